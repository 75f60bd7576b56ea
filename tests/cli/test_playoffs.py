"""Play-offs on every face: one file, and what each command says of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import docx
import pytest

from tests.command import Command
from xltiebreak import load
from xltiebreak.functions import Given, standings_table

JSON = "--format", "json"

EVENT = """Event,Lantern Blitz
Tie-break order,"MM,SOLK,CUM,OCUM"
Kind,swiss
{label}

No.,Name,R1,R2,R3
1,"Ash, Al",W3,W4,{last}2
2,"Birch, Bo",W4,W3,{last}1
3,"Cole, Cy",L1,L2,W4
4,"Dean, Di",L2,L1,L3
"""
LEVEL = EVENT.format(label="{}", last="D")
PERFECT = EVENT.format(label="{}", last="B").replace("B2", "B").replace("B1", "B")


def written(path: Path, text: str, label: str) -> Path:
    path.write_text(text.format(label), encoding="utf-8")
    return path


@pytest.fixture
def played(tmp_path: Path) -> Path:
    return written(tmp_path / "played.csv", LEVEL, 'Playoff,"2, 1 (blitz 2-0)"')


@pytest.fixture
def due(tmp_path: Path) -> Path:
    prizes = 'Perfect scores,playoff\nPrizes,"$100-50, trophies to top 2"'
    return written(tmp_path / "due.csv", PERFECT, prizes)


def words_of(document: Path) -> str:
    read = docx.Document(str(document))
    cells = (cell.text for table in read.tables for row in table.rows for cell in row.cells)
    return "\n".join([*(paragraph.text for paragraph in read.paragraphs), *cells])


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            "played",
            "The file states a play-off between Birch, Bo and Ash, Al (blitz 2-0); their places "
            "follow it.",
        ),
        ("due", "A play-off is due for places 1–2: Ash, Al and Birch, Bo have all points."),
    ],
)
def test_a_second_opinion_names_the_play_off(
    xltiebreak: Command,
    request: pytest.FixtureRequest,
    tmp_path: Path,
    event: str,
    sentence: str,
) -> None:
    printed = tmp_path / "printed.csv"
    printed.write_text("No.,Solk\n1,3\n2,3\n3,5\n", encoding="utf-8")
    path = request.getfixturevalue(event)
    answer = json.loads(xltiebreak("verify", path, "--against", printed, "--json").out)
    assert sentence in answer["second_opinion"]["readings"]


def test_every_face_says_who_won_the_play_off(
    xltiebreak: Command, played: Path, tmp_path: Path
) -> None:
    assert "Playoff (blitz 2-0)" in xltiebreak("standings", played).out
    [section] = json.loads(xltiebreak("standings", played, "--format", "json").out)["sections"]
    assert [row["number"] for row in section["standings"]][:2] == [2, 1]
    assert [row["decided_by"] for row in section["standings"]][:2] == ["Playoff", "Playoff"]
    told = "the play-off decided (US Chess 34E12, blitz 2-0)"
    assert told in xltiebreak("why", played, "1", "2").out
    assert "place 1, decided by Playoff (blitz 2-0)" in xltiebreak("explain", played, "2").out
    for command, ending in (("bulletin", "docx"), ("page", "html")):
        out = tmp_path / f"out.{ending}"
        assert xltiebreak(command, played, "-o", out).code == 0
        text = words_of(out) if ending == "docx" else out.read_text(encoding="utf-8")
        assert "Birch won the play-off (blitz 2-0)" in text
        assert "A play-off comes before them." in text
    assert "The play-off (blitz 2-0) put Bo Birch before Al Ash." in words_of(tmp_path / "out.docx")
    table = standings_table(
        Given([["W3", "W4", "D2"], ["W4", "W3", "D1"], ["L1", "L2", "W4"], ["L2", "L1", "L3"]]
              , "MM, SOLK, CUM, OCUM; Playoff: bo birch > al ash (blitz 2-0)"),
        [["Ash, Al"], ["Birch, Bo"], ["Cole, Cy"], ["Dean, Di"]],
    )  # fmt: skip
    assert [[row[1], row[-1]] for row in table[1:3]] == [
        [2, "Playoff (blitz 2-0)"],
        [1, "Playoff (blitz 2-0)"],
    ]


def test_every_face_says_that_a_play_off_is_due(
    xltiebreak: Command, due: Path, tmp_path: Path
) -> None:
    sentence = "A play-off is due for places 1–2: Ash, Al and Birch, Bo have all points."
    for command in (("standings",), ("why", "1", "2")):
        told = xltiebreak(command[0], due, *command[1:])
        assert sentence in told.out + told.err
    assert "so a play-off must be played" in xltiebreak("prizes", due).out
    assert "a play-off must be played with Birch, Bo" in xltiebreak("prizes", due, "--hand-out").out
    xltiebreak("page", due, "-o", tmp_path / "due.html")
    page = (tmp_path / "due.html").read_text(encoding="utf-8")
    assert sentence in page
    assert "A play-off comes before them." not in page
    xltiebreak("bulletin", due, "-o", tmp_path / "due.docx")
    text = words_of(tmp_path / "due.docx")
    assert "a play-off must be played for places 1 and 2" in text
    assert "lots must be drawn" not in text.lower()


def test_the_rules_say_what_a_play_off_decides_where_none_is_due(
    xltiebreak: Command, tmp_path: Path
) -> None:
    event = written(tmp_path / "level.csv", LEVEL, "Perfect scores,playoff")
    page, bulletin = tmp_path / "level.html", tmp_path / "level.docx"
    assert xltiebreak("page", event, "-o", page).code == 0
    assert xltiebreak("bulletin", event, "-o", bulletin).code == 0
    sentence = "rule 34E). If several players make all points, a play-off decides between them."
    assert sentence in page.read_text(encoding="utf-8")
    assert sentence in words_of(bulletin)


def test_check_names_the_cell_of_a_play_off_that_contradicts_the_places(
    xltiebreak: Command, tmp_path: Path
) -> None:
    file = written(tmp_path / "wrong.csv", LEVEL, 'Play-off,"2, 3"')
    checked = xltiebreak("check", file)
    assert checked.code == 1
    assert "line 4, column 2: the play-off names Birch, Bo (2.5) and Cole, Cy (1)" in checked.out
    assert xltiebreak("standings", file).code == 1


def test_what_if_leaves_out_a_play_off_that_would_not_fit(
    xltiebreak: Command, played: Path
) -> None:
    told = xltiebreak("whatif", played, "R3 1-2 1-0")
    assert "The play-off is left out, as it would not fit any more" in told.out + told.err
    unmoved = xltiebreak("whatif", played, "R1 1-3 1-0")
    assert "left out" not in unmoved.out + unmoved.err


def test_nobody_is_certain_of_first_place_while_two_can_have_all_points(
    xltiebreak: Command, tmp_path: Path
) -> None:
    """Ash is ahead on every tie-break, and would still have to play."""
    table = """Event,E
Rounds,3
{}
No.,Name,R1,R2,R3
1,Ash,W3,W4,B
2,Birch,W5,W6,3w
3,Cole,L1,W5,2b
4,Dean,W6,L1,H
5,Eddy,L2,L3,U
6,Fay,L4,L2,U
"""
    without, waiting = (
        json.loads(xltiebreak("whatif", written(tmp_path / "open.csv", table, label), *JSON).out)
        for label in ("", "Perfect scores,playoff\n")
    )
    worst = [
        next(row["worst"] for row in told["players"] if row["number"] == 1)
        for told in (without, waiting)
    ]
    assert worst == [1, 2]


def test_what_a_correction_did_to_a_play_off_is_told(
    xltiebreak: Command, played: Path, tmp_path: Path
) -> None:
    other = written(tmp_path / "other.csv", LEVEL, 'Playoff,"1, 2 (blitz 2-0)"')
    told = xltiebreak("changes", played, other)
    assert "play-off: 2, 1 (blitz 2-0) → 1, 2 (blitz 2-0)" in told.out
    [section] = json.loads(xltiebreak("changes", played, other, *JSON).out)["sections"]
    ash = next(move for move in section["moved"] if move["number"] == 1)
    assert ash["sums"][0]["sentences"] == [
        f"Playoff {place}: place {place} of 2 in the play-off (blitz 2-0)" for place in (2, 1)
    ]


@pytest.mark.slow
def test_files_keep_a_play_off_or_say_that_they_cannot(
    xltiebreak: Command, played: Path, tmp_path: Path
) -> None:
    for ending in ("xlsx", "csv"):
        out = tmp_path / f"kept.{ending}"
        assert xltiebreak("convert", played, out).code == 0
        assert load(str(out)).sections[0].playoff == "2, 1 (blitz 2-0)"
    told = xltiebreak("convert", played, tmp_path / "lost.trf")
    assert "The play-off (2, 1 (blitz 2-0)) is left out." in told.out + told.err


@pytest.mark.parametrize("others", ["", ", 8"])
def test_the_bulletin_tells_no_tie_break_that_a_play_off_made_idle(
    xltiebreak: Command, tmp_path: Path, others: str
) -> None:
    """Modified Median parted 1 to 4 from 8 and left them level; Cumulative would have parted them.
    A play-off of all five leaves nothing to Modified Median."""
    rows = "W6 W7 L8 W9,W7 L8 W9 W6,W8 L9 W6 W7,W9 W6 W7 L8,U U U U,L1 L4 L3 L2,L2 L1 L4 L3"
    rows += ",L3 W2 W1 W4,L4 W3 L2 L1"
    event = tmp_path / "event.csv"
    lines = [
        f'Playoff,"3, 1, 2, 4{others}"',
        "Kind,swiss",
        "Trophies,5",
        "",
        "No.,Name,R1,R2,R3,R4",
    ]
    names = ["Ash", "Birch", "Cole", "Dean", "Elm", "Fir", "Gum", "Hill", "Ivy"]
    for number, (name, results) in enumerate(zip(names, rows.split(",")), 1):
        lines.append(f"{number},{name},{results.replace(' ', ',')}")
    event.write_text("\n".join(lines), encoding="utf-8")
    assert xltiebreak("bulletin", event, "-o", tmp_path / "b.docx").code == 0
    text = words_of(tmp_path / "b.docx")
    assert ("Placed by the play-off: Cole, Ash, Birch and Dean" in text) is (not others)
    assert ("Modified Median (US Chess 34E1)" in text) is (not others)
    assert "The play-off put Cole before Ash before Birch before Dean" in text
    assert "then " not in text.partition("Why this order")[2]


def test_of_more_than_two_it_is_said_who_was_ahead_of_whom(
    xltiebreak: Command, tmp_path: Path
) -> None:
    rows = "W4 W5 W6", "W5 W6 W4", "W6 W4 W5", "L1 L3 L2", "L2 L1 L3", "L3 L2 L1"
    names = ("Ash", "Birch", "Cole", "Dean", "Elm", "Fir")
    lines = [
        f"{k},{name},{row.replace(' ', ',')}" for k, (name, row) in enumerate(zip(names, rows), 1)
    ]
    event, page = tmp_path / "event.csv", tmp_path / "b.docx"
    head = 'Kind,swiss\nPerfect scores,playoff\nPlayoff,"{}"\n\nNo.,Name,R1,R2,R3\n'
    event.write_text(head.format("3, 1 = 2 (blitz)") + "\n".join(lines), encoding="utf-8")
    assert xltiebreak("bulletin", event, "-o", page).code == 0
    text = words_of(page)
    assert "Cole was ahead of Ash in the play-off (blitz)" in text
    assert "Ash was behind Cole in the play-off (blitz)" in text
    for number, sentence in (("3", "Playoff 1: place 1 of 3"), ("4", "Playoff: no value")):
        assert sentence in xltiebreak("explain", event, number, "--system", "play-off").out
    event.write_text(head.format("3, 1") + "\n".join(lines), encoding="utf-8")
    assert "Birch (2) shares place 1–3 with those" in xltiebreak("standings", event).err


def test_a_list_of_scores_waits_for_the_play_off_if_it_states_the_rounds(
    xltiebreak: Command, tmp_path: Path
) -> None:
    event = tmp_path / "scores.csv"
    table = (
        'Perfect scores,playoff\nPrizes,"1st $100, 1st trophy"\n\nName,Score\nB,5\nA,5\nC,0\nD,0\n'
    )
    for label, sentence in (
        ("Rounds,5\n", "A play-off is due for places 1–2: B and A have all points."),
        ("", "Who has all points is not known; type the number of rounds at the label Rounds."),
    ):
        event.write_text(label + table, encoding="utf-8")
        assert sentence in xltiebreak("prizes", event).err


def test_functions_name_those_who_have_to_play(xltiebreak: Command) -> None:
    results = [["W3", "W4"], ["W4", "W3"], ["L1", "L2"], ["L2", "L1"]]
    given = Given(results, "MM; Perfect scores: playoff")
    table = standings_table(given, [["Ash"], ["Birch"], ["Cole"], [""]])
    assert table[-1][0] == "A play-off is due for places 1–2: Ash and Birch have all points."
    assert {row[2] for row in table[3:5]} == {"Cole", "Player 4"}


@pytest.mark.parametrize("typed", ["2, 1.5", "5, 3.5", "2 1", "2. 1", "1 - 2", "2, 1 2-0"])
def test_numbers_without_commas_between_them_are_asked_back_with_what_fits(
    xltiebreak: Command, tmp_path: Path, typed: str
) -> None:
    event = tmp_path / "event.csv"
    event.write_text(f'Playoff,"{typed}"\n\nNo.,Name,R1\n1,Ash,D2\n2,Birch,D1\n', encoding="utf-8")
    told = xltiebreak("standings", event)
    assert told.code == 1
    assert f"error: line 1, column 2: the play-off states '{typed}'; expected pairing" in told.err


def test_the_table_of_the_bulletin_has_a_column_for_what_decided(
    xltiebreak: Command, tmp_path: Path
) -> None:
    event, page = tmp_path / "event.csv", tmp_path / "page.docx"
    for typed, column in (('Playoff,"2, 1 (blitz 2-0)"', ["1", "2", "–", "–"]), ("", None)):
        event.write_text(LEVEL.format(typed), encoding="utf-8")
        assert xltiebreak("bulletin", event, "-o", page, "--force").code == 0
        tables = [[cell.text for cell in row.cells] for row in standings_in(page)]
        head = tables[0]
        assert ("Playoff" in head) is (column is not None)
        if column:
            assert [row[head.index("Playoff")] for row in tables[1:]] == column
    said = " ".join(paragraph.text for paragraph in docx.Document(str(page)).paragraphs)
    assert "A play-off comes before them." not in said


def standings_in(page: Path) -> list[Any]:
    """The rows of the table of results."""
    tables = docx.Document(str(page)).tables
    return next(list(table.rows) for table in tables if table.cell(0, 1).text == "No.")


def test_a_team_is_meant_by_its_whole_name_where_a_player_has_it_as_a_part(
    xltiebreak: Command, tmp_path: Path
) -> None:
    event = tmp_path / "event.csv"
    rows = "1,Ash,Hill,W2\n2,Hillary,Lake,L1\n3,Birch,Hill,L4\n4,Cole,Lake,W3\n"
    head = 'Kind,swiss\nCounting players,2\nPlayoff,"Lake > Hill"\n\nNo.,Name,Team,R1\n'
    event.write_text(head + rows, encoding="utf-8")
    told = xltiebreak("why", event, "hill", "lake").out
    assert told.startswith("Lake (2, place 1) is before Hill (1, place 2): both have 1 point")
    assert xltiebreak("explain", event, "hillary").out.startswith("Hillary (player 2)")
