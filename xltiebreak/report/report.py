"""The report of an event: its parts in their order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xltiebreak.answers.sections import known_of
from xltiebreak.answers.shape import Block, Heading, Mark, Run, Text, TextKind
from xltiebreak.answers.standings import SectionStandings
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import Finding
from xltiebreak.event.roundrobin import meetings_each
from xltiebreak.event.section import Event, Section
from xltiebreak.prizefund.winners import awards_of
from xltiebreak.questions.announced import Agreement
from xltiebreak.ranking.standings import Standings
from xltiebreak.report.results import crosstable, has_grid, standings_table
from xltiebreak.report.teams import board_prizes, combined_teams, of_players, rosters_of
from xltiebreak.report.ties import prize_places, ties, ties_to_show
from xltiebreak.report.winners import Listed, prizes
from xltiebreak.report.words import BETWEEN, one_line


def title(event: Event) -> str:
    """Return the event's name, or a general title if it has none."""
    return one_line(event.name) or "Results"


def own_name(event: Event, section: Section) -> str:
    """Return a section's name; of the only one none that the event's name holds, or that a program
    gives where nobody does."""
    name = one_line(section.name)
    is_told = name in ("Open", "") or name.casefold() in title(event).casefold()
    return name * (len(event.sections) > 1 or not is_told)


def when_and_where(event: Event, standings: Sequence[Standings] = ()) -> str:
    """Return dates and place; if nothing is known, what these standings hold."""
    where = ", ".join(filter(None, (one_line(event.venue), one_line(event.city))))
    only_scores = all(ranked.section.has_only_scores for ranked in standings)
    holds = f"Standings and {'prizes' if only_scores else 'tie-breaks'}" * bool(standings)
    return BETWEEN.join(filter(None, (one_line(event.dates), where))) or holds


def size_of(ranked: Standings) -> str:
    """Return ``24 players, 5 rounds``, ``8 teams on 8 boards, round-robin``."""
    rounds = counted(ranked.planned_rounds, "round") if ranked.planned_rounds else ""
    section = ranked.section
    entries = counted(len(section.players), ranked.noun)
    if section.matches is not None and section.matches.boards:
        entries += f" on {counted(section.matches.boards, 'board')}"
    count = [
        f"{each.counting} of a {each.by.lower() or 'team'} count{'s' * (each.counting == 1)}"
        for each in section.competitions
    ]
    pairings = f"{'double ' * (meetings_each(section) == 2)}round-robin" * section.is_roundrobin
    return ", ".join(filter(None, (entries, *count, pairings, rounds)))


def sealed(agreement: Agreement | None) -> list[Block]:
    """Return whether the event agrees with what was announced."""
    if agreement is None:
        return []
    return [Text(one_line(str(agreement)), TextKind.NOTE if agreement.agrees else TextKind.CALL)]


def about(event: Event, agreement: Agreement | None) -> list[Block]:
    """Return the organizer's notes on the results, whether the event agrees with what was
    announced, the announcement of the next event, and the thanks."""
    last = (("Next event: ", event.next_event.strip()), ("Thanks: ", event.thanks.strip()))
    told = [(Run(label, Mark.STRONG), Run(words)) for label, words in last if words]
    last_line = [Text(Run.joined(told, BETWEEN), TextKind.LAST)] if told else []
    return [*Text.notes(event.notes.strip()), *sealed(agreement), *last_line]


def ending(event: Event, findings: Sequence[Finding]) -> list[Block]:
    """Return who directed the event, as far as it is stated, but for the organizer in the head; and
    the warnings about results, each with its cell."""
    known = [f"{one_line(words)}." for words in known_of(event, ("chief_td", "assistant_tds"))]
    told = Text.notes(" ".join(known))
    told += [Heading(1, "To be checked")] * bool(findings)
    told += [Text((Run(each.where, Mark.STRONG), Run(f": {each.message}"))) for each in findings]
    return told


class SectionReport:
    """The parts of one section; for teams also the boards, for a combined event also its teams.

    ``whole`` are the standings of all players, or of teams that play matches, ``players`` the same
    without the column of a team's score; ``given`` are the prizes and who takes them, None if there
    are none or the section is not finished; ``shown`` are the ties that are worked out. The
    ``crosstable`` has a part of its own, unless it is a grid, which the standings hold.

    Raises:
        EventError: what is stated of the prizes is not understood.
    """

    def __init__(
        self, standings: SectionStandings, *, ids: bool, ties: str, crosstable: bool
    ) -> None:
        self.standings, self.ids, self.ties, self.colours = standings, ids, ties, crosstable
        self.whole = whole = standings.players
        self.crosstable = crosstable and not has_grid(whole.section)
        self.name = one_line(whole.section.name)
        self.players = of_players(whole) if standings.competitions else whole
        self.given = awards_of(whole) if whole.is_final else None
        only_scores = whole.section.has_only_scores
        self.shown = [] if only_scores else ties_to_show(self.players, self.given, ties)

    def lists(self, *, several: bool = False) -> Iterator[Listed]:
        """Yield the lists of winners for the first page."""
        name = self.name * several
        if not self.whole.rows:
            return
        for teams in self.standings.competitions:
            called = f"{name}: {teams.called}" if name else teams.called.capitalize()
            yield Listed(called, teams, self.given)
        if self.standings.competitions:
            name = f"{name}: players" if name else "Players"
        yield Listed(name, self.players, self.given)

    def results(self, level: int, setting: str = "") -> Iterator[Block]:
        """Yield the standings of teams and players."""
        if not self.whole.rows:
            yield Text(f"There are no {self.whole.called}.")
            return
        for teams in self.standings.competitions:
            yield from combined_teams(teams, level)
        aside = BETWEEN.join(filter(None, (size_of(self.whole), setting)))
        prized, last = {*Listed("", self.players, self.given).takers}, prize_places(self.players)
        prized |= {row.player.number for row in self.players.rows if 0 < row.place <= last}
        crossed = [] if self.crosstable else crosstable(self.players, level)
        options = {"ids": self.ids, "is_explained": bool(self.shown)}
        yield from standings_table(self.players, level, aside, prized, crossed, **options)

    def after(self, level: int, *, with_prizes: bool) -> Iterator[Sequence[Block]]:
        """Yield what follows the standings, part by part."""
        whole = self.whole
        if not whole.rows:
            return
        if not whole.section.has_only_scores:
            yield ties(self.players, self.shown, self.ties, level)
        for listing in self.lists() if with_prizes else ():
            yield prizes(listing, level)
        if whole.section.has_only_scores:
            return
        if self.crosstable:
            yield crosstable(self.players, level)
        yield board_prizes(whole, level)
        aside = "Round by round, v the opponent’s No."
        if known := rosters_of(whole, whole.listed, colours=self.colours):
            yield [Heading(level, "Results by team", aside), *known]
