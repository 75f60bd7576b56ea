"""SwissSys's save file and the results that it publishes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cases import lines
from tests.make import reading
from tests.make.crosstables import UNREADABLE
from tests.make.samples import DATA
from tests.make.trf import shown
from xltiebreak import Event, Outcome, Result, TieBreakError, examine_event, load
from xltiebreak.formats import kind_of

SAVED = (DATA / "swisssys.sjson").read_bytes()
PUBLISHED = (DATA / "swisssys-published.json").read_bytes()


def changed(content: bytes, change: Any) -> bytes:
    document = json.loads(content)
    change(document)
    return json.dumps(document).encode()


def saved(change: Any) -> Event:
    return reading.text(changed(SAVED, change), "event.sjson")


def published(change: Any) -> Event:
    return reading.text(changed(PUBLISHED, change), "event.json")


def test_the_kinds_are_told_by_what_they_hold() -> None:
    assert (kind_of(SAVED), kind_of(PUBLISHED)) == ("sjson", "swisssys")
    with pytest.raises(TieBreakError, match="none that SwissSys writes"):
        kind_of(b'{"events": []}')


def with_token(token: str, round: int = 1) -> Event:
    """The save file with this in a round of player 2."""

    def put(document: Any) -> None:
        results = document["Sections"][0]["Players"][1]["Results"]
        results[round - 1 : round] = [token]

    return saved(put)


@pytest.mark.parametrize("case", lines("data/formats/swisssys_tokens.txt"))
def test_a_token_is_a_sign_an_opponent_and_a_colour(case: str) -> None:
    token, expected = case.replace("\\0", "\0").split(maxsplit=1)
    [section] = with_token(token).sections
    said = [fault.message for fault in section.faults if "round 1" in fault.where]
    if expected.startswith("! "):
        [message] = said
        assert expected.removeprefix("! ") in message
    else:
        assert (shown(section.crosstable.rows[2][0]), said) == (expected, [])


def test_an_empty_slot_of_a_round_to_come_says_nothing() -> None:
    [section] = with_token("\0;0;-;0;0;0;0", round=4).sections
    assert (section.scheduled_rounds, section.crosstable.rounds) == (4, 3)


def test_the_overview_describes_the_event() -> None:
    event = load(DATA / "swisssys.sjson")
    assert event.name == "Elm Valley Open"
    assert event.dates == "2026-03-14 – 2026-03-15"
    assert event.time_control == "G/60; d5"
    [section] = event.sections
    assert (section.scheduled_rounds, section.crosstable.rounds) == (4, 3)


def test_the_players_have_what_the_file_has_of_them() -> None:
    [section] = load(DATA / "swisssys.sjson").sections
    ash, dogwood, gum = section.players[0], section.players[3], section.players[6]
    assert (ash.title, ash.federation, ash.team) == ("FM", "VT", "")
    assert (dogwood.rating, dogwood.provisional) == (1641, 17)
    assert gum.rating is None


def test_a_club_that_is_no_state_is_the_club() -> None:
    def join(document: Any) -> None:
        document["Sections"][0]["Players"][0]["Club"] = "Elm Chess Club"

    player = saved(join).sections[0].players[0]
    assert (player.team, player.federation) == ("Elm Chess Club", "")


def test_a_fault_is_told_by_player_and_round() -> None:
    def mistype(document: Any) -> None:
        document["Sections"][0]["Players"][1]["Results"][2] = "$;4;W;1;4;4;0"

    [section] = saved(mistype).sections
    [fault] = section.faults
    assert (fault.code, fault.where) == ("unknown-code", "Open!player 2, round 3")
    assert section.crosstable.rows[2][2] == UNREADABLE


@pytest.mark.parametrize(("kind", "ours"), [(0, "swiss"), (1, "roundrobin"), (3, "roundrobin")])
def test_the_type_of_a_section_is_known(kind: int, ours: str) -> None:
    event = saved(lambda document: document["Sections"][0].update(Type=kind))
    assert event.sections[0].kind == ours
    assert event.sections[0].faults == ()


def test_a_type_that_no_file_has_shown_is_told() -> None:
    event = saved(lambda document: document["Sections"][0].update(Type=2))
    assert [fault.code for fault in event.sections[0].faults] == ["section-type"]


def test_printed_tie_breaks_and_places_are_kept() -> None:
    [section] = load(DATA / "swisssys-published.json").sections
    assert list(section.printed) == ["Mod. Med", "Solk"]
    assert section.printed["Mod. Med"][1] == "3.5"
    assert [player.printed_place for player in section.players] == [1, 2, 2, 6, 5, 7, 2]


def test_published_results_without_tie_breaks_are_read() -> None:
    def leave_out(document: Any) -> None:
        document["sections"][0]["tiebreaks"] = []
        for player in document["sections"][0]["players"]:
            del player["tiebreaks"]

    event = published(leave_out)
    assert event.sections[0].printed == {}
    assert examine_event(event) == []


def test_a_published_pairing_without_a_result_is_not_finished() -> None:
    def open_game(document: Any) -> None:
        document["sections"][0]["players"][0]["results"][2] = " "

    assert published(open_game).sections[0].crosstable.rows[1][2] == Result(Outcome.PENDING, 3, "w")


@pytest.mark.parametrize("content", [SAVED, PUBLISHED])
def test_a_file_that_is_cut_short_is_refused(content: bytes) -> None:
    kind = "sjson" if content is SAVED else "swisssys"
    with pytest.raises(TieBreakError, match=r"^event: the file is damaged or cut short"):
        reading.text(content[: len(content) // 2], "event", kind)


@pytest.mark.parametrize(
    "content",
    [b"[]", b'{"Sections": 5}', b'{"Sections": [{"Players": []}]}', b"[" * 100_000, b"9" * 9_999],
)
def test_what_holds_no_tournament_is_refused(content: bytes) -> None:
    for kind in ("sjson", "swisssys"):
        with pytest.raises(TieBreakError, match="SwissSys"):
            reading.text(content, "event", kind)
