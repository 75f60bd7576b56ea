"""What a workbook carries for functions and buttons: the text of each module that they import, in
one ``main.py`` for xlwings Lite.

Lite keeps Python code inside the workbook and runs it in the browser. The code that functions run,
at each change of a cell, is readable text, so that people who are asked to trust a workbook can
read it. The code that only buttons run, and that which reads what is stated of prizes, is
packed (bz2, base 85), and unpacked when it is first needed: Office takes 2 MB from an add-in, and
had trouble with half of that.

A module is carried whole if one that is carried imports it, at its top or in a function, but not if
only a type checker imports it. Types stay behind, and docstrings except those of the buttons, which
are their sentences.
"""

from __future__ import annotations

import ast
import base64
import bz2
import io
import itertools
import json
import re
import zipfile
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from string import Template

from xltiebreak import __version__
from xltiebreak.disk.shipped import shipped

FUNCTIONS = ("xltiebreak.excel.udfs",)
"""The module that registers the functions."""
PACKED = (
    "xltiebreak.answers.why",
    "xltiebreak.checks.causes",
    "xltiebreak.functions.announced_lines",
    "xltiebreak.functions.calculators",
    "xltiebreak.functions.grid_blocks",
    "xltiebreak.functions.match_points",
    "xltiebreak.functions.pasted",
    "xltiebreak.functions.stated_prizes",
    "xltiebreak.functions.upset_list",
    "xltiebreak.prizefund.announcement",
    "xltiebreak.prizefund.typed_prizes",
    "xltiebreak.questions.why",
    "xltiebreak.ranking.nobody",
    "xltiebreak.ranking.playoffs",
    "xltiebreak.tables.judge",
    "xltiebreak.tables.reading",
)
"""The modules that announce, calculate by hand, read grids of players, points inside matches and
what clubs write in ways of their own, say why somebody is before another, find one cause of many
findings, compare a program's figures, read what is stated of prizes, in a table or as on a flyer,
list upsets, know play-offs, and answer words that name nobody: functions import them
late, and they are packed with all that only they import."""
BUTTONS = (
    "xltiebreak.scripts",
    "xltiebreak.excel.reentry",
    "xltiebreak.formats.trf.reading",
    "xltiebreak.formats.trf.writing",
    "xltiebreak.formats.uschess.reading",
    "xltiebreak.formats.uschess.writing",
)
"""The modules that buttons run; those for kinds of files are imported by name."""

_CARRIED = ("bulletin.docx", "page/look.css", "page/again.js", "page/find.js")
"""Files that are carried: Word's styles and pages, and the look of the web page."""
_PACKAGE = __name__.partition(".")[0]


def main_module() -> str:
    """Return the text of ``main.py``; it needs Python 3.11, xlwings and nothing else.

    The text of the buttons stands unchanged at its end, since Lite may make forms from it.
    """
    license = shipped("LICENSE").decode().splitlines()
    readable, packed = readable_and_packed()
    texts = [f"MODULES[{name!r}] = r'''{source}'''\n" for name, source in readable.items()]
    letters = base64.b85encode(bz2.compress(json.dumps(packed).encode())).decode()
    lines = "\n".join(letters[k : k + 100] for k in range(0, len(letters), 100))
    texts.append(f"PACKED = '''\n{lines}\n'''\n")
    return Template(shipped("excel/main.txt").decode().replace("\r\n", "\n")).substitute(
        version=__version__,
        license="\n".join(f"# {line}".rstrip() for line in license),
        modules="\n".join(texts),
        buttons=source_of("xltiebreak.scripts.lite"),
    )


def readable_and_packed() -> tuple[dict[str, str], dict[str, str]]:
    """Return the modules that functions need to be readable, and all others, by name."""
    readable = travelling_modules(FUNCTIONS, without=PACKED)
    packed = travelling_modules((*BUTTONS, *PACKED))
    packed["xltiebreak.disk.shipped"] = _with_files()
    packed = {name: text for name, text in packed.items() if name not in readable}
    bare_readable, bare_packed = (
        {name: _without_types(text) for name, text in texts.items()} for texts in (readable, packed)
    )
    return bare_readable, bare_packed


def _with_files() -> str:
    """Return the module ``disk.shipped`` with the carried files in its text."""
    files = {name: _unpacked(shipped(name)).decode("latin-1") for name in _CARRIED}
    return f"FILES = {files!r}\n\n\ndef shipped(name):\n    return FILES[name].encode('latin-1')\n"


def _unpacked(content: bytes) -> bytes:
    """Return a Word file with its parts unpacked, since they pack better all together; any other
    file unchanged."""
    if not content.startswith(b"PK"):
        return content
    output = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as parts, zipfile.ZipFile(output, "w") as stored:
        for name in parts.namelist():
            part = zipfile.ZipInfo(name)
            part.create_system = 3  # the same text wherever it is written
            stored.writestr(part, parts.read(name))
    return output.getvalue()


def travelling_modules(roots: Sequence[str], without: Sequence[str] = ()) -> dict[str, str]:
    """Return the text of every module that these import, themselves included, by name; ``without``
    those named and what only they import."""
    modules: dict[str, str] = {}
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name not in modules and name not in without and source_of(name) is not None:
            modules[name], imported = _bare_and_imported(name)
            waiting += [name.rpartition(".")[0], *imported]
    return dict(sorted(modules.items()))


@cache
def source_of(name: str) -> str | None:
    """Return a module's text, wherever the package is installed; None if it is not ours."""
    package, *rest = name.split(".")
    if package != _PACKAGE:
        return None
    folder = files(_PACKAGE)
    for file in (folder.joinpath(*rest, "__init__.py"), folder.joinpath("/".join(rest) + ".py")):
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return None


@cache
def _bare_and_imported(name: str) -> tuple[str, tuple[str, ...]]:
    """Return a module's text without docstrings, and the names of modules that it may import."""
    source = source_of(name) or ""
    module = ast.parse(source)
    return _without_docstrings(source, module), tuple(_imported(module))


def _imported(tree: ast.Module) -> Iterator[str]:
    """Yield the names that a module imports and that may be modules."""
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
    """Return the names that a package imports on first use (``_FILES``), with their files."""
    for node in ast.parse(source_of(package) or "").body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "_FILES":
            return {
                name: file for file, names in ast.literal_eval(node.value).items() for name in names
            }
    return {}


def _without_docstrings(source: str, module: ast.Module) -> str:
    """Return the text of a module without docstrings; an ellipsis replaces a lone one."""
    lines = source.splitlines(keepends=True)
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


def _without_types(source: str) -> str:
    """Return the text without the types of arguments and results, which only type checkers read."""
    letters = source.encode()
    starts = [0, *itertools.accumulate(map(len, letters.splitlines(keepends=True)))]
    cuts: list[tuple[int, int]] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.arg) and node.annotation:
            first = starts[node.lineno - 1] + node.col_offset + len(node.arg.encode())
            cuts.append((first, _end_of(node.annotation, starts)))
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.returns:
            first = starts[node.returns.lineno - 1] + node.returns.col_offset
            cuts.append((letters.rindex(b" ->", 0, first), _end_of(node.returns, starts)))
    for first, end in sorted(cuts, reverse=True):
        letters = letters[:first] + letters[end:]
    return letters.decode()


def _end_of(node: ast.expr, starts: Sequence[int]) -> int:
    return starts[(node.end_lineno or 1) - 1] + (node.end_col_offset or 0)


def _statements_below(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the statements inside this one at any depth, except those for a type checker."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and getattr(child.test, "id", "") == "TYPE_CHECKING":
            continue
        if isinstance(child, (ast.stmt, ast.excepthandler)):
            yield child
            yield from _statements_below(child)
