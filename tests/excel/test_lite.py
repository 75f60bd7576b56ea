"""The main.py for xlwings Lite, run by a bare Python with a stand-in for xlwings: what it takes
along, what it gives, and how a script reads the workbook that is open."""

from __future__ import annotations

import ast
import asyncio
import base64
import hashlib
import inspect
import io
import json
import re
import subprocess
import sys
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import xlsxwriter  # type: ignore[import-untyped]

from examples.build import PASTED, bham
from tests.cases import Case, cases, cases_in, lines
from tests.command import ROOT
from tests.excel.lite_book import opened
from tests.excel.workbooks import formulas, sheets
from tests.make.files import read_workbook, write_workbook
from tests.make.kinds import KINDS, drawn
from tests.nightly import by_day
from xltiebreak import Event, TieBreakError, __version__
from xltiebreak.excel import udfs
from xltiebreak.excel.book import as_typed, read_book_of_lite, reenter
from xltiebreak.excel.web_extension import CORE, files_of, main_module
from xltiebreak.functions import FUNCTIONS
from xltiebreak.scripts import lite
from xltiebreak.scripts.buttons import BUTTONS

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


def run(program: str, *arguments: str) -> Any:
    """What a Python without any installed package prints as JSON; warnings are errors."""
    ran = subprocess.run(
        [sys.executable, "-I", "-S", "-W", "error", "-c", STAND_IN + program, *arguments],
        capture_output=True,
        text=True,
        check=False,
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
    assert {*imported} - {*sys.stdlib_module_names} == {"xltiebreak", "xlwings", "__main__"}


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
    assert where.startswith('  File "xltiebreak.')
    path = where.split('"')[1].replace(".", "/")
    assert code.strip() in (PROJECT / f"{path}.py").read_text("utf-8")


@pytest.mark.parametrize("line", lines("excel/typed_formulas.txt"))
def test_a_formula_is_written_as_one_types_it(line: str) -> None:
    stored, _, typed = line.partition(" =>")
    assert as_typed(stored) == typed.strip()


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


def imported(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Each name of ours that a file imports, with its module; not what only a type checker does."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("xltiebreak"):
            yield from ((str(node.module), alias.name) for alias in node.names)
        yield from imported(node)


def missing(texts: Mapping[str, str], at_the_door: Collection[str] = ()) -> list[str]:
    """The modules of ours that these files import and that are not among them; the names that the
    doors of rooms offer late lead to files, too, but ``at_the_door`` for those who are outside."""
    there = {name.removesuffix(".py").removesuffix("/__init__") for name in texts}
    modules = {name.replace("/", ".") for name in there}
    late = {
        f"{path.removesuffix('/__init__.py').replace('/', '.')}.{name}": file
        for path, text in texts.items()
        if path.endswith("/__init__.py")
        and (match := re.search(r"^_FILES = (\{.*?^\})", text, re.M | re.S))
        for file, names in ast.literal_eval(match[1]).items()
        for name in names
    }
    lost = []
    for path, text in texts.items():
        for module, name in imported(ast.parse(text)) if path.endswith(".py") else ():
            behind = late.get(f"{module}.{name}")
            needed = f"{module}.{behind}" if behind else module
            if needed not in modules and path not in at_the_door:
                lost.append(f"{path}: {needed}")
    return lost


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The files that main.py unpacks as its head says."""
    folder = tmp_path_factory.mktemp("unpacked")
    (folder / "main.py").write_text(main_of_today(), encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-I", "-S", folder / "main.py", folder / "files"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stderr.endswith(" files unpacked\n")
    return {
        path.relative_to(folder / "files").as_posix(): path.read_text(encoding="utf-8")
        for path in (folder / "files").rglob("*.*")
    }


def test_files_travel_whole_and_as_they_are(unpacked: Mapping[str, str]) -> None:
    shipped = unpacked["xltiebreak/disk/shipped.py"]
    assert shipped.startswith("import tomllib\nFILES = ")
    others = {path: text for path, text in unpacked.items() if text != shipped}
    assert others == {path: (ROOT / path).read_text(encoding="utf-8") for path in others}
    assert {*files_of(CORE)} <= {*others}


def test_nothing_that_is_imported_is_missing(unpacked: Mapping[str, str]) -> None:
    assert missing(unpacked) == []
    without = {path: text for path, text in unpacked.items() if "/ranking/places" not in path}
    assert "xltiebreak/ranking/standings.py: xltiebreak.ranking.places" in missing(without)


def test_what_a_button_imports_by_its_name_is_there(unpacked: Mapping[str, str]) -> None:
    from xltiebreak.formats.kinds import FORMATS
    from xltiebreak.scripts.buttons import KINDS

    kinds = [FORMATS[code] for code in KINDS.values()]
    named = {name.partition(":")[0] for kind in kinds for name in kind[3:5] if name}
    assert {f"xltiebreak/{name.replace('.', '/')}.py" for name in named} <= {*unpacked}


def test_the_head_states_the_checksum_of_what_is_packed() -> None:
    head, _, rest = main_of_today().partition("PACKED = '''\n")
    packed = base64.b85decode(rest.partition("'''")[0].replace("\n", ""))
    assert hashlib.sha256(packed).hexdigest() in head


def test_the_core_is_read_by_the_oldest_python_that_runs_it() -> None:
    for path, text in files_of(CORE).items():
        ast.parse(text if path.endswith(".py") else "", path, feature_version=(3, 9))


BOOKS = [*sorted((ROOT / "examples").rglob("*.xlsx")), ROOT / "templates" / "roundrobin-lite.xlsx"]


def outcome(read: Callable[[], Event]) -> Event | str:
    """What is read, or the words with which it is refused."""
    try:
        return read()
    except TieBreakError as error:
        return str(error)


def in_lite(content: bytes) -> Event | str:
    """What a script of xlwings Lite reads of an open workbook."""
    with opened(content) as (book, _):
        return outcome(lambda: asyncio.run(read_book_of_lite(book)))


def read_alike(content: bytes) -> Event | str:
    """What is read of a workbook's file, and in xlwings Lite as well."""
    of_the_file = outcome(lambda: read_workbook(content, "event.xlsx"))
    assert in_lite(content) == of_the_file
    return of_the_file


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.name)
def test_every_workbook_of_ours_is_read_as_its_file(path: Path) -> None:
    assert isinstance(read_alike(path.read_bytes()), Event)


@pytest.mark.parametrize("kind", KINDS)
def test_what_somebody_types_is_read_as_its_file(kind: str) -> None:
    """On a bare sheet, and into a workbook of ours."""
    for made in drawn(by_day(1, night=6), kind):
        event = read_alike(made.content)
        if kind in ("respelled", "matches"):
            assert isinstance(event, Event)
            read_alike(write_workbook(event, route="lite"))


EVENT: list[list[Any]] = [
    ["No.", "Name", "R1", "R2"],
    [1, "Abel", "W2", "D3"],
    [2, "Bea", "L1", "W4"],
    [3, "Cy", "W4", "D1"],
    [4, "Di", "L3", "L2"],
]


def typed_by_hand(table: Sequence[Sequence[Any]], make: Any = None) -> bytes:
    """A plain workbook with a crosstable; ``make`` does something to it."""
    file = io.BytesIO()
    with xlsxwriter.Workbook(file, {"strings_to_formulas": False}) as book:
        sheet = book.add_worksheet("Crosstable 1")
        for row, line in enumerate(table):
            sheet.write_row(row, 0, line)
        if make:
            make(book, sheet)
    return file.getvalue()


def done(case: Case) -> Callable[[Any, Any], None]:
    """What a text does to a workbook: methods of xlsxwriter with their arguments as JSON."""

    def make(book: Any, sheet: Any) -> None:
        for _, line in case.lines:
            method, _, arguments = line.partition(" ")
            given = [
                book.add_format(one) if "num_format" in str(one) else one
                for one in json.loads(f"[{arguments}]")
            ]
            answer = getattr(book if hasattr(book, method) else sheet, method)(*given)
            sheet = answer if method == "add_worksheet" else sheet

    return make


@pytest.mark.parametrize("case", cases("excel/made_of_cells.txt"))
def test_what_excel_makes_of_cells_is_read_as_in_the_file(case: Case) -> None:
    read_alike(typed_by_hand(EVENT, done(case)))


def test_a_date_made_of_a_result_is_told_although_lite_gives_a_number() -> None:
    [dates, *_] = cases_in(Path(__file__).with_name("made_of_cells.txt"))
    event = in_lite(typed_by_hand(EVENT, done(dates)))
    assert isinstance(event, Event)
    faults = [(fault.code, fault.where) for fault in event.sections[0].faults]
    assert faults == [("date-cell", "Crosstable 1!C2"), ("date-cell", "Crosstable 1!D4")]


def test_a_workbook_with_too_many_cells_is_refused() -> None:
    with opened(typed_by_hand(EVENT)) as (book, client):
        client.sheets["Crosstable 1"].formats[9000, 400] = "@"
        refused = outcome(lambda: asyncio.run(read_book_of_lite(book)))
    assert "more than 3,000,000 cells" in str(refused)
