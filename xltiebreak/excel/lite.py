"""One ``main.py`` for xlwings Lite: the functions, the buttons and all that they need.

Lite keeps Python code inside the workbook and runs it in the browser. What the functions run, at
each change of a cell, travels as readable text: who is asked to trust a workbook can read it. What
only the buttons run is packed (bz2, base 85) and unpacked when the first button is pressed: Office
takes 2 MB from an add-in, and had trouble with half of it. Docstrings stay behind, but those of the
buttons, which are their sentences.
"""

from __future__ import annotations

import base64
import bz2
import json

from xltiebreak import __version__
from xltiebreak.disk.shipped import shipped
from xltiebreak.excel.travelling import BUTTONS, FUNCTIONS, source_of, travelling_modules

_CARRIED = ("bulletin.docx", "page/look.css", "page/filter.js")
"""The files that come along: Word's styles and pages, and how the web page looks."""

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
# version, without their docstrings. Those that the functions need stand here to be read. Those that
# only the buttons need are packed at the end; the package has them as text, and so has, for one,
# PastedModules.unpacked()["xltiebreak.scripts.buttons"].
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
        if name.partition(".")[0] != "xltiebreak":
            return None
        if name not in MODULES:
            MODULES.update(self.unpacked())
        return spec_from_loader(name, self, origin="main.py") if name in MODULES else None

    def is_package(self, name):
        return any(other.startswith(name + ".") for other in MODULES)

    def get_source(self, name):
        return MODULES[name]

    def get_code(self, name):
        return self.source_to_code(MODULES[name], name)

    @staticmethod
    def unpacked():
        """What only the buttons need: the modules' texts by their names."""
        import base64, bz2, json

        return json.loads(bz2.decompress(base64.b85decode("".join(PACKED.split()))))


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

from xltiebreak.excel.udfs import *

'''


def main_module() -> str:
    """Return the text of ``main.py``; it needs Python 3.11, xlwings and nothing else.

    At its end stand the buttons, as they are written: some of Lite's forms may be made of the text.
    """
    license = "".join(f"# {line}".rstrip() + "\n" for line in LICENSE.splitlines())
    readable, packed = readable_and_packed()
    texts = [f"MODULES[{name!r}] = r'''{source}'''\n" for name, source in readable.items()]
    letters = base64.b85encode(bz2.compress(json.dumps(packed).encode())).decode()
    lines = "\n".join(letters[k : k + 100] for k in range(0, len(letters), 100))
    texts.append(f"PACKED = '''\n{lines}\n'''\n")
    top = _TOP.format(version=__version__, license=license)
    return "\n".join([top, *texts, "", f"{_BOTTOM}{source_of('xltiebreak.scripts.lite')}"])


def readable_and_packed() -> tuple[dict[str, str], dict[str, str]]:
    """Return the modules that functions need, and those that only buttons need, each by name."""
    readable = travelling_modules(FUNCTIONS)
    packed = travelling_modules(BUTTONS)
    packed["xltiebreak.disk.shipped"] = _with_files()
    return readable, {name: text for name, text in packed.items() if name not in readable}


def _with_files() -> str:
    """Return the module ``disk.shipped`` with the files in its text."""
    files = {name: base64.b64encode(shipped(name)).decode() for name in _CARRIED}
    return (
        f"from base64 import b64decode\n\nFILES = {files!r}\n\n\n"
        "def shipped(name):\n    return b64decode(FILES[name])\n"
    )
