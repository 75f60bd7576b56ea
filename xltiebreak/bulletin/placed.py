"""Columns about those who have places: the place itself, the name, and what decided."""

from __future__ import annotations

import re
from collections.abc import Sequence

from xltiebreak.bulletin.amounts import value_text
from xltiebreak.bulletin.measure import Faces
from xltiebreak.bulletin.tables import RESULT, Column, figures, words
from xltiebreak.ranking.places import Standing
from xltiebreak.rules.systems import TieBreak

_NUMBER = re.compile(r" (?=\d)")


def places(faces: Faces, rows: Sequence[Standing]) -> Column:
    """The places, shared ones as ``3–4``."""
    return words(faces, "Place", [row.places for row in rows], RESULT)


def names(faces: Faces, head: str, rows: Sequence[Standing], most: int, last: int) -> Column:
    """The names, wrapped at ``most`` twips; in bold down to place ``last``."""
    return words(
        faces,
        head,
        [row.player.label for row in rows],
        most=most,
        share=4,
        emphasis=["Bulletin Strong" if row.place <= last else "" for row in rows],
    )


def tie_break_head(one: TieBreak) -> str:
    """A tie-break's name, in which a number stays on the line of the word before it."""
    return _NUMBER.sub("\N{NO-BREAK SPACE}", one.name)


def tie_break(faces: Faces, one: TieBreak, rows: Sequence[Standing]) -> Column:
    """The values of one tie-break, those that decided a place made to stand out."""
    return figures(
        faces,
        tie_break_head(one),
        [value_text(row.values[one.code], one.system) for row in rows],
        emphasis=["Bulletin Decisive" if row.decided_by == one.code else "" for row in rows],
    )
