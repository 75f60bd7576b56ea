"""What several formats have no place for, in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.roundrobin import games_to_come as still_to_play
from xltiebreak.event.section import Section
from xltiebreak.verify import agreeing

_PLURALS = {
    "team": "clubs",
    "title": "titles",
    "federation": "federations or states",
    "sex": "sexes",
    "birth": "birth dates",
    "provisional": "games behind the provisional ratings",
    "printed_place": "printed places",
}


def settings(section: Section) -> Iterator[str]:
    """Every setting of a section that a file of results alone does not hold."""
    for name, value in (
        ("edition", section.edition),
        ("tie-break order", section.order),
        ("lots", section.lots),
        ("number of trophies", section.trophies),
        ("rating of unrated players", section.unrated),
        ("list of those who withdrew", ", ".join(map(str, section.withdrawn))),
    ):
        if value not in ("", None):
            yield f"The {name} ({value}) is left out."
    yield from further_columns(section)


def further_columns(section: Section) -> Iterator[str]:
    """The columns beside the results, but for those in which every figure follows from the
    results: nothing is lost with them."""
    if not section.printed:
        return
    try:
        computed = agreeing(section)
    except TieBreakError:
        computed = frozenset()
    lost = [label for label in section.printed if label not in computed]
    if lost:
        columns, are = ("columns", "are") if len(lost) > 1 else ("column", "is")
        yield f"The {columns} {', '.join(lost)} {are} left out."


def of_players(section: Section, fields: Sequence[str]) -> Iterator[str]:
    """These fields of the players, with how many have them."""
    for field in fields:
        count = sum(getattr(player, field) not in ("", None) for player in section.players)
        if count:
            yield f"The {_PLURALS[field]} of {counted(count, 'player')} are left out."


def rounds_to_come(section: Section, rounds: int) -> Iterator[str]:
    """The rounds that are scheduled and of which nothing is written."""
    scheduled = section.scheduled_rounds or 0
    if scheduled > rounds:
        yield f"Only the {counted(rounds, 'round')} played are written, of {scheduled} scheduled."


def games_to_come(section: Section) -> Iterator[str]:
    """Who still plays whom in a grid, where its cells are written by rounds.

    Written as unfinished, these games would keep those that were played in the same rounds out
    of every sum.
    """
    games = len(still_to_play(section))
    if games:
        yield f"Who still plays whom ({counted(games, 'game')} to come) is left out."


def rounds_begun(table: Crosstable) -> int:
    """The last round of which anything but byes is written."""
    return max((round for round in range(1, table.rounds + 1) if table.started(round)), default=0)
