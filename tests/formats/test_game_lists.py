"""An event written as a list of its games is the same event when it is read again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.make.crosstables import section
from tests.make.files import again, written
from tests.make.samples import bare, lost, results
from xltiebreak import Event, Player, TieBreakError
from xltiebreak.formats import convert

PLAYERS = (
    Player(1, "Ash, Ann", "90000001", 1800, team="Oak"),
    Player(2, "Birch, Bo", rating=1700),
    Player(3, "Cedar, Cy", team="Elm"),
    Player(4, "Birch, Bo", rating=1500),
    Player(7, "", rating=1400),
    Player(8, "Late, Lou"),
)
ROWS = ("W2w D4b X3", "L1b W3w H", "8b L2b F1", "W7w D1w 7w", "L4b B 4b", "3w U U")


def played(rows: tuple[str, ...] = ROWS) -> Event:
    """Two players of one name, one without a name, and the results that people list."""
    numbers = [player.number for player in PLAYERS]
    made = section(*rows, numbers=numbers, players=PLAYERS, kind="", order="MM,SOLK")
    return Event("Elm Open", (made,))


def test_a_list_of_games_holds_the_whole_event() -> None:
    event = played()
    assert lost(event, "games") == (
        "Read back otherwise: the colors (player 1 in round 3, nothing as 'w'; player 3 in round "
        "3, nothing as 'b').",
    )  # of a forfeit, as one of the two has to stand under White
    back = bare(again(event, "games"))
    assert back.sections[0].players == event.sections[0].players
    assert results(back.sections[0]) == results(event.sections[0])
    assert back.sections[0].order == "MM,SOLK"


def test_each_game_is_one_row_with_names_where_they_tell_who_is_meant() -> None:
    text = written(played(), "games").decode("utf-8-sig")
    games = text.split("Round,White,Result,Black\r\n")[1].splitlines()
    assert games[:3] == ['1,"Ash, Ann",1-0,2', "1,4,1-0,7", '1,"Late, Lou",,"Cedar, Cy"']
    assert '3,"Ash, Ann",F 1-0,"Cedar, Cy"' in games
    assert "3,2,H," in games


@pytest.mark.parametrize(
    ("cell", "sentence"),
    [
        ("W2", "does not say who had White, which a list of games needs"),
        ("N2w", "is nothing that a list of games can say"),
    ],
)
def test_what_a_list_of_games_cannot_say_is_refused(cell: str, sentence: str) -> None:
    twin = "L1" if cell == "W2" else "L1b"
    rows = (cell + ROWS[0][3:], twin + ROWS[1][3:], *ROWS[2:])
    with pytest.raises(TieBreakError, match=sentence):
        convert(played(rows), "games")


def test_a_grid_and_matches_of_teams_are_no_list_of_games() -> None:
    [made] = played().sections
    grid = replace(made, origin=replace(made.origin, grid=((1, 2),)))
    with pytest.raises(TieBreakError, match="this event has no rounds"):
        convert(replace(played(), sections=(grid,)), "games")
