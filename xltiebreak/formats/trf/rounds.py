"""One round of one player, the eight columns ``  12 w 1`` ⇄ one result."""

from __future__ import annotations

from collections.abc import Mapping

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.formats.trf.layout import COLOUR, OPPONENT, RESULT, ROUND_TEXT, Field
from xltiebreak.formats.trf.records import whole

PLAYED: Mapping[str, tuple[Outcome, bool]] = {
    "1": (Outcome.WIN, False),
    "=": (Outcome.DRAW, False),
    "0": (Outcome.LOSS, False),
    "W": (Outcome.WIN, True),
    "D": (Outcome.DRAW, True),
    "L": (Outcome.LOSS, True),
}
"""Games, and whether they lasted less than a move and so were not rated."""
FORFEITS: Mapping[str, Outcome] = {"+": Outcome.FORFEIT_WIN, "-": Outcome.FORFEIT_LOSS}
BYES: Mapping[str, Outcome] = {
    "H": Outcome.HALF_BYE,
    "F": Outcome.FULL_BYE,
    "U": Outcome.PAIRING_BYE,
    "Z": Outcome.UNPAIRED,
}

ABSENT = Result(Outcome.UNPAIRED)
ALONE: Mapping[Outcome, Result] = {
    Outcome.FORFEIT_WIN: Result(Outcome.FULL_BYE),
    Outcome.FORFEIT_LOSS: ABSENT,
}
"""The meaning of a forfeit without an opponent if players are paired one by one: older programs
write byes so. In a match of teams it can be a board without players."""

_LETTER = {
    **{outcome: letter for letter, outcome in FORFEITS.items()},
    **{outcome: letter for letter, outcome in BYES.items()},
    Outcome.FORFEIT_DRAW: "H",
    Outcome.PENDING: " ",
}
_PLAYED_LETTER = {kind: letter for letter, kind in PLAYED.items()}

_HALF_POINT = "="
"""A half-point bye if no opponent is named, as older programs write it."""
_UNFINISHED = "*"
"""Not in the format; some programs write it while a game is being played."""


class UnknownRound(TieBreakError):
    """The error that a round cannot be read; ``field`` is the part that is wrong."""

    def __init__(self, field: Field, message: str) -> None:
        super().__init__(message)
        self.field = field


def read_round(text: str, bye_worth: float | None = None) -> Result:
    """Return the result in a round's columns; missing columns at the end count as blank.

    ``bye_worth`` is the worth of a pairing bye if it is not 1. An opponent without a result, or
    with ``*``, is a game that is not finished; without both, the round is blank.

    Raises:
        UnknownRound: the columns state no result; the message says what was expected.
    """
    if not text or text.isspace():
        return BLANK
    opponent = _opponent(OPPONENT.text_in(text).strip())
    colour, letter = COLOUR.text_in(text).strip().lower(), RESULT.text_in(text).strip().upper()
    if colour not in ("", "-", "w", "b"):
        raise UnknownRound(COLOUR, f"{colour!r} is not a color; expected w, b or -")
    colour = colour.strip("-")
    if letter in PLAYED:
        outcome, unrated = PLAYED[letter]
        if opponent is None and letter == _HALF_POINT:
            return Result(Outcome.HALF_BYE)
        if opponent is None:
            raise UnknownRound(OPPONENT, f"{letter!r} needs the opponent's starting number")
        return Result(outcome, opponent, colour, unrated=unrated)
    if letter in FORFEITS:
        return Result(FORFEITS[letter], opponent, colour)
    if letter in BYES:
        if opponent is not None:
            raise UnknownRound(
                RESULT, f"{letter!r} is a bye, but player {opponent} is named; correct one of them"
            )
        outcome = BYES[letter]
        return Result(outcome, worth=bye_worth if outcome is Outcome.PAIRING_BYE else None)
    if letter == _UNFINISHED and opponent is None:
        raise UnknownRound(OPPONENT, f"{letter!r} needs the opponent's starting number")
    if letter and letter != _UNFINISHED:
        raise UnknownRound(
            RESULT, f"{letter!r} is not a result; expected one of 1 = 0 W D L + - H F U Z"
        )
    return BLANK if opponent is None else Result(Outcome.PENDING, opponent, colour)


def _opponent(text: str) -> int | None:
    if not text.strip("0"):
        return None
    if not (text.isascii() and text.isdecimal()):
        raise UnknownRound(
            OPPONENT, f"{text!r} is not a starting number; expected one such as 12, or 0000"
        )
    return int(text)


def read_byes(line: str) -> tuple[Result, int, list[int]] | None:
    """Return the bye of a record 240, its round, which may be one to come, and the players or teams
    who have it; nothing if the record cannot be read."""
    letter, *figures = line[3:].upper().split() or [""]
    if letter not in ("F", "H", "Z") or len(figures) < 2 or not all(map(whole, figures)):
        return None
    round, *numbers = map(int, figures)
    return Result(BYES[letter]), round, numbers


class KnownRounds(dict[str, Result]):
    """The rounds read so far, by their columns. Equal columns share one result, and columns that
    differ only by the opponent are read once, which makes large files quick."""

    def __init__(self, bye_worth: float | None) -> None:
        super().__init__()
        self.bye_worth = bye_worth
        self.alike: dict[str, Result] = {}

    def __missing__(self, text: str) -> Result:
        opponent, rest = text[: OPPONENT.last].strip(), text[OPPONENT.last :]
        number = int(opponent) if opponent.isascii() and opponent.isdecimal() else 0
        alike = self.alike.get(rest)
        if alike is not None and number:
            result = Result(alike.outcome, number, alike.colour, unrated=alike.unrated)
        else:
            result = read_round(text, self.bye_worth)
            if result.opponent is not None:
                self.alike[rest] = result
        self[text] = result
        return result


def write_round(result: Result) -> str:
    """Return the eight columns of a result, blank where nothing is known.

    A forfeit draw, for which TRF has no letter, becomes a half-point bye: that is worth as much,
    and is not played either. A ruling becomes the result that it gave.
    """
    if result.blank:
        return " " * ROUND_TEXT
    if result.played:
        letter = _PLAYED_LETTER[result.outcome, result.unrated]
    else:
        letter = _LETTER[result.outcome]
    opponent = None if result.outcome is Outcome.FORFEIT_DRAW else result.opponent
    number = "0000" if opponent is None else OPPONENT.set(str(opponent))
    colour = "" if letter in BYES else result.colour
    return f"{number} {colour or '-'} {letter}"
