"""The functions in cells of LibreOffice, with the extension: they say what the core says; what the
wizard shows, formulas around them, and bad input, which ends in a sentence or in an error with
a name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from openpyxl.utils import get_column_letter

from tests.cases import lines
from tests.faces import law
from tests.faces.functions import Call, Functions, in_python, in_rows, same_answers
from tests.functions.test_nasty_blocks import needed
from tests.libreoffice.office import Office
from tests.make.calls import ERROR, USUAL, WRONG
from tests.make.kinds import FOR_FUNCTIONS, drawn
from tests.nightly import by_day
from xltiebreak import __version__
from xltiebreak.functions import FUNCTIONS
from xltiebreak.libreoffice.cells import figures_of

IN_CELLS = frozenset({"player", "one", "other", "team", "order", "edition", "withdrawn", "code"})
"""Arguments that come from a cell of their own, which at times is empty."""


class Formulas:
    """A new spreadsheet whose cells call functions."""

    def __init__(self, office: Office) -> None:
        self.office, self.document = office, office.open()
        office.add_sheet(self.document, "Answers")
        self.column, self.row = 1, 1
        self.known: dict[str, str] = {}

    def answers(self, calls: Sequence[Call]) -> list[Any]:
        """What the cells show, for each as many as the answer in Python fills; of one its value."""
        sizes = [size(answer) for answer in map(in_rows, in_python(calls))]
        first = self.row
        for call, (rows, columns) in zip(calls, sizes):
            where = area(1, self.row, rows, columns)
            self.office.enter_array(self.document, "Answers", where, self.formula(*call))
            self.row += rows
        widest = max(columns for _, columns in sizes)
        shown = self.office.values(
            self.document, "Answers", area(1, first, self.row - first, widest)
        )
        lines = iter(shown)
        filled = [[next(lines)[:columns] for _ in range(rows)] for rows, columns in sizes]
        return [rows[0][0] if size(rows) == (1, 1) else rows for rows in filled]

    def formula(self, name: str, arguments: list[Any]) -> str:
        """A function with its arguments, as they are typed."""
        figures = figures_of(FUNCTIONS[name])
        given = zip(FUNCTIONS[name].signature.parameters, arguments)
        said = [
            self.typed(value, argument in figures)
            if argument in figures | IN_CELLS or isinstance(value, list) or value is None
            else f'"{value}"' * isinstance(value, str) or str(value)
            for argument, value in given
        ]
        return f"={name}({';'.join(said)})"

    def typed(self, value: Any, as_block: bool = False) -> str:
        """Where a value or a block stands, with the sheet; one cell, too, ``as_block``, B5:B5."""
        block = value if isinstance(value, list) else [[value]]
        key = repr((block, as_block))
        if key not in self.known:
            where = area(self.column, 1, *size(block))
            self.office.type(self.document, "", f"{get_column_letter(self.column)}1", block)
            name = where.partition(":")[0] if size(block) == (1, 1) and not as_block else where
            self.known[key] = f"$Sheet1.{name}"
            self.column += len(block[0]) + 1
        return self.known[key]

    def close(self) -> None:
        self.office.close(self.document)


def size(rows: list[list[Any]]) -> tuple[int, int]:
    return len(rows), len(rows[0])


def area(column: int, row: int, rows: int, columns: int) -> str:
    left, right = map(get_column_letter, (column, column + columns - 1))
    return f"${left}${row}:${right}${row + rows - 1}"


pytestmark = pytest.mark.slow

COUNT = by_day(1, night=20)


@pytest.fixture
def formulas(office: Office) -> Iterator[Formulas]:
    made = Formulas(office)
    yield made
    made.close()


@pytest.mark.parametrize("kind", FOR_FUNCTIONS[:: by_day(2, night=1)])
def test_the_functions_say_what_the_core_says(formulas: Formulas, kind: str) -> None:
    made = [one for one in drawn(COUNT, kind, first=2) if one.is_begun]  # else they show nothing
    law(Functions("functions in LibreOffice", formulas.answers), made)


def test_whatever_is_given_the_answer_is_the_functions(formulas: Formulas) -> None:
    unlike = ERROR, "True"  # what cannot be typed as a value
    calls = [call for call in [*USUAL, *WRONG] if not any(one in repr(call) for one in unlike)]
    same_answers(formulas.answers, calls)


ADD_IN = 11
"""The number of the category in which the wizard lists the functions of extensions."""


@pytest.fixture
def document(office: Office) -> Iterator[int]:
    document = office.open()
    yield document
    office.close(document)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_the_wizard_says_what_the_catalogue_says(office: Office, document: int, name: str) -> None:
    function = FUNCTIONS[name]
    arguments = ["B1"] * len(needed(function.name))  # a function is known once it was called
    office.enter(document, "", "A1", [[f"={name}({';'.join(arguments)})"]])

    shown = office.wizard(name)

    assert (shown["help"], shown["category"]) == (function.help, ADD_IN)
    figures = figures_of(function)  # whatever comes, and may be left out as Calc sees it
    optional = [
        one.default is not one.empty or one.name in figures
        for one in function.signature.parameters.values()
    ]
    helps = [[argument, help] for argument, help in function.arguments.items()]
    assert shown["arguments"] == [[*both, left] for both, left in zip(helps, optional)]


def test_the_version_is_that_of_the_extension(office: Office, document: int) -> None:
    office.enter(document, "", "A1", [["=VERSION_TB()"]])

    assert office.values(document, "", "A1") == [[__version__]]


RESULTS = [["W2", "D3"], ["L1", "W4"], ["W4", "D1"], ["L3", "L2"]]


def shown(office: Office, document: int, formula: str) -> Any:
    """What a formula shows beside these results in A1:B4, with an error in D1."""
    office.type(document, "", "A1", RESULTS)
    office.enter(document, "", "D1", [["=NA()"]])
    office.enter(document, "", "J9", [[formula]])
    return office.values(document, "", "J9")[0][0]


@pytest.mark.parametrize("line", lines("libreoffice/formulas.txt"))
def test_a_formula_shows_what_a_text_promises(office: Office, document: int, line: str) -> None:
    formula, _, expected = line.partition(" :: ")
    told = shown(office, document, formula)
    if expected.startswith("! "):
        assert str(told).startswith("TB error: ")
        assert expected.removeprefix("! ") in told
    else:
        assert (f"{told:g}" if isinstance(told, float) else told) == expected


NONSENSE = (
    *('"nonsense"', "-3", "1E+308", "TRUE()", '"' + "(" * 200 + '"'),
    *("F9", "F9:G12", "A1:B4", '{1|"x"}'),
)
NO_NAME = {"#VALUE!", "#NAME?", "#NULL!"}
"""What LibreOffice shows where the function's own code failed, or there is none."""


@pytest.mark.parametrize("name", [name for name, one in FUNCTIONS.items() if one.arguments])
def test_nonsense_in_any_argument_ends_in_an_answer(office: Office, name: str) -> None:
    function = FUNCTIONS[name]
    sheet = Formulas(office)
    usual = {one: sheet.typed(value) for one, value in needed(function.name).items()}
    formulas = []
    for wrong in function.signature.parameters:
        for nonsense in NONSENSE:
            given = {**usual, wrong: nonsense}
            said = ";".join(given.get(one, "") for one in function.arguments)
            formulas.append([f"={name}({said.rstrip(';')})"])
    office.enter(sheet.document, "Answers", "A1", formulas)

    answers = office.values(sheet.document, "Answers", f"A1:A{len(formulas)}")
    sheet.close()

    failed = [
        (formula, answer)
        for (formula,), (answer,) in zip(formulas, answers)
        if answer in NO_NAME or str(answer).startswith("Err:")
    ]
    assert failed == []
