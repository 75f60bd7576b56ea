"""Files that were made to take all memory, or all day, are refused with a sentence or read, by a
process that may have little of either; see :mod:`tests.formats.bombs`."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from tests.command import ROOT, command_line
from tests.formats.bombs import (
    Bomb,
    carriers,
    packages,
    spreadsheets,
    strings,
    templates,
    workbooks,
)
from tests.formats.text_bombs import counted, dbase, pieces
from tests.nightly import is_nightly
from xltiebreak.formats.uschess.dbf import FILES

pytestmark = pytest.mark.slow

KINDS_OF_BOMBS = (
    *(workbooks, strings, packages, spreadsheets, carriers, templates),
    *(pieces, counted, dbase),
)
BOMBS: Mapping[str, Callable[[], Bomb]] = {
    name: bomb for kind in KINDS_OF_BOMBS for name, bomb in kind().items()
}

MEMORY, SECONDS = 1024**3, 40
"""What a process may have: bytes, and seconds of its own."""

FOR_THE_NIGHT = frozenset(
    {"blank lines", "short lines", "crosstable text of blank lines", "cells with a prefix"}
    | {"empty cells", "sheets that are all one part", "a page of breaks", "fields of a report"}
    | {"a page of different attributes", "blanks without number", "instructions"}
    | {"a page of rows and cells"}
)
"""Those that are refused after five seconds or more; each has a quicker one of its kind."""


def limited() -> None:
    """Called in the process before the program starts; Windows has no such limits."""
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


@pytest.mark.skipif(sys.platform != "linux", reason="its limits on memory are those of Linux")
@pytest.mark.parametrize(
    "name", [name for name in BOMBS if is_nightly() or name not in FOR_THE_NIGHT]
)
def test_a_bomb_ends_in_a_sentence(name: str, tmp_path: Path) -> None:
    bomb = BOMBS[name]()
    path = tmp_path / f"event{bomb.suffix}"
    if bomb.suffix == ".dbf":
        path = tmp_path
        for part in FILES:
            (tmp_path / part).write_bytes(bomb.content)
    else:
        path.write_bytes(bomb.content)
    before = sorted(tmp_path.iterdir())
    run = subprocess.run(
        command_line(*(word.format(path) for word in bomb.command)),
        cwd=ROOT,
        preexec_fn=limited,
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    assert "Traceback" not in run.stderr
    if bomb.said:
        assert (run.returncode, bomb.said in run.stderr) == (2, True), run.stderr[-500:]
        assert run.stderr.count("\n") == 1
        assert len(run.stderr) < 500
    else:
        assert run.returncode in (0, 1, 2), run.stderr[-500:]
        assert run.stdout or run.stderr
    assert sorted(tmp_path.iterdir()) == before


def test_those_for_the_night_are_known() -> None:
    assert BOMBS.keys() > FOR_THE_NIGHT
