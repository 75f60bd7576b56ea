"""Players and board games typed as lists: they make the matches that are not typed."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.tables.grids import found, messages, read, tells
from tests.tables.team_sheets import (
    BOARD,
    BOARDS,
    EVENT,
    MATCH,
    PLAYERS,
    TEAMS,
    Rows,
    rounds_of,
    section,
    team_event,
    with_boards,
)
from xltiebreak.event.results import Outcome
from xltiebreak.event.section import Matches, Section
from xltiebreak.ranking.standings import standings

OAK_ELM = BOARDS[1:]


def inside(made: Section) -> Matches:
    assert made.matches is not None
    return made.matches


def games(made: Section, member: int) -> list[tuple[Outcome, int | None, str]]:
    """A member's results, with the opponent and the color."""
    members = inside(made).members
    assert members is not None
    return [
        (result.outcome, result.opponent, result.colour)
        for result in members.crosstable.rows[member]
    ]


def test_a_match_follows_from_its_boards() -> None:
    for event in (with_boards(*OAK_ELM), read(Teams=TEAMS, Players=PLAYERS, Boards=BOARDS)):
        made = section(event)
        assert rounds_of(event)[:2] == [["win 2 2"], ["loss 1 1"]]
        assert inside(made).boards == 3
        assert inside(made).lineups == (((11, 12, 13),), ((21, 22, 23),), ((),), ((),))
        assert inside(made).rosters[0] == (11, 12, 13, 14)
        assert games(made, 11) == [(Outcome.WIN, 21, "w")]
        assert games(made, 21) == [(Outcome.LOSS, 11, "b")]
        assert games(made, 14) == [(Outcome.UNPAIRED, None, "")]


MISSING = "warning boards-missing Boards!E2: "
OPEN = "warning incomplete-round Boards"


@pytest.mark.parametrize(
    ("boards", "matches", "first", "findings"),
    [
        (OAK_ELM, [MATCH], "win 2 2", []),
        (OAK_ELM, [MATCH, [1, 2, None, None, 1]], "win 2 2", []),
        (OAK_ELM, [MATCH, [1, 1, 2, None, 2]], "win 2 2", []),
        (
            OAK_ELM,
            [MATCH, [1, 1, 2.5, 0.5, 2]],
            "win 2 2.5",
            [
                "error board-sum Matches!C2: team 1 has 2.5 points in round 1, but its boards add "
                "up to 2",
                "error board-sum Matches!D2",
            ],
        ),
        (
            [*OAK_ELM[:2], [1, 3, 1, 13, "", 2, 23]],
            [MATCH],
            "not finished 2 ",
            [
                f"{MISSING}team 1 against team 2 in round 1 has no result on board 3 of 3; until "
                "then the match is not over",
                f"{OPEN}: round 1 is not complete (Boards!E4 has no result yet), so it",
            ],
        ),
        (
            [[1, 1, 1, 11, None, 2, None], [1, 2, 1, 12, None, 2, 22]],
            [MATCH],
            "not finished 2 ",
            [OPEN],
        ),
        (
            OAK_ELM[:1],
            [MATCH, [1, 1, 2, 1, 2]],
            "win 2 2",
            [f"{MISSING}boards 2, 3 of 3; until then their line-ups are left out"],
        ),
        ([*OAK_ELM[:2], [1, 3, 1, None, "--", 2, None]], [MATCH], "win 2 1.5", []),
    ],
)
def test_what_boards_say_of_their_match(
    boards: Rows, matches: Rows, first: str, findings: Sequence[str]
) -> None:
    event = with_boards(*boards, matches=matches)
    assert rounds_of(event)[0] == [first]
    tells(event, *findings)


def test_a_warning_of_a_match_that_follows_from_its_boards_names_their_cell() -> None:
    again = [[2, *row[1:]] for row in OAK_ELM]
    assert ("warning", "met-twice", "Boards!E5") in found(with_boards(*OAK_ELM, *again))


def test_boards_count_by_their_weights() -> None:
    event = with_boards(*OAK_ELM, event=[*EVENT, ["Board weights", "12, 11, 9.5"]])
    assert rounds_of(event)[0] == ["win 2 22.25"]
    assert inside(section(event)).most == 32.5


def test_rows_may_be_typed_from_either_side_and_by_name() -> None:
    event = with_boards(
        OAK_ELM[0],
        [1, 2, "Elm Park", "Elm B", "½", "Oak Ridge", "Oak B", "white"],
        [1, 3, None, 23, "½", None, 13],
    )
    tells(event)
    assert inside(section(event)).lineups[0] == ((11, 12, 13),)
    assert games(section(event), 12) == [(Outcome.DRAW, 22, "b")]


def test_nobody_at_a_board_is_a_forfeit_without_an_opponent() -> None:
    event = with_boards(
        *OAK_ELM[:1], [1, 2, 1, 12, "+", 2, None], [1, 3, 1, None, "0", 2, 23], [1, 3]
    )
    tells(event)
    assert rounds_of(event)[:2] == [["win 2 2"], ["loss 1 1"]]
    made = section(event)
    assert inside(made).lineups[:2] == (((11, 12, 0),), ((21, 0, 23),))
    assert games(made, 12) == [(Outcome.FORFEIT_WIN, None, "")]
    assert games(made, 23) == [(Outcome.FORFEIT_WIN, None, "")]
    both = with_boards(*OAK_ELM[:2], [1, 3, 1, 13, "--", 2, 23])
    assert games(section(both), 13) == [(Outcome.FORFEIT_LOSS, 23, "")]


@pytest.mark.parametrize(
    ("results", "first", "second"),
    [
        ("+++", "forfeit win 2 3", "forfeit loss 1 0"),
        ("---", "forfeit loss 2 0", "forfeit win 1 3"),
        (["--", "--", "--"], "forfeit loss 2 0", "forfeit loss 1 0"),
        (["+", "-", "--"], "forfeit draw 2 1", "forfeit draw 1 1"),
    ],
)
def test_a_match_without_any_play_is_forfeited(
    results: Sequence[str], first: str, second: str
) -> None:
    rows = [[1, k, 1, 10 + k, sign, 2, 20 + k] for k, sign in enumerate(results, start=1)]
    event = with_boards(*rows)
    assert rounds_of(event)[:2] == [[first], [second]]
    assert [finding for finding in found(event) if finding[0] == "error"] == []


def test_line_ups_may_be_typed_before_the_match() -> None:
    event = with_boards([1, 1, 1, 11, None, 2, None], [1, 2, 1, 12, None, 2, 22])
    assert inside(section(event)).lineups[0] == ((11, 12, 0),)
    assert games(section(event), 11) == [(Outcome.UNPAIRED, None, "")]
    assert games(section(event), 12) == [(Outcome.PENDING, 22, "")]
    decided = with_boards(*OAK_ELM[:1], matches=[MATCH, [1, 1, 2, 1, 2]])
    assert inside(section(decided)).lineups == ()


def test_without_the_label_a_match_has_as_many_boards_as_are_typed() -> None:
    event = with_boards(*OAK_ELM, event=[["Kind", "team"], ["Event", "X"]])
    assert (inside(section(event)).boards, rounds_of(event)[0]) == (3, ["win 2 2"])


def test_members_stand_in_the_order_of_their_places() -> None:
    rows = [[7, "Ash", None, 1, None], [8, "Fir", None, 1, 2], [9, "Yew", None, 1, 1]]
    made = section(team_event(Players=[PLAYERS[0], *rows]))
    assert inside(made).rosters == ((9, 8, 7), (), (), ())
    members = inside(made).members
    assert members is not None
    assert [member.team for member in members.players] == ["Oak Ridge"] * 3


def test_boards_that_contradict_a_typed_match_are_an_error() -> None:
    typed: Rows = [MATCH, [1, 1, 2, 1, 3], [1, 2, None, None, 4]]
    event = team_event(typed, Players=PLAYERS, Boards=BOARDS)
    assert found(event)[0] == ("error", "boards-and-match", "Boards!E2")
    assert messages(event, "boards-and-match") == [
        "the boards have team 1 against team 2 in round 1, but it stands against team 3 at "
        "Matches!C2; correct one of them"
    ]
    event = with_boards(*OAK_ELM, matches=[MATCH, [1, 2, None, None, None, "bye"]])
    assert (
        "team 2 against team 1 in round 1, but it stands without an opponent at Matches!F2"
        in (messages(event, "boards-and-match")[0])
    )


def test_results_by_board_need_a_list_of_players() -> None:
    event = team_event([MATCH], Boards=BOARDS)
    tells(event, "error no-players Boards")
    tells(team_event([MATCH], Boards=[BOARD]))
    tells(team_event([MATCH], Boards=[BOARD], Players=[PLAYERS[0]]))


def test_a_crosstable_takes_boards_too() -> None:
    table: Rows = [
        ["No.", "Team", "R1", "P1"],
        [1, "Oak Ridge", None, None],
        [2, "Elm Park", None, None],
        [3, "Cedar Falls", "H", None],
        [4, "Birch Bay", 3, None],
    ]
    event = read(Event=EVENT, Crosstable=table[:-1], Players=PLAYERS[:13], Boards=BOARDS)
    assert (found(event), rounds_of(event)) == (
        [],
        [["win 2 2"], ["loss 1 1"], ["half-point bye - "]],
    )
    late = [BOARD, [2, 1, 1, 11, "1", 2, 21]]
    event = read(Event=EVENT, Crosstable=table[:-1], Players=PLAYERS[:13], Boards=late)
    assert found(event)[0] == ("error", "missing-round", "Boards!E2")
    assert messages(event, "missing-round") == ["the crosstable has no column for round 2; add it"]


@pytest.mark.parametrize(
    ("boards", "value"), [(OAK_ELM, 1 + 2 * 0.5 + 3 * 0.5), (OAK_ELM[:2], None), ((), None)]
)
def test_board_count_has_no_value_while_boards_are_missing(
    boards: Rows, value: float | None
) -> None:
    typed: Rows = [MATCH, [1, 1, 2, 1, 2]]
    made = section(team_event(typed, teams=TEAMS[:3], Players=PLAYERS[:9], Boards=[BOARD, *boards]))
    assert standings(made, order="BC").rows[0].values["BC"] == value


def test_a_match_with_its_result_typed_says_which_boards_are_missing() -> None:
    event = with_boards(*OAK_ELM[:2], matches=[MATCH, [1, 1, None, None, 2, "W"]])
    assert ("warning", "boards-missing", "Boards!E2") in found(event)
    assert (
        "no result on board 3 of 3; until then their line-ups are left out"
        in (messages(event, "boards-missing")[0])
    )
    assert inside(section(event)).lineups == ()


def test_who_is_on_no_board_did_not_play_where_there_are_boards_alone() -> None:
    event = read(Event=EVENT, Teams=TEAMS, Players=PLAYERS, Boards=BOARDS)
    tells(event)
    assert section(event).crosstable.complete_rounds == (1,)
