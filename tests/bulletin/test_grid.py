"""The results of a round-robin in the bulletin: a grid of the players against each other."""

from __future__ import annotations

from dataclasses import replace

import pytest

from examples.build import championship
from tests.bulletin.documents import check, lines, named, opened, table, written
from tests.make.crosstables import section
from xltiebreak.event.results import BLANK
from xltiebreak.event.section import Player, Section
from xltiebreak.functions.grid_blocks import grid_section


def of_grid(text: str, **fields: object) -> Section:
    made = grid_section(
        tuple(tuple(c.replace(".", "") for c in row.split()) for row in text.split("/"))
    )
    assert made is not None
    players = tuple(Player(player.number, f"Entrant {player.number}") for player in made.players)
    return replace(made, name="Quad", players=players, order="SB, H2H", **fields)


def grid_of(made: Section) -> list[list[str]]:
    return table(opened(written(made)), "Standings")


def note(made: Section) -> str:
    return next(line for line in lines(opened(written(made))) if line.startswith("The row’s"))


@pytest.mark.slow
def test_games_to_come_are_empty_and_the_standings_are_not_final() -> None:
    made = of_grid(". . 1 . 1 0/0 . . . ½ ½/0 1 ½ ½ . .")
    assert [grid_of(made)[k][5] for k in (0, 1)] == ["2", "1 ·"]
    assert "Empty or ·: not played." in note(made)
    document = lines(opened(written(made)))
    assert "Standings after 5 of 6 games" in document
    assert "Leaders after 5 of 6 games" in document
    assert written(made).notes == ()


@pytest.mark.slow
def test_annulled_games_stand_in_brackets_and_the_player_is_named() -> None:
    [made] = championship().sections
    rows = grid_of(made)
    assert [row[11] for row in rows] == ["6", "(0)", "(1)", "(+)", "(+)", "(+)", "(+)", "■"]
    assert rows[7][5:10] == ["(1)", "(0)", "(−)", "(−)", "(−)"]
    assert (
        "In brackets: annulled, as Szabo, Miklos withdrew before half of the games; counts for "
        "nobody." in note(made)
    )


@pytest.mark.slow
def test_a_wide_grid_takes_several_tables() -> None:
    size = 60
    rows = [["½" if i != j else "*" for j in range(size)] for i in range(size)]
    made = of_grid("/".join(" ".join(row) for row in rows))
    document = opened(written(made))
    heads = {
        head for each in document.tables for head in (cell.text for cell in each.rows[0].cells)
    }
    assert {str(number) for number in range(1, size + 1)} <= heads


THREE = of_grid(". 1 ½/0 . 1/½ 0 .")
BY_ROUNDS = {row: section(row, "U L1", "U U") for row in ("H W2", "B W2", "X W2")}
SAYS = {
    "a diagonal and forfeits": (of_grid(". 1 ½ +/0 . 1 ½/½ 0 . 1/- ½ 0 ."), """
        Place | No. | Name | 1 | 2 | 3 | 4 | Score | Head-to-Head
        1 | 1 | Entrant 1 | ■ | 1 | ½ | + | 2½ | –
        4 | 4 | Entrant 4 | − | ½ | 0 | ■ | ½ | –
        + won by forfeit; − lost by forfeit
        """),
    "the signs that occur": (THREE, """
        3 players, round-robin, 3 rounds
        The row’s player against the column’s: 1 won; ½ drew; 0 lost. The rounds R1, R2 … are \
        those of the Berger tables.
        """),
    "both games in a cell": (of_grid(". . 1 ½ 1 0/0 ½ . . ½ ½/0 1 ½ ½ . ."), """
        3 players, double round-robin, 6 rounds
        Place | No. | Name | 1 | 3 | 2 | Score
        1 | 1 | Entrant 1 | ■ | 1 0 | 1 ½ |
        2 | 3 | Entrant 3 | 0 1 | ■ | ½ ½ |
        3 | 2 | Entrant 2 | 0 ½ | ½ ½ | ■ |
        in the order in which they met
        """),
    "a round-robin by rounds": (named(section("D3 W2", "U L1", "D1 U"), kind="roundrobin"), """
        Place | No. | Name | 1 | 3 | 2 | Score
        1 | 1 | Ames, Ada | ■ | ½ | 1 |
        2 | 3 | Cole, Cy | ½ | ■ |  |
        3 | 2 | Birch, Bo | 0 |  | ■ |
        """),
    "no results": (
        replace(THREE, crosstable=replace(THREE.crosstable, results=((BLANK,) * 3,) * 3)),
        "No result is entered yet."
    ),
    "the arithmetic speaks as the grid does": (
        of_grid(". ½ 1 ½/½ . ½ 1/0 ½ . -/½ 0 + ."),
        "Entrant 1 | ¾ | ½~v~4 | 1 | ½~v~2 | ½ | 1~v~3"
    ),
    **{
        f"{row}, which no grid can hold": (
            named(made, kind="roundrobin"),
            "Place | No. | Name | R1 | R2 | Score",
        )
        for row, made in BY_ROUNDS.items()
    },
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("name", SAYS)
def test_the_grid_says(name: str) -> None:
    made, says = SAYS[name]
    check(opened(written(made)), says)
