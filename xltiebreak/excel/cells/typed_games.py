"""The rows that a director would type on the sheet ``Games``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.letters import LETTERS
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Section
from xltiebreak.excel.cells.typed_matches import is_awaited


class TypedGame(NamedTuple):
    """A row of the sheet, with the players' numbers."""

    round: int | None = None
    white: int | None = None
    result: str = ""
    black: int | None = None
    board: int | None = None


_SPELLED = {
    (Outcome.WIN, Outcome.LOSS): "1-0",
    (Outcome.DRAW, Outcome.DRAW): "½-½",
    (Outcome.LOSS, Outcome.WIN): "0-1",
    (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS): "F 1-0",
    (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN): "F 0-1",
    (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS): "F 0-0",
    (Outcome.FORFEIT_DRAW, Outcome.FORFEIT_DRAW): "F ½-½",
    (Outcome.PENDING, Outcome.PENDING): "",
}
_ALONE = {
    **{outcome: letter for letter, outcome in LETTERS.items() if outcome.bye},
    **{Outcome.FULL_BYE: "B", Outcome.FORFEIT_WIN: "+", Outcome.FORFEIT_LOSS: "F 0-1"},
    Outcome.FORFEIT_DRAW: "F ½-½",
}


def typed_games(section: Section) -> Iterator[TypedGame]:
    """Yield the games of a section round by round, by their boards as far as a list of games had
    them, each round's byes after its games.

    Raises:
        TieBreakError: a list of games cannot say what a result is, or who had White.
    """
    rows = section.crosstable.rows
    for round in range(1, section.crosstable.rounds + 1):
        games, byes = [], []
        for number, results in rows.items():
            own = results[round - 1]
            if is_awaited(section, number, round):
                continue
            if own.opponent is None:
                byes.append(TypedGame(round, number, _alone_as_typed(section, number, round, own)))
            elif own.colour == "w" or (own.forfeit and not own.colour and number < own.opponent):
                twin = rows[own.opponent][round - 1] if own.opponent in rows else None
                result = _SPELLED.get((own.outcome, twin.outcome)) if twin else None
                if twin is None or twin.opponent != number or result is None or own.ruling:
                    raise TieBreakError(_not_listed(section, number, round))
                board = section.origin.boards.get((number, round))
                games.append(TypedGame(round, number, result, own.opponent, board))
            elif not own.colour and not own.forfeit:
                raise TieBreakError(
                    f"round {round} of {section.by_number[number].label} does not say who had "
                    "White, which a list of games needs; add w or b behind the opponent's number, "
                    "or write a crosstable"
                )
        yield from sorted(games, key=lambda game: game.board or _NO_BOARD)
        yield from byes


_NO_BOARD = 1_000_000
_BYES_A_ROUND = 2


def games_with_room(section: Section) -> Sequence[TypedGame]:
    """Return the typed games, then empty rows for all that this section may still need."""
    typed = [*typed_games(section)]
    players, rounds = len(section.players), section.crosstable.rounds
    room = rounds * (players - players // 2 + _BYES_A_ROUND)
    begun = max((game.round or 0 for game in typed), default=0)
    left = (rounds - begun) * (players - players // 2 + _BYES_A_ROUND)
    return [*typed, *[TypedGame()] * max(room - len(typed), left)]


def _alone_as_typed(section: Section, number: int, round: int, result: Result) -> str:
    typed = _ALONE.get(result.outcome)
    if typed is None or result.worth is not None:
        raise TieBreakError(_not_listed(section, number, round))
    return typed


def _not_listed(section: Section, number: int, round: int) -> str:
    return (
        f"round {round} of {section.by_number[number].label} is nothing that a list of games can "
        "say; write a crosstable (games have one result for both players)"
    )
