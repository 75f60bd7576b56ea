"""What is printed on: our own document or a club's, with its room, its footers and a logo."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass

from xltiebreak.bulletin.masthead import foot as first_foot
from xltiebreak.bulletin.masthead import one_line, title
from xltiebreak.bulletin.word.club_look import complete
from xltiebreak.bulletin.word.footers import Footers, club_footers
from xltiebreak.bulletin.word.insertion import PLACEHOLDER, Spot, keep_out_of_margins, place, spot
from xltiebreak.bulletin.word.markup import Element
from xltiebreak.bulletin.word.page import Part, Room, paper_named, room, text_height
from xltiebreak.bulletin.word.picture import beside_the_text, picture
from xltiebreak.bulletin.word.styles import StyleSheet
from xltiebreak.bulletin.word.template import (
    describe,
    opened,
    own_document,
    refusing_damage,
    saved,
)
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event
from xltiebreak.ranking.standings import Standings


@dataclass(frozen=True)
class Sheet:
    """A document that waits for its parts; ``footers`` are ours, or none where the club has its
    own; ``logo`` is the run that shows it; ``notes`` say what the club's file does not have."""

    event: Event
    document: Element
    where: Spot
    space: Room
    footers: Footers | None
    logo: str
    notes: tuple[str, ...]
    is_own: bool

    def height(self, *, turned: bool) -> int:
        """How high the room for text is on a page, in twips."""
        return text_height(self.where.page, turned=turned)

    def filled(self, parts: Sequence[Part], subject: str) -> bytes:
        """The finished file."""
        author = one_line(self.event.organizer) or one_line(self.event.chief_td) or "xltiebreak"
        with nullcontext() if self.is_own else refusing_damage():
            place(self.document, self.where, parts, self.footers)
            describe(self.document, title(self.event), author, subject)
            return saved(self.document)


def opened_sheet(
    event: Event,
    standings: Sequence[Standings],
    *,
    template: bytes | None,
    paper: str,
    logo: bytes | None,
    foot: bool = True,
) -> Sheet:
    """Our own document on this paper, or the club's, ready to be filled; with the ``foot`` of
    its first page or without.

    Raises:
        TieBreakError: the template or the picture cannot be used, there is no such paper, or
            nothing to print.
    """
    size = paper_named(paper)
    shown = None if logo is None else picture(logo)
    if not standings:
        raise TieBreakError("there is no section to print")
    footers: Footers | None
    if template is None:
        document, notes = own_document(size), []
        footers = Footers(document, title(event), first_foot(event) if foot else "")
        where = spot(document)
    else:
        with refusing_damage():
            document = opened(template)
            keep_out_of_margins(document)
            where = spot(document)
            notes = list(_lacking(complete(document), where.stated))
            footers, more = club_footers(document)
            notes += more
    with nullcontext() if template is None else refusing_damage():
        space = room(where.page, StyleSheet(document).faces)
        organizer = one_line(event.organizer)
        told = f"Logo of {organizer}" if organizer else "Logo"
        drawn = beside_the_text(document, shown, told) if shown else ""
    return Sheet(event, document, where, space, footers, drawn, tuple(notes), template is None)


def _lacking(styles: Sequence[str], placed: bool) -> Iterator[str]:
    """What the club's file does not have."""
    if styles:
        yield (
            "The template does not have these styles, so the bulletin's own are used: "
            f"{', '.join(styles)}."
        )
    if not placed:
        yield f"The template has no paragraph {PLACEHOLDER}, so the bulletin stands at its end."
