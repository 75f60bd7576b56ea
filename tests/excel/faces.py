"""The same cells of a Swiss of four in a text file, in a workbook of ours and in a function, and
who is placed there, or why nobody is."""

from __future__ import annotations

from pathlib import Path

from tests.command import Command
from xltiebreak import TieBreakError
from xltiebreak.functions import FUNCTIONS

NAMES = ["Ash", "Birch", "Cedar", "Dogwood"]


def rows_of(cells: str) -> list[list[str]]:
    return [[c.strip(".").replace("_", " ") for c in row.split()] for row in cells.split(" / ")]


def as_csv(path: Path, cells: str, notation: str = "") -> Path:
    rows = rows_of(cells)
    lines = ["Kind,swiss", *[f"Notation,{notation}"] * bool(notation), ""]
    lines.append(",".join(["No.", "Name", *(f"R{k}" for k in range(1, len(rows[0]) + 1))]))
    lines += [",".join([str(k), NAMES[k - 1], *row]) for k, row in enumerate(rows, start=1)]
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def by_function(cells: str, notation: str = "") -> str:
    try:
        spill = FUNCTIONS["STANDINGS_TB"].work(
            rows_of(cells), [[name] for name in NAMES], notation=notation, kind="swiss"
        )
    except TieBreakError as error:
        return str(error)
    return ", ".join(row[2] for row in spill[1:] if row[1])


def by_command(xltiebreak: Command, path: Path) -> str:
    told = xltiebreak("standings", path, "--format", "csv")
    if told.code:
        return told.err
    places = [line.split(",") for line in told.out.splitlines()[1:]]
    return ", ".join(name for place in places for name in place if name in NAMES)
