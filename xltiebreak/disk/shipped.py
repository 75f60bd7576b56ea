"""The files that come with the program, from the folder ``templates`` or from the package.

Only this module reads them: beside the package in a checkout, inside it once it is installed. A
main.py that carries the package has a module of this name with the files in its text.
"""

from __future__ import annotations

import os
from typing import Any

import tomllib


def shipped(name: str) -> bytes:
    """Return the content of a file that comes with the program: ``page/look.css``, ``LICENSE``."""
    package = os.path.dirname(os.path.dirname(__file__))
    paths = (f"{package}/{folder}{name}" for folder in ("templates/", "../templates/", "", "../"))
    with open(next(filter(os.path.isfile, paths)), "rb") as file:
        return file.read()


def table_in(name: str) -> dict[str, Any]:
    """Return the content of a TOML file that comes with the program."""
    return tomllib.loads(shipped(name).decode())
