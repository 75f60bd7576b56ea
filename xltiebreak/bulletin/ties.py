"""How the ties were broken: who shares the money, who takes the trophy, and the arithmetic."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from xltiebreak.bulletin.arithmetic import arithmetic, is_by_tournament_points, shows_each_round
from xltiebreak.bulletin.prizes import TITLE, divides_equally, gives_trophies
from xltiebreak.bulletin.tied_worksheets import adjusted_scores, tied_worksheets
from xltiebreak.bulletin.winners import prize_places
from xltiebreak.bulletin.word.markup import heading, paragraph, run, text
from xltiebreak.bulletin.word.page import Part, Room
from xltiebreak.bulletin.wording import entry, in_order, points_of
from xltiebreak.event.figures import counted, listed
from xltiebreak.event.section import Section
from xltiebreak.questions.plain_words import MEANS, value_text
from xltiebreak.ranking.places import Standing, Tie
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.systems import TieBreak
from xltiebreak.rules.systems.lots import is_seed
from xltiebreak.rules.worksheet import SUM

SHOWN_DOWN_TO = 50
"""Ties that begin below this place, and below the last trophy, are not worked out on paper."""

MOST_ADJUSTED = 12
"""So many adjusted scores are explained under the ties that need them; more stand in a list of
their own before the ties."""

MOST_NAMED = 4
US_MONEY_RULE = "US Chess rule 32B"
_MADE = {SUM: "the sum (Total)", **dict.fromkeys(MEANS, "the mean (Average)")}


def ties(standings: Standings, level: int, room: Room) -> Part:
    """The whole part for one section; nothing where no two have the same score."""
    if not standings.ties or not standings.rounds:
        return Part("")
    lowest = max(SHOWN_DOWN_TO, prize_places(standings))
    shown = [tie for tie in standings.ties if tie.place <= lowest]
    compared = [tied_worksheets(standings, tie) for tie in shown]
    parts = [
        heading(level, title(standings)),
        text("Bulletin Text", how(standings)),
        text("Bulletin Text", _how_to_read(standings)),
    ]
    adjusted = {number for tie in compared for one in tie for number in one.adjusted}
    if len(adjusted) <= MOST_ADJUSTED:
        adjusted.clear()
    else:
        parts.append(heading(level + 1, "Adjusted scores"))
        parts.append(text("Bulletin Note", f"* {adjusted_scores(standings, adjusted)}"))
    for tie, worksheets in zip(shown, compared):
        parts.append(heading(level + 1, place_heading(standings.section, tie)))
        parts += _money_and_trophies(standings, tie)
        parts.append(arithmetic(worksheets, room, adjusted))
    if len(shown) < len(standings.ties):
        first_left = standings.ties[len(shown)].place
        parts.append(
            text(
                "Bulletin Note",
                f"The ties from place {first_left} down were broken in the same way; their figures "
                "stand in the standings.",
            )
        )
    return Part("".join(parts))


def title(standings: Standings) -> str:
    """``How the ties were broken``, if any was."""
    broken = any(step.parted for step in standings.steps)
    return "How the ties were broken" if broken else "Ties"


def how(standings: Standings) -> str:
    """The order, the edition, how many tie-breaks were needed, and the rule about money."""
    names = in_order([one.name for one in standings.order.tie_breaks])
    return (
        f"{entry(standings.section).title()}s on the same score are placed by {names} "
        f"({_by_rule(standings)}); "
        f"{_needed(standings)}."
        + f" {money_rule(standings, entry(standings.section))}"
        * standings.is_final
    )


def _by_rule(standings: Standings) -> str:
    """The edition, or the rules of tie-breaks that only teams have: they have their own."""
    systems = [one.system for one in standings.order.tie_breaks]
    if all(system.of_teams for system in systems):
        return "; ".join(dict.fromkeys(system.reference for system in systems))
    return standings.edition.name


def _needed(standings: Standings) -> str:
    """``the first 3 of the 6 were needed``"""
    needed, there_are = standings.needed, len(standings.order.tie_breaks)
    if there_are == 1:
        return "it was needed" if needed else "it was not needed"
    if needed == there_are:
        return f"all {there_are} were needed"
    if needed == 1:
        return f"the first of the {there_are} was enough"
    return f"the first {needed} of the {there_are} were needed"


def money_rule(standings: Standings, who: str) -> str:
    """Why a tie-break never decides about money; ``who`` are tied, players or teams."""
    if not divides_equally(standings):
        return f"Who is paid how much, and by which rule, stands under “{TITLE}”."
    american = standings.edition.name.startswith("US Chess")
    decide = "places" if standings.section.trophies == 0 else "places and trophies"
    return (
        ("Prize" if american else "Unless the event's own rules say otherwise, prize")
        + f" money for the places of a tie is added up and split equally among its {who}s"
        + f" ({US_MONEY_RULE})" * american
        + f"; tie-breaks decide {decide} only."
    )


def _how_to_read(standings: Standings) -> str:
    """How a parent reads the tables; only about what stands in them."""
    who = entry(standings.section)
    looked_at = {step.tie_break.code for step in standings.steps}
    without = {one.code for one in standings.without_value}
    shown = [one for one in standings.order.tie_breaks if one.code in looked_at - without]
    own = [one for one in shown if shows_each_round(standings, one)]
    others = [one for one in shown if not shows_each_round(standings, one)]
    reading = []
    if own:
        reading.append(
            "Each tied team has a table of its own: a line for each round, with the result, the "
            "opponent and the arithmetic, and the total at the end."
        )
    if any(map(is_by_tournament_points, own)):
        reading.append("Tournament points: 1 for a match won, ½ for a match drawn.")
    if others:
        combined = {one.system.combine for one in others}
        made = dict.fromkeys(words for combine, words in _MADE.items() if combine in combined)
        reading.append(
            f"Read each {'other ' * bool(own)}table from left to right: what each round gives"
            f"{', then ' * bool(made)}{' or '.join(made)}. In small print beside a figure stands "
            f"the opponent it comes from (v 4: {who} No. 4) or the {who}’s own result as in the "
            "crosstable. Figures struck out are dropped, a dash does not count."
        )
    if standings.needed > 1 or others:
        reading.append("Those marked “tied” go on to the next table.")
    return " ".join(filter(None, [*reading, _lots(standings)]))


def _lots(standings: Standings) -> str:
    """What was drawn, where lots were drawn."""
    places = standings.context.lots
    if not places:
        return ""
    order = sorted(places, key=lambda number: places[number])
    shown = ", ".join(str(number) for number in order[:40]) + ", …" * (len(order) > 40)
    drawn_from = f" from the seed “{standings.lots}”" if is_seed(standings.lots) else ""
    return f"Lots were drawn{drawn_from}, in this order of pairing numbers: {shown}."


def place_heading(section: Section, tie: Tie) -> str:
    """``Places 2–3: 5½ points``"""
    return f"Places {tie.place}–{tie.last_place}: {points_of(section, tie.score)}"


def _money_and_trophies(standings: Standings, tie: Tie) -> Iterator[str]:
    """Who shares the money, who takes which trophy, and where lots have to be drawn."""
    if not standings.is_final:
        return
    joined = "and" if len(tie.standings) == 2 else "to"
    places = f"{tie.place} {joined} {tie.last_place}"
    names = _names(tie.standings, entry(standings.section))
    shares = f"{names} share equally any prize money for places {places}."
    shares *= divides_equally(standings)
    trophies = [] if gives_trophies(standings) else list(_trophies(standings, tie))
    if len(trophies) > MOST_NAMED:
        if shares:
            yield paragraph("Bulletin Text", run(shares), keep_next=True)
        yield from (text("Bulletin Key", sentence) for sentence in trophies)
    elif told := " ".join(filter(None, [shares, *trophies])):
        yield paragraph("Bulletin Text", run(told), keep_next=True)
    for lots in lots_due(tie, prize_places(standings), entry(standings.section)):
        yield paragraph("Bulletin Call", run(lots), keep_next=True)


def _trophies(standings: Standings, tie: Tie) -> Iterator[str]:
    """Who takes which trophy, and ahead of whom by which tie-break."""
    known = standings.section.trophies is not None
    last = prize_places(standings)
    if standings.section.trophies and tie.place > last:
        yield "No trophy depends on this tie."
    for row, below in zip(tie.standings, [*tie.standings[1:], None]):
        if row.place > last or row.shared:
            continue
        goes = (
            f"{row.player.label} takes the trophy for place {row.place}"
            if known
            else f"Any trophy for place {row.place} goes to {row.player.label}"
        )
        yield f"{goes}{ahead_of(standings.order.tie_breaks, row, below)}."


def ahead_of(order: Sequence[TieBreak], row: Standing, below: Standing | None) -> str:
    """``, ahead of Lee on Solkoff (8½ to 7½)``"""
    if below is None or below.decided_by is None:
        return ""
    parted_by = _parting(order, row, below)
    mine, theirs = (
        value_text(one.values[parted_by.code], parted_by.system) for one in (row, below)
    )
    next_ones = below.player.label
    if below.shared:
        next_ones = f"those who share places {below.places}"
    return f", ahead of {next_ones} on {parted_by.name} ({mine} to {theirs})"


def _parting(order: Sequence[TieBreak], row: Standing, below: Standing) -> TieBreak:
    """The first tie-break of the order on which two neighbours differ."""
    return next(one for one in order if row.values[one.code] != below.values[one.code])


def lots_due(tie: Tie, last: int, who: str) -> Iterator[str]:
    """Places still shared after every tie-break, and whether a trophy hangs on them: it may down
    to place ``last``."""
    for place, group in groupby(tie.standings, lambda row: row.place):
        level = list(group)
        if len(level) < 2:
            continue
        names = _names(level, who)
        places = f"places {place}–{level[0].last_place}"
        if place <= last:
            yield f"{names} are level on every tie-break: lots are due for {places}."
        else:
            yield f"{names} are level on every tie-break and share {places}."


def _names(rows: Sequence[Standing], who: str) -> str:
    if len(rows) > MOST_NAMED:
        return f"These {counted(len(rows), who)}"
    return listed([row.player.label for row in rows])
