"""Why somebody has his place, in words for those who know no tie-break; the figures are those of
the rules' own examples, and of small events that can be added up by hand."""

from dataclasses import replace

import pytest

from tests.make.crosstables import section, vector
from xltiebreak.event.names import first_name_first, surname
from xltiebreak.event.section import Section
from xltiebreak.questions.plain_words import reason
from xltiebreak.ranking.standings import standings

NAMES = ("Ames, Ada", "Birch, Bo", "Cole, Cy", "Dahl, Di", "Esk, Ed", "Ford, Flo")


def named(made: Section, **fields) -> Section:
    players = tuple(replace(player, name=NAMES[k]) for k, player in enumerate(made.players))
    return replace(made, players=players, scheduled_rounds=made.crosstable.rounds, **fields)


def reasons(made: Section, order: str) -> dict[str, str]:
    ranked = standings(made, order=order)
    return {row.player.name: reason(ranked, row) for row in ranked.rows}


def test_two_and_three_on_one_score_are_told_with_the_figures_that_parted_them():
    by_name = reasons(named(vector("bham.csv")), "bham")
    assert by_name["Birch, Bo"] == (
        "Bo Birch and Ada Ames both made 2½ points. Modified Median was level (6½ each); Birch’s "
        "opponents scored more (Solkoff 8½ to 7½)."
    )
    assert by_name["Ames, Ada"] == (
        "Also 2½ points. Modified Median was level (6½ each); Ames’s opponents scored less "
        "(Solkoff 7½ to 8½)."
    )
    assert by_name["Cole, Cy"] == (
        "Cy Cole, Ed Esk and Flo Ford all made 2 points. Modified Median (4½ each) and Solkoff "
        "(8 each) were level; Cole scored earlier than Esk (Cumulative 5 to 3)."
    )
    assert by_name["Esk, Ed"].startswith(
        "Also 2 points. Esk’s opponents, without the highest and the lowest, scored more than "
        "Ford’s (Modified Median 4½ to 4)"
    )
    assert by_name["Dahl, Di"] == ""


def test_of_those_who_share_a_place_only_the_first_is_explained():
    by_name = reasons(named(section("W2", "L1", "W4", "L3")), "SOLK")
    assert by_name["Ames, Ada"] == (
        "Ada Ames and Cy Cole both made 1 point. Both are level on every tie-break."
    )
    assert by_name["Cole, Cy"] == "Level with Ada Ames."


FOUR = section("W4w L2b", "D3w W1w", "D2b L4w", "L1b W3b")
"""Birch has 1½, Ames and Dahl 1 each, Cole ½; Ames beat Dahl."""


@pytest.mark.parametrize(
    ("order", "ending"),
    [
        ("H2H", "Ames beat Dahl."),
        ("DE", "Ames beat Dahl."),
        ("WON,H2H", "Number of Games Won was level (1 each); Ames beat Dahl."),
        ("CUM", "Ames scored earlier (Cumulative 2 to 1)."),
        ("SOLK", "Ames’s opponents scored more (Solkoff 2½ to 1½)."),
        ("KASH,LOT", "Both are level on every tie-break."),
        ("SB", "The opponents whom Ames beat or drew with scored more (Sonneborn-Berger 1 to ½)."),
        ("BWG", "Dahl won more games with Black (Games Won with Black 1 to 0)."),
        ("BH/C1", "Ames’s opponents, without the lowest, scored more (Buchholz Cut 1 1½ to 1)."),
        ("KS", "Ames scored more against the upper half (Koya System 1 to 0)."),
        ("BPG", "Dahl had Black more often (Games Played with Black 2 to 1)."),
        ("TPN", "Ames has the lower pairing number."),
        ("MM", "Both are level on every tie-break."),
    ],
)
def test_what_each_tie_break_means_is_said_from_the_side_of_who_gains(order, ending):
    reason_of = reasons(named(FOUR), order)
    first = next(text for text in reason_of.values() if text.startswith(("Ada Ames", "Di Dahl")))
    assert first.endswith(ending)


def test_the_last_of_a_tie_is_told_from_his_own_side():
    by_name = reasons(named(FOUR), "H2H")
    assert by_name["Dahl, Di"] == "Also 1 point. Dahl lost to Ames."


def test_drawn_lots_are_told_as_such():
    by_name = reasons(named(FOUR, lots="4,1,2,3"), "KASH")
    assert by_name["Dahl, Di"].endswith("Kashdan was level (5 each); the better lot fell to Dahl.")


def test_a_tie_break_without_words_of_its_own_is_named():
    reason_of = reasons(named(vector("bham.csv")), "OCUM")["Birch, Bo"]
    assert reason_of.endswith("Birch is ahead on Cumulative of Opposition (19½ to 18½).")


def test_nothing_is_said_while_rounds_are_to_come():
    assert set(reasons(replace(named(FOUR), scheduled_rounds=3), "MM").values()) == {""}


def test_four_and_more_are_counted():
    made = named(section("D4w", "D3w", "D2b", "D1b"))
    assert reasons(made, "MM")["Ames, Ada"] == (
        "Four players made ½ point. All are level on every tie-break."
    )


@pytest.mark.parametrize(
    ("name", "spoken", "last"),
    [
        ("Hart, Hugh", "Hugh Hart", "Hart"),
        ("Hart, Hugh, Jr.", "Hugh Hart, Jr.", "Hart"),
        ("Hugh  Hart", "Hugh Hart", "Hugh Hart"),
        ("Hart,", "Hart,", "Hart"),
        (", Hugh", ", Hugh", ", Hugh"),
        ("李, 明", "明 李", "李"),
    ],
)
def test_a_name_is_said_first_name_first(name, spoken, last):
    assert (first_name_first(name), surname(name)) == (spoken, last)
