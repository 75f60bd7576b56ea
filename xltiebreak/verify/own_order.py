"""Edition and order of tie-breaks that a file names, as FIDE programs' files do. Columns with a
bare position as label, such as TB1, get the tie-breaks that fit their values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple, Optional

from xltiebreak.event.figures import Figure
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event, Section
from xltiebreak.event.words import either
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.orders import as_list, order_named, usual_order
from xltiebreak.ranking.standings import Standings, ranked, standings
from xltiebreak.rules.editions import EDITIONS, US
from xltiebreak.rules.systems import SYSTEMS, TieBreak, tie_break
from xltiebreak.rules.systems.names import Meant, named_by_program, tie_break_of
from xltiebreak.rules.systems.registry import of_code
from xltiebreak.tables.around import FIDE_EDITIONS, NEWEST_OF_FIDE, editions_on
from xltiebreak.verify.columns import (
    SCORE,
    Column,
    meaning_of,
    ordinal_of,
    place_of,
    printed_columns,
    printed_texts,
)

_BY_ITS_VALUES = "so its values say"
_NO_TIE_BREAK = ("PCT", "RTNG", "TPN")
"""Columns of lists that part no players."""
_OWN_ORDER = "so the usual tie-breaks of its rules apply"


def under_own_rules(event: Event) -> Event:
    """Return the event with each section placed by the tie-breaks that its file names, unless it
    states an order; files of FIDE programs get FIDE's edition of their date."""
    return replace(
        event,
        sections=tuple(
            _settled(section, event.dates)
            if section.origin.of_fide or section.origin.tie_breaks
            else section
            for section in event.sections
        ),
    )


def _settled(section: Section, dates: str) -> Section:
    if not section.edition and section.origin.of_fide:
        edition, why = _edition(section, dates)
        origin = replace(section.origin, edition_from=why)
        section = replace(section, edition=edition, origin=origin)
    section = _with_names(section)
    if not section.order and all(finding.code != "tie-break-order" for finding in section.faults):
        codes: dict[str, str] = {}
        order, why = _order(section, codes)
        origin = replace(section.origin, order_from=why, codes=codes)
        section = replace(section, order=order, origin=origin)
    return section


def _edition(section: Section, dates: str) -> tuple[str, str]:
    """Return the edition of the event's date, and the reason if there is a doubt: of two editions
    the newer; without a date, that of the year in the tie-breaks' names, of the day of the file, or
    the newest."""
    editions = editions_on(dates)
    if editions:
        doubt = (
            f"The dates ({dates}) can be read in two ways; the newer rules apply, {editions[0]}."
        )
        return editions[0], doubt if len(editions) > 1 else ""
    names = section.origin.tie_breaks.values()
    if named := [
        edition for edition in (named_by_program(name).edition for name in names) if edition
    ]:
        return max(named), ""
    none = "The file states no dates of the event"
    updated = section.origin.updated
    if editions := editions_on(updated):
        return editions[0], f"{none}; it was last updated on {updated}, so {editions[0]} applies."
    return NEWEST_OF_FIDE, f"{none}, so FIDE's newest rules apply, {NEWEST_OF_FIDE}."


def _with_names(section: Section) -> Section:
    names = section.origin.tie_breaks
    printed = {
        f"{label}: {names[place]}" if (place := place_of(label)) in names and ":" not in label
        else label: texts
        for label, texts in section.printed.items()
    }  # fmt: skip
    return replace(section, printed=printed)


def _order(section: Section, codes: dict[str, str]) -> tuple[str, str]:
    """Return the order of the tie-breaks that the file names, if all are known, and the reason.
    Those chosen by their values go into ``codes``, by label of column."""
    codes_and_reasons: dict[str, str] = {}
    for place, name in sorted(section.origin.tie_breaks.items()):
        named = _named(section, place, name)
        if named is None:
            return "", f"The file names {name!r}, which is not worked out here, {_OWN_ORDER}."
        code, by = named
        if code:
            codes_and_reasons.setdefault(code, by)
        if by == _BY_ITS_VALUES:
            codes[_label(section, place)] = code
    codes_and_reasons = codes_and_reasons or dict.fromkeys(_headed(section), "")
    if not codes_and_reasons:
        return "", f"The file names no tie-breaks, {_OWN_ORDER}."
    order = as_list(",".join(codes_and_reasons))
    try:
        order_named(order)
    except TieBreakError as error:
        return "", f"The tie-breaks that the file names make no order, {_OWN_ORDER}: {error}"
    shown = [f"{code} ({by})" if by else code for code, by in codes_and_reasons.items()]
    return order, f"The tie-breaks are those that the file names: {', '.join(shown)}."


def _named(section: Section, place: int, name: str) -> tuple[str, str] | None:
    """Return the tie-break of this name, and how it was chosen if the name is ambiguous; nothing if
    it is not known. The points that decide all places have no code."""
    meant = named_by_program(name) if section.origin.of_fide else _of_us(name)
    if meant.points:
        placed_by = section.matches.placed_by if section.matches else meant.points
        return "" if meant.points == placed_by else "MPvGP", ""
    if len(meant.codes) < 2:
        return (meant.codes[0], "") if meant.codes else None
    if fitting := _fitting(section, place, meant.codes):
        return fitting, _BY_ITS_VALUES
    return meant.codes[0], "its name leaves open which"


def _of_us(name: str) -> Meant:
    try:
        return Meant((tie_break_of(name, US).code,))
    except TieBreakError:
        return Meant()


def _headed(section: Section) -> Iterator[str]:
    for label in section.printed:
        meaning = meaning_of(label, edition=section.edition)
        if meaning and meaning.tie_break and meaning.system not in _NO_TIE_BREAK:
            yield meaning.tie_break.code


def _label(section: Section, place: int) -> str:
    return next((label for label in section.printed if place_of(label) == place), "")


def _fitting(section: Section, place: int, codes: tuple[str, ...]) -> str:
    """Return the tie-break that gives nearly all printed values, under the section's edition or
    (dates may be missing) another of FIDE's; empty if none does."""
    label = _label(section, place)
    if not label or any(finding.is_error for finding in section.faults):
        return ""
    column = read_column(section, label)
    editions = dict.fromkeys([section.edition, *(code for _, code in FIDE_EDITIONS)])
    for edition in editions:
        try:
            ours = standings(section, edition, as_list(",".join(codes)))
        except TieBreakError:
            return ""
        values = {each.code: (each, ours.column(each)) for each in ours.order.tie_breaks}
        best = _all_fitting(column, values)
        if best is not None:
            return best.codes[0]
    return ""


_LEAST_VALUES = 4
"""Columns of fewer values may fit by chance."""
MISPRINTS = 8
"""One in this many values may differ."""

_OPTIONS = ("", "/C1", "/C2", "/M1", "/A")
"""The options that are tried for each system that has them."""


def what_fits(
    section: Section, asked: Asked, columns: str, ours: Standings
) -> tuple[Asked, str, str] | None:
    """Find the tie-breaks in columns with a bare position as label (TB1, TB2): those that give
    nearly all values, under the section's edition or, if it states none, the one that fits best.
    Return what a user would ask for, also as ``--columns``, and a sentence; nothing if an order is
    stated, or if a column fits no tie-break. A column with one figure all over is left out."""
    every = [
        label
        for label in printed_texts(section)
        if ordinal_of(label) and f"{label}=".casefold() not in columns.casefold()
    ]
    read = {label: read_column(section, label) for label in sorted(every, key=ordinal_of)}
    labels = [label for label in read if len(set(read[label].figures.values())) > 1]
    few = any(len(read[label].texts) < _LEAST_VALUES for label in labels)
    if few or not labels or asked.order or section.order:
        return None
    is_stated = bool(asked.edition or section.edition)
    candidates: list[tuple[int, str, dict[str, _Column]]] = []
    for edition in dict.fromkeys([ours.edition.code, *(() if is_stated else EDITIONS)]):
        table = ranked(section, replace(asked, edition=edition))
        values = dict(_values(table))
        fitting = {label: _all_fitting(read[label], values) for label in labels}
        chosen = _chosen(fitting, order_named(usual_order(edition, section)).codes)
        if chosen is not None:
            misses = sum(column.misses for column in chosen.values())
            candidates.append((misses, edition, chosen))
            if not misses:
                break
    if not candidates:
        return None
    _, edition, best = min(candidates, key=lambda candidate: candidate[0])
    codes = {label: column.codes[0] for label, column in best.items()}
    order = ",".join(code for code in codes.values() if code != SCORE and not columns)
    stated = ",".join([*filter(None, [columns]), *(f"{each}={codes[each]}" for each in codes)])
    which = "all other values" if len(labels) < len(read) else "all values"
    under = f" under edition {edition}" if edition != ours.edition.code else ""
    return replace(asked, order=order, edition=edition), stated, _in_words(best, which, under)


class _Column(NamedTuple):
    """The tie-breaks that a column may hold: all miss the same small number of its values."""

    codes: Sequence[str]
    misses: int
    compared: int


def read_column(section: Section, label: str) -> Column:
    """Return a printed column as figures, whatever its meaning."""
    printed = {label: section.printed[label]}
    read = printed_columns(replace(section, printed=printed), (), f"{label}={SCORE}")
    return read.tie_breaks[-1]


_Values = tuple[Optional[TieBreak], Mapping[int, Optional[Figure]]]


def _all_fitting(column: Column, values: Mapping[str, _Values]) -> _Column | None:
    """Return the tie-breaks that give most of a column's values; nothing if all miss too many."""
    compared = len(column.texts)
    misses = {}
    for code, (meant, figures) in values.items():
        as_meant = replace(column, meaning=replace(column.meaning, tie_break=meant))
        misses[code] = sum(not as_meant.agrees(n, figures.get(n)) for n in column.texts)
    fewest = min(misses.values())
    if fewest > compared // MISPRINTS:
        return None
    return _Column([code for code, count in misses.items() if count == fewest], fewest, compared)


def _values(table: Standings) -> Iterator[tuple[str, _Values]]:
    """Yield all scores, and the values of each tie-break that may be printed."""
    yield SCORE, (None, table.context.scores.final)
    for system in SYSTEMS.values():
        for option in () if system.in_group or system.code == "LOT" else _OPTIONS:
            try:
                candidate = of_code(f"{system.code}{option}")
            except TieBreakError:
                continue
            numbers = table.section.crosstable.numbers
            yield candidate.code, (candidate, candidate.column(table.context, numbers))


def _chosen(
    fitting: Mapping[str, _Column | None], usual: Sequence[str]
) -> dict[str, _Column] | None:
    """Choose a different tie-break for each column: of several that fit, one of the usual order."""
    chosen: dict[str, _Column] = {}
    for label, column in fitting.items():
        taken = [column.codes[0] for column in chosen.values()]
        left = [code for code in column.codes if code not in taken] if column else []
        if column is None or not left:
            return None
        first = next((code for code in left if code in usual), left[0])
        others = [code for code in column.codes if code != first]
        chosen[label] = column._replace(codes=[first, *others])
    return chosen


def _in_words(chosen: Mapping[str, _Column], which: str, under: str) -> str:
    sentences = []
    for label, (codes, misses, compared) in chosen.items():
        code, *others = codes
        name = "the score" if code == SCORE else f"{tie_break(code).name} ({code})"
        as_well = f", as would {either(others[:3])}" if others else ""
        but = f" in {compared - misses} of {compared} values" if misses else ""
        sentences.append(f"{label} is {name}{but}{as_well}")
    if any(column.misses for column in chosen.values()):
        which = "most printed values"
    return (
        f"No order is stated; {which} fit{under} if {'; '.join(sentences)}. --columns and --order "
        "say otherwise."
    )
