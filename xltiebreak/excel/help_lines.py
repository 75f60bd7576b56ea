"""A line of the sheet ``Help``."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class HelpLine:
    """What is typed, what it means, and the look that a result cell gets."""

    typed: str
    meaning: str
    look: str = ""
