"""For scripts: ``xltiebreak.standings``, ``xltiebreak.explain`` and ``xltiebreak.prizes``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Union, overload

from xltiebreak.answers.explanation import Explanation, codes_in, explained, meant
from xltiebreak.answers.prizes import EventPrizes, event_prizes
from xltiebreak.answers.sections import sections_of
from xltiebreak.answers.standings import (
    EventStandings,
    SectionStandings,
    event_standings,
)
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event, Section
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.orders import as_list
from xltiebreak.rules.systems import SYSTEMS

Codes = Union[str, Iterable[str]]
"""Tie-breaks by their codes: ``"MM, SOLK"`` or ``["MM", "SOLK"]``; an order also by its name.
``["USAT"]`` and ``"USAT"`` are the tie-break, which has the name of an order, too: ``"usat"``."""


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
    """Return the places of all sections of an event, or of the one named, and what decided them.

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

    ``table.to_dict()`` is the JSON of the command ``standings``. Arguments replace what the file
    states: ``order`` is a name (``"uschess"``) or tie-breaks as text or list, ``edition`` a code,
    ``lots`` the drawn order of pairing numbers or a seed, ``unrated`` the rating of unrated
    players, ``round`` the last round to count, ``counting`` the number of players in a team's
    score. For a section instead of an event, return the standings of the section.

    Raises:
        EventError: results contradict each other; its findings name the cells.
        TieBreakError: there is no such section, or something asked for is not understood.
    """
    asked = Asked(edition, _codes_of(order), lots, unrated, round, counting)
    whole = _alone(event) if isinstance(event, Section) else event
    ranked = event_standings(whole, sections_of(whole, section, counting), asked)
    return ranked[0] if isinstance(event, Section) else ranked


def prizes(
    event: Event | Section | EventStandings | SectionStandings,
    section: str = "",
    *,
    order: Codes = "",
    edition: str = "",
    lots: str = "",
    unrated: int | None = None,
) -> EventPrizes:
    """Return who takes which prize, to the cent, and why: in all sections with prizes, or in one.

    >>> import xltiebreak
    >>> event = xltiebreak.load("examples/prizes/prizes.csv")
    >>> given = xltiebreak.prizes(event)
    >>> [(winner.entrant.name, winner.cash) for winner in given[0].winners][3:5]
    [('Dimitrov, Peter', 10334), ('Hoffmann, Lukas', 10333)]
    >>> print(given[0].winners[-1].sentence())
    Oduya, Femi: $25 = $50 for top junior ÷ 2, tied on 2 with Lombardi, Vera (rule 32B2)

    ``print(given)`` shows what the command ``prizes`` prints, ``given.to_dict()`` is its JSON;
    ``given[0].awards`` has every share with its terms, in cents. The other arguments are those of
    :func:`xltiebreak.standings`, whose answer can replace the event.

    Raises:
        EventError: results contradict each other or are still to come, or what is stated of the
            prizes is not understood; its findings name the cells.
        TieBreakError: there are no prizes, no such section, or something asked for is not
            understood.
    """
    asked = Asked(edition, _codes_of(order), lots, unrated)
    if isinstance(event, SectionStandings):
        event = EventStandings(_alone(event.section), (event,))
    if isinstance(event, EventStandings):
        if section or asked != AS_IN_THE_FILE:
            raise TieBreakError("standings are taken as they are; ask with the event for others")
        return event_prizes(event)
    whole = _alone(event) if isinstance(event, Section) else event
    return event_prizes(event_standings(whole, sections_of(whole, section), asked))


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
    """Return a player's arithmetic, round by round, for these tie-breaks or for those of the order;
    and his prizes, if prizes are stated and all rounds are complete.

    >>> import xltiebreak
    >>> event = xltiebreak.load("examples/bham/bham.xlsx")
    >>> print(xltiebreak.explain(event, "Delacroix", "SOLK"))
    Delacroix, Simone (player 1): 2.5 points, place 2, decided by Solkoff
    <BLANKLINE>
    Round by round: Delacroix, Simone
     Round   Opponent             Result        SOLK
     ───────────────────────────────────────────────
         1   4 Winslow, Patrice   win, White       1
         2   2 Haverford, Miles   draw, Black    2.5
         3   3 Oyelaran, Tunde    win, White       2
         4   5 Zielinski, Marek   loss, Black      2
     Total                        2.5            7.5
    <BLANKLINE>
    Solkoff 7.5 = 1 (R1 v 4) + 2.5 (R2 v 2) + 2 (R3 v 3) + 2 (R4 v 5)

    ``player`` is a pairing number, a name or an unmistakable part of one; where teams are ranked
    by their top players, it may be a team. ``to_dict()`` is the JSON of the command ``explain``.
    The other arguments are those of :func:`standings`, whose answer can replace the event: the
    player is then explained by those standings.

    Raises:
        EventError: results contradict each other; its findings name the cells.
        TieBreakError: nobody is meant, or several are; or something asked for is not understood.
    """
    asked = Asked(edition, _codes_of(order), lots, unrated, round, counting)
    codes = codes_in(_codes_of(systems))
    if isinstance(event, (Event, Section)):
        whole = _alone(event) if isinstance(event, Section) else event
        who = meant(sections_of(whole, section, counting), player, asked)
        _, places = who.standings(whole, asked)
        return explained(places, who.entry.number, codes)
    if asked != AS_IN_THE_FILE:
        raise TieBreakError("standings are explained as they are; ask with the event for others")
    tables = event.sections if isinstance(event, EventStandings) else (event,)
    if section and isinstance(event, EventStandings):
        tables = (event[section],)
    orders = [table.order for table in tables if table.teams]
    order_of_teams = next((order for order in orders if order.ranks_teams), tables[0].order)
    as_ranked = Asked(order=order_of_teams.text)
    who = meant([table.section for table in tables], player, as_ranked)
    table = next(table for table in tables if table.section is who.section)
    return explained(who.list_in(table), who.entry.number, codes)


def _alone(section: Section) -> Event:
    return Event(section.name, (section,))


def _codes_of(codes: Codes) -> str:
    if isinstance(codes, str) and codes not in SYSTEMS:
        return codes
    return as_list(codes if isinstance(codes, str) else ",".join(codes))
