"""The files that are asked about: what the house holds, what its cases hold, and drawn ones."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

from openpyxl import Workbook

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
    """Yield the tables that stand in texts of cases: of sessions, one below the other, or a row
    behind the other with bars and slashes."""
    for path in sorted((ROOT / "tests/cli/sessions").glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        blocks = re.finditer(r"^file (\S+)\n((?:  .*\n|\n(?=  ))+)", text, re.MULTILINE)
        for k, block in enumerate(blocks, 1):
            content = "\n".join(line[2:] for line in block[2].splitlines())
            yield f"{path.name} {k} {block[1]}", f"{content}\n".encode()
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
    """Yield Swisses, round-robins, lists of games and team events."""
    for seed in range(120):
        yield f"swiss-{seed}.csv", drawn.swiss(seed).encode()
    for seed in range(40):
        yield f"roundrobin-{seed}.csv", drawn.roundrobin(seed).encode()
        yield f"games-{seed}.csv", drawn.games(seed).encode()
    for seed in range(30):
        yield f"teams-{seed}.xlsx", workbook(drawn.teams(seed))


def damaged(inputs: list[Input]) -> Iterator[Input]:
    """Yield drawn tables with one cell damaged, as slips of the hand damage it."""
    slips = ("", "Q", "W99", "W1", "1", "½", "1-0", "B?", "x", "W", "-", "=", "12w1")
    for k, (name, content) in enumerate(inputs * 3):
        random = Random(f"damage {k}")
        rows = [line.split(",") for line in content.decode().splitlines()]
        row = random.choice(rows[-3:])
        row[random.randrange(len(row))] = random.choice(slips)
        yield f"damaged {k} {name}", "\n".join(map(",".join, rows)).encode()


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


def workbook(sheets: dict[str, drawn.Rows]) -> bytes:
    """Return a workbook with these sheets, figures as numbers."""
    book = Workbook()
    del book["Sheet"]
    for title, rows in sheets.items():
        sheet = book.create_sheet(title)
        for row in rows:
            sheet.append(
                [float(cell) if re.fullmatch(r"\d+(\.\d+)?", cell) else cell for cell in row]
            )
    content = io.BytesIO()
    book.save(content)
    return content.getvalue()
