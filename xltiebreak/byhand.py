"""A calculator for whoever checks software by hand: bare figures in, the worksheet out.

The figures are put into a context of one player and his opponents, so that the same rule does
the work as for a whole crosstable.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from xltiebreak.context import Context
from xltiebreak.editions import edition_named
from xltiebreak.errors import TieBreakError
from xltiebreak.figures import Figure
from xltiebreak.model import Crosstable, Outcome, Result
from xltiebreak.notation.us import LETTERS
from xltiebreak.systems import TieBreak, tie_break
from xltiebreak.worksheet import Worksheet

PLAYER = 1_000_000
"""The player's own number; the opponents are 1, 2, 3 … in the order given."""

_OF_OPPONENTS = ("scores", "cumulatives", "ratings", "performances")
_GAMES = {1.0: Outcome.WIN, 0.5: Outcome.DRAW, 0.0: Outcome.LOSS}
_TWIN = {Outcome.WIN: Outcome.LOSS, Outcome.LOSS: Outcome.WIN, Outcome.DRAW: Outcome.DRAW}


def by_hand(
    code: str,
    *,
    opponents: Sequence[Figure] = (),
    results: Sequence[float | str] = (),
    score: float | None = None,
    rounds: int | None = None,
    edition: str = "uschess",
) -> Worksheet:
    """The worksheet of one player from bare figures.

    ``opponents`` are what the tie-break adds up: adjusted scores, Cumulatives, ratings or
    performances, one for each game in the order of the rounds. ``results`` are the player's own,
    one a round: 1, ½ and 0 for games, or a US letter (W D L, B H U, X Z F). ``score`` is needed
    where the rule asks for plus or minus, ``rounds`` where it is more than the figures given.

    Raises:
        TieBreakError: something the rule needs is missing, or the figures do not fit together.
    """
    one = tie_break(code)
    _refuse_what_is_missing(one, opponents, results, score)
    outcomes = [_outcome(result) for result in results] or [Outcome.DRAW] * len(opponents)
    length = max(len(outcomes), rounds or 0)
    if rounds is not None and rounds < len(outcomes):
        raise TieBreakError(f"{len(outcomes)} rounds of figures are more than {rounds} rounds.")
    outcomes += [Outcome.UNPAIRED] * (length - len(outcomes))
    context = Context(_crosstable(outcomes, opponents), edition_named(edition))
    if score is not None:
        context.scores[PLAYER] = score
    _tell(context, one, opponents)
    worksheet = one.worksheet(context, PLAYER)
    return replace(worksheet, terms=tuple(t._replace(opponent=None) for t in worksheet.terms))


def _refuse_what_is_missing(
    one: TieBreak,
    opponents: Sequence[Figure],
    results: Sequence[float | str],
    score: float | None,
) -> None:
    needs = one.system.by_hand
    if not needs:
        raise TieBreakError(
            f"{one.code} cannot be worked out from bare figures; use explain on the whole event."
        )
    for need in needs:
        if need in _OF_OPPONENTS and not opponents:
            raise TieBreakError(f"{one.code} needs the opponents' {need} (--opponents).")
        if need == "points" and not results:
            raise TieBreakError(f"{one.code} needs the player's own results (--points).")
        if need == "score" and score is None and not results:
            raise TieBreakError(
                f"{one.code} needs the player's own score (--score), for plus or minus."
            )


def _outcome(result: float | str) -> Outcome:
    if isinstance(result, str):
        outcome = LETTERS.get(result.upper())
        if outcome is None:
            raise TieBreakError(f"{result!r} is not a result; use 1, ½, 0 or {' '.join(LETTERS)}.")
        return outcome
    if result not in _GAMES:
        raise TieBreakError(f"{result} is not a result; use 1, ½ or 0.")
    return _GAMES[result]


def _crosstable(outcomes: Sequence[Outcome], opponents: Sequence[Figure]) -> Crosstable:
    """One row for the player and one for each opponent, who played in that round only."""
    played = [round for round, outcome in enumerate(outcomes) if outcome in _TWIN]
    numbers = range(1, len(played) + 1)
    if opponents and len(opponents) != len(played):
        raise TieBreakError(
            f"{len(opponents)} opponents for {len(played)} games; expected one for each game."
        )
    own = [Result(outcome) for outcome in outcomes if outcome not in _TWIN]
    row = [
        Result(outcome, numbers[played.index(round)]) if outcome in _TWIN else own.pop(0)
        for round, outcome in enumerate(outcomes)
    ]
    rows = [
        tuple(
            Result(_TWIN[outcomes[round]], PLAYER) if round == game else Result(Outcome.UNPAIRED)
            for round in range(len(outcomes))
        )
        for game in played
    ]
    return Crosstable((PLAYER, *numbers), (tuple(row), *rows))


def _tell(context: Context, one: TieBreak, opponents: Sequence[Figure]) -> None:
    """Put the given figures where the rule will look for them."""
    for number, figure in enumerate(opponents, start=1):
        if "scores" in one.system.by_hand:
            context.tell_score(number, float(figure))
        elif "cumulatives" in one.system.by_hand:
            context.known["CUM", number] = figure
        elif "performances" in one.system.by_hand:
            context.known["performance", number] = figure
        else:
            context.ratings = {**context.ratings, number: int(figure)}
