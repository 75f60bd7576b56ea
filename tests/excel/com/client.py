"""The test's side of the session: cells are written as a director sees them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]
OUT: Any = {"missing": True}
"""An argument that is left out."""


def cells(rows: Sequence[Sequence[Any]]) -> dict[str, Any]:
    """A range with these values."""
    return {"range": [list(row) for row in rows]}


def column(values: Sequence[Any]) -> dict[str, Any]:
    return cells([[value] for value in values])


def cell(value: Any) -> dict[str, Any]:
    return cells([[value]])


def constant(rows: Sequence[Sequence[Any]]) -> dict[str, Any]:
    """An array typed into the formula: {1,2;3,4}."""
    return {"constant": [list(row) for row in rows]}


def error(text: str) -> dict[str, str]:
    """The value of a cell with an Excel error."""
    return {"error": text}


def date(text: str) -> dict[str, str]:
    """The value of a cell that Excel made a date of."""
    return {"date": text}


def currency(text: str) -> dict[str, str]:
    """The value of a cell with a currency format."""
    return {"currency": text}


def typed(table: str) -> list[list[str | None]]:
    """Rows and cells from text, a dot for an empty cell."""
    return [[None if c == "." else c for c in line.split()] for line in table.strip().splitlines()]


def argument(value: Any) -> Any:
    """An argument as Excel gives it: a range, a value, or nothing; errors by their text."""
    if value is None:
        return OUT
    if isinstance(value, list):
        return cells([[as_error(cell) for cell in row] for row in value])
    return as_error(value)


def as_error(value: Any) -> Any:
    return error(value) if str(value).startswith("#") else value


class Session:
    """A process in which xlwings believes to be on Windows."""

    def __init__(self, home: Path) -> None:
        hidden = ("XLWINGS_LICENSE_KEY", "XLWINGS_ON_SERVER", "XLWINGS_ENABLE_SERVER")
        environment = {name: value for name, value in os.environ.items() if name not in hidden}
        environment.update(HOME=str(home), USERPROFILE=str(home))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.excel.com.session"],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def ask(self, what: str, *arguments: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([what, *arguments]) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        assert answer, "the session has ended; its error is on stderr"
        return json.loads(answer)

    def __call__(self, name: str, *arguments: Any) -> Any:
        """What the formula shows: a number or text, or the rows of a spill."""
        answer = self.ask("call", name, list(arguments))
        assert "value" in answer, answer
        value = answer["value"]
        return value[0][0] if len(value) == 1 and len(value[0]) == 1 else value

    def column(self, name: str, *arguments: Any) -> list[Any]:
        rows = self.ask("call", name, list(arguments))["value"]
        assert all(len(row) == 1 for row in rows)
        return [row[0] for row in rows]

    def refused(self, name: str, *arguments: Any) -> str:
        """The sentence that the cell shows instead of a value."""
        answer = self(name, *arguments)
        assert isinstance(answer, str), answer
        assert answer.startswith("TB error: "), answer
        assert "Traceback" not in answer
        return answer.removeprefix("TB error: ")

    def answers(self, calls: Sequence[tuple[str, list[Any]]]) -> list[Any]:
        """The answers of several functions, as far as a sheet shows them; of one cell its value."""
        return [self(name, *map(argument, arguments)) for name, arguments in calls]

    def close(self) -> None:
        self.process.communicate()
