"""Events in the middle of being typed: Swiss ones with every kind of result, rounds half typed or
passed over, who withdrew, rows that are still empty, and slips of the pen; and White, result
and Black of each game, spelled as clubs and programs do."""

from __future__ import annotations

from random import Random

from xltiebreak import Crosstable, Outcome, Player, Result, Section
from xltiebreak.event import letters as us
from xltiebreak.event.letters import UnknownCell
from xltiebreak.event.results import BLANK

Cells = list[list[str]]

_PAIRS = [("W", "L")] * 6 + [("D", "D")] * 3 + [("X", "F"), ("F", "F"), ("Z", "Z"), ("N", "L")]
_PAIRS += [("R", "S"), ("N", "N"), ("W", "R"), ("X", "")]
_ALONE = ["H", "H", "U", "U", "B", ""]


def half_typed(seed: int, players: int, rounds: int) -> Cells:
    """The cells of an event with so many rows, of which some are empty, and rounds."""
    drawing = Random(seed)
    rows: Cells = [[""] * rounds for _ in range(players)]
    here = [k for k in range(players) if drawing.random() < 0.93] or [0]
    away: set[int] = set()
    begun = drawing.choice([rounds, rounds, rounds, drawing.randint(0, rounds)])
    for round in range(begun):
        if drawing.random() < 0.04:
            continue
        away |= {k for k in here if drawing.random() < 0.03}
        order = [k for k in here if k not in away]
        drawing.shuffle(order)
        for k in away:
            rows[k][round] = drawing.choice(["U", "U", "U", ""])
        while order:
            player = order.pop()
            if not order or drawing.random() < 0.1:
                rows[player][round] = drawing.choice(_ALONE)
                continue
            other = order.pop()
            mine, theirs = drawing.choice(_PAIRS)
            white, black = drawing.choice([("w", "b"), ("", "")])
            rows[player][round] = f"{mine}{other + 1}{white}"
            rows[other][round] = f"{theirs}{player + 1}{black}" if theirs else "F"
            if drawing.random() < 0.01:
                rows[player][round], rows[other][round] = f"{other + 1}w", f"{player + 1}b"
    for round in range(begun, rounds):
        for k in here:
            if drawing.random() < 0.05:
                rows[k][round] = drawing.choice("BHU")
    if begun and drawing.random() < 0.3:
        share = drawing.random()
        for k in here:
            if drawing.random() < share:
                rows[k][begun - 1] = ""
    return rows


def with_a_slip(cells: Cells, seed: int) -> Cells:
    """The same cells with one that is wrong or odd."""
    drawing = Random(seed)
    rows = [[*row] for row in cells]
    row, other = drawing.randrange(len(rows)), drawing.randrange(len(rows))
    round = drawing.randrange(len(rows[0]))
    slips = [f"W{other + 1}", f"L{len(rows) + 1}", f"W{row + 1}", f"{other + 1}b", "B", "F", "U"]
    slips += ["W", "Q3", "12", "W1W2", "W1.5", "W1E1", "X W", "XW", "B4", "BYE3", "Bye", "#N/A"]
    slips += ["W 1 2"]
    rows[row][round] = drawing.choice(slips)
    return rows


def respelled(cells: Cells, seed: int) -> Cells:
    """The same results as other people type them."""
    drawing = Random(seed)

    def other(cell: str) -> str:
        byes = {
            "B": ["1 BYE", "b", "full bye"],
            "H": ["half bye", "halber Punkt", "1/2 bye", "h---"],
        }
        byes |= {"U": ["u", "U0", "zero bye", "U---"], "F": ["F---", "f"]}
        if cell in byes:
            return drawing.choice(byes[cell])
        spellings = [cell, cell.lower(), f" {cell}", f"{cell[:1]} {cell[1:]}"]
        return drawing.choice(spellings) if cell[:1].isalpha() else cell

    return [[other(cell) if drawing.random() < 0.3 else cell for cell in row] for row in cells]


def section_of(cells: Cells) -> Section:
    """The section in which they stand; what cannot be read there is left out."""
    numbers = tuple(range(1, len(cells) + 1))
    players = tuple(Player(k, f"Entrant {k}") for k in numbers)
    results = tuple(tuple(map(_result, row)) for row in cells)
    return Section("", players, Crosstable(numbers, results), scheduled_rounds=len(cells[0]))


def _result(cell: str) -> Result:
    try:
        return us.read(cell) if cell else BLANK
    except UnknownCell:
        return Result(Outcome.UNPAIRED, blank=True)


GAMES = {
    "WL": ("1-0", "1:0", "1 - 0", "1–0", "1.0-0.0", "White wins"),
    "DD": ("½-½", "1/2-1/2", "0.5-0.5", "½:½", "=", "draw"),
    "LW": ("0-1", "0:1", "0 – 1", "Black wins"),
    "XF": ("F 1-0", "f1:0", "1-0f", "+ - -", "+/-", "+:-", "1-0 FF", "1F-0F", "1X-0F"),
    "FX": ("F 0-1", "0-1f", "- - +", "-/+", "0-1 forfeit"),
    "FF": ("F 0-0", "F 0–0", "0f-0f", "- - -", "-/-", "0-0f"),
    "ZZ": ("F ½-½", "F 1/2-1/2", "½-½f", "1/2-1/2 F"),
    "??": ("", "*"),
}
BYES = {
    "B": (("", "B"), ("bye", "1"), ("full bye", ""), ("", "full-point bye")),
    "H": (("", "H"), ("bye", "½"), ("half bye", ""), ("not paired", "½")),
    "U": (("", "U"), ("bye", "0"), ("absent", ""), ("", "zero bye")),
}
NAMES = "Ash, Bo; Birch, Cy; Cedar, Di; Dogwood, Ed; Elm, Fay; Fir, Gil; Gum, Hal; Holly, Ida"


class Games:
    """An event as White, result and Black of each game by round, and as each player's cells."""

    def __init__(self, random: Random) -> None:
        self.names = NAMES.split("; ")[: random.randint(3, 8)]
        self.rounds = range(1, random.randint(1, 5) + 1)
        self.cells = {number: [""] * len(self.rounds) for number in range(1, len(self.names) + 1)}
        self.rows: list[tuple[int, tuple[int | str, str, int | str]]] = []
        for round in self.rounds:
            left = random.sample(list(self.cells), len(self.cells))
            while len(left) > 1 and random.random() < 0.9:
                white, black = left.pop(), left.pop()
                pair = random.choice([*GAMES][: None if round == self.rounds[-1] else -1])
                self.cells[white][round - 1] = f"{pair[0].strip('?')}{black}w"
                self.cells[black][round - 1] = f"{pair[1].strip('?')}{white}b"
                self.rows.append((round, (white, random.choice(GAMES[pair]), black)))
            for alone in left:
                self.cells[alone][round - 1] = letter = random.choice([*BYES])
                beside, result = random.choice(BYES[letter])
                row = (alone, result, beside)
                self.rows.append((round, row if random.random() < 0.8 else row[::-1]))
        random.shuffle(self.rows)

    @property
    def crosstable(self) -> list[str]:
        named = zip(self.cells.items(), self.names, strict=True)
        return [f"{number} {name}: {' '.join(cells)}" for (number, cells), name in named]
