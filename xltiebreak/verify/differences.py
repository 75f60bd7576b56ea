"""Another program's printed values and places compared with what the rules give."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

from xltiebreak.event.figures import Figure, counted, decimal
from xltiebreak.event.section import Section
from xltiebreak.ranking.places import Standing, Values
from xltiebreak.ranking.standings import Standings, standings
from xltiebreak.rules.systems import TieBreak
from xltiebreak.verify.meanings import PLACE, SCORE
from xltiebreak.verify.printed_figures import Column, Columns, printed_columns, printed_places

_LEAST = 3
"""In a column of fewer values, equal figures are chance."""


@dataclass(frozen=True)
class Difference:
    """A player with a printed value that is not ours.

    ``printed`` is the printed text, ``ours`` our figure as a text, ``ours_value`` as a number;
    ``work_out`` returns the sentence with our arithmetic.
    """

    number: int
    printed: str
    printed_value: float | None
    ours: str
    ours_value: float | None
    work_out: Callable[[], str] = field(compare=False, repr=False)

    @property
    def arithmetic(self) -> str:
        """The sentence with our arithmetic, made only when read: functions in cells do not show
        it."""
        return self.work_out()


@dataclass(frozen=True)
class Cause:
    """What the other program may have done: a stable code, the number of values of the column that
    it explains, and the sentence."""

    code: str
    explains: int
    sentence: str


@dataclass(frozen=True)
class Compared:
    """A compared column: ``agree`` of ``compared`` values agree; ``system`` is a code, ``SCORE``,
    ``PLACE`` or ``PRIZE``. ``idle`` is a sentence if (nearly) all values are the same.
    ``odd_cents`` counts the amounts that agree but for the odd cent of a shared prize, ``parted``
    those who share a place here and have one of their own in print."""

    label: str
    system: str
    agree: int
    compared: int
    differences: tuple[Difference, ...]
    causes: tuple[Cause, ...] = ()
    idle: str = ""
    odd_cents: int = 0
    parted: int = 0


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
    def enough(self) -> bool:
        """Whether a tie-break or a place is compared, and not the score alone."""
        return any(column.system != SCORE for column in self.columns)

    @property
    def agrees(self) -> bool:
        """Whether no column has a difference."""
        return not any(column.differences for column in self.columns)


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
    compared = compare(
        ours, printed_columns(section, ours.order.tie_breaks, edition=ours.edition.code)
    )
    return frozenset(column.label for column in compared if not column.differences)


def compare_column(ours: Standings, column: Column) -> Compared:
    """Compare a column of figures, in the order of the crosstable."""
    figures = _our_figures(ours, column.meaning.tie_break)
    known: dict[tuple[str, Figure | None], bool] = {}
    differences = []
    compared = 0
    for number in ours.section.crosstable.numbers:
        if number not in column.texts:
            continue
        compared += 1
        for values in figures:
            pair = column.texts[number], values[number]
            if pair not in known:
                known[pair] = _agrees(column, number, values[number])
            if known[pair]:
                break
        else:
            differences.append(_difference(ours, column, number, figures[0][number]))
    return Compared(
        column.label,
        column.meaning.system,
        compared - len(differences),
        compared,
        tuple(differences),
        idle=_idle(column, compared) if differences else "",
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


def _agrees(column: Column, number: int, value: Figure | None) -> bool:
    """Whether a printed figure is ours; a printed 0 also agrees where ours leaves a tie
    unparted."""
    tie_break = column.meaning.tie_break
    if value is None and tie_break is not None and tie_break.system.in_group:
        return column.figures.get(number) == 0
    return column.agrees(number, value)


def _our_figures(ours: Standings, tie_break: TieBreak | None) -> list[Values]:
    """Return our figures; for a tie-break among tied players, also those among all on one score."""
    if tie_break is None:
        return [ours.context.scores.final]
    if not tie_break.system.in_group:
        return [ours.column(tie_break)]
    return [ours.column(tie_break), tie_break.column(ours.context, ours.section.crosstable.numbers)]


def _difference(ours: Standings, column: Column, number: int, value: Figure | None) -> Difference:
    tie_break = column.meaning.tie_break
    digits = tie_break.system.digits if tie_break else 2
    figure = column.figures.get(number)
    return Difference(
        number,
        column.texts[number],
        None if figure is None else float(figure),
        "" if value is None else decimal(value, max(digits, column.decimals)),
        None if value is None else float(value),
        lambda: (
            ours.worksheet(number, tie_break).sentence()
            if tie_break
            else _score_sentence(ours, number)
        ),
    )


def _score_sentence(ours: Standings, number: int) -> str:
    history = ours.context.history(number)
    terms = [f"{decimal(result.points)} (R{round})" for round, result in history]
    return f"Score {decimal(ours.context.score(number))} = {' + '.join(terms) or '0'}"


def compare_places(ours: Standings, label: str, texts: Mapping[int, str]) -> Compared:
    """Compare a column of places. Where our players share places, each of these agrees."""
    differences = []
    compared = parted = 0
    for row in sorted(ours.rows, key=lambda row: row.place):
        number = row.player.number
        if number not in texts:
            continue
        compared += 1
        printed = printed_places(texts[number])
        if printed is None or not is_place(printed, row.place, row.last_place):
            differences.append(
                Difference(
                    number,
                    texts[number],
                    None if printed is None else float(printed[0]),
                    row.places,
                    float(row.place),
                    partial(_place_sentence, row),
                )
            )
        elif row.shared and printed[0] == printed[1]:
            level = (other.player.number for other in ours.rows if other.place == row.place)
            parted += len({texts[other] for other in level if other in texts}) > 1
    agree = compared - len(differences)
    return Compared(label, PLACE, agree, compared, tuple(differences), parted=parted)


def is_place(printed: tuple[int, int], place: int, last_place: int) -> bool:
    """Whether a place, as :func:`printed_places` returns it, agrees with these places of ours."""
    first, last = printed
    if first == last:
        return place <= first <= last_place
    if last == 0:
        return first == place < last_place
    return (first, last) == (place, last_place)


def _place_sentence(row: Standing) -> str:
    decided = f", decided by {row.decided_by}" if row.decided_by else ""
    return f"{row.in_words.capitalize()}: {counted(row.score, 'point')}{decided}"
