"""``why``, ``whatif`` and ``changes``: the answers, as JSON too, and refusals."""

from __future__ import annotations

import json
from pathlib import Path

import docx
import pytest

from tests.command import Command

pytestmark = pytest.mark.slow

RIVERSIDE = "examples/riverside/riverside.xlsx"


def test_json_has_each_tie_break_that_was_looked_at(xltiebreak: Command) -> None:
    run = xltiebreak("why", RIVERSIDE, "1", "3", "--format", "json")
    told = json.loads(run.out)
    steps = [(step["system"], step["values"]) for step in told["steps"]]

    assert {name: told[name] for name in ("section", "ahead", "behind", "decided_by")} == {
        "section": "Open",
        "ahead": 3,
        "behind": 1,
        "decided_by": "SOLK",
    }
    assert steps == [("MM", [14, 14]), ("SOLK", [16.5, 16])]
    explained = json.loads(xltiebreak("explain", RIVERSIDE, "3", "--format", "json").out)
    assert [step["sentences"][0] for step in told["steps"]] == [
        sheet["sentence"] for sheet in explained["worksheets"][:2]
    ]


def printed(path: Path) -> list[str]:
    """The paragraphs of a Word file, and its tables' cells."""
    document = docx.Document(str(path))
    cells = [cell.text for table in document.tables for row in table.rows for cell in row.cells]
    return [*(paragraph.text for paragraph in document.paragraphs), *cells]


def test_a_page_to_hand_over(xltiebreak: Command, tmp_path: Path) -> None:
    out = tmp_path / "why.docx"
    run = xltiebreak("why", RIVERSIDE, "1", "3", "--docx", out)
    page = printed(out)

    assert (run.code, run.out) == (0, "")
    for line in (
        "Riverside Spring Swiss",
        "Why does Hollis, Marcus stand before Okonjo, Daniel?",
        "Hollis, Marcus (3, place 1) is before Okonjo, Daniel (1, place 2): both have 4 points, "
        "and Solkoff (US Chess 34E2) is 16½ to 16.",
        "Solkoff (US Chess 34E2): 16½ to 16",
        "(2½*)",
    ):
        assert line in page
    assert any(line.startswith("Chief TD: ___") for line in page)
    assert any(line.startswith("Order: Modified Median (US Chess 34E1), Solkoff") for line in page)


def test_a_page_of_what_changed(xltiebreak: Command, tmp_path: Path) -> None:
    before = Path("examples/prizes/prizes.csv").read_text(encoding="utf-8-sig")
    after = before.replace("W1b,W4b", "W1b,L4b").replace("W9b,L2w", "W9b,W2w")
    assert before != after
    event, out = tmp_path / "after.csv", tmp_path / "changes.docx"
    event.write_text(after, encoding="utf-8")
    run = xltiebreak("changes", "examples/prizes/prizes.csv", event, "--docx", out)
    page = printed(out)

    assert run.code == 0
    assert "R5: 2 Bergstrom, Nils W4b → L4b; 4 Dimitrov, Peter L2w → W2w" in page
    assert "$103.34 → $270" in page
    assert "11½ → 12½" in page
