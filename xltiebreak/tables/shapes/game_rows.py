"""The rows of a list of games: the players and result of each, and what stands around them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from xltiebreak.event.crosstable import MAX_ROUNDS
from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.notation.dialects import UnknownCell
from xltiebreak.event.notation.games import BY_FORFEIT, bye_in_words, read_bye, read_game
from xltiebreak.event.results import Outcome
from xltiebreak.event.words import words_of
from xltiebreak.tables.cells import MADE_A_DATE, Cell, Fault, Row, whole_number
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.list_sheets import Misfit
from xltiebreak.tables.shapes.game_heads import (
    SIDES,
    Heads,
    heads_in,
    heads_players,
    is_second_header,
    is_title,
    round_in,
)
from xltiebreak.tables.shapes.game_sides import (
    BYE,
    Side,
    read_name,
    refuse_other_names,
    won_by,
)

_MERGED = "merged-cells"
_SCORE = re.compile(r"[01½][fx]?|[01]?[.,][05]|1/2", re.IGNORECASE)
_AROUND = " -–—*_.()[]?"
"""Signs around the word of a bye, or of a place where nobody sits."""
_NO_ROUND = (
    "nothing says which round this is; add a column Round, or a line such as Round 1 above its "
    "games"
)
_BY_FORFEIT = frozenset(
    {"forfeit", "forfeits", "forfeited", "forf", "forfait", "kampflos", "walkover", "noshow"}
    | {"no-show", "no show", "unplayed", "not played", "did not play", "did not show", "ff"}
)
_ROUND_AND_BOARD = re.compile(r"\d{1,2}\.\d{1,3}")
_MONTH = (
    "(?:jan|gen|ene|fe[bv]|fév|mar|mär|mrt|maa|apr|avr|abr|ma[ijy]|mag|mei|jun|jui|giu|jul|lug|aug|"
    "ago|aoû|sep|set|o[ckt]t|out|nov|de[czs]|déc|dic)[^\\W\\d]*\\.?"
)
_DATE = re.compile(
    rf"\d{{1,4}}[-./ ]{{1,2}}{_MONTH}(?:[-./ ]{{1,2}}\d{{2,4}})?"
    rf"|{_MONTH}[-./ ]{{1,2}}\d{{1,4}}(?:, \d{{4}})?"
    r"|\d{1,4}[-./]\d{1,2}[-./]\d{2,4}(?:[ T].*)?|\d\d-\d\d"
    r"|\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m)?|[2-5]\d{4}",
    re.IGNORECASE,
)
"""What spreadsheets make of 1-0, 1/2 and 1:0, as they show it, or as a number of days."""


class Game(NamedTuple):
    """A row: its round, the two players (``None`` for nobody), their outcomes, and where; ``fault``
    says why a row cannot be understood."""

    round: int
    sides: tuple[Side | None, Side | None]
    outcomes: tuple[Outcome, Outcome]
    where: str
    section: str
    date: str
    round_at: str = ""
    fault: Fault | None = None
    coloured: bool = True
    board: int = 0


def _made_a_date(text: str) -> Misfit:
    """Return the fault of a result that is shown as a date, a time or a number of days."""
    return Misfit("Result", MADE_A_DATE.code, f"{text!r} is no result; {MADE_A_DATE.message}")


class GameList:
    """The games of one sheet, read from top to bottom."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.games: list[Game] = []
        self.faults: list[Finding] = []
        self.above: list[Row] = []
        self.players: Grid | None = None
        self.is_ours = bool(grid.kind)
        self.heading_round = 0 if self.is_ours else round_in(grid.sheet) or round_in(grid.title)
        self.from_column = 0
        self._has_boards_behind = False
        self._heads: Heads | None = None
        self._head_row = Row(0, [])
        self._row = Row(0, [])
        self._read()

    def _read(self) -> None:
        rows = self.grid.rows
        listed: list[Row] = []
        is_listing = False
        sparse = False
        for k, row in enumerate(rows):
            is_below_head = k > 0 and rows[k - 1] is self._head_row
            if row.empty or (is_below_head and is_second_header(row)):
                is_listing = False
                continue
            heads = heads_in(row)
            if heads is not None:
                self._heads, is_listing, self._head_row = heads, False, row
                sparse = self._is_sparse(rows[k + 1 :], heads)
                self._has_boards_behind = self._are_boards_behind(rows[k + 1 :], heads)
                self.from_column = 0
                continue
            if self.is_ours:
                if self._heads is not None:
                    self._read_row(row, self._heads, sparse=False)
                continue
            texts = [cell.text for cell in row.cells if cell.text]
            announced = round_in(texts[0]) if texts and len(texts) < 3 else 0
            if announced and not self._is_a_game(row):
                self.heading_round, is_listing = announced, False
                continue
            if is_listing:
                listed.append(row)
                continue
            if not listed and not self._is_a_game(row) and heads_players(row):
                listed.append(row)
                is_listing = True
            elif self._heads is None:
                self.above.append(row)
            else:
                self._read_row(row, self._heads, sparse=sparse)
        if self.is_ours and self._heads is None:
            expected = "Round, Board, White, Result, Black"
            message = f"this sheet has no row of headers that can be read; expected {expected}"
            self.faults.append(Finding(ERROR, "no-headers", self.grid.sheet, message))
        if len(listed) > 1:
            self.players = replace(self.grid, rows=listed)

    def _is_a_game(self, row: Row) -> bool:
        columns = self._heads.columns if self._heads else {}
        named = [side for side in SIDES if side in columns and row.cell(columns[side]).text]
        return len(named) == 2

    def _is_sparse(self, rows: Iterable[Row], heads: Heads) -> bool:
        """Whether the column of rounds is filled in the first row of each round alone."""
        column = heads.columns.get("Round")
        if column is None:
            return False
        texts = [row.cell(column).text for row in rows if self._names_anybody(row, heads)]
        filled = [text for text in texts if text]
        return len(filled) < len(texts) and len({*filled}) == len(filled)

    def _are_boards_behind(self, rows: Iterable[Row], heads: Heads) -> bool:
        """Whether each round has a board behind it, as the tags of games have: ``2.1``, ``2.2``."""
        column = heads.columns.get("Round")
        if self.is_ours or column is None:
            return False
        texts = [text for row in rows if (text := row.cell(column).text) and not is_title(text)]
        return bool(texts) and all(map(_ROUND_AND_BOARD.fullmatch, texts))

    @staticmethod
    def _names_anybody(row: Row, heads: Heads) -> bool:
        titles = [title for title in heads.columns if title in (*SIDES, "White No.", "Black No.")]
        return any(row.cell(heads.columns[title]).text for title in titles)

    def _where(self, title: str) -> str:
        assert self._heads is not None
        columns = self._heads.columns
        column = columns.get(title, columns.get(f"{title} No."))
        if title == "Result" and self._heads.results:
            column = self._heads.results[0]
        elif title == "Result":
            column = columns.get("White Points")
        column = min(columns.values()) if column is None else column
        return self.grid.address(self._row, column, title)

    def _text(self, title: str) -> str:
        """Return the text of a cell; empty without such a column.

        Raises:
            Misfit: the cell has a fault.
        """
        assert self._heads is not None
        column = self._heads.columns.get(title)
        return "" if column is None else self._trusted(self._row.cell(column), title)

    @staticmethod
    def _trusted(cell: Cell, title: str) -> str:
        if cell.fault is MADE_A_DATE and title == "Result":
            raise _made_a_date(cell.text)
        if cell.fault is not None and cell.fault.code != _MERGED:
            raise Misfit(title, cell.fault.code, cell.fault.message)
        return cell.text

    def _read_row(self, row: Row, heads: Heads, *, sparse: bool) -> None:
        self._row = row
        own = [column for title, column in heads.columns.items() if title not in ("Board", "Date")]
        own = [column for column in own if column != heads.columns.get("Round")]
        cells = [row.cell(column) for column in (*own, *heads.results)]
        if not any(cell.text or cell.fault for cell in cells):
            texts = [cell.text for cell in row.cells if cell.text]
            if sparse and "Round" in heads.columns:
                self.from_column = whole_number(row.cell(heads.columns["Round"]).text)
            elif not self.is_ours and any(len(text.split()) > 1 for text in texts):
                self.faults.append(self._passed_over(texts))
            return
        sides: list[Side | None] = [None, None]
        round = 0
        try:
            round = self._round(sparse=sparse)
            self.games.append(self._game(round, sides))
        except Misfit as misfit:
            if self._is_a_note(row, heads):
                self.faults.append(self._passed_over([cell.text for cell in cells if cell.text]))
                return
            where = self._where(misfit.title)
            if not (str(misfit) == _NO_ROUND and any(f.message == _NO_ROUND for f in self.faults)):
                self.faults.append(Finding(ERROR, misfit.code, where, str(misfit)))
            both = (Outcome.UNREADABLE, Outcome.UNREADABLE)
            fault = Fault(misfit.code, str(misfit))
            named = (sides[0], sides[1])
            self.games.append(Game(round, named, both, where, "", "", fault=fault))

    def _passed_over(self, texts: Sequence[str]) -> Finding:
        column = next(k for k, cell in enumerate(self._row.cells) if cell.text)
        where = self.grid.address(self._row, column)
        quoted = texts[0][:60]
        if not BYE.isdisjoint(words_of(quoted)):
            message = (
                f"{quoted!r} is not read; type a row for each bye, with the player as White and "
                "full bye, half bye or zero bye as Black, and clear this one"
            )
            return Finding(ERROR, "bye-not-read", where, message)
        message = f"this row holds no game and is passed over: {quoted!r}"
        return Finding(WARNING, "passed-over", where, message)

    def _is_a_note(self, row: Row, heads: Heads) -> bool:
        texts = [cell.text for cell in row.cells if cell.text]
        has_result = any(row.cell(column).text for column in heads.results)
        long = len(texts[0].split()) > 5 or not frozenset(":=*@").isdisjoint(texts[0])
        return len(texts) == 1 and not has_result and long

    def _round(self, *, sparse: bool) -> int:
        text = self._text("Round")
        if self._has_boards_behind:
            text = text.partition(".")[0]
        number = whole_number(text) or round_in(text)
        if not text and (sparse or "Round" not in (self._heads.columns if self._heads else {})):
            number = self.from_column or self.heading_round
            if not number:
                raise Misfit("Round", "round", _NO_ROUND)
        elif not 0 < number <= MAX_ROUNDS:
            problem = f"{text!r} is not a round" if text else "the round is missing"
            raise Misfit("Round", "round", f"{problem}; expected a whole number such as 3")
        elif self.heading_round and number != self.heading_round:
            raise Misfit(
                "Round",
                "round",
                f"this says round {number}, but the games stand under round {self.heading_round}; "
                "correct one of them",
            )
        if sparse:
            self.from_column = number
        return number

    def _game(self, round: int, sides: list[Side | None]) -> Game:
        """Return the game in the row; ``sides`` get the players as far as they are read.

        Raises:
            Misfit: the row is no game.
        """
        assert self._heads is not None
        words = ["", ""]
        for k, title in enumerate(SIDES):
            text = self._text(title)
            plain = text if self.is_ours or "(" in text.strip(_AROUND) else text.strip(_AROUND)
            if bye_in_words(text) or bye_in_words(plain) or not plain:
                words[k] = text if bye_in_words(text) else plain
                number = whole_number(self._text(f"{title} No."))
                if number and not words[k]:
                    sides[k] = self._side(title, "", number)
            else:
                sides[k] = self._side(title, text, 0)
        named = [k for k in (0, 1) if sides[k] is not None]
        text = self._result(is_bye=len(named) == 1)
        if self._heads.byes:
            words[1] = "bye"
            text = f"{text} bye" if bye_in_words(f"{text} bye") else text
        if len(named) == 2 and not self.is_ours:
            text = won_by(text, sides)
            refuse_other_names(sides, text)
        section, date = self._text("Section"), self._date()
        if not named:
            message = "a result stands here without its game; type who played, or clear the row"
            raise Misfit("Result", "result-without-game", message)
        try:
            if len(named) == 2:
                outcomes = read_game(text)
                if not self.is_ours and all(outcome.played for outcome in outcomes):
                    self._refuse_forfeits_beside()
            else:
                [own] = named
                outcome = read_bye(own, words[1 - own], text)
                outcomes = (outcome, outcome)
        except UnknownCell as error:
            if _DATE.fullmatch(text):
                raise _made_a_date(text) from error
            title = "Result" if text or len(named) == 2 else SIDES[1 - named[0]]
            raise Misfit(title, "unknown-code", str(error)) from error
        where = self._where("Result")
        both = (outcomes[0], outcomes[1])
        pair = (sides[0], sides[1])
        return Game(
            *(round, pair, both, where, section, date),
            round_at=self._where("Round"),
            coloured=self._heads.coloured,
            board=whole_number(self._text("Board")),
        )

    def _refuse_forfeits_beside(self) -> None:
        """Refuse the result of a game that was played if a remark says that it was not.

        Raises:
            Misfit: a cell of the row that is no part of the game has such words.
        """
        assert self._heads is not None
        known = {*self._heads.columns.values(), *self._heads.results}
        for column, cell in enumerate(self._row.cells):
            words = {cell.text.casefold(), *words_of(cell.text)}
            if column not in known and not _BY_FORFEIT.isdisjoint(words):
                message = (
                    f"beside this result stands {cell.text!r}; type {BY_FORFEIT} if nobody "
                    "played, or clear those words"
                )
                raise Misfit("Result", "unknown-code", message)

    def _result(self, *, is_bye: bool) -> str:
        assert self._heads is not None
        if self._heads.results:
            cells = [self._row.cell(column) for column in self._heads.results]
            return " ".join(filter(None, (self._trusted(cell, "Result") for cell in cells)))
        if "Winner" in self._heads.columns:
            return self._text("Winner")
        points = [self._text(f"{side} Points").strip("_ ") for side in SIDES]
        if all(points):
            return "-".join(points)
        if not any(points):
            self._refuse_scores_without_header()
            return ""
        return points[0] or points[1] if is_bye else self._half(points)

    def _refuse_scores_without_header(self) -> None:
        """Refuse a list without results in which scores stand beside the players.

        Raises:
            Misfit: beside a player stands a score in a column that has no header.
        """
        assert self._heads is not None
        columns = {column for title, column in self._heads.columns.items() if title in SIDES}
        for column in {max(column + step, 0) for column in columns for step in (-1, 1)}:
            text = self._row.cell(column).text
            if text and not self._head_row.cell(column).text and _SCORE.fullmatch(text):
                message = (
                    f"beside the players stands {text!r} in a column without a header; head the "
                    "columns of both players' results Result"
                )
                raise Misfit("Result", "unknown-code", message)

    def _half(self, points: Sequence[str]) -> str:
        assert self._heads is not None
        there, missing = (0, 1) if points[0] else (1, 0)
        if f"{SIDES[missing]} Points" not in self._heads.columns:
            message = (
                f"the points of {SIDES[there]} alone stand here; add a column Result with 1-0, ½-½ "
                "or 0-1"
            )
            raise Misfit(f"{SIDES[there]} Points", "unknown-code", message)
        message = f"{SIDES[there]} has {points[there]!r}, {SIDES[missing]} nothing; type both"
        raise Misfit(f"{SIDES[missing]} Points", "unknown-code", message)

    def _date(self) -> str:
        assert self._heads is not None
        column = self._heads.columns.get("Date")
        return "" if column is None else self._row.cell(column).text

    def _side(self, title: str, text: str, number: int) -> Side:
        where = self._where(title)
        last, first = (self._text(f"{title} {part} name") for part in ("Last", "First"))
        name = f"{last}, {first}" if last and first else text
        number = number or whole_number(self._text(f"{title} No."))
        if whole_number(name):
            number, name = number or whole_number(name), ""
        if self.is_ours:
            return Side(number, name, where, title)
        number, name, rated = read_name(name, number, self._text(f"{title} Rating"))
        team, id = self._text(f"{title} Team"), self._text(f"{title} ID")
        return Side(number, name, where, title, rated, team, id)
