"""Files that were made to take all memory, or all day, are refused with a sentence or read, by a
process that may have little of either; see :mod:`tests.formats.bombs`."""

from __future__ import annotations

import importlib
import multiprocessing
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from multiprocessing.context import ForkServerContext
from pathlib import Path

import pytest

from tests.command import ROOT
from tests.formats.bombs import Bomb, counted, dbase, pieces, workbooks
from tests.nightly import by_day
from xltiebreak.formats.kinds import FORMATS

pytestmark = pytest.mark.slow

BOMBS: Mapping[str, Callable[[], Bomb]] = {
    name: bomb for kind in (pieces, workbooks, counted, dbase) for name, bomb in kind().items()
}

LOADED_BEFORE = (
    *("xltiebreak.cli.standings", "xltiebreak.cli.verify", "xltiebreak.cli.verify_folder"),
    "xltiebreak.formats.spreadsheets",
    *("xltiebreak.tables.games", "xltiebreak.excel.xlsx", "xltiebreak.bulletin"),
)
MEMORY, SECONDS = 1024**3, 40
"""What a process may have: bytes, and seconds of its own."""

FOR_THE_NIGHT = frozenset(
    {"blank lines", "short lines", "crosstable text of blank lines", "cells with a prefix"}
    | {"empty cells", "sheets that are all one part", "a page of breaks", "fields of a report"}
    | {"a page of different attributes", "blanks without number", "instructions"}
    | {"a page of rows and cells", "many records 162", "20 million empty texts"}
    | {"merges of a large sheet upon each other", "a gigabyte of blanks", "a page of scripts"}
    | {"letters called idna", "letters called punycode", "letters called unicode_escape"}
    | {"a page of tags that end and never began", "a page of cells", "a page of lines"}
    | {"empty runs, shared", "pronunciations, shared", "empty paragraphs"}
)
"""Those that take a second or more, or are one of many; each has a quicker one of its kind. By day
every third one of the others is opened, too; those of a kind stand side by side."""


def begin(arguments: Sequence[str], said: Path) -> None:
    """Run the command line as the program of a process that may have little."""
    import resource

    main = importlib.import_module("xltiebreak.__main__").main
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    os.chdir(ROOT)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(os.open(said / stream.name.strip("<>"), os.O_CREAT | os.O_WRONLY), stream.fileno())
    main(arguments)


@pytest.fixture(scope="module")
def processes() -> ForkServerContext:
    """What starts a process of its own from one that has loaded Python's part and the readers."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["xltiebreak.__main__", *LOADED_BEFORE, __name__])
    return context


@pytest.mark.skipif(sys.platform != "linux", reason="its limits on memory are those of Linux")
@pytest.mark.parametrize(
    "name", by_day([name for name in BOMBS if name not in FOR_THE_NIGHT][1::3], night=[*BOMBS])
)
def test_a_bomb_ends_in_a_sentence(
    name: str,
    processes: ForkServerContext,
    tmp_path: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    bomb = BOMBS[name]()
    path = tmp_path / f"event{bomb.suffix}"
    if bomb.suffix == ".dbf":
        path = tmp_path
        for part in FORMATS["uschess"].part_names:
            (tmp_path / part).write_bytes(bomb.content)
    else:
        path.write_bytes(bomb.content)
    before = sorted(tmp_path.iterdir())
    said = tmp_path_factory.mktemp("said")
    run = processes.Process(target=begin, args=([w.format(path) for w in bomb.command], said))
    run.start()
    run.join()
    printed, talk = ((said / name).read_text("utf-8") for name in ("stdout", "stderr"))
    assert "Traceback" not in talk
    if bomb.said:
        assert (run.exitcode, bomb.said in talk) == (2, True), talk[-500:]
        assert talk.count("\n") == 1
        assert len(talk) < 500
    else:
        assert run.exitcode in (0, 1, 2), talk[-500:]
        assert printed or talk
    assert sorted(tmp_path.iterdir()) == before


def test_those_for_the_night_are_known() -> None:
    assert BOMBS.keys() > FOR_THE_NIGHT
