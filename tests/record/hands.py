"""What people do: the sessions of commands that the tests tell, and the changes that they make on
sheets. Only to save: what is asked is compared as it was saved."""

from __future__ import annotations

import json
import shlex
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import chdir, suppress
from pathlib import Path
from typing import Any

from tests.command import ROOT, Run
from tests.record.doors import BY_HAND, run

Asked = tuple[str, str, Mapping[str, bytes]]
"""A name, a command, and the files that lie in its folder."""

_GRID = """\
Kind,roundrobin
No.,Name,1,2,3,4
1,A,x,0.5,,
2,B,0.5,x,0,1
3,C,,1,x,
4,D,,0,,x
"""
_NAMES = ("Ash", "Birch", "Cedar", "Dogwood")
_FIRST = {"A5": 1, "B5": "Ash", "C5": 2, "D5": 0, "E5": "Birch"}
_SECOND = {"A6": 1, "B6": "Cedar", "C6": 0.5, "D6": 1.5, "E6": "Dogwood"}
_TEAMS = [
    *(("text", "Teams", f"B{k}", name) for k, name in enumerate(_NAMES, 5)),
    *(
        ("text" if isinstance(value, str) else "number", "Matches", cell, value)
        for cell, value in {**_FIRST, **_SECOND}.items()
    ),
]
"""What is typed into an empty workbook for teams, since only such a one is given its boards."""


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
    from tests.excel import test_changed_by_hand as tests
    from xltiebreak.formats import convert

    [swiss] = convert(tests.eight_players(), "csv")[0].files.values()
    grid, teams = _GRID.encode(), "--kind team --teams 4 --rounds 3 --boards 2"
    kinds: list[tuple[str, bytes, list[Any], str, Mapping[str, Any]]] = [
        ("--from event.csv --players 10 --rounds 4", swiss, [], "Crosstable", tests.CHANGES),
        ("--from event.csv --players 4", grid, [], "Crosstable", tests.GRID_CHANGES),
        (teams, b"", _TEAMS, "Matches", tests.TEAM_CHANGES),
    ]
    for route in ("plain", "lite"):
        for kind, event, typed, sheet, changed in kinds:
            words = f"{BY_HAND}new new.xlsx {kind} --for {route}"
            for name, (orders, _) in changed.items():
                is_asked = orders and orders[-1][0] == "say"
                done = [*typed, *orders, *([] if is_asked else [("say", sheet, "A1")])]
                beside = {"event.csv": event, "orders": json.dumps(done).encode()}
                yield f"{name} {kind}", words, beside
