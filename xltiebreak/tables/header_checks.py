"""What is wrong with a crosstable's row of headers: rounds that are missing or stand twice, and
columns that nobody reads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.tables.columns import Columns
from xltiebreak.tables.header import SYNONYMS


def examine_header(columns: Columns) -> Iterator[Finding]:
    """The findings about a crosstable's columns, each at its header."""
    for severity, code, column, message in (*_rounds(columns), *_unread(columns)):
        row = columns.grid.rows[columns.header.row]
        yield Finding(severity, code, columns.address(row, column), message)


def _rounds(columns: Columns) -> Iterator[tuple[str, str, int, str]]:
    """Severity, code, column and message of what is wrong with the rounds."""
    header, last = columns.header, columns.rounds
    for round, column in header.twice.items():
        yield ERROR, "duplicate-round", column, f"round {round} has a second column; keep one"
    missing = [f"R{round}" for round in range(1, last) if round not in header.rounds]
    if missing:
        message = f"round {last} has a column, but there is none for {_listed(missing)}; add it"
        yield ERROR, "missing-round", header.rounds[last], message
    for round, column in header.opponents.items():
        if round > last:
            message = f"round {round} has a column of opponents only; add R{round} beside it"
            yield ERROR, "missing-round", column, message


def _unread(columns: Columns) -> Iterator[tuple[str, str, int, str]]:
    """The same for columns that are passed over or sought in vain."""
    header, rows = columns.header, columns.grid.rows
    for column in header.unused:
        if any(row.cell(column).text for row in rows[header.row + 1 :]):
            text = rows[header.row].cell(column).text
            message = (
                f"the column {text!r} is passed over: it looks like a round but is none of "
                "R1, R2, R3 …"
            )
            yield WARNING, "unused-column", column, message
    if not header.names_players:
        known = _listed([*SYNONYMS["No."], *SYNONYMS["Name"]], 20)
        message = (
            "there is no column for the pairing number or the name, so players are counted by "
            f"their rows; known headers are {known}"
        )
        yield WARNING, "no-players", min(header.rounds.values()), message


def _listed(words: Sequence[str], most: int = 4) -> str:
    return ", ".join(words[:most]) + (" …" if len(words) > most else "")
