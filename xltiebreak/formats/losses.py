"""What a file loses of an event: the event and what is read back of its file, as facts.

A fact is a value at its place in the event: ``sections[0].players[3].title`` is ``FM``. Two
spellings of one meaning are the same fact, and what a file loses are the facts that are missing or
other when it is read back. No list says what a kind of file cannot hold, and every field of an
event is a fact, so one that is added later is reported if a file loses it, and only then.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import fields, replace
from itertools import chain
from typing import Any, NamedTuple

from xltiebreak.checks import examine
from xltiebreak.disk.shipped import table_in
from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import TieBreakError, stop_on_errors
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.roundrobin import games_to_come
from xltiebreak.event.section import EQUAL_BOARDS, Event, MatchPoints, Section
from xltiebreak.prizefund.money import money
from xltiebreak.prizefund.prizes import list_name
from xltiebreak.prizefund.stated import stated_prizes
from xltiebreak.ranking.asked import AS_IN_THE_FILE, edition_of, order_of
from xltiebreak.ranking.standings import standings
from xltiebreak.tables.around import spans
from xltiebreak.tables.cells import plain


class Loss(NamedTuple):
    """A sentence about values that a reader of the file finds changed or missing, and their paths
    in the event, such as ``sections[0].players[3].title``."""

    sentence: str
    where: tuple[str, ...]


class Fact(NamedTuple):
    """Where a value stands in an event, what it is called, and whose it is: ``player 7``, ``team 3
    in round 2``; empty for what is said of a section or of the event."""

    path: str
    what: str
    whose: str = ""


Facts = Mapping[Fact, Any]
_Found = Iterator[tuple[Fact, Any]]

_THERE = object()
"""The value of a fact that is more than a sentence can show."""
_NAMED = 5
"""How many players, or rounds of players, a sentence names; of more it says how many there are."""
_WORDS = table_in("formats/losses.toml")
HINTS: Mapping[str, Mapping[str, str]] = _WORDS["hints"]
"""What a kind of file needs for fields and findings, or what else holds them, by its code."""
_GRID, _TO_COME, _ROW = (_WORDS[what] for what in ("grid", "games to come", "row"))


def _word(field: str, of: str) -> str:
    several = "s" * (of == "players")
    other = _WORDS.get(f"{of}.{field}") or ("" if several else _WORDS.get(field))
    return other or f"{field.replace('_', ' ')}{several}"


def losses(before: Event, after: Event, kind: str) -> Iterator[Loss]:
    """Yield a sentence for everything that differs between an event and what was read back from a
    file of this kind."""
    hints = HINTS.get(kind, {})
    if spans(before.dates) and spans(before.dates) == spans(after.dates):
        after = replace(after, dates=before.dates)
    old, new = (_facts(_of_event(each)) for each in (before, after))
    yield from _sentences(old, new, hints)
    for k, (section, other) in enumerate(zip(before.sections, after.sections)):
        named = f"{section.name}: " if len(before.sections) > 1 else ""
        at, written = f"sections[{k}]", section
        if section.matches and section.matches.members and not other.matches:
            yield Loss(
                f"{named}Left out: the teams and their matches; the games of their players are "
                "written.",
                (f"{at}.players", f"{at}.crosstable", f"{at}.matches"),
            )
            games = section.matches.members
            written = replace(
                section, players=games.players, crosstable=games.crosstable, matches=None
            )
        old, new = (_facts(_of_section(each, written, at)) for each in (written, other))
        for sentence, where in _sentences(old, new, hints):
            yield Loss(f"{named}{sentence}", where)


def _facts(found: Iterable[tuple[Fact, Any]]) -> Facts:
    plainly = ((fact, plain(value) if isinstance(value, str) else value) for fact, value in found)
    return {fact: value for fact, value in plainly if value not in (None, "", (), frozenset())}


def _of_event(event: Event) -> _Found:
    for field in fields(event):
        if field.name not in ("sections", "faults"):
            yield Fact(field.name, _word(field.name, "event")), getattr(event, field.name)


_APART = ("players", "crosstable", "matches", "prizes", "printed", "origin", "faults")


def _of_section(section: Section, original: Section, at: str) -> _Found:
    """Yield what a section states or means: edition and order that apply, no printed figures that
    follow from the results of the ``original``."""
    edition, order, usual = _rules(section)
    room = 0 if original.scheduled_rounds else original.crosstable.rounds
    settings = {
        **{field.name: getattr(section, field.name) for field in fields(section)},
        "kind": "round-robin" if section.paired_as == ROUNDROBIN else "Swiss",
        "scheduled_rounds": section.scheduled_rounds or _last(section) or room,
        "edition": edition,
        "order": order,
    }
    for field, value in settings.items():
        if field not in _APART:
            yield Fact(f"{at}.{field}", _word(field, "section")), value
    yield Fact(f"{at}.origin.grid", _GRID), _THERE if section.origin.grid else None
    to_come = frozenset(game[1:] for game in games_to_come(section))
    yield Fact(f"{at}.games to come", _TO_COME), to_come
    entry = "player" if section.matches is None else "team"
    yield from _of_rows(section, original, _places(section, original), f"{at}.", entry)
    yield from _of_matches(section, f"{at}.matches", usual)
    yield from _of_prizes(section, original, at)


def _rules(section: Section) -> tuple[str, str, MatchPoints | None]:
    """Return the edition and the order that apply, and what matches are usually worth."""
    try:
        edition, order = edition_of(section, AS_IN_THE_FILE), order_of(section, AS_IN_THE_FILE)
        return edition.code, order.text.replace(", ", ","), edition.match_points
    except TieBreakError:
        return section.edition, section.order, None


def _last(section: Section) -> int:
    rows = section.crosstable.results
    return max((r for row in rows for r, result in enumerate(row, 1) if result != BLANK), default=0)


def _of_prizes(section: Section, original: Section, at: str) -> _Found:
    """Yield the prizes, and the columns; one of those who can win a prize is there, too, if the
    prizes know the list from elsewhere."""
    prizes = stated_prizes(section)
    if prizes:
        meant, whole = prizes.as_meant, None
        if meant.fund and meant.fund.whole_event is not None:
            whole = money(meant.fund.whole_event, "")
            meant = replace(meant, fund=replace(meant.fund, whole_event=None))
        yield Fact(f"{at}.prizes", "prizes"), meant
        yield Fact(f"{at}.prizes.fund.whole_event", "sum of all sections' prizes"), whole
    for header in dict.fromkeys((*original.printed, *section.printed)):
        is_known = prizes is not None and list_name(header) in prizes.lists
        column = (original if is_known else section).printed.get(header)
        if column is not None:
            texts = {number: plain(text) for number, text in column.items()}
            yield Fact(f"{at}.printed[{header!r}]", "columns", header), texts


def _of_rows(
    section: Section, original: Section, places: Mapping[int, int], at: str, entry: str
) -> _Found:
    """Yield the players of a section, or its teams, and their results."""
    rows = {number: row for row, number in enumerate(original.crosstable.numbers)}
    table = original.crosstable
    ways = (range(1, table.rounds + 1), table.complete_rounds)
    scores = [[sum(row[r - 1].points for r in way) for way in ways] for row in table.results]
    for player in section.players:
        row = rows.get(player.number, player.number)
        path, who = f"{at}players[{row}]", f"{entry} {player.number}"
        yield Fact(path, _ROW, who), _THERE
        own: list[Any] = [*chain(*scores[row : row + 1])]
        follows = {"printed_score": own, "printed_place": [places.get(player.number)]}
        for field in fields(player):
            value = getattr(player, field.name)
            fact = Fact(f"{path}.{field.name}", _word(field.name, "players"), who)
            yield fact, None if value in follows.get(field.name, ()) else value
    table, last = section.crosstable, _last(section)
    begun = [round for round in range(1, last + 1) if table.started(round)]
    missing = {round: frozenset(table.missing(round)) for round in begun}
    for number, results in zip(table.numbers, table.results):
        for round, result in enumerate(results[:last], start=1):
            if result == BLANK and number in missing.get(round, rows):
                continue
            path = f"{at}crosstable.results[{rows.get(number, number)}][{round - 1}]"
            where = f"{entry} {number} in round {round}"
            yield Fact(path, "results", where), _called(result)
            yield Fact(path, "opponents", where), result.opponent
            yield Fact(path, "colors", where), result.colour


def _places(section: Section, original: Section) -> Mapping[int, int]:
    """Return everybody's place, if the section has printed ones to compare with."""
    with suppress(TieBreakError):
        if any(player.printed_place is not None for player in section.players):
            stop_on_errors(examine(original))
            return {row.player.number: row.place for row in standings(original).rows}
    return {}


def _called(result: Result) -> str:
    name = Outcome.UNPAIRED.value if result == BLANK else result.outcome.value
    if result.worth is not None:
        name += f" worth {decimal(result.worth)}"
    return f"{name}{' by a ruling' * result.ruling}{', not rated' * result.unrated}"


def _of_matches(section: Section, at: str, usual: MatchPoints | None) -> _Found:
    """Yield the matches of teams in one spelling: no equal weights, the worth of a match stated,
    line-ups up to their last player, members with names and results only."""
    if (matches := section.matches) is None:
        return
    yield Fact(f"{at}.boards", "number of boards"), matches.boards
    equal = all(weight == EQUAL_BOARDS for weight in matches.weights)
    yield Fact(f"{at}.weights", "board weights"), () if equal else matches.weights
    placed_by = f"{matches.placed_by} points"
    yield Fact(f"{at}.placed_by", "kind of points that place the teams"), placed_by
    yield Fact(f"{at}.match_points", "worth of a match"), matches.match_points or usual
    if members := matches.members:
        what = "players of the teams with their results by board"
        yield Fact(f"{at}.members", what), len(members.players)
        people = tuple(replace(player, team="") for player in members.players)
        members = Section("", people, members.crosstable)
        yield from _of_rows(members, members, {}, f"{at}.members.", "player")
    yield Fact(f"{at}.lineups", "line-ups"), _THERE if matches.lineups else None
    for row, team in enumerate(section.players):
        who = f"team {team.number}"
        for k, points in enumerate(matches.points[row][: _last(section)]):
            fact = Fact(f"{at}.points[{row}][{k}]", "points in matches", f"{who} in round {k + 1}")
            yield fact, points
        for k, lineup in enumerate(matches.lineups[row] if matches.lineups else ()):
            last = max((board for board, member in enumerate(lineup, start=1) if member), default=0)
            where = f"{who} in round {k + 1}"
            yield Fact(f"{at}.lineups[{row}][{k}]", "line-ups", where), lineup[:last]
        if matches.rosters:
            yield Fact(f"{at}.rosters[{row}]", "rosters", who), matches.rosters[row]


def _sentences(before: Facts, after: Facts, hints: Mapping[str, str]) -> Iterator[Loss]:
    """Yield a sentence for each group of facts that are missing or other: of a cell only the first,
    and none of what is lost as a part of something. Grids, games to come and rows are told only
    where they are lost."""
    changed: dict[str, Fact] = {}
    for fact in {**before, **after}:
        if before.get(fact) != after.get(fact) and (
            fact in before or fact.what not in (_GRID, _TO_COME, _ROW)
        ):
            changed.setdefault(fact.path, fact)
    lost = {fact.path for fact in changed.values() if fact not in after}
    lost |= {path.replace(".players[", ".crosstable.results[") for path in lost if path[-1] == "]"}
    groups: dict[tuple[str, bool], list[Fact]] = {}
    for fact in changed.values():
        if not _is_part(fact.path, lost):
            groups.setdefault((fact.what, fact in after), []).append(fact)
    for (what, is_there), together in groups.items():
        shown = [_shown(fact, before, after) for fact in together[:_NAMED]]
        more = f" and {len(together) - _NAMED} more" if len(together) > _NAMED else ""
        values = f" ({('; ' if is_there else ', ').join(shown)}{more})" if any(shown) else ""
        field = together[0].path.rpartition(".")[2]
        of_team = together[0].whose.startswith("team")
        hint = f"; {hints[field]}" if field in hints and not of_team else ""
        how = "Read back otherwise" if is_there else "Left out"
        yield Loss(f"{how}: the {what}{values}{hint}.", tuple(fact.path for fact in together))


def _is_part(path: str, lost: Collection[str]) -> bool:
    return any(path[:k] in lost for k, letter in enumerate(path) if letter in ".[")


def _shown(fact: Fact, before: Facts, after: Facts) -> str:
    """Return whose a value is and, if it is another one now, both; a lost one that is nobody's by
    itself."""
    own, other = (_text(facts.get(fact)) for facts in (before, after))
    if fact not in after:
        return fact.whose or own
    why = ", so that no spreadsheet takes it for a formula" if other == f"'{own}" else ""
    change = f"{repr(own) if own else 'nothing'} as {other!r}{why}" if other else ""
    return ", ".join(filter(None, (fact.whose, change)))


def _text(value: Any) -> str:
    if isinstance(value, float):
        return decimal(value)
    if isinstance(value, tuple) and type(value).__str__ is tuple.__str__:
        return " ".join(map(_text, value))
    return str(value) if isinstance(value, (str, int, tuple)) else ""
