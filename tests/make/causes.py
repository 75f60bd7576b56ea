"""The codes of causes that the program knows, for the page that lists them."""

from __future__ import annotations

from pathlib import Path

from xltiebreak import load
from xltiebreak.verify import prizes
from xltiebreak.verify.calculation import CONDITIONS
from xltiebreak.verify.known_causes import known_causes


def codes_of_causes(events: Path) -> dict[str, str]:
    """Every code, with its condition where that is always the same."""
    codes: dict[str, str] = {}
    for name, condition in CONDITIONS.items():
        code, _, of = name.partition(" of ")
        codes[code] = f"{codes[code]}; of teams: {condition}" if of else condition
    for code, condition, _ in prizes._WAYS:
        before = f"{codes[code]}; or " if code in codes else ""
        codes[code] = before + condition
    for name in ("30B-withdrawal", "34E1-own-unplayed"):
        [section] = load(events / f"{name}.csv").sections
        for cause in known_causes("uschess", section, section.crosstable):
            codes.setdefault(cause.code, "")
    return codes
