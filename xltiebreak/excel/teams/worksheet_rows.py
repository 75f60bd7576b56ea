"""What the sheet ``Worksheet`` of a team event shows: the rounds of a team, as the rule has them.

Source of the table: S. C. Miller, *Understanding Tie-breaks*, "IHSA Team Tie-Break System".
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from xltiebreak.excel.teams.cells import TeamCells
from xltiebreak.excel.teams.matches import SAID_ALONE
from xltiebreak.ranking.orders import NAMED_ORDERS
from xltiebreak.rules.editions import EDITIONS
from xltiebreak.rules.systems.us_teams import ihsa_round

FORMULAS = {
    "IHSA": "(match points + 10) × (opponent's tournament points² + 1) ÷ 100",
    "USAT": "match points × opponent's tournament points",
}
"""What a match adds, by the code of the tie-break."""

SYSTEMS = tuple(FORMULAS)
UNKNOWN = "the points of the match are missing"


@dataclass(frozen=True)
class Choice:
    """Whose table it is, and of which tie-break; nobody's before the first result."""

    team: int | None
    system: str
    edition: str

    @property
    def factor(self) -> int:
        """What the edition multiplies the US Amateur terms by."""
        edition = EDITIONS.get(self.edition.strip().lower())
        return edition.sonneborn_factor if edition else 1


@dataclass(frozen=True)
class Shown:
    """What a row of the table shows; ``cell`` is the result in the crosstable."""

    round: int | str = ""
    opponent: int | str = ""
    name: str = ""
    own: float | str = ""
    theirs: float | str = ""
    product: str = ""
    amount: float | str = ""
    remark: str = ""
    cell: str = ""


def system_of(order: str) -> str:
    """The tie-break that is shown first: US Amateur Team where the order begins with it."""
    named = NAMED_ORDERS.get(order.strip().lower())
    codes = named.codes if named else tuple(order.upper().replace(",", " ").split())
    return next((code for code in codes if code in SYSTEMS), SYSTEMS[0])


def rows_of(cells: TeamCells, choice: Choice) -> list[Shown]:
    """A row for each round; an empty one for a round that does not count yet."""
    if choice.team is None:
        return [Shown()] * cells.layout.rounds
    return [
        _round(cells, choice, choice.team, k) if complete else Shown()
        for k, complete in enumerate(cells.complete)
    ]


def _round(cells: TeamCells, choice: Choice, team: int, k: int) -> Shown:
    """The k-th round of a team, from 0."""
    row = cells.section.crosstable.numbers.index(team)
    text, points = cells.results[row][k], cells.points[row][k]
    if not text.startswith(("W", "D", "L")):
        return Shown(k + 1, name=SAID_ALONE.get(text[:1], SAID_ALONE["U"]), cell=text)
    opponent = int(text[1:])
    other = cells.section.crosstable.numbers.index(opponent)
    score = cells.score(other, draws=False)
    theirs = cells.score(other, draws=True) if choice.system == "IHSA" else score
    shown = Shown(
        round=k + 1,
        opponent=opponent,
        name=cells.section.by_number[opponent].name,
        own="" if points is None else points,
        theirs=theirs,
        remark="" if theirs == score else f"score {score:g}, with unplayed matches as draws",
        cell=text,
    )
    if points is None:
        return replace(shown, remark=UNKNOWN)
    if choice.system == "IHSA":
        product = f"({points:g} + 10) × ({theirs:g}² + 1) ÷ 100"
        return replace(shown, product=product, amount=float(ihsa_round(points, theirs)))
    product = f"{'2 × ' * (choice.factor == 2)}{points:g} × {theirs:g}"
    return replace(shown, product=product, amount=choice.factor * points * theirs)
