"""Made-up events of every kind of result, for the laws and for the comparison."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from hypothesis import strategies as st

from tests.asked import result
from tests.rules import reference
from tests.rules.reference import Cell, Event
from xltiebreak import Crosstable, Player, Section

ROUNDS = st.one_of(st.integers(1, 12), st.sampled_from([9, 12, 13, 14]))
WITHOUT_OPPONENT = ["B", "H", "U", ""]
PAIRS = (
    [("W", "L")] * 8
    + [("L", "W")] * 8
    + [("D", "D")] * 5
    + [("X", "F"), ("F", "X"), ("F", "F"), ("Z", "Z")]
    + [("N", "L"), ("N", "W"), ("R", "L"), ("W", "R"), ("S", "L"), ("D", "S"), ("N", "N")]
    + [("S", "R")]
)


@dataclass
class MadeUp:
    """An event for the reference and the same as a section for the program."""

    event: Event
    ratings: dict[int, int] = field(default_factory=dict)

    @property
    def section(self) -> Section:
        rows = {
            number: tuple(result(written(cell)) for cell in row)
            for number, row in self.event.items()
        }
        players = tuple(
            Player(number, name=f"Entrant {number}", rating=self.ratings.get(number))
            for number in self.event
        )
        return Section("Open", players, Crosstable(tuple(rows), tuple(rows.values())), "swiss")

    @property
    def block(self) -> list[list[str | None]]:
        """The results in a sheet, where row k is player k."""
        width = len(next(iter(self.event.values())))
        rows: list[list[str | None]] = [[None] * width for _ in range(max(self.event))]
        for number, results in self.event.items():
            rows[number - 1] = [written(result) or None for result in results]
        return rows

    @property
    def complete(self) -> Event:
        return reference.complete(self.event)

    def __repr__(self) -> str:
        lines = [
            f"{number}: {' '.join(written(cell) or '.' for cell in row)}"
            for number, row in self.event.items()
        ]
        return "\n".join(["", *lines, f"ratings {self.ratings}"])


def written(cell: Cell) -> str:
    letter, opponent, colour = cell
    return f"{letter.replace('?', '')}{opponent or ''}{colour}"


def round_of(numbers: list[int], away: set[int], colours: str, random: Random) -> dict[int, Cell]:
    """One complete round: games, forfeits and rulings for those paired, byes for the rest."""
    cells: dict[int, Cell] = {}
    waiting: list[int] = []
    for number in numbers:
        if number in away or random.random() < 0.12:
            cells[number] = (
                random.choice(WITHOUT_OPPONENT[2:] if number in away else WITHOUT_OPPONENT),
                None,
                "",
            )
        else:
            waiting.append(number)
    if len(waiting) % 2:
        cells[waiting.pop()] = (random.choice("BHU"), None, "")
    while waiting:
        player = waiting.pop(0)
        other = waiting.pop(random.randrange(min(2, len(waiting))))
        mine, theirs = random.choice(PAIRS)
        pair = ["w", "b"] if random.random() < 0.5 else ["b", "w"]
        if mine in "XFZ" or colours == "none" or (colours == "some" and random.random() < 0.5):
            pair = ["", ""]
        named = random.random() < 0.6 or mine not in "XFZ"
        only_one = not named and mine != theirs and random.random() < 0.5
        cells[player] = (mine, other if named or only_one else None, pair[0])
        cells[other] = (theirs, player if named else None, pair[1])
    return cells


def left_open(cells: dict[int, Cell], random: Random) -> dict[int, Cell]:
    """The same round with one game not finished or one twin not entered."""
    games = [(n, cell) for n, cell in cells.items() if cell[1] and cells[cell[1]][1] == n]
    if not games:
        return dict.fromkeys(cells, ("", None, ""))
    number, (_, opponent, _) = random.choice(games)
    assert opponent
    changed = dict(cells)
    how = random.randrange(3)
    if how < 2:
        changed[number] = ("?", opponent, "w")
    if how == 1:
        changed[opponent] = ("?", number, "b")
    if how == 2:
        changed[opponent] = ("", None, "")
    return changed


@st.composite
def made_up(
    draw: st.DrawFn,
    *,
    open_rounds: bool = True,
    least: int = 2,
    rounds: st.SearchStrategy[int] = ROUNDS,
) -> MadeUp:
    """A random Swiss-like event: 2 to 20 players, mostly 1 to 12 rounds."""
    size = draw(st.integers(least, 20))
    width = draw(rounds)
    colours = draw(st.sampled_from(["all", "none", "some"]))
    random = Random(draw(st.integers(0, 10**6)))
    step = draw(st.sampled_from([1, 3]))
    numbers = [step * k + 1 for k in range(size)]
    event: Event = {number: [] for number in numbers}
    away: set[int] = set()
    for _ in range(width):
        if random.random() < 0.2:
            away.add(random.choice(numbers))
        if random.random() < 0.05:
            away.clear()
        ranked = sorted(numbers, key=lambda n: (-reference.score(event, n), random.random()))
        cells = round_of(ranked, away, colours, random)
        if open_rounds and random.random() < 0.08:
            cells = left_open(cells, random)
        for number in numbers:
            event[number].append(cells[number])
    ratings = {n: random.randrange(700, 2400) for n in numbers if random.random() < 0.8}
    return MadeUp(event, ratings if random.random() < 0.9 else {})
