"""The functions in cells of LibreOffice, with the extension: what they show is what the same
functions give in Python, and bad input ends in a sentence or in an error with a name."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from openpyxl.utils import get_column_letter

from tests.functions.test_nasty_blocks import POINTS, RESULTS, USUAL, needed
from tests.functions.test_one_story import of_kind
from tests.libreoffice.office import Office
from tests.make.typed_events import Block, Typed, typed
from tests.referees.events import roundrobin, swiss
from tests.referees.team_events import team_swiss
from xltiebreak import TieBreakError, __version__
from xltiebreak.functions import FUNCTIONS, MatchArguments, error_cell
from xltiebreak.libreoffice.cells import figures_of

pytestmark = pytest.mark.slow

EVENTS = {
    "a Swiss": typed(swiss(5, 11, 5)),
    "a large Swiss": typed(swiss(6, 30, 7)),
    "a round-robin": typed(roundrobin(7, 6)),
    "teams": typed(team_swiss(8, teams=8, rounds=4, boards=4)),
    **{f"half of a {kind}": of_kind(kind, 3) for kind in ("swiss", "teams", "double grid")},
}
OF_MATCHES = frozenset(MatchArguments._fields)
IN_CELLS = frozenset({"player", "one", "other", "team", "order", "edition", "withdrawn", "code"})
"""Arguments that come from a cell of their own, which at times is empty."""

ADD_IN = 11
"""The number of the category in which the wizard lists the functions of extensions."""

ERR_504 = "Err:504"
"""LibreOffice's error in an argument."""


@pytest.fixture
def document(office: Office) -> Iterator[int]:
    """An empty spreadsheet."""
    document = office.open()
    yield document
    office.close(document)


def area(column: int, row: int, rows: int, columns: int) -> str:
    left, right = map(get_column_letter, (column, column + columns - 1))
    return f"${left}${row}:${right}${row + rows - 1}"


def arguments_of(cells: Typed, drawing: Random) -> dict[str, Any]:
    """What functions are given of an event, by argument; nothing is an empty cell."""
    rows = len(cells.results)
    printed: Block = [["Place", "Solk"]]
    printed += [[drawing.randint(1, rows), drawing.randint(0, 20) / 2] for _ in range(rows)]
    return {
        **USUAL,
        "results": cells.results,
        "names": [[f"Entrant {number}"] for number in range(1, rows + 1)],
        "ratings": cells.ratings,
        "teams": [[drawing.choice(["Elms", "Oaks", None])] for _ in range(rows)],
        "points": cells.points or [[3] * len(cells.results[0])] * rows,
        "boards": cells.boards or 4,
        "withdrawn": cells.withdrawn or None,
        "printed": printed,
        "code": drawing.choice(["MM", "SOLK", "SB", "CUM", "DE", "BH/C1", "KASH", "nonsense"]),
        "player": drawing.choice([None, 1, 2, rows, rows + 1]),
        "team": drawing.choice([None, 1]),
        "one": 1,
        "other": 2,
        "edition": drawing.choice([None, "uschess", "wintd", "fide2026"]),
        "order": drawing.choice([None, "MM,SOLK,CUM", "SB, DE", "H2H"]),
        "placed_by": None,
        "match_points": None,
        "notation": drawing.choice([None, "us"]),
        "kind": drawing.choice([None, "swiss", "round-robin", "nonsense"]),
        "planned": drawing.choice([None, len(cells.results[0])]),
        "minimum": drawing.choice([None, 1]),
        "in_one_cell": drawing.choice([None, 1]),
        "places": None,
        "draws": drawing.choice([None, "half"]),
        "lots": drawing.choice([None, ",".join(map(str, range(rows, 0, -1)))]),
        "entries": None,
        "rules": [["Rounds", len(cells.results[0])]],
        **dict.fromkeys(("rules_at", "prizes_at", "section", "before")),
        "rounds": drawing.choice([None, 5]),
        "own_score": drawing.choice([0, 2.5]),
        "round_points": [[1, 0.5, 0, None, 1]],
        "opponent_points": 0,
    }


def of_function(name: str, cells: Typed, everything: bool, drawing: Random) -> dict[str, Any]:
    """The arguments of one function: what it needs, or everything; where players play, nothing is
    said of matches but where it is needed."""
    given = arguments_of(cells, drawing)
    if name in ("IHSA_ROUND", "IHSA_BYHAND"):
        given["points"] = 60 if name == "IHSA_ROUND" else POINTS
    wanted = {}
    for one, parameter in FUNCTIONS[name].signature.parameters.items():
        needed = parameter.default is parameter.empty
        said = needed or cells.points or one not in OF_MATCHES
        if needed or everything:
            wanted[one] = given[one] if said else None
    return wanted


class Sheet:
    """A sheet on which arguments are typed side by side, and the formulas' answers below another
    on a second one."""

    def __init__(self, office: Office, document: int) -> None:
        self.office, self.document = office, document
        office.add_sheet(document, "Answers")
        self.column, self.row = 1, 1
        self.known: dict[str, str] = {}
        self.expected: list[tuple[str, Block]] = []

    def typed(self, value: Any, as_block: bool = False) -> str:
        """Where a value or a block stands, with the sheet; one cell, too, ``as_block``, B5:B5."""
        block = value if isinstance(value, list) else [[value]]
        key = repr((block, as_block))
        if key not in self.known:
            where = area(self.column, 1, len(block), len(block[0]))
            self.office.type(self.document, "", f"{get_column_letter(self.column)}1", block)
            single = len(block) == len(block[0]) == 1 and not as_block
            name = where.partition(":")[0] if single else where
            self.known[key] = f"$Sheet1.{name}"
            self.column += len(block[0]) + 1
        return self.known[key]

    def ask(self, name: str, arguments: dict[str, Any], answer: Block) -> None:
        """Enter a formula for as many cells as its answer has."""
        figures = figures_of(FUNCTIONS[name])
        said = [
            self.typed(value, argument in figures)
            if argument in figures | IN_CELLS or isinstance(value, list) or value is None
            else f'"{value}"' * isinstance(value, str) or str(value)
            for argument, value in arguments.items()
        ]
        where = area(1, self.row, len(answer), len(answer[0]))
        formula = f"={name}({';'.join(said)})"
        self.office.enter_array(self.document, "Answers", where, formula)
        self.expected.append((formula, answer))
        self.row += len(answer)

    def shown(self) -> list[tuple[str, Block]]:
        """What stands there, by the formulas."""
        widest = max(len(answer[0]) for _, answer in self.expected)
        where = area(1, 1, self.row - 1, widest)
        rows = iter(self.office.values(self.document, "Answers", where))
        return [
            (formula, [next(rows)[: len(answer[0])] for _ in answer])
            for formula, answer in self.expected
        ]


def in_python(name: str, arguments: dict[str, Any]) -> Block:
    """The function's answer as rows of cells, without anything of LibreOffice."""
    try:
        answer = FUNCTIONS[name].work(**arguments)
    except TieBreakError as error:
        answer = error_cell(error)
    return answer if isinstance(answer, list) else [[answer]]


@pytest.mark.parametrize("kind", EVENTS)
def test_every_function_shows_what_it_gives_in_python(
    office: Office, document: int, kind: str
) -> None:
    sheet, drawing = Sheet(office, document), Random(kind)
    for name in FUNCTIONS:
        for everything in (False, True):
            arguments = of_function(name, EVENTS[kind], everything, drawing)
            sheet.ask(name, arguments, in_python(name, arguments))

    assert sheet.shown() == sheet.expected
    answers = [cell for _, answer in sheet.expected for row in answer for cell in row]
    refused = [cell for cell in answers if str(cell).startswith("TB error")]
    assert len(refused) < len(sheet.expected) / 2
    assert sum(isinstance(cell, float) for cell in answers) > 50


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


def shown(office: Office, document: int, formula: str) -> Any:
    """What a formula shows beside the usual results in A1:B4, with an error in D1."""
    office.type(document, "", "A1", RESULTS)
    office.enter(document, "", "D1", [["=NA()"]])
    office.enter(document, "", "J9", [[formula]])
    return office.values(document, "", "J9")[0][0]


@pytest.mark.parametrize(
    ("formula", "expected"),
    [
        ("=solkoff(a1:b4;1)", 2.5),
        ("=SOLKOFF(A1:B4;1)+1", 3.5),
        ('=SOLKOFF(A1:B4;1)&" points"', "2.5 points"),
        ('=IF(CHECK_TB(A1:B4)&""="nothing to fix";1;2)', 1.0),  # without &"", LibreOffice says 2
        ('=IF(SOLKOFF(A1:B4;1)>1;"more";"less")', "more"),
        ("=SUM(SCORE_TB(A1:B4))", 4.0),
        ("=SOLKOFF(A1:B4;$J$1)", 2.5),
        ('=SOLKOFF(A1:B4;;"wintd")', 2.5),
        ('=SCORE_TB({"W2"|"L1"};1)', 1.0),
        ('=OPPONENTS_BYHAND("SOLK";{3;2.5;1})', 6.5),
        ('=OPPONENTS_BYHAND("MM";{3;2;1};"0")', 3.0),
        ('=IHSA_ROUND("0";"0")', 0.1),
        ("=IHSA_ROUND(60;3)", 7.0),
        ("=SOLKOFF(A1:B4;1;;;;;)", ERR_504),
        ("=SOLKOFF()", ERR_504),
        ("=VERSION_TB(1)", ERR_504),
        ("=SOLKOFF(A1:D4;1)", ERR_504),
        ("=SOLKOFF(A1:B4;D1)", "#N/A"),
        ("=SOLKOFF(D1)", "#N/A"),
    ],
)
def test_a_formula_around_a_function_takes_its_value(
    office: Office, document: int, formula: str, expected: Any
) -> None:
    assert shown(office, document, formula) == expected


@pytest.mark.parametrize(
    ("formula", "words"),
    [
        ("=SOLKOFF(A1:B4;9)", "there is no player 9; the results have 4 rows"),
        ("=SOLKOFF(F1:G4;1)", "player 1 has an empty row"),
        ("=SOLKOFF(F1)", "no block of results was given; select its cells"),
        ("=SOLKOFF(A:A;1)", "the block has 1,048,576 rows"),
        ("=SOLKOFF(A3:NTP3)", "the block has 10,000 columns"),
        ('=SOLKOFF(A1:B4;1;"chess")', "'chess' is not an edition"),
        ("=SOLKOFF(A1:B4;A1:B4)", "is not a player"),
        ("=SOLKOFF(A1:B4;TRUE();1)", "'1' is not an edition"),
        ("=EXPLAIN_TB(A1:B4;F1;1)", "'' is not a tie-break"),
        ('=OPPONENTS_BYHAND("MM";{3;2;1};F1)', "own_score is 0 or an empty cell"),
        ("=IHSA_ROUND(60;0)", "opponent_points is 0 or an empty cell"),
        ("=IHSA_ROUND(60)", "'' in opponent_points is not a score"),
        ("=CUMULATIVE_BYHAND(F1)", "round_points is 0 or an empty cell"),
        ('=OPPONENTS_BYHAND("MM";{3;2;1};F1:F1)', "MM needs the player's own score"),
        ("=SOLKOFF(1)", "'1' is a bare number"),
        ("=IHSA_TB(A1:B4;A1:A4)", "select two blocks of the same shape"),
    ],
)
def test_what_is_wrong_is_told_in_the_cell(
    office: Office, document: int, formula: str, words: str
) -> None:
    told = shown(office, document, formula)

    assert str(told).startswith("TB error: ")
    assert words in told


NONSENSE = (
    *('"nonsense"', "-3", "1E+308", "TRUE()", '"' + "(" * 200 + '"'),
    *("F9", "F9:G12", "A1:B4", '{1|"x"}'),
)
NO_NAME = {"#VALUE!", "#NAME?", "#NULL!"}
"""What LibreOffice shows where the function's own code failed, or there is none."""


@pytest.mark.parametrize("name", [name for name, one in FUNCTIONS.items() if one.arguments])
def test_nonsense_in_any_argument_ends_in_an_answer(
    office: Office, document: int, name: str
) -> None:
    function = FUNCTIONS[name]
    sheet = Sheet(office, document)
    usual = {one: sheet.typed(value) for one, value in needed(function.name).items()}
    formulas = []
    for wrong in inspect.signature(function.work).parameters:
        for nonsense in NONSENSE:
            given = {**usual, wrong: nonsense}
            said = ";".join(given.get(one, "") for one in function.arguments)
            formulas.append([f"={name}({said.rstrip(';')})"])
    office.enter(document, "Answers", "A1", formulas)

    answers = office.values(document, "Answers", f"A1:A{len(formulas)}")

    failed = [
        (formula, answer)
        for (formula,), (answer,) in zip(formulas, answers)
        if answer in NO_NAME or str(answer).startswith("Err:")
    ]
    assert failed == []
