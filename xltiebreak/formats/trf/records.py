"""A TRF as records: its lines sorted by their codes, and what can be told of a line as such."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from xltiebreak.event.figures import counted
from xltiebreak.event.findings import WARNING, Finding
from xltiebreak.formats.text import decoded
from xltiebreak.formats.trf.layout import HEADER, PLAYER_CODE, TEAM_RECORDS
from xltiebreak.formats.trf.scoring import RECORDS as SCORING
from xltiebreak.tables.cells import plain

_NATIONAL = re.compile(r"[A-Z]{3} [ \d]{3}\d(?: |$)")
_ANY_CODE = re.compile(r"\d{3}(?: |$)")
_EXTENSION = re.compile(r"XX[A-Z]|BB[A-Z]")
_TO_BE_READ_BY_PEOPLE = ("801", "802")
_NOT_READ = {
    "acceleration": "accelerated pairings change no score and no tie-break, and are passed over",
    "national-ratings": "national ratings are not read, only those in the players' own records",
    "unknown-record": "this record is not part of TRF and is passed over; is its code mistyped?",
}


@dataclass
class Records:
    """The lines of a file with their numbers: players, header records and scoring by code.

    ``faults`` tell of lines that are not read.
    """

    players: list[tuple[int, str]] = field(default_factory=list)
    by_code: dict[str, list[tuple[int, str]]] = field(default_factory=dict)
    scoring: list[tuple[int, str]] = field(default_factory=list)
    faults: list[Finding] = field(default_factory=list)

    def text(self, code: str) -> str:
        """What the first record of this code says, as one tidy line; empty where there is none."""
        return next((text for text in self.texts(code) if text), "")

    def texts(self, code: str) -> list[str]:
        """What each record of this code says, as tidy lines."""
        return [plain(line[len(code) :]) for _, line in self.by_code.get(code, ())]

    def where(self, code: str) -> str:
        """The line of the first record of this code that says something."""
        lines = self.by_code[code]
        return f"line {next((k for k, line in lines if line[3:].strip()), lines[0][0])}"


def read_records(content: bytes) -> Records:
    """The records of a file; comments, rulers and blank lines are none.

    Raises:
        TieBreakError: the file is not text.
    """
    found = Records()
    passed_over: dict[str, list[tuple[int, str]]] = {}
    text = decoded(content).replace("\r\n", "\n").replace("\r", "\n")
    for number, line in enumerate(text.split("\n"), start=1):
        code = line[:3]
        if code == PLAYER_CODE or line.lstrip().startswith(f"{PLAYER_CODE} "):
            found.players.append((number, line))
        elif code in SCORING:
            found.scoring.append((number, line))
        elif code in ("250", "XXA"):
            passed_over.setdefault("acceleration", []).append((number, code))
        elif code in HEADER or code in TEAM_RECORDS or _EXTENSION.fullmatch(code):
            found.by_code.setdefault(code, []).append((number, line))
        elif _NATIONAL.match(line):
            passed_over.setdefault("national-ratings", []).append((number, code))
        elif _ANY_CODE.match(line) and code not in _TO_BE_READ_BY_PEOPLE:
            passed_over.setdefault("unknown-record", []).append((number, code))
    found.faults += [_not_read(kind, lines) for kind, lines in passed_over.items()]
    return found


def _not_read(kind: str, lines: Sequence[tuple[int, str]]) -> Finding:
    codes = ", ".join(sorted({code for _, code in lines}))
    return Finding(
        WARNING,
        kind,
        f"line {lines[0][0]}",
        f"{_NOT_READ[kind]} ({codes}, {counted(len(lines), 'line')})",
    )
