"""Why one is before the other agrees with the standings: every system, order and kind of event."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random

import pytest

from tests.make.crosstables import section, typed
from tests.ranking.test_worksheets_agree import EVENTS, orders
from xltiebreak.answers.questions import why_answer
from xltiebreak.answers.why import WhyAnswer
from xltiebreak.event.figures import on_paper
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event, Player, Section
from xltiebreak.questions.why import why
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.combined import team_standings
from xltiebreak.ranking.standings import ranked
from xltiebreak.rules.editions import EDITIONS

SIDE_BY_SIDE = """\
Entrant 2 (2, place 2) is before Entrant 3 (3, place 3): both have 2 points, and Modified Median \
(US Chess 34E1) is 4 to 3.

Round by round: W won, D drew, L lost, with the opponent's number; in parentheses: left out
                   Player            R1     R2       R3   Value
 ──────────────────────────────────────────────────────────────
 Score             2 Entrant 2       L1     W4       W5       2
                   3 Entrant 3       W5     W6       L1       2
 Number of Wins    2 Entrant 2        –      1        1       2
                   3 Entrant 3        1      1        –       2
 Modified Median   2 Entrant 2      2.5    1.5   (0.5*)       4
                   3 Entrant 3   (0.5*)   0.5*      2.5       3

Number of Wins (FIDE C.07 7.1): The rounds that gave as many points as a win, played or not. \
Level, 2 each.

Modified Median (US Chess 34E1): The opponents' scores added up: without the lowest for more than \
half the points, without the highest for less, without both for exactly half (two of each from 9 \
rounds). Dropped: the lowest (more than half the points).

* Entrant 2, R3 v Entrant 5: score 1, with unplayed R2 at ½.

* Entrant 3, R1 v Entrant 5: score 1, with unplayed R2 at ½; R2 v Entrant 6: score 1, with \
unplayed R3 at ½.
"""


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("event", EVENTS)
def test_neighbours_are_parted_by_what_the_standings_say(event: str, edition: str) -> None:
    drawing = Random(f"why {event} {edition}")
    by_tie_break = 0
    for order in orders(drawing, 2)[::3]:
        table = ranked(EVENTS[event], Asked(edition=edition, order=order))
        for before, after in pairwise(table.rows):
            answer = why(table, after.player.number, before.player.number)
            decided = None if before.place == after.place else after.decided_by
            if before.score != after.score:
                decided = "score"
            assert answer.decided_by == decided
            if before.place != after.place:
                assert (answer.ahead, answer.behind) == (before, after)
            by_tie_break += decided not in (None, "score")

    assert by_tie_break > 5


@pytest.mark.parametrize("event", EVENTS)
def test_its_values_are_those_of_the_standings_and_its_sentences_those_of_explain(
    event: str,
) -> None:
    drawing = Random(f"sentences {event}")
    looked_at = 0
    for order in orders(drawing, 2)[::5]:
        table = ranked(EVENTS[event], Asked(edition="fide2026", order=order))
        tied = [row.player.number for tie in table.ties for row in tie.standings]
        pairs = [
            (a, b)
            for a, b in combinations(tied, 2)
            if table.context.score(a) == table.context.score(b)
        ]
        for first, other in drawing.sample(pairs, min(12, len(pairs))):
            answer = why(table, first, other)
            for place, look in enumerate(answer.looks):
                assert look.tie_break is table.order.tie_breaks[place]
                assert look.level == (answer.decided_by != look.tie_break.code)
                for row, sheet in zip(answer.both, look.both, strict=True):
                    assert sheet.value == row.values[look.tie_break.code]
                    own = table.worksheet(row.player.number, look.tie_break)
                    assert sheet.sentence() == own.sentence()
                    looked_at += 1

    assert looked_at > 25


def test_both_calculations_stand_side_by_side() -> None:
    """By hand: 5 and 6 have half a point for the game in place of their bye, 1 and 4 for theirs.
    2 met 2½, 1½ and ½; 3 met ½, ½ and 2½; both leave out a ½: 4 to 3."""
    rows = ("W2 H W3", "L1 W4 W5", "W5 W6 L1", "W6 L2 H", "L3 B L2", "L4 L3 B")

    answer = why(ranked(section(*rows), Asked(order="WIN,MM,SOLK")), 3, 2)

    assert f"{WhyAnswer(answer)}\n" == SIDE_BY_SIDE


def test_a_tie_break_that_has_no_value_is_explained_once() -> None:
    table = ranked(section("D2 W3", "D1 W4", "D4 L1", "D3 L2"), Asked(order="COMPAVG,SOLK"))
    text = str(WhyAnswer(why(table, 1, 2)))
    assert (
        "Competition Average (US Chess 34E11): no value; not counted: R1, R2 (opponent unrated)."
        in text
    )
    assert text.count("opponent unrated") == 1
    assert text.count("Competition Average") == 1


def test_scores_alone_and_shared_places_are_said() -> None:
    table = ranked(section("W2 D3", "L1 W4", "D4 D1", "D3 L2"), Asked(order="SOLK"))

    assert why(table, 2, 1).conclusion() == (
        "Entrant 1 (1, place 1) is before Entrant 2 (2, places 2 and 3): 1.5 points to 1."
    )
    assert why(table, 1, 2).conclusion(on_paper).endswith(": 1½ points to 1.")
    level = ranked(section("D2 D3", "D1 D4", "D4 D1", "D3 D2"), Asked(order="SOLK,MED"))
    assert why(level, 1, 4).conclusion() == (
        "Entrant 1 (1) and Entrant 4 (4) share places 1 to 4: both have 1 point, "
        "and both tie-breaks are level."
    )


def test_teams_that_are_ranked_by_their_top_players_have_a_why_of_their_own() -> None:
    players = [Player(k, f"Entrant {k}", team=["North", "South"][k % 2]) for k in range(1, 5)]
    made = section("W2 D3", "L1 W4", "D4 D1", "D3 L2", players=players, counting=2)
    teams = team_standings(ranked(made, Asked(order="TEAMSUM,SOLK")))
    answer = why(teams, 1, 2)

    assert WhyAnswer(answer).side_by_side() is None
    assert answer.decided_by == "score"
    assert answer.ahead.player.name == "South"


def refusal(first: object, other: object, *sections: Section) -> str:
    event = Event("Any", sections or (section("W2", "L1"),))
    with pytest.raises(TieBreakError) as error:
        why_answer(event, event.sections, str(first), str(other))
    return str(error.value)


def test_two_of_one_section_are_asked_for() -> None:
    other = Section(
        "U1200",
        (Player(7, "Pia"), Player(8, "Ada")),
        section("W8", "L7", numbers=(7, 8)).crosstable,
    )

    assert refusal(1, "Entrant 1") == "both are the same; name two players, or two teams"
    assert refusal(1, 3) == "there is no player 3 in section Open"
    assert refusal("Entrant 1", "Pia", section("W2", "L1"), other) == (
        "Entrant 1 plays in Open, Pia in U1200; only players of one section are placed before "
        "each other"
    )


def test_an_unfinished_event_says_so_behind_the_answer() -> None:
    made = typed(section("W2 W3", "L1 .", "D4 L1", "D3 ."))
    lines = str(WhyAnswer(why(ranked(made, Asked(order="SOLK")), 1, 2))).splitlines()

    assert lines[2] == (
        "This is after 1 of 2 rounds; nothing is final. Round 2 is not complete: results are "
        "missing of 2 of 4 players (2 Entrant 2; 4 Entrant 4). Until they are in, it counts for "
        "nobody."
    )


def test_a_count_of_colors_that_somebody_lacks_parts_nobody_here_either() -> None:
    """All are on 1; of 3 and 4 the color of round 1 is not known."""
    made = section("W2w L4b", "L1b W3b", "W4 L2w", "L3 W1w")
    table = ranked(made, Asked(order="BLACKS"))

    answer = why(table, 2, 1)

    assert answer.decided_by is None
    assert answer.conclusion().startswith("Entrant 2 (2) and Entrant 1 (1) share places 1 to 4")
    told = [*answer.of_look(answer.looks[0])]
    assert told[0].endswith("with Black. Level, 2 and 1, as a count is missing.")
    told = [*why(table, 3, 1).of_look(why(table, 3, 1).looks[0])]
    assert "Entrant 3: Most Blacks: no value; entered without a color: R1." in told
