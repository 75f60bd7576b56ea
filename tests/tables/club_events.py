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
from typing import Any

import openpyxl

from xltiebreak import Event, Result

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
            first, _, other = pair.partition("-")
            got = {"1": 1.0, "+": 1.0, "B": 1.0, "½": 0.5, "H": 0.5}.get(result, 0.0)
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


FORMS = {
    "letters": ("{letter}{opponent}", "{X}{opponent}", "{B}"),
    "letters and scores": ("{letter}{opponent}", "{X}{opponent}", "{word}"),
    "letters and dashes": ("{small}-{opponent}", "{x}-{opponent}", "{bye}"),
    "letters and colors": ("{letter}{opponent}{color}", "{X}{opponent}", "{bye}"),
    "number first": ("{opponent}{color}{score}", "{opponent}{color}{sign}", "-{score}"),
    "number first, spaced": ("{opponent} {color} {score}", "{opponent} {color} {sign}", "{bye}"),
    "color first": ("{color}{opponent}{sign}", "", "{bye}"),
    "sign first": ("{sign}{opponent}{side}", "{arrow}{opponent}{side}", "{bye}"),
    "by name": ("{letter} {last}", "{X} {last}", "{bye}"),
    "opponent": ("{opponent}", "{opponent}", "{word}"),
    "opponent's name": ("{name}", "{name}", "{word}"),
    "side": ("{side}", "{side}", ""),
    "score": ("{score}", "{sign}", "{score}"),
    "decimal": ("{decimal}", "{sign}", "{decimal}"),
    "pair": ("{pair}", "{signs}", "{score}"),
    "pair of White": ("{of_white}", "{signs_of_white}", "{score}"),
    "letter": ("{letter}", "{X}", "{score}"),
}
"""What stands in a cell: of a game, of a forfeit, of a bye."""


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

    def cell(self, form: str, played: Round) -> str:
        """What a form of :data:`FORMS` writes of a round."""
        words, k = self.words, {1.0: 0, 0.5: 1, 0.0: 2}[played.points]
        name = "" if played.opponent is None else self.club.names[played.opponent - 1]
        white_won = played.white == (played.points == 1)
        score, colour = "1½0"[k], words.colours[0 if played.white else 1]
        fields = {
            "opponent": played.opponent,
            "name": name,
            "last": name.partition(",")[0],
            "color": colour,
            "side": colour.upper(),
            "score": score,
            "decimal": f"{played.points:g}",
            "sign": "+=-"[k],
            "arrow": "> <"[k],
            "letter": words.letters[k],
            "small": words.letters[k].lower(),
            "X": "X F"[k],
            "x": "x f"[k],
            "B": "BHU"[k] if "".join(words.letters) == "WDL" else f"{score} {words.bye}",
            "word": words.bye,
            "bye": words.bye if k == 0 else f"{score} {words.bye}",
            "pair": ("1-0", "½-½", "0-1")[k],
            "signs": ("+:-", "", "-:+")[k],
            "of_white": "1/2-1/2" if k == 1 else "1-0" if white_won else "0-1",
            "signs_of_white": "+/-" if white_won else "-/+",
        }
        return FORMS[form][(GAME, FORFEIT, BYE).index(played.manner)].format(**fields)

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

    def row(self, form: str, k: int) -> list[str]:
        """The rounds of a player."""
        return [self.cell(form, played) for played in self.club.rounds[k]]

    def whole(self, form: str) -> Table:
        """A cell a round."""
        heads = [self.words.round(r) for r in self.round_numbers]
        rows = [
            [*self.left(k, place), *self.row(form, k), self.total(k)]
            for place, k in enumerate(self.order, start=1)
        ]
        return [[*self.left_heads, *heads, self.words.total], *rows]

    def with_running_scores(self, form: str) -> Table:
        """The score so far on a second line of each cell."""
        table = self.whole(form)
        first = len(self.left_heads)
        for row, k in zip(table[1:], self.order):
            so_far = 0.0
            for column, played in enumerate(self.club.rounds[k], start=first):
                so_far += played.points
                row[column] = f"{row[column]}\n{so_far:.1f}"
        return table

    def parts(self, *kinds: str, result: str, named: bool = False) -> Table:
        """A column for each part, the headers with the number of the round."""
        heads = [f"{self._head(kind)} {r}" for r in self.round_numbers for kind in kinds]
        return [[*self.left_heads, *heads, self.words.total], *self._rows(kinds, result, named)]

    def parts_repeated(self, *kinds: str, result: str) -> Table:
        """The same headers again for each round."""
        heads = [self._head(kind) for _ in self.round_numbers for kind in kinds]
        return [[*self.left_heads, *heads, self.words.total], *self._rows(kinds, result)]

    def two_headers(
        self, *kinds: str, result: str, repeated: bool = False, low: bool = False
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

    def two_lines(self, result: str, *, running: bool = False) -> Table:
        """Opponents above, results or the scores so far below."""
        heads = [self.words.round(r) for r in self.round_numbers]
        table: Table = [[*self.left_heads, *heads, self.words.total]]
        for place, k in enumerate(self.order, start=1):
            rounds = self.club.rounds[k]
            table.append([*self.left(k, place), *self.row("opponent", k), self.total(k)])
            below = self.row(result, k)
            if running:
                below = [
                    f"{sum(played.points for played in rounds[:r]):.1f}" for r in self.round_numbers
                ]
            table.append([*[None] * len(self.left_heads), *below, None])
        return table

    def wall_chart(self) -> Table:
        """Letters and opponents above, the scores so far below."""
        table = self.two_lines("score", running=True)
        for row, k in zip(table[1::2], self.order):
            first = len(self.left_heads)
            row[first:-1] = self.row("letters and scores", k)
        return table

    def _head(self, kind: str) -> str:
        words = self.words
        return {"o": words.opponent, "c": words.colour, "r": words.result}[kind]

    def _rows(
        self, kinds: Sequence[str], result: str, named: bool = False
    ) -> Iterator[list[Value]]:
        parts = {"o": "opponent's name" if named else "opponent", "c": "side", "r": result}
        for place, k in enumerate(self.order, start=1):
            cells = [
                self.cell(parts[kind], played) for played in self.club.rounds[k] for kind in kinds
            ]
            yield [*self.left(k, place), *cells, self.total(k)]


def shapes(writer: Writer) -> dict[str, Callable[[], Table]]:
    """Every way to write an event down, by name."""
    w = writer
    in_a_cell = ["letters", "letters and colors", "letters and dashes", "number first"]
    in_a_cell += ["number first, spaced", "sign first", "by name"]
    shapes_by_name: dict[str, Callable[[], Table]] = {
        **{form: partial(w.whole, form) for form in in_a_cell},
        "running scores": partial(w.with_running_scores, "letters and scores"),
        "opp, res": partial(w.parts, "o", "r", result="score"),
        "res, opp": partial(w.parts, "r", "o", result="score"),
        "opp, col, res": partial(w.parts, "o", "c", "r", result="decimal"),
        "col, opp, res": partial(w.parts, "c", "o", "r", result="score"),
        "opp, 1-0": partial(w.parts, "o", "r", result="pair"),
        "col, opp, 1-0 of White": partial(w.parts, "c", "o", "r", result="pair of White"),
        "opp, letters": partial(w.parts, "o", "r", result="letter"),
        "names, res": partial(w.parts, "o", "r", result="score", named=True),
        "repeated heads": partial(w.parts_repeated, "o", "c", "r", result="score"),
        "two headers": partial(w.two_headers, "o", "r", result="decimal"),
        "two headers, three parts": partial(w.two_headers, "o", "c", "r", result="score"),
        "two headers, repeated": partial(
            w.two_headers, "c", "o", "r", result="score", repeated=True
        ),
        "two headers, fields below": partial(w.two_headers, "o", "r", result="pair", low=True),
        "two rows": partial(w.two_lines, "score"),
        "wall chart": w.wall_chart,
    }
    if not any(played.manner == FORFEIT for row in w.club.rounds for played in row):
        shapes_by_name["two rows, running"] = partial(w.two_lines, "score", running=True)
        shapes_by_name["color first"] = partial(w.whole, "color first")
    return shapes_by_name


# files


def as_xlsx(table: Table) -> bytes:
    book = openpyxl.Workbook()
    for r, row in enumerate(table, start=1):
        for column, value in enumerate(row, start=1):
            if value not in (None, ""):
                cell: Any = book.worksheets[0].cell(r, column)
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


def is_as_drawn(event: Event | None, club: Club, *, in_order: bool = True) -> bool:
    """Whether an event has the club's players, in their order or not, each with the opponents and
    points that he had, what was played, and no other colors."""
    if event is None or len(event.sections) != 1:
        return False
    [section] = event.sections
    names = {number: player.name for number, player in section.by_number.items()}
    rows = dict(zip(names.values(), section.crosstable.results))

    def is_the_same(result: Result, drawn: Round) -> bool:
        opponent = club.names[drawn.opponent - 1] if drawn.opponent else None
        read = names.get(result.opponent or 0), result.points, result.played
        has_other_colour = result.played and result.colour == ("b" if drawn.white else "w")
        return read == (opponent, drawn.points, drawn.manner == GAME) and not has_other_colour

    order: Any = list if in_order else sorted
    return order(rows) == order(club.names) and all(
        len(rows[name]) == len(rounds) and all(map(is_the_same, rows[name], rounds))
        for name, rounds in zip(club.names, club.rounds, strict=True)
    )
