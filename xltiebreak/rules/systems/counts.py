"""FIDE's tie-breaks that count rounds: wins, games with Black, rounds one elected to play."""

from __future__ import annotations

from functools import partial
from typing import Callable

from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome, Result
from xltiebreak.rules.context import Context
from xltiebreak.rules.scores import Scores
from xltiebreak.rules.systems.registry import REVERSED, Needs, system
from xltiebreak.rules.terms import Term, Terms, Words, idle, read_off
from xltiebreak.rules.unplayed import History, requested_byes_and_forfeit_losses
from xltiebreak.rules.worksheet import READ_OFF


@system("WIN", "The rounds that gave as many points as a win, played or not.")
def wins(context: Context, number: int) -> Terms:
    """Number of Wins (FIDE C.07 7.1): one for each round with as many points as a win, played or
    not; for teams, by match points."""
    scores = context.by.match
    return _counted(scores, number, lambda result: result.points == scores.win)


@system("WON", "The games won over the board.")
def games_won(context: Context, number: int) -> Terms:
    """Number of Games Won (FIDE C.07 7.2): one for each game won over the board. A forfeit win is
    none, not even in a round-robin, where 15.2 otherwise takes forfeits for regular games.

    Source: FIDE C.07 7.2, 15.2.
    """
    return _counted(context.scores, number, lambda result: result.outcome is Outcome.WIN)


@system("BPG", "The games played over the board with Black.", needs=Needs.COLOURS)
def games_with_black(context: Context, number: int) -> Terms:
    """Games Played with Black (FIDE C.07 7.3): one for each game played with Black."""
    return _counted(context.scores, number, lambda result: result.played and result.colour == "b")


@system("BWG", "The games won over the board with Black.", needs=Needs.COLOURS)
def games_won_with_black(context: Context, number: int) -> Terms:
    """Games Won with Black (FIDE C.07 7.4): one for each game won with Black."""
    return _counted(
        context.scores,
        number,
        lambda result: result.outcome is Outcome.WIN and result.colour == "b",
    )


@system("REP", "The rounds without half-point byes, zero-point byes and forfeit losses.")
def rounds_elected_to_play(context: Context, number: int) -> Terms:
    """Rounds Elected to Play (FIDE C.07 7.6): one for each round except half-point byes, zero-point
    byes and forfeit losses.

    Source: FIDE C.07 7.6 (GE before August 2024).
    """
    return _counted(
        context.scores, number, lambda result: not requested_byes_and_forfeit_losses(result)
    )


@system("STD", "One for each round with more than a draw, a half for each with a draw.")
def standard_points(context: Context, number: int) -> Terms:
    """Standard Points (FIDE C.07 7.7): one for each round in which the player outscored the
    scheduled opponent or, without playing, got more than a draw; a half where the two are equal;
    for teams, by match points.

    Source: FIDE C.07 7.7 of 2026.
    """
    scores = context.by.match
    draw, history = scores.draw, scores.histories[number]
    amounts = [(result.points > draw) / 2 + (result.points >= draw) / 2 for _, result in history]
    return Terms(amounts, partial(_round_that_counts, history))


@system(
    "TPN",
    "The lower pairing number comes first.",
    combine=READ_OFF,
    higher_is_better=False,
    options={REVERSED: "reversed (the higher number first)"},
)
def pairing_number(context: Context, number: int) -> Terms:
    """Tournament Pairing Number (FIDE C.07 7.8): the player's pairing number. Source: FIDE C.07 7.8
    of 2026."""
    return read_off(float(number), Words(f"the {context.entry}'s pairing number"))


def _counted(scores: Scores, number: int, counts: Callable[[Result], bool]) -> Terms:
    history = scores.histories[number]
    amounts = [1.0 if counts(result) else None for _, result in history]
    return Terms(amounts, partial(_round_that_counts, history))


def _round_that_counts(history: History, place: int, amount: Figure | None) -> Term:
    round, result = history[place]
    if amount is not None:
        return Term(round, result.opponent, amount, Words(result.outcome.value))
    colour = {"w": " with White", "b": " with Black"}.get(result.colour if result.played else "")
    return Term(round, result.opponent, 0.0, drop=idle(result.outcome.value + (colour or "")))
