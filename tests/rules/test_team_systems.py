"""Team tie-breaks against the rule book worked out a second time, and what holds for every one."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.make.crosstables import found, ranked
from tests.make.made_up_teams import WEIGHTS, TeamEvent, team_event, team_events
from tests.nightly import by_day
from tests.rules.test_laws import made_of_terms
from xltiebreak import EDITIONS, SYSTEMS, Outcome, TieBreakError

OF_TEAMS = [
    system for system in SYSTEMS.values() if system.of_teams and system.needs.name != "COMBINED"
]
CODES = [
    code
    for system in OF_TEAMS
    for code in (system.code, *(f"{system.code}/{o}" for o in system.options))
]
POINTED = [
    f"{system.code}:{p}" for system in SYSTEMS.values() if system.of_points for p in ("MP", "GP")
]
ANY_CODES = st.lists(st.sampled_from([*CODES, *POINTED]), max_size=6, unique=True)
HALF = Fraction(1, 2)
T: dict[Outcome, int | Fraction] = {
    Outcome.WIN: 1, Outcome.FORFEIT_WIN: 1, Outcome.PAIRING_BYE: 1,
    Outcome.DRAW: HALF, Outcome.HALF_BYE: HALF,
}  # fmt: skip


def tournament_points(event: TeamEvent, team: int) -> Fraction:
    return sum((Fraction(T.get(result.outcome, 0)) for result in event.results[team]), Fraction())


def with_unplayed_as_draws(event: TeamEvent, team: int) -> Fraction:
    return sum(
        (
            Fraction(T.get(result.outcome, 0)) if result.played else HALF
            for result in event.results[team]
        ),
        Fraction(),
    )  # fmt: skip


def expected(event: TeamEvent, team: int, code: str, factor: int) -> Fraction:
    """The value as RULES say it, in fractions."""
    rounds, most = event.rounds, Fraction(sum(event.weights))
    added = Fraction()
    for result, points in zip(event.results[team], event.points[team], strict=True):
        opponent, m = result.opponent, Fraction(points or 0)
        if code == "GMP":
            added += m
        elif result.played and opponent:
            t = with_unplayed_as_draws(event, opponent)
            if code == "IHSA":
                added += (m + 10) * (t * t + 1) / 100
            elif code == "USAT":
                added += factor * m * tournament_points(event, opponent)
            else:
                added += 100 + (t / rounds - HALF) * (50 + 10 * rounds) + 80 * (m / most - HALF)
        elif code == "PI":
            added += 100 - HALF * (50 + 10 * rounds) - 80 * HALF
    return added / rounds if code == "PI" else added


def some_match_was_played(event: TeamEvent) -> bool:
    return any(result.played for row in event.results.values() for result in row)


@pytest.mark.parametrize("edition", ["uschess", "wintd"])
@given(event=team_events())
def test_an_american_value_is_what_the_rule_book_says(edition: str, event: TeamEvent) -> None:
    ours = ranked(event.section(), edition, "IHSA-TEAM").rows
    made = ranked(event.section(), edition, "GMP,USAT,PI,BC")
    factor = 2 if edition == "wintd" else 1

    for row in (*ours, *made.rows):
        for code, value in row.values.items():
            if code != "BC" and some_match_was_played(event):
                assert value == expected(event, row.player.number, code, factor), code
        assert row.score == tournament_points(event, row.player.number)


@pytest.mark.parametrize("placed_by", ["match", "game"])
@pytest.mark.parametrize("edition", EDITIONS)
@given(event=team_events(), codes=ANY_CODES)
@settings(max_examples=by_day(4, night=210))
def test_the_counted_terms_make_the_value(
    edition: str, placed_by: str, event: TeamEvent, codes: list[str]
) -> None:
    if not some_match_was_played(event):
        return
    ours = ranked(event.section(placed_by=placed_by), edition, ",".join(codes) or "MM")

    for row in ours.rows:
        for code in codes:
            tie = ours.meant(code)
            sheet = ours.worksheet(row.player.number, tie)
            assert sheet.value == row.values[code] or tie.system.in_group
            assert sheet.sentence().startswith(tie.name)
            assert sheet.value == made_of_terms(sheet)


@given(event=team_events())
def test_what_was_made_up_has_nothing_to_mend(event: TeamEvent) -> None:
    assert [finding.message for finding in found(event.section()) if finding.is_error] == []


@given(event=team_events(), edition=st.sampled_from(list(EDITIONS)))
def test_without_boards_only_the_tie_breaks_by_board_are_missing(
    event: TeamEvent, edition: str
) -> None:
    codes = ",".join(system.code for system in OF_TEAMS)
    whole = ranked(event.section(), edition, codes)
    bare = ranked(event.section(with_boards=False), edition, codes)
    of_boards = {system.code for system in OF_TEAMS if system.needs.name == "BOARDS"}
    chains = {"EDEBT", "EDEBB", "EDET", "EDEB"}

    values = {row.player.number: row.values for row in bare.rows}
    for row in whole.rows:
        for system in OF_TEAMS:
            if system.code in of_boards:
                assert values[row.player.number][system.code] is None
            elif not system.in_group and system.code not in chains:
                assert values[row.player.number][system.code] == row.values[system.code]


def test_match_points_follow_the_edition_and_tournament_points_do_not() -> None:
    event = team_event(6, 5, WEIGHTS[1], Random(3))
    american = ranked(event.section(), "uschess", "IHSA,USAT,PI")
    fide = ranked(event.section(), "fide2026", "IHSA,USAT,PI")
    scores = {row.player.number: row.score for row in american.rows}

    for row in fide.rows:
        assert row.score == 2 * scores[row.player.number]
        (same,) = [other for other in american.rows if other.player == row.player]
        assert (row.values["IHSA"], row.values["USAT"]) == (
            same.values["IHSA"],
            same.values["USAT"],
        )


@pytest.mark.parametrize("points", ["MP", "GP"])
@given(event=team_events())
def test_american_sonneborn_berger_asks_who_was_beaten_and_not_what_a_match_is_worth(
    points: str, event: TeamEvent
) -> None:
    section = event.section()
    assert section.matches is not None
    scale = EDITIONS["fide2026"].match_points._replace(win=3.0)
    section = replace(section, matches=replace(section.matches, match_points=scale))
    code = f"SB:{points}"
    if not some_match_was_played(event):
        return
    american = ranked(section, "uschess", code)
    scores = {row.player.number: row.score for row in american.rows}
    if points == "GP":
        scores = {team: sum(filter(None, event.points[team])) for team in event.numbers}

    for row in american.rows:
        played = [result for result in event.results[row.player.number] if result.played]
        assert row.values[code] == sum(
            Fraction(T.get(result.outcome, 0)) * Fraction(scores[result.opponent or 0])
            for result in played
        )


def test_game_points_place_the_teams_where_that_is_stated() -> None:
    event = team_event(6, 5, WEIGHTS[0], Random(5))
    by_game = ranked(event.section(placed_by="game"), "uschess", "GMP,SOLK,SOLK:MP")

    for row in by_game.rows:
        assert row.score == sum(points or 0 for points in event.points[row.player.number])
        assert row.values["GMP"] == tournament_points(event, row.player.number)
    assert [row.score for row in by_game.rows] == sorted(
        (row.score for row in by_game.rows), reverse=True
    )


def test_points_that_are_missing_are_said_and_never_taken_for_nothing() -> None:
    event = team_event(4, 3, WEIGHTS[1], Random(1))
    team = next(
        team for team in event.numbers if any(result.played for result in event.results[team])
    )  # fmt: skip
    round = next(r for r, result in enumerate(event.results[team]) if result.played)
    event.points[team][round] = None

    ours = ranked(event.section(with_boards=False), "uschess", "IHSA,USAT,PI,GMP,SOLK")

    assert {row.values["IHSA"] for row in ours.rows} == {None}
    assert {tie.code for tie in ours.without_value} == {"IHSA", "USAT", "PI", "GMP"}
    assert "match-without-points" in {finding.code for finding in ours.findings}
    assert ours.worksheet(team, ours.meant("IHSA")).sentence() == (
        "IHSA Team Tie-Break: no value; the points inside the matches are not known"
    )
    with pytest.raises(TieBreakError, match="game points are to place the teams"):
        ranked(event.section(with_boards=False, placed_by="game"), "uschess", "GMP")


def test_without_the_number_of_boards_nobody_knows_what_half_a_match_is_in_game_points() -> None:
    event = team_event(6, 5, WEIGHTS[0], Random(5))
    section = event.section(with_boards=False, placed_by="game")
    assert section.matches is not None
    bare = replace(section, matches=replace(section.matches, boards=0, weights=()))

    ours = ranked(bare, "uschess", "MM,PCT,KS,DE,SB,GMP,USAT,WIN,KASH")

    known = {code for code, value in ours.rows[0].values.items() if value is not None}
    assert known == {"GMP", "USAT", "WIN", "KASH"}
    assert ours.worksheet(1, ours.meant("MM")).sentence() == (
        "Modified Median: no value; "
        "the points inside the matches, or the number of boards, are not known"
    )
