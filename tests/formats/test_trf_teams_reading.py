"""Reading the team records of TRF16 and TRF26."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.make.trf import (
    DATA,
    ELMS,
    OAKS,
    PLAIN,
    PRAIRIE,
    bare,
    club,
    event,
    findings,
    match,
    matches,
    members,
    prairie,
    section,
    told,
    trf,
)
from xltiebreak import Outcome, Result, standings

# A whole event


def test_the_example_is_read_as_the_event_that_it_is() -> None:
    assert findings(prairie()) == []
    teams, inside = section(prairie()), matches(prairie())
    assert [(player.number, player.name, player.id, player.rating) for player in teams.players][
        :2
    ] == [
        (1, "Larkfield", "LARK", 1910),
        (2, "Stone Prairie", "STON", 1890),
    ]
    assert [player.printed_place for player in teams.players] == [1, 2, 3, 5, 4]
    assert (teams.kind, teams.scheduled_rounds, teams.edition, teams.order) == (
        "swiss",
        3,
        "fide2026",
        "EDE,MPvGP,BH:GP/C1",
    )
    assert teams.crosstable.rows[3] == (
        Result(Outcome.LOSS, 2, "w"),
        Result(Outcome.FORFEIT_WIN, 5, "w"),
        Result(Outcome.DRAW, 1, "b"),
    )
    assert teams.crosstable.rows[4] == (
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
    assert bare(event(PRAIRIE.read_bytes())) == bare(event(prairie()))


def test_the_players_of_a_team_event_are_its_members() -> None:
    people = members(prairie())
    assert [(player.number, player.name, player.team) for player in people.players][:1] == [
        (1, "Ash, Ada", "Larkfield")
    ]
    assert people.crosstable.rows[4] == (
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


# Boards, and matches without play


def shown(text: str) -> Iterator[str]:
    """What each team has in round 1, as ``team_rounds.txt`` has it."""
    made = matches(text)
    for k, (result, *_) in enumerate(section(text).crosstable.results):
        worth = "" if result.worth is None else f" worth {result.worth:g}"
        met = f" {result.opponent}{result.colour}" if result.opponent else ""
        points = "-" if made.points[k][0] is None else f"{made.points[k][0]:g}"
        yield f"{result.outcome.value}{worth}{met}, {points} points, at {made.lineups[k][0]}"


@pytest.mark.parametrize("case", (DATA / "team_rounds.txt").read_text("utf-8").split("\n\n")[1:])
def test_a_round_of_teams_is_what_its_players_and_records_say(case: str) -> None:
    _, cells, *lines = case.strip().splitlines()
    fields = (cell.partition(" ") for cell in cells.split(" / "))
    rows = [() if met == "." else (f"{met:>4} {rest}",) for met, _, rest in fields]
    records = [line for line in lines if not line.startswith(" ")]
    has_teams = any(record.startswith(("310", "013")) for record in records)
    text = match(*rows, records=() if has_teams else (OAKS, ELMS)) + trf(*records)
    expected = [line.strip() for line in lines if line.startswith(" ")]
    told = [line for line in expected if line.startswith(("error ", "warning "))]
    found = [f"{f.severity} {f.code} {f.where}: {f.message}" for f in findings(text)]
    for line in told:
        assert [finding for finding in found if finding.startswith(line)], found
    if teams := expected[len(told) :]:
        assert [*shown(text)][: len(teams)] == teams
        assert told or not [finding for finding in found if finding.startswith("error ")]


def test_a_forfeit_loss_at_no_board_is_a_round_not_paired() -> None:
    text = match(("   4 w 1",), (), ("0000 - -",), ("   1 b 0",), (), ())
    assert members(text).crosstable.rows[3] == (Result(Outcome.UNPAIRED),)


def test_a_round_to_come_is_blank_but_for_its_byes() -> None:
    text = PLAIN + trf("240 H   3    2")
    one, two = section(text).crosstable.results
    assert [result.blank for result in one] == [False, True, True]
    assert [result.blank for result in two] == [False, True, False]
    assert told(text) == []


# Settings


def test_what_matches_are_worth() -> None:
    assert matches(PLAIN + trf("362 TW 3.0   TD 1.0   TL 0.0")).match_points == (3, 1, 0)
    assert matches(PLAIN + trf("362 TW 3")).match_points == (3, 1, 0)
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


def test_an_undated_trf26_of_teams_is_under_the_newest_edition_of_fide() -> None:
    assert section(PLAIN).edition == "fide2026"
    assert section(trf("042 2024/05/01") + PLAIN).edition == "fide2023"
    assert section(match(*CELLS, records=CLUBS)).edition == "fide2026"


def test_a_round_robin_of_teams() -> None:
    assert section(PLAIN + trf("192 FIDE_TEAM_ROUNDROBIN")).kind == "roundrobin"


# Teams, or clubs


CLUBS = (club("The Oaks", 1, 2, 3), club("The Elms", 4, 5, 6))
CELLS = (("   4 w 1",), ("   5 b =",), ("   6 w 0",), ("   1 b 0",), ("   2 w =",), ("   3 b 1",))
MIXED = (("   4 w 1",), ("   3 b =",), ("   2 w =",), ("   1 b 0",), (), ())


def test_records_013_are_teams_where_these_meet_as_teams() -> None:
    text = match(*CELLS, records=CLUBS)
    assert [player.name for player in section(text).players] == ["The Oaks", "The Elms"]
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
    teams = section(text)
    assert teams.matches is None
    assert [player.team for player in teams.players] == ["The Oaks"] * 3 + ["The Elms"] * 3
    assert told(text) == []


def test_byes_of_players_are_theirs_where_there_are_clubs() -> None:
    text = match(*MIXED, records=(*CLUBS, "240 H   1    5"))
    assert section(text).crosstable.rows[5] == (Result(Outcome.HALF_BYE),)


def test_a_file_with_both_kinds_of_team_records_is_read_by_the_newer_ones() -> None:
    assert bare(event(PLAIN + trf(*CLUBS))) == bare(event(PLAIN))


def test_a_name_whose_letters_were_counted_in_bytes_is_read() -> None:
    record = OAKS.replace("The Oaks  ", "Eiche Köln").replace("Köln" + " " * 18, "Köln" + " " * 17)
    text = PLAIN.replace(OAKS, record)
    assert [player.name for player in section(text).players] == ["Eiche Köln", "The Elms"]
    assert matches(text).rosters[0] == (1, 2, 3)
