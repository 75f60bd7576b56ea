"""The files that come with the program, as the folder ``templates`` has them, or the package.

They are read here and nowhere else, wherever they lie: beside the package in a checkout, inside it
once it is installed, or in the text of a main.py that carries the package.
"""

from __future__ import annotations

from pathlib import Path

CARRIED: dict[str, bytes] = {}
"""Files by their names where there is no folder to read them from."""


def shipped(name: str) -> bytes:
    """The content of the file with this name: ``bulletin.docx``, ``page/look.css``."""
    if name in CARRIED:
        return CARRIED[name]
    package = Path(__file__).parents[1]
    folders = (package / "templates", package.parent / "templates", package)
    return next(file for folder in folders if (file := folder / name).is_file()).read_bytes()
