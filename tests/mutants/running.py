"""A copy of the project in which one line at a time is changed, and the tests that run there: in a
process of their own, which begins at the end of this file."""

from __future__ import annotations

import gc
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import _lru_cache_wrapper, cached_property
from importlib import import_module
from itertools import accumulate, count
from pathlib import Path
from pkgutil import walk_packages
from time import monotonic
from types import CodeType, FrameType
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants import QUICK, ROOT
from tests.mutants.drawing import Mutant, Source, kept_in

SURVIVED, KILLED, HUNG = "survived", "killed", "hung"
PASSED, NEVER = (0, 5), 124
"""Pytest's exit codes where no test fails, be it that there is none; and one of ours for no end."""

_OFFICE = "#!/bin/sh\necho 'LibreOffice 0.0'\n"
_FAILED = re.compile(r"^(?:FAILED|ERROR) (.*?)(?: - .*)?$", re.MULTILINE)


class Witness(NamedTuple):
    """A test that passes, and the drawn lines that it reaches, by their places in the list."""

    name: str
    seconds: float
    reached: list[int]


def recorded_in(path: Path) -> list[Witness]:
    """The tests of a record; before all, without a name, what runs at import."""
    return [Witness(*json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]


LONGEST = 60.0
"""Seconds, as they were recorded, after which nobody else is asked about a line."""
FIRST = 15
"""So many are asked before the files of the others are collected."""


def asked(place: int, room: str, tests: list[Witness]) -> list[Witness]:
    """The tests of the core and of the room that reach a line, quick ones and near ones first: all
    where it runs at import, before any test, or where no test reaches it in its own process."""
    own = f"tests/{room}/"
    at_import, *rest = tests
    possible = [test for test in rest if test.name.startswith((own, *QUICK))]
    reaching = [test for test in possible if place in test.reached]
    everything = place in at_import.reached or not reaching

    def order(test: Witness) -> tuple[bool, bool, bool, float]:
        far = not test.name.startswith(own)
        return place not in test.reached, test.seconds > 1, far, test.seconds

    ordered = sorted(possible if everything else reaching, key=order)
    until = accumulate(test.seconds for test in ordered)
    return [test for test, seconds in zip(ordered, until, strict=True) if seconds < LONGEST]


class Copy:
    """A copy of what git knows, beside which nothing is changed; LibreOffice is too old there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "project"
        self._moments = count(1)
        names = subprocess.check_output(["git", "ls-files", "-z"], cwd=ROOT).decode().split("\0")
        for name in filter(None, names):
            if (ROOT / name).is_file():
                (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, self.folder / name)
        office = folder / "bin/soffice"
        office.parent.mkdir()
        office.write_text(_OFFICE)
        office.chmod(0o755)

    @cached_property
    def environment(self) -> dict[str, str]:
        unwanted = ("CI", "PYTHONDONTWRITEBYTECODE")  # what did not change is compiled once
        kept = {name: text for name, text in os.environ.items() if name not in unwanted}
        path = os.pathsep.join([str(self.folder.parent / "bin"), kept["PATH"]])
        return {**kept, "PATH": path, "PYTHONPATH": str(self.folder)}

    def record(self, mutants: Path, rooms: set[str], kept: Path) -> None:
        """Keep what runs at import, and what each test of these rooms and of the core reaches."""
        own = {f"tests/{room}" for room in rooms if (ROOT / f"tests/{room}").is_dir()}
        out = self.folder.parent / "reached"
        words = str(mutants.resolve()), str(out), *sorted({*QUICK, *own})
        self._pytest("record", *words, seconds=7200)
        shutil.move(out, kept)

    def fate(self, mutant: Mutant, tests: list[Witness]) -> None:
        """Write into a mutant what becomes of it."""
        path = self.folder / mutant.file
        source = Source(path, self.folder)
        try:
            self._write(path, source.changed(mutant))
            code, out = self._asked(tests[:FIRST])
            if code in PASSED and tests[FIRST:]:
                code, out = self._asked(tests[FIRST:])
        finally:
            self._write(path, source.raw)
        mutant.result = {NEVER: HUNG}.get(code, SURVIVED if code in PASSED else KILLED)
        failed = _FAILED.search(out)
        mutant.test = failed[1] if failed else ""
        folder = "/".join(mutant.test.partition("::")[0].split("/")[:2])
        mutant.folder = folder or "tests" * (mutant.result == KILLED)  # Python crashed

    def _asked(self, tests: list[Witness]) -> tuple[int, str]:
        names = self.folder.parent / "names"
        names.write_text("".join(f"{test.name}\n" for test in tests), encoding="utf-8")
        seconds = 60 + 3 * sum(test.seconds for test in tests)
        return self._pytest("ask", str(names), seconds=seconds)

    def _pytest(self, *words: str, seconds: float) -> tuple[int, str]:
        """The exit code of pytest and what it prints; :data:`NEVER` where it takes longer."""
        with subprocess.Popen(
            [sys.executable, "-m", "tests.mutants.running", *words],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        ) as run:
            try:
                out, _ = run.communicate(timeout=seconds)
            except subprocess.TimeoutExpired:
                os.killpg(run.pid, signal.SIGKILL)
                run.communicate()
                return NEVER, ""
        return run.returncode, out.decode(errors="replace")

    def _write(self, path: Path, content: bytes) -> None:
        """With another time than ever before, so that nothing compiled earlier is taken for it."""
        path.write_bytes(content)
        moment = next(self._moments)
        os.utime(path, (moment, moment))


Functions = set[tuple[str, str]]
"""Files of the program, and functions in them."""


@contextmanager
def called() -> Iterator[Functions]:
    """Give the functions that are called meanwhile; bodies of classes and modules are none."""
    codes: dict[int, CodeType] = {}
    functions: Functions = set()

    def trace(frame: FrameType, event: str, argument: Any) -> None:
        codes[id(frame.f_code)] = frame.f_code

    sys.settrace(trace)
    try:
        yield functions
    finally:
        sys.settrace(None)
        for code in codes.values():
            file = code.co_filename.removeprefix(f"{ROOT}/")
            if file.startswith("xltiebreak/"):
                name = code.co_qualname.replace("<locals>.", "").partition(".<")[0]
                functions.add((file, name))


class Recorded:
    """Each test begins as if it were the first: without what another left in caches."""

    def __init__(self, mutants: Path, out: Path) -> None:
        self.drawn = [(mutant.file, mutant.function) for mutant in kept_in(mutants)]
        self.out = out.open("w", encoding="utf-8", buffering=1)
        self.by_file: dict[Path, Functions] = {}
        with called() as functions:
            import xltiebreak

            for module in walk_packages(xltiebreak.__path__, "xltiebreak."):
                with suppress(ImportError):
                    import_module(module.name)
        self.keep("", 0, functions)

    def keep(self, test: str, seconds: float, functions: Functions) -> None:
        reached = [k for k, function in enumerate(self.drawn) if function in functions]
        print(json.dumps([test, round(seconds, 3), reached]), file=self.out)

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self, collector: pytest.Collector) -> Iterator[None]:
        """Of each test in a file is what the file calls when it is imported."""
        with called() as functions:
            report = yield
        self.by_file[collector.path] = functions
        return report

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """What is slow is asked in rooms that the quick check leaves out."""
        items[:] = [
            item
            for item in items
            if not (item.get_closest_marker("slow") and item.nodeid.startswith(QUICK))
        ]
        caches = [found for found in gc.get_objects() if type(found) is _lru_cache_wrapper]
        self.caches = [
            cache for cache in caches if cache.__module__.startswith(("xltiebreak", "tests"))
        ]

    def pytest_runtest_protocol(self, item: pytest.Item) -> bool:
        from tests.conftest import WRITTEN

        WRITTEN.clear()
        for cache in self.caches:
            cache.cache_clear()
        began = monotonic()
        with called() as functions:
            reports = runtestprotocol(item, log=False, nextitem=None)
        if all(report.passed for report in reports):
            self.keep(item.nodeid, monotonic() - began, functions | self.by_file[item.path])
        return True


class Asked:
    """Leave out all other tests."""

    def __init__(self, names: list[str]) -> None:
        self.places = {name: place for place, name in enumerate(names)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        asked = (item for item in items if item.nodeid in self.places)
        items[:] = sorted(asked, key=lambda item: self.places[item.nodeid])


def main(what: str, *given: str) -> int:
    options = ["-q", "-p", "no:cacheprovider", "--tb=no", f"--basetemp={ROOT.parent}/tests"]
    if what == "record":
        mutants, out, *folders = given
        return pytest.main([*options, *folders], [Recorded(Path(mutants), Path(out))])
    names = Path(given[0]).read_text(encoding="utf-8").splitlines()
    files = dict.fromkeys(name.partition("::")[0] for name in names)
    return pytest.main([*options, "-x", *files], [Asked(names)])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
