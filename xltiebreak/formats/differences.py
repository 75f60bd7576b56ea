"""Two events compared value by value."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple

from xltiebreak.event.results import Result
from xltiebreak.tables.cells import plain

Path = tuple[Any, ...]
"""Where a value stands: ``("sections", 0, "players", 3, "title")``; a key of a mapping is in a
tuple of its own."""

_NEVER_KEPT = frozenset({"origin", "faults"})
"""Where something stood in its own file, and what was wrong there."""


class Difference(NamedTuple):
    """A value that is different in two events."""

    path: Path
    before: Any
    after: Any

    @property
    def where(self) -> str:
        """The path as one text: ``sections[0].players[3].title``."""
        text = ""
        for part in self.path:
            if isinstance(part, str):
                text += f".{part}"
            else:
                text += f"[{part[0]!r}]" if isinstance(part, tuple) else f"[{part}]"
        return text.lstrip(".")


def differences(before: Any, after: Any, path: Path) -> Iterator[Difference]:
    """Yield every value that differs, with its path; a result, or a list that is longer, is one
    value."""
    if before == after or (isinstance(before, str) and _tidy(before) == _tidy(after)):
        return
    if is_dataclass(before) and type(before) is type(after) and not isinstance(before, Result):
        for field in fields(before):
            if field.name not in _NEVER_KEPT:
                own, other = getattr(before, field.name), getattr(after, field.name)
                yield from differences(own, other, (*path, field.name))
    elif isinstance(before, Mapping) and isinstance(after, Mapping):
        for key in {**before, **after}:
            yield from differences(before.get(key, ""), after.get(key, ""), (*path, (key,)))
    elif isinstance(before, tuple) and _are_compared_one_by_one(before, after, path):
        for k, (own, other) in enumerate(zip(before, after)):
            yield from differences(own, other, (*path, k))
    else:
        yield Difference(path, before, after)


def _are_compared_one_by_one(before: tuple[Any, ...], after: Any, path: Path) -> bool:
    """Whether two lists have the same length and hold players, rows or rounds; a short list of
    numbers, such as a line-up, is one value."""
    if not isinstance(after, tuple) or len(before) != len(after):
        return False
    holds_more = any(isinstance(item, tuple) or is_dataclass(item) for item in before)
    return holds_more or path[-2:-1] == ("points",)


def _tidy(text: Any) -> Any:
    return plain(text) if isinstance(text, str) else text
