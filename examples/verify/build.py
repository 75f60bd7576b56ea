"""The event and the printed tables of the page about differing figures: ``python -m
examples.verify.build`` writes them anew.

Everybody in them is invented. Each table is what a program prints that does one thing otherwise.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from xltiebreak.event import letters as us
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import decimal
from xltiebreak.event.results import BLANK
from xltiebreak.event.section import Player, Section
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.systems import tie_break

HERE = Path(__file__).parent

AUTUMN = """
1  | Amadi, Chike     | L5b  W2w  D3b  D7w  W10w
2  | Bergstrom, Liv   | L6w  L1b  B    L4w  B
3  | Castile, Renata  | L9w  W11w D1w  X6   L8w
4  | Dunmore, Iris    | D8w  L7b  D6w  W2b  H
5  | Eastlake, Omar   | W1w  F9   D7b  W12w U
6  | Fontaine, Jules  | W2b  L8w  D4b  F3   L12w
7  | Garrick, Thea    | H    W4w  D5w  D1b  D9w
8  | Hollander, Piet  | D4b  W6b  W12b L9w  W3b
9  | Ibarra, Lucia    | W3b  X5   W10w W8b  D7b
10 | Jessup, Nathan   | B    D12w L9b  H    L1b
11 | Kimura, Sota     | L12b L3b  U    U    U
12 | Lowell, Grace    | W11w D10b L8w  L5b  W6b
"""
"""Five rounds with two forfeits, a withdrawal after round 2 and byes of every kind."""

Figures = Mapping[int, str]


def event(table: str = AUTUMN) -> Section:
    """The section as its crosstable has it."""
    players, rows = [], []
    for line in table.strip().splitlines():
        number, name, cells = (part.strip() for part in line.split("|"))
        players.append(Player(int(number), name))
        rows.append(tuple(BLANK if cell == "." else us.read(cell) for cell in cells.split()))
    numbers = tuple(player.number for player in players)
    return Section("Open", tuple(players), Crosstable(numbers, tuple(rows)))


def figures(code: str, section: Section | None = None, edition: str = "uschess") -> Figures:
    """A tie-break of every player, as printed."""
    ranked = standings(section or event(), edition)
    values = tie_break(code).values(ranked.context, ranked.section.crosstable.numbers)
    return {number: "" if value is None else decimal(value) for number, value in values.items()}


def with_forfeits_played() -> Section:
    """The event with its forfeits entered as games."""
    return event(
        AUTUMN.replace("X6 ", "W6 ").replace("F3 ", "L3 ").replace("F9", "L9").replace("X5", "W5")
    )


def with_a_typing_error() -> Section:
    """The event with a draw for Castile against Kimura."""
    return event(AUTUMN.replace("W11w", "D11w", 1).replace("L3b ", "D3b ", 1))


def after_round_4() -> Section:
    """The event without its last round."""
    section = event()
    table = section.crosstable
    return replace(
        section, crosstable=Crosstable(table.numbers, tuple(row[:4] for row in table.results))
    )


def printed() -> dict[str, dict[str, Figures]]:
    """The columns of each printed table, by the name of its file."""
    return {
        "median": {"Mod. Med": figures("MED"), "Solk": figures("SOLK")},
        "byes": {"Solk": figures("SOLK", edition="raw")},
        "forfeits": {
            "Solk": figures("SOLK", with_forfeits_played()),
            "Kashdan": figures("KASH", with_forfeits_played()),
        },
        "cumulative": {"Cumul.": figures("PS")},
        "wintd": {
            "S-B": figures("SB", edition="wintd"),
            "Kashdan": figures("KASH", edition="wintd"),
        },
        "fide": {
            "TB1: Buchholz Cut 1": figures("BH/C1", edition="fide2023"),
            "TB2: Buchholz": figures("BH", edition="fide2023"),
        },
        "typed": {
            "Mod. Med": figures("MM", with_a_typing_error()),
            "Solk": figures("SOLK", with_a_typing_error()),
            "Cumul.": figures("CUM", with_a_typing_error()),
        },
        "misprint": {
            **{label: figures(code) for label, code in (("Mod. Med", "MM"), ("Solk", "SOLK"))},
            "Cumul.": {**figures("CUM"), 10: "5.6"},
        },
        "stale": {"Solk": figures("SOLK", after_round_4())},
    }


def files() -> dict[Path, str]:
    """The event and every printed table as CSV, by path."""
    section = event()
    rounds = [f"R{round}" for round in range(1, section.crosstable.rounds + 1)]
    rows = [
        [player.number, player.name, *map(us.write, results)]
        for player, results in zip(section.players, section.crosstable.results, strict=True)
    ]
    made = {HERE / "event.csv": _csv([["No.", "Name", *rounds], *rows])}
    for name, columns in printed().items():
        table: list[list[object]] = [["Name", *columns]]
        table += [
            [player.name, *(column[player.number] for column in columns.values())]
            for player in section.players
        ]
        made[HERE / f"{name}.csv"] = _csv(table)
    return made


def _csv(rows: list[list[object]]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()


if __name__ == "__main__":
    for path, content in files().items():
        path.write_text(content, encoding="utf-8")
