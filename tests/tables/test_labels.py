"""Labels say what the event is, on a sheet of their own and above the tables; what is not
understood, or contradicts itself, is told with its cell."""

from __future__ import annotations

import datetime

import pytest

from tests.tables.grids import MERGED, NO_VALUE, PLAIN, found, messages, read, sheet, tells
from tests.tables.team_sheets import EVENT, section, team_event
from xltiebreak.event.section import Event
from xltiebreak.formats.spreadsheets import read_csv
from xltiebreak.tables.cells import Cell

TABLE = "No.,Name,R1,R2\n1,Ash,W2,D3\n2,Birch,L1,B\n3,Cedar,H,D1\n"
SMALL = "No.,Name,R1\n1,Ash,W2\n2,Birch,L1\n"
LARKSPUR = [["Event", "Larkspur Open"], ["Dates", "May 2-3, 2026"]]


def labelled(*labels: list[object]) -> Event:
    return read(Event=labels, Crosstable=PLAIN)


def above(*labels: list[object]) -> list[list[object]]:
    return [*labels, [], *PLAIN]


ORDERS = ("Tiebreak", "Tiebreaks", "Tie-break", "Tie-Breaks:", "TB", "TB order", "Tie break order")
SYSTEMS = ("Tie-Break System", "Tie-Break System(s)", "Tie-Break Order", "Order")
OF_THE_EVENT = {
    "name": ("Event Name", "Name of event", "Tournament"),
    "venue": ("Location", "Place", "Site"),
    "chief_td": ("TD", "Director", "Arbiter", "Chief Arbiter"),
    "organizer": ("Organiser",),
    "dates": ("Date", "Dates played"),
    "time_control": ("Time Controls", "TC"),
    "thanks": ("Sponsors",),
    "next_event": ("next tournament",),
}


@pytest.mark.parametrize(
    ("label", "field"),
    [(label, field) for field, labels in OF_THE_EVENT.items() for label in labels],
)
def test_the_event_is_described_in_many_words(label: str, field: str) -> None:
    event = labelled([label, "what was typed"])
    assert getattr(event, field) == "what was typed"
    tells(event)


@pytest.mark.parametrize(
    ("label", "typed", "field", "value"),
    [
        *((label, "KASH, CUM", "order", "KASH, CUM") for label in (*ORDERS, *SYSTEMS)),
        *((label, 4, "scheduled_rounds", 4) for label in ("Number of rounds", "Rds", "Rounds")),
        ("Counting players", 4, "counting", 4),
    ],
)
def test_a_section_is_described_in_many_words(
    label: str, typed: object, field: str, value: object
) -> None:
    event = labelled([label, typed])
    assert getattr(section(event), field) == value
    tells(event)


SWISS = ("team", "Teams", "Team Swiss", "Swiss team", "Team event", "swiss teams")
ROUNDROBIN = ("team round-robin", "Roundrobin team", "double round robin teams")


@pytest.mark.parametrize(
    ("kind", "paired"),
    [*((kind, "swiss") for kind in SWISS), *((kind, "roundrobin") for kind in ROUNDROBIN)],
)
def test_a_kind_of_teams_says_how_they_are_paired(kind: str, paired: str) -> None:
    teams = section(labelled(["Kind", kind]))
    assert (teams.kind, teams.matches is not None) == (paired, True)


@pytest.mark.parametrize(
    ("label", "typed", "field", "value"),
    [
        *(("Placed by", text, "placed_by", "match") for text in ("match points", "Match", "MP")),
        *(("Placed by", text, "placed_by", "game") for text in ("game points", "Game", "gp")),
        *(("Match points", text, "match_points", (1, 0.5, 0)) for text in ("1-1/2-0", "1 - ½ - 0")),
        ("Match points", "2-1-0", "match_points", (2, 1, 0)),
        ("Match points", "3, 1, 0", "match_points", (3, 1, 0)),
        ("Match points", "3:2:1", "match_points", (3, 2, 1)),
        ("Boards", 8, "boards", 8),
        ("Board weights", "12 11 10 9 8 7 6 5", "weights", (12, 11, 10, 9, 8, 7, 6, 5)),
    ],
)
def test_what_matches_are_worth_is_read(
    label: str, typed: object, field: str, value: object
) -> None:
    matches = section(team_event(event=[["Kind", "team"], [label, typed]])).matches
    assert getattr(matches, field) == value


def test_each_weight_may_have_a_cell_of_its_own() -> None:
    matches = section(team_event(event=[["Kind", "team"], ["Board weights", 3, 2, 1]])).matches
    assert matches is not None
    assert (matches.boards, matches.most) == (3, 6)


@pytest.mark.parametrize("scoring", ["1-½-0", "1 - 1/2 - 0", "1, 0.5, 0", "1-0", "standard", "1.0"])
def test_the_usual_scoring_is_understood(scoring: str) -> None:
    tells(labelled(["Scoring", scoring]))


@pytest.mark.parametrize("scoring", ["3-1-0", "3", "2-1-0"])
def test_other_scoring_is_refused_by_name(scoring: str) -> None:
    tells(labelled(["Scoring", scoring]), f"error scoring Event!B1: {scoring!r}")


def test_a_label_that_nobody_knows_is_told_where_it_has_a_value() -> None:
    event = labelled(["Event", "X"], ["Mascot", "A rook"], ["Welcome!"])
    tells(event, "warning unknown-label Event!A2: 'Mascot' is no label that is read")
    near = labelled(["Tie-braek order", "KASH"])
    tells(near, "warning unknown-label Event!A1: is 'Tie-break order' meant?")


def test_a_label_that_stands_twice_is_told_and_the_first_one_counts() -> None:
    event = labelled(["Edition", "raw"], ["Edition", "wintd"])
    assert section(event).edition == "raw"
    tells(event, "warning duplicate-label Event!A2")


@pytest.mark.parametrize("name", ["Events", "Event Info", "Tournament", "Settings", "Info"])
def test_sheets_of_such_names_hold_labels_if_there_are_two(name: str) -> None:
    labels = [["Event", "Spring Swiss"], ["Tie-breaks", "KASH"]]
    event = read(sheet(name, labels), Crosstable=PLAIN)
    assert (event.name, section(event).order) == ("Spring Swiss", "KASH")
    other = read(sheet(name, [["Event", "Spring Swiss"], ["Lunch", "12:30"]]), Crosstable=PLAIN)
    assert (other.name, found(other)) == ("event", [])


def test_a_merged_value_is_harmless() -> None:
    event = labelled(["Event", Cell("Spring Swiss", MERGED)], ["Edition", Cell("raw", MERGED)])
    assert (event.name, section(event).edition, found(event)) == ("Spring Swiss", "raw", [])


def test_a_value_may_stand_behind_an_empty_cell() -> None:
    event = labelled(["Event", None, "Spring"], ["Edition", None, "raw"], ["TB", None, "CUM"])
    assert (event.name, section(event).edition, section(event).order) == ("Spring", "raw", "CUM")
    tells(event)
    tells(labelled(["Edition", None, "1900"]), "error setting Event!C1")


def test_a_value_that_cannot_be_read_is_told_and_left_out() -> None:
    event = labelled(["Venue", NO_VALUE], ["City", "#REF!"], ["Dates", datetime.date(2026, 5, 2)])
    assert (event.venue, event.city, event.dates) == ("", "", "May 2, 2026")
    tells(event, "warning setting Event!B1", "warning setting Event!B2")


def test_more_rounds_than_stated_are_told_at_the_statement() -> None:
    message = "the event is said to have 1 round, but round 2 has results"
    tells(labelled(["Rounds", 1]), f"warning rounds Event!B1: {message}")


def test_in_a_text_file_a_list_goes_on_behind_the_comma() -> None:
    labels = "Event,Open, of Spring\nTie-break order,KASH,CUM\nLots,2,1\nDates,May 2, 2026\n"
    event = read_csv((labels + TABLE).encode(), "club.csv")
    assert (section(event).order, section(event).lots) == ("KASH, CUM", "2, 1")
    assert (event.name, event.dates) == ("Open, of Spring", "May 2, 2026")
    tells(event)
    second = read_csv(("Edition,raw,wintd\n" + TABLE).encode(), "club.csv")
    assert section(second).edition == "raw"
    tells(second, "warning extra-value line 1, column 3")


def test_a_file_is_told_how_to_state_its_notation() -> None:
    event = read_csv(b"No.,Name,R1\n1,Ash,\n2,Birch,-1\n", "club.csv")
    assert messages(event, "ambiguous-notation")[0].endswith(
        "state the notation: chess-results, or plus-minus "
        "(add a line such as Notation,us above the table)"
    )
    workbook = read(S=[["No.", "Name", "R1"], [1, "Ash", ""], [2, "Birch", "-1"]])
    assert "(label Notation on the sheet Event)" in messages(workbook, "ambiguous-notation")[0]


# of teams


def test_as_many_weights_as_boards() -> None:
    event = team_event(event=[*EVENT, ["Board weights", "4 3 2 1"]])
    tells(event, "error setting Event!B4: 4 boards have a weight, but a match has 3")


def test_labels_of_a_further_section_stand_in_its_column() -> None:
    labels = [["Section", "Open", "Teams"], ["Kind", "swiss", "team"], ["Boards", None, 3]]
    table = [["No.", "Team", "R1", "P1"], [1, "Oak", 2, 2], [2, "Elm", 1, 1]]
    event = read(Event=labels, Crosstable=PLAIN, **{"Crosstable Teams": table})
    tells(event)
    assert [part.matches and part.matches.boards for part in event.sections] == [None, 3]


def test_labels_for_teams_are_told_in_an_event_of_single_players() -> None:
    tells(
        labelled(["Boards", 3], ["Board weights", None]),
        "warning team-label Event!B1: the label 'Boards' is for team events and is passed over: "
        "this event is read as one of single players; if its players are teams, state Kind team",
    )


@pytest.mark.parametrize(
    ("label", "value", "field"),
    [("Counting players", 4, "counting"), ("Team minimum", 3, "team_minimum")],
)
def test_labels_that_rank_teams_by_their_players_are_told_where_the_teams_play(
    label: str, value: int, field: str
) -> None:
    combined = labelled(["Counting players", 4], [label, value] if value == 3 else ["Lots", ""])
    assert (found(combined), getattr(section(combined), field)) == ([], value)
    event = team_event(event=[*EVENT, [label, value]])
    tells(event, "warning team-label Event!B4")
    assert getattr(section(event), field) is None


# above the tables


def test_labels_may_stand_above_the_only_crosstable() -> None:
    event = read(Sheet1=[["Event", "Spring Swiss"], ["Tie-breaks", "KASH", "CUM"], [], *PLAIN])
    assert (event.name, section(event).order) == ("Spring Swiss", "KASH, CUM")
    beside = read(sheet("Event", [*LARKSPUR, ["Kind", "swiss"]]), Games=above(["Rounds", 3]))
    assert (beside.dates, section(beside).scheduled_rounds) == ("May 2-3, 2026", 3)


def test_the_event_s_labels_on_each_of_three_sheets_are_read_once() -> None:
    event = read(*(sheet(name, above(*LARKSPUR)) for name in ("Open", "U1200", "U800")))
    assert (event.name, event.dates) == ("Larkspur Open", "May 2-3, 2026")
    assert [part.name for part in event.sections] == ["Open", "U1200", "U800"]
    tells(event)


def test_each_section_has_what_stands_above_its_own_table() -> None:
    event = read(
        sheet("Open", above(["Rounds", 2], ["Edition", "raw"])),
        sheet("Reserve", above(["Section", "U1200"], ["Rounds", 4], ["Tie-break order", "MM"])),
    )
    assert [
        (part.name, part.scheduled_rounds, part.edition, part.order) for part in event.sections
    ] == [("Open", 2, "raw", ""), ("U1200", 4, "", "MM")]
    tells(event)


def test_what_the_sheets_say_otherwise_of_the_event_is_named() -> None:
    event = read(
        sheet("Open", above(*LARKSPUR)),
        sheet("U1200", above(LARKSPUR[0], ["Dates", "May 3"], ["Venue", "Hall"])),
    )
    assert (event.dates, event.venue) == ("May 2-3, 2026", "Hall")
    tells(event, "warning labels-disagree U1200!B2: Dates says something else here than at Open!B2")


def test_the_sheet_event_and_a_table_may_not_contradict_each_other() -> None:
    labels = [
        *LARKSPUR,
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
    assert [part.order for part in event.sections] == ["uschess", "MM, SOLK"]
    assert event.sections[1].scheduled_rounds == 3
    assert [where for _, code, where in found(event) if code == "labels-disagree"] == [
        "Crosstable!B2"
    ]


def test_a_single_word_above_one_of_several_tables_is_no_label() -> None:
    event = read(sheet("Open", above(["Name", "Ash"])), sheet("U1200", above()))
    assert event.name == "event"


def test_labels_above_each_of_several_tables_of_a_text_file_are_read_or_told() -> None:
    labels = "Event,Larkspur Open\nDates,May 2\n"
    text = f"{labels}Rounds,2\n\n{SMALL}\nU1200\n{labels}Rounds,3\nEdition,raw\n\n{SMALL}"
    event = read_csv(text.encode(), "club.csv")
    assert (event.name, event.dates) == ("Larkspur Open", "May 2")
    parts = [(part.name, part.scheduled_rounds, part.edition) for part in event.sections]
    assert parts == [("Open", 2, ""), ("U1200", 3, "raw")]
    assert {code for _, code, _ in found(event)} <= {"no-settings"}
    text = f"Event,Larkspur Open\n{SMALL}\nU1200\nEvent,Birchfield Open\n{SMALL}"
    event = read_csv(text.encode(), "club.csv")
    assert event.name == "Larkspur Open"
    assert ("warning", "labels-disagree", "line 7, column 2") in found(event)
