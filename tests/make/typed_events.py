"""Events as a director types them: the blocks of cells that functions are given, and the same cells
as the sheets of a workbook."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.asked import letters
from tests.make.reading import sheets
from xltiebreak import Event, Outcome, Result, Section

Block = list[list[Any]]
IN_GRID = {
    **{Outcome.WIN: "1", Outcome.DRAW: "½", Outcome.LOSS: "0"},
    **{Outcome.FORFEIT_WIN: "+", Outcome.FORFEIT_DRAW: "½", Outcome.FORFEIT_LOSS: "-"},
}
"""What stands in a grid."""


@dataclass(frozen=True)
class Typed:
    """What is typed of one section; ``grid`` tells that the results are player against player.

    ``points`` are those inside the matches, and there are so many ``boards``, where teams play.
    ``labels`` are further boxes of the sheet Event.
    """

    results: Block
    ratings: Block
    grid: bool = False
    withdrawn: str = ""
    points: Block | None = None
    boards: int | None = None
    placed_by: str = ""
    labels: Mapping[str, Any] = field(default_factory=dict)
    called: tuple[str, ...] = ()
    clubs: tuple[str, ...] = ()

    @property
    def names(self) -> Block:
        numbers = range(1, len(self.results) + 1)
        return [[name] for name in self.called or (f"Entrant {number}" for number in numbers)]

    @property
    def matches(self) -> dict[str, Any]:
        """The arguments that say something of the matches of teams, by their names."""
        if not self.points:
            return {}
        return {"points": self.points, "boards": self.boards, "placed_by": self.placed_by or None}

    @property
    def told(self) -> dict[str, Any]:
        """What functions are told beside the results, by the arguments' names."""
        return {"ratings": self.ratings, "withdrawn": self.withdrawn, **self.matches}

    def event(self, order: str = "", edition: str = "", lots: str = "") -> Event:
        labels: Block = [
            ["Event", "Mill Lane Open"],
            ["Tie-break order", order],
            ["Edition", edition],
        ]
        labels += [["Lots", lots], ["Withdrawn", self.withdrawn]]
        if self.grid:
            labels.append(["Kind", "roundrobin"])
        if self.points:
            labels += [["Kind", "team"], ["Boards", self.boards], ["Placed by", self.placed_by]]
        return sheets(Event=[row for row in labels if row[1]], Crosstable=self.crosstable())

    def crosstable(self) -> Block:
        """The table on its sheet, with its headers."""
        rounds = range(1, len(self.results[0]) + 1)
        if self.points:
            heads = [head for r in rounds for head in (f"R{r}", f"P{r}")]
            rows = [
                [cell for pair in zip(*beside) for cell in pair]
                for beside in zip(self.results, self.points)
            ]
        else:
            heads = [str(r) if self.grid else f"R{r}" for r in rounds]
            rows = self.results
        kind = "Team" if self.points else "Name"
        beside = zip(self.names, self.ratings, rows)
        return [
            ["No.", kind, "Rating", *heads],
            *(
                [number, *name, *rating, *row]
                for number, (name, rating, row) in enumerate(beside, start=1)
            ),
        ]


def typed(section: Section, *, grid: bool = True) -> Typed:
    """A made-up section as it is typed, a round-robin of players as a grid unless told otherwise;
    its players or teams are numbered from 1."""
    matches = section.matches
    rows = section.crosstable.results
    grid = grid and section.kind == "roundrobin" and not matches
    return Typed(
        _grid(section) if grid else _letters(rows),
        [[player.rating] for player in section.players],
        grid,
        ", ".join(map(str, section.withdrawn)),
        [list(row) for row in matches.points] if matches else None,
        matches.boards if matches else None,
        f"{matches.placed_by} points" if matches else "",
    )


def as_typed(result: Result) -> str:
    """Return a result in US letters, which have one for a full point without a game."""
    return "B" if result.outcome is Outcome.FULL_BYE else letters(result)


def _letters(rows: Any) -> Block:
    return [[as_typed(result) for result in row] for row in rows]


def _grid(section: Section) -> Block:
    """Both games of a pair stand in one cell."""
    numbers = section.crosstable.numbers
    games: dict[tuple[int, int], list[str]] = {}
    for number, row in section.crosstable.rows.items():
        for result in row:
            if result.opponent:
                games.setdefault((number, result.opponent), []).append(
                    IN_GRID.get(result.outcome, "")
                )
    return [[" ".join(games.get((first, other), ())) for other in numbers] for first in numbers]
