"""What the team records of a TRF have wrong is told with its place."""

from __future__ import annotations

import pytest

from tests.make.trf import ELMS, OAKS, findings, match, player, prairie, team, told, trf


@pytest.mark.parametrize(
    ("cells", "where", "message"),
    [
        (
            (("   2 w 1",), ("   1 b 0",)),
            "line 1, column 92",
            "player 1 meets player 2 of team 1 itself; correct the opponent, or the teams",
        ),
        (
            (("   4 w 1",), ("   7 b =",), (), ("   1 b 0",), (), (), ("   2 w =",)),
            "line 2, column 92",
            "player 2 meets player 7 of team 3, but team 1 meets team 2 in round 1",
        ),
        (
            (("   8 w 1",), (), (), (), (), (), (), ("   1 b 0",)),
            "line 1, column 92",
            "player 1 meets player 8, but player 8 is in no team; add him to a team's record",
        ),
    ],
)
def test_games_that_make_no_match_are_told_with_their_place(
    cells: tuple[tuple[str, ...], ...], where: str, message: str
) -> None:
    rows = [*cells, *[()] * (8 - len(cells))]
    text = match(*rows, records=(OAKS, ELMS, team(3, "The Firs", 7)))
    errors = [finding for finding in findings(text) if finding.is_error]
    assert [finding.where for finding in errors if message in finding.message] == [where]


def test_a_match_of_more_boards_than_there_can_be_is_told() -> None:
    size = 51
    cells = [(f"{size + k:4} w 1",) for k in range(1, size + 1)]
    cells += [(f"{k:4} b 0",) for k in range(1, size + 1)]
    rosters = (range(1, size + 1), range(size + 1, 2 * size + 1))
    records = tuple(team(k, f"Team {k}", *roster) for k, roster in enumerate(rosters, start=1))
    errors = [finding for finding in findings(match(*cells, records=records)) if finding.is_error]
    assert [finding.message for finding in errors if finding.where == "line 103"] == [
        "team 1 has 51 players in round 1, but a match has at most 50 boards; correct one of them"
    ]


def test_players_of_one_team_with_different_byes_are_told() -> None:
    text = match(("0000 - H",), ("0000 - F",), (), (), (), ())
    [finding] = findings(text)
    assert (finding.code, finding.where) == ("bye-record", "line 7")
    assert finding.message.startswith("the players of team 1 have different byes in round 1")


def test_numbers_of_players_that_stand_twice_are_not_those_of_teams() -> None:
    players = [player(number) for number in (4, 10, 4, 10)]
    text = trf(*players, team(1, "The Oaks"), team(2, "The Elms"), "300 misplaced")
    errors = [finding for finding in findings(text) if finding.is_error]
    assert [finding.where for finding in errors if finding.code == "duplicate-number"] == [
        "line 3, column 5",
        "line 4, column 5",
    ]


def test_wrong_colors_of_a_few_boards_are_not_those_of_matches() -> None:
    lines = prairie().splitlines()
    black = [k for k, line in enumerate(lines) if line[:3] == "001" and " b " in line[90:]][:5]
    for k in black:
        lines[k] = lines[k][:90] + lines[k][90:].replace(" b ", " w ", 1)
    told = findings("\n".join(lines))
    assert [finding.code for finding in told] == ["colours-disagree"] * 5
    assert all(finding.where.startswith("line ") for finding in told)


def test_two_byes_of_one_team_are_told_with_both_lines() -> None:
    text = match(
        (), (), (), (), (), (), records=(OAKS, ELMS, "240 H   1    1", "320  1.0  1.5 001")
    )
    [finding] = [finding for finding in findings(text) if finding.is_error]
    assert (finding.where, finding.message) == (
        "line 10, column 15",
        "team 1 has a half-point bye in round 1 on line 9 already; leave one of them",
    )


def test_points_of_a_team_that_its_matches_do_not_give_are_a_warning() -> None:
    [finding, other] = findings(prairie().replace("    5.0    6.0   1 ", "    4.0    7.0   1 "))
    assert (finding.severity, finding.code, finding.where) == (
        "warning",
        "printed-score",
        "line 31, column 55",
    )
    assert finding.message == (
        "team 1 is printed with 4.0 match points, but its matches add up to 5; check the matches"
    )
    assert other.where == "line 31, column 62"


def test_a_file_with_fewer_teams_than_it_says_is_a_warning() -> None:
    assert ("team-count", "line 7") in told(prairie().replace("082 5", "082 6"))


def test_a_players_line_that_is_cut_short_is_an_error() -> None:
    """Player 12 played player 1 in round 1; his line ends behind his name."""
    lines = prairie().splitlines()
    place = next(k for k, line in enumerate(lines) if line.startswith("001   12"))
    lines[place] = lines[place][:40]
    [finding] = [finding for finding in findings(trf(*lines)) if finding.is_error]
    assert (finding.code, finding.where) == ("cut-line", f"line {place + 1}, column 92")
    assert finding.message.startswith(
        "player 12 has nothing in round 1, in which player 1 names him as the opponent (line "
    )
    assert "expected the opponent, the color and the result" in finding.message


def test_a_line_may_end_where_its_player_was_away() -> None:
    """Player 11 of three rounds: away, a forfeit win, away; nobody names him."""
    lines = prairie().splitlines()
    place = next(k for k, line in enumerate(lines) if line.startswith("001   11"))
    lines[place] = lines[place][: -len("0000 - Z")].rstrip()
    assert not any(finding.is_error for finding in findings(trf(*lines)))
