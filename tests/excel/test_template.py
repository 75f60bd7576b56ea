"""The workbook that a director types into, and the same filled with an event."""

from __future__ import annotations

import io
import zipfile
from dataclasses import replace

import pytest
from hypothesis import given
from openpyxl import load_workbook

from examples.build import TEMPLATES, WORKBOOKS, bham, riverside
from tests.samples.made_up import MadeUp, made_up, share
from xltiebreak.checks import examine_event
from xltiebreak.event.crosstable import Crosstable, typed_by_hand
from xltiebreak.event.findings import Origin, TieBreakError
from xltiebreak.event.notation import us
from xltiebreak.event.notation.us import LETTERS
from xltiebreak.event.results import UNREADABLE, Outcome, Result
from xltiebreak.event.section import Event, Player, Section
from xltiebreak.excel.cells.layout import section_row
from xltiebreak.excel.cells.rows import empty_swiss
from xltiebreak.excel.reader import read_workbook
from xltiebreak.excel.sheets.event_sheet import EVENT_HINTS, SECTION_BOXES
from xltiebreak.excel.writer import write_workbook
from xltiebreak.ranking.orders import NAMED_ORDERS
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.editions import EDITIONS
from xltiebreak.tables.labels import COLUMN_HEADERS, EVENT_LABELS, SECTION_LABELS

pytestmark = pytest.mark.slow

MISCHIEF = '=HYPERLINK("http://x","y")&<b>'


def event(*cells: str, **fields: str) -> Event:
    """One section with a row of US letters for each player."""
    rows = tuple(tuple(us.read(cell) for cell in row.split()) for row in cells)
    numbers = tuple(range(1, len(rows) + 1))
    players = tuple(Player(number, f"Entrant {number}") for number in numbers)
    return Event("Club night", (Section("Open", players, Crosstable(numbers, rows)),), **fields)


def sheets(content: bytes, *, values: bool = False):
    return load_workbook(io.BytesIO(content), data_only=values)


def parts(content: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(content)) as package:
        return {name: package.read(name) for name in package.namelist()}


def read_back(written: Event, route: str = "plain") -> Event:
    """The event as it is read again, without what only a file has: cells and printed scores."""
    event = read_workbook(write_workbook(written, route=route), "event.xlsx")
    sections = tuple(
        replace(
            section,
            origin=Origin(),
            players=tuple(replace(player, printed_score=None) for player in section.players),
        )
        for section in event.sections
    )
    return replace(event, sections=sections)


@pytest.mark.parametrize("example", [bham, riverside])
def test_reading_back_what_was_written_changes_nothing(example):
    assert read_back(example()) == example()


@given(made_up())
@share(0.5)
def test_every_kind_of_result_is_read_back_as_it_was(made: MadeUp):
    written = Event("Made up", (made.section,))
    section = replace(written.sections[0], name="Open")
    again = read_back(written).sections[0]
    assert again.crosstable.numbers == section.crosstable.numbers
    assert again.crosstable == typed_by_hand(section.crosstable)
    assert again.players == section.players


def test_two_sections_stand_on_a_sheet_each_and_are_read_back():
    main = bham().sections[0]
    reserve = replace(
        riverside().sections[0], name="U1200: Reserve [x]", edition="raw", order="SOLK, SB/A"
    )
    both = replace(bham(), sections=(main, reserve))
    names = sheets(write_workbook(both, route="plain")).sheetnames
    kinds = ["Crosstable", "Standings", "Arithmetic"]
    reserve = [f"{kind} U1200 Reserve x" for kind in kinds]
    assert names == ["Event", *kinds, *reserve, "Prizes", "Help"]
    assert read_back(both) == both


def test_rounds_to_come_have_empty_cells():
    begun = event("W2w", "L1b")
    begun = replace(begun, sections=(replace(begun.sections[0], scheduled_rounds=4),))
    sheet = sheets(write_workbook(begun))["Crosstable"]
    heads = [cell.value for cell in sheet[4]][5:12]
    assert heads == ["R1", "R2", "R3", "R4", "R5", "R6", "Score"]
    assert [cell.value for cell in sheet[5]][5:9] == ["W2w", None, None, None]


def test_the_empty_workbook_is_ready_for_typing():
    book = sheets(write_workbook(empty_swiss(players=30, rounds=7)))
    sheet = book["Crosstable"]
    headers = list(COLUMN_HEADERS.values())
    assert [cell.value for cell in sheet[4]][:15] == (
        headers[:5] + [f"R{round}" for round in range(1, 10)] + headers[5:]
    )
    assert [sheet.cell(row, 1).value for row in range(5, 43)] == [*range(1, 38), None]
    assert sheet.print_area == "'Crosstable'!$A$2:$O$41"
    folded = sheet.column_dimensions["M"]
    assert (folded.min, folded.max, folded.hidden, folded.outline_level) == (13, 14, True, 1)
    assert sheet.freeze_panes == "C5"
    assert sheet.print_title_rows == "$4:$4"
    expected = [*EVENT_LABELS.values(), *SECTION_LABELS.values()]
    rows = {row[0].value: row[1].value for row in book["Event"].iter_rows()}
    labels = {label: value for label, value in rows.items() if label in expected}
    assert list(labels) == expected
    assert {label: value for label, value in labels.items() if value is not None} == {
        "Rounds": 7,
    }


def test_the_empty_workbook_is_read_as_an_event_without_players():
    section = read_workbook(write_workbook(empty_swiss()), "event.xlsx").sections[0]
    assert section.players == ()
    assert section.faults == ()
    assert (section.scheduled_rounds, section.kind, section.order) == (5, "", "")


def test_what_is_typed_stays_text():
    sheet = sheets(write_workbook(empty_swiss(players=3, rounds=2)))["Crosstable"]
    for column in "BCEFG":
        assert sheet[f"{column}5"].number_format == "@"


def shown_formulas(sheet):
    """The cells with formulas that stand neither in a hidden row nor in a hidden column."""
    hidden = {
        column
        for one in sheet.column_dimensions.values()
        if one.hidden
        for column in range(one.min, one.max + 1)
    }
    return [
        cell.coordinate
        for row in sheet.iter_rows()
        if not sheet.row_dimensions[row[0].row].hidden
        for cell in row
        if cell.data_type == "f" and cell.column not in hidden
    ]


def test_only_the_next_step_title_round_and_score_are_formulas():
    named = event("W2", "L1", venue=MISCHIEF, notes="+1")
    section = replace(named.sections[0], scheduled_rounds=1)
    players = (Player(1, MISCHIEF, id="=1", team="@x"), Player(2, "-1"))
    named = replace(named, name=MISCHIEF, sections=(replace(section, players=players),))
    book = sheets(write_workbook(named, route="plain"))
    assert shown_formulas(book["Crosstable"]) == [
        "A1",
        "A2",
        *(f"I{row}" for row in (2, *range(5, 13))),
    ]
    with_formulas = [sheet.title for sheet in book if shown_formulas(sheet)]
    assert with_formulas == ["Crosstable", "Standings", "Arithmetic", "Prizes"]
    assert {cell[0] for cell in shown_formulas(book["Prizes"])} == {"A", "J"}
    assert read_back(named) == named
    footer = sheets(write_workbook(named))["Crosstable"].oddFooter
    assert footer.left.text == MISCHIEF.replace("&", "&&")


def test_the_score_is_stored_so_that_it_shows_without_recalculation():
    sheet = sheets(write_workbook(riverside()), values=True)["Crosstable"]
    scores = {row.player.number: row.score for row in standings(riverside().sections[0]).rows}
    assert {sheet.cell(row, 1).value: sheet.cell(row, 13).value for row in range(5, 29)} == scores
    assert sheet["A2"].value == "Riverside Spring Swiss, Open"
    assert b"fullCalcOnLoad" not in parts(write_workbook(empty_swiss()))["xl/workbook.xml"]


def test_the_same_event_gives_the_same_file():
    assert write_workbook(bham()) == write_workbook(bham())


def test_a_bye_worth_half_a_point_is_written_as_such():
    bye = Result(Outcome.PAIRING_BYE, worth=0.5)
    section = event("W2", "L1").sections[0]
    table = Crosstable((1, 2), ((bye,), (bye,)))
    sheet = sheets(write_workbook(Event("x", (replace(section, crosstable=table),))))["Crosstable"]
    assert sheet["F5"].value == "H"


def test_hints_fit_into_the_message_of_a_box():
    assert [*EVENT_HINTS] == [*EVENT_LABELS]
    assert [*SECTION_BOXES] == [*SECTION_LABELS]
    assert (
        max(map(len, [*EVENT_HINTS.values(), *(box.hint for box in SECTION_BOXES.values())])) <= 255
    )


def test_the_event_sheet_offers_editions_and_orders():
    validations = sheets(write_workbook(empty_swiss()))["Event"].data_validations.dataValidation
    offered = {str(one.sqref): (one.formula1, one.errorStyle) for one in validations}
    assert offered[f"B{section_row('edition') + 1}"] == (f'"{",".join(EDITIONS)}"', None)
    assert offered[f"B{section_row('order') + 1}"] == (f'"{",".join(NAMED_ORDERS)}"', "information")


def test_the_help_names_every_edition_and_order():
    sheet = sheets(write_workbook(empty_swiss()))["Help"]
    more = {str(row[0].value): str(row[1].value) for row in sheet.iter_rows()}
    assert [name for name in NAMED_ORDERS if name not in more["Tie-break orders"]] == []
    assert [name for name in EDITIONS if name not in more["Editions"]] == []
    assert "xltiebreak systems" in more["Tie-breaks"]


@pytest.mark.parametrize(
    ("players", "rounds", "message"),
    [
        (0, 5, "room for 1 to 1,000 players, not 0"),
        (1001, 5, "room for 1 to 1,000 players, not 1,001"),
        (24, 0, "room for 1 to 20 rounds, not 0"),
        (24, 21, "room for 1 to 20 rounds, not 21"),
    ],
)
def test_a_size_outside_the_limits_is_refused(players, rounds, message):
    with pytest.raises(TieBreakError, match=message):
        write_workbook(empty_swiss(players=players, rounds=rounds))


def test_what_cannot_be_written_is_refused_with_a_sentence():
    section = event("W2", "L1").sections[0]
    unread = replace(section, crosstable=Crosstable((1, 2), ((UNREADABLE,), (UNREADABLE,))))
    with pytest.raises(TieBreakError, match="Round 1 of Entrant 1 could not be read"):
        write_workbook(Event("x", (unread,)))
    with pytest.raises(TieBreakError, match="longer than the 32,767 characters"):
        write_workbook(event("W2", "L1", notes="x" * 40_000))
    with pytest.raises(TieBreakError, match="would both need a sheet 'Crosstable B'"):
        write_workbook(
            Event("x", (section, replace(section, name="B"), replace(section, name="B?")))
        )
    with pytest.raises(TieBreakError, match="not 9,999"):
        write_workbook(Event("x", (replace(section, scheduled_rounds=9_999),)))


@pytest.mark.parametrize(
    ("path", "written"),
    [pytest.param(*one, id=one[0].name) for one in (WORKBOOKS | TEMPLATES).items()],
)
def test_the_committed_workbooks_are_what_the_program_writes(path, written):
    """If they are not: python examples/build.py."""
    there, now = parts(path.read_bytes()), parts(written())
    assert [name for name in {**there, **now} if there.get(name) != now.get(name)] == []


@pytest.mark.parametrize("example", [bham, riverside])
def test_the_examples_have_nothing_to_fix(example):
    assert examine_event(example()) == []


def test_the_riverside_example_has_every_kind_of_result():
    results = {result for row in riverside().sections[0].crosstable.results for result in row}
    assert {result.outcome for result in results} == set(LETTERS.values())
    assert any(result.ruling for result in results)
    assert any(result.blank for result in results)
    forfeits = [result for result in results if result.outcome is Outcome.FORFEIT_WIN]
    assert {result.opponent is None for result in forfeits} == {True, False}


def test_the_riverside_example_shows_ties_that_different_rules_break():
    rows = standings(riverside().sections[0]).rows
    assert {row.decided_by for row in rows} >= {"MM", "SOLK", "CUM"}
    assert [row.player.number for row in rows if row.shared] == [9, 10]
