"""What a Lite workbook carries, in one ``main.py``: whole rooms of the package, with types and
docstrings, packed (bz2, base 85), and the text of the buttons.

Lite keeps Python code inside the workbook and runs it in the browser. Office takes 2 MB from an
add-in, and had trouble with half of that. The head of the text says how to unpack the files, so
that people who are asked to trust a workbook can read them. LibreOffice's extension carries the
rooms of the functions as they are.
"""

from __future__ import annotations

import base64
import bz2
import io
import json
import zipfile
from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from string import Template

from xltiebreak import __version__
from xltiebreak.disk.shipped import shipped

CORE = (
    *("event", "rules", "checks", "ranking", "prizefund", "questions", "tables", "verify"),
    *("answers", "functions"),
)
"""The rooms of the functions."""

_OF_BUTTONS = (
    *("disk", "formats/trf", "formats/uschess", "report", "bulletin", "page", "scripts"),
    *("__init__.py", "formats/__init__.py", "excel/__init__.py"),
    *(f"formats/{name}.py" for name in ("files", "kinds", "losses", "second_files", "sheet")),
    *(f"excel/{name}.py" for name in ("udfs", "book", "event_in", "known_names")),
    *(
        "excel/shape.py",
        "excel/stored_cells.py",
        "libreoffice/__init__.py",
        "libreoffice/office.py",
    ),
)
"""The rooms and files that buttons need beside them."""

_CARRIED = (
    *("bulletin.docx", "page/look.css", "page/again.js", "page/find.js", "formats/kinds.toml"),
    *("formats/trf/records.toml", "formats/uschess/fields.toml"),
)
"""Files that are carried: Word's styles and pages, the look of the web page, kinds of files."""
_PACKAGE = __name__.partition(".")[0]


def main_module() -> str:
    """Return the text of ``main.py``; it needs Python 3.11, xlwings and nothing else.

    The text of the buttons stands unchanged at its end, since Lite may make forms from it.
    """
    texts = files_of((*CORE, *_OF_BUTTONS))
    buttons = texts.pop(f"{_PACKAGE}/scripts/lite.py")
    texts[f"{_PACKAGE}/disk/shipped.py"] = _with_files()
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
    package = files(_PACKAGE)
    return dict(
        sorted(
            (path, file.read_text(encoding="utf-8"))
            for room in rooms
            for path, file in _below(package.joinpath(room), f"{_PACKAGE}/{room}")
        )
    )


def _below(place: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    """Yield the Python files and tables of a folder with their paths, or a single file."""
    if place.is_dir():
        for inside in place.iterdir():
            yield from _below(inside, f"{path}/{inside.name}")
    elif path.endswith((".py", ".rules", ".ini")):
        yield path, place


def _with_files() -> str:
    """Return the module ``disk.shipped`` with the carried files in its text."""
    files = {name: _unpacked(shipped(name)).decode("latin-1") for name in _CARRIED}
    return f"import tomllib\n\nFILES = {files!r}\n{_SHIPPED}"


_SHIPPED = """

def shipped(name):
    return FILES[name].encode("latin-1")


def table_in(name):
    return tomllib.loads(shipped(name).decode())
"""


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
