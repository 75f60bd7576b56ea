"""Running the command line as a user does: inside the test's process, or in one of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@dataclass(frozen=True)
class Run:
    """What a command left behind."""

    code: int
    out: str
    err: str


Command = Callable[..., Run]


def command_line(*arguments: object) -> list[str]:
    """What starts the program with these arguments in a process of its own."""
    return [sys.executable, "-m", "xltiebreak", *(str(argument) for argument in arguments)]


def on_terminal(*arguments: object, columns: int = 80, **environment: str) -> Run:
    """Run it in a process whose output is a terminal of this width."""
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    variables = {name: os.environ[name] for name in os.environ if name != "NO_COLOR"}
    with subprocess.Popen(
        command_line(*arguments),
        cwd=ROOT,
        env={**variables, "COLUMNS": str(columns), "TERM": "xterm", **environment},
        stdin=subprocess.DEVNULL,
        stdout=theirs,
        stderr=subprocess.PIPE,
    ) as process:
        os.close(theirs)
        with os.fdopen(ours, "rb") as terminal:
            out = b"".join(_chunks(terminal.fileno()))
        assert process.stderr is not None
        err = process.stderr.read()
    return Run(process.returncode, *(text.decode().replace("\r\n", "\n") for text in (out, err)))


def _chunks(terminal: int) -> list[bytes]:
    chunks = []
    try:
        while chunk := os.read(terminal, 65536):
            chunks.append(chunk)
    except OSError:  # how a terminal says that nobody writes to it any more
        pass
    return chunks
