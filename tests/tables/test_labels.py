"""Labels say what the event is; what is not understood is told with its cell."""

from __future__ import annotations

import datetime

import pytest

from tests.tables.grids import MERGED, NO_VALUE, PLAIN, found, messages, read, sheet, tells
from xltiebreak.formats.spreadsheets import read_csv
from xltiebreak.tables.cells import Cell

TABLE = "No.,Name,R1,R2\n1,Ash,W2,D3\n2,Birch,L1,B\n3,Cedar,H,D1\n"


@pytest.mark.parametrize(
    "label",
    [
        *("Tiebreak", "Tiebreaks", "Tie-break", "Tie-Breaks:", "TB", "TB order", "Tie break order"),
        *("Tie-Break System", "Tie-Break System(s)", "Tie-Break Order", "Order"),
    ],
)
def test_the_order_has_many_names(label: str) -> None:
    event = read(Event=[["Event", "X"], [label, "KASH, CUM"]], Crosstable=PLAIN)
    assert event.sections[0].order == "KASH, CUM"
    tells(event)


@pytest.mark.parametrize(
    ("label", "field"),
    [
        *(("Event Name", "name"), ("Name of event", "name"), ("Tournament", "name")),
        *(("Location", "venue"), ("Place", "venue"), ("Site", "venue")),
        *(("TD", "chief_td"), ("Director", "chief_td"), ("Arbiter", "chief_td")),
        *(("Chief Arbiter", "chief_td"), ("Organiser", "organizer"), ("Date", "dates")),
        *(("Dates played", "dates"), ("Time Controls", "time_control"), ("TC", "time_control")),
        *(("Sponsors", "thanks"), ("next tournament", "next_event")),
    ],
)
def test_the_event_is_described_in_many_words(label: str, field: str) -> None:
    event = read(Event=[[label, "what was typed"]], Crosstable=PLAIN)
    assert getattr(event, field) == "what was typed"
    tells(event)


@pytest.mark.parametrize("label", ["Number of rounds", "Rds", "Rounds"])
def test_the_number_of_rounds_may_be_called_so(label: str) -> None:
    event = read(Event=[[label, 4]], Crosstable=PLAIN)
    assert event.sections[0].scheduled_rounds == 4


@pytest.mark.parametrize("scoring", ["1-½-0", "1 - 1/2 - 0", "1, 0.5, 0", "1-0", "standard", "1.0"])
def test_the_usual_scoring_is_understood(scoring: str) -> None:
    tells(read(Event=[["Scoring", scoring]], Crosstable=PLAIN))


@pytest.mark.parametrize("scoring", ["3-1-0", "3", "2-1-0"])
def test_other_scoring_is_refused_by_name(scoring: str) -> None:
    event = read(Event=[["Scoring", scoring]], Crosstable=PLAIN)
    tells(event, "error scoring Event!B1")
    assert repr(scoring) in messages(event, "scoring")[0]


def test_a_label_that_nobody_knows_is_told_where_it_has_a_value() -> None:
    event = read(Event=[["Event", "X"], ["Mascot", "A rook"], ["Welcome!"]], Crosstable=PLAIN)
    tells(event, "warning unknown-label Event!A2: 'Mascot' is no label that is read")


def test_a_label_that_is_misspelled_is_told_with_what_is_near() -> None:
    event = read(Event=[["Tie-braek order", "KASH"]], Crosstable=PLAIN)
    assert messages(event, "unknown-label")[0].endswith("is 'Tie-break order' meant?")


def test_a_label_that_stands_twice_is_told_and_the_first_one_counts() -> None:
    event = read(Event=[["Edition", "raw"], ["Edition", "wintd"]], Crosstable=PLAIN)
    assert event.sections[0].edition == "raw"
    tells(event, "warning duplicate-label Event!A2")


@pytest.mark.parametrize("name", ["Events", "Event Info", "Tournament", "Settings", "Info"])
def test_sheets_of_such_names_hold_labels_if_there_are_two(name: str) -> None:
    labels = [["Event", "Spring Swiss"], ["Tie-breaks", "KASH"]]
    event = read(sheet(name, labels), Crosstable=PLAIN)
    assert (event.name, event.sections[0].order) == ("Spring Swiss", "KASH")
    other = read(sheet(name, [["Event", "Spring Swiss"], ["Lunch", "12:30"]]), Crosstable=PLAIN)
    assert (other.name, found(other)) == ("event", [])


def test_labels_may_stand_above_the_only_crosstable() -> None:
    event = read(Sheet1=[["Event", "Spring Swiss"], ["Tie-breaks", "KASH", "CUM"], [], *PLAIN])
    assert (event.name, event.sections[0].order) == ("Spring Swiss", "KASH, CUM")


def test_a_merged_value_is_harmless() -> None:
    labels = [["Event", Cell("Spring Swiss", MERGED)], ["Edition", Cell("raw", MERGED)]]
    event = read(Event=labels, Crosstable=PLAIN)
    assert (event.name, event.sections[0].edition, found(event)) == ("Spring Swiss", "raw", [])


def test_a_value_may_stand_behind_an_empty_cell() -> None:
    labels = [["Event", None, "Spring Swiss"], ["Edition", None, "raw"], ["TB", None, "CUM"]]
    event = read(Event=labels, Crosstable=PLAIN)
    [section] = event.sections
    assert (event.name, section.edition, section.order) == ("Spring Swiss", "raw", "CUM")
    tells(event)
    wrong = read(Event=[["Edition", None, "1900"]], Crosstable=PLAIN)
    tells(wrong, "error setting Event!C1")


def test_a_value_that_cannot_be_read_is_told_and_left_out() -> None:
    labels = [["Venue", NO_VALUE], ["City", "#REF!"], ["Dates", datetime.date(2026, 5, 2)]]
    event = read(Event=labels, Crosstable=PLAIN)
    assert (event.venue, event.city, event.dates) == ("", "", "May 2, 2026")
    tells(event, "warning setting Event!B1", "warning setting Event!B2")


def test_more_rounds_than_stated_are_told_at_the_statement() -> None:
    event = read(Event=[["Rounds", 1]], Crosstable=PLAIN)
    tells(event, "warning rounds Event!B1")
    assert messages(event, "rounds")[0].startswith(
        "the event is said to have 1 round, but round 2 has results"
    )


def test_in_a_text_file_a_list_goes_on_behind_the_comma() -> None:
    labels = "Event,Open, of Spring\nTie-break order,KASH,CUM\nLots,2,1\nDates,May 2, 2026\n"
    event = read_csv((labels + TABLE).encode(), "club.csv")
    [section] = event.sections
    assert (section.order, section.lots) == ("KASH, CUM", "2, 1")
    assert (event.name, event.dates) == ("Open, of Spring", "May 2, 2026")
    tells(event)


def test_a_second_value_for_the_only_section_is_told() -> None:
    event = read_csv(("Edition,raw,wintd\n" + TABLE).encode(), "club.csv")
    assert event.sections[0].edition == "raw"
    tells(event, "warning extra-value line 1, column 3")


def test_a_text_file_is_told_how_to_state_its_notation() -> None:
    event = read_csv(b"No.,Name,R1\n1,Ash,\n2,Birch,-1\n", "club.csv")
    assert messages(event, "ambiguous-notation")[0].endswith(
        "state the notation (add a line such as Notation,us above the table)"
    )
    workbook = read(S=[["No.", "Name", "R1"], [1, "Ash", ""], [2, "Birch", "-1"]])
    assert "(label Notation on the sheet Event)" in messages(workbook, "ambiguous-notation")[0]
