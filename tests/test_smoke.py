"""A workbook, a bulletin and a page made of an example show what the commands say of it."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any, Protocol, cast

import pytest
from docx import Document
from docx.table import Table
from lxml import html
from openpyxl import load_workbook

from tests.command import Command
from tests.make.recalculation import Recalculated

EXAMPLES = Path(__file__).parent.parent / "examples"
Place = tuple[str, str, float]
"""Place, name and score."""


def number(figure: Any) -> float:
    text = str(figure).strip("$").replace("½", ".5")
    return float(text)


class Face(Protocol):
    """What is read in a file that was made."""

    command: str

    def __init__(self, made: Path) -> None: ...

    def standings(self) -> list[Place]: ...

    def paid(self) -> set[float]: ...


class Workbook:
    command = "new {made}.xlsx --from {example}"

    def __init__(self, made: Path) -> None:
        self.made = made
        self.sheets = load_workbook(made, data_only=True, read_only=True)

    def standings(self) -> list[Place]:
        rows = self.sheets["Standings"].iter_rows(min_row=6, max_col=4, values_only=True)
        return [(str(row[0]), str(row[2]), number(row[3])) for row in rows if row[2]]

    def paid(self) -> set[float]:
        """The cash of whoever has a number."""
        rows = Recalculated(self.made.read_bytes()).block("Prizes", 2, 13, 250, 3)
        return {number(cash) for player, _, cash in rows if isinstance(player, float)}


class Bulletin:
    command = "bulletin {example} -o {made}.docx"

    def __init__(self, made: Path) -> None:
        self.tables = [self.rows(table) for table in Document(str(made)).tables]

    @staticmethod
    def rows(table: Table) -> list[list[str]]:
        return [[cell.text for cell in row.cells] for row in table.rows]

    def standings(self) -> list[Place]:
        [(head, *rows)] = [rows for rows in self.tables if rows[0][:2] == ["Place", "No."]]
        score = next(k for k, title in enumerate(head) if title in ("Score", "Match points"))
        return [(row[0], row[2], number(row[score])) for row in rows]

    def paid(self) -> set[float]:
        return {
            number(row[-1])
            for head, *rows in self.tables
            if head[-1] in ("Prize", "Each")
            for row in rows
            if row[-1]
        }


class Page:
    command = "page {example} -o {made}.html"

    def __init__(self, made: Path) -> None:
        self.body = html.parse(made).getroot()

    def standings(self) -> list[Place]:
        return [
            (
                player.findtext("span[@class='place']"),
                player.findtext("span[@class='name']/bdi"),
                number(player.xpath("string(span[starts-with(@class, 'score')])")),
            )
            for player in self.body.iterfind(".//ol[@class='standings']//summary")
        ]

    def paid(self) -> set[float]:
        won = self.body.xpath("//div[contains(@class, 'money')]//td[last()]")
        cash = (cell.text_content() for cell in won)
        return {number(text) for text in cash if text.startswith("$")}


def said(xltiebreak: Command, command: str, example: Path) -> list[dict[str, str]]:
    run = xltiebreak(command, example, "--format", "csv")
    assert run.code == 0, run.err
    return [*csv.DictReader(io.StringIO(run.out))]


@pytest.fixture(params=[Workbook, Bulletin, Page], ids=lambda face: face.__name__)
def face(request: pytest.FixtureRequest) -> type[Face]:
    return cast("type[Face]", request.param)


def made_of(example: Path, face: type[Face], xltiebreak: Command, folder: Path) -> Face:
    words = face.command.split()
    run = xltiebreak(*[word.format(example=example, made=folder / "made") for word in words])
    assert run.code == 0, run.err
    return face(next(folder.glob("made.*")))


@pytest.mark.parametrize("name", ["bham", "championship", "ihsa"])
def test_places_and_scores_are_those_of_the_command(
    xltiebreak: Command, tmp_path: Path, name: str, face: type[Face]
) -> None:
    example = EXAMPLES / name / f"{name}.xlsx"
    expected = [
        (row["place"], row["name"], float(row["score"]))
        for row in said(xltiebreak, "standings", example)
    ]
    assert made_of(example, face, xltiebreak, tmp_path).standings() == expected


def test_every_sum_is_one_that_the_command_says(
    xltiebreak: Command, tmp_path: Path, face: type[Face]
) -> None:
    example = EXAMPLES / "prizes/prizes.xlsx"
    expected = {float(row["cash"]) for row in said(xltiebreak, "prizes", example)}
    assert made_of(example, face, xltiebreak, tmp_path).paid() == expected
