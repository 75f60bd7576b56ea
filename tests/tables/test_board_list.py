"""Players and board games typed as lists: they make the matches that are not typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.tables.grids import Sheets, blocks, found, messages, read, tells
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
from xltiebreak.event.section import Event, Matches, Section
from xltiebreak.ranking.standings import standings

DATA = Path(__file__).parents[1] / "data/tables"
OAK_ELM = BOARDS[1:]


def inside(made: Section) -> Matches:
    assert made.matches is not None
    return made.matches


HEADS: Sheets = {"Event": EVENT, "Matches": [MATCH], "Boards": [BOARD]}


def shown(event: Event) -> Iterator[str]:
    """Each team's rounds and line-ups, and the games of its players."""
    made = section(event)
    for k, rounds in enumerate(rounds_of(event)):
        lineups = inside(made).lineups[k] if inside(made).lineups else ()
        seats = ", ".join(" ".join(map(str, lineup)) for lineup in lineups)
        at = f"; at {seats}" if any(lineups) else ""
        yield f"{made.players[k].number}: {', '.join(map(str.rstrip, rounds))}{at}"
    members = inside(made).members
    games = [
        f"{member} {result.outcome.value} {result.opponent or '-'}{result.colour}"
        for member, row in (members.crosstable.rows.items() if members else ())
        for result in row
        if result.outcome is not Outcome.UNPAIRED
    ]
    if games:
        yield f"games: {', '.join(games)}"


@pytest.mark.parametrize(("rows", "lines"), blocks(DATA / "team_events.txt"))
def test_what_lists_say_of_a_team_event(rows: list[str], lines: list[str]) -> None:
    sheets: dict[str, list[Sequence[object]]] = {"Event": [*EVENT], "Matches": [MATCH]}
    for row in rows:
        letter, _, cells = row.partition(" ")
        name = next(name for name in HEADS if name.startswith(letter))
        typed = sheets.setdefault(name, [*HEADS[name]])
        typed.append([cell.strip() for cell in cells.split("|")])
    if "Boards" in sheets:
        sheets["Players"] = [*PLAYERS]
    event = read(Teams=TEAMS, **sheets)
    expected = list(shown(event))
    assert lines[: len(expected)] == expected
    tells(event, *lines[len(expected) :])


def test_a_match_follows_from_its_boards() -> None:
    for event in (with_boards(*OAK_ELM), read(Teams=TEAMS, Players=PLAYERS, Boards=BOARDS)):
        made = section(event)
        assert rounds_of(event)[:2] == [["win 2 2"], ["loss 1 1"]]
        assert inside(made).boards == 3
        assert inside(made).lineups == (((11, 12, 13),), ((21, 22, 23),), ((),), ((),))
        assert inside(made).rosters[0] == (11, 12, 13, 14)


def test_boards_count_by_their_weights() -> None:
    event = with_boards(*OAK_ELM, event=[*EVENT, ["Board weights", "12, 11, 9.5"]])
    assert inside(section(event)).most == 32.5


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


def test_who_is_on_no_board_did_not_play_where_there_are_boards_alone() -> None:
    event = read(Event=EVENT, Teams=TEAMS, Players=PLAYERS, Boards=BOARDS)
    tells(event)
    assert section(event).crosstable.complete_rounds == (1,)
