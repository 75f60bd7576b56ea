"""Hundreds of tables whose cells are mangled, at night thousands: each ends in 0, 1 or 2 with a
sentence, never in a traceback, and never touches a file that exists. Files whose bytes and parts
are mangled: :mod:`tests.benchmarks.mutated_files`."""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from pathlib import Path

import pytest
import xlsxwriter

from tests.command import Command
from tests.nightly import by_day

pytestmark = pytest.mark.slow

ROUNDS = by_day(25, night=160)
CHUNKS = 5

JUNK: list[object] = [
    *("", " ", "W", "L", "W0", "W2W2", "w-1", "X99", "Q7", "BYE", "H---", "½", "1/2", "-1", "+12"),
    *(
        "12w1",
        "12b½",
        "=12",
        "--",
        "#N/A",
        "#REF!",
        "W١",
        "Ｗ2",
        "W2\n",
        "\u202eW2",
        "2w",
        "W999999",
    ),
    *(
        "W" + "9" * 5000,
        "N2",
        "S1",
        "{{bulletin}}",
        "<b>&\"'",
        "=cmd|' /C calc'!A0",
        "\ud7ff",
        "🙂",
    ),
    *(0, 1, -1, 0.5, 1e308, -2.5, 46054, True, 10**9, "R1", "R2", "No.", "Name", "1641P17", "unr"),
    *("R0", "Rd", "R1 opp", "R9", "1", "2", "Scoring", "Tie-breaks", "TB", "First name", '"', "2."),
]
ACTIONS = [
    ["check"],
    ["check", "--json", "--strict"],
    ["standings"],
    ["standings", "--format", "json"],
    ["standings", "--format", "csv"],
    ["explain", "1"],
    ["bulletin"],
    ["bulletin", "--warnings", "--ids", "-o", "made.docx"],
]


def base_rows() -> list[list[object]]:
    return [
        ["Event", "Mangled Open", None, None, None, None, None],
        ["Tie-break order", "uschess", None, None, None, None, None],
        ["Rounds", 3, None, None, None, None, None],
        ["No.", "Name", "Rating", "R1", "R2", "R3", "Total"],
        [1, "Ash", 1500, "W4w", "D2b", "W3w", 2.5],
        [2, "Birch", "1641P17", "W5b", "D1w", "H", 2],
        [3, "Cedar", None, "H", "L4w", "L1b", 0.5],
        [4, "Dogwood", 1200, "L1b", "W3b", "X", 2],
        [5, "Elm", 1300, "L2w", "B", "F", 1],
    ]


def workbook(rows: list[list[object]], merge: str | None = None) -> bytes:
    file = io.BytesIO()
    with xlsxwriter.Workbook(
        file, {"strings_to_formulas": False, "strings_to_urls": False}
    ) as book:
        labels, table = book.add_worksheet("Event"), book.add_worksheet("Crosstable")
        for sheet, part in ((labels, rows[:3]), (table, rows[3:])):
            for number, row in enumerate(part):
                for column, value in enumerate(row):
                    if isinstance(value, str) and len(value) < 30000:
                        sheet.write_string(number, column, value.replace("\ud7ff", "?"))
                    elif isinstance(value, (int, float)) and abs(float(value)) < 1e300:
                        sheet.write(number, column, value)
        if merge:
            table.merge_range(merge, "H")
    return file.getvalue()


def table_text(rows: list[list[object]]) -> bytes:
    return "\n".join(",".join("" if v is None else str(v) for v in row) for row in rows).encode()


def mangled_rows(choice: random.Random) -> list[list[object]]:
    rows = base_rows()
    for _ in range(choice.randint(1, 4)):
        kind = choice.randrange(6)
        row = choice.randrange(len(rows))
        if kind < 3:
            rows[row][choice.randrange(len(rows[row]))] = choice.choice(JUNK)
        elif kind == 3:
            rows.insert(
                row, [choice.choice(JUNK) for _ in range(choice.randint(0, 7))] + [None] * 7
            )
        elif kind == 4:
            del rows[row]
        else:
            column = choice.randrange(7)
            for line in rows[3:]:
                if column < len(line):
                    line[column] = choice.choice(JUNK)
        if not rows:
            return base_rows()
    return rows


def with_cells(choice: random.Random) -> bytes:
    merge = choice.choice([None, None, "D3:E3", "A1:C1", "D2:D4"])
    return workbook(mangled_rows(choice), merge)


def with_text(choice: random.Random) -> bytes:
    content = table_text(mangled_rows(choice))
    if choice.random() < 0.3:
        content = bytes(choice.randrange(256) if choice.random() < 0.02 else b for b in content)
    return content.replace(b",", choice.choice([b",", b";", b"\t"]))


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("mangle", [with_cells, with_text])
def test_every_mangled_file_ends_in_a_sentence(
    xltiebreak: Command,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    mangle: Callable[[random.Random], bytes],
    chunk: int,
) -> None:
    monkeypatch.chdir(tmp_path)
    choice = random.Random(f"{mangle.__name__} {chunk}")
    path = tmp_path / "event.xlsx"
    bystander, made = tmp_path / "event.docx", tmp_path / "made.docx"
    for number in range(ROUNDS):
        content = mangle(choice)
        path.write_bytes(content)
        bystander.write_bytes(b"not to be touched")
        command, *options = choice.choice(ACTIONS)
        run = xltiebreak(command, path, *options)
        what = f"{mangle.__name__}, chunk {chunk}, number {number}: {command} {options}"
        assert run.code in (0, 1, 2), what
        assert run.out or run.err, what
        assert "Traceback" not in run.err, what
        if run.code == 2:
            assert run.err.startswith("Error: "), what
        assert bystander.read_bytes() == b"not to be touched", what
        assert path.read_bytes() == content, what
        assert made.exists() == (run.code == 0 and "made.docx" in options), what
        made.unlink(missing_ok=True)
        assert sorted(tmp_path.iterdir()) == [bystander, path], what


def test_a_table_that_is_not_mangled_has_no_error(xltiebreak: Command, tmp_path: Path) -> None:
    path = tmp_path / "event.xlsx"
    path.write_bytes(workbook(base_rows()))
    assert xltiebreak("check", path).code == 0
    path.write_bytes(table_text(base_rows()))
    assert xltiebreak("check", path).code == 0
