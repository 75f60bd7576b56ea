"""Results changed or filled in: who moves, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.make.crosstables import section, typed
from tests.questions.test_open_games import opened
from tests.ranking.test_worksheets_agree import EVENTS
from tests.referees.events import swiss
from xltiebreak.answers.questions import WhatIf, what_if
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import Outcome
from xltiebreak.event.section import Event, Matches, Section
from xltiebreak.formats import load
from xltiebreak.prizefund.fund import Fund
from xltiebreak.prizefund.prizes import Prize
from xltiebreak.prizefund.stated import StatedPrizes
from xltiebreak.prizefund.winners import awards_of
from xltiebreak.questions.typed_results import with_results
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.standings import Standings

FOUR = section("W2 D3", "L1 W4", "D4 D1", "D3 L2")


def asked(made: Section, *changes: str, order: str = "SOLK") -> WhatIf:
    return what_if(Event("Any", (made,)), (made,), changes, Asked(order=order))[1]


def row(made: Section, number: int) -> str:
    names = {Outcome.WIN: "W", Outcome.LOSS: "L", Outcome.DRAW: "D", Outcome.HALF_BYE: "H"}
    names |= {Outcome.FORFEIT_WIN: "X", Outcome.FORFEIT_LOSS: "F", Outcome.UNPAIRED: "U"}
    results = made.crosstable.rows[number]
    return " ".join(f"{names[result.outcome]}{result.opponent or ''}" for result in results)


@pytest.mark.parametrize(
    ("change", "first", "second"),
    [
        ("R1 1-2 0-1", "L2 D3", "W1 W4"),
        ("r1 2-1 1:0", "L2 D3", "W1 W4"),
        ("Round 1: 1 v 2 ½-½", "D2 D3", "D1 W4"),
        ("1-2 .5-.5", "D2 D3", "D1 W4"),
        ("R1 1-2 1/2", "D2 D3", "D1 W4"),
        ("R1 1-2 +-", "X2 D3", "F1 W4"),
        ("R1 1-2 0F-1F", "F2 D3", "X1 W4"),
        ("R1 1-2 0F-1X", "F2 D3", "X1 W4"),
        ("R1 1-2 F 0-1", "F2 D3", "X1 W4"),
        ("R1 1-2 f1-0", "X2 D3", "F1 W4"),
        ("R1 1-2 --", "F2 D3", "F1 W4"),
        ("R1 1 L2", "L2 D3", "W1 W4"),
    ],
)
def test_results_are_read_as_people_say_them(change: str, first: str, second: str) -> None:
    changed = with_results(FOUR, [change])

    assert (row(changed, 1), row(changed, 2)) == (first, second)
    assert (row(changed, 3), row(changed, 4)) == (row(FOUR, 3), row(FOUR, 4))


NAMED = replace(
    FOUR,
    players=tuple(
        replace(player, name=name)
        for player, name in zip(
            FOUR.players, ("Hart, Hugh", "Lee-Park, Ann", "Léa Moreau", "Hartwell, Bo")
        )
    ),
)


@pytest.mark.parametrize(
    "change",
    [
        *("R1 Hart-Lee 0-1", "r1 hugh hart v ann lee-park 0 - 1", "R1 1-Ann 0-1"),
        *("Lee-Park, Ann - Hart, Hugh 1-0", "Hart vs Lee 0-1", "R1 Ann W1", "R1 Hart L2"),
    ],
)
def test_players_are_named_as_people_name_them(change: str) -> None:
    changed = with_results(NAMED, [change])

    assert (row(changed, 1), row(changed, 2)) == ("L2 D3", "W1 W4")
    assert asked(NAMED, change).to_dict()["changes"] == [change]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("R1 Har-Lee 0-1", "'Har' could be 1 Hart, Hugh, 4 Hartwell, Bo; give the pairing number"),
        ("R1 Hurt-Lee 0-1", "there is no player 'Hurt' in section Open; is 'Hart, Hugh' meant?"),
        ("R1 Moreaux H", "there is no player 'Moreaux' in section Open; is 'Léa Moreau' meant?"),
        ("R1 Hart-Lee 7-7", "'R1 Hart-Lee 7-7': '7-7' is no result of a game"),
        ("R1 Hart Lee 0-1", "'R1 Hart Lee 0-1' is not understood"),
    ],
)
def test_a_name_that_is_nobodys_or_of_several_is_told(change: str, why: str) -> None:
    with pytest.raises(TieBreakError) as refused:
        with_results(NAMED, [change])
    assert str(refused.value).startswith(why)


def moved(number: int, place: list[int], shared: list[bool]) -> dict[str, object]:
    unknown = {"cash": [None, None], "trophies": [None, None]}
    return {
        "number": number,
        "name": f"Entrant {number}",
        "place": place,
        "shared": shared,
        **unknown,
    }


def test_who_would_move_stands_with_the_tie_breaks_that_decide() -> None:
    answer = asked(FOUR, "R1 1-2 0-1")

    assert answer.to_dict()["moved"] == [
        moved(2, [2, 1], [True, False]),
        moved(1, [1, 3], [False, True]),
        moved(4, [4, 3], [False, True]),
    ]
    assert str(answer).splitlines()[:6] == [
        "With R1 1-2 0-1: 3 players would move.",
        "",
        "Any: after 2 rounds, edition uschess, as it would be",
        "   Place   Name              Score    SOLK",
        " ─────────────────────────────────────────",
        " 2–3 → 1   2 Entrant 2       1 → 2   2 → 1",
    ]


def test_the_last_result_of_a_round_makes_it_count() -> None:
    before = typed(section("W2 W3", "L1 4w", "D4 L1", "D3 2b"))
    answer = asked(before, "2-4 1-0")

    assert (answer.before.players.rounds, answer.after.players.rounds) == (1, 2)
    assert "Round 2 is not complete" in str(
        asked(typed(section("W2 .", "L1 .", "D4 .", "D3 .")), "R2 1-3 1-0")
    )


def test_a_bye_and_a_new_opponent_need_word_of_those_who_are_left() -> None:
    with pytest.raises(TieBreakError, match="round 2 would not be complete: 3 Entrant 3 and 4"):
        asked(FOUR, "R2 1-2 1-0")
    changed = with_results(FOUR, ["R2 1-2 1-0", "R2 3 H", "R2 4 U"])

    assert [row(changed, number) for number in (1, 2, 3, 4)] == ["W2 W2", "L1 L1", "D4 H", "D3 U"]


def test_the_points_of_a_match_go_with_it() -> None:
    made = section("W2 D3", "L1 W4", "D4 D1", "D3 L2")
    points = ((3.0, 2.0), (1.0, 2.5), (2.0, 2.0), (2.0, 1.5))
    made = replace(made, matches=Matches(points, boards=4))
    changed = with_results(made, ["R1 1-2 1½-2½"])

    assert changed.matches is not None
    assert (row(changed, 1), changed.matches.points[0]) == ("L2 D3", (1.5, 2.0))
    assert changed.matches.points[1] == (2.5, 2.5)
    with pytest.raises(TieBreakError, match="a match has 4 points"):
        with_results(made, ["R1 1-2 3-2"])


def test_the_boards_of_a_match_are_not_guessed() -> None:
    with pytest.raises(TieBreakError, match="the games on the boards of this event are known"):
        with_results(EVENTS["teams"], ["R1 1-2 3-1"])


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("who knows", "'who knows' is not understood; expected such as"),
        ("R1 1-2 7-0", "'7-0' is no result of a game"),
        ("R1 1-9 1-0", "there is no player 9"),
        ("R3 1-2 1-0", "the section has 2 rounds"),
        ("R1 1-1 1-0", "1 cannot play himself"),
        ("1-4 1-0", "name the round, as in R2"),
        ("R1 1 Q", "'Q' is not a result"),
        ("R1 1 W", "does not say against whom"),
        ("R1 1 N2", "'N2' is no new result"),
        ("", "'' is not understood"),
    ],
)
def test_what_is_not_understood_is_quoted(change: str, why: str) -> None:
    with pytest.raises(TieBreakError, match=why.replace("(", r"\(")):
        with_results(FOUR, [change])


def test_whoever_is_left_by_a_bye_is_named() -> None:
    with pytest.raises(TieBreakError, match="3 Entrant 3 would be without a result"):
        asked(FOUR, "R2 1 H")


def test_money_moves_with_the_places(tmp_path: Path) -> None:
    """By hand: 1 has 2½ and takes $60, 2 has 1½ and $30; had 2 beaten 1, he had 2½ and 1 had 1½."""
    event = tmp_path / "event.csv"
    event.write_text(
        "Event,Club Night\nPrizes,60-30\n\n"
        "No.,Name,R1,R2,R3\n1,Ada,W2,H,W3\n2,Bo,L1,W3,H\n3,Cy,H,L2,L1\n",
        encoding="utf-8",
    )
    [made] = load(str(event)).sections
    answer = what_if(load(str(event)), [made], ["R1 1-2 0-1"])[1].to_dict()

    assert [(move["number"], move["cash"]) for move in answer["moved"]] == [
        (2, [30.0, 60.0]),
        (1, [60.0, 30.0]),
    ]


def test_a_trophy_that_passes_to_somebody_is_told(tmp_path: Path) -> None:
    """By hand: Bo takes the plaque as 3rd behind Xi; had he beaten her, he took the cup for 2nd,
    and the plaque went to Cy, who stays 4th."""
    event = tmp_path / "event.csv"
    event.write_text(
        "Event,Club Night\nRounds,2\nTie-break order,SOLK\n\n"
        "Prize,Trophy\n1st,cup\n2nd,cup\nU1450,plaque\n\n"
        "No.,Name,Rating,R1,R2\n1,Ada,1500,W4,W5\n2,Xi,1900,W5,D3\n3,Bo,1400,H,D2\n"
        "4,Cy,1300,L1,D6\n5,Di,1600,L2,L1\n6,Ed,1700,U,D4\n",
        encoding="utf-8",
    )
    read = load(str(event))
    answer = what_if(read, read.sections, ["R2 2-3 0-1"])[1]

    assert [(move["number"], move["trophies"]) for move in answer.to_dict()["moved"]] == [
        (3, [["plaque for 1st U1450"], ["cup for 2nd"]]),
        (2, [["cup for 2nd"], []]),
        (4, [[], ["plaque for 1st U1450"]]),
    ]
    assert str(answer).startswith("With R2 2-3 0-1: 3 players would move.")


UNFINISHED = """Event,Club Night
Section,Open
Rounds,2
Prizes,"$60-30; Trophies to top 2"
{labels}

No.,Name,Rating,R1,R2
1,Ada,1800,W2,3w
2,Bo,1700,L1,4w
3,Cy,1600,W4,1b
4,Di,1500,L3,2b
"""


@pytest.mark.parametrize("labels", ["Tie-break order,CUM", "Withdrawn,3", "Unrated,1200"])
def test_nobody_moves_whose_money_only_became_known(labels: str, tmp_path: Path) -> None:
    """Ada and Cy are level on 1, Bo and Di on 0; then Ada 2, Cy 1, Bo 1, Di 0, where the tie-break
    of the two on 1 is another."""
    event = tmp_path / "event.csv"
    event.write_text(UNFINISHED.format(labels=labels), encoding="utf-8")
    read = load(str(event))
    answer = what_if(read, read.sections, ["R2 1-3 1-0", "R2 2-4 1-0"])[1]
    moved = answer.to_dict()["moved"]

    assert {move["cash"][0] for move in moved} <= {None}
    assert all(move["place"][0] != move["place"][1] for move in moved)
    assert 1 not in [move["number"] for move in moved]
    assert f"{len(moved)} player" in str(answer).splitlines()[0]
    assert "$60" in str(answer)
    assert "– →" not in str(answer)


def test_who_is_no_longer_level_on_his_place_has_not_moved() -> None:
    """Everybody shares the first place; had 1 beaten 2 he is first alone, 3 and 4 share second."""
    made = section("D2", "D1", "D4", "D3")
    moved = asked(made, "R1 1-2 1-0").to_dict()["moved"]

    assert [(move["number"], move["place"]) for move in moved] == [
        (3, [1, 2]),
        (4, [1, 2]),
        (2, [1, 4]),
    ]


@pytest.mark.parametrize("seed", range(12))
def test_every_move_is_between_two_definite_states(seed: int) -> None:
    """Of a round that is completed, and of a result that is changed: by the standings and the
    prizes before and after, each worked out as a whole event."""
    drawing = Random(f"moves {seed}")
    whole = replace(swiss(seed, drawing.choice((6, 8, 11)), 3), prizes=FUND, scheduled_rounds=3)
    begun, games = opened(whole, drawing, 9)
    numbers = [n for n, row in whole.crosstable.rows.items() if row[0].outcome is Outcome.WIN]
    for made, changed in (
        (begun, [f"R3 {white}-{other} {drawing.choice(('1-0', '½-½'))}" for white, other in games]),
        (whole, [f"R1 {n} L{whole.crosstable.rows[n][0].opponent}" for n in numbers[:1]]),
    ):
        if not changed:
            continue
        answer = what_if(Event("Any", (made,)), (made,), changed)[1]
        before, after = (
            {row.player.number: row.place for row in each.players.rows}
            for each in (answer.before, answer.after)
        )
        paid = [cash_of(ranked_list.players) for ranked_list in (answer.before, answer.after)]
        moved = {n for n in before if before[n] != after[n]}
        if None not in paid:
            moved |= {n for n in before if paid[0].get(n) != paid[1].get(n)}

        assert {move["number"] for move in answer.to_dict()["moved"]} == moved
        assert str(answer).split(": ")[1].startswith(f"{len(moved) or 'no'} player")


FUND = StatedPrizes(
    Fund(
        (
            *(Prize("place", 6000 - 1500 * k, k + 1) for k in range(3)),
            Prize("under", 2000, high=1499),
        )
    )
)


def cash_of(standings: Standings) -> dict[int, int] | None:
    """What everybody is paid; nothing before all is played."""
    if not standings.is_final:
        return None
    given = awards_of(standings)
    return {share.entrant.number: share.paid for share in given.shares} if given else None
