"""A list in which a row is a meeting of two: games of players, or boards on which their teams meet.

A row of headers, in the languages of clubs, says which column is what; the round stands in a
column, in a line above its games, or in the sheet's name. Both stand in one row, so they cannot
contradict each other; who is meant is for :mod:`xltiebreak.tables.games` to find.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from xltiebreak.event.crosstable import MAX_ROUNDS
from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.letters import UnknownCell
from xltiebreak.event.result_words import BY_FORFEIT, Both, bye_in_words, read_bye, read_game
from xltiebreak.event.results import Outcome
from xltiebreak.event.words import words_of
from xltiebreak.tables.cells import MADE_A_DATE, Cell, Row, whole_number
from xltiebreak.tables.grid import Grid, Line, ListSheet
from xltiebreak.tables.header import Columns, columns_in, field_headed
from xltiebreak.tables.people import Misfit, Side, parted
from xltiebreak.tables.vocabulary import FIELD_OF, MEETINGS, WORDS, heading, title_of

SIDES = ("White", "Black")
_TITLE_OF = title_of(MEETINGS)
_PARTS = {field: field for field in ("No.", "Rating", "Team", "ID", "Last name", "First name")}
_PARTS.update({"Score": "Points", "Name": "Name"})
"""Columns that each of the two players may have, by the field of a crosstable."""
_SIDE_OF = {word: side for word, side in _TITLE_OF.items() if side in SIDES}
_UNCOLOURED = {"1": "White", "a": "White", "2": "Black"}
"""``Player 1`` and ``Player 2`` do not say who had White; nor do A and B, which is Black anyway."""
_WORDS_TOGETHER = re.compile(r"(?<=[a-z])(?=[A-Z])")
_WIDEST_RESULT, _FEWEST_CELLS = 5, 3
_HEADER_WITHIN_ROWS = 3_000  # so many, since a list of the players may stand above the games

_ORDINALS = r"(?:\.|st|nd|rd|th|e|er|re|ère|a|ª|º|°)?"
_ROUND_WORD = "|".join(word for word in MEETINGS["Round"] if len(word) > 1)
ROUND_IN = (
    rf"\b(?:{_ROUND_WORD})\.? ?#?0*(\d{{1,3}})\b|\b0*(\d{{1,3}}) ?{_ORDINALS} ?(?:{_ROUND_WORD})\b"
)
ROUND_ALONE = r"r ?0*(\d{1,3})"


def round_in(text: str) -> int:
    """Return the round that a heading or a sheet's name states, such as ``3. Runde``; 0 if none."""
    plain = " ".join(text.casefold().split())
    match = re.search(ROUND_IN, plain) or re.fullmatch(ROUND_ALONE, plain)
    return int(match[1] or match[match.lastindex or 1]) if match else 0


@dataclass(frozen=True, eq=False)
class Games(ListSheet):
    """Games below a row of headers, with the titles ``White``, ``Black No.`` …; ``of_result`` are
    the columns that together hold it; ``coloured`` says that the list states who had White,
    ``byes`` that it holds byes alone."""

    of_result: Sequence[int] = ()
    coloured: bool = True
    byes: bool = False

    def cell(self, row: Row, name: str) -> Cell:
        """Return the cell under a title, or in one those that together hold the result."""
        columns = self.of_result if name == "Result" else [self.header.fields.get(name)]
        cells = [*map(row.cell, columns)]
        faults = [cell.fault for cell in cells if cell.fault and cell.fault.code != "merged-cells"]
        return Cell(" ".join(filter(None, [cell.text for cell in cells])), next(iter(faults), None))

    def where(self, row: Row, title: str) -> str:
        """Return the full address of a cell; without such a column, that of the row's first one.
        Where other columns state the result, it is the first of them, called as it is headed."""
        columns = self.header.fields
        column = columns.get(title, columns.get(f"{title} No."))
        if title == "Result" and self.of_result:
            column = self.of_result[0]
        elif title == "Result":
            column = columns.get("White Points", columns.get("Winner"))
            title = title if column is None else self.header.heads[column].text
        return self.grid.address(row, min(columns.values()) if column is None else column, title)

    def of_both(self, row: Row, part: str) -> list[str]:
        """Return the texts of a part of both sides, whatever is wrong with their cells."""
        return [self.cell(row, f"{side}{part}").text for side in SIDES]


def games_below(row: Row, grid: Grid | None = None, at: int = 0) -> Games | None:
    """Return the list of games that a row of a grid heads, if it does. A part that stands twice,
    such as the rating, belongs to one player each."""
    if not _is_header(row):
        return None
    texts = [_heading(cell.text) if cell.text else "" for cell in row.cells]
    columns: dict[str, int] = {}
    unsided: dict[str, list[int]] = {}
    are_numbered = False
    for column, text in enumerate(texts):
        title = _TITLE_OF.get(text) or _of_a_side(text)
        are_numbered |= title == "White" and text.split()[-1] in _UNCOLOURED
        if title == "White" and {*SIDES} <= columns.keys():
            break  # another list stands beside this one
        if title and title != "Result":
            columns.setdefault(title, column)
        elif part := title or _part_of(text, column):
            unsided.setdefault(part, []).append(column)
    names = unsided.pop("Name", [])
    has_results = bool(unsided.get("Result")) or len(unsided.get("Points", ())) == 2
    if len(names) == 2 and has_results and columns.keys().isdisjoint(("White", "White No.")):
        columns.update(zip(SIDES, names))
    for part, both in unsided.items():
        if len(both) == 2:
            title = "Points" if part == "Result" else part
            columns.update({f"{side} {title}": column for side, column in zip(SIDES, both)})
    results, byes = _result_columns(texts, columns, unsided), False
    if {"Round", "Bye"} <= columns.keys() and len(names) == 1 and columns.keys().isdisjoint(SIDES):
        columns["White"], results, byes = names[0], [columns["Bye"]], True
    for side in SIDES:
        if f"{side} Last name" in columns:
            columns.setdefault(side, columns[f"{side} Last name"])
    are_two = byes or all(columns.keys() & {side, f"{side} No."} for side in SIDES)
    tells = (
        columns.keys() & {"Round", "Board", "Winner"}
        or {"White Points", "Black Points"} <= columns.keys()
    )
    if are_two and (results or tells):
        header = Columns(at, columns, heads=row.cells)
        return Games(grid or Grid("", [row]), header, "player", results, not are_numbered, byes)
    return None


def _result_columns(
    texts: Sequence[str], columns: Mapping[str, int], unsided: Mapping[str, Sequence[int]]
) -> Sequence[int]:
    """Return the columns that together hold the result: the one headed so with those behind it that
    have no header, or those without one between the two players."""
    headed = [unsided[part] for part in ("Result", "Points") if len(unsided.get(part, ())) == 1]
    if not headed:
        between = range(columns.get("White", 0) + 1, columns.get("Black", 0))
        return () if any(texts[k] for k in between) or "White Points" in columns else between
    first = headed[0][0]
    end = next((k for k in range(first + 1, len(texts)) if texts[k]), len(texts))
    return range(first, min(end, first + _WIDEST_RESULT))


def _heading(text: str) -> str:
    """Return a header with the words apart that a program wrote together (``WhiteElo``)."""
    return heading(_WORDS_TOGETHER.sub(" ", text))


def _part_of(text: str, column: int) -> str:
    return _PARTS.get(field_headed(text, column) or "", "")


def _of_a_side(text: str) -> str:
    """Return ``White No.`` for ``no white``, ``Black Points`` for ``schwarz pkt``; else ``""``."""
    words = text.replace("(", " ").replace(")", " ").split()
    for k, word in enumerate(words):
        side = _SIDE_OF.get(word) or (_UNCOLOURED.get(word) if word == words[-1] else "")
        if side and len(words) > 1:
            rest = " ".join(words[:k] + words[k + 1 :])
            part = "Points" if _TITLE_OF.get(rest) == "Result" else _part_of(rest, 0)
            return side if part == "Name" else f"{side} {part}" if part else ""
    return ""


def is_game_list(grid: Grid) -> bool:
    """Whether a table has the headers of a list of games, and not those of a crosstable."""
    rows = grid.rows[:_HEADER_WITHIN_ROWS]
    first = next((k for k, row in enumerate(rows) if games_below(row)), None)
    header = grid.header
    if first is not None and header is not None and header.names_players:
        own = columns_in(grid.rows, header.row)
        if own.wholes and own.names_players:
            return first < header.row and "Name" not in own.fields
    return first is not None


def _is_header(row: Row) -> bool:
    return sum(is_title(cell.text) for cell in row.cells if cell.text) > 1


@lru_cache(maxsize=4096)
def is_title(text: str) -> bool:
    """Whether a text may head a column of players or of games."""
    plain = _heading(text)
    return plain in _TITLE_OF or plain in FIELD_OF or bool(_of_a_side(plain))


def lists_beside(grid: Grid) -> list[Grid]:
    """Return the lists of games that stand side by side on a sheet, each by itself."""
    row = next((row for row in grid.rows if games_below(row)), Row(0, []))
    texts = [heading(cell.text) for cell in row.cells]
    titles = [_TITLE_OF.get(text) for text in texts]
    whites = [column for column, title in enumerate(titles) if title == "White"]
    sides = [title for title in titles if title in SIDES]
    if len(whites) < 2 or len(sides) != 2 * len(whites) or sides[0] in sides[1::2]:
        return [grid]
    first = next(text for text in texts if text)
    starts = [column for column, text in enumerate(texts) if text == first]
    starts = [0, *(starts if len(starts) == len(whites) else whites)[1:], len(texts)]
    return [
        replace(grid, rows=[row.within(start, end) for row in grid.rows])
        for start, end in zip(starts, starts[1:])
    ]


def heads_players(row: Row) -> Columns | None:
    """Return the columns of a list of players, if a row heads one."""
    header = columns_in([row]) if _is_header(row) else None
    return header if header and header.fields.keys() & {"Name", "Last name"} else None


class Meeting(NamedTuple):
    """A row: its round, the two (``None`` for nobody), what each gets, and where the result stands;
    twice "unreadable" for a row that cannot be understood."""

    line: Line
    round: int
    sides: Sequence[Side | None]
    outcomes: Both
    where: str
    coloured: bool

    def text(self, title: str) -> str:
        """Return what stands in a further column, such as Date, of a row that was understood."""
        return self.line.cell(title).text if self.outcomes != UNREAD else ""


UNREAD = Both(Outcome.UNREADABLE, Outcome.UNREADABLE)
_SCORE = r"(?i)[01½][fx]?|[01]?[.,][05]|1/2"
_RESULT_BEHIND = r"\s(?:[01½]|1/2|0?\.5)\s*[-–:]\s*(?:[01½]|1/2|0?\.5)$|\s(?:½|1/2)$"
_AROUND = " -–—*_.()[]?"  # signs around the word of a bye, or of a place where nobody sits
_BYE = frozenset({"bye", "byes"})  # the words for a bye that may stand beside others
_OF_A_NOTE = frozenset(":=*@")
_BYE_NOT_READ = (
    "{!r} is not read; type a row for each bye, with the player as White and full bye, half bye or "
    "zero bye as Black, and clear this one"
)
_OF_TWO = 3  # so many letters has the result of two players at least
_NO_ROUND = (
    "nothing says which round this is; add a column Round, or a line such as Round 1 above its "
    "games"
)
_BY_FORFEIT = frozenset(WORDS["forfeit"])
_ONE_POINT = {"1-0", "0-1", "½-½", "0.5-0.5", "1/2-1/2", "1.0-0.0", "0.0-1.0"}
"""What the points of White and Black are if they are those of a game alone."""
_MONTH = rf"(?:{'|'.join(WORDS['months'])})[^\W\d]*\.?"
_DATE = (
    rf"(?i)\d{{1,4}}[-./ ]{{1,2}}{_MONTH}(?:[-./ ]{{1,2}}\d{{2,4}})?"
    rf"|{_MONTH}[-./ ]{{1,2}}\d{{1,4}}(?:, \d{{4}})?"
    r"|\d{1,4}[-./]\d{1,2}[-./]\d{2,4}(?:[ T].*)?|\d\d-\d\d"
    r"|\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m)?|[2-5]\d{4}"
)
"""What spreadsheets make of 1-0, 1/2 and 1:0, as they show it, or as a number of days."""


class MeetingList:
    """The meetings of one sheet, read from top to bottom; the players that are listed there, the
    rows above, and what is wrong. On a sheet of ours (``is_ours``) only its own words count.

    The round stands in each row, in a heading above, or in the first row of a round alone."""

    def __init__(self, grid: Grid) -> None:
        self.grid, self.is_ours = grid, bool(grid.kind)
        self.meetings: list[Meeting] = []
        self.faults: list[Finding] = []
        self.above: list[Row] = []
        self._round_above = 0 if self.is_ours else round_in(grid.sheet) or round_in(grid.title)
        self._listed: list[Row] = []
        self._is_listing = self._is_sparse = self._are_of_games = False
        self._round_before = 0
        self._games = Games(grid, Columns(0, {}))
        for k, row in enumerate(grid.rows):
            self._read(k, row)
        if self.is_ours and not self._games.header.fields:
            expected = "Round, Board, White, Result, Black"
            message = f"this sheet has no row of headers that can be read; expected {expected}"
            self.faults.append(Finding(ERROR, "no-headers", grid.sheet, message))
        self.players = replace(grid, rows=self._listed) if len(self._listed) > 1 else None

    def _read(self, k: int, row: Row) -> None:
        is_game = all(self._games.of_both(row, ""))
        is_short = not (is_game or self.is_ours) and len(row.texts) < _FEWEST_CELLS
        if row.empty:
            self._is_listing = False
        elif games := games_below(row, self.grid, k):
            self._games, self._is_listing = games, False
            self._look_ahead(self.grid.rows[k + 1 :])
        elif is_short and (round := round_in(" ".join(row.texts[:1]))):
            self._round_above, self._is_listing = round, False
        elif self._is_listing:
            self._listed.append(row)
        elif not (is_game or self.is_ours or self._listed) and heads_players(row):
            self._listed, self._is_listing = [row], True
        elif self._games.header.fields:
            self._add(Line(self._games, row))
        elif not self.is_ours:
            self.above.append(row)

    def _look_ahead(self, rows: Sequence[Row]) -> None:
        """Find out whether only the first row of each round says it, and whether points beside the
        results are those of the games, and not of the players so far."""
        games, self._round_before = self._games, 0
        named = [row for row in rows if any(games.of_both(row, "") + games.of_both(row, " No."))]
        filled = [text for row in named if (text := games.cell(row, "Round").text)]
        is_sparse = len(filled) < len(named) and len({*filled}) == len(filled)
        self._is_sparse = is_sparse and "Round" in games.header.fields and not self.is_ours
        points = {"-".join(games.of_both(row, " Points")) for row in rows}
        self._are_of_games = points - {"-"} <= _ONE_POINT

    def _add(self, line: Line) -> None:
        """Add the meeting of a row; report a row that is none."""
        sides: list[Side | None] = [None, None]
        round, where = 0, line.where("Result")
        try:
            round = self._round_of(line)
            outcomes = self._outcomes(line, sides)
            for title in ("Section", "Board"):
                line.text(title)
        except Misfit as misfit:
            if self._is_passed_over(line):
                return
            outcomes, fault = UNREAD, line.fault(misfit)
            where = fault.where
            if fault.message != _NO_ROUND or fault.message not in {f.message for f in self.faults}:
                self.faults.append(fault)
        coloured = self._games.coloured
        self.meetings.append(Meeting(line, round, sides, outcomes, where, coloured))

    def _is_passed_over(self, line: Line) -> bool:
        """Whether a row holds no more than its round, board and date, or a lone text that is long
        or has a sign of a note; quote it then."""
        columns, texts = self._games.header.fields, line.row.texts
        own = {*columns.values(), *self._games.of_result}
        own -= {columns.get(title) for title in ("Round", "Board", "Date")}
        is_said = any(cell.text or cell.fault for cell in map(line.row.cell, own))
        is_long = any(len(text.split()) > 5 or not _OF_A_NOTE.isdisjoint(text) for text in texts)
        if is_said and (len(texts) != 1 or line.cell("Result").text or not is_long):
            return False
        if is_said or (not self.is_ours and any(len(text.split()) > 1 for text in texts)):
            column = next(k for k, cell in enumerate(line.row.cells) if cell.text)
            quoted = texts[0][:60]
            found = WARNING, "passed-over", f"this row holds no game and is passed over: {quoted!r}"
            if not _BYE.isdisjoint(words_of(quoted)):
                found = ERROR, "bye-not-read", _BYE_NOT_READ.format(quoted)
            where = self.grid.address(line.row, column)
            self.faults.append(Finding(found[0], found[1], where, found[2]))
        return True

    def _round_of(self, line: Line) -> int:
        """Return the round of a row, or raise a misfit: nothing says it, or two things differ."""
        text, above = line.text("Round"), self._round_above
        if not text and (self._is_sparse or "Round" not in self._games.header.fields):
            number = self._round_before or above
            if not number:
                raise Misfit("Round", "round", _NO_ROUND)
        else:
            plain = re.sub("(?i)round|r|#", "", text) if self.is_ours else f"{round_in(text)}"
            number = whole_number(plain) if 0 < whole_number(plain) <= MAX_ROUNDS else line.round()
            if above and number != above:
                message = (
                    f"this says round {number}, but the games stand under round {above}; correct "
                    "one of them"
                )
                raise Misfit("Round", "round", message)
        self._round_before = number if self._is_sparse else 0
        return number

    def _outcomes(self, line: Line, sides: list[Side | None]) -> Both:
        """Return what the two in a row get, or raise a misfit; ``sides`` get those who are read."""
        words = ["", ""]
        for k, title in enumerate(SIDES):
            text = line.text(title)
            plain = text if self.is_ours or "(" in text.strip(_AROUND) else text.strip(_AROUND)
            words[k] = next((bye for bye in (text, plain) if bye_in_words(bye)), "")
            number = whole_number(line.text(f"{title} No."))
            if not words[k] and (plain or number):
                sides[k] = self._side(line, title, text if plain else "", number)
        if all(sides):
            return self._of_two(line, [side for side in sides if side])
        if not any(sides):
            message = "a result stands here without its game; type who played, or clear the row"
            raise Misfit("Result", "result-without-game", message)
        lone = 0 if sides[0] else 1
        word, text = words[1 - lone], self._result(line, is_bye=True)
        if self._games.byes:
            word, text = "bye", f"{text} bye" if bye_in_words(f"{text} bye") else text
        try:
            outcome = read_bye(lone, word, text)
        except UnknownCell as error:
            raise _no_result(text, error, "Result" if text else SIDES[1 - lone]) from error
        return Both(outcome, outcome)

    def _side(self, line: Line, title: str, text: str, number: int) -> Side:
        last, first = (line.text(f"{title} {part} name") for part in ("Last", "First"))
        name, where = f"{last}, {first}" if last and first else text, line.where(title)
        if whole_number(name):
            number, name = number or whole_number(name), ""
        if self.is_ours:
            return Side(number, name, where)
        before, name, behind = parted(name)
        rated, team, id = (line.text(f"{title} {part}") for part in ("Rating", "Team", "ID"))
        return Side(number or before, name, where, rated or behind, team, id)

    def _of_two(self, line: Line, sides: Sequence[Side]) -> Both:
        text = self._result(line)
        if not self.is_ours:
            is_winner = not self._games.of_result and "Winner" in self._games.header.fields
            text = _won_by(text, sides, is_winner=is_winner)
        try:
            outcomes = read_game(text)
        except UnknownCell as error:
            raise _no_result(text, error) from error
        if self.is_ours:
            return outcomes
        for title, quoted in self._doubts(line, sides, text, outcomes):
            message = (
                f"{quoted!r} may say how this game ended; type under Result both scores, such as "
                f"1-0, or {BY_FORFEIT} if nobody played, and a bye as full bye, half bye or zero "
                "bye in the place of the opponent; or clear it"
            )
            raise Misfit(title, "unknown-code", message)
        points = "-".join(self._games.of_both(line.row, " Points")) * self._are_of_games
        besides = {"the winner is": line.text("Winner"), "the points are": points}
        for what, other in besides.items() if self._games.of_result else ():
            with suppress(UnknownCell):
                said = read_game(_won_by(other, sides, is_winner=what == "the winner is"))
                is_over = Outcome.PENDING not in (*said, *outcomes)
                if is_over and [one.points for one in said] != [one.points for one in outcomes]:
                    message = f"the result is {text!r}, but {what} {other!r}; correct one of them"
                    raise Misfit("Result", "results-disagree", message)
        return outcomes

    def _result(self, line: Line, *, is_bye: bool = False) -> str:
        """Return the result of a row, from its columns, those of the winner, or both points."""
        for title in ("Result", "Winner"):
            if self._games.of_result if title == "Result" else title in self._games.header.fields:
                return line.text(title)
        points = [line.text(f"{side} Points").strip("_ ") for side in SIDES]
        if any(points) and not all(points) and not is_bye:
            empty = points.index("")
            has = f"{SIDES[1 - empty]} has {points[1 - empty]!r}, {SIDES[empty]} nothing"
            raise Misfit("Result", "unknown-code", f"{has}; type the points of both")
        return "-".join(filter(None, points))

    def _doubts(
        self, line: Line, sides: Sequence[Side], text: str, outcomes: Both
    ) -> Iterator[tuple[str, str]]:
        """Yield what speaks against a row as the game of two, with the title of its column: a name
        that ends in a result or may be a bye, a score in a column without a header, words for a
        forfeit beside a game that was played."""
        for title, side in zip(SIDES, sides):
            is_bye = len(text) < _OF_TWO and not _BYE.isdisjoint(words_of(side.name))
            if is_bye or re.search(_RESULT_BEHIND, side.name):
                yield title, side.name
        columns = self._games.header.fields
        known = {*columns.values(), *self._games.of_result}
        beside = {columns[side] + step for side in SIDES if side in columns for step in (-1, 1)}
        heads = Row(0, [*self._games.header.heads])
        for column, cell in enumerate(line.row.cells):
            is_score = column in beside and not heads.cell(column).text
            is_score = is_score and re.fullmatch(_SCORE, cell.text) is not None
            words = {cell.text.casefold(), *words_of(cell.text)} if outcomes.first.played else ()
            if column not in known and (is_score or not _BY_FORFEIT.isdisjoint(words)):
                yield "Result", cell.text


def _no_result(text: str, error: UnknownCell, title: str = "Result") -> Misfit:
    """Return the fault of a text that is no result, or shown as a date or a number of days."""
    if re.fullmatch(_DATE, text):
        return Misfit("Result", MADE_A_DATE.code, f"{text!r} is no result; {MADE_A_DATE.message}")
    return Misfit(title, "unknown-code", str(error))


def _won_by(text: str, sides: Sequence[Side], *, is_winner: bool) -> str:
    """Return a result in which one of the two players stands as who won, by name or, as the winner
    of two with numbers, by number; any other as it is."""
    before, name, _ = parted(text)
    number = before if any(map(str.isalpha, name)) else whole_number(text)
    if is_winner and (number or text == "0") and all(side.number for side in sides):
        won = [side.number == number for side in sides]
        if not any(won):
            who = " and ".join(str(side.number) for side in sides)
            message = f"the winner {text!r} is neither of players {who}; type one of them, or draw"
            raise Misfit("Result", "unknown-code", message)
    else:
        words = {*words_of(text)}
        won = [bool(words) and words <= {*words_of(side.name)} for side in sides]
    return {(True, False): "1-0", (False, True): "0-1"}.get((won[0], won[1]), text)
