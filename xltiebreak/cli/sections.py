"""The sections that a command means, their standings, and what to know about these."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from xltiebreak.checks import examine
from xltiebreak.cli.output import progress, say, show_findings
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import (
    EventError,
    Finding,
    TieBreakError,
    errors_first,
    stop_on_errors,
)
from xltiebreak.event.section import Event, Section
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.orders import TEAM_SUM
from xltiebreak.ranking.standings import Standings, ranked

if TYPE_CHECKING:
    from xltiebreak.ranking.combined import TeamStandings
    from xltiebreak.rules.systems import TieBreak

_HOW_MANY_COUNT = (
    "it is not known how many players count for a team; say --counting 4, for one, or state it "
    'behind the label "Counting players"'
)


class Ranked(NamedTuple):
    """The standings of the sections that are meant, and the warnings about their results.

    ``teams[k]`` are those of the players' teams in section k, nothing where none are ranked.
    """

    standings: tuple[Standings, ...]
    warnings: tuple[Finding, ...]
    teams: tuple[TeamStandings | None, ...]


def sections_of(event: Event, name: str, counting: int | None = None) -> tuple[Section, ...]:
    """The sections that a command means: all, or the one of this name. ``counting`` is how many
    players make a team's score, where it is not the file that says so.

    Raises:
        TieBreakError: there is no such section, or no player has a team.
    """
    chosen = event.sections
    if name:
        chosen = tuple(one for one in chosen if one.name.casefold() == name.casefold())
    if not chosen:
        names = ", ".join(one.name for one in event.sections)
        raise TieBreakError(f"there is no section {name!r}; there are: {names}")
    return _with_counting(chosen, counting) if counting else chosen


def _with_counting(sections: Sequence[Section], counting: int) -> tuple[Section, ...]:
    """The sections, of which those whose players have teams rank these by their top players."""
    if all(one.matches for one in sections):
        raise TieBreakError(
            "--counting ranks the teams of players by their top ones, but here teams play matches; "
            "leave it out"
        )
    if not any(map(_has_teams, sections)):
        raise TieBreakError(
            "--counting ranks the teams of players by their top ones, but no player has a team; "
            "name the teams in the column Team"
        )
    return tuple(replace(one, counting=counting) if _has_teams(one) else one for one in sections)


def _has_teams(section: Section) -> bool:
    """Whether players play, and have teams."""
    return section.matches is None and any(player.team.strip() for player in section.players)


def rank_sections(event: Event, sections: Sequence[Section], asked: Asked) -> Ranked:
    """The standings of these sections of an event.

    Raises:
        EventError: the event or one of the sections has errors.
        TieBreakError: an option is not understood, or does not go with a section.
    """
    done = []
    try:
        stop_on_errors(event.faults)
        with progress("Computing", len(sections)) as step:
            for one in sections:
                done.append(ranked(one, asked))
                step()
    except EventError:
        stop_on_errors(_findings(event, [examine(one) for one in sections]))
        raise
    return Ranked(
        tuple(done),
        _findings(event, [one.findings for one in done]),
        tuple(map(_teams_of, done)),
    )


def _teams_of(one: Standings) -> TeamStandings | None:
    """The teams of a section whose players play and whose teams are ranked by their top ones."""
    section = one.section
    if section.matches is not None:
        return None
    if section.counting:
        from xltiebreak.ranking.combined import team_standings

        return team_standings(one)
    if one.order.tie_breaks[0].system.code == TEAM_SUM and _has_teams(section):
        raise TieBreakError(f"section {section.name}: {_HOW_MANY_COUNT}")
    return None


def _findings(event: Event, of_sections: Sequence[Sequence[Finding]]) -> tuple[Finding, ...]:
    return tuple(errors_first([*event.faults, *chain.from_iterable(of_sections)]))


def say_remarks(about: Ranked) -> None:
    """What the reader of the places should know: rounds left out, columns without a value."""
    show_findings(about.warnings, err=True)
    for one, teams in zip(about.standings, about.teams):
        label = f"{one.section.name}: " if len(about.standings) > 1 else ""
        if not one.rounds:
            say(f"{label}No round is complete yet; tie-breaks begin with the first that is.")
            continue
        for tie_break in one.without_value:
            if teams is None or tie_break.system.code != TEAM_SUM:
                say(f"{label}{tie_break.code} has no value for anyone: {_why(one, tie_break)}.")
        for sentence in _about(teams) if teams else ():
            say(f"{label}{sentence}")


def _why(one: Standings, tie_break: TieBreak) -> str:
    system = tie_break.system
    if system.code == TEAM_SUM and one.section.matches is not None:
        return "it is for teams whose players play for themselves"
    if system.code == TEAM_SUM and _has_teams(one.section):
        return _HOW_MANY_COUNT
    if system.of_teams and one.section.matches is None:
        return "it is for teams"
    sheet = one.worksheet(one.rows[0].player.number, tie_break)
    return sheet.missing or "nothing to count"


def _about(teams: TeamStandings) -> Iterator[str]:
    """What to know about the teams of players: whose tie-breaks are added up, who is short."""
    codes = [one.code for one in teams.not_summed if one.system.code != "LOT"]
    if codes:
        yield f"Not added up for teams: {', '.join(codes)}."
    for team in teams.teams.values():
        if len(team.players) < teams.counting:
            yield (
                f"{team.name} has {counted(len(team.players), 'player')}; "
                f"{teams.counting} would count."
            )
