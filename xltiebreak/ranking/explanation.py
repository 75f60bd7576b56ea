"""Why a player or a team has the figures that it has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event, Player, Section
from xltiebreak.ranking.answers import KEY, NAME, PROSE, Answer, Column, Part, Table, as_number
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.combined import TeamStandings, teams_of
from xltiebreak.ranking.event_standings import EventStandings, SectionStandings, event_standings
from xltiebreak.ranking.named import find_among, find_entry
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Standings, order_of
from xltiebreak.rules.systems import tie_break
from xltiebreak.rules.worksheet import Worksheet


@dataclass(frozen=True)
class Explanation(Answer):
    """The worksheets of one player, in a team event of one team, in the order asked for.

    ``standing`` is his place. ``teams`` is there where a team that is ranked by its top players
    stands in for the player. ``prizes`` are sentences about what he takes.
    """

    section: Section
    standing: Standing
    worksheets: tuple[Worksheet, ...]
    teams: TeamStandings | None = None
    prizes: tuple[str, ...] = ()

    @property
    def player(self) -> Player:
        """Who is explained."""
        return self.standing.player

    def to_dict(self) -> dict[str, Any]:
        """The JSON of ``explain``."""
        return {
            "section": self.section.name,
            "number": self.player.number,
            "name": self.player.name,
            "worksheets": [_worksheet(one) for one in self.worksheets],
        }

    def parts(self) -> Iterator[Part]:
        """The place and what it brings, then the terms of each tie-break and their sentence."""
        yield self._place()
        yield from self.prizes
        for worksheet in self.worksheets:
            if worksheet.terms:
                yield _table(self.section, worksheet)
            yield worksheet.sentence()

    def _place(self) -> str:
        entry, row = self.player, self.standing
        what = "team" if self.teams or self.section.matches else "player"
        label = f"{what.capitalize()} {entry.number}"
        if entry.name:
            label = f"{entry.name} ({what} {entry.number})"
        points = "1 point" if row.score == 1 else f"{decimal(row.score)} points"
        if self.teams and not row.place:
            return f"{label}: {points}, no place: {self.teams.why_unplaced}"
        decided = f", decided by {row.decided_by}" if row.decided_by else ""
        return f"{label}: {points}, place {row.places}{decided}"


def _worksheet(worksheet: Worksheet) -> dict[str, Any]:
    return {
        "system": worksheet.system,
        "rule": worksheet.rule,
        "value": as_number(worksheet.value),
        "terms": [
            {
                "round": term.round,
                "opponent": term.opponent,
                "amount": float(term.amount),
                "counted": term.counted,
                "why": term.why,
            }
            for term in worksheet.terms
        ],
        "sentence": worksheet.sentence(),
    }


def _table(section: Section, worksheet: Worksheet) -> Table:
    terms = worksheet.terms
    rounds = [str(term.round or "") for term in terms]
    opponents = [_opponent(section, term.opponent) for term in terms]
    return Table(
        f"{worksheet.name} ({worksheet.system})",
        [
            *([Column("Round", rounds, KEY)] if any(rounds) else []),
            *([Column("Opponent", opponents, NAME)] if any(opponents) else []),
            Column("Amount", [decimal(term.amount, worksheet.digits) for term in terms], KEY),
            Column("Counts", ["yes" if term.counted else "no" for term in terms], KEY),
            Column("Why", [term.why for term in terms], PROSE),
        ],
    )


def _opponent(section: Section, number: int | None) -> str:
    if number is None:
        return ""
    name = section.by_number[number].name
    return f"{number} {name}" if name else str(number)


def explain(standings: Standings, player: int | str, systems: Sequence[str] = ()) -> Explanation:
    """A player's calculation of these tie-breaks, or of all that the standings were made by.

    ``player`` is a pairing number or a name.

    Raises:
        TieBreakError: there is no such player or tie-break.
    """
    _, found = find_entry([standings.section], player)
    edition = standings.edition.code
    tie_breaks = [tie_break(code, edition) for code in systems] or standings.order.tie_breaks
    worksheets = tuple(standings.worksheet(found.number, one) for one in tie_breaks)
    return Explanation(standings.section, _row_of(standings, found.number), worksheets)


def explain_team(teams: TeamStandings, number: int, systems: Sequence[str] = ()) -> Explanation:
    """What each player brings to a team that is ranked by its top ones: ``number`` is the team's.

    Raises:
        TieBreakError: a tie-break is unknown, or is not added up for these teams.
    """
    there = {one.code.upper(): one for one in teams.tie_breaks}
    edition = teams.players.edition.code
    asked = [there.get(tie_break(code, edition).code.upper()) for code in systems]
    for code, found in zip(systems, asked):
        if found is None:
            raise TieBreakError(
                f"{code} is not added up for teams here; there are {', '.join(there)}"
            )
    chosen = [one for one in asked if one] or teams.tie_breaks
    worksheets = tuple(teams.worksheet(number, one) for one in chosen)
    return Explanation(teams.players.section, _row_of(teams, number), worksheets, teams)


def _row_of(standings: Standings | TeamStandings, number: int) -> Standing:
    rows = standings.listed if isinstance(standings, TeamStandings) else standings.rows
    return next(row for row in rows if row.player.number == number)


def codes_in(*texts: str) -> list[str]:
    """The codes of tie-breaks in these texts, each once; several stand in one behind commas."""
    given = [code.strip() for text in texts for code in text.split(",")]
    once = {code.upper(): code for code in reversed(given) if code}
    return [once.pop(code.upper()) for code in given if code.upper() in once]


def explained(
    event: Event,
    sections: Sequence[Section],
    player: int | str,
    systems: Sequence[str] = (),
    asked: Asked = AS_IN_THE_FILE,
) -> tuple[EventStandings, Explanation]:
    """The standings of the section, and the explanation, of the player or team that is meant.

    Where an order ranks the teams, theirs are the numbers.

    Raises:
        EventError: the section has errors.
        TieBreakError: nobody is meant, or several are; or something asked for is not understood.
    """
    found = meant(sections, player, asked)
    standings = event_standings(event, [found.section], asked)
    [one] = standings
    return standings, _of_meant(one, found.entry, of_team=found.of_team, systems=systems)


class Meant(NamedTuple):
    """Who is meant: a player, or the team that he stands for, and the section."""

    section: Section
    entry: Player
    of_team: bool


def meant(sections: Sequence[Section], player: int | str, asked: Asked = AS_IN_THE_FILE) -> Meant:
    """The player or team of this number or name; where an order ranks the teams, always a team.

    Raises:
        TieBreakError: nobody is meant, or several are.
    """
    combined = [one for one in sections if _ranks_teams(one)]
    by_order = any(order_of(one, asked).ranks_teams for one in combined)
    team = _team_meant(sections, str(player), by_order=by_order)
    section, entry = team or find_entry(sections, player)
    return Meant(section, entry, team is not None)


def explained_of(
    standings: Sequence[SectionStandings], player: int | str, systems: Sequence[str] = ()
) -> Explanation:
    """As :func:`explained`, of sections whose standings are there already.

    Raises:
        TieBreakError: nobody is meant, or several are; or a tie-break is unknown.
    """
    sections = [one.section for one in standings]
    by_order = any(one.order.ranks_teams for one in standings if _ranks_teams(one.section))
    team = _team_meant(sections, str(player), by_order=by_order)
    section, entry = team or find_entry(sections, player)
    one = next(one for one in standings if one.section is section)
    return _of_meant(one, entry, of_team=team is not None, systems=systems)


def _of_meant(
    one: SectionStandings, entry: Player, *, of_team: bool, systems: Sequence[str]
) -> Explanation:
    if of_team and one.teams:
        return explain_team(one.teams, entry.number, systems)
    return explain(one.players, entry.number, systems)


def _ranks_teams(section: Section) -> bool:
    """Whether teams are ranked by their top players."""
    return bool(section.counting) and section.matches is None


def _team_meant(
    sections: Sequence[Section], player: str, *, by_order: bool
) -> tuple[Section, Player] | None:
    """The team that is meant, where teams are ranked by their top players; always a team where
    that is what the order is for."""
    combined = [one for one in sections if _ranks_teams(one)]
    if not combined:
        return None
    entries = [(one, teams_of(one.players)) for one in combined]
    if by_order:
        return find_among(entries, player)
    players = [(one, one.players) for one in sections]
    if player.strip().isdecimal() or find_among(players, player):
        return None
    return find_among(entries, player)
