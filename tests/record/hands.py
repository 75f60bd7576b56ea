"""What people do: the sessions of commands that the tests tell, and the changes that they make on
sheets. Only to save: what is asked is compared as it was saved."""

from __future__ import annotations

import json
import shlex
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import chdir, suppress
from itertools import product
from pathlib import Path

from tests.command import ROOT, Run
from tests.record.doors import BY_HAND, run

Asked = tuple[str, str, Mapping[str, bytes]]
"""A name, a command, and the files that lie in its folder."""

DONE = (
    *("across", "down", "text", "number", "clear", "merge", "insert", "delete", "sort", "move"),
    *("paste", "hide", "copy", "rename", "remove"),
)
"""What is done to a workbook in :mod:`tests.excel.story`; the rest is what is looked at."""


def sessions() -> Iterator[Asked]:
    """Yield each command of the tests' sessions with the files as they are then; of a session in
    which something is not as promised, the commands up to there."""
    from tests.cases import Stage, cases, play

    asked: list[Asked] = []
    for k, parameters in enumerate(cases("cli/sessions/*.txt")):
        with tempfile.TemporaryDirectory() as folder, chdir(folder):

            def typed(*words: str, k: int = k) -> Run:
                own = [word.removeprefix(f"{ROOT.as_posix()}/") for word in words]
                if own[0] not in ("excel", "libreoffice"):  # these set up a computer
                    asked.append((f"session {k}.{len(asked)}", shlex.join(own), _here(own)))
                return Run(*run(shlex.join(words)))

            with suppress(AssertionError):
                play(parameters.values[0], Stage(Path(folder), typed))
    return iter(asked)


def _here(words: list[str]) -> dict[str, bytes]:
    """Return the files of this folder, and those of the repository that a command names."""
    named = [ROOT / word for word in words if word.startswith(("examples/", "tests/data/"))]
    there = [file for path in named for file in [path, *path.rglob("*")]]
    return {
        **{path.as_posix(): path.read_bytes() for path in Path().rglob("*") if path.is_file()},
        **{
            path.relative_to(ROOT).as_posix(): path.read_bytes() for path in there if path.is_file()
        },
    }


def changes() -> Iterator[Asked]:
    """Yield a change on a sheet by its name, what makes the workbook, and what is done to it."""
    from tests.cases import cases_in
    from tests.excel.story import begin_of, orders

    files = [ROOT / f"tests/excel/stories/{name}.txt" for name in ("crosstable", "grid", "teams")]
    for file, route in product(files, ("plain", "lite")):
        new, *first = begin_of(file)
        sheet = "Matches" if file.stem == "teams" else "Crosstable"
        words = f"{BY_HAND}new new.xlsx {new.removeprefix('new ')} --for {route}"
        for case in cases_in(file):
            lines = [*first, *(line for _, line in case.lines if line not in (new, *first))]
            parts = [line.partition(" ")[::2] for line in lines]
            done = [order for word, rest in parts if word in DONE for order in orders(word, rest)]
            [*_, on] = [sheet, *(rest for word, rest in parts if word == "on")]
            done.append(("say", on, "A1"))
            yield f"{case.title} {file.stem}", words, {"orders": json.dumps(done).encode()}
