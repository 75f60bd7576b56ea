"""The fields of the three files, in their order, to be compared with the specification.

Source: US Chess, rating report file format, draft 2C (2006) with the correction of September 2025
that makes every field a left-justified, space-filled character field.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

VERSION = "2C"
HEADER_FILE, SECTION_FILE, PLAYER_FILE = "THEXPORT.DBF", "TSEXPORT.DBF", "TDEXPORT.DBF"
FILES = (HEADER_FILE, SECTION_FILE, PLAYER_FILE)


class Field(NamedTuple):
    """A character field and its width."""

    name: str
    width: int


HEADER: Sequence[Field] = (
    Field("H_FORMAT", 5),
    Field("H_PROGRAM", 10),
    Field("H_EVENT_ID", 12),
    Field("H_NAME", 35),
    Field("H_TOT_SECT", 2),
    Field("H_BEG_DATE", 8),
    Field("H_END_DATE", 8),
    Field("H_AFF_ID", 8),
    Field("H_CITY", 21),
    Field("H_STATE", 2),
    Field("H_ZIPCODE", 10),
    Field("H_COUNTRY", 21),
    Field("H_SENDCROS", 1),
    Field("H_CTD_ID", 8),
    Field("H_ATD_ID", 8),
    Field("H_OTHER_TD", 255),
)
SECTION: Sequence[Field] = (
    Field("S_EVENT_ID", 12),
    Field("S_SEC_NUM", 2),
    Field("S_SEC_NAME", 30),
    Field("S_R_SYSTEM", 1),
    Field("S_TIMECTL", 40),
    Field("S_CTD_ID", 8),
    Field("S_ATD_ID", 8),
    Field("S_TRN_TYPE", 1),
    Field("S_TOT_RNDS", 2),
    Field("S_LST_PAIR", 4),
    Field("S_BEG_DATE", 8),
    Field("S_END_DATE", 8),
    Field("S_SCH_LVL", 1),
    Field("S_GR_PRIX", 1),
    Field("S_GP_PTS", 3),
    Field("S_FIDE", 1),
)
PLAYER: Sequence[Field] = (
    Field("D_EVENT_ID", 12),
    Field("D_SEC_NUM", 2),
    Field("D_PAIR_NUM", 4),
    Field("D_MEM_ID", 8),
    Field("D_NAME", 30),
    Field("D_STATE", 2),
    Field("D_RATING", 4),
)
ROUND_WIDTH = 7
MAX_ROUNDS = 99
"""What the two figures in a field's name can count."""

SWISS, ROUND_ROBIN, DOUBLE = "S", "R", "2"
"""The kinds of a section, ``S_TRN_TYPE``."""


def round_field(round: int) -> Field:
    """A round's field: ``D_RND03``."""
    return Field(f"D_RND{round:02d}", ROUND_WIDTH)


def player_fields(rounds: int) -> Sequence[Field]:
    """The fields of the players' file for so many rounds."""
    return (*PLAYER, *(round_field(round) for round in range(1, rounds + 1)))


def width(fields: Sequence[Field], name: str) -> int:
    """How many characters the named field holds."""
    return next(field.width for field in fields if field.name == name)
