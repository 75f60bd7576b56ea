"""The files that come with the program, from the folder ``templates`` or from the package.

Only this module reads them: beside the package in a checkout, inside it once it is installed. A
main.py that carries the package has a module of this name with the files in its text.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import tomllib


def shipped(name: str) -> bytes:
    """Return the content of a file that comes with the program: ``bulletin.docx``,
    ``page/look.css``, ``LICENSE``."""
    package = Path(__file__).parents[1]
    folders = (package / "templates", package.parent / "templates", package, package.parent)
    return next(file for folder in folders if (file := folder / name).is_file()).read_bytes()


def table_in(name: str) -> dict[str, Any]:
    """Return the content of a TOML file that comes with the program."""
    return tomllib.loads(shipped(name).decode())
