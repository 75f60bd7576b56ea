"""Round-robins from the command line: as CSV and as workbooks, under both kinds of editions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.command import Command

ROOT = Path(__file__).parent.parent.parent
CHAMPIONSHIP = ROOT / "examples/championship/championship.xlsx"
DOUBLE = ROOT / "tests/data/double-roundrobin.csv"


def rows(xltiebreak: Command, *arguments: object) -> list[list[str]]:
    run = xltiebreak("standings", *arguments, "--format", "csv")
    assert run.code == 0, run.err
    return [line.replace('"', "").split(",") for line in run.out.splitlines()]


def test_a_forfeit_is_a_game_under_fide_and_none_under_us_chess(xltiebreak: Command) -> None:
    us, fide = (
        {row[3]: row[7] for row in rows(xltiebreak, CHAMPIONSHIP, *options)[1:]}
        for options in ((), ("--edition", "fide2026"))
    )
    assert (us["3"], fide["3"]) == ("4.75", "5.25")
    assert {number for number in us if us[number] != fide[number]} == {"3"}


@pytest.mark.parametrize("edition", ["uschess", "wintd", "fide2009", "fide2023", "fide2026", "raw"])
def test_explanations_add_up_and_tell_of_annulled_games(xltiebreak: Command, edition: str) -> None:
    run = xltiebreak(
        "explain", CHAMPIONSHIP, 1, "--edition", edition, "--format", "json",
        *("--system", "SB", "--system", "KS", "--system", "WON"),
    )  # fmt: skip
    assert run.code == 0
    for sheet in json.loads(run.out)["worksheets"]:
        counted = [term["amount"] for term in sheet["terms"] if term["counted"]]
        assert sum(counted) == sheet["value"]
        assert "annulled, as one of the two withdrew early" in sheet["sentence"]


@pytest.mark.slow
def test_a_workbook_for_a_round_robin_is_written_and_read(
    xltiebreak: Command, tmp_path: Path
) -> None:
    for name, options in (("a.xlsx", ()), ("b.xlsx", ("--double",)), ("c.xlsm", ())):
        run = xltiebreak("new", tmp_path / name, "--kind", "roundrobin", "--players", 6, *options)
        assert run.code == 0
        assert xltiebreak("check", tmp_path / name, "--strict").code == 0
    default = xltiebreak("new", tmp_path / "d.xlsx", "--kind", "roundrobin", "--for", "plain")
    assert default.code == 0
    committed = ROOT / "templates/roundrobin.xlsx"
    assert (tmp_path / "d.xlsx").read_bytes() == committed.read_bytes()
