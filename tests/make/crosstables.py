"""Short ways to write a section down."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.asked import letters, result
from tests.make import reading
from xltiebreak import (
    Crosstable,
    Event,
    Finding,
    Outcome,
    Player,
    Result,
    Section,
    examine_event,
    standings,
)

DATA = Path(__file__).parent.parent / "data"
BLANK = Result(Outcome.UNPAIRED, blank=True)
AWAITED = Result(Outcome.AWAITED, blank=True)
UNREADABLE = Result(Outcome.UNREADABLE)
BHAM_COLOURS = ["wbwb", "bwbb", "bwbw", "bbww", "wwbw", "wbwb"]


def section(
    *rows: str,
    numbers: Sequence[int] = (),
    ratings: Sequence[int | None] = (),
    players: Sequence[Player] = (),
    kind: str = "swiss",
    **fields: Any,
) -> Section:
    """A section from one text a player in US Chess letters, a dot for an empty cell.

    ``section("W2w D3", "L1b .", "B D1")`` has three players and two rounds.
    """
    numbers = tuple(numbers) or tuple(range(1, len(rows) + 1))
    ratings = tuple(ratings) or (None,) * len(rows)
    people = tuple(players) or tuple(
        Player(number, name=f"Entrant {number}", rating=rating)
        for number, rating in zip(numbers, ratings, strict=True)
    )
    results = tuple(
        tuple(result("" if cell == "." else cell) for cell in row.split()) for row in rows
    )
    return Section("Open", people, Crosstable(tuple(numbers), results), kind, **fields)


def alone(*rows: str, **fields: Any) -> Event:
    return Event("A", (section(*rows, **fields),))


def grid(rows: str) -> Section:
    """A round-robin from its grid: ``. 1 ½/0 . 1/½ 0 .``, a point for an empty cell; two cells a
    pair in a double one."""
    cells = [row.split() for row in rows.split("/")]
    heads = [str(k // (len(cells[0]) // len(cells)) + 1) for k in range(len(cells[0]))]
    lines = [["Kind", "roundrobin"], ["No.", "Name", *heads]]
    lines += [[f"{k}", f"Entrant {k}", *row] for k, row in enumerate(cells, start=1)]
    [made] = reading.text("\n".join(map(",".join, lines)).replace(",.", ",")).sections
    return made


def ranked(made: Section, edition: str = "", order: str = "", lots: str = "") -> Any:
    """The standings of a section's players, or of its teams, as a script gets them."""
    return standings(made, edition=edition, order=order, lots=lots).players


def found(made: Section) -> list[Finding]:
    """What is wrong or odd in a section."""
    return examine_event(Event("A", (made,)))


def typed(made: Section) -> Section:
    """The same section as a table that somebody types round by round."""
    heads = ["No.", "Name", *(f"R{k}" for k in range(1, made.crosstable.rounds + 1))]
    rows = zip(made.crosstable.numbers, made.crosstable.results)
    lines = [heads, *([f"{k}", f"Entrant {k}", *map(letters, row)] for k, row in rows)]
    [again] = reading.text("\n".join(map(",".join, lines))).sections
    return replace(made, crosstable=again.crosstable, origin=again.origin)


def bare(event: Event) -> Event:
    """The event without where it stood in its file and what was wrong or odd there."""
    return replace(event, sections=tuple(map(_bare, event.sections)), faults=())


def _bare(made: Section) -> Section:
    matches = made.matches
    if matches is not None and matches.members is not None:
        matches = replace(matches, members=_bare(matches.members))
    return replace(made, origin=section().origin, faults=(), matches=matches)


def renumbered(made: Section, new: Mapping[int, int]) -> Section:
    """The same players under other pairing numbers."""
    table = made.crosstable
    rows = tuple(
        tuple(replace(one, opponent=new.get(one.opponent or 0, one.opponent)) for one in row)
        for row in table.results
    )
    players = tuple(replace(one, number=new.get(one.number, one.number)) for one in made.players)
    numbers = tuple(new.get(number, number) for number in table.numbers)
    return replace(made, players=players, crosstable=Crosstable(numbers, rows))


def table(name: str) -> list[dict[str, str]]:
    """The rows of a data file, without its comment."""
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    return list(csv.DictReader(line for line in lines if not line.startswith("#")))


def vector(name: str) -> Section:
    """The crosstable of a data file; BHAM with the colours that its comment states."""
    rows = table(name)
    rounds = [column for column in rows[0] if column[0] == "R" and column[1:].isdigit()]
    texts = [[row[round] for round in rounds] for row in rows]
    if name == "bham.csv":
        texts = [
            [cell + colour for cell, colour in zip(cells, colours, strict=True)]
            for cells, colours in zip(texts, BHAM_COLOURS, strict=True)
        ]
    return section(*(" ".join(cells) for cells in texts))


def having_met(results: str, opponents: Sequence[float]) -> Section:
    """Player 1 with these results against opponents who finish on these scores, met in this
    order; whom he did not play, in a round won by forfeit, is there and absent in that round.

    Each opponent plays all other rounds against somebody who plays but once.
    """
    rows = [" ".join("X" if won == "X" else f"{won}{k + 2}" for k, won in enumerate(results))]
    rows += [
        against(1, *of_round, len(results), k) for k, of_round in enumerate(zip(results, opponents))
    ]
    return with_partners(*rows)


TWIN = {"W": "L", "L": "W", "D": "D"}
WORTH = {"W": 1, "D": 0.5, "L": 0}


def against(number: int, won: str, score: float, rounds: int, round: int) -> str:
    """The row of an opponent who finishes on a score, against whom a player had this result in
    this round, from 0; where that is none he was absent."""
    mine = TWIN.get(won, "U")
    cells, left = [], score - WORTH.get(mine, 0)
    for _ in range(rounds - 1):
        letter = "W" if left >= 1 else "D" if left else "L"
        left -= WORTH[letter]
        cells.append(f"{letter}*")
    cells.insert(round, "U" if mine == "U" else f"{mine}{number}")
    return " ".join(cells)


def with_partners(*rows: str) -> Section:
    """A section of these rows, in which ``W*``, ``D*`` and ``L*`` are games against somebody who
    plays but once; those follow in the rows after them."""
    partners: list[str] = []
    written = []
    for number, row in enumerate(rows, start=1):
        cells = row.split()
        for k, cell in enumerate(cells):
            if cell.endswith("*"):
                once = ["U"] * len(cells)
                once[k] = f"{TWIN[cell[0]]}{number}"
                partners.append(" ".join(once))
                cells[k] = f"{cell[0]}{len(rows) + len(partners)}"
        written.append(" ".join(cells))
    return section(*written, *partners)
