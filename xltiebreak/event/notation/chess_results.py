"""Chess-results cells: ``12w1``, ``12b½``, ``12s0`` (s for *Schwarz*), ``12w+``, ``-½``."""

from __future__ import annotations

import re

from xltiebreak.event.notation.cells import BYES, FORFEITED, PLAYED, UnknownCell, colour
from xltiebreak.event.results import Outcome, Result

_GAME = re.compile(r"0*([1-9]\d{0,5}) ?([wbs]) ?([1½0+-]?)", re.IGNORECASE)
_BYE = re.compile(r"- ?([1½0])")


def read(text: str) -> Result:
    """The result that a tidied cell states."""
    if game := _GAME.fullmatch(text):
        opponent, score = int(game[1]), game[3]
        if not score:
            return Result(Outcome.PENDING, opponent, colour(game[2]))
        if score in "+-":
            outcome = FORFEITED["1" if score == "+" else "0"]
            return Result(outcome, opponent, colour(game[2]))
        return Result(PLAYED[score], opponent, colour(game[2]))
    if bye := _BYE.fullmatch(text):
        return Result(BYES[bye[1]])
    raise UnknownCell(
        f"{text!r} is not a result; expected 12w1, 12b½ or 12w0, 12w+ or 12b- for a forfeit, "
        "-1, -½ or -0 where there is no opponent"
    )
