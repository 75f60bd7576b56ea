"""The crosstable: every result of every player by pairing number, for those who ask for it and
where the standings have no room for the results."""

from __future__ import annotations

from xltiebreak.bulletin.results import ways
from xltiebreak.bulletin.results_table import who
from xltiebreak.bulletin.standings_table import numbers, places, scores
from xltiebreak.bulletin.word.across import across_the_page
from xltiebreak.bulletin.word.columns import natural_width
from xltiebreak.bulletin.word.page import Room
from xltiebreak.bulletin.word.tables import Part
from xltiebreak.bulletin.word.text import heading
from xltiebreak.bulletin.wording import entry, titled
from xltiebreak.ranking.standings import Standings


def crosstable(standings: Standings, level: int, room: Room, *, ids: bool = False) -> Part:
    """Return the table with the key to its letters, on a turned page if it needs one; a grid if
    everybody met everybody. ``ids`` also prints the members' ids."""
    faces, section = room.faces, standings.section
    rows = sorted(standings.rows, key=lambda row: row.player.number)
    right = [*scores(standings, faces, rows, "Total"), places(faces, rows)]
    pairs = [
        (left, way)
        for way in ways(standings, faces, rows)
        for left in who(standings, room, rows, [numbers(faces, rows)], 0, with_ids=ids)
    ]
    left, way = next(
        (
            (left, way)
            for left, way in pairs
            if natural_width([*left, *way.columns, *right]) <= room.upright
        ),
        pairs[0],
    )
    return across_the_page(
        left,
        way.columns,
        right,
        room,
        titled("Crosstable", section),
        f"One row for each {entry(section)} in order of the pairing numbers, {way.what}; then "
        "total and place.",
        notes=way.notes,
    ).under(heading(level, "Crosstable"))
