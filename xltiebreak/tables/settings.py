"""A section's settings: what may be typed for each, and what it means."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from xltiebreak.editions import edition_named
from xltiebreak.errors import TieBreakError
from xltiebreak.notation import dialect_named
from xltiebreak.orders import order_named
from xltiebreak.tables.grid import bare
from xltiebreak.tables.labels import SECTION_LABELS

SWISS, ROUNDROBIN = KINDS = ("swiss", "roundrobin")

_FIGURE = re.compile(r"\d+(?:[.,]\d+)?½?|½")
_USUAL = re.compile(r"[01](?:[.,]0+)?|0?[.,]50*|½")
"""The points of a win, a draw or a loss, as they may be written."""


@dataclass(frozen=True)
class Settings:
    """What a file's labels say of one section, as typed and already checked.

    ``cells`` holds the full address of each value, by the field's name.
    """

    name: str = ""
    kind: str = "swiss"
    scheduled_rounds: int | None = None
    edition: str = ""
    order: str = ""
    lots: str = ""
    trophies: int | None = None
    notation: str = ""
    unrated: int | None = None
    withdrawn: tuple[int, ...] = ()
    cells: Mapping[str, str] = field(default_factory=dict)

    @property
    def of_section(self) -> dict[str, Any]:
        """The fields that a :class:`~xltiebreak.model.Section` keeps, by name."""
        return {field: getattr(self, field) for field in SECTION_LABELS if field != "notation"}


def understood(name: str, text: str) -> Any:
    """The value of the setting ``name``, a field of :class:`Settings`.

    Raises:
        TieBreakError: the text is none; the message says what was expected.
    """
    return _READ.get(name, str)(text)


def refuse_other_scoring(text: str) -> None:
    """A win is a point here: an event with other points would get wrong sums throughout.

    Raises:
        TieBreakError: the text states other points.
    """
    figures = _FIGURE.findall(text.replace("1/2", "½"))
    if not all(_USUAL.fullmatch(figure) for figure in figures):
        raise TieBreakError(
            f"scoring {text!r} is not supported; a win is 1, a draw ½ and a loss 0 in every sum "
            "here"
        )


def _whole_number(text: str) -> int:
    number = text.removesuffix(".0")
    if not number.isdecimal() or len(number) > 4:
        raise TieBreakError(f"{text!r} is not a whole number; expected one such as 5, or nothing")
    return int(number)


def _numbers(text: str) -> tuple[int, ...]:
    parts = [part for part in re.split(r"[,;\s]+", text) if part]
    return tuple(dict.fromkeys(_pairing_number(part) for part in parts))


def _pairing_number(text: str) -> int:
    number = text.removesuffix(".0").removeprefix("#")
    if not number.isdecimal() or not 0 < len(number) < 7:
        raise TieBreakError(f"{text!r} is not a pairing number; expected numbers such as 3, 7")
    return int(number)


def _kind(text: str) -> str:
    kind = bare(text).removesuffix("system").removeprefix("double")
    if kind not in KINDS:
        raise TieBreakError(f"{text!r} is not a kind of event; use one of {', '.join(KINDS)}")
    return kind


def _checked(understand: Callable[[str], object]) -> Callable[[str], str]:
    """A reader that keeps the text as typed once it was understood."""

    def read(text: str) -> str:
        understand(text)
        return text

    return read


_READ: Mapping[str, Callable[[str], Any]] = {
    "kind": _kind,
    "scheduled_rounds": _whole_number,
    "edition": _checked(edition_named),
    "order": _checked(order_named),
    "trophies": _whole_number,
    "notation": _checked(dialect_named),
    "unrated": _whole_number,
    "withdrawn": _numbers,
}
