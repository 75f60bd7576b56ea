"""A copy of the project in which one line at a time is changed, and the tests that run there."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import cached_property
from itertools import count
from pathlib import Path
from time import monotonic

from tests.mutants import ROOT
from tests.mutants.drawing import Mutant, Source

QUICK = [line for line in (ROOT / "tests/quick.txt").read_text().splitlines() if line]
SURVIVED, KILLED, HUNG = "survived", "killed", "hung"
PASSED, NEVER = (0, 5), 124
"""Pytest's exit codes where no test fails, be it that there is none; and one of ours for no end."""

_OFFICE = "#!/bin/sh\necho 'LibreOffice 0.0'\n"
_FAILED = re.compile(r"^(?:FAILED|ERROR) (.*?)(?: - .*)?$", re.MULTILINE)
Tests = tuple[str, ...]
"""What pytest is asked: the marker, and the folders."""


def stages(room: str) -> Iterator[Tests]:
    """The tests of a room, those of the core, and what is slow in a room beside the core."""
    own = f"tests/{room}"
    has_own = (ROOT / own).is_dir()
    if has_own:
        yield "not slow", own
    yield "not slow", *(folder for folder in QUICK if folder != own)
    if has_own and own not in QUICK:
        yield "slow", own


class Copy:
    """A copy of what git knows, beside which nothing is changed; LibreOffice is too old there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "project"
        self._moments = count(1)
        self._known: dict[Tests, tuple[float, list[str]]] = {}
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

    def fate(self, mutant: Mutant) -> None:
        """Write into a mutant what becomes of it."""
        mutant.result = SURVIVED
        for tests in stages(mutant.room):
            seconds, failing = self._expected(tests)
            path = self.folder / mutant.file
            source = Source(path, self.folder)
            try:
                self._write(path, source.changed(mutant))
                code, out = self._asked(tests, "-x", *failing, seconds=30 + 3 * seconds)
            finally:
                self._write(path, source.raw)
            if code not in PASSED:
                mutant.result = HUNG if code == NEVER else KILLED
                failed = _FAILED.search(out)
                mutant.test = failed[1] if failed else ""
                mutant.folder = "/".join(mutant.test.partition("::")[0].split("/")[:2])
                return

    def _expected(self, tests: Tests) -> tuple[float, list[str]]:
        """How long they take without a change, and options that leave out what fails anyway."""
        if tests not in self._known:
            began = monotonic()
            _, out = self._asked(tests, seconds=3600)
            seconds, failing = monotonic() - began, _FAILED.findall(out)
            print(f"{tests}: {seconds:.0f} s, left out: {failing}", flush=True)
            self._known[tests] = seconds, [f"--deselect={test}" for test in failing]
        return self._known[tests]

    def _asked(self, tests: Tests, *options: str, seconds: float) -> tuple[int, str]:
        """The exit code of pytest and what it prints; :data:`NEVER` where it takes longer."""
        marker, *folders = tests
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--tb=no"]
        with subprocess.Popen(
            [*command, *options, "-m", marker, *folders],
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
