"""What differs between two versions of a section, and who is who in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Callable

from xltiebreak.event.crosstable import UNNUMBERED
from xltiebreak.event.figures import decimal
from xltiebreak.event.notation import us
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.section import Matches, Player, Section
from xltiebreak.ranking.standings import Standings

_ABOUT = {"name": "name", "id": "id", "rating": "rating", "team": "team"}
"""What is compared of a player, and what it is called."""


def other_settings(before: Standings, after: Standings, same: Same) -> Iterator[str]:
    """What differs besides the results, a line each: rules, players, points inside matches."""
    yield from _settings(before, after)
    yield from _players(before.section, after.section, same)
    yield from _points(before.section, after.section, same)


def other_results(old: Section, new: Section, same: Same) -> Iterator[str]:
    """The games, forfeits and byes that differ, a line each: ``R3: 7 Hart W12 → L12; …``."""
    paired: set[tuple[int, int]] = set()
    rounds = max(old.crosstable.rounds, new.crosstable.rounds)
    before = {same[number]: row for number, row in old.crosstable.rows.items() if number in same}
    for round in range(1, rounds + 1):
        for player in new.players:
            number = player.number
            if number not in before or (round, number) in paired:
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
                    paired.add((round, other))
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


def _alike(was: Result, other: Result) -> bool:
    """Whether two results are the same, a color that one of them does not know apart."""
    colours = {was.colour, other.colour} - {""}
    return (was.outcome, was.opponent, was.ruling, was.worth) == (
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


def _settings(before: Standings, after: Standings) -> Iterator[str]:
    for what, was, now in (
        ("edition", before.edition.code, after.edition.code),
        ("tie-break order", _codes(before), _codes(after)),
        ("lots", before.lots, after.lots),
        ("rating of unrated players", _unrated(before), _unrated(after)),
        ("withdrawn", _withdrawn(before), _withdrawn(after)),
        ("team settings", _match_rules(before), _match_rules(after)),
    ):
        if was != now:
            yield f"{what}: {was or 'none'} → {now or 'none'}"


def _codes(standings: Standings) -> str:
    return ", ".join(standings.order.codes)


def _unrated(standings: Standings) -> str:
    return str(standings.section.unrated or "")


def _withdrawn(standings: Standings) -> str:
    return ", ".join(map(str, standings.section.withdrawn))


def _match_rules(standings: Standings) -> str:
    matches = standings.section.matches
    if matches is None:
        minimum = standings.section.team_minimum
        needed = f"{standings.section.counting} count, {minimum} are needed"
        usual = f"{standings.section.counting} count" if standings.section.counting else ""
        return usual if minimum is None else needed
    weights = " ".join(map(decimal, matches.board_weights))
    points = matches.match_points or ""
    return " ".join(f"placed by {matches.placed_by} points {points} {weights}".split())


def _players(old: Section, new: Section, same: Same) -> Iterator[str]:
    there = set(same.values())
    yield from (
        f"new: {player.number} {player.label}"
        for player in new.players
        if player.number not in there
    )
    yield from (
        f"gone: {player.number} {player.label}"
        for player in old.players
        if player.number not in same
    )
    for earlier in old.players:
        if earlier.number not in same:
            continue
        other = new.by_number[same[earlier.number]]
        label = f"{other.number} {other.label}"
        if earlier.number != other.number:
            yield f"{label}: number {earlier.number} → {other.number}"
        for name, called in _ABOUT.items():
            was, now = getattr(earlier, name), getattr(other, name)
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


Same = Mapping[int, int]
"""A player's number in the new version by that in the old one."""


def same_players(old: Sequence[Player], new: Sequence[Player]) -> Same:
    """Who is who: by number where the names agree or one is missing, then by id, then by name."""
    same: dict[int, int] = {}
    numbered = {player.number: player for player in new}
    for player in old:
        other = numbered.get(player.number)
        if other and _names_agree(player, other):
            same[player.number] = other.number
    for sign in (_id, _name):
        rest = [player for player in old if player.number not in same]
        free = [player for player in new if player.number not in same.values()]
        mine, theirs = _by_sign(rest, sign), _by_sign(free, sign)
        same |= {mine[mark]: theirs[mark] for mark in mine if mark in theirs}
    return same


def same_sections(old: Iterable[Section], new: Iterable[Section]) -> list[tuple[Section, Section]]:
    """The sections that are in both: of the same name, or the only ones."""
    before, after = list(old), list(new)
    if len(before) == len(after) == 1:
        return [(before[0], after[0])]
    named = {_folded(section.name): section for section in before}
    return [
        (named[_folded(section.name)], section)
        for section in after
        if _folded(section.name) in named
    ]


def _names_agree(player: Player, other: Player) -> bool:
    return not player.name or not other.name or _name(player) == _name(other)


def _by_sign(players: Sequence[Player], sign: Callable[[Player], str]) -> dict[str, int]:
    often = Counter(map(sign, players))
    return {
        sign(player): player.number
        for player in players
        if sign(player) and often[sign(player)] == 1
    }


def _id(player: Player) -> str:
    return player.id.strip().lstrip("0")


def _name(player: Player) -> str:
    """The words of a name in any order: "Hart, Hugh" is "Hugh Hart"."""
    return " ".join(sorted(_folded(player.name.replace(",", " ")).split()))


def _folded(text: str) -> str:
    return " ".join(text.split()).casefold()
