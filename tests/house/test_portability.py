"""The core runs on Python 3.9 where nothing is installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.test_rooms import CORE, MODULES, PACKAGE, room

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
