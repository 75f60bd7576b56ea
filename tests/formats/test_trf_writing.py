"""Writing TRF16 and TRF26, and saying what they have no place for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.formats.trf import TIMBER, bare, event, findings, player, timber, trf
from tests.samples.crosstables import section, vector
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Event, Player, Section
from xltiebreak.formats.trf.reading import read_trf
from xltiebreak.formats.trf.writing import write_trf
from xltiebreak.ranking.standings import standings


def lines(event: Event, version: str = "26") -> list[str]:
    return write_trf(event, version).content.decode().split("\r\n")


def alone(*rows: str, **fields: object) -> Event:
    return Event("A", (section(*rows, **fields),))


def test_a_file_that_we_wrote_is_written_again_to_the_letter() -> None:
    written = write_trf(event(timber()))
    assert written.content.decode() == timber().replace("\n", "\r\n")
    assert written.lost == ()


def test_trf16_has_the_rounds_and_the_bye_in_extensions_and_no_tie_breaks() -> None:
    written = write_trf(event(timber()), "16")
    text = written.content.decode()
    assert "\r\nXXR 5\r\nXXS PAB=0.5\r\n" in text
    assert written.lost == (
        "The tie-break order BH,SB,WIN is left out; TRF26 has a record for it.",
    )
    again, before = event(text), event(timber())
    assert again.sections[0].crosstable == before.sections[0].crosstable
    assert again.sections[0].players == before.sections[0].players


def test_places_can_be_given() -> None:
    text = write_trf(alone("W2w", "L1b"), ranks={1: 1, 2: 2}).content.decode()
    assert [one.printed_place for one in event(text).sections[0].players] == [1, 2]
    assert [line[85:89] for line in text.split("\r\n") if line.startswith("001")] == [
        "   1",
        "   2",
    ]


def test_the_points_are_those_of_the_results() -> None:
    wrong = event(timber().replace(" 2.0    4 ", " 9.5    4 "))
    assert write_trf(wrong).content == write_trf(event(timber())).content


def test_points_of_a_hundred_rounds_do_not_fit_and_are_refused() -> None:
    almost, all_won = ["B"] * 99, ["B"] * 100
    assert " 99.0" in lines(alone(" ".join(almost)))[-2]
    with pytest.raises(TieBreakError, match="the points of player 1 are too long for a TRF"):
        write_trf(alone(" ".join(all_won)))


@pytest.mark.parametrize("name", ["byes.csv", "nine-rounds.csv"])
@pytest.mark.parametrize("version", ["16", "26"])
def test_the_tie_breaks_are_the_same_after_the_journey(name: str, version: str) -> None:
    before = vector(name)
    after = read_trf(write_trf(Event("A", (before,)), version).content, "").sections[0]
    assert standings(after, "uschess").rows == tuple(
        row._replace(player=after.by_number[row.player.number])
        for row in standings(before, "uschess").rows
    )


def test_a_pending_round_is_kept() -> None:
    made = event(trf(player(1, "   2 w"), player(2, "   1 b")))
    assert [line[91:] for line in lines(made)[-3:-1]] == ["   2 w", "   1 b"]


def test_a_star_is_written_back_as_a_round_without_a_result() -> None:
    made = event(trf(player(1, "   2 w *"), player(2, "   1 b *")))
    assert [line[91:] for line in lines(made)[-3:-1]] == ["   2 w", "   1 b"]


def test_a_forfeit_has_the_other_color_than_its_opponents_cell() -> None:
    made = alone("X2w F4", "F1 X3b", "W4w F2", "L3b F1b")
    assert [line[91:] for line in lines(made)[-5:-1]] == [
        "   2 w +     4 w -",
        "   1 b -     3 b +",
        "   4 w 1     2 w -",
        "   3 b 0     1 b -",
    ]
    assert write_trf(made).wanting == ()


def test_no_color_is_made_up_and_games_without_one_are_counted() -> None:
    made = alone("X2 W3w", "F1 F4", "X4 L1", "F3 F2")
    assert [line[91:] for line in lines(made)[-5:-1]] == [
        "   2 - +     3 w 1",
        "   1 - -     4 - -",
        "   4 - +     1 - 0",
        "   3 - -     2 - -",
    ]
    assert write_trf(made).lost == ()
    assert write_trf(made).wanting == (
        "The colors of 4 games are not known; a program that pairs or checks may refuse the file "
        "until they are entered.",
    )


def test_a_round_without_an_opponent_wants_no_color() -> None:
    assert write_trf(alone("X", "F", "B", "H")).wanting == ()


def test_tie_breaks_that_fide_does_not_have_are_marked_and_come_back() -> None:
    made = alone("W2", "L1", order="SB,CUM,SOLK")
    assert "202 SB,OTHER_CUM,OTHER_SOLK" in lines(made)
    assert event("\n".join(lines(made))).sections[0].order == "SB,CUM,SOLK"


def test_an_order_with_a_name_is_written_out() -> None:
    assert "202 OTHER_MM,OTHER_SOLK,OTHER_CUM,OTHER_OCUM" in lines(
        alone("W2", "L1", order="uschess")
    )


def test_a_text_cannot_become_a_line_of_its_own() -> None:
    people = (Player(1, "Ash\r\n001    9      Elm"), Player(2, "Birch"))
    made = Event("A\n162  W 3.0", (section("W2", "L1", players=people),), city="\r001")
    text = write_trf(made).content.decode()
    assert len(event(text).sections[0].players) == 2
    assert findings(text) == []


# What cannot be written


def test_several_sections_are_refused_by_name() -> None:
    one = section("W2", "L1")
    with pytest.raises(
        TieBreakError, match=r"this event has 2 \(Open, U1200\); write one at a time"
    ):
        write_trf(Event("A", (one, replace(one, name="U1200"))))


def test_a_version_that_is_none_is_refused() -> None:
    with pytest.raises(TieBreakError, match="'06' is not a version of TRF; use one of 16, 26"):
        write_trf(alone("W2", "L1"), "06")


@pytest.mark.parametrize(
    ("number", "results", "message"),
    [
        (10_000, [Result(Outcome.UNPAIRED)], "a TRF has no player 10000; 9999 is the last"),
        (1, [Result(Outcome.WIN, 12_345)], "a TRF has no player 12345; 9999 is the last"),
        (7, [Result(Outcome.UNREADABLE)], "player 7, round 1 cannot be read; correct it first"),
        (
            7,
            [Result(Outcome.PAIRING_BYE), Result(Outcome.PAIRING_BYE, worth=0.5)],
            "pairing byes are worth 0.5 and 1 here; in a TRF they are all worth the same",
        ),
    ],
)
def test_what_has_no_columns_is_refused(number: int, results: list[Result], message: str) -> None:
    table = Crosstable((number,), (tuple(results),))
    with pytest.raises(TieBreakError, match=message):
        write_trf(Event("A", (Section("Open", (Player(number),), table),)))


def test_nothing_is_said_to_be_lost_where_nothing_is() -> None:
    assert write_trf(alone("W2w H", "L1b B")).lost == ()


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"venue": "Hall"}, "The venue (Hall) is left out."),
        ({"rated_by": "US Chess"}, "The rating body (US Chess) is left out."),
        (
            {"dates": "next spring"},
            "The dates 'next spring' are left out; a TRF holds days such as",
        ),
        ({"dates": "03/04/2026"}, "The dates '03/04/2026' are left out; a TRF holds days such as"),
    ],
)
def test_what_is_lost_of_the_event_is_told(fields: dict[str, str], sentence: str) -> None:
    [lost] = write_trf(replace(alone("W2", "L1"), **fields)).lost
    assert lost.startswith(sentence)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"lots": "2,1"}, "The lots (2,1) are left out."),
        (
            {"kind": "roundrobin", "withdrawn": (2,)},
            "That these players withdrew (2) is left out; a reader counts their games.",
        ),
        ({"printed": {"TB1": {1: "5"}, "TB2": {}}}, "The columns TB1, TB2 are left out."),
        ({"trophies": 3}, "The number of trophies (3) is left out."),
        ({"unrated": 0}, "The rating of unrated players (0) is left out."),
        ({"edition": "raw"}, "The edition raw is left out; a reader takes uschess."),
        ({"order": "fide"}, "The edition fide2026 is left out; a reader takes uschess."),
        ({"name": "U1200"}, "The section's name 'U1200' is left out."),
        ({"kind": "team"}, "The kind 'team' is written as a Swiss."),
    ],
)
def test_what_is_lost_of_the_section_is_told(fields: dict[str, object], sentence: str) -> None:
    made = replace(section("W2", "L1"), **fields)
    assert write_trf(Event("A", (made,))).lost == (sentence,)


@pytest.mark.parametrize(
    ("person", "sentence"),
    [
        (Player(1, team="Oaks"), "The clubs of 1 player are left out."),
        (Player(1, rating=900, provisional=4), "The games behind 1 provisional rating are left"),
        (Player(1, name="A" * 34), "The name of player 1 ('AAAA"),
        (Player(1, id="123456789012"), "The id of player 1 ('123456789012') is cut to 11 letters."),
        (Player(1, sex="unknown"), "The sex of player 1 ('unknown') is left out."),
        (Player(1, rating=12_345), "The rating of player 1 is cut to four digits."),
    ],
)
def test_what_is_lost_of_a_player_is_told(person: Player, sentence: str) -> None:
    [lost] = write_trf(alone("B", players=(person,))).lost
    assert lost.startswith(sentence)


@pytest.mark.parametrize(("sex", "letter"), [("F", "w"), ("female", "w"), ("M", "m"), ("u", "u")])
def test_the_sex_has_the_letter_of_the_format(sex: str, letter: str) -> None:
    written = write_trf(alone("B", players=(Player(1, sex=sex),)))
    assert (written.content.decode().split("\r\n")[-2][9], written.lost) == (letter, ())


def test_a_forfeit_draw_keeps_its_half_point_as_a_bye() -> None:
    written = write_trf(alone("Z2", "Z1"))
    assert written.lost == (
        "The forfeit draw of player 1 in round 1 is written as a half-point bye.",
        "The forfeit draw of player 2 in round 1 is written as a half-point bye.",
    )
    assert [
        row[0].outcome for row in event(written.content.decode()).sections[0].crosstable.results
    ] == [Outcome.HALF_BYE] * 2


def test_a_forfeit_that_names_nobody_is_listed_as_what_a_reader_finds() -> None:
    written = write_trf(alone("X", "F"))
    assert written.lost == (
        "The forfeit win of player 1 in round 1 names no opponent; a reader finds a granted "
        "full-point bye.",
        "The forfeit loss of player 2 in round 1 names no opponent; a reader finds a round not "
        "played.",
    )
    assert [
        row[0].outcome for row in event(written.content.decode()).sections[0].crosstable.results
    ] == [Outcome.FULL_BYE, Outcome.UNPAIRED]


def test_a_ruling_keeps_its_result() -> None:
    written = write_trf(alone("N2w", "W1b"))
    assert written.lost == ("The ruling of player 1 in round 1 is written as its result alone.",)
    assert "   2 w 1" in written.content.decode()


def test_dates_that_a_reader_understands_are_written_as_the_format_wants_them() -> None:
    made = replace(alone("W2", "L1"), dates="October 4-5, 2025")
    assert {"042 2025/10/04", "052 2025/10/05"} <= set(lines(made))
    assert write_trf(made).lost == (
        "The edition uschess is left out; a reader takes that of the dates.",
    )


def test_the_example_says_what_it_is() -> None:
    assert TIMBER.read_text(encoding="utf-8").startswith("### A made-up event")
    assert bare(read_trf(TIMBER.read_bytes(), "")) == bare(event(timber()))
