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

from tests.mutants import QUICK, ROOT
from tests.mutants.drawing import Mutant, Source

SURVIVED, KILLED, HUNG = "survived", "killed", "hung"
PASSED, NEVER = (0, 5), 124
"""Pytest's exit codes where no test fails, be it that there is none; and one of ours for no end."""
LONGEST = 1800
"""Seconds for one folder, or for the quick check."""

_OFFICE = "#!/bin/sh\necho 'LibreOffice 0.0'\n"
_FAILED = re.compile(r"^(?:FAILED|ERROR) (.*?)(?: - .*)?$", re.MULTILINE)


_ELSEWHERE = {"report": ["tests/bulletin", "tests/page"]}
"""Where a room is tested that has no folder of tests of its own."""


def asked(room: str) -> Iterator[list[str]]:
    """Yield the words that pytest is given, one run after the other: the tests of the room, slow
    ones only if the quick check leaves the room out, then the quick check."""
    own = f"tests/{room}"
    if room in _ELSEWHERE:
        yield _ELSEWHERE[room]
    elif (ROOT / own).is_dir():
        yield [own, "-m", "not slow"] if own in QUICK else [own]
    yield [*(folder for folder in QUICK if folder != own), "-m", "not slow"]


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

    def fate(self, mutant: Mutant) -> None:
        """Write into a mutant what becomes of it."""
        path = self.folder / mutant.file
        source = Source(path, self.folder)
        code, out = 0, ""
        try:
            self._write(path, source.changed(mutant))
            for words in asked(mutant.room):
                if code in PASSED:
                    code, out = self._pytest(words)
        finally:
            self._write(path, source.raw)
        mutant.result = {NEVER: HUNG}.get(code, SURVIVED if code in PASSED else KILLED)
        failed = _FAILED.search(out)
        mutant.test = failed[1] if failed else ""
        folder = "/".join(mutant.test.partition("::")[0].split("/")[:2])
        mutant.folder = folder or "tests" * (mutant.result == KILLED)  # Python crashed

    def _pytest(self, words: list[str]) -> tuple[int, str]:
        """The exit code of pytest and what it prints; :data:`NEVER` where it takes longer."""
        options = ("-x", "-q", "-n", "auto", "-p", "no:cacheprovider", "--tb=no")
        with subprocess.Popen(
            [sys.executable, "-m", "pytest", *options, *words],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        ) as run:
            try:
                out, _ = run.communicate(timeout=LONGEST)
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
