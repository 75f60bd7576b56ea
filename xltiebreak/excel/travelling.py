"""The modules that functions and buttons need, as text to take along: those that imports lead to.

A module travels whole, but for its docstrings, if a module that travels imports it, at its top or
in a function. What only a type checker imports stays behind.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files

FUNCTIONS = ("xltiebreak.excel.udfs",)
"""What registers the functions."""
BUTTONS = (
    "xltiebreak.scripts",
    "xltiebreak.excel.reentry",
    "xltiebreak.formats.trf.reading",
    "xltiebreak.formats.trf.writing",
    "xltiebreak.formats.uschess.reading",
    "xltiebreak.formats.uschess.writing",
)
"""What the buttons do; the kinds of files that they write are imported by their names."""

_PACKAGE = __name__.partition(".")[0]


def travelling_modules(roots: Sequence[str]) -> dict[str, str]:
    """Return the text of every module that is imported on the way to these, by its name."""
    modules: dict[str, str] = {}
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        source = None if name in modules else source_of(name)
        if source is not None:
            modules[name] = _without_docstrings(source)
            waiting += [name.rpartition(".")[0], *_imported(ast.parse(source))]
    return dict(sorted(modules.items()))


@cache
def source_of(name: str) -> str | None:
    """Return a module's text, wherever the package is; None if it is no module of ours."""
    package, *rest = name.split(".")
    if package != _PACKAGE:
        return None
    folder = files(_PACKAGE)
    for file in (folder.joinpath(*rest, "__init__.py"), folder.joinpath("/".join(rest) + ".py")):
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return None


def _imported(tree: ast.Module) -> Iterator[str]:
    """Yield the names in the imports of a module that may be modules."""
    for node in _statements_below(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            offered = _offered_late(node.module)
            yield node.module
            for alias in node.names:
                yield f"{node.module}.{offered.get(alias.name, alias.name)}"


@cache
def _offered_late(package: str) -> dict[str, str]:
    """Return the names that a package imports only when they are asked for (``_FILES``), each with
    its file."""
    for node in ast.parse(source_of(package) or "").body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "_FILES":
            return {
                name: file for file, names in ast.literal_eval(node.value).items() for name in names
            }
    return {}


def _without_docstrings(source: str) -> str:
    """Return the text without docstrings, with an ellipsis where nothing else is left."""
    lines = source.splitlines(keepends=True)
    module = ast.parse(source)
    for node in (module, *_statements_below(module)):
        body = getattr(node, "body", ())
        for statement in body:
            if not isinstance(statement, ast.Expr) or not isinstance(statement.value, ast.Constant):
                continue
            if isinstance(statement.value.value, str):
                first, last = statement.lineno - 1, statement.end_lineno or statement.lineno
                lines[first:last] = [""] * (last - first)
                if len(body) == 1:
                    lines[first] = f"{' ' * statement.col_offset}...\n"
    return re.sub(r"\n{3,}", "\n\n", "".join(lines)).lstrip("\n")


def _statements_below(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the statements inside a statement or a module at any depth, but those for a type
    checker."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
            continue
        if isinstance(child, (ast.stmt, ast.excepthandler)):
            yield child
            yield from _statements_below(child)
