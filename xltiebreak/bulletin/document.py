"""Writing a bulletin: its parts in their order, in our own document or a club's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass

from xltiebreak.bulletin.board_prizes_table import board_prizes
from xltiebreak.bulletin.combined_teams import combined_teams, of_players, ranks_teams
from xltiebreak.bulletin.crosstable import crosstable
from xltiebreak.bulletin.key import key, to_check
from xltiebreak.bulletin.lineups import matches_by_board
from xltiebreak.bulletin.masthead import masthead, one_line, title
from xltiebreak.bulletin.prizes import awards_to_print, prizes
from xltiebreak.bulletin.standings_table import standings_table
from xltiebreak.bulletin.ties import ties
from xltiebreak.bulletin.winners import winners
from xltiebreak.bulletin.word.insertion import (
    PLACEHOLDER,
    keep_out_of_margins,
    number_pages,
    place,
    spot,
)
from xltiebreak.bulletin.word.markup import heading, text
from xltiebreak.bulletin.word.page import Part, Room, paper_named, room
from xltiebreak.bulletin.word.styles import StyleSheet, complete
from xltiebreak.bulletin.word.template import (
    describe,
    opened,
    own_document,
    refusing_damage,
    saved,
)
from xltiebreak.bulletin.wording import entry
from xltiebreak.event.findings import Finding, TieBreakError
from xltiebreak.event.section import Event
from xltiebreak.prizefund.awards import Awards
from xltiebreak.ranking.standings import Standings


@dataclass(frozen=True)
class Bulletin:
    """The finished Word file, and sentences about it for whoever asked for it."""

    docx: bytes
    notes: tuple[str, ...]


def write_bulletin(
    event: Event,
    standings: Sequence[Standings],
    *,
    template: bytes | None = None,
    paper: str = "letter",
    ids: bool = False,
    findings: Sequence[Finding] = (),
) -> Bulletin:
    """The bulletin of an event: one part for each section's standings.

    ``template`` is a club's own Word file, whose styles, pages, headers and footers are used; the
    bulletin takes the place of its paragraph ``{{bulletin}}``, or goes at the end. ``paper`` is
    ``"letter"`` or ``"a4"`` where there is no template. ``ids`` prints the members' ids,
    ``findings`` are printed as things to check.

    Raises:
        TieBreakError: the template cannot be used, or there is no such paper.
    """
    size = paper_named(paper)
    if not standings:
        raise TieBreakError("there is no section to print")
    guarded = nullcontext if template is None else refusing_damage
    if template is None:
        document = own_document(size, footer=title(event))
        where, notes = spot(document), []
    else:
        with guarded():
            document = opened(template)
            keep_out_of_margins(document)
            where = spot(document)
            notes = [*_lacking(complete(document), where.stated), *number_pages(document, where)]
    notes += _empty_rounds(standings)
    with guarded():
        space = room(where.page, StyleSheet(document).faces)
    parts = list(_parts(event, standings, space, ids, findings))
    author = one_line(event.organizer) or one_line(event.chief_td) or "xltiebreak"
    with guarded():
        place(document, where, parts)
        describe(document, title(event), author)
        return Bulletin(saved(document), tuple(notes))


def _lacking(styles: Sequence[str], placed: bool) -> Iterator[str]:
    """What the club's file does not have."""
    if styles:
        yield (
            "The template does not have these styles, so the bulletin's own are used: "
            f"{', '.join(styles)}."
        )
    if not placed:
        yield f"The template has no paragraph {PLACEHOLDER}, so the bulletin stands at its end."


def _empty_rounds(standings: Sequence[Standings]) -> Iterator[str]:
    """Which sections are taken as unfinished only because their tables have room left."""
    for one in standings:
        open_rounds = one.rounds < one.planned_rounds and not one.games_left
        if one.rounds and open_rounds and one.section.scheduled_rounds is None:
            named = f"{one_line(one.section.name)}: " if len(standings) > 1 else ""
            yield (
                f"{named}{one.rounds} of {one.planned_rounds} rounds are complete, so the "
                "standings are not called final; if no more are played, state the number of "
                "rounds on the sheet Event (Rounds)."
            )


def _parts(
    event: Event,
    standings: Sequence[Standings],
    space: Room,
    ids: bool,
    findings: Sequence[Finding],
) -> Iterator[Part]:
    """All that is printed, in its order."""
    several = len(standings) > 1
    sections: list[Part] = []
    for one in standings:
        first, *others = filter(None, _section(one, space, ids, level=2 if several else 1))
        named = heading(1, one_line(one.section.name) or "Section") if several else ""
        sections += [first.under(named), *others]
    first, *others = sections
    yield first.under(masthead(event, standings))
    yield from others
    # What is short and comes last stays on the page of the last crosstable.
    yield Part(key(standings) + to_check(findings), sections[-1].turned)


def _section(one: Standings, space: Room, ids: bool, level: int) -> Iterator[Part]:
    """One section: in a team event also its boards, in a combined event also its teams."""
    if not one.rows:
        yield Part(text("Bulletin Text", f"There are no {entry(one.section)}s."))
    elif ranks_teams(one):
        given = awards_to_print(one)
        yield Part(heading(level, "Teams"))
        yield from combined_teams(one, level + 1, space)
        width, faces = space.upright, space.faces
        yield Part(prizes(given, one, level + 1, width, faces, of_teams=True))
        yield Part(heading(level, "Players"))
        yield from _results(of_players(one), given, space, ids, level + 1)
    else:
        yield from _results(one, awards_to_print(one), space, ids, level)
        yield board_prizes(one, level, space, ids)
        yield matches_by_board(one, level, space)


def _results(
    one: Standings, given: Awards | None, space: Room, ids: bool, level: int
) -> Iterator[Part]:
    """The winners and what they win, standings, ties and crosstable."""
    table = standings_table(one, level, space)
    width = space.turned if table.turned else space.upright
    first = winners(one, given, level, width, space.faces)
    yield table.under(first + prizes(given, one, level, width, space.faces))
    yield ties(one, level, space)
    yield crosstable(one, level, space, ids)
