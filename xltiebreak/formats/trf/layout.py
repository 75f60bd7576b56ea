"""The records of a TRF by their columns, which ``records.toml`` has, and its letters of results."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from xltiebreak.disk.shipped import table_in
from xltiebreak.event.crosstable import MAX_ROUNDS
from xltiebreak.event.figures import decimal
from xltiebreak.event.results import Outcome, Result


class Field(NamedTuple):
    """The first and last column of a field, counted from 1; ``right`` if it is aligned right."""

    first: int
    last: int
    right: bool = False

    @property
    def width(self) -> int:
        """How many characters the field holds."""
        return self.last - self.first + 1

    def text_in(self, line: str) -> str:
        """Return the text in these columns of a line."""
        return line[self.first - 1 : self.last]

    def set(self, text: str) -> str:
        """Return the text as wide as the field, cut where it is longer."""
        cut = text[: self.width]
        return cut.rjust(self.width) if self.right else cut.ljust(self.width)


class Record(NamedTuple):
    """A kind of record: its fields, then any number of entries, each ``step`` columns after the one
    before, and the columns that are blank, as far as they are seen to."""

    code: str
    fields: Mapping[str, Field]
    entries: Field
    step: int
    blanks: Sequence[int]

    def read(self, line: str) -> dict[str, str]:
        """Return the texts in the fields of a line."""
        return {name: field.text_in(line).strip() for name, field in self.fields.items()}

    def misplaced(self, line: str) -> int:
        """Return the first column that should be blank and is not, or has a tab, 1 for a line that
        does not begin with the code; 0 if none is."""
        if not line.startswith(self.code):
            return 1
        seen = takewhile(len(line).__ge__, self.blanks)
        return line.find("\t") + 1 or next((k for k in seen if line[k - 1] != " "), 0)

    def aligned(self, line: str) -> tuple[str, Callable[[str], str]]:
        """Return a line by its columns, and how to decode a text in them: some programs count the
        bytes of letters outside ASCII, so their fields stand in place if every byte is a column."""
        by_bytes = line.encode("utf-8", "replace").decode("latin-1")
        if line.isascii() or not self._is_odd(line) or self._is_odd(by_bytes):
            return line, str
        return by_bytes, lambda text: text.encode("latin-1").decode("utf-8", "replace")

    def _is_odd(self, line: str) -> bool:
        numbers = self.entries_of(line) if self.entries.right else ()
        return bool(self.misplaced(line)) or any(text.strip("0123456789") for _, text in numbers)

    def entries_of(self, line: str) -> Iterator[tuple[int, str]]:
        """Yield the column and the text of each entry of a line."""
        for column in range(self.entries.first, len(line.rstrip()) + 1, self.step):
            yield column, line[column - 1 : column - 1 + self.entries.width].strip()

    def write(self, texts: Mapping[str, object], entries: Iterable[object] = ()) -> str:
        """Return a line with these texts in its fields, and these entries."""
        line = self.code
        for name, field in self.fields.items():
            line = line.ljust(field.first - 1) + field.set(str(texts.get(name, "")))
        for k, entry in enumerate(entries):
            line = line.ljust(self.entries.first - 1 + k * self.step) + self.entries.set(str(entry))
        return line.rstrip()


def _field(columns: str) -> Field:
    """Return the field of ``5-8``, or of ``5-8>`` if it is aligned right."""
    first, _, last = columns.rstrip(">").partition("-")
    return Field(int(first), int(last or first), columns.endswith(">"))


def _record(code: str, row: Mapping[str, Any]) -> Record:
    """Return the kind of record of a row in ``records.toml``."""
    named = (part.rpartition(" ") for part in row["fields"].split(", "))
    columns = {name: _field(columns) for name, _, columns in named}
    held = {k for field in columns.values() for k in range(field.first, field.last + 1)}
    further, step = _field(row.get("entries", "999")), row.get("step", 5)
    blanks = [k for k in range(len(code) + 1, further.first) if k not in held]
    starts = range(further.first, further.first + step * MAX_ROUNDS, step)
    blanks += [start + gap for start in starts for gap in row.get("gaps", ())]
    return Record(code, columns, further, step, blanks)


TABLE = table_in("formats/trf/records.toml")
PLAYER, OLD_TEAM, BYE, ABNORMAL, LINEUP, TEAM, PAIRING_BYES, FORFEIT = (
    _record(code, row) for code, row in TABLE["records"].items()
)
_OTHERWISE = {"No.": "number", "Score": "printed_score", "Place": "printed_place"}
OF_PLAYER = {name: _OTHERWISE.get(name, name.lower()) for name in PLAYER.fields}
"""What a :class:`~xltiebreak.event.section.Player` calls what his fields hold."""
OPPONENT, COLOUR, RESULT = Field(1, 4, right=True), Field(6, 6), Field(8, 8)
"""The columns within a round."""
LARGEST_TEAM = 999

_OUTCOMES = {outcome.value: outcome for outcome in Outcome}
LETTERS: Mapping[str, tuple[Outcome, bool]] = {
    letter: (_OUTCOMES[result.partition(", ")[0]], result.endswith("not rated"))
    for letter, result in TABLE["letters"].items()
}
"""The results, and whether a game lasted less than a move and so was not rated."""
LETTER = {
    **{result: letter for letter, result in LETTERS.items()},
    **{(Outcome.FORFEIT_DRAW, False): "H", (Outcome.PENDING, False): " "},
}
ABSENT = Result(Outcome.UNPAIRED)
ALONE: Mapping[Outcome, Result] = {
    Outcome.FORFEIT_WIN: Result(Outcome.FULL_BYE),
    Outcome.FORFEIT_LOSS: ABSENT,
}
"""The meaning of a forfeit without an opponent if players are paired one by one: older programs
write byes so. In a match of teams it can be a board without players."""

HEADER: Mapping[str, str] = TABLE["header"]
"""Records whose text is a field of the event; of 112 there is one for each arbiter."""
RECORDS = frozenset({*HEADER, *TABLE["known"]["records"].split()})
"""The records that are known, besides the players'; 801 and 802 only repeat the results of teams
for people to read."""
MTB26 = frozenset(TABLE["known"]["tie-breaks"].split())
"""The names that records 202 and 212 know; any other tie-break stands there as ``OTHER_name``."""


def round_column(round: int) -> int:
    """Return the column in which a round begins: 92, 102, 112 …"""
    return PLAYER.entries.first + PLAYER.step * (round - 1)


def figure(points: float) -> str:
    """Return points with one decimal, two for a quarter point: ``3.5``, ``4.0``."""
    return decimal(points) if points * 2 % 1 else f"{points:.1f}"
