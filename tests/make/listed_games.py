"""Made-up events as White, result and Black of each game, spelled as clubs and programs do."""

from __future__ import annotations

from random import Random

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
