"""What happened to one player in one round."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from xltiebreak.event.findings import TieBreakError

_OVER_THE_BOARD, _BY_FORFEIT, _BYE, _OPEN = "game", "forfeit", "bye", "open"
_UNCOUNTED, _AWAITED = "", "awaited"


class Outcome(Enum):
    """What happened to one player in one round: its name, its points, and whether he played."""

    _value_: str
    points: float
    played: bool
    forfeit: bool
    bye: bool
    begins: bool
    needs_opponent: bool
    may_name_opponent: bool

    __hash__ = object.__hash__  # an Enum's own goes by the name, slowly, at each look into a table

    def __new__(cls, name: str, points: float, manner: str) -> Outcome:
        """Return a member whose value is its name."""
        member = object.__new__(cls)
        member._value_ = name
        member.points = points
        member.played = manner == _OVER_THE_BOARD
        member.forfeit = manner == _BY_FORFEIT
        member.bye = manner == _BYE
        member.begins = manner not in (_BYE, _AWAITED)
        member.needs_opponent = manner in (_OVER_THE_BOARD, _OPEN)
        member.may_name_opponent = member.needs_opponent or member.forfeit
        return member

    WIN = "win", 1.0, _OVER_THE_BOARD
    DRAW = "draw", 0.5, _OVER_THE_BOARD
    LOSS = "loss", 0.0, _OVER_THE_BOARD
    FORFEIT_WIN = "forfeit win", 1.0, _BY_FORFEIT
    FORFEIT_DRAW = "forfeit draw", 0.5, _BY_FORFEIT
    FORFEIT_LOSS = "forfeit loss", 0.0, _BY_FORFEIT
    PAIRING_BYE = "full-point bye", 1.0, _BYE
    FULL_BYE = "granted full-point bye", 1.0, _BYE
    HALF_BYE = "half-point bye", 0.5, _BYE
    UNPAIRED = "not paired", 0.0, _BYE
    ANNULLED = "annulled, as one of the two withdrew early", 0.0, _UNCOUNTED
    PENDING = "not finished", 0.0, _OPEN
    AWAITED = "not entered yet", 0.0, _AWAITED
    UNREADABLE = "unreadable", 0.0, _UNCOUNTED


TWIN = {
    Outcome.WIN: Outcome.LOSS,
    Outcome.DRAW: Outcome.DRAW,
    Outcome.LOSS: Outcome.WIN,
    Outcome.FORFEIT_WIN: Outcome.FORFEIT_LOSS,
    Outcome.FORFEIT_DRAW: Outcome.FORFEIT_DRAW,
    Outcome.FORFEIT_LOSS: Outcome.FORFEIT_WIN,
}
"""The opponent's outcome of the same game; in a double forfeit, though, both lose."""
OTHER_COLOUR = {"w": "b", "b": "w", "": ""}
"""The opponent's colour in the same game."""


@dataclass(frozen=True)
class Result:
    """One player's result in one round.

    ``opponent`` is a pairing number, ``colour`` is ``"w"``, ``"b"`` or empty when unknown.
    ``ruling`` marks a result that the director let stand although the opponent's differs (US Chess
    letters N, R, S). ``worth`` is given where a pairing bye is not worth 1, or where a match counts
    by other points than 1, ½ and 0. ``unrated`` marks a game that counts for the standings only
    (TRF letters W, D, L). ``blank`` marks an empty cell: not paired, or not entered yet. ``played``
    tells whether a game was played over the board, ``points`` what the round added to the player's
    score; both follow from the other fields.
    """

    outcome: Outcome
    opponent: int | None = None
    colour: str = ""
    ruling: bool = False
    worth: float | None = None
    unrated: bool = False
    blank: bool = False
    played: bool = field(default=False, init=False, repr=False, compare=False)
    points: float = field(default=0.0, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        outcome, opponent = self.outcome, self.opponent
        if self.colour not in ("", "w", "b"):
            raise TieBreakError(f"{self.colour!r} is not a colour; use w, b, or nothing.")
        if (self.ruling or self.unrated) and not outcome.played:
            raise TieBreakError(f"A {outcome.value} is no game that was played.")
        if opponent is None:
            if outcome.needs_opponent:
                raise TieBreakError(f"A {outcome.value} needs the opponent's number.")
        elif opponent < 1 or not outcome.may_name_opponent:
            raise TieBreakError(f"A {outcome.value} has no opponent {opponent}.")
        object.__setattr__(self, "played", outcome.played)
        object.__setattr__(self, "points", outcome.points if self.worth is None else self.worth)

    @property
    def forfeit(self) -> bool:
        """Whether a game was paired and decided without play."""
        return self.outcome.forfeit


BLANK = Result(Outcome.UNPAIRED, blank=True)
AWAITED = Result(Outcome.AWAITED, blank=True)
"""An empty cell that is still to be typed: its round is not complete."""
UNREADABLE = Result(Outcome.UNREADABLE)
