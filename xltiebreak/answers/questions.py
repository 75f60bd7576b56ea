"""What people ask of the places: the answers of ``why``, ``whatif`` and ``changes``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Callable

from xltiebreak.answers.explanation import meant
from xltiebreak.answers.shape import FIGURE, KEY, NAME, PROSE, Answer, Column, Part, Table
from xltiebreak.answers.standings import (
    EventStandings,
    SectionStandings,
    event_standings,
    only_section,
    sections_of,
)
from xltiebreak.answers.why import WhyAnswer
from xltiebreak.event.figures import counted, decimal
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event, Section
from xltiebreak.questions.changes import (
    Move,
    Moves,
    Same,
    arrow,
    differ,
    other_results,
    other_settings,
    same_players,
    same_sections,
)
from xltiebreak.questions.plain_words import unfinished
from xltiebreak.questions.reach import WhatIsOpen, what_is_open
from xltiebreak.questions.typed_results import with_results
from xltiebreak.questions.why import why
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.combined import teams_of
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.terms import Show


def why_answer(
    event: Event,
    sections: Sequence[Section],
    player: int | str,
    other: int | str,
    asked: Asked = AS_IN_THE_FILE,
) -> tuple[EventStandings, WhyAnswer]:
    """The standings of the section in which these two are, and why one is before the other.

    Each is a number, a name or an unmistakable part of one, as in ``explain``.

    Raises:
        EventError: the section has errors.
        TieBreakError: somebody is not there, both are the same, or they do not play in one section.
    """
    first, second = meant(sections, player, asked), meant(sections, other, asked)
    if first.section is not second.section:
        raise TieBreakError(
            f"{first.entry.label} plays in {first.section.name}, {second.entry.label} in "
            f"{second.section.name}; only players of one section are placed before each other"
        )
    if first.of_team != second.of_team:
        raise TieBreakError(
            f"{first.entry.label} and {second.entry.label} are a team and a player; name two of a "
            "kind"
        )
    standings, places = first.standings(event, asked)
    return standings, WhyAnswer(why(places, first.entry.number, second.entry.number))


@dataclass(frozen=True)
class StillOpen(Answer):
    """What is still open in a section's last round; ``title`` stands above it."""

    title: str
    open: WhatIsOpen

    def to_dict(self) -> dict[str, Any]:
        """The JSON of ``whatif`` without changes."""
        return {
            "round": self.open.round or None,
            "open": len(self.open.games),
            "outcomes": self.open.outcomes,
            "exact": self.open.exact,
            "players": [
                {
                    "number": reach.player.number,
                    "name": reach.player.name,
                    "best": reach.best,
                    "worst": reach.worst,
                    "clinched": list(reach.clinched),
                }
                for reach in self.open.players
            ],
        }

    def parts(self) -> Iterator[Part]:
        """How it was found out, and everybody's best and worst place."""
        where = f", round {self.open.round}" if self.open.round else ""
        yield f"{self.title}{where}: {self.open.how}"
        rows = self.open.players
        yield Table(
            "What everybody can still reach",
            [
                Column("Best", [str(row.best) for row in rows], KEY),
                Column("Worst", [str(row.worst) for row in rows], KEY),
                Column("Name", [f"{row.player.number} {row.player.label}" for row in rows], NAME),
                Column("Certain", [", ".join(row.clinched) for row in rows], PROSE),
            ],
        )


def still_open(standings: EventStandings, advance: Callable[[], object] = int) -> StillOpen:
    """What the open games of the only section can still do; ``advance`` is called after each
    outcome.

    Raises:
        TieBreakError: nothing is open, or an earlier round is not complete either.
    """
    [section] = standings
    return StillOpen(section.title, what_is_open(section.players, advance))


@dataclass(frozen=True)
class WhatIf(Answer):
    """A section as it stands and as it would, with these results."""

    changes: tuple[str, ...]
    before: SectionStandings
    after: SectionStandings

    @property
    def lists(self) -> list[Moves]:
        """How everybody stands before and after, list by list."""
        return _lists(self.before, self.after)

    def to_dict(self) -> dict[str, Any]:
        """The JSON of ``whatif`` with changes."""
        moved = [_moved(move) for move in self.lists[0].moved]
        return {"changes": list(self.changes), "moved": moved}

    def parts(self) -> Iterator[Part]:
        """Who would stand where, and what decides; and whether the round is complete then."""
        moves, *teams = self.lists
        moved = len(moves.moved)
        who = counted(moved, moves.after.noun) if moved else f"no {moves.after.noun}"
        yield f"With {', '.join(self.changes)}: {who} would move."
        yield from unfinished(moves.after)
        if moves.touched:
            yield _table(moves, f"{self.after.heading}, as it would be")
        yield from (_table(each, "Teams") for each in teams if each.touched)


def what_if(
    event: Event,
    sections: Sequence[Section],
    changes: Sequence[str],
    asked: Asked = AS_IN_THE_FILE,
) -> tuple[EventStandings, WhatIf]:
    """The standings as they are, and the places with these results in place of those that there
    are: ``R5 7-12 0-1``.

    Raises:
        EventError: the event has errors, or would have them.
        TieBreakError: a change is not understood, or there are several sections.
    """
    section = only_section(sections, "results are changed in one section; name it with --section")
    standings = event_standings(event, [section], asked)
    [after] = event_standings(event, [with_results(section, changes)], asked)
    tidy = tuple(" ".join(text.split()) for text in changes)
    return standings, WhatIf(tidy, standings[0], after)


@dataclass(frozen=True)
class SectionChanges:
    """A section in two versions: what differs in it, a line each, and who moved.

    ``heading`` is the section's name where there are several; ``lists`` are players, and teams
    where these are ranked by their top players.
    """

    heading: str
    results: tuple[str, ...]
    others: tuple[str, ...]
    lists: tuple[Moves, ...]

    @property
    def standings(self) -> Standings:
        """The section as it stands now."""
        return self.lists[0].after.players

    def to_dict(self) -> dict[str, Any]:
        """The section in the JSON of ``changes``."""
        return {
            "section": self.standings.section.name,
            "results": list(self.results),
            "others": list(self.others),
            **{
                key: [{**_moved(move), **_sums(moves, move)} for move in moves.moved]
                for key, moves in zip(("moved", "teams"), self.lists)
            },
        }

    def parts(self, show: Show = decimal) -> Iterator[Part]:
        """What differs, who moved, and the sums of those whose place is another."""
        sentence = f"{self.heading}{self.summary}."
        yield sentence[0].upper() + sentence[1:]
        yield from unfinished(self.standings)
        yield from (*self.results, *self.others)
        for moves in self.lists:
            if moves.touched:
                title = f"{moves.after.noun.capitalize()}s whose figures changed"
                yield _table(moves, title, show)
            for move in moves.moved:
                yield from _sums_of(moves, move, show)

    @property
    def summary(self) -> str:
        """``2 results differ, 3 players moved``."""
        count = len(self.results)
        clauses = [f"{counted(count, 'result')} differ{'s' * (count == 1)}"] if count else []
        if self.others and count:
            clauses.append(f"{counted(count, 'other thing')} too")
        if not self.results and not self.others:
            clauses = ["nothing differs"]
        for moves in self.lists:
            moved, noun = len(moves.moved), moves.after.noun
            clauses.append(f"{counted(moved, noun)} moved" if moved else f"no {noun} moved")
        return ", ".join(clauses)


@dataclass(frozen=True)
class Changes(Answer):
    """Two versions of an event, section by section; ``unmatched`` are the sections of one only."""

    sections: tuple[SectionChanges, ...]
    unmatched: tuple[str, ...] = ()

    @property
    def standings(self) -> list[Standings]:
        """The sections as they stand now."""
        return [section.standings for section in self.sections]

    @property
    def any(self) -> bool:
        """Whether anything differs."""
        return bool(self.unmatched) or any(each.results or each.others for each in self.sections)

    def to_dict(self) -> dict[str, Any]:
        """The JSON of ``changes``."""
        return {
            "sections": [section.to_dict() for section in self.sections],
            "unmatched": list(self.unmatched),
        }

    def parts(self, show: Show = decimal) -> Iterator[Part]:
        """The sections, one after the other."""
        yield from self.unmatched
        yield from chain.from_iterable(section.parts(show) for section in self.sections)


def changes(old: Event, new: Event, section: str = "", asked: Asked = AS_IN_THE_FILE) -> Changes:
    """What differs between two versions of an event, and what moved by it.

    Sections are matched by name, players by number, id and name. What is not asked for is as each
    file has it.

    Raises:
        EventError: a version has errors.
        TieBreakError: no section is in both, or something asked for is not understood.
    """
    in_old = any(each.name.casefold() == section.casefold() for each in old.sections)
    before, after = sections_of(old, section if in_old else ""), sections_of(new, section)
    pairs = same_sections(before, after)
    if not pairs:
        raise TieBreakError(
            f"no section is in both versions: {_names(before)} in the first, {_names(after)} in "
            "the second"
        )
    in_both = {id(each) for each in chain.from_iterable(pairs)}
    alone = [
        f"Section {each.name} is only in the {which} version."
        for which, sections in (("first", before), ("second", after))
        for each in sections
        if id(each) not in in_both and not section
    ]
    compared = []
    for earlier, later in pairs:
        heading = f"{later.name}: " if len(after) > 1 else ""
        [was], [now] = (
            event_standings(event, [each], asked) for event, each in ((old, earlier), (new, later))
        )
        compared.append(_changes_of(heading, was, now))
    return Changes(tuple(compared), tuple(alone))


def _names(sections: Sequence[Section]) -> str:
    return ", ".join(section.name for section in sections)


def _changes_of(heading: str, before: SectionStandings, after: SectionStandings) -> SectionChanges:
    old, new = before.section, after.section
    same = same_players(old.players, new.players)
    teams: Same = {}
    if before.teams and after.teams:
        teams = same_players(teams_of(old.players), teams_of(new.players))
    return SectionChanges(
        heading,
        tuple(other_results(old, new, same)),
        tuple(other_settings(before.players, after.players, same)),
        tuple(_lists(before, after, same, teams)),
    )


def _lists(
    before: SectionStandings,
    after: SectionStandings,
    same: Same | None = None,
    same_teams: Same | None = None,
) -> list[Moves]:
    """How the players, and the teams where there are any in both, stand before and after;
    everybody under his number where nobody says who is who."""
    if same is None:
        same = {number: number for number in before.section.by_number}
    lists = [Moves(before.players, after.players, same)]
    if before.teams and after.teams:
        if same_teams is None:
            same_teams = {number: number for number in before.teams.teams}
        lists.append(Moves(before.teams, after.teams, same_teams))
    return lists


def _moved(move: Move) -> dict[str, Any]:
    return {
        "number": move.now.player.number,
        "name": move.now.player.name,
        "place": [row.place or None if row else None for row in (move.before, move.after)],
        "cash": list(move.cash),
    }


def _sums(moves: Moves, move: Move) -> dict[str, Any]:
    return {
        "shares": [winner.sentence() if winner else "" for winner in move.won],
        "sums": [
            {"system": tie_break.code, "sentences": sentences}
            for tie_break, sentences in moves.sums(move)
        ],
    }


def _sums_of(moves: Moves, move: Move, show: Show) -> Iterator[str]:
    yield f"{move.label}: place {arrow(*move.places)}"
    for when, winner in zip(("before", "now"), move.won):
        if winner:
            yield f"{when}: {winner.sentence(show)}"
    for _, (was, now) in moves.sums(move, show):
        yield f"before: {was}"
        yield f"now: {now}"


def _table(moves: Moves, title: str, show: Show = decimal) -> Table:
    rows = moves.touched
    columns = [
        Column("Place", [arrow(*move.places) for move in rows], KEY),
        Column("Name", [move.label for move in rows], NAME),
    ]
    if any(any(move.takes) for move in rows):
        takes = [arrow(was, now) if was else now for was, now in (move.takes for move in rows)]
        columns.append(Column("Takes", takes, PROSE))
    columns.append(Column("Score", [arrow(*move.scores(show)) for move in rows], FIGURE))
    for tie_break in moves.tie_breaks:
        if any(differ(move.values(tie_break)) for move in rows):
            cells = [arrow(*move.values(tie_break, show)) for move in rows]
            columns.append(Column(tie_break.code, cells, FIGURE))
    return Table(title, columns)
