"""Finding a crosstable's columns by what stands above them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from xltiebreak.tables.cells import Grid, Row

HEADER_WITHIN_ROWS = 60

SYNONYMS: Mapping[str, tuple[str, ...]] = {
    "No.": (
        *("no", "nr", "num", "number", "#", "start no", "start number"),
        *("pair", "pair no", "pair num", "pairing no", "pairing number", "plr", "plr#"),
    ),
    "Name": ("name", "names", "player", "players", "player name", "full name", "last, first"),
    "Last name": ("last name", "last", "surname", "family name"),
    "First name": ("first name", "first", "given name"),
    "ID": (
        *("id", "uscf id", "uscf", "us chess id", "mem id", "member id", "member", "membership"),
        *("fide id", "fideid"),
    ),
    "Rating": ("rating", "rtg", "rate", "rtng", "elo", "pre", "pre rating", "us chess rating"),
    "Team": ("team", "club", "school", "team or club", "team/club", "club/city", "team/school"),
    "Score": ("score", "tot", "total", "pts", "points", "total pts", "total points", "tps"),
}
_RANK = "rk"
"""Heads the places in a chess-results table; its results name opponents by them, unless the table
has pairing numbers."""
_FIELD_OF = {synonym: field for field, synonyms in SYNONYMS.items() for synonym in synonyms}
_NAMING = frozenset({"No.", "Name", "Last name"})

_ROUND = re.compile(
    r"(?:r|rd|rnd|round)[ .#-]*(\d{1,3})(?: res(?:ult)?\.?)?|(\d{1,3})\.? ?(?:rd|rnd|round|r)",
    re.IGNORECASE,
)
_NO_ROUND = re.compile(r"(?!rk)(?:(?:rd|rnd|round)s?|(?:r|rd|rnd|round) ?[a-z])", re.IGNORECASE)
"""``Rd``, ``R x``; but ``Rk.`` is the rank."""
_OPPONENT_OF = re.compile(
    r"(?:opp|opponent|sno) ?(\d{1,3})|(?:r|rd|round) ?(\d{1,3}) (?:opp|opponent|sno|no)",
    re.IGNORECASE,
)
_POINTS_OF = re.compile(
    r"(?:p|gp|(?:match |game )?(?:pts|points))[ .#-]*(\d{1,3})"
    r"|(?:r|rd|rnd|round) ?(\d{1,3}) (?:(?:match |game )?(?:pts|points))",
    re.IGNORECASE,
)
_OPPONENT = frozenset({"opp", "opponent", "sno"})


@dataclass(frozen=True)
class Header:
    """Where a crosstable's columns stand, counted from 0.

    ``row`` is the last row of the header. ``fields`` holds ``"No."``, ``"Name"`` …; ``rounds``
    each round's column; ``opponents`` the column beside it that names the opponent, in the
    ``uk`` notation; ``points`` the column of the points inside a match of teams, or what looks like
    it; ``twice`` the rounds that have a second column; ``unused`` columns that look
    like rounds but are none. ``across`` holds the columns headed by the plain numbers 1, 2, 3 …,
    which may be players and not rounds, one or two each.
    """

    row: int
    fields: Mapping[str, int]
    rounds: Mapping[int, int]
    opponents: Mapping[int, int] = field(default_factory=dict)
    points: Mapping[int, int] = field(default_factory=dict)
    twice: Mapping[int, int] = field(default_factory=dict)
    unused: Sequence[int] = ()
    across: Mapping[int, Sequence[int]] = field(default_factory=dict)

    @property
    def names_players(self) -> bool:
        """Whether a column holds the players' numbers or names."""
        return bool(self.fields.keys() & _NAMING)


def find_header(grid: Grid) -> Header | None:
    """The first row that names rounds, and players by number or name; else rounds that have
    the players' columns in the row above or below; else two rounds; nothing without one."""
    headers = [header_in(k, row) for k, row in enumerate(grid.rows[:HEADER_WITHIN_ROWS])]
    for header in headers:
        if header.rounds and header.names_players:
            return header
    for header in headers:
        if len(header.rounds) < 2 and not header.across:
            continue
        for other in headers[max(header.row - 1, 0) : header.row + 2]:
            if other.names_players:
                fields = {**other.fields, **header.fields}
                return replace(header, row=max(header.row, other.row), fields=fields)
        return header
    return None


def header_in(index: int, row: Row) -> Header:
    """What a row names, were it a header; ``index`` is its place in the grid."""
    texts = [cell.text.strip().rstrip(".:").strip().casefold() for cell in row.cells]
    fields: dict[str, int] = {}
    rounds: dict[int, int] = {}
    opponents: dict[int, int] = {}
    points: dict[int, int] = {}
    twice: dict[int, int] = {}
    unused: list[int] = []
    for column, text in enumerate(texts):
        following = _round_of(texts[column + 1]) if column + 1 < len(texts) else None
        if named := _OPPONENT_OF.fullmatch(text):
            opponents.setdefault(int(named[1] or named[2]), column)
        elif text in _OPPONENT and following is not None:
            opponents.setdefault(following, column)
        elif (round := _round_of(text)) is not None and round > 0:
            (twice if round in rounds else rounds).setdefault(round, column)
        elif named := _POINTS_OF.fullmatch(text):
            points.setdefault(int(named[1] or named[2]), column)
        elif round == 0 or _NO_ROUND.fullmatch(text):
            unused.append(column)
        elif text in _FIELD_OF:
            name = _FIELD_OF[text]
            if name not in fields or name == "Score":  # the last of several is the total
                fields[name] = column
    if "No." not in fields and _RANK in texts:
        fields["No."] = texts.index(_RANK)
    across: Mapping[int, Sequence[int]] = {}
    if not rounds:
        rounds = _plain_numbers(texts)
        across = _numbers_across(texts)
    return Header(index, fields, rounds, opponents, points, twice, unused, across)


def _round_of(text: str) -> int | None:
    named = _ROUND.fullmatch(text)
    return int(named[1] or named[2]) if named else None


def _plain_numbers(texts: Sequence[str]) -> dict[int, int]:
    """Rounds headed 1, 2, 3 … in neighbouring columns, from the longest such run."""
    longest: dict[int, int] = {}
    for first, text in enumerate(texts):
        if text != "1":
            continue
        rounds = {1: first}
        for column in range(first + 1, len(texts)):
            if texts[column] != str(len(rounds) + 1):
                break
            rounds[len(rounds) + 1] = column
        if len(rounds) > len(longest):
            longest = rounds
    return longest


def _numbers_across(texts: Sequence[str]) -> Mapping[int, Sequence[int]]:
    """The longest run of columns headed 1, 2, 3 … or, two each, 1, 1, 2, 2 … or 1, nothing, 2,
    nothing …; nothing where there are not two numbers."""
    longest: dict[int, Sequence[int]] = {}
    for first, text in enumerate(texts):
        if text != "1":
            continue
        for width in (1, 2):
            run: dict[int, Sequence[int]] = {}
            column = first
            while _heads(texts, column, width, str(len(run) + 1)):
                run[len(run) + 1] = range(column, column + width)
                column += width
            if len(run) > max(len(longest), 1):
                longest = run
    return longest


def _heads(texts: Sequence[str], column: int, width: int, number: str) -> bool:
    """Whether so many columns from this one on are headed by this number, the first in any case."""
    heads = [*texts[column : column + width]]
    return heads[:1] == [number] and all(head in ("", number) for head in heads[1:])
