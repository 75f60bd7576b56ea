"""The winners' box, and who may take a trophy."""

from __future__ import annotations

from xltiebreak.bulletin.amounts import points_text, score_text, value_text
from xltiebreak.bulletin.measure import INCH, Faces
from xltiebreak.bulletin.tables import RESULT, WINNER, figures, table, words
from xltiebreak.bulletin.wordml import text
from xltiebreak.ranking import Standing, Standings

USUAL_TROPHIES = 3
MOST_SHARING = 8
"""So many players on one shared place are named; of more, only their number is told."""


def prize_places(standings: Standings) -> int:
    """Down to which place the order matters: the number of trophies, three if that is unknown;
    none while rounds are still to be played."""
    if not standings.is_final:
        return 0
    trophies = standings.section.trophies
    return USUAL_TROPHIES if trophies is None else trophies


def winners(standings: Standings, width: int, faces: Faces) -> str:
    """A table of those who take the first places, and what put each of them there."""
    last = prize_places(standings) or USUAL_TROPHIES
    rows = [row for row in standings.rows if row.place <= last]
    crowd = [row for row in rows if row.last_place - row.place >= MOST_SHARING]
    named = [row for row in rows if row not in crowd]
    parts = []
    if named:
        parts.append(_box(standings, named, width, faces))
    if crowd:
        share = (
            f"{len(crowd)} players share places {crowd[0].places} with "
            f"{points_text(crowd[0].score)}"
        )
        due = ": lots are due" if prize_places(standings) else ""
        parts.append(text("Bulletin Text", f"{share}{due}; see the standings."))
    else:
        parts.append(text("Bulletin Note", _below(standings)))
    return "".join(parts)


def _box(standings: Standings, rows: list[Standing], width: int, faces: Faces) -> str:
    teams = [row.player.team for row in rows]
    placed_by = [_placed_by(standings, row) for row in rows]
    columns = [
        words(faces, "Place", [row.places for row in rows], RESULT),
        words(faces, "Name", [row.player.label for row in rows], WINNER, most=3 * INCH, share=4),
        *([words(faces, "Team", teams, most=2 * INCH, share=2)] if any(teams) else []),
        words(faces, "Placed by", placed_by, most=2 * INCH, share=2),
        figures(
            faces,
            "Score",
            [score_text(row.score) for row in rows],
            emphasis=["Bulletin Strong"] * len(rows),
        ),
    ]
    return table(
        columns,
        width,
        ", ".join(part for part in (winners_title(standings), standings.section.name) if part),
        "One row for each of the first places: place, name, what decided the place, and score.",
        keep_with_next=True,
    )


def _placed_by(standings: Standings, row: Standing) -> str:
    if row.decided_by is None:
        tied = any(row in tie.standings for tie in standings.ties)
        return "lots are due" if tied and prize_places(standings) else "tied" if tied else "score"
    one = next(one for one in standings.order.tie_breaks if one.code == row.decided_by)
    decided = f"{one.name}, {value_text(row.values[one.code], one.system)}"
    return f"{decided}; lots are due" if row.shared and prize_places(standings) else decided


def _below(standings: Standings) -> str:
    if any(row.shared for row in standings.rows if row.place <= prize_places(standings)):
        return "Lots are due where a place is shared."
    if any(tie.place <= (prize_places(standings) or USUAL_TROPHIES) for tie in standings.ties):
        return "Score first, then the tie-break named; the arithmetic is given below."
    return "Placed by score alone."


def winners_title(standings: Standings) -> str:
    """``Winners``, or ``Leaders`` while rounds are still to be played."""
    return "Winners" if standings.is_final else "Leaders"
