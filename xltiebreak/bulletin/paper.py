"""What is printed on: our own document or a club's, with its room, its footers and a logo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xltiebreak.bulletin.masthead import foot as first_foot
from xltiebreak.bulletin.masthead import one_line, title
from xltiebreak.bulletin.word.footers import Footers
from xltiebreak.bulletin.word.own_file import OwnFile
from xltiebreak.bulletin.word.page import Part, Room, paper_named, text_height
from xltiebreak.bulletin.word.picture import picture
from xltiebreak.bulletin.word.properties import properties
from xltiebreak.bulletin.word.word_file import WordFile
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event
from xltiebreak.ranking.standings import Standings


@dataclass(frozen=True)
class Sheet:
    """A Word file that waits for its parts; ``footers`` are ours, or none where the club has its
    own; ``logo`` is the run that shows it."""

    event: Event
    file: WordFile
    space: Room
    footers: Footers | None
    logo: str

    def height(self, *, turned: bool) -> int:
        """How high the room for text is on a page, in twips."""
        return text_height(self.file.page, turned=turned)

    def filled(self, parts: Sequence[Part], subject: str) -> bytes:
        """The finished file."""
        author = one_line(self.event.organizer) or one_line(self.event.chief_td) or "xltiebreak"
        self.file.put(parts, self.footers)
        return self.file.saved(properties(title(self.event), author, subject))


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
    file = OwnFile(size) if template is None else _club_file(template)
    footers = file.footers(title(event), first_foot(event) if foot else "")
    organizer = one_line(event.organizer)
    told = f"Logo of {organizer}" if organizer else "Logo"
    return Sheet(event, file, file.room(), footers, file.logo(shown, told) if shown else "")


def _club_file(template: bytes) -> WordFile:
    try:
        from xltiebreak.bulletin.word.club import ClubFile  # late: only a club's needs python-docx
    except ModuleNotFoundError as error:
        raise TieBreakError(
            "a club's own Word file needs the package python-docx: in xlwings Lite open "
            "requirements.txt, take away the # before python-docx, and restart xlwings Lite; "
            "elsewhere run: python -m pip install python-docx"
        ) from error
    return ClubFile(template)
