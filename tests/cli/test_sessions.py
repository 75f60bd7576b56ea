"""What users type and what they get for it, as told in the texts of the folder ``sessions``.

A case begins with ``# what it shows``; ``(slow)`` at its end leaves it out of the quick check. What
stands before the first case is for all of them, ``//`` before a remark. In a case:

    file NAME                  the indented lines below are its content
    folder NAME                makes one
    copy OLD NEW               a copy of a file
    edit NAME: old => new      another text in it
    $ command                  runs it in a folder of its own; the lines below say how it ends:
    = 2                        with this exit code, where it is not 0
    > words    ! words         with these words on stdout, on stderr; blanks count as one
    >: line    !: line         with these lines and no others
    >- words   !- words        without these words
    . path value               with this value in its JSON; in a path * is each of a list, and keys
                               the names of an object
    . files folder names       with these files in a folder
    . paper file words         with these words in a Word file
    ~ command                  as this other command
    $ command => words         short for > words
    $ command !> words         short for = 2 and ! words

``EXAMPLES`` and ``DATA`` are folders of the repository. A command that ends in 2 has to say an
error, print no data, and leave every file as it was.
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import docx
import pytest

from tests.bulletin.documents import printed
from tests.command import ROOT, Command, Run

SESSIONS = Path(__file__).parent / "sessions"
FOLDERS = {"EXAMPLES": (ROOT / "examples").as_posix(), "DATA": (ROOT / "tests/data").as_posix()}
KNOWN = {
    **{"bham.csv": "bham", "two.xlsx": "two_sections", "teams.csv": "teams"},
    **{"combined.csv": "combined", "uncounted.csv": "uncounted"},
}
"""The events of ``conftest``, written where a case names them."""


def cases() -> Iterator[Any]:
    for path in sorted(SESSIONS.glob("*.txt")):
        common, *sections = path.read_text(encoding="utf-8").split("\n# ")
        for section in sections:
            title, _, body = section.partition("\n")
            marks = [pytest.mark.slow] * title.endswith("(slow)")
            lines = [*common.splitlines(), *body.splitlines()]
            yield pytest.param(lines, id=f"{path.stem}: {title}", marks=marks)


def in_folders(text: str) -> str:
    for word, folder in FOLDERS.items():
        text = text.replace(f"{word}/", f"{folder}/")
    return text


def squeezed(text: str) -> str:
    return " ".join(text.split())


def at(path: str, value: Any) -> Any:
    """What stands at a path such as ``sections.0.standings.*.number``."""
    first, _, rest = path.partition(".")
    if first == "*":
        return [at(rest, each) if rest else each for each in value]
    if first == "keys":
        return list(value)
    value = value[int(first)] if isinstance(value, list) else value[first]
    return at(rest, value) if rest else value


def contents(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def ends(run: Run, lines: list[str], again: Callable[[str], Run]) -> None:
    """See that a command ended as these lines say."""
    code = next((int(line[2:]) for line in lines if line.startswith("= ")), 0)
    assert run.code == code, run.err
    whole: dict[str, list[str]] = {}
    for line in lines:
        mark, _, text = line.partition(" ")
        output = squeezed(run.err if mark[0] == "!" else run.out)
        if mark in (">", "!"):
            assert squeezed(text) in output
        elif mark in (">-", "!-"):
            assert squeezed(text) not in output
        elif mark in (">:", "!:"):
            whole.setdefault(mark, []).append(text)
        elif line.startswith(". files "):
            folder, _, names = line.removeprefix(". files ").partition(" ")
            assert sorted(path.name for path in Path(folder).iterdir()) == json.loads(names)
        elif line.startswith(". paper "):
            name, _, words = line.removeprefix(". paper ").partition(" ")
            assert squeezed(words) in squeezed(printed(docx.Document(name)))
        elif mark == ".":
            path, _, value = text.partition(" ")
            assert at(path, json.loads(run.out)) == json.loads(value), path
        elif mark == "~":
            assert run == again(text)
        else:
            assert mark == "=", line
    for mark, expected in whole.items():
        output = run.err if mark[0] == "!" else run.out
        assert list(map(squeezed, output.splitlines())) == list(
            map(squeezed, filter(None, expected))
        )


@pytest.mark.parametrize("lines", list(cases()))
def test_a_session_at_the_command_line(
    xltiebreak: Command,
    request: pytest.FixtureRequest,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    lines: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, fixture in KNOWN.items():
        if any(name in line for line in lines):
            request.getfixturevalue(fixture)

    def typed(command: str) -> Run:
        return xltiebreak(*shlex.split(in_folders(command)))

    file, k = Path(), 0
    while k < len(lines):
        line, k = lines[k], k + 1
        if line.startswith("file "):
            file = Path(line.removeprefix("file "))
            file.write_bytes(b"")
        elif line.startswith("  "):
            with file.open("a", encoding="utf-8", newline="\n") as out:
                out.write(line[2:] + "\n")
        elif line.startswith("folder "):
            Path(line.removeprefix("folder ")).mkdir()
        elif line.startswith("copy "):
            shutil.copyfile(*in_folders(line.removeprefix("copy ")).split())
        elif line.startswith("edit "):
            name, _, change = line.removeprefix("edit ").partition(": ")
            old, _, new = change.partition(" => ")
            text = Path(name).read_text(encoding="utf-8")
            assert old in text
            Path(name).write_text(text.replace(old, new.replace("\\n", "\n")), encoding="utf-8")
        elif line.startswith("$ "):
            before = contents(tmp_path)
            command, short, words = re.fullmatch("[$] (.*?)(?: ([!=]>) (.*))?", line).groups()
            run = typed(command)
            expected = {"=>": [f"> {words}"], "!>": ["= 2", f"! {words}"]}.get(short, [])
            while k < len(lines) and lines[k][:1] in tuple("=>!.~"):
                expected.append(lines[k])
                k += 1
            ends(run, expected, typed)
            if run.code == 2:
                assert (run.out, contents(tmp_path)) == ("", before)
                assert "Error: " in run.err
        else:
            assert not line.strip() or line.startswith("//"), line
