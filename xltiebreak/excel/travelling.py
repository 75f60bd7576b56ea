"""The modules that the functions need, as text to take along, without what no function reaches.

A module travels if an import leads to it. In it, a definition stays behind if its name stands
nowhere in what travels: in no module (a private one: not in its own), neither in code nor in a text
or a comment, whatever it means there. So more is kept than is needed, and what is left out cannot
be asked for by name. A statement that may do more than define a name always travels.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import chain

ROOTS = (
    "xltiebreak.excel.udfs",
    "xltiebreak.scripts",
    "xltiebreak.excel.reentry",
    "xltiebreak.formats.trf.reading",
    "xltiebreak.formats.trf.writing",
    "xltiebreak.formats.uschess.reading",
    "xltiebreak.formats.uschess.writing",
)
"""What travels whole into xlwings Lite: what registers the functions, what the buttons do, and
what is imported by its name, as kinds of files are."""

CATALOGUE = "xltiebreak.functions.catalogue"
"""It travels with its docstrings, which are the help of the functions."""

_CALLED = frozenset({"compile", "frozenset", "TypeVar"})
_DECORATORS = frozenset({"dataclass", "kept", "lru_cache", "remembered"})
"""What a mere definition may call, besides classes, and what may stand above one."""

_LINE = 100
_PACKAGE = __name__.partition(".")[0]


@dataclass(frozen=True, eq=False)
class _Statement:
    """A statement of a module, with the lines above it that belong to it; ``whole`` tells that all
    of the module travels."""

    module: str
    node: ast.stmt
    text: str
    whole: bool

    @cached_property
    def words(self) -> frozenset[str]:
        """Every name that it asks for, and every other word in it; of an import, what it names
        anew, since the others stand where they are used."""
        if isinstance(self.node, ast.ImportFrom):
            return frozenset(alias.name for alias in self.node.names if alias.asname)
        return frozenset(map(self.known_as, re.findall(r"\w+", self.text)))

    def known_as(self, name: str) -> str:
        """A name as other statements may mean the same by it; a private one with its module."""
        private = name.startswith("_") and not name.startswith("__")
        return f"{self.module}.{name}" if private else name

    @cached_property
    def defined(self) -> Sequence[str] | None:
        """What it defines, if it does nothing else; None if it may do more."""
        names = None if self.whole else _defined_by(self.node)
        return None if names is None else [*map(self.known_as, names)]

    def travelling(self, words: frozenset[str], modules: Collection[str]) -> str:
        """Its text as far as it is needed where the words and modules are; of an import, the names
        that are modules or stand among the words."""
        node = self.node
        if self.defined is None or not isinstance(node, ast.ImportFrom):
            needed = self.defined is None or not words.isdisjoint(self.defined)
            return self.text if needed else ""
        kept = [
            ast.unparse(alias)
            for alias in node.names
            if self.known_as(alias.asname or alias.name) in words
            or f"{node.module}.{alias.name}" in modules
        ]
        if len(kept) in (0, len(node.names)):
            return self.text if kept else ""
        line = f"from {node.module} import {', '.join(kept)}\n"
        if len(line) > _LINE:
            lines = "".join(f"    {name},\n" for name in kept)
            line = f"from {node.module} import (\n{lines})\n"
        return self.text[: self.text.index("from ")] + line


def travelling_modules(roots: Sequence[str] = ROOTS) -> dict[str, str]:
    """The text of every module that is imported on the way to these, by name."""
    modules = _imported_modules(roots)
    words = _reached_words(chain.from_iterable(modules.values()))
    return {
        name: "".join([one.travelling(words, modules) for one in statements]).lstrip("\n")
        for name, statements in modules.items()
    }


def _reached_words(statements: Iterable[_Statement]) -> frozenset[str]:
    """The words of the statements that always travel, and of those that define one of them."""
    defining: dict[str, list[_Statement]] = defaultdict(list)
    waiting = []
    for one in statements:
        if one.defined is None:
            waiting.append(one)
        for name in one.defined or ():
            defining[name].append(one)
    words: set[str] = set()
    while waiting:
        new = waiting.pop().words - words
        words |= new
        waiting += [one for word in new for one in defining.get(word, ())]
    return frozenset(words)


def _defined_by(node: ast.stmt) -> Sequence[str] | None:
    if _for_a_type_checker(node):
        return []
    if isinstance(node, ast.ImportFrom) and node.module != "__future__":
        return [alias.asname for alias in node.names if alias.asname]
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return [node.name] if _DECORATORS.issuperset(_called(node.decorator_list)) else None
    if not isinstance(node, (ast.Assign, ast.AnnAssign)):
        return None
    called = _called(part for part in ast.walk(node) if isinstance(part, ast.Call))
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    if all(name in _CALLED or name.lstrip("_")[:1].isupper() for name in called):
        return [one.id for one in targets if isinstance(one, ast.Name)] or None
    return None


def _called(nodes: Iterable[ast.expr]) -> Iterator[str]:
    """The last names of what is called, or stands as a decorator."""
    for node in nodes:
        function = node.func if isinstance(node, ast.Call) else node
        yield function.attr if isinstance(function, ast.Attribute) else ast.unparse(function)


def _imported_modules(roots: Sequence[str]) -> dict[str, list[_Statement]]:
    """The statements of every module that is imported on the way to these."""
    found: dict[str, list[_Statement]] = {}
    doors: dict[str, dict[str, str]] = {}
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        source = None if name in found else _source(name)
        if source is not None:
            source = source if name == CATALOGUE else _without_docstrings(source)
            source = through_no_door(source, doors)
            found[name] = list(_statements(name, source, name in roots))
            waiting += [name.rpartition(".")[0], *chain.from_iterable(map(_imported, found[name]))]
    return found


def _statements(module: str, source: str, whole: bool) -> Iterator[_Statement]:
    lines = source.splitlines(keepends=True)
    end = 0
    for node in ast.parse(source).body:
        begin, end = end, node.end_lineno or node.lineno
        yield _Statement(module, node, "".join(lines[begin:end]), whole)


@cache
def _folder() -> Traversable:
    return files(_PACKAGE)


def _source(name: str) -> str | None:
    """A module's text, wherever the package is installed; None if it is no module of ours."""
    package, *rest = name.split(".")
    if package != _PACKAGE:
        return None
    here = _folder()
    for file in (here.joinpath(*rest, "__init__.py"), here.joinpath("/".join(rest) + ".py")):
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return None


def through_no_door(source: str, doors: dict[str, dict[str, str]]) -> str:
    """The text with imports from the files themselves of what a door opens only when it is asked,
    since such a door travels without what it opens for; ``doors`` are those that are known."""
    lines = source.splitlines(keepends=True)
    for node in _statements_below(ast.parse(source)):
        if not isinstance(node, ast.ImportFrom) or not node.module:
            continue
        if node.module not in doors:
            doors[node.module] = _offered_late(node.module)
        late = doors[node.module]
        if late.keys().isdisjoint(alias.name for alias in node.names):
            continue
        from_files: dict[str, list[str]] = defaultdict(list)
        for alias in node.names:
            from_files[late.get(alias.name, node.module)].append(ast.unparse(alias))
        indent, end = " " * node.col_offset, node.end_lineno or node.lineno
        imports = [
            f"{indent}from {file} import {', '.join(names)}\n" for file, names in from_files.items()
        ]
        lines[node.lineno - 1 : end] = ["".join(imports), *[""] * (end - node.lineno)]
    return "".join(lines)


def _offered_late(package: str) -> dict[str, str]:
    """What a door opens only when it is asked: the file that has it, by the name."""
    source = _source(package) or ""
    for node in ast.parse(source).body if "_FILES = {" in source else ():
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "_FILES":
            files = ast.literal_eval(node.value)
            return {name: f"{package}.{file}" for file, names in files.items() for name in names}
    return {}


def source_of(name: str) -> str:
    """The text of a module as it is written."""
    return _source(name) or ""


def _without_docstrings(source: str) -> str:
    """The text without the strings that stand for themselves; an ellipsis where nothing else
    does."""
    lines = source.splitlines(keepends=True)
    module = ast.parse(source)
    for node in (module, *_statements_below(module)):
        body = getattr(node, "body", ())
        for one in body:
            if not isinstance(one, ast.Expr) or not isinstance(one.value, ast.Constant):
                continue
            if isinstance(one.value.value, str):
                first, last = one.lineno - 1, one.end_lineno or one.lineno
                lines[first:last] = [""] * (last - first)
                if len(body) == 1:
                    lines[first] = f"{' ' * one.col_offset}...\n"
    return re.sub(r"\n{3,}", "\n\n", "".join(lines)).lstrip("\n")


def _statements_below(node: ast.AST) -> Iterator[ast.AST]:
    """The statements in a statement or a module, at whatever depth, and the parts that hold them;
    not what they are made of."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.stmt, ast.excepthandler)):
            yield child
            yield from _statements_below(child)


def _imported(one: _Statement) -> Iterator[str]:
    """The names that may be modules in the imports of a statement, at whatever depth."""
    if not _for_a_type_checker(one.node):
        for node in (one.node, *_statements_below(one.node)):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                yield node.module
                yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _for_a_type_checker(node: ast.stmt) -> bool:
    """Whether only a type checker reads it; or it alone does not, as a door that opens when it is
    asked."""
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
