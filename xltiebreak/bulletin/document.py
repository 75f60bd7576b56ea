"""Writing a bulletin: its parts in their order, in our own document or a club's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product

from xltiebreak.answers.standings import EventStandings, SectionStandings
from xltiebreak.bulletin.boards import board_prizes, matches_by_board
from xltiebreak.bulletin.combined_teams import combined_teams, of_players
from xltiebreak.bulletin.masthead import foot, masthead, notes, one_line, sealed, title
from xltiebreak.bulletin.prizes import awards_to_print, prizes, upsets
from xltiebreak.bulletin.results_table import crosstable, standings_table
from xltiebreak.bulletin.ties import ALL, TROPHIES, WHICH, looked_at, ties, ties_to_show
from xltiebreak.bulletin.winners import LOOKS, Listed, winners
from xltiebreak.bulletin.word.page import Room, paper_named
from xltiebreak.bulletin.word.picture import picture
from xltiebreak.bulletin.word.tables import Part, beginning, begun_sooner
from xltiebreak.bulletin.word.text import Logo, Paragraph, heading, text
from xltiebreak.bulletin.word.word_file import Footer, Properties, WordFile
from xltiebreak.bulletin.wording import entry, to_check
from xltiebreak.event.findings import Finding, TieBreakError
from xltiebreak.event.section import Event
from xltiebreak.prizefund.awards import Awards


@dataclass(frozen=True)
class Bulletin:
    """A finished Word file, and sentences about it for the user."""

    docx: bytes
    notes: tuple[str, ...]


@dataclass(frozen=True)
class Sheet:
    """A Word file to be filled: ``space`` is the room on its pages, ``logo`` the picture in its
    head, ``foot`` the paragraphs at the end of the first page."""

    event: Event
    file: WordFile
    space: Room
    logo: Logo | None
    foot: Sequence[Paragraph]

    def filled(self, parts: Sequence[Part], subject: str) -> bytes:
        """Return the finished file."""
        author = one_line(self.event.organizer) or one_line(self.event.chief_td) or "xltiebreak"
        name = title(self.event)
        properties = Properties(name, author, subject)
        return self.file.filled(parts, Footer(name, self.foot), properties)


def opened_sheet(
    standings: EventStandings,
    *,
    template: bytes | None,
    paper: str,
    logo: bytes | None,
    with_foot: bool = True,
) -> Sheet:
    """Return a file ready to be filled: the club's, or our own document on this paper.

    Raises:
        TieBreakError: the template or the picture cannot be used, there is no such paper, or
            nothing to print.
    """
    size = paper_named(paper)
    image = None if logo is None else picture(logo)
    if not standings.sections:
        raise TieBreakError("there is no section to print")
    event, file = standings.event, WordFile(template, size)
    organizer = one_line(event.organizer)
    shown = image and Logo(image, f"Logo of {organizer}" if organizer else "Logo")
    return Sheet(event, file, file.room(), shown, foot(event) if with_foot else ())


def write_bulletin(
    standings: EventStandings,
    *,
    template: bytes | None = None,
    paper: str = "letter",
    ids: bool = False,
    findings: Sequence[Finding] = (),
    ties: str = TROPHIES,
    crosstable: bool = False,
    logo: bytes | None = None,
) -> Bulletin:
    """Return the bulletin of an event: a first page with all winners, then the parts of each
    section.

    ``template`` is a club's own Word file, whose styles, pages, headers and footers are used; the
    bulletin replaces its paragraph ``{{bulletin}}``, or is added at the end. ``paper`` is
    ``"letter"`` or ``"a4"`` if there is no template. ``ids`` prints the members' ids, ``findings``
    are printed as things to check. ``ties`` chooses the ties that are worked out: ``"trophies"``,
    ``"all"`` or ``"none"``; ``crosstable`` adds the results by pairing number, which are printed
    anyway if the standings have no room for them; ``logo`` is a PNG or JPEG.

    Raises:
        TieBreakError: the template or the picture cannot be used, or there is no such paper or
            kind of ties.
    """
    if ties not in WHICH:
        raise TieBreakError(f"{ties!r} is not one of {', '.join(WHICH)}")
    sheet = opened_sheet(standings, template=template, paper=paper, logo=logo)
    sections = [_Section(ranked, sheet.space, ids, ties, crosstable) for ranked in standings]
    printed = list(_parts(standings, sections, findings, sheet))
    return Bulletin(
        sheet.filled(printed, "Results bulletin"), (*sheet.file.notes, *_empty_rounds(standings))
    )


def _empty_rounds(standings: EventStandings) -> Iterator[str]:
    """Yield a sentence for each section that is unfinished only because its table has room for more
    rounds."""
    for ranked in (section.players for section in standings):
        open_rounds = ranked.rounds < ranked.planned_rounds and not ranked.games_left
        if ranked.rounds and open_rounds and ranked.section.scheduled_rounds is None:
            named = f"{one_line(ranked.section.name)}: " if len(standings) > 1 else ""
            yield (
                f"{named}{ranked.rounds} of {ranked.planned_rounds} rounds are complete, so the "
                "standings are not called final; if no more are played, state the number of "
                "rounds on the sheet Event (Rounds)."
            )


def _parts(
    standings: EventStandings,
    sections: Sequence[_Section],
    findings: Sequence[Finding],
    sheet: Sheet,
) -> Iterator[Part]:
    several = len(sections) > 1
    event, space = sheet.event, sheet.space
    lists = [listing for section in sections for listing in section.lists(several=several)]
    following = [part for section in sections for part in section.parts(several=several)]
    below_winners = following.pop(0) if not several and not following[0].turned else Part([])
    head = masthead(event, [section.players for section in standings], sheet.logo)
    # A club keeps its own footers, so our foot is printed under the winners.
    own_foot = sheet.foot if sheet.file.is_a_clubs else ()
    tail = [*notes(event), *sealed(standings.agreement), *own_foot]
    left = sheet.file.height(turned=False, first=True, last=False, foot=sheet.foot)
    for below, look in product((below_winners.blocks, begun_sooner(below_winners.blocks)), LOOKS):
        above = [*head, *winners(lists, space.upright, space.faces, look), *tail]
        if sheet.file.height_of([*above, *beginning(below)]) <= left:
            break
    yield Part([*above, *below])
    yield from following
    if checks := to_check(findings):
        last = following[-1] if following else below_winners
        yield Part(checks, last.turned, last.named)


class _Section:
    """The printed parts of one section; for teams also the boards, for a combined event also its
    teams."""

    def __init__(
        self, standings: SectionStandings, space: Room, ids: bool, ties: str, crosstable: bool
    ) -> None:
        self.whole = standings.players
        self.competitions = standings.competitions if self.whole.rows else ()
        self.players = of_players(self.whole) if self.competitions else self.whole
        self.space = space
        self.ids = ids
        self.ties = ties
        self.crosstable = crosstable

    @cached_property
    def given(self) -> Awards | None:
        """The prizes and who takes them; None if there are no prizes or the section is not
        finished."""
        return awards_to_print(self.whole)

    def lists(self, *, several: bool) -> Iterator[Listed]:
        """Yield the lists of winners for the first page."""
        name = one_line(self.whole.section.name) * several
        for teams in self.competitions:
            called = f"{name}: {teams.called}" if name else teams.called.capitalize()
            yield Listed(called, teams, self.players, self.given)
        if self.competitions:
            name = f"{name}: players" if name else "Players"
        if self.whole.rows:
            yield Listed(name, self.players, self.players, self.given)

    def parts(self, *, several: bool) -> Iterator[Part]:
        """Yield the parts after the first page; with several sections, each begins on a new
        page."""
        name = one_line(self.whole.section.name) or "Section"
        first, *others = (part for part in self._parts(2 if several else 1) if part.blocks)
        if not several:
            yield from (first, *others)
            return
        yield first.under(heading(1, name))._replace(named=name)
        yield from (part._replace(named=name) for part in others)

    def _parts(self, level: int) -> Iterator[Part]:
        whole, space = self.whole, self.space
        if not whole.rows:
            yield Part([text("Bulletin Text", f"There are no {entry(whole.section)}s.")])
            return
        for teams in self.competitions:
            yield from combined_teams(teams, level, space, all_ties=self.ties == ALL)
        if whole.section.has_only_scores:
            yield standings_table(self.players, level, space, ids=self.ids).part
            yield from self._prizes(level)
            return
        shown = ties_to_show(self.players, self.given, self.ties)
        table = standings_table(self.players, level, space, looked_at(shown), ids=self.ids)
        yield table.part
        yield ties(self.players, shown, self.ties, level, space)
        yield from self._prizes(level)
        if self.crosstable or table.lacks_results:
            yield crosstable(self.players, level, space, ids=self.ids)
        yield board_prizes(whole, level, space, self.ids)
        yield matches_by_board(whole, level, space)

    def _prizes(self, level: int) -> Iterator[Part]:
        if self.competitions:
            yield Part(prizes(self.given, level, of_teams=True))
        yield Part([*prizes(self.given, level), *upsets(self.players, self.given)])
