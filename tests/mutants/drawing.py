"""The lines of the program that can be changed, and a draw of them."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from random import Random

from tests.mutants import ROOT

COMPARED = {
    **{ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "=="},
    **{ast.Is: "is not", ast.IsNot: "is", ast.In: "not in", ast.NotIn: "in"},
}
WORKED_OUT = {
    **{ast.Add: "-", ast.Sub: "+", ast.Mult: "/", ast.Div: "*", ast.FloorDiv: "/", ast.Mod: "*"},
    **{ast.BitOr: "&", ast.BitAnd: "|"},
}


@dataclass
class Mutant:
    """A text in a file, with its line and column (in bytes), what replaces it, and what became of
    it: killed by which test, or none. The function is the one that runs it: none for defaults and
    decorators of a module, ``Class.`` for those of a class."""

    file: str
    function: str
    line: int
    column: int
    old: str
    new: str
    result: str = ""
    folder: str = ""
    test: str = ""

    @property
    def room(self) -> str:
        """The room of the file; what stands outside of them is the package's."""
        first, *further = Path(self.file).parts[1:]
        return first if further else "xltiebreak"


class Source:
    """The text of a module, of which parts are asked for."""

    def __init__(self, path: Path, root: Path = ROOT) -> None:
        self.name = path.relative_to(root).as_posix()
        self.raw = path.read_bytes()
        self.tree = ast.parse(self.raw)
        self._starts = [0]
        for line in self.raw.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))

    def place(self, line: int, column: int) -> int:
        return self._starts[line - 1] + column

    def text(self, node: ast.expr) -> str:
        end = self.place(node.end_lineno or 0, node.end_col_offset or 0)
        return self.raw[self.place(node.lineno, node.col_offset) : end].decode()

    def mutants(self) -> Iterator[Mutant]:
        """Every change, in the order of the tree; nothing in hints and in f-strings."""
        return self._below(self.tree, "")

    def _below(self, node: ast.AST, function: str) -> Iterator[Mutant]:
        if isinstance(node, ast.JoinedStr):
            return  # before Python 3.12 nobody knows where its parts stand
        inside = function
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            inside = f"{function.rstrip('.')}.{node.name}".lstrip(".")
            inside += "." * isinstance(node, ast.ClassDef)
        for changed, new in self._changes(node):
            old = self.text(changed)
            yield Mutant(self.name, function, changed.lineno, changed.col_offset, old, new)
        for name, field in ast.iter_fields(node):
            if name not in ("annotation", "returns"):
                for child in field if isinstance(field, list) else [field]:
                    if isinstance(child, ast.AST):
                        yield from self._below(child, inside if name == "body" else function)

    def _changes(self, node: ast.AST) -> Iterator[tuple[ast.expr, str]]:
        """What replaces this node, or its condition."""
        text = self.text
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            operator = COMPARED[type(node.ops[0])]
            yield node, f"({text(node.left)} {operator} {text(node.comparators[0])})"
        elif isinstance(node, ast.BinOp) and self._is_worked_out(node):
            yield node, f"({text(node.left)} {WORKED_OUT[type(node.op)]} {text(node.right)})"
        elif isinstance(node, ast.BoolOp):
            word = " or " if isinstance(node.op, ast.And) else " and "
            yield node, f"({word.join(f'({text(value)})' for value in node.values)})"
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield node, f"bool({text(node.operand)})"
        elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
            yield node, str(not node.value)
        elif isinstance(node, ast.Constant) and isinstance(node.value, (int, float)):
            yield node, str(node.value + 1)
        elif (
            isinstance(node, (ast.If, ast.IfExp))
            and not isinstance(node.test, (ast.Compare, ast.BoolOp, ast.UnaryOp))
            and text(node.test) != "TYPE_CHECKING"
        ):
            yield node.test, f"(not ({text(node.test)}))"

    def _is_worked_out(self, node: ast.BinOp) -> bool:
        is_format = isinstance(node.op, ast.Mod) and isinstance(
            node.left, (ast.Constant, ast.JoinedStr)
        )
        is_hint = isinstance(node.op, ast.BitOr) and "None" in self.text(node)
        return type(node.op) in WORKED_OUT and not is_format and not is_hint

    def changed(self, mutant: Mutant) -> bytes:
        """The module with this change.

        Raises:
            LookupError: the text does not stand there any more.
        """
        start, old = self.place(mutant.line, mutant.column), mutant.old.encode()
        if not self.raw.startswith(old, start):
            raise LookupError(f"{mutant.file}:{mutant.line} has no {mutant.old} any more")
        return self.raw[:start] + mutant.new.encode() + self.raw[start + len(old) :]


def drawn(seed: int, count: int, root: Path = ROOT) -> list[Mutant]:
    """So many lines with a place to change, over all rooms, and one change of each."""
    random, lines = Random(seed), _by_line(root)
    return [random.choice(lines[line]) for line in random.sample(sorted(lines), count)]


@cache
def _by_line(root: Path) -> dict[tuple[str, int], list[Mutant]]:
    lines: dict[tuple[str, int], list[Mutant]] = {}
    for path in sorted((root / "xltiebreak").rglob("*.py")):
        for mutant in Source(path, root).mutants():
            lines.setdefault((mutant.file, mutant.line), []).append(mutant)
    return lines


def kept_in(path: Path) -> list[Mutant]:
    return [Mutant(**json.loads(line)) for line in path.read_text("utf-8").splitlines()]


def keep(mutants: list[Mutant], path: Path) -> None:
    lines = (json.dumps(asdict(mutant), ensure_ascii=False) for mutant in mutants)
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
