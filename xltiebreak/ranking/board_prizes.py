"""Board prizes of a team event: the players who sat at each board, ranked by their own games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import listed
from xltiebreak.event.results import BLANK
from xltiebreak.event.section import Matches, Player, Section
from xltiebreak.ranking.orders import Order, order_named
from xltiebreak.ranking.places import Standing, Tie, ranking_of, ratings_of, ties_of
from xltiebreak.rules.context import context_of
from xltiebreak.rules.editions import Edition
from xltiebreak.rules.systems import Needs, TieBreak, tie_break

LONG_EVENT = 6
"""In events of at least so many rounds, most players sit some out, and percentages come first."""

SHOWN_DOWN_TO = 3
"""The last place shown for each board."""


@dataclass(frozen=True)
class BoardStandings:
    """The players of one board in place order: by points, then by ``tie_breaks``.

    ``seats`` are how often each player, by his number, sat at this board, ``games`` how many games
    he played at any board.
    """

    board: int
    rows: tuple[Standing, ...]
    tie_breaks: tuple[TieBreak, ...]
    ties: tuple[Tie, ...]
    seats: Mapping[int, int]
    games: Mapping[int, int]


def board_standings(section: Section, edition: Edition, order: Order) -> tuple[BoardStandings, ...]:
    """Return the standings of every board at which anybody sat; none if the line-ups of the
    section's matches are not known.

    A player ranks at the board at which he sat most often, of several the highest, with his games
    of the complete rounds at all boards. Ties on points are broken by :func:`board_order`;
    tie-breaks among tied players take the tied players of that board only.

    Source: WinTD help, "Choosing Tie Breaks for Board Prizes".
    """
    matches = section.matches
    if matches is None or matches.members is None:
        return ()
    complete = section.crosstable.complete_rounds
    seats = _seats(matches, complete)
    if not seats:
        return ()
    ratings = ratings_of(matches.members, section.unrated)
    context = context_of(_without_other_rounds(matches.members, complete), edition, ratings)
    tie_breaks = board_order(order, edition, len(complete))
    by_board: dict[int, dict[int, Player]] = {}
    for member in sorted(seats):
        entry = matches.members.by_number[member]
        by_board.setdefault(_own_board(seats[member]), {})[member] = entry
    boards = []
    for board, entries in sorted(by_board.items()):
        ranking = ranking_of(entries, tie_breaks, context)
        rows = ranking.rows()
        often = {number: seats[number][board] for number in entries}
        games = {number: len(context.games(number)) for number in entries}
        ties = ties_of(rows, ranking.steps)
        boards.append(BoardStandings(board, rows, tie_breaks, ties, often, games))
    return tuple(boards)


def how_ranked(boards: Sequence[BoardStandings]) -> str:
    """Return the rule of board prizes in words."""
    names = [tie_break.name for tie_break in boards[0].tie_breaks]
    then = f", then by {listed(names)}" + ", in this order" * (len(names) > 1) if names else ""
    return (
        "Each player stands at the board at which he or she sat most often, with the games at all "
        f"boards; placed by points, 1 for a game won and ½ for one drawn{then}. The event’s own "
        "rules may ask for a number of games."
    )


def board_order(order: Order, edition: Edition, rounds: int) -> tuple[TieBreak, ...]:
    """Return the tie-breaks of board prizes: those of the teams' order that a player can have; if
    there are none, those of the edition.

    In an event of six rounds or more the percentage comes first, as most players sit some out; it
    puts 7 of 7 ahead of 7 of 8.

    Source: WinTD help, "Choosing Tie Breaks for Board Prizes".
    """
    percentage = tie_break("PCT")
    of_players = [tie for tie in order.tie_breaks if _a_player_has(tie)]
    if all(tie.is_same_as(percentage) for tie in of_players):
        of_players += order_named(edition.order).tie_breaks
    if rounds < LONG_EVENT:
        return tuple(of_players)
    return (percentage, *(tie for tie in of_players if not tie.is_same_as(percentage)))


def _a_player_has(tie: TieBreak) -> bool:
    return not tie.points and not tie.system.of_teams and tie.system.needs is not Needs.LOTS


def _seats(matches: Matches, complete: Sequence[int]) -> dict[int, Counter[int]]:
    members = matches.members.by_number if matches.members else {}
    seats: dict[int, Counter[int]] = {}
    for row in matches.lineups:
        for round in complete:
            for board, member in enumerate(row[round - 1], start=1):
                if member in members:
                    seats.setdefault(member, Counter())[board] += 1
    return seats


def _without_other_rounds(members: Section, complete: Sequence[int]) -> Section:
    table = members.crosstable
    rows = tuple(
        tuple(result if round in complete else BLANK for round, result in enumerate(row, start=1))
        for row in table.results
    )
    return replace(members, crosstable=Crosstable(table.numbers, rows))


def _own_board(seats: Mapping[int, int]) -> int:
    """Return the board at which a member sat most often; of several, the highest."""
    return min(seats, key=lambda board: (-seats[board], board))
