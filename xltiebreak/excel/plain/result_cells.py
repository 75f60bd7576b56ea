"""A result cell in US letters, taken apart by the formulas of ``formulas/swiss.formulas``: its
letter, the opponent's row, and whether it agrees with the opponent's cell, each in a hidden column.

:mod:`xltiebreak.event.letters` decides what is a result, :mod:`xltiebreak.checks.games` which
cells agree.
"""

from __future__ import annotations

from collections.abc import Mapping

PLAYED, RULINGS = "WDLNRS", "NRS"
"""Letters of games that were played, and of rulings."""

FAULTS: Mapping[int, str] = {
    1: "cannot be read, or names a number that no player has",
    2: "says that somebody plays himself",
    3: "names an opponent whom another player names in the same round",
    4: "does not go together with the opponent's cell",
    5: "does not say how many points it gave: type B for a full point, H for half a point, U for "
    "none",
}
"""What may be wrong with a cell, by the number that its formula gives; 0 is no fault."""


SAME_COLOUR = -1
"""In place of a fault: a warning that the opponent's cell, further down, has the same colour."""

BLOCKS = ("typed", "text", "letter", "named", "opponent", "fault")
"""The hidden columns, one block of all rounds a step."""


def without_colour(games: str, texts: str) -> str:
    """Return the condition, for a block, that a game has neither ``w`` nor ``b`` behind it."""
    ends = f"RIGHT({texts})"
    return f'({games}<>"")*({games}>0)*({ends}<>"W")*({ends}<>"B")'
