"""A volunteer's day: what is typed into a workbook in LibreOffice, round by round, with slips and
late entries, and what the sheets, the checks and the core say after each step.

A file of the folder ``days`` has a line a step: ``new`` and its options; ``down`` and ``across``
with a cell and what is typed from there on; ``insert``, ``delete``, ``copy`` … as people do. After
``=`` stands how the first line begins while all is well, after ``!`` what it says of a slip.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.command import Command
from tests.libreoffice.office import Office, Order
from tests.make.placed_pages import by_the_core
from tests.nightly import by_day
from xltiebreak import examine_event, load

pytestmark = pytest.mark.slow

ALL_DAYS = sorted((Path(__file__).parent / "days").glob("*.txt"))
DAYS = by_day(
    [day for day in ALL_DAYS if day.stem in ("swiss", "games", "grid", "teams")], night=ALL_DAYS
)
ROWS = 40


class Day:
    """A workbook that is open in LibreOffice, and what every face says of it."""

    def __init__(self, office: Office, xltiebreak: Command, folder: Path) -> None:
        self.office, self.xltiebreak = office, xltiebreak
        self.empty, self.saved = folder / "empty.xlsx", folder / "saved.xlsx"
        self.typed_on, self.compared = "Crosstable", 0

    def step(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word == "new":
            assert self.xltiebreak("new", self.empty, *rest.split(), "--for", "plain").code == 0
            self.office.do([("open", self.empty)])
        elif word in ("=", "!"):
            self.compare(rest, is_slip=word == "!")
        elif word == "says":
            cell, _, text = rest.partition(": ")
            [shown] = self.office.do([("say", *cell.split("!"))])
            assert shown.startswith(text)
        else:
            self.office.do(self.orders(word, rest))

    def orders(self, word: str, rest: str) -> Iterator[Order]:
        if word in ("down", "across"):
            where, _, texts = rest.partition(": ")
            sheet, first = where.split("!")
            self.typed_on = self.typed_on if sheet == "Event" else sheet
            column, row = first[0], int(first[1:])
            for k, text in enumerate(map(str.strip, texts.split("|"))):
                cell = f"{column}{row + k}" if word == "down" else f"{chr(ord(column) + k)}{row}"
                if text:
                    yield ("enter", sheet, cell, text)
        elif word == "clear":
            yield ("clear", *rest.split("!"))
        elif word in ("insert", "delete"):
            sheet, row = rest.rsplit(" ", 1)
            yield (f"{word} rows", sheet, int(row), 1)
        else:
            yield (word, *rest.split(" ", {"paste": 2, "remove": 0}.get(word, 1)))

    def compare(self, expected: str, *, is_slip: bool) -> None:
        """The line says what is expected, the page of places the same; by day every second time
        the workbook is saved and read, too."""
        line, page = self.shown()
        assert line.startswith(expected), line
        assert (page[4][0] == line, places(page) == []) == (is_slip, is_slip or not page[5][1])
        self.compared += 1
        if self.compared % by_day(2, night=1) == 0:
            self.compare_saved(page, is_slip=is_slip)

    def shown(self) -> tuple[str, list[list[Any]]]:
        """The line of the sheet that is typed on, and the page of its section's places."""
        standings = f"Standings {self.section}".strip()
        [[line], *_], page = self.office.do(
            [("read", self.typed_on, "A1"), ("read", standings, f"A1:N{ROWS}")]
        )
        return line, page

    @property
    def section(self) -> str:
        """The name of the section that is typed; empty for the first one."""
        return self.typed_on.partition(" ")[2]

    def compare_saved(self, page: list[list[Any]], *, is_slip: bool = False) -> None:
        """The saved workbook has errors where there is a slip, else the places of the page."""
        self.office.do([("store", self.saved)])
        event = load(str(self.saved))
        errors = [finding for finding in examine_event(event) if finding.is_error]
        first, *others = event.sections
        section = next((other for other in others if other.name == self.section), first)
        assert bool(errors) == is_slip, errors
        assert is_slip or places(page) == by_the_core(section)


def places(page: list[list[Any]]) -> list[list[Any]]:
    """The filled rows of a page of places, as far as its columns have titles."""
    titles = page[4]
    width = titles.index("Decided by") + 1 if "Decided by" in titles else 0
    return [row[:width] for row in page[5:] if width and row[1] != ""]


@pytest.mark.parametrize("day", DAYS, ids=lambda day: day.stem)
def test_every_face_says_the_same_all_day(
    bare_office: Office, xltiebreak: Command, tmp_path: Path, day: Path
) -> None:
    typed = Day(bare_office, xltiebreak, tmp_path)
    for number, line in enumerate(day.read_text("utf-8").splitlines(), start=1):
        if line and not line.startswith("#"):
            try:
                typed.step(line)
            except AssertionError as error:
                raise AssertionError(f"{day.name}, line {number}: {line}\n{error}") from error
    typed.compare_saved(typed.shown()[1])
