"""The files that are asked about: what the house holds, what its cases hold, and drawn ones."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

from tests.record import drawn

ROOT = Path(__file__).parents[2]
_ENDS = {".xlsx", ".csv", ".trf", ".html", ".sjson", ".json", ".txt", ".ods"}
_HEADING = re.compile(r"^(?:== |# |\[.*\]$)")

Input = tuple[str, bytes]
"""A name that begins with the file's own, and the content."""


def files() -> Iterator[Input]:
    """Yield the examples and the data of the tests."""
    for folder in ("examples", "tests/data"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in _ENDS and path.name != "conformance.json":
                yield path.relative_to(ROOT).as_posix(), path.read_bytes()


def tables_in_cases() -> Iterator[Input]:
    """Yield the tables that stand in texts of cases: one below the other, or a row behind the
    other with bars and slashes."""
    for path in sorted((ROOT / "tests/data").rglob("*.txt")):
        lines = path.read_text(encoding="utf-8").splitlines()
        yield from _below_each_other(path.name, lines)
        for k, line in enumerate(lines, 1):
            if "  /  " in line and " | " in line and not line.startswith((" ", "#", "M ", "E ")):
                rows = [row.split(" | ") for row in line.split("  /  ")]
                text = drawn.text_of([[cell.strip() for cell in row] for row in rows])
                yield f"{path.name}:{k} table.csv", text.encode()


def _below_each_other(name: str, lines: list[str]) -> Iterator[Input]:
    block: list[str] = []
    for k, line in enumerate([*lines, "== "], 1):
        if _HEADING.match(line) or line.startswith("="):
            if len(block) > 2 and sum("," in row or ";" in row for row in block) > 2:
                text = "\n".join(row for row in block if not row.startswith("? "))
                yield f"{name}:{k} list.csv", f"{text}\n".encode()
            block = []
        else:
            block.append(line)


def drawn_events() -> Iterator[Input]:
    """Yield events of all kinds, each as a text table."""
    for name, text in drawn.events():
        yield f"{name}.csv", text.encode()


def damaged(events: list[Input]) -> Iterator[Input]:
    """Yield drawn tables damaged as slips of the hand damage them: a cell, a header, a row."""
    slips = ("", "Q", "W99", "W1", "1", "½", "1-0", "B?", "x", "W", "-", "=", "12w1")
    heads = ("", "#", "Player", "Rtg", "Rd 1", "R2", "Team", "Tot", "Points", "Result", "Notes")
    for k, (name, content) in enumerate(events * 3):
        random = Random(f"damage {k}")
        rows = [*csv.reader(io.StringIO(content.decode()))]
        head = next(n for n, row in enumerate(rows) if row and row[0] in ("No.", "Round"))
        at = random.choice([n for n in range(head + 1, len(rows)) if rows[n]])
        how = random.randrange(8)
        if how == 0:
            del rows[at]
        elif how == 1:
            rows.insert(at, rows[random.randrange(head, len(rows))])
        elif how == 2:
            del rows[at][random.randrange(len(rows[at]))]
        elif how == 3:
            rows[head][random.randrange(len(rows[head]))] = random.choice(heads)
        else:
            rows[at][random.randrange(len(rows[at]))] = random.choice(slips)
        yield f"damaged {k} {name}", drawn.text_of(rows).encode()


def lines_of_prizes() -> Iterator[str]:
    """Yield the lines of the tests, and each of them twice mutated."""
    lines = []
    for path in sorted((ROOT / "tests/prizefund").glob("*.txt")):
        if path.name != "cases.txt":
            text = path.read_text(encoding="utf-8").partition("\n\n\n")[2]
            lines += [line for line in text.splitlines() if line and line[0] not in "=@!?#"]
    for k, line in enumerate(dict.fromkeys(re.sub(r"^\[[^]]*\] ", "", line) for line in lines)):
        yield line
        for turn in range(2):
            yield _mutated(line, Random(f"line {k} {turn}"))


def _mutated(line: str, random: Random) -> str:
    words = line.split(" ")
    at = random.randrange(len(words))
    turn = random.randrange(5)
    if turn == 0:
        del words[at]
    elif turn == 1:
        words.insert(at, random.choice(words))
    elif turn == 2:
        words[at] = words[at].strip(",;:.") + random.choice(",;:. |/-")
    elif turn == 3:
        words[at] = random.choice(("1st", "2nd", "U1600", "top 3", "each", "trophy", "$50", "b/20"))
    else:
        other = random.randrange(len(words))
        words[at], words[other] = words[other], words[at]
    return " ".join(words)
