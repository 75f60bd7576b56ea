"""What a director would type on the sheet ``Matches``, and what follows from each of its rows.

:mod:`xltiebreak.excel.teams.match_rules` has the same in the language of worksheet formulas.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.notation.us import LETTERS
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Player, Points, Section

RESULT_TEXTS: Mapping[str, tuple[str, ...]] = {
    "B": ("B", "bye", "full bye", "full-point bye"),
    "H": ("H", "half bye", "half-point bye"),
    "U": ("U", "not paired", "zero bye"),
    "X": ("X", "forfeit", "forfeit win"),
    "F": ("F", "forfeit loss"),
    "FF": ("double forfeit",),
    "Z": ("Z", "forfeit draw"),
    "W": ("W", "win"),
    "D": ("D", "draw"),
    "L": ("L", "loss"),
}
"""What may be typed as a Result, from the first team's side, by the letter that it means."""

BYES = ("B", "H", "U")
ALONE = (*BYES, "X", "F", "Z")
"""Results that need no opponent."""

PENDING, UNREADABLE = "P", "?"
BY_POINTS = ("W", "D", "L", PENDING)
"""Letters of a match whose points say the same, once they are in."""

TWICE = "twice"
"""What stands in the crosstable where a team has two matches in one round."""

MIRRORED: Mapping[str, str] = {"W": "L", "L": "W", "X": "F", "F": "X"}
"""The other team's letter, where it is another one."""

JOINED: Mapping[str, str] = {
    "W": " beat ",
    "D": " drew with ",
    "L": " lost to ",
    "X": " won by forfeit against ",
    "F": " lost by forfeit to ",
    "Z": " drew by forfeit with ",
    "FF": " lost by forfeit, as did ",
    PENDING: " – ",
}
SAID_ALONE: Mapping[str, str] = {
    "B": "bye",
    "H": "half-point bye",
    "U": "not paired",
    "X": "forfeit win",
    "F": "forfeit loss",
    "Z": "forfeit draw",
}
"""How a match reads between its two teams, or behind the only one."""

TO_COME = ": no result yet"
NO_TEAM = "Team is missing."
UNKNOWN_TEAM = "Team: type a number or a name from the sheet Teams."
UNKNOWN_OPPONENT = "Opponent: type a number or a name from the sheet Teams."
ITSELF = "A team cannot play itself."
UNREADABLE_RESULT = "Result: leave it empty, or choose from its list."
NO_OPPONENT = "Opponent is missing; for a bye type bye as the result."
BYE_WITH_OPPONENT = "A bye has no opponent."
UNREADABLE_POINTS = "Points: type a number of 0 or more, or nothing."
HALF_TYPED = "The points of one of the two teams are missing."
TOO_MANY = "The two teams have more points than a match brings, which is "
CONTRADICTS = "The result does not go together with the points."

_WRITTEN = {"B": "bye", "H": "half bye", "X": "forfeit", "FF": "double forfeit"}
_BYE_WORTH = {1.0: "B", 0.5: "H", 0.0: "U"}
_LETTER_OF = {outcome: letter for letter, outcome in LETTERS.items()} | {Outcome.FULL_BYE: "B"}


@dataclass(frozen=True)
class TypedMatch:
    """A row of the sheet: the points are those inside the match, ``letter`` the result where the
    points do not say it."""

    round: int | None = None
    team: int | None = None
    points: Points = None
    opponents_points: Points = None
    opponent: int | None = None
    letter: str = ""

    @property
    def result(self) -> str:
        """The result as it is typed."""
        return _WRITTEN.get(self.letter, self.letter)


def typed_matches(section: Section) -> Iterator[TypedMatch]:
    """The matches of a team section, round by round, byes behind them.

    Raises:
        TieBreakError: the two teams of a match have results that do not go together, or a
            result that has no place in a row.
    """
    for round in range(1, section.crosstable.rounds + 1):
        rows = list(_of_round(section, round))
        yield from sorted(rows, key=lambda row: row.opponent is None)


def _of_round(section: Section, round: int) -> Iterator[TypedMatch]:
    matches = section.matches
    assert matches is not None
    rows = {number: row for row, number in enumerate(section.crosstable.numbers)}
    points = {number: matches.points[row][round - 1] for number, row in rows.items()}
    seen: set[int] = set()
    for number, row in rows.items():
        result = section.crosstable.results[row][round - 1]
        if number in seen or result.blank:
            continue
        other = result.opponent
        if other is None:
            yield TypedMatch(round, number, points[number], letter=_letter(section, number, result))
            continue
        seen.add(other)
        twin = section.crosstable.results[rows[other]][round - 1] if other in rows else None
        letter = _of_both(section, (number, round), result, twin)
        sides = (number, points[number]), (other, points.get(other))
        if letter == "F" or (result.colour == "b" and letter in BY_POINTS):
            sides = sides[::-1]
            letter = MIRRORED.get(letter, letter)
        (first, own), (second, theirs) = sides
        if (letter in "WDL" and _letter_by_points(own, theirs) == letter) or letter == PENDING:
            letter = ""
        yield TypedMatch(round, first, own, theirs, second, letter)


def _of_both(section: Section, at: tuple[int, int], result: Result, twin: Result | None) -> str:
    """The letter of a match, of which each team has its own result."""
    number, round = at
    mine, theirs = _letter(section, number, result), None
    if twin is not None and twin.opponent in (number, None) and not twin.blank:
        theirs = _letter(section, result.opponent or 0, twin)
    if mine == theirs == "F":
        return "FF"
    if mine == PENDING or theirs == MIRRORED.get(mine, mine):
        return mine
    raise TieBreakError(
        f"Round {round} of {_called(section, number)} against {_called(section, result.opponent)} "
        "does not go together with what the other team has; correct it before it is written to a "
        "workbook."
    )


def _letter(section: Section, number: int, result: Result) -> str:
    if result.outcome is Outcome.PENDING:
        return PENDING
    if result.outcome.bye and result.points in _BYE_WORTH:
        return _BYE_WORTH[result.points]
    if result.outcome not in _LETTER_OF or result.worth is not None:
        raise TieBreakError(
            f"{_called(section, number)} has a result for which the sheet Matches has no word "
            f"({result.outcome.value}); correct it before it is written to a workbook."
        )
    return _LETTER_OF[result.outcome]


def _called(section: Section, number: int | None) -> str:
    player = section.by_number.get(number or 0)
    return player.name if player and player.name else f"team {number}"


def _letter_by_points(own: Points, theirs: Points) -> str:
    if own is None or theirs is None:
        return PENDING
    return "W" if own > theirs else "L" if own < theirs else "D"


@dataclass(frozen=True)
class Line:
    """What follows from a row: its letter, the cells of its two teams in the crosstable, what is
    wrong in it, and the match in words."""

    match: TypedMatch
    first: str = ""
    second: str = ""
    letter: str = ""
    first_cell: str = ""
    second_cell: str = ""
    problem: str = ""
    words: str = ""


def lines_of(rows: Sequence[TypedMatch], players: Sequence[Player], most: float) -> list[Line]:
    """What follows from each row; ``most`` is what the boards of a match are worth, 0 where it
    is not known."""
    names = {player.number: player.name or f"Team {player.number}" for player in players}
    return [_line(row, names, most) for row in rows]


def _line(row: TypedMatch, names: Mapping[int, str], most: float) -> Line:
    if row.team is None:
        return Line(row)
    first, other = names[row.team], row.opponent
    known = other is None or other in names
    second = names.get(other, "") if other is not None else ""
    letter = row.letter or ("" if other is None else _by_points(row))
    against = "" if other is None else str(other if known else 0)
    first_cell = f"{against}?" if letter == PENDING else letter[:1] + against
    second_cell = ""
    if other is not None:
        mirrored = MIRRORED.get(letter, letter[:1])
        second_cell = f"{row.team}?" if letter == PENDING else f"{mirrored}{row.team}"
    problem = _problem(row, letter, known, most)
    words = problem or _words(row, letter, first, second)
    return Line(row, first, second, letter, first_cell, second_cell, problem, words)


def _by_points(row: TypedMatch) -> str:
    return _letter_by_points(row.points, row.opponents_points)


def _problem(row: TypedMatch, letter: str, known: bool, most: float) -> str:
    """The first thing that is wrong, in a sentence."""
    own, theirs = row.points, row.opponents_points
    by_points = _by_points(row)
    cases = (
        (not known, UNKNOWN_OPPONENT),
        (row.opponent == row.team, ITSELF),
        (min(own or 0.0, theirs or 0.0) < 0, UNREADABLE_POINTS),
        (most and (own or 0.0) + (theirs or 0.0) > most, f"{TOO_MANY}{decimal(most)}."),
        (letter in BY_POINTS and (own is None) != (theirs is None), HALF_TYPED),
        (letter in BY_POINTS and by_points not in (PENDING, letter), CONTRADICTS),
    )
    return next((sentence for wrong, sentence in cases if wrong), "")


def _words(row: TypedMatch, letter: str, first: str, second: str) -> str:
    if row.opponent is None:
        return f"{first}: {SAID_ALONE[letter]}"
    said = f"{first}{JOINED[letter]}{second}"
    own, theirs = row.points, row.opponents_points
    if own is not None and theirs is not None:
        return f"{said} {own:g}–{theirs:g}"
    return said + TO_COME if letter == PENDING else said
