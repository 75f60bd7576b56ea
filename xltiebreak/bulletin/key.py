"""The tie-break key, with rule numbers in the order used, and what there is to check."""

from __future__ import annotations

from collections.abc import Sequence

from xltiebreak.bulletin.word.markup import TAB, heading, run, together
from xltiebreak.bulletin.wording import entry
from xltiebreak.event.figures import on_paper
from xltiebreak.event.findings import Finding
from xltiebreak.ranking.orders import TEAM_SUM
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.systems import Needs, TieBreak


def key(standings: Sequence[Standings]) -> str:
    """What each tie-break is; once for all sections that break their ties alike."""
    alike: dict[tuple[object, ...], list[Standings]] = {}
    for one in standings:
        alike.setdefault((one.order.codes, one.edition.code), []).append(one)
    parts = [heading(1, "Tie-break key")]
    for group in alike.values():
        if len(alike) > 1:
            parts.append(heading(2, ", ".join(one.section.name for one in group)))
        parts.append(_order(group))
    return "".join(parts)


def _order(group: Sequence[Standings]) -> str:
    first = group[0]
    lines = [
        _line(f"{place}.", one.name, f" ({one.code}), {one.system.reference}. {_words(first, one)}")
        for place, one in enumerate(first.order.tie_breaks, start=1)
    ]
    note = (
        f"Used in this order, each only for {entry(first.section)}s still tied after the one "
        f"before. Edition: {first.edition.name} ({first.edition.code})."
        f"{_unrated(group)}{_missing(group)}"
    )
    return together([*lines, ("Bulletin Note", [run(note)])])


def _line(mark: str, name: str, words: str) -> tuple[str, list[str]]:
    """``1.  Solkoff (SOLK), US Chess 34E2. …`` as a style and its runs."""
    return "Bulletin Key", [run(mark), TAB, run(name, "Bulletin Strong"), run(words)]


def _words(standings: Standings, one: TieBreak) -> str:
    """The system's line, its options, and what the edition does differently."""
    words = [one.system.key]
    words += [f"/{option}: {one.system.meaning(option)}." for option in one.options]
    remark = standings.edition.remarks.get(one.system.code)
    if remark:
        words.append(f"Here {remark}.")
    return " ".join(words)


def _unrated(group: Sequence[Standings]) -> str:
    """The rating that stands in for unrated players, where a tie-break looks at ratings."""
    if all(one.system.needs is not Needs.RATINGS for one in group[0].order.tie_breaks):
        return ""
    contexts = [standings.context for standings in group]
    ratings = {
        context.ratings[number]
        for context in contexts
        for number in context.unrated
        if number in context.ratings
    }
    return "".join(f" Unrated players count as {rating}." for rating in sorted(ratings))


def _missing(group: Sequence[Standings]) -> str:
    """Which tie-breaks have no value for anyone, and why."""
    sentences = {
        one.worksheet(standings.context, standings.rows[0].player.number).sentence(on_paper): None
        for standings in group
        for one in standings.without_value
        if standings.rounds and not (one.system.code == TEAM_SUM and standings.section.counting)
    }
    return "".join(f" {sentence}." for sentence in sentences)


def to_check(findings: Sequence[Finding]) -> str:
    """The warnings that came with the results, each with its cell."""
    if not findings:
        return ""
    lines = [_line("•", finding.where, f": {finding.message}") for finding in findings]
    return heading(1, "To be checked") + together(lines)
