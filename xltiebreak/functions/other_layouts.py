"""Blocks that hold more than results, or hold them in another way: what to select or type instead.

Nothing is read of such a block: what it means is said, and never guessed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence, Set
from itertools import takewhile
from typing import Any

from xltiebreak.event.byes import tidy, worth_of_bye
from xltiebreak.functions.values import Key
from xltiebreak.tables.cells import Cell, Row
from xltiebreak.tables.header import columns_in

Texts = Sequence[Sequence[str]]
"""The tidied texts of a block's cells."""

_LISTED = 4
_MOST_CELLS = 20_000
"""A larger block that cannot be read is refused at once: looking for its layout takes seconds."""
_FEWEST_NAMES = 3
_SCORES = frozenset({"1", "½", "0.5", "0"})
_LETTERS = frozenset("WDLXFwdlxf+=-")
"""Beside an opponent these say what came out; W beside B would be a color."""

_BYES = frozenset({"", "B", "H", "U"})
_NOBODY = frozenset({"", "0", "-"})
_NAMED = re.compile(r"(?P<result>[^\W\d_+=-]|[+=-]|[10½]) (?P<name>[^\W\d_]{2}\D*)|[^\W\d_]{3}\D*")


def headers_in_first_row(
    block: Key, text_in: Callable[[Any], str], *, rulings: bool = False
) -> str:
    """Return what to do about a first row of headers; an empty text where it is none. ``rulings``
    tells that ``R1`` is a result."""
    row = [Cell(text_in(value)) for value in block[0]]
    header = columns_in([Row(1, row)])
    named = {header.place, *header.used}
    filled = [k for k, cell in enumerate(row) if cell.text]
    others = [row[k].text for k in filled if k not in named]
    if not named.intersection(filled) or any(map(_is_result, others)):
        return ""
    in_words = [k for k in filled if k in named and not row[k].text.isdecimal()]
    rounds = [round for round, k in sorted(header.rounds.items()) if k in in_words]
    is_header = any(len(row[k].text) > 1 and not _is_result(row[k].text) for k in in_words)
    if (
        not (is_header or rulings) and rounds and _count_up(rounds)
    ):  # R2 is a result, too, in some notations
        below = [[text_in(cells[k]) for cells in block[1:]] for k in in_words]
        is_header = _have_no_twins({row[k].text[0] for k in in_words}, below)
    if not is_header:
        return ""
    others = [row[k].text for k in filled if k not in header.rounds.values()]
    return _about_headers([row[k].text for k in filled], others)


def other_layout(block: Key, text_in: Callable[[Any], str]) -> str:
    """Return what to do about a block that cannot be read, if it is laid out in a known way; an
    empty text otherwise."""
    if len(block) * len(block[0]) > _MOST_CELLS:
        return ""
    texts = [[tidy(text_in(value)) for value in row] for row in block]
    first = texts[0]
    if message := _opponents_beside(texts) or _columns_of_names(texts) or _names(texts):
        return message
    if len(first) > 1 and first == [str(k) for k in range(1, len(first) + 1)]:
        return _about_headers(first)
    return ""


def _about_headers(texts: Sequence[str], others: Sequence[str] = ()) -> str:
    besides = f", and the columns that are no rounds ({_listed(others)})" if others else ""
    return (
        f"the first row holds headers ({_listed(texts)}), not results: leave it out of the block"
        f"{besides}"
    )


def _listed(texts: Sequence[str]) -> str:
    return ", ".join(texts[:_LISTED]) + " …" * (len(texts) > _LISTED)


def _count_up(rounds: Sequence[int]) -> bool:
    return list(rounds) == list(range(rounds[0], rounds[0] + len(rounds)))


def _have_no_twins(beginnings: Set[str], below: Texts) -> bool:
    """Whether below each header stands something, and nowhere a cell that begins like one of them,
    as the twin of a result ``R2`` would."""
    texts = [text for column in below for text in column if text]
    return all(map(any, below)) and not any(text[0] in beginnings for text in texts)


def _is_result(text: str) -> bool:
    from xltiebreak.tables.judge import is_result  # late: most blocks are read without it

    return is_result(text)


def _opponents_beside(texts: Texts) -> str:
    """Return what to do where each round has a column of opponents and one of results."""
    columns = [*zip(*texts)]
    for first in (0, 1) if len(columns) % 2 == 0 else ():
        named = {text for column in columns[first::2] for text in column} - _NOBODY
        results = {text for column in columns[1 - first :: 2] for text in column} - _BYES
        are_numbers = all(text.isdecimal() and 0 < int(text[:6]) <= len(texts) for text in named)
        if (
            named
            and are_numbers
            and results - {"W"}
            and (results <= _SCORES or results <= _LETTERS)
        ):
            return (
                "opponents and results stand in columns of their own, and a cell must hold both, "
                "such as W12: join them, a column a round, with B, H or U where there is no "
                "opponent"
            )
    return ""


def _columns_of_names(texts: Texts) -> str:
    """Return what to do where players' names stand in a column beside their results."""
    columns = [[text for text in column if text] for column in zip(*texts)]
    named = [*takewhile(_are_names, columns)]
    others = [text for column in columns[len(named) :] for text in column]
    if not (named and others) or 4 * sum(map(_is_result, others)) < 3 * len(others):
        return ""
    return (
        f"column 1 holds no results ({_listed(named[0])}): select the columns of the rounds alone"
    )


def _are_names(texts: Sequence[str]) -> bool:
    return 1 < len(texts) == len({*texts}) and all(
        (match := _NAMED.fullmatch(text)) and not match["name"] and not _is_result(text)
        for text in texts
    )


def _names(texts: Texts) -> str:
    """Return what to do where players are named and not numbered."""
    filled = [text for row in texts for text in row if text and worth_of_bye(text) is None]
    named = [text for text in filled if _NAMED.fullmatch(text) and not _is_result(text)]
    names = {text.split(" ", 1)[-1].casefold() for text in named}
    # Words such as "won" and "lost" are few, and names are many.
    if len(names) < _FEWEST_NAMES or 2 * len(names) < len(texts) or 2 * len(named) < len(filled):
        return ""
    return (
        f"{named[0]!r} names a player, and opponents must be numbers, such as W12: row 1 of the "
        "block is player 1, row 2 player 2"
    )
