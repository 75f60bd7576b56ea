"""What can be said of a list of places: how far it is from final, and what everybody takes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from xltiebreak.checks.unfinished import what_is_missing
from xltiebreak.event.figures import counted
from xltiebreak.prizefund.winners import Winner, awards_of, winners_of
from xltiebreak.ranking.standings import Ranked


def unfinished(ranked: Ranked) -> Iterator[str]:
    """That nothing is final yet, and whose results are missing; nothing once all is played. Of a
    bare block of results nobody knows whether its empty rounds are to be played."""
    players = ranked.players
    section = players.section
    if not players.is_final:
        missing = what_is_missing(section)
        if not (section.scheduled_rounds or section.origin.rows or missing or players.games_left):
            yield f"This is after {counted(players.rounds, 'round')}."
            return
        yield f"This is after {players.progress}; nothing is final. {missing}".rstrip()


def winnings(ranked: Ranked) -> Mapping[int, Winner] | None:
    """Those who take cash or a trophy, by number; nothing where no prizes are stated, where they
    are not understood, and before all is played."""
    players = ranked.players
    prizes = players.section.prizes
    if (
        prizes is None
        or any(finding.is_error for finding in prizes.findings)
        or not players.is_final
    ):
        return None
    given = awards_of(players)
    if given is None:
        return None
    return {
        winner.entrant.number: winner
        for winner in winners_of(given, of_teams=ranked.adds_up_players)
    }
