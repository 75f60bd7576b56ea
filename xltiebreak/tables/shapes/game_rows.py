"""The rows of a list of games: which columns it has, and the players and result of each row."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from xltiebreak.event.crosstable import MAX_ROUNDS
from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.notation.dialects import UnknownCell
from xltiebreak.event.notation.games import bye_in_words, read_bye, read_game
from xltiebreak.event.results import Outcome
from xltiebreak.event.words import bare
from xltiebreak.tables.cells import Cell, Fault, Row, whole_number
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.header import (
    FIELD_OF,
    SYNONYMS,
    Header,
    by_title,
    field_headed,
    header_in,
    heading,
)
from xltiebreak.tables.list_sheets import Misfit

_SIDES = ("White", "Black")
_WORDS = by_title(
    {
        "White": "white|whites|weiß|weiss|blancs|blanc|les blancs|blancas|blanco|wit|bianco|"
        "bianchi|brancas|branco|vit|vita|hvid|hvit|białe|bílý|bílé|valkoinen|valkea|világos|w",
        "Black": "black|blacks|schwarz|noirs|noir|les noirs|negras|negro|zwart|nero|neri|pretas|"
        "preto|svart|svarta|sort|czarne|černý|černé|musta|sötét|b",
        "Round": "round|rd|rnd|runde|rde|ronde|ronda|rda|tour|turno|runda|rodada|kolo|kierros|"
        "forduló|omgang|rond|r",
        "Board": "board|bd|bo|brd|table|tbl|tisch|brett|br|échiquier|ech|mesa|tablero|bord|"
        "scacchiera|tavolo|tabuleiro|bræt|brädd|pöytä|deska|szachownica|tábla|game|game no|"
        "board no",
        "Result": "result|results|res|rslt|ergebnis|erg|ergeb|resultat|résultat|rés|resultado|"
        "uitslag|uitsl|risultato|ris|resultaat|wynik|výsledek|tulos|eredmény|outcome",
        "Date": "date|day|datum|fecha|data|dato|päivä|dátum",
        "Section": "section|sections|division|group|gruppe|groupe|grupo|gruppo|klasse",
    }
)
_TITLE_OF = {heading(word): title for title, words in _WORDS.items() for word in words}
_PARTS = {"No.": "No.", "Rating": "Rating", "Score": "Points", "Team": "Team", "ID": "ID"}
"""Columns that each of the two players may have, by the field of a crosstable."""
_FIRST_OF_TWO = {heading(f"{word} 1"): heading(f"{word} 2") for word in SYNONYMS["Name"]}
"""``Player 1`` and ``Player 2``, which do not say who had White."""

_ORDINALS = r"(?:\.|st|nd|rd|th|e|er|re|ère|a|ª|º|°)?"
_ROUND_WORD = "|".join(word for word in _WORDS["Round"] if len(word) > 1)
ROUND_IN = re.compile(
    rf"\b(?:{_ROUND_WORD})\.? ?#?0*(\d{{1,3}})\b|\b0*(\d{{1,3}}) ?{_ORDINALS} ?(?:{_ROUND_WORD})\b"
)
ROUND_ALONE = re.compile(r"r ?0*(\d{1,3})")
_NUMBERED = re.compile(r"#?(\d{1,6})[.):]?\s+(\D.*)")
_RATED = re.compile(r"(.*[^\s(\[])\s*[(\[]\s*(\d{3,4})(?:[P/]\d+)?[^()\[\]]*[)\]]", re.IGNORECASE)
_SCORED = re.compile(r"(.*[^\s(\[])\s*[(\[]\s*(?:\d{0,2}[.,]\d|\d{0,2}½|\d{1,2})\s*[)\]]")
_MERGED = "merged-cells"
PLAYERS = frozenset(
    bare(word)
    for word in (
        *("players", "player list", "entries", "entry list", "participants", "start list"),
        *("starting list", "starting rank", "registration", "registrations", "spieler"),
        *("teilnehmer", "teilnehmerliste", "spielerliste", "startliste", "joueurs", "participants"),
        *("jugadores", "participantes", "spelers", "deelnemers", "giocatori", "partecipanti"),
    )
)


def round_in(text: str) -> int:
    """Return the round that a heading or the name of a sheet states: ``Round 2``, ``3. Runde``,
    ``R4``; 0 where it states none."""
    plain = " ".join(text.casefold().split())
    match = ROUND_IN.search(plain) or ROUND_ALONE.fullmatch(plain)
    return int(match[1] or match[match.lastindex or 1]) if match else 0


class Heads(NamedTuple):
    """The columns of a list, by title: ``White``, ``Black No.``, ``Result`` … ``results`` are those
    that together hold the result; ``coloured`` says that the list states who had White."""

    columns: Mapping[str, int]
    results: Sequence[int]
    coloured: bool = True


def heads_in(row: Row) -> Heads | None:
    """Return the columns that a row names, if it is the header of a list of games."""
    if sum(is_title(cell.text) for cell in row.cells if cell.text) < 2:
        return None
    texts = [heading(cell.text) if cell.text else "" for cell in row.cells]
    columns: dict[str, int] = {}
    further: dict[str, list[int]] = {}
    for column, text in enumerate(texts):
        title = _TITLE_OF.get(text) or _of_a_side(text)
        if title == "White" and {*_SIDES} <= columns.keys():
            break  # another list stands beside this one
        if title and title != "Result":
            columns.setdefault(title, column)
        elif part := title or _part_of(text, column):
            further.setdefault(part, []).append(column)
    coloured = columns.keys() & {"White", "White No."} != set()
    if not coloured:
        first = next((text for text in texts if _FIRST_OF_TWO.get(text) in texts), "")
        names, coloured = further.get("Name", []), not first
        if first:
            names = [texts.index(first), texts.index(_FIRST_OF_TWO[first])]
        if len(names) == 2 and further.get("Result"):
            columns.update(zip(_SIDES, names))
    for part, both in further.items():
        if part != "Name" and len(both) == 2:
            title = "Points" if part == "Result" else part
            columns.update({f"{side} {title}": column for side, column in zip(_SIDES, both)})
    results = _result_columns(texts, columns, further)
    sides = all(columns.keys() & {side, f"{side} No."} for side in _SIDES)
    has_result = results or columns.keys() >= {"White Points", "Black Points"}
    is_list = sides and (has_result or columns.keys() & {"Round", "Board"})
    return Heads(columns, results, coloured) if is_list else None


def _result_columns(
    texts: Sequence[str], columns: Mapping[str, int], further: Mapping[str, Sequence[int]]
) -> Sequence[int]:
    """Return the columns that together hold the result: the one headed so with those behind it that
    have no header, or those without one between the two players."""
    headed = [further[part] for part in ("Result", "Points") if len(further.get(part, ())) == 1]
    if headed:
        first = headed[0][0]
        end = next((k for k in range(first + 1, len(texts)) if texts[k]), len(texts))
        return range(first, min(end, first + _WIDEST_RESULT))
    if not {"White", "Black"} <= columns.keys() or "White Points" in columns:
        return ()
    between = range(columns["White"] + 1, columns["Black"])
    return () if any(texts[k] for k in between) else between


_WIDEST_RESULT = 5


def _part_of(text: str, column: int) -> str:
    field = field_headed(text, column) or ""
    return "Name" if field == "Name" else _PARTS.get(field, "")


def _of_a_side(text: str) -> str:
    """Return ``White No.`` for ``no white``, ``Black Points`` for ``schwarz pkt``; else ``""``."""
    words = text.replace("(", " ").replace(")", " ").split()
    for k, word in enumerate(words):
        side = _TITLE_OF.get(word)
        if side in _SIDES and len(words) > 1:
            rest = " ".join(words[:k] + words[k + 1 :])
            if FIELD_OF.get(rest) == "Name":
                return side
            part = "Points" if _TITLE_OF.get(rest) == "Result" else _part_of(rest, 0)
            return f"{side} {part}" if part else ""
    return ""


_HEADER_WITHIN_ROWS = 3_000
"""So many, since a list of the players may stand above the games."""


def is_game_list(grid: Grid) -> bool:
    """Whether a table has the headers of a list of games, and not those of a crosstable."""
    header = grid.header
    if header is not None and header.names_players:
        own = header_in(header.row, grid.rows[header.row])
        if own.rounds and own.names_players:
            return False
    return any(map(heads_in, grid.rows[:_HEADER_WITHIN_ROWS]))


@lru_cache(maxsize=4096)
def is_title(text: str) -> bool:
    """Whether a text may head a column of players or of games."""
    plain = heading(text)
    return plain in _TITLE_OF or plain in FIELD_OF or bool(_of_a_side(plain))


def beside(grid: Grid) -> list[Grid]:
    """Return the lists that stand side by side on a sheet, each by itself."""
    row = next((row for row in grid.rows if heads_in(row)), Row(0, []))
    texts = [heading(cell.text) for cell in row.cells]
    whites = [k for k, text in enumerate(texts) if _TITLE_OF.get(text) == "White"]
    blacks = [k for k, text in enumerate(texts) if _TITLE_OF.get(text) == "Black"]
    if len(whites) < 2 or len(whites) != len(blacks):
        return [grid]
    first = next(text for text in texts if text)
    starts = [0]
    for black, white in zip(blacks, whites[1:]):
        starts.append(next((k for k in range(black, white) if texts[k] == first), white))
    ends = [*starts[1:], len(texts)]
    return [
        replace(grid, rows=[row.within(start, end) for row in grid.rows])
        for start, end in zip(starts, ends)
    ]


def heads_players(row: Row) -> Header | None:
    """Return the columns of a list of players, if a row heads one."""
    if sum(is_title(cell.text) for cell in row.cells if cell.text) < 2:
        return None
    header = header_in(0, row)
    return header if header.fields.keys() & {"Name", "Last name"} else None


class Side(NamedTuple):
    """One of a game's two players as the row names him, by number, name or both, and where."""

    number: int
    name: str
    where: str
    title: str
    rating: str = ""
    team: str = ""
    id: str = ""

    @property
    def key(self) -> str:
        """The player's identity if there is no list of players: his number, else his name."""
        return f"#{self.number}" if self.number else spelled(self.name)


def spelled(name: str) -> str:
    """Return a name in small letters with single spaces."""
    return " ".join(name.casefold().split())


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
        self._heads: Heads | None = None
        self._row = Row(0, [])
        self._read()

    def _read(self) -> None:
        rows = self.grid.rows
        listed: list[Row] = []
        is_listing = False
        sparse = False
        for k, row in enumerate(rows):
            if row.empty:
                is_listing = False
                continue
            heads = heads_in(row)
            if heads is not None:
                self._heads, is_listing = heads, False
                sparse = self._is_sparse(rows[k + 1 :], heads)
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
        named = [side for side in _SIDES if side in columns and row.cell(columns[side]).text]
        return len(named) == 2

    def _is_sparse(self, rows: Iterable[Row], heads: Heads) -> bool:
        """Whether the column of rounds is filled in the first row of each round alone."""
        column = heads.columns.get("Round")
        if column is None:
            return False
        texts = [row.cell(column).text for row in rows if self._names_anybody(row, heads)]
        filled = [text for text in texts if text]
        return len(filled) < len(texts) and len({*filled}) == len(filled)

    @staticmethod
    def _names_anybody(row: Row, heads: Heads) -> bool:
        titles = [title for title in heads.columns if title in (*_SIDES, "White No.", "Black No.")]
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
            self.faults.append(Finding(ERROR, misfit.code, where, str(misfit)))
            both = (Outcome.UNREADABLE, Outcome.UNREADABLE)
            fault = Fault(misfit.code, str(misfit))
            named = (sides[0], sides[1])
            self.games.append(Game(round, named, both, where, "", "", fault=fault))

    def _passed_over(self, texts: Sequence[str]) -> Finding:
        column = next(k for k, cell in enumerate(self._row.cells) if cell.text)
        where = self.grid.address(self._row, column)
        quoted = texts[0][:60]
        message = f"this row holds no game and is passed over: {quoted!r}"
        return Finding(WARNING, "passed-over", where, message)

    def _is_a_note(self, row: Row, heads: Heads) -> bool:
        texts = [cell.text for cell in row.cells if cell.text]
        has_result = any(row.cell(column).text for column in heads.results)
        long = len(texts[0].split()) > 5 or not frozenset(":=*@").isdisjoint(texts[0])
        return len(texts) == 1 and not has_result and long

    def _round(self, *, sparse: bool) -> int:
        text = self._text("Round")
        number = whole_number(text) or round_in(text)
        if not text and (sparse or "Round" not in (self._heads.columns if self._heads else {})):
            number = self.from_column or self.heading_round
            if not number:
                raise Misfit(
                    "Round",
                    "round",
                    "nothing says which round this is; add a column Round, or a line such as "
                    "Round 1 above its games",
                )
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
        for k, title in enumerate(_SIDES):
            text = self._text(title)
            is_blank = not text.strip("" if self.is_ours else " -–—*_.")
            if bye_in_words(text) or is_blank:
                words[k] = text.strip(" -–—*_.")
                number = whole_number(self._text(f"{title} No."))
                if number and not words[k]:
                    sides[k] = self._side(title, "", number)
            else:
                sides[k] = self._side(title, text, 0)
        named = [k for k in (0, 1) if sides[k] is not None]
        text = self._result(is_bye=len(named) == 1)
        section, date = self._text("Section"), self._date()
        if not named:
            message = "a result stands here without its game; type who played, or clear the row"
            raise Misfit("Result", "result-without-game", message)
        try:
            if len(named) == 2:
                outcomes = read_game(text)
            else:
                [own] = named
                outcome = read_bye(own, words[1 - own], text)
                outcomes = (outcome, outcome)
        except UnknownCell as error:
            title = "Result" if text or len(named) == 2 else _SIDES[1 - named[0]]
            raise Misfit(title, "unknown-code", str(error)) from error
        where = self._where("Result")
        both = (outcomes[0], outcomes[1])
        pair = (sides[0], sides[1])
        return Game(
            *(round, pair, both, where, section, date),
            round_at=self._where("Round"),
            coloured=self._heads.coloured,
        )

    def _result(self, *, is_bye: bool) -> str:
        assert self._heads is not None
        if self._heads.results:
            cells = [self._row.cell(column) for column in self._heads.results]
            return " ".join(filter(None, (self._trusted(cell, "Result") for cell in cells)))
        points = [self._text(f"{side} Points").strip("_ ") for side in _SIDES]
        if all(points):
            return "-".join(points)
        if not any(points):
            return ""
        return points[0] or points[1] if is_bye else self._half(points)

    def _half(self, points: Sequence[str]) -> str:
        there, missing = (0, 1) if points[0] else (1, 0)
        message = f"{_SIDES[there]} has {points[there]!r}, {_SIDES[missing]} nothing; type both"
        raise Misfit(f"{_SIDES[missing]} Points", "unknown-code", message)

    def _date(self) -> str:
        assert self._heads is not None
        column = self._heads.columns.get("Date")
        return "" if column is None else self._row.cell(column).text

    def _side(self, title: str, text: str, number: int) -> Side:
        where = self._where(title)
        name = text
        number = number or whole_number(self._text(f"{title} No."))
        if whole_number(name):
            number, name = number or whole_number(name), ""
        if self.is_ours:
            return Side(number, name, where, title)
        if match := _NUMBERED.fullmatch(name):
            number, name = number or int(match[1]), match[2]
        rated = self._text(f"{title} Rating")
        if match := _RATED.fullmatch(name):
            name, rated = match[1], rated or match[2]
        elif match := _SCORED.fullmatch(name):
            name = match[1]
        team, id = self._text(f"{title} Team"), self._text(f"{title} ID")
        return Side(number, name, where, title, rated, team, id)
