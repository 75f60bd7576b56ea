"""What a director would type on the sheet ``Boards``, and what follows from each of its rows.

:mod:`xltiebreak.excel.teams.board_rules` has the same in the language of worksheet formulas.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Section
from xltiebreak.excel.teams.matches import TypedMatch

WON, DREW, LOST, BOTH = ("1", "+", "X"), ("½", "1/2", "0.5", "0,5", "="), ("0", "-", "F"), ("--",)
"""What may be typed as a Result, from the first player's side."""

PLAYED = ("1", "0", *DREW)
BAD_BOARD = "Board: type a number from 1 to "
UNKNOWN_TEAM = "Team and Opponent come from the sheet Matches: they are missing or not known."
UNKNOWN_PLAYER = "Player: type a number or a name from the sheet Players, or nothing."
OTHER_TEAM = "Player: the sheet Players has this one in another team."
UNREADABLE_RESULT = "Result: type 1, ½, 0, or + - -- for a forfeit."
NOBODY = "Nobody sits on one side: type + or - as the result."
NO_RESULT = ": no result yet"

_WRITTEN = {
    Outcome.WIN: "1",
    Outcome.DRAW: "½",
    Outcome.LOSS: "0",
    Outcome.FORFEIT_WIN: "+",
    Outcome.FORFEIT_LOSS: "-",
    Outcome.PENDING: "",
    Outcome.UNPAIRED: "",
}


@dataclass(frozen=True)
class TypedBoard:
    """A row of the sheet: who sat there for the two teams of a match, and the result and color
    of the first."""

    match: TypedMatch
    board: int
    player: int | None = None
    result: str = ""
    opponent: int | None = None
    colour: str = ""

    @property
    def shown(self) -> bool:
        """Whether its match has two teams, so that round, board and teams show."""
        return self.match.team is not None and self.match.opponent is not None


def typed_boards(
    section: Section, matches: Sequence[TypedMatch], boards: int
) -> Iterator[TypedBoard]:
    """The boards of each match in turn, empty where the line-ups are not known.

    Raises:
        TieBreakError: a game has a result for which the sheet has no sign.
    """
    for match in matches:
        rows = [_typed(section, match, board) for board in range(1, boards + 1)]
        lined_up = any(row.player or row.opponent for row in rows)
        for row in rows:
            nobody = lined_up and not row.player and not row.opponent
            yield replace(row, result=BOTH[0]) if nobody else row


def _typed(section: Section, match: TypedMatch, board: int) -> TypedBoard:
    sides = [_member(section, team, match.round, board) for team in (match.team, match.opponent)]
    if match.opponent is None or not any(sides):
        return TypedBoard(match, board)
    results = [_result(section, member, match.round) for member in sides]
    written = [_sign(result, match.round, board) for result in results]
    sign = written[0] if sides[0] else {"+": "-", "-": "--"}.get(written[1], "")
    if sides[0] and sign == "-" and (written[1] == "-" or not sides[1]):
        sign = "--"
    colour = results[0].colour if results[0] else ""
    return TypedBoard(match, board, sides[0], sign, sides[1], colour.upper())


def _member(section: Section, team: int | None, round: int | None, board: int) -> int | None:
    """Who sat at a board for a team, or nobody."""
    inside = section.matches
    if inside is None or team not in section.crosstable.numbers or round is None:
        return None
    row = section.crosstable.numbers.index(team)
    if row >= len(inside.lineups):
        return None
    lineup = inside.lineups[row][round - 1]
    return lineup[board - 1] or None if board <= len(lineup) else None


def _result(section: Section, member: int | None, round: int | None) -> Result | None:
    inside = section.matches
    if inside is None or inside.members is None or not member or not round:
        return None
    return inside.members.crosstable.rows[member][round - 1]


def _sign(result: Result | None, round: int | None, board: int) -> str:
    if result is None:
        return ""
    if result.outcome not in _WRITTEN:
        raise TieBreakError(
            f"Board {board} of round {round} has a result for which the sheet Boards has no sign "
            f"({result.outcome.value}); correct it before it is written to a workbook."
        )
    return _WRITTEN[result.outcome]


def points_of(sign: str) -> tuple[float, float] | None:
    """What a result gives to the two players; nothing where there is none."""
    if sign in WON:
        return 1.0, 0.0
    if sign in DREW:
        return 0.5, 0.5
    if sign in LOST:
        return 0.0, 1.0
    return (0.0, 0.0) if sign in BOTH else None


def words_of(typed: TypedBoard, names: Mapping[int, str], weights: Sequence[float]) -> str:
    """The game as one says it: ``Ann Lee – Bo Day 1–0, 12–0 points``."""
    if not typed.player and not typed.opponent:
        return ""
    said = " – ".join(
        names.get(one, "") or f"Player {one}" if one else "nobody"
        for one in (typed.player, typed.opponent)
    )
    points = points_of(typed.result)
    if points is None:
        return said + NO_RESULT
    worth = weights[typed.board - 1] if typed.board <= len(weights) else 0.0
    inside = f", {worth * points[0]:g}–{worth * points[1]:g} points" if worth != 1 else ""
    return f"{said} {points[0]:g}–{points[1]:g}{inside}"
