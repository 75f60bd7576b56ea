"""UK cells beside an opponent column: ``w 1``, ``s ½``, ``s 1K`` (K for "by default").

The cell arrives with its opponent before a bar: ``12|w 1``.
"""

from __future__ import annotations

import re

from xltiebreak.event.notation.cells import BYES, FORFEITED, PLAYED, UnknownCell, colour
from xltiebreak.event.results import Outcome, Result

_CELL = re.compile(r"([wsb-]) ?([1½0]?) ?(k?)", re.IGNORECASE)
_ALONE = re.compile(r"[ws] ?[1½0] ?k?", re.IGNORECASE)
_OPPONENT = re.compile(r"0*([1-9]\d{0,5})")
_NOBODY = re.compile(r"0*|-*|bye", re.IGNORECASE)


def lacks_opponent(text: str) -> bool:
    """Whether a tidied cell without a bar could be a UK result whose opponent is missing."""
    return _ALONE.fullmatch(text) is not None


def read(text: str) -> Result:
    """The result that a tidied cell with its opponent states."""
    who, bar, result = (part.strip() for part in text.partition("|"))
    if not bar:
        raise UnknownCell(f"{text!r} has no column with the opponent's number before it")
    cell, opponent = _CELL.fullmatch(result), _OPPONENT.fullmatch(who)
    if cell is None or (opponent is None and not _NOBODY.fullmatch(who)):
        raise UnknownCell(
            f"{result!r} with opponent {who!r} is not a result; expected w 1, s ½ or w 0 beside "
            "a number, K behind it for a default, - 1 for a bye"
        )
    side, score, by_default = cell[1], cell[2], cell[3]
    if side == "-":
        if opponent or not score or by_default:
            raise UnknownCell(f"{result!r} is a bye; expected - 1, - ½ or - 0 without an opponent")
        return Result(BYES[score])
    if opponent is None:
        raise UnknownCell(f"{result!r} needs the opponent's number in the column before it")
    if by_default:
        if not score:
            raise UnknownCell(
                f"{result!r} has no score; expected {side} 1K, {side} ½K or {side} 0K"
            )
        return Result(FORFEITED[score], int(opponent[1]), colour(side))
    if not score:
        return Result(Outcome.PENDING, int(opponent[1]), colour(side))
    return Result(PLAYED[score], int(opponent[1]), colour(side))
