"""The grid of a round-robin: told from a table of rounds, read from both of its halves, and
nothing in it guessed."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.tables.grids import MERGED, found, messages, read, sheet, tells
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import Outcome
from xltiebreak.event.section import Event, Section
from xltiebreak.formats.spreadsheets import read_csv
from xltiebreak.ranking.standings import standings
from xltiebreak.tables.cells import Cell

FOUR = (". 1 ½ 1", "0 . 1 ½", "½ 0 . +", "0 ½ - .")
"""Ash beats Birch and Elm, draws with Cedar …; a point stands for an empty cell."""
FOUR_SCORES = {1: 2.5, 2: 1.5, 3: 1.5, 4: 0.5}
DOUBLE = ("*,* 1,½ 0,1", "0,½ *,* ½,½", "1,0 ½,½ *,*")
DOUBLE_SCORES = {1: 2.5, 2: 1.5, 3: 2}
SWISS = [["No.", "Name", "R1"], [1, "Ash", "W2"], [2, "Birch", "L1"]]
WITHDREW = (". 1 ½ + 1", "0 . 1 + ½", "½ 0 . 1 +", "- - 0 . -", "0 ½ - + .")

Rows = list[list[object]]


def table(rows: Sequence[str], head: Sequence[object] = ()) -> Rows:
    """A grid with numbers and names beside it, its columns headed 1, 2, 3 … if not otherwise."""
    names = ("Ash", "Birch", "Cedar", "Elm", "Fir")
    made: Rows = [["No.", "Name", *(head or range(1, len(rows) + 1))]]
    for k, row in enumerate(rows, start=1):
        made.append([k, names[k - 1], *(None if cell == "." else cell for cell in row.split())])
    return made


def grid(rows: Sequence[str] | Rows, **labels: object) -> Event:
    """The event of a grid on the sheet S, with labels on the sheet Event."""
    cells = table(rows) if isinstance(rows[0], str) else rows
    labels_sheet = {"Event": [[label, value] for label, value in labels.items()]} if labels else {}
    return read(S=cells, **labels_sheet)


def section(event: Event) -> Section:
    [only] = event.sections
    return only


def scores(event: Event) -> dict[int, float]:
    return {row.player.number: row.score for row in standings(section(event)).rows}


def with_cells(change: dict[str, object]) -> Rows:
    """The cells of ``FOUR`` with others in the place of some."""
    head, *rows = table(FOUR)
    return [head, *([change.get(str(cell), cell) for cell in row] for row in rows)]


MARKED = [
    [mark if i == j else cell for j, cell in enumerate(row, start=-1)]
    for mark in ("*", "x", "X", "■", "-", "---", "#", "XXX")
    for i, row in enumerate(table(FOUR))
]
TWO_LINES = [[None, None, 1, 2, 3, 4], ["No.", "Name"], *table(FOUR)[1:]]
IN_PLACES = [table(FOUR)[k] for k in (0, 3, 1, 4, 2)]
WITHOUT_NUMBERS = [row[1:] for row in table([row.replace(".", "*") for row in FOUR])]


@pytest.mark.parametrize(
    "rows",
    [
        table(FOUR),
        TWO_LINES,
        IN_PLACES,
        WITHOUT_NUMBERS,
        *(MARKED[k : k + 5] for k in range(0, len(MARKED), 5)),
        *(with_cells({"½": half}) for half in ("0.5", "0,5", ".5", "1/2", "=", 0.5)),
        with_cells({"0": 0.0, "½": 0.5}),
    ],
)
def test_a_grid_is_told_from_its_headers_and_cells_however_it_is_written(rows: Rows) -> None:
    event = grid(rows)
    tells(event)
    assert (section(event).kind, scores(event)) == ("roundrobin", FOUR_SCORES)


def test_scores_may_have_decimal_commas() -> None:
    german = read_csv(
        b"Nr;Name;1;2;3\n1;Ash;*;1,0;0,5\n2;Birch;0,0;*;1,0\n3;Cedar;0,5;0,0;*\n", "club.csv"
    )
    assert scores(german) == {1: 1.5, 2: 1, 3: 0.5}
    assert section(german).crosstable.rounds == 3


def test_each_game_has_its_round_from_the_berger_tables_and_its_own_cell() -> None:
    only = section(grid(FOUR))
    opponents = [[result.opponent for result in row] for row in only.crosstable.results]
    assert opponents == [[4, 2, 3], [3, 1, 4], [2, 4, 1], [1, 3, 2]]
    assert only.origin.grid == ((4, 2, 3), (3, 1, 4), (2, 4, 1), (1, 3, 2))
    assert only.origin.cell(2, "R2", 3) == "S!F4"
    in_places = section(grid(IN_PLACES))
    assert in_places.crosstable.numbers == (3, 1, 4, 2)
    assert in_places.origin.cell(0, "R2", 3) == "S!F2"


APART = [row.replace(",", " ") for row in DOUBLE]


@pytest.mark.parametrize(
    "rows",
    [
        table(APART, (1, 1, 2, 2, 3, 3)),
        table(APART, (1, None, 2, None, 3, None)),
        *(
            [[str(cell).replace(",", between) for cell in row] for row in table(DOUBLE)]
            for between in (",", ";", " ", ", ", " ; ")
        ),
    ],
)
def test_a_double_round_robin_has_two_columns_for_each_player_or_two_games_in_a_cell(
    rows: Rows,
) -> None:
    event = grid(rows)
    tells(event)
    assert scores(event) == DOUBLE_SCORES
    games = [(result.opponent, result.points) for result in section(event).crosstable.rows[1]]
    assert games == [(None, 0), (2, 1), (3, 0), (None, 0), (2, 0.5), (3, 1)]
    of_second_cycle = section(event).origin.cell(0, "R5", 1)
    assert of_second_cycle == ("S!F2" if len(rows[1]) == 8 else "S!D2")


def test_forfeits_and_double_forfeits_are_no_games_that_were_played() -> None:
    only = section(grid([". + -", "- . -", "- - ."]))
    outcomes = [[result.outcome for result in row] for row in only.crosstable.results]
    won, lost, out = Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS, Outcome.UNPAIRED
    assert outcomes == [[out, won, lost], [lost, lost, out], [lost, out, lost]]


def test_dates_that_spreadsheets_made_of_halves_are_told() -> None:
    date = Cell("January 2, 2026", MERGED._replace(code="date-cell"))
    rows = with_cells({"½": date})[:3] + table(FOUR)[3:]
    tells(grid(rows), "error date-cell S!E2", "error date-cell S!F3")


def test_games_to_come_are_one_warning_and_the_standings_count_the_others() -> None:
    event = grid([". 1 . .", "0 . . ½", ". . . .", ". ½ . ."])
    tells(
        event,
        "warning games-to-come S: 4 games are still to be played (1 v 4, 2 v 3, 3 v 4, 1 v 3)",
    )
    assert scores(event) == {1: 1, 2: 0.5, 4: 0.5, 3: 0}
    ranked = standings(section(event))
    assert (ranked.is_final, ranked.progress) == (False, "2 of 6 games")
    one_sided = grid([". 1 ½ 1", "0 . 1 .", "½ 0 . +", "0 ½ - ."])
    assert scores(one_sided) == {1: 2.5, 2: 1, 3: 1.5, 4: 0}


def test_twins_in_a_text_file_are_told_by_line_and_column() -> None:
    event = read_csv(b"No.,Name,1,2,3\n1,Ash,,1,1\n2,Birch,0,,1\n3,Cedar,-,0,\n", "club.csv")
    tells(
        event,
        "error twins-disagree line 2, column of player 3: player 1 has 1 against player 3, but "
        "line 4, column of player 1 (player 3 against player 1) has -",
    )


EMPTY = [". . ."] * 3
FEWER = [row[:5] for row in table(FOUR)]
MAY_BE_ROUNDS = ["X . .", ". X .", ". . X"]


@pytest.mark.parametrize(
    ("rows", "labels", "finding"),
    [
        (EMPTY, {"Kind": "roundrobin"}, ""),
        (FOUR, {"Notation": "Grid"}, ""),
        (FEWER, {"Kind": "roundrobin"}, "error missing-column S!A5: "),
        (table(FOUR)[:4], {"Kind": "roundrobin"}, "error unknown-opponent S!F2: there is no play"),
        (MAY_BE_ROUNDS, {}, "error ambiguous-notation S!C1: state Kind roundrobin, or head them R"),
        (MAY_BE_ROUNDS, {"Kind": "Round Robin"}, ""),
        (FOUR, {"Kind": "swiss"}, "error unknown-code S!D2: points without opponents"),
        (SWISS, {"Notation": "grid"}, "error notation S!C1: whose columns are headed by the pair"),
        ([["No.", "Name", 1, 2], [1, "Ash", 1, 0], [2, "Birch", 0, 1], [3, "Elm", 1, 1]], {},
         "error unknown-code S!C2: "),
        ([*table(FOUR)[:2], [1, *table(FOUR)[2][1:]], *table(FOUR)[3:]], {},
         "error duplicate-number S!A3: "),
    ],
)  # fmt: skip
def test_what_is_stated_and_what_could_be_two_things(
    rows: Sequence[str] | Rows, labels: dict[str, object], finding: str
) -> None:
    event = grid(rows, Event="x", **labels) if labels else grid(rows)
    head, _, text = finding.partition(": ")
    if not finding:
        tells(event)
        return
    assert tuple(head.split()) in found(event)
    assert text in str(messages(event, head.split()[1]))


def test_the_rounds_follow_from_the_players_whatever_is_stated() -> None:
    event = grid(FOUR, Event="x", Kind="roundrobin", Rounds=7)
    tells(event)
    ranked = standings(section(event))
    assert (ranked.rounds, ranked.planned_rounds, ranked.is_final) == (3, 3, True)


def test_columns_of_players_who_are_not_there_may_stand_empty() -> None:
    rows = FEWER[:4]
    event = grid([[*rows[0], 4, 5], *rows[1:], [4], [5]], Event="x", Kind="roundrobin")
    tells(event)
    assert scores(event) == {1: 1.5, 2: 1, 3: 0.5}


def test_rounds_headed_by_plain_numbers_stay_rounds() -> None:
    rows = [["No.", "Name", 1, 2, 3], [1, "Ash", "W2", "D3", "B"], [2, "Birch", "L1", "B", "D3"]]
    rows.append([3, "Cedar", "H", "D1", "D2"])
    event = grid(rows)
    assert [code for _, code, _ in found(event)] == ["bye-in-a-round-robin"]
    assert section(event).origin.grid == ()
    labelled = grid(rows, Event="x", Kind="roundrobin")
    assert section(labelled).crosstable.rows[1][0].outcome is Outcome.WIN


def test_totals_and_tie_breaks_beside_a_grid_are_compared_and_kept() -> None:
    rows = [[*row, total, "x"] for row, total in zip(table(FOUR), ("Pts", 2.5, 1.5, 2, 0.5))]
    rows[0][-1] = "TB1"
    event = grid(rows)
    tells(event, "warning printed-score S!G4")
    assert list(section(event).printed) == ["TB1"]


def test_who_has_withdrawn_early_is_annulled_and_who_looks_so_is_told() -> None:
    event = grid(WITHDREW)
    tells(event, "warning looks-withdrawn S!A5: state the number at the label Withdrawn")
    assert scores(event)[1] == 3.5
    labelled = grid(WITHDREW, Event="x", Withdrawn=4)
    tells(labelled)
    assert section(labelled).withdrawn == (4,)
    assert scores(labelled) == {1: 2.5, 2: 1.5, 3: 1.5, 5: 0.5, 4: 0}
    open_games = (". 1 ½ . 1", "0 . 1 . ½", "½ 0 . 1 +", ". . 0 . .", "0 ½ - . .")
    tells(grid(open_games, Event="x", Withdrawn="4"))


@pytest.mark.parametrize(
    ("value", "text"),
    [("seven", "'seven' is not a pairing number"), ("9", "there is no player 9"), ("4, 9", "9")],
)
def test_withdrawals_of_nobody_are_errors(value: str, text: str) -> None:
    event = grid(WITHDREW, Event="x", Withdrawn=value)
    [(_, code, where)] = [finding for finding in found(event) if finding[0] == "error"]
    assert where == "Event!B2"
    assert text in str(messages(event, code))


def test_withdrawals_in_a_swiss_are_passed_over_and_told() -> None:
    event = grid(SWISS, Event="x", Withdrawn="2")
    tells(event, "warning withdrawn Event!B2")
    assert section(event).withdrawn == ()


def test_a_section_of_a_workbook_may_be_a_grid_beside_a_swiss() -> None:
    labels = [["Section", "Open", "Quad"], ["Kind", "swiss", "roundrobin"]]
    tables = sheet("Crosstable Open", SWISS), sheet("Crosstable Quad", table(FOUR))
    event = read(sheet("Event", labels), *tables)
    tells(event)
    assert [section.kind for section in event.sections] == ["swiss", "roundrobin"]


def test_a_grid_of_more_rounds_than_any_event_is_refused() -> None:
    rows: Rows = [["No.", "Name", *range(1, 104)]]
    rows += [[k, f"Entrant {k}", *[None] * 103] for k in range(1, 104)]
    with pytest.raises(TieBreakError, match="at most 100 rounds"):
        grid(rows, Event="x", Kind="roundrobin")
