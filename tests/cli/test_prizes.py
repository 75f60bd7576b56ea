"""``prizes``: published figures come out to the cent, every face says the same, and nothing is
given before all is played."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import xltiebreak as package
from tests.command import ROOT, Command
from tests.prizefund.test_vectors import CASES
from xltiebreak.formats.spreadsheets import read_csv

EXAMPLE = ROOT / "examples/prizes/prizes.csv"


def byes(score: float, rounds: int) -> list[str]:
    """Cells that make a score without a game."""
    whole = int(score)
    cells = ["B"] * whole + ["H"] * (score > whole)
    return cells + ["U"] * (rounds - len(cells))


def text_of(
    prizes: Sequence[Sequence[object]],
    players: Sequence[tuple[object, ...]],
    labels: Sequence[Sequence[object]] = (),
) -> str:
    """A text file with these prizes, and players of number, rating and score."""
    file = io.StringIO()
    write = csv.writer(file, lineterminator="\n").writerow
    rounds = max(int(float(str(score)) + 0.5) for *_, score in players)
    for row in (["Event", "Test"], *labels, []):
        write(row)
    write(["Prize", "From", "To", "Rank", "Cash", "Trophy", "Players"])
    for row in (*prizes, [], ["No.", "Name", "Rating", *(f"R{k + 1}" for k in range(rounds))]):
        write(row)
    for number, rating, score in players:
        write([number, f"Player {number}", rating or "", *byes(float(str(score)), rounds)])
    return file.getvalue()


def told(text: str) -> dict[str, Any]:
    """The JSON of the only section."""
    [section] = package.prizes(read_csv(text.encode(), "test.csv")).to_dict()["sections"]
    assert isinstance(section, dict)
    return section


def row_of(prize: dict[str, Any], numbers: dict[str, int]) -> list[object]:
    name, low, high = prize["label"], prize.get("from", ""), prize.get("to", "")
    if prize["kind"] == "under":
        name = f"U{prize['under']}"
    players = " ".join(str(numbers[one]) for one in prize.get("players", ()))
    return [name, low, high, prize.get("rank", ""), f"${prize['cash']}", "", players]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_published_figures_come_out_to_the_cent(
    xltiebreak: Command, tmp_path: Path, case: dict[str, Any]
) -> None:
    numbers = {one["id"]: number for number, one in enumerate(case["players"], start=1)}
    file = tmp_path / "case.csv"
    file.write_text(
        text_of(
            [row_of(one, numbers) for one in case["prizes"]],
            [(numbers[one["id"]], one["rating"], one["score"]) for one in case["players"]],
            [["Prize rule", "uschess" if case["cap"] else "uschess, no cap"]],
        ),
        encoding="utf-8",
    )

    run = xltiebreak("prizes", file, "--format", "json")

    assert run.code == 0
    [section] = json.loads(run.out)["sections"]
    paid = {one["number"]: one["cash"] for one in section["players"]}
    assert paid == {numbers[one]: cash for one, cash in case["paid"].items()}
    assert round(sum(paid.values()), 2) == section["paid"]


@pytest.mark.slow
def test_every_face_tells_the_same(xltiebreak: Command) -> None:
    [section] = json.loads(xltiebreak("prizes", EXAMPLE, "--format", "json").out)["sections"]
    table = xltiebreak("prizes", EXAMPLE).out
    rows = list(csv.DictReader(io.StringIO(xltiebreak("prizes", EXAMPLE, "--format", "csv").out)))

    assert len(section["players"]) == 12
    for player, row in zip(section["players"], rows):
        explained = xltiebreak("explain", EXAMPLE, player["number"]).out
        assert player["sentence"] in table
        assert player["sentence"] in explained
        assert player["sentence"] == row["why"]
        assert (player["number"], f"{player['cash']:.2f}") == (int(row["number"]), row["cash"])
        assert "; ".join(player["trophies"]) == row["trophies"]
        assert round(sum(term["amount"] for term in player["terms"]), 2) == player["cash"]
    assert (section["fund"], section["paid"], section["unpaid"]) == (1470.0, 1470.0, [])
    assert "Fund $1,470, paid $1,470, difference $0." in table


def test_the_json_is_as_it_is_documented(xltiebreak: Command) -> None:
    answer = json.loads(xltiebreak("prizes", EXAMPLE, "--format", "json").out)

    assert list(answer) == ["event", "sections"]
    [section] = answer["sections"]
    assert list(section) == ["section", "rule", "fund", "paid", "prizes", "players", "unpaid"]
    assert section["prizes"][3] == {
        "label": "4th",
        "kind": "place",
        "cash": 120.0,
        "trophy": "",
        "to": [4, 8, 5],
    }
    assert section["prizes"][0]["to"] == [2]
    assert list(section["players"][0]) == [
        *("number", "name", "cash", "trophies", "terms", "sentence"),
    ]
    assert section["players"][3]["terms"] == [
        {
            "label": label,
            "amount": amount,
            "why": f"{cash} ÷ 3, tied on 3 with Hoffmann, Lukas and Eastwood, Grace (rule 32B2)",
        }
        for label, amount, cash in (
            *(("4th", 40.0, "$120"), ("5th", 30.0, "$90")),
            ("1st Class A", 33.33, "$100"),
        )
    ] + [
        {
            "label": "cents",
            "amount": 0.01,
            "why": "rounded down to whole cents, and the odd cent by place",
        }
    ]


def test_no_money_before_every_round_is_complete(xltiebreak: Command, tmp_path: Path) -> None:
    file = tmp_path / "open.csv"
    text = EXAMPLE.read_text(encoding="utf-8")
    file.write_text(text.replace(",W10b,W4w,W3w,L2w,W6b", ",W10b,W4w,W3w,L2w,"), encoding="utf-8")

    run = xltiebreak("prizes", file)

    assert (run.code, run.out) == (1, "")
    assert "round 5 is not complete" in run.err
    assert "error: " in run.err
    assert "$" not in xltiebreak("explain", file, "Bergstrom").out


def test_no_money_before_the_last_round(xltiebreak: Command, tmp_path: Path) -> None:
    file = tmp_path / "early.csv"
    text = EXAMPLE.read_text(encoding="utf-8")
    file.write_text(text.replace("Rounds,5", "Rounds,6"), encoding="utf-8")

    run = xltiebreak("prizes", file)

    assert (run.code, run.out) == (1, "")
    assert "5 of 6 rounds are complete, and prizes are given when all are" in run.err


def test_a_mistake_in_the_prizes_stops_them_and_not_the_standings(
    xltiebreak: Command, tmp_path: Path
) -> None:
    file = tmp_path / "wrong.csv"
    text = EXAMPLE.read_text(encoding="utf-8")
    file.write_text(text.replace("$250", '"$2.500,00"'), encoding="utf-8")

    run = xltiebreak("prizes", file)

    assert (run.code, run.out) == (1, "")
    assert "line 15, Cash: '$2.500,00' is no amount of money" in run.err
    assert xltiebreak("standings", file).code == 0
    assert xltiebreak("check", file).code == 1
    explained = xltiebreak("explain", file, "Bergstrom")
    assert (explained.code, "$" in explained.out) == (0, False)


def test_an_event_without_prizes_is_told_how_to_state_them(xltiebreak: Command, bham: Path) -> None:
    run = xltiebreak("prizes", bham)

    assert (run.code, run.out) == (2, "")
    assert "no prizes are stated; type them on a sheet Prizes" in run.err


def test_what_is_not_paid_is_said(xltiebreak: Command, tmp_path: Path) -> None:
    file = tmp_path / "left.csv"
    prizes = [["1st", "", "", "", 100], ["2nd", "", "", "", 50], ["U1000", "", "", "", 20]]
    file.write_text(text_of(prizes, [(1, 1500, 3)]), encoding="utf-8")

    run = xltiebreak("prizes", file)
    csv_run = xltiebreak("prizes", file, "--format", "csv")

    assert "Fund $170, paid $100, not paid $70." in run.out
    for label in ("2nd", "1st U1000"):
        assert f" {label} " in run.out.partition("Not paid")[2]
        assert f"not paid: {label}, $" in csv_run.err
    assert "nobody there is eligible" in run.err
    assert json.loads(xltiebreak("prizes", file, "--format", "json").out)["sections"][0][
        "unpaid"
    ] == ["2nd", "1st U1000"]


def test_disputed_points_are_printed_as_choices(xltiebreak: Command, tmp_path: Path) -> None:
    run = xltiebreak("prizes", EXAMPLE)
    assert "the rule does not say which one does" in run.out

    file = tmp_path / "limit.csv"
    labels = [["Unrated limit", "$40"]]
    file.write_text(
        text_of([["1st", "", "", "", 100]], [(1, None, 3), (2, 1500, 2)], labels), "utf-8"
    )
    run = xltiebreak("prizes", file)
    assert "Unrated players take at most $40" in run.out
    assert "rule 32C6 is read in different ways: our choice" in run.out


def test_teams_of_players_take_their_prizes(xltiebreak: Command, combined: Path) -> None:
    text = combined.read_text(encoding="utf-8")
    combined.write_text(f"Prizes,1st $30, 1st team $40, 2nd team $20\n{text}", encoding="utf-8")

    [section] = json.loads(xltiebreak("prizes", combined, "--format", "json").out)["sections"]
    standings = json.loads(xltiebreak("standings", combined, "--format", "json").out)
    best = standings["sections"][0]["teams"]["standings"]

    assert sum(one["cash"] for one in section["teams"]) == 60
    assert section["teams"][0]["name"] == best[0]["name"]
    assert section["paid"] == 90


def test_a_team_event_pays_teams(xltiebreak: Command, teams: Path) -> None:
    text = teams.read_text(encoding="utf-8")
    for line in ("$300-200", "1st team $300, 2nd team $200"):
        teams.write_text(f"Prizes,{line}\n{text}", encoding="utf-8")
        [section] = json.loads(xltiebreak("prizes", teams, "--format", "json").out)["sections"]

        assert section["paid"] == 500
        assert all(one["name"] for one in section["players"])


SCORES = st.integers(0, 6).map(lambda halves: halves / 2)
RATINGS = st.one_of(st.none(), st.integers(800, 2000))
NAMES = st.sampled_from(["1st", "2nd", "3rd", "U1800", "U1400/Unr", "A", "B", "Unrated", "Team"])


@pytest.mark.slow
@given(
    st.lists(st.tuples(RATINGS, SCORES), min_size=1, max_size=8),
    st.lists(
        st.tuples(NAMES.filter(lambda name: name != "Team"), st.integers(1, 30_000)),
        min_size=1,
        max_size=6,
        unique_by=lambda one: one[0],
    ),
    st.randoms(use_true_random=False),
)
def test_what_holds_for_any_event(
    people: list[tuple[int | None, float]], stated: list[tuple[str, int]], random: Any
) -> None:
    """What is paid is what was pooled, nobody is above his best single prize, and the order of the
    rows changes nothing."""
    players = [(k, rating, score) for k, (rating, score) in enumerate(people, start=1)]
    prizes = [[name, "", "", "", f"${cents / 100:.2f}"] for name, cents in stated]
    text = text_of(prizes, [*players, (99, 700, 4)])
    section = told(text)

    paid = [one["cash"] for one in section["players"]]
    assert round(sum(paid), 2) == section["paid"]
    left = set(section["unpaid"])
    unpaid = sum(one["cash"] for one in section["prizes"] if one["label"] in left)
    assert round(section["fund"] - section["paid"], 2) == round(unpaid, 2)
    assert section["fund"] == round(sum(one["cash"] for one in section["prizes"]), 2)
    [given_out] = package.prizes(read_csv(text.encode(), "test.csv"))
    for winner in given_out.winners:
        single = [
            one.cash for one in given_out.awards.prizes if one.condition.admits(winner.entrant)
        ]
        assert winner.cash <= max(single)

    shuffled = [*players, (99, 700, 4)]
    random.shuffle(shuffled)
    again = told(text_of(prizes, shuffled))
    assert again == section


def test_in_a_round_robin_of_an_odd_number_half_is_counted_of_the_games(
    xltiebreak: Command, tmp_path: Path
) -> None:
    """Three players have two games each in three rounds: 1½ is a plus score."""
    file = tmp_path / "three.csv"
    file.write_text(
        "Kind,roundrobin\nPrizes,plus score $5\n\n"
        "No.,Name,1,2,3\n1,Ash,*,1,½\n2,Birch,0,*,½\n3,Cedar,½,½,*\n",
        encoding="utf-8",
    )

    run = xltiebreak("prizes", file, "--format", "json")

    [section] = json.loads(run.out)["sections"]
    assert [(one["name"], one["cash"]) for one in section["players"]] == [("Ash", 5.0)]
    assert "game is still to be played" not in run.err
    file.write_text(file.read_text("utf-8").replace("2,Birch,0,*,½", "2,Birch,0,*,"), "utf-8")
    early = xltiebreak("prizes", file)
    assert (early.code, early.out) == (1, "")


def test_players_with_commas_in_their_names_are_told_apart(
    xltiebreak: Command, tmp_path: Path
) -> None:
    file = tmp_path / "tied.csv"
    text = text_of([["1st", "", "", "", 100]], [(k, 1500, 2) for k in (1, 2, 3, 4)])
    for k, name in enumerate(("Lee, Ann", "Roe, Bo", "Poe, Cy", "Day, Di"), start=1):
        text = text.replace(f"Player {k}", f'"{name}"')
    file.write_text(text, encoding="utf-8")

    assert (
        "tied on 2 with Roe, Bo; Poe, Cy; and Day, Di (rule 32B2)" in xltiebreak("prizes", file).out
    )


def test_the_standings_are_those_of_the_event_without_prizes(
    xltiebreak: Command, tmp_path: Path
) -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    before, _, rest = text.partition("Prize,Rank")
    without = tmp_path / "without.csv"
    without.write_text(before + rest.partition("plaque\n")[2], encoding="utf-8")

    as_json = [xltiebreak("standings", one, "--format", "json").out for one in (EXAMPLE, without)]
    tables = [xltiebreak("standings", one).out for one in (EXAMPLE, without)]

    assert as_json[0] == as_json[1]
    assert ["split equally" in one for one in tables] == [False, True]
    assert ["'xltiebreak prizes' tells" in one for one in tables] == [True, False]


@pytest.mark.parametrize(
    ("rule", "paid"),
    [
        ("hort", [175, 125, 40, 10, 10]),
        ("equal", [150, 150, 20, 20, 20]),
        ("uschess", [150, 150, 20, 20, 20]),
        ("none", [200, 100, 60]),
    ],
)
def test_every_rule_divides_in_its_own_way(
    xltiebreak: Command, tmp_path: Path, rule: str, paid: list[int]
) -> None:
    """200, 100 and 60 for two who tie and three behind them, placed by lots."""
    file = tmp_path / "rule.csv"
    prizes = [["1st", "", "", "", 200], ["2nd", "", "", "", 100], ["3rd", "", "", "", 60]]
    players = [(k, 1500, 5 if k < 3 else 4) for k in (1, 2, 3, 4, 5)]
    labels = [["Prize rule", rule], ["Lots", "1, 2, 3, 4, 5"]]
    file.write_text(text_of(prizes, players, labels), encoding="utf-8")

    [section] = json.loads(xltiebreak("prizes", file, "--format", "json").out)["sections"]

    assert (section["rule"], section["fund"], section["paid"]) == (rule, 360.0, 360.0)
    assert [one["cash"] for one in section["players"]] == paid
