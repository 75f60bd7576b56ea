"""PRIZES_TB: who takes what, as the command ``prizes`` has it, from blocks of cells."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from xltiebreak.event.findings import TieBreakError
from xltiebreak.excel.cells.live_values import LiveValues
from xltiebreak.excel.cells.rows import laid_out
from xltiebreak.formats import load
from xltiebreak.functions import Given, MatchArguments, PrizeArguments, prizes_table
from xltiebreak.prizefund.stated import stated_prizes
from xltiebreak.prizefund.told_once import accounts_of
from xltiebreak.prizefund.winners import awards_of, winners_of
from xltiebreak.ranking.standings import ranked

EXAMPLE = Path(__file__).parents[2] / "examples" / "prizes" / "prizes.csv"

FOUR = [["W2", "W4", "W3"], ["L1", "W3", "W4"], ["W4", "L2", "L1"], ["L3", "L1", "L2"]]
NAMES = [["Ash"], ["Birch"], ["Cedar"], ["Dogwood"]]
RATINGS = [[1900], ["1750P5"], [1500], [None]]
RULE = (
    "of it is not paid. Players with the same score put their prizes together and divide them (US "
    "Chess 32B)."
)
TABLE = [["Section", "Prize", "Cash"], ["Open", "1st", 100], ["U1200", "1st", 60]]


def table(prizes: list[list[Any]], results: list[list[Any]] = FOUR, **told: Any) -> list[list[Any]]:
    return prizes_table(Given(results), PrizeArguments(NAMES, RATINGS, prizes, **told))


def paid(prizes: list[list[Any]], **told: Any) -> dict[str, float]:
    rows = table(prizes, **told)[1:]
    return {row[2]: row[3] for row in rows if row[1]}


def test_the_list_is_what_the_command_tells_of_the_same_event() -> None:
    ((section, *_),) = laid_out(load(EXAMPLE).sections, numbered=True)
    stated, values = stated_prizes(section), LiveValues(section)
    assert stated is not None
    titles = list(dict.fromkeys(title for row in stated.rows for title in row))
    block = [titles, *([row.get(title) for title in titles] for row in stated.rows)]
    juniors = ", ".join(map(str, stated.lists["junior"]))
    rules = [["Prize lists", f"junior: {juniors}"], ["Rounds", section.scheduled_rounds]]
    names = [[name] for name in values.names]

    header, *rows = prizes_table(
        Given(values.results), PrizeArguments(names, values.ratings, block, rules=rules)
    )

    made = awards_of(ranked(section))
    assert made is not None
    assert len(made.unpaid) == len([row for row in rows if not row[1]]) - 1
    assert header == ["Place", "No.", "Name", "Cash", "Trophies", "Why"]
    winners = winners_of(made)
    assert [row[1:5] for row in rows if row[1]] == [
        [
            winner.entrant.number,
            winner.entrant.name,
            winner.cash / 100 or "",
            "; ".join(winner.trophies_told),
        ]
        for winner in winners
    ]
    assert rows[-1][3] == made.paid / 100
    why = "; ".join(row[5] for row in rows)
    assert all(why.count(account.sentence) == 1 for account in accounts_of(made.shares))
    assert "; in the pool of " in why


def test_a_pool_is_told_beside_the_first_of_its_members() -> None:
    results = [["D2", "W3"], ["D1", "W4"], ["W4", "L1"], ["L3", "L2"]]
    rows = table([["100-50"]], results)

    assert [row[5] for row in rows[1:3]] == [
        "Ash and Birch: $75 each = ($100 for 1st + $50 for 2nd) ÷ 2, level on 1.5 (rule 32B2)",
        "in the pool of Ash, above",
    ]


def test_a_line_of_an_announcement_is_a_block_too() -> None:
    assert table([["100-50, U1800 40, Unr 10"]]) == [
        ["Place", "No.", "Name", "Cash", "Trophies", "Why"],
        [1, 1, "Ash", 100, "", "Ash: $100 for 1st, alone on 3 (rule 32B1)"],
        [2, 2, "Birch", 50, "", "Birch: $50 for 2nd, alone on 2 (rule 32B1)"],
        [3, 3, "Cedar", 40, "", "Cedar: $40 for 1st U1800, alone on 1 (rule 32B1)"],
        [4, 4, "Dogwood", 10, "", "Dogwood: $10 for 1st unrated, alone on 0 (rule 32B1)"],
        [
            "",
            "",
            "Paid in all",
            200,
            "",
            f"The fund comes to $200, and $0 {RULE}",
        ],
    ]


def test_what_is_not_paid_and_a_trophy_have_their_rows() -> None:
    rows = table([["Prize", "Cash", "Trophy"], ["1st", 100, "cup"], ["U1200", 30, None]])

    assert rows[1][3:5] == [100, "cup for 1st"]
    assert rows[2][2:4] == ["Not paid", 30]
    assert "nobody with such a rating" in rows[2][5]
    assert rows[3][3:] == [100, "", f"The fund comes to $130, and $30 {RULE}"]


@pytest.mark.parametrize("block", [[*FOUR[:3], ["L3", "L1", None]], [[None] * 3] * 4])
def test_nobody_is_paid_while_a_round_is_incomplete(block: list[list[Any]]) -> None:
    ((told,),) = table([["100-50"]], block)

    assert told in (
        "2 of 3 rounds are complete; prizes are given when all are; round 3 is not complete "
        "(player 4, round 3 is empty), so it is left out of every sum; type what is missing, and U "
        "(in US letters) for whoever was not paired.",
        "No rounds are complete; prizes are given when all are.",
    )


def test_nor_before_the_rounds_that_are_stated() -> None:
    rules = [["Rounds", 4]]

    assert table([["100"]], rules=rules) == [
        ["3 of 4 rounds are complete; prizes are given when all are."]
    ]


def test_the_rules_are_labels_as_on_the_sheet_event() -> None:
    rules = [["Prize rule", "none"], ["Based on", 8]]

    assert paid([["100-50"]], rules=rules) == {"Ash": 50, "Birch": 25}
    assert paid([["100-50"]], entries=6, rules=rules) == {"Ash": 75, "Birch": 37.5}


def test_a_section_takes_its_own_rows_only() -> None:
    for own, cash in (("Open", 100), ("u1200", 60)):
        other = {"Open": "U1200", "u1200": "Open"}[own]
        assert paid(TABLE, rules=[["Section", own, other]]) == {"Ash": cash}
        assert paid(TABLE, rules=[["Section", own]]) == {"Ash": cash}


def test_teams_of_players_take_the_prizes_of_teams() -> None:
    teams, rules = [["Elms"], ["Oaks"], ["Elms"], ["Oaks"]], [["Counting players", 2]]

    made = paid([["1st 50, Team 30"]], rules=rules, teams=teams)

    assert made == {"Ash": 50, "Elms": 30}


def test_where_teams_play_a_prize_for_teams_is_theirs() -> None:
    matches = MatchArguments(boards=4)
    told = PrizeArguments(NAMES, [[None]] * 4, [["Prize", "Cash"], ["1st team", 90]])

    assert prizes_table(Given(FOUR, matches=matches), told)[1][2:4] == ["Ash", 90]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("prizes", "sentence"),
    [
        ([[None, ""]], "no prizes are stated; select a table of prizes with its headers"),
        (
            [["1st", 100], ["2nd", 50]],
            "no row of headers that can be read; expected Section",
        ),
        ([["Prize", "Cash"], ["1st", "much"]], "prizes, row 2, Cash: 'much' is no amount of money"),
        ([["Prize", "Cash"], ["1st", "#N/A"]], "prizes, row 2, Cash: the cell holds Excel's error"),
        ([["Prize", "Cash"], ["1st", -5]], "prizes, row 2, Cash: '-5' is below 0"),
        ([["Prize", "Cash"], ["1st", 1e12]], "prizes, row 2, Cash: '1000000000000' is too much"),
        ([["Prize", "Cash"], ["1st", 0.25]], "less than 1; type a part of the fees as a text"),
        ([["Prize", "Cash"], ["1st", True]], "prizes, row 2, Cash: 'TRUE' is no amount"),
        ([["Prize", "Rank", "Cash"], ["2nd", 3, 5]], "row 2, Rank: rank 3 contradicts 2nd"),
        (
            [["Prize", "Cash"], ["1st", 9], ["1st", 8]],
            "row 3, Prize: there is a cash",
        ),
        (
            [["Prize", "Cash", "Players"], ["Top junior", 9, 7]],
            "row 2, Players: there is no",
        ),
        ([["U1200-1000"]], "prizes: "),
        ([["x" * 5000]], "prizes: "),
        ([["1st 000, 2nd 00"]], 'prizes: "000": this is no amount'),
        ([["#REF!"]], "prizes: the cell holds Excel's error #REF!"),
        (TABLE, "the prizes are for Open and U1200; name the section at hand"),
        ([*TABLE, ["", "2nd", 5]], "the prizes are for Open and U1200"),
    ],
)
def test_a_nasty_block_of_prizes_ends_in_a_sentence(prizes: list[list[Any]], sentence: str) -> None:
    with pytest.raises(TieBreakError) as raised:
        table(prizes)
    assert sentence in str(raised.value)


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        ({"rules": [["Based on", "many"]]}, "rules, row 1, column 2: 'many' is no number"),
        ({"rules": [["Entries", 3], ["Based on", 4]], "entries": 3}, "states the entries, too"),
        ({"entries": "x"}, "entries: 'x' is no number of entries"),
        ({"rules": [["Prizes", "50"]]}, "states the prizes, too"),
        ({"teams": [["Elms"]]}, "the block of teams has 1 cells, the results have 4 rows"),
        ({"rules": [["Prize rule", "fair"]]}, "'fair' is no prize rule; expected uschess"),
    ],
)
def test_so_does_what_is_said_of_them(told: dict[str, Any], sentence: str) -> None:
    with pytest.raises(TieBreakError) as raised:
        table([["100-50"]], **told)
    assert sentence in str(raised.value)


def test_names_and_ratings_go_with_the_results() -> None:
    for names, ratings, sentence in (
        (NAMES[:2], RATINGS, "the block of names has 2 cells"),
        (NAMES, RATINGS * 2, "the block of ratings has 8 cells"),
        (NAMES, [["strong"], *RATINGS[1:]], "player 1: 'strong' is not a rating"),
    ):
        with pytest.raises(TieBreakError) as raised:
            prizes_table(Given(FOUR), PrizeArguments(names, ratings, [["100"]]))
        assert sentence in str(raised.value)


def test_team_prizes_go_to_teams_with_a_place_and_the_rest_is_said() -> None:
    """Birch and Cedar are of one school, Ash, who wins all games, of none."""
    prizes = [["Prize", "Cash", "Trophy"], ["Team", 60, "cup"], ["2nd team", 30, "cup"]]
    rules = [["Counting players", 2], ["Rounds", 3]]
    schools = [["unattached"], ["Oaks"], ["Oaks"], ["Elms"]]

    rows = table(prizes, rules=rules, teams=schools)
    assert [row[2:5] for row in rows[1:-1]] == [
        *(["Oaks", 60, "cup for 1st team"], ["Not paid", 30, ""]),
        ["Not given", "", ""],
    ]
    assert rows[-2][-1].startswith("cup for 2nd team: no team has a place that has no other")
    rules.append(["Team minimum", 1])
    rows = table(prizes, rules=rules, teams=schools)
    assert [row[2:4] for row in rows[1:-1]] == [["Oaks", 60], ["Elms", 30]]


def test_an_announced_total_stops_the_list_until_it_is_meant() -> None:
    line = [["$$500: 1st $300, 2nd $100"]]

    with pytest.raises(TieBreakError, match="the prizes add up to"):
        table(line)
    assert paid(line, rules=[["Announced total", "yes"]]) == {"Ash": 300, "Birch": 100}
    assert paid([["$$1000 b/8: 60% 1st, 40% 2nd"]]) == {"Ash": 300, "Birch": 200}


@pytest.mark.parametrize("amount", ["12,50", "1.250,00", "1.250", 1.125, "9" * 5000])
def test_an_amount_that_others_read_otherwise_is_refused(amount: Any) -> None:
    with pytest.raises(TieBreakError, match="Cash"):
        table([["Prize", "Cash"], ["1st", amount]])


LEVEL = [["W3", "W4"], ["W4", "W3"], ["L1", "L2"], ["L2", "L1"]]


@pytest.mark.parametrize(
    ("order", "words"),
    [("MM", "lots must be drawn"), ("MM; Perfect scores: playoff", "a play-off must be played")],
)
def test_the_list_says_who_has_to_be_parted_for_a_trophy(order: str, words: str) -> None:
    stated = PrizeArguments(NAMES, RATINGS, [["$100-50, 1st trophy"]])
    rows = prizes_table(Given(LEVEL, order), stated)
    assert f"Birch shares the place, so {words}" in rows[1][-1]
    due = [row[-1] for row in rows if row[2] == "Play-off"]
    sentence = "A play-off is due for places 1–2: Ash and Birch have all points."
    assert due == [sentence] * ("Perfect" in order)


def test_a_rule_without_its_label_is_refused() -> None:
    with pytest.raises(TieBreakError, match="the rules have one column, 'none'; select the labels"):
        table([["$100-50"]], rules="none")
