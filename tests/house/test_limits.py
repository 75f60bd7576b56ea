"""The gate: no room, nor the tests, nor the documentation grows beyond ``limits.toml``.

A room's figures are its lines, files and statements, as ``ast`` counts them, so that dense lines
gain nothing; an ``__init__`` of at most three lines is not counted. Lines of data, JavaScript and
CSS are counted apart, and how many of them are longer than a line of code may be.

``python -m tests.house.test_limits`` writes the figures as they are. A commit that makes a room
smaller lowers its numbers; one that raises a number says for what in a comment behind it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import tomllib

ROOT = Path(__file__).parents[2]
LIMITS = Path(__file__).with_name("limits.toml")
DATA = {".toml", ".js", ".css", ".html", ".formulas", ".rules"}
MOST_LETTERS = 100
BROUGHT = {".pytest_cache", "node_modules", "wheels", "__pycache__", ".venv", ".git"}
BROUGHT |= {".office-files"}
_AN_EMPTY_DOOR = 3
_BY_A_PROGRAM = re.compile(
    r"<!-- (\w+) -->.*?<!-- end of \1 -->|^ *```.*?^ *```$", re.MULTILINE | re.DOTALL
)

Figures = dict[str, int]


def rooms() -> list[Path]:
    """The folders of the package; ``xltiebreak`` itself is the files outside the rooms."""
    inside = sorted((ROOT / "xltiebreak").iterdir())
    return [ROOT / "xltiebreak", *(path for path in inside if (path / "__init__.py").exists())]


def files_of(folder: Path) -> Iterator[Path]:
    """Yield the files of a folder, but those that npm put there."""
    for path in sorted(folder.iterdir()):
        if path.is_file():
            yield path
        elif path.name not in BROUGHT and folder != ROOT / "xltiebreak":
            yield from files_of(path)


def is_counted(path: Path) -> bool:
    lines = path.read_bytes().count(b"\n")
    return path.suffix == ".py" and not (path.stem == "__init__" and lines <= _AN_EMPTY_DOOR)


def figures(folder: Path) -> Figures:
    """Lines, files, statements, lines of data and long ones among these, below a folder."""
    code = [path for path in files_of(folder) if is_counted(path)]
    data = [path for path in files_of(folder) if path.suffix in DATA]
    statements = (
        isinstance(node, ast.stmt)
        for path in code
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    )
    return {
        "lines": sum(path.read_bytes().count(b"\n") for path in code),
        "files": len(code),
        "statements": sum(statements),
        "data": sum(path.read_bytes().count(b"\n") for path in data),
        "long": sum(
            len(line) > MOST_LETTERS
            for path in data
            for line in path.read_text(encoding="utf-8").splitlines()
        ),
    }


def words() -> Figures:
    """Words of all pages but the changelog, signs alone not counted, without what is generated or
    printed by a command and compared by a test: parts between comments of one name, and blocks of
    code."""
    folders = [ROOT, *sorted((ROOT / "xltiebreak").iterdir())]
    pages = {
        page
        for folder in folders
        if folder.is_dir()
        for page in files_of(folder)
        if page.suffix == ".md" and page.name != "CHANGELOG.md"
    }
    texts = (page.read_text(encoding="utf-8") for page in pages)
    typed = (word for text in texts for word in _BY_A_PROGRAM.sub("", text).split())
    return {"words": sum(bool(re.search(r"\w", word)) for word in typed)}


@cache
def today() -> dict[str, Figures]:
    return {
        **{path.name: figures(path) for path in rooms()},
        "tests": figures(ROOT / "tests"),
        "documentation": words(),
    }


def stated() -> dict[str, Any]:
    return tomllib.loads(LIMITS.read_text(encoding="utf-8"))


@pytest.mark.parametrize("place", sorted(today()))
def test_nothing_grows_beyond_its_limit(place: str) -> None:
    limits = stated()
    assert place in limits, f"state the limits of {place} in limits.toml"
    above = {
        what: (figure, limits[place][what])
        for what, figure in today()[place].items()
        if figure > limits[place][what]
    }
    assert not above, f"{place}: now and allowed: {above}"


def test_every_limit_is_of_a_place_that_there_is() -> None:
    assert {*stated()} == {*today()}


def main() -> None:
    """Write the limits as the figures are, with what is said behind a number."""
    said = dict(re.findall(r"^(\w+ = \{.*\}) *(#.*)$", LIMITS.read_text("utf-8"), re.MULTILINE))
    lines = []
    for place, each in today().items():
        row = f"{place} = {{ {', '.join(f'{what} = {figure}' for what, figure in each.items())} }}"
        lines.append(f"{row} {said[row]}" if row in said else row)
    head = LIMITS.read_text(encoding="utf-8").partition("\n\n")[0]
    LIMITS.write_text("\n".join([head, "", *lines, ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
