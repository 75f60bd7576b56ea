"""What is dropped from a list of opponents' scores, and from which end, worked by hand."""

from __future__ import annotations

import pytest

from tests.make.crosstables import having_met, section, with_partners
from xltiebreak.event.section import Section
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.systems import tie_break


def dropped(made: Section, code: str, edition: str) -> tuple[object, dict[str, list[float]]]:
    """Player 1's value, and the amounts that were dropped from each end."""
    sheet = standings(made, edition, code).worksheet(1, tie_break(code))
    ends: dict[str, list[float]] = {}
    for term in sheet.terms:
        if term.drop and term.drop.which:
            ends.setdefault(term.drop.which, []).append(float(term.amount))
    return sheet.value, ends


THREE_GAMES = with_partners(
    "W2 W3 D4 B B B B B B",
    "L1 W* W* U U U U U U",
    "U L1 W* U U U U U U",
    "U U D1 U U U U U U",
)
"""Player 1 met 2, 3 and 4, who have 2, 1 and ½, in nine rounds."""


def test_no_score_is_dropped_twice() -> None:
    """Nine rounds: two from each end. Of three scores the two lowest go first, and one is left for
    the other end."""
    value, ends = dropped(THREE_GAMES, "MED", "raw")

    assert value == 0
    assert ends == {"two lowest": [1, 0.5], "highest": [2]}


def test_one_score_is_dropped_as_the_lowest() -> None:
    value, ends = dropped(section("W2", "L1"), "MED", "uschess")

    assert value == 0
    assert ends == {"lowest": [0]}


@pytest.mark.parametrize(
    ("results", "code", "value", "ends"),
    [
        # 34E1: plus drops the lowest, even both, minus the highest
        ("WWWDL", "MM", 3 + 2 + 3.5 + 1, {"lowest": [0.5]}),
        ("WDLWL", "MM", 2 + 3 + 1, {"lowest": [0.5], "highest": [3.5]}),
        ("LLDWL", "MM", 2 + 3 + 0.5 + 1, {"highest": [3.5]}),
        # 34E4: both, whatever the score
        ("WWWDL", "MED", 3 + 2 + 1, {"lowest": [0.5], "highest": [3.5]}),
        ("LLDWL", "MED", 3 + 2 + 1, {"lowest": [0.5], "highest": [3.5]}),
        # C.07 14.1 to 14.4
        ("WWWDL", "BH/C1", 3 + 2 + 3.5 + 1, {"lowest": [0.5]}),
        ("WWWDL", "BH/C2", 3 + 2 + 3.5, {"two lowest": [0.5, 1]}),
        ("WWWDL", "BH/M1", 3 + 2 + 1, {"lowest": [0.5], "highest": [3.5]}),
        ("WWWDL", "BH/M2", 2, {"two lowest": [0.5, 1], "two highest": [3, 3.5]}),
    ],
)
def test_the_ends_are_dropped_that_the_rule_names(
    results: str, code: str, value: float, ends: dict[str, list[float]]
) -> None:
    """Opponents who finish on 3, 2, 3½, ½ and 1, in this order."""
    scores = {"W": [3, 2, 3.5, 0.5, 1], "L": [3, 2, 3.5, 0.5, 1]}[results[0]]
    made = having_met(results, scores)

    assert dropped(made, code, "uschess") == (value, ends)


def test_from_nine_rounds_two_are_dropped_and_with_harkness_three_above_twelve() -> None:
    """Opponents on 1, 2, 3 …: player 1 drew them all, an even score."""
    for rounds, each, harkness in ((8, 1, 1), (9, 2, 2), (12, 2, 2), (13, 2, 3)):
        scores = list(range(1, rounds + 1))
        made = having_met("D" * rounds, [min(score, rounds - 0.5) for score in scores])
        met = sorted(min(score, rounds - 0.5) for score in scores)

        for code, drops in (("MM", each), ("MED", each), ("MED/H", harkness)):
            value, _ = dropped(made, code, "uschess")
            assert value == sum(met[drops:-drops]), f"{code} in {rounds} rounds"


VOLUNTARY = with_partners("W2 L3 D4 H U", "L1 W* U U U", "W* W1 W* U W*", "U U D1 W* U")
"""Player 1 met 2, 3 and 4, on 1, 4 and 1½, and chose not to play the last two rounds."""


def test_a_cut_takes_the_round_that_was_not_played_by_choice_before_a_lower_score() -> None:
    """16.5: the dummy's 2 in round 4 goes before player 2's 1 + ½ × 3.

    The opponents are worth 1 + 1½ (absent in rounds 3 to 5), 4 and 1½ + ½ (in round 5; its first
    two absences are followed by games); player 1 has 2.
    """
    ours = standings(VOLUNTARY, "fide2023", "BH/C1")
    terms = ours.worksheet(1, tie_break("BH/C1")).terms

    assert [float(term.amount) for term in terms] == [2.5, 4, 2, 2, 2]
    assert [term.round for term in terms if term.drop] == [4]
    assert ours.worksheet(1, tie_break("BH/C1")).value == 2.5 + 4 + 2 + 2
    _, ends = dropped(VOLUNTARY, "BH/C2", "fide2023")
    assert ends == {"voluntarily unplayed round": [2, 2]}


def test_a_cut_spares_the_round_not_played_by_choice_that_would_count_less() -> None:
    """16.5.1: provided that it is not lower than the least significant value.

    Player 1 has 2, beat 2 and 3, who have 1 and 3, and was away in round 3: that brought 0 × 2.
    In Sonneborn-Berger the least significant value is 1 × 1; in Buchholz it is 1, and goes after
    the dummy's 2.
    """
    made = with_partners("W2 W3 U U", "L1 U W* L*", "W* L1 W* W*")
    ours = standings(made, "fide2023", "SB,SB/C1,SB/C2,BH/C1,BH/C2")
    [row] = [each for each in ours.rows if each.player.number == 1]

    assert row.score == 2
    assert row.values == {"SB": 1 + 3, "SB/C1": 3, "SB/C2": 3, "BH/C1": 1 + 3 + 2, "BH/C2": 1 + 3}


def test_before_2023_a_cut_does_not_ask_why_a_round_was_not_played() -> None:
    """The virtual opponents of rounds 3 and 4 have 2 + 1 + ½ and 2 + 1."""
    made = with_partners("W2 W3 U U", "L1 U W* L*", "W* L1 W* W*")

    assert dropped(made, "BH/C1", "fide2009") == (3 + 3.5 + 3, {"lowest": [1.5]})


def test_a_cut_of_sonneborn_berger_takes_the_lowest_scoring_opponent_and_not_the_lowest_term() -> (
    None
):
    """14.1 with 16.5: player 1 lost to 3, who has 3, and beat 2, who has 1: the 1 is cut, and the
    0 stays."""
    made = with_partners("W2 L3 D4", "L1 W* L*", "W* W1 W*", "D* D* D1")
    ours = standings(made, "fide2026", "SB,SB/C1,SB/M1")
    [row] = [each for each in ours.rows if each.player.number == 1]

    # 1 × 1, 0 × 3, ½ × 1½; the Median drops player 3's 0 as well
    assert row.values == {"SB": 1.75, "SB/C1": 0.75, "SB/M1": 0.75}
    sheet = ours.worksheet(1, tie_break("SB/M1"))
    assert [term.opponent for term in sheet.terms if term.drop] == [2, 3]
