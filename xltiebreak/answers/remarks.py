"""Sentences to be read with the standings of a section."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xltiebreak.answers.sections import has_teams
from xltiebreak.event.figures import counted, listed
from xltiebreak.ranking.combined import TeamStandings
from xltiebreak.ranking.orders import TEAM_SUM
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.systems import TieBreak

Teams = Sequence[TeamStandings]
"""The teams of each competition that are ranked by their top players."""

HOW_MANY_COUNT = (
    "it is not known how many players count for a team; say --counting 4, for one, or state it "
    'behind the label "Counting players"'
)


def remarks_on(players: Standings, competitions: Teams) -> Iterator[str]:
    """Yield where the rules come from, what is still to be played, and what is left out."""
    yield from players.rules_from
    if players.playoff_due:
        yield players.playoff_due
    if players.section.has_only_scores:
        if players.section.perfect_scores and not players.planned_rounds:
            yield "Who has all points is not known; type the number of rounds at the label Rounds."
        return
    if not players.rounds:
        yield "No round is complete yet; tie-breaks begin with the first that is."
        return
    for tie_break in players.not_meant:
        remark = players.edition.in_roundrobins[tie_break.system.code]
        yield f"{tie_break.code} is {remark} ({players.edition.name.partition(':')[0]})."
    yield from dict.fromkeys(sentence for teams in competitions for sentence in _about(teams))


def columns_without_value(players: Standings, competitions: Teams) -> Iterator[str]:
    """Yield the tie-breaks that could not be worked out for anybody, and why."""
    names: dict[str, list[str]] = {}
    for tie_break in players.without_value if players.rounds else ():
        if not competitions or tie_break.system.code != TEAM_SUM:
            names.setdefault(_why(players, tie_break), []).append(tie_break.name)
    for why, without in names.items():
        yield f"{listed(without)} {'has' if len(without) == 1 else 'have'} no value: {why}."


def _why(players: Standings, tie_break: TieBreak) -> str:
    system = tie_break.system
    if system.code == TEAM_SUM and players.section.matches is not None:
        return "it is for teams whose players play for themselves"
    if system.code == TEAM_SUM and has_teams(players.section):
        return HOW_MANY_COUNT
    if system.of_teams and players.section.matches is None:
        return "it is for teams"
    sheet = players.worksheet(players.rows[0].player.number, tie_break)
    return sheet.missing or "nothing to count"


def _about(teams: TeamStandings) -> Iterator[str]:
    codes = [tie_break.code for tie_break in teams.not_summed if tie_break.system.code != "LOT"]
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


def places_printed_otherwise(players: Standings, _: Teams) -> Iterator[str]:
    """Yield how many places the file prints otherwise, if any."""
    if players.section.has_printed:
        from xltiebreak.verify import printed_places_said  # late: most files print no places

        if sentence := printed_places_said(players):
            yield sentence
