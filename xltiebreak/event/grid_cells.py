"""Cells of a round-robin's grid, player × player: ``1 ½ 0 + -``, or two games as ``1 ½``.

The column names the opponent, so a cell arrives with his number before a bar: ``12|½``.
"""

from __future__ import annotations

import re

from xltiebreak.event.byes import FORFEITED, NUMBER, PLAYED, UnknownCell, tidy
from xltiebreak.event.results import Outcome, Result

_OUTCOMES = {**PLAYED, "=": PLAYED["½"], "+": FORFEITED["1"], "-": FORFEITED["0"]}
_OPPONENT = re.compile(NUMBER)
_WHOLE = re.compile(r"([01])[.,]0+")
_BETWEEN = re.compile(r" ?[,;/|] ?| ")
_TOGETHER = re.compile(r"[10½=]{2}")
"""Two games without a space: ``11``, ``½½``, ``0½``; signs are often one game's."""
_SIGNS_TOGETHER = re.compile(r"[10½=+-]{2}")
_MARK = re.compile(r"[^\w+=½]+|[xX]+")
_DASHES = re.compile(r"-+")
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


def is_score(text: str) -> bool:
    """Whether a tidied text is the score of one game."""
    return text in _OUTCOMES


def is_cell(text: str) -> bool:
    """Whether a cell can stand in a grid: one score, or two."""
    scores = games_in(text)
    return 0 < len(scores) < 3 and all(map(is_score, scores))


def is_mark(text: str) -> bool:
    """Whether a cell only marks the diagonal: ``*``, ``x``, ``■``; not a dash, which is a forfeit
    in other cells."""
    plain = tidy(text)
    return _MARK.fullmatch(plain) is not None and _DASHES.fullmatch(plain) is None


def is_diagonal(text: str) -> bool:
    """Whether a cell may stand where a player's row and column cross."""
    plain = tidy(text)
    return not plain or is_mark(plain) or _DASHES.fullmatch(plain) is not None


def read(text: str) -> Result:
    """Return the result of one game's score with its opponent before a bar."""
    who, bar, score = (part.strip() for part in tidy(text).partition("|"))
    opponent = _OPPONENT.fullmatch(who)
    if not bar or opponent is None:
        raise UnknownCell(f"{text!r} is not in the column of a player, headed by his number")
    outcome = _OUTCOMES.get(score)
    if outcome is None:
        raise UnknownCell(f"{score!r} is not a result; expected {EXPECTED}")
    return Result(outcome, int(opponent[1]))


_SCORE_OF = {outcome: score for score, outcome in _OUTCOMES.items() if score != "="}
_SCORE_OF |= {Outcome.FORFEIT_DRAW: "½"}


def write(result: Result) -> str:
    """Return the score of a game as a grid has it; empty where there was none."""
    return _SCORE_OF.get(result.outcome, "")


_TWINS = {"1": "0", "½": "½", "0": "1", "+": "-", "-": "+, or - if neither came"}


def expected_twin(result: Result) -> str:
    """Return what the opponent's own cell should hold for this result."""
    return _TWINS.get(write(result), "a result")
