"""The standings of an event: its sections, and teams that are ranked by their top players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING, Any, Callable

from xltiebreak.answers.sections import BySection, has_teams
from xltiebreak.answers.shape import Answer, Column, Part, Role, Rows, Table, as_number, figure_text
from xltiebreak.checks import examine
from xltiebreak.event.figures import counted, decimal, listed
from xltiebreak.event.findings import (
    EventError,
    Finding,
    TieBreakError,
    errors_first,
    stop_on_errors,
)
from xltiebreak.event.section import Event, Section
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.orders import PLAYOFF, TEAM_SUM, Order
from xltiebreak.ranking.places import Standing, how_many_needed
from xltiebreak.ranking.standings import Ranked, Standings, ranked
from xltiebreak.rules.editions import Edition
from xltiebreak.rules.systems import TieBreak
from xltiebreak.rules.terms import Show

if TYPE_CHECKING:
    from xltiebreak.questions.announced import Agreement
    from xltiebreak.ranking.combined import TeamStandings


HOW_MANY_COUNT = (
    "it is not known how many players count for a team; say --counting 4, for one, or state it "
    'behind the label "Counting players"'
)


def remarks_on(players: Standings, competitions: Sequence[TeamStandings]) -> Iterator[str]:
    """Yield where the rules come from, what is still to be played, and what is left out."""
    yield from players.rules_from
    if players.playoff_due:
        yield players.playoff_due
    if players.section.has_only_scores:
        if players.section.perfect_scores and not players.planned_rounds:
            yield "Who has all points is not known; type the number of rounds at the label Rounds."
        return
    if not players.rounds:
        yield "No round is complete yet; tie-breaks begin with the first that is."
        return
    for tie_break in players.not_meant:
        remark = players.edition.in_roundrobins[tie_break.system.code]
        yield f"{tie_break.code} is {remark} ({players.edition.name.partition(':')[0]})."
    yield from dict.fromkeys(sentence for teams in competitions for sentence in _about(teams))


def columns_without_value(players: Standings) -> Iterator[str]:
    """Yield the tie-breaks that could not be worked out for anybody, and why."""
    names: dict[str, list[str]] = {}
    for tie_break in players.without_value if players.rounds else ():
        if not players.section.competitions or tie_break.system.code != TEAM_SUM:
            names.setdefault(_why(players, tie_break), []).append(tie_break.name)
    for why, without in names.items():
        yield f"{listed(without)} {'has' if len(without) == 1 else 'have'} no value: {why}."


def _why(players: Standings, tie_break: TieBreak) -> str:
    system = tie_break.system
    if system.code == TEAM_SUM and players.section.matches is not None:
        return "it is for teams whose players play for themselves"
    if system.code == TEAM_SUM and has_teams(players.section):
        return HOW_MANY_COUNT
    if system.of_teams and players.section.matches is None:
        return "it is for teams"
    return players.worksheet(players.rows[0].player.number, tie_break).missing or "nothing to count"


def _about(teams: TeamStandings) -> Iterator[str]:
    codes = [tie_break.code for tie_break in teams.not_summed if tie_break.system.code != "LOT"]
    if codes:
        yield f"Not added up for teams: {', '.join(codes)}."
    if teams.unplaced:
        yield teams.about_unplaced
    for team in teams.teams.values():
        if len(team.players) < teams.counting:
            yield (
                f"{team.name} has {counted(len(team.players), 'player')}; "
                f"{teams.counting} would count."
            )


@dataclass(frozen=True)
class SectionStandings(Answer):
    """The standings of a section's players and, if teams are ranked by their top players, of these
    teams. In a team event the teams are the players.

    ``title`` is the event's name, with the section's if there are several.
    """

    title: str
    players: Standings
    competitions: tuple[TeamStandings, ...] = ()

    @property
    def teams(self) -> TeamStandings | None:
        """The teams that are ranked by their top players; of several competitions the first."""
        return self.competitions[0] if self.competitions else None

    @property
    def section(self) -> Section:
        """The section that is ranked."""
        return self.players.section

    @property
    def edition(self) -> Edition:
        """The rules that apply."""
        return self.players.edition

    @property
    def order(self) -> Order:
        """The tie-breaks, in the order in which they are applied."""
        return self.players.order

    @property
    def lists(self) -> tuple[Ranked, ...]:
        """The lists to show: players, then teams; only teams if the order ranks teams."""
        if self.competitions and self.order.ranks_teams:
            return self.competitions
        return (self.players, *self.competitions)

    @property
    def rows(self) -> tuple[Standing, ...]:
        """All rows of the first list in order of places; teams without a place are last."""
        return self.lists[0].listed

    @property
    def heading(self) -> str:
        """The title, the rounds played so far, and the rules."""
        players = self.players
        if players.section.has_only_scores:
            return f"{self.title}: a list of scores, without rounds and tie-breaks"
        is_over = players.rounds >= players.planned_rounds and not players.games_left
        played = counted(players.rounds, "round") if is_over else players.progress
        paired = "round-robin, " * players.section.is_roundrobin
        heading = f"{self.title}: {paired}after {played}, edition {players.edition.code}"
        section = players.section
        if matches := section.matches:
            scale = "" if section.by_game_points else f" ({players.context.by.scale})"
            heading += f", placed by {matches.placed_by} points{scale}"
        return heading

    def to_dict(self) -> dict[str, Any]:
        """Return the section in the JSON of ``standings``."""
        codes = self.order.codes
        answer = {
            "section": self.section.name,
            "kind": self.section.paired_as,
            "edition": self.edition.code,
            "order": [*self.order.codes],
            "rounds": self.players.rounds,
            "standings": [_row(self.lists[0], row, codes) for row in self.rows],
        }
        beside = [_teams(each) for each in self.competitions if each is not self.lists[0]]
        if beside and self.lists[0] is self.players:
            answer["teams"] = beside.pop(0)
        if beside:
            answer["further_teams"] = beside
        return answer

    def csv_rows(self, codes: Sequence[str]) -> Rows:
        """Yield a row for each player or team of the first list, with the values of these
        tie-breaks."""
        for row in self.rows:
            placed = (self.section.name, row.place or "", "yes" if row.shared else "no")
            who = (row.player.number, row.player.name, decimal(row.score))
            values = (figure_text(row.values.get(code), 6) for code in codes)
            yield [*placed, *who, *values, row.decided_by or ""]

    def parts(self, show: Show = decimal) -> Iterator[Part]:
        """Yield the table of each list, and how many tie-breaks it needed."""
        for places in self.lists:
            shown = places.tie_breaks
            heading = self.heading
            if teams := next((each for each in self.competitions if each is places), None):
                shown = tuple(tie_break for tie_break in shown if tie_break.system.code != TEAM_SUM)
                heading += f": {teams.called}, the top {teams.counting} of each"
            yield Table(heading, [*_columns(places, shown, show)])
            if not (places.ties and self.players.rounds):
                continue
            broken = [tie_break for tie_break in shown if tie_break.code != PLAYOFF]
            needed = how_many_needed(broken, places.steps)
            were = "was" if needed == 1 else "were"
            sentence = "Money is split equally among those tied on score"
            if (prizes := places.section.prizes) and not prizes.divides_equally:
                sentence = "Who is paid how much, 'xltiebreak prizes' tells"
            sentence = f" {sentence}; tie-breaks place trophies." * places.players.is_final
            yield f"{needed} of {counted(len(broken), 'tie-break')} {were} needed.{sentence}"


@dataclass(frozen=True)
class EventStandings(BySection[SectionStandings], Answer):
    """The standings of an event's sections in order.

    ``warnings`` are findings about the results; ``agreement`` says whether the event agrees with
    the seal of its announcement.
    """

    event: Event
    sections: tuple[SectionStandings, ...]
    warnings: tuple[Finding, ...] = ()
    agreement: Agreement | None = None

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON of ``standings``."""
        sections = [standings.to_dict() for standings in self.sections]
        return {"event": self.event.name, "sections": sections, **self.seal_in_json}

    @property
    def seal_in_json(self) -> dict[str, bool]:
        """``{"seal": false}`` where the event does not agree with its seal; empty without one."""
        return {} if self.agreement is None else {"seal": self.agreement.agrees}

    def to_csv(self) -> tuple[list[str], Rows]:
        """Return the header and the rows of a CSV table with the first list of each section."""
        codes = list(dict.fromkeys(chain.from_iterable(each.order.codes for each in self.sections)))
        header = ["section", "place", "shared", "number", "name", "score", *codes, "decided_by"]
        return header, chain.from_iterable(each.csv_rows(codes) for each in self.sections)

    @property
    def left_out_of_csv(self) -> Iterator[str]:
        """Sentences about teams that are not in the CSV table, and the option that prints them."""
        for standings in self.sections:
            for places in standings.lists[1:]:
                codes = ",".join(tie_break.code for tie_break in places.tie_breaks)
                yield (
                    f"{standings.section.name}: the teams are left out, as a CSV table holds one "
                    f"list; --order {codes} prints them."
                )

    @property
    def remarks(self) -> Iterator[str]:
        """Sentences to be read with the places: rounds left out, columns without a value, places
        that the file prints otherwise."""
        if self.agreement is not None:
            yield str(self.agreement)
        for standings in self.sections:
            label = f"{standings.section.name}: " if len(self.sections) > 1 else ""
            players, teams = standings.players, standings.competitions
            told = [*remarks_on(players, teams), *columns_without_value(players)]
            if players.section.has_printed:
                from xltiebreak.verify.comparison import printed_places_said  # late: few print them

                told += filter(None, [printed_places_said(players)])
            yield from (f"{label}{sentence}" for sentence in told)


def event_standings(
    event: Event,
    sections: Sequence[Section],
    asked: Asked = AS_IN_THE_FILE,
    advance: Callable[[], object] = int,
) -> EventStandings:
    """Return the standings of these sections of an event; ``advance`` is called after each of them.

    Raises:
        EventError: the event or one of the sections has errors; it holds those of all of them.
        TieBreakError: something asked for is not understood, or does not go with a section.
    """
    tables = []
    try:
        stop_on_errors(event.faults)
        for section in sections:
            tables.append(ranked(section, asked))
            advance()
    except EventError:
        stop_on_errors(_findings(event, [examine(section) for section in sections]))
        raise
    several = len(event.sections) > 1
    titles = [f"{event.name}, {each.section.name}" if several else event.name for each in tables]
    lists = [SectionStandings(*each, _competitions(each[1])) for each in zip(titles, tables)]
    findings = _findings(event, [each.findings for each in tables])
    made = EventStandings(event, tuple(lists), findings)
    if not (event.seal or asked.seal or asked.announced):
        return made
    from xltiebreak.questions.announced import agreement  # late: few events have a seal

    return replace(made, agreement=agreement(event, asked))


def _competitions(players: Standings) -> tuple[TeamStandings, ...]:
    section = players.section
    if section.competitions:
        from xltiebreak.ranking.combined import competing_teams  # late: few events have such teams

        return competing_teams(players)
    first = players.order.tie_breaks[:1]  # a list of scores has none
    if any(tie.system.code == TEAM_SUM for tie in first) and has_teams(section):
        raise TieBreakError(f"section {section.name}: {HOW_MANY_COUNT}")
    return ()


def _findings(event: Event, of_sections: Sequence[Sequence[Finding]]) -> tuple[Finding, ...]:
    return tuple(errors_first([*event.faults, *chain.from_iterable(of_sections)]))


def _row(places: Ranked, row: Standing, codes: Sequence[str]) -> dict[str, Any]:
    answer: dict[str, Any] = {
        "place": row.place or None,
        "shared": row.shared,
        "number": row.player.number,
        "name": row.player.name,
        "score": float(row.score),
        "tiebreaks": {code: as_number(row.values.get(code)) for code in codes},
        "decided_by": row.decided_by,
    }
    if places.adds_up_players:
        answer["players"] = [maker.player.number for maker in places.makers(row.player.number)]
    return answer


def _teams(teams: TeamStandings) -> dict[str, Any]:
    codes = [tie_break.code for tie_break in teams.tie_breaks]
    return {
        **({"by": teams.by} if teams.by else {}),
        "counting": teams.counting,
        "minimum": teams.minimum,
        "order": codes,
        "standings": [_row(teams, row, codes) for row in teams.listed],
    }


def _columns(places: Ranked, tie_breaks: Sequence[TieBreak], show: Show) -> Iterator[Column]:
    rows, noun = places.listed, places.noun.capitalize()
    numbers = [row.player.number for row in rows]
    names = [row.player.name or f"{noun} {row.player.number}" for row in rows]
    yield Column("Place", [row.places for row in rows], Role.KEY)
    if places.adds_up_players:
        makers = [[who.player.number for who in places.makers(row.player.number)] for row in rows]
        yield Column.named("Team", names, numbers)
        yield Column("Counted", [", ".join(map(str, numbers)) for numbers in makers], Role.SPARE)
    else:
        yield Column("No.", [*map(str, numbers)], Role.KEY)
        yield Column.named("Name" if noun == "Player" else noun, names, numbers)
        if any(row.player.team for row in rows):
            yield Column("Team", [row.player.team for row in rows], Role.SPARE)
    yield Column("Score", [show(row.score, 2) for row in rows], Role.FIGURE)
    needed = how_many_needed(tie_breaks, [step for step in places.steps if step.parted])
    for k, tie_break in enumerate(tie_breaks):
        digits, role = tie_break.system.digits, Role.FIGURE if k < needed else Role.IDLE
        cells = [figure_text(row.values[tie_break.code], digits, show) for row in rows]
        yield Column(tie_break.code, cells, role)
    by = [places.decided_by(row) for row in rows]
    yield Column("Decided by", by, Role.FIGURE if any(by) else Role.IDLE)
