"""What a bulletin works out on paper, without the paper."""

from __future__ import annotations

from xltiebreak.answers.standings import SectionStandings
from xltiebreak.bulletin.tied_worksheets import tied_worksheets
from xltiebreak.event.figures import Figure


def worked_out_on_paper(standings: SectionStandings) -> dict[tuple[str, int], Figure | None]:
    """The values in the tables of its ties, by tie-break and pairing number."""
    table = standings.players
    return {
        (tied.tie_break.code, number): sheet.value
        for tie in table.ties
        for tied in tied_worksheets(table, tie, tie.last_place)
        for number, sheet in tied.worksheets.items()
    }
