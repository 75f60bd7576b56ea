"""What a script calls: ``xltiebreak.standings``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Union, overload

from xltiebreak.event.section import Event, Section
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.event_standings import (
    EventStandings,
    SectionStandings,
    event_standings,
    sections_of,
)

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
    asked = Asked(edition, codes_of(order), lots, unrated, round, counting)
    whole = alone(event) if isinstance(event, Section) else event
    ranked = event_standings(whole, sections_of(whole, section, counting), asked)
    return ranked[0] if isinstance(event, Section) else ranked


def alone(section: Section) -> Event:
    """An event of one section."""
    return Event(section.name, (section,))


def codes_of(codes: Codes) -> str:
    """Tie-breaks as one text."""
    return codes if isinstance(codes, str) else ",".join(codes)
