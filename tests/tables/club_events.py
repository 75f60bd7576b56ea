"""Events that are drawn by lot, and the tables in which clubs write them.

The truth is what was drawn; the writer knows nothing of the reader.
"""

from __future__ import annotations

import csv
import html
import io
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
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


LAST = [
    *("Ashdown", "Birchall", "Cedarholm", "Dogwood", "Elmsley", "Firth", "Gorse", "Hazelton"),
    *("Ivey", "Juniper", "Kestrel", "Larch", "Maplewood", "Nettleton", "Oakes", "Poplar"),
]
FIRST = ["Ada", "Kit", "Cora", "Dov", "Eve", "Finn", "Gil", "Hope", "Ida", "Jon", "Ben", "Lou"]


def drawn(
    seed: object, players: int, rounds: int, *, byes: bool = True, forfeits: bool = False
) -> Club:
    """An event in which nobody meets another twice or has two byes, colors as they fall; a player
    is left over in an odd field, and with ``byes`` two ask for half a point."""
    draw = Random(f"{seed}")
    table: list[list[Round]] = [[] for _ in range(players)]
    met: set[frozenset[int]] = set()
    without: set[int] = set()
    for r in range(rounds):
        asked = set(
            draw.sample(sorted(set(range(players)) - without), 2 if byes and r in (1, 2) else 0)
        )
        pairs = _paired(draw, players, asked, met, without)
        left = set(range(players)) - {k for pair in pairs for k in pair}
        without |= left
        for k in left:
            table[k].append(Round(None, 0.5 if k in asked else 1.0, manner=BYE))
        for k, (white, black) in enumerate(pairs):
            met.add(frozenset((white, black)))
            points = draw.choice((1.0, 1.0, 0.5, 0.0, 0.0))
            manner = FORFEIT if forfeits and r % 2 and k == 0 and points != 0.5 else GAME
            table[white].append(Round(black + 1, points, True, manner))
            table[black].append(Round(white + 1, 1 - points, False, manner))
    names = [f"{LAST[k % 16]}, {FIRST[(k * 7 + k // 16) % 12]}" for k in range(players)]
    return Club(names, [1900 - 41 * k for k in range(players)], table)


def _paired(
    draw: Random, players: int, asked: set[int], met: set[frozenset[int]], without: set[int]
) -> list[tuple[int, int]]:
    """Pairs of players who have not met; whoever is left over had no round without opponent."""
    for _ in range(5000):
        left = [k for k in range(players) if k not in asked]
        draw.shuffle(left)
        pairs = list(zip(left[::2], left[1::2]))
        alone = left[-1:] if len(left) % 2 else []
        if without.isdisjoint(alone) and met.isdisjoint(map(frozenset, pairs)):
            return pairs
    raise AssertionError("no pairing")


WORDS = {1.0: "beat", 0.5: "drew", 0.0: "lost to"}


@dataclass(frozen=True)
class Form:
    """How a cell is written: a game, a forfeit, a bye; empty where it cannot be."""

    name: str
    game: str
    forfeit: str = ""
    bye: str = ""

    @property
    def needs_totals(self) -> bool:
        """Whether only other figures tell what a bye is worth."""
        return self.bye.lower() == "bye" or self.bye in ("{s}", "{d}", "{r}")


def parted_lines(path: Path) -> list[list[str]]:
    """The lines of a file, their parts between bars."""
    lines = path.read_text(encoding="utf-8").splitlines()
    listed = (line.replace("\\n", "\n").split("|") for line in lines if line and line[0] != "#")
    return [[part.strip() for part in parts] for parts in listed]


def forms(path: Path) -> list[Form]:
    """The forms in a file, a line each."""
    return [Form(*parts) for parts in parted_lines(path)]


def fields(club: Club, player: int, round: int) -> Mapping[str, object]:
    """What a form can say of a player's round, from 0."""
    played = club.rounds[player][round]
    k = {1.0: 0, 0.5: 1, 0.0: 2}[played.points]
    so_far = sum(result.points for result in club.rounds[player][: round + 1])
    name = "" if played.opponent is None else club.names[played.opponent - 1]
    halves = f"{int(so_far) or ''}½" if so_far % 1 else f"{so_far:g}"
    return {
        "o": played.opponent,
        "name": name,
        "last": name.partition(",")[0],
        "w": "wb"[not played.white],
        "W": "WB"[not played.white],
        "colour": ("white", "black")[not played.white],
        "s": "1½0"[k],
        "pair": ("1-0", "½-½", "0-1")[k],
        "white": ("1-0", "½-½", "0-1")[k if played.white else 2 - k],
        "d": f"{played.points:g}",
        "d1": f"{played.points:.1f}",
        "r": f"{so_far:g}",
        "r1": f"{so_far:.1f}",
        "h": halves,
        "hq": halves.replace("½", " 1/2").strip(),
        "b1": f"{so_far - played.points:.1f}",
        "l": "WDL"[k],
        "small": "wdl"[k],
        "v": WORDS[played.points],
        "V": WORDS[played.points].capitalize(),
        "sign": "+=-"[k],
        "arrow": "> <"[k],
        "X": "X F"[k],
        "x": "x f"[k],
        "B": "BHU"[k],
        "word": ("full point bye", "half point bye", "not paired")[k],
    }


def written(form: Form, club: Club, player: int, round: int) -> str:
    manner = club.rounds[player][round].manner
    text = (form.game, form.forfeit, form.bye)[(GAME, FORFEIT, BYE).index(manner)]
    return text.format(**fields(club, player, round))


def table(form: Form, club: Club, *, total: str = "Total", heads: Callable[[int], str]) -> Table:
    """A cell a round; a form with a bar has several columns a round."""
    rounds = range(len(club.rounds[0]))
    width = form.game.count("¦") + 1
    head: list[object] = ["No.", "Name", "Rating"]
    for r in rounds:
        head += heads(r + 1).split("¦")[:width] + [""] * (width - 1 - heads(r + 1).count("¦"))
    rows: Table = [[*head, *([total] if total else [])]]
    for k, name in enumerate(club.names):
        cells: list[object] = []
        for r in rounds:
            parts = written(form, club, k, r).split("¦")
            cells += parts + [""] * (width - len(parts))
        last = [f"{club.total(k):g}"] if total else []
        rows.append([k + 1, name, club.ratings[k], *cells, *last])
    return rows


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
