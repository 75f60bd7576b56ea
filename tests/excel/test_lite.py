"""The main.py for xlwings Lite, run by a bare Python with a stand-in for xlwings."""

from __future__ import annotations

import asyncio
import inspect
import json
import re
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from examples.build import PASTED, bham
from tests.excel.lite_book import opened
from tests.excel.workbooks import formulas, sheets
from tests.faces import law
from tests.faces.functions import Call, Functions, same_answers
from tests.make.calls import USUAL, WRONG
from tests.make.kinds import FOR_FUNCTIONS, drawn
from xltiebreak import __version__
from xltiebreak.excel import main_module, reenter, udfs, write_workbook
from xltiebreak.excel.book import FUNCTIONS, as_typed
from xltiebreak.scripts import BUTTONS, lite

pytestmark = pytest.mark.slow

PROJECT = Path(__file__).parents[2]
main_of_today = cache(main_module)

STAND_IN = """
import sys
from types import ModuleType

def registering(mark):
    def decorator(function=None, **options):
        def register(function):
            setattr(function, mark, options)
            return function
        return register(function) if function else register
    return decorator

xlwings = ModuleType("xlwings")
xlwings.func, xlwings.script = registering("__xlfunc__"), registering("__xlscript__")
xlwings.arg = lambda name, **options: lambda function: function
xlwings.Book = type("Book", (), {})
sys.modules["xlwings"] = xlwings
"""


def run(program: str, *arguments: str, typed: str = "") -> Any:
    """What a Python without any installed package prints as JSON; warnings are errors."""
    ran = subprocess.run(
        [sys.executable, "-I", "-S", "-W", "error", "-c", STAND_IN + program, *arguments],
        capture_output=True,
        text=True,
        check=False,
        input=typed,
    )
    assert ran.stderr == ""
    return json.loads(ran.stdout)


@pytest.fixture
def main(tmp_path: Path) -> str:
    """The path of a main.py as a user would paste it, far from the project."""
    path = tmp_path / "main.py"
    path.write_text(main_of_today(), encoding="utf-8")
    return str(path)


def test_it_says_what_it_is_and_under_which_license() -> None:
    docstring, code = main_of_today().split('"""\n', 1)
    license = code.partition("# Written by")[0]

    assert docstring.startswith(f'"""# xltiebreak {__version__}: ')
    assert "in the place of its main.py" in docstring
    assert [line.lstrip("# ") for line in license.strip().splitlines()] == (
        PROJECT / "LICENSE"
    ).read_text(encoding="utf-8").splitlines()


def test_the_same_sources_give_the_same_text() -> None:
    assert main_module() == main_of_today()


def test_functions_need_no_other_packages(main: str) -> None:
    imported, words = run(
        """
import json, runpy
scope = runpy.run_path(sys.argv[1])
scope["STANDINGS_TB"]([["W2"], ["L1"]], [["Ann"], ["Bob"]])
scope["EXPLAIN_TB"]([["W2"], ["L1"]], "MM", 1)
imported = sorted({name.partition(".")[0] for name in sys.modules})
stated = ([["Ann"], ["Bob"]], [[1700], [1500]], [["$60-40, U1600 $20"]])
prizes = scope["PRIZES_TB"]([["W2"], ["L1"]], *stated, rules=[["Rounds", 1]])
print(json.dumps([imported, [row[3] for row in prizes]]))
""",
        main,
    )
    assert words == ["Cash", 60, 40, 20, 100]
    ours = {"xltiebreak", "xlwings", "__main__"}
    assert {*imported} - {*sys.stdlib_module_names} == ours


def test_the_one_in_templates_is_that_of_the_program() -> None:
    same = PASTED.read_text(encoding="utf-8") == main_of_today()
    assert same, "python examples/build.py --no-pictures writes it and the workbooks that have it"


def test_its_size_is_as_documented() -> None:
    pages = (PROJECT / "templates/README.md", PROJECT / ".github/IN_REAL_EXCEL.md")
    sizes = re.findall(r"([0-9]+) kB", "".join(page.read_text("utf-8") for page in pages))

    assert len(sizes) == 2
    size = len(main_of_today().encode()) / 1000
    assert all(abs(int(documented) - size) < 0.05 * int(documented) for documented in sizes)


def test_it_survives_an_editor() -> None:
    main = main_of_today()
    assert len(main.encode()) < 600_000
    assert len(json.dumps(main)) < 1_000_000  # half of what Office takes from an add-in
    assert max(map(len, main.splitlines())) <= 200
    assert all(letter.isprintable() or letter == "\n" for letter in main)


def test_it_registers_every_function_and_button(main: str) -> None:
    registered = run(
        """
import json, runpy
names = runpy.run_path(sys.argv[1])
print(json.dumps([
    sorted(name for name, value in names.items() if hasattr(value, "__xlfunc__")),
    [name for name, value in names.items() if hasattr(value, "__xlscript__")],
]))
""",
        main,
    )

    functions = {name for name in vars(udfs) if name.isupper() and callable(getattr(udfs, name))}
    scripts = [name for name, script in vars(lite).items() if inspect.iscoroutinefunction(script)]
    assert registered == [sorted(functions), [name for name in scripts if name != "press"]]
    assert len(registered[1]) == len(BUTTONS) + 1
    assert set(FUNCTIONS) == functions
    assert {"MODMEDIAN", "STANDINGS_TB", "IHSA_ROUND"} <= functions


def answers(main: str, calls: Sequence[Call]) -> list[Any]:
    """What the functions of main.py give."""
    asked = run(
        """
import json, runpy
scope, answers = runpy.run_path(sys.argv[1]), []
for function, arguments in json.load(sys.stdin):
    try:
        answers.append(scope[function](*arguments))
    except ValueError as error:
        answers.append("TB error: " + str(error))
print(json.dumps(answers))
""",
        main,
        typed=json.dumps(calls),
    )
    return list(asked)


def test_functions_give_what_the_core_gives(main: str) -> None:
    same_answers(lambda calls: answers(main, calls), [*USUAL, *WRONG])
    made = [one for one in drawn(2, *FOR_FUNCTIONS) if one.is_begun]  # else they show nothing
    law(Functions("main.py", lambda calls: answers(main, calls)), made)


def test_it_runs_again_and_the_newer_text_counts(main: str) -> None:
    answers = run(
        """
import json
from pathlib import Path
text = Path(sys.argv[1]).read_text(encoding="utf-8")
scope = {"__name__": "main"}
exec(compile(text, "main.py", "exec"), scope)
EDIT = "FILES = {p: t.replace('nothing to fix', 'all is well') for p, t in FILES.items()}\\n"
before = scope["SOLKOFF"]([["W2"], ["L1"]], 1)
exec(compile(text.replace("if __name__", EDIT + "if __name__"), "main.py", "exec"), scope)
finders = [one for one in sys.meta_path if type(one).__name__ == "PastedModules"]
print(json.dumps([before, scope["CHECK_TB"]([["W2"], ["L1"]])[0][0], len(finders)]))
""",
        main,
    )

    assert answers == [0, "all is well", 1]


def test_an_error_in_it_names_module_and_line(main: str) -> None:
    line = run(
        """
import json, runpy, traceback
names = runpy.run_path(sys.argv[1])

class Unspeakable:
    def __str__(self):
        raise TypeError

try:
    names["SOLKOFF"]([["H"]], Unspeakable())
except TypeError as error:
    print(json.dumps(traceback.format_exception(error)[-3]))
""",
        main,
    )

    where, code = line.splitlines()[:2]
    assert where.startswith('  File "xltiebreak.functions.')
    path = where.split('"')[1].replace(".", "/")
    assert code.strip() in (PROJECT / f"{path}.py").read_text("utf-8")


@pytest.mark.parametrize(
    ("stored", "typed"),
    [
        ("=_xldudf_SCORE_TB(Crosstable!$F$5:$J$28)", "=SCORE_TB(Crosstable!$F$5:$J$28)"),
        ("=SCORE_TB(A1:B2)", "=SCORE_TB(A1:B2)"),
        ("=@score_tb(A1:B2,3)", "=SCORE_TB(A1:B2,3)"),
        ("=[2]!_xldudf_CHECK_TB(A1:B2)", "=CHECK_TB(A1:B2)"),
        ("='C:\\Add-ins\\other.xla'!_xldudf_CHECK_TB(A1:B2)", "=CHECK_TB(A1:B2)"),
        ("=other.xla!_xldudf_CHECK_TB(A1:B2)", "=CHECK_TB(A1:B2)"),
        (
            '=IF(B2="","",_xldudf_EXPLAIN_TB(\'My event\'!F5:J28,"MM",B2))',
            '=IF(B2="","",EXPLAIN_TB(\'My event\'!F5:J28,"MM",B2))',
        ),
        (
            '=IF(A1="type _xldudf_SOLKOFF(",_xldudf_SOLKOFF(B2:C3,1),"")',
            '=IF(A1="type _xldudf_SOLKOFF(",SOLKOFF(B2:C3,1),"")',
        ),
        ('="_xldudf_SOLKOFF("', ""),
        ("=SUM(A1:A3)", ""),
        ("=MY_SCORE_TB(A1)", ""),
        ("=_xldudf_OTHER_FUNCTION(A1)", ""),
        ("=MODMEDIAN", ""),
    ],
)
def test_a_formula_is_written_as_one_types_it(stored: str, typed: str) -> None:
    assert as_typed(stored) == typed


def test_every_functions_stored_name_is_known() -> None:
    for name in FUNCTIONS:
        assert as_typed(f"=_xldudf_{name}(A1)") == f"={name}(A1)"


def entered(content: bytes) -> tuple[str, dict[tuple[str, int, int], str]]:
    """What the script says of a workbook, and the formulas that it enters, by their cells."""
    with opened(content) as (book, _):
        sentence = asyncio.run(reenter(book))
        actions = book.json()["actions"]
    titles = sheets(content).sheetnames
    assert {action["func"] for action in actions} <= {"setFormula"}
    return sentence, {
        (
            titles[action["sheet_position"]],
            action["start_row"] + 1,
            action["start_column"] + 1,
        ): action["values"][0][0]
        for action in actions
    }


def test_the_script_enters_the_formulas_where_they_stand() -> None:
    content = write_workbook(bham())
    sentence, typed = entered(content)
    stored = {
        (cell.parent.title, cell.row, cell.column): text.replace("_xldudf_", "")
        for cell, text in formulas(content)
        if "_xldudf_" in text
    }
    assert typed == stored
    assert sentence == (
        "Formulas entered: Standings 1, Worksheet 2, Checks 1, Verify 1, Help 1. "
        "Now save the workbook."
    )


def test_the_script_says_when_there_is_nothing_for_it() -> None:
    sentence, typed = entered(write_workbook(bham(), route="plain"))
    assert sentence.startswith("No formula here uses the tie-break functions.")
    assert typed == {}
