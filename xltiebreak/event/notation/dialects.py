"""What every dialect shares, and those that are only read: chess-results, plus-minus, UK.

Each has its own signs for the same outcomes; the opponent is a number in the cell or, in the UK,
in a column before it.
"""

from __future__ import annotations

import re
from typing import Callable, NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.notation.byes import worth_of_bye
from xltiebreak.event.results import Outcome, Result

_DASHES = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uff0d", "-"))
_HALF = re.compile(r"1/2|(?<!\d)0?[.,]50?(?!\d)")
_BARE_NUMBER = re.compile(r"\d+([.,]\d+)?[½¼¾]?|[½¼¾]")

NUMBER = r"0*([1-9]\d{0,5})"
"""A pairing number as it stands in a cell."""

PLAYED = {"1": Outcome.WIN, "½": Outcome.DRAW, "0": Outcome.LOSS}
FORFEITED = {"1": Outcome.FORFEIT_WIN, "½": Outcome.FORFEIT_DRAW, "0": Outcome.FORFEIT_LOSS}
BYES = {"1": Outcome.PAIRING_BYE, "½": Outcome.HALF_BYE, "0": Outcome.UNPAIRED}


class Dialect(NamedTuple):
    """A way of writing results; ``example`` is what a win over player 12 looks like.

    ``words`` say how a table is read that is in none of the known dialects, and ``names`` are what
    may be stated to read it so.
    """

    code: str
    example: str
    read: Callable[[str], Result]
    words: str = ""
    names: tuple[str, ...] = ()


class UnknownCell(TieBreakError):
    """A cell that is not a result in the dialect at hand; the message says what was expected."""


def tidy(text: str) -> str:
    """The cell without the spellings that carry no meaning: spaces, dashes, ``1/2``."""
    return _HALF.sub("½", " ".join(text.translate(_DASHES).split()))


class UnsaidWorth(UnknownCell):
    """A bye that does not say how many points it gave."""


def read_bye(text: str) -> Result | None:
    """The result that the words of a bye state; nothing where they are none.

    Raises:
        UnsaidWorth: they do not say what it is worth.
    """
    worth = worth_of_bye(text)
    if worth == "":
        raise UnsaidWorth(
            f"{text.strip('| ')!r} does not say how many points it gave; type B for a full point, "
            "H for half a point, U for none"
        )
    return None if worth is None else Result(BYES[worth])


def is_bare_number(text: str) -> bool:
    """Whether a tidied cell is a figure that names nobody: ``12``, ``0``, ``½``."""
    return _BARE_NUMBER.fullmatch(text) is not None


def _colour(letter: str) -> str:
    """``w`` or ``b`` for the letters W, B, S and Z (German *Schwarz*, Dutch *zwart*, Black)."""
    return "w" if letter.lower() == "w" else "b"


_CHESS_RESULTS_GAME = re.compile(rf"{NUMBER} ?([wbsz]) ?([1½0+-]?)", re.IGNORECASE)
_CHESS_RESULTS_BYE = re.compile(r"- ?([1½0])")


def read_chess_results(text: str) -> Result:
    """``12w1``, ``12b½``, ``12s0`` (s for *Schwarz*), ``12w+``, ``-½``."""
    if game := _CHESS_RESULTS_GAME.fullmatch(text):
        opponent, colour, score = int(game[1]), _colour(game[2]), game[3]
        if not score:
            return Result(Outcome.PENDING, opponent, colour)
        if score in "+-":
            return Result(FORFEITED["1" if score == "+" else "0"], opponent, colour)
        return Result(PLAYED[score], opponent, colour)
    if bye := _CHESS_RESULTS_BYE.fullmatch(text):
        return Result(BYES[bye[1]])
    if text == "+":
        return Result(Outcome.PAIRING_BYE)
    raise UnknownCell(
        f"{text!r} is not a result; expected 12w1, 12b½ or 12w0, 12w+ or 12b- for a forfeit, "
        "-1, -½ or -0 where there is no opponent"
    )


_SIGNS = {"+": "1", "=": "½", "-": "0"}
_SIGNED_GAME = re.compile(rf"([+=-]) ?([wbf]?) ?{NUMBER} ?([wb]?)", re.IGNORECASE)
_SIGNED_BYE = re.compile(r"([+=-]) ?(?:BYE|[PFHZ][AP]?B)", re.IGNORECASE)
"""Vega has ``+PAB`` for the bye of who could not be paired, ``=HPB`` for one of half a point."""


def read_plus_minus(text: str) -> Result:
    """``+12``, ``=W12``, ``-12``, ``+F12`` for a forfeit, ``=BYE``, ``--``."""
    if game := _SIGNED_GAME.fullmatch(text):
        score, before, opponent, after = _SIGNS[game[1]], game[2].lower(), int(game[3]), game[4]
        if before == "f":
            return Result(FORFEITED[score], opponent)
        if before and after:
            raise UnknownCell(f"{text!r} states the color twice; expected +W12 or +12w")
        letter = before or after
        return Result(PLAYED[score], opponent, _colour(letter) if letter else "")
    if bye := _SIGNED_BYE.fullmatch(text):
        return Result(BYES[_SIGNS[bye[1]]])
    if text == "--":
        return Result(Outcome.UNPAIRED)
    raise UnknownCell(
        f"{text!r} is not a result; expected +12, =12 or -12 (+W12 or +B12 for the color, +F12 "
        "for a forfeit), +BYE, =BYE or --"
    )


_UK_CELL = re.compile(r"([wsb-]) ?([1½0]?) ?(k?)", re.IGNORECASE)
_UK_ALONE = re.compile(r"[ws] ?[1½0] ?k?", re.IGNORECASE)
_UK_OPPONENT = re.compile(NUMBER)
_UK_NOBODY = re.compile(r"0*|-*|bye", re.IGNORECASE)


def lacks_uk_opponent(text: str) -> bool:
    """Whether a tidied cell without a bar could be a UK result whose opponent is missing."""
    return _UK_ALONE.fullmatch(text) is not None


def read_uk(text: str) -> Result:
    """``w 1``, ``s ½``, ``s 1K`` (K for "by default"), beside an opponent column.

    The cell arrives with its opponent before a bar: ``12|w 1``.
    """
    who, bar, result = (part.strip() for part in text.partition("|"))
    if not bar:
        raise UnknownCell(f"{text!r} has no column with the opponent's number before it")
    cell, opponent = _UK_CELL.fullmatch(result), _UK_OPPONENT.fullmatch(who)
    if cell is None or (opponent is None and not _UK_NOBODY.fullmatch(who)):
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
    if by_default and not score:
        raise UnknownCell(f"{result!r} has no score; expected {side} 1K, {side} ½K or {side} 0K")
    outcome = (FORFEITED if by_default else PLAYED)[score] if score else Outcome.PENDING
    return Result(outcome, int(opponent[1]), _colour(side))
