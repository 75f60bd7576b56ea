"""Sections with printed columns, and what the comparison says of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

from xltiebreak import Event, Section, standings
from xltiebreak.answers.findings import Verified
from xltiebreak.event.figures import decimal
from xltiebreak.ranking.asked import Asked
from xltiebreak.verify.comparison import Cause, Compared, Verification
from xltiebreak.verify.diagnosis import verify

__all__ = ["Compared", "Verification", "compared", "diagnosed", "printing", "verified"]

Figures = Mapping[int, "Fraction | float"]


def printing(section: Section, **columns: Figures) -> Section:
    """The section with these figures beside its results; ``_`` in a label is a space."""
    return replace(
        section,
        printed={
            label.replace("_", " "): {
                number: decimal(figure, 4) for number, figure in column.items()
            }
            for label, column in columns.items()
        },
    )


def values_of(section: Section, code: str, edition: str = "") -> dict[int, Fraction | float]:
    """What a tie-break is for everybody who has one."""
    rows = standings(section, order=[code], edition=edition).rows
    values = {row.player.number: row.values[code] for row in rows}
    numbers = section.crosstable.numbers
    return {n: value for n in numbers if (value := values[n]) is not None}


def verified(section: Section, columns: str = "", **asked: Any) -> Verification:
    """The comparison of its columns with the rules, for what a user asks."""
    return verify(section, Asked(**asked), columns)


def compared(section: Section, label: str, columns: str = "", **asked: Any) -> Compared:
    return {column.label: column for column in verified(section, columns, **asked).columns}[label]


def diagnosed(section: Section, label: str, **how: Any) -> Cause:
    """The first cause that is found for one of its columns."""
    column = compared(section, label, **how)
    assert column.differences
    assert column.causes, f"nothing explains {label}"
    return column.causes[0]


def said_of(verification: Verification, label: str) -> str:
    """The first sentence about one of its columns, behind how many of its values differ."""
    sentences = [part for part in _answer(verification).parts() if isinstance(part, str)]
    [at] = [k for k, part in enumerate(sentences) if part.startswith((f"{label}:", f"{label} ("))]
    return sentences[at + 1]


def _answer(verification: Verification) -> Verified:
    return Verified(Event("", (verification.standings.section,)), [verification], "{}")
