r"""What a Lite workbook carries, and where in the workbook it stands.

One ``main.py`` has whole rooms of the package, with types and docstrings, packed (bz2, base 85),
and the text of the buttons. Lite keeps Python code inside the workbook and runs it in the browser.
Office takes 2 MB from an add-in, and had trouble with half of that. The head of the text says how
to unpack the files, so that people who are asked to trust a workbook can read them. LibreOffice's
extension carries the rooms of the functions as they are.

An add-in's settings stand in Open XML's part for web extensions ([MS-OWEXML]): Excel offers the
add-in to everybody who opens such a workbook, and Lite finds its files there.

- Documented by Microsoft: the parts and their schema; that an add-in which comes with a document
  has to be visible; how asset, locale and version name one of the store.
- Seen in public workbooks that Lite 1.0.0.0-18 and -35 wrote, and which later ones read: which
  six properties there are, their values as JSON with ``\/``, both extensions of ``extLst``, the
  width; ``startupBehavior`` among the workbook's settings starts Lite and shows its pane.
- Left to Lite: ``requirements-pinned.txt``, which it makes anew, and App Mode, of which nobody
  showed how it is written.
- Not set: ``Office.AutoShowTaskpaneWithDocument``. It shows the pane of an add-in that is installed
  and provides for it in its manifest; no workbook of Lite's has it.
"""

from __future__ import annotations

import base64
import bz2
import io
import json
import uuid
import zipfile
from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from string import Template
from xml.sax.saxutils import escape

from xltiebreak import __version__
from xltiebreak.disk.office_file import Package, packed
from xltiebreak.disk.shipped import shipped, table_in

_TEXTS = table_in("excel/web_extension.toml")
CORE: Sequence[str] = _TEXTS["core"]
"""The rooms of the functions."""

_PACKAGE = __name__.partition(".")[0]


def main_module() -> str:
    """Return the text of ``main.py``; it needs Python 3.11, xlwings and nothing else.

    The text of the buttons stands unchanged at its end, since Lite may make forms from it.
    """
    texts = files_of([*CORE, *_TEXTS["of_buttons"]])
    buttons = texts.pop(f"{_PACKAGE}/scripts/lite.py")
    files = {name: shipped(name).decode("latin-1") for name in _TEXTS["carried"]}
    texts[f"{_PACKAGE}/disk/shipped.py"] = f"import tomllib\nFILES = {files!r}\n{_TEXTS['shipped']}"
    packed = bz2.compress(json.dumps(texts).encode())
    letters = base64.b85encode(packed).decode()
    license = shipped("LICENSE").decode().splitlines()
    return Template(shipped("excel/main.txt").decode().replace("\r\n", "\n")).substitute(
        version=__version__,
        license="\n".join(f"# {line}".rstrip() for line in license),
        digest=sha256(packed).hexdigest(),
        packed="\n".join(letters[k : k + 200] for k in range(0, len(letters), 200)),
        buttons=buttons,
    )


def files_of(rooms: Sequence[str]) -> dict[str, str]:
    """Return the Python files and tables of these rooms, or single files, with their texts, by
    their paths: ``xltiebreak/event/teams.py``."""
    package = Path(__file__).parents[1]
    texts = {
        file.relative_to(package.parent).as_posix(): file.read_text(encoding="utf-8")
        for place in (package / room for room in rooms)
        for file in (place, *place.rglob("*"))
        if file.suffix in (".py", ".rules")
    }
    return dict(sorted(texts.items()))


MAIN = "main.py"
MAX_SETTINGS = 2 * 1000 * 1000
"""Bytes of settings that Office takes from an add-in in a document."""

_ADD_IN = "wa200008175"
"""The id of xlwings Lite in Microsoft's store."""

_PARTS = "taskpanes.xml", "_rels/taskpanes.xml.rels", "webextension1.xml"
"""Files of the folder ``webextension``, whose tags stand line by line."""


def with_code(workbook: bytes) -> bytes:
    """Return the workbook with the shipped code; it must have no add-in yet."""
    return carrying(workbook, {MAIN: shipped(MAIN).decode(), **_TEXTS["settings"]})


def carrying(workbook: bytes, settings: Mapping[str, str]) -> bytes:
    """Return the workbook with xlwings Lite and these texts as its settings.

    The same workbook and settings give the same bytes. Two ids follow from the workbook's content:
    Excel tells open workbooks apart by the one, Lite by the other.
    """
    digest = sha256(workbook).digest()
    identity, workbook_id = (
        str(uuid.UUID(bytes=half, version=4)) for half in (digest[:16], digest[16:])
    )
    properties = "".join(
        f'<we:property name="{key}" value="{_value(text)}"/>' for key, text in settings.items()
    )
    with zipfile.ZipFile(io.BytesIO(workbook)) as package:
        contents = {name: package.read(name) for name in package.namelist()}
    for name, end in _TEXTS["at_the_end"].items():
        contents[name] = contents[name][: contents[name].rindex(b"</")] + end.encode()
    for name in _PARTS:
        declaration, *tags = (
            shipped(f"excel/webextension/{name.rpartition('/')[2]}").decode().splitlines()
        )
        text = Template(f"{declaration}\n{''.join(tags)}").substitute(
            id=identity.upper(), workbook=workbook_id, properties=properties
        )
        contents[f"xl/webextensions/{name}"] = text.encode()
    return packed(contents)


@lru_cache(maxsize=4)
def _value(text: str) -> str:
    """Return a property's value for quotes in XML: JSON in ASCII, so that XML takes every
    character."""
    return escape(json.dumps(text).replace("/", "\\/"), {'"': "&quot;"})


def settings_in(package: Package) -> dict[str, str]:
    """Return the texts that a workbook carries for xlwings Lite; none if it has no Lite.

    Raises:
        TieBreakError: a part of it is damaged, or larger than any that Lite can have written.
    """
    for part in package.names:
        if part.lower().startswith("xl/webextensions/") and part.lower().endswith(".xml"):
            read = package.elements(part, "reference", "property", longest=2 * MAX_SETTINGS)
            ids = (each.attributes.get("id", "") for each in read if each.name == "reference")
            if _ADD_IN in map(str.lower, ids):
                properties = (each.attributes for each in read if each.name == "property")
                return {each.get("name", ""): _text(each.get("value", "")) for each in properties}
    return {}


def _text(value: str) -> str:
    try:
        text = json.loads(value)
    except ValueError:
        return value
    return text if isinstance(text, str) else value
