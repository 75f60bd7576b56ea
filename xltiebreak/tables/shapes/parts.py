"""What each column of a round holds, by its header, the others and, at last, its cells."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from xltiebreak.event.figures import points
from xltiebreak.event.notation import tidy
from xltiebreak.event.notation.dialects import worth_of_bye
from xltiebreak.event.notation.languages import COLOURS
from xltiebreak.tables.cells import Cell, Row
from xltiebreak.tables.shapes.layout import (
    COLOUR,
    OPPONENT,
    POINTS,
    RESULT,
    UNNAMED,
    WHOLE,
    Layout,
)

RUNNING = "running"
"""The score after each round."""
NEARLY = 0.9
"""So many of the cells have to say so."""
MOST_A_ROUND = 1

_NUMBER = re.compile(r"([^\W\d_]? ?[1-9]\d{0,5} ?[^\W\d_]?)(?:\.0)?")
_COLOUR = re.compile(r"[wbsznvc-]|white|black|wei(?:ß|ss)|schwarz|[○●□■]", re.IGNORECASE)
_SCORE = r"(?:[10](?:[.,]0)?|½)"
_RESULT = re.compile(
    rf"[+=<>-]|{_SCORE}[kf+-]?|{_SCORE} ?[-:/] ?{_SCORE}|[+-] ?[:/]? ?[+-]|[^\W\d_]|--+",
    re.IGNORECASE,
)


@dataclass
class Rounds:
    """What stands in the cells of the rounds, by row, round and kind of part."""

    layout: Layout
    rows: Sequence[Row]
    parts: dict[int, dict[str, int]]

    def cells(self, kind: str) -> list[Cell]:
        """All cells of a kind of part in which something stands."""
        columns = [parts[kind] for parts in self.parts.values() if kind in parts]
        found = (row.cell(column) for row in self.rows for column in columns)
        return [cell for cell in found if cell.text]

    def has(self, kind: str) -> bool:
        """Whether a round has such a part."""
        return any(kind in parts for parts in self.parts.values())

    def rename(self, kind: str, called: str | None) -> None:
        """Say what a kind of part is, once its cells tell; nothing if it says nothing new."""
        for parts in self.parts.values():
            if kind in parts:
                column = parts.pop(kind)
                if called is not None:
                    parts.setdefault(called, column)


def rounds_of(layout: Layout) -> Rounds:
    """The rounds of a table with their parts."""
    rounds = Rounds(
        layout,
        [row for row in layout.body if _is_player(layout, row)],
        {round: dict(parts) for round, parts in sorted(layout.rounds.items())},
    )
    _name_parts(rounds)
    return rounds


def _is_player(layout: Layout, row: Row) -> bool:
    """Whether a row has a number or a name, and something in a round."""
    return any(row.cell(column).text for column in (layout.fields.get("No."), layout.name)) and any(
        row.cell(column).text for parts in layout.rounds.values() for column in parts.values()
    )


def _name_parts(rounds: Rounds) -> None:
    """Say of each part what it is, from its header, the others and, at last, its cells."""
    kinds = {kind for parts in rounds.parts.values() for kind in parts}
    for kind in sorted(kinds, key=len):
        if kind.startswith(UNNAMED) or kind == WHOLE:
            meant = _told_by_cells(rounds, kind)
            if kind != meant and (kind != WHOLE or len(kinds) > 1):
                taken = any(meant in parts and kind in parts for parts in rounds.parts.values())
                rounds.rename(kind, None if taken else meant)
        elif kind != kind.rstrip(UNNAMED):
            rounds.rename(kind, None)
    beside = [parts for parts in rounds.parts.values() if WHOLE in parts]
    if beside and all(
        parts.keys() & {OPPONENT} and not parts.keys() & {RESULT, POINTS} for parts in beside
    ):
        rounds.rename(WHOLE, RESULT)
    if rounds.has(POINTS):
        is_running = rounds.has(RESULT) or rounds.has(WHOLE) or _is_running(rounds)
        rounds.rename(POINTS, RUNNING if is_running else RESULT)


def _told_by_cells(rounds: Rounds, kind: str) -> str | None:
    """What the cells of a part hold: opponents, colors, results, points, or all in one."""
    texts = [tidy(cell.text) for cell in rounds.cells(kind)]
    if not texts:
        return None if kind != WHOLE else WHOLE
    if not rounds.has(COLOUR) and _share(texts, _COLOUR.fullmatch) == 1:
        return COLOUR
    named = _share(texts, lambda one: _NUMBER.fullmatch(one) or worth_of_bye(one) is not None)
    if named >= NEARLY and _are_colours(texts) and not _is_opponent_known(rounds, kind):
        return OPPONENT
    scores = [score for text in texts if (score := points_in(text)) is not None]
    if kind != WHOLE and len(scores) >= NEARLY * len(texts):
        return POINTS if max(scores) > MOST_A_ROUND else RESULT
    return RESULT if _share(texts, _RESULT.fullmatch) >= NEARLY else WHOLE


def _is_opponent_known(rounds: Rounds, kind: str) -> bool:
    """Whether another part holds the opponents, alone or with what came out."""
    return rounds.has(OPPONENT) or (kind != WHOLE and rounds.has(WHOLE))


def _are_colours(texts: Sequence[str]) -> bool:
    """Whether the letters beside numbers, if any, are those of White and Black, and not what came
    out."""
    letters = {
        letter.lower()
        for text in texts
        if _NUMBER.fullmatch(text)
        for letter in text
        if letter.isalpha()
    }
    return any(letters <= {*white, *black} for white, black in COLOURS)


def _share(texts: Sequence[str], is_one: Callable[[str], object]) -> float:
    return sum(bool(is_one(text)) for text in texts) / len(texts)


def points_in(text: str) -> float | None:
    """The points that a text states, if any."""
    try:
        return points(text)
    except ValueError:
        return None


def _is_running(rounds: Rounds) -> bool:
    """Whether the points are the score so far: above one somewhere, and never less than before."""
    columns = [parts[POINTS] for _, parts in rounds.parts.items() if POINTS in parts]
    above = False
    for row in rounds.rows:
        scores = [
            score for column in columns if (score := points_in(row.cell(column).text)) is not None
        ]
        if scores != sorted(scores):
            return False
        above = above or max(scores, default=0) > MOST_A_ROUND
    return above
