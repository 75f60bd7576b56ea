"""The winners: a section's prizes given by its standings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from xltiebreak.event.figures import decimal, on_paper, points_on_paper
from xltiebreak.event.findings import ERROR, Finding, stop_on_errors
from xltiebreak.prizefund.apart import Trophy, Upset, upsets
from xltiebreak.prizefund.awards import Awards, awards
from xltiebreak.prizefund.fund import Fund
from xltiebreak.prizefund.money import Cents
from xltiebreak.prizefund.prizes import Entrant, entrant_teams, with_place_trophies
from xltiebreak.prizefund.shares import Share
from xltiebreak.prizefund.stated import FOR_NOBODY, StatedPrizes, stated_prizes
from xltiebreak.ranking.standings import Ranked, Standings
from xltiebreak.rules.terms import Show

_OPEN_ROUNDS = ("incomplete-round", "games-to-come", "rounds")


def awards_of(standings: Standings) -> Awards | None:
    """Give the prizes of a section; nothing if it states none.

    Raises:
        EventError: what is stated is not understood, or results are still to come.
    """
    prizes = stated_prizes(standings.section)
    if prizes is None:
        return None
    stop_on_errors(prizes.findings)
    return None if prizes.fund is None else _given(standings, prizes, prizes.fund)


def all_awards_of(standings: Standings) -> Awards | None:
    """Give the prizes of a section, also the trophies that only the label Trophies states.

    Raises:
        EventError: what is stated is not understood, or results are still to come.
    """
    given, section = awards_of(standings), standings.section
    if given is not None or not section.trophies:
        return given
    trophies = Fund(with_place_trophies((), section.trophies))
    return _given(standings, StatedPrizes(withdrawn=section.withdrawn), trophies)


def _given(standings: Standings, prizes: StatedPrizes, fund: Fund) -> Awards:
    stop_on_errors(still_to_come(standings))
    fund = replace(fund, rounds=_games(standings))
    is_asked = any(prize.goes_by_games for prize in fund.prizes)
    games = upsets_of(standings) if is_asked else None
    entrants = [
        entrant._replace(parted_by=standings.what_parts(entrant.number))
        for entrant in prizes.entrants(standings.rows)
    ]
    made = awards(fund, entrants, teams_of(standings), games)
    doubts = [finding for finding in prizes.findings if finding.code != FOR_NOBODY]
    return replace(made, warnings=tuple(doubts))


def _games(standings: Standings) -> int | None:
    """Return how many points a player can make: in a round-robin of an odd number each has a round
    off. A list of scores says it at the label Rounds, or not at all."""
    if standings.section.has_only_scores:
        return standings.section.scheduled_rounds
    players, rounds = len(standings.section.players), standings.rounds
    is_odd = standings.section.is_roundrobin and players % 2
    return rounds - rounds // players if is_odd else rounds


def upsets_of(standings: Standings) -> tuple[Upset, ...] | None:
    """Return the upsets of a section, the largest first, with draws if the label Upset draws says
    so; nothing where teams play each other.

    Raises:
        TieBreakError: the label is not understood.
    """
    prizes = stated_prizes(standings.section)
    draws = prizes is not None and prizes.upset_draws
    return upsets(standings.section, standings.rounds, draws=draws)


def teams_of(standings: Standings) -> Sequence[Entrant]:
    """Return the teams that can win team prizes: those that play, or ranked teams of single
    players."""
    section = standings.section
    if section.matches is not None:
        return entrant_teams(standings.rows)
    if not section.competitions:
        return []
    from xltiebreak.ranking.combined import competing_teams  # late: few events have such teams

    return [
        entrant
        for teams in competing_teams(standings)
        for entrant in entrant_teams(teams.rows, teams.by)
    ]


def still_to_come(standings: Standings) -> list[Finding]:
    """Return the reasons why nobody is paid yet: missing results, or rounds that have not begun."""
    if standings.is_final:
        return []
    missing = [finding for finding in standings.findings if finding.code in _OPEN_ROUNDS]
    if missing:
        return [finding._replace(severity=ERROR) for finding in missing]
    section = standings.section
    where = section.origin.labels.get("scheduled_rounds", section.name)
    message = (
        f"{standings.progress} are complete, and prizes are given when all are; if no more are "
        "played, state the number of rounds at the label Rounds"
    )
    return [Finding(ERROR, "rounds-to-come", where, message)]


class Winner(NamedTuple):
    """A player or team that takes cash, trophies or both."""

    entrant: Entrant
    share: Share | None
    trophies: tuple[Trophy, ...]

    @property
    def cash(self) -> Cents:
        """The payment in cents."""
        return self.share.paid if self.share else 0

    def sentences(self, show: Show = decimal) -> list[str]:
        """Return the share of the cash, then the trophies, a sentence each."""
        cash = [self.share.sentence(show)] if self.share else []
        sentences = [*cash, *(trophy.sentence for trophy in self.trophies)]
        return (
            [points_on_paper(sentence) for sentence in sentences] if show is on_paper else sentences
        )

    def sentence(self, show: Show = decimal) -> str:
        """Return the sentence on his share; on his trophies if he takes no cash."""
        return self.sentences(show)[0] if self.share else "; ".join(self.sentences(show))

    @property
    def won(self) -> list[str]:
        """The prizes in a few words as on paper: ``4th and 1st Class A, shared by 3``, then the
        trophies."""
        cash = [self.share.won] if self.share else []
        return [points_on_paper(words) for words in (*cash, *self.trophies_told)]

    @property
    def trophies_told(self) -> list[str]:
        """``plaque for 1st U1800``, ``cup for 1st, by lot``"""
        return [trophy.told for trophy in self.trophies]


def winners_of(given: Awards, *, of_teams: bool = False) -> list[Winner]:
    """Return all who take something, or may if lots are still to be drawn, in place order."""
    shares = {
        share.entrant.number: share for share in (given.of_teams if of_teams else given.shares)
    }
    takers = {share.entrant.number: share.entrant for share in shares.values()}
    trophies: dict[int, list[Trophy]] = {}
    for trophy in given.trophies:
        for taker in trophy.takers:
            if taker.is_team == of_teams:
                takers.setdefault(taker.number, taker)
                trophies.setdefault(taker.number, []).append(trophy)
    in_order = sorted(takers.values(), key=lambda entrant: (entrant.place, entrant.number))
    return [
        Winner(entrant, shares.get(entrant.number), tuple(trophies.get(entrant.number, ())))
        for entrant in in_order
    ]


def told_of(
    given: Awards, number: int, *, of_team: bool = False, show: Show = decimal
) -> list[str]:
    """Return a sentence for everything that a player or a team takes; ``show`` writes scores."""
    taking = {winner.entrant.number: winner for winner in winners_of(given, of_teams=of_team)}
    return taking[number].sentences(show) if number in taking else []


def given_prizes(ranked: Ranked) -> Awards | None:
    """Return the awards; nothing before all is played, or if no prizes are stated or understood."""
    prizes = ranked.section.prizes
    if prizes is None or any(finding.is_error for finding in prizes.findings):
        return None
    return awards_of(ranked.players) if ranked.players.is_final else None


def winnings(ranked: Ranked) -> Mapping[int, Winner] | None:
    """Return those who take cash or a trophy, by number; nothing if no prizes are given."""
    given = given_prizes(ranked)
    if given is None:
        return None
    winners = winners_of(given, of_teams=ranked.adds_up_players)
    return {winner.entrant.number: winner for winner in winners}
