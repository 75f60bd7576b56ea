"""What the sheets of an event's sections are called."""

from __future__ import annotations

from collections.abc import Sequence

from xltiebreak.event.findings import TieBreakError
from xltiebreak.excel.labels import CROSSTABLE_SHEET

LONGEST = 31
"""Excel takes no longer name, counted in UTF-16 units."""

_FORBIDDEN = "[]:*?/\\'"


def sheet_names(sections: Sequence[str], kind: str = CROSSTABLE_SHEET) -> list[str]:
    """``Crosstable`` for the first section, ``Crosstable U1200`` for a further one; so, too,
    with the other kinds of sheet.

    Characters that Excel refuses become spaces, and a long name is cut.

    Raises:
        TieBreakError: two sections would need the same sheet.
    """
    names = [kind, *(_sheet_name(kind, section) for section in sections[1:])]
    first: dict[str, str] = {}
    for name, section in zip(names, sections):
        if name.casefold() in first:
            raise TieBreakError(
                f"The sections {first[name.casefold()]!r} and {section!r} would both need a sheet "
                f"{name!r}; give them names that differ within their first 20 letters."
            )
        first[name.casefold()] = section
    return names


def _sheet_name(kind: str, section: str) -> str:
    allowed = "".join(
        letter if letter.isprintable() and letter not in _FORBIDDEN else " " for letter in section
    )
    name = " ".join(f"{kind} {allowed}".split())
    while len(name.encode("utf-16-le")) > 2 * LONGEST:
        name = name[:-1]
    return name.rstrip()
