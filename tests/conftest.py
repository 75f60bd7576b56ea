"""What all tests share: the command line, and examples that are the same on every run."""

from __future__ import annotations

import gc
import os
import shutil
from collections.abc import Mapping
from functools import lru_cache, wraps
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers

if TYPE_CHECKING:
    from tests.cases import Stage
    from tests.command import Command
    from tests.libreoffice.office import Office
    from xltiebreak import Event
    from xltiebreak.formats.kinds import Format

KNOWN = Path(__file__).parent / "data/known"
COMMON: dict[str, Any] = {
    "deadline": None,
    "database": None,
    "suppress_health_check": [HealthCheck.too_slow],
}
settings.register_profile("steady", derandomize=True, max_examples=12, **COMMON)
settings.register_profile("nightly", max_examples=300, print_blob=True, **COMMON)
"""The same examples on every run, and others every night: ``HYPOTHESIS_PROFILE=nightly`` or
``--hypothesis-profile nightly``."""


def pytest_configure(config: pytest.Config) -> None:
    """Elsewhere a test that needs an application is skipped without it; CI has to have it."""
    for application in ("soffice", "pdftotext", "node", "chromium"):
        if os.environ.get("CI") and not shutil.which(application):
            pytest.exit(f"CI is set, but there is no {application}", returncode=1)
    profile = config.getoption("--hypothesis-profile") or os.environ.get("HYPOTHESIS_PROFILE")
    if folder := os.environ.get("OFFICE_FILES"):
        from tests.validator.keeping import keep_office_files

        keep_office_files(Path(folder))
    if hasattr(config, "workerinput") or not config.getoption("numprocesses"):
        remember_workbooks()  # whoever hands out tests to others imports nothing
        remember_events()
    settings.load_profile(profile or "steady")
    if settings().derandomize:  # or they change with what is imported, and with its numbers
        vars(providers)["is_local_module_file"] = lambda path: False


WRITTEN: dict[tuple[object, ...], bytes] = {}
"""Workbooks that many tests ask for: each is written once in a process."""


def remember_workbooks() -> None:
    """From now on return the same workbook for the same event; ``__wrapped__`` writes it anew."""
    from xltiebreak.excel import writer

    write = writer.write_workbook

    @wraps(write)
    def remembered(event: Event, *, route: str = "lite", **asked: bool) -> bytes:
        key = repr(event), route, *asked.items()
        if key not in WRITTEN:
            WRITTEN[key] = write(event, route=route, **asked)
        return WRITTEN[key]

    writer.write_workbook = remembered


def remember_events() -> None:
    """From now on read the same file once, whichever commands and tests are given it."""
    from xltiebreak.formats.kinds import FORMATS, Format

    read = Format.read

    @lru_cache(maxsize=1024)
    def read_once(code: str, content: bytes, name: str) -> Event:
        return read(FORMATS[code], content, name)

    def remembered(kind: Format, content: bytes | Mapping[str, bytes], name: str) -> Event:
        if isinstance(content, bytes):
            return read_once(kind.code, content, name)
        return read(kind, content, name)

    Format.read = remembered  # type: ignore[assignment, method-assign]


LONGEST = ("tests/site/test_in_a_browser.py", "tests/excel/test_stories.py", "tests/page/browser")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest files, so that at the end nobody waits for the one who has them."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """While a slow test waits for LibreOffice, Node or Chromium, another one has its processor."""
    return (os.cpu_count() or 1) + ("not slow" not in config.getoption("markexpr"))


def pytest_collection_finish() -> None:
    """Leave what thousands of tests have collected out of each search for garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 20, 100)


@pytest.fixture
def xltiebreak(capsys: pytest.CaptureFixture[str]) -> Command:
    """``xltiebreak("standings", path)`` → its exit code and what it printed."""

    from tests.command import Run
    from xltiebreak.cli import main

    def run(*arguments: object) -> Run:
        capsys.readouterr()
        with pytest.raises(SystemExit) as stopped:
            main([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        code = stopped.value.code
        assert isinstance(code, int)
        return Run(code, printed.out, printed.err)

    return run


@pytest.fixture
def tmp_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of its own; pytest's looks through all others for each of thousands."""
    folder = tmp_path_factory.getbasetemp() / f"{next(FOLDERS)}"
    folder.mkdir()
    return folder


FOLDERS = count()


@pytest.fixture
def stage(xltiebreak: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Stage:
    from tests.cases import Stage

    monkeypatch.chdir(tmp_path)
    return Stage(tmp_path, xltiebreak)


@pytest.fixture
def bham(tmp_path: Path) -> Path:
    """The BHAM event of source 001 with colours, as a plain CSV file."""
    path = tmp_path / "bham.csv"
    path.write_bytes((KNOWN / "bham.csv").read_bytes())
    return path


@pytest.fixture
def two_sections(tmp_path: Path) -> Path:
    """Sections Open and U1200 with a player 1 each; Hart is in both, Hartley in the Open only.

    A total of U1200 is wrong.
    """
    from tests.cases import book

    path = tmp_path / "two.xlsx"
    path.write_bytes(book((KNOWN / "two.xlsx.txt").read_text(encoding="utf-8").splitlines()))
    return path


@pytest.fixture(scope="session")
def office() -> Office:
    """One LibreOffice with our extension for the tests of a process; each closes what it opened."""
    from tests.libreoffice.office import the_office

    return the_office()


@pytest.fixture(scope="session")
def bare_office(office: Office) -> Office:
    """The same for tests that ask for nothing of ours in it."""
    return office
