"""The figures that the sources print, right ones and misprints: single ones, whole crosstables,
FIDE's exercises with the editions that must fail them, and teams."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from tests.make import reading
from tests.make.crosstables import DATA, found, having_met, ranked, section, table, vector
from tests.make.sheet import ask
from tests.make.small_team_event import combined, team_section, team_sheets, team_table
from xltiebreak import SYSTEMS, Player, Section, examine_event, standings

FIGURES = table("published.csv")


def value(of: Any, number: int, code: str) -> object:
    (row,) = [row for row in of.rows if row.player.number == number]
    return row.values[code]


def computed(figure: dict[str, str]) -> object:
    opponents = [float(score) for score in figure["opponents"].split()]
    opponents = opponents or [float(letter == "L") for letter in figure["results"]]
    made = having_met(figure["results"], opponents)
    return value(ranked(made, edition=figure["edition"], order=figure["code"]), 1, figure["code"])


@pytest.mark.parametrize(
    "figure", FIGURES, ids=[f"{f['source']} {f['code']} {f['results']}" for f in FIGURES]
)
def test_a_published_figure_is_reproduced(figure: dict[str, str]) -> None:
    assert computed(figure) == float(figure["value"])


@pytest.mark.parametrize("figure", [f for f in FIGURES if f["printed"]], ids=str)
def test_a_misprint_is_not_reproduced(figure: dict[str, str]) -> None:
    """Source 002: W W W L is 1 + 2 + 3 + 3. Source 003: 2 × wins + draws is not Kashdan."""
    assert computed(figure) != float(figure["printed"])


# Whole crosstables


ROUNDS = [f"R{round}" for round in range(1, 10)]
FILES = ["bham.csv", "byes.csv", "nine-rounds.csv"]
EXERCISED = ["exercises-swiss-5.csv", "exercises-swiss-9.csv", "exercises-roundrobin.csv"]
DEFAULTS = {"PS": "fide2026", "PS/C1": "fide2026", "WIN": "fide2026", "REP": "fide2026"}
"""The edition of columns that are the same in all of FIDE's and so name none."""

VECTORS = [
    (name, column, code, edition or DEFAULTS.get(code, "uschess"))
    for name in FILES
    for column in table(name)[0]
    for code, _, edition in [column.rstrip("]").partition("[")]
    if code.partition("/")[0] in SYSTEMS
]


def two_decimals(value: Fraction | float | None) -> Fraction | None:
    return None if value is None else Fraction(round(Fraction(value) * 100), 100)


@pytest.mark.parametrize(("name", "column", "code", "edition"), VECTORS)
def test_every_column_is_reproduced(name: str, column: str, code: str, edition: str) -> None:
    ours = ranked(vector(name), edition=edition, order=code)

    printed = {int(row["no"]): Fraction(row[column]) for row in table(name)}
    assert {row.player.number: two_decimals(row.values[code]) for row in ours.rows} == printed


def test_no_column_of_the_data_files_is_passed_over() -> None:
    compared = {(name, column) for name, column, _, _ in VECTORS}
    columns = {(name, column) for name in FILES for column in table(name)[0]}
    assert {column for _, column in columns - compared} == {"no", "score", *ROUNDS}


@pytest.mark.parametrize("name", [*FILES, *EXERCISED])
def test_the_scores_are_those_of_the_file(name: str) -> None:
    ours = ranked(vector(name))

    printed = {int(row["no"]): float(row["score"]) for row in table(name)}
    assert {row.player.number: row.score for row in ours.rows} == printed


@pytest.mark.parametrize("name", FILES)
def test_a_clean_event_has_no_findings(name: str) -> None:
    codes = [finding.code for finding in found(vector(name))]

    assert [code for code in codes if code != "met-twice"] == []


# FIDE's exercises


EXERCISES = table("exercises.csv")
EDITIONS = ["raw", "fide2009", "fide2023", "fide2026"]
MANY_UNPLAYED = table("many-unplayed.csv")
COLUMNS = [
    (column, code, source.rstrip("]") or edition)
    for column in MANY_UNPLAYED[0]
    for code, _, source in [column.partition("[")]
    for edition in ([""] if source else ["fide2023", "fide2026"])
    if code.partition("/")[0] in SYSTEMS
]


def event(name: str) -> Section:
    rows = table(f"exercises-{name}.csv")
    rounds = [column for column in rows[0] if column[0] == "R" and column[1:].isdigit()]
    return section(
        *(" ".join(row[round] for round in rounds) for row in rows),
        players=[Player(int(row["no"]), row["name"], rating=int(row["rating"])) for row in rows],
        kind="roundrobin" if name == "roundrobin" else "swiss",
    )


def figures(text: str) -> dict[int, str]:
    """``4=15 12=none`` → the figure of each player, as it is printed."""
    parted = (pair_text.partition("=") for pair_text in text.split())
    return {int(number): figure for number, _, figure in parted}


def as_computed(exercise: dict[str, str], edition: str) -> dict[int, str]:
    """The same figures by this program; the place where the exercise asks for that."""
    code = exercise["code"]
    ours = ranked(event(exercise["event"]), edition, code)
    by_number = {row.player.number: row for row in ours.rows}
    return {
        number: str(by_number[number].place)
        if code == "DE"
        else as_printed(by_number[number].values[code])
        for number in figures(exercise["published"])
    }


def as_printed(value: float | Fraction | None) -> str:
    """With two decimals at most, ½ of the last one upwards."""
    if value is None:
        return "none"
    hundredths = int(Fraction(value) * 100 + Fraction(1, 2))
    return f"{hundredths / 100:.2f}".rstrip("0").rstrip(".")


def ids(exercise: dict[str, str]) -> str:
    return f"exercise {exercise['exercise']}: {exercise['code']}"


@pytest.mark.parametrize("exercise", EXERCISES, ids=ids)
def test_an_exercise_comes_out_as_published(exercise: dict[str, str]) -> None:
    """Since March 2026 only what the cap of 16.4 changes comes out otherwise; every edition that is
    not of 2023 fails the exercises that it has to."""
    published, changed = figures(exercise["published"]), figures(exercise["changed_2026"])
    computed = {edition: as_computed(exercise, edition) for edition in EDITIONS}

    assert computed["fide2023"] == published
    assert computed["fide2026"] == {**published, **changed}
    failing = [edition for edition, ours in computed.items() if ours != published]
    assert " ".join(failing) == exercise["fails"]


@pytest.mark.parametrize(("column", "code", "edition"), COLUMNS)
def test_the_event_with_many_unplayed_rounds_comes_out_as_in_fides_own_checker(
    column: str, code: str, edition: str
) -> None:
    name = "many-unplayed.trf"
    (made,) = reading.text((DATA / name).read_bytes(), name).sections

    ours = ranked(made, edition, code)

    assert {row.player.number: as_printed(row.values[code]) for row in ours.rows} == {
        int(row["no"]): row[column] for row in MANY_UNPLAYED
    }


# Teams


ALDER, BIRCH, CEDAR, DOGWOOD, ELM, FIR = range(1, 7)


def terms(of: Any, number: int, code: str) -> Any:
    return of.worksheet(number, of.meant(code)).terms


# Source 000, the IHSA's table


def test_source_000s_table_is_reproduced_round_by_round() -> None:
    """(60 + 10)(3² + 1)/100 = 7.00, and so on; the printed total is 60.66."""
    section = team_table("ihsa-table.csv")
    ours = ranked(section, order="ihsa-team")

    assert found(section) == []
    shown = terms(ours, 1, "IHSA")
    assert [(term.round, term.opponent) for term in shown] == [(r, r + 1) for r in range(1, 8)]
    assert [ours.context.score(number) for number in range(2, 9)] == [3, 3, 6, 4, 3, 5, 6]
    printed = ["7.00", "4.50", "7.40", "10.20", "7.80", "11.18", "12.58"]
    assert [term.amount for term in shown] == [Fraction(figure) for figure in printed]
    assert value(ours, 1, "IHSA") == Fraction("60.66")


def test_source_000_misprints_its_fourth_match() -> None:
    """It prints 12.10 for (50 + 10)(4² + 1)/100, with which its own total would be 62.56."""
    assert ask("IHSA_ROUND", 50, 4) == 10.2
    assert Fraction("60.66") - Fraction("10.20") + Fraction("12.10") == Fraction("62.56")


# Source 003, the combined event


def in_order(order: str, edition: str = "wintd") -> Any:
    return standings(combined("combined.csv", 3), edition=edition, order=order).teams


def test_the_players_of_source_003_have_their_printed_figures() -> None:
    ours = ranked(combined("combined.csv", 3), "wintd", "MED,SOLK,SB,CUM")

    rows = {row.player.name: row for row in ours.rows}
    for person in table("combined.csv"):
        row = rows[person["player"]]
        assert row.score == float(person["score"])
        assert row.values == {code: float(person[code]) for code in ours.order.codes}


@pytest.mark.parametrize(
    ("order", "first"),
    [("MED,SOLK,SB,CUM", "A"), ("SOLK,MED,SB,CUM", "B")],
    ids=["Median first", "Solkoff first"],
)
def test_source_003_places_the_teams_by_the_sums_over_the_top_three(order: str, first: str) -> None:
    """Both have 12 points. A: 25.5 40.5 60.5 36.0, B: 25.0 42.0 58.0 38.0."""
    teams = in_order(order)

    sums = {row.player.name: row.values for row in teams.rows}
    codes = ["TEAMSUM", "MED", "SOLK", "SB", "CUM"]
    assert [sums["A"][code] for code in codes] == [12, 25.5, 40.5, 60.5, 36]
    assert [sums["B"][code] for code in codes] == [12, 25, 42, 58, 38]
    assert [row.player.name for row in teams.rows] == [first, "AB".replace(first, "")]
    assert {row.decided_by for row in teams.rows} == {order.partition(",")[0]}


@pytest.mark.parametrize("order", ["MED,SOLK,SB,CUM", "SOLK,MED,SB,CUM"])
def test_the_fourth_player_of_team_b_counts_under_neither_order(order: str) -> None:
    """All four have 4 points; the one with the lowest Median is left out throughout."""
    teams = in_order(order)
    [number] = [row.player.number for row in teams.rows if row.player.name == "B"]

    assert {row.player.name for row in teams.teams[number].counted} == {"B1", "B2", "B3"}
    left_out = [term.note[:4] for term in terms(teams, number, "SOLK") if not term.counted]
    assert left_out == ["7 B4"]


def test_modified_median_is_added_up_in_the_scholastic_order_only() -> None:
    """A: 12.5 + 13.5 + 11; B: 12.5 + 13.5 + 13, opponents without the lowest."""
    scholastic = in_order("scholastic-team", "uschess")
    wintd = in_order("wintd")

    assert {row.player.name: row.values["MM"] for row in scholastic.rows} == {"A": 37, "B": 39}
    assert [row.player.name for row in scholastic.rows] == ["B", "A"]
    assert {row.decided_by for row in scholastic.rows} == {"MM"}
    assert [tie.code for tie in wintd.not_summed] == ["MM"]
    assert [row.player.name for row in wintd.rows] == ["A", "B"]


# Six teams, worked by hand


@pytest.fixture
def six() -> Section:
    [section] = team_sheets("six-teams.txt").sections
    return section


def test_the_event_that_was_worked_by_hand_has_nothing_to_fix() -> None:
    assert examine_event(team_sheets("six-teams.txt")) == []


def test_a_team_a_player_short_loses_that_board(six: Section) -> None:
    """Elm: 4 × 1 + 3 × ½ + 2 × 0, and nobody on board 4; Fir has 3 × ½ + 2 × 1 + 1 × 1."""
    matches = six.matches
    assert matches is not None
    assert matches.lineups[ELM - 1][0] == (51, 52, 53, 0)
    assert matches.lineups[FIR - 1][0] == (61, 62, 63, 64)
    assert (matches.points[ELM - 1][0], matches.points[FIR - 1][0]) == (5.5, 4.5)


def test_a_forfeited_board_is_won_by_the_team_that_was_there(six: Section) -> None:
    """Elm: 3 for the forfeit on board 2 and 2 × ½; Birch: 4 and 1 for the wins, and 2 × ½."""
    matches = six.matches
    assert matches is not None
    assert (matches.points[ELM - 1][1], matches.points[BIRCH - 1][1]) == (4, 6)


@pytest.mark.parametrize("edition", ["uschess", "fide2026"])
def test_a_performance_of_teams_asks_who_won_whatever_a_match_is_worth(edition: str) -> None:
    """34E10: team 1's opponent lost to 1600, a performance of 1200; team 2's beat 1500."""
    made = team_section([["1 2: 11 1-0 21, 12 1-0 22"]], names={1: "Oak", 2: "Elm"})
    rated = tuple(
        replace(team, rating=rating)
        for team, rating in zip(made.players, (1600, 1500), strict=True)
    )
    ours = standings(replace(made, players=rated), edition=edition, order="OPERF")

    assert {row.player.name: row.values["OPERF"] for row in ours.rows} == {
        "Oak": 1600 - 400,
        "Elm": 1500 + 400,
    }
