"""Laws of lists: of games, whatever their order, shape and words; and of team events, typed as
lists or written as text."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.asked import crosstable, letters
from tests.make import reading
from tests.make.half_typed import Games
from tests.make.made_up_teams import TeamEvent, team_events
from xltiebreak import Outcome, Section, examine_event

pytestmark = pytest.mark.slow

WORDS = (
    ("Round", "Board", "White", "Result", "Black"),
    ("Runde", "Brett", "Weiß", "Ergebnis", "Schwarz"),
    ("Ronde", "Table", "Blancs", "Résultat", "Noirs"),
    ("Ronda", "Mesa", "Blancas", "Resultado", "Negras"),
    ("Ronde", "Bord", "Wit", "Uitslag", "Zwart"),
    ("Turno", "Tavolo", "Bianco", "Risultato", "Nero"),
)


@given(seed=st.integers(0, 10**9))
def test_an_event_is_the_same_whatever_the_order_and_shape_of_its_list(seed: int) -> None:
    random = Random(seed)
    games = Games(random)
    by_number, by_heading = random.random() < 0.5, random.random() < 0.5
    round_word, board, *titles = random.choice(WORDS)
    order = random.sample(range(3), 3)
    head = [titles[k] for k in order]
    lines: list[list[object]] = [["No.", "Name"]]
    lines += [[number, name] for number, name in enumerate(games.names, start=1)]
    lines.append([])

    def turned(row: tuple[int | str, str, int | str]) -> list[object]:
        white, result, black = (
            games.names[value - 1] if isinstance(value, int) and not by_number else value
            for value in row
        )
        return [(white, result, black)[k] for k in order]

    if by_heading:
        for round in random.sample(games.rounds, len(games.rounds)):
            own = (row for stated, row in games.rows if stated == round)
            lines += [[f"{round_word} {round}"], [board, *head]]
            lines += ([k, *turned(row)] for k, row in enumerate(own, start=1))
    else:
        lines += [[round_word, *head], *([round, *turned(row)] for round, row in games.rows)]
    event = reading.sheets(Club=lines)
    assert [finding for finding in examine_event(event) if finding.is_error] == []
    assert crosstable(event) == games.crosstable


Rows = Sequence[Sequence[object]]

MATCH = ["Round", "Team", "Points", "Opp. points", "Opponent", "Result"]
PLAYERS = ["No.", "Name", "Rating", "Team", "Board"]
BOARD = ["Round", "Board", "Team", "Player", "Result", "Opponent", "Opp. player", "Color"]


TYPED = {Outcome.WIN: "1", Outcome.DRAW: "½", Outcome.LOSS: "0", Outcome.FORFEIT_WIN: "+"}


def teams_of(event: TeamEvent) -> Rows:
    return [["No.", "Team"], *([team, f"Team {team}"] for team in event.numbers)]


def players_of(event: TeamEvent) -> Rows:
    rows = [
        [member, f"Member {member}", None, team, place]
        for team in event.numbers
        for place, member in enumerate(event.roster(team), start=1)
    ]
    return [PLAYERS, *rows]


def matches_of(event: TeamEvent, *, with_points: bool) -> Rows:
    """Each match once, from the side of the team that comes first."""
    rows: list[list[object]] = [[*MATCH]]
    for team in event.numbers:
        for round, result in enumerate(event.results[team], start=1):
            opponent = result.opponent
            if opponent is not None and opponent < team:
                continue
            other = event.points[opponent][round - 1] if opponent else None
            points = [event.points[team][round - 1], other]
            if not with_points and result.played:
                points = [None, None]
            letter = "" if result.played else letters(result)[:1]
            if opponent and result.forfeit and result.points == 0:
                twin = event.results[opponent][round - 1]
                letter = "F" if twin.points else "double forfeit"
            rows.append([round, team, *points, opponent, letter])
    return rows


def boards_of(event: TeamEvent) -> Rows:
    """Each board once, from the side of the team that comes first."""
    rows: list[list[object]] = [[*BOARD]]
    for team in event.numbers:
        for round, result in enumerate(event.results[team], start=1):
            opponent = result.opponent
            if not result.played or opponent is None or opponent < team:
                continue
            seats = zip(
                event.lineups[team][round - 1], event.lineups[opponent][round - 1], strict=True
            )
            for board, (first, other) in enumerate(seats, start=1):
                typed = _typed(event, round, first, other)
                rows.append([round, board, team, first or None, typed, opponent, other or None])
    return rows


def _typed(event: TeamEvent, round: int, first: int, other: int) -> str:
    """A board's result from the first side."""
    mine, theirs = (event.games[who][round - 1] if who else None for who in (first, other))
    if mine is None:
        return "-" if theirs else "--"
    if mine.outcome is Outcome.FORFEIT_LOSS:
        return "-" if theirs and theirs.points else "--"
    return TYPED[mine.outcome]


def labels_of(event: TeamEvent) -> Rows:
    weights = " ".join(f"{weight:g}" for weight in event.weights)
    return [["Kind", "team"], ["Boards", len(event.weights)], ["Board weights", weights]]


def section(**sheets: Rows) -> Section:
    """The section of a workbook with these sheets."""
    [only] = reading.sheets(**sheets).sections
    return only


def inside(made: Section) -> Any:
    assert made.matches is not None
    return made.matches


def same(made: Section, event: TeamEvent) -> bool:
    """Whether a section has the matches that the event has."""
    expected = event.section()
    return (
        made.crosstable == expected.crosstable
        and inside(made).points == inside(expected).points
        and inside(made).board_weights == inside(expected).board_weights
    )


@given(team_events())
def test_matches_that_are_typed_as_a_list_are_read_as_they_were(event: TeamEvent) -> None:
    lists = {"Teams": teams_of(event), "Matches": matches_of(event, with_points=True)}
    made = section(Event=labels_of(event), **lists)
    assert made.faults == ()
    assert same(made, event)


@given(team_events())
def test_boards_give_the_points_of_their_matches(event: TeamEvent) -> None:
    lists = {
        "Teams": teams_of(event),
        "Matches": matches_of(event, with_points=False),
        "Players": players_of(event),
        "Boards": boards_of(event),
    }
    made, expected = section(Event=labels_of(event), **lists), event.section()
    assert made.faults == ()
    assume(_something_was_played_in_every_match(event))
    assert same(made, event)
    assert inside(made).rosters == inside(expected).rosters
    seated = any(lineup for row in inside(expected).lineups for lineup in row)
    assert inside(made).lineups == (inside(expected).lineups if seated else ())
    members = [inside(member).members for member in (made, expected)]
    assert members[0] is not None
    assert members[1] is not None
    assert members[0].crosstable == members[1].crosstable


def _something_was_played_in_every_match(event: TeamEvent) -> bool:
    """Whether no match was forfeited board by board: such a one counts as unplayed when read."""
    return all(
        any(event.games[member][round].played for member in event.lineups[team][round] if member)
        for team in event.numbers
        for round, result in enumerate(event.results[team])
        if result.played
    )
