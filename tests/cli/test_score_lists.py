"""A list of names, ratings and scores without rounds: prizes, bulletin and page are those of the
crosstable; nothing else is computed from it."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import docx
import pytest
from openpyxl import Workbook

import xltiebreak as package
from tests.cli.test_prizes import EXAMPLE, prizes_of, row_of, text_of
from tests.command import Command
from tests.make import reading
from tests.prizefund.test_cases import PUBLISHED
from xltiebreak.functions import Given, PrizeArguments, prizes_table

HERE = "Read as a final list of scores without rounds"


def as_list(text: str) -> str:
    """The same event as a list of places, names, ratings and scores."""
    file = io.StringIO()
    write = csv.writer(file, lineterminator="\n").writerow
    rows = list(csv.reader(io.StringIO(text)))
    first = next(k for k, row in enumerate(rows) if row[:2] == ["No.", "Name"])
    for row in rows[:first]:
        write(row)
    heads = rows[first]
    kept = [k for k, head in enumerate(heads) if not head[1:].isdigit()]
    places = {row.player.number: row for row in package.standings(reading.text(text))[0].rows}
    write([*(heads[k] for k in kept), "Place", "Score"])
    for row in rows[first + 1 :]:
        placed = places[int(row[0])]
        write([*(row[k] for k in kept), placed.place, placed.score])
    return file.getvalue()


def prizes_of_list(text: str, folder: Path) -> dict[str, Any]:
    """The JSON of the only section."""
    file = folder / "list.csv"
    file.write_text(text, encoding="utf-8")
    [section] = package.prizes(package.load(str(file))).to_dict()["sections"]
    assert isinstance(section, dict)
    return section


@pytest.mark.parametrize("case", PUBLISHED, ids=lambda case: case["name"])
def test_prizes_are_those_of_the_crosstable(tmp_path: Path, case: dict[str, Any]) -> None:
    numbers = {player["id"]: number for number, player in enumerate(case["players"], start=1)}
    players = [(numbers[p["id"]], p["rating"], p["score"]) for p in case["players"]]
    prizes = [row_of(prize, numbers) for prize in case["prizes"]]
    rounds = max(int(float(p["score"]) + 0.5) for p in case["players"])
    text = text_of(prizes, players, [["Rounds", rounds]])
    assert prizes_of_list(as_list(text), tmp_path) == prizes_of(text)


def test_the_example_as_a_list(tmp_path: Path) -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert prizes_of_list(as_list(text), tmp_path) == prizes_of(text)


NAMES = ("Adeyemi, Grace", "Boxton, Carl", "Carrow, Dan", "Dunmore, Ella")
RATINGS, SCORES = (1934, 1820, 1688, None), (4.5, 4, 4, 3)

ALIGNED = """Spring Swiss, final standings

Place Name                        Rtng  Team        Tot
1     Adeyemi, Grace              1934  Elm Hill    4.5
2-3   Boxton, Carl                1820  Oak         4.0
2-3   Carrow, Dan                 1688  Elm Hill    4.0
4     Dunmore, Ella               unr.  Oak         3.0
"""
SITE = """Rk.;SNo;;Name;FED;Rtg;Club/City;Pts.;TB1;TB2
1;3;;Adeyemi, Grace;USA;1934;Elm;4,5;12;10
2;1;FM;Boxton, Carl;USA;1820;Oak;4;12;9
2;2;;Carrow, Dan;USA;1688;Elm;4;12;9
4;5;;Dunmore, Ella;USA;0;Oak;3;9;8
"""
BARS = """Place | Player | Elo | Points
1st | Adeyemi, Grace | 1934 | 4½
T2 | Boxton, Carl | 1820 | 4
T2 | Carrow, Dan | 1688 | 4
4th | Dunmore, Ella | unrated | 3
"""
PAGE = (
    "<html><h1>Spring Swiss</h1><table>"
    "<tr><th>Rank<th>Last name<th>First name<th>Rating<th>Score</tr>"
    "<tr><td>1<td>Adeyemi<td>Grace<td>1934<td>4.5</tr><tr><td>2<td>Boxton<td>Carl<td>1820<td>4</tr>"
    "<tr><td>2<td>Carrow<td>Dan<td>1688<td>4</tr><tr><td>4<td>Dunmore<td>Ella<td><td>3</tr></table>"
)
OUT_OF_ORDER = """Name,Rating,Pos.,Total
"Dunmore, Ella",unr,4,3
"Carrow, Dan",1688,2,4
"Adeyemi, Grace",1934,1,4.5
"Boxton, Carl",1820,2,4
"""
LINE = "$300-200-100, U1700 $50, Unr $25"


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("wintd.txt", ALIGNED),
        ("site.csv", SITE),
        ("bars.txt", BARS),
        ("page.html", PAGE),
        ("sorted.csv", OUT_OF_ORDER),
    ],
)
def test_standings_as_programs_print_and_save_them(
    xltiebreak: Command, tmp_path: Path, name: str, content: str
) -> None:
    file = tmp_path / name
    file.write_text(content, encoding="utf-8")
    run = xltiebreak("prizes", file, "--prizes", LINE, "--format", "json")
    assert run.code == 0
    [section] = json.loads(run.out)["sections"]
    paid = [(player["name"], player["cash"]) for player in section["players"]]
    assert sorted(paid) == [*zip(NAMES, (300.0, 150.0, 150.0, 25.0))]
    assert HERE in run.err


def workbook(folder: Path, *, beside_ours: bool) -> Path:
    """A workbook with the list on a sheet, and the prizes on the sheet Event."""
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.title = "Final standings"
    rows: list[list[object]] = [["Spring Swiss"], [], ["Place", "Name", "Rating", "Score"]]
    rows += [[k, *row] for k, row in zip((1, 2, 2, 4), zip(NAMES, RATINGS, SCORES))]
    for row in rows:
        sheet.append(row)
    event = book.create_sheet("Event")
    for row in [["Event", "Spring Swiss"], ["Prizes", LINE]]:
        event.append(row)
    if beside_ours:
        table = book.create_sheet("Crosstable")
        table.append(["No.", "Name", "Rating", "R1", "R2"])
    file = folder / "list.xlsx"
    book.save(file)
    return file


def test_a_sheet_beside_an_empty_crosstable(xltiebreak: Command, tmp_path: Path) -> None:
    file = workbook(tmp_path, beside_ours=True)
    run = xltiebreak("prizes", file)
    assert (run.code, "Carrow, Dan" in run.out) == (0, True)
    run = xltiebreak("standings", file)
    assert run.code == 2
    assert "'Final standings' lists names and scores, which is enough for prizes" in run.err


def test_bulletin_and_page_show_what_the_command_says(xltiebreak: Command, tmp_path: Path) -> None:
    file = workbook(tmp_path, beside_ours=False)
    said = [line.strip() for line in xltiebreak("prizes", file).out.splitlines() if " = " in line]
    assert said == [
        "Boxton, Carl and Carrow, Dan: $150 each = ($200 for 2nd + $100 for 3rd) ÷ 2, level on 4 "
        "(rule 32B2)"
    ]
    assert xltiebreak("bulletin", file, "-o", tmp_path / "list.docx").code == 0
    printed = [
        paragraph.text for paragraph in docx.Document(str(tmp_path / "list.docx")).paragraphs
    ]
    assert {f"{sentence}." for sentence in said} <= set(printed)
    headings = {"Winners", "Final standings", "How the prizes were divided"}
    assert headings <= set(printed)
    assert not {"Crosstable", "Why this order"} & set(printed)
    assert xltiebreak("page", file, "-o", tmp_path / "list.html").code == 0
    page = (tmp_path / "list.html").read_text(encoding="utf-8")
    assert "$150" in page
    assert HERE in page
    assert "Open a name to see its prizes." in page
    assert "Round" not in page


def test_every_command_for_prizes_takes_their_line(xltiebreak: Command, tmp_path: Path) -> None:
    file = tmp_path / "list.csv"
    file.write_text("Name,Rating,Score\nAsh,1900,4\nBirch,1750,3\n", encoding="utf-8")
    for command, ending in (("bulletin", "docx"), ("page", "html")):
        out = tmp_path / f"list.{ending}"
        assert xltiebreak(command, file, "--prizes", "$300-200", "-o", out).code == 0
    printed = [line.text for line in docx.Document(str(tmp_path / "list.docx")).paragraphs]
    page = (tmp_path / "list.html").read_text(encoding="utf-8")
    sentence = "Ash: $300 for 1st, alone on 4 (rule 32B1)."
    assert sentence in printed
    assert sentence.removesuffix(".") in page


HEAD = "Place,Name,Rating,Score\n"
REFUSED = [
    (f"{HEAD}1,Ash,1900,4\n2,Birch,1750,\n", "line 3, Score: the score is missing"),
    (f"{HEAD}1,Ash,1900,4\n2,Birch,1750,most\n", "line 3, Score: 'most' is not a score"),
    (
        f"{HEAD}1,Ash,1900,4\n2,Birch,1750,3\n3,Cedar,1500,3½\n",
        "line 4, Place: Cedar has 3.5 points at place 3, and Birch 3 at place 2",
    ),
    (
        "Name,Section,Score\nAsh,Open,4\nBirch,U1800,3\n",
        "line 3, column 2: the list holds 'Open' and 'U1800' as sections",
    ),
    (
        "Name,Junior,Score\nAsh,,4\nBirch,x,3\n",
        "the column Junior counts only where the file states the prizes",
    ),
    ("Name,Prize rating,Score\nAsh,1900,4\n", "the column Prize rating counts only where"),
    (f"Prizes,$5\n\n{HEAD}1,Ash,1900,4\n", "the file states prizes itself"),
    (f"{HEAD}1,Ash,1900,4\n\n{HEAD}1,Birch,1750,3\n", "a second table begins here"),
    (
        "Name,Rating\nAsh,1900\n",
        "for prizes, a list with the headers Name, Rating, Score is enough",
    ),
]


@pytest.mark.parametrize(("text", "sentence"), REFUSED)
def test_what_cannot_be_divided_is_refused_with_its_cell(
    xltiebreak: Command, tmp_path: Path, text: str, sentence: str
) -> None:
    file = tmp_path / "list.csv"
    file.write_text(text, encoding="utf-8")
    run = xltiebreak("prizes", file, "--prizes", "$300-200, top junior $50, plus score $10")
    assert run.code in (1, 2)
    assert sentence in run.err
    assert not run.out


def test_tie_breaks_and_plus_scores_need_rounds(xltiebreak: Command, tmp_path: Path) -> None:
    file = tmp_path / "list.csv"
    file.write_text(f"{HEAD}1,Ash,1900,4\n2,Birch,1750,3\n", encoding="utf-8")
    assert "there are no tie-breaks" in xltiebreak("prizes", file, "--order", "MM").err
    plus = ["prizes", file, "--prizes", "$100, plus score $10"]
    assert "needs the number of rounds" in xltiebreak(*plus).err
    file.write_text(f"Rounds,5\n\n{file.read_text(encoding='utf-8')}", encoding="utf-8")
    assert "Birch: $10 for plus score" in xltiebreak(*plus).out


def test_without_places_a_trophy_is_no_accident(xltiebreak: Command, tmp_path: Path) -> None:
    file = tmp_path / "list.csv"
    file.write_text("Name,Score\nAsh,4\nBirch,4\n", encoding="utf-8")
    run = xltiebreak("prizes", file, "--prizes", "trophy to top 1")
    assert (
        "Ash: trophy for 1st, places 1 and 2 (rule 33D2); Birch shares the place, so lots must "
        "be drawn" in (run.out)
    )
    assert "add a column Place" in run.err


def of_function(scores: Sequence[object], names: Sequence[str] = NAMES) -> list[list[Any]]:
    """What PRIZES_TB gives for a column of scores."""
    columns = ([[value] for value in column] for column in (names, RATINGS))
    given = Given([[score] for score in scores])
    return [*map(list, prizes_table(given, PrizeArguments(*columns, [[LINE]])))]


def test_the_function_divides_a_column_of_scores() -> None:
    rows = of_function(SCORES)
    assert [(row[2], row[3]) for row in rows[1:5]] == [*zip(NAMES, (300.0, 150.0, 150.0, 25.0))]
    with pytest.raises(package.TieBreakError, match="player 3: the score is missing"):
        of_function([4.5, 4, "", 3])
    unnamed = of_function([4.5, 4, "", 3], [*NAMES[:2], "", NAMES[3]])
    assert [row[2] for row in unnamed[1:4]] == [NAMES[0], NAMES[1], NAMES[3]]


@pytest.mark.slow
@pytest.mark.parametrize("numbers", [(2, 1), (2, 1, 3), (2, 1, 4, 3), (1, 2, 3)])
def test_places_and_numbers_side_by_side_are_no_rounds(
    xltiebreak: Command, tmp_path: Path, numbers: Sequence[int]
) -> None:
    file = tmp_path / "list.csv"
    rows = (f"{k},{number},{NAMES[k - 1]!r},{5 - k}" for k, number in enumerate(numbers, 1))
    file.write_text("\n".join(("Place,No.,Name,Score", *rows)).replace("'", '"'), encoding="utf-8")
    run = xltiebreak("prizes", file, "--prizes", "$300-200", "--format", "json")
    assert run.code == 0
    [section] = json.loads(run.out)["sections"]
    assert [taker["number"] for taker in section["players"]] == [*numbers[:2]]
    out = tmp_path / "list.xlsx"
    assert "not taken over" not in xltiebreak("new", out, "--from", file).err


def test_a_script_loads_a_list_of_scores_and_is_told_what_it_cannot_answer(tmp_path: Path) -> None:
    file = tmp_path / "list.csv"
    file.write_text(
        'Prizes,"$100-50, U1500 $20"\n\n'
        "Name,Rating,Score\nAsh,1700,4\nBly,1400,3.5\nCox,1300,3.5\n",
        encoding="utf-8",
    )
    event = package.load(file)
    table = package.standings(event)
    assert [row.places for row in table[0].rows] == ["1", "2–3", "2–3"]
    assert "list: a list of scores, without rounds and tie-breaks" in str(table)
    assert any("Read as a final list of scores" in said for said in table.remarks)
    assert [winner.cash for winner in package.prizes(event)[0].winners] == [10000, 3500, 3500]
    why = package.explain(event, "Bly", "MM, COMPAVG")
    assert why.worksheets[0].sentence() == (
        "Modified Median: no value; this is a list of scores without rounds"
    )
    assert "$35 = ($50 for 2nd + $20 for 1st U1500) ÷ 2" in str(why)
    with pytest.raises(package.TieBreakError, match="a list of scores without rounds, so there"):
        package.standings(event, order="MM")
    file.write_text("Name,Rating\nAsh,1700\n", encoding="utf-8")
    with pytest.raises(package.TieBreakError, match="no crosstable was found"):
        package.load(file)
