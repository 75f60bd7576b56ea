"""The rooms of the package and their floors: an import goes down only, typing imports included.
``xltiebreak/README.md`` draws the same house in words. The core runs on Python 3.9 where
nothing is installed."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import pytest

PACKAGE = Path(__file__).parents[2] / "xltiebreak"

FLOORS = (
    *("event", "rules", "checks", "ranking", "prizefund", "questions", "tables", "verify"),
    *("answers", "functions", "disk", "excel", "libreoffice", "formats", "report", "bulletin"),
    *("page", "scripts", "site", "cli"),
)
"""From the ground up: a room imports from those before it."""

EDGES = {"functions", "excel", "formats", "bulletin", "page"}
"""Rooms with a face: others import what it, their ``__init__``, offers, and nothing behind it."""

OPEN = {
    *("excel.writer", "excel.reader", "excel.book", "excel.event_in", "excel.cells.rows"),
    *("excel.cells.typed_results", "excel.sheets.event_sheet", "excel.setup"),
    *("excel.web_extension", "formats.files", "formats.kinds", "formats.second_files"),
}
"""Files of such rooms that others import themselves, so that none loads what it does not need."""

CORE = {
    *("event", "rules", "checks", "ranking", "prizefund", "questions", "tables", "functions"),
    *("verify", "answers"),
}
"""Rooms that travel into workbooks and into LibreOffice's extension."""

TOP = {"__init__", "__main__"}
"""The files outside the rooms."""


class Import(NamedTuple):
    """One import statement: who imports which module of ours, on which line, how deep."""

    importer: str
    imported: str
    line: int
    inside_a_function: bool

    @property
    def where(self) -> str:
        return f"{self.importer}:{self.line} imports {self.imported}"


def modules() -> dict[str, Path]:
    """Every module of the package by its dotted name without ``xltiebreak.``."""
    files = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        parts = file.relative_to(PACKAGE).with_suffix("").parts
        files[".".join(parts[:-1] if parts[-1] == "__init__" and parts[:-1] else parts)] = file
    return files


MODULES = modules()


@cache
def imports(name: str) -> list[Import]:
    """The imports of our own modules in a file; the module itself where a name is one."""
    pairs = []
    waiting: list[tuple[ast.AST, bool]] = [(ast.parse(MODULES[name].read_bytes()), False)]
    while waiting:
        node, inside = waiting.pop()
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("xltiebreak"):
            module = (node.module or "").removeprefix("xltiebreak").removeprefix(".")
            for alias in node.names:
                inner = f"{module}.{alias.name}".lstrip(".")
                imported = inner if inner in MODULES else module or "__init__"
                pairs.append(Import(name, imported, node.lineno, inside))
        elif isinstance(node, (ast.Module, ast.stmt, ast.excepthandler, ast.match_case)):
            inside = inside or isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
            waiting += [(child, inside) for child in ast.iter_child_nodes(node)]
    return pairs


def every_import() -> Iterator[Import]:
    return chain.from_iterable(map(imports, MODULES))


def room(module: str) -> str:
    return module.split(".", maxsplit=1)[0]


def test_every_file_is_in_a_room() -> None:
    assert {room(name) for name in MODULES} - TOP == set(FLOORS)


def test_an_import_goes_down_only() -> None:
    floor = {name: height for height, name in enumerate(FLOORS)}
    upwards = [
        imported.where
        for imported in every_import()
        if room(imported.importer) in floor
        and room(imported.imported) in floor
        and floor[room(imported.imported)] > floor[room(imported.importer)]
    ]
    assert upwards == []


def test_no_edge_looks_behind_the_face_of_another() -> None:
    behind = [
        imported.where
        for imported in every_import()
        if room(imported.imported) in EDGES
        and room(imported.importer) != room(imported.imported)
        and room(imported.importer) not in TOP
        and "." in imported.imported
        and imported.imported not in OPEN
    ]
    assert behind == []


def test_there_are_no_circles() -> None:
    """Not even by imports that only a type checker reads."""
    below: dict[str, set[str]] = {name: set() for name in MODULES}
    for imported in every_import():
        if imported.imported in below and imported.imported != imported.importer:
            below[imported.importer].add(imported.imported)
    left = dict(below)
    while free := [name for name, needs in left.items() if not needs & left.keys()]:
        for name in free:
            del left[name]
    in_circles = {name: sorted(needs & left.keys()) for name, needs in left.items()}
    assert in_circles == {}


def test_a_late_import_says_why() -> None:
    """Start-up time is the one reason to import inside a function, said on the line."""
    lines = {name: file.read_text("utf-8").splitlines() for name, file in MODULES.items()}
    silent = [
        line.where
        for line in every_import()
        if line.inside_a_function and "# late:" not in lines[line.importer][line.line - 1]
    ]
    assert silent == []


def test_the_core_imports_the_standard_library_and_the_core_only() -> None:
    """So that it runs inside LibreOffice and in a workbook; what a type checker reads, too."""
    others = [f"{line.where}" for line in every_import() if room(line.importer) in CORE
              if room(line.imported) not in {*CORE, "__init__"}]  # fmt: skip
    for name, file in MODULES.items():
        for node in ast.walk(ast.parse(file.read_bytes())) if room(name) in CORE else ():
            modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{name} imports relatively"
                modules = [node.module or ""]
            tops = {module.partition(".")[0] for module in modules} - {"xltiebreak"}
            others += [f"{name} imports {top}" for top in tops - sys.stdlib_module_names]
    assert others == []


def test_the_page_in_a_browser_asks_the_core_and_what_reads_and_writes_files() -> None:
    """And nothing else from outside: what it imports has to be brought into the browser."""
    allowed = {*CORE, "__init__", "formats", "excel", "bulletin", "page", "scripts", "site"}
    asked = {line.imported for line in every_import() if room(line.importer) == "site"}
    assert {room(module) for module in asked} <= allowed
    for name in MODULES:
        for node in ast.walk(ast.parse(MODULES[name].read_bytes())) if room(name) == "site" else ():
            modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            modules += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            tops = {module.partition(".")[0] for module in modules}
            assert tops <= {"xltiebreak", *sys.stdlib_module_names}


FILES = [file for name, file in MODULES.items() if room(name) in CORE]


def test_the_core_is_where_this_test_looks() -> None:
    assert len(FILES) >= 55


def test_the_core_works_where_nothing_is_installed() -> None:
    """As inside LibreOffice: an isolated Python without site-packages."""
    program = f"""
import sys
sys.path.insert(0, {str(PACKAGE.parent)!r})
from importlib import import_module
for name in {sorted(CORE)!r}:
    import_module("xltiebreak." + name)
from xltiebreak.event.section import Crosstable, Player, Section
from xltiebreak.event.letters import read
from xltiebreak.ranking.standings import standings
rows = tuple((read(cell),) for cell in ("W2", "L1"))
made = Section("Open", (Player(1), Player(2)), Crosstable((1, 2), rows))
print([row.player.number for row in standings(made).rows])
edges = sorted(name for name in sys.modules if name.startswith("xltiebreak.")
               and name.split(".")[1] not in {sorted(CORE)!r})
print(edges)
"""
    ran = subprocess.run(
        [sys.executable, "-I", "-S", "-W", "error", "-c", program],
        capture_output=True,
        text=True,
        check=False,
    )

    assert ran.stderr == ""
    assert ran.stdout.splitlines() == ["[1, 2]", "[]"]


def too_new(*files: Path) -> str:
    """What vermin finds that Python 3.9 does not have; empty if nothing."""
    ran = subprocess.run(
        [
            sys.executable,
            "-c",
            "from vermin import main; main()",
            "-t=3.9-",
            "--violations",
            "--no-tips",
            *("--exclude", "typing.Unpack"),  # which type checkers alone import
            *map(str, files),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    return ran.stdout + ran.stderr if ran.returncode else ""


@pytest.mark.slow
def test_the_core_keeps_to_python_39() -> None:
    assert too_new(*FILES) == ""


@pytest.mark.slow
@pytest.mark.parametrize(
    "text", ["match 1:\n    case 1: pass\n", "import tomllib\n", "list(zip([], [], strict=True))\n"]
)
def test_what_is_too_new_would_be_noticed(text: str, tmp_path: Path) -> None:
    (tmp_path / "new.py").write_text(text)

    assert too_new(tmp_path / "new.py") != ""
