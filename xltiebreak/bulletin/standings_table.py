"""The standings: places, scores, and the tie-breaks under their names."""

from __future__ import annotations

from xltiebreak.bulletin.columns import (
    beside_the_scores,
    decided_by_other_points,
    names,
    places,
    scores,
    tie_break,
)
from xltiebreak.bulletin.winners import prize_places
from xltiebreak.bulletin.word.fonts import INCH, Faces
from xltiebreak.bulletin.word.markup import text
from xltiebreak.bulletin.word.page import Room
from xltiebreak.bulletin.word.tables import Column, across, banded, figures, new_groups, words
from xltiebreak.bulletin.wording import entry, name_head, what_points_are
from xltiebreak.ranking.standings import Standings

_NAME = round(1.9 * INCH)


def standings_table(standings: Standings, room: Room) -> tuple[str, bool]:
    """The table with the note under it, and whether it needs the page on its side.

    Tie-breaks that have no room even there go into further tables.
    """
    rows = standings.rows
    left = _who(standings, room.faces)
    columns = [tie_break(room.faces, one, rows) for one in beside_the_scores(standings)]
    whole, turned = across([*left, *columns], room)
    drawn = banded(
        left,
        columns,
        (),
        whole,
        f"Standings, {standings.section.name}" if standings.section.name else "Standings",
        f"One row for each {entry(standings.section)} in order of places, with the score and "
        "each tie-break. "
        "A thin line parts one score from the next.",
        ruled=new_groups([row.score for row in rows]),
        keep_with_next=True,
    )
    return drawn + text("Bulletin Note", _note(standings)), turned


def title(standings: Standings) -> str:
    """``Final standings``, or how far the section has come."""
    if standings.is_final:
        return "Final standings"
    if not standings.rounds:
        return "Standings"
    return f"Standings after {standings.progress}"


def _who(standings: Standings, faces: Faces) -> list[Column]:
    rows = standings.rows
    teams = [row.player.team for row in rows]
    return [
        places(faces, rows),
        figures(faces, "No.", [str(row.player.number) for row in rows], share=0),
        names(faces, name_head(standings.section), rows, _NAME, prize_places(standings)),
        *([words(faces, "Team", teams, most=INCH, share=2)] if any(teams) else []),
        *scores(
            standings,
            rows,
            faces,
            emphasis=[
                "Bulletin Decisive" * decided_by_other_points(standings, row) for row in rows
            ],
        ),
    ]


def _note(standings: Standings) -> str:
    notes = []
    if not standings.rounds:
        notes.append("No round is complete yet.")
    elif standings.ties:
        if any(row.decided_by for row in standings.rows):
            notes.append("A tie-break in bold decided the place.")
        notes.append("Those on one score share prize money equally.")
    else:
        notes.append(f"No two {entry(standings.section)}s have the same score.")
    if any(
        row.values[one.code] is None
        for row in standings.rows
        for one in beside_the_scores(standings)
    ):
        notes.append("Dash: not needed, or no value.")
    notes.append("No.: pairing number.")
    return " ".join(filter(None, [*notes, what_points_are(standings)]))
