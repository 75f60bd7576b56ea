"""LibreOffice on this computer: where its programs are, and what they report."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

_PROGRAMS = ("soffice", "libreoffice")
_USUAL_PLACES = (
    "/Applications/LibreOffice.app/Contents/MacOS/soffice",
    r"C:\Program Files\LibreOffice\program\soffice.exe",
    r"C:\Program Files (x86)\LibreOffice\program\soffice.exe",
)
_PACKAGE_MANAGERS = ("unopkg.com", "unopkg.exe", "unopkg")
"""The installers of extensions; the first writes to the terminal on Windows."""

_PYTHON = "pythonloader.py"
"""The file by which LibreOffice runs Python; on a Mac it lies among the resources."""

SECONDS = 120
_ENDING = 5
"""Seconds in which a program that is killed should be gone."""


@dataclass(frozen=True)
class Office:
    """A LibreOffice, by its program ``soffice``."""

    program: Path

    @cached_property
    def version(self) -> tuple[int, ...]:
        """The version, such as ``(25, 2, 3)``; empty if the program does not say."""
        talking = self._folder / "soffice.com"  # on Windows, the .exe prints nothing
        asked = talking if talking.exists() else self.program
        version = re.search(
            r"LibreOffice\D{0,40}(\d+(?:\.\d+)+)", output_of([str(asked), "--version"])[1]
        )
        return tuple(map(int, version[1].split(".")[:3])) if version else ()

    @property
    def has_python(self) -> bool:
        """Whether it can run Python; assumed if its folder cannot be seen, as in a snap."""
        places = (self._folder, self._folder.parent / "Resources")
        return self._beside is None or any((place / _PYTHON).exists() for place in places)

    @property
    def package_manager(self) -> str | None:
        """The program that installs extensions."""
        return str(self._beside) if self._beside else found_program("unopkg")

    @property
    def _beside(self) -> Path | None:
        """The installer beside ``soffice``; None only if that folder cannot be seen."""
        names = (self._folder / name for name in _PACKAGE_MANAGERS)
        return next(filter(Path.exists, names), None)

    @property
    def _folder(self) -> Path:
        return self.program.resolve().parent


def this_office() -> Office | None:
    """Return the LibreOffice of this computer, None if there is none."""
    programs = filter(None, map(found_program, (*_PROGRAMS, *_USUAL_PLACES)))
    return next((Office(Path(program)) for program in programs), None)


def found_program(name: str) -> str | None:
    """Return the program of this name in a folder that PATH names in full.

    The current folder never counts, though Windows searches it first: files beside an event came
    with it.
    """
    endings = (".exe", ".com") if os.name == "nt" and not os.path.splitext(name)[1] else ("",)
    folders = [""] if os.path.isabs(name) else _folders(os.environ.get("PATH", ""))
    there = (os.path.join(folder, name + ending) for folder in folders for ending in endings)
    return next((file for file in there if os.path.isfile(file) and os.access(file, os.X_OK)), None)


def _folders(path: str) -> list[str]:
    folders = (folder.strip('"') for folder in path.split(os.pathsep))
    return [folder for folder in folders if os.path.isabs(folder)]


def output_of(command: Sequence[str], seconds: int = SECONDS) -> tuple[int, str]:
    """Run a program; return its exit code and its output. Processes that it started end with it.

    Raises:
        OSError: it cannot be started.
        subprocess.TimeoutExpired: it took too long.
    """
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        env=_environment(),
        cwd=os.path.dirname(command[0]) or None,  # not the event's folder
        start_new_session=True,
    )
    try:
        output = process.communicate(timeout=seconds)[0]
    except BaseException:  # also Ctrl-C, which does not reach it
        _end(process)
        raise
    return process.returncode, output


def _environment() -> dict[str, str]:
    """Return our environment without Python's settings, which LibreOffice's Python would use, and
    with a PATH that does not reach files beside the event."""
    environment = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("PYTHON") and name != "VIRTUAL_ENV"
    }
    ours = str(Path(sys.executable).parent)
    folders = _folders(environment.get("PATH", ""))
    if sys.prefix != sys.base_prefix:
        folders = [folder for folder in folders if folder != ours]
    return {**environment, "PATH": os.pathsep.join(folders)}


def _end(process: subprocess.Popen[str]) -> None:
    """End a program with all that it started; on Windows soffice.exe starts soffice.bin, which
    would go on and keep the output open."""
    if hasattr(os, "killpg"):
        os.killpg(process.pid, signal.SIGKILL)
    else:
        if taskkill := found_program("taskkill"):
            tree = [taskkill, "/T", "/F", "/PID", str(process.pid)]
            with suppress(OSError, subprocess.TimeoutExpired):
                subprocess.Popen(tree, stdout=subprocess.DEVNULL).wait(_ENDING)
        process.kill()
    with suppress(subprocess.TimeoutExpired):
        process.communicate(timeout=_ENDING)
