"""What every dialect shares: tidied cells, and the points that a sign or figure stands for."""

from __future__ import annotations

import re

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import Outcome

_DASHES = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uff0d", "-"))
_HALF = re.compile(r"1/2|(?<!\d)0?[.,]50?(?!\d)")
_BARE_NUMBER = re.compile(r"\d+([.,]\d+)?[½¼¾]?|[½¼¾]")

PLAYED = {"1": Outcome.WIN, "½": Outcome.DRAW, "0": Outcome.LOSS}
FORFEITED = {"1": Outcome.FORFEIT_WIN, "½": Outcome.FORFEIT_DRAW, "0": Outcome.FORFEIT_LOSS}
BYES = {"1": Outcome.PAIRING_BYE, "½": Outcome.HALF_BYE, "0": Outcome.UNPAIRED}


class UnknownCell(TieBreakError):
    """A cell that is not a result in the dialect at hand; the message says what was expected."""


def tidy(text: str) -> str:
    """The cell without the spellings that carry no meaning: spaces, dashes, ``1/2``."""
    return _HALF.sub("½", " ".join(text.translate(_DASHES).split()))


def is_bare_number(text: str) -> bool:
    """Whether a tidied cell is a figure that names nobody: ``12``, ``0``, ``½``."""
    return _BARE_NUMBER.fullmatch(text) is not None


def colour(letter: str) -> str:
    """``w`` or ``b`` for the letters W, B and S (German *Schwarz*, Black)."""
    return "w" if letter.lower() == "w" else "b"
