"""Printed prizes, and the rule by which they were made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from tests.command import ROOT, Command
from tests.make import reading
from tests.make.printed import Compared, verified
from xltiebreak import Section, load, prizes

EVENT = """Kind,swiss
Prizes,"$300-100, U1800 $90"
No.,Name,Rating,R1,R2,R3
1,Ash,2000,W4,W3,W2
2,Birch,1900,D3,W4,L1
3,Cedar,1700,D2,L1,W4
4,Dogwood,1600,L1,L2,L3
"""
"""Birch and Cedar tie on 1.5; Cedar and Dogwood are under 1800."""


@pytest.fixture
def event(tmp_path: Path) -> Section:
    path = tmp_path / "event.csv"
    path.write_text(EVENT, encoding="utf-8")
    return load(str(path)).sections[0]


def compared(section: Section, printed: Mapping[int, str]) -> Compared:
    [column] = verified(replace(section, printed={"Prize": printed})).columns
    return column


def test_what_is_paid_by_the_rules_agrees(event: Section) -> None:
    """2nd and U1800 are put together: ($100 + $90) ÷ 2."""
    for texts in ("$300", "$95", "$95.00", ""), ("300.00", "95", "95", "0"), ("300 €", "95", "95"):
        column = compared(event, dict(enumerate(texts, 1)))
        assert (column.system, column.agree, column.compared, column.differences) == (
            "PRIZE",
            3,
            3,
            (),
        )


@pytest.mark.parametrize(
    ("amounts", "code", "words"),
    [
        ((300, 50, 50, 90), "not-pooled", "divide place prizes only"),
        ((300, 50, 140, 0), "two-prizes", "a player takes two prizes"),
        # Birch is before Cedar on tie-break, so that places alone would give the same
        ((300, 100, 90, 0), "class-first|rule-none|two-prizes-by-place", "class prizes are given"),
    ],
)
def test_the_rule_that_was_followed_is_named(
    event: Section, amounts: tuple[int, ...], code: str, words: str
) -> None:
    printed = {number: str(amount) for number, amount in enumerate(amounts, 1)}
    [cause] = compared(event, printed).causes
    assert cause.code == code
    assert words in cause.sentence


@pytest.mark.parametrize(
    ("draws", "amounts", "code"),
    [
        ("half", (300, 95, 115, 0), None),
        ("none", (300, 95, 115, 0), "misprint|upset-draws"),
        ("half", (300, 95, 95, 0), "misprint|upset-draws"),
        ("half", (300, 50, 70, 90), "not-pooled"),
        ("half", (300, 50, 160, 0), "two-prizes"),
    ],
)
def test_prizes_for_upsets_are_paid_whatever_rule_is_tried(
    tmp_path: Path, draws: str, amounts: tuple[int, ...], code: str | None
) -> None:
    """Cedar drew with Birch, who is rated 200 points higher."""
    path = tmp_path / "upsets.csv"
    text = EVENT.replace("U1800 $90", "U1800 $90, biggest upset $20")
    path.write_text(f"Upset draws,{draws}\n{text}", encoding="utf-8")
    section = load(str(path)).sections[0]

    printed = {number: str(amount) for number, amount in enumerate(amounts, 1)}
    causes = compared(section, printed).causes
    assert [cause.code for cause in causes] == ([code] if code else [])


@pytest.mark.parametrize(
    ("share", "code"),
    [("95.25", "misprint|odd-cents-unpaid"), ("95.26", "misprint|odd-cents-rounded")],
)
def test_shares_that_are_rounded_by_themselves_are_named(
    tmp_path: Path, share: str, code: str
) -> None:
    """190.51 for two: 95.26 and 95.25 here."""
    path = tmp_path / "event.csv"
    path.write_text(EVENT.replace("U1800 $90", "U1800 $90.51"), encoding="utf-8")
    section = load(str(path)).sections[0]
    [cause] = compared(section, {1: "300", 2: share, 3: share}).causes
    assert cause.code == code


def test_a_fund_in_full_though_there_were_fewer_entries_is_named(tmp_path: Path) -> None:
    path = tmp_path / "event.csv"
    path.write_text("Based on,8\n" + EVENT, encoding="utf-8")
    section = load(str(path)).sections[0]
    assert compared(section, {1: "150", 2: "47.5", 3: "47.50"}).differences == ()
    [cause] = compared(section, {1: "300", 2: "95", 3: "95"}).causes
    assert cause.code == "based-on-not-applied"


def test_shares_without_the_cap_of_32b3_are_named() -> None:
    content = (ROOT / "examples/prizes/prizes.csv").read_text(encoding="utf-8")
    without_cap = reading.text(content.replace("Rounds,5\n", 'Rounds,5\nPrize rule,"no cap"\n'))
    winners = prizes(without_cap)[0].winners
    printed = {winner.entrant.number: f"${winner.cash / 100:.2f}" for winner in winners}
    [cause] = compared(reading.text(content).sections[0], printed).causes
    assert (cause.code, cause.explains) == ("no-cap", 12)


def test_one_wrong_amount_may_be_a_misprint_and_comes_with_our_sum(event: Section) -> None:
    column = compared(event, {1: "$30", 2: "$95", 3: "$95"})
    [difference], [cause] = column.differences, column.causes
    assert (difference.printed, difference.ours, difference.ours_value) == ("$30", "$300", 300)
    assert difference.arithmetic == "Ash: $300 for 1st, alone on 3 (rule 32B1)"
    assert cause.code == "misprint"
    [difference] = compared(event, {1: "$300", 2: "$95"}).differences
    assert (difference.printed, difference.printed_value) == ("nothing", 0)
    [difference] = compared(event, {1: "$300", 2: "$95", 3: "$95", 4: "$1"}).differences
    assert (difference.ours, difference.ours_value) == ("$0", 0)


def test_amounts_that_no_rule_gives_are_told_without_a_cause(event: Section) -> None:
    assert compared(event, {1: "200", 2: "150", 3: "110", 4: "30"}).causes == ()


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        *(("$1,250", 1250), ("66.67", 66.67), ("50 €", 50), ("USD 5", None), ("5 USD", 5)),
        *(("trophy", None), ("1,25", None), ("-5", None), ("$", None), ("12.345", None)),
    ],
)
def test_an_amount_is_read_or_refused(event: Section, text: str, amount: float | None) -> None:
    [difference] = compared(event, {1: "$300", 2: text, 3: "95"}).differences
    assert (difference.printed, difference.printed_value) == (text, amount)


def test_a_command_tells_it_and_passes_over_what_is_no_amount(
    xltiebreak: Command, tmp_path: Path
) -> None:
    (tmp_path / "event.csv").write_text(EVENT, encoding="utf-8")
    printed = tmp_path / "printed.csv"
    printed.write_text("Name,Place,Prize\nAsh,1,300\nBirch,2,100\nCedar,3,90\nDogwood,4,\n")
    run = xltiebreak("verify", tmp_path / "event.csv", "--against", printed)
    assert run.code == 1
    assert "Prize: 2 of 3 differ" in run.out
    assert "class prizes are given first" in " ".join(run.out.split())

    printed.write_text("Name,Place,Prize\nAsh,1,1st\nBirch,2,2nd\nCedar,3,U1800\nDogwood,4,\n")
    run = xltiebreak("verify", tmp_path / "event.csv", "--against", printed)
    assert run.code == 0
    assert "Prize is passed over" in run.err
