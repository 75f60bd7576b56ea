"""``why``, ``whatif`` and ``changes``: the answers, as JSON too, and refusals."""

from __future__ import annotations

import json
from pathlib import Path

import docx
import pytest

from tests.command import Command

pytestmark = pytest.mark.slow

RIVERSIDE = "examples/riverside/riverside.xlsx"


def test_the_first_line_is_the_answer(xltiebreak: Command) -> None:
    run = xltiebreak("why", RIVERSIDE, "Okonjo", "3")

    assert run.code == 0
    assert " ".join(run.out.split()).startswith(
        "Hollis, Marcus (3, place 1) is before Okonjo, Daniel (1, place 2): both have 4 points, "
        "and Solkoff (US Chess 34E2) is 16.5 to 16."
    )


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


def test_an_order_and_a_round_can_be_asked_for(xltiebreak: Command) -> None:
    run = xltiebreak(
        "why", RIVERSIDE, "1", "3", "--order", "CUM", "--round", "4", "--format", "json"
    )

    assert json.loads(run.out)["decided_by"] == "score"


def test_who_is_not_there_is_said(xltiebreak: Command) -> None:
    run = xltiebreak("why", RIVERSIDE, "Hollis", "Holis")

    assert run.code == 2
    assert run.err.startswith("Error: there is no player 'Holis' in section Open")
    assert run.out == ""


def test_changes_between_two_files(xltiebreak: Command, tmp_path: Path) -> None:
    before, after = tmp_path / "before.csv", tmp_path / "after.csv"
    before.write_text("No.,Name,R1\n1,Hart,W2\n2,Lee,L1\n", encoding="utf-8")
    after.write_text("No.,Name,R1\n1,Hart,L2\n2,Lee,W1\n", encoding="utf-8")

    run = xltiebreak("changes", before, after)

    assert run.code == 0
    assert run.out.startswith(
        "1 result differs, 2 players moved.\n\nR1: 1 Hart W2 → L2; 2 Lee L1 → W1\n"
    )


def test_the_version_with_errors_is_named(xltiebreak: Command, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.csv"
    wrong.write_text("No.,Name,R1\n1,Hart,W2\n2,Lee,W1\n", encoding="utf-8")

    run = xltiebreak("changes", RIVERSIDE, wrong)

    assert run.code == 1
    assert run.err.startswith(f"In {wrong}:\nerror: line 2, R1: ")
    assert run.out == ""


def test_what_if_a_game_had_ended_otherwise(xltiebreak: Command) -> None:
    run = xltiebreak("whatif", RIVERSIDE, "R5 3-1 0-1", "--format", "json")

    none = [None, None]
    assert json.loads(run.out) == {
        "changes": ["R5 3-1 0-1"],
        "moved": [
            {"number": 1, "name": "Okonjo, Daniel", "place": [2, 1], "cash": none},
            {"number": 4, "name": "Petrakis, Nina", "place": [5, 2], "cash": none},
            {"number": 3, "name": "Hollis, Marcus", "place": [1, 5], "cash": none},
        ],
    }


def test_what_open_games_can_still_do(xltiebreak: Command, tmp_path: Path) -> None:
    """1 has beaten everybody and waits; 2 and 3 play for second place."""
    event = tmp_path / "event.csv"
    event.write_text(
        "No.,Name,R1,R2,R3\n1,Hart,W2,W3,H\n2,Lee,L1,H,3w\n3,Cole,H,L1,2b\n", encoding="utf-8"
    )
    run = xltiebreak("whatif", event, "--format", "json")
    told = json.loads(run.out)

    assert (told["round"], told["open"], told["outcomes"], told["exact"]) == (3, 1, 3, True)
    assert [(one["name"], one["best"], one["worst"]) for one in told["players"]] == [
        ("Hart", 1, 1),
        ("Lee", 2, 3),
        ("Cole", 2, 3),
    ]
    assert told["players"][0]["clinched"] == ["place 1"]


def test_without_an_open_game_a_change_is_asked_for(xltiebreak: Command) -> None:
    run = xltiebreak("whatif", RIVERSIDE)

    assert run.code == 2
    assert run.err == (
        'Error: section Open: every round is complete; give a change, as in "R5 7-12 0-1"\n'
    )


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


@pytest.mark.parametrize("name", ["answer.txt", "answer"])
def test_a_page_is_a_word_file(xltiebreak: Command, tmp_path: Path, name: str) -> None:
    run = xltiebreak("why", RIVERSIDE, "1", "3", "--docx", tmp_path / name)

    assert run.code == 2
    assert "does not end in .docx" in run.err
    assert list(tmp_path.iterdir()) == []


def test_what_is_odd_in_the_results_is_said_beside_every_answer(
    xltiebreak: Command, tmp_path: Path
) -> None:
    event = tmp_path / "event.csv"
    event.write_text("No.,Name,R1,R2\n1,Hart,W2,W2\n2,Lee,L1,L1\n", encoding="utf-8")
    odd = "warning: line 2, R2: players 1 and 2 met in round 1 already"

    assert odd in xltiebreak("why", event, "1", "2").err
    assert odd in xltiebreak("whatif", event, "R2 1-2 0-1").err
    assert f"In {event}:\n{odd}" in xltiebreak("changes", event, event).err
