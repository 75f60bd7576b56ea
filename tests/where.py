"""``python -m tests.where 34E7``: where a rule, a word or a name stands in the program

Each line is a function, class, constant or file with its first sentence; given are parts of its
name, of what is said of it, or the article that it cites: ``16.5``, ``"play-off formulas"``.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
MOST = 25
_EXAMPLE = re.compile(r"``[^`]+``")


class Spot(NamedTuple):
    """A place of the program: file and line, what is called so, and what is said of it."""

    file: str
    line: int
    name: str
    said: str

    def __str__(self) -> str:
        sentence = re.split(r"(?<=\.)\s|\n\n", self.said, maxsplit=1)[0]
        what = " ".join(sentence.split())
        return f"{self.file}:{self.line} {self.name}".rstrip() + f"\n    {what}"

    def tells_of(self, word: str) -> bool:
        """Whether name or text begins a word so; an article has all its parts (16.5 also 16.5.1,
        34E1 not 34E10), and is no example of a figure."""
        text = f"{self.name} {self.name.replace('_', ' ')} {self.said}"
        ends = ""
        if word[:1].isdigit():
            text, ends = _EXAMPLE.sub("", text), r"(?!\d)"
        return re.search(rf"(?<![\w.]){re.escape(word)}{ends}", text, re.IGNORECASE) is not None


@cache
def spots() -> list[Spot]:
    """Return all that has a docstring, in the order of the files."""
    there: list[Spot] = []
    for path in sorted((ROOT / "xltiebreak").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        file = path.relative_to(ROOT).as_posix()
        there += [Spot(file, 1, "", ast.get_docstring(tree) or ""), *_in(tree.body, file)]
    for path in sorted((ROOT / "xltiebreak").rglob("*.*")):
        if path.suffix in (".toml", ".formulas", ".js", ".css"):
            [said, *_] = re.findall(r"\A(?:(?:#|//|/\*) .*\n)*", path.read_text(encoding="utf-8"))
            text = re.sub(r"^(?:#|//|/\*) ", "", said, flags=re.MULTILINE)
            there.append(Spot(path.relative_to(ROOT).as_posix(), 1, "", text))
    return there


def _in(body: Sequence[ast.stmt], file: str, inside: str = "") -> Iterator[Spot]:
    for node, after in zip(body, [*body[1:], None]):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            given = (part for each in node.decorator_list for part in ast.walk(each))
            texts = (str(each.value) for each in given if isinstance(each, ast.Constant))
            yield Spot(
                file,
                node.lineno,
                f"{inside}{node.name}",
                " ".join([ast.get_docstring(node) or "", *texts]),
            )
            yield from _in(node.body, file, f"{inside}{node.name}.")
        elif isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            names = [each.id for each in ast.walk(node) if isinstance(each, ast.Name)]
            yield Spot(file, node.lineno, f"{inside}{names[0]}", str(after.value.value))


def found(words: Sequence[str]) -> list[Spot]:
    """Return the places that tell of all words."""
    return [spot for spot in spots() if all(map(spot.tells_of, words))]


def main(words: Sequence[str]) -> int:
    """Print what was found; 1 if nothing was."""
    if not words:
        print(__doc__)
        return 1
    there = found(" ".join(words).split())
    print(*there[:MOST], sep="\n")
    if len(there) > MOST:
        print(f"and {len(there) - MOST} more; another word tells which")
    return not there


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
