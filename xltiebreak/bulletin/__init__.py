"""The results bulletin: the Word document that hangs on the wall and goes to the parents."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO

from xltiebreak.bulletin.blank import blank
from xltiebreak.bulletin.crosstable import crosstable
from xltiebreak.bulletin.insertion import Part, place, spot
from xltiebreak.bulletin.key import key, to_check
from xltiebreak.bulletin.masthead import masthead, one_line, title
from xltiebreak.bulletin.package import repacked
from xltiebreak.bulletin.page import Widths, paper_named, widths
from xltiebreak.bulletin.page_numbers import number_pages
from xltiebreak.bulletin.properties import describe
from xltiebreak.bulletin.standings_table import standings_table
from xltiebreak.bulletin.standings_table import title as standings_title
from xltiebreak.bulletin.stylesheet import complete
from xltiebreak.bulletin.template import opened
from xltiebreak.bulletin.ties import ties
from xltiebreak.bulletin.winners import winners, winners_title
from xltiebreak.bulletin.wordml import heading, text
from xltiebreak.checks import Finding
from xltiebreak.errors import TieBreakError
from xltiebreak.model import Event
from xltiebreak.ranking import Standings

__all__ = ["Bulletin", "write_bulletin"]


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
    own = blank(size, title(event))
    document = opened(own if template is None else template)
    where = spot(document)
    missing = complete(document)
    notes = number_pages(document, where)
    place(document, where, list(_parts(event, standings, widths(where.page), ids, findings)))
    describe(document, event)
    written = BytesIO()
    document.save(written)
    if missing:
        notes.insert(
            0,
            "The template does not have these styles, so the bulletin's own are used: "
            f"{', '.join(missing)}.",
        )
    return Bulletin(repacked(written.getvalue()), tuple(notes))


def _parts(
    event: Event,
    standings: Sequence[Standings],
    room: Widths,
    ids: bool,
    findings: Sequence[Finding],
) -> Iterator[Part]:
    sections = [
        part
        for one in standings
        for part in _section(one, room, ids, level=2 if len(standings) > 1 else 1)
    ]
    yield Part(masthead(event, standings), sections[0].turned)
    yield from sections
    # What is short and comes last stays on the page of the last crosstable.
    yield Part(key(standings) + to_check(findings), sections[-1].turned)


def _section(one: Standings, room: Widths, ids: bool, level: int) -> Iterator[Part]:
    """One section's winners, standings, ties and crosstable."""
    named = heading(1, one_line(one.section.name) or "Section") if level > 1 else ""
    if not one.rows:
        yield Part(named + text("Bulletin Text", "There are no players."))
        return
    table, turned = standings_table(one, room)
    box = ""
    if one.rounds:
        box = heading(level, winners_title(one)) + winners(
            one, room.turned if turned else room.upright
        )
    yield Part(f"{named}{box}{heading(level, standings_title(one))}{table}", turned)
    broken = ties(one, level, room.upright)
    if broken:
        yield Part(broken)
    results, turned = crosstable(one, room, ids)
    yield Part(heading(level, "Crosstable") + results, turned)
