"""Tie-breaks that add up what the opponents scored."""

from __future__ import annotations

from collections.abc import Sequence

from xltiebreak.context import Context
from xltiebreak.figures import decimal
from xltiebreak.model import Outcome
from xltiebreak.systems.registry import system
from xltiebreak.worksheet import Drop, Term, not_played


@system(
    "MM",
    "Modified Median",
    "US Chess 34E1",
    "The opponents' scores without the lowest for a plus score, without the highest for a minus "
    "score, without both for an even score (two instead of one from 9 rounds).",
    by_hand=("scores", "score"),
    function="MODMEDIAN",
)
def modified_median(context: Context, number: int) -> list[Term]:
    """Drop the least significant of the opponents' adjusted scores: the lowest for a plus
    score, the highest for a minus score, both for an even one; two from 9 rounds.

    Source: US Chess 34E1.
    """
    each = 2 if context.rounds >= 9 else 1
    sign = context.sign(number)
    share = {1: "more than", 0: "exactly", -1: "less than"}[sign]
    return cut(
        context.opponents(number),
        lowest=each if sign >= 0 else 0,
        highest=each if sign <= 0 else 0,
        because=f"{share} half the points" + ", 9 rounds or more" * (each == 2),
    )


@system(
    "MED",
    "Median",
    "US Chess 34E4",
    "The opponents' scores without the highest and the lowest (two of each from 9 rounds).",
    by_hand=("scores",),
    options={"H": "with Harkness's bands (three of each above 12 rounds)"},
    function="HARKNESS",
)
def median(context: Context, number: int) -> list[Term]:
    """Drop the highest and the lowest for every score; two of each from 9 rounds, and with
    option H three of each above 12 rounds.

    Source: US Chess 34E4; for H, S. C. Miller, *Understanding Tie-breaks*.
    """
    each = 2 if context.rounds >= 9 else 1
    if "H" in context.options and context.rounds > 12:
        each = 3
    return cut(
        context.opponents(number), lowest=each, highest=each, because="the Median drops both ends"
    )


@system(
    "SOLK",
    "Solkoff",
    "US Chess 34E2",
    "The sum of the opponents' scores.",
    by_hand=("scores",),
    function="SOLKOFF",
)
def solkoff(context: Context, number: int) -> list[Term]:
    """The opponents' adjusted scores, nothing dropped. Source: US Chess 34E2."""
    return context.opponents(number)


def cut(terms: Sequence[Term], lowest: int, highest: int, because: str) -> list[Term]:
    """The same terms with the lowest and highest marked as dropped; all where there are fewer
    terms than drops."""
    ranked = sorted(
        (k for k, term in enumerate(terms) if term.counted), key=lambda k: terms[k].amount
    )
    low = ranked[:lowest]
    high = ranked[lowest:][-highest:] if highest else []
    drops = {k: Drop(_which("lowest", len(low)), because) for k in low}
    drops.update({k: Drop(_which("highest", len(high)), because) for k in high})
    return [term._replace(drop=drops[k]) if k in drops else term for k, term in enumerate(terms)]


def _which(end: str, count: int) -> str:
    return {1: end, 2: f"two {end}", 3: f"three {end}"}[count]


@system(
    "SB",
    "Sonneborn-Berger",
    "US Chess 34E8",
    "The scores of the opponents beaten and half the scores of those drawn with.",
    by_hand=("scores", "points"),
    options={"A": "on adjusted scores (unplayed rounds of the opponents at ½)"},
    function="SONNEBORN",
)
def sonneborn_berger(context: Context, number: int) -> list[Term]:
    """The final score of each opponent beaten and half of each drawn; nothing for unplayed
    rounds. Option A takes adjusted scores.

    Source: US Chess 34E8; FIDE C.07 9.1.
    """
    factor = context.edition.sonneborn_factor
    terms = []
    for round, result in context.history(number):
        opponent = result.opponent
        if not result.played or opponent is None:
            terms.append(not_played(round, result))
            continue
        score, adjusted = context.score(opponent), ""
        if "A" in context.options:
            score, adjusted = context.adjusted(opponent)
        note = {
            Outcome.WIN: "beaten" if factor == 1 else f"beaten, twice {decimal(score)}",
            Outcome.DRAW: f"drawn, half of {decimal(score)}" if factor == 1 else "drawn",
            Outcome.LOSS: "lost",
        }[result.outcome]
        note = "; ".join(part for part in (note, adjusted) if part)
        terms.append(Term(round, opponent, factor * result.points * score, note))
    return terms
