"""What changed between two versions of an event, and what moved by it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

from xltiebreak.event.crosstable import UNNUMBERED
from xltiebreak.event.figures import counted, decimal
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.notation import us
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.section import Event, Matches, Player, Section
from xltiebreak.questions.moves import Move, Moves, arrow
from xltiebreak.questions.places import unfinished
from xltiebreak.questions.same import Same, same_players, same_sections
from xltiebreak.ranking.answers import Answer, Part
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.combined import TeamStandings, teams_of
from xltiebreak.ranking.event_standings import SectionStandings, event_standings, sections_of
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.terms import Show

_ABOUT = {"name": "name", "id": "id", "rating": "rating", "team": "team"}
"""What is compared of a player, and what it is called."""


@dataclass(frozen=True)
class SectionChanges:
    """A section in two versions: what differs in it, a line each, and who moved.

    ``heading`` is the section's name where there are several; ``teams`` are there where teams are
    ranked by their top players.
    """

    heading: str
    results: tuple[str, ...]
    others: tuple[str, ...]
    players: Moves
    teams: Moves | None = None

    @property
    def lists(self) -> Iterator[tuple[str, Moves]]:
        """The lists of places, with what is listed."""
        assert isinstance(self.players.after, Standings)
        yield ("team" if self.players.after.section.matches else "player"), self.players
        if self.teams:
            yield "team", self.teams

    def to_dict(self) -> dict[str, Any]:
        """The section in the JSON of ``changes``."""
        assert isinstance(self.players.after, Standings)
        return {
            "section": self.players.after.section.name,
            "results": list(self.results),
            "others": list(self.others),
            **{"moved" if one is self.players else "teams": one.to_dict() for _, one in self.lists},
        }

    def told(self, show: Show = decimal) -> Iterator[Part]:
        """What differs, who moved, and the sums of those whose place is another."""
        said = f"{self.heading}{self.summary}."
        yield said[0].upper() + said[1:]
        yield from unfinished(self.players.after)
        yield from (*self.results, *self.others)
        for noun, moves in self.lists:
            if moves.touched:
                yield moves.table(f"{noun.capitalize()}s whose figures changed", show)
            for move in moves.moved:
                yield from _told(moves, move, show)

    @property
    def summary(self) -> str:
        """``2 results differ, 3 players moved``."""
        differ = len(self.results)
        said = [f"{counted(differ, 'result')} differ{'s' if differ == 1 else ''}" if differ else ""]
        if self.others:
            said.append(f"{counted(len(self.others), 'other thing')} too" if differ else "")
        if not self.results and not self.others:
            said = ["nothing differs"]
        for noun, moves in self.lists:
            moved = len(moves.moved)
            said.append(f"{counted(moved, noun)} moved" if moved else f"no {noun} moved")
        return ", ".join(filter(None, said))


def _told(moves: Moves, move: Move, show: Show) -> Iterator[str]:
    """The sums of somebody who moved, before and after."""
    before, after = move.places
    yield f"{move.label}: place {arrow(before, after)}"
    for when, one in zip(("before", "now"), move.won):
        if one:
            yield f"{when}: {one.sentence(show)}"
    for _, (was, now) in moves.sums(move, show):
        yield f"before: {was}"
        yield f"now: {now}"


@dataclass(frozen=True)
class Changes(Answer):
    """Two versions of an event, section by section; ``unmatched`` are the sections of one only."""

    sections: tuple[SectionChanges, ...]
    unmatched: tuple[str, ...] = ()

    @property
    def standings(self) -> list[Standings]:
        """The sections as they stand now."""
        return [
            one.players.after for one in self.sections if isinstance(one.players.after, Standings)
        ]

    @property
    def any(self) -> bool:
        """Whether anything differs."""
        return bool(self.unmatched) or any(one.results or one.others for one in self.sections)

    def to_dict(self) -> dict[str, Any]:
        """The JSON of ``changes``."""
        return {
            "sections": [one.to_dict() for one in self.sections],
            "unmatched": list(self.unmatched),
        }

    def parts(self) -> Iterator[Part]:
        """The sections, one after the other."""
        return self.told(decimal)

    def told(self, show: Show) -> Iterator[Part]:
        """The same with figures as ``show`` writes them."""
        yield from self.unmatched
        for one in self.sections:
            yield from one.told(show)


def changes(old: Event, new: Event, section: str = "", asked: Asked = AS_IN_THE_FILE) -> Changes:
    """What differs between two versions of an event, and what moved by it.

    Sections are matched by name, players by number, id and name. What is not asked for is as each
    file has it.

    Raises:
        EventError: a version has errors.
        TieBreakError: no section is in both, or something asked for is not understood.
    """
    before, after = (
        sections_of(old, section if _has(old, section) else ""),
        sections_of(new, section),
    )
    pairs = same_sections(before, after)
    if not pairs:
        raise TieBreakError(
            f"no section is in both versions: {_names(before)} in the first, {_names(after)} in "
            "the second"
        )
    alone = [] if section else _unmatched(before, after, pairs)
    several = len(after) > 1
    return Changes(
        tuple(_compared(old, new, one, other, asked, several=several) for one, other in pairs),
        tuple(alone),
    )


def _has(event: Event, section: str) -> bool:
    return any(one.name.casefold() == section.casefold() for one in event.sections)


def _names(sections: Sequence[Section]) -> str:
    return ", ".join(one.name for one in sections)


def _unmatched(
    before: Sequence[Section],
    after: Sequence[Section],
    pairs: Sequence[tuple[Section, Section]],
) -> list[str]:
    in_both = {id(one) for one in chain.from_iterable(pairs)}
    return [
        f"Section {one.name} is only in the {which} version."
        for which, sections in (("first", before), ("second", after))
        for one in sections
        if id(one) not in in_both
    ]


def _compared(
    old: Event, new: Event, one: Section, other: Section, asked: Asked, *, several: bool
) -> SectionChanges:
    [before] = event_standings(old, [one], asked)
    [after] = event_standings(new, [other], asked)
    same = same_players(one.players, other.players)
    return SectionChanges(
        f"{other.name}: " if several else "",
        tuple(_results(one, other, same)),
        (*_settings(before, after), *_players(one, other, same), *_points(one, other, same)),
        Moves(before.players, after.players, same),
        _teams(before.teams, after.teams),
    )


def _teams(before: TeamStandings | None, after: TeamStandings | None) -> Moves | None:
    if before is None or after is None:
        return None
    mine, theirs = (teams_of(one.players.section.players) for one in (before, after))
    return Moves(before, after, same_players(mine, theirs))


# What differs


def _results(old: Section, new: Section, same: Same) -> Iterator[str]:
    """The games, forfeits and byes that differ, a line each: ``R3: 7 Hart W12 → L12; …``."""
    told: set[tuple[int, int]] = set()
    rounds = max(old.crosstable.rounds, new.crosstable.rounds)
    before = {same[number]: row for number, row in old.crosstable.rows.items() if number in same}
    for round in range(1, rounds + 1):
        for player in new.players:
            number = player.number
            if number not in before or (round, number) in told:
                continue
            was = _as_now(_of(before[number], round), same)
            now = _of(new.crosstable.rows[number], round)
            if _alike(was, now):
                continue
            lines = [_line(player, was, now)]
            other = now.opponent if was.opponent in (now.opponent, None) else None
            if other in before:
                opponent = new.by_number[other]
                theirs = (
                    _as_now(_of(before[other], round), same),
                    _of(new.crosstable.rows[other], round),
                )
                if not _alike(*theirs):
                    told.add((round, other))
                    lines.append(_line(opponent, *theirs))
            where = "" if new.origin.grid else f"R{round}: "
            yield f"{where}{'; '.join(lines)}"


def _of(row: Sequence[Result], round: int) -> Result:
    return row[round - 1] if round <= len(row) else BLANK


def _as_now(result: Result, same: Same) -> Result:
    """A result of the old version with its opponent's number in the new one."""
    if result.opponent is None or same.get(result.opponent) == result.opponent:
        return result
    return Result(
        result.outcome,
        same.get(result.opponent, UNNUMBERED),
        result.colour,
        result.ruling,
        result.worth,
        result.unrated,
    )


def _alike(one: Result, other: Result) -> bool:
    """Whether two results are the same, a color that one of them does not know apart."""
    colours = {one.colour, other.colour} - {""}
    return (one.outcome, one.opponent, one.ruling, one.worth) == (
        other.outcome,
        other.opponent,
        other.ruling,
        other.worth,
    ) and len(colours) < 2


def _line(player: Player, was: Result, now: Result) -> str:
    return f"{player.number} {player.label} {_letters(was)} → {_letters(now)}"


def _letters(result: Result) -> str:
    if result.outcome in (Outcome.AWAITED, Outcome.UNREADABLE):
        return "empty"
    return us.write(result).replace(str(UNNUMBERED), "?") or "U"


def _settings(before: SectionStandings, after: SectionStandings) -> Iterator[str]:
    """The rules that differ: edition, order, lots, what places teams."""
    for what, was, now in (
        ("edition", before.edition.code, after.edition.code),
        ("tie-break order", _codes(before), _codes(after)),
        ("lots", before.players.lots, after.players.lots),
        ("rating of unrated players", _unrated(before), _unrated(after)),
        ("withdrawn", _withdrawn(before), _withdrawn(after)),
        ("team settings", _match_rules(before), _match_rules(after)),
    ):
        if was != now:
            yield f"{what}: {was or 'none'} → {now or 'none'}"


def _codes(one: SectionStandings) -> str:
    return ", ".join(one.order.codes)


def _unrated(one: SectionStandings) -> str:
    return str(one.section.unrated or "")


def _withdrawn(one: SectionStandings) -> str:
    return ", ".join(map(str, one.section.withdrawn))


def _match_rules(one: SectionStandings) -> str:
    matches = one.section.matches
    if matches is None:
        minimum = one.section.team_minimum
        needed = f"{one.section.counting} count, {minimum} are needed"
        usual = f"{one.section.counting} count" if one.section.counting else ""
        return usual if minimum is None else needed
    weights = " ".join(map(decimal, matches.board_weights))
    points = matches.match_points or ""
    return " ".join(f"placed by {matches.placed_by} points {points} {weights}".split())


def _players(old: Section, new: Section, same: Same) -> Iterator[str]:
    """Players who are new or gone, and what differs about the others."""
    there = set(same.values())
    yield from (f"new: {one.number} {one.label}" for one in new.players if one.number not in there)
    yield from (f"gone: {one.number} {one.label}" for one in old.players if one.number not in same)
    for one in old.players:
        if one.number not in same:
            continue
        other = new.by_number[same[one.number]]
        label = f"{other.number} {other.label}"
        if one.number != other.number:
            yield f"{label}: number {one.number} → {other.number}"
        for name, called in _ABOUT.items():
            was, now = getattr(one, name), getattr(other, name)
            if was and now and str(was).split() != str(now).split():
                yield f"{label}: {called} {was} → {now}"
            elif name == "rating" and was != now:
                yield f"{label}: {called} {was or 'none'} → {now or 'none'}"


def _points(old: Section, new: Section, same: Same) -> Iterator[str]:
    """The points inside team matches that differ, where no result of a match does."""
    if old.matches is None or new.matches is None:
        return
    before, after = _by_team(old, old.matches), _by_team(new, new.matches)
    for number, other in same.items():
        for round, (was, now) in enumerate(zip(before[number], after[other]), start=1):
            if was != now and None not in (was, now):
                player = new.by_number[other]
                yield f"R{round}: points of {other} {player.label} {was:g} → {now:g}"


def _by_team(section: Section, matches: Matches) -> dict[int, tuple[float | None, ...]]:
    return dict(zip(section.crosstable.numbers, matches.points))
