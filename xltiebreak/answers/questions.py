"""Questions about the places: the answers of ``why``, ``whatif`` and ``changes``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Any, Callable

from xltiebreak.answers.explanation import amount, meant
from xltiebreak.answers.sections import only_section, sections_of
from xltiebreak.answers.shape import Answer, Cell, Column, Part, Role, Table, as_number, records
from xltiebreak.answers.standings import EventStandings, SectionStandings, event_standings
from xltiebreak.event import letters as us
from xltiebreak.event.figures import counted, decimal
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import Outcome
from xltiebreak.event.roundrobin import games_to_come
from xltiebreak.event.section import Event, Section
from xltiebreak.questions.changes import (
    Move,
    Moves,
    arrow,
    other_results,
    other_settings,
    same_players,
    same_sections,
)
from xltiebreak.questions.open_games import what_is_open
from xltiebreak.questions.typed_results import with_results
from xltiebreak.questions.why import Why, figure_of, is_noted, unfinished, why
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.playoffs import PlayoffError
from xltiebreak.rules.terms import Show

if TYPE_CHECKING:
    from xltiebreak.questions.announced import Agreement


_Line = tuple[str, Standing, Mapping[int, Cell], str]
"""A row of the table: its label, whose row it is, its cells by round, and its value."""


@dataclass(frozen=True)
class WhyAnswer(Answer):
    """Why one of two players or teams is before the other, with both calculations side by side."""

    why: Why

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON of ``why``."""
        return {
            "section": self.why.ranked.section.name,
            "ahead": self.why.ahead.player.number,
            "behind": self.why.behind.player.number,
            "decided_by": self.why.decided_by,
            "steps": [
                {
                    "system": look.tie_break.code,
                    "values": [as_number(sheet.value) for sheet in look.both],
                    "sentences": [sheet.sentence() for sheet in look.both],
                }
                for look in self.why.looks
            ],
            "prizes": list(self.why.money()),
        }

    def parts(self, show: Show = decimal) -> Iterator[Part]:
        """Yield the answer in a sentence, what the rounds gave to both, and how each tie-break
        works."""
        yield self.why.conclusion(show)
        yield from unfinished(self.why.ranked)
        # Teams ranked by their top players have no rounds of their own.
        if not self.why.ranked.adds_up_players and self.why.ranked.players.rounds:
            yield self._side_by_side(show)
        told = (sentence for look in self.why.looks for sentence in self.why.of_look(look, show))
        yield from dict.fromkeys(told)
        yield from self.why.money(show)

    def _side_by_side(self, show: Show) -> Table:
        """Return what each round gave to both, to the score and to the tie-breaks."""
        lines = [*self._lines(show)]
        numbers = [row.player.number for _, row, _, _ in lines]
        names = [f"{row.player.number} {row.player.label}" for _, row, _, _ in lines]
        columns = [
            Column("", [what for what, *_ in lines], Role.NAME),
            Column.named(self.why.ranked.noun.capitalize(), names, numbers),
        ]
        for round in self.why.ranked.section.crosstable.complete_rounds:
            gave = [cells.get(round, "") for _, _, cells, _ in lines]
            columns.append(Column(f"R{round}", gave, Role.FIGURE))
        columns.append(Column("Value", [value for *_, value in lines], Role.FIGURE))
        return Table(
            "Round by round: W won, D drew, L lost, with the opponent's number; in parentheses: "
            "left out",
            columns,
        )

    def _lines(self, show: Show) -> Iterator[_Line]:
        """Yield what the rounds gave to the scores of both, and to each tie-break."""
        players = self.why.ranked.players
        rows = players.section.crosstable.rows
        to_come = {(round, n) for round, *both in games_to_come(players.section) for n in both}
        for what, row in zip(("Score", ""), self.why.both):
            number, letters = row.player.number, dict[int, Cell]()
            for round, result in players.context.history(number):
                played = us.write(rows[number][round - 1]) or "U"
                played = "…" if (round, number) in to_come else played
                letters[round] = f"({played})" if result.outcome is Outcome.ANNULLED else played
            yield what, row, letters, show(row.score, 2)
        for look in self.why.looks:
            tie_break, noted = look.tie_break, partial(is_noted, look.tie_break)
            both = zip((tie_break.name, ""), self.why.both, look.both)
            for what, row, sheet in both if look.in_rounds else ():
                rounds = players.section.crosstable.complete_rounds
                cells = {round: amount(sheet, round, show, noted) for round in rounds}
                yield what, row, cells, figure_of(sheet.value, tie_break.system.digits, show)


def why_answer(
    event: Event,
    sections: Sequence[Section],
    player: int | str,
    other: int | str,
    asked: Asked = AS_IN_THE_FILE,
) -> tuple[EventStandings, WhyAnswer]:
    """Return the standings of the section of two players or teams, and why one is before the other.

    Each is a number, a name or an unmistakable part of a name, as in ``explain``.

    Raises:
        EventError: the section has errors.
        TieBreakError: somebody is not there, both are the same, or they do not play in one section.
    """
    first, second = meant(sections, player, asked), meant(sections, other, asked)
    if first.section is not second.section or first.of_team != second.of_team:
        raise TieBreakError(
            f"{first.entry.label} and {second.entry.label} are not placed before each other; name "
            "two players, or two teams, of one section"
        )
    standings, places = first.standings(event, asked)
    return standings, WhyAnswer(why(places, first.entry.number, second.entry.number))


class StillOpen(Answer):
    """The places that everybody can still reach in the last round of the only section;
    ``advance`` is called after each outcome that was computed.

    Raises:
        TieBreakError: nothing is open, or an earlier round is not complete either.
    """

    def __init__(self, standings: EventStandings, advance: Callable[[], object] = int) -> None:
        [section] = standings
        self.title, self.open = section.title, what_is_open(section.players, advance)
        rows = self.open.players
        numbers, labels = [row.player.number for row in rows], [row.player.label for row in rows]
        best, worst = [row.best for row in rows], [row.worst for row in rows]
        certain = [[*row.clinched] for row in rows]
        self.columns = [
            Column("No.", [*map(str, numbers)], Role.KEY, "number", numbers),
            Column.named("Name", labels, numbers, "name", [row.player.name for row in rows]),
            Column("Best place", [*map(str, best)], Role.KEY, "best", best),
            Column("Worst place", [*map(str, worst)], Role.KEY, "worst", worst),
            Column("Certain", [*map(", ".join, certain)], Role.PROSE, "clinched", certain),
        ]

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON of ``whatif`` without changes."""
        return {
            "round": self.open.round or None,
            "open": len(self.open.games),
            "outcomes": self.open.outcomes,
            "exact": self.open.exact,
            "players": records(self.columns, ("number", "name", "best", "worst", "clinched")),
        }

    def parts(self, show: Show = decimal) -> Iterator[Part]:
        """Yield how the places were computed, and everybody's best and worst place."""
        where = f", round {self.open.round}" if self.open.round else ""
        yield f"{self.title}{where}: {self.open.how}"
        yield Table("What everybody can still reach", self.columns)


class WhatIf(Answer):
    """A section's standings as they are, and as they would be after these ``changes`` of results,
    such as ``R5 7-12 0-1``. ``lists`` are the moves of players and of teams between the two;
    ``left_out`` says why a play-off would not fit any more.

    Raises:
        EventError: the event has errors, or would have them.
        TieBreakError: a change is not understood, or there are several sections.
    """

    def __init__(
        self,
        event: Event,
        sections: Sequence[Section],
        changes: Sequence[str],
        asked: Asked = AS_IN_THE_FILE,
    ) -> None:
        why = "results are changed in one section; name it with --section"
        section = only_section(sections, why)
        self.standings = event_standings(event, [section], asked)
        changed, self.left_out = with_results(section, changes), ""
        try:
            [after] = event_standings(event, [changed], asked)
        except PlayoffError as error:
            self.left_out = error.reason
            [after] = event_standings(event, [replace(changed, playoff="")], asked)
        self.changes = [" ".join(text.split()) for text in changes]
        self.after, self.lists = after, _lists(self.standings[0], after)

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON of ``whatif`` with changes."""
        return {"changes": self.changes, "moved": [*map(_moved, self.lists[0].moved)]}

    def parts(self, show: Show = decimal) -> Iterator[Part]:
        """Yield who would have which place and why, and whether the round would be complete."""
        moves, *teams = self.lists
        yield f"With {', '.join(self.changes)}: {_how_many(moves)} would move."
        if self.left_out:
            yield f"The play-off is left out, as it would not fit any more: {self.left_out}."
        yield from unfinished(moves.after)
        titles = (each.after.called.capitalize() for each in teams)
        for each, title in zip(self.lists, (f"{self.after.heading}, as it would be", *titles)):
            yield from [_table(each, title, show)] * bool(each.touched)


class SectionChanges:
    """The differences between two versions of a section, a line for each, and who moved.

    ``heading`` is the section's name if there are several; ``lists`` holds the moves of players
    and, if teams are ranked by their top players, of teams; ``standings`` are the newer ones.
    """

    def __init__(self, heading: str, before: SectionStandings, after: SectionStandings) -> None:
        self.heading, self.standings, self.lists = heading, after.players, _lists(before, after)
        same = self.lists[0].same
        self.results = [*other_results(before.section, after.section, same)]
        self.others = [*other_settings(before.players, after.players, same)]

    def to_dict(self) -> dict[str, Any]:
        """Return the section in the JSON of ``changes``."""
        lists = {
            key: [{**_moved(move), **_sums(moves, move)} for move in moves.moved]
            for key, moves in zip(("moved", "teams"), self.lists)
        }
        name = self.standings.section.name
        return {"section": name, "results": self.results, "others": self.others, **lists}

    def parts(self, show: Show = decimal) -> Iterator[Part]:
        """Yield what differs, who moved, and the sums of those who moved."""
        sentence = f"{self.heading}{self.summary}."
        yield sentence[0].upper() + sentence[1:]
        yield from unfinished(self.standings)
        yield from (*self.results, *self.others)
        for moves in self.lists:
            if moves.touched:
                title = f"{moves.after.noun.capitalize()}s whose figures changed"
                yield _table(moves, title, show)
            for move in moves.moved:
                yield f"{move.label}: place {arrow(*move.places)}"
                for when, winner in zip(("before", "now"), move.won):
                    if winner:
                        yield f"{when}: {winner.sentence(show)}"
                for _, (was, now) in moves.sums(move, show):
                    yield from (f"before: {was}", f"now: {now}")

    @property
    def summary(self) -> str:
        """A count such as ``2 results differ, 3 players moved``."""
        count = len(self.results)
        clauses = [f"{counted(count, 'result')} differ{'s' * (count == 1)}"] if count else []
        if self.others and count:
            clauses.append(f"{counted(len(self.others), 'other thing')} too")
        if not self.results and not self.others:
            clauses = ["nothing differs"]
        return ", ".join([*clauses, *(f"{_how_many(moves)} moved" for moves in self.lists)])


class Changes(Answer):
    """The differences between two versions of an event, and who moved because of them, with
    sentences about ``unmatched`` sections, and whether each version agrees with its seal.

    Sections are matched by name, players by number, id and name. Rules that are not ``asked`` for
    are those of each file.

    Raises:
        EventError: a version has errors.
        TieBreakError: no section is in both, or something asked for is not understood.
    """

    def __init__(
        self, old: Event, new: Event, section: str = "", asked: Asked = AS_IN_THE_FILE
    ) -> None:
        in_old = any(each.name.casefold() == section.casefold() for each in old.sections)
        before, after = sections_of(old, section if in_old else ""), sections_of(new, section)
        pairs = same_sections(before, after)
        if not pairs:
            names = [", ".join(each.name for each in sections) for sections in (before, after)]
            raise TieBreakError(
                f"no section is in both versions: {names[0]} in the first, {names[1]} in the second"
            )
        in_both = {id(each) for each in chain.from_iterable(pairs)}
        self.unmatched = [
            f"Section {each.name} is only in the {which} version."
            for which, sections in (("first", before), ("second", after))
            for each in sections
            if id(each) not in in_both and not section
        ]
        self.sections, self.seals = list[SectionChanges](), list["Agreement | None"]()
        for earlier, later in pairs:
            heading = f"{later.name}: " if len(after) > 1 else ""
            was, now = event_standings(old, [earlier], asked), event_standings(new, [later], asked)
            self.sections.append(SectionChanges(heading, *was, *now))
            self.seals = [was.agreement, now.agreement]
        self.standings = [each.standings for each in self.sections]

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON of ``changes``."""
        return {
            "sections": [section.to_dict() for section in self.sections],
            "unmatched": self.unmatched,
            **({"seal": [seal and seal.agrees for seal in self.seals]} if any(self.seals) else {}),
        }

    def parts(self, show: Show = decimal) -> Iterator[Part]:
        """Yield whether the seals agree, and the parts of each section."""
        for which, seal in zip(("First", "Second"), self.seals):
            if seal is not None:
                yield f"{which} version: {seal}"
        yield from self.unmatched
        yield from chain.from_iterable(section.parts(show) for section in self.sections)


def _lists(before: SectionStandings, after: SectionStandings) -> list[Moves]:
    """Return the moves of the players and, if both versions rank teams, of the teams."""
    same = same_players(before.section.players, after.section.players)
    lists = [Moves(before.players, after.players, same)]
    for both in zip(before.competitions, after.competitions):
        was, now = ([each.row_of(number).player for number in each.teams] for each in both)
        lists.append(Moves(*both, same_players(was, now)))
    return lists


def _how_many(moves: Moves) -> str:
    """Return ``3 players`` for those who moved, ``no player``."""
    count, noun = len(moves.moved), moves.after.noun
    return counted(count, noun) if count else f"no {noun}"


def _moved(move: Move) -> dict[str, Any]:
    rows = (move.before, move.after)
    return {
        "number": move.now.player.number,
        "name": move.now.player.name,
        "place": [row.place or None if row else None for row in rows],
        "shared": [row.shared if row else None for row in rows],
        "cash": [taken.cash if taken else None for taken in move.taken],
        "trophies": [[*taken.trophies] if taken else None for taken in move.taken],
    }


def _sums(moves: Moves, move: Move) -> dict[str, Any]:
    sums = [{"system": tie.code, "sentences": sentences} for tie, sentences in moves.sums(move)]
    return {"shares": [winner.sentence() if winner else "" for winner in move.won], "sums": sums}


def _table(moves: Moves, title: str, show: Show) -> Table:
    rows = moves.touched
    columns = [
        Column("Place", [arrow(*move.places) for move in rows], Role.KEY),
        Column.named("Name", [m.label for m in rows], [m.now.player.number for m in rows]),
    ]
    if any(any(move.takes) for move in rows):
        takes = [arrow(was, now) if was else now for was, now in (move.takes for move in rows)]
        columns.append(Column("Takes", takes, Role.PROSE))
    columns.append(Column("Score", [arrow(*move.scores(show)) for move in rows], Role.FIGURE))
    for tie_break in moves.tie_breaks:
        if any(len({*move.values(tie_break)}) > 1 for move in rows):
            cells = [arrow(*move.values(tie_break, show)) for move in rows]
            columns.append(Column(tie_break.code, cells, Role.FIGURE))
    return Table(title, columns)
