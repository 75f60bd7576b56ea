"""The extension ``xltiebreak.oxt``: a package of texts that Calc reads, and nothing compiled.

The names of the functions, their arguments and helps come from the catalogue. Calc wants them
twice: as an interface in UNO's own language, for the calls, and as settings, for the function
wizard. To Calc a required argument is a block of cells, and an optional one is of any type. So is a
figure, since only then the function learns whether it was passed as a block, in which an empty cell
is no 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from xml.sax.saxutils import escape, quoteattr

from xltiebreak import __version__
from xltiebreak.disk.office_file import packed
from xltiebreak.disk.shipped import shipped
from xltiebreak.excel import CORE, files_of
from xltiebreak.functions import FUNCTIONS, SheetFunction
from xltiebreak.libreoffice.cells import figures_of

OLDEST = "25.2"
"""An older LibreOffice does not find an add-in by its name in a workbook of Excel."""

NAME = "xltiebreak.oxt"
IDENTIFIER = "org.xltiebreak"
SERVICE = f"{IDENTIFIER}.Functions"
"""The name under which a saved .ods finds the functions; it never changes."""

CATEGORY = "Add-In"
"""Calc has only its own categories."""

_DESCRIPTION = """\
Functions for chess tie-breaks that show their arithmetic: MODMEDIAN, SOLKOFF, STANDINGS_TB,
EXPLAIN_TB and others, with the rules of US Chess, the IHSA, WinTD and FIDE.
Insert > Function lists them under Add-in.
"""
"""The text in the list of extensions."""

_COMPONENT = "xltiebreak_component.py"
_BLOCK = "sequence< sequence< any > >"
_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'


@cache
def oxt() -> bytes:
    """Return the extension; the same sources give the same bytes."""
    return packed({name: text.encode() for name, text in _parts().items()})


def _parts() -> dict[str, str]:
    component = files(__package__).joinpath("component.py").read_text(encoding="utf-8")
    files_here = (f"libreoffice/{name}.py" for name in ("__init__", "cells"))
    sources = files_of(("__init__.py", *CORE, *files_here))
    return {
        "META-INF/manifest.xml": _manifest(),
        "description.xml": _description(),
        "XFunctions.idl": _interface(),
        "CalcAddIns.xcu": _wizard(),
        "description.txt": _DESCRIPTION,
        "xltiebreak.components": _components(),
        _COMPONENT: component,
        "LICENSE": shipped("LICENSE").decode(),
        **{f"pythonpath/{path}": text for path, text in sources.items()},
    }


def _manifest() -> str:
    kinds = {
        "XFunctions.idl": "uno-typelibrary;type=RDB",
        "xltiebreak.components": "uno-components",
        "CalcAddIns.xcu": "configuration-data",
    }
    entries = "".join(
        f' <manifest:file-entry manifest:full-path="{name}" '
        f'manifest:media-type="application/vnd.sun.star.{kind}"/>\n'
        for name, kind in kinds.items()
    )
    return (
        f'{_HEAD}<manifest:manifest xmlns:manifest="http://openoffice.org/2001/manifest">\n'
        f"{entries}</manifest:manifest>\n"
    )


def _description() -> str:
    return f"""{_HEAD}<description xmlns="http://openoffice.org/extensions/description/2006"
    xmlns:d="http://openoffice.org/extensions/description/2006"
    xmlns:xlink="http://www.w3.org/1999/xlink"
    xmlns:l="http://libreoffice.org/extensions/description/2011">
 <identifier value="{IDENTIFIER}"/>
 <version value="{__version__}"/>
 <display-name><name lang="en">Chess tie-breaks (xltiebreak)</name></display-name>
 <extension-description><src xlink:href="description.txt" lang="en"/></extension-description>
 <dependencies>
  <l:LibreOffice-minimal-version value="{OLDEST}" d:name="LibreOffice {OLDEST}"/>
 </dependencies>
</description>
"""


def _components() -> str:
    """Return the list of components; Calc loads ours once a cell calls one of its functions."""
    return f"""{_HEAD}<components xmlns="http://openoffice.org/2010/uno-components">
 <component loader="com.sun.star.loader.Python" uri="{_COMPONENT}">
  <implementation name="{SERVICE}">
   <service name="{SERVICE}"/>
  </implementation>
 </component>
</components>
"""


def _interface() -> str:
    methods = "".join(
        f"  {_BLOCK} {function.name}({', '.join(_typed(function))});\n"
        for function in FUNCTIONS.values()
    )
    first, second = IDENTIFIER.split(".")
    return (
        f"module {first} {{ module {second} {{\n interface XFunctions {{\n{methods} }};\n}}; }};\n"
    )


def _typed(function: SheetFunction) -> Iterator[str]:
    for name, argument in function.signature.parameters.items():
        needed = argument.default is argument.empty and name not in figures_of(function)
        yield f"[in] {_BLOCK if needed else 'any'} {_in_idl(name)}"


def _in_idl(argument: str) -> str:
    """Return an argument's name without underscores, which UNO's language refuses: ``ownScore``."""
    first, *rest = argument.split("_")
    return "".join([first, *map(str.capitalize, rest)])


def _wizard() -> str:
    functions = "".join(map(_settings, FUNCTIONS.values()))
    return (
        f'{_HEAD}<oor:component-data xmlns:oor="http://openoffice.org/2001/registry" '
        'xmlns:xs="http://www.w3.org/2001/XMLSchema" oor:name="CalcAddIns" '
        'oor:package="org.openoffice.Office">\n'
        f'<node oor:name="AddInInfo"><node oor:name="{SERVICE}" oor:op="replace">'
        f'<node oor:name="AddInFunctions">\n{functions}</node></node></node>\n'
        "</oor:component-data>\n"
    )


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
