"""The rows that a director would type on the sheets ``Matches`` and ``Boards``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.letters import IN_GRID, LETTERS
from xltiebreak.event.result_words import BOTH_LOST, MATCH_WORDS, Word
from xltiebreak.event.results import TWIN, Outcome, Result
from xltiebreak.event.section import Points, Section
from xltiebreak.event.team_match import Wrong, match_outcome
from xltiebreak.excel.cells.typed_results import BYE_LETTERS, is_awaited

_LETTER_OF: Mapping[Outcome | Wrong, str] = {
    **{outcome: letter for letter, outcome in LETTERS.items()},
    Outcome.FULL_BYE: "B",
}
PENDING, UNREADABLE = "P", "?"


def _letter_of(outcome: Outcome | Wrong) -> str:
    """Return the letter of a match that ended so for the first team."""
    return _LETTER_OF.get(outcome, PENDING)


def _meant(word: Word) -> str:
    return "FF" if word.both == BOTH_LOST else _letter_of(word.outcome)


RESULT_TEXTS = {
    letter: [
        text.upper() if len(text) <= len("FF") else text
        for text, word in MATCH_WORDS.items()
        if text and not word.ruling and _meant(word) == letter
    ]
    for letter in ("B", "H", "U", "X", "F", "FF", "Z", "W", "D", "L")
}
"""The texts that users may type as a Result of the first team, by the letter that they mean."""

_MIRRORED = {_letter_of(own): _letter_of(theirs) for own, theirs in TWIN.items()}
"""The other team's letter."""

_BY_POINTS = ("W", "D", "L", PENDING)
"""The letters that a match's points say as well, once both are typed."""

_WRITTEN = {"B": "bye", "H": "half bye", "X": "forfeit", "FF": "double forfeit"}


@dataclass(frozen=True)
class TypedMatch:
    """A row of the sheet. The points are those inside the match; ``letter`` is the result if the
    points do not say it."""

    round: int | None = None
    team: int | None = None
    points: Points = None
    opponents_points: Points = None
    opponent: int | None = None
    letter: str = ""

    @property
    def result(self) -> str:
        """The result as a director types it."""
        return _WRITTEN.get(self.letter, self.letter)


def typed_matches(section: Section) -> Iterator[TypedMatch]:
    """Yield the matches of a team section round by round, each round's byes after its matches.

    Raises:
        TieBreakError: the two teams of a match have results that do not go together, or a
            result that has no place in a row.
    """
    for round in range(1, section.crosstable.rounds + 1):
        yield from sorted(_of_round(section, round), key=lambda row: row.opponent is None)


def _of_round(section: Section, round: int) -> Iterator[TypedMatch]:
    matches = section.matches
    assert matches is not None
    rows = {number: row for row, number in enumerate(section.crosstable.numbers)}
    points = {number: matches.points[row][round - 1] for number, row in rows.items()}
    seen: set[int] = set()
    for number, row in rows.items():
        result = section.crosstable.results[row][round - 1]
        if number in seen or is_awaited(section, number, round):
            continue
        other = result.opponent
        if other is None:
            yield TypedMatch(round, number, points[number], letter=_letter(section, number, result))
            continue
        seen.add(other)
        twin = section.crosstable.results[rows[other]][round - 1] if other in rows else None
        letter = _of_both(section, (number, round), result, twin)
        sides = (number, points[number]), (other, points.get(other))
        if letter == "F" or (result.colour == "b" and letter in _BY_POINTS):
            sides = sides[::-1]
            letter = _MIRRORED.get(letter, letter)
        (first, own), (second, theirs) = sides
        if (
            letter in "WDL" and _letter_of(match_outcome(Outcome.PENDING, own, theirs)) == letter
        ) or letter == PENDING:
            letter = ""
        yield TypedMatch(round, first, own, theirs, second, letter)


def _of_both(section: Section, at: tuple[int, int], result: Result, twin: Result | None) -> str:
    number, round = at
    mine, theirs = _letter(section, number, result), None
    if twin is not None and twin.opponent in (number, None) and not twin.blank:
        theirs = _letter(section, result.opponent or 0, twin)
    if mine == theirs == "F":
        return "FF"
    if mine == PENDING or theirs == _MIRRORED.get(mine, mine):
        return mine
    raise TieBreakError(
        f"Round {round} of {_called(section, number)} against {_called(section, result.opponent)} "
        "does not go together with what the other team has; correct it before it is written to a "
        "workbook."
    )


def _letter(section: Section, number: int, result: Result) -> str:
    if result.outcome is Outcome.PENDING:
        return PENDING
    if result.outcome.bye and result.points in BYE_LETTERS:
        return BYE_LETTERS[result.points]
    if result.outcome not in _LETTER_OF or result.worth is not None:
        raise TieBreakError(
            f"{_called(section, number)} has a result for which the sheet Matches has no word "
            f"({result.outcome.value}); correct it before it is written to a workbook."
        )
    return _LETTER_OF[result.outcome]


def _called(section: Section, number: int | None) -> str:
    player = section.by_number.get(number or 0)
    return player.name if player and player.name else f"team {number}"


NEITHER_CAME = "--"
_SIGNS = {outcome: sign for sign, outcome in IN_GRID.items() if sign != "="}
_SIGNS |= dict.fromkeys((Outcome.PENDING, Outcome.UNPAIRED), "")


@dataclass(frozen=True)
class TypedBoard:
    """A row of the sheet: the players of the two teams, and the result and color of the first."""

    match: TypedMatch
    board: int
    player: int | None = None
    result: str = ""
    opponent: int | None = None
    colour: str = ""


def typed_boards(
    section: Section, matches: Sequence[TypedMatch], boards: int
) -> Iterator[TypedBoard]:
    """Yield the boards of each match in turn, empty if the line-ups are not known.

    Raises:
        TieBreakError: a game has a result for which the sheet has no sign.
    """
    for match in matches:
        teams = (match.team, match.opponent) if match.opponent is not None else ()
        lineups = [_lineup(section, team, match.round)[:boards] for team in teams]
        absent = TypedBoard(match, 0, result=NEITHER_CAME if any(map(any, lineups)) else "")
        for board in range(1, boards + 1):
            sides = [side[board - 1] if board <= len(side) else 0 for side in lineups]
            if any(sides):
                yield _typed(section, match, board, sides)
            else:
                yield replace(absent, board=board)


def _lineup(section: Section, team: int | None, round: int | None) -> Sequence[int]:
    inside, numbers = section.matches, section.crosstable.numbers
    if inside is None or round is None or team not in numbers:
        return ()
    row = numbers.index(team)
    return inside.lineups[row][round - 1] if row < len(inside.lineups) else ()


def _typed(section: Section, match: TypedMatch, board: int, sides: Sequence[int]) -> TypedBoard:
    inside, round = section.matches, match.round or 1
    members = inside.members.crosstable.rows if inside and inside.members else {}
    results = [members[side][round - 1] if side and members else None for side in sides]
    own, theirs = (_sign(result, round, board) for result in results)
    player, opponent = sides
    sign = own if player else {"+": "-", "-": NEITHER_CAME}.get(theirs, "")
    if player and sign == "-" and (theirs == "-" or not opponent):
        sign = NEITHER_CAME
    colour = results[0].colour.upper() if results[0] else ""
    return TypedBoard(match, board, player or None, sign, opponent or None, colour)


def _sign(result: Result | None, round: int, board: int) -> str:
    if result is None:
        return ""
    if result.outcome not in _SIGNS:
        raise TieBreakError(
            f"Board {board} of round {round} has a result for which the sheet Boards has no sign "
            f"({result.outcome.value}); correct it before it is written to a workbook."
        )
    return _SIGNS[result.outcome]
