"""What everybody in a list of places takes, once it can be said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Union

from xltiebreak.prizefund.winners import Winner, awards_of, winners_of
from xltiebreak.ranking.combined import TeamStandings
from xltiebreak.ranking.standings import Standings

Ranked = Union[Standings, TeamStandings]
"""Players, teams that play matches, or teams that are ranked by their top players."""


def winnings(ranked: Ranked) -> Mapping[int, Winner] | None:
    """Those who take cash or a trophy, by number; nothing where no prizes are stated, where they
    are not understood, and before all is played."""
    players = ranked.players if isinstance(ranked, TeamStandings) else ranked
    prizes = players.section.prizes
    if prizes is None or any(one.is_error for one in prizes.findings) or not players.is_final:
        return None
    given = awards_of(players)
    if given is None:
        return None
    of_teams = isinstance(ranked, TeamStandings)
    return {one.entrant.number: one for one in winners_of(given, of_teams=of_teams)}
