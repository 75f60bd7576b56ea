"""Running the command line as a user does: inside the test's process, or in one of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from xltiebreak.cli import main

ROOT = Path(__file__).parent.parent
READING = (
    *("check {}", "standings {}", "explain {} 1", "why {} 1 2", "whatif {}"),
    *("changes {} bham.csv", "changes bham.csv {}", "prizes {}", "announce {}", "verify {}"),
    *("verify bham.csv --against {}", "verify {} --docx out/out.docx"),
    *("standings bham.csv --announced {}", "bulletin {} -o out/out.docx"),
    *("page {} -o out/out.html", "convert {} out/out.csv", "convert {} out/report --to uschess"),
    *("new out/out.xlsx --from {}", "new out/out.xlsx --entries {}"),
    "bulletin bham.csv -o out/out.docx --template {}",
    "bulletin bham.csv -o out/out.docx --logo {}",
    "excel doctor {}",
)
"""Every way to give a file to a command; none of them is to write outside ``out``."""
TRACEBACK = 99
"""Stands for the exit code where an error comes out that no sentence tells."""


@dataclass(frozen=True)
class Run:
    code: int
    out: str
    err: str


Command = Callable[..., Run]


def typed(*arguments: object, stdin: bytes = b"") -> Run:
    """Run it in this process; what it says on ``stderr`` ends with an error that no sentence
    tells."""
    out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True) for _ in range(2))
    before, sys.stdin = sys.stdin, io.TextIOWrapper(io.BytesIO(stdin), "utf-8")
    code: Any = 0
    try:
        with redirect_stdout(out), redirect_stderr(err):
            main([str(argument) for argument in arguments])
    except SystemExit as ended:
        code = ended.code
    except Exception as error:
        code = TRACEBACK
        err.write(f"{type(error).__name__}: {error}")
    finally:
        sys.stdin = before
    said = (stream.buffer.getvalue().decode() for stream in (out, err))
    return Run(code, *said)


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
