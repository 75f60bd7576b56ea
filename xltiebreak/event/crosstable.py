"""The crosstable: one row for each player, one column for each round. It tells which rounds are
complete, and whether it is the table of a Swiss or of a round-robin."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Any, NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import AWAITED, TWIN, Outcome, Result

MAX_PLAYERS = 20_000
MAX_ROUNDS = 100
UNNUMBERED = 10**9
"""Numbers from here on stand in for a pairing number that could not be read."""


_UNKNOWN = frozenset({Outcome.PENDING, Outcome.AWAITED, Outcome.UNREADABLE})
"""Outcomes that keep a round from being complete."""

_AWAY = frozenset({Outcome.UNPAIRED, Outcome.AWAITED})
"""Outcomes after which a player counts as away until a result of his is typed."""


@dataclass(frozen=True)
class Crosstable:
    """Results by row and round: ``results[k][r - 1]`` is round r of the player ``numbers[k]``."""

    numbers: tuple[int, ...]
    results: tuple[tuple[Result, ...], ...]

    def __post_init__(self) -> None:
        if len(self.numbers) != len(self.results):
            raise TieBreakError("A crosstable needs one pairing number for each row of results.")
        if len({len(row) for row in self.results}) > 1:
            raise TieBreakError("Every row of a crosstable needs the same number of rounds.")
        if len(self.numbers) > MAX_PLAYERS:
            raise TieBreakError(f"A section holds at most {MAX_PLAYERS:,} players.")
        if self.rounds > MAX_ROUNDS:
            raise TieBreakError(f"A section holds at most {MAX_ROUNDS} rounds.")

    @property
    def rounds(self) -> int:
        """The number of rounds that the table has room for, complete or not."""
        return len(self.results[0]) if self.results else 0

    @cached_property
    def rows(self) -> Mapping[int, tuple[Result, ...]]:
        """Each player's results by pairing number."""
        return dict(zip(self.numbers, self.results))

    def cells(self) -> Iterator[tuple[int, int, int, Result]]:
        """Yield each cell as its row, from 0, its player's number, its round and its result."""
        for row, (number, results) in enumerate(zip(self.numbers, self.results)):
            for round, result in enumerate(results, start=1):
                yield row, number, round, result

    @cached_property
    def unclear(self) -> frozenset[int]:
        """The numbers that name no single player: they stand twice, or stand in for one that could
        not be read. Other faults of such rows only follow from this."""
        if len(self.rows) == len(self.numbers) and max(self.numbers, default=0) < UNNUMBERED:
            return frozenset()
        times = Counter(self.numbers)
        return frozenset(number for number in times if times[number] > 1 or number >= UNNUMBERED)

    @cached_property
    def memory(self) -> dict[Hashable, Any]:
        """A store for what many callers ask of these results, so that it is worked out once."""
        return {}

    def started(self, round: int) -> bool:
        """Whether the round has begun: a game or a forfeit is entered, or every row is filled.

        Byes typed in advance do not begin a round."""
        column = self.columns[round - 1]
        is_game_entered = any(result.outcome.begins for result in column)
        return is_game_entered or not any(result.blank for result in column)

    @cached_property
    def columns(self) -> tuple[tuple[Result, ...], ...]:
        """The results of each round, in the order of the rows."""
        return tuple(zip(*self.results))

    def complete(self, round: int) -> bool:
        """Whether this round counts: it has begun, no result is open, and every opponent who is
        named has a result too. A cell that is then still empty means "not paired"."""
        are_known = named_in(self.columns[round - 1]) <= self.rows.keys()
        return are_known and not self.missing(round) and self.started(round)

    def missing(self, round: int) -> tuple[int, ...]:
        """Return the players whose result is missing in a round that has begun: a game without one,
        a cell still to be typed, or an empty cell although another player names this one."""
        named = named_in(self.columns[round - 1])
        return tuple(
            number
            for number, result in zip(self.numbers, self.columns[round - 1])
            if result.outcome in _UNKNOWN or (result.blank and number in named)
        )

    @cached_property
    def complete_rounds(self) -> tuple[int, ...]:
        """The complete rounds, counted from 1; every sum is made from these alone."""
        return tuple(r for r in range(1, self.rounds + 1) if self.complete(r))

    @cached_property
    def last_begun(self) -> int:
        """The last round that has begun; 0 before the first."""
        return max((r for r in range(1, self.rounds + 1) if self.started(r)), default=0)

    def up_to(self, round: int) -> Crosstable:
        """Return the table as it was after this round."""
        return Crosstable(self.numbers, tuple(row[:round] for row in self.results))


def named_in(column: Sequence[Result]) -> set[int]:
    """Return the numbers that the cells of a round name as opponents."""
    return {result.opponent for result in column if result.opponent is not None}


def typed_by_hand(table: Crosstable, *, one_sits_out: bool = False) -> Crosstable:
    """Return a table that a person types round by round, with the cells still to be typed marked.

    In the last round that has begun, an empty cell is still to be typed unless its player was away
    in the round before: "not paired", or not typed. In an earlier round it means "not paired"; but
    if more than half of the cells are empty, all of these are still to be typed. If
    ``one_sits_out`` in each round, a lone empty cell is that player's.
    """
    begun = [round for round in range(1, table.rounds + 1) if table.started(round)]
    if not begun:
        return table
    *earlier, last = begun
    blanks = [sum(result.blank for result in column) for column in table.columns]
    half_typed = {round for round in earlier if 2 * blanks[round - 1] > len(table.results)}
    open_last = {last} if blanks[last - 1] > one_sits_out else set()
    if not (half_typed or open_last):
        return table
    rows = []
    for row in table.results:
        was_present = not earlier or row[earlier[-1] - 1].outcome not in _AWAY
        awaited = half_typed | open_last if was_present else half_typed
        rows.append(
            tuple([AWAITED if x.blank and r in awaited else x for r, x in enumerate(row, 1)])
        )
    return Crosstable(table.numbers, tuple(rows))


class Kind(Enum):
    """How a cell contradicts others of its round; which kinds are told first, and their codes."""

    SELF = "the player himself", 1, "plays-self"
    NOBODY = "a number that no row has", 1, "unknown-opponent"
    TWICE = "an opponent whom another row names, too", 2, "paired-twice"
    NOT_BACK = "an opponent who names somebody else, or nobody", 3, "twins-disagree"
    OUTCOME = "another result than the opponent's cell", 3, "twins-disagree"
    COLOUR = "the color that the opponent's cell has", 3, "colours-disagree"


class Disagreement(NamedTuple):
    """A cell by its row, from 0, and round; and the row of the cell that it contradicts, if any."""

    row: int
    round: int
    kind: Kind
    other: int = -1


def disagreements(table: Crosstable) -> tuple[Disagreement, ...]:
    """Return the cells that contradict others, row by row; of the two cells of a game that of the
    player with the lower number. A cell that is still empty, or cannot be read, contradicts nobody,
    and neither does one about a number that is unclear."""
    if disagreements not in table.memory:
        found = (
            Disagreement(row, round, kind, other)
            for round, column in enumerate(table.columns, start=1)
            for row, kind, other in contradictions(column, table.numbers, table.unclear)
        )
        table.memory[disagreements] = sorted(found, key=lambda one: one[:2])
    return tuple(table.memory[disagreements])


def contradictions(
    column: Sequence[Result], numbers: Sequence[int], unclear: frozenset[int] = frozenset()
) -> Iterator[tuple[int, Kind, int]]:
    """Yield the cells of one round that contradict others: row, kind, and the other cell's row."""
    rows = {number: row for row, number in enumerate(numbers)}
    naming: dict[int, list[int]] = {}
    for row, (number, result) in enumerate(zip(numbers, column)):
        opponent = result.opponent
        if opponent is None or number in unclear or opponent in unclear:
            continue
        other = rows.get(opponent)
        if other is None or other == row:
            yield row, Kind.NOBODY if other is None else Kind.SELF, -1
            continue
        naming.setdefault(opponent, []).append(row)
        twin = column[other]
        if twin.opponent == number:
            if number < opponent and (kind := _between(result, twin)):
                yield row, kind, other
        elif not (twin.blank or twin.outcome is Outcome.UNREADABLE or _lost_alone(result, twin)):
            third = rows.get(twin.opponent or 0)
            if third is None or column[third].opponent != opponent:
                yield row, Kind.NOT_BACK, other
    for opponent, several in naming.items():
        named = column[rows[opponent]].opponent if several[1:] else None
        meant = next((row for row in several if numbers[row] == named), several[0])
        yield from ((row, Kind.TWICE, meant) for row in several if row != meant)


def _between(result: Result, twin: Result) -> Kind | None:
    if not same_game(result, twin):
        return Kind.OUTCOME
    have_other_colours = not result.colour or result.colour != twin.colour
    return None if have_other_colours or result.forfeit or twin.forfeit else Kind.COLOUR


def _lost_alone(result: Result, twin: Result) -> bool:
    """Whether the twin is the other side of a forfeit, which need not name an opponent."""
    is_open = result.outcome is Outcome.PENDING
    return twin.forfeit and twin.opponent is None and not is_open and same_game(result, twin)


def same_game(result: Result, twin: Result) -> bool:
    """Whether two cells can be the two sides of one game, whatever their colors."""
    if result.ruling or twin.ruling or Outcome.PENDING in (result.outcome, twin.outcome):
        return True
    both_lost = result.outcome is twin.outcome is Outcome.FORFEIT_LOSS
    return both_lost or twin.outcome is TWIN.get(result.outcome)


SWISS, ROUNDROBIN = KINDS = ("swiss", "roundrobin")

_FEWEST = 3
"""With two players, who play each other in any case, the pairings tell nothing."""


def rounds_of_a_cycle(players: int) -> int:
    """Return how many rounds it takes until every player has met every other once."""
    return max(players - 1 + players % 2, 1)


def cycles_of(players: int, rounds: int) -> int:
    """Return how often all players meet in so many rounds; the last time may be incomplete."""
    return max(1, -(-rounds // rounds_of_a_cycle(players)))


def everybody_meets(table: Crosstable, rounds: int) -> bool:
    """Whether these pairings can be a round-robin's, where no kind is stated: the number of rounds
    lets all players meet once, or k times, and no pair meets more often.

    Results and colours do not matter: a forfeit counts as a pair, and so does a pairing without a
    result.
    """
    players = len(table.numbers)
    if players < _FEWEST or not rounds or rounds % rounds_of_a_cycle(players):
        return False
    return max(times_paired(table).values(), default=0) <= cycles_of(players, rounds)


def times_paired(table: Crosstable) -> Counter[frozenset[int]]:
    """Return how often each two are paired, in different rounds."""
    return Counter(
        pair
        for _, pair in {
            (round, frozenset((number, result.opponent)))
            for _, number, round, result in table.cells()
            if result.opponent is not None
        }
    )
