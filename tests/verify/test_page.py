"""The page about differing figures says what the program says."""

from __future__ import annotations

from pathlib import Path

import pytest

from examples.verify.build import HERE, files
from tests.command import ROOT, Command

BLOCKS = [
    block.split("```")[0].strip().splitlines()
    for block in (HERE / "README.md")
    .read_text(encoding="utf-8")
    .split("```text\n$ xltiebreak ")[1:]
]


@pytest.mark.parametrize("path", files(), ids=lambda path: path.name)
def test_the_committed_tables_are_those_of_the_script(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == files()[path]


@pytest.mark.slow
@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block[0].split("/")[-1])
def test_a_case_is_diagnosed_as_the_page_says(
    xltiebreak: Command, monkeypatch: pytest.MonkeyPatch, block: list[str]
) -> None:
    monkeypatch.chdir(ROOT)
    command, *sentences = block
    run = xltiebreak(*command.split())
    assert run.code == 1
    shown = [line for line in run.out.splitlines() if " values of " in line]
    assert shown == sentences


def test_every_printed_table_has_its_case() -> None:
    shown = {path.stem for block in BLOCKS for path in map(Path, block[0].split())}
    assert {path.stem for path in files()} <= shown


@pytest.mark.parametrize(
    ("player", "code", "value"),
    [(1, "MM", "10"), (12, "SOLK", "12"), (9, "KASH", "14"), (10, "CUM", "6.5")],
)
def test_the_arithmetic_of_the_page_is_ours(
    xltiebreak: Command, player: int, code: str, value: str
) -> None:
    run = xltiebreak("explain", HERE / "event.csv", player, "--system", code)
    assert f" {value} = " in run.out
