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
import io
import json
import zipfile
from string import Template

from xltiebreak import __version__
from xltiebreak.disk.shipped import shipped
from xltiebreak.excel.travelling import BUTTONS, FUNCTIONS, source_of, travelling_modules

_CARRIED = ("bulletin.docx", "page/look.css", "page/filter.js")
"""The files that come along: Word's styles and pages, and how the web page looks."""


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
