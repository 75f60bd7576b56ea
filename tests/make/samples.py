"""One invented event of seven players and three rounds, and how to write it in other kinds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from tests.make import reading
from tests.make.crosstables import bare
from xltiebreak import Event, Result, Section
from xltiebreak.formats.files import convert

DATA = Path(__file__).parents[1] / "data" / "formats"

ELM = (DATA / "elm.csv").read_text(encoding="utf-8")


def elm() -> Event:
    """The event, without where it stood in its file."""
    return bare(reading.text(ELM, "elm.csv"))


def results(section: Section, *, forfeits: bool = True) -> dict[int, tuple[Result, ...]]:
    """The results by pairing number; those of forfeits without colors, which not every kind
    has, and without opponents if asked."""
    return {
        number: tuple(
            replace(result, opponent=result.opponent if forfeits else None, colour="")
            if result.forfeit
            else result
            for result in row
        )
        for number, row in section.crosstable.rows.items()
    }


def lost(event: Event, code: str) -> tuple[str, ...]:
    """What a kind of file cannot hold of the event, in sentences."""
    return tuple(loss.sentence for loss in convert(event, code).lost)


def workbook(rows: Sequence[Sequence[object]], sheet: str = "Tabelle1") -> bytes:
    """A workbook with one sheet of these rows."""
    return reading.workbook({sheet: rows})


def page(*tables: str, head: str = '<meta charset="utf-8">') -> str:
    """A web page with these tables, each a line a row and bars between its cells."""
    made = []
    for table in tables:
        rows = [line.split("|") for line in table.strip().splitlines()]
        lines = ("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
        made.append("<table>\n" + "\n".join(lines) + "\n</table>")
    return f"<html><head>{head}</head><body>{''.join(made)}</body></html>"
