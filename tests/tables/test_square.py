"""The grid of a round-robin: told from a table of rounds, read from both of its halves, and
nothing in it guessed."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.tables.grids import MERGED, found, messages, read, sheet
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import Outcome
from xltiebreak.event.section import Event, Section
from xltiebreak.formats.spreadsheets import read_csv
from xltiebreak.ranking.standings import standings
from xltiebreak.tables.cells import Cell
from xltiebreak.tables.events import read_event

NAMES = ("Ash", "Birch", "Cedar", "Elm")
FOUR = (". 1 ½ 1", "0 . 1 ½", "½ 0 . +", "0 ½ - .")
"""Ash beats Birch and Elm, draws with Cedar …; a point stands for an empty cell."""

DOUBLE = ("*,* 1,½ 0,1", "0,½ *,* ½,½", "1,0 ½,½ *,*")


def cells(text: str) -> list[object]:
    return [None if cell == "." else cell for cell in text.split()]


def table(rows: Sequence[str], head: Sequence[object] = ()) -> list[list[object]]:
    """A grid with numbers and names beside it, its columns headed 1, 2, 3 … if not otherwise."""
    return [
        ["No.", "Name", *(head or range(1, len(rows) + 1))],
        *([k, NAMES[k - 1], *cells(row)] for k, row in enumerate(rows, start=1)),
    ]


def event(**labels: object) -> list[list[object]]:
    return [[label.replace("_", " "), value] for label, value in labels.items()]


def section(made: Event) -> Section:
    [only] = made.sections
    return only


def scores(made: Event) -> dict[int, float]:
    return {row.player.number: row.score for row in standings(section(made)).rows}


FOUR_SCORES = {1: 2.5, 2: 1.5, 3: 1.5, 4: 0.5}


def test_a_grid_is_told_from_its_headers_and_cells() -> None:
    made = read(S=table(FOUR))
    assert found(made) == []
    assert section(made).kind == "roundrobin"
    assert scores(made) == FOUR_SCORES


@pytest.mark.parametrize("mark", ["*", "x", "X", "■", "-", "---", "#", "XXX"])
def test_the_diagonal_may_be_marked(mark: str) -> None:
    rows = [row.split() for row in FOUR]
    marked = [
        " ".join(mark if i == j else cell for j, cell in enumerate(row))
        for i, row in enumerate(rows)
    ]
    made = read(S=table(marked))
    assert (found(made), scores(made)) == ([], FOUR_SCORES)


@pytest.mark.parametrize("half", ["½", "0.5", "0,5", ".5", "1/2", "=", 0.5])
def test_a_draw_has_many_spellings(half: object) -> None:
    rows = [[half if cell == "½" else cell for cell in row] for row in table(FOUR)]
    made = read(S=rows)
    assert (found(made), scores(made)) == ([], FOUR_SCORES)


def test_scores_may_be_numbers_and_decimals() -> None:
    figures = {"1": 1, "0": 0.0, "½": 0.5}
    rows = [
        table(FOUR)[0],
        *([figures.get(str(cell), cell) for cell in row] for row in table(FOUR)[1:]),
    ]
    rows = [
        [k if place == 0 else cell for place, cell in enumerate(row)] for k, row in enumerate(rows)
    ]
    rows[0][0] = "No."
    assert scores(read(S=rows)) == FOUR_SCORES
    german = read_csv(
        b"Nr;Name;1;2;3\n1;Ash;*;1,0;0,5\n2;Birch;0,0;*;1,0\n3;Cedar;0,5;0,0;*\n", "club.csv"
    )
    assert scores(german) == {1: 1.5, 2: 1, 3: 0.5}
    assert section(german).crosstable.rounds == 3


def test_each_game_has_its_round_from_the_berger_tables_and_its_own_cell() -> None:
    only = section(read(S=table(FOUR)))
    opponents = [[result.opponent for result in row] for row in only.crosstable.results]
    assert opponents == [[4, 2, 3], [3, 1, 4], [2, 4, 1], [1, 3, 2]]
    assert only.origin.grid == ((4, 2, 3), (3, 1, 4), (2, 4, 1), (1, 3, 2))
    assert only.origin.cell(2, "R2", 3) == "S!F4"


def test_rows_may_stand_in_the_order_of_the_places() -> None:
    rows = table(FOUR)
    made = read(S=[rows[0], rows[3], rows[1], rows[4], rows[2]])
    assert (found(made), scores(made)) == ([], FOUR_SCORES)
    assert section(made).crosstable.numbers == (3, 1, 4, 2)
    assert section(made).origin.cell(0, "R2", 3) == "S!F2"


@pytest.mark.parametrize(
    "head", [(1, 1, 2, 2, 3, 3), (1, None, 2, None, 3, None)], ids=["twice", "once"]
)
def test_a_double_round_robin_may_have_two_columns_for_each_player(head: Sequence[object]) -> None:
    rows = [row.replace(",", " ") for row in DOUBLE]
    made = read(S=table(rows, head))
    assert found(made) == []
    assert scores(made) == {1: 2.5, 2: 1.5, 3: 2}
    assert section(made).crosstable.rounds == 6
    assert section(made).origin.cell(0, "R5", 1) == "S!F2"  # the second cycle's game with 2


@pytest.mark.parametrize("between", [",", ";", " ", ", ", " ; "])
def test_a_double_round_robin_may_have_both_games_in_one_cell(between: str) -> None:
    rows = table(DOUBLE)
    made = read(S=[rows[0], *([str(c).replace(",", between) for c in row] for row in rows[1:])])
    assert found(made) == []
    assert scores(made) == {1: 2.5, 2: 1.5, 3: 2}
    games = section(made).crosstable.rows[1]
    assert [(one.opponent, one.points) for one in games] == [
        (None, 0), (2, 1), (3, 0), (None, 0), (2, 0.5), (3, 1),
    ]  # fmt: skip


def test_one_game_of_a_pair_may_still_be_to_come() -> None:
    made = read(S=table(["* 1 1;0", "0 * ½", "0;1 ½ *"]))
    assert found(made) == [("warning", "games-to-come", "S")]
    assert messages(made, "games-to-come") == [
        "2 games are still to be played (2 v 3, 1 v 2); the standings count what was played"
    ]


def test_half_a_double_round_robin_is_told_as_such() -> None:
    made = read(S=table([". 1;½ 1;1", ". . 1;½", ". . ."]))
    assert found(made) == [("error", "half-empty", "S!C3")]
    assert "all 6 games stand in one" in messages(made, "half-empty")[0]


def test_two_games_in_a_lone_cell_are_a_slip() -> None:
    made = read(S=table([". 1;0 ½ 1", *FOUR[1:]]))
    assert found(made) == [("error", "unknown-code", "S!D2")]
    assert "'1;0' is not one result" in messages(made, "unknown-code")[0]


def test_forfeits_and_double_forfeits_are_no_games_that_were_played() -> None:
    only = section(read(S=table([". + -", "- . -", "- - ."])))
    outcomes = [[result.outcome for result in row] for row in only.crosstable.results]
    won, lost, out = Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS, Outcome.UNPAIRED
    assert outcomes == [[out, won, lost], [lost, lost, out], [lost, out, lost]]


def test_games_to_come_are_one_warning_and_the_standings_count_the_others() -> None:
    made = read(S=table([". 1 . .", "0 . . ½", ". . . .", ". ½ . ."]))
    assert found(made) == [("warning", "games-to-come", "S")]
    assert "4 games are still to be played (1 v 4, 2 v 3, 3 v 4, 1 v 3)" in str(
        messages(made, "games-to-come")
    )
    assert scores(made) == {1: 1, 2: 0.5, 4: 0.5, 3: 0}
    table_ = standings(section(made))
    assert not table_.is_final
    assert table_.progress == "2 of 6 games"


def test_a_grid_without_results_has_nothing_to_fix() -> None:
    made = read(S=table([". . ."] * 3), Event=event(Event="Spring", Kind="roundrobin"))
    assert found(made) == []
    assert section(made).kind == "roundrobin"


def test_twins_that_disagree_are_told_in_the_words_of_the_grid() -> None:
    made = read(S=table([". 1 1 1", "1 . 1 ½", "0 0 . +", "0 ½ - ."]))
    assert found(made) == [("error", "twins-disagree", "S!D2")]
    assert messages(made, "twins-disagree") == [
        "player 1 has 1 against player 2, but C3 (player 2 against player 1) has 1; expected "
        "there 0. Correct one of them"
    ]


def test_twins_in_a_text_file_are_told_by_line_and_column() -> None:
    made = read_csv(b"No.,Name,1,2,3\n1,Ash,,1,1\n2,Birch,0,,1\n3,Cedar,-,0,\n", "club.csv")
    assert found(made) == [("error", "twins-disagree", "line 2, column of player 3")]
    assert "but line 4, column of player 1 (player 3 against player 1) has -" in str(
        messages(made, "twins-disagree")
    )


def test_half_a_grid_is_an_error_that_says_what_to_do() -> None:
    made = read(S=table([". 1 ½ 1", ". . 1 ½", ". . . +", ". . . ."]))
    assert found(made) == [("error", "half-empty", "S!C3")]
    assert messages(made, "half-empty") == [
        "only half of the grid is filled: all 6 games stand in one of their two cells only; type "
        "each game for both players, as here 0 against player 1"
    ]


def test_a_game_in_one_cell_only_counts_for_nobody_and_is_not_mirrored() -> None:
    made = read(S=table([". 1 ½ 1", "0 . 1 .", "½ 0 . +", "0 ½ - ."]))
    assert ("warning", "one-sided", "S!F3") in found(made)
    assert messages(made, "one-sided") == [
        "player 2 has nothing against player 4, who has ½ against him; expected ½. Until both "
        "cells are filled, the game counts for nobody"
    ]
    assert scores(made) == {1: 2.5, 2: 1, 3: 1.5, 4: 0}


@pytest.mark.parametrize(
    ("row", "says"),
    [
        ("Q . 1 ½", "'Q' is not a result; expected 1, ½ or 0, + or - for a forfeit, or nothing"),
        ("1½ . 1 ½", "'1½' is not a result"),
        ("W1 . 1 ½", "'W1' is not a result"),
        ("X . 1 ½", "'X' marks where a player would meet himself, and here player 2 meets"),
        ("1;0;1 . 1 ½", "'1;0;1' is not one result"),
    ],
)
def test_what_is_no_result_is_an_error_at_its_cell(row: str, says: str) -> None:
    made = read(S=table([FOUR[0], row, *FOUR[2:]]))
    assert found(made) == [("error", "unknown-code", "S!C3")]
    assert says in messages(made, "unknown-code")[0]


def test_a_date_that_excel_made_is_refused_with_its_cure() -> None:
    rows = table(FOUR)
    rows[1][4] = Cell("January 2, 2026", MERGED._replace(code="date-cell"))
    assert ("error", "date-cell", "S!E2") in found(read(S=rows))


def test_a_result_on_the_diagonal_is_refused() -> None:
    made = read(S=table(["1 1 ½ 1", *FOUR[1:]]))
    assert found(made) == [("error", "plays-self", "S!C2")]
    assert "player 1 has '1' against himself" in messages(made, "plays-self")[0]


def test_a_player_without_a_column_and_a_column_without_a_player_are_told() -> None:
    labels = event(Event="Spring", Kind="roundrobin")
    fewer = read(S=[row[:5] for row in table(FOUR)], Event=labels)
    assert ("error", "missing-column", "S!A5") in found(fewer)
    more = read(S=table(FOUR)[:4], Event=labels)
    assert ("error", "unknown-opponent", "S!F2") in found(more)
    assert "there is no player 4" in messages(more, "unknown-opponent")[0]


def test_the_rounds_follow_from_the_players_whatever_is_stated() -> None:
    made = read(S=table(FOUR), Event=event(Event="x", Kind="roundrobin", Rounds=7))
    assert found(made) == []
    ranked = standings(section(made))
    assert (ranked.rounds, ranked.planned_rounds, ranked.is_final) == (3, 3, True)


def test_columns_of_players_who_are_not_there_may_stand_empty() -> None:
    rows = [row[:5] for row in table(FOUR)[:4]]
    made = read(
        S=[[*rows[0], 4, 5], *rows[1:], [4], [5]], Event=event(Event="x", Kind="roundrobin")
    )
    assert found(made) == []
    assert scores(made) == {1: 1.5, 2: 1, 3: 0.5}


def test_two_rows_with_one_number_are_told_and_nothing_else_about_them() -> None:
    rows = table(FOUR)
    rows[2][0] = 1
    assert {code for _, code, _ in found(read(S=rows))} >= {"duplicate-number"}


def test_what_could_be_rounds_or_players_is_an_error_and_not_a_guess() -> None:
    made = read(S=table(["X . .", ". X .", ". . X"]))
    assert found(made)[0] == ("error", "ambiguous-notation", "S!C1")
    assert "state Kind roundrobin, or head them R1" in messages(made, "ambiguous-notation")[0]
    stated = read(S=table(["X . .", ". X .", ". . X"]), Event=event(Event="x", Kind="Round Robin"))
    assert found(stated) == []


def test_rounds_headed_by_plain_numbers_stay_rounds() -> None:
    swiss = [["No.", "Name", 1, 2, 3], [1, "Ash", "W2", "D3", "B"], [2, "Birch", "L1", "B", "D3"]]
    made = read(S=[*swiss, [3, "Cedar", "H", "D1", "D2"]])
    assert [code for _, code, _ in found(made)] == ["bye-in-a-round-robin"]
    assert section(made).origin.grid == ()
    labelled = read(
        S=[*swiss, [3, "Cedar", "H", "D1", "D2"]], Event=event(Event="x", Kind="roundrobin")
    )
    assert section(labelled).crosstable.rows[1][0].outcome is Outcome.WIN


def test_points_in_a_swiss_are_refused_as_they_name_nobody() -> None:
    made = read(S=[["No.", "Name", 1, 2], [1, "Ash", 1, 0], [2, "Birch", 0, 1], [3, "Elm", 1, 1]])
    assert {code for _, code, _ in found(made)} == {"unknown-code"}
    stated = read(S=table(FOUR), Event=event(Event="x", Kind="swiss"))
    assert "does not say against whom" in messages(stated, "unknown-code")[0]


def test_the_notation_grid_needs_a_grid() -> None:
    rows = [["No.", "Name", "R1"], [1, "Ash", "W2"], [2, "Birch", "L1"]]
    made = read(S=rows, Event=event(Event="x", Notation="grid"))
    assert ("error", "notation", "S!C1") in found(made)
    assert "whose columns are headed by the pairing numbers" in messages(made, "notation")[0]
    assert found(read(S=table(FOUR), Event=event(Event="x", Notation="Grid"))) == []


def test_headers_on_two_lines_are_a_grid_too() -> None:
    rows = table(FOUR)
    made = read(S=[[None, None, 1, 2, 3, 4], ["No.", "Name"], *rows[1:]])
    assert (found(made), scores(made)) == ([], FOUR_SCORES)


def test_without_numbers_the_rows_are_counted() -> None:
    rows = [row[1:] for row in table([row.replace(".", "*") for row in FOUR])]
    made = read(S=rows)
    assert (found(made), scores(made)) == ([], FOUR_SCORES)


def test_totals_and_tie_breaks_beside_a_grid_are_compared_and_kept() -> None:
    rows = [[*row, total, "x"] for row, total in zip(table(FOUR), ("Pts", 2.5, 1.5, 2, 0.5))]
    rows[0][-1] = "TB1"
    made = read(S=rows)
    assert found(made) == [("warning", "printed-score", "S!G4")]
    assert list(section(made).printed) == ["TB1"]


WITHDREW = (". 1 ½ + 1", "0 . 1 + ½", "½ 0 . 1 +", "- - 0 . -", "0 ½ - + .")


def five(rows: Sequence[str]) -> list[list[object]]:
    return [
        ["No.", "Name", 1, 2, 3, 4, 5],
        *([k, f"Entrant {k}", *cells(row)] for k, row in enumerate(rows, start=1)),
    ]


def test_who_has_withdrawn_early_is_annulled_and_who_looks_so_is_told() -> None:
    told = read(S=five(WITHDREW))
    assert found(told) == [("warning", "looks-withdrawn", "S!A5")]
    assert "state the number at the label Withdrawn" in messages(told, "looks-withdrawn")[0]
    assert scores(told)[1] == 3.5
    stated = read(S=five(WITHDREW), Event=event(Event="x", Withdrawn=4))
    assert found(stated) == []
    assert section(stated).withdrawn == (4,)
    assert scores(stated) == {1: 2.5, 2: 1.5, 3: 1.5, 5: 0.5, 4: 0}


def test_games_of_the_withdrawn_are_not_to_come() -> None:
    rows = (". 1 ½ . 1", "0 . 1 . ½", "½ 0 . 1 +", ". . 0 . .", "0 ½ - . .")
    assert found(read(S=five(rows), Event=event(Event="x", Withdrawn="4"))) == []


@pytest.mark.parametrize(
    ("value", "says"),
    [("seven", "'seven' is not a pairing number"), ("9", "there is no player 9"), ("4, 9", "9")],
)
def test_withdrawals_of_nobody_are_errors(value: str, says: str) -> None:
    made = read(S=five(WITHDREW), Event=event(Event="x", Withdrawn=value))
    [finding] = [one for one in found(made) if one[0] == "error"]
    assert finding[2] == "Event!B2"
    assert says in str(messages(made, finding[1]))


def test_withdrawals_in_a_swiss_are_passed_over_and_told() -> None:
    swiss = [["No.", "Name", "R1"], [1, "Ash", "W2"], [2, "Birch", "L1"]]
    made = read(S=swiss, Event=event(Event="x", Withdrawn="2"))
    assert found(made) == [("warning", "withdrawn", "Event!B2")]
    assert section(made).withdrawn == ()


def test_a_section_of_a_workbook_may_be_a_grid_beside_a_swiss() -> None:
    swiss = [["No.", "Name", "R1"], [1, "Ash", "W2"], [2, "Birch", "L1"]]
    labels = [["Section", "Open", "Quad"], ["Kind", "swiss", "roundrobin"]]
    made = read_event(
        "x",
        [
            sheet("Event", labels),
            sheet("Crosstable Open", swiss),
            sheet("Crosstable Quad", table(FOUR)),
        ],
    )
    assert found(made) == []
    assert [one.kind for one in made.sections] == ["swiss", "roundrobin"]


def test_a_grid_of_more_rounds_than_any_event_is_refused() -> None:
    rows = [["No.", "Name", *range(1, 104)]]
    rows += [[k, f"Entrant {k}", *[None] * 103] for k in range(1, 104)]
    with pytest.raises(TieBreakError, match="at most 100 rounds"):
        read(S=rows, Event=event(Event="x", Kind="roundrobin"))


def test_three_games_in_one_of_their_two_cells_are_half_of_a_grid() -> None:
    rows = ("* 1 ½", ". * 0", ". . *")
    assert [code for _, code, _ in found(read(S=table(rows)))] == ["half-empty"]
    two = ("* 1 .", ". * 0", ". . *")
    assert {code for _, code, _ in found(read(S=table(two)))} >= {"one-sided"}


def test_a_game_in_one_cell_is_not_told_beside_an_error() -> None:
    """The other cell may be the one that has to be corrected."""
    event = read(S=table(("* 1 huh", ". * 0", "1 1 *")))
    assert [code for _, code, _ in found(event)] == ["unknown-code"]
