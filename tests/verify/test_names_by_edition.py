"""A name of a tie-break means what it does under the edition, everywhere; a code means itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.command import Command
from xltiebreak import functions
from xltiebreak.formats import load
from xltiebreak.functions import Given, spills
from xltiebreak.ranking.byhand import by_hand
from xltiebreak.ranking.orders import order_named
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.editions import EDITIONS
from xltiebreak.rules.systems import tie_break
from xltiebreak.verify.meanings import meaning_of, stated_meanings

ROWS = """No.,Name,R1,R2,R3,R4
1,Ash,W2,L5,W6,D4
2,Birch,L1,W6,W5,D3
3,Cedar,W4,W7,L8,D2
4,Dogwood,L3,W8,W7,D1
5,Elm,W8,W1,L2,L6
6,Fir,W7,L2,L1,W5
7,Gorse,L6,L3,L4,W8
8,Holly,L5,L4,W3,L7
"""
BLOCK = [line.split(",")[2:] for line in ROWS.splitlines()[1:]]
WHO = [line.split(",")[1:2] for line in ROWS.splitlines()[1:]]
NAMES = ("Head to head", "head-to-head", "Direct Encounter", "Direkte Begegnung")
MEANT = {"uschess": "H2H", "wintd": "H2H", **dict.fromkeys(("fide2009", "fide2023"), "DE")}


def text(tmp_path: Path, order: str, edition: str) -> Path:
    path = tmp_path / "event.csv"
    path.write_text(f'Tie-break order,"{order}"\nEdition,{edition}\n\n{ROWS}', encoding="utf-8")
    return path


@pytest.mark.parametrize(("edition", "code"), [*MEANT.items(), ("fide2026", "DE")])
@pytest.mark.parametrize("name", NAMES)
def test_head_to_head_and_direct_encounter_are_the_edition_s(
    name: str, edition: str, code: str, tmp_path: Path
) -> None:
    [section] = load(text(tmp_path, f"{name}, Buchholz, SB", edition)).sections
    typed = standings(section)
    assert typed.order.codes == (code, "BH", "SB")
    assert [row.player.name for row in typed.rows[:4]] == (
        ["Ash", "Birch", "Cedar", "Dogwood"]
        if code == "DE"
        else ["Ash", "Cedar", "Birch", "Dogwood"]
    )
    by_code = standings(section, order=f"{code}, BH, SB")
    assert [row.places for row in by_code.rows] == [row.places for row in typed.rows]

    given = Given(BLOCK, order=f"{name}, BH, SB", edition=edition)
    assert functions.standings_table(given, WHO)[0][4] == code
    assert spills.tie_break_column(given, name) == spills.tie_break_column(given, code)
    assert functions.explanation(given, name, 1) == functions.explanation(given, code, 1)
    meaning = meaning_of(f"TB1: {name}", edition=edition)
    assert meaning is not None
    assert meaning.system == code
    assert stated_meanings(f"TB1={name}", ["TB1"], edition)["TB1"].system == code


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("code", ["H2H", "DE", "MED", "CUM", "PS", "SOLK", "BH", "SB"])
def test_a_code_means_itself(code: str, edition: str) -> None:
    assert order_named(code, edition=edition).codes == (code,)
    assert tie_break(code.lower(), edition).system.code == code


def test_median_is_that_of_buchholz_under_fide() -> None:
    assert tie_break("Median", "uschess").code == "MED"
    assert tie_break("Median", "raw").code == "MED"
    assert tie_break("Median", "fide2026").code == "BH/M1"
    assert tie_break("Harkness", "fide2026").code == "MED"
    assert tie_break("Modified Median", "fide2026").code == "MM"
    opponents = [1.0, 2.0, 2.5, 3.0, 3.0, 4.0, 4.5, 5.0, 6.0]
    us = by_hand("Median", opponents=opponents)
    fide = by_hand("Median", opponents=opponents, edition="fide2026")
    assert us.value == 2.5 + 3 + 3 + 4 + 4.5
    assert fide.value == 2 + 2.5 + 3 + 3 + 4 + 4.5 + 5


def test_where_nobody_has_rules_each_name_is_its_own() -> None:
    assert tie_break("Head to head", "raw").code == "H2H"
    assert tie_break("Direct Encounter", "raw").code == "DE"


def test_the_command_takes_names_as_the_edition_does(xltiebreak: Command, tmp_path: Path) -> None:
    path = text(tmp_path, "Buchholz", "fide2026")
    by_name = xltiebreak("standings", path, "--order", "Head to head, BH, SB")
    assert by_name.out == xltiebreak("standings", path, "--order", "DE, BH, SB").out
    us = xltiebreak(
        "standings", path, "--order", "Direct encounter, BH, SB", "--edition", "uschess"
    )
    assert (
        us.out == xltiebreak("standings", path, "--order", "H2H,BH,SB", "--edition", "us chess").out
    )
    named = xltiebreak("explain", path, "Ash", "--system", "head to head")
    assert named.out == xltiebreak("explain", path, "Ash", "--system", "DE").out
