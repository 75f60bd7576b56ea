"""Words on paper for players, points, values and results; and the key that explains tie-breaks,
their order and their rules."""

from __future__ import annotations

import re
from collections.abc import Sequence

from xltiebreak.bulletin.word.text import TAB, Paragraph, heading, run, together
from xltiebreak.event.figures import listed, on_paper
from xltiebreak.event.findings import Finding
from xltiebreak.event.grid_cells import write as write_score
from xltiebreak.event.letters import cell_text
from xltiebreak.event.results import Result
from xltiebreak.event.section import BY_GAME_POINTS, Section
from xltiebreak.questions.plain_words import (
    short_names,
    ties_by,
)
from xltiebreak.ranking.orders import TEAM_SUM
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.systems import Needs, TieBreak
from xltiebreak.verify import printed_places_said

BOLD_DECIDED, EQUALLY = "Bold: decided the place.", "Equal scores share prize money."
MATCH_POINTS, GAME_POINTS = "Match points", "Game points"


def entry(section: Section) -> str:
    """Return the word for a row: ``player``, or ``team`` in a team event."""
    return "player" if section.matches is None else "team"


def name_head(section: Section) -> str:
    """Return the head of the column of names."""
    return "Name" if section.matches is None else "Team"


def game(section: Section) -> str:
    """Return ``game``, or ``match`` in a team event."""
    return "game" if section.matches is None else "match"


def games(section: Section) -> str:
    """Return ``games``, or ``matches`` in a team event."""
    return "games" if section.matches is None else "matches"


def short_name(section: Section, number: int) -> str:
    """Return a player's last name, or the full name if others in the section share it; a team's
    name."""
    return short_names(section)[number]


_BY_NUMBER = re.compile(r"\b(v |(?:player|team)s? )(\d+(?:, \d+)*)")


def by_name(section: Section, words: str) -> str:
    """Return words with names for numbers: ``points against Dahl`` for ``… against player 4``."""

    def names(match: re.Match[str]) -> str:
        who = listed([short_name(section, int(number)) for number in match[2].split(", ")])
        return f"v {who}" if match[1] == "v " else who

    return _BY_NUMBER.sub(names, words)


def score_head(section: Section, otherwise: str = "Score") -> str:
    """Return the head of the column of scores; in a team event, the points that decide the
    places."""
    if section.matches is None:
        return otherwise
    return GAME_POINTS if section.matches.placed_by == BY_GAME_POINTS else MATCH_POINTS


def titled(what: str, section: Section) -> str:
    """Return a title with the section's name: ``Standings, Open``."""
    return f"{what}, {section.name}" if section.name else what


def points_of(section: Section, score: float) -> str:
    """Return ``6½ points``, ``½ point``; in a team event ``5 match points``."""
    noun = score_head(section, "points").lower()
    return f"{on_paper(score)} {noun[:-1] if 0 < score <= 1 else noun}"


def points_inside(standings: Standings, number: int, round: int) -> str:
    """Return a team's points inside its match of a round, with a space before them; an empty text
    if they are unknown or no match was played."""
    points = standings.context.by.points(number, round)
    return "" if points is None else f"\N{NO-BREAK SPACE}{on_paper(points)}"


def in_order(words: Sequence[str]) -> str:
    """Return ``A``, or ``A, B and C, in this order``."""
    return listed(words) + ", in this order" * (len(words) > 1)


MINUS = "\N{MINUS SIGN}"


def small_text(section: Section, result: Result) -> str:
    """Return a result as small print: ``W12``, in a round-robin ``1 v 12`` as in its grid; an empty
    text for a round-robin's round without opponent."""
    if not section.is_roundrobin:
        return cell_text(result)
    if result.opponent is None:
        return ""
    return f"{in_grid(result)}\N{NO-BREAK SPACE}v\N{NO-BREAK SPACE}{result.opponent}"


def in_grid(result: Result) -> str:
    """Return the score as a grid shows it, with a minus sign for a forfeit loss."""
    return write_score(result).replace("-", MINUS)


_LONG_ORDER = 4
"""The most tie-breaks named; of a longer order, only those that were needed are named."""


def definition(tie_break: TieBreak, family: str) -> str:
    """Return ``Solkoff (US Chess 34E2): the sum of the opponents' scores.``"""
    return f"{tie_break.named_under(family)}: {what_it_is(tie_break)}"


def what_it_is(tie_break: TieBreak) -> str:
    """Return the system's description with its options, to be printed after a colon."""
    line = tie_break.system.key
    words = [f"{line[:1].lower()}{line[1:]}".replace("'", "’")]
    words += [f"{tie_break.system.meaning(option)}." for option in tie_break.options]
    return " ".join(words)


def order_used(standings: Standings) -> str:
    """Return ``Ties by Modified Median, then Solkoff (US Chess rule 34E).`` and other
    assumptions."""
    ties = ties_by(standings, _LONG_ORDER)
    remarks = filter(None, (*standings.rules_from, printed_places_said(standings)))
    why = "".join(f" {sentence}" for sentence in remarks)
    return ties + why + _unrated(standings) + _not_meant(standings) + _missing(standings)


def _unrated(standings: Standings) -> str:
    if all(tie_break.system.needs is not Needs.RATINGS for tie_break in standings.order.tie_breaks):
        return ""
    context = standings.context
    ratings = {context.ratings[number] for number in context.unrated if number in context.ratings}
    return "".join(f" Unrated players count as {rating}." for rating in sorted(ratings))


def _not_meant(standings: Standings) -> str:
    return "".join(
        f" {tie_break.name} is {standings.edition.in_roundrobins[tie_break.system.code]}."
        for tie_break in standings.not_meant
    )


def _missing(standings: Standings) -> str:
    without: dict[str, list[str]] = {}
    for tie_break in standings.without_value:
        if standings.rounds and not (
            tie_break.system.code == TEAM_SUM and standings.section.counting
        ):
            sheet = tie_break.worksheet(standings.context, standings.rows[0].player.number)
            without.setdefault(sheet.why_none(on_paper), []).append(tie_break.name)
    return "".join(f" {listed(names)}: no value; {why}." for why, names in without.items())


def to_check(findings: Sequence[Finding]) -> list[Paragraph]:
    """Return the part with the warnings about results, each with its cell."""
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
