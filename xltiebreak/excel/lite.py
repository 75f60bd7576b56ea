"""One ``main.py`` for xlwings Lite: the functions and all that they need, to paste once.

Lite keeps Python code inside the workbook and runs it in the browser. The modules travel as
readable text and not as an archive: who is asked to trust a workbook can read what it runs, and
the editor takes a text of this size in its stride. Docstrings, a fifth of the text, stay behind;
but those of the functions are their help in Excel.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files

from xltiebreak import __version__

_FUNCTIONS = "xltiebreak.excel.udfs"
_ROOTS = (_FUNCTIONS, "xltiebreak.excel.reentry")
_LICENSE = """\
MIT License

Copyright (c) 2026 The xltiebreak authors

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
"""
_TOP = '''\
"""# Chess tie-breaks that show their arithmetic

xltiebreak {version}, MIT License.

1. Paste this whole text into main.py of xlwings Lite.
2. In a workbook made for xlwings Lite, run **Make the formulas live** once.
3. Save the workbook. Tie-breaks and places now follow the results.
"""

{license}
# Written by `xltiebreak excel lite`; a newer one replaces it as a whole. The modules are those of
# the Python package xltiebreak of this version, without their docstrings.
# ruff: noqa

import sys
from importlib.abc import InspectLoader
from importlib.util import spec_from_loader

MODULES = {{}}
'''
_BOTTOM = '''\
class PastedModules(InspectLoader):
    """Imports xltiebreak's modules from this text, before any installed ones."""

    def find_spec(self, name, path=None, target=None):
        return spec_from_loader(name, self, origin="main.py") if name in MODULES else None

    def is_package(self, name):
        return any(other.startswith(name + ".") for other in MODULES)

    def get_source(self, name):
        return MODULES[name]

    def get_code(self, name):
        return self.source_to_code(MODULES[name], name)


# Lite runs this text again after an edit: the modules of an earlier run make room.
sys.meta_path[:] = [one for one in sys.meta_path if type(one).__name__ != "PastedModules"]
sys.meta_path.insert(0, PastedModules())
for name in [name for name in sys.modules if name.partition(".")[0] == "xltiebreak"]:
    del sys.modules[name]

import xlwings
from xlwings import script

from xltiebreak.excel.reentry import reenter
from xltiebreak.excel.udfs import *

AnyBook = getattr(xlwings, "BookAsync", xlwings.Book)


@script(name="Make the formulas live")
async def make_live(book: AnyBook):
    """Enters every formula that uses the tie-break functions again, so that Excel knows them."""
    print(await reenter(book))
'''


def main_module() -> str:
    """The text of ``main.py``; it needs Python 3.11, xlwings and nothing else."""
    license = "".join(f"# {line}".rstrip() + "\n" for line in _LICENSE.splitlines())
    parts = [_TOP.format(version=__version__, license=license)]
    for name, source in sorted(travelling_modules().items()):
        parts.append(f"MODULES[{name!r}] = r'''{source}'''\n")
    return "\n".join([*parts, "", _BOTTOM])


def travelling_modules() -> dict[str, str]:
    """The source of every module that the functions import, by name."""
    sources: dict[str, str] = {}
    to_do = list(_ROOTS)
    while to_do:
        name = to_do.pop()
        source = None if name in sources else _source(name)
        if source is not None:
            sources[name] = source if name == _FUNCTIONS else _without_docstrings(source)
            to_do += [name.rpartition(".")[0], *_imported(source)]
    return sources


def _source(name: str) -> str | None:
    """A module's text, wherever the package is installed; None if it is no module of ours."""
    package, *rest = name.split(".")
    if package != __name__.partition(".")[0]:
        return None
    place = files(package).joinpath(*rest)
    for file in (place.joinpath("__init__.py"), files(package).joinpath("/".join(rest) + ".py")):
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return None


def _without_docstrings(source: str) -> str:
    """The text without the strings that stand for themselves; an ellipsis where nothing else
    does."""
    lines = source.splitlines(keepends=True)
    for node in ast.walk(ast.parse(source)):
        body = getattr(node, "body", ())
        for one in body if isinstance(body, list) else ():
            if not isinstance(one, ast.Expr) or not isinstance(one.value, ast.Constant):
                continue
            if isinstance(one.value.value, str):
                first, last = one.lineno - 1, one.end_lineno or one.lineno
                lines[first:last] = [""] * (last - first)
                if len(body) == 1:
                    lines[first] = f"{' ' * one.col_offset}...\n"
    return re.sub(r"\n{3,}", "\n\n", "".join(lines)).lstrip("\n")


def _imported(source: str) -> Iterator[str]:
    """The names that may be modules in a text's import statements."""
    for node in _executed(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _executed(node: ast.AST) -> Iterator[ast.AST]:
    """The node and all below it, without what only a type checker reads."""
    yield node
    below = ast.iter_child_nodes(node)
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        below = iter(node.orelse)
    for child in below:
        yield from _executed(child)
