"""The sheet ``Prizes``: what is typed comes back, and the winners stand below."""

from __future__ import annotations

import io
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest
from openpyxl import load_workbook
from openpyxl.cell.cell import MergedCell

from tests.libreoffice.office import Office, Order
from xltiebreak import Event
from xltiebreak.excel import (
    empty_roundrobin,
    empty_swiss,
    empty_team_event,
    read_workbook,
    write_workbook,
)
from xltiebreak.excel.sheets.event_sheet import WHO_IS_PAID
from xltiebreak.formats import load
from xltiebreak.formats.spreadsheets import read_csv
from xltiebreak.prizefund.stated import stated_prizes

EXAMPLE = Path(__file__).parents[2] / "examples" / "prizes" / "prizes.csv"
FIRST_ROW, WORDS = 5, 10
SHEET = "Prizes"


def prizes_of(content: bytes) -> list[list[object]]:
    sheet = load_workbook(io.BytesIO(content), data_only=True)[SHEET]
    rows = sheet.iter_rows(min_row=FIRST_ROW, max_col=WORDS, values_only=True)
    return [[*row] for row in rows if any(value is not None for value in row)]


def winners_of(content: bytes, section: int = 0) -> list[list[object]]:
    """The rows below the prizes that show who wins them, from their headers on."""
    sheet = load_workbook(io.BytesIO(content), data_only=True)[SHEET]
    rows = [[cell for cell in row if not isinstance(cell, MergedCell)] for row in sheet]
    texts = [[cell.value for cell in row if cell.column <= WORDS] for row in rows]
    titles = [
        k for k, row in enumerate(texts) if f"{row[0]}: ".startswith("Winners: ") and not row[1]
    ]
    return texts[titles[section] + 2 :]


@pytest.mark.slow
def test_prizes_come_back_as_they_were_written() -> None:
    event = load(EXAMPLE)
    back = read_workbook(write_workbook(event, route="plain"), "prizes.xlsx")

    before, after = (stated_prizes(made.sections[0]) for made in (event, back))
    assert before is not None
    assert after is not None
    assert after.fund == before.fund
    assert after.lists == before.lists


@pytest.mark.slow
def test_an_empty_sheet_of_prizes_changes_nothing() -> None:
    content = write_workbook(empty_swiss(), route="plain", with_prizes=True)

    assert prizes_of(content) == []
    assert read_workbook(content, "new.xlsx").sections[0].prizes is None


def answered(office: Office, event: Event, folder: Path) -> bytes:
    """The workbook of an event with what the functions answer."""
    path = folder / "made.xlsx"
    path.write_bytes(write_workbook(event, route="libreoffice"))
    return office.converted(path, folder / "answered.xlsx").read_bytes()


@pytest.mark.slow
def test_the_live_workbook_says_who_wins(office: Office, tmp_path: Path) -> None:
    rows = winners_of(answered(office, load(EXAMPLE), tmp_path))

    assert rows[0] == ["Place", "Name", "No.", "Cash", "Trophies", "Why"]
    assert rows[4][:4] == [4, "Dimitrov, Peter", 4, 103.34]
    assert rows[13][1:4] == ["Paid in all", None, 1470]


def named(event: Event) -> Event:
    return replace(event, sections=(replace(event.sections[0], name="Open"),))


@pytest.mark.slow
def test_winners_stand_below_and_are_no_prizes(office: Office, tmp_path: Path) -> None:
    """In two sections, after rows were inserted, and more prizes typed than had room."""
    event = named(load(EXAMPLE))
    second = replace(event.sections[0], name="Winners", prizes=None)
    start, typed = tmp_path / "start.xlsx", tmp_path / "typed.xlsx"
    both = replace(event, sections=(event.sections[0], second))
    start.write_bytes(write_workbook(both, route="libreoffice"))
    rows = [str(row[0]) for row in prizes_of(answered(office, both, tmp_path))]
    assert [row for row in rows if row.startswith("Winners")] == [
        "Winners: Open",
        "Winners: Winners",
    ]
    orders: list[Order] = [("open", str(start)), ("insert rows", SHEET, 20, 30)]
    for row, label in ((20, "7th"), (49, "8th")):
        orders += [("text", SHEET, f"A{row}", "Open"), ("text", SHEET, f"B{row}", label)]
        orders.append(("text", SHEET, f"F{row}", "10"))
    orders += [("text", SHEET, "A60", "Winners"), ("text", SHEET, "B60", "1st")]
    orders += [("text", SHEET, "F60", "25"), ("store", str(typed))]
    office.do(orders)

    again = read_workbook(typed.read_bytes(), "typed.xlsx")
    stated = [stated_prizes(section) for section in again.sections]
    assert [len(prizes.fund.prizes) for prizes in stated if prizes and prizes.fund] == [13, 1]
    worked_out = answered(office, again, tmp_path)
    for k in range(2):
        shown, expected = (
            _filled(winners_of(made, k)) for made in (typed.read_bytes(), worked_out)
        )
        assert shown == expected
        assert shown[0][:2] == ["Place", "Name"]


def _filled(rows: list[list[object]]) -> list[list[object]]:
    """The rows of a list of winners, up to the first empty one."""
    texts = [["" if value is None else value for value in row] for row in rows]
    return texts[: texts.index([""] * len(texts[0]))]


@pytest.mark.slow
def test_what_is_typed_as_cash_stays_a_text() -> None:
    """So that no country's spreadsheet makes a date of 12.50, or 1,250 of 12,50."""
    book = load_workbook(io.BytesIO(write_workbook(empty_swiss(), route="plain", with_prizes=True)))

    assert {book[SHEET][f"F{row}"].number_format for row in range(FIRST_ROW, 40)} == {"@"}


@pytest.mark.slow
def test_an_announced_total_stops_the_sheet_of_winners_until_it_is_meant(
    office: Office, tmp_path: Path
) -> None:
    """Every workbook has the box in which it is meant."""
    lines = 'Prizes,"$$500: 1st $300, 2nd $100"\n\nNo.,Name,R1\n1,Ann,W2\n2,Bob,L1\n'
    for label, expected in (("", "$500 are announced"), ("Announced total,yes\n", "Place")):
        event = read_csv(f"Event,X\nRounds,1\n{label}{lines}".encode(), "x.csv")
        content = answered(office, event, tmp_path)
        book = load_workbook(io.BytesIO(content), data_only=True)
        boxes = [row[0].value for row in book["Event"].iter_rows(max_col=1)]
        assert "Announced total" in boxes
        assert expected in str(winners_of(content)[0][0])


@pytest.mark.slow
def test_prizes_for_upsets_are_typed_by_rank_and_by_round(office: Office, tmp_path: Path) -> None:
    text = """Event,X
Rounds,3

Prize,Rank,Cash
1st,,100
Biggest upset,,30
Biggest upset,2,15
Upset of each round,,10

No.,Name,Rating,R1,R2,R3
1,Ann,1800,W4w,D2b,W3w
2,Bob,1700,L3b,D1w,W4b
3,Cid,1500,W2w,W4b,L1b
4,Dan,1550,L1b,L3w,L2w
"""
    event = read_csv(text.encode(), "x.csv")
    live = winners_of(answered(office, event, tmp_path))
    assert [row[1:4] for row in live[1:7]] == [
        ["Ann", 1, 100],
        ["Cid", 3, 50],
        ["Not paid", None, 15],
        ["Not paid", None, 10],
        ["Paid in all", None, 150],
        [None, None, None],
    ]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["swiss", "games", "roundrobin", "team"])
def test_a_plain_workbook_answers_prizes_with_what_to_run(
    kind: str, office: Office, tmp_path: Path
) -> None:
    """A line on Event is answered on Event, rows on Prizes there, each in red; nothing without."""
    kinds = {"roundrobin": empty_roundrobin(4), "team": empty_team_event(4, 3, 2)}
    empty = kinds.get(kind, empty_swiss(4, 3))
    content = write_workbook(empty, route="plain", of_games=kind == "games", with_prizes=True)
    labels = [cell.value for cell in load_workbook(io.BytesIO(content))["Event"]["A"]]
    box, line = f"B{labels.index('Prizes') + 1}", f"B{labels.index('Seal') + 3}"
    rows: list[Order] = [("text", "Prizes", "B5", "1st"), ("text", "Prizes", "F5", "100")]
    prizes = f"1 prize. {WHO_IS_PAID}"
    for typed, on_event, on_prizes in (
        ([], "", ""),
        ([("text", "Event", box, "300-200-100")], WHO_IS_PAID, ""),
        (rows, "", prizes),
    ):
        book = tmp_path / "event.xlsx"
        book.write_bytes(content)
        said = office.do([("open", book), *typed, ("say", "Event", line), ("say", "Prizes", "A1")])
        assert said == [on_event, on_prizes or "No prizes are typed here."]
    sheets = load_workbook(io.BytesIO(content))
    for sheet, at in (("Event", line), ("Prizes", "A1")):
        looks = [
            rule.dxf.font.color.rgb
            for cells in sheets[sheet].conditional_formatting
            if at in cells
            for rule in cells.rules
        ]
        assert "FFC00000" in looks


@pytest.mark.slow
def test_a_workbook_that_divides_prizes_does_not_say_so() -> None:
    for route in ("lite", "libreoffice"):
        content = write_workbook(empty_swiss(4, 3), route=route, with_prizes=True)
        with zipfile.ZipFile(io.BytesIO(content)) as package:
            assert not any(
                WHO_IS_PAID.encode() in package.read(name) for name in package.namelist()
            )
