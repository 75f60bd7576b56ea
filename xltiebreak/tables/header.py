"""Finding a crosstable's columns by what stands above them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from xltiebreak.tables.grid import Grid, Row

HEADER_WITHIN_ROWS = 60

SYNONYMS: Mapping[str, tuple[str, ...]] = {
    "No.": (
        *("no", "nr", "num", "number", "#"),
        *("pair", "pair no", "pair num", "pairing no", "pairing number"),
    ),
    "Name": ("name", "names", "player", "players", "player name", "last, first"),
    "ID": (
        *("id", "uscf id", "uscf", "us chess id", "mem id", "member id", "member", "membership"),
        *("fide id", "fideid"),
    ),
    "Rating": ("rating", "rtg", "rate", "rtng", "elo", "pre", "pre rating", "us chess rating"),
    "Team": ("team", "club", "school", "team or club", "team/club", "club/city", "team/school"),
    "Score": ("score", "tot", "total", "pts", "points", "total pts", "total points", "tps"),
}
_FIELD_OF = {synonym: field for field, synonyms in SYNONYMS.items() for synonym in synonyms}

_ROUND = re.compile(
    r"(?:r|rd|rnd|round)[ .#-]*(\d{1,3})(?: res(?:ult)?\.?)?|(\d{1,3})\.? ?(?:rd|rnd|round|r)",
    re.IGNORECASE,
)
_OPPONENT_OF = re.compile(
    r"(?:opp|opponent|sno) ?(\d{1,3})|(?:r|rd|round) ?(\d{1,3}) (?:opp|opponent|sno|no)",
    re.IGNORECASE,
)
_OPPONENT = frozenset({"opp", "opponent", "sno"})


@dataclass(frozen=True)
class Header:
    """Where a crosstable's columns stand, counted from 0.

    ``fields`` holds ``"No."``, ``"Name"`` …; ``rounds`` each round's column; ``opponents`` the
    column beside it that names the opponent, in the ``uk`` notation; ``twice`` the rounds that
    have a second column.
    """

    row: int
    fields: Mapping[str, int]
    rounds: Mapping[int, int]
    opponents: Mapping[int, int] = field(default_factory=dict)
    twice: Mapping[int, int] = field(default_factory=dict)


def find_header(grid: Grid) -> Header | None:
    """The first row that names rounds, and players by number or name; nothing without one."""
    for index, row in enumerate(grid.rows[:HEADER_WITHIN_ROWS]):
        header = _header(index, row)
        if header.rounds and (len(header.rounds) > 1 or header.fields.keys() & {"No.", "Name"}):
            return header
    return None


def _header(index: int, row: Row) -> Header:
    texts = [cell.text.strip().rstrip(".:").strip().casefold() for cell in row.cells]
    fields: dict[str, int] = {}
    rounds: dict[int, int] = {}
    opponents: dict[int, int] = {}
    twice: dict[int, int] = {}
    for column, text in enumerate(texts):
        following = _round_of(texts[column + 1]) if column + 1 < len(texts) else None
        if named := _OPPONENT_OF.fullmatch(text):
            opponents.setdefault(int(named[1] or named[2]), column)
        elif text in _OPPONENT and following is not None:
            opponents.setdefault(following, column)
        elif (round := _round_of(text)) is not None:
            (twice if round in rounds else rounds).setdefault(round, column)
        elif text in _FIELD_OF:
            fields.setdefault(_FIELD_OF[text], column)
    if not rounds:
        rounds = _plain_numbers(texts)
    return Header(index, fields, rounds, opponents, twice)


def _round_of(text: str) -> int | None:
    named = _ROUND.fullmatch(text)
    return int(named[1] or named[2]) if named else None


def _plain_numbers(texts: list[str]) -> dict[int, int]:
    """Rounds headed 1, 2, 3 … in neighbouring columns."""
    for first, text in enumerate(texts):
        if text != "1":
            continue
        rounds = {1: first}
        while first + len(rounds) < len(texts) and texts[first + len(rounds)] == str(
            len(rounds) + 1
        ):
            rounds[len(rounds) + 1] = first + len(rounds)
        if len(rounds) > 1:
            return rounds
    return {}
