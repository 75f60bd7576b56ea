"""What functions and buttons take along: the modules to which imports lead, as text, and one
``main.py`` of them for xlwings Lite.

Lite keeps Python code inside the workbook and runs it in the browser. What the functions run, at
each change of a cell, travels as readable text: who is asked to trust a workbook can read it. What
only the buttons run is packed (bz2, base 85) and unpacked when the first button is pressed: Office
takes 2 MB from an add-in, and had trouble with half of it.

A module travels whole, but for its docstrings, if a module that travels imports it, at its top or
in a function. What only a type checker imports stays behind, and so do docstrings but those of the
buttons, which are their sentences.
"""

from __future__ import annotations

import ast
import base64
import bz2
import io
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

_CARRIED = ("bulletin.docx", "page/look.css", "page/filter.js")
"""The files that come along: Word's styles and pages, and how the web page looks."""
_PACKAGE = __name__.partition(".")[0]


def main_module() -> str:
    """Return the text of ``main.py``; it needs Python 3.11, xlwings and nothing else.

    At its end stand the buttons, as they are written: some of Lite's forms may be made of the text.
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
    """Return the modules that functions need, and those that only buttons need, each by name."""
    readable = travelling_modules(FUNCTIONS)
    packed = travelling_modules(BUTTONS)
    packed["xltiebreak.disk.shipped"] = _with_files()
    return readable, {name: text for name, text in packed.items() if name not in readable}


def _with_files() -> str:
    """Return the module ``disk.shipped`` with the files in its text."""
    files = {name: _unpacked(shipped(name)).decode("latin-1") for name in _CARRIED}
    return f"FILES = {files!r}\n\n\ndef shipped(name):\n    return FILES[name].encode('latin-1')\n"


def _unpacked(content: bytes) -> bytes:
    """Return a Word file with parts as they are, which are packed better all together; another
    file as it is."""
    if not content.startswith(b"PK"):
        return content
    output = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as parts, zipfile.ZipFile(output, "w") as stored:
        for name in parts.namelist():
            part = zipfile.ZipInfo(name)
            part.create_system = 3  # the same text wherever it is written
            stored.writestr(part, parts.read(name))
    return output.getvalue()


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
