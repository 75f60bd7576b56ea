"""Plus and minus: ``+12``, ``=W12``, ``-12``, ``+F12`` for a forfeit, ``=BYE``, ``--``."""

from __future__ import annotations

import re

from xltiebreak.event.notation.cells import BYES, FORFEITED, PLAYED, UnknownCell, colour
from xltiebreak.event.results import Outcome, Result

_SIGNS = {"+": "1", "=": "½", "-": "0"}
_GAME = re.compile(r"([+=-]) ?([wbf]?) ?0*([1-9]\d{0,5}) ?([wb]?)", re.IGNORECASE)
_BYE = re.compile(r"([+=-]) ?BYE", re.IGNORECASE)


def read(text: str) -> Result:
    """The result that a tidied cell states."""
    if game := _GAME.fullmatch(text):
        score, before, opponent, after = _SIGNS[game[1]], game[2].lower(), int(game[3]), game[4]
        if before == "f":
            return Result(FORFEITED[score], opponent)
        if before and after:
            raise UnknownCell(f"{text!r} states the color twice; expected +W12 or +12w")
        letter = before or after
        return Result(PLAYED[score], opponent, colour(letter) if letter else "")
    if bye := _BYE.fullmatch(text):
        return Result(BYES[_SIGNS[bye[1]]])
    if text == "--":
        return Result(Outcome.UNPAIRED)
    raise UnknownCell(
        f"{text!r} is not a result; expected +12, =12 or -12 (+W12 or +B12 for the color, +F12 "
        "for a forfeit), +BYE, =BYE or --"
    )
