"""The standings of an event: its sections, and the teams that are ranked by their top players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING, Any, Callable

from xltiebreak.checks import examine
from xltiebreak.event.figures import counted, decimal
from xltiebreak.event.findings import (
    EventError,
    Finding,
    TieBreakError,
    errors_first,
    stop_on_errors,
)
from xltiebreak.event.section import BY_GAME_POINTS, Event, Section
from xltiebreak.ranking.answers import (
    FIGURE,
    KEY,
    NAME,
    SPARE,
    Answer,
    Column,
    Part,
    Table,
    as_number,
    figure_text,
)
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.orders import TEAM_SUM, Order
from xltiebreak.ranking.places import Standing, Step, how_many_needed
from xltiebreak.ranking.standings import Standings, ranked
from xltiebreak.rules.editions import Edition
from xltiebreak.rules.systems import TieBreak

if TYPE_CHECKING:
    from xltiebreak.ranking.combined import TeamStandings

_HOW_MANY_COUNT = (
    "it is not known how many players count for a team; say --counting 4, for one, or state it "
    'behind the label "Counting players"'
)


@dataclass(frozen=True)
class SectionStandings(Answer):
    """The places of a section's players, and of their teams where these are ranked by their top
    ones; in a team event the teams are the players.

    ``title`` is what stands above them: the event's name, and the section's where it has several.
    """

    title: str
    players: Standings
    teams: TeamStandings | None = None

    @property
    def section(self) -> Section:
        """The section itself."""
        return self.players.section

    @property
    def edition(self) -> Edition:
        """The rules that apply."""
        return self.players.edition

    @property
    def order(self) -> Order:
        """The tie-breaks in the order in which they are applied."""
        return self.players.order

    @property
    def rows(self) -> tuple[Standing, ...]:
        """Everybody in place order, teams without a place at the end; the teams, where the order is
        one that ranks them."""
        return self.teams.listed if self.teams and self.order.ranks_teams else self.players.rows

    @property
    def teams_besides(self) -> TeamStandings | None:
        """The teams, where they follow the players."""
        return None if self.order.ranks_teams else self.teams

    @property
    def heading(self) -> str:
        """The title, how far the section has come, and the rules."""
        return f"{self.title}: {_played(self.players)}"

    def to_dict(self) -> dict[str, Any]:
        """The section in the JSON of ``standings``."""
        codes = self.order.codes
        teams, besides = self.teams, self.teams_besides
        counts = teams if teams is not besides else None
        answer = {
            "section": self.section.name,
            "kind": self.section.paired_as,
            "edition": self.edition.code,
            "order": list(codes),
            "rounds": self.players.rounds,
            "standings": [_row(row, codes, counts) for row in self.rows],
        }
        if besides:
            summed = [one.code for one in besides.tie_breaks]
            answer["teams"] = {
                "counting": besides.counting,
                "minimum": besides.minimum,
                "order": summed,
                "standings": [_row(row, summed, besides) for row in besides.listed],
            }
        return answer

    def parts(self) -> Iterator[Part]:
        """The players' table, the teams' table, and how many tie-breaks each needed."""
        title = self.heading
        if self.teams is None or self.teams_besides:
            players = self.players
            yield Table(title, _columns(players))
            if players.ties and players.rounds:
                yield _what_ties_mean(players.order.tie_breaks, players.steps, players)
        if self.teams:
            teams = self.teams
            tie_breaks = [one for one in teams.tie_breaks if one.system.code != TEAM_SUM]
            title = f"{title}: teams, the top {teams.counting} of each"
            yield Table(title, _columns_of_teams(teams, tie_breaks))
            if teams.ties and teams.players.rounds:
                yield _what_ties_mean(tie_breaks, teams.steps, teams.players)


@dataclass(frozen=True)
class EventStandings(Answer):
    """The standings of an event's sections, in their order: ``standings["U1200"]``,
    ``standings[0]``.

    ``warnings`` are what is odd in the results.
    """

    event: Event
    sections: tuple[SectionStandings, ...]
    warnings: tuple[Finding, ...] = ()

    def __iter__(self) -> Iterator[SectionStandings]:
        return iter(self.sections)

    def __len__(self) -> int:
        return len(self.sections)

    def __getitem__(self, section: int | str) -> SectionStandings:
        if isinstance(section, int):
            return self.sections[section]
        named = {one.section.name.casefold(): one for one in self.sections}
        if section.casefold() not in named:
            raise _no_section(section, [one.section for one in self.sections])
        return named[section.casefold()]

    def to_dict(self) -> dict[str, Any]:
        """The JSON of ``standings``."""
        return {"event": self.event.name, "sections": [one.to_dict() for one in self.sections]}

    def parts(self) -> Iterator[Part]:
        """The tables of every section."""
        return chain.from_iterable(one.parts() for one in self.sections)

    @property
    def remarks(self) -> Iterator[str]:
        """What the reader of the places should know: rounds left out, columns without a value."""
        for one in self.sections:
            label = f"{one.section.name}: " if len(self.sections) > 1 else ""
            for sentence in _remarks(one):
                yield f"{label}{sentence}"


def sections_of(event: Event, name: str = "", counting: int | None = None) -> tuple[Section, ...]:
    """The sections that are meant: all, or the one of this name. ``counting`` is how many players
    make a team's score, where it is not the file that says so.

    Raises:
        TieBreakError: there is no such section, or no player has a team.
    """
    chosen = event.sections
    if name:
        known = name.strip().casefold()
        chosen = tuple(one for one in chosen if one.name.strip().casefold() == known)
    if not chosen:
        raise _no_section(name, event.sections)
    return _with_counting(chosen, counting) if counting else chosen


def _no_section(name: str, sections: Sequence[Section]) -> TieBreakError:
    names = ", ".join(one.name for one in sections)
    return TieBreakError(f"there is no section {name!r}; there are: {names}")


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
    return section.matches is None and any(player.plays_for for player in section.players)


def event_standings(
    event: Event,
    sections: Sequence[Section],
    asked: Asked = AS_IN_THE_FILE,
    advance: Callable[[], object] = int,
) -> EventStandings:
    """The standings of these sections of an event; ``advance`` is called after each of them.

    Raises:
        EventError: the event or one of the sections has errors; it holds those of all of them.
        TieBreakError: something asked for is not understood, or does not go with a section.
    """
    players = []
    try:
        stop_on_errors(event.faults)
        for section in sections:
            players.append(ranked(section, asked))
            advance()
    except EventError:
        stop_on_errors(_findings(event, [examine(one) for one in sections]))
        raise
    several = len(event.sections) > 1
    return EventStandings(
        event,
        tuple(
            SectionStandings(
                f"{event.name}, {one.section.name}" if several else event.name, one, _teams_of(one)
            )
            for one in players
        ),
        _findings(event, [one.findings for one in players]),
    )


def _teams_of(players: Standings) -> TeamStandings | None:
    """The teams of a section whose players play and whose teams are ranked by their top ones."""
    section = players.section
    if section.matches is not None:
        return None
    if section.counting:
        from xltiebreak.ranking.combined import team_standings  # late: few events rank their teams

        return team_standings(players)
    if players.order.tie_breaks[0].system.code == TEAM_SUM and _has_teams(section):
        raise TieBreakError(f"section {section.name}: {_HOW_MANY_COUNT}")
    return None


def _findings(event: Event, of_sections: Sequence[Sequence[Finding]]) -> tuple[Finding, ...]:
    return tuple(errors_first([*event.faults, *chain.from_iterable(of_sections)]))


def _row(row: Standing, codes: Sequence[str], teams: TeamStandings | None) -> dict[str, Any]:
    """A row in JSON; that of a team names the players who make its score, best first."""
    answer = {
        "place": row.place or None,
        "shared": row.shared,
        "number": row.player.number,
        "name": row.player.name,
        "score": float(row.score),
        "tiebreaks": {code: as_number(row.values.get(code)) for code in codes},
        "decided_by": row.decided_by,
    }
    return {**answer, "players": _who_counted(teams, row)} if teams else answer


def _who_counted(teams: TeamStandings, row: Standing) -> list[int]:
    """The pairing numbers of the players who make a team's score, best first."""
    return [one.player.number for one in teams.teams[row.player.number].counted]


def _columns(players: Standings) -> list[Column]:
    rows = players.rows
    of_teams = players.section.matches is not None
    unnamed = "Team" if of_teams else "Player"
    names = [row.player.name or f"{unnamed} {row.player.number}" for row in rows]
    teams = [row.player.team for row in rows]
    return [
        Column("Place", [row.places for row in rows], KEY),
        Column("No.", [str(row.player.number) for row in rows], KEY),
        Column("Team" if of_teams else "Name", names, NAME),
        *([Column("Team", teams, SPARE)] if any(teams) else []),
        *_figures(rows, players.order.tie_breaks),
    ]


def _columns_of_teams(teams: TeamStandings, tie_breaks: Sequence[TieBreak]) -> list[Column]:
    rows = teams.listed
    return [
        Column("Place", [row.places for row in rows], KEY),
        Column("Team", [row.player.name for row in rows], NAME),
        Column("Counted", [", ".join(map(str, _who_counted(teams, row))) for row in rows], SPARE),
        *_figures(rows, tie_breaks),
    ]


def _figures(rows: Sequence[Standing], tie_breaks: Sequence[TieBreak]) -> Iterator[Column]:
    yield Column("Score", [decimal(row.score) for row in rows], FIGURE)
    for one in tie_breaks:
        cells = [figure_text(row.values[one.code], one.system.digits) for row in rows]
        yield Column(one.code, cells, FIGURE)
    yield Column("Decided by", [row.decided_by or "" for row in rows], FIGURE)


def _played(players: Standings) -> str:
    """How far the section has come, the rules, and in a team event what the score of a team is."""
    scheduled = max(players.section.scheduled_rounds or 0, players.rounds)
    rounds = counted(scheduled, "round")
    played = rounds if scheduled == players.rounds else f"{players.rounds} of {rounds}"
    if players.games_left:
        played = players.progress
    paired = "round-robin, " * players.section.is_roundrobin
    return f"{paired}after {played}, edition {players.edition.code}{_placed_by(players)}"


def _placed_by(players: Standings) -> str:
    matches = players.section.matches
    if matches is None:
        return ""
    if matches.placed_by == BY_GAME_POINTS:
        return ", placed by game points"
    return f", placed by match points ({players.context.by.scale})"


def _what_ties_mean(
    tie_breaks: Sequence[TieBreak], steps: Sequence[Step], players: Standings
) -> str:
    """How many tie-breaks were needed; and, once all is played, what they do not decide."""
    needed = how_many_needed(tie_breaks, steps)
    said = (
        f"{needed} of {counted(len(tie_breaks), 'tie-break')} {'was' if needed == 1 else 'were'} "
        "needed."
    )
    stated = players.section.prizes
    if stated is None or stated.divides_equally:
        money = "Money is split equally among those tied on score; tie-breaks place trophies."
    else:
        money = "Who is paid how much, 'xltiebreak prizes' tells; tie-breaks place trophies."
    return f"{said} {money}" if players.is_final else said


def _remarks(one: SectionStandings) -> Iterator[str]:
    yield from one.players.rules_from
    if not one.players.rounds:
        yield "No round is complete yet; tie-breaks begin with the first that is."
        return
    for tie_break in one.players.not_meant:
        remark = one.edition.in_roundrobins[tie_break.system.code]
        yield f"{tie_break.code} is {remark} ({one.edition.name.partition(':')[0]})."
    for tie_break in one.players.without_value:
        if one.teams is None or tie_break.system.code != TEAM_SUM:
            yield f"{tie_break.code} has no value for anyone: {_why(one.players, tie_break)}."
    if one.teams:
        yield from _about(one.teams)


def _why(players: Standings, tie_break: TieBreak) -> str:
    system = tie_break.system
    if system.code == TEAM_SUM and players.section.matches is not None:
        return "it is for teams whose players play for themselves"
    if system.code == TEAM_SUM and _has_teams(players.section):
        return _HOW_MANY_COUNT
    if system.of_teams and players.section.matches is None:
        return "it is for teams"
    sheet = players.worksheet(players.rows[0].player.number, tie_break)
    return sheet.missing or "nothing to count"


def _about(teams: TeamStandings) -> Iterator[str]:
    """What to know about the teams of players: whose tie-breaks are added up, who is short."""
    codes = [one.code for one in teams.not_summed if one.system.code != "LOT"]
    if codes:
        yield f"Not added up for teams: {', '.join(codes)}."
    if teams.unplaced:
        yield teams.about_unplaced
    for team in teams.teams.values():
        if len(team.players) < teams.counting:
            yield (
                f"{team.name} has {counted(len(team.players), 'player')}; "
                f"{teams.counting} would count."
            )
