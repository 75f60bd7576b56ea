"""Reading the team records of TRF16 and TRF26."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.formats.trf import PRAIRIE, bare, event, findings, player, prairie, section, told, trf
from xltiebreak.formats.trf.reading import read_trf
from xltiebreak.model import Outcome, Result, Section
from xltiebreak.ranking import standings
from xltiebreak.teams.matches import Matches, MatchPoints


def matches(text: str) -> Matches:
    found = section(text).matches
    assert found is not None
    return found


def members(text: str) -> Section:
    found = matches(text).members
    assert found is not None
    return found


def team(number: int, name: str, *roster: int) -> str:
    """A record 310 without what programs work out."""
    return f"310 {number:3} {name:32}".ljust(72) + "".join(f" {member:4}" for member in roster)


def club(name: str, *roster: int) -> str:
    """A record 013."""
    return f"013 {name:32}" + " ".join(f"{member:4}" for member in roster)


OAKS, ELMS = team(1, "The Oaks", 1, 2, 3), team(2, "The Elms", 4, 5, 6)


def match(*rounds: tuple[str, ...], records: tuple[str, ...] = (OAKS, ELMS)) -> str:
    """Six players of two teams; each tuple holds a player's rounds."""
    return trf(*(player(k, *row) for k, row in enumerate(rounds, start=1)), *records)


PLAIN = match(
    ("   4 w 1",), ("   5 b =",), ("   6 w 0",), ("   1 b 0",), ("   2 w =",), ("   3 b 1",)
)


# A whole event


def test_the_example_is_read_as_the_event_that_it_is() -> None:
    assert findings(prairie()) == []
    found, inside = section(prairie()), matches(prairie())
    assert [(one.number, one.name, one.id, one.rating) for one in found.players][:2] == [
        (1, "Larkfield", "LARK", 1910),
        (2, "Stone Prairie", "STON", 1890),
    ]
    assert [one.printed_place for one in found.players] == [1, 2, 3, 5, 4]
    assert (found.kind, found.scheduled_rounds, found.edition, found.order) == (
        "swiss",
        3,
        "fide2026",
        "EDE,MPvGP,BH:GP/C1",
    )
    assert found.crosstable.rows[3] == (
        Result(Outcome.LOSS, 2, "w"),
        Result(Outcome.FORFEIT_WIN, 5, "w"),
        Result(Outcome.DRAW, 1, "b"),
    )
    assert found.crosstable.rows[4] == (
        Result(Outcome.LOSS, 1, "b"),
        Result(Outcome.PAIRING_BYE, worth=0.5),
        Result(Outcome.HALF_BYE),
    )
    assert (inside.boards, inside.weights, inside.placed_by, inside.match_points) == (
        3,
        (),
        "match",
        None,
    )
    assert inside.points[0] == (2.5, 2.0, 1.5)
    assert inside.points[3] == (0.5, 1.5, 1.5)
    assert inside.rosters[0] == (1, 2, 3, 4)
    assert inside.lineups[0] == ((1, 2, 3), (2, 1, 4), (1, 3, 4))
    assert inside.lineups[2] == ((9, 10, 0), (9, 10, 11), (9, 10, 0))
    assert inside.lineups[3] == ((12, 13, 14), (), ())


def test_the_example_says_what_it_is() -> None:
    assert PRAIRIE.read_text(encoding="utf-8").startswith("### A made-up team event")
    assert bare(read_trf(PRAIRIE.read_bytes(), "")) == bare(event(prairie()))


def test_the_players_of_a_team_event_are_its_members() -> None:
    found = members(prairie())
    assert [(one.number, one.name, one.team) for one in found.players][:1] == [
        (1, "Ash, Ada", "Larkfield")
    ]
    assert found.crosstable.rows[4] == (
        Result(Outcome.UNPAIRED),
        Result(Outcome.DRAW, 8, "b"),
        Result(Outcome.FORFEIT_WIN),
    )


def test_the_places_come_from_the_order_of_the_file() -> None:
    ranked = standings(section(prairie()))
    assert [(row.place, row.player.number, row.score, row.decided_by) for row in ranked.rows] == [
        (1, 1, 5.0, None),
        (2, 2, 3.0, "EDE"),
        (3, 3, 3.0, "EDE"),
        (4, 4, 2.0, "MPvGP"),
        (5, 5, 2.0, "MPvGP"),
    ]


# Boards


def test_without_a_line_up_a_team_sits_in_its_order() -> None:
    assert matches(PLAIN).lineups == (((1, 2, 3),), ((4, 5, 6),))
    assert matches(PLAIN).points == ((1.5,), (1.5,))
    assert section(PLAIN).crosstable.rows[1] == (Result(Outcome.DRAW, 2, "w"),)


def test_who_sat_opposite_an_empty_board_is_found_by_his_teams_order() -> None:
    text = match(("   4 w 1",), ("   6 b =",), (), ("   1 b 0",), ("0000 - +",), ("   2 w =",))
    assert matches(text).lineups == (((1, 0, 2),), ((4, 5, 6),))
    assert matches(text).points == ((1.5,), (1.5,))


def test_a_forfeit_loss_without_an_opponent_is_nobodys_board() -> None:
    text = match(
        ("   4 w 1",), ("   5 b =",), ("0000 - -",), ("   1 b 0",), ("   2 w =",), ("0000 - +",)
    )
    assert matches(text).lineups == (((1, 2, 0),), ((4, 5, 6),))
    assert members(text).crosstable.rows[3] == (Result(Outcome.UNPAIRED),)


def test_a_line_up_that_is_stated_stands() -> None:
    text = PLAIN + trf("300   1   1   2    3    1    2")
    assert matches(text).lineups == (((3, 1, 2),), ((6, 4, 5),))


def test_a_board_is_empty_where_a_line_up_says_so() -> None:
    text = match(
        ("   5 w 1",), ("   6 b =",), (), ("0000 - +",), ("   1 b 0",), ("   2 w =",),
        records=(OAKS, ELMS, "300   1   1   2    0    1    2"),
    )  # fmt: skip
    assert matches(text).lineups == (((0, 1, 2),), ((4, 5, 6),))


def test_a_forfeited_board_with_two_players_is_theirs() -> None:
    text = match(
        ("   4 w +",), ("   5 b =",), ("   6 w -",), ("   1 b -",), ("   2 w =",), ("   3 b -",)
    )
    assert matches(text).lineups == (((1, 2, 3),), ((4, 5, 6),))
    assert matches(text).points == ((1.5,), (0.5,))
    assert section(text).crosstable.rows[1] == (Result(Outcome.WIN, 2, "w"),)


def test_the_colors_of_the_boards_tell_how_many_there_are() -> None:
    assert matches(PLAIN + trf("352 WBWB")).boards == 4
    assert matches(PLAIN + trf("352 WBWB")).lineups[0] == ((1, 2, 3, 0),)
    assert matches(PLAIN).boards == 3


def test_a_team_has_the_color_of_its_first_board() -> None:
    text = match((), ("   4 w 1",), (), ("   2 b 0",), ("0000 - +",), ())
    seated = text + trf("352 WWB", "300   1   2   1    5    4    0")
    assert section(seated).crosstable.rows[1] == (Result(Outcome.DRAW, 2, "w"),)
    turned = text + trf("352 WBW", "300   1   2   1    5    4    0")
    assert section(turned).crosstable.rows[1] == (Result(Outcome.DRAW, 2, "b"),)


# Matches without play


def test_a_forfeited_match_is_worth_every_board() -> None:
    text = match((), (), (), (), (), (), records=(OAKS, ELMS, "330 -+   1   2   1", "352 WBW"))
    assert section(text).crosstable.rows == {
        1: (Result(Outcome.FORFEIT_WIN, 2, "b"),),
        2: (Result(Outcome.FORFEIT_LOSS, 1, "w"),),
    }
    assert matches(text).points == ((3.0,), (0.0,))


def test_a_match_that_both_teams_lost() -> None:
    text = match((), (), (), (), (), (), records=(OAKS, ELMS, "330 --   1   1   2"))
    assert [row[0].outcome for row in section(text).crosstable.results] == [
        Outcome.FORFEIT_LOSS
    ] * 2


def test_a_match_without_a_game_is_forfeited_by_its_boards() -> None:
    text = match(
        ("   4 w +",), ("   5 b +",), ("   6 w -",), ("   1 b -",), ("   2 w -",), ("   3 b +",)
    )
    assert section(text).crosstable.rows == {
        1: (Result(Outcome.FORFEIT_WIN, 2, "w"),),
        2: (Result(Outcome.FORFEIT_LOSS, 1, "b"),),
    }
    assert matches(text).points == ((2.0,), (1.0,))


@pytest.mark.parametrize(
    ("record", "result", "points"),
    [
        ("320  1.0  1.5 001", Result(Outcome.PAIRING_BYE, worth=0.5), 1.5),
        ("320  2.0  3.0 001", Result(Outcome.PAIRING_BYE), 3.0),
        ("320           001", Result(Outcome.PAIRING_BYE, worth=0.0), 0.0),
        ("240 F   1    1", Result(Outcome.FULL_BYE), 3.0),
        ("240 H   1    1", Result(Outcome.HALF_BYE), 1.5),
        ("240 Z   1    1", Result(Outcome.UNPAIRED), 0.0),
    ],
)
def test_a_bye_of_a_team(record: str, result: Result, points: float) -> None:
    text = match((), (), (), (), (), (), records=(OAKS, ELMS, record, "352 WBW"))
    assert section(text).crosstable.rows[1] == (result,)
    assert matches(text).points[0] == (points,)


@pytest.mark.parametrize(
    ("letter", "outcome", "points"),
    [
        ("U", Outcome.PAIRING_BYE, 3.0),
        ("F", Outcome.FULL_BYE, 3.0),
        ("H", Outcome.HALF_BYE, 1.5),
        ("+", Outcome.FORFEIT_WIN, 3.0),
    ],
)
def test_in_trf16_a_team_has_the_bye_of_its_players(
    letter: str, outcome: Outcome, points: float
) -> None:
    cell = (f"0000 - {letter}",)
    text = match(
        cell, cell, cell, ("   7 w 1",), ("   8 b 1",), ("   9 w 1",),
        ("   4 b 0",), ("   5 w 0",), ("   6 b 0",),
        records=(club("Oaks", 1, 2, 3), club("Elms", 4, 5, 6), club("Firs", 7, 8, 9)),
    )  # fmt: skip
    assert section(text).crosstable.rows[1] == (Result(outcome),)
    assert matches(text).points[0] == (points,)


def test_a_round_to_come_is_blank_but_for_its_byes() -> None:
    text = PLAIN + trf("240 H   3    2")
    one, two = section(text).crosstable.results
    assert [result.blank for result in one] == [False, True, True]
    assert [result.blank for result in two] == [False, True, False]
    assert told(text) == []


def test_a_match_that_is_being_played_is_not_finished() -> None:
    text = match(
        ("   4 w 1",), ("   5 b  ",), ("   6 w 0",), ("   1 b 0",), ("   2 w  ",), ("   3 b 1",)
    )
    assert section(text).crosstable.rows[1] == (Result(Outcome.PENDING, 2, "w"),)
    assert matches(text).points == ((None,), (None,))
    text = match((), (), (), (), (), (), records=(OAKS, ELMS, "300   1   1   2    0    0    0"))
    assert section(text).crosstable.rows[1] == (Result(Outcome.PENDING, 2),)


# Settings


def test_what_matches_are_worth() -> None:
    assert matches(PLAIN + trf("362 TW 3.0   TD 1.0   TL 0.0")).match_points == (3, 1, 0)
    assert matches(PLAIN + trf("362 TW 3")).match_points == MatchPoints(3, 1, 0)
    assert matches(PLAIN).match_points is None


@pytest.mark.parametrize(
    ("records", "placed_by", "order"),
    [
        ((), "match", ""),
        (("192 FIDE_TEAM_TYPEA_GP_MP",), "game", ""),
        (("192 FIDE_TEAM_MP_GP", "202 EDET/P,EMGSB/C1/P"), "match", "EDET/P,EMGSB/C1/P"),
        (("212 GPTS,MPTS,BH:GP/C1",), "game", "MPvGP,BH:GP/C1"),
        (("212 MPTS,GPTS,EDEBB",), "match", "MPvGP,EDEBB"),
        (("192 CUSTOM_TEAM_SWISS_GP", "212 MPTS,SB:MP"), "match", "SB:MP"),
    ],
)
def test_which_points_place_the_teams(records: tuple[str, ...], placed_by: str, order: str) -> None:
    text = PLAIN + trf(*records)
    assert (matches(text).placed_by, section(text).order) == (placed_by, order)
    assert told(text) == []


def test_a_round_robin_of_teams() -> None:
    assert section(PLAIN + trf("192 FIDE_TEAM_ROUNDROBIN")).kind == "roundrobin"


# Teams, or clubs


CLUBS = (club("The Oaks", 1, 2, 3), club("The Elms", 4, 5, 6))
CELLS = (("   4 w 1",), ("   5 b =",), ("   6 w 0",), ("   1 b 0",), ("   2 w =",), ("   3 b 1",))
MIXED = (("   4 w 1",), ("   3 b =",), ("   2 w =",), ("   1 b 0",), (), ())


def test_records_013_are_teams_where_these_meet_as_teams() -> None:
    text = match(*CELLS, records=CLUBS)
    assert [one.name for one in section(text).players] == ["The Oaks", "The Elms"]
    assert section(text).crosstable == section(PLAIN).crosstable
    assert replace(matches(text), members=None) == replace(matches(PLAIN), members=None)


@pytest.mark.parametrize(
    ("cells", "records"),
    [(MIXED, CLUBS), (CELLS, (*CLUBS, "092 Individual: Swiss-System")), ((), CLUBS)],
)
def test_records_013_are_clubs_where_players_are_paired_one_by_one(
    cells: tuple[tuple[str, ...], ...], records: tuple[str, ...]
) -> None:
    text = match(*(cells or [()] * 6), records=records)
    found = section(text)
    assert found.matches is None
    assert [one.team for one in found.players] == ["The Oaks"] * 3 + ["The Elms"] * 3
    assert told(text) == []


def test_byes_of_players_are_theirs_where_there_are_clubs() -> None:
    text = match(*MIXED, records=(*CLUBS, "240 H   1    5"))
    assert section(text).crosstable.rows[5] == (Result(Outcome.HALF_BYE),)


def test_a_file_with_both_kinds_of_team_records_is_read_by_the_newer_ones() -> None:
    assert bare(event(PLAIN + trf(*CLUBS))) == bare(event(PLAIN))


def test_a_name_whose_letters_were_counted_in_bytes_is_read() -> None:
    record = OAKS.replace("The Oaks  ", "Eiche Köln").replace("Köln" + " " * 18, "Köln" + " " * 17)
    text = PLAIN.replace(OAKS, record)
    assert [one.name for one in section(text).players] == ["Eiche Köln", "The Elms"]
    assert matches(text).rosters[0] == (1, 2, 3)


# What is wrong


@pytest.mark.parametrize(
    ("record", "where", "message"),
    [
        (team(3, "Firs", 9), "line 9, column 74", "there is no player 9; correct the number"),
        (team(3, "Firs", 1), "line 9, column 74", "player 1 is in team 1 already"),
        (f"{team(3, 'Firs')}    x", "line 9, column 74", "'x' is not a starting number"),
        ("310     Firs", "line 9, column 5", "it is missing; expected one from 1 to 999"),
        ("310   1 Firs", "line 9, column 5", "pairing number 1 stands at line 7, column 5"),
        (team(3, "Firs")[:71] + "77", "line 9, column 72", "expected a blank between two fields"),
        ("300   1   1   2    4", "line 9, column 17", "4 is no player of team 1"),
        ("300   1   1   2    1    1", "line 9, column 22", "player 1 sits at two boards"),
        ("300   1   9   2    1", "line 9, column 9", "there is no team 9; correct the number"),
        ("300   x   1   2    1", "line 9, column 5", "'x' is not a round"),
        ("300   1   1   2    1    2", "line 9", "round 1: player 3 has a result in this match"),
        ("320  1.5  1.5 001", "line 9, column 5", "a bye is worth 1.5 match points here"),
        ("320  a    1.5 001", "line 9, column 5", "'a' is not a number of points"),
        ("320  1.0  1.5 003", "line 9, column 15", "there is no team 3"),
        ("320  1.0  1.5 001", "line 9", "team 1 has a full-point bye in round 1 here, but meets"),
        ("240 H   1    7", "line 9, column 11", "there is no team 7"),
        ("240 X   1    1", "line 9, column 5", "expected F, H or Z"),
        ("330 ++   1   1   2", "line 9, column 5", "'++' is no forfeit; expected +-, -+ or --"),
        ("330 +-   1   1   2", "line 9", "teams 1 and 2 played in round 1"),
        ("330 +-   1   1   1", "line 9, column 12", "team 1 has such a record for round 1"),
        ("352 WB", "line 7", "team 1 has 3 players in round 1, but a match has 2 boards"),
        ("352 WX", "line 9", "'WX' are not the colors of the boards; expected W or B for each"),
        ("362 TW x", "line 9", "'TW X' cannot be read; expected points such as TW 2.0"),
        ("362 TW 1.0   TD 1.0", "line 9", "a match won, drawn and lost is worth 1-1-0 here"),
        ("299 W   2.0   2.5    1    1", "line 9", "the arbiter gave or took away points"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(record: str, where: str, message: str) -> None:
    errors = [one for one in findings(PLAIN + trf(record)) if one.is_error]
    assert [one.where for one in errors if message in one.message] == [where]


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
    errors = [one for one in findings(text) if one.is_error]
    assert [one.where for one in errors if message in one.message] == [where]


def test_a_match_of_more_boards_than_there_can_be_is_told() -> None:
    size = 51
    cells = [(f"{size + k:4} w 1",) for k in range(1, size + 1)]
    cells += [(f"{k:4} b 0",) for k in range(1, size + 1)]
    rosters = (range(1, size + 1), range(size + 1, 2 * size + 1))
    records = tuple(team(k, f"Team {k}", *roster) for k, roster in enumerate(rosters, start=1))
    errors = [one for one in findings(match(*cells, records=records)) if one.is_error]
    assert [one.message for one in errors if one.where == "line 103"] == [
        "team 1 has 51 players in round 1, but a match has at most 50 boards; correct one of them"
    ]


def test_players_of_one_team_with_different_byes_are_told() -> None:
    text = match(("0000 - H",), ("0000 - F",), (), (), (), ())
    [found] = findings(text)
    assert (found.code, found.where) == ("bye-record", "line 7")
    assert found.message.startswith("the players of team 1 have different byes in round 1")


def test_two_byes_of_one_team_are_told_with_both_lines() -> None:
    text = match(
        (), (), (), (), (), (), records=(OAKS, ELMS, "240 H   1    1", "320  1.0  1.5 001")
    )
    [found] = [one for one in findings(text) if one.is_error]
    assert (found.where, found.message) == (
        "line 10, column 15",
        "team 1 has a half-point bye in round 1 on line 9 already; leave one of them",
    )


def test_points_of_a_team_that_its_matches_do_not_give_are_a_warning() -> None:
    [one, other] = findings(prairie().replace("    5.0    6.0   1 ", "    4.0    7.0   1 "))
    assert (one.severity, one.code, one.where) == ("warning", "printed-score", "line 31, column 55")
    assert one.message == (
        "team 1 is printed with 4.0 match points, but its matches add up to 5; check the matches"
    )
    assert other.where == "line 31, column 62"


def test_a_file_with_fewer_teams_than_it_says_is_a_warning() -> None:
    assert ("team-count", "line 7") in told(prairie().replace("082 5", "082 6"))
