"""Tie-breaks that look only at the player's own results: points for them, and counts of rounds."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import Callable

from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome, Result
from xltiebreak.rules.context import Context
from xltiebreak.rules.editions import History, requested_byes_and_forfeit_losses
from xltiebreak.rules.scores import Scores
from xltiebreak.rules.systems.registry import REVERSED, Figures, Needs, system
from xltiebreak.rules.terms import NO_TERMS, Term, Terms, Words, idle, read_off
from xltiebreak.rules.worksheet import MEAN, READ_OFF


@system(
    "KASH",
    "Kashdan",
    "US Chess 34E7",
    "4 for a win, 2 for a draw, 1 for a loss, nothing for an unplayed round.",
    by_hand=(Figures.POINTS,),
    function="KASHDAN",
)
def kashdan(context: Context, number: int) -> Terms:
    """4 for a win, 2 for a draw, 1 for a loss, 0 for an unplayed round.

    Source: US Chess 34E7. WinTD's help says 2 × wins + draws, which would not make
    "a win and a loss worth more than two draws" as its next line has it; edition ``wintd`` shows
    that figure.
    """
    worth = dict(zip((Outcome.WIN, Outcome.DRAW, Outcome.LOSS), context.edition.kashdan))

    return context.of_games(number, lambda result: float(worth[result.outcome]))


@system(
    "BLACKS",
    "Most Blacks",
    "US Chess 34E6",
    "The number of games played with Black.",
    needs=Needs.COLOURS,
    function="MOSTBLACKS",
)
def most_blacks(context: Context, number: int) -> Terms:
    """One for each game played with Black; nothing where no colours were recorded.

    Source: US Chess 34E6.
    """
    if not context.scores.knows_colours:
        return NO_TERMS
    history = context.history(number)
    amounts = [1.0 if result.played and result.colour == "b" else None for _, result in history]
    return Terms(amounts, partial(_game_with_black, history))


def _game_with_black(history: History, place: int, amount: Figure | None) -> Term:
    round, result = history[place]
    if amount is None:
        return Term(round, result.opponent, 0.0, drop=idle(_not_black(result)))
    return Term(round, result.opponent, amount)


def _not_black(result: Result) -> str:
    if result.played:
        return "White" if result.colour == "w" else "color not known"
    unplayed: str = result.outcome.value
    return unplayed


@system(
    "PCT",
    "Percentage",
    "WinTD",
    "The points from games as a percentage of the games played.",
    combine=MEAN,
    digits=1,
    of_points=True,
    by_hand=(Figures.POINTS,),
    function="PCTSCORE",
)
def percentage(context: Context, number: int) -> Terms:
    """100 × points from games ÷ games played, as the mean of 100, 50 and 0; no value without a
    game.

    Source: WinTD help, "Percentage Score".
    """
    win = context.scores.win
    return context.of_games(number, lambda result: _percent(result.points, win))


def _percent(points: float, win: float) -> Figure:
    return 100 * points if win == 1 else Fraction(100 * points) / Fraction(win)


@system(
    "WIN",
    "Number of Wins",
    "FIDE C.07 7.1",
    "The rounds that gave as many points as a win, played or not.",
)
def wins(context: Context, number: int) -> Terms:
    """One for each round with as many points as a win, with or without play; of teams, match
    points.

    Source: FIDE C.07 7.1.
    """
    scores = context.by.match
    return _counted(scores, number, lambda result: result.points == scores.win)


@system(
    "WON",
    "Number of Games Won",
    "FIDE C.07 7.2",
    "The games won over the board.",
)
def games_won(context: Context, number: int) -> Terms:
    """One for each game won over the board; a forfeit is none in a round-robin either, where
    15.2 takes forfeits for regular games otherwise.

    Source: FIDE C.07 7.2, 15.2.
    """
    return _counted(context.scores, number, lambda result: result.outcome is Outcome.WIN)


@system(
    "BPG",
    "Games Played with Black",
    "FIDE C.07 7.3",
    "The games played over the board with Black.",
    needs=Needs.COLOURS,
)
def games_with_black(context: Context, number: int) -> Terms:
    """One for each game played with Black; nothing where no colours were recorded.

    Source: FIDE C.07 7.3.
    """
    if not context.scores.knows_colours:
        return NO_TERMS
    return _counted(context.scores, number, lambda result: result.played and result.colour == "b")


@system(
    "BWG",
    "Games Won with Black",
    "FIDE C.07 7.4",
    "The games won over the board with Black.",
    needs=Needs.COLOURS,
)
def games_won_with_black(context: Context, number: int) -> Terms:
    """One for each game won with Black; nothing where no colours were recorded.

    Source: FIDE C.07 7.4.
    """
    if not context.scores.knows_colours:
        return NO_TERMS
    return _counted(
        context.scores,
        number,
        lambda result: result.outcome is Outcome.WIN and result.colour == "b",
    )


@system(
    "REP",
    "Rounds Elected to Play",
    "FIDE C.07 7.6",
    "The rounds without half-point byes, zero-point byes and forfeit losses.",
)
def rounds_elected_to_play(context: Context, number: int) -> Terms:
    """One for each round but for half-point byes, zero-point byes and forfeit losses.

    Source: FIDE C.07 7.6 (GE before August 2024).
    """
    return _counted(
        context.scores, number, lambda result: not requested_byes_and_forfeit_losses(result)
    )


@system(
    "STD",
    "Standard Points",
    "FIDE C.07 7.7",
    "One for each round with more than a draw, a half for each with a draw.",
)
def standard_points(context: Context, number: int) -> Terms:
    """One for each round in which the player outscored the scheduled opponent or, without
    playing, got more than a draw; a half where the two are equal; of teams, match points.

    Source: FIDE C.07 7.7 of 2026.
    """
    scores = context.by.match
    draw, history = scores.draw, scores.histories[number]
    amounts = [(result.points > draw) / 2 + (result.points >= draw) / 2 for _, result in history]
    return Terms(amounts, partial(_round_that_counts, history))


@system(
    "TPN",
    "Tournament Pairing Number",
    "FIDE C.07 7.8",
    "The lower pairing number comes first.",
    combine=READ_OFF,
    higher_is_better=False,
    options={REVERSED: "reversed (the higher number first)"},
)
def pairing_number(context: Context, number: int) -> Terms:
    """The player's pairing number. Source: FIDE C.07 7.8 of 2026."""
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
