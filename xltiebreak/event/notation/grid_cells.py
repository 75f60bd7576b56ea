"""Cells of a round-robin's grid, who × whom: ``1 ½ 0 + -``, or two games as ``1 ½``.

The column says who the opponent is, so a cell arrives with his number before a bar: ``12|½``.
"""

from __future__ import annotations

import re

from xltiebreak.event.notation.dialects import FORFEITED, NUMBER, PLAYED, UnknownCell, tidy
from xltiebreak.event.results import Outcome, Result

_OUTCOMES = {**PLAYED, "=": PLAYED["½"], "+": FORFEITED["1"], "-": FORFEITED["0"]}
_OPPONENT = re.compile(NUMBER)
_WHOLE = re.compile(r"([01])[.,]0+")
_BETWEEN = re.compile(r" ?[,;] ?| ")
_MARK = re.compile(r"[^\w+=½]+|[xX]+")
_DASHES = re.compile(r"-+")
EXPECTED = "1, ½ or 0, + or - for a forfeit, or nothing while the game is still to be played"


def games_in(text: str, *, double: bool = False) -> tuple[str, ...]:
    """The scores that a cell holds: one, or one for each game that two players have.

    In German, ``1,0`` is one win and not a win and a loss; in a ``double`` round-robin, it is
    taken for two games.
    """
    plain = tidy(text)
    if _WHOLE.fullmatch(plain) and not (double and "," in plain):
        return (plain[0],)
    return tuple(part for part in _BETWEEN.split(plain) if part)


def is_score(text: str) -> bool:
    """Whether a tidied text is what one game may give."""
    return text in _OUTCOMES


def is_cell(text: str) -> bool:
    """Whether a cell can stand in a grid: one score, or two."""
    scores = games_in(text)
    return 0 < len(scores) < 3 and all(map(is_score, scores))


def is_mark(text: str) -> bool:
    """Whether a cell only marks the diagonal: ``*``, ``x``, ``■``, and not a dash, which is a
    forfeit elsewhere."""
    plain = tidy(text)
    return _MARK.fullmatch(plain) is not None and _DASHES.fullmatch(plain) is None


def is_diagonal(text: str) -> bool:
    """Whether a cell may stand where a player would meet himself."""
    plain = tidy(text)
    return not plain or is_mark(plain) or _DASHES.fullmatch(plain) is not None


def read(text: str) -> Result:
    """The result that one game's score with its opponent states."""
    who, bar, score = (part.strip() for part in text.partition("|"))
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
    """The score of a game as it stands in a grid; empty where there was none."""
    return _SCORE_OF.get(result.outcome, "")


_TWINS = {"1": "0", "½": "½", "0": "1", "+": "-", "-": "+, or - if neither came"}


def expected_twin(result: Result) -> str:
    """What the opponent has in his own cell for this result."""
    return _TWINS.get(write(result), "a result")
