"""A table whose columns are aligned with spaces, as pasted from a letter or a screen."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from xltiebreak.formats.kinds import lines_of
from xltiebreak.tables.cells import EMPTY, Cell, Row, plain
from xltiebreak.tables.header import HEADER_WITHIN_ROWS, columns_in
from xltiebreak.tables.meetings import heads_in, is_title
from xltiebreak.tables.vocabulary import FIELD_OF, ROUND, heading

_RULE = re.compile(r"[-=_+* ]+")
_FEWEST_COLUMNS, _WIDEST, _MOST_TRIED = 3, 1_000, 5


def aligned_rows(text: str, *, only_scores: bool = False) -> list[Row]:
    """Return the rows of the first block of lines that begins with headers and of further ones with
    the same headers, or of all blocks in a list of games; without a block there are no rows.
    Columns are parted where every line has a space; lines around the blocks are rows of one cell.
    ``only_scores`` looks for a list of names and scores without rounds."""
    lines = [line.rstrip().replace("\t", " ") for line in lines_of(text)]
    rows: list[Row] = []
    table: list[str] = []
    end = tried = 0
    for first, line in enumerate(lines):
        if not rows and first >= HEADER_WITHIN_ROWS:
            break
        if first < end:
            continue
        words = [heading(word) for word in line[:_WIDEST].split()]
        if len(words) < _FEWEST_COLUMNS or not any(map(is_title, words)):
            continue
        if table and words != table:
            continue
        tried += not rows
        if tried > _MOST_TRIED:
            break
        below = next((k for k in range(first, len(lines)) if not lines[k].strip()), len(lines))
        block = _block(lines, first, below)
        header = columns_in(block) if block else None
        of_games = bool(block) and heads_in(block[0]) is not None
        is_table = header and (
            header.lists_scores if only_scores else header.names_players and header.rounds
        )
        if of_games or (is_table and (table or not rows)):
            rows += [*_single(lines[end:first], end + 1), *block]
            end = below
            if not of_games:
                table = words
    return [*rows, *_single(lines[end:], end + 1)] if rows else []


def _block(lines: Sequence[str], first: int, end: int) -> list[Row]:
    """Return lines as rows with their columns parted; nothing where they are too wide."""
    rules = {k for k in range(first, end) if lines[k] and _RULE.fullmatch(lines[k])}
    block = [line for k, line in enumerate(lines[first:end], first) if k not in rules]
    if max(map(len, block)) > _WIDEST:
        return []
    starts = _merged(lines[first], list(_starts(block)))
    numbers = (k + 1 for k in range(first, end) if k not in rules)
    return [Row(number, _parted(line, starts)) for number, line in zip(numbers, block)]


def _starts(block: Sequence[str]) -> Iterator[int]:
    """Yield where columns begin: after a place that is blank in every line."""
    width = max(map(len, block))
    filled = [False] * width
    for line in block:
        for place, letter in enumerate(line):
            filled[place] = filled[place] or letter != " "
    yield from (k for k in range(width) if filled[k] and (k == 0 or not filled[k - 1]))


def _merged(line: str, starts: Sequence[int]) -> list[int]:
    """Join the parts of a header such as ``Rd 1`` and return where the columns begin."""
    kept: list[int] = []
    for k, start in enumerate(starts):
        end = starts[k + 1] if k + 1 < len(starts) else len(line)
        text = line[start:end].strip()
        together = heading(line[kept[-1] : end]) if kept else ""
        before = heading(line[kept[-1] : start]) if kept else ""
        is_one = _is_known(together) and not _is_known(before)
        if not kept or (text and not is_one):
            kept.append(start)
    return kept


def _is_known(text: str) -> bool:
    return text in FIELD_OF or ROUND.fullmatch(text) is not None


def _parted(line: str, starts: Sequence[int]) -> list[Cell]:
    ends = [*starts[1:], len(line)]
    texts = [plain(line[start:end]) for start, end in zip(starts, ends)]
    return [Cell(text) if text else EMPTY for text in texts]


def _single(lines: Sequence[str], first: int) -> Iterator[Row]:
    """Yield lines outside of the table as rows; of several empty lines only the first."""
    for k, line in enumerate(lines):
        if line.strip() or k == 0 or lines[k - 1].strip():
            yield Row(first + k, [Cell(plain(line))] if line.strip() else [])
