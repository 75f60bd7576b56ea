"""Another program's printed values and places compared with what the rules give."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from xltiebreak.event.figures import Figure, counted, decimal, printed_places
from xltiebreak.event.section import Section
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Standings, standings
from xltiebreak.rules.terms import Show
from xltiebreak.tables.player_rows import go_down
from xltiebreak.verify.columns import PLACE, SCORE, Column, Columns, printed_columns

_LEAST = 3
"""In a column of fewer values, equal figures are chance."""
FEW = 3
"""So many values that differ may be misprints."""


@dataclass(frozen=True)
class Difference:
    """A player with a printed value that is not ours.

    ``printed`` is the printed text, ``ours_value`` our figure as a number; ``ours`` returns it as a
    text, and ``arithmetic`` the sentence with our arithmetic, both with decimals or as a ``Show``
    given to them writes figures.
    """

    number: int
    printed: str
    printed_value: float | None
    ours_value: float | None
    ours: Callable[..., str] = field(compare=False, repr=False)
    arithmetic: Callable[..., str] = field(compare=False, repr=False)


@dataclass(frozen=True)
class Cause:
    """What the other program may have done: a stable code, the number of values of the column that
    it explains, and the sentence."""

    code: str
    explains: int
    sentence: str


@dataclass(frozen=True, eq=False)
class Compared:
    """A compared column: ``agree`` of ``compared`` values agree; ``system`` is a code, ``SCORE``,
    ``PLACE`` or ``PRIZE``. ``numbers`` are the players with a printed value, ``entry`` is what they
    are; ``agrees`` says whether a player's printed value is another one, too. ``idle`` is a
    sentence if (nearly) all values are the same. ``odd_cents`` counts the amounts that agree but
    for the odd cent of a shared prize, ``parted`` those who share a place here and have one of
    their own in print. ``column`` has the figures of a tie-break or the score."""

    label: str
    system: str
    entry: str
    numbers: tuple[int, ...]
    differences: tuple[Difference, ...]
    agrees: Callable[[int, Any], bool]
    column: Column | None = None
    causes: tuple[Cause, ...] = ()
    idle: str = ""
    odd_cents: int = 0
    parted: int = 0

    @property
    def compared(self) -> int:
        """The number of values compared."""
        return len(self.numbers)

    @property
    def agree(self) -> int:
        """The number of values that agree."""
        return self.compared - len(self.differences)

    @property
    def few(self) -> bool:
        """Whether so few values differ that they may be misprints."""
        return len(self.differences) <= FEW

    @property
    def noun(self) -> str:
        """What its values are called."""
        return "place" if self.system == PLACE else "value"

    @property
    def differing(self) -> tuple[int, ...]:
        """The numbers of the players who differ."""
        return tuple([difference.number for difference in self.differences])


@dataclass(frozen=True)
class Verification:
    """A section's printed columns compared with our standings. ``no_prizes`` are prize columns that
    are not compared, as the event states no prizes or they hold no amounts; ``remarks`` come before
    the columns, ``dashes`` are columns with nothing but dashes."""

    standings: Standings
    columns: tuple[Compared, ...]
    passed_over: tuple[str, ...]
    assumed: Mapping[str, str]
    no_prizes: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()
    dashes: tuple[str, ...] = ()

    @property
    def agrees(self) -> bool:
        """Whether no column has a difference, and every line that names players is read."""
        differ = any(column.differences for column in self.columns)
        return not (differ or self.standings.section.origin.unread)


def compare(ours: Standings, columns: Columns) -> list[Compared]:
    """Compare every column, places first."""
    places = [compare_places(ours, label, texts) for label, texts in columns.places.items()]
    return [*places, *(compare_column(ours, column) for column in columns.tie_breaks)]


def agreeing(section: Section) -> frozenset[str]:
    """Return the labels of the printed columns in which every value is ours.

    Raises:
        TieBreakError: a setting is not understood, or the results contradict each other.
    """
    ours = standings(section)
    columns = printed_columns(section, ours.order.tie_breaks, edition=ours.edition.code)
    return frozenset(each.label for each in compare(ours, columns) if not each.differences)


def compare_column(ours: Standings, column: Column) -> Compared:
    """Compare a column of figures, in the order of the crosstable. A tie-break among tied players
    may also be printed as it is among all on one score, or as 0 where it leaves a tie unparted."""
    section, tie_break = ours.section, column.meaning.tie_break
    figures = [ours.context.scores.final if tie_break is None else ours.column(tie_break)]
    in_group = tie_break is not None and tie_break.system.in_group
    if tie_break is not None and in_group:
        figures.append(tie_break.column(ours.context, section.crosstable.numbers))

    def is_ours(number: int) -> bool:
        unparted = in_group and column.figures.get(number) == 0
        return any(
            unparted if values[number] is None else column.agrees(number, values[number])
            for values in figures
        )

    numbers = tuple(number for number in section.crosstable.numbers if number in column.texts)
    differences = tuple(
        _difference(ours, column, number, figures[0][number])
        for number in numbers
        if not is_ours(number)
    )
    idle = _idle(column, len(numbers)) if differences else ""
    system, entry = column.meaning.system, section.origin.entry
    return Compared(
        column.label, system, entry, numbers, differences, column.agrees, column, idle=idle
    )


def _idle(column: Column, compared: int) -> str:
    """Say that a column has the same figure for all or nearly all, so that it does not show how it
    was computed; empty for other columns."""
    figures = {n: column.figures.get(n, text) for n, text in column.texts.items()}
    [(usual, times)] = Counter(figures.values()).most_common(1)
    if compared < _LEAST or compared - times > max(compared // 6, min(2, compared // 4)):
        return ""
    all_but = f"All {compared} values" if times == compared else f"{times} of {compared} values"
    unused = "a column that is not used"
    if column.meaning.system != SCORE:
        zeros = " (Direct Encounter prints 0 then)" if usual == 0 else ""
        unused = f"a tie-break that was not needed{zeros}, or {unused}"
    printed = next(column.texts[number] for number in figures if figures[number] == usual)
    return f'{all_but} of "{column.label}" are {printed}: this is probably {unused}.'


def _difference(ours: Standings, column: Column, number: int, value: Figure | None) -> Difference:
    tie_break, figure = column.meaning.tie_break, column.figures.get(number)
    digits = max(tie_break.system.digits if tie_break else 2, column.decimals)

    def work_out(show: Show = decimal) -> str:
        if tie_break is not None:
            return ours.worksheet(number, tie_break).sentence(show)
        terms = [f"{show(r.points, 2)} (R{round})" for round, r in ours.context.history(number)]
        return f"Score {show(ours.context.score(number), 2)} = {' + '.join(terms) or '0'}"

    return Difference(
        number,
        column.texts[number],
        None if figure is None else float(figure),
        None if value is None else float(value),
        lambda show=decimal: "" if value is None else show(value, digits),
        work_out,
    )


# Places


def compare_places(ours: Standings, label: str, texts: Mapping[int, str]) -> Compared:
    """Compare a column of places. Where our players share places, each of these agrees."""
    printed = {number: printed_places(text) for number, text in texts.items()}
    rows = [row for row in ours.rows if row.player.number in texts]

    def agrees(number: int, places: tuple[int, int] | None) -> bool:
        """Whether a printed place is these of ours; without a last place the first of them."""
        (first, last), (place, last_place) = printed[number] or (0, 0), places or (-1, -1)
        if last == first or not last_place:
            return place <= first <= (last_place or place)
        return first == place < last_place == (last or last_place)

    differing = [row for row in rows if not agrees(row.player.number, (row.place, row.last_place))]
    differences = [
        Difference(
            number,
            texts[number],
            float(places[0]) if (places := printed[number]) else None,
            float(row.place),
            partial("{0}".format, row.places),
            partial(_sentence, row),
        )
        for row in sorted(differing, key=lambda row: row.place)
        for number in [row.player.number]
    ]
    ways_printed = Counter(place for place, _ in {(r.place, texts[r.player.number]) for r in rows})
    parted = [
        row for row in rows if row.shared and ways_printed[row.place] > 1 and row not in differing
    ]
    numbers = tuple(row.player.number for row in rows)
    return Compared(
        *(label, PLACE, ours.section.origin.entry, numbers, tuple(differences), agrees),
        parted=len(parted),
    )


def _sentence(row: Standing, show: Show = decimal) -> str:
    decided = f", decided by {row.decided_by}" if row.decided_by else ""
    points = f"{show(row.score, 2)} point{'s' * (row.score != 1)}"
    return f"{row.in_words.capitalize()}: {points}{decided}"


def printed_places_said(ours: Standings) -> str:
    """Return how many printed places are not ours, and what that may mean. Empty if all agree, none
    is printed or no round is complete."""
    for label, texts in printed_columns(ours.section, ()).places.items() if ours.rounds else ():
        if _are_start_numbers(ours, texts):
            continue
        compared = compare_places(ours, label, texts)
        if count := len(compared.differences):
            unfinished = "; a round that is not complete is left out here" * bool(ours.open_rounds)
            return (
                f"{count} of {counted(compared.compared, 'place')} differ{'s' * (count == 1)} from "
                f"what the file prints ({label}): its tie-breaks or rules may be others, or a "
                f"result was changed since{unfinished}; "
                "'xltiebreak verify' looks for the cause."
            )
    return ""


def _are_start_numbers(ours: Standings, texts: Mapping[int, str]) -> bool:
    """Whether each place is the player's number although scores do not follow it: some programs
    print start numbers as places."""
    points = [ours.context.score(number) for number in sorted(texts)]
    return all(text == str(number) for number, text in texts.items()) and not go_down(points)
