"""Writing TRF16 and TRF26, and saying what they have no place for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.cases import lines as lines_of
from tests.make import reading
from tests.make.crosstables import alone, section
from tests.make.files import written
from tests.make.samples import lost
from tests.make.trf import event, findings, player, timber, trf
from xltiebreak import Crosstable, Event, Outcome, Player, Result, Section, TieBreakError, standings
from xltiebreak.formats import convert


def lines(event: Event, version: str = "26") -> list[str]:
    return written(event, f"trf{version}").decode().split("\r\n")


def players(event: Event) -> list[str]:
    return [line for line in lines(event) if line.startswith("001")]


def test_a_file_that_we_wrote_is_written_again_to_the_letter() -> None:
    assert written(event(timber()), "trf26").decode() == timber().replace("\n", "\r\n")
    assert lost(event(timber()), "trf26") == ()


def test_trf16_has_the_rounds_and_the_bye_in_extensions_and_no_tie_breaks() -> None:
    text = written(event(timber()), "trf16").decode()
    assert "\r\nXXS PAB=0.5\r\n162  P 0.5\r\n" in text
    assert text.endswith("\r\nXXR 5\r\n")
    assert lost(event(timber()), "trf16") == (
        "Read back otherwise: the tie-break order ('BH,SB,WIN' as 'BH/C1,BH,SB,DE,WIN'); TRF26 has "
        "a record for it.",
    )
    again, before = event(text), event(timber())
    assert again.sections[0].crosstable == before.sections[0].crosstable
    assert again.sections[0].players == before.sections[0].players


@pytest.mark.parametrize("version", ["16", "26"])
def test_the_places_are_those_of_the_standings(version: str) -> None:
    made = lines(alone("W2w", "L1b"), version)
    assert [line[85:89] for line in made if line.startswith("001")] == ["   1", "   2"]
    players = event("\n".join(made)).sections[0].players
    assert [player.printed_place for player in players] == [1, 2]


def test_the_points_are_those_of_the_results() -> None:
    wrong = event(timber().replace(" 2.0    4 ", " 9.5    4 "))
    assert written(wrong, "trf26") == written(event(timber()), "trf26")


def test_the_number_of_rounds_is_asked_for_where_it_is_not_stated() -> None:
    for version in ("16", "26"):
        for rounds, wanting in ((None, 1), (3, 0)):
            made = alone("W2w B H", "L1b H B", scheduled_rounds=rounds)
            file = convert(made, f"trf{version}").written
            assert file.content.endswith(b"\r\nXXR 3\r\n") == (wanting == 0)
            assert len(file.wanting) == wanting


def test_prizes_that_are_not_understood_stop_no_trf() -> None:
    text = "Prizes,$100 first blood\n\nNo.,Name,R1\n1,Ash,W2w\n2,Birch,L1b\n"
    file, told = convert(reading.text(text), "trf26")
    assert [row.printed_place for row in event(file.content).sections[0].players] == [1, 2]
    assert "Left out: the prizes." in [loss.sentence for loss in told]


def test_what_does_not_fit_is_left_out_whole() -> None:
    long = Player(1, "N" * 40, title="Expert", federation="Vermont", birth="1 December 1990")
    [line] = players(alone("B", players=(long,)))
    assert line[10:13] + line[53:56] + line[69:79] == " " * 16
    assert line[14:47] == "N" * 33


def test_points_of_a_hundred_rounds_fit_without_their_decimal() -> None:
    almost, all_won = ["B"] * 99, ["B"] * 100
    assert " 99.0" in players(alone(" ".join(almost)))[0]
    assert " 100. " in players(alone(" ".join(all_won)))[0]


@pytest.mark.parametrize(
    ("rows", "written"),
    [
        (("X2w F4", "F1 X3b", "W4w F2", "L3b F1b"),  # a forfeit has the other color than its twin
         ("   2 w +     4 w -", "   1 b -     3 b +", "   4 w 1     2 w -", "   3 b 0     1 b -")),
        (("X2 W3w W4", "F1 F4 X3", "X4 L1 F2", "F3 X2 L1"),  # by turns where nobody told
         ("   2 w +     3 w 1     4 w 1", "   1 b -     4 b -     3 w +",
          "   4 w +     1 b 0     2 b -", "   3 b -     2 w +     1 b 0")),
        (("W2w", "L1w"), ("   2 w 1", "   1 b 0")),  # of two with one color the first keeps it
        (("B", "H", "B"), ("0000 - U", "0000 - H", "0000 - U")),
    ],
)  # fmt: skip
def test_whoever_has_an_opponent_has_a_color(
    rows: tuple[str, ...], written: tuple[str, ...]
) -> None:
    made = alone(*rows)
    assert tuple(line[91:] for line in players(made)) == written


@pytest.mark.parametrize("star", [" ", "*"])
def test_a_pending_round_is_written_without_a_result(star: str) -> None:
    made = event(trf(player(1, f"   2 w {star}"), player(2, f"   1 b {star}")))
    assert [line[91:] for line in players(made)] == ["   2 w", "   1 b"]


def test_tie_breaks_that_fide_does_not_have_are_marked_and_come_back() -> None:
    made = alone("W2", "L1", order="SB,CUM,SOLK")
    assert "202 SB,OTHER_CUM,OTHER_SOLK" in lines(made)
    assert event("\n".join(lines(made))).sections[0].order == "SB,CUM,SOLK"


@pytest.mark.parametrize(
    ("edition", "dates", "comments"),
    [
        ("", "2026/05/09", ["### Edition: uschess"]),
        ("raw", "", ["### Edition: raw"]),
        ("fide2009", "2025/05/09", ["### Edition: fide2009"]),
        ("fide2023", "2025/05/09", []),
        ("fide2026", "", []),
        ("fide2026", "next spring", []),
    ],
)
def test_edition_and_order_are_written_and_come_back(
    edition: str, dates: str, comments: list[str]
) -> None:
    """The edition in a comment, where it is not the one that FIDE's rules of that date are."""
    made = replace(alone("W2w", "L1b", edition=edition), dates=dates)
    assert [line for line in lines(made) if line.startswith("###")] == comments
    assert [line for line in lines(made) if line.startswith("202")]
    for version in ("26", "16"):
        back = event("\n".join(lines(made, version))).sections[0]
        assert back.edition == (edition or "uschess")
    assert not [
        sentence for sentence in lost(made, "trf26") if "dition" in sentence or "order" in sentence
    ]


def test_a_comment_with_an_unknown_edition_is_told_and_passed_over() -> None:
    text = "\n".join(["### Edition: fide2050", *lines(alone("W2w", "L1b", edition="fide2026"))])
    made = event(text).sections[0]
    [fault] = made.faults
    assert (fault.code, fault.where, made.edition) == ("setting", "line 1", "fide2026")
    assert fault.message.startswith("'fide2050' is not an edition")


def test_a_text_cannot_become_a_line_of_its_own() -> None:
    people = (Player(1, "Ash\r\n001    9      Elm"), Player(2, "Birch"))
    made = Event("A\n162  W 3.0", (section("W2", "L1", players=people),), city="\r001")
    text = written(made, "trf26").decode()
    assert len(event(text).sections[0].players) == 2
    assert findings(text) == []


# What cannot be written


@pytest.mark.parametrize(
    ("number", "results", "message"),
    [
        (10_000, [Result(Outcome.UNPAIRED)], "a TRF has no player 10000; 9999 is the last"),
        (7, [Result(Outcome.UNREADABLE)], "a round of a player cannot be read; correct it first"),
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
        written(Event("A", (Section("Open", (Player(number),), table),)), "trf26")


@pytest.mark.parametrize(("sex", "letter"), [("F", "w"), ("female", "w"), ("M", "m"), ("u", " ")])
def test_the_sex_has_the_letter_of_the_format(sex: str, letter: str) -> None:
    made = alone("B", players=(Player(1, sex=sex),))
    assert players(made)[0][9] == letter


# Rulings


@pytest.mark.parametrize(
    ("rows", "played", "records"),
    [
        (("N2w", "W1b"), ("   2 w 0", "   1 b 1"), ["299 W         1.0    1    1"]),
        (("L2w", "R1b"), ("   2 w 0", "   1 b 1"), ["299 D         0.5    1    2"]),
        (("N2w", "L1b"), ("   2 w 1", "   1 b 0"), ["299 W         1.0    1    1"]),
        (
            ("S2w", "S1b"),
            ("   2 w 0", "   1 b 1"),
            ["299 L         0.0    1    1", "299 L         0.0    1    2"],
        ),
    ],
)
def test_a_ruling_has_a_record_of_its_own_and_comes_back(
    rows: tuple[str, str], played: tuple[str, str], records: list[str]
) -> None:
    made = alone(*rows)
    text = lines(made)
    assert tuple(line[91:] for line in text if line.startswith("001")) == played
    assert [line for line in text if line.startswith("299")] == records
    assert lost(made, "trf26") == ()
    back = event("\n".join(text)).sections[0]
    assert back.crosstable == made.sections[0].crosstable
    assert [row.score for row in standings(back).rows] == [
        row.score for row in standings(made.sections[0]).rows
    ]


def test_a_ruling_against_the_opponents_result_has_no_place_in_trf16() -> None:
    with pytest.raises(TieBreakError, match="stands by a ruling against"):
        written(alone("N2w", "W1b"), "trf16")


@pytest.mark.parametrize("case", lines_of("data/trf/dates.txt"))
def test_dates_of_any_style_become_those_of_the_format_where_they_are_certain(case: str) -> None:
    dates, days, _ = case.split(" :: ")
    made = lines(replace(alone("W2", "L1"), dates=dates))
    found = [line for line in made if line[:4] in ("042 ", "052 ")]
    expected = [] if days == "-" else days.split()
    assert found == [" ".join(pair) for pair in zip(("042", "052"), expected)]


# Columns

RULER = (
    "DDD SSSS sTTT NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN RRRR FFF IIIIIIIIIII BBBB/BB/BB PPPP rrrr"
    "  1111 1 1  2222 2 2  3333 3 3"
)
"""As the format's own sample file prints it."""


def test_fields_and_rounds_stand_where_the_ruler_has_them() -> None:
    whole = Player(
        1234, "N" * 40, "12345678901", 2345, title="WGM", federation="NOR", sex="w",
        birth="1990/12/01",
    )  # fmt: skip
    rows = (("W5678w", "L5678b", "D5678w"), ("L1234b", "W1234w", "D1234b"))
    made = alone(*map(" ".join, rows), players=(whole, Player(5678)), numbers=(1234, 5678))
    [line, other] = players(made)
    fields = {
        "DDD": "001", "SSSS": "1234", "s": "w", "TTT": "WGM", "N" * 33: "N" * 33, "RRRR": "2345",
        "FFF": "NOR", "I" * 11: "12345678901", "BBBB/BB/BB": "1990/12/01", "PPPP": " 1.5",
        "rrrr": "   1", "1111 1 1": "5678 w 1", "2222 2 2": "5678 b 0", "3333 3 3": "5678 w =",
    }  # fmt: skip
    assert {name: line[RULER.index(name) :][: len(name)] for name in fields} == fields
    for written_line in (line, other):
        assert {one for one, sign in zip(written_line, RULER) if sign == " "} == {" "}
