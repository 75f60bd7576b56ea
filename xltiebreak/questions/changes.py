"""Differences between two versions of a section: settings, results, and the places, scores and
tie-breaks that moved. Players are matched first, since numbers may change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Callable, NamedTuple

from xltiebreak.event import letters as us
from xltiebreak.event.crosstable import UNNUMBERED, Crosstable
from xltiebreak.event.figures import decimal
from xltiebreak.event.results import AWAITED, Outcome, Result
from xltiebreak.event.section import Player, Section
from xltiebreak.event.words import words_of
from xltiebreak.prizefund.money import money
from xltiebreak.prizefund.winners import Winner, winnings
from xltiebreak.questions.announced import of_teams, prizes_of
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Ranked, Standings
from xltiebreak.rules.systems import TieBreak
from xltiebreak.rules.terms import Show

_ABOUT = ("name", "id", "rating", "team")
"""The compared fields of a player."""


def other_settings(before: Standings, after: Standings, same: Same) -> Iterator[str]:
    """Yield a line for each difference except results: settings, players, points inside matches."""
    now = _settings_of(after)
    for setting, was in _settings_of(before).items():
        if was != now[setting]:
            yield f"{setting}: {was or 'none'} → {now[setting] or 'none'}"
    yield from _players(before.section, after.section, same)
    yield from _points(before.section, after.section, same)


def other_results(old: Section, new: Section, same: Same) -> Iterator[str]:
    """Yield a line for each game, forfeit and bye that differs: ``R3: 7 Hart W12 → L12; …``."""
    rounds = max(old.crosstable.rounds, new.crosstable.rounds)
    before = {same[number]: number for number in old.crosstable.numbers if number in same}
    for round in range(1, rounds + 1):
        changed: dict[int, tuple[Result, Result]] = {}
        for number in filter(before.__contains__, new.by_number):
            was = _as_now(_in_round(old.crosstable, before[number], round), same)
            now = _in_round(new.crosstable, number, round)
            if not _alike(was, now):
                changed[number] = was, now
        at, nothing = ("", "empty") if new.origin.grid else (f"R{round}: ", "U")
        for number in [*changed]:
            if number not in changed:
                continue  # told with his opponent
            opponents = {each.opponent for each in changed[number]} - {None}
            others = opponents & changed.keys() if len(opponents) == 1 else ()
            lines = (
                f"{each} {new.by_number[each].label} "
                + " → ".join(_letters(result, nothing) for result in changed.pop(each))
                for each in [number, *filter(None, others)]
            )
            yield f"{at}{'; '.join(lines)}"


def _in_round(table: Crosstable, number: int, round: int) -> Result:
    """Return what is typed for a player in a round; an empty cell of a round that has not begun is
    still to be typed."""
    if round > table.rounds:
        return AWAITED
    result = table.rows[number][round - 1]
    return AWAITED if result.blank and not table.started(round) else result


def _as_now(result: Result, same: Same) -> Result:
    """Return a result of the old version with its opponent's number in the new version; one who is
    gone keeps his unless somebody else of the old version has it now."""
    number = result.opponent
    if number is None or same.get(number) == number or number not in {*same, *same.values()}:
        return result
    return replace(result, opponent=same.get(number, UNNUMBERED))


def _alike(was: Result, other: Result) -> bool:
    """Whether two results are the same; a color that only one of them states does not count, nor
    does what an empty cell means by now."""
    facts = {(each.outcome, each.opponent, each.ruling, each.worth) for each in (was, other)}
    colours = {was.colour, other.colour} - {""}
    return (was.blank and other.blank) or (len(facts) == 1 and len(colours) < 2)


def _letters(result: Result, nothing: str) -> str:
    if result.outcome in (Outcome.AWAITED, Outcome.UNREADABLE):
        return "empty"
    return us.write(result).replace(str(UNNUMBERED), "?") or nothing


def _settings_of(standings: Standings) -> Mapping[str, object]:
    section = standings.section
    return {
        "kind": section.paired_as,
        "rounds": section.scheduled_rounds or section.crosstable.rounds,
        "edition": standings.edition.code,
        "tie-break order": standings.order.text,
        "lots": standings.lots,
        "play-off": section.playoff,
        "perfect scores": section.perfect_scores,
        "rating of unrated players": section.unrated,
        "withdrawn": ", ".join(map(str, section.withdrawn)),
        "team settings": ", ".join(of_teams(section, standings.edition)),
        "prizes": ", ".join(line.removeprefix("prize: ") for line in prizes_of(section)),
    }


def _players(old: Section, new: Section, same: Same) -> Iterator[str]:
    still_in = {*same.values()}
    entered = [player for player in new.players if player.number not in still_in]
    gone = [player for player in old.players if player.number not in same]
    yield from (f"new: {player.number} {player.label}" for player in entered)
    yield from (f"gone: {player.number} {player.label}" for player in gone)
    for earlier in old.players:
        if earlier.number not in same:
            continue
        other = new.by_number[same[earlier.number]]
        label = f"{other.number} {other.label}"
        if earlier.number != other.number:
            yield f"{label}: number {earlier.number} → {other.number}"
        for name in _ABOUT:
            was, now = getattr(earlier, name), getattr(other, name)
            known = (was and now) or name == "rating"
            if known and str(was).split() != str(now).split():
                yield f"{label}: {name} {was or 'none'} → {now or 'none'}"


def _points(old: Section, new: Section, same: Same) -> Iterator[str]:
    if old.matches is None or new.matches is None:
        return
    before, after = (
        dict(zip(each.crosstable.numbers, each.matches.points if each.matches else ()))
        for each in (old, new)
    )
    for number, other in same.items():
        for round, (was, now) in enumerate(zip(before[number], after[other]), start=1):
            if was != now and None not in (was, now):
                player = new.by_number[other]
                yield f"R{round}: points of {other} {player.label} {was:g} → {now:g}"


Same = Mapping[int, int]
"""Each player's number in the old version, with his number in the new version."""


def same_players(old: Sequence[Player], new: Sequence[Player]) -> Same:
    """Match players of two versions: by number unless their names differ, then by id, then by
    name."""
    same: dict[int, int] = {}
    numbered = {player.number: player for player in new}
    for player in old:
        other = numbered.get(player.number)
        named = other and player.name and other.name
        if other and (not named or _name(player) == _name(other)):
            same[player.number] = other.number
    for sign in (_id, _name):
        rest = [player for player in old if player.number not in same]
        free = [player for player in new if player.number not in same.values()]
        mine, theirs = _by_sign(rest, sign), _by_sign(free, sign)
        same |= {mine[mark]: theirs[mark] for mark in mine if mark in theirs}
    return same


def same_sections(old: Iterable[Section], new: Iterable[Section]) -> list[tuple[Section, Section]]:
    """Return the pairs of sections that are in both versions: by name, or the only ones."""
    before, after = list(old), list(new)
    if len(before) == len(after) == 1:
        return [(before[0], after[0])]
    named = {" ".join(section.name.casefold().split()): section for section in before}
    pairs = ((named.get(" ".join(new.name.casefold().split())), new) for new in after)
    return [(earlier, later) for earlier, later in pairs if earlier]


def _by_sign(players: Sequence[Player], sign: Callable[[Player], str]) -> dict[str, int]:
    often = Counter(map(sign, players))
    marked = ((sign(player), player.number) for player in players)
    return {mark: number for mark, number in marked if mark and often[mark] == 1}


def _id(player: Player) -> str:
    return player.id.strip().lstrip("0")


def _name(player: Player) -> str:
    """Return the words of a name in alphabetical order: "Hart, Hugh" equals "Hugh Hart"."""
    return " ".join(sorted(words_of(player.name)))


NONE = "–"
"""Stands for a place or figure that a player does not have."""


class Taken(NamedTuple):
    """What a player takes: money in whole units, trophies, and both in words; ``winner`` has the
    arithmetic, and is empty if he takes nothing."""

    winner: Winner | None
    cash: float
    trophies: Sequence[str]
    words: str

    @classmethod
    def by(cls, winner: Winner | None) -> Taken:
        """Return what a winner takes, or nobody."""
        if winner is None:
            return cls(None, 0.0, (), "nothing")
        cash = [money(winner.cash, winner.share.sign)] if winner.share else []
        words = ", ".join([*cash, *winner.trophies_told])
        return cls(winner, winner.cash / 100, winner.trophies_told, words)


@dataclass(frozen=True)
class Move:
    """One player, or team, before and after; ``before`` is empty where he is new, ``after`` where
    he is gone. ``taken`` is what he takes before and after, empty where it cannot be computed."""

    before: Standing | None
    after: Standing | None
    taken: Sequence[Taken | None]

    @property
    def now(self) -> Standing:
        """His row in the new standings; in the old ones where he is gone."""
        row = self.after or self.before
        assert row is not None
        return row

    @property
    def label(self) -> str:
        """``7 Hart, Hugh``."""
        return f"{self.now.player.number} {self.now.player.label}"

    @property
    def places(self) -> tuple[str, str]:
        """The places before and after."""
        return self._both(lambda row: row.places)

    def scores(self, show: Show = decimal) -> tuple[str, str]:
        """Return the scores before and after."""
        return self._both(lambda row: show(row.score, 2))

    def values(self, tie_break: TieBreak, show: Show = decimal) -> tuple[str, str]:
        """Return a tie-break's values before and after; empty where there is none."""

        def written(row: Standing) -> str:
            value = row.values.get(tie_break.code)
            return "" if value is None else show(value, tie_break.system.digits)

        return self._both(written)

    def _both(self, written: Callable[[Standing], str]) -> tuple[str, str]:
        before, after = (written(row) if row else NONE for row in (self.before, self.after))
        return before, after

    @property
    def won(self) -> list[Winner | None]:
        """What he takes before and after, with the arithmetic."""
        return [taken and taken.winner for taken in self.taken]

    @property
    def takes(self) -> tuple[str, str]:
        """Money and trophies before and after: ``$75, plaque for 1st U1800``; empty where they
        cannot be computed."""
        before, after = (taken.words if taken else "" for taken in self.taken)
        return before, after

    @property
    def moved(self) -> bool:
        """Whether his place changed, or he shares it now and did not before, or his money or
        trophies changed where they are known both before and after."""
        if not self.before or not self.after or self.before.place != self.after.place:
            return True
        was, now = (taken and (taken.cash, [*taken.trophies]) for taken in self.taken)
        return bool(was and now and was != now) or self.after.shared > self.before.shared

    def touched(self, tie_breaks: Sequence[TieBreak]) -> bool:
        """Whether anything changed: place, money, trophy, score, or one of these tie-breaks."""
        shown = (self.places, self.scores(), *map(self.values, tie_breaks))
        return self.moved or any(before != after for before, after in shown)


@dataclass(frozen=True)
class Moves:
    """All players of one list, before and after; ``same`` holds the new number by the old one."""

    before: Ranked
    after: Ranked
    same: Mapping[int, int]

    @cached_property
    def all(self) -> tuple[Move, ...]:
        """All players, in the new order; then those who are gone."""
        was = {row.player.number: row for row in self.before.listed}
        numbers = {number: earlier for earlier, number in self.same.items()}
        rows: list[tuple[Standing | None, Standing | None]] = [
            (was.pop(numbers.get(row.player.number, 0), None), row) for row in self.after.listed
        ]
        rows += [(row, None) for row in was.values()]
        takers = winnings(self.before), winnings(self.after)

        def taken(winners: Mapping[int, Winner] | None, row: Standing | None) -> Taken | None:
            if winners is None:
                return None
            return Taken.by(winners.get(row.player.number) if row else None)

        return tuple(Move(*both, [*map(taken, takers, both)]) for both in rows)

    @property
    def moved(self) -> list[Move]:
        """Those whose place, money or trophies changed."""
        return [move for move in self.all if move.moved]

    @property
    def touched(self) -> list[Move]:
        """Those with any change."""
        return [move for move in self.all if move.touched(self.tie_breaks)]

    @cached_property
    def tie_breaks(self) -> list[TieBreak]:
        """The tie-breaks that are in both orders."""
        codes_before = {tie_break.code for tie_break in self.before.tie_breaks}
        return [tie_break for tie_break in self.after.tie_breaks if tie_break.code in codes_before]

    def sums(self, move: Move, show: Show = decimal) -> Iterator[tuple[TieBreak, list[str]]]:
        """Yield each tie-break that changed for a player who is in both versions, with its
        sentences before and after."""
        if move.before is None or move.after is None:
            return
        of_before = {tie_break.code: tie_break for tie_break in self.before.tie_breaks}
        for tie_break in self.tie_breaks:
            if len({*move.values(tie_break)}) > 1:
                own = of_before[tie_break.code]  # a play-off knows its own outcome
                before = self.before.worksheet(move.before.player.number, own)
                after = self.after.worksheet(move.after.player.number, tie_break)
                yield tie_break, [before.sentence(show), after.sentence(show)]


def arrow(before: str, after: str) -> str:
    """Return ``3 → 2``; the figure alone where nothing changed."""
    return after if before == after else f"{before or NONE} → {after or NONE}"
