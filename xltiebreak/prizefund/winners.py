"""The prizes of one section given to those who stand in its standings: the winners."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import ERROR, Finding, stop_on_errors
from xltiebreak.prizefund.awards import Awards, Share, awards
from xltiebreak.prizefund.entrants import Entrant, entrant_teams
from xltiebreak.prizefund.money import Cents
from xltiebreak.prizefund.stated import stated_prizes
from xltiebreak.prizefund.trophies import Trophy
from xltiebreak.prizefund.upsets import upsets
from xltiebreak.ranking.combined import team_standings
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.terms import Show

_OPEN_ROUNDS = ("incomplete-round", "games-to-come")


def awards_of(standings: Standings) -> Awards | None:
    """How the prizes of a section are given; nothing where none are stated.

    Raises:
        EventError: what is stated is not understood, or results are still to come.
    """
    stated = stated_prizes(standings.section)
    if stated is None:
        return None
    stop_on_errors(stated.findings)
    if stated.fund is None:
        return None
    stop_on_errors(still_to_come(standings))
    fund = replace(stated.fund, rounds=_games(standings))
    is_asked = any(prize.is_for_upset for prize in fund.prizes)
    games = upsets(standings.section, standings.rounds) if is_asked else None
    made = awards(fund, stated.entrants(standings.rows), teams_of(standings), games)
    return replace(made, warnings=stated.findings)


def _games(standings: Standings) -> int:
    """How many points a player could make: a round-robin of an odd number has a round without a
    game for everybody."""
    players, rounds = len(standings.section.players), standings.rounds
    is_odd = standings.section.is_roundrobin and players % 2
    return rounds - rounds // players if is_odd else rounds


def teams_of(standings: Standings) -> Sequence[Entrant]:
    """The teams for the prizes that only teams win: those that play, or those of players who play
    for themselves, where these are ranked."""
    section = standings.section
    if section.matches is not None:
        return entrant_teams(standings.rows)
    return entrant_teams(team_standings(standings).rows) if section.counting else ()


def still_to_come(standings: Standings) -> list[Finding]:
    """Why nobody is paid yet: results that are missing, each as the round's own rule says it, or
    rounds that have not begun."""
    if standings.is_final:
        return []
    missing = [one for one in standings.findings if one.code in _OPEN_ROUNDS]
    if missing:
        return [one._replace(severity=ERROR) for one in missing]
    section = standings.section
    where = section.origin.labels.get("scheduled_rounds", section.name)
    message = (
        f"{standings.progress} are complete, and prizes are given when all are; if no more are "
        "played, state the number of rounds at the label Rounds"
    )
    return [Finding(ERROR, "rounds-to-come", where, message)]


def told_of(
    given: Awards, number: int, *, of_team: bool = False, show: Show = decimal
) -> list[str]:
    """What a player, or a team, takes, in sentences: his share of the cash, and his trophies."""
    shares = given.of_teams if of_team else given.shares
    return [
        *(one.sentence(show) for one in shares if one.entrant.number == number),
        *(one.sentence for one in _trophies_of(given, number, of_team=of_team)),
    ]


def _trophies_of(given: Awards, number: int, *, of_team: bool) -> list[Trophy]:
    return [
        one
        for one in given.trophies
        if one.taker and (one.taker.number, one.taker.is_team) == (number, of_team)
    ]


@dataclass(frozen=True)
class Winner:
    """Somebody who takes cash, trophies or both."""

    entrant: Entrant
    share: Share | None
    trophies: tuple[Trophy, ...]

    @property
    def cash(self) -> Cents:
        """What is paid."""
        return self.share.paid if self.share else 0

    def sentence(self, show: Show = decimal) -> str:
        """His share, or where he takes no cash his trophies."""
        if self.share is not None:
            return self.share.sentence(show)
        return "; ".join(one.sentence for one in self.trophies)

    @property
    def won(self) -> list[str]:
        """What for, in a few words: ``4th and 1st Class A, shared by 3``, then the trophies."""
        cash = [self.share.won] if self.share else []
        return [*cash, *self.trophies_told]

    @property
    def trophies_told(self) -> list[str]:
        """``plaque for 1st U1800``"""
        return [one.label for one in self.trophies]


def winners_of(given: Awards, *, of_teams: bool = False) -> list[Winner]:
    """Everybody who takes something, in place order."""
    shares = {one.entrant.number: one for one in (given.of_teams if of_teams else given.shares)}
    takers = {one.entrant.number: one.entrant for one in shares.values()}
    for trophy in given.trophies:
        if trophy.taker and trophy.taker.is_team == of_teams:
            takers.setdefault(trophy.taker.number, trophy.taker)
    in_order = sorted(takers.values(), key=lambda one: (one.place, one.number))
    return [
        Winner(
            one,
            shares.get(one.number),
            tuple(_trophies_of(given, one.number, of_team=of_teams)),
        )
        for one in in_order
    ]
