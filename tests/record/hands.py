"""What people do: the sessions of commands that the tests tell, and the changes that they make on
sheets. Only to save: what is asked is compared as it was saved."""

from __future__ import annotations

import json
import os
import shlex
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import chdir
from pathlib import Path
from types import SimpleNamespace
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
_TEAMS = """\
Kind,team
Boards,2
No.,Team,R1,P1
1,Ash,W2,2
2,Birch,L1,0
3,Cedar,L4,0.5
4,Dogwood,W3,1.5
"""


def sessions() -> Iterator[Asked]:
    """Yield each command of the tests' sessions with the files as they are then."""
    from tests.cli import conftest, test_sessions

    asked: list[Asked] = []
    for k, case in enumerate(test_sessions.cases()):
        with tempfile.TemporaryDirectory() as folder, chdir(folder):

            def typed(*words: str, k: int = k) -> Run:
                own = [word.removeprefix(f"{ROOT.as_posix()}/") for word in words]
                if own[0] not in ("excel", "libreoffice"):  # these set up a computer
                    asked.append((f"session {k}.{len(asked)}", shlex.join(own), _here(own)))
                return Run(*run(shlex.join(words)))

            def made(name: str, folder: str = folder) -> None:
                getattr(conftest, name).__wrapped__(Path(folder))

            test_sessions.test_a_session_at_the_command_line(
                typed,
                SimpleNamespace(getfixturevalue=made),  # type: ignore[arg-type]
                Path(folder),
                SimpleNamespace(chdir=os.chdir),  # type: ignore[arg-type]
                case.values[0],
            )
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
    kinds: list[tuple[str, bytes, str, Mapping[str, Any]]] = [
        ("--players 10 --rounds 4", swiss, "Crosstable", tests.CHANGES),
        ("--players 4", _GRID.encode(), "Crosstable", tests.GRID_CHANGES),
        ("--teams 4 --rounds 3 --boards 2", _TEAMS.encode(), "Matches", tests.TEAM_CHANGES),
    ]
    for route in ("plain", "lite"):
        for size, event, sheet, changed in kinds:
            words = f"{BY_HAND}new new.xlsx --from event.csv {size} --for {route}"
            for name, (orders, _) in changed.items():
                done = json.dumps([*orders, *_line(sheet, orders)])
                yield f"{name} {size}", words, {"event.csv": event, "orders": done.encode()}


def _line(sheet: str, orders: Any) -> list[Any]:
    return [] if orders and orders[-1][0] == "say" else [("say", sheet, "A1")]
