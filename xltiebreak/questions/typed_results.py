"""Changes of results that a user types, ``R5 7-12 0-1``, put into a section."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from xltiebreak.event import letters as us
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import counted, points
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.letters import UnknownCell
from xltiebreak.event.result_words import DREW, TO_COME, Both, read_game
from xltiebreak.event.results import AWAITED, TWIN, Outcome, Result
from xltiebreak.event.roundrobin import games_to_come, typed_by_round
from xltiebreak.event.section import Matches, Section
from xltiebreak.event.team_match import match_outcome
from xltiebreak.event.words import LONGEST
from xltiebreak.ranking.named import find_among, find_entry

_EXPECTED = 'expected such as "R5 7-12 0-1", "R5 7-12 +-" for a forfeit, "R5 7 H" for a bye'
_ROUND = re.compile(r"(?:r|rd|round)\s*(?:\.\s*)?(\d{1,3})\b[\s:,]*", re.IGNORECASE)
_PAIR = re.compile(r"(\d{1,6})\s*(?:-|:|v|vs\.?|x)\s*(\d{1,6})[\s:,]+([^\s:,].*)", re.IGNORECASE)
_BETWEEN = re.compile(r" (?:v|vs|x)\.? | ?[-–:] ?", re.IGNORECASE)
_LETTERS = re.compile(r"[A-Za-z]\d{0,6}[wWbB]?")
_SPACED_SCORE = re.compile(r"([\d½]) ?[-–] ?(?=[\d½][\d½.,]{0,6}$)")
_ALONE = re.compile(r"(\d{1,6})[\s:,]+([A-Za-z]\S{0,12})")
_HALF = re.compile(r"0?[.,]5(?!\d)")
_WORD = re.compile(r"[^\W\d_fx]{2}", re.IGNORECASE)  # "White wins" does not say who had White


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

    @property
    def who(self) -> list[int]:
        """The one or two players."""
        return [self.first] if self.other is None else [self.first, self.other]

    def refused(self, why: str) -> TieBreakError:
        """Return the error that says why it cannot be made."""
        return TieBreakError(f"{self.text!r}: {why}")


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
        if section.matches is not None:
            with suppress(ValueError):  # a word and not the points of both
                own, theirs = map(points, re.split("[-–:]", pair[3]))
                outcome = match_outcome(Outcome.PENDING, own, theirs)
                assert isinstance(outcome, Outcome)
                both = Both(outcome, TWIN[outcome])
                return Change(text, round, first, other, both, (own, theirs))
        return Change(text, round, first, other, _both(text, pair[3]))
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
    parted = ((who[: match.start()], who[match.end() :]) for match in _BETWEEN.finditer(who))
    pairs = [*filter(all, parted)]
    for first, other in pairs:
        both = find_among(entries, first), find_among(entries, other)
        if both[0] and both[1]:
            return f"{both[0][1].number}-{both[1][1].number} {result}"
    for name in pairs[0] if pairs else [who] if lettered else []:
        find_entry([section], name)
    return words


def _both(text: str, score: str) -> Both:
    both = TO_COME
    with suppress(UnknownCell):
        both = read_game(_HALF.sub("½", score))
    if both == TO_COME or (both != DREW and _WORD.search(score)):
        raise TieBreakError(f"{text!r}: {score!r} is no result of a game; {_EXPECTED}")
    return both


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
    inside = {n: [*row] for n, row in zip(rows, matches.points if matches else ())}
    given: dict[tuple[int, object], str] = {}
    for change in listed:
        round = _round_of(section, rows, given, change)
        for each in [frozenset(change.who)] if section.origin.grid else change.who:
            if text := given.get((round, each)):
                raise change.refused(f"{text!r} is of the same player and round; keep one")
            given[round, each] = change.text
        for number in change.who:
            if number not in rows:
                raise change.refused(f"there is no {section.origin.entry} {number}")
        _put(rows, round, change)
        if matches is not None:
            _put_points(matches, inside, round, change)
    typed = Crosstable(tuple(rows), tuple(map(tuple, rows.values())))
    made = replace(section, crosstable=typed)
    made = typed_by_round(made) if section.origin.typed else made
    _refuse_gaps(section, made.crosstable)
    return replace(
        made,
        players=tuple(
            replace(player, printed_score=None, printed_place=None) for player in section.players
        ),
        matches=matches and replace(matches, points=tuple(map(tuple, inside.values()))),
        printed={},
        origin=section.origin._replace(texts=()),
    )


def _round_of(
    section: Section, rows: dict[int, list[Result]], given: Collection[object], change: Change
) -> int:
    """Return the round of a change: the typed one, else the one in which the two are paired."""
    table = section.crosstable
    if section.origin.grid:
        return _grid_round(section, given, change)
    if change.round > table.rounds:
        raise change.refused(f"the section has {counted(table.rounds, 'round')}")
    own = rows.get(change.first, ()) if change.other is not None else ()
    met = [round for round, result in enumerate(own, 1) if result.opponent == change.other]
    if not change.round and len(met) != 1:
        twice = "the two meet twice; " if met else ""
        example = met[0] if met else max(1, table.last_begun)
        raise change.refused(f"{twice}name the round, as in R{example}")
    return change.round or met[0]


def _grid_round(section: Section, given: Collection[object], change: Change) -> int:
    """Return the round of a change in a grid, whose rounds are ours: ``R2`` is the second game of
    the two where they meet twice."""
    if change.other is None:
        raise change.refused("in a grid of players every result is of a game")
    pair = frozenset(change.who)
    every = rounds_by_pair(section).get(pair)
    if not every:
        raise change.refused("there is no game of these two")
    rounds = section.crosstable.rounds
    if change.round > (len(every) if len(every) > 1 else rounds):
        first = ", or give R1 for their first game" if len(every) > 1 else ""
        raise change.refused(
            f"the two have {counted(len(every), 'game')}, and the grid {counted(rounds, 'round')}; "
            f"leave R{change.round} out{first}"
        )
    if change.round:
        return every[change.round - 1 if len(every) > 1 else 0]
    to_come = [round for round, *both in games_to_come(section) if pair == {*both}]
    still_free = [round for round in to_come if (round, pair) not in given]
    return (still_free or every)[0]


def rounds_by_pair(section: Section) -> Mapping[frozenset[int], Sequence[int]]:
    """Return by pair the rounds of their games, played or to come."""
    rounds: dict[frozenset[int], set[int]] = defaultdict(set)
    for round, *both in games_to_come(section):
        rounds[frozenset(both)].add(round)
    for number, row in section.crosstable.rows.items():
        for round, result in enumerate(row, start=1):
            rounds[frozenset((number, result.opponent or 0))].add(round)
    return {pair: sorted(games) for pair, games in rounds.items()}


def _put(rows: dict[int, list[Result]], round: int, change: Change) -> None:
    opponents = (change.other, change.first)
    for number, opponent, outcome in zip(change.who, opponents, change.both):
        was = rows[number][round - 1]
        colour = was.colour if was.opponent == opponent else ""
        left = was.opponent if was.opponent in rows and was.opponent != opponent else None
        if left is not None and rows[left][round - 1].opponent == number:
            rows[left][round - 1] = AWAITED  # his opponent was given to another
        rows[number][round - 1] = Result(outcome, opponent, colour)


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
    matches: Matches, inside: dict[int, list[float | None]], round: int, change: Change
) -> None:
    if matches.members is not None:
        raise change.refused(
            "the games on the boards of this event are known; change them in the file, since the "
            "points of a match follow from them"
        )
    if matches.most and change.points and sum(change.points) > matches.most:
        raise change.refused(f"a match has {matches.most:g} points")
    for number, own in zip(change.who, change.points or (None, None)):
        inside[number][round - 1] = own
