"""What was made of a spreadsheet's blocks is remembered by their content."""

from __future__ import annotations

from decimal import Decimal
from functools import lru_cache, wraps
from itertools import chain
from typing import Any, Callable, TypeVar

from xltiebreak.event.crosstable import MAX_PLAYERS
from xltiebreak.event.findings import TieBreakError
from xltiebreak.functions import reading
from xltiebreak.functions.reading import Block, Key, text_of

REMEMBERED = 64
"""How many blocks are kept; a workbook has one for each section."""

_COMMON = frozenset({str, float, type(None)})

Made = TypeVar("Made")


def key_of(block: Block | None) -> Key:
    """What a block is remembered by: values that are equal in it read alike. One that was left
    out is like an empty one.

    Raises:
        TieBreakError: it has more rows than a section has players.
    """
    if block is None:
        return ()
    if len(block) > MAX_PLAYERS:
        raise TieBreakError(
            f"the block has {len(block):,} rows, and a section holds at most {MAX_PLAYERS:,} "
            "players; select only the players' rows"
        )
    if _COMMON.issuperset(map(type, chain.from_iterable(block))):
        return tuple([tuple(row) for row in block])
    return tuple([tuple([_apart(value) for value in row]) for row in block])


def _apart(value: Any) -> Any:
    """To Python, TRUE equals 1, and an error's number is a number; to a director, they differ."""
    return text_of(value) if isinstance(value, (bool, int, Decimal)) else value


def remembered(size: int) -> Callable[[Callable[..., Made]], Callable[..., Made]]:
    """Remember what was made of the last so many arguments, or why it could not be made."""

    def remembering(work: Callable[..., Made]) -> Callable[..., Made]:
        @lru_cache(maxsize=size)
        def attempt(*arguments: Any) -> tuple[Made | None, TieBreakError | None]:
            try:
                return work(*arguments), None
            except TieBreakError as error:
                return None, error

        @wraps(work)
        def answer(*arguments: Any) -> Any:
            made, error = attempt(*arguments)
            if error is not None:
                raise error.with_traceback(None)
            return made

        _CACHES.append(attempt.cache_clear)
        return answer

    return remembering


_CACHES: list[Callable[[], None]] = []


def forget() -> None:
    """Forget every block."""
    for clear in (reading.forget, *_CACHES):
        clear()
