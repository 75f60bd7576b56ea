"""Scores so far beside opponents, in one cell (``W5 1.5``, ``5/2``) or in columns of their own, and
the results that follow from them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from xltiebreak.event.figures import points
from xltiebreak.event.notation import tidy
from xltiebreak.event.notation.dialects import is_bare_number, spaced, worth_of_bye

MOST_A_ROUND = 1
NEARLY = 0.9
"""The share of cells that must agree."""

_POINTS = r"(\d{1,3}(?:[.,][05])?½?|½)"
_FORMS = tuple(
    re.compile(pattern)
    for pattern in (
        r"(.*\d[^\W\d_]?|[^\W\d_]{2,})(?: | ?\()(\d{1,3} ½)\)?",
        rf"(.*[^:,;/ ]) {_POINTS}",
        rf"(.*\S) ?\({_POINTS}\)",
        rf"([^/]*[^/ ]) ?/ ?{_POINTS}",
        rf"(.*[^:,; ]) ?[:,;] ?{_POINTS}",
        rf"(\d+ ?[^\W\d_]){_POINTS}",
        rf"(.*[^= ]) ?= ?{_POINTS}",
        rf"(.*\d[^\W\d_]?|[^\W\d_]+) ?- ?{_POINTS}",
    )
)
_SCORE_FIRST = re.compile(rf"{_POINTS}(?: ?[-:/] ?| )([^\W\d_½].*|[1-9]\d* ?[^\W\d_½])")
_NOBODY = re.compile(r"[^\W\d_]? ?-*", re.IGNORECASE)
_NUMBER = re.compile(r"[1-9]\d{0,5}")


class Entry(NamedTuple):
    """A player's round: what stands there besides the score, the opponent's number, the score that
    is printed, and the points that the text states (0 where the cell is empty)."""

    who: str
    opponent: int | None
    score: float | None
    worth: float | None = None


Table = Sequence[Sequence[Entry]]
"""Each player's rounds."""


def points_in(text: str) -> float | None:
    """Return the points that a text states, if any."""
    try:
        return points(text)
    except ValueError:
        return None


LONE_SCORE = "bye"
"""What takes the place of a number alone among opponents with scores so far."""


def bye_in(text: str) -> str | None:
    """Return ``1``, ``½`` or ``0`` for the letter of a bye or for words, an empty text where they
    do not say what it is worth; nothing where no bye is stated."""
    plain = tidy(text)
    return _LETTERS.get(plain.upper().rstrip("- ")) or worth_of_bye(plain)


_LETTERS = {"B": "1", "H": "½", "U": "0"}


def entry_of(who: str, score: float | None = None) -> Entry:
    """Return the entry of a text that names an opponent, or words for a bye."""
    plain = tidy(who)
    worth = points_in(stated) if (stated := bye_in(plain)) else None
    number = None if bye_in(plain) is not None else _NUMBER.search(plain)
    empty = not plain and score is None
    return Entry(who, int(number[0]) if number else None, score, 0.0 if empty else worth)


def parted(texts: Sequence[str], *, beside_opponents: bool = False) -> list[Entry]:
    """Return the entries of a player's cells, the score behind each opponent apart.

    ``1/2`` behind a space is half a point, and alone player 1 with 2 points; ``beside_opponents``
    it is half a point throughout.
    """
    entries: list[Entry] = []
    before, most = 0.0, float(MOST_A_ROUND)
    for text in texts:
        readings = [
            entry_of(match[1], score)
            for plain in (tidy(text), *([] if beside_opponents else [spaced(text)]))
            for form in _FORMS
            if (match := form.fullmatch(plain)) and (score := points_in(match[2])) is not None
        ]
        fitting = [entry for entry in readings if before <= (entry.score or 0) <= before + most]
        is_alone = not fitting and is_bare_number(tidy(text))
        other = entry_of(LONE_SCORE if is_alone else text)
        entry = next(iter([*fitting, *([] if is_alone else readings)]), other)
        entries.append(entry)
        is_next = bool(fitting)
        before = entry.score if is_next and entry.score is not None else before
        most = MOST_A_ROUND if is_next else most + MOST_A_ROUND
    return entries


def parted_behind(texts: Sequence[str]) -> list[Entry]:
    """Return the entries of a player's cells with the score before each opponent: ``1.5 B3``."""
    matches = [(text, _SCORE_FIRST.fullmatch(tidy(text))) for text in texts]
    return [
        entry_of(match[2], points_in(match[1])) if match else entry_of(text)
        for text, match in matches
    ]


def after_each_round(table: Table, totals: Sequence[float | None]) -> Table:
    """Return the entries with the scores after each round where they were those before it: in the
    first round everybody has 0."""
    if any(row[0].score for row in table) or not any(entry.score for row in table for entry in row):
        return table
    return [
        [
            entry._replace(score=score)
            for entry, score in zip(row, (*(entry.score for entry in row[1:]), total))
        ]
        for row, total in zip(table, totals)
    ]


def _is_nobody(text: str) -> bool:
    plain = tidy(text)
    return _NOBODY.fullmatch(plain) is not None or bye_in(plain) is not None


def are_running(table: Table, numbers: Sequence[int]) -> bool:
    """Whether nearly all of the scores are those so far, and not those of the rounds.

    They grow by a point a round at most, and exceed one; else the opponents' scores decide.
    """
    filled = fitting = still_open = 0
    highest = 0.0
    for row in table:
        before, most, unscored = 0.0, float(MOST_A_ROUND), 0
        for entry in row:
            if entry.score is None:
                unscored += not _is_nobody(entry.who)
                most += MOST_A_ROUND
                continue
            filled, unscored = filled + 1 + unscored, 0
            if before <= entry.score <= before + most:
                fitting += 1
                before, most = entry.score, float(MOST_A_ROUND)
                highest = max(highest, before)
            else:
                most += MOST_A_ROUND
        still_open += unscored
    if not filled or fitting < NEARLY * filled or fitting < still_open:
        return False
    return highest > MOST_A_ROUND or _mismatched(table, numbers, own=True) > _mismatched(
        table, numbers, own=False
    )


def _mismatched(table: Table, numbers: Sequence[int], *, own: bool) -> int:
    """Count the games whose two scores do not give one point together."""
    games = {}
    for number, row in zip(numbers, table):
        before: float | None = 0.0
        for round, entry in enumerate(row):
            if entry.opponent and entry.score is not None and before is not None:
                got = entry.score if own else entry.score - before
                games[number, round] = entry.opponent, got
            before = entry.score
    return sum(
        games.get((opponent, round), (number, 1 - got)) != (number, 1 - got)
        for (number, round), (opponent, got) in games.items()
    )


def results(
    table: Table, numbers: Sequence[int], totals: Sequence[float | None]
) -> list[list[float | None]]:
    """Return the points that each player got in each round, as they follow from the scores so far;
    nothing where they do not follow.

    Where a score is missing, the opponents' scores part the points of several rounds, and a bye has
    the rest.
    """
    rows = dict(zip(numbers, range(len(numbers))))
    got = [[entry.worth for entry in row] for row in table]

    def of_twin(i: int, round: int) -> float | None:
        opponent = table[i][round].opponent
        j = rows.get(opponent or 0)
        if j is None or table[j][round].opponent != numbers[i]:
            return None
        twin = got[j][round]
        return None if twin is None else 1 - twin

    changed = True
    while changed:
        changed = False
        for i, row in enumerate(table):
            for span, gain in _spans(row, totals[i]):
                twins = {round: of_twin(i, round) for round in span}
                if settled := _settled(row, got[i], span, gain, twins):
                    got[i] = [settled.get(r, value) for r, value in enumerate(got[i])]
                    changed = True
    return got


def _spans(row: Sequence[Entry], total: float | None) -> Iterator[tuple[range, float]]:
    """Yield rounds that follow each other, and the points that were got in them together."""
    first, before = 0, 0.0
    for round, entry in enumerate(row):
        if entry.score is not None:
            yield range(first, round + 1), entry.score - before
            first, before = round + 1, entry.score
    if total is not None and first < len(row):
        yield range(first, len(row)), total - before


def _settled(
    row: Sequence[Entry],
    got: Sequence[float | None],
    span: range,
    gain: float,
    twins: Mapping[int, float | None],
) -> Mapping[int, float]:
    """Return the points of those rounds of a span in which they are not known yet."""
    unknown = [round for round in span if got[round] is None]
    left = gain - sum(got[round] or 0 for round in span)
    if len(unknown) == 1 and (row[span[-1]].score is not None or not row[unknown[0]].opponent):
        return {unknown[0]: left} if left in (0, 0.5, 1) else {}
    byes = [round for round in unknown if row[round].opponent is None]
    games = {round: value for round in unknown if (value := twins[round]) is not None}
    left -= sum(games.values())
    if not unknown or len(byes) + len(games) < len(unknown):
        return {}
    each = left / len(byes) if byes else left
    is_known = each in ((0, 0.5, 1) if len(byes) == 1 else (0, 1) if byes else (0,))
    return {**games, **dict.fromkeys(byes, each)} if is_known else {}
