"""What people give by mistake: files that hold no table, such as pictures, documents and links, and
files that only their own program reads; and what to give instead. ``refused.toml`` lists them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from xltiebreak.disk.shipped import table_in

_CUT = 4096
_SITE = "chess-results.com"
_READ = re.compile(r"\.(?:xlsx|ods|csv|trfx?|html?|sjson)$")
_OWNED = re.compile(r"~\$|\.~lock\.")
_MARKS = re.compile(r"^(?:~\$|\.~lock\.)|#$")


@lru_cache
def _listed() -> dict[str, Any]:
    return table_in("formats/refused.toml")


def what_it_is(content: bytes) -> str:
    """Return what a file is that holds no table, and what to give instead; empty for others."""
    kinds = (kind for kind in _listed()["beginnings"] if _begins(content, kind["begins"]))
    return next((_said(kind["is"], kind["cure"]) for kind in kinds), "")


def _begins(content: bytes, patterns: Iterable[str]) -> bool:
    start = content[:_CUT]
    return any(re.match(pattern.encode(), start, re.DOTALL) for pattern in patterns)


def of_program(content: bytes, path: str) -> str:
    """Return what to do about a file that only its own program reads; empty for other files. Such a
    file is known by its first bytes or its name."""
    for program in _listed()["programs"]:
        named = re.search(rf"\.(?:{program['endings']})$", path.casefold())
        if named or _begins(content, program.get("begins", ())):
            return f"only {program['name']} reads this file; {program['export']}"
    return ""


def package_without_sheets(names: list[str]) -> str:
    """Return what a zip package without sheets is, by the names of its parts."""
    for kind in _listed()["parts"]:
        if any(name.startswith(kind["part"]) for name in names):
            return _said(kind["is"], kind["cure"])
    if events := list(filter(_READ.search, names)):
        return _said("a folder of files (.zip)", f"unpack it, and give a file in it: {events[0]}")
    return _said("no workbook", "save the crosstable as .xlsx or .ods, and give that")


def old_file(content: bytes) -> str:
    """Return what a file of the old Office is, by the names of its parts."""
    small = content.lower()
    of_the_site = any(_SITE.encode(letters) in small for letters in ("latin-1", "utf-16-le"))
    for kind in _listed()["old"]:
        if kind["part"].encode("utf-16-le") in content:
            return _said(kind["is"] + f" of {_SITE}" * of_the_site, kind["cure"])
    return (
        "this is an old .xls or a workbook with a password; open it in Excel and save it as .xlsx "
        "without a password"
    )


def left_by_an_open_file(name: str) -> str:
    """Return what a file is that Excel or LibreOffice keeps beside one that is open."""
    if not _OWNED.match(name):
        return ""
    own = _MARKS.sub("", name) or "the file itself"
    return _said("no event: it marks a file as open", f"give {own}")


def _said(what: str, cure: str) -> str:
    return f"this is {what}; {_listed()['cures'].get(cure, cure)}"
