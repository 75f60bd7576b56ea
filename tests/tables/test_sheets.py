"""Which sheets of a workbook are sections."""

from __future__ import annotations

import pytest

from tests.tables.grids import PLAIN, found, messages, read, sheet
from xltiebreak.event.findings import TieBreakError


def test_hidden_sheets_of_a_plain_workbook_are_no_sections() -> None:
    event = read(sheet("Last year", PLAIN, hidden=True), Open=PLAIN)
    assert [section.name for section in event.sections] == ["Open"]


def test_our_own_sheets_are_found_where_they_are_hidden() -> None:
    labels = sheet("Event", [["Event", "Spring Swiss"]], hidden=True)
    event = read(labels, sheet("Crosstable", PLAIN, hidden=True), Other=PLAIN)
    assert (event.name, len(event.sections)) == ("Spring Swiss", 1)


def test_a_crosstable_on_a_hidden_sheet_only_is_refused_with_its_name() -> None:
    with pytest.raises(TieBreakError, match="hidden sheet 'Last year'; unhide it"):
        read(sheet("Last year", PLAIN, hidden=True))


@pytest.mark.parametrize("name", ["Standings U1200", "Worksheet U1200", "Checks Open", "Teams"])
def test_what_we_write_ourselves_is_no_section_of_a_plain_workbook(name: str) -> None:
    event = read(sheet(name, PLAIN), sheet("Help", PLAIN), Open=PLAIN)
    assert [section.name for section in event.sections] == ["Open"]


def test_a_lone_crosstable_is_read_whatever_its_sheet_is_called() -> None:
    assert len(read(Standings=PLAIN).sections[0].players) == 3


def test_two_sections_of_one_name_are_an_error_at_the_second_sheet() -> None:
    event = read(sheet("Crosstable", PLAIN), sheet("Crosstable Open", PLAIN))
    assert found(event) == [("error", "duplicate-section", "Crosstable Open")]
    assert "'Open', as is that of the sheet 'Crosstable'" in messages(event, "duplicate-section")[0]


def test_settings_of_a_section_without_name_and_sheet_are_told() -> None:
    labels = [["Section", "Open", "U1200"], ["Trophies", 1, 2, 3]]
    event = read(
        sheet("Event", labels), sheet("Crosstable", PLAIN), sheet("Crosstable U1200", PLAIN)
    )
    assert found(event) == [("warning", "extra-value", "Event!D2")]


def test_the_printed_values_of_a_section_whose_name_excel_cut() -> None:
    name = "Elementary and Middle School Boys"
    event = read(
        sheet("Event", [["Event", "X"], ["Section", "Varsity", name]]),
        sheet("Crosstable", PLAIN),
        sheet(f"Crosstable {name}"[:31], PLAIN),
        sheet(f"Verify {name}"[:31], [["No.", "Solk"], [1, 2.5]]),
    )
    assert [section.printed for section in event.sections] == [{}, {"Solk": {1: "2.5"}}]
