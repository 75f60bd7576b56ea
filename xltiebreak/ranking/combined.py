"""Combined individual and team events: players play, teams are ranked by their top players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from xltiebreak.event.figures import Figure, added, counted
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Competition, Player
from xltiebreak.ranking.named import teams_in, teams_of
from xltiebreak.ranking.orders import PLAYOFF, SCHOLASTIC_TEAM, TEAM_SUM
from xltiebreak.ranking.places import Ranking, Standing, Values
from xltiebreak.ranking.standings import Ranked, Standings, after_playoffs
from xltiebreak.rules.systems import Needs, TieBreak, tie_break
from xltiebreak.rules.terms import NO_TERMS, Term, Terms, Words, idle
from xltiebreak.rules.worksheet import SUM, Worksheet


@dataclass(frozen=True)
class Team:
    """One team of a combined event, with its players, best first; the first ``counting`` count."""

    number: int
    name: str
    players: tuple[Standing, ...]
    counting: int

    @property
    def counted(self) -> tuple[Standing, ...]:
        """The players who make the team's score; all of them if the team has fewer."""
        return self.players[: self.counting]


@dataclass(frozen=True, eq=False)
class TeamStandings(Ranked):
    """The teams of a combined event in place order.

    ``made_by`` are the standings of the players, which decide who counts. In ``rows`` each team has
    a number of its own, in the order of the lowest numbers of their players; ``unplaced`` are the
    teams with fewer than ``minimum`` players. ``tie_breaks`` are those that can be added up,
    ``not_summed`` the rest of the order.
    """

    made_by: Standings
    counting: int
    teams: Mapping[int, Team]
    minimum: int
    is_own_minimum: bool
    not_summed: tuple[TieBreak, ...]
    by: str = ""

    adds_up_players = True

    @property
    def called(self) -> str:
        """What they are called together: ``teams``, or by the column that names them ``schools``,
        if there are several."""
        return f"{self.by.lower()}s" if self.by else "teams"

    @property
    def players(self) -> Standings:
        """The standings of the players, which decide who counts."""
        return self.made_by

    def makers(self, number: int) -> Sequence[Standing]:
        """Return the rows of the players who make a team's score, best first."""
        return self.teams[number].counted

    def named(self, codes: Sequence[str]) -> Sequence[TieBreak]:
        """Return the summed tie-breaks of these codes or names; without codes, all that are summed.

        Raises:
            TieBreakError: one is unknown, or is not added up for these teams.
        """
        summed = {own.code.upper(): own for own in self.tie_breaks}
        asked = []
        for code in codes:
            own = summed.get(self.meant(code).code.upper())
            if own is None:
                raise TieBreakError(
                    f"{code} is not added up for teams here; there are {', '.join(summed)}"
                )
            asked.append(own)
        return asked or self.tie_breaks

    @property
    def why_unplaced(self) -> str:
        """``a team needs 2 players (US scholastic regulations 10.2.2)``; empty if all have a
        place."""
        if not self.unplaced:
            return ""
        rule = (
            "as stated for this section"
            if self.is_own_minimum
            else "US scholastic regulations 10.2.2"
        )
        return f"a team needs {counted(self.minimum, 'player')} ({rule})"

    def worksheet(self, number: int, tie: TieBreak) -> Worksheet:
        """Return a team's calculation: what each of its players brings, or its place in a
        play-off."""
        if tie.code == PLAYOFF:
            return tie.worksheet(self.players.context, number, [*self.teams])
        return Worksheet(
            system=tie.code,
            name=tie.name if tie.system.code == TEAM_SUM else f"{tie.name}, added up",
            combine=SUM,
            terms=_terms(self.teams[number], tie),
            digits=tie.system.digits,
            remark=self.edition.remark(tie.system.code, self.section.paired_as),
            missing="a player who counts has no value",
        )


def team_standings(players: Standings, counting: int | None = None) -> TeamStandings:
    """Return the teams of a section's players, ranked by the sum of their top ``counting`` scores
    and then by the sums of these same players' tie-breaks.

    The players' whole order decides who counts. Modified Median is not added up, since it treats
    plus, even and minus scores differently, except under the order ``scholastic-team``, whose rule
    says so. Tie-breaks among tied players, and lots, cannot be added up. A team with too few
    players has no place.

    Source: WinTD help, "Combined Tournament Tie-breaks"; US Chess scholastic regulations 10.2.2,
    12.3.3.

    Raises:
        TieBreakError: nobody has a team, or it is not known how many players count.
    """
    section = players.section
    section = replace(section, counting=counting) if counting else section
    if not section.competitions:
        raise TieBreakError(
            f"section {section.name}: it is not known how many players count for a team; "
            'state it behind the label "Counting players"'
        )
    return _standings_of(section.competitions[0], players, 1)


def competing_teams(players: Standings) -> tuple[TeamStandings, ...]:
    """Return the :func:`team_standings` of each competition, such as schools and clubs; the numbers
    of its teams begin after those of the competition before.

    Raises:
        TieBreakError: nobody has a team, or a play-off contradicts the places.
    """
    made: list[TeamStandings] = []
    for competition in players.section.competitions:
        first = 1 + sum(len(teams.teams) for teams in made)
        made.append(_standings_of(competition, players, first))
    section = players.section
    if section.playoff and made:
        from xltiebreak.ranking import playoffs  # late: few events state one

        teams = (teams_in(section, competition, 1) for competition in section.competitions)
        playoffs.refuse_strangers(section.playoff, [section.players, *teams])
    return tuple(made)


def _standings_of(competition: Competition, players: Standings, first: int) -> TeamStandings:
    section = players.section
    teams = _teams(players, competition, first)
    if not teams:
        column = competition.by or "Team"
        raise TieBreakError(
            f"section {section.name}: no player has a team; name the teams in the column {column}"
        )
    summed = tuple(tie for tie in players.tie_breaks if can_be_summed(tie, players.order.name))
    if not players.order.ranks_teams:
        summed = (tie_break(TEAM_SUM), *summed)
    values: dict[str, dict[int, Figure | None]] = {
        tie.code: {number: _sum(team, tie) for number, team in teams.items()} for tie in summed
    }
    scores = {number: sum(row.score for row in team.counted) for number, team in teams.items()}
    entries = {number: Player(number, team.name) for number, team in teams.items()}
    minimum = competition.least(players.edition.team_minimum)
    placed = {
        number: entry for number, entry in entries.items() if len(teams[number].players) >= minimum
    }
    ranking = Ranking(placed, scores, summed, values, _never)
    rows = ranking.rows()
    unplaced = [
        Standing(0, 0, entry, scores[number], {code: values[code][number] for code in values}, None)
        for number, entry in entries.items()
        if number not in placed
    ]
    made = TeamStandings(
        *(section, players.edition, summed, rows, tuple(ranking.steps)),
        tuple(sorted(unplaced, key=lambda row: -row.score)),
        (),
        *(players, competition.counting, teams, minimum, competition.minimum is not None),
        tuple(tie for tie in players.tie_breaks if tie not in summed and tie.code != PLAYOFF),
        competition.by,
    )
    return after_playoffs(made, [*placed.values()], (*section.players, *teams_of(section)))


def _teams(players: Standings, competition: Competition, first: int) -> dict[int, Team]:
    entries = teams_in(players.section, competition, first)
    members: dict[str, list[Standing]] = {entry.name.casefold(): [] for entry in entries}
    for row in players.rows:
        if team := competition.teams.get(row.player.number):
            members[team.casefold()].append(row)
    return {
        entry.number: Team(entry.number, entry.name, tuple(rows), competition.counting)
        for entry, rows in zip(entries, members.values())
    }


def can_be_summed(tie: TieBreak, order: str) -> bool:
    """Return whether a tie-break of this order is added up over a team's top players.

    Source: US Chess scholastic regulations 12.3.3, which alone adds up Modified Median.
    """
    if tie.system.code == "MM":
        return order == SCHOLASTIC_TEAM
    return not tie.system.in_group and tie.system.needs is not Needs.LOTS


def _figure_of(row: Standing, tie: TieBreak) -> Figure | None:
    return row.score if tie.system.code == TEAM_SUM else row.values[tie.code]


def _sum(team: Team, tie: TieBreak) -> Figure | None:
    """Return the sum over the players who count; nothing if one of them has no value."""
    figures = [_figure_of(row, tie) for row in team.counted]
    known = [figure for figure in figures if figure is not None]
    return added(known) if len(known) == len(figures) else None


def _terms(team: Team, tie: TieBreak) -> Terms:
    if _sum(team, tie) is None:
        return NO_TERMS
    rest = idle(f"not among the top {team.counting}")
    return Terms.of(
        Term(
            None,
            None,
            figure or 0.0,
            Words("{} {}, {}", (row.player.number, row.player.label, row.in_words)),
            None if k < team.counting else rest,
        )
        for k, row in enumerate(team.players)
        for figure in [_figure_of(row, tie)]
    )


def _never(tie: TieBreak, tied: Sequence[int]) -> Values:
    raise AssertionError(tie.code)
