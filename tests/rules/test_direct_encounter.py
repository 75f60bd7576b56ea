"""Direct Encounter, worked by hand."""

from __future__ import annotations

import pytest

from tests.samples.crosstables import section, with_partners
from xltiebreak.event.section import Section
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.systems import tie_break


def values(made: Section, edition: str, code: str = "DE") -> list[object]:
    """The code's figures for players 1, 2 and 3."""
    rows = {row.player.number: row for row in standings(made, edition, code).rows}
    return [rows[number].values[code] for number in (1, 2, 3)]


NOT_ALL_HAVE_MET = with_partners("W2 W3 L*", "L1 W* W*", "W* L1 W*")
"""1, 2 and 3 are on 2 points; 1 beat the other two, who have not met."""


def test_before_2023_it_needs_games_between_all_who_are_tied() -> None:
    assert values(NOT_ALL_HAVE_MET, "fide2009") == [None, None, None]


@pytest.mark.parametrize("edition", ["fide2023", "fide2026"])
def test_since_2023_who_is_on_top_whatever_the_missing_games_bring_is_first(edition: str) -> None:
    """6.3: 1 has two points of two, 2 and 3 can still have one; they are level."""
    assert values(NOT_ALL_HAVE_MET, edition) == [1, 2, 2]


def test_who_can_still_be_caught_up_with_is_not_first() -> None:
    """1 beat 2 and has not met 3, who could win against both and have two points to one."""
    made = with_partners("W2 L* W*", "L1 W* W*", "W* W* L*")

    assert values(made, "fide2026") == [None, None, None]


def test_the_second_is_placed_in_the_same_standings_as_the_first() -> None:
    """6.3: 1 has 3½ and nobody can reach it; then 3 has 2 with the draw against 1, and 2, 4 and 5
    reach 1½ at best, whoever wins between 2 and 3. Among the rest 4 has 1½, 5 has 1 and 2 has ½."""
    made = section(
        "W2 D3 W4 W5 U", "L1 D5 U L4 U", "W4 D1 D5 U U", "L3 U L1 W2 D5", "U D2 D3 L1 D4"
    )
    context = standings(made, "fide2026", "DE").context

    ours = tie_break("DE").values(context, range(1, 6), range(1, 6))

    assert ours == {1: 1, 3: 2, 4: 3, 5: 4, 2: 5}


def test_several_games_between_two_players_count_as_their_average() -> None:
    """6.1.2: 1 beat 2 twice, 2 beat 3, 3 beat 1; all have one point."""
    made = with_partners("W2 W2 L3 L*", "L1 L1 W* W3", "W* L* W1 L2")

    assert values(made, "fide2026") == [None, None, None]


def test_points_of_thirds_are_compared_exactly() -> None:
    """1 and 2 drew, each beat 4 and has two points of three games against 3, who has not met 4:
    nobody is alone at the top of 2 1/6, 2 1/6, 2/3 and 0."""
    made = section(
        "D2 W3 W3 L3 W4 U U", "D1 W4 U U W3 W3 L3", "U L1 L1 W1 L2 L2 W2", "U L2 U U L1 U U"
    )
    context = standings(made, "fide2026", "DE").context

    ours = tie_break("DE").values(context, [1, 2, 3, 4], [1, 2, 3, 4])

    assert ours == dict.fromkeys((1, 2, 3, 4))


@pytest.mark.parametrize(
    ("edition", "expected"), [("fide2009", [1, 1, 3]), ("fide2026", [1, 2, 3])]
)
def test_since_2023_the_rule_is_applied_again_to_those_who_are_still_level(
    edition: str, expected: list[object]
) -> None:
    """6.2: among the four on 2 points, 1 and 2 have two and 1 beat 2; 3 and 4 have one."""
    made = with_partners("W2 W3 L4 L*", "L1 W4 W3 L*", "W4 L1 L2 W*", "L3 L2 W1 W*")

    assert values(made, edition) == expected


@pytest.mark.parametrize(("code", "expected"), [("DE", [None, None]), ("DE/P", [1, 2])])
def test_a_forfeit_is_no_encounter_unless_option_p_makes_it_one(
    code: str, expected: list[object]
) -> None:
    """6.1.1: in a Swiss, unless the regulations say otherwise."""
    made = with_partners("X2 W* L*", "F1 W* W*", "U U U")

    assert values(made, "fide2026", code)[:2] == expected


def test_in_a_round_robin_a_forfeit_is_an_encounter() -> None:
    """15.2: 1 and 2 are on 1½ points."""
    made = section("X2 D3 L4", "F1 W4 D3", "W4 D1 D2", "L3 L2 W1", kind="roundrobin")

    assert values(made, "fide2026") == [1, 2, None]
