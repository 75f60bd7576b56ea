"""The codes of causes that the program knows, for the page that lists them."""

from __future__ import annotations

import re
from pathlib import Path

from xltiebreak import load
from xltiebreak.verify.wrong_rules import rows, variations

_MANY = re.compile(
    r"(plus|even|minus)-drops-.*|all-drop-(?!highest).*|kashdan-\D+-\d|opponents-.*-(zero|one)"
)
"""Codes that the page has as one, with words in capitals, where it has not their own."""
_OWN = ("opponents-absences-zero", "opponents-losses-zero")


def codes_of_causes(events: Path) -> dict[str, str]:
    """Every code, with its condition where that is always the same."""
    listed = [row for row in rows() if row.field != "prizes"]
    teams = {row.code: row.words for row in listed if row.kind == "match"}
    codes = dict(teams)
    for row in reversed(listed):  # the first of a code
        if (row.code in _OWN or not _MANY.fullmatch(row.code)) and row.kind != "match":
            also = f"; of teams: {teams[row.code]}" if row.code in teams else ""
            codes[row.code] = row.words + also
    for row in rows():
        if row.field == "prizes":
            codes[row.code] = "; or ".join(filter(None, (codes.get(row.code), row.words)))
    for name in ("30B-withdrawal", "34E1-own-unplayed"):
        [section] = load(events / f"{name}.csv").sections
        for variation in variations("uschess", section, section.crosstable):
            codes.setdefault(variation.code, "")
    return codes
