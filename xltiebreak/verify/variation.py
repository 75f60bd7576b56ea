"""A variation: one thing that a program may have done otherwise than the rule has it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Callable, Optional

from xltiebreak.verify.way import Way

Change = Callable[[Way], Optional[Way]]
"""The way with this one thing changed; nothing where it does not apply."""

Reason = Callable[[Way, Sequence[int]], str]
"""Why, where it shows only in which players differ: from the way asked for and their numbers."""


@dataclass(frozen=True)
class Variation:
    """One known way to go wrong, or to follow another rule.

    ``code`` is its stable name. ``condition`` completes "All 24 values agree if …"; ``are``,
    where given, "All 24 values are …" instead. ``aspect`` is what it changes: two variations
    are tried together only where these differ.
    """

    code: str
    aspect: str
    condition: str
    change: Change
    are: str = ""
    reason: Reason | None = None

    def sentence(self, values: str, way: Way, differing: Sequence[int]) -> str:
        """What is told: ``values`` is "All 24 values of …", ``way`` the one asked for and
        ``differing`` the players whose printed values do not agree with it."""
        if not self.are:
            return f"{values} agree if {self.condition}."
        why = self.reason(way, differing) if self.reason else ""
        asked = self.are.format(edition=way.edition.code)
        return f"{values} {asked}{': ' + why if why else ''}."
