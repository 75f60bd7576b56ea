r"""The code of a Lite workbook inside the workbook, where xlwings Lite keeps it.

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

import io
import json
import uuid
import zipfile
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from string import Template
from xml.sax.saxutils import escape

from xltiebreak.disk.office_file import Package, TooLarge, packed
from xltiebreak.disk.shipped import shipped

MAIN, REQUIREMENTS = "main.py", "requirements.txt"
_MAX_PROPERTIES = 1_000
MAX_SETTINGS = 2 * 1000 * 1000
"""Bytes of settings that Office takes from an add-in in a document."""

REQUIRED = """\
xlwings>=0.37.8,<1.0.0  # required
python-dotenv  # required
pyodide-http  # required
black  # required
# Buttons that write Word files fetch python-docx. Where they say that it is missing, take away
# the # of the next line, and restart.
# python-docx
"""
"""What Lite itself needs; our code needs nothing else. Lite asks for an upper bound and no exact
version. The lower one is the xlwings with which the functions are tested."""
_SEEN = {"pyodideVersion": "0.27.5", "addinVersion": "1.0.0.0-35"}
"""Two versions that one and the same workbook of Lite's has."""
_ADD_IN = "wa200008175"
"""The id of xlwings Lite in Microsoft's store."""

_PARTS = "taskpanes.xml", "_rels/taskpanes.xml.rels", "webextension1.xml"
"""Files of the folder ``webextension``, whose tags stand line by line."""
_RELATED = "http://schemas.microsoft.com/office/2011/relationships/webextensiontaskpanes"
_AT_THE_END = {
    "[Content_Types].xml": (
        '<Override PartName="/xl/webextensions/taskpanes.xml" '
        'ContentType="application/vnd.ms-office.webextensiontaskpanes+xml"/>'
        '<Override PartName="/xl/webextensions/webextension1.xml" '
        'ContentType="application/vnd.ms-office.webextension+xml"/></Types>'
    ),
    "_rels/.rels": (
        f'<Relationship Id="rIdLite" Type="{_RELATED}" '
        'Target="xl/webextensions/taskpanes.xml"/></Relationships>'
    ),
}
"""The end of the two parts that list all others."""


def with_code(workbook: bytes) -> bytes:
    """Return the workbook with the shipped code; it must have no add-in yet."""
    return carrying(workbook, {MAIN: shipped(MAIN).decode(), **_SEEN, REQUIREMENTS: REQUIRED})


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
    for name, end in _AT_THE_END.items():
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
        if not (part.lower().startswith("xl/webextensions/") and part.lower().endswith(".xml")):
            continue
        settings: dict[str, str] = {}
        is_lite = False
        elements = package.elements(part, "reference", "property", longest=2 * MAX_SETTINGS)
        for count, element in enumerate(elements, 1):
            if count > _MAX_PROPERTIES:
                raise TooLarge(f"has more than {_MAX_PROPERTIES:,} settings of an add-in")
            attributes = element.attributes
            if element.name == "reference":
                is_lite |= attributes.get("id", "").lower() == _ADD_IN
                continue
            value = attributes.get("value", "")
            try:
                text = json.loads(value)
            except ValueError:
                text = value
            settings[attributes.get("name", "")] = text if isinstance(text, str) else value
        if is_lite:
            return settings
    return {}
