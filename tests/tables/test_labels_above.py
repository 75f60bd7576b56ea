"""Labels repeated above several crosstables: read where they agree, named where they do not."""

from __future__ import annotations

from tests.tables.grids import PLAIN, found, read, sheet, tells
from xltiebreak.formats.spreadsheets import read_csv

EVENT = [["Event", "Larkspur Open"], ["Dates", "May 2-3, 2026"]]


def above(*labels: list[object]) -> list[list[object]]:
    return [*labels, [], *PLAIN]


def test_the_event_s_labels_on_each_of_three_sheets_are_read_once() -> None:
    event = read(*(sheet(name, above(*EVENT)) for name in ("Open", "U1200", "U800")))
    assert (event.name, event.dates) == ("Larkspur Open", "May 2-3, 2026")
    assert [section.name for section in event.sections] == ["Open", "U1200", "U800"]
    tells(event)


def test_each_section_has_what_stands_above_its_own_table() -> None:
    event = read(
        sheet("Open", above(["Rounds", 2], ["Edition", "raw"])),
        sheet("Reserve", above(["Section", "U1200"], ["Rounds", 4], ["Tie-break order", "MM"])),
    )
    first, second = event.sections
    assert (first.name, first.scheduled_rounds, first.edition, first.order) == (
        "Open",
        2,
        "raw",
        "",
    )
    assert (second.name, second.scheduled_rounds, second.order) == ("U1200", 4, "MM")
    tells(event)


def test_what_the_sheets_say_otherwise_of_the_event_is_named() -> None:
    event = read(
        sheet("Open", above(*EVENT)),
        sheet("U1200", above(EVENT[0], ["Dates", "May 3"], ["Venue", "Hall"])),
    )
    assert (event.dates, event.venue) == ("May 2-3, 2026", "Hall")
    tells(event, "warning labels-disagree U1200!B2: Dates says something else here than at Open!B2")


def test_the_sheet_event_and_a_table_may_not_contradict_each_other() -> None:
    labels = [
        *EVENT,
        ["Section", "Open", "U1200"],
        ["Kind", "swiss", "swiss"],
        ["Tie-break order", "uschess", "MM, SOLK"],
    ]
    event = read(
        sheet("Event", labels),
        sheet("Crosstable", above(["Venue", "Hall"], ["Tie-break order", "SB"])),
        sheet("Crosstable U1200", above(["Tie-break order", "mm, solk"], ["Rounds", 3])),
    )
    assert event.venue == "Hall"
    assert [section.order for section in event.sections] == ["uschess", "MM, SOLK"]
    assert event.sections[1].scheduled_rounds == 3
    assert [finding for finding in found(event) if finding[1] == "labels-disagree"] == [
        ("error", "labels-disagree", "Crosstable!B2")
    ]


def test_labels_above_the_only_table_are_read_beside_a_sheet_event() -> None:
    event = read(sheet("Event", [*EVENT, ["Kind", "swiss"]]), sheet("Games", above(["Rounds", 3])))
    assert (event.dates, event.sections[0].scheduled_rounds) == ("May 2-3, 2026", 3)


def test_a_single_word_above_one_of_several_tables_is_no_label() -> None:
    event = read(sheet("Open", above(["Name", "Ash"])), sheet("U1200", above()))
    assert event.name == "event"


TABLE = "No.,Name,R1\n1,Ash,W2\n2,Birch,L1\n"


def test_labels_above_each_of_several_tables_of_a_text_file_are_read() -> None:
    labels = "Event,Larkspur Open\nDates,May 2\n"
    text = f"{labels}Rounds,2\n\n{TABLE}\nU1200\n{labels}Rounds,3\nEdition,raw\n\n{TABLE}"
    event = read_csv(text.encode(), "club.csv")
    assert (event.name, event.dates) == ("Larkspur Open", "May 2")
    described = [
        (section.name, section.scheduled_rounds, section.edition) for section in event.sections
    ]
    assert described == [("Open", 2, ""), ("U1200", 3, "raw")]
    assert {code for _, code, _ in found(event)} <= {"no-settings"}


def test_a_text_file_s_tables_may_not_contradict_each_other() -> None:
    text = f"Event,Larkspur Open\n{TABLE}\nU1200\nEvent,Birchfield Open\n{TABLE}"
    event = read_csv(text.encode(), "club.csv")
    assert event.name == "Larkspur Open"
    assert ("warning", "labels-disagree", "line 7, column 2") in found(event)
