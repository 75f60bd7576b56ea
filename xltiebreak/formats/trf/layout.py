"""The columns of every record of a TRF, to be compared with the specification.

Source: FIDE Handbook C.04 annex 2, TRF16 (2015) and TRF26 (from 1 September 2025).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from xltiebreak.event.crosstable import MAX_ROUNDS
from xltiebreak.event.figures import decimal
from xltiebreak.event.results import Outcome, Result


class Field(NamedTuple):
    """The first and last column of a field, counted from 1; ``right`` if it is aligned right.
    ``of_player`` is what a :class:`~xltiebreak.event.section.Player` calls what it holds."""

    first: int
    last: int
    right: bool = False
    of_player: str = ""

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


PLAYER_CODE = "001"
PLAYER: Mapping[str, Field] = {
    "No.": Field(5, 8, right=True, of_player="number"),
    "Sex": Field(10, 10, of_player="sex"),
    "Title": Field(11, 13, right=True, of_player="title"),
    "Name": Field(15, 47, of_player="name"),
    "Rating": Field(49, 52, right=True, of_player="rating"),
    "Federation": Field(54, 56, of_player="federation"),
    "ID": Field(58, 68, right=True, of_player="id"),
    "Birth": Field(70, 79, of_player="birth"),
    "Score": Field(81, 84, right=True, of_player="printed_score"),
    "Place": Field(86, 89, right=True, of_player="printed_place"),
}
"""A player's record; his rounds stand behind these fields."""

ROUND_1 = 92
ROUND_WIDTH = 10
ROUND_TEXT = 8
OPPONENT = Field(1, 4, right=True)
COLOUR = Field(6, 6)
RESULT = Field(8, 8)
"""One round: eight columns (the opponent, the colour, the result), then two blank ones."""


PLAYED: Mapping[str, tuple[Outcome, bool]] = {
    "1": (Outcome.WIN, False),
    "=": (Outcome.DRAW, False),
    "0": (Outcome.LOSS, False),
    "W": (Outcome.WIN, True),
    "D": (Outcome.DRAW, True),
    "L": (Outcome.LOSS, True),
}
"""Games, and whether they lasted less than a move and so were not rated."""
FORFEITS: Mapping[str, Outcome] = {"+": Outcome.FORFEIT_WIN, "-": Outcome.FORFEIT_LOSS}
BYES: Mapping[str, Outcome] = {
    "H": Outcome.HALF_BYE,
    "F": Outcome.FULL_BYE,
    "U": Outcome.PAIRING_BYE,
    "Z": Outcome.UNPAIRED,
}

ABSENT = Result(Outcome.UNPAIRED)
ALONE: Mapping[Outcome, Result] = {
    Outcome.FORFEIT_WIN: Result(Outcome.FULL_BYE),
    Outcome.FORFEIT_LOSS: ABSENT,
}
"""The meaning of a forfeit without an opponent if players are paired one by one: older programs
write byes so. In a match of teams it can be a board without players."""

LETTER = {
    **{outcome: letter for letter, outcome in FORFEITS.items()},
    **{outcome: letter for letter, outcome in BYES.items()},
    Outcome.FORFEIT_DRAW: "H",
    Outcome.PENDING: " ",
}
PLAYED_LETTER = {kind: letter for letter, kind in PLAYED.items()}


def round_column(round: int) -> int:
    """Return the column in which a round begins: 92, 102, 112 …"""
    return ROUND_1 + ROUND_WIDTH * (round - 1)


_FILLED = {column for field in PLAYER.values() for column in range(field.first, field.last + 1)}
BLANKS = (
    *(column for column in range(4, ROUND_1) if column not in _FILLED),
    *(round_column(round) + k for round in range(1, MAX_ROUNDS + 1) for k in (4, 6, 8, 9)),
)
"""The columns between the fields of a player, and inside and behind his rounds."""

HEADER: Mapping[str, str] = {
    "012": "name",
    "022": "city",
    "102": "chief_td",
    "112": "assistant_tds",
    "122": "time_control",
}
"""Records whose text is a field of the event; of 112 there is one for each arbiter."""
RECORDS = frozenset(
    {f"{field:02}2" for field in range(1, 23)}
    | {"013", "240", "250", "260", "299", "300", "310", "320", "330", "352", "362"}
)
"""The records that are known, besides the players'; 801 and 802 only repeat the results of teams
for people to read."""

MTB26 = frozenset(
    "AOB APPO APRO ARO BBE BC BH BPG BWG DE EDE EDEB EDEBB EDEBT EDEC EDET EGGSB EGMSB EMGSB "
    "EMMSB ESB FB GE GP KS MP MPvGP PS PTP REP RTNG SB SSSC STD TBR TPN TPR WIN WON".upper().split()
)
"""The names that records 202 and 212 know; any other tie-break stands there as ``OTHER_name``."""


class Record(NamedTuple):
    """A kind of record: its fields, then any number of entries, each ``step`` columns after the one
    before."""

    code: str
    fields: Mapping[str, Field]
    entries: Field = Field(0, 0)
    step: int = 5

    def read(self, line: str) -> dict[str, str]:
        """Return the texts in the fields of a line."""
        return {name: field.text_in(line).strip() for name, field in self.fields.items()}

    def misplaced(self, line: str) -> int:
        """Return the first column between the fields that is not blank; 0 if all are."""
        fields = self.fields.values()
        held = {column for field in fields for column in range(field.first, field.last + 1)}
        before = line[: self.entries.first - 1] if self.entries.first else line
        columns = enumerate(before[len(self.code) :], start=len(self.code) + 1)
        return next((k for k, sign in columns if sign != " " and k not in held), 0)

    def entries_of(self, line: str) -> Iterator[tuple[int, str]]:
        """Yield the column and the text of each entry of a line."""
        for column in range(self.entries.first, len(line.rstrip()) + 1, self.step):
            yield column, line[column - 1 : column - 1 + self.entries.width].strip()

    def write(self, texts: Mapping[str, str], entries: Iterable[object] = ()) -> str:
        """Return a line with these texts in its fields, and these entries."""
        line = self.code
        for name, text in texts.items():
            line = line.ljust(self.fields[name].first - 1) + self.fields[name].set(text)
        for k, entry in enumerate(entries):
            line = line.ljust(self.entries.first - 1 + k * self.step) + self.entries.set(str(entry))
        return line


PLAYER_RECORD = Record(PLAYER_CODE, PLAYER)
OLD_TEAM = Record("013", {"Name": Field(5, 36)}, Field(37, 40, right=True))
"""A team of TRF16, where the first member follows the name without a blank."""
BYE = Record(
    "240", {"Kind": Field(5, 5), "Round": Field(7, 9, right=True)}, Field(11, 14, right=True)
)
"""The players or teams who have a bye of this kind."""
ABNORMAL = Record(
    "299",
    {
        "Kind": Field(5, 5),
        "Match points": Field(8, 11, right=True),
        "Game points": Field(14, 17, right=True),
        "Round": Field(20, 22, right=True),
    },
    Field(24, 27, right=True),
)
"""Players whose result in a round differs from the game that was played."""
LINEUP = Record(
    "300",
    {
        "Round": Field(5, 7, right=True),
        "Team": Field(9, 11, right=True),
        "Opponent": Field(13, 15, right=True),
    },
    Field(17, 20, right=True),
)
"""The players at boards 1, 2 … of a team; 0000 at an empty one."""
TEAM = Record(
    "310",
    {
        "No.": Field(5, 7, right=True),
        "Name": Field(9, 40),
        "ID": Field(42, 46),
        "Rating": Field(48, 53, right=True),
        "Match points": Field(55, 60, right=True),
        "Game points": Field(62, 67, right=True),
        "Place": Field(69, 71, right=True),
    },
    Field(74, 77, right=True),
)
"""A team and its members; its nickname is an id here, its strength factor a rating."""
PAIRING_BYES = Record(
    "320",
    {"Match points": Field(5, 8, right=True), "Game points": Field(10, 13, right=True)},
    Field(15, 17, right=True),
    step=4,
)
"""The team with the pairing-allocated bye of rounds 1, 2 …"""
FORFEIT = Record(
    "330",
    {
        "Kind": Field(5, 6),
        "Round": Field(8, 10, right=True),
        "White": Field(12, 14, right=True),
        "Black": Field(16, 18, right=True),
    },
)
"""A forfeited match; White is the team that was to have White on board 1."""

LARGEST_TEAM = 999


def by_bytes(line: str) -> str:
    """Return a line with one column a byte, as programs write it that count bytes."""
    return line.encode("utf-8", "replace").decode("latin-1")


def from_bytes(text: str) -> str:
    """Return the text that stands in columns of a line by bytes."""
    return text.encode("latin-1").decode("utf-8", "replace")


def figure(points: float) -> str:
    """Return points with one decimal, two for a quarter point: ``3.5``, ``4.0``."""
    return decimal(points) if points * 2 % 1 else f"{points:.1f}"
