"""Buchholz with a virtual opponent, FIDE's rule from 2009 to 2023, not known to gacrux, is what the
npm package tiebreak makes of the same event.

It has no granted full-point byes, which are written as pairing byes.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.referees.events import swiss
from xltiebreak import Outcome, Result, Section, standings

pytestmark = pytest.mark.slow

FOLDER = Path(__file__).parent / "npm"
CODES = ["BH", "BH/C1", "BH/C2", "BH/M1", "BH/M2"]
EVENTS = [
    swiss(seed, players=6 + seed % 20, rounds=4 + seed % 8, unplayed=(0.12, 0.35, 0.0)[seed % 3])
    for seed in range(150)
]


def test_under_the_rules_of_2009_it_says_the_same() -> None:
    for section, theirs in zip(EVENTS, figures_of(EVENTS), strict=True):
        for row in standings(section, edition="fide2009", order=CODES).rows:
            ours = {"score": row.score, **row.values}
            assert theirs[str(row.player.number)] == ours, (section.name, row.player)


def figures_of(sections: list[Section]) -> list[dict[str, dict[str, float]]]:
    """What the package gives for each section: by player, then by code; ``score`` is there, too."""
    node = shutil.which("node")
    if node is None or not (FOLDER / "node_modules/tiebreak").exists():
        reason = "no Node.js, or no npm package tiebreak: npm ci --prefix tests/referees/npm"
        pytest.fail(reason) if os.environ.get("CI") else pytest.skip(reason)
    given = json.dumps([event_of(section) for section in sections])
    command = [str(node), str(FOLDER / "run.mjs")]
    ran = subprocess.run(command, input=given, capture_output=True, text=True, check=True)
    answer: list[dict[str, dict[str, float]]] = json.loads(ran.stdout)
    return answer


def event_of(section: Section) -> dict[str, Any]:
    rows = section.crosstable.rows
    rounds = range(section.crosstable.rounds)
    return {
        "adjustment": "FIDE_2009",
        "players": list(rows),
        "rounds": [round_of({number: row[r] for number, row in rows.items()}) for r in rounds],
    }


def round_of(results: dict[int, Result]) -> dict[str, Any]:
    def with_outcomes(*outcomes: Outcome) -> list[int]:
        return [number for number, result in results.items() if result.outcome in outcomes]

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
        "pairingAllocatedByes": with_outcomes(Outcome.PAIRING_BYE, Outcome.FULL_BYE),
        "halfPointByes": with_outcomes(Outcome.HALF_BYE),
    }
