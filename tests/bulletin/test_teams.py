"""The bulletin of team events, and of events whose players' teams are ranked."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.bulletin.documents import (
    club,
    combined,
    headings,
    lines,
    opened,
    read,
    saved,
    table,
    text_of,
    title_of,
)
from tests.samples.made_up import share
from tests.samples.made_up_teams import WEIGHTS, TeamEvent, team_event, team_events
from tests.samples.small_team_event import ROUNDS, team_section
from xltiebreak.bulletin import write_bulletin
from xltiebreak.bulletin.boards import MOST_MATCHES
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Event, Matches, Player, Section
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.editions import EDITIONS
from xltiebreak.rules.systems import SYSTEMS


def final(order: str = "ihsa-team", **fields) -> Section:
    return replace(team_section(), order=order, **fields)


def without_boards(section: Section) -> Section:
    bare = replace(section.matches, members=None, rosters=(), lineups=())
    return replace(section, matches=bare)


# Team standings


def test_the_masthead_counts_teams_and_boards():
    assert "4 teams on 2 boards, 3 rounds" in lines(read(final()))


def test_the_standings_show_match_points_game_points_and_the_tie_break():
    rows = table(read(final()), "Standings")
    assert rows[0] == [
        *("Place", "No.", "Team", "Match points", "Game points", "IHSA Team Tie-Break"),
    ]
    assert rows[1:] == [
        ["1", "2", "Elm", "2", "11", "1.28"],
        ["2", "1", "Oak", "2", "9", "1.20"],
        ["3", "3", "Fir", "2", "8½", "1.17"],
        ["4", "4", "Ash", "0", "1½", "1.08"],
    ]


@pytest.mark.slow
def test_under_the_standings_stands_what_a_match_and_a_board_are_worth():
    text = text_of(read(final()))
    assert "Match points: 1 for a match won, ½ for one drawn." in text
    assert "at most 5 a match (the boards are worth 3 and 2)" in text
    assert "Match points: 2 for a match won, 1 for one drawn." in text_of(
        read(final(edition="fide2026"))
    )


def test_game_points_come_first_where_they_place_the_teams():
    section = final("GMP,SOLK")
    section = replace(section, matches=replace(section.matches, placed_by="game"))
    rows = table(read(section), "Standings")
    assert rows[0][2:] == ["Team", "Game points", "Match points"]
    assert rows[1][2:5] == ["Elm", "11", "2"]


def test_game_points_that_break_a_tie_are_not_printed_twice():
    rows = table(read(final("GMP,SOLK")), "Standings")
    assert rows[0][3:] == ["Match points", "Game points"]


def test_the_winners_are_teams_with_those_who_played_for_them():
    document = read(final())
    rows = table(document, "Winners")
    assert rows[0] == ["Place", "Team", "Match points"]
    assert rows[2] == [
        "2",
        "Oak\nAlso 2 match points. Oak scored more against strong teams than Fir (IHSA Team "
        "Tie-Break 1.20 to 1.17).\nPlayer 11, Player 12, Player 13.",
        "2",
    ]


def test_a_team_alone_on_its_score_is_placed_by_match_points():
    section = final()
    only_one = replace(section, trophies=4)
    assert table(read(only_one), "Winners")[4][1].startswith("Ash\nPlayer 4")


# How the ties were broken


@pytest.mark.slow
def test_each_tied_team_has_the_table_that_the_ihsa_prints():
    rows = table(read(final()), "IHSA Team Tie-Break")
    left, right = [row[:5] for row in rows], [row[6:] for row in rows]
    assert left[0] == [
        "Rd",
        "2 Elm, place\u00a01",
        "Points in match",
        "Opponent’s tournament points",
        "÷\u00a0100\u00a0=",
    ]
    assert left[1:] == [
        ["1", "L1 Oak", "(2 + 10) ×", "(1½² + 1)*", "0.39"],
        ["2", "W4 Ash", "(5 + 10) ×", "(½² + 1)*", "0.19"],
        ["3", "W3 Fir", "(4 + 10) ×", "(2² + 1)", "0.70"],
        ["", "Total", "", "", "1.28"],
    ]
    assert right[3] == ["3", "X4", "–", "–", "–"]
    assert right[4] == ["", "Total", "", "", "1.20"]


def test_under_the_tables_stands_what_is_not_plain_from_them():
    note = next(line for line in lines(read(final())) if line.startswith("Dash"))
    assert note == (
        "Dash: forfeit win. * No. 1 (score 2, with unplayed R3 at ½); No. 4 (score 0, with "
        "unplayed R3 at ½). The rounds are printed rounded; the total is made from the exact "
        "figures."
    )


def test_figures_that_are_exact_on_paper_have_no_word_about_rounding():
    assert "rounded" not in text_of(read(final("USAT")))


def test_us_amateur_team_shows_both_factors():
    rows = table(read(final("USAT")), "US Amateur Team")
    assert [row[:5] for row in rows][1:] == [
        ["1", "L1 Oak", "2 ×", "2", "4"],
        ["2", "W4 Ash", "5 ×", "0", "0"],
        ["3", "W3 Fir", "4 ×", "2", "8"],
        ["", "Total", "", "", "12"],
    ]


@pytest.mark.slow
def test_the_performance_index_shows_its_whole_calculation():
    rows = table(read(final("PI")), "Performance Index")
    assert rows[0][2] == "Made of"
    assert "100 + (2/3 − ½) × 80 + 80 × (4/5 − ½)" in text_of(read(final("PI")))
    assert rows[-1][1] == "Average"


def test_a_point_made_in_a_lost_match_is_told_as_a_product():
    assert "1 × 4" in text_of(read(final("EMGSB", edition="fide2026")))


def test_the_sentences_of_a_tie_speak_of_teams():
    document = read(final("GMP,SOLK"))
    assert "Places 1–3: Elm, Oak and Fir, 2 match points" in lines(document)
    assert table(document, "Winners")[1][1].startswith(
        "Elm\nElm, Oak and Fir all made 2 match points. Elm made more game points than Oak "
        "(Game/Match Points 11 to 9)."
    )


def test_teams_that_nothing_parts_are_due_to_draw_lots():
    section = without_boards(final("H2H"))
    assert "Oak, Elm and Fir are level on every tie-break: lots are due for places 1–3." in lines(
        read(section)
    )


def test_an_opponents_other_points_are_explained_where_a_tie_break_takes_them():
    text = text_of(read(final("SOLK:GP")))
    assert "No. 1 counts as 6½ (score 9, with unplayed R3 at 2½)" in text


def test_in_a_round_robin_the_tables_of_the_teams_speak_as_its_grid_does():
    section = without_boards(final(kind="roundrobin"))
    rows = table(read(section), "IHSA Team Tie-Break")
    assert [row[1] for row in rows][1:3] == ["0\u00a0v\u00a01 Oak", "1\u00a0v\u00a04 Ash"]


# Crosstable


def test_the_team_crosstable_shows_the_points_made_in_each_match():
    rows = table(read(final()), "Crosstable")
    assert rows[0] == [
        *("No.", "Team", "R1", "R2", "R3", "Match points", "Game points", "Place"),
    ]
    assert rows[1] == ["1", "Oak", "W2\u00a03", "L3\u00a01", "X4\u00a05", "2", "9", "2"]
    assert "Shaded: no match." in text_of(read(final()))


def test_the_points_stand_under_the_results_where_that_saves_turning_the_page():
    names = {team: f"Consolidated Township School {team}" for team in (1, 2)}
    met = tuple(("1 2: 11 1-0 21, 12 ½-½ 22",) for _ in range(8))
    document = read(replace(team_section(met, (12.0, 11.0), names), order="ihsa-team"))
    assert table(document, "Crosstable")[1][2] == "W2\n17½"
    assert {one.orientation for one in document.sections} == {0}
    assert "Under them: the points made in the match." in text_of(document)


def test_a_grid_of_teams_shows_the_points_too():
    section = without_boards(final("SB", kind="roundrobin"))
    rows = table(read(section), "Crosstable")
    assert rows[2][2:6] == ["0\u00a02", "■", "1\u00a04", "1\u00a05"]
    assert "The row’s team against the column’s" in text_of(read(section))


# Line-ups


def test_every_match_is_printed_board_by_board():
    document = read(final())
    rows = table(document, "Round 2, matches by board")
    assert [row[:4] for row in rows] == [
        ["Bd", "1 Oak", "1\u00a0–\u00a04", "3 Fir"],
        ["1", "Player 11", "0 – 1", "Player 31"],
        ["2", "Player 13", "½ – ½", "Player 32"],
    ]
    assert [row[5:] for row in rows][2] == ["2", "Player 22", "+ / −", "nobody"]


def test_what_had_no_boards_stands_under_its_round():
    assert (
        "Without boards: 1 Oak: forfeit win against 4 (5); 4 Ash: forfeit loss against 1 (0)."
    ) in lines(read(final()))


def test_a_board_that_is_still_playing_has_no_result():
    rounds = (*ROUNDS, ("1 2: 11 1-0 22, 12 ? 21", "3 4: 31 ½-½ 41, 32 ½-½ 42"))
    rows = table(read(replace(team_section(rounds), order="usat")), "Round 4")
    assert [row[2] for row in rows][1:] == ["1 – 0", ""]


def test_the_color_of_the_player_on_the_left_stands_beside_the_board():
    section = final()
    members = section.matches.members
    colours = {11: "w", 21: "b", 12: "b", 22: "w"}
    results = [
        (replace(row[0], colour=colours[number]), *row[1:]) if number in colours else row
        for number, row in members.crosstable.rows.items()
    ]
    members = replace(
        members, crosstable=replace(members.crosstable, results=tuple(map(tuple, results)))
    )
    document = read(replace(section, matches=replace(section.matches, members=members)))
    assert [row[0] for row in table(document, "Round 1")] == ["Bd", "1 w", "2 b"]
    assert "w, b beside the board: the color of the player on the left." in text_of(document)


@pytest.mark.slow
def test_of_very_many_matches_every_team_has_one_table_of_its_players():
    section = replace(team_event(60, 5, WEIGHTS[1], Random(1)).section(), order="usat")
    assert MOST_MATCHES < 60 * 5 / 2
    document = read(section)
    titles = [title_of(one) for one in document.tables]
    assert sum(title.startswith("Players of") for title in titles) == 60
    assert not any("matches by board" in title for title in titles)
    rows = table(document, "Players of Team 1")
    assert len(rows) == 1 + 5
    assert rows[0][-1] == "Points"


def test_nothing_is_said_about_boards_where_nothing_is_known_about_them():
    document = read(without_boards(final()))
    assert headings(document) == [
        "Winners",
        "Final standings",
        "Why this order",
        "Places 1–3: Elm, Oak and Fir, 2 match points",
        "Crosstable",
    ]


# Board prizes


def test_the_players_of_each_board_are_ranked_under_a_stated_rule():
    document = read(final())
    rows = table(document, "Board prizes")
    assert rows[0][:7] == ["Board", "Place", "Name", "Team", "Points", "Games", "At this board"]
    second = next(k for k, row in enumerate(rows) if row[0] == "2")
    assert rows[second][:7] == ["2", "1", "Player 22", "Elm", "2½", "2", "3"]
    assert {row[1] for row in rows[1:]} <= {"1", "2", "3", "1–2", "2–3", "3–4"}
    rule = next(line for line in lines(document) if line.startswith("Each player stands"))
    assert "at which he or she sat most often" in rule
    assert "then by Modified Median, Solkoff, Cumulative and Cumulative of Opposition" in rule


def test_the_tie_breaks_of_the_boards_are_explained_unless_the_key_has_them():
    text = text_of(read(final("USAT,SOLK")))
    assert text.casefold().count("the sum of the opponents' scores.") <= 1


def test_a_tie_break_that_no_board_needed_has_no_column():
    rounds = (
        ("1 2: 11 1-0 21, 12 0-1 22", "3 4: 31 ½-½ 41, 32 1-0 42"),
        ("1 3: 11 0-1 31, 12 1-0 32", "2 4: 21 0-1 41, 22 1-0 42"),
    )
    document = read(replace(team_section(rounds), order="SOLK,CUM"))
    assert table(document, "Board prizes")[0][6:] == ["At this board", "Solkoff"]


@pytest.mark.slow
def test_a_number_stays_on_the_line_of_the_word_before_it_in_the_head_of_a_column():
    assert "Buchholz Cut\N{NO-BREAK SPACE}1" in table(read(final("BH/C1")), "Standings")[0]
    document = read(combined("BH/C1"))
    for title in ("Team standings", "Players that counted"):
        assert "Buchholz Cut\N{NO-BREAK SPACE}1" in table(document, title)[0]


@pytest.mark.slow
def test_ids_are_printed_only_where_they_are_asked_for():
    assert "300021" not in text_of(read(final()))
    assert "300021" in text_of(read(final(), ids=True))


def test_before_the_last_round_nobody_has_won_a_board():
    rounds = (*ROUNDS, ("1 2: 11 ? 21, 12 1-0 22",))
    titles = headings(read(replace(team_section(rounds), order="usat")))
    assert "Board prizes" not in titles
    assert "Players by board" in titles


# Combined events


# Whatever there is


def test_an_event_in_which_nothing_is_played_yet_is_printed_as_well():
    blank = Result(Outcome.UNPAIRED, blank=True)
    table_of = replace(team_section().crosstable, numbers=(1, 2), results=((blank,), (blank,)))
    section = Section(
        "Final",
        (Player(1, "Oak"), Player(2, "Elm")),
        table_of,
        order="ihsa-team",
        matches=Matches(((None,), (None,))),
    )
    assert "No result is entered yet." in text_of(read(section))


@pytest.mark.slow
def test_a_clubs_own_template_takes_a_team_event_too():
    document = read(final(), template=saved(club()))
    assert lines(document)[0] == "A word from the president"
    assert table(document, "Board prizes")[1][2] == "Player 21"


_ORDER = ",".join(SYSTEMS)


@pytest.mark.slow
@given(event=team_events(), edition=st.sampled_from(list(EDITIONS)), boards=st.booleans())
@share(0.4)
def test_every_team_event_can_be_printed(event: TeamEvent, edition: str, boards: bool) -> None:
    section = event.section(with_boards=boards)
    ranked = [standings(section, edition, _ORDER), standings(section, edition, "ihsa-team")]
    document = opened(write_bulletin(Event("Teams", (section,)), ranked))
    assert len(table(document, "Standings")) == 1 + len(event.numbers)
    assert text_of(document)
