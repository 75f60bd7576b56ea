"""A second file with the printed table: whose each line is."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
import xlsxwriter

from tests.make.crosstables import section
from xltiebreak.cli.comparison import printed_tables
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Player, Section
from xltiebreak.verify.printed_table import PrintedRow, PrintedTable, best_match, join

NAMES = ("Ash, Ann", "Birch, Bo", "Cedar, Cy", "Dogwood, Di")


def event() -> Section:
    players = [Player(number, name) for number, name in enumerate(NAMES, 1)]
    return section("W2 D3", "L1 W4", "W4 D1", "L3 L2", players=players)


def joined(text: str, tmp_path: Path, columns: str = "") -> dict[str, dict[int, str]]:
    path = tmp_path / "printed.txt"
    path.write_text(text, encoding="utf-8")
    tables = printed_tables(str(path), columns)
    table = best_match(event(), tables)
    assert table
    printed = join(event(), table).section.printed
    return {label: dict(column) for label, column in printed.items()}


EXPECTED = {"Solk": {1: "2,5", 2: "1,5", 3: "1,5", 4: "2.5"}}
TABLES = {
    "commas": 'Name,Solk\n"Ash, Ann","2,5"\n"Birch, Bo","1,5"\n"Cedar, Cy","1,5"\nDi Dogwood,2.5\n',
    "semicolons": "Nr;Name;Solk\n1;Ash, Ann;2,5\n2;Birch, Bo;1,5\n3;Cedar, Cy;1,5\n"
    "4;Dogwood, Di;2.5\n",
    "tabs": "Nr\tSolk\n4\t2.5\n3\t1,5\n2\t1,5\n1\t2,5\n",
    "spaces": "Standings after round 2\n\nName         Solk\nAsh, Ann     2,5\nBirch, Bo    1,5\n"
    "Cedar, Cy    1,5\nDogwood, Di  2.5\n",
    "page": "<html><body><table><tr><th>Name</th><th>Solk</th></tr>"
    "<tr><td>Ash, Ann</td><td>2,5</td></tr><tr><td>Bo Birch</td><td>1,5</td></tr>"
    "<tr><td>Cedar, Cy</td><td>1,5</td></tr>"
    "<tr><td>Dogwood, Di</td><td>2.5</td></tr></table></body></html>",
    "by place": 'No.,Name,Solk\n1,Cy Cedar,"1,5"\n2,Ann Ash,"2,5"\n3,Bo Birch,"1,5"\n'
    "4,Di Dogwood,2.5\n",
}


@pytest.mark.parametrize("kind", TABLES)
def test_a_table_is_read_however_it_was_pasted(kind: str, tmp_path: Path) -> None:
    assert joined(TABLES[kind], tmp_path) == EXPECTED


def test_a_workbook_may_hold_a_table_a_section(tmp_path: Path) -> None:
    path = tmp_path / "printed.xlsx"
    with xlsxwriter.Workbook(str(path)) as book:
        for name, values in (("U1200", (9, 9, 9, 9)), ("Open", (2.5, 1.5, 1.5, 2.5))):
            sheet = book.add_worksheet(name)
            sheet.write_row(0, 0, ["Name", "Solk"])
            for k, (player, value) in enumerate(zip(NAMES, values, strict=True), 1):
                sheet.write_row(k, 0, [player, value])
    tables = printed_tables(str(path))
    assert [table.title for table in tables] == ["U1200", "Open"]
    table = best_match(event(), tables)
    assert table
    assert table.title == "Open"
    printed = join(event(), table).section.printed
    assert printed == {"Solk": {1: "2.5", 2: "1.5", 3: "1.5", 4: "2.5"}}


def test_of_several_sections_only_the_one_whose_players_are_named_is_meant() -> None:
    others = tuple(Player(number, f"Other {number}") for number in range(1, 5))
    table = PrintedTable("", (PrintedRow("line 2", 1, "Ann Ash", {"Solk": "1"}),))
    numbers = PrintedTable("", (PrintedRow("line 2", 1, "", {"Solk": "1"}),))
    assert best_match(event(), [table], alone=False) is table
    assert best_match(replace(event(), players=others), [table], alone=False) is None
    assert best_match(event(), [numbers], alone=False) is None
    assert best_match(event(), [numbers]) is numbers


def test_labels_may_be_said_by_the_user_alone(tmp_path: Path) -> None:
    assert joined("Name,A\nAnn Ash,1\nBo Birch,2\n", tmp_path, columns="A=MM") == {
        "A": {1: "1", 2: "2"}
    }


def test_a_line_of_nobody_is_told(tmp_path: Path) -> None:
    path = tmp_path / "printed.csv"
    path.write_text("Name,Solk\nAnn Ash,1\nElm,2\n", encoding="utf-8")
    joined_table = join(event(), printed_tables(str(path))[0])
    assert joined_table.strangers == ("line 3, Name: Elm is no player of the event",)
    assert joined_table.section.printed == {"Solk": {1: "1"}}


def test_numbers_are_trusted_where_names_confirm_them() -> None:
    strangers = {3: ("line 3: B. B. is no player of the event",), 1: ()}
    for number, printed in ((3, {1: "1"}), (1, {1: "1", 2: "2"})):
        rows = (
            PrintedRow("line 2", number, "Ann Ash", {"Solk": "1"}),
            PrintedRow("line 3", 2, "B. B.", {"Solk": "2"}),
        )
        made = join(event(), PrintedTable("", rows))
        assert (made.section.printed, made.strangers) == ({"Solk": printed}, strangers[number])


def test_the_other_scores_and_places_replace_those_of_the_event() -> None:
    players = tuple(replace(p, printed_score=9.0, printed_place=9) for p in event().players)
    table = PrintedTable("", (PrintedRow("line 2", 1, "", {"Solk": "1"}),))
    joined_table = join(replace(event(), players=players), table).section
    assert {(p.printed_score, p.printed_place) for p in joined_table.players} == {(None, None)}


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ([("line 2", None, "Elm")], "none of the printed lines is a player of the event"),
        (
            [("line 2", 1, ""), ("line 5", 1, "")],
            "line 5: player 1 has a second line, after line 2; keep one",
        ),
    ],
)
def test_what_cannot_be_joined_is_told(
    rows: list[tuple[str, int | None, str]], message: str
) -> None:
    table = PrintedTable("", tuple(PrintedRow(*row, {"Solk": "1"}) for row in rows))
    with pytest.raises(TieBreakError, match=message):
        join(event(), table)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"Dear director,\nthe tie-breaks are wrong.\n", "no printed table was found"),
        (b"%PDF-1.7", "this is a PDF"),
        (b"PK\x03\x04 cut short", "damaged or cut short"),
        (b"", "the file is empty"),
    ],
)
def test_a_file_without_a_table_is_refused(content: bytes, message: str, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    with pytest.raises(TieBreakError, match=message) as error:
        printed_tables(str(path))
    assert str(error.value).startswith("letter.txt: ")
