"""For scripts: ``xltiebreak.standings``, ``xltiebreak.explain`` and ``xltiebreak.prizes``."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypedDict, Union, overload

from xltiebreak.answers.explanation import Explanation, codes_in, explained, meant
from xltiebreak.answers.prizes import EventPrizes, event_prizes
from xltiebreak.answers.sections import sections_of
from xltiebreak.answers.standings import EventStandings, SectionStandings, event_standings
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event, Section
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.orders import as_list
from xltiebreak.rules.systems import SYSTEMS

if TYPE_CHECKING:
    from typing import Unpack  # LibreOffice's Python has none

Codes = Union[str, Iterable[str]]
"""Tie-breaks by their codes: ``"MM, SOLK"`` or ``["MM", "SOLK"]``; an order also by its name.
``["USAT"]`` and ``"USAT"`` are the tie-break, which has the name of an order, too: ``"usat"``."""


class Rules(TypedDict, total=False):
    """What replaces the rules that the file states: ``order`` is a name (``"uschess"``) or
    tie-breaks as text or list, ``edition`` a code, ``lots`` the drawn order of pairing numbers or a
    seed, ``unrated`` the rating of unrated players, ``round`` the last round to count, ``counting``
    the number of players in a team's score."""

    order: Codes
    edition: str
    lots: str
    unrated: int | None
    round: int | None
    counting: int | None


@overload
def standings(event: Event, section: str = "", **rules: Unpack[Rules]) -> EventStandings: ...


@overload
def standings(event: Section, section: str = "", **rules: Unpack[Rules]) -> SectionStandings: ...


def standings(
    event: Event | Section, section: str = "", **rules: Unpack[Rules]
) -> EventStandings | SectionStandings:
    """Return the places of all sections of an event, or of the one named, and what decided them.

    >>> import xltiebreak
    >>> event = xltiebreak.load("examples/bham/bham.xlsx")
    >>> table = xltiebreak.standings(event, order=["MM", "SOLK"])
    >>> [(row.places, row.player.name) for row in table[0].rows][:2]
    [('1', 'Haverford, Miles'), ('2', 'Delacroix, Simone')]

    ``print(table)`` shows what the command ``standings`` prints, ``table.to_dict()`` is its JSON.
    The :class:`Rules` replace what the file states. For a section instead of an event, return the
    standings of the section.

    Raises:
        EventError: results contradict each other; its findings name the cells.
        TieBreakError: there is no such section, or something asked for is not understood.
    """
    ranked = _ranked(event, section, rules)
    return ranked[0] if isinstance(event, Section) else ranked


def prizes(
    event: Event | Section | EventStandings | SectionStandings,
    section: str = "",
    **rules: Unpack[Rules],
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
    return event_prizes(_ranked(event, section, rules))


def explain(
    event: Event | Section | EventStandings | SectionStandings,
    player: int | str,
    systems: Codes = (),
    section: str = "",
    **rules: Unpack[Rules],
) -> Explanation:
    """Return a player's arithmetic, round by round, for these tie-breaks or for those of the order;
    and his prizes, if prizes are stated and all rounds are complete.

    >>> import xltiebreak
    >>> event = xltiebreak.load("examples/bham/bham.xlsx")
    >>> why = xltiebreak.explain(event, "Delacroix", "SOLK")
    >>> print(why.worksheets[0].sentence())
    Solkoff 7.5 = 1 (R1 v 4) + 2.5 (R2 v 2) + 2 (R3 v 3) + 2 (R4 v 5)

    ``player`` is a pairing number, a name or an unmistakable part of one; where teams are ranked
    by their top players, it may be a team. ``to_dict()`` is the JSON of the command ``explain``.
    The other arguments are those of :func:`standings`, whose answer can replace the event: the
    player is then explained by those standings.

    Raises:
        EventError: results contradict each other; its findings name the cells.
        TieBreakError: nobody is meant, or several are; or something asked for is not understood.
    """
    tables = _ranked(event, section, rules).sections
    orders = [table.order for table in tables if table.teams]
    order_of_teams = next((order for order in orders if order.ranks_teams), tables[0].order)
    who = meant([table.section for table in tables], player, Asked(order=order_of_teams.text))
    table = next(table for table in tables if table.section is who.section)
    return explained(who.list_in(table), who.entry.number, codes_in(_codes_of(systems)))


def _ranked(
    event: Event | Section | EventStandings | SectionStandings, section: str, rules: Rules
) -> EventStandings:
    """Return the standings of an event or a section by these rules; or standings as they are, of
    the section named."""
    stated: dict[str, Any] = {**rules, "order": _codes_of(rules.get("order", ""))}
    asked = Asked(**stated)
    if isinstance(event, (Event, Section)):
        whole = Event(event.name, (event,)) if isinstance(event, Section) else event
        return event_standings(whole, sections_of(whole, section, asked.counting), asked)
    if asked != AS_IN_THE_FILE:
        raise TieBreakError("standings are taken as they are; ask with the event for others")
    if isinstance(event, SectionStandings):
        return EventStandings(Event(event.section.name, (event.section,)), (event,))
    return replace(event, sections=(event[section],)) if section else event


def _codes_of(codes: Codes) -> str:
    if isinstance(codes, str) and codes not in SYSTEMS:
        return codes
    return as_list(codes if isinstance(codes, str) else ",".join(codes))
