"""Events and lists of scores, drawn from a seed and written as people type them."""

from __future__ import annotations

import csv
import io
from random import Random

Rows = list[list[str]]
Results = list[list[str]]
"""Per player, per round: the cell in US letters."""

TWINS = {"W": "L", "L": "W", "D": "D", "X": "F", "F": "X"}
POINTS = {"W": 1.0, "D": 0.5, "X": 1.0, "B": 1.0, "H": 0.5}
FIRST = "Ada Bo Cleo Dov Eve Finn Gil Hana Ivo Jun Kai Lena Milo Nora Otto Pia Quin Rosa Sven Tess"
LAST = "Ashby Birch Cole Dunn Elm Frost Gray Holt Ives Jarvis Keane Lund Moss Nye Orr Pell Quist"
CLUBS = ("North", "South", "Old Mill", "")
SETTINGS = {
    "Edition": ("", "uschess", "wintd", "fide2009", "fide2023", "fide2026", "raw"),
    "Tie-break order": ("", "MM,SOLK", "CUM,OCUM", "wintd", "scholastic", "SB,H2H,WIN", "BH/C1,DE"),
    "Unrated": ("", "", "1000"),
    "Trophies": ("", "", "3"),
    "Counting players": ("", "", "", "2"),
    "Prizes": ("", "", "$100-60-30, U1600 $25", "Top 3 trophies", "300-200-100, A $50, B $40"),
}


def text_of(rows: Rows) -> str:
    """Return rows as CSV."""
    file = io.StringIO()
    csv.writer(file, lineterminator="\n").writerows(rows)
    return file.getvalue()


def people(random: Random, size: int) -> Rows:
    """Return a name, a rating and a club for each of so many players."""
    names = [f"{last}, {first}" for last in LAST.split() for first in FIRST.split()]
    ratings = [*(str(random.randrange(600, 2300)) for _ in range(size)), *[""] * (size // 6)]
    chosen = zip(random.sample(names, size), random.sample(ratings, size))
    return [[name, rating, random.choice(CLUBS)] for name, rating in chosen]


def swiss_results(random: Random, size: int, rounds: int) -> Results:
    """Return a Swiss: players of near scores meet, some are away, some games are forfeited."""
    cells: Results = [[] for _ in range(size)]
    met: set[tuple[int, int]] = set()
    away: set[int] = set()
    for _ in range(rounds):
        if random.random() < 0.15:
            away.add(random.randrange(size))
        waiting = sorted(range(size), key=lambda k: (-_score(cells[k]), random.random()))
        waiting = [k for k in waiting if k not in away and random.random() > 0.05]
        playing = {*waiting}
        for k in range(size):
            if k not in playing:
                cells[k].append(random.choice("UH" if k in away else "HBU"))
        while len(waiting) > 1:
            player = waiting.pop(0)
            others = [k for k in waiting if (player, k) not in met] or waiting
            other = others[0]
            waiting.remove(other)
            met |= {(player, other), (other, player)}
            _play(random, cells, player, other)
        for player in waiting:
            cells[player].append("B")
    return cells


def _score(cells: list[str]) -> float:
    return sum(POINTS.get(cell[0], 0.0) for cell in cells)


def _play(random: Random, cells: Results, player: int, other: int) -> None:
    letter = random.choices("WDLXF", (40, 20, 32, 5, 3))[0]
    colors = ("w", "b") if random.random() < 0.5 else ("b", "w")
    mine, theirs = ("", "") if letter in "XF" or random.random() < 0.1 else colors
    cells[player].append(f"{letter}{other + 1}{mine}")
    cells[other].append(f"{TWINS[letter]}{player + 1}{theirs}")


def roundrobin_results(random: Random, size: int) -> Results:
    """Return a round-robin by Berger's pairings; in an odd field somebody sits out each round."""
    cells: Results = [[] for _ in range(size)]
    ring = [*range(size), *([size] if size % 2 else [])]
    for _ in range(len(ring) - 1):
        for player, other in zip(ring, reversed(ring[len(ring) // 2 :])):
            if size in (player, other):
                cells[min(player, other)].append("U")
            else:
                _play(random, cells, player, other)
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return cells


def settings(random: Random, **stated: str) -> Rows:
    """Return some labels with their values, and an empty row behind them."""
    labels = {name: random.choice(values) for name, values in SETTINGS.items()}
    return [*([name, value] for name, value in {**labels, **stated}.items() if value), []]


def crosstable(random: Random, results: Results, labels: Rows) -> Rows:
    """Return the table of an event below its labels."""
    club = random.choice(("Club", "Team"))
    heads = ["No.", "Name", "Rating", club, *(f"R{k + 1}" for k in range(len(results[0])))]
    who = people(random, len(results))
    rows = [[str(k), *person, *cells] for k, (person, cells) in enumerate(zip(who, results), 1)]
    return [*labels, heads, *rows]


def swiss(seed: int) -> str:
    """Return a drawn Swiss; in every fourth the last round is still being played."""
    random = Random(f"swiss {seed}")
    results = swiss_results(random, random.randrange(3, 25), random.randrange(1, 8))
    if seed % 4 == 3:
        for row in random.sample(results, max(1, len(results) // 3)):
            row[-1] = random.choice(("", row[-1].strip("WDLXFwb")))
    return text_of(crosstable(random, results, settings(random, Kind="swiss")))


def roundrobin(seed: int) -> str:
    """Return a drawn round-robin, by rounds or as a grid."""
    random = Random(f"roundrobin {seed}")
    results = roundrobin_results(random, random.randrange(3, 11))
    if seed % 2:
        return text_of(crosstable(random, results, settings(random, Kind="roundrobin")))
    size, who = len(results), people(random, len(results))
    heads = ["No.", "Name", *(str(k + 1) for k in range(size))]
    rows = [[str(k + 1), who[k][0], *cells] for k, cells in enumerate(grid(results))]
    return text_of([*settings(random, Kind="roundrobin"), heads, *rows])


def grid(results: Results) -> Results:
    """Return the results as a grid of the players."""
    points = {"W": "1", "D": "½", "L": "0", "X": "+", "F": "-"}
    cells = [["x" if k == j else "" for j in range(len(results))] for k in range(len(results))]
    for k, row in enumerate(results):
        for cell in filter(lambda cell: cell != "U", row):
            cells[k][int(cell.strip("WDLXFwb")) - 1] = points[cell[0]]
    return cells


def scores(seed: int, line: str) -> str:
    """Return a drawn list of final scores with a line of prizes."""
    random = Random(f"scores {seed}")
    rounds, size = random.randrange(3, 7), random.randrange(2, 15)
    who = people(random, size)
    points = sorted((random.randrange(2 * rounds + 1) / 2 for _ in who), reverse=True)
    rows = [
        [*person[:2], f"{score:g}", str(k)] for k, (person, score) in enumerate(zip(who, points), 1)
    ]
    labels = [["Rounds", str(rounds)], ["Prizes", line]]
    if random.random() < 0.2:
        labels.append(["Prize rule", random.choice(("equal", "hort", "none"))])
    return text_of([*labels, [], ["Name", "Rating", "Score", "Place"], *rows])


def fund(seed: int) -> str:
    """Return a line of prizes that is written plainly."""
    random = Random(f"fund {seed}")
    top = random.randrange(20, 400, 5)
    kinds = random.sample(("U2000", "U1800", "U1600", "U1400", "A", "B", "C", "Unr"), 4)
    places = [f"${top // (k + 1)}" for k in range(random.randrange(1, 6))]
    classes = [f"{kind} ${random.randrange(10, top + 1)}" for kind in kinds[: random.randrange(5)]]
    return ", ".join(["1st " + "-".join(places), *classes])


def teams(seed: int) -> str:
    """Return a drawn event of team matches with the points of each."""
    random = Random(f"teams {seed}")
    results = swiss_results(random, random.randrange(3, 9), random.randrange(2, 5))
    points = {"W": "2.5", "D": "2", "L": "1.5", "X": "4", "F": "0"}
    rounds = range(1, len(results[0]) + 1)
    rows = [["No.", "Team", *(f"{head}{k}" for k in rounds for head in "RP")]]
    for k, cells in enumerate(results):
        row = [(cell.rstrip("wb"), points.get(cell[0], "")) for cell in cells]
        rows.append([str(k + 1), LAST.split()[k], *(each for pair in row for each in pair)])
    return text_of([*settings(random, **{"Kind": "team", "Boards": "4", "Prizes": ""}), *rows])
