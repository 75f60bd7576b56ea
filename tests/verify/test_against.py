"""A second file with the printed table: the cases of :file:`against.txt`, and files of other
kinds."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases import Case, Stage, cases, play
from tests.command import Command


@pytest.mark.parametrize("case", cases("verify/against.txt"))
def test_whose_each_line_is(case: Case, stage: Stage) -> None:
    play(case, stage)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"Dear director,\nthe tie-breaks are wrong.\n", "no printed table was found"),
        (b"%PDF-1.7", "this is a PDF"),
        (b"PK\x03\x04 cut short", "damaged or cut short"),
        (b"", "the file is empty"),
    ],
)
def test_a_file_without_a_table_is_refused(
    xltiebreak: Command, tmp_path: Path, content: bytes, message: str
) -> None:
    event, letter = tmp_path / "event.csv", tmp_path / "letter.txt"
    event.write_text("No.,Name,R1\n1,Ash,W2\n2,Birch,L1\n", encoding="utf-8")
    letter.write_bytes(content)
    run = xltiebreak("verify", event, "--against", letter)
    assert (run.code, run.out) == (2, "")
    assert "Error: letter.txt: " in run.err
    assert message in run.err
