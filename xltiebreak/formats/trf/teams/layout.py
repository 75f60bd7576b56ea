"""Where everything stands in the team records, to be compared with the specification.

Source: FIDE Handbook C.04 annex 2, TRF16 (2015) and TRF26 (from 1 September 2025).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from xltiebreak.event.figures import decimal
from xltiebreak.formats.trf.layout import Field

TEAM: Mapping[str, Field] = {
    "No.": Field(5, 7, right=True),
    "Name": Field(9, 40),
    "ID": Field(42, 46),
    "Rating": Field(48, 53, right=True),
    "Match points": Field(55, 60, right=True),
    "Game points": Field(62, 67, right=True),
    "Place": Field(69, 71, right=True),
}
"""Record 310; its nickname is an id here, its strength factor a rating."""
MEMBERS = Field(74, 77, right=True)
MEMBERS_STEP = 5
"""The first member of a team; the others follow five columns apart, here and in line-ups."""

OLD_NAME = Field(5, 36)
OLD_MEMBERS = Field(37, 40, right=True)
"""Record 013, where the first member follows the name without a blank."""

ROUND = Field(5, 7, right=True)
LINEUP_TEAM = Field(9, 11, right=True)
LINEUP_OPPONENT = Field(13, 15, right=True)
SEATS = Field(17, 20, right=True)
"""Record 300: who sat at boards 1, 2 … of a team; 0000 at an empty one."""

BYE_MATCH_POINTS = Field(5, 8, right=True)
BYE_GAME_POINTS = Field(10, 13, right=True)
BYE_TEAMS = Field(15, 17, right=True)
BYE_STEP = 4
"""Record 320: the team with the pairing-allocated bye of rounds 1, 2 …"""

FORFEIT = Field(5, 6)
FORFEIT_ROUND = Field(8, 10, right=True)
WHITE = Field(12, 14, right=True)
BLACK = Field(16, 18, right=True)
"""Record 330: a forfeited match; White is the team that was to have White on board 1."""

LARGEST_TEAM = 999


def repeated(line: str, field: Field, step: int) -> Iterator[tuple[int, str]]:
    """The column and the text of a field and of those that follow it so many columns apart."""
    for column in range(field.first, len(line.rstrip()) + 1, step):
        yield column, line[column - 1 : column - 1 + field.width].strip()


def set_in_columns(code: str, fields: Mapping[Field, str]) -> str:
    """A record with these texts in their columns."""
    line = code
    for field, text in fields.items():
        line = line.ljust(field.first - 1) + field.set(text)
    return line


def figure(points: float) -> str:
    """``3.5``, ``4.0``: one decimal, two for a quarter point."""
    return decimal(points) if points * 2 % 1 else f"{points:.1f}"
