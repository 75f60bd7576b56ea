"""What can go wrong, as sentences for the person who has to mend it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from xltiebreak.findings import Finding


class TieBreakError(ValueError):
    """A request or a file that cannot be served; its text is one clear sentence."""


class EventError(TieBreakError):
    """An event whose results contradict each other: nothing may be computed from it.

    ``findings`` holds every error, each with its cell.
    """

    def __init__(self, findings: Sequence[Finding]) -> None:
        self.findings = tuple(findings)
        first = self.findings[0]
        rest = len(self.findings) - 1
        more = f" (and {rest} more)" if rest else ""
        super().__init__(f"{first.where}: {first.message}{more}")
