"""What the sheet ``Help`` is made of: lines, chapters, and the texts about one kind of workbook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from xltiebreak.excel.hints import SECTION_HINTS
from xltiebreak.excel.labels import SECTION_LABELS


@dataclass(frozen=True)
class HelpLine:
    """What is typed, what it means, and the look that a result cell gets."""

    typed: str
    meaning: str
    look: str = ""


@dataclass(frozen=True)
class Chapter:
    """Lines under a heading."""

    heading: str
    lines: Sequence[HelpLine]


def boxes(labels: Mapping[str, str], hints: Mapping[str, str]) -> tuple[HelpLine, ...]:
    """The boxes of the sheet ``Event`` that have a hint, in the order of their labels."""
    return tuple(HelpLine(label, hints[name]) for name, label in labels.items() if name in hints)


@dataclass(frozen=True)
class HelpTexts:
    """What differs between the kinds of workbook.

    ``typed`` says what may be typed for results, ``live_habits`` are the habits of a workbook with
    functions, ``formulas`` the examples of these, ``terms_sheet`` the sheet that shows any
    tie-break term by term, ``section_boxes`` the boxes that describe a section.
    """

    typed: Sequence[Chapter]
    commands: Sequence[HelpLine]
    habits: Sequence[HelpLine]
    live_habits: Sequence[HelpLine]
    formulas: Sequence[HelpLine]
    terms_sheet: str
    section_boxes: Sequence[HelpLine] = boxes(SECTION_LABELS, SECTION_HINTS)
