"""Two made-up events, and the tables in which clubs would write them.

The writer knows nothing of the reader: what it writes follows from the games below and from the
words of each language.
"""

from __future__ import annotations

import csv
import html
import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

import openpyxl

GAME, FORFEIT, BYE = "game", "forfeit", "bye"
Value = object
Table = list[list[Value]]


@dataclass(frozen=True)
class Round:
    """What one player had: against whom (from 1), his points, his color, and in what manner."""

    opponent: int | None
    points: float
    white: bool = True
    manner: str = GAME


@dataclass(frozen=True)
class Club:
    """An event: the players with their ratings, and each player's rounds."""

    names: Sequence[str]
    ratings: Sequence[int]
    rounds: Sequence[Sequence[Round]]

    def total(self, player: int) -> float:
        return sum(played.points for played in self.rounds[player])

    def order(self) -> list[int]:
        """The players by their score, the stronger first."""
        return sorted(range(len(self.names)), key=lambda k: (-self.total(k), -self.ratings[k]))


def _club(listed: str, played: Sequence[str]) -> Club:
    """An event of games such as ``1-5 1 2-6 ½ 7 H``, a text a round, White first."""
    names = listed.split("; ")
    table: list[list[Round]] = [[] for _ in names]
    for text in played:
        words = text.split()
        for pair, result in zip(words[::2], words[1::2]):
            manner = FORFEIT if result in "+-" else GAME
            points = {
                "1": 1.0,
                "½": 0.5,
                "0": 0.0,
                "+": 1.0,
                "-": 0.0,
                "B": 1.0,
                "H": 0.5,
                "U": 0.0,
            }
            first, _, other = pair.partition("-")
            got = points[result]
            if not other:
                table[int(first) - 1].append(Round(None, got, manner=BYE))
                continue
            table[int(first) - 1].append(Round(int(other), got, True, manner))
            table[int(other) - 1].append(Round(int(first), 1 - got, False, manner))
    ratings = [1823 - 53 * k for k in range(len(names))]
    assert len({len(row) for row in table}) == 1
    return Club(names, ratings, table)


EIGHT = _club(
    "Adams, Ann; Baker, Bob; Clark, Cy; Diaz, Dee; Evans, Ed; Frost, Flo; Gray, Gus; Hill, Hal",
    [
        "1-5 1 6-2 0 3-7 ½ 8-4 0",
        "2-1 ½ 4-3 1 5-8 1 7-6 0",
        "1-4 1 3-2 0 6-5 ½ 7 H 8 B",
        "1-3 1 2-4 ½ 5-7 1 8-6 0",
    ],
)
TWELVE = _club(
    "Novak, Nina; Olsen, Otto; Perez, Pia; Quinn, Quentin; Rossi, Rita; Stone, Sam; Turner, Tess; "
    "Urban, Ulf; Vogel, Vera; Weber, Wim; Young, Yara; Zimmer, Zoe",
    [
        "1-7 1 8-2 0 3-9 1 10-4 ½ 5-11 + 12-6 ½",
        "2-1 ½ 5-3 0 4-6 1 7-10 1 9-12 1 8 B 11 U",
        "3-1 0 2-4 1 6-5 ½ 8-7 0 12-10 - 9 H 11 B",
        "1-4 ½ 7-2 ½ 3-6 1 10-9 0 11-5 0 8-12 1",
        "9-1 0 2-3 0 4-7 1 5-10 1 6-8 + 12-11 ½",
    ],
)


@dataclass(frozen=True)
class Language:
    """The words of a language above columns and in cells."""

    number: str
    name: str
    rating: str
    total: str
    place: str
    round: Callable[[int], str]
    opponent: str
    colour: str
    result: str
    letters: str
    colours: str
    bye: str = "bye"


LANGUAGES = {
    "English": Language(
        *("No.", "Name", "Rating", "Total", "Place"),
        lambda r: f"Round {r}", "Opp", "Col", "Res", "WDL", "wb",
    ),
    "German": Language(
        *("Nr.", "Teilnehmer", "DWZ", "Punkte", "Platz"),
        lambda r: f"{r}. Runde", "Gegner", "Farbe", "Erg.", "SRN", "ws", "spielfrei",
    ),
    "French": Language(
        *("N°", "Nom", "Elo", "Pts", "Pl"),
        lambda r: f"Ronde {r}", "Adv.", "Coul.", "Rés.", "GNP", "bn", "EXE",
    ),
    "Spanish": Language(
        *("Núm.", "Jugador", "Elo", "Puntos", "Pos."),
        lambda r: f"Ronda {r}", "Rival", "Color", "Resultado", "GTP", "bn", "libre",
    ),
    "Dutch": Language(
        *("Nr", "Naam", "Rating", "Pnt", "Plaats"),
        lambda r: f"Ronde {r}", "Tegenst.", "Kleur", "Uitslag", "WRV", "wz", "vrij",
    ),
    "Italian": Language(
        *("N.", "Giocatore", "Elo", "Punti", "Pos"),
        lambda r: f"Turno {r}", "Avv.", "Col.", "Ris.", "VNP", "bn", "riposo",
    ),
}  # fmt: skip


@dataclass
class Writer:
    """An event on paper, in one language."""

    club: Club
    words: Language
    by_place: bool = False
    _order: list[int] = field(default_factory=list)

    @property
    def order(self) -> list[int]:
        return self.club.order() if self.by_place else list(range(len(self.club.names)))

    @property
    def round_numbers(self) -> range:
        return range(1, len(self.club.rounds[0]) + 1)

    def score(self, points: float) -> str:
        return {1.0: "1", 0.5: "½", 0.0: "0"}[points]

    def colour(self, played: Round) -> str:
        return self.words.colours[0 if played.white else 1]

    def letter(self, played: Round) -> str:
        return self.words.letters[{1.0: 0, 0.5: 1, 0.0: 2}[played.points]]

    def sign(self, played: Round) -> str:
        return {1.0: "+", 0.5: "=", 0.0: "-"}[played.points]

    def bye(self, played: Round) -> str:
        return (
            self.words.bye
            if played.points == 1
            else f"{self.score(played.points)} {self.words.bye}"
        )

    # cells that hold the whole round

    def letters_first(self, played: Round) -> str:
        if played.manner == BYE:
            return {1.0: "B", 0.5: "H", 0.0: "U"}[played.points]
        if played.manner == FORFEIT:
            return f"{'X' if played.points else 'F'}{played.opponent}"
        return f"{self.letter(played)}{played.opponent}"

    def letters_and_dash(self, played: Round) -> str:
        if played.manner == BYE:
            return self.bye(played)
        return (
            self.letters_first(played).lower().replace(str(played.opponent), f"-{played.opponent}")
        )

    def letters_with_colour(self, played: Round) -> str:
        text = self.letters_first(played)
        return f"{text}{self.colour(played)}" if played.manner == GAME else text

    def number_first(self, played: Round) -> str:
        if played.manner == BYE:
            return f"-{self.score(played.points)}"
        what = self.sign(played) if played.manner == FORFEIT else self.score(played.points)
        return f"{played.opponent}{self.colour(played)}{what}"

    def number_first_spaced(self, played: Round) -> str:
        if played.manner == BYE:
            return self.bye(played)
        what = self.sign(played) if played.manner == FORFEIT else self.score(played.points)
        return f"{played.opponent} {self.colour(played)} {what}"

    def colour_first(self, played: Round) -> str:
        if played.manner == BYE:
            return self.bye(played)
        assert played.manner == GAME
        return f"{self.colour(played)}{played.opponent}{self.sign(played)}"

    def sign_first(self, played: Round) -> str:
        if played.manner == BYE:
            return self.bye(played)
        sign = (">" if played.points else "<") if played.manner == FORFEIT else self.sign(played)
        return f"{sign}{played.opponent}{self.colour(played).upper()}"

    def by_name(self, played: Round) -> str:
        if played.opponent is None:
            return self.letters_first(played)
        last = self.club.names[played.opponent - 1].partition(",")[0]
        return f"{self.letters_first(played)[0]} {last}"

    # parts of a round

    def opponent(self, played: Round) -> str:
        return self.words.bye if played.opponent is None else str(played.opponent)

    def opponent_name(self, played: Round) -> str:
        if played.opponent is None:
            return self.words.bye
        return self.club.names[played.opponent - 1]

    def side(self, played: Round) -> str:
        return "" if played.opponent is None else self.colour(played).upper()

    def plain_result(self, played: Round) -> str:
        return self.sign(played) if played.manner == FORFEIT else self.score(played.points)

    def decimal_result(self, played: Round) -> str:
        return self.sign(played) if played.manner == FORFEIT else f"{played.points:g}"

    def pair(self, played: Round) -> str:
        if played.manner == BYE:
            return self.score(played.points)
        if played.manner == FORFEIT:
            return "+:-" if played.points else "-:+"
        return {1.0: "1-0", 0.5: "½-½", 0.0: "0-1"}[played.points]

    def whites_pair(self, played: Round) -> str:
        if played.manner == BYE:
            return self.score(played.points)
        if played.manner == FORFEIT:
            return "+/-" if played.white == (played.points == 1) else "-/+"
        if played.points == 0.5:
            return "1/2-1/2"
        return "1-0" if played.white == (played.points == 1) else "0-1"

    def letter_result(self, played: Round) -> str:
        if played.manner == BYE:
            return self.score(played.points)
        return self.letters_first(played)[0]

    # tables

    def left(self, k: int, place: int) -> list[Value]:
        number = k + 1
        start: list[Value] = [place, number] if self.by_place else [number]
        return [*start, self.club.names[k], self.club.ratings[k]]

    @property
    def left_heads(self) -> list[Value]:
        words = self.words
        start = [words.place, words.number] if self.by_place else [words.number]
        return [*start, words.name, words.rating]

    def total(self, k: int) -> str:
        text = f"{self.club.total(k):.1f}"
        return text.replace(".", ",") if self.words.colours == "ws" else text

    def whole(self, cell: Callable[[Round], str]) -> Table:
        """A cell a round."""
        heads = [self.words.round(r) for r in self.round_numbers]
        rows = [
            [*self.left(k, place), *map(cell, self.club.rounds[k]), self.total(k)]
            for place, k in enumerate(self.order, start=1)
        ]
        return [[*self.left_heads, *heads, self.words.total], *rows]

    def with_running_scores(self, cell: Callable[[Round], str]) -> Table:
        """The score so far on a second line of each cell."""
        table = self.whole(cell)
        first = len(self.left_heads)
        for row, k in zip(table[1:], self.order):
            so_far = 0.0
            for column, played in enumerate(self.club.rounds[k], start=first):
                so_far += played.points
                row[column] = f"{row[column]}\n{so_far:.1f}"
        return table

    def parts(self, *kinds: str, result: Callable[[Round], str], named: bool = False) -> Table:
        """A column for each part, the headers with the number of the round."""
        heads = [f"{self._head(kind)} {r}" for r in self.round_numbers for kind in kinds]
        return [[*self.left_heads, *heads, self.words.total], *self._rows(kinds, result, named)]

    def parts_repeated(self, *kinds: str, result: Callable[[Round], str]) -> Table:
        """The same headers again for each round."""
        heads = [self._head(kind) for _ in self.round_numbers for kind in kinds]
        return [[*self.left_heads, *heads, self.words.total], *self._rows(kinds, result)]

    def two_headers(
        self, *kinds: str, result: Callable[[Round], str], repeated: bool = False, low: bool = False
    ) -> Table:
        """``Round 1`` over ``Opp`` and ``Res``, once or over each; the others in either row."""
        above: list[Value] = []
        for r in self.round_numbers:
            name = self.words.round(r)
            above += [name] * len(kinds) if repeated else [name, *[None] * (len(kinds) - 1)]
        below = [self._head(kind) for _ in self.round_numbers for kind in kinds]
        blank = [None] * len(self.left_heads)
        upper = [*(blank if low else self.left_heads), *above, None if low else self.words.total]
        lower = [*(self.left_heads if low else blank), *below, self.words.total if low else None]
        return [upper, lower, *self._rows(kinds, result)]

    def two_lines(self, result: Callable[[Round], str], *, running: bool = False) -> Table:
        """Opponents above, results or the scores so far below."""
        heads = [self.words.round(r) for r in self.round_numbers]
        table: Table = [[*self.left_heads, *heads, self.words.total]]
        for place, k in enumerate(self.order, start=1):
            rounds = self.club.rounds[k]
            table.append([*self.left(k, place), *map(self.opponent, rounds), self.total(k)])
            below = list(map(result, rounds))
            if running:
                below = [
                    f"{sum(played.points for played in rounds[:r]):.1f}" for r in self.round_numbers
                ]
            table.append([*[None] * len(self.left_heads), *below, None])
        return table

    def wall_chart(self) -> Table:
        """Letters and opponents above, the scores so far below."""
        table = self.two_lines(self.plain_result, running=True)
        for row, k in zip(table[1::2], self.order):
            first = len(self.left_heads)
            row[first:-1] = [self.letters_first(played) for played in self.club.rounds[k]]
        return table

    def _head(self, kind: str) -> str:
        words = self.words
        return {"o": words.opponent, "c": words.colour, "r": words.result}[kind]

    def _rows(
        self, kinds: Sequence[str], result: Callable[[Round], str], named: bool = False
    ) -> Iterator[list[Value]]:
        who = self.opponent_name if named else self.opponent
        parts = {"o": who, "c": self.side, "r": result}
        for place, k in enumerate(self.order, start=1):
            cells = [parts[kind](played) for played in self.club.rounds[k] for kind in kinds]
            yield [*self.left(k, place), *cells, self.total(k)]


def shapes(writer: Writer) -> dict[str, Callable[[], Table]]:
    """Every way to write an event down, by name."""
    w = writer
    shapes_by_name: dict[str, Callable[[], Table]] = {
        "letters": partial(w.whole, w.letters_first),
        "letters and colors": partial(w.whole, w.letters_with_colour),
        "letters and dashes": partial(w.whole, w.letters_and_dash),
        "number first": partial(w.whole, w.number_first),
        "number first, spaced": partial(w.whole, w.number_first_spaced),
        "sign first": partial(w.whole, w.sign_first),
        "running scores": partial(w.with_running_scores, w.letters_first),
        "by name": partial(w.whole, w.by_name),
        "opp, res": partial(w.parts, "o", "r", result=w.plain_result),
        "res, opp": partial(w.parts, "r", "o", result=w.plain_result),
        "opp, col, res": partial(w.parts, "o", "c", "r", result=w.decimal_result),
        "col, opp, res": partial(w.parts, "c", "o", "r", result=w.plain_result),
        "opp, 1-0": partial(w.parts, "o", "r", result=w.pair),
        "col, opp, 1-0 of White": partial(w.parts, "c", "o", "r", result=w.whites_pair),
        "opp, letters": partial(w.parts, "o", "r", result=w.letter_result),
        "names, res": partial(w.parts, "o", "r", result=w.plain_result, named=True),
        "repeated heads": partial(w.parts_repeated, "o", "c", "r", result=w.plain_result),
        "two headers": partial(w.two_headers, "o", "r", result=w.decimal_result),
        "two headers, three parts": partial(w.two_headers, "o", "c", "r", result=w.plain_result),
        "two headers, repeated": partial(
            w.two_headers, "c", "o", "r", result=w.plain_result, repeated=True
        ),
        "two headers, fields below": partial(w.two_headers, "o", "r", result=w.pair, low=True),
        "two rows": partial(w.two_lines, w.plain_result),
        "wall chart": w.wall_chart,
    }
    if not any(played.manner == FORFEIT for row in w.club.rounds for played in row):
        shapes_by_name["two rows, running"] = partial(w.two_lines, w.plain_result, running=True)
        shapes_by_name["color first"] = partial(w.whole, w.colour_first)
    return shapes_by_name


# files


def as_xlsx(table: Table) -> bytes:
    book = openpyxl.Workbook()
    for r, row in enumerate(table, start=1):
        for column, value in enumerate(row, start=1):
            if value not in (None, ""):
                cell = book.active.cell(r, column)
                cell.value = value
                cell.data_type = "n" if isinstance(value, int) else "s"
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


def as_csv(table: Table, delimiter: str = ",") -> bytes:
    file = io.StringIO(newline="")
    csv.writer(file, delimiter=delimiter).writerows(
        [["" if value is None else value for value in row] for row in table]
    )
    return file.getvalue().encode("utf-8-sig")


def as_html(table: Table) -> bytes:
    lines = ["<html><head><meta charset='utf-8'><title>Club</title></head><body><table>"]
    for row in table:
        cells = ("" if value is None else str(value) for value in row)
        texts = (html.escape(cell).replace("\n", "<br>") for cell in cells)
        lines.append("<tr>" + "".join(f"<td>{text}</td>" for text in texts) + "</tr>")
    return "\n".join([*lines, "</table></body></html>"]).encode()


def as_pasted(table: Table) -> bytes:
    return as_csv(table, "\t")


KINDS = {"xlsx": as_xlsx, "csv": as_csv, "html": as_html, "txt": as_pasted}
