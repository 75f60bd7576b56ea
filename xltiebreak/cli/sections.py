"""The sections that a command means, their standings, and what to know about these."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

from xltiebreak.checks import examine
from xltiebreak.cli.options import Choice
from xltiebreak.cli.output import say, show_findings
from xltiebreak.cli.progress import progress
from xltiebreak.errors import EventError, TieBreakError
from xltiebreak.findings import Finding, errors_first, stop_on_errors
from xltiebreak.model import Event, Section
from xltiebreak.ranking import Standings, standings


@dataclass(frozen=True)
class Ranked:
    """The standings of the sections that are meant, and the warnings about their results."""

    standings: tuple[Standings, ...]
    warnings: tuple[Finding, ...]


def sections_of(event: Event, name: str) -> tuple[Section, ...]:
    """The sections that a command means: all, or the one of this name.

    Raises:
        TieBreakError: there is no such section.
    """
    if not name:
        return event.sections
    chosen = tuple(one for one in event.sections if one.name.casefold() == name.casefold())
    if not chosen:
        names = ", ".join(one.name for one in event.sections)
        raise TieBreakError(f"there is no section {name!r}; there are: {names}")
    return chosen


def rank_sections(event: Event, sections: Sequence[Section], choice: Choice) -> Ranked:
    """The standings of these sections of an event.

    Raises:
        EventError: the event or one of the sections has errors.
        TieBreakError: an option is not understood.
    """
    ranked = []
    try:
        stop_on_errors(event.faults)
        with progress("Computing", len(sections)) as step:
            for one in sections:
                ranked.append(
                    standings(one, choice.edition, choice.order, choice.lots, choice.unrated)
                )
                step()
    except EventError:
        stop_on_errors(_findings(event, [examine(one) for one in sections]))
        raise
    return Ranked(tuple(ranked), _findings(event, [one.findings for one in ranked]))


def _findings(event: Event, of_sections: Sequence[Sequence[Finding]]) -> tuple[Finding, ...]:
    return tuple(errors_first([*event.faults, *chain.from_iterable(of_sections)]))


def say_remarks(ranked: Ranked) -> None:
    """What the reader of the places should know: rounds left out, columns without a value."""
    show_findings(ranked.warnings, err=True)
    for one in ranked.standings:
        label = f"{one.section.name}: " if len(ranked.standings) > 1 else ""
        if not one.rounds:
            say(f"{label}No round is complete yet; tie-breaks begin with the first that is.")
            continue
        for tie_break in one.without_value:
            sheet = one.worksheet(one.rows[0].player.number, tie_break)
            reason = sheet.missing or "nothing to count"
            say(f"{label}{tie_break.code} has no value for anyone: {reason}.")
