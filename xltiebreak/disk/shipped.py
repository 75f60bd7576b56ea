"""The files that come with the program, as the folder ``templates`` has them.

They are read here and nowhere else, wherever they lie: beside the package in a checkout, inside it
once it is installed.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).parents[1]
_FOLDERS = (_PACKAGE / "templates", _PACKAGE.parent / "templates")


def shipped(name: str) -> bytes:
    """The content of the file with this name."""
    files = (folder / name for folder in _FOLDERS)
    return next(file for file in files if file.is_file()).read_bytes()
