"""What a tie-break is, in which order they were used and by which rule; and what there is to
check."""

from __future__ import annotations

from collections.abc import Sequence

from xltiebreak.bulletin.word.text import TAB, Paragraph, heading, run, together
from xltiebreak.event.figures import listed, on_paper
from xltiebreak.event.findings import Finding
from xltiebreak.ranking.orders import TEAM_SUM
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.systems import Needs, TieBreak
from xltiebreak.verify import printed_places_said

_LONG_ORDER = 4
"""So many tie-breaks are named; of a longer order only those that were needed."""


def definition(one: TieBreak) -> str:
    """``Solkoff (US Chess 34E2): the sum of the opponents' scores.``"""
    return f"{one.name} ({one.system.reference}): {what_it_is(one)}"


def what_it_is(one: TieBreak) -> str:
    """The system's line, with its options, as it goes on behind a colon."""
    line = one.system.key
    words = [f"{line[:1].lower()}{line[1:]}"]
    words += [f"/{option}: {one.system.meaning(option)}." for option in one.options]
    return " ".join(words)


def order_used(standings: Standings) -> str:
    """``Ties by Modified Median, then Solkoff (US Chess rule 34E).`` and what else was taken for
    granted."""
    order = standings.order.tie_breaks
    named = order if len(order) <= _LONG_ORDER else order[: max(standings.needed, 1)]
    rest = ", …" * (len(named) < len(order))
    first, *others = [one.name for one in named]
    then = f", then {', '.join(others)}" if others else ""
    ties = f"Ties by {first}{then}{rest} ({by_rule(standings)})."
    remarks = filter(None, (*standings.rules_from, printed_places_said(standings)))
    why = "".join(f" {sentence}" for sentence in remarks)
    return ties + why + _unrated(standings) + _not_meant(standings) + _missing(standings)


def by_rule(standings: Standings) -> str:
    """The edition, or the rules of tie-breaks that only teams have: they have their own."""
    systems = [one.system for one in standings.order.tie_breaks]
    if all(system.of_teams for system in systems):
        return "; ".join(dict.fromkeys(system.reference for system in systems))
    return standings.rule


def _unrated(standings: Standings) -> str:
    """The rating that stands in for unrated players, where a tie-break looks at ratings."""
    if all(one.system.needs is not Needs.RATINGS for one in standings.order.tie_breaks):
        return ""
    context = standings.context
    ratings = {context.ratings[number] for number in context.unrated if number in context.ratings}
    return "".join(f" Unrated players count as {rating}." for rating in sorted(ratings))


def _not_meant(standings: Standings) -> str:
    """Which tie-breaks the edition does not mean for a round-robin."""
    return "".join(
        f" {one.name} is {standings.edition.in_roundrobins[one.system.code]}."
        for one in standings.not_meant
    )


def _missing(standings: Standings) -> str:
    """Which tie-breaks have no value for anyone, and why."""
    without: dict[str, list[str]] = {}
    for one in standings.without_value:
        if standings.rounds and not (one.system.code == TEAM_SUM and standings.section.counting):
            sheet = one.worksheet(standings.context, standings.rows[0].player.number)
            without.setdefault(sheet.why_none(on_paper), []).append(one.name)
    return "".join(f" {listed(names)}: no value; {why}." for why, names in without.items())


def to_check(findings: Sequence[Finding]) -> list[Paragraph]:
    """Return the warnings that came with the results, each with its cell."""
    if not findings:
        return []
    lines = [
        Paragraph(
            "Bulletin Key",
            run("•") + TAB + run(finding.where, "Bulletin Strong") + run(f": {finding.message}"),
        )
        for finding in findings
    ]
    return [heading(1, "To be checked"), *together(lines)]
