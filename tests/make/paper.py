"""What a bulletin works out on paper, without the paper."""

from __future__ import annotations

from xltiebreak.answers.standings import SectionStandings
from xltiebreak.event.figures import Figure
from xltiebreak.report.ties import looks_of


def worked_out_on_paper(standings: SectionStandings) -> dict[tuple[str, int], Figure | None]:
    """The values in the tables of its ties, by tie-break and pairing number."""
    table = standings.players
    return {
        (look.tie_break.code, number): sheet.value
        for tie in table.ties
        for look in looks_of(table, tie, tie.last_place)
        for number, sheet in look.worksheets.items()
    }
