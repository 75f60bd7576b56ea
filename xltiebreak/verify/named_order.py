"""Edition and order that a file names itself, as those of FIDE's programs do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event, Section
from xltiebreak.ranking.orders import order_named
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.systems import tie_break
from xltiebreak.rules.systems.program_names import Meant, named_by_program
from xltiebreak.tables.dates import FIDE_EDITIONS, NEWEST_OF_FIDE, editions_on
from xltiebreak.verify.meanings import meaning_of, place_of
from xltiebreak.verify.ordinals import MISPRINTS, missed_by, read_column

_BY_ITS_VALUES = "so its values say"
_NO_TIE_BREAK = ("PCT", "RTNG", "TPN")
"""What a list may print that parts nobody."""
_OWN_ORDER = "so the usual tie-breaks of its rules apply"


def under_own_rules(event: Event) -> Event:
    """The event, whose sections are placed by the tie-breaks that their files name, where no order
    is stated; those of FIDE programs are under the edition of FIDE's rules of their date."""
    return replace(
        event,
        sections=tuple(
            _settled(one, event.dates) if one.origin.of_fide or one.origin.tie_breaks else one
            for one in event.sections
        ),
    )


def _settled(section: Section, dates: str) -> Section:
    if not section.edition and section.origin.of_fide:
        edition, why = _edition(section, dates)
        origin = replace(section.origin, edition_from=why)
        section = replace(section, edition=edition, origin=origin)
    section = _with_names(section)
    if not section.order and all(one.code != "tie-break-order" for one in section.faults):
        codes: dict[str, str] = {}
        order, why = _order(section, codes)
        origin = replace(section.origin, order_from=why, codes=codes)
        section = replace(section, order=order, origin=origin)
    return section


def _edition(section: Section, dates: str) -> tuple[str, str]:
    """The edition of the event's date, and why where that leaves a doubt: the newer of two, that of
    the year in the tie-breaks' names, of the day on which the file was written, else the newest."""
    editions = editions_on(dates)
    if editions:
        doubt = (
            f"The dates ({dates}) can be read in two ways; the newer rules apply, {editions[0]}."
        )
        return editions[0], doubt if len(editions) > 1 else ""
    names = section.origin.tie_breaks.values()
    if named := [one for one in (named_by_program(name).edition for name in names) if one]:
        return max(named), ""
    none = "The file states no dates of the event"
    updated = section.origin.updated
    if editions := editions_on(updated):
        return editions[0], f"{none}; it was last updated on {updated}, so {editions[0]} applies."
    return NEWEST_OF_FIDE, f"{none}, so FIDE's newest rules apply, {NEWEST_OF_FIDE}."


def _with_names(section: Section) -> Section:
    """The section whose printed columns are headed by what the file says that they are."""
    names = section.origin.tie_breaks
    printed = {
        f"{label}: {names[place]}" if (place := place_of(label)) in names and ":" not in label
        else label: texts
        for label, texts in section.printed.items()
    }  # fmt: skip
    return replace(section, printed=printed)


class _Named(NamedTuple):
    """A tie-break that a file names, and what decides which it is, where the name leaves it
    open."""

    code: str
    by: str = ""


def _order(section: Section, codes: dict[str, str]) -> tuple[str, str]:
    """The order of the tie-breaks that the file names, if all of them are known, and why; ``codes``
    gets those that their values tell, by the labels of their columns."""
    found: dict[str, str] = {}
    for place, name in sorted(section.origin.tie_breaks.items()):
        named = _named(section, place, name)
        if named is None:
            return "", f"The file names {name!r}, which is not worked out here, {_OWN_ORDER}."
        if named.code:
            found.setdefault(named.code, named.by)
        if named.by == _BY_ITS_VALUES:
            codes[_label(section, place)] = named.code
    found = found or dict.fromkeys(_headed(section), "")
    if not found:
        return "", f"The file names no tie-breaks, {_OWN_ORDER}."
    order = ",".join(found)
    try:
        order_named(order)
    except TieBreakError as error:
        return "", f"The tie-breaks that the file names make no order, {_OWN_ORDER}: {error}"
    shown = [f"{code} ({by})" if by else code for code, by in found.items()]
    return order, f"The tie-breaks are those that the file names: {', '.join(shown)}."


def _named(section: Section, place: int, name: str) -> _Named | None:
    """The tie-break of this name, nothing where it is not known; the points that place everybody
    have no code."""
    meant = named_by_program(name) if section.origin.of_fide else _of_us(name)
    if meant.points:
        placed_by = section.matches.placed_by if section.matches else meant.points
        return _Named("" if meant.points == placed_by else "MPvGP")
    if len(meant.codes) < 2:
        return _Named(meant.codes[0]) if meant.codes else None
    fitting = _fitting(section, place, meant.codes)
    if fitting:
        return _Named(fitting, _BY_ITS_VALUES)
    return _Named(meant.codes[0], "its name leaves open which")


def _of_us(name: str) -> Meant:
    """The tie-break of this name under US Chess."""
    try:
        return Meant((tie_break(name, "uschess").code,))
    except TieBreakError:
        return Meant()


def _headed(section: Section) -> Iterator[str]:
    """The tie-breaks that columns beside the results are headed by."""
    for label in section.printed:
        meaning = meaning_of(label, edition=section.edition)
        if meaning and meaning.tie_break and meaning.system not in _NO_TIE_BREAK:
            yield meaning.tie_break.code


def _label(section: Section, place: int) -> str:
    """What heads the column of a tie-break; empty where it has none."""
    return next((label for label in section.printed if place_of(label) == place), "")


def _fitting(section: Section, place: int, codes: tuple[str, ...]) -> str:
    """The tie-break that gives the printed values, but for a few that may be misprints, under the
    edition at hand or, as dates may be missing, another of FIDE's; empty where none does."""
    label = _label(section, place)
    if not label or any(finding.is_error for finding in section.faults):
        return ""
    column = read_column(section, label)
    editions = dict.fromkeys([section.edition, *(code for _, code in FIDE_EDITIONS)])
    for edition in editions:
        try:
            ours = standings(section, edition, ",".join(codes))
        except TieBreakError:
            return ""
        missed = {
            one.code: missed_by(column, one, ours.column(one)) for one in ours.order.tie_breaks
        }
        best = min(missed, key=missed.__getitem__)
        if missed[best] <= len(column.texts) // MISPRINTS:
            return best
    return ""
