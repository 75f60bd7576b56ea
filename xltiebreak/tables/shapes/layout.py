"""Where a table's columns stand whose rounds have several: opponents, colors, results."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from xltiebreak.tables.cells import Cell, Row
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.header import (
    FIELD_OF,
    HEADER_WITHIN_ROWS,
    ROUND_WORDS,
    field_headed,
    header_in,
    heading,
)

WHOLE, OPPONENT, COLOUR, RESULT, POINTS, UNNAMED = "", "opponent", "color", "result", "points", "?"
"""What a column of a round holds: all of it, a part, or what only its cells can tell; points are
those of the round or the score so far."""

_PARTS: Mapping[str, Sequence[str]] = {
    OPPONENT: (
        *("opp", "oppon", "opponent", "opponents", "vs", "against", "versus", "sno", "opp no"),
        *("gegner", "geg", "gegn", "ggn", "adv", "advers", "adversaire", "rival", "oponente"),
        *("contrario", "tegenstander", "tegenst", "teg", "tgst", "avv", "avversario"),
        *("o", "g", "op"),
    ),
    COLOUR: (
        *("col", "colour", "color", "clr", "c", "w/b", "b/w", "wb", "side"),
        *("farbe", "fa", "f", "couleur", "coul", "cl", "colore", "kleur", "kl", "k"),
    ),
    RESULT: (
        *("+/-", "res", "result", "rslt", "w/d/l", "w/l/d", "wdl", "wl", "w/l", "outcome"),
        *("ergebnis", "erg", "ergeb", "resultat", "rés", "résultat", "resultado"),
        *("uitslag", "uitsl", "risultato", "ris", "e", "u", "r"),
    ),
    POINTS: (
        *("pts", "pt", "points", "point", "score", "sc", "tot", "total", "cum", "sum", "running"),
        *("pkt", "punkte", "punkt", "ptos", "puntos", "punten", "pnt", "punti", "stand", "p", "s"),
    ),
}
_PART_OF = {heading(word): part for part, words in _PARTS.items() for word in words}
_WORD = re.compile(r"\d+|[^\W\d_]+(?:/[^\W\d_]+)*|#")
_ORDINALS = frozenset(("st", "nd", "th", "er", "re", "ª", "º"))
_ONE_LETTER = 1
_MAX_ROUND = 100


@dataclass(frozen=True)
class Layout:
    """A table's columns, counted from 0: ``top`` and ``row`` are the first and the last row of its
    header, ``fields`` hold ``"No."``, ``"Name"`` …, ``rounds`` what the columns of each hold.
    Where a player has several ``lines``, the further ones stand behind his first, which is so
    ``wide``."""

    grid: Grid
    row: int
    fields: Mapping[str, int]
    rounds: Mapping[int, Mapping[str, int]]
    heads: Sequence[Cell]
    top: int = 0
    lines: int = 1
    wide: int = 0

    @property
    def body(self) -> Sequence[Row]:
        """The rows below the header."""
        return self.grid.rows[self.row + 1 :]

    @property
    def name(self) -> int | None:
        """The column of the names, or of the last names."""
        return self.fields.get("Name", self.fields.get("Last name"))


def find_layout(grid: Grid) -> Layout | None:
    """The first row, or two rows, that name players and rounds; nothing where there are none."""
    rows = grid.rows[:HEADER_WITHIN_ROWS]
    for k, row in enumerate(rows):
        following = rows[k + 1] if k + 1 < len(rows) else None
        if following is not None and (two := _of_two_rows(grid, k, row, following)):
            return two
        if one := _of_one_row(grid, k, row):
            return one
    return None


def _of_one_row(grid: Grid, k: int, row: Row) -> Layout | None:
    texts = [heading(cell.text) for cell in row.cells]
    named = [_field_or_round(text, column) for column, text in enumerate(texts)]
    if not any(round for _, round in named):
        for round, column in header_in(k, row).rounds.items():
            named[column] = (WHOLE, round)
    return _layout(grid, k, k, row.cells, texts, _numbered(named))


def _of_two_rows(grid: Grid, k: int, upper: Row, lower: Row) -> Layout | None:
    """``Round 1`` over ``Opp`` and ``Res``, with the fields in either row."""
    above = [heading(cell.text) for cell in upper.cells]
    below = [heading(cell.text) for cell in lower.cells]
    width = max(len(above), len(below))
    above += [""] * (width - len(above))
    below += [""] * (width - len(below))
    heads = _spread(above)
    parts = [_PART_OF.get(text) for text in below]
    if sum(part is not None and head is not None for part, head in zip(parts, heads)) < 2:
        return None
    named: list[tuple[str, int | None]] = []
    for column, (head, part) in enumerate(zip(heads, parts)):
        text, over = below[column], above[column]
        if head is not None and (part or not field_headed(text, column)):
            named.append((part or UNNAMED, head))
        else:
            named.append(_field_or_round(text or over, column))
    named = _without_total(named)
    cells = [lower.cell(column) if below[column] else upper.cell(column) for column in range(width)]
    return _layout(grid, k, k + 1, cells, [one or two for one, two in zip(below, above)], named)


def _without_total(named: Sequence[tuple[str, int | None]]) -> list[tuple[str, int | None]]:
    """The same, with points behind the last round for the total if no other round has them."""
    scored = [(column, round) for column, (part, round) in enumerate(named) if part == POINTS]
    rounds = {round for _, round in named if round}
    total = scored[0][0] if len(scored) == 1 < len(rounds) else None
    return [("Score", None) if column == total else one for column, one in enumerate(named)]


def _spread(texts: Sequence[str]) -> list[int | None]:
    """For each column the round that stands above it or, above merged cells, left of it."""
    rounds: list[int | None] = []
    last = None
    for text in texts:
        if text:
            last = int(text) if text.isdecimal() and len(text) < 3 else _round_in(text)[1]
        rounds.append(last)
    return rounds


def _field_or_round(text: str, column: int) -> tuple[str, int | None]:
    """The field that a header names, or a part of a round and the round, 0 where it has none."""
    if not text:
        return UNNAMED, None
    if field := field_headed(text, column):
        return field, None
    return _round_in(text)


def _round_in(text: str) -> tuple[str, int | None]:
    """``(WHOLE, 1)`` of ``round 1``, ``(RESULT, 1)`` of ``result 1``, ``(RESULT, 0)`` of
    ``result``; no round of anything else."""
    words = _WORD.findall(text)
    numbers = [word for word in words if word.isdecimal()]
    others = [word for word in words if not word.isdecimal() and word not in _ORDINALS]
    parts = {_PART_OF[word] for word in others if word in _PART_OF and word not in ROUND_WORDS}
    unknown = [word for word in others if word not in _PART_OF and word not in ROUND_WORDS]
    round = int(numbers[0]) if len(numbers) == 1 and len(numbers[0]) < 4 else 0
    if unknown or not others or len(numbers) > 1 or len(parts) > 1 or round > _MAX_ROUND:
        return UNNAMED, None
    if not numbers and (not parts or all(len(word) == _ONE_LETTER for word in others)):
        return UNNAMED, None
    return parts.pop() if parts else WHOLE, round


def _numbered(named: Sequence[tuple[str, int | None]]) -> list[tuple[str, int | None]]:
    """Parts without a round: ``Opp``, ``R1``, ``Opp``, ``R2`` … before their round, or ``Opp``,
    ``Res``, ``Opp``, ``Res`` …, in the order of the rounds."""
    named = [
        (part, of) if round == 0 and whole == WHOLE and of else (part, round)
        for (part, round), (whole, of) in zip(named, [*named[1:], (UNNAMED, None)])
    ]
    lone = [part for part, round in named if round == 0]
    counts = {part: lone.count(part) for part in lone}
    if len(set(counts.values())) != 1 or len(counts) < 2 or len(lone) < 2 * len(counts):
        return [(UNNAMED, None) if round == 0 else (part, round) for part, round in named]
    seen: dict[str, int] = {}
    found: list[tuple[str, int | None]] = []
    for part, round in named:
        if round == 0:
            seen[part] = seen.get(part, 0) + 1
        found.append((part, seen[part] if round == 0 else round))
    return found


def _layout(
    grid: Grid,
    top: int,
    k: int,
    heads: Sequence[Cell],
    texts: Sequence[str],
    named: Sequence[tuple[str, int | None]],
) -> Layout | None:
    fields: dict[str, int] = {}
    for column, (part, round) in enumerate(named):
        if round is None and part in _TITLES and (part not in fields or part == "Score"):
            fields[part] = column
    if not fields.keys() & {"No.", "Name", "Last name"}:
        return None
    rounds: dict[int, dict[str, int]] = {}
    within: int | None = None
    for column, (part, round) in enumerate(named):
        blank = round is None and part == UNNAMED and texts[column] == ""
        if blank and within and _holds_results(grid, k, column):
            _add(rounds[within], part, column)
            continue
        within = round
        if round:
            _add(rounds.setdefault(round, {}), part, column)
    if not rounds:
        return None
    repeated = {round for (part, round), n in Counter(named).items() if part == WHOLE and n > 1}
    if (repeated := repeated - {None}) and repeated != rounds.keys():
        return None  # a slip in the header, and no columns of several parts
    return Layout(grid, k, fields, rounds, heads, top)


_TITLES = frozenset(FIELD_OF.values())


def _add(round: dict[str, int], part: str, column: int) -> None:
    """A further column of a round; where one of its kind is known, its cells have to tell."""
    while part in round:
        part = UNNAMED if part in (WHOLE, POINTS) else part + UNNAMED
    round[part] = column


def _holds_results(grid: Grid, k: int, column: int) -> bool:
    """Whether a column without a header is filled in most of the rows in which others are."""
    filled = [bool(row.cell(column).text) for row in grid.rows[k + 1 :] if not row.empty]
    return 2 * sum(filled) > len(filled)


def columns_of(layout: Layout) -> Iterator[int]:
    """Every column of a round."""
    return (column for parts in layout.rounds.values() for column in parts.values())
