"""Sections with printed columns, and what the comparison says of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

from xltiebreak.answers.findings import Verified
from xltiebreak.event.figures import decimal
from xltiebreak.event.section import Event, Section
from xltiebreak.ranking.asked import Asked
from xltiebreak.verify import verify
from xltiebreak.verify.differences import Cause, Compared, Verification

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


def compared(section: Section, label: str, columns: str = "", **asked: Any) -> Compared:
    """The comparison of one of its columns."""
    return {column.label: column for column in verify(section, Asked(**asked), columns).columns}[
        label
    ]


def diagnosed(section: Section, label: str, **how: Any) -> Cause:
    """The first cause that is found for one of its columns."""
    column = compared(section, label, **how)
    assert column.differences
    assert column.causes, f"nothing explains {label}"
    return column.causes[0]


def said_of(verification: Verification, label: str) -> str:
    """The first sentence about one of its columns, behind how many of its values differ."""
    event = Event("", (verification.standings.section,))
    sentences = [
        part for part in Verified(event, [verification], "").parts() if isinstance(part, str)
    ]
    [at] = [k for k, part in enumerate(sentences) if part.startswith((f"{label}:", f"{label} ("))]
    return sentences[at + 1]
