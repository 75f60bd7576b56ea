"""The standings: places, scores, and the tie-breaks under their names."""

from __future__ import annotations

import re

from xltiebreak.bulletin.amounts import value_text
from xltiebreak.bulletin.entries import (
    beside_the_scores,
    decided_by_other_points,
    entry,
    name_head,
    scores,
    what_points_are,
)
from xltiebreak.bulletin.measure import INCH, Faces
from xltiebreak.bulletin.page import Room
from xltiebreak.bulletin.tables import (
    RESULT,
    Column,
    bands,
    figures,
    natural_width,
    new_groups,
    table,
    words,
)
from xltiebreak.bulletin.winners import prize_places
from xltiebreak.bulletin.wordml import text
from xltiebreak.ranking import Standings
from xltiebreak.systems import TieBreak

_NAME = round(1.9 * INCH)
_NUMBER = re.compile(r" (?=\d)")
"""``Cut 1`` does not end a line with its first word."""


def standings_table(standings: Standings, room: Room) -> tuple[str, bool]:
    """The table with the note under it, and whether it needs the page on its side.

    Tie-breaks that have no room even there go into further tables.
    """
    left = _who(standings, room.faces)
    tie_breaks = [_tie_break(standings, one, room.faces) for one in beside_the_scores(standings)]
    turned = natural_width([*left, *tie_breaks]) > room.upright
    whole = room.turned if turned else room.upright
    tables = [
        table(
            [*left, *band],
            whole,
            f"Standings, {standings.section.name}" if standings.section.name else "Standings",
            f"One row for each {entry(standings.section)} in order of places, with the score and "
            "each tie-break. "
            "A thin line parts one score from the next.",
            ruled=new_groups([row.score for row in standings.rows]),
            keep_with_next=True,
        )
        for band in bands(tie_breaks, max(whole - natural_width(left), whole // 3))
    ]
    drawn = text("Bulletin Note", "").join(tables)
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
    last = prize_places(standings)
    teams = [row.player.team for row in rows]
    return [
        words(faces, "Place", [row.places for row in rows], RESULT),
        figures(faces, "No.", [str(row.player.number) for row in rows], share=0),
        words(
            faces,
            name_head(standings.section),
            [row.player.label for row in rows],
            most=_NAME,
            share=4,
            emphasis=["Bulletin Strong" if row.place <= last else "" for row in rows],
        ),
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


def _tie_break(standings: Standings, one: TieBreak, faces: Faces) -> Column:
    """The values of one tie-break, those that decided a place made to stand out."""
    return figures(
        faces,
        _NUMBER.sub("\N{NO-BREAK SPACE}", one.name),
        [value_text(row.values[one.code], one.system) for row in standings.rows],
        emphasis=[
            "Bulletin Decisive" if row.decided_by == one.code else "" for row in standings.rows
        ],
    )


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
