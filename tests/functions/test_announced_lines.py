"""ANNOUNCE_TB on plain values; tests/libreoffice/test_announcement.py holds the sheet to the
command."""

from __future__ import annotations

from typing import Any

import pytest

from xltiebreak.event.findings import TieBreakError
from xltiebreak.functions import FUNCTIONS
from xltiebreak.questions.announced import seal_of

ANNOUNCE_TB, PRIZES_TB = (FUNCTIONS[name].work for name in ("ANNOUNCE_TB", "PRIZES_TB"))
NAMES = [["Ash"], ["Birch"], ["Cole"], ["Dean"]]
NOTHING = [[None, None]] * 4
PLAYED = [["W2"], ["L1"], ["W4"], ["L3"]]
RULES = [["Kind", "swiss"], ["Rounds", 5], ["Prizes", "$300-200"]]


def test_the_last_column_has_the_lines_of_the_seal() -> None:
    first, *rows = ANNOUNCE_TB(NOTHING, NAMES, RULES)
    lines = [line for *_, line in (first, *rows) if line]
    assert first == ["", "", "announcement 1"]
    assert lines[1:3] == ["kind: swiss", "rounds: 5"]
    assert any(text.startswith(f"Seal {seal_of(lines)}.") for text, *_ in rows)
    assert ["Prizes", "rule heading"] in [row[:2] for row in rows]
    assert lines[5] == "unrated: none"
    stated = ANNOUNCE_TB(NOTHING, NAMES, [*RULES, ["Unrated", 1000]])
    assert [line for *_, line in stated if line][5] == "unrated: 1000"


def test_sections_follow_each_other_and_the_seal_comes_last() -> None:
    rules = [[label, value, value] for label, value in RULES]
    rules += [["Section", "Open", "U1200"]]
    before = ANNOUNCE_TB(NOTHING, NAMES, rules, section=1)
    assert not any("Seal" in text for text, *_ in before)
    padded = [*before, *[["", None, ""]] * 3]
    whole = ANNOUNCE_TB(NOTHING, NAMES, rules, section=2, before=padded)
    lines = [line for *_, line in whole if line]
    assert [line for line in lines if line.startswith("section")] == [
        "section: open",
        "section: u1200",
    ]
    assert lines.count("whole event: $1000.00") == 2
    assert any(text.startswith(f"Seal {seal_of(lines)}.") for text, *_ in whole)
    waits = ANNOUNCE_TB(NOTHING, NAMES, rules, section=2, before=[["1 error has to be corrected"]])
    assert waits == [["1 error has to be corrected"]]


@pytest.mark.parametrize(
    ("rules", "more", "message"),
    [
        ([["Kind", "swiss"]], {}, "label Rounds: type the number of scheduled rounds"),
        ([["Rounds", ""], ["Kind", "swiss"]], {"rules_at": "Event!A17"}, "Event!B17: type the"),
        ([*RULES, ["Lots", "8, 9"]], {"rules_at": "Event!A15"}, "Event!B18: the lots name"),
        ([*RULES, ["Seal", "7QXD"]], {}, "rules, row 4, column 2: '7QXD' is no seal"),
        (RULES, {"section": "two"}, "'two' is not the number of a section"),
        (RULES, {"before": [["a", "b"]]}, "before is not what ANNOUNCE_TB gives"),
        (RULES, {"prizes": [["Prize", "Cash"], ["1st", 5]]}, "the prizes stand on"),
    ],
)
def test_what_stops_it_is_said_with_its_cell(
    rules: list[list[Any]], more: dict[str, Any], message: str
) -> None:
    with pytest.raises(TieBreakError) as refused:
        ANNOUNCE_TB(NOTHING, NAMES, rules, **more)
    assert message in str(refused.value)


def test_a_grid_with_names_alone_states_its_rounds() -> None:
    grid = [[None] * 4] * 4
    rows = ANNOUNCE_TB(grid, NAMES, [["Kind", "roundrobin"]], notation="grid", kind="roundrobin")
    assert rows[1] == ["3 rounds, round-robin.", "", "kind: roundrobin"]


def test_the_prizes_of_other_sections_count_for_a_small_fund() -> None:
    """Half of each prize is paid above 500 in all sections (32C4), 40 % with 4 of 10 entries."""
    rules = [["Section", "Open", "U1200"], ["Prizes", "$300-200 b/10", ""], ["Rounds", 1, 1]]
    arguments = PLAYED, NAMES, [[1500]] * 4, None
    assert PRIZES_TB(*arguments, rules=rules)[-1][3] == 200.0
    rules[1][2] = "$400-100 b/10"
    assert PRIZES_TB(*arguments, rules=rules)[-1][3] == 250.0
