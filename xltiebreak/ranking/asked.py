"""The user's own settings for a ranking, and the edition and order that follow: those asked
for, else the file's, else the rules'."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from xltiebreak.checks.unfinished import incomplete
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Matches, Section
from xltiebreak.ranking.orders import (
    Order,
    cut_short,
    order_named,
    parted,
    taken_for_order,
    usual_order,
)
from xltiebreak.rules.editions import USUAL, Edition, edition_named

MOST_RATING = 4_000
MOST_COUNTING = 100


@dataclass(frozen=True)
class Asked:
    """How a section is to be ranked, in the user's words; the file decides what is empty.

    It serves every way to ask: a command's options, a function's arguments in a cell, a script's
    keywords. :func:`xltiebreak.ranking.standings.ranked` reads the words, when the section is
    known.
    """

    edition: str = ""
    """The rules, by code: ``fide2026``; else the file's, else those that go with the order."""

    order: str = ""
    """The tie-breaks in order: a name (``uschess``) or codes (``MM, SOLK, SB/A``)."""

    lots: str = ""
    """The drawn order of pairing numbers (``3, 1, 2``), or a seed to draw it from."""

    unrated: int | None = None
    """The rating that stands in for a missing one."""

    round: int | None = None
    """The round after which the places are asked for; else the last complete one."""

    counting: int | None = None
    """How many players make a team's score, where teams are ranked by their top players."""

    seal: str = ""
    """The seal of the announcement with which the event is compared; else the file's."""

    announced: tuple[str, ...] = ()
    """The lines of the announcement with which it is compared."""

    announced_seal: str = ""
    """The seal that this announcement states."""

    def __post_init__(self) -> None:
        for what, number, most in (
            ("unrated", self.unrated, MOST_RATING),
            ("counting", self.counting, MOST_COUNTING),
        ):
            if number is not None and not 1 <= number <= most:
                raise TieBreakError(f"{what} is {number}; expected a number from 1 to {most:,}")


AS_IN_THE_FILE = Asked()
"""No settings of the user: those of the file apply, else the defaults of the rules."""


def as_after(section: Section, round: int) -> Section:
    """Return the section as it was after a round. Scores and places printed for the whole event are
    left out.

    Raises:
        TieBreakError: there is no such round, it is not complete, or the games of the section
            have no rounds.
    """
    table = section.crosstable
    if section.origin.grid:
        raise TieBreakError(
            f"section {section.name}: a grid of players has no rounds, so there are no standings "
            "after one of them"
        )
    if not 1 <= round <= table.rounds or not table.started(round):
        begun = f"round {table.last_begun}" if table.last_begun else "none"
        raise TieBreakError(
            f"section {section.name}: round {round} has not begun; the last that has is {begun}"
        )
    if not table.complete(round):
        raise TieBreakError(f"section {section.name}: {incomplete(section, round)}")
    return replace(
        section,
        players=tuple(
            replace(player, printed_score=None, printed_place=None) for player in section.players
        ),
        crosstable=table.up_to(round),
        kind=section.paired_as,
        playoff=section.playoff if round >= (section.scheduled_rounds or table.rounds) else "",
        scheduled_rounds=max(section.scheduled_rounds or table.rounds, round),
        matches=section.matches and _matches_up_to(section.matches, round),
        printed={},
    )


def _matches_up_to(matches: Matches, round: int) -> Matches:
    members = matches.members
    return replace(
        matches,
        points=tuple(row[:round] for row in matches.points),
        lineups=tuple(row[:round] for row in matches.lineups),
        members=members and replace(members, crosstable=members.crosstable.up_to(round)),
    )


def rules_from(section: Section, asked: Asked) -> Iterator[str]:
    """Yield why the edition and the order of a file apply, where the user asks for no others; where
    he does, which tie-breaks a word stands for that could also be one of them."""
    if section.origin.edition_from and not asked.edition:
        yield section.origin.edition_from
    if section.origin.order_from and not asked.order:
        yield section.origin.order_from
    if asked.order:
        yield from taken_for_order(asked.order, section)
        yield from cut_short(asked.order, asked.edition or section.edition)


def rules_unsaid(section: Section, *, alone: bool) -> str:
    """Return how a round-robin is ranked whose file does not say it, with the section's name unless
    it is ``alone`` in the event; empty for other sections.

    Raises:
        TieBreakError: the edition or the order is not understood.
    """
    if not section.is_roundrobin or (section.kind and section.order):
        return ""
    kind = "round-robin"
    if not (section.kind or section.origin.grid):
        kind += f" ({counted(len(section.players), 'player')} who all meet; else state Kind swiss)"
    codes = order_of(section, AS_IN_THE_FILE).text
    edition = edition_of(section, AS_IN_THE_FILE).code
    whose = "" if alone else f"{section.name}: "
    return f"{whose}Ranked as: {kind}, edition {edition}, tie-breaks {codes}."


def as_settled(section: Section, asked: Asked) -> Asked:
    """Return the same question with edition and order filled in.

    Raises:
        TieBreakError: one of them is not understood.
    """
    order = asked.order or section.order or usual_order(asked.edition or section.edition, section)
    return replace(asked, edition=edition_of(section, asked).code, order=order)


def edition_of(section: Section, asked: Asked) -> Edition:
    """Return the edition that was asked for, else the section's own, else the one that goes with
    the order, else that of US Chess.

    Raises:
        TieBreakError: it is not understood.
    """
    own = asked.edition or section.edition or order_of(section, asked).edition
    return edition_named(own or USUAL)


def order_of(section: Section, asked: Asked) -> Order:
    """Return the order that was asked for, else the section's own, else the one that goes with the
    edition and with how the section is paired.

    Raises:
        TieBreakError: it is not understood.
    """
    of_teams = section.matches is not None
    edition = asked.edition or section.edition
    text = asked.order or section.order or usual_order(edition, section)
    return order_named(text, of_teams=of_teams, edition=edition or USUAL)


def unrated_of(section: Section, asked: Asked) -> int | None:
    """Return the rating that stands in for a missing one; nothing if none does."""
    return section.unrated if asked.unrated is None else asked.unrated


def with_playoffs(section: Section, asked: Asked) -> tuple[Section, Asked]:
    """Return both with the play-offs of the order that is asked for, or else of the section's."""
    typed = parted(asked.order or section.order)
    if not typed.playoff and not typed.perfect_scores:
        return section, asked
    return replace(
        section,
        playoff=typed.playoff or section.playoff,
        perfect_scores=typed.perfect_scores or section.perfect_scores,
    ), replace(asked, order=typed.order)
