"""Which sheets of a workbook are sections."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.tables.grids import PLAIN, found, read, sheet, tells
from xltiebreak.event.findings import TieBreakError
from xltiebreak.tables.events import read_event


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
    tells(
        event,
        "error duplicate-section Crosstable Open: 'Open', as is that of the sheet 'Crosstable'",
    )


def test_settings_of_a_section_without_name_and_sheet_are_told() -> None:
    labels = [["Section", "Open", "U1200"], ["Trophies", 1, 2, 3]]
    event = read(
        sheet("Event", labels), sheet("Crosstable", PLAIN), sheet("Crosstable U1200", PLAIN)
    )
    tells(event, "warning extra-value Event!D2")


def test_the_printed_values_of_a_section_whose_name_excel_cut() -> None:
    name = "Elementary and Middle School Boys"
    event = read(
        sheet("Event", [["Event", "X"], ["Section", "Varsity", name]]),
        sheet("Crosstable", PLAIN),
        sheet(f"Crosstable {name}"[:31], PLAIN),
        sheet(f"Verify {name}"[:31], [["No.", "Solk"], [1, 2.5]]),
    )
    assert [section.printed for section in event.sections] == [{}, {"Solk": {1: "2.5"}}]


LABELS = [["Event", "Spring"], ["Kind", "swiss"], ["Edition", None], ["Tie-break order", "SOLK"]]


@pytest.mark.parametrize("name", ["About", "event info 2026", "Event (2)"])
def test_the_labels_of_the_event_are_known_whatever_their_sheet_is_called(name: str) -> None:
    event = read(sheet(name, LABELS), sheet("Crosstable", PLAIN))
    assert (event.name, event.sections[0].order) == ("Spring", "SOLK")


def test_labels_on_a_second_sheet_are_told() -> None:
    other = [*LABELS[:3], ["Tie-break order", "MM"]]
    event = read(sheet("Old", other), sheet("Event", LABELS), sheet("Crosstable", PLAIN))
    assert event.sections[0].order == "SOLK"
    tells(event, "warning second-event-sheet Old")


def test_in_a_workbook_of_ours_nobody_is_placed_without_the_labels_of_the_event() -> None:
    event = read_event("event", [sheet("Crosstable", PLAIN)], ours=True)
    tells(event, "error no-event-sheet Event")


def test_the_sheet_that_formulas_take_for_the_event_is_read_before_one_of_its_name() -> None:
    meant = replace(sheet("Old", LABELS), kind="event", section=1)
    event = read_event(
        "event",
        [sheet("Event", [*LABELS[:3], ["Tie-break order", "MM"]]), meant, sheet("T", PLAIN)],
        ours=True,
    )
    assert event.sections[0].order == "SOLK"


@pytest.mark.parametrize("copy", ["Crosstable (2)", "Crosstable_2", "Crosstable Copy"])
def test_the_copy_of_a_crosstable_is_an_error_unless_a_section_is_called_so(copy: str) -> None:
    event = read(sheet("Event", LABELS), sheet("Crosstable", PLAIN), sheet(copy, PLAIN))
    assert found(event) == [("error", "copied-sheet", copy)]
    assert len(event.sections) == 1


@pytest.mark.parametrize(
    ("copy", "severity"), [("Crosstable U1200", "error"), ("Backup", "warning")]
)
def test_a_copy_whatever_it_is_called_is_told_until_its_section_is_described(
    copy: str, severity: str
) -> None:
    original = replace(sheet("Crosstable", PLAIN), kind="crosstable", section=1)
    copied = replace(sheet(copy, PLAIN), copy_of=("crosstable", 1))
    event = read(sheet("Event", LABELS), original, copied)
    assert found(event) == [(severity, "copied-sheet", copy)]
    assert len(event.sections) == 1

    described = [[*line, value] for line, value in zip(LABELS, ("", "swiss", None, "MM"))]
    described.append(["Section", "Open", copy.removeprefix("Crosstable ")])
    missing = [] if severity == "error" else [("error", "missing-sheet", "Event")]
    told = [*missing, ("warning", "copied-sheet", copy)]
    assert found(read(sheet("Event", described), original, copied)) == told


def test_the_copy_of_another_sheet_of_ours_is_told() -> None:
    event = read(sheet("Event", LABELS), sheet("Event (2)", LABELS), sheet("Crosstable", PLAIN))
    tells(event, "warning copied-sheet Event (2)")


def test_a_section_of_which_the_labels_say_nothing_is_told() -> None:
    event = read(
        sheet("Event", LABELS), sheet("Crosstable", PLAIN), sheet("Crosstable U1200", PLAIN)
    )
    assert ("warning", "no-settings", "Crosstable U1200") in found(event)
