"""One round of one player in SwissSys's files: a sign or letter, an opponent, a colour."""

from __future__ import annotations

from collections.abc import Mapping

from xltiebreak.event.notation import UnknownCell
from xltiebreak.event.notation.us import LETTERS
from xltiebreak.event.results import BLANK, Outcome, Result

SIGNS: Mapping[str, Outcome] = {"+": Outcome.WIN, "=": Outcome.DRAW, "-": Outcome.LOSS}
_NOTHING = frozenset({"", "~", "\0"})
_DOUBLE = frozenset("$#%")
_GAMES = frozenset({Outcome.WIN, Outcome.DRAW, Outcome.LOSS})
_FORFEITS = frozenset({Outcome.FORFEIT_WIN, Outcome.FORFEIT_DRAW, Outcome.FORFEIT_LOSS})


def read_token(token: str, *, paired: bool) -> Result:
    """A round of the save file: ``+;9;B;1;9;9;0``, a win against 9 as Black on board 1.

    ``paired`` says whether the round has been paired: an empty slot means not paired then.

    Raises:
        UnknownCell: it states no result.
    """
    sign, *fields = token.split(";")
    opponent, colour = (*fields, "", "")[:2]
    return read_result(sign, opponent, colour, SIGNS, paired=paired)


def read_result(
    sign: str, opponent: str, colour: str, signs: Mapping[str, Outcome], *, paired: bool
) -> Result:
    """The result that a sign or letter of ``signs``, or a US letter without a game, states.

    An opponent of 0 or −1 is none.

    Raises:
        UnknownCell: there is no such sign, or it needs an opponent; the message says which.
    """
    number = int(opponent) if opponent.isascii() and opponent.isdecimal() else 0
    known = number if 0 < number < 10**6 else None
    side = colour.lower() if colour.lower() in ("w", "b") else ""
    letter = sign.strip().upper() if sign != "\0" else ""
    if letter in _NOTHING:
        if known is not None and side:
            return Result(Outcome.PENDING, known, side)
        return Result(Outcome.UNPAIRED) if paired else BLANK
    if letter in _DOUBLE:
        raise UnknownCell(
            f"{sign!r} states two games of a double round; only one game a round can be read"
        )
    outcome = signs.get(letter) or LETTERS.get(letter)
    if outcome is None or (outcome in _GAMES and letter not in signs):
        raise UnknownCell(f"{sign!r} is not a result; expected {' '.join(signs)} X F Z B H or U")
    if outcome in _GAMES:
        if known is None:
            raise UnknownCell(f"{sign!r} does not say against whom")
        return Result(outcome, known, side)
    return Result(outcome, known if outcome in _FORFEITS else None)
