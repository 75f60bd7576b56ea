"""The extension ``xltiebreak.oxt``: a package of texts that Calc reads, and nothing compiled.

The folder ``parts`` has those of its texts that hardly change. The names of the functions, their
arguments and helps come from the catalogue. Calc wants them twice: as an interface in UNO's own
language, for the calls, and as settings, for the function wizard. To Calc a required argument is a
block of cells, and an optional one is of any type. So is a figure, since only then the function
learns whether it was passed as a block, in which an empty cell is no 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from string import Template
from xml.sax.saxutils import escape, quoteattr

from xltiebreak import __version__
from xltiebreak.disk.office_file import packed
from xltiebreak.disk.shipped import shipped
from xltiebreak.excel.web_extension import CORE, files_of
from xltiebreak.functions import FUNCTIONS, SheetFunction
from xltiebreak.libreoffice.cells import figures_of

OLDEST = "25.2"
"""An older LibreOffice does not find an add-in by its name in a workbook of Excel."""

NAME = "xltiebreak.oxt"
IDENTIFIER = "org.xltiebreak"
CATEGORY = "Add-In"
"""Calc has only its own categories."""

_PARTS = (
    *("META-INF/manifest.xml", "description.xml", "XFunctions.idl", "CalcAddIns.xcu"),
    *("description.txt", "xltiebreak.components"),
)
_BLOCK = "sequence< sequence< any > >"


@cache
def oxt() -> bytes:
    """Return the extension; the same sources give the same bytes."""
    words = {
        **{"version": __version__, "oldest": OLDEST},
        "methods": "".join(map(_method, FUNCTIONS.values())),
        "functions": "".join(map(_settings, FUNCTIONS.values())),
    }
    texts = {name: shipped(f"libreoffice/parts/{name}").decode() for name in _PARTS}
    component = files(__package__).joinpath("component.py").read_text(encoding="utf-8")
    files_here = (f"libreoffice/{name}.py" for name in ("__init__", "cells"))
    sources = files_of(("__init__.py", *CORE, *files_here))
    parts = {
        **{name: Template(text).substitute(words) for name, text in texts.items()},
        "xltiebreak_component.py": component,
        "LICENSE": shipped("LICENSE").decode(),
        **{f"pythonpath/{path}": text for path, text in sources.items()},
    }
    return packed({name: text.encode() for name, text in parts.items()})


def _method(function: SheetFunction) -> str:
    return f"  {_BLOCK} {function.name}({', '.join(_typed(function))});\n"


def _typed(function: SheetFunction) -> Iterator[str]:
    for name, argument in function.signature.parameters.items():
        needed = argument.default is argument.empty and name not in figures_of(function)
        yield f"[in] {_BLOCK if needed else 'any'} {_in_idl(name)}"


def _in_idl(argument: str) -> str:
    """Return an argument's name without underscores, which UNO's language refuses: ``ownScore``."""
    first, *rest = argument.split("_")
    return "".join([first, *map(str.capitalize, rest)])


def _settings(function: SheetFunction) -> str:
    arguments = "".join(
        f"  {_node(_in_idl(name))}{_prop('DisplayName', name)}{_prop('Description', help)}</node>\n"
        for name, help in function.arguments.items()
    )
    return (
        f" {_node(function.name)}{_prop('DisplayName', function.name)}"
        f"{_prop('CompatibilityName', function.name)}{_prop('Description', function.help)}"
        f'<prop oor:name="Category"><value>{CATEGORY}</value></prop>\n'
        f'  <node oor:name="Parameters">\n{arguments}  </node></node>\n'
    )


def _node(name: str) -> str:
    return f'<node oor:name={quoteattr(name)} oor:op="replace">'


def _prop(name: str, text: str) -> str:
    return f'<prop oor:name="{name}"><value xml:lang="en-US">{escape(text)}</value></prop>'
