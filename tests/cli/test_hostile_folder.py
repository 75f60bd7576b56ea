"""Nothing beside the event runs: not in ``python -m xltiebreak``, whatever the files are called."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest

from tests.command import ROOT
from tests.disk.test_writing import needs_posix

PYTHON = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
SPY = """import sys
open({log!r}, "a").write({name!r} + "\\n")
sys.exit(9)
"""
COMMANDS = {
    "check": ["check", "event.csv"],
    "standings": ["standings", "event.csv"],
    "json": ["standings", "event.csv", "--format", "json"],
    "explain": ["explain", "event.csv", "Cedar"],
    "why": ["why", "event.csv", "Ash", "Birch"],
    "convert": ["convert", "event.csv", "out.xlsx"],
    "bulletin": ["bulletin", "event.csv", "-o", "out.docx"],
    "club": ["bulletin", "event.csv", "-o", "out.docx", "--template", "club.docx"],
    "page": ["page", "event.csv", "-o", "out.html"],
    "new": ["new", "out.xlsm", "--for", "classic"],
    "help": ["--help"],
    "wrong": ["standigns", "event.csv"],
}


def run(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**PYTHON, "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@cache
def python_itself() -> frozenset[str]:
    """What Python has imported before it runs any module, from wherever that is."""
    ran = subprocess.run(
        [sys.executable, "-c", "import runpy, sys; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    return frozenset(name.partition(".")[0] for name in ran.stdout.split())


@cache
def names() -> Sequence[str]:
    """The standard library and all that is installed; ours cannot be told from another of its
    name."""
    installed = {
        entry.name.partition(".")[0]
        for folder in sys.path
        if folder.endswith("-packages")
        for entry in Path(folder).iterdir()
    }
    known = {*sys.stdlib_module_names, *installed, "xlwings", "tests", "examples", "sitecustomize"}
    return sorted(name for name in known - python_itself() - {"xltiebreak"} if name.isidentifier())


@pytest.fixture
def hostile(bham: Path) -> Iterator[Path]:
    """The folder of an event, with a file for every module there is, each of which says it ran."""
    folder = bham.parent
    bham.rename(folder / "event.csv")
    (folder / "club.docx").write_bytes((ROOT / "templates" / "bulletin.docx").read_bytes())
    assert {"click", "json", "typing", "__future__", "docx", "re"} <= set(names())
    for name in names():
        spy = SPY.format(log=str(folder / "ran"), name=name)
        (folder / f"{name}.py").write_text(spy, encoding="utf-8")
    yield folder
    assert not (folder / "ran").exists(), (folder / "ran").read_text()


@pytest.mark.slow
@pytest.mark.parametrize("name", COMMANDS)
def test_no_module_beside_the_event_runs(hostile: Path, name: str) -> None:
    ran = run(hostile, "-m", "xltiebreak", *COMMANDS[name])

    assert (ran.returncode, "Traceback" in ran.stderr) == (2 if name == "wrong" else 0, False)


def test_with_an_option_of_pythons_not_even_its_own_beginnings_run(hostile: Path) -> None:
    """Which it imports before any of ours; so does the command that is installed."""
    for name in ("importlib", "types", "contextlib", "runpy", "xltiebreak"):
        spy = SPY.format(log=str(hostile / "ran"), name=name)
        (hostile / f"{name}.py").write_text(spy, encoding="utf-8")

    assert run(hostile, "-P", "-m", "xltiebreak", "check", "event.csv").returncode == 0
    assert not (hostile / "ran").exists()


def test_the_modules_would_run(hostile: Path) -> None:
    ran = run(hostile, "-c", "import click")

    assert (ran.returncode, (hostile / "ran").read_text()) == (9, "click\n")
    (hostile / "ran").unlink()


def test_a_folder_of_the_name_is_no_package(hostile: Path) -> None:
    (hostile / "xltiebreak").mkdir()

    assert run(hostile, "-m", "xltiebreak", "check", "event.csv").returncode == 0


def test_a_path_that_somebody_chose_stays(bham: Path) -> None:
    """PYTHONSAFEPATH keeps the folder off; who names it in PYTHONPATH wants it."""
    (bham.parent / "click.py").write_text("raise SystemExit('chosen')")
    check = ("-m", "xltiebreak", "check", "bham.csv")
    both = os.pathsep.join([str(bham.parent), str(ROOT)])

    assert run(bham.parent, *check, PYTHONSAFEPATH="1").returncode == 0
    assert run(bham.parent, *check, PYTHONSAFEPATH="1", PYTHONPATH=both).stderr == "chosen\n"


def test_a_script_keeps_its_folder(tmp_path: Path) -> None:
    """Whoever imports xltiebreak imports his own modules, too, run by name or not."""
    (tmp_path / "mine.py").write_text("import xltiebreak\nimport beside\n")
    (tmp_path / "beside.py").write_text("print('here')\n")

    for how in (["-m", "mine"], ["mine.py"], ["-c", "import mine"]):
        assert run(tmp_path, *how).stdout == "here\n", how


def test_the_checkout_works_from_its_own_folder() -> None:
    assert "xltiebreak" in run(ROOT, "-m", "xltiebreak", "--version", PYTHONPATH="").stdout


@needs_posix
def test_a_folder_that_is_gone_is_no_traceback(tmp_path: Path) -> None:
    restart = [sys.executable, "-m", "xltiebreak", "--version"]
    program = f"import os; os.rmdir({str(tmp_path)!r}); os.execv({restart[0]!r}, {restart!r})"

    assert run(tmp_path, "-c", program).returncode == 0
