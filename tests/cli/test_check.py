"""``check``: findings with their cells, and exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.command import Command

WARNED = "No.,Name,R1,Total\n1,A,W2,1\n2,B,L1,3\n"


def test_a_clean_event_ends_in_zero(xltiebreak: Command, bham: Path) -> None:
    run = xltiebreak("check", bham, "--strict")
    assert (run.code, run.out, run.err) == (0, "", "Nothing to fix.\n")


def test_warnings_end_in_zero_and_strictly_in_one(xltiebreak: Command, tmp_path: Path) -> None:
    path = tmp_path / "event.csv"
    path.write_text(WARNED, encoding="utf-8")
    run = xltiebreak("check", path)
    assert run.code == 0
    assert run.out == (
        "warning: line 3, Score: player 2 is printed with 3, but the results add up to 0; "
        "check the row\n"
    )
    assert xltiebreak("check", path, "--strict").code == 1


def test_json_lists_the_findings(xltiebreak: Command, tmp_path: Path) -> None:
    path = tmp_path / "event.csv"
    path.write_text("No.,Name,R1\n1,A,W2\n2,B,Q\n", encoding="utf-8")
    run = xltiebreak("check", path, "--json")
    assert run.code == 1
    [finding] = json.loads(run.out)["findings"]
    assert finding["severity"] == "error"
    assert finding["code"] == "unknown-code"
    assert finding["where"] == "line 3, R1"
    assert "'Q' is not a result" in finding["message"]


@pytest.mark.slow
@pytest.mark.parametrize("command", ["check", "standings"])
def test_one_mistake_in_a_column_does_not_fill_the_screen(
    xltiebreak: Command, tmp_path: Path, command: str
) -> None:
    path = tmp_path / "event.csv"
    rows = "".join(f"{number},Player {number},Q\n" for number in range(1, 1501))
    path.write_text(f"No.,Name,R1\n{rows}", encoding="utf-8")
    run = xltiebreak(command, path)
    lines = (run.out or run.err).splitlines()
    assert run.code == 1
    assert lines[0].startswith("error: line 2, R1: 'Q' is not a result")
    assert lines[19].startswith("error: line 21, R1: ")
    assert lines[20] == (
        "error: and 1,480 more of this kind (unknown-code); "
        "'xltiebreak check --json' lists them all"
    )
    assert len(json.loads(xltiebreak("check", path, "--json").out)["findings"]) == 1500


def test_a_round_that_is_half_entered_is_told_before_it_is_printed(
    xltiebreak: Command, tmp_path: Path
) -> None:
    path = tmp_path / "event.csv"
    path.write_text("No.,Name,R1\n1,Ash,W2\n2,Birch,L1\n3,Cedar\n4,Elm\n", encoding="utf-8")
    for command in ("check", "standings"):
        run = xltiebreak(command, path)
        assert run.code == 0
        assert (
            "round 1 is not complete (line 4, R1 (Cedar); line 5, R1 (Elm) are empty), "
            "so it is left out of every sum"
        ) in run.out + run.err


def test_an_unreadable_file_ends_in_two(xltiebreak: Command, tmp_path: Path) -> None:
    path = tmp_path / "event.xlsx"
    for content in (b"", b"PK\x03\x04 cut short", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1old", b"\0\1"):
        path.write_bytes(content)
        run = xltiebreak("check", path)
        assert (run.code, run.out) == (2, "")
        assert run.err.startswith("Error: event.xlsx: ")
