"""Orders, editions and codes as users give them."""

from __future__ import annotations

import re

import pytest

from tests.samples.crosstables import section, vector
from xltiebreak.event.findings import TieBreakError
from xltiebreak.ranking.orders import NAMED_ORDERS, order_named
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.editions import edition_named
from xltiebreak.rules.systems import tie_break

BHAM = vector("bham.csv")

ORDERS = {
    "uschess": ("MM SOLK CUM OCUM", "uschess"),
    "bham": ("MM SOLK CUM OCUM BLACKS H2H", "uschess"),
    "wintd": ("MM MED SOLK SB CUM", "wintd"),
    "scholastic": ("MM SOLK SB CUM", "uschess"),
    "ihsa": ("MM SOLK CUM OCUM", "uschess"),
    "ukcc": ("DE BH/M1 BH/C1 BH LOT", "fide2009"),
    "fide": ("BH/C1 BH SB DE WIN", "fide2026"),
    "roundrobin": ("SB H2H WIN", "uschess"),
}


@pytest.mark.parametrize("name", ORDERS)
def test_a_named_order_has_the_codes_and_the_edition_of_the_rule_book(name: str) -> None:
    codes, edition = ORDERS[name]

    assert (" ".join(order_named(name).codes), order_named(name).edition) == (codes, edition)
    assert order_named(f" {name.upper()} ").name == name
    assert name in NAMED_ORDERS


@pytest.mark.parametrize("given", ["mm,Solk,sb/a", "mm, Solk; sb/a", " mm Solk sb/a "])
def test_codes_keep_the_spelling_of_the_user(given: str) -> None:
    ours = standings(BHAM, order=given)

    assert ours.order.codes == ("mm", "Solk", "sb/a")
    assert list(ours.rows[0].values) == ["mm", "Solk", "sb/a"]


def test_decided_by_keeps_the_spelling_too() -> None:
    ours = standings(BHAM, order="mm,solk,Cum")

    assert [row.decided_by for row in ours.rows] == ["solk", "solk", "Cum", "Cum", "mm", None]


def test_an_option_is_a_tie_break_of_its_own() -> None:
    ours = standings(vector("nine-rounds.csv"), order="SB,SB/A,MED,MED/H")

    first = {row.player.number: row.values for row in ours.rows}[1]
    assert first == {"SB": 22.75, "SB/A": 22, "MED": 11, "MED/H": 11}


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("XYZ", "'XYZ' is not a tie-break"),
        ("MM,XYZ", "'XYZ' is not a tie-break"),
        ("MM/C1", "MM has no option 'C1'"),
        ("SB/Q", "SB has no option 'Q'"),
        ("MM,SOLK,mm", "stands twice"),
        (" , ", "is empty"),
    ],
)
def test_what_is_not_understood_is_refused_with_a_sentence(given: str, says: str) -> None:
    with pytest.raises(TieBreakError, match=re.escape(says)):
        standings(BHAM, order=given)


def test_an_unknown_code_is_answered_with_those_there_are() -> None:
    with pytest.raises(TieBreakError, match=r"use one of .*MM.*SOLK.*; or an order: .*uschess"):
        order_named("MEDIUM")
    with pytest.raises(
        TieBreakError, match="use one of uschess, wintd, fide2009, fide2023, fide2026, raw"
    ):
        edition_named("fide1999")
    with pytest.raises(TieBreakError, match=r"it takes MED/H"):
        tie_break("MED/X")


@pytest.mark.parametrize(
    ("given", "of_the_file", "order", "expected"),
    [
        ("", "", "", "uschess"),
        ("", "", "wintd", "wintd"),
        ("", "", "SOLK", "uschess"),
        ("", "raw", "wintd", "raw"),
        ("uschess", "raw", "wintd", "uschess"),
        ("raw", "", "wintd", "raw"),
        ("RAW", "", "", "raw"),
    ],
)
def test_a_given_edition_wins_over_the_files_and_that_over_the_orders(
    given: str, of_the_file: str, order: str, expected: str
) -> None:
    made = section("W2", "L1", edition=of_the_file)

    assert standings(made, edition=given, order=order).edition.code == expected


def test_a_given_order_wins_over_the_files_and_that_over_uschess() -> None:
    made = section("W2", "L1", order="wintd")

    assert standings(made).order.name == "wintd"
    assert standings(made).edition.code == "wintd"
    assert standings(made, order="SB").order.codes == ("SB",)
    assert standings(section("W2", "L1")).order.name == "uschess"


def test_standings_say_how_many_tie_breaks_were_needed() -> None:
    assert standings(BHAM, order="bham").needed == 3
    assert standings(section("W2", "L1")).needed == 0
    assert standings(section("D2", "D1"), order="MM,SOLK").needed == 2


def test_players_tied_through_everything_share_the_place() -> None:
    ours = standings(section("D2 W3", "D1 W4", "D4 L1", "D3 L2"), order="bham")

    assert [row.places for row in ours.rows] == ["1–2", "1–2", "3–4", "3–4"]
    assert [row.shared for row in ours.rows] == [True] * 4
    assert {row.decided_by for row in ours.rows} == {None}
    assert [(tie.place, tie.last_place, tie.score) for tie in ours.ties] == [
        (1, 2, 1.5),
        (3, 4, 0.5),
    ]
