"""US Chess rating reports: three dBase files, made of a few rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from xltiebreak.formats.uschess import report as dbf

HEADER_FILE, SECTION_FILE, PLAYER_FILE = dbf.HEADER_FILE, dbf.SECTION_FILE, dbf.PLAYER_FILE
FILES = dbf.FILES


class Report(NamedTuple):
    """What stands in a report: its header, its sections and its players, by the fields' names."""

    headers: Sequence[Mapping[str, str]]
    sections: Sequence[Mapping[str, str]]
    players: Sequence[Mapping[str, str]]


def report(
    *rows: str,
    kind: str = "S",
    rounds: str = "",
    header: Mapping[str, str] | None = None,
    fields: Mapping[str, str] | None = None,
) -> dict[str, bytes]:
    """A report with one section: a string of cells for each player, 1, 2, 3 …"""
    cells = [row.split() for row in rows]
    width = max(len(row) for row in cells)
    players = [
        {"D_SEC_NUM": "1", "D_PAIR_NUM": str(number), "D_NAME": f"ENTRANT {number}"}
        | {f"D_RND{round:02d}": cell for round, cell in enumerate(row, start=1)}
        for number, row in enumerate(cells, start=1)
    ]
    one = {"S_SEC_NUM": "1", "S_SEC_NAME": "OPEN", "S_TRN_TYPE": kind}
    one |= {"S_TOT_RNDS": rounds or str(width), **(fields or {})}
    top = {"H_FORMAT": "2C", "H_NAME": "ELM VALLEY OPEN", **(header or {})}
    return {
        HEADER_FILE: headers(top),
        SECTION_FILE: sections(one),
        PLAYER_FILE: dbf.write_table(dbf.player_fields(width), players),
    }


def headers(*records: Mapping[str, str]) -> bytes:
    return dbf.write_table(dbf.HEADER, records)


def sections(*records: Mapping[str, str]) -> bytes:
    return dbf.write_table(dbf.SECTION, records)


def table(field: str, *values: str) -> bytes:
    """Another dBase file with one field."""
    return dbf.write_table({field: 20}, [{field: value} for value in values])


def stated(files: Mapping[str, bytes]) -> Report:
    """What a report states."""
    return Report(*(dbf.read_table(files[name], name) for name in FILES))
