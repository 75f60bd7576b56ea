"""The npm package tiebreak, asked for Buchholz figures of many sections at once.

It has no granted full-point byes, which are written as pairing byes, and neither drawn forfeits
nor pairing byes worth ½.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

import pytest

from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Section

FOLDER = Path(__file__).parent / "npm"
ADJUSTMENTS = {"fide2009": "FIDE_2009", "fide2023": "FIDE_2023"}
CODES = ["BH", "BH/C1", "BH/C2", "BH/M1", "BH/M2"]

Figures = dict[int, dict[str, float]]
"""By player, then by code; ``score`` is there as well."""


def figures(sections: Sequence[tuple[Section, str]]) -> list[Figures]:
    """The Buchholz figures of each of these sections under its edition."""
    node = shutil.which("node")
    if node is None:
        _missing("there is no Node.js (node) on the path")
    if not (FOLDER / "node_modules" / "tiebreak").exists():
        _missing(
            "the npm package tiebreak is not installed; run npm ci --prefix tests/referees/npm"
        )
    ran = subprocess.run(
        [node, str(FOLDER / "run.mjs")],
        input=json.dumps([_event(section, edition) for section, edition in sections]),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr[-3000:]
    return [
        {int(player): of_player for player, of_player in answer.items()}
        for answer in json.loads(ran.stdout)
    ]


def _missing(reason: str) -> NoReturn:
    """Skip, but not in CI: there everything has to run."""
    if os.environ.get("CI"):
        pytest.fail(f"CI is set, but {reason}")
    pytest.skip(reason)


def _event(section: Section, edition: str) -> dict[str, Any]:
    rows = section.crosstable.rows
    return {
        "adjustment": ADJUSTMENTS[edition],
        "players": list(rows),
        "rounds": [
            _round({number: row[r] for number, row in rows.items()})
            for r in range(section.crosstable.rounds)
        ],
    }


def _round(results: dict[int, Result]) -> dict[str, Any]:
    byes = (Outcome.PAIRING_BYE, Outcome.FULL_BYE)
    return {
        "pairings": [
            {
                "white": number,
                "black": result.opponent,
                "scoreWhite": result.points,
                "scoreBlack": results[result.opponent].points,
                "forfeited": result.forfeit,
            }
            for number, result in results.items()
            if result.opponent is not None and number < result.opponent
        ],
        "pairingAllocatedByes": [n for n, result in results.items() if result.outcome in byes],
        "halfPointByes": [n for n, result in results.items() if result.outcome is Outcome.HALF_BYE],
    }
