"""What is not plain from the figures of a worksheet: what was dropped, adjusted, left out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from xltiebreak.bulletin.amounts import with_fractions
from xltiebreak.bulletin.letters import cell_text
from xltiebreak.figures import on_paper
from xltiebreak.ranking import Standings
from xltiebreak.worksheet import Term, Worksheet


def remarks(standings: Standings, worksheets: Mapping[int, Worksheet], explained: set[int]) -> str:
    """The line under a table of worksheets, by pairing number; empty where all is plain.

    ``explained`` are the opponents whose adjusted scores stand under an earlier table; those of
    this one are added.
    """
    terms = [term for sheet in worksheets.values() for term in sheet.terms]
    return " ".join(
        [
            *_struck_out(terms),
            *_not_counted(terms),
            *_own_unplayed(standings, worksheets),
            *_adjusted_opponents(standings, terms, explained),
        ]
    )


def is_adjusted(standings: Standings, term: Term) -> bool:
    """Whether the amount comes from an opponent's score that is not his score in the standings;
    the term's note then ends with the reason."""
    reason = _reason(standings, term)
    return bool(reason) and term.note.endswith(reason)


def is_opponents_figure(standings: Standings, term: Term) -> bool:
    """Whether the amount is the opponent's own figure, not one made from the game's result."""
    return term.note in ("", _reason(standings, term))


def deductions(sheet: Worksheet) -> list[Term]:
    """The terms of a round that has one already: what is taken off again."""
    seen: set[int | None] = set()
    again = []
    for term in sheet.terms:
        if term.round in seen:
            again.append(term)
        seen.add(term.round)
    return again


def _reason(standings: Standings, term: Term) -> str:
    """Why the opponent's score counts differently; empty where it does not."""
    return "" if term.opponent is None else standings.context.adjusted(term.opponent)[1]


def _struck_out(terms: list[Term]) -> Iterator[str]:
    drops = {term.drop.which: term.drop.because for term in terms if term.drop and term.drop.which}
    if drops:
        yield f"Struck out: the {' and the '.join(sorted(drops))} ({next(iter(drops.values()))})."


def _not_counted(terms: list[Term]) -> Iterator[str]:
    reasons = dict.fromkeys(
        term.drop.because for term in terms if term.drop and not term.drop.which
    )
    if reasons:
        yield f"Dash: {', '.join(reasons)}."


def _own_unplayed(standings: Standings, worksheets: Mapping[int, Worksheet]) -> Iterator[str]:
    """What a player's own unplayed rounds count: ``H: half-point bye, counts as 0``."""
    results = standings.section.crosstable.rows
    notes = dict.fromkeys(
        f"{cell_text(results[number][term.round - 1])[0]}: {with_fractions(term.note)}"
        for number, sheet in worksheets.items()
        for term in sheet.terms
        if term.opponent is None and term.round and term.note and term not in deductions(sheet)
    )
    if notes:
        yield f"{'; '.join(notes)}."


def _adjusted_opponents(
    standings: Standings, terms: list[Term], explained: set[int]
) -> Iterator[str]:
    """Why an opponent on 4 points counts 3½: ``No. 5 counts 3½ (score 4, with …)``."""
    starred = {term.opponent for term in terms if term.opponent and is_adjusted(standings, term)}
    fresh = []
    for opponent in sorted(starred - explained):
        score, reason = standings.context.adjusted(opponent)
        fresh.append(f"No. {opponent} counts {on_paper(score)} ({with_fractions(reason)})")
    if fresh:
        yield f"* {'; '.join(fresh)}."
    if starred & explained:
        yield "* also as under the tables above." if fresh else "* as above."
    explained |= starred
