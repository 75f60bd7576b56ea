"""The arguments of a function: blocks of cell values and texts, and how they are remembered."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache, wraps
from typing import Any, Callable, NamedTuple, TypeVar

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Player
from xltiebreak.functions.cells import Block, Key, column_of, key_of, text_of
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.orders import parted
from xltiebreak.tables.cells import Cell, cell_of

PLAYER, TEAM = "player", "team"
"""What a message calls a row of the results."""

ONLY_US = "us only"
"""The notation that our own sheets name for results that their formulas read as US letters only."""

REMEMBERED = 64
"""How many blocks of results are kept; a workbook has one for each section."""

BESIDE = 16
"""How many blocks beside the results are kept; users edit them less."""

LARGE, MOST_LARGE = 10_000, 4
"""A block with more cells is large; how many large blocks are kept."""

TEXTS = 65_536
"""How many different entries are kept: several times those of the largest events."""

MOST_WRONG = 1_000
"""How many unreadable cells are reported one by one."""

_SHORT = 32
"""Longer texts are not kept, since they hardly come twice."""


class MatchArguments(NamedTuple):
    """The arguments about the matches of a team event, as a spreadsheet passes them.

    ``points`` is the block of points inside each match, of the shape of the results; ``boards`` the
    number of equal boards or the weights of all; ``placed_by`` which points place the teams first;
    ``match_points`` what a match won, drawn and lost is worth.
    """

    points: Block | None = None
    boards: Any = None
    placed_by: Any = None
    match_points: Any = None


INDIVIDUAL = MatchArguments()
"""No arguments about matches: players play, and no teams."""


@dataclass(frozen=True)
class PrizeArguments:
    """The arguments of the functions for prizes, as a spreadsheet passes them.

    ``prizes`` is a table of prizes with its headers, or one cell with the line of an announcement;
    ``ratings`` the column of ratings, empty for unrated. ``entries`` is the number of entries.
    ``rules`` are labels with their values, as on the sheet Event; this section stands before other
    sections. ``teams`` is the column of team names, if players make teams; ``places`` that of the
    places beside final scores, as another program printed them. ``rules_at`` and ``prizes_at`` are
    the cells where these blocks begin, if they are known: ``Event!A15``.
    """

    names: Block
    ratings: Block
    prizes: Block | None
    entries: Any = None
    rules: Block | None = None
    teams: Block | None = None
    places: Block | None = None
    rules_at: str = ""
    prizes_at: str = ""


@dataclass(frozen=True)
class Given:
    """The arguments of a function on results, as a spreadsheet passes them. ``results`` is the
    block of results, a row a player or team.

    ``ratings`` is a column of ratings beside the results; ``withdrawn`` lists who left a
    round-robin. ``names`` is the column of names: a row with a name takes part even without
    results. ``notation`` is how the results are written, ``kind`` swiss or roundrobin, and
    ``planned`` the number of planned rounds, if given.
    """

    results: Block | None
    order: Any = None
    edition: Any = None
    ratings: Block | None = None
    lots: Any = None
    withdrawn: Any = None
    matches: MatchArguments = INDIVIDUAL
    names: Block | None = None
    notation: Any = None
    kind: Any = None
    planned: Any = None

    @property
    def rows(self) -> int:
        """The number of rows of the results."""
        return len(self.entered.results)

    @property
    def asked(self) -> Asked:
        """The edition, order and lots that rank the section; a play-off by numbers."""
        order = text_of(self.order)
        stated = parted(order)
        if stated.playoff and self.names is not None:
            from xltiebreak.ranking.playoffs import numbered  # late: few events state a play-off

            names = [text_of(row[0]) for row in key_of(self.names) if row]
            entries = [Player(number, name) for number, name in enumerate(names, start=1)]
            order = str(stated._replace(playoff=numbered(stated.playoff, entries)))
        return Asked(text_of(self.edition), order, text_of(self.lots))

    @cached_property
    def entered(self) -> Entered:
        """The values that make the section.

        Raises:
            TieBreakError: there is no block of results, a block is invalid or too large, or the
                points have another shape than the results.
        """
        results, points = key_of(self.results), key_of(self.matches.points)
        if not results:
            raise TieBreakError("no block of results was given; select its cells")
        if len(points) == 1 and len(points[0]) == 1 and not text_of(points[0][0]):
            points = ()  # an empty cell stands for a block left out
        _make_room_for(results)
        if points:
            _refuse_another_shape(points, results)
        boards, placed_by, match_points = map(text_of, self.matches[1:])
        return Entered(
            results,
            key_of(self.ratings),
            text_of(self.withdrawn),
            points,
            boards,
            placed_by,
            match_points,
            _rows_with_a_name(key_of(self.names), len(results)),
            *map(text_of, (self.notation, self.kind, self.planned)),
        )


class Entered(NamedTuple):
    """The values that make a section, and by which it is remembered; missing ones are empty."""

    results: Key
    ratings: Key = ()
    withdrawn: str = ""
    points: Key = ()
    boards: str = ""
    placed_by: str = ""
    match_points: str = ""
    named: tuple[int, ...] = ()
    notation: str = ""
    kind: str = ""
    planned: str = ""

    @property
    def of_teams(self) -> bool:
        """Whether any argument is about matches."""
        return bool(self.points or self.boards or self.placed_by or self.match_points)

    @property
    def entry(self) -> str:
        """``player`` or ``team``: what a message calls a row."""
        return TEAM if self.of_teams else PLAYER


def _refuse_another_shape(points: Key, results: Key) -> None:
    theirs, ours = (f"{len(block)} rows and {len(block[0])} columns" for block in (points, results))
    if theirs != ours:
        raise TieBreakError(
            f"the block of points has {theirs}, the results have {ours}; select two blocks of the "
            "same shape, a row a team and a column a round"
        )


Made = TypeVar("Made")


def kept(size: int) -> Callable[[Callable[..., Made]], Callable[..., Made]]:
    """Return a decorator that keeps the results of a function's last ``size`` calls."""

    def keeping(work: Callable[..., Made]) -> Callable[..., Made]:
        known = lru_cache(maxsize=size)(work)
        _KEPT.append(known.cache_clear)
        return known

    return keeping


def remembered(size: int) -> Callable[[Callable[..., Made]], Callable[..., Made]]:
    """Return a decorator that keeps results of the last ``size`` calls, or the errors raised."""

    def remembering(work: Callable[..., Made]) -> Callable[..., Made]:
        @kept(size)
        def attempt(*arguments: Any) -> tuple[Made | None, TieBreakError | None]:
            try:
                return work(*arguments), None
            except TieBreakError as error:
                return None, error

        @wraps(work)
        def answer(*arguments: Any) -> Any:
            made, error = attempt(*arguments)
            if error is not None:
                raise error.with_traceback(None)
            return made

        return answer

    return remembering


_KEPT: list[Callable[[], None]] = []
_LARGE: list[Key] = []


def forget() -> None:
    """Forget every block."""
    for clear in (*_KEPT, _LARGE.clear):
        clear()


def _make_room_for(results: Key) -> None:
    """Forget all blocks before too many large ones are kept: each edit adds another."""
    if len(results) * len(results[0]) <= LARGE or results in _LARGE:
        return
    if len(_LARGE) == MOST_LARGE:
        forget()
    _LARGE.append(results)


@remembered(BESIDE)
def _rows_with_a_name(names: Key, rows: int) -> tuple[int, ...]:
    if not names or (len(names) == 1 and len(names[0]) == 1 and not text_of(names[0][0])):
        return ()
    column = column_of(names, rows, "names")
    return tuple([row for row, name in enumerate(column, start=1) if text_of(name)])


def value_cell(value: Any) -> Cell:
    """Return a spreadsheet's value as the typed text, with its fault."""
    if isinstance(value, str):
        return _text_cell(value) if len(value) < _SHORT else cell_of(value)
    return cell_of(text_of(value) if isinstance(value, int) else value)


@kept(TEXTS)
def _text_cell(text: str) -> Cell:
    return cell_of(text)
