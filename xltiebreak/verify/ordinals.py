"""Columns that are headed TB1, TB2 … and nothing else: what they hold, where nobody says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple, Optional

from xltiebreak.event.figures import Figure
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Section
from xltiebreak.event.words import either
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.orders import order_named, usual_order
from xltiebreak.ranking.standings import Standings, ranked
from xltiebreak.rules.editions import EDITIONS
from xltiebreak.rules.systems import SYSTEMS, TieBreak, tie_break
from xltiebreak.rules.systems.registry import of_code
from xltiebreak.verify.meanings import SCORE, ordinal_of
from xltiebreak.verify.printed_figures import Column, printed_columns, printed_texts

_LEAST_VALUES, _LEAST_FIGURES = 4, 2
"""A column of fewer values, or of the same figure all over, fits by chance."""
MISPRINTS = 8
"""One value of so many may be another."""

_OPTIONS = ("", "C1", "C2", "M1", "A")
"""The options with which a system is tried, where it takes them."""


class Fitting(NamedTuple):
    """What columns hold by what fits: ``--columns`` and ``--order`` as a user would say it, the
    edition under which they fit, and all of it in a sentence."""

    columns: str
    order: str
    edition: str
    sentence: str


def what_fits(section: Section, asked: Asked, columns: str, ours: Standings) -> Fitting | None:
    """The tie-breaks that give the values of every column which only its place names, but for a
    few that may be misprints; under the edition at hand or, where the file states none, the one
    under which most fit. Nothing where the order is stated, or one of the columns fits none; one
    with the same figure all over tells nothing and is left out."""
    every = [
        label
        for label in printed_texts(section)
        if ordinal_of(label) and f"{label}=".casefold() not in columns.casefold()
    ]
    read = {label: read_column(section, label) for label in sorted(every, key=ordinal_of)}
    labels = [label for label in read if len(set(read[label].figures.values())) > 1]
    if not labels or asked.order or section.order:
        return None
    stated = bool(asked.edition or section.edition)
    found: list[tuple[int, str, dict[str, _Column]]] = []
    for edition in dict.fromkeys([ours.edition.code, *(() if stated else EDITIONS)]):
        table = ranked(section, replace(asked, edition=edition))
        values = dict(_values(table))
        fitting = {label: _fitting(read[label], values) for label in labels}
        chosen = _chosen(fitting, order_named(usual_order(edition, section)).codes)
        if chosen is not None:
            misses = sum(one.misses for one in chosen.values())
            found.append((misses, edition, chosen))
            if not misses:
                break
    if not found:
        return None
    _, edition, best = min(found, key=lambda one: one[0])
    fit = "all other values fit" if len(labels) < len(read) else "all values fit"
    return _said(best, edition, fit, other=edition != ours.edition.code, alone=not columns)


_Values = tuple[Optional[TieBreak], Mapping[int, Optional[Figure]]]


class _Column(NamedTuple):
    """What a column may hold: tie-breaks that all miss equally few of its values."""

    codes: Sequence[str]
    misses: int
    of: int


def read_column(section: Section, label: str) -> Column:
    """What stands in a printed column, whatever it is."""
    printed = {label: section.printed[label]}
    read = printed_columns(replace(section, printed=printed), (), f"{label}={SCORE}")
    return read.tie_breaks[-1]


def _values(table: Standings) -> Iterator[tuple[str, _Values]]:
    """Everybody's value of the score and of each tie-break that may be printed."""
    yield SCORE, (None, table.context.scores.final)
    numbers = table.section.crosstable.numbers
    for one in _candidates():
        yield one.code, (one, one.column(table.context, numbers))


def _fitting(column: Column, values: Mapping[str, _Values]) -> _Column | None:
    """The tie-breaks that give most of a column's values; nothing where none gives enough."""
    of = len(column.texts)
    if of < _LEAST_VALUES or len(set(column.figures.values())) < _LEAST_FIGURES:
        return None
    misses: dict[str, int] = {}
    for code, (one, ours) in values.items():
        misses[code] = missed_by(column, one, ours)
    fewest = min(misses.values())
    if fewest > of // MISPRINTS:
        return None
    return _Column([code for code, count in misses.items() if count == fewest], fewest, of)


def _candidates() -> Iterator[TieBreak]:
    for system in SYSTEMS.values():
        if system.in_group or system.code == "LOT":
            continue
        for option in _OPTIONS:
            try:
                yield of_code(f"{system.code}/{option}" if option else system.code)
            except TieBreakError:
                continue


def missed_by(column: Column, one: TieBreak | None, values: Mapping[int, Figure | None]) -> int:
    """How many of a column's figures are not these values of a tie-break, or of the score."""
    meant = replace(column, meaning=replace(column.meaning, tie_break=one))
    return sum(not meant.agrees(number, values.get(number)) for number in column.texts)


def _chosen(
    fitting: Mapping[str, _Column | None], usual: Sequence[str]
) -> dict[str, _Column] | None:
    """What each column holds, the likeliest first, none twice: of several that fit, one of the
    edition's own order goes first."""
    chosen: dict[str, _Column] = {}
    for label, column in fitting.items():
        taken = [one.codes[0] for one in chosen.values()]
        left = [code for code in column.codes if code not in taken] if column else []
        if column is None or not left:
            return None
        first = next((code for code in left if code in usual), left[0])
        others = [code for code in column.codes if code != first]
        chosen[label] = column._replace(codes=[first, *others])
    return chosen


def _said(
    chosen: Mapping[str, _Column], edition: str, fit: str, *, other: bool, alone: bool
) -> Fitting:
    """What was found, as a user would have said it, and in a sentence. The order is that of the
    columns, where these stand ``alone``."""
    parts = []
    for label, (codes, misses, of) in chosen.items():
        code, *others = codes
        name = "the score" if code == SCORE else f"{tie_break(code).name} ({code})"
        as_well = f", as would {either(others[:3])}" if others else ""
        but = f" in {of - misses} of {of} values" if misses else ""
        parts.append(f"{label} is {name}{but}{as_well}")
    under = f" under edition {edition}" if other else ""
    codes = [column.codes[0] for column in chosen.values()]
    most = "most printed values fit" if any(c.misses for c in chosen.values()) else fit
    return Fitting(
        ",".join(f"{label}={column.codes[0]}" for label, column in chosen.items()),
        ",".join(code for code in codes if code != SCORE) if alone else "",
        edition,
        f"No order is stated; {most}{under} if {'; '.join(parts)}. --columns and --order say "
        "otherwise.",
    )
