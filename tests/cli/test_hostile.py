"""Nothing beside the event runs, whatever the files are called; what a terminal would obey stays
out of what is said; and numbers without end, wherever they stand."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest

from tests.cases import KNOWN, lines
from tests.command import READING, ROOT, Command
from tests.disk.test_writing import needs_posix
from tests.formats.bombs import workbook

pytestmark = pytest.mark.slow

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


NAME = "spring\x1b[31m\n\x9b1m\u202e\u2028\x07\u200e\u200f\u061copen"
OBEYED = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]"
)
ENDLESS = "9" * 5_000


not_on_windows = pytest.mark.skipif(sys.platform == "win32", reason="no file there is called so")


@not_on_windows
@pytest.mark.parametrize(
    "command",
    [
        *READING,
        *("check {} --json", "standings {} --format csv", "standings {} --format json"),
        *("standings {} --section none", "explain {} nobody", "verify {} --columns {}"),
        *("bulletin {} -o {}.pdf", "bulletin {} --template {}", "page {} -o {}.html"),
        *("convert {} {}.xlsx", "convert {} {}.odd", "new {}.xlsx --from {}", "excel {}", "{}"),
    ],
)
@pytest.mark.parametrize("suffix", [".csv", ".xlsx", ".none", ""])
def test_no_name_of_a_file_reaches_the_terminal_as_it_is(
    xltiebreak: Command,
    command: str,
    suffix: str,
    tmp_path: Path,
    bham: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = tmp_path / f"{NAME}{suffix}"
    if suffix == ".csv":
        path.write_bytes(bham.read_bytes())
    elif suffix == ".xlsx":
        path.write_bytes(workbook())
    elif not suffix:
        path.mkdir()
    monkeypatch.chdir(tmp_path)
    run = xltiebreak(*(word.format(path.name) for word in command.split()))
    assert not OBEYED.search(run.out + run.err)
    assert run.code in (0, 1, 2)


@not_on_windows
def test_a_page_is_not_called_so_either(xltiebreak: Command, tmp_path: Path) -> None:
    path = tmp_path / f"{NAME}.csv"
    path.write_bytes((KNOWN / "teams.csv").read_bytes())
    page = tmp_path / "page.html"
    assert xltiebreak("page", path, "-o", page).code == 0
    assert not OBEYED.search(page.read_text())


@pytest.mark.parametrize("case", lines("cli/endless.txt"))
def test_a_number_without_end_ends_in_a_sentence(
    xltiebreak: Command, case: str, bham: Path
) -> None:
    commands, change = case.split(" :: ")
    change = change.replace("{,}", "1," * 5_000 + "1").replace("{}", ENDLESS).replace("\\n", "\n")
    old, _, new = change.partition(" => ")
    bham.write_text(
        bham.read_text().replace(old, new, 1) if new else f"{change}\n{bham.read_text()}"
    )
    for command in commands.split():
        run = xltiebreak(command, bham)
        assert run.code in (0, 1, 2)
        assert len(run.out + run.err) < 5_000


def test_a_number_without_end_is_refused_as_an_argument(xltiebreak: Command, bham: Path) -> None:
    for arguments in (
        ("explain", bham, ENDLESS),
        ("whatif", bham, f"R1 {ENDLESS}-2 1-0"),
        ("standings", bham, "--lots", ENDLESS),
        ("byhand", "SOLK", "--opponents", f"1,{ENDLESS}"),
    ):
        run = xltiebreak(*arguments)
        assert (run.code, run.out) == (2, "")
        assert "holds a number of more than 255 figures" in run.err
