"""What an event holds and a kind of file has no place for, in sentences.

Every kind that is written lists its own losses beside its writer, in the order of the event: its
labels, then section by section the settings, the players and the results. What several kinds lose
alike is said here once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import counted
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.roundrobin import games_to_come
from xltiebreak.event.section import Event, Section

_PLURALS = {
    "team": "clubs",
    "title": "titles",
    "federation": "federations or states",
    "sex": "sexes",
    "birth": "birth dates",
    "provisional": "games behind the provisional ratings",
    "printed_place": "printed places",
}
_ALIKE: Mapping[str, tuple[Callable[[Result], bool], str]] = {
    "unrated game": (lambda result: result.unrated, "rated games"),
    "granted full-point bye": (
        lambda result: result.outcome is Outcome.FULL_BYE,
        "pairing byes",
    ),
    "pairing bye worth other than 1": (lambda result: result.worth is not None, "other byes"),
}
"""Results that are written like others: which they are, and like which."""


def of_section(event: Event, section: Section, sentences: Iterable[str]) -> Iterator[str]:
    """The losses of a section, which is named where the event has several."""
    for sentence in sentences:
        yield sentence if len(event.sections) == 1 else f"{section.name}: {sentence}"


def left_out(*things: tuple[str, object]) -> Iterator[str]:
    """Each thing by its name, with its value where it has one."""
    for name, value in things:
        if value not in ("", None):
            yield f"The {name} ({value}) is left out."


def further_columns(section: Section) -> Iterator[str]:
    """The columns beside the results."""
    if section.printed:
        columns, are = ("columns", "are") if len(section.printed) > 1 else ("column", "is")
        yield f"The {columns} {', '.join(section.printed)} {are} left out."


def of_players(section: Section, *fields: str) -> Iterator[str]:
    """These fields of the players, with how many have them."""
    for field in fields:
        count = sum(getattr(player, field) not in ("", None) for player in section.players)
        if count:
            yield f"The {_PLURALS[field]} of {counted(count, 'player')} are left out."


def not_told_apart(section: Section, *results: str) -> Iterator[str]:
    """Results of these sorts, which the letters of US Chess do not tell from others."""
    written = [result for row in section.crosstable.results for result in row]
    for sort in results:
        is_one, others = _ALIKE[sort]
        if count := sum(map(is_one, written)):
            noun, worth, points = sort.partition(" worth")
            told = f"{counted(count, noun)}{worth}{points} cannot be told from {others} in it."
            yield told.capitalize()


def rounds_to_come(section: Section, rounds: int) -> Iterator[str]:
    """The rounds that are scheduled and of which nothing is written."""
    scheduled = section.scheduled_rounds or 0
    if scheduled > rounds:
        yield f"Only the {counted(rounds, 'round')} played are written, of {scheduled} scheduled."


def games_of_a_grid(section: Section) -> Iterator[str]:
    """Who still plays whom in a grid, where its cells are written by rounds.

    Written as unfinished, these games would keep those that were played in the same rounds out
    of every sum.
    """
    games = len(games_to_come(section))
    if games:
        yield f"Who still plays whom ({counted(games, 'game')} to come) is left out."


def rounds_begun(table: Crosstable) -> int:
    """The last round of which anything but byes is written."""
    return max((round for round in range(1, table.rounds + 1) if table.started(round)), default=0)
