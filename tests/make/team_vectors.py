"""Team events of the data files: one table, or the sheets of a workbook as text."""

from __future__ import annotations

import csv
import io

from tests.make.crosstables import DATA, table, with_partners
from xltiebreak import Event, Player, Section
from xltiebreak.formats.spreadsheets import read_csv
from xltiebreak.tables.cells import Row, cell_of
from xltiebreak.tables.events import read_event
from xltiebreak.tables.grid import Grid


def _lines(name: str) -> list[str]:
    """The lines of a data file, without its comment."""
    text = (DATA / name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if not line.startswith("#")]


def team_table(name: str) -> Section:
    """The team event of a data file that is one table with its labels."""
    [section] = read_csv("\n".join(_lines(name)).encode(), name).sections
    return section


def team_sheets(name: str) -> Event:
    """The event of a data file that has a heading for each sheet: ``[Matches]``."""
    sheets: dict[str, list[str]] = {}
    for line in filter(None, _lines(name)):
        if line.startswith("["):
            rows = sheets.setdefault(line.strip("[]"), [])
        else:
            rows.append(line)
    return read_event(name, [_sheet(title, rows) for title, rows in sheets.items()])


def _sheet(title: str, lines: list[str]) -> Grid:
    rows = csv.reader(io.StringIO("\n".join(lines)))
    return Grid(title, [Row(n, [cell_of(text) for text in row]) for n, row in enumerate(rows, 1)])


def combined(name: str, counting: int) -> Section:
    """The players of a data file, each with opponents of his own who end on the scores stated."""
    people = table(name)
    rows: list[str] = []
    opponents: list[str] = []
    twin = {"W": "L", "L": "W", "D": "D"}
    for number, person in enumerate(people, start=1):
        cells = []
        for round, (won, score) in enumerate(zip(person["results"], person["opponents"].split())):
            opponent = len(people) + len(opponents) + 1
            cells.append(f"{won}{opponent}")
            against = twin[won]
            left = float(score) - {"W": 1, "D": 0.5, "L": 0}[against]
            others = []
            for _ in range(len(person["results"]) - 1):
                letter = "W" if left >= 1 else "D" if left else "L"
                left -= {"W": 1, "D": 0.5, "L": 0}[letter]
                others.append(f"{letter}*")
            opponents.append(" ".join([*others[:round], f"{against}{number}", *others[round:]]))
        rows.append(" ".join(cells))
    made = with_partners(*rows, *opponents)
    by_number = dict(enumerate(people, start=1))
    players = tuple(
        Player(
            player.number, by_number[player.number]["player"], team=by_number[player.number]["team"]
        )
        if player.number in by_number
        else player
        for player in made.players
    )
    return Section(made.name, players, made.crosstable, counting=counting)
