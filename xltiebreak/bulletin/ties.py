"""How the ties were broken: who shares the money, who takes the trophy, and the arithmetic."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from xltiebreak.bulletin.amounts import MEANS, points_text, value_text
from xltiebreak.bulletin.arithmetic import Arithmetic
from xltiebreak.bulletin.measure import Faces
from xltiebreak.bulletin.remarks import adjusted_scores
from xltiebreak.bulletin.winners import prize_places
from xltiebreak.bulletin.wordml import heading, paragraph, run, text
from xltiebreak.figures import counted
from xltiebreak.model import Player
from xltiebreak.ranking import Standing, Standings, Tie
from xltiebreak.systems import TieBreak
from xltiebreak.systems.lots import is_seed
from xltiebreak.worksheet import SUM

SHOWN_DOWN_TO = 50
"""Ties that begin below this place, and below the last trophy, are not worked out on paper."""

MOST_ADJUSTED = 12
"""So many adjusted scores are explained under the ties that need them; more stand in a list of
their own before the ties."""

MOST_NAMED = 4
US_MONEY_RULE = "US Chess rule 32B"
_MADE = {SUM: "the sum (Total)", **dict.fromkeys(MEANS, "the mean (Average)")}


def ties(standings: Standings, level: int, width: int, faces: Faces) -> str:
    """The whole part for one section; nothing where no two players have the same score."""
    if not standings.ties or not standings.rounds:
        return ""
    lowest = max(SHOWN_DOWN_TO, prize_places(standings))
    shown = [
        Arithmetic(standings, tie, width, faces) for tie in standings.ties if tie.place <= lowest
    ]
    parts = [
        heading(level, title(standings)),
        text("Bulletin Text", how(standings)),
        text("Bulletin Text", _how_to_read(standings)),
    ]
    adjusted = {number for one in shown for number in one.starred}
    if len(adjusted) <= MOST_ADJUSTED:
        adjusted.clear()
    else:
        parts.append(heading(level + 1, "Adjusted scores"))
        parts.append(text("Bulletin Note", f"* {adjusted_scores(standings, adjusted)}"))
    for one in shown:
        parts.append(heading(level + 1, f"{_places(one.tie)}: {points_text(one.tie.score)}"))
        parts += _money_and_trophies(standings, one.tie)
        parts.append(one.written(adjusted))
    if len(shown) < len(standings.ties):
        first_left = standings.ties[len(shown)].place
        parts.append(
            text(
                "Bulletin Note",
                f"The ties from place {first_left} down were broken in the same way; their figures "
                "stand in the standings.",
            )
        )
    return "".join(parts)


def title(standings: Standings) -> str:
    """``How the ties were broken``, if any was."""
    broken = any(step.parted for step in standings.steps)
    return "How the ties were broken" if broken else "Ties"


def how(standings: Standings) -> str:
    """The order, the edition, how many tie-breaks were needed, and the rule about money."""
    order = standings.order.tie_breaks
    names = listed([one.name for one in order])
    in_order = ", in this order" if len(order) > 1 else ""
    return (
        f"Players on the same score are placed by {names}{in_order} ({standings.edition.name}); "
        f"{_needed(standings)}. {money_rule(standings)}"
    )


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


def money_rule(standings: Standings) -> str:
    """Why a tie-break never decides about money."""
    american = standings.edition.name.startswith("US Chess")
    decide = "places" if standings.section.trophies == 0 else "places and trophies"
    return (
        ("Prize" if american else "Unless the event's own rules say otherwise, prize")
        + " money for the places of a tie is added up and split equally among its players"
        + f" ({US_MONEY_RULE})" * american
        + f"; tie-breaks decide {decide} only."
    )


def _how_to_read(standings: Standings) -> str:
    """How a parent reads the tables; only about what stands in them."""
    combined = {step.tie_break.system.combine for step in standings.steps}
    made = dict.fromkeys(words for combine, words in _MADE.items() if combine in combined)
    reading = (
        f"Read each table from left to right: what each round gives{', then ' * bool(made)}"
        f"{' or '.join(made)}. In small print beside a figure stands the opponent it comes from "
        "(v 4: player No. 4) or the player’s own result as in the crosstable. Figures struck out "
        "are dropped, a dash does not count. Those marked “tied” go on to the next table."
    )
    return f"{reading} {_lots(standings)}".strip()


def _lots(standings: Standings) -> str:
    """What was drawn, where lots were drawn."""
    places = standings.context.lots
    if not places:
        return ""
    order = sorted(places, key=lambda number: places[number])
    shown = ", ".join(str(number) for number in order[:40]) + ", …" * (len(order) > 40)
    drawn_from = f" from the seed “{standings.lots}”" if is_seed(standings.lots) else ""
    return f"Lots were drawn{drawn_from}, in this order of pairing numbers: {shown}."


def _places(tie: Tie) -> str:
    return f"Places {tie.place}–{tie.last_place}"


def _money_and_trophies(standings: Standings, tie: Tie) -> Iterator[str]:
    """Who shares the money, who takes which trophy, and where lots have to be drawn."""
    if not standings.is_final:
        return
    players = [row.player for row in tie.standings]
    joined = "and" if len(players) == 2 else "to"
    places = f"{tie.place} {joined} {tie.last_place}"
    shares = f"{_names(players)} share equally any prize money for places {places}."
    trophies = list(_trophies(standings, tie))
    if len(trophies) > MOST_NAMED:
        yield paragraph("Bulletin Text", run(shares), keep_next=True)
        yield from (text("Bulletin Key", sentence) for sentence in trophies)
    else:
        yield paragraph("Bulletin Text", run(" ".join([shares, *trophies])), keep_next=True)
    for lots in _lots_due(standings, tie):
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
        yield f"{goes}{_ahead_of(standings, row, below)}."


def _ahead_of(standings: Standings, row: Standing, below: Standing | None) -> str:
    """``, ahead of Lee on Solkoff (8½ to 7½)``"""
    if below is None or below.decided_by is None:
        return ""
    parted_by = _parting(standings, row, below)
    mine, theirs = (
        value_text(one.values[parted_by.code], parted_by.system) for one in (row, below)
    )
    next_ones = below.player.label
    if below.shared:
        next_ones = f"those who share places {below.places}"
    return f", ahead of {next_ones} on {parted_by.name} ({mine} to {theirs})"


def _parting(standings: Standings, row: Standing, below: Standing) -> TieBreak:
    """The first tie-break of the order on which two neighbours differ."""
    return next(
        one for one in standings.order.tie_breaks if row.values[one.code] != below.values[one.code]
    )


def _lots_due(standings: Standings, tie: Tie) -> Iterator[str]:
    """Places still shared after every tie-break, and whether a trophy hangs on them."""
    last = prize_places(standings)
    for place, group in groupby(tie.standings, lambda row: row.place):
        level = list(group)
        if len(level) < 2:
            continue
        names = _names([row.player for row in level])
        places = f"places {place}–{level[0].last_place}"
        if place <= last:
            yield f"{names} are level on every tie-break: lots are due for {places}."
        else:
            yield f"{names} are level on every tie-break and share {places}."


def _names(players: Sequence[Player]) -> str:
    if len(players) > MOST_NAMED:
        return f"These {counted(len(players), 'player')}"
    return listed([player.label for player in players])


def listed(words: Sequence[str]) -> str:
    """``A``, ``A and B``, ``A, B and C``; ``Lee, Ann; Roe, Bo; and Poe, Cy`` with commas inside."""
    if len(words) < 2:
        return "".join(words)
    if any("," in word for word in words) and len(words) > 2:
        return f"{'; '.join(words[:-1])}; and {words[-1]}"
    return f"{', '.join(words[:-1])} and {words[-1]}"
