"""One ``main.py`` for xlwings Lite: the functions, the buttons and all that they need.

Lite keeps Python code inside the workbook and runs it in the browser. The modules travel as
readable text and not as an archive: who is asked to trust a workbook can read what it runs, and
the editor takes a text of this size in its stride. ``travelling`` leaves behind what neither a
function nor a button reaches; docstrings, a fifth of the text, stay behind, too, but those of the
functions are their help in Excel, and those of the buttons their sentences.
"""

from __future__ import annotations

import base64

from xltiebreak import __version__
from xltiebreak.disk.shipped import shipped
from xltiebreak.excel.travelling import source_of, through_no_door, travelling_modules

CARRIED = ("bulletin.docx", "page/look.css", "page/filter.js")
"""The files that come along: Word's styles and pages, and how the web page looks."""

_BUTTONS = "xltiebreak.scripts.lite"

LICENSE = """\
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
"""# xltiebreak {version}: chess tie-breaks that show their arithmetic

The functions of this workbook and the buttons beside them, for Excel's free add-in xlwings Lite.
Nothing else is to be installed, no Python either.

1. Run **Make the formulas live** once.
2. Save the workbook. Tie-breaks and places now follow the results.

In a workbook that lost this text, or has an older one, put all of it in the place of its main.py,
then do the same; =VERSION_TB() and the sheet Help say which one a workbook has. MIT License.
"""

{license}
# Written by `xltiebreak excel lite`. The modules are those of the Python package xltiebreak of this
# version, without their docstrings and without what none of the functions needs.
# ruff: noqa

import sys
from base64 import b64decode
from importlib.abc import InspectLoader
from importlib.util import spec_from_loader

MODULES = {{}}
FILES = {{}}
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

try:
    from pyodide import ffi
except ImportError:
    ffi = None
if ffi and not hasattr(ffi, "JsNull"):
    ffi.JsNull = type("JsNull", (), {})  # before 0.28; xlwings would look for it at each cell

from xltiebreak.disk.shipped import CARRIED
from xltiebreak.excel.udfs import *

CARRIED.update(FILES)

'''


def main_module() -> str:
    """The text of ``main.py``; it needs Python 3.11, xlwings and nothing else. At its end stand the
    buttons, as they are written: some of Lite's forms may be made of the text."""
    license = "".join(f"# {line}".rstrip() + "\n" for line in LICENSE.splitlines())
    parts = [_TOP.format(version=__version__, license=license)]
    for name, source in sorted(travelling_modules().items()):
        parts.append(f"MODULES[{name!r}] = r'''{source}'''\n")
    parts += [f"FILES[{name!r}] = {_carried(name)}\n" for name in CARRIED]
    return "\n".join([*parts, "", _BOTTOM + through_no_door(source_of(_BUTTONS), {})])


def _carried(name: str) -> str:
    """A file as Python spells it: a text to be read, or anything else in letters."""
    content = shipped(name)
    if name.endswith((".css", ".js")):
        return f"r'''{content.decode()}'''.encode()"
    letters = base64.b64encode(content).decode()
    lines = [letters[k : k + 96] for k in range(0, len(letters), 96)]
    return "b64decode('''\n" + "\n".join(lines) + "\n''')"
