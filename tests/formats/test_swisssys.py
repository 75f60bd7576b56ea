"""SwissSys's save file and published results, of which cases/swisssys.txt tells more."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cases import lines
from tests.make import reading
from tests.make.samples import DATA
from tests.make.trf import shown
from xltiebreak import Event, TieBreakError, examine_event
from xltiebreak.formats.kinds import kind_of

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


def test_published_results_without_tie_breaks_are_read() -> None:
    def leave_out(document: Any) -> None:
        document["sections"][0]["tiebreaks"] = []
        for player in document["sections"][0]["players"]:
            del player["tiebreaks"]

    event = published(leave_out)
    assert event.sections[0].printed == {}
    assert examine_event(event) == []


@pytest.mark.parametrize("content", [SAVED, PUBLISHED])
def test_a_file_that_is_cut_short_is_refused(content: bytes) -> None:
    kind = "sjson" if content is SAVED else "swisssys"
    with pytest.raises(TieBreakError, match=r"^event: the file is damaged or cut short"):
        reading.text(content[: len(content) // 2], "event", kind)
