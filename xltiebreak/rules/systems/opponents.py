"""Tie-breaks that add up what the opponents scored."""

from __future__ import annotations

from functools import partial

from xltiebreak.event.figures import Figure
from xltiebreak.rules.context import Context
from xltiebreak.rules.cuts import CUT_OR_MEDIAN, cut, cut_as_asked
from xltiebreak.rules.systems.registry import Figures, system
from xltiebreak.rules.terms import Term, Terms, Words, no_value
from xltiebreak.rules.worksheet import MEAN, SUM, total

FORFEITS_AS_GAMES = {"P": "with forfeits as games (against the scheduled opponent)"}


_of_scores = partial(system, of_opponents=True, of_points=True)
_by_hand = partial(_of_scores, by_hand=(Figures.SCORES,))


@_of_scores(
    "MM",
    "The opponents' scores added up: without the lowest for more than half the points, without the "
    "highest for less, without both for exactly half (two of each from 9 rounds).",
    by_hand=(Figures.SCORES, Figures.SCORE),
    function="MODMEDIAN",
)
def modified_median(context: Context, number: int) -> Terms:
    """Modified Median (US Chess 34E1): drop the least significant of the opponents' adjusted
    scores: the lowest for a plus score, the highest for a minus score, both for an even one; two
    from 9 rounds."""
    each = 2 if context.rounds_each >= 9 else 1
    sign = context.scores.sign(number)
    share = {1: "more than", 0: "exactly", -1: "less than"}[sign]
    return cut(
        context.opponents(number),
        lowest=each if sign >= 0 else 0,
        highest=each if sign <= 0 else 0,
        because=f"{share} half the points" + ", 9 rounds or more" * (each == 2),
    )


@_by_hand(
    "MED",
    "The opponents' scores without the highest and the lowest (two of each from 9 rounds).",
    options={"H": "with Harkness's bands (three of each above 12 rounds)"},
    function="HARKNESS",
)
def median(context: Context, number: int) -> Terms:
    """Median (US Chess 34E4): drop the highest and the lowest for every score; two of each from 9
    rounds, and with option H three of each above 12 rounds.

    Source: for H, S. C. Miller, *Understanding Tie-breaks*.
    """
    each = 2 if context.rounds_each >= 9 else 1
    if "H" in context.options and context.rounds_each > 12:
        each = 3
    return cut(
        context.opponents(number), lowest=each, highest=each, because="the Median drops both ends"
    )


@_by_hand("SOLK", "The sum of the opponents' scores.", function="SOLKOFF")
def solkoff(context: Context, number: int) -> Terms:
    """Solkoff (US Chess 34E2): the opponents' adjusted scores, nothing dropped."""
    return context.opponents(number)


@_by_hand(
    "BH",
    "The sum of the opponents' scores.",
    options={**CUT_OR_MEDIAN, **FORFEITS_AS_GAMES},
    function="BUCHHOLZ",
    functions={"C1": "BUCHHOLZCUT", "M1": "MEDBUCHHOLZ"},
)
def buchholz(context: Context, number: int) -> Terms:
    """Buchholz (FIDE C.07 8.1): the opponents' adjusted scores; a virtual opponent's for a round
    without a game.

    Source: FIDE C.07 8.1, 14, 16.
    """
    return cut_as_asked(context, number, context.opponents(number))


@_of_scores(
    "FB",
    "Buchholz as if every paired game of the final round had been drawn.",
    of_rounds=True,
    options={**CUT_OR_MEDIAN, **FORFEITS_AS_GAMES},
)
def fore_buchholz(context: Context, number: int) -> Terms:
    """Fore Buchholz (FIDE C.07 8.3): Buchholz with the final round's paired games as draws."""
    fore = buchholz(context.on(context.scores.fore()), number)
    return Terms(fore.amounts, partial(_term_of_fore, fore, context.opponents(number)), fore.drops)


def _term_of_fore(fore: Terms, played: Terms, place: int, amount: Figure | None) -> Term:
    term = fore.make_term(place, amount)
    return term._replace(wording=partial(_wording_of_fore, term, played[place]))


def _wording_of_fore(term: Term, played: Term) -> Words:
    """Return the term's own words; first the reason, if the score is not that of Buchholz."""
    if (term.amount, term.words) == (played.amount, played.words):
        return term.words
    return Words("final round as a draw").then(term.words)


@_of_scores(
    "AOB",
    "The average Buchholz of the opponents met over the board.",
    combine=MEAN,
    options={"F": "with the final round as draws (Fore Buchholz)"},
)
def average_of_opponents_buchholz(context: Context, number: int) -> Terms:
    """Average of Opponents' Buchholz (FIDE C.07 8.2): the mean Buchholz of the opponents met over
    the board; with F their Fore Buchholz."""
    if "F" in context.options and not context.knows_rounds:
        return no_value("a grid of players does not say which round was the last")
    whose = context.on(context.scores.fore()) if "F" in context.options else context
    return context.of_opponents(number, lambda opponent: _buchholz_of(whose, opponent))


@_of_scores("SBH", "The Buchholz of the opponents met over the board, added.")
def sum_of_buchholz(context: Context, number: int) -> Terms:
    """Sum of Buchholz (Swiss-Manager, Sum of Buchholz): the Buchholz of each opponent met over the
    board, under US editions his Solkoff; a round without a game adds nothing.

    Source: the list of Swiss-Manager's tie-breaks, "Sum of Buchholz-Tie-Breaks (all results)".
    """
    return context.of_opponents(number, lambda opponent: _buchholz_of(context, opponent))


def _buchholz_of(context: Context, opponent: int) -> Figure:
    return context.figure("BH", opponent, lambda c, n: total(SUM, buchholz(c, n))) or 0.0
