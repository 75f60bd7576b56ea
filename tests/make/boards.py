"""The players of each board of a team event, as bulletin and page list them for prizes."""

from __future__ import annotations

from xltiebreak.event.section import Section
from xltiebreak.ranking import board_prizes
from xltiebreak.ranking.board_prizes import BoardStandings
from xltiebreak.ranking.orders import order_named
from xltiebreak.rules.editions import edition_named

US = edition_named("uschess")


def board_standings(section: Section, order: str = "ihsa-team") -> tuple[BoardStandings, ...]:
    """The standings of each board, by an order of the teams."""
    return board_prizes.board_standings(section, US, order_named(order))


def placed(board: BoardStandings) -> list[tuple[str, int, float]]:
    """Place, number and score of its players."""
    return [(row.places, row.player.number, row.score) for row in board.rows]


def codes(order: str, edition: str = "uschess", rounds: int = 5) -> list[str]:
    """The tie-breaks of the boards where the teams have this order."""
    made = board_prizes.board_order(order_named(order), edition_named(edition), rounds)
    return [tie.code for tie in made]
