"""What is not plain from the figures of a worksheet: what was dropped, adjusted, left out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from xltiebreak.bulletin.wording import small_text, term_text, with_fractions
from xltiebreak.event.figures import on_paper
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.systems import Figures, TieBreak
from xltiebreak.rules.terms import Term
from xltiebreak.rules.worksheet import Worksheet


def remarks(
    standings: Standings,
    one: TieBreak,
    worksheets: Mapping[int, Worksheet],
    starred: set[int],
    explained: set[int],
) -> str:
    """The line under a table of worksheets, by pairing number; empty where all is plain.

    ``starred`` are the opponents with adjusted scores; those ``explained`` stand further up, and
    those of this line are added to them.
    """
    terms = [term for sheet in worksheets.values() for term in sheet.terms]
    parts = [*struck_out(terms), *not_counted(terms), *_own_unplayed(standings, worksheets)]
    fresh = starred - explained
    if fresh:
        parts.append(f"* {adjusted_scores(standings, fresh)}")
    if starred & explained:
        parts.append("* also as above." if fresh else "* as above.")
    parts += _other_figures(one, [term for term in terms if term.opponent not in starred])
    explained |= starred
    return " ".join(parts)


def starred(standings: Standings, one: TieBreak, worksheets: Mapping[int, Worksheet]) -> set[int]:
    """The opponents with whose adjusted scores these worksheets are made."""
    return {
        term.opponent
        for number, sheet in worksheets.items()
        for term in sheet.terms
        if term.opponent is not None and is_adjusted(standings, one, number, term)
    }


def is_adjusted(standings: Standings, one: TieBreak, number: int, term: Term) -> bool:
    """Whether the player's amount is made from an opponent's adjusted score, where that is not
    the opponent's score in the standings."""
    if term.opponent is None or term.round is None or term.instead is None:
        return False
    if one.points and standings.context.by.counted_by(one.points) is not standings.context.scores:
        return False  # by points that do not place the teams: explained as any other figure
    return bool(one.system.by_hand) and _weight(standings, one, number, term.round) != 0


def _weight(standings: Standings, one: TieBreak, number: int, round: int) -> float:
    """How often an opponent's score is in the amount: once, or as often as the result gave."""
    if Figures.POINTS not in one.system.by_hand:
        return 1.0
    return standings.context.scores.crosstable.rows[number][round - 1].points


def is_noted(one: TieBreak, term: Term) -> bool:
    """Whether the opponent's figure is not the plain one, for any reason."""
    return one.system.of_opponents and term.opponent is not None and bool(term.note)


def deductions(sheet: Worksheet) -> list[Term]:
    """The terms of a round that has one already: what is taken off again."""
    seen: set[int | None] = set()
    again = []
    for term in sheet.terms:
        if term.round in seen:
            again.append(term)
        seen.add(term.round)
    return again


def struck_out(terms: Sequence[Term]) -> Iterator[str]:
    """Which terms were dropped, and why: ``Struck out: the lowest (even score).``"""
    dropped: dict[str, set[str]] = {}
    for term in terms:
        if term.drop and term.drop.which:
            dropped.setdefault(term.drop.because, set()).add(term.drop.which)
    if dropped:
        told = (
            f"the {' and the '.join(sorted(which))} ({with_fractions(because)})"
            for because, which in dropped.items()
        )
        yield f"Struck out: {'; '.join(told)}."


def not_counted(terms: Sequence[Term]) -> Iterator[str]:
    """Why some rounds count for nothing: ``Dash: forfeit loss.``"""
    reasons = dict.fromkeys(
        term.drop.because for term in terms if term.drop and not term.drop.which
    )
    if reasons:
        yield f"Dash: {with_fractions(', '.join(reasons))}."


def _own_unplayed(standings: Standings, worksheets: Mapping[int, Worksheet]) -> Iterator[str]:
    """What a player's own unplayed rounds count: ``H: half-point bye, counts as 0``."""
    section = standings.section
    results = section.crosstable.rows
    notes = dict.fromkeys(
        marked(small_text(section, results[number][term.round - 1])[:1], with_fractions(term.note))
        for number, sheet in worksheets.items()
        for term in sheet.terms
        if term.opponent is None and term.round and term.note and term not in deductions(sheet)
    )
    if notes:
        yield f"{'; '.join(notes)}."


def _other_figures(one: TieBreak, terms: list[Term]) -> Iterator[str]:
    """Why an opponent counts with another figure than his own, scores apart that are adjusted."""
    told = {term.opponent or 0: term for term in terms if is_noted(one, term)}
    if told:
        listed = (
            f"No. {opponent} counts as {term_text(told[opponent].amount, one.system)} "
            f"({with_fractions(told[opponent].note)})"
            for opponent in sorted(told)
        )
        yield f"* {'; '.join(listed)}."


def marked(mark: str, note: str) -> str:
    """``H: half-point bye, counts as 0``; the note alone where there is no letter."""
    return f"{mark}: {note}" if mark else note


def adjusted_scores(standings: Standings, opponents: Iterable[int]) -> str:
    """Why an opponent on 4 points counts 3½: ``No. 5 counts as 3½ (score 4, with …).``"""
    reasons = {opponent: standings.context.adjusted(opponent) for opponent in sorted(opponents)}
    told = (
        f"No. {opponent} counts as {on_paper(score)} ({words.shown(on_paper)})"
        for opponent, (score, words, _) in reasons.items()
    )
    return f"{'; '.join(told)}."
