"""``verify``: what differs, why, and exit codes."""

from __future__ import annotations

import random
from pathlib import Path

import click
import pytest

from tests.command import ROOT, Command, on_terminal


@pytest.mark.slow
def test_the_table_fits_the_terminal() -> None:
    folder = ROOT / "examples/verify"
    against = ("--against", folder / "median.csv")
    run = on_terminal("verify", folder / "event.csv", *against, columns=60)
    assert run.code == 1
    assert max(map(len, click.unstyle(run.out).splitlines())) <= 60
    assert "than half the points" in run.out


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(30))
def test_a_mangled_second_file_ends_in_a_sentence(
    xltiebreak: Command, bham: Path, tmp_path: Path, seed: int
) -> None:
    random.seed(seed)
    content = bytearray(bham.read_bytes())
    for _ in range(seed * 4):
        content[random.randrange(len(content))] = random.randrange(256)
    mangled = tmp_path / "mangled.csv"
    mangled.write_bytes(bytes(content[: random.randrange(1, len(content))]))
    run = xltiebreak("verify", bham, "--against", mangled)
    assert run.code in (0, 1, 2)
    assert run.code != 2 or "Error: mangled.csv: " in run.err
