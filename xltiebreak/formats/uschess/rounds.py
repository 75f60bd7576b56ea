"""One round's cell of the players' file ⇄ one result: ``W9B``, ``D16W``, ``H0``, ``X0``."""

from __future__ import annotations

from xltiebreak.event.notation import DIALECTS, UnknownCell, read_cell
from xltiebreak.event.notation.us import write as write_letters
from xltiebreak.event.results import Outcome, Result

_DOUBLE = frozenset("$#%")
_PLAYED = frozenset("WDLNRS")
_BYE_WORTH = {0.5: "H", 0.0: "U"}
NOT_PAIRED = "U0"


def read_round(text: str) -> Result:
    """The result that a cell states.

    Raises:
        UnknownCell: it states none, or the results of two games; the message says which.
    """
    if text[:1] in _DOUBLE:
        raise UnknownCell(
            f"{text!r} states two games of a double round; only one game a round can be read"
        )
    return read_cell(text, DIALECTS["us"])


def read_against(text: str, opponent: int) -> Result:
    """The result in a round-robin's column, which says by itself who the opponent is.

    Raises:
        UnknownCell: it states none, or one against somebody else.
    """
    letter = text[:1].upper()
    if letter in _PLAYED and not any(character.isdigit() for character in text):
        return read_round(f"{letter}{opponent}{text[1:].strip()}")
    result = read_round(text)
    if result.outcome is Outcome.UNPAIRED:
        return result
    if result.opponent is None and result.forfeit:
        return Result(result.outcome, opponent)
    if result.opponent != opponent:
        raise UnknownCell(f"{text!r} does not belong in the column of player {opponent}")
    return result


def write_round(result: Result) -> str:
    """The cell for a finished round; a round without a game has the opponent 0.

    A pairing bye worth ½ becomes a half-point bye, a game that was annulled no pairing.
    """
    if result.played:
        return write_letters(result).upper()
    if result.worth is not None:
        return f"{_BYE_WORTH.get(result.worth, 'B')}0"
    if result.outcome is Outcome.ANNULLED:
        return NOT_PAIRED
    return f"{write_letters(Result(result.outcome))}0"
