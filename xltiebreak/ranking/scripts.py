"""What a script calls: ``xltiebreak.standings`` and ``xltiebreak.explain``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Union, overload

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event, Section
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.event_standings import (
    EventStandings,
    SectionStandings,
    event_standings,
    sections_of,
)
from xltiebreak.ranking.explanation import Explanation, codes_in, explained, explained_of

Codes = Union[str, Iterable[str]]
"""Tie-breaks by their codes: ``"MM, SOLK"`` or ``["MM", "SOLK"]``; an order also by its name."""


@overload
def standings(
    event: Event,
    section: str = "",
    *,
    order: Codes = "",
    edition: str = "",
    lots: str = "",
    unrated: int | None = None,
    round: int | None = None,
    counting: int | None = None,
) -> EventStandings: ...


@overload
def standings(
    event: Section,
    section: str = "",
    *,
    order: Codes = "",
    edition: str = "",
    lots: str = "",
    unrated: int | None = None,
    round: int | None = None,
    counting: int | None = None,
) -> SectionStandings: ...


def standings(
    event: Event | Section,
    section: str = "",
    *,
    order: Codes = "",
    edition: str = "",
    lots: str = "",
    unrated: int | None = None,
    round: int | None = None,
    counting: int | None = None,
) -> EventStandings | SectionStandings:
    """The places of an event and what decided them: of all its sections, or of the one named.

    >>> import xltiebreak
    >>> event = xltiebreak.load("examples/bham/bham.xlsx")
    >>> table = xltiebreak.standings(event, order=["MM", "SOLK"])
    >>> print(table)
    BHAM Tournament: after 4 rounds, edition uschess
     Place   No.   Name                Team                       Score    MM   SOLK   Decided by
     ────────────────────────────────────────────────────────────────────────────────────────────
         1     2   Haverford, Miles    Harbor Street Chess Club     2.5   6.5    8.5         SOLK
         2     1   Delacroix, Simone   Millrace Chess Club          2.5   6.5    7.5         SOLK
       3–4     3   Oyelaran, Tunde     Harbor Street Chess Club       2   4.5      8           MM
       3–4     5   Zielinski, Marek    Millrace Chess Club            2   4.5      8           MM
         5     6   Aldridge, Fiona     Harbor Street Chess Club       2     4    7.5           MM
         6     4   Winslow, Patrice    Millrace Chess Club            1     6    8.5
    <BLANKLINE>
    2 of 2 tie-breaks were needed. Money is split equally among those tied on score; tie-breaks
    place trophies.
    >>> [(row.places, row.player.name) for row in table[0].rows][:2]
    [('1', 'Haverford, Miles'), ('2', 'Delacroix, Simone')]

    ``table.to_dict()`` is the JSON of the command ``standings``. What is not asked for is as the
    file has it: ``order`` a name (``"uschess"``) or tie-breaks as text or list, ``edition`` the
    rules by code, ``lots`` the drawn order of pairing numbers or a seed, ``unrated`` the rating
    that stands in for none, ``round`` the one after which, ``counting`` how many players make a
    team's score. Of a section instead of an event, its standings alone.

    Raises:
        EventError: results contradict each other; its findings name the cells.
        TieBreakError: there is no such section, or something asked for is not understood.
    """
    asked = Asked(edition, _listed(order), lots, unrated, round, counting)
    whole = _alone(event) if isinstance(event, Section) else event
    ranked = event_standings(whole, sections_of(whole, section, counting), asked)
    return ranked[0] if isinstance(event, Section) else ranked


def explain(
    event: Event | Section | EventStandings | SectionStandings,
    player: int | str,
    systems: Codes = (),
    section: str = "",
    *,
    order: Codes = "",
    edition: str = "",
    lots: str = "",
    unrated: int | None = None,
    round: int | None = None,
    counting: int | None = None,
) -> Explanation:
    """A player's arithmetic, round by round: of these tie-breaks, or of those of the order.

    >>> import xltiebreak
    >>> event = xltiebreak.load("examples/bham/bham.xlsx")
    >>> print(xltiebreak.explain(event, "Delacroix", "SOLK"))
    Delacroix, Simone (player 1): 2.5 points, place 2, decided by SOLK
    <BLANKLINE>
    Solkoff (SOLK)
     Round   Opponent             Amount   Counts   Why
     ──────────────────────────────────────────────────
         1   4 Winslow, Patrice        1      yes
         2   2 Haverford, Miles      2.5      yes
         3   3 Oyelaran, Tunde         2      yes
         4   5 Zielinski, Marek        2      yes
    <BLANKLINE>
    Solkoff 7.5 = 1 (R1 v 4) + 2.5 (R2 v 2) + 2 (R3 v 3) + 2 (R4 v 5)

    ``player`` is a pairing number, a name or an unmistakable part of one; where teams are ranked
    by their top players, it may be a team. ``to_dict()`` is the JSON of the command ``explain``.
    The rest is as for :func:`standings`, whose answer can be given instead of the event: then
    everybody is explained as he stands there.

    Raises:
        EventError: results contradict each other; its findings name the cells.
        TieBreakError: nobody is meant, or several are; or something asked for is not understood.
    """
    asked = Asked(edition, _listed(order), lots, unrated, round, counting)
    codes = codes_in(_listed(systems))
    if isinstance(event, (Event, Section)):
        whole = _alone(event) if isinstance(event, Section) else event
        sections = sections_of(whole, section, counting)
        return explained(whole, sections, player, codes, asked)[1]
    if asked != AS_IN_THE_FILE:
        raise TieBreakError("standings are explained as they are; ask with the event for others")
    if isinstance(event, EventStandings):
        return explained_of([event[section]] if section else event.sections, player, codes)
    return explained_of([event], player, codes)


def _alone(section: Section) -> Event:
    return Event(section.name, (section,))


def _listed(codes: Codes) -> str:
    return codes if isinstance(codes, str) else ",".join(codes)
