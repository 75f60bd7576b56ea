"""Why tied players stand in this order: the arithmetic of ties, of all or those that decide
prizes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import groupby

from xltiebreak.bulletin.arithmetic import arithmetic
from xltiebreak.bulletin.prizes import TITLE, divides_equally
from xltiebreak.bulletin.team_rounds import is_by_tournament_points, shows_each_round
from xltiebreak.bulletin.tied_worksheets import TiedWorksheets, adjusted_scores, tied_worksheets
from xltiebreak.bulletin.winners import prize_places
from xltiebreak.bulletin.word.page import Room
from xltiebreak.bulletin.word.tables import Block, Part
from xltiebreak.bulletin.word.text import Paragraph, heading, run, text
from xltiebreak.bulletin.wording import entry, points_of, short_name
from xltiebreak.event.figures import counted, listed
from xltiebreak.prizefund.awards import Awards
from xltiebreak.prizefund.fund import HORT
from xltiebreak.questions.plain_words import called, level_on
from xltiebreak.ranking.places import Standing, Tie, places_in_words
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.systems.lots import is_seed

TROPHIES, ALL, NONE = "trophies", "all", "none"
WHICH = (TROPHIES, ALL, NONE)
"""Which ties are worked out: those that decide a prize or trophy, all, or none."""

MOST_ADJUSTED = 12
"""The most adjusted scores explained under the tables that need them; more are listed together
before the ties."""
MOST_TIMES = 2
"""Of how many ties an adjusted score is explained in each; one of more ties before all of them."""

MOST_NAMED = 3
MOST_DRAWN = 40


def ties_to_show(standings: Standings, given: Awards | None, which: str) -> list[Tie]:
    """Return the ties to work out, the best places first; none before the section is finished."""
    if which == NONE or not standings.is_final:
        return []
    if which == ALL:
        return list(standings.ties)
    return [tie for tie in standings.ties if touches_a_prize(standings, given, tie)]


def touches_a_prize(standings: Standings, given: Awards | None, tie: Tie) -> bool:
    """Return whether the order of the tied players decides a trophy, or money that is divided by
    places. A trophy can also pass to one of them because a better placed player takes another."""
    if tie.place <= prize_places(standings):
        return True
    if given is None:
        return False
    numbers = {row.player.number for row in tie.standings}
    if given.fund.rule == HORT and any(share.entrant.number in numbers for share in given.shares):
        return True
    return any(
        trophy.by_tie_break and not trophy.taker.is_team and trophy.taker.number in numbers
        for trophy in given.trophies
        if trophy.taker
    )


def looked_at(shown: Sequence[Tie]) -> set[str]:
    """Return the codes of the tie-breaks that were applied to these ties."""
    return {step.tie_break.code for tie in shown for step in tie.steps}


def ties(standings: Standings, shown: Sequence[Tie], which: str, level: int, room: Room) -> Part:
    """Return the part that explains these ties of one section; an empty part if there are none. If
    only trophies matter, a tie is worked out down to the last trophy."""
    if not shown:
        return Part([])
    last = prize_places(standings)
    compared = [
        tied_worksheets(
            standings, tie, last if which == TROPHIES and tie.place <= last else tie.last_place
        )
        for tie in shown
    ]
    printed: list[Block] = [
        heading(level, "Why this order"),
        *(
            Paragraph("Bulletin Note", run(sentence), keep_next=True)
            for sentence in _how_to_read(standings, compared)
        ),
    ]
    used = [{number for sheets in tie for number in sheets.adjusted} for tie in compared]
    times = Counter(number for tie in used for number in tie)
    adjusted = set(times)
    if len(adjusted) <= MOST_ADJUSTED:
        adjusted = {number for number in adjusted if times[number] > MOST_TIMES}
    if adjusted:
        explained = adjusted_scores(standings, adjusted, named=False)
        printed.append(text("Bulletin Note", f"* {explained}"))
    defined: set[str] = set()
    for tie, worksheets in zip(shown, compared):
        printed.append(heading(level + 1, _heading(standings, tie)))
        printed += [text("Bulletin Call", words) for words in _played_off(standings, tie)]
        for lots in lots_due(standings, tie.standings, prize_places(standings)):
            printed.append(Paragraph("Bulletin Call", run(lots), keep_next=True))
        printed += arithmetic(worksheets, room, adjusted, defined)
    printed += [text("Bulletin Note", sentence) for sentence in _at_the_end(standings, shown)]
    return Part(printed)


def _heading(standings: Standings, tie: Tie) -> str:
    """Return ``Places 1 and 2: Marcus Hollis and Daniel Okonjo, 4 points``; of large ties the
    number of players."""
    points = points_of(standings.section, tie.score)
    places = f"{tie.in_words.capitalize()}: "
    if len(tie.standings) > MOST_NAMED:
        return f"{places}{counted(len(tie.standings), entry(standings.section))}, {points}"
    names = listed([called(standings.section, row.player) for row in tie.standings])
    return f"{places}{names}, {points}"


def _how_to_read(
    standings: Standings, compared: Sequence[Sequence[TiedWorksheets]]
) -> Iterator[str]:
    one_by_one = [sheets for tie in compared for sheets in tie if sheets.has_table]
    own = [
        sheets.tie_break for sheets in one_by_one if shows_each_round(standings, sheets.tie_break)
    ]
    others = [sheets for sheets in one_by_one if not shows_each_round(standings, sheets.tie_break)]
    if own:
        yield (
            "Each tied team has a table of its own: a line a round, with the result, the opponent "
            "and the arithmetic, and the total at the end."
        )
    if any(map(is_by_tournament_points, own)):
        yield "Tournament points: 1 for a match won, ½ for a match drawn."
    if any(term.round for sheets in others for term in sheets.all_terms):
        dropped = any(
            term.drop and term.drop.which for sheets in others for term in sheets.all_terms
        )
        noun = entry(standings.section)
        left_out = "; figures struck out are left out, as the rule says" * dropped
        yield (
            f"Each table shows what every round gave, with the opponent or the {noun}’s own result "
            f"in small print{left_out}. The total is in bold."
        )


def _at_the_end(standings: Standings, shown: Sequence[Tie]) -> Iterator[str]:
    if lots := _lots(standings):
        yield lots
    if not divides_equally(standings):
        yield f"Tie-breaks decide no prize money, except where “{TITLE}” says so."
    rest = len(standings.ties) - len(shown)
    if rest:
        others = "One more tie was" if rest == 1 else f"{rest} more ties were"
        yield f"{others} broken in the same way; the figures stand in the standings."


def _lots(standings: Standings) -> str:
    places = standings.context.lots
    if not places:
        return ""
    order = sorted(places, key=lambda number: places[number])
    names = [short_name(standings.section, number) for number in order[:MOST_DRAWN]]
    shown = ", ".join(names) + ", …" * (len(order) > MOST_DRAWN)
    by = f" by computer, from the word “{standings.lots}”" if is_seed(standings.lots) else ""
    return f"Lots were drawn{by}, in this order: {shown}."


def _played_off(standings: Standings, tie: Tie) -> Iterator[str]:
    """Yield how each play-off between these players ended: ``The play-off (blitz 2–0) put Bo Birch
    before Al Ash.``"""
    by_number = standings.section.by_number
    for playoff in standings.playoffs:
        if playoff.is_due or playoff.numbers[0] not in [row.player.number for row in tie.standings]:
            continue
        groups = [
            listed([called(standings.section, by_number[number]) for number in group])
            for group in playoff.groups
        ]
        how = f" ({playoff.words})" if playoff.words else ""
        order = " before ".join(groups) if len(groups) > 1 else f"{groups[0]} level"
        yield f"The play-off{how} put {order}."


def lots_due(standings: Standings, rows: Collection[Standing], last: int) -> Iterator[str]:
    """Yield a sentence for each place still shared after every tie-break; down to place ``last`` it
    says what has to part them."""
    for place, group in groupby(rows, lambda row: row.place):
        level = list(group)
        if len(level) < 2:
            continue
        names = (
            f"{counted(len(level), entry(standings.section))}"
            if len(level) > MOST_NAMED
            else listed([called(standings.section, row.player) for row in level])
        )
        places = places_in_words(place, level[0].last_place)
        level_names = f"{names} {level_on(standings, level[0])}"
        if place <= last:
            parted = standings.what_parts(level[0].player.number)
            yield f"{level_names}: {parted} for {places}."
        else:
            yield f"{level_names} and share {places}."
