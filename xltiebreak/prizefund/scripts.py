"""What a script calls: ``xltiebreak.prizes``, and ``xltiebreak.explain``, which tells of both."""

from __future__ import annotations

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event, Section
from xltiebreak.prizefund.event_prizes import EventPrizes, event_prizes, with_prizes
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.event_standings import (
    EventStandings,
    SectionStandings,
    event_standings,
    sections_of,
)
from xltiebreak.ranking.explanation import Explanation, codes_in, explained, explained_of
from xltiebreak.ranking.scripts import Codes, alone, codes_of


def prizes(
    event: Event | Section | EventStandings | SectionStandings,
    section: str = "",
    *,
    order: Codes = "",
    edition: str = "",
    lots: str = "",
    unrated: int | None = None,
) -> EventPrizes:
    """Return who takes which prize, to the cent, and why: of all sections that have prizes, or of
    one.

    >>> import xltiebreak
    >>> event = xltiebreak.load("examples/prizes/prizes.csv")
    >>> given = xltiebreak.prizes(event)
    >>> [(winner.entrant.name, winner.cash) for winner in given[0].winners][3:5]
    [('Dimitrov, Peter', 10334), ('Hoffmann, Lukas', 10333)]
    >>> print(given[0].winners[-1].sentence())
    Oduya, Femi: $25 = $50 for top junior ÷ 2, tied on 2 with Lombardi, Vera (rule 32B2)

    ``print(given)`` shows what the command ``prizes`` prints, ``given.to_dict()`` is its JSON;
    ``given[0].awards`` has every share with its terms, in cents. The rest is as for
    :func:`xltiebreak.standings`, whose answer can be given instead of the event.

    Raises:
        EventError: results contradict each other or are still to come, or what is stated of the
            prizes is not understood; its findings name the cells.
        TieBreakError: there are no prizes, no such section, or something asked for is not
            understood.
    """
    asked = Asked(edition, codes_of(order), lots, unrated)
    if isinstance(event, SectionStandings):
        event = EventStandings(alone(event.section), (event,))
    if isinstance(event, EventStandings):
        if section or asked != AS_IN_THE_FILE:
            raise TieBreakError("standings are taken as they are; ask with the event for others")
        return event_prizes(event)
    whole = alone(event) if isinstance(event, Section) else event
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
    """A player's arithmetic, round by round: of these tie-breaks, or of those of the order; and
    what he wins, where prizes are stated and all is played.

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
    asked = Asked(edition, codes_of(order), lots, unrated, round, counting)
    codes = codes_in(codes_of(systems))
    if isinstance(event, (Event, Section)):
        whole = alone(event) if isinstance(event, Section) else event
        sections = sections_of(whole, section, counting)
        ranked, explanation = explained(whole, sections, player, codes, asked)
        return with_prizes(explanation, ranked[0].players)
    if asked != AS_IN_THE_FILE:
        raise TieBreakError("standings are explained as they are; ask with the event for others")
    tables = event.sections if isinstance(event, EventStandings) else (event,)
    if section and isinstance(event, EventStandings):
        tables = (event[section],)
    explanation = explained_of(tables, player, codes)
    players = next(table.players for table in tables if table.section is explanation.section)
    return with_prizes(explanation, players)
