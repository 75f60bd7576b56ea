"""The crosstable of a round-robin in the bulletin: a grid of the players against each other."""

from __future__ import annotations

from dataclasses import replace

import pytest
from docx.enum.section import WD_ORIENT

from examples.build import championship
from tests.bulletin.documents import lines, named, opened, table, written
from tests.samples.crosstables import section
from xltiebreak.bulletin import write_bulletin
from xltiebreak.event.results import BLANK
from xltiebreak.event.section import Event, Player, Section
from xltiebreak.functions.blocks import grid_section
from xltiebreak.ranking.standings import standings


def of_grid(text: str, **fields: object) -> Section:
    made = grid_section(
        tuple(tuple(c.replace(".", "") for c in row.split()) for row in text.split("/"))
    )
    assert made is not None
    players = tuple(Player(one.number, f"Entrant {one.number}") for one in made.players)
    return replace(made, name="Quad", players=players, order="SB, H2H", **fields)


def grid_of(made: Section) -> list[list[str]]:
    return table(opened(written(made)), "Crosstable")


def note(made: Section) -> str:
    return next(line for line in lines(opened(written(made))) if line.startswith("The row’s"))


def test_a_round_robin_is_printed_as_a_grid_with_its_diagonal_marked() -> None:
    rows = grid_of(of_grid(". 1 ½ +/0 . 1 ½/½ 0 . 1/- ½ 0 ."))
    assert rows[0] == ["No.", "Name", "1", "2", "3", "4", "Total", "Place"]
    assert rows[1] == ["1", "Entrant 1", "■", "1", "½", "+", "2½", "1"]
    assert rows[4] == ["4", "Entrant 4", "−", "½", "0", "■", "½", "4"]


def test_the_signs_that_occur_are_explained() -> None:
    told = note(of_grid(". 1 ½/0 . 1/½ 0 ."))
    assert told == (
        "The row’s player against the column’s: 1 won; ½ drew; 0 lost. The rounds R1, R2 … are "
        "those of the Berger tables."
    )
    assert "+ won by forfeit; − lost by forfeit" in note(of_grid(". 1 +/0 . 1/- 0 ."))


@pytest.mark.slow
def test_both_games_of_a_double_round_robin_stand_in_one_cell() -> None:
    made = of_grid(". . 1 ½ 1 0/0 ½ . . ½ ½/0 1 ½ ½ . .")
    assert [row[2:5] for row in grid_of(made)[1:]] == [
        ["■", "1 ½", "1 0"],
        ["0 ½", "■", "½ ½"],
        ["0 1", "½ ½", "■"],
    ]
    assert "in the order in which they met" in note(made)
    assert "3 players, double round-robin, 6 rounds" in lines(opened(written(made)))


@pytest.mark.slow
def test_games_to_come_are_empty_and_the_standings_are_not_final() -> None:
    made = of_grid(". . 1 . 1 0/0 . . . ½ ½/0 1 ½ ½ . .")
    assert grid_of(made)[1][3] == "1 ·"
    assert "Empty or ·: not played." in note(made)
    document = lines(opened(written(made)))
    assert "Standings after 5 of 6 games" in document
    assert "Leaders after 5 of 6 games" in document
    bulletin = write_bulletin(Event("x", (made,)), [standings(made)])
    assert bulletin.notes == ()


def test_the_masthead_says_round_robin() -> None:
    made = of_grid(". 1 ½/0 . 1/½ 0 .")
    assert "3 players, round-robin, 3 rounds" in lines(opened(written(made)))


@pytest.mark.slow
def test_annulled_games_stand_in_brackets_and_the_player_is_named() -> None:
    [made] = championship().sections
    rows = grid_of(made)
    assert [row[9] for row in rows[1:]] == ["(0)", "(1)", "(+)", "(+)", "(+)", "■", "(+)"]
    assert rows[6][4:9] == ["(1)", "(0)", "(−)", "(−)", "(−)"]
    assert (
        "In brackets: annulled, as Szabo, Miklos withdrew before half of the games; counts for "
        "nobody." in note(made)
    )


def test_a_round_robin_by_rounds_is_a_grid_as_well() -> None:
    rows = grid_of(named(section("D3 W2", "U L1", "D1 U"), kind="roundrobin"))
    assert [row[2:5] for row in rows[1:]] == [["■", "1", "½"], ["0", "■", ""], ["½", "", "■"]]


@pytest.mark.parametrize("row", ["H W2", "B W2", "X W2"])
def test_what_a_grid_cannot_hold_is_printed_by_rounds(row: str) -> None:
    made = named(section(row, "U L1", "U U"), kind="roundrobin")
    assert grid_of(made)[0][2:4] == ["R1", "R2"]


@pytest.mark.slow
def test_a_wide_grid_turns_the_page() -> None:
    size = 30
    rows = [["½" if i != j else "*" for j in range(size)] for i in range(size)]
    made = of_grid("/".join(" ".join(row) for row in rows))
    document = opened(written(made))
    assert WD_ORIENT.LANDSCAPE in {one.orientation for one in document.sections}
    assert len(table(document, "Crosstable")[0]) == size + 4


def test_a_grid_without_results_says_so() -> None:
    made = of_grid(". 1 ½/0 . 1/½ 0 .")
    empty = replace(made.crosstable, results=((BLANK,) * 3,) * 3)
    document = lines(opened(written(replace(made, crosstable=empty))))
    assert "No result is entered yet." in document


def test_the_arithmetic_names_results_as_the_grid_does() -> None:
    made = of_grid(". ½ 1 ½/½ . ½ 1/0 ½ . -/½ 0 + .")
    document = opened(written(made))
    first = next(row for row in table(document, "Sonneborn-Berger") if row[1] == "Entrant 1")
    assert [cell.replace("\N{NO-BREAK SPACE}", " ") for cell in first[2:5]] == [
        "¾ ½ v 4",
        "1 ½ v 2",
        "½ 1 v 3",
    ]
