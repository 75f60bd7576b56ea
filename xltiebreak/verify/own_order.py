"""Edition and order of tie-breaks that a file names, as FIDE programs' files do. Columns with a
bare position as label, such as TB1, get the tie-breaks that fit their values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from xltiebreak.event.figures import Figure
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event, Section
from xltiebreak.event.words import either
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.orders import as_list, order_named
from xltiebreak.ranking.standings import Standings, standings
from xltiebreak.rules.editions import US
from xltiebreak.rules.systems import SYSTEMS, TieBreak, tie_break
from xltiebreak.rules.systems.names import named_by_program, tie_break_of
from xltiebreak.rules.systems.registry import of_code
from xltiebreak.tables.around import NEWEST_OF_FIDE, editions_on
from xltiebreak.verify.columns import (
    SCORE,
    Column,
    columns_of,
    meaning_of,
    ordinal_of,
    place_of,
    printed_texts,
)

_NO_TIE_BREAK = ("PCT", "RTNG", "TPN")
"""Columns of lists that part no players."""
_OWN_ORDER = "so the usual tie-breaks of its rules apply"


def under_own_rules(event: Event) -> Event:
    """Return the event with each section placed by the tie-breaks that its file names, unless it
    states an order; files of FIDE programs get FIDE's edition of their date."""
    return replace(event, sections=tuple(_settled(each, event.dates) for each in event.sections))


def _settled(section: Section, dates: str) -> Section:
    names = section.origin.tie_breaks
    if not names and not section.origin.of_fide:
        return section
    if not section.edition and section.origin.of_fide:
        edition, why = _edition(section, dates)
        origin = section.origin._replace(edition_from=why)
        section = replace(section, edition=edition, origin=origin)
    printed = {
        f"{label}: {names[place]}" if (place := place_of(label)) in names and ":" not in label
        else label: texts
        for label, texts in section.printed.items()
    }  # fmt: skip
    section = replace(section, printed=printed)
    if section.order or any(finding.code == "tie-break-order" for finding in section.faults):
        return section
    order, why, codes = _order(section)
    origin = section.origin._replace(order_from=why, codes=codes)
    return replace(section, order=order, origin=origin)


def _edition(section: Section, dates: str) -> tuple[str, str]:
    """Return the edition of the event's date, and the reason if there is a doubt: of two editions
    the newer; without a date, that of the year in the tie-breaks' names, of the day of the file, or
    the newest."""
    editions, updated = editions_on(dates), section.origin.updated
    if editions:
        doubt = (
            f"The dates ({dates}) can be read in two ways; the newer rules apply, {editions[0]}."
        )
        return editions[0], doubt if len(editions) > 1 else ""
    named = [named_by_program(name).edition for name in section.origin.tie_breaks.values()]
    if any(named):
        return max(filter(None, named)), ""
    none = "The file states no dates of the event"
    if editions := editions_on(updated):
        return editions[0], f"{none}; it was last updated on {updated}, so {editions[0]} applies."
    return NEWEST_OF_FIDE, f"{none}, so FIDE's newest rules apply, {NEWEST_OF_FIDE}."


def _order(section: Section) -> tuple[str, str, dict[str, str]]:
    """Return the order of the tie-breaks that the file names, if all are known, the reason, and by
    label of column those that were chosen by their values."""
    reasons: dict[str, str] = {}
    by_values: dict[str, str] = {}
    for place, name in sorted(section.origin.tie_breaks.items()):
        codes = _named(section, name)
        if codes is None:
            why = f"The file names {name!r}, which is not worked out here, {_OWN_ORDER}."
            return "", why, by_values
        label = next((label for label in section.printed if place_of(label) == place), "")
        why = "its name leaves open which" if len(codes) > 1 else ""
        if why and (fitting := _named_by_values(section, label, codes)):
            codes, why = (fitting,), "so its values say"
            by_values[label] = fitting
        for code in codes[:1]:
            reasons.setdefault(code, why)
    for label in section.printed if not reasons else ():
        meaning = meaning_of(label, edition=section.edition)
        if meaning and meaning.tie_break and meaning.system not in _NO_TIE_BREAK:
            reasons[meaning.tie_break.code] = ""
    if not reasons:
        return "", f"The file names no tie-breaks, {_OWN_ORDER}.", by_values
    order = as_list(",".join(reasons))
    try:
        order_named(order)
    except TieBreakError as error:
        why = f"The tie-breaks that the file names make no order, {_OWN_ORDER}: {error}"
        return "", why, by_values
    shown = [f"{code} ({by})" if by else code for code, by in reasons.items()]
    return order, f"The tie-breaks are those that the file names: {', '.join(shown)}.", by_values


def _named(section: Section, name: str) -> tuple[str, ...] | None:
    """Return the tie-breaks that may have this name; none of the points that decide all places
    anyway, and nothing if the name is not known."""
    if not section.origin.of_fide:
        try:
            return (tie_break_of(name, US).code,)
        except TieBreakError:
            return None
    meant = named_by_program(name)
    if meant.points:
        placed_by = section.matches.placed_by if section.matches else meant.points
        return () if meant.points == placed_by else ("MPvGP",)
    return meant.codes or None


def _named_by_values(section: Section, label: str, codes: Sequence[str]) -> str:
    """Return which of these tie-breaks gives nearly all values of a column; empty if none does."""
    if not label or any(finding.is_error for finding in section.faults):
        return ""
    try:
        ours = standings(section, section.edition, as_list(",".join(codes)))
    except TieBreakError:
        return ""
    values = {each.code: (each, ours.column(each)) for each in ours.order.tie_breaks}
    fitting = [code for each in _figures(section, [label]) for code in _fitting(each, values)[0]]
    return fitting[0] if fitting else ""


# Columns without a name

_LEAST_VALUES = 4
"""Columns of fewer values may fit by chance."""
_MISPRINTS = 8
"""One in this many values may differ."""

_OPTIONS = ("", "/C1", "/C2", "/M1", "/A")
"""The options that are tried for each system that has them."""

_Values = Mapping[str, "tuple[TieBreak | None, Mapping[int, Figure | None]]"]
"""Tie-breaks and what they are for everybody, by their codes."""


def what_fits(
    section: Section, asked: Asked, columns: str, ours: Standings
) -> tuple[Asked, str, str] | None:
    """Find the tie-breaks in columns with a bare position as label (TB1, TB2): those that give
    nearly all values. Return what a user would ask for, also as ``--columns``, and a sentence;
    nothing if an order is stated, or if a column fits no tie-break. A column with one figure all
    over is left out."""
    every = [
        label
        for label in sorted(printed_texts(section), key=ordinal_of)
        if ordinal_of(label) and f"{label}=".casefold() not in columns.casefold()
    ]
    told = [each for each in _figures(section, every) if len({*each.figures.values()}) > 1]
    few = any(len(column.texts) < _LEAST_VALUES for column in told)
    if few or not told or asked.order or section.order:
        return None
    values = _values(ours)
    chosen: dict[str, str] = {}
    sentences, which = [], "all other values" if len(told) < len(every) else "all values"
    for column in told:
        codes, misses = _fitting(column, values)
        left = [code for code in codes if code not in chosen.values()]
        if not left:
            return None
        usual = [code for code in left if code in ours.order.codes]
        code = chosen[column.label] = (usual or left)[0]
        others = [other for other in codes if other != code]
        name = "the score" if code == SCORE else f"{tie_break(code).name} ({code})"
        compared = len(column.texts)
        but = f" in {compared - misses} of {compared} values" if misses else ""
        as_well = f", as would {either(others[:3])}" if others else ""
        which = "most printed values" if misses else which
        sentences.append(f"{column.label} is {name}{but}{as_well}")
    order = ",".join(code for code in chosen.values() if code != SCORE and not columns)
    stated = ",".join([*filter(None, [columns]), *map("=".join, chosen.items())])
    return (
        replace(asked, order=order, edition=ours.edition.code),
        stated,
        f"No order is stated; {which} fit if {'; '.join(sentences)}. --columns and --order say "
        "otherwise.",
    )


def _figures(section: Section, labels: Sequence[str]) -> Sequence[Column]:
    """Return printed columns as those of any tie-break, since that is still to be found."""
    texts = printed_texts(section)
    read = {label: texts[label] for label in labels}
    return columns_of(read, (), codes=dict.fromkeys(labels, "SOLK")).tie_breaks


def _fitting(column: Column, values: _Values) -> tuple[Sequence[str], int]:
    """Return the tie-breaks that give most of a column's values, and how many these miss; none if
    all miss too many."""
    by_misses: dict[int, list[str]] = {}
    for code, (meant, figures) in values.items():
        as_meant = replace(column, meaning=replace(column.meaning, tie_break=meant))
        misses = sum(not as_meant.agrees(n, figures.get(n)) for n in column.texts)
        by_misses.setdefault(misses, []).append(code)
    fewest = min(by_misses)
    return (by_misses[fewest] if fewest <= len(column.texts) // _MISPRINTS else ()), fewest


def _values(ours: Standings) -> _Values:
    """Return all scores, and the values of each tie-break that may be printed."""
    values: dict[str, tuple[TieBreak | None, Mapping[int, Figure | None]]] = {}
    values[SCORE] = None, ours.context.scores.final
    for system in SYSTEMS.values():
        for option in () if system.in_group or system.code == "LOT" else _OPTIONS:
            with suppress(TieBreakError):
                candidate = of_code(f"{system.code}{option}")
                column = candidate.column(ours.context, ours.section.crosstable.numbers)
                values[candidate.code] = candidate, column
    return values
