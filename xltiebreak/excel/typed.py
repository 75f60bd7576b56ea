"""What a director would have typed: results and ratings as the text of their cells."""

from __future__ import annotations

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.notation import us
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Player


def letters(player: Player, round: int, result: Result) -> str:
    """The result in US letters, which have their own for a bye that is worth ½ or nothing.

    Raises:
        TieBreakError: the result was not understood, or there is no letter for it.
    """
    if result.outcome is Outcome.UNREADABLE:
        raise TieBreakError(
            f"Round {round} of {player.label} could not be read; correct it before it is "
            "written to a workbook."
        )
    if result.worth is None:
        return us.write(result)
    for outcome in (Outcome.PAIRING_BYE, Outcome.HALF_BYE, Outcome.UNPAIRED):
        bye = Result(outcome)
        if bye.points == result.points:
            return us.write(bye)
    raise TieBreakError(
        f"Round {round} of {player.label} is a bye worth {result.points:g}, "
        "for which there is no letter."
    )


def rating(player: Player) -> int | str | None:
    """A rating: 1641, or 1641P17 where it is provisional."""
    if player.rating is None or player.provisional is None:
        return player.rating
    return f"{player.rating}P{player.provisional}"
