"""Changes of results that a user types, ``R5 7-12 0-1``, put into a section."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from xltiebreak.event import letters as us
from xltiebreak.event.byes import UnknownCell
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.result_words import BOARD_SIGNS
from xltiebreak.event.results import AWAITED, TWIN, Outcome, Result
from xltiebreak.event.roundrobin import games_to_come, typed_by_round
from xltiebreak.event.section import Matches, Section
from xltiebreak.event.team_match import Both, match_outcome, state_of
from xltiebreak.event.words import LONGEST
from xltiebreak.ranking.named import find_among, find_entry

_EXPECTED = 'expected such as "R5 7-12 0-1", "R5 7-12 +-" for a forfeit, "R5 7 H" for a bye'
_ROUND = re.compile(r"(?:r|rd|round)\s*(?:\.\s*)?(\d{1,3})\b[\s:,]*", re.IGNORECASE)
_PAIR = re.compile(r"(\d{1,6})\s*(?:-|:|v|vs\.?|x)\s*(\d{1,6})[\s:,]+([^\s:,].*)", re.IGNORECASE)
_BETWEEN = re.compile(r" (?:v|vs|x)\.? | ?[-–:] ?", re.IGNORECASE)
_LETTERS = re.compile(r"[A-Za-z]\d{0,6}[wWbB]?")
_SPACED_SCORE = re.compile(r"([\d½]) ?[-–] ?(?=[\d½][\d½.,]{0,6}$)")
_ALONE = re.compile(r"(\d{1,6})[\s:,]+([A-Za-z]\S{0,12})")
_POINTS = re.compile(r"(\d{0,4}(?:\.\d{1,2})?½?)\s*[-:]\s*(\d{0,4}(?:\.\d{1,2})?½?)")
_FORFEITS = {"1f-0f": "+", "1x-0f": "+", "0f-1f": "-", "0f-1x": "-", "0f-0f": "--"}
_SIGNS = {**_FORFEITS, "f1-0": "+", "f0-1": "-", "f0-0": "--", "0-0": "--", "½": "½", "draw": "½"}


@dataclass(frozen=True)
class Change:
    """A change as typed: the result of a game, or of one player without an opponent.

    ``round`` is 0 where none is typed; ``points`` are the points inside a team match.
    """

    text: str
    round: int
    first: int
    other: int | None
    both: Both
    points: tuple[float, float] | None = None


def _change_in(section: Section, text: str) -> Change:
    named = _ROUND.match(text)
    round, rest = (int(named[1]), text[named.end() :]) if named else (0, text)
    if named and not round:
        raise TieBreakError(f"{text!r}: there is no round 0")
    if not (_PAIR.fullmatch(rest) or _ALONE.fullmatch(rest)):
        rest = _numbers(section, rest)
    if pair := _PAIR.fullmatch(rest):
        first, other = int(pair[1]), int(pair[2])
        if first == other:
            raise TieBreakError(f"{text!r}: {first} cannot play himself; correct it")
        points = None if section.matches is None else _points(pair[3])
        if points is None:
            return Change(text, round, first, other, _both(text, pair[3]))
        outcome = match_outcome(Outcome.PENDING, state_of(*points))
        assert isinstance(outcome, Outcome)
        return Change(text, round, first, other, Both(outcome, TWIN[outcome]), points)
    if alone := _ALONE.fullmatch(rest):
        result = _result(text, alone[2])
        twin = TWIN[result.outcome] if result.opponent else result.outcome
        return Change(text, round, int(alone[1]), result.opponent, Both(result.outcome, twin))
    raise TieBreakError(f"{text!r} is not understood; {_EXPECTED}")


def _numbers(section: Section, words: str) -> str:
    """Return ``Hart-Lee 1-0`` with both pairing numbers, ``Hart H`` with one; other texts
    unchanged.

    Raises:
        TieBreakError: a name is nobody's, or that of several.
    """
    who, _, result = _SPACED_SCORE.sub(r"\1-", words).rpartition(" ")
    if not who or len(words) > 3 * LONGEST:  # than two names and a result
        return words
    entries = [(section, section.players)]
    lettered = _LETTERS.fullmatch(result)
    if lettered and (alone := find_among(entries, who)):
        return f"{alone[1].number} {result}"
    pairs = [(who[: match.start()], who[match.end() :]) for match in _BETWEEN.finditer(who)]
    pairs = [(first, other) for first, other in pairs if first and other]
    for first, other in pairs:
        both = find_among(entries, first), find_among(entries, other)
        if both[0] and both[1]:
            return f"{both[0][1].number}-{both[1][1].number} {result}"
    for name in pairs[0] if pairs else [who] if lettered else []:
        find_entry([section], name)
    return words


def _both(text: str, score: str) -> Both:
    sign = re.sub(r"1/2|0?[.,]5(?!\d)", "½", score.replace("–", "-").replace(" ", "").casefold())
    both = BOARD_SIGNS.get(_SIGNS.get(sign, sign))
    if both is None:
        raise TieBreakError(f"{text!r}: {score!r} is no result of a game; {_EXPECTED}")
    return both


def _points(score: str) -> tuple[float, float] | None:
    match = _POINTS.fullmatch(score.replace("–", "-").replace(",", "."))
    if match is None or not all(match.groups()):
        return None
    own, theirs = (
        float(text.removesuffix("½") or 0) + 0.5 * text.endswith("½") for text in match.groups()
    )
    return own, theirs


def _result(text: str, letters: str) -> Result:
    try:
        result = us.read(letters)
    except UnknownCell as error:
        raise TieBreakError(f"{text!r}: {error}") from None
    if result.outcome is Outcome.PENDING or result.ruling:
        raise TieBreakError(f"{text!r}: {letters!r} is no new result; {_EXPECTED}")
    return result


def with_results(section: Section, texts: Iterable[str]) -> Section:
    """Return the section with these results instead, without the printed figures of the old ones.

    Raises:
        TieBreakError: a text is not understood, or there is no such player, round or game.
    """
    matches = section.matches
    listed = [_change_in(section, " ".join(text.split())) for text in texts]
    rows = {number: list(row) for number, row in section.crosstable.rows.items()}
    points = {n: [*row] for n, row in zip(rows, matches.points if matches else ())}
    given: dict[tuple[int, object], str] = {}
    for change in listed:
        round = _round_of(section, rows, given, change)
        for cell in _cells_of(section, round, change):
            if cell in given:
                raise TieBreakError(
                    f"{change.text!r}: {given[cell]!r} is of the same player and round; keep one"
                )
            given[cell] = change.text
        for number in (change.first, change.other):
            if number is not None and number not in rows:
                entry = "player" if matches is None else "team"
                raise TieBreakError(f"{change.text!r}: there is no {entry} {number}")
        _put(rows, round, change)
        if matches is not None:
            _put_points(matches, points, round, change)
    typed = Crosstable(tuple(rows), tuple(map(tuple, rows.values())))
    made = replace(section, crosstable=typed)
    made = typed_by_round(made) if section.origin.typed else made
    _refuse_gaps(section, made.crosstable)
    return replace(
        made,
        players=tuple(
            replace(player, printed_score=None, printed_place=None) for player in section.players
        ),
        matches=matches and replace(matches, points=tuple(map(tuple, points.values()))),
        printed={},
        origin=replace(section.origin, texts=()),
    )


def _cells_of(section: Section, round: int, change: Change) -> list[tuple[int, object]]:
    """Return the round with each player; in a grid, whose rounds are ours, with the pair."""
    who = [change.first] if change.other is None else [change.first, change.other]
    return [(round, each) for each in ([frozenset(who)] if section.origin.grid else who)]


def _round_of(
    section: Section, rows: dict[int, list[Result]], given: Collection[object], change: Change
) -> int:
    """Return the round of a change: the typed one, else the one in which the two are paired."""
    table, where = section.crosstable, f"{change.text!r}: "
    met = [
        round
        for round, result in enumerate(rows.get(change.first, ()), start=1)
        if change.other is not None and result.opponent == change.other
    ]
    if section.origin.grid:
        return _grid_round(section, met, given, change)
    if change.round:
        if change.round > table.rounds:
            raise TieBreakError(f"{where}the section has {counted(table.rounds, 'round')}")
        return change.round
    if len(met) > 1:
        raise TieBreakError(f"{where}the two meet twice; name the round, as in R{met[0]}")
    if not met:
        raise TieBreakError(f"{where}name the round, as in R{max(1, table.last_begun)}")
    return met[0]


def _grid_round(section: Section, met: list[int], given: Collection[object], change: Change) -> int:
    if change.other is None:
        raise TieBreakError(f"{change.text!r}: in a grid of players every result is of a game")
    pair = {change.first, change.other}
    to_come = [round for round, *both in games_to_come(section) if set(both) == pair]
    if not met and not to_come:
        raise TieBreakError(f"{change.text!r}: there is no game of these two")
    still_free = [round for round in to_come if (round, frozenset(pair)) not in given]
    if met and still_free and not change.round:
        return still_free[0]
    cycle = sorted({*met, *to_come})
    return change.round if change.round in cycle else cycle[0]


def _put(rows: dict[int, list[Result]], round: int, change: Change) -> None:
    who = (change.first, change.other)
    for number, opponent, outcome in zip(who, reversed(who), change.both):
        if number is None:
            continue
        was = rows[number][round - 1]
        colour = was.colour if was.opponent == opponent else ""
        if was.opponent not in (opponent, None):
            _leave(rows, round, was.opponent, number)
        rows[number][round - 1] = Result(outcome, opponent, colour)


def _leave(rows: dict[int, list[Result]], round: int, left: int | None, number: int) -> None:
    """Await the result of a player whose opponent was reassigned."""
    if left in rows and rows[left][round - 1].opponent == number:
        rows[left][round - 1] = AWAITED


def _refuse_gaps(section: Section, table: Crosstable) -> None:
    """Refuse changes that leave a player without a result in a round that was complete."""
    for round in section.crosstable.complete_rounds:
        if not table.complete(round):
            left = (section.by_number[number] for number in table.missing(round))
            names = " and ".join(f"{player.number} {player.label}" for player in left)
            raise TieBreakError(
                f"round {round} would not be complete: {names} would be without a result; say "
                'what becomes of them, too, as in "R5 7 U"'
            )


def _put_points(
    matches: Matches, points: dict[int, list[float | None]], round: int, change: Change
) -> None:
    if matches.members is not None:
        raise TieBreakError(
            f"{change.text!r}: the games on the boards of this event are known; change them in the "
            "file, since the points of a match follow from them"
        )
    sides = change.points or (None, None)
    if matches.most and change.points and sum(change.points) > matches.most:
        raise TieBreakError(f"{change.text!r}: a match has {matches.most:g} points")
    for number, own in zip((change.first, change.other), sides):
        if number is not None:
            points[number][round - 1] = own


class Game(NamedTuple):
    """A game to choose from, with White first where the colors are known, and its result as it
    stands: ``1–0``; empty for one that is to come."""

    round: int
    number: int
    other: int
    names: str
    result: str


_AS_SHOWN = {"W": "1–0", "L": "0–1", "D": "½–½", "X": "+/−", "F": "−/+"}


def games_to_choose(section: Section) -> Iterator[Game]:
    """Yield the games of a section of players, so that nobody has to type who met whom."""
    players = section.by_number
    for number, row in section.crosstable.rows.items():
        for round, result in enumerate(row, start=1):
            other = players.get(result.opponent or 0)
            if other and (result.colour == "w" or (not result.colour and number < other.number)):
                names = f"{players[number].label} – {other.label}"
                shown = _AS_SHOWN.get(us.write(result)[:1], "")
                yield Game(round, number, other.number, names, shown)
