"""A row of the sheet ``Games``: what a director would type there, and the formulas that read it.

The formulas use only what Excel 2010 and LibreOffice know, and none has more than 220 letters:
tables and sentences that they look up stand in cells of their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from xlsxwriter.utility import xl_col_to_name  # type: ignore[import-untyped]

from xltiebreak.event.byes import A_DATE
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.letters import LETTERS
from xltiebreak.event.result_words import CODES, FORFEITS
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Section
from xltiebreak.excel.cells.formulas import (
    figure_in,
    first_that_holds,
    in_this_row,
    is_somebody_elses,
    short,
)
from xltiebreak.excel.cells.names import GAMES_SHEET, SectionNames
from xltiebreak.excel.formulas.language import formula_file
from xltiebreak.excel.known_names import TYPED_GAMES

ROUND, BOARD, WHITE, RESULT, BLACK, WORDS = "ABCDEF"
"""The typed columns, and the last one, which says what the row means."""

TYPED: Mapping[str, str] = dict(zip(TYPED_GAMES, (ROUND, WHITE, RESULT, BLACK)))
"""The names of the typed columns that formulas read, each with its letter."""

_FORMULAS = formula_file("abbreviations", "lists")
HELPERS = (*TYPED, *(name for name in _FORMULAS.sections["game"] if name != "words"))
"""The figures in hidden columns, from left to right."""

FIRST_HELPER = 7
SIGNS_COLUMN = FIRST_HELPER + len(HELPERS) + 1
"""Behind the hidden columns, the first row holds the table of results, the first problem and the
cells that it is made of; then come the lists that the rows look up."""

NAMES: Mapping[str, str] = {
    "GameRounds": "round",
    "WhiteKeys": "first_key",
    "BlackKeys": "second_key",
    "WhiteCells": "first_cell",
    "BlackCells": "second_cell",
    "GameFaults": "fault",
    "FaultyGames": "is_faulty",
}
"""The names of the hidden columns that other cells read."""

A_ROUND = 1_000_000
"""A player's key in a round is the round times this, plus his number."""

FAULTS: Sequence[tuple[str, str]] = (
    (ROUND, "type the number of a round of the Crosstable."),
    (WHITE, "no game: White has to be a number or a name that one player on the Crosstable has."),
    (BLACK, "no game: Black has to be a number or a name that one player on the Crosstable has."),
    (RESULT, "a result without its game: type who played, or clear the row."),
    (BLACK, "one player is both White and Black here: correct one of them."),
    (RESULT, "no result of a game: type 1-0, ½-½, 0-1, for a forfeit F 1-0, F 0-1, F 0-0."),
    (RESULT, "no game: type the opponent or, for a bye of 1, ½ or 0 points, B, H or U."),
    (WHITE, "this player stands in a row above in this round already: correct one of them."),
    (BLACK, "this player stands in a row above in this round already: correct one of them."),
    (RESULT, f"{A_DATE}."),
)
"""The problems that a row may have, each with its column."""

JOINED: Mapping[str, str] = {
    "WL": " beat ",
    "DD": " drew with ",
    "LW": " lost to ",
    "XF": " won by forfeit against ",
    "FX": " lost by forfeit to ",
    "FF": " lost by forfeit, as did ",
    "ZZ": " drew by forfeit with ",
    "PP": " – ",
    "B": ": full-point bye",
    "H": ": half-point bye",
    "U": ": not paired",
    "X": ": forfeit win",
    "F": ": forfeit loss",
    "Z": ": forfeit draw",
}
"""The words between the two players of a row, or behind its only player."""

NOT_SHOWN = (
    "Crosstable: not every game is shown there. Type results on the sheet Games alone, and copy "
    "the cells R1, R2 … of another row into a row that has none."
)
SIGNS = "".join(f"|{text}={CODES[text]}" for text in sorted(CODES))
"""The table of results. The empty text comes first, since ``=`` would begin another one."""


def helper(name: str) -> str:
    """Return the letter of a hidden column."""
    return str(xl_col_to_name(FIRST_HELPER + HELPERS.index(name)))


def formulas(names: SectionNames) -> Mapping[str, str]:
    """Return the formulas of the hidden columns and of the words; ``{row}`` stands for the row."""
    cells = {name: f"${helper(name)}{{row}}" for name in HELPERS}
    typed = {name: in_this_row(names[name]) for name in TYPED}
    return {
        **typed,
        **formula_file("abbreviations", "lists").of_row("game", cells, names.__getitem__),
    }


def mirror(names: SectionNames, round: int, row: int) -> str:
    """Return the formula of a crosstable's cell that shows a game of the list; a row without a name
    shows none of somebody else with its number."""
    number = f"$A{row}"
    key = f"{A_ROUND * round}+{figure_in(number)}"
    white, black = (
        f"INDEX({names[f'{side}Cells']},MATCH({key},{names[f'{side}Keys']},0))"
        for side in ("White", "Black")
    )
    shown = f'IFERROR({white},IFERROR({black},""))'
    return f'IF({is_somebody_elses(names, number, f"$B{row}")},"",{shown})'


def first_fault(names: SectionNames) -> str:
    """Return the formula for the first problem with its cell's address; empty if there is none."""
    faults, flags = names["GameFaults"], names["FaultyGames"]
    row = short("row_with", "1", flags)
    fault = f"INDEX({faults},{row})"
    columns = {f"{fault}={k}": f"COLUMN(${at}$4)" for k, (at, _) in enumerate(FAULTS, start=1)}
    address = f"ADDRESS({row}+MIN(ROW({flags}))-1,{first_that_holds([*columns.items()])},4)"
    return f'IFERROR({address}&": "&INDEX({names["GameWords"]},{fault}),"")'


def not_shown(names: SectionNames) -> str:
    """Return the condition that the crosstable shows more or fewer results than the list has."""
    shown = f'SUMPRODUCT(--({names["Results"]}<>""))'
    return f"{shown}<>COUNT({names['WhiteKeys']})+COUNT({names['BlackKeys']})"


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
OFFERED = ("1-0", "½-½", "0-1", *FORFEITS, "B", "H", "U")
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
            if own.blank:
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
        f"say; write a crosstable ({GAMES_SHEET.lower()} have one result for both players)"
    )
