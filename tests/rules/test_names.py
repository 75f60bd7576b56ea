"""Tie-breaks by the names that people give them, and as Swiss-Manager and chess-results.com do."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from tests.make.crosstables import DATA
from xltiebreak import SYSTEMS, TieBreakError
from xltiebreak.rules.called import NAMES, SEVERAL_MEANINGS
from xltiebreak.rules.systems import tie_break
from xltiebreak.rules.systems.names import named_by_program, named_exactly


def with_every_option() -> Iterator[str]:
    """Every system alone, with each option, with another number in it, and on other points."""
    for system in SYSTEMS.values():
        others = (f"{option[:-1]}3" for option in system.options if option[-2:] in ("C1", "M1"))
        options = ("", *system.options, *others)
        for points in ("", ":MP", ":GP") if system.of_points else ("",):
            for option in options:
                yield f"{system.code}{points}" + (f"/{option}" if option else "")


CODES = list(with_every_option())


@pytest.mark.parametrize("hyphen", ["-", " ", "\N{EN DASH}"])
@pytest.mark.parametrize("spelled", [str.title, str.upper, str.lower])
def test_the_name_that_is_shown_is_one_that_is_taken(
    spelled: Callable[[str], str], hyphen: str
) -> None:
    for code in CODES:
        tie = tie_break(code)
        back = tie_break(spelled(tie.name).replace("-", hyphen))
        assert back.is_same_as(tie), f"{tie.name} of {code} is {back.code}"


def test_a_name_is_kept_by_its_code_and_a_code_as_it_is_spelled() -> None:
    assert tie_break("modified MEDIAN").code == "MM"
    assert tie_break("Buchholz (game points) Cut 2").code == "BH:GP/C2"
    assert tie_break("sb/a").code == "sb/a"


def test_no_name_is_given_to_two_tie_breaks() -> None:
    for code, names in NAMES.items():
        for name in names:
            assert tie_break(name).is_same_as(tie_break(code)), name
    for names, codes in SEVERAL_MEANINGS.items():
        assert len({tie_break(code).code for code in codes}) > 1
        for name in names:
            with pytest.raises(TieBreakError, match="leaves open") as refused:
                tie_break(name)
            assert all(f"{code} (" in str(refused.value) for code in codes)


@pytest.mark.parametrize("text", ["", " ", "x", "cut 1", "?", "1", "c1", "tie-break", "average x"])
def test_what_names_none_is_not_guessed(text: str) -> None:
    assert named_exactly(text) is None
    with pytest.raises(TieBreakError):
        tie_break(text)


def test_a_name_without_end_is_none() -> None:
    with pytest.raises(TieBreakError, match="is not a tie-break"):
        tie_break("cut 1 " * 40_000)


@pytest.mark.parametrize("words", ["{}", "rule {}", "US Chess {}", "uscf rule {}"])
def test_a_rule_of_us_chess_is_a_name_of_its_tie_break(words: str) -> None:
    numbers = {
        code: re.findall(r"US Chess (34\w+)", system.reference) for code, system in SYSTEMS.items()
    }
    for code, rules in numbers.items():
        for rule in rules:
            assert tie_break(words.format(rule)).code == code
    assert sum(map(len, numbers.values())) == 13


MEANT = [
    line.split(" = ", 1)
    for line in (DATA / "program-names.txt").read_text(encoding="utf-8").splitlines()
    if " = " in line
]


@pytest.mark.parametrize(("codes", "name"), MEANT)
def test_a_name_of_the_program_means_these_tie_breaks(codes: str, name: str) -> None:
    meant = named_by_program(name)
    first = [code for code in codes.split() if code not in "-…"]
    assert list(meant.codes[: len(first)]) == first
    assert codes.endswith("…") or len(meant.codes) == len(first)
    assert codes != "-" or meant == ((), "", "")


def test_a_program_s_name_without_end_is_not_known() -> None:
    assert named_by_program("x" * 5_000) == ((), "", "")


def test_points_are_no_tie_break() -> None:
    for name in ("points (game-points)", "Pts.  points (game-points)", "Punkte"):
        assert named_by_program(name).points == "game"
    name = "Matchpoints (2 for wins, 1 for Draws, 0 for Losses)"
    assert named_by_program(name).points == "match"


def test_a_year_in_the_name_is_that_of_the_edition() -> None:
    for year in ("2023", "2026"):
        name = f"Buchholz Tie-Break Variable ({year}) (Gamepoints, Cut1)"
        assert named_by_program(name).edition == f"fide{year}"
