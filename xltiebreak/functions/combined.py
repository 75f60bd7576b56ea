"""The teams of an individual event, ranked by their top players, from blocks of cells."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from xltiebreak.event.findings import TieBreakError
from xltiebreak.functions.blocks import column_of, section_of
from xltiebreak.functions.crosstable import Spill, figure_cell, place_cell
from xltiebreak.functions.reading import Block, Key, text_of
from xltiebreak.functions.remembering import REMEMBERED, key_of, remembered
from xltiebreak.ranking.combined import TeamStandings, team_standings
from xltiebreak.ranking.orders import TEAM_SUM
from xltiebreak.ranking.standings import standings


def team_standings_table(
    results: Block,
    teams: Block,
    counting: Any,
    order: Any = None,
    edition: Any = None,
    ratings: Block | None = None,
) -> Spill:
    """The teams in place order, under a row of headers: place, team, the score of the top
    ``counting`` players, the sums of these players' tie-breaks, and what decided.

    ``teams`` is the column of team names beside the results; empty for who plays for none.

    Raises:
        TieBreakError: there is an error in the results, nobody has a team, or an argument is not
            understood.
    """
    named = tuple(text_of(team) for team in column_of(teams, len(results), "teams"))
    texts = map(text_of, (counting, order, edition))
    table = _ranked(key_of(results), key_of(ratings), named, *texts)
    tie_breaks = table.tie_breaks if table else ()
    summed = [one.code for one in tie_breaks if one.system.code != TEAM_SUM]
    rows: Spill = [["Place", "Team", "Score", *summed, "Decided by"]]
    for row in table.rows if table else ():
        rows.append(
            [
                place_cell(row),
                row.player.name,
                row.score,
                *(figure_cell(row.values[code]) for code in summed),
                row.decided_by or "",
            ]
        )
    return rows


@remembered(REMEMBERED)
def _ranked(
    results: Key, ratings: Key, teams: tuple[str, ...], counting: str, order: str, edition: str
) -> TeamStandings | None:
    """The standings; nothing where no result is typed yet."""
    if not counting.isdecimal() or len(counting) > 3 or not int(counting):
        raise TieBreakError(
            f"{counting!r} is not how many players count for a team; expected a number such as 4"
        )
    section = section_of(results, ratings, "", None)
    players = tuple(replace(one, team=teams[one.number - 1]) for one in section.players)
    if not players:
        return None
    if not any(one.team for one in players):
        raise TieBreakError("no player has a team; select the column of team names")
    table = standings(replace(section, players=players), edition, order)
    return team_standings(table, int(counting))
