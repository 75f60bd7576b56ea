"""Cells of a round-robin's grid, player × player: ``1 ½ 0 + -``, or two games as ``1 ½``."""

from __future__ import annotations

import re

from xltiebreak.event.byes import FORFEITED, PLAYED, tidy
from xltiebreak.event.results import Outcome, Result

IN_GRID = {**PLAYED, "=": PLAYED["½"], "+": FORFEITED["1"], "-": FORFEITED["0"]}
"""The outcome of each score of a game."""
_WHOLE = re.compile(r"([01])[.,]0+")
_BETWEEN = re.compile(r" ?[,;/|] ?| ")
_TOGETHER = re.compile(r"[10½=]{2}")
"""Two games without a space: ``11``, ``½½``, ``0½``; signs are often one game's."""
_SIGNS_TOGETHER = re.compile(r"[10½=+-]{2}")
_MARK = re.compile(r"[^\w+=½]+|[xX]+")
_DASHES_ALONE = re.compile(r"-+")
EXPECTED = "1, ½ or 0, + or - for a forfeit, or nothing while the game is still to be played"


def games_in(text: str, *, double: bool = False) -> tuple[str, ...]:
    """Return the scores in a cell: one, or one for each of two games between the same players.

    ``1,0`` is one win in German; in a ``double`` round-robin it is read as a win and a loss, and
    ``+-`` as two forfeits.
    """
    plain = tidy(text)
    if (_SIGNS_TOGETHER if double else _TOGETHER).fullmatch(plain):
        return tuple(plain)
    if _WHOLE.fullmatch(plain) and not (double and "," in plain):
        return (plain[0],)
    return tuple(_WHOLE.sub(r"\1", part) for part in _BETWEEN.split(plain) if part)


def is_cell(text: str) -> bool:
    """Whether a cell can stand in a grid: one score, or two."""
    scores = games_in(text)
    return 0 < len(scores) < 3 and IN_GRID.keys() >= {*scores}


def is_mark(text: str) -> bool:
    """Whether a cell only marks the diagonal: ``*``, ``x``, ``■``; not a dash, which is a forfeit
    in other cells."""
    plain = tidy(text)
    return _MARK.fullmatch(plain) is not None and _DASHES_ALONE.fullmatch(plain) is None


def is_diagonal(text: str) -> bool:
    """Whether a cell may stand where a player's row and column cross."""
    plain = tidy(text)
    return not plain or is_mark(plain) or _DASHES_ALONE.fullmatch(plain) is not None


_SCORE_OF = {outcome: score for score, outcome in IN_GRID.items() if score != "="}
_SCORE_OF |= {Outcome.FORFEIT_DRAW: "½"}


def write_in_grid(result: Result) -> str:
    """Return the score of a game as a grid has it; empty where there was none."""
    return _SCORE_OF.get(result.outcome, "")


_TWINS = {"1": "0", "½": "½", "0": "1", "+": "-", "-": "+, or - if neither came"}


def expected_twin(result: Result) -> str:
    """Return what the opponent's own cell should hold for this result."""
    return _TWINS.get(write_in_grid(result), "a result")
