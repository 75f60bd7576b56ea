"""The core runs on Python 3.9 with the standard library alone, and knows no edge."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "xltiebreak"
CORE = [
    "event",
    "rules",
    "checks",
    "ranking",
    "prizefund",
    "questions",
    "tables",
    "functions",
    "verify",
]
FILES = sorted(
    file
    for name in CORE
    for file in (
        [PACKAGE / f"{name}.py"]
        if (PACKAGE / f"{name}.py").exists()
        else (PACKAGE / name).rglob("*.py")
    )
)


def imported(file: Path) -> set[str]:
    """Every module that a file imports, those under TYPE_CHECKING too."""
    names = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file.name} imports relatively"
            inside = node.module == "xltiebreak"
            names |= {f"xltiebreak.{one.name}" for one in node.names} if inside else {node.module}
    return names


def test_the_core_is_where_this_test_looks() -> None:
    assert len(FILES) >= 55


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_a_file_of_the_core_imports_the_standard_library_and_the_core_only(file: Path) -> None:
    for module in imported(file):
        top, _, rest = module.partition(".")
        if top == "xltiebreak":
            assert rest.split(".")[0] in {*CORE, "__version__"}, f"{file.name} imports {module}"
        else:
            assert top in sys.stdlib_module_names, f"{file.name} imports {module}"


def test_the_core_works_where_nothing_is_installed() -> None:
    """As inside LibreOffice: an isolated Python without site-packages."""
    program = f"""
import sys
sys.path.insert(0, {str(PACKAGE.parent)!r})
from importlib import import_module
for name in {CORE!r}:
    import_module("xltiebreak." + name)
from xltiebreak.event.section import Crosstable, Player, Section
from xltiebreak.event.notation import DIALECTS, read_cell
from xltiebreak.ranking.standings import standings
rows = tuple((read_cell(cell, DIALECTS["us"]),) for cell in ("W2", "L1"))
made = Section("Open", (Player(1), Player(2)), Crosstable((1, 2), rows))
print([row.player.number for row in standings(made).rows])
edges = sorted(name for name in sys.modules if name.startswith("xltiebreak.")
               and name.split(".")[1] not in {CORE!r})
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
