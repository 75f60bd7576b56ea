"""What is wrong with the matches of a team event is found, in the words of teams."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from tests.make.crosstables import findings_of, on_sheet, section, tells
from tests.make.made_up_teams import TeamEvent, team_events
from tests.make.small_team_event import team_section
from xltiebreak.checks import examine
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.section import FIDE_MATCH_POINTS, Matches, MatchPoints, Section
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.countings import by_match_points

Row = tuple[float | None, ...]


def teams(*rows: str, points: tuple[Row, ...] = (), **matches: object) -> Section:
    """A team event on a sheet, its points in the columns beyond its rounds."""
    made = on_sheet(section(*rows))
    rounds = made.crosstable.rounds
    columns = {f"P{r}": "TUVW"[r - 1] for r in range(1, rounds + 1)}
    unknown: tuple[Row, ...] = ((None,) * rounds,) * len(rows)
    return replace(
        made,
        origin=replace(made.origin, entry="team", columns={**made.origin.columns, **columns}),
        matches=Matches(points or unknown, **matches),  # type: ignore[arg-type]
    )


MATCH = ("W2", "L1")
WEIGHTS = (12, 11, 10, 9, 8, 7, 6, 5)
POINTS = "error match-points Crosstable!T8: "
RESULT = "error match-result Crosstable!T8: "
LEFT = "warning match-points-left Crosstable!T8: "
NO_GAME = "warning round-without-games Crosstable!D: "


@pytest.mark.parametrize(
    ("cells", "points", "findings"),
    [
        (MATCH, (2.5, 1.5), []),
        (("D2", "D1"), (2, 2), []),
        (("N2", "S1"), (1, 3), []),
        (MATCH, (None, None), []),
        (MATCH, (5, 0), [POINTS + "points in round 1, but a match brings 0 to 4"]),
        (MATCH, (-1, 2), [POINTS + "points in round 1, but a match brings 0 to 4"]),
        (
            MATCH,
            (1, 3),
            [
                RESULT + "team 1 has 1 point in round 1 and team 2 has 3, but the match is entered "
                "as a win of team 1; correct the result or the points"
            ],
        ),
        (MATCH, (2, 2), [RESULT]),
        (("D2", "D1"), (3, 1), [RESULT]),
        (("X2", "F1"), (0, 4), [RESULT, NO_GAME]),
        (("X2", "F1"), (4, 0), [NO_GAME]),
        (("X2", "F1"), (0, 0), [NO_GAME]),
        (("X2", "F1"), (None, None), [NO_GAME]),
    ],
)
def test_more_points_win_a_match_and_nobody_makes_more_than_there_are(
    cells: tuple[str, str], points: tuple[float | None, ...], findings: list[str]
) -> None:
    tells(teams(*cells, points=((points[0],), (points[1],)), boards=4), *findings)


@pytest.mark.parametrize(
    ("points", "finding"),
    [
        (
            (40, 29),
            POINTS + "team 1 has 40 points in round 1 and team 2 has 29, together more than the 68 "
            "that a match brings; correct one of them",
        ),
        (
            (40, 16),
            LEFT + "team 1 has 40 points in round 1 and team 2 has 16, together less than the 68 "
            "that a match brings; was nobody there on either side of a board? If not, correct the "
            "points",
        ),
    ],
)
def test_both_teams_together_share_what_the_boards_are_worth(
    points: tuple[float, float], finding: str
) -> None:
    made = teams(*MATCH, points=((points[0],), (points[1],)), boards=8, weights=WEIGHTS)
    tells(made, finding)


def test_missing_points_are_an_error_where_game_points_place_the_teams() -> None:
    points = ((3, 2), (1, 3), (3, 2), (1, None))
    known = teams("W2 D3", "L1 W4", "W4 D1", "L3 L2", points=points, boards=4, placed_by="game")
    [error] = [finding for finding in examine(known) if finding.is_error]
    assert (error.code, error.where) == ("match-without-points", "Crosstable!U11")
    assert "and game points are to place the teams; type them in" in error.message
    tells(teams(*MATCH, placed_by="game"), "error match-without-points Placed by")


def test_points_may_be_missing_while_the_round_goes_on() -> None:
    made = teams("W2", "L1", "4?", "3?", points=((None,), (1,), (None,), (None,)), placed_by="game")
    assert ("warning", "match-without-points", "Crosstable!T8") in findings_of(made)
    assert not any(severity == "error" for severity, _, _ in findings_of(made))


def test_nothing_is_missing_before_the_first_match() -> None:
    before = teams("2?", "1?", placed_by="game")
    assert not any(severity == "error" for severity, _, _ in findings_of(before))
    assert [row.score for row in standings(before).rows] == [0, 0]


def test_points_of_one_match_that_are_missing_are_told() -> None:
    made = teams("W2 D2", "L1 D1", points=((3, None), (1, None)), boards=4, placed_by="match")
    missing = [where for _, code, where in findings_of(made) if code == "match-without-points"]
    assert missing == ["Crosstable!U8", "Crosstable!U9"]


def test_a_match_that_one_side_only_names_is_compared_at_its_own_cell() -> None:
    made = teams("W2", ".", points=((1,), (3,)), boards=4)
    assert ("error", "match-result", "Crosstable!T8") in findings_of(made)


@pytest.mark.parametrize(
    ("rows", "text"),
    [
        (("W2", "W1"), "team 1 says W2, but D9 (team 2) says W1"),
        (("W7", "H"), "team 1 says W7, but there is no team 7"),
        (("W3", "W3", "L1"), "D8 (team 1) says W3: team 3 cannot play both"),
        (("W2 D2", "L1 D1"), "teams 1 and 2 met in round 1 already"),
        (("X2 B", "F1 B"), "round 1 has no game: every team has a bye, a forfeit or an empty cell"),
    ],
)
def test_findings_about_teams_do_not_speak_of_players(rows: tuple[str, ...], text: str) -> None:
    cells = [" ".join(cell or "." for cell in row.split(" ")) for row in rows]
    messages = [finding.message for finding in examine(teams(*cells))]
    assert any(text in message for message in messages)
    assert not any("player" in message for message in messages)


@given(team_events())
def test_events_that_went_well_have_no_errors(event: TeamEvent) -> None:
    assert [finding for finding in examine(event.section()) if finding.is_error] == []


@given(team_events())
def test_each_board_that_does_not_add_up_is_an_error(event: TeamEvent) -> None:
    made = event.section()
    assert made.matches is not None
    wrong = tuple(
        tuple(None if points is None else points + 0.25 for points in row)
        for row in made.matches.points
    )
    played = sum(result.played for row in made.crosstable.results for result in row)
    findings = examine(replace(made, matches=replace(made.matches, points=wrong)))
    assert [finding.code for finding in findings].count("board-sum") == played


@pytest.mark.parametrize("more", [0.25, -0.25])
def test_boards_that_do_not_add_up_are_an_error(more: float) -> None:
    made = team_section()
    assert made.matches is not None
    wrong = tuple(
        tuple(None if got is None else got + more for got in row) for row in made.matches.points
    )
    codes = [
        finding.code
        for finding in examine(replace(made, matches=replace(made.matches, points=wrong)))
    ]
    assert codes.count("board-sum") == 10  # of both teams of the five matches that were played


def test_match_points_are_counted_once_for_all_the_printed_scores(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = teams("W2", "L1", "W4", "L3", match_points=FIDE_MATCH_POINTS)
    printed = (2.0, 0.0, 2.0, 0.0)
    players = tuple(
        replace(player, printed_score=score) for player, score in zip(made.players, printed)
    )
    counted = []

    def count(table: Crosstable, scale: MatchPoints) -> Crosstable:
        counted.append(scale)
        return by_match_points(table, scale)

    monkeypatch.setattr("xltiebreak.checks.numbers_and_names.by_match_points", count)
    assert findings_of(replace(made, players=players)) == []
    assert counted == [FIDE_MATCH_POINTS]
