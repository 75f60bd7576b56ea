"""Every value and place of players and of teams under the editions of FIDE of 2023 and 2026 is what
gacrux, its own tie-break checker, makes of the same event."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal, DivisionByZero
from itertools import product

import pytest

from tests.make.crosstables import ranked, section
from tests.nightly import by_day
from tests.referees import gacrux
from tests.referees.comparison import (
    AMONG_THE_TIED,
    AMONG_TIED_TEAMS,
    CODES,
    EDITIONS,
    ORDERS,
    TEAM_CODES,
    TEAM_ORDERS,
    differences,
)
from tests.referees.events import every_kind, named, roundrobin
from tests.referees.gacrux import STARTED, answered, inside, parameters, values
from tests.referees.team_events import every_kind_of_teams, team_roundrobin, team_swiss
from xltiebreak import SYSTEMS, Event, Outcome, Section
from xltiebreak.formats.files import convert

pytestmark = pytest.mark.slow


EVENTS = list(every_kind(20))
NOT_FIDES = {"SB/A"}
"""An option of the US Sonneborn-Berger; FIDE's is on adjusted scores anyway."""


@pytest.mark.parametrize(
    ("made", "edition"), [*product(EVENTS, EDITIONS)][:: by_day(3, night=1)], ids=named
)
def test_gacrux_says_the_same(made: Section, edition: str) -> None:
    assert list(differences(made, edition)) == []


def test_gacrux_is_asked_for_every_system_of_fide_and_each_of_its_options() -> None:
    fides = [
        system for system in SYSTEMS.values() if "FIDE" in system.reference and not system.of_teams
    ]
    offered = {f"{system.code}/{option}" for system in fides for option in system.options}
    offered |= {system.code for system in fides}
    asked = {*CODES, *AMONG_THE_TIED, *(code for order in ORDERS for code in order)}

    assert offered - asked - NOT_FIDES - {"KS/L50"} == set()


def test_a_game_that_was_annulled_is_for_gacrux_a_bye_that_was_asked_for() -> None:
    """Named exclusion: the opponents of a player who left a round-robin early had elected to
    play him (7.6)."""
    made = roundrobin(0, players=6, leaves_after=0.3, unplayed=0)

    theirs = gacrux.values(made, "fide2026", ["REP"])["REP"]
    ours = {r.player.number: r.values["REP"] for r in ranked(made, "fide2026", "REP").rows}

    (gone,) = made.withdrawn
    others = made.by_number.keys() - {gone}
    assert {ours[number] for number in others} == {5}
    assert {theirs[number] for number in others} == {4}


def test_a_trf_of_what_was_typed_in_us_letters_is_read_whatever_is_said_of_colors() -> None:
    for cells in (("X2w", "F1b"), ("X2b", "F1"), ("X2", "F1b"), ("F2w", "F1b"), ("X2", "F1"),
                  ("W2", "L1"), ("W2w", "L1w"), ("N2w", "W1b")):  # fmt: skip
        made = section(f"{cells[0]} W3w", f"{cells[1]} W4w", "D4w L1b", "D3b L2b")
        written = convert(Event("A", (made,), dates="2026/05/09"), "trf26").written
        assert gacrux.scores(written.content.decode(), 2) == {
            number: sum(result.points for result in row)
            for number, row in made.crosstable.rows.items()
        }


TEAM_EVENTS = list(every_kind_of_teams(6))


@pytest.mark.parametrize(
    ("made", "edition"), [*product(TEAM_EVENTS, EDITIONS)][:: by_day(3, night=1)], ids=named
)
def test_gacrux_says_the_same_of_teams(made: Section, edition: str) -> None:
    assert list(differences(made, edition)) == []


def test_gacrux_is_asked_for_every_team_system_of_fide_and_each_of_its_options() -> None:
    fides = [system for system in SYSTEMS.values() if "FIDE" in system.reference]
    offered = {
        code
        for system in fides
        if system.of_teams
        for code in (system.code, *(f"{system.code}/{option}" for option in system.options))
    }
    offered |= {
        f"{system.code}:{points}" for system in fides if system.of_points for points in ("MP", "GP")
    }
    asked = {*TEAM_CODES, *AMONG_TIED_TEAMS, *(code for order in TEAM_ORDERS for code in order)}

    assert offered - asked == set()


def test_the_events_have_every_kind_of_match_and_of_board() -> None:
    cells = [result for made in TEAM_EVENTS for row in made.crosstable.results for result in row]
    boards = [
        members.crosstable.rows[member][round] if member else None
        for made in TEAM_EVENTS
        for members in [inside(made).members]
        if members
        for row in inside(made).lineups
        for round, seats in enumerate(row)
        for member in seats
    ]
    outcomes = {
        Outcome.WIN, Outcome.DRAW, Outcome.LOSS, Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS,
    }  # fmt: skip
    byes = {Outcome.PAIRING_BYE, Outcome.FULL_BYE, Outcome.HALF_BYE, Outcome.UNPAIRED}

    assert {result.outcome for result in cells} == outcomes | byes
    assert {result.worth for result in cells} == {None, 0.5}
    assert {result.outcome if result else None for result in boards} == {*outcomes, None}
    assert {inside(made).placed_by for made in TEAM_EVENTS} == {"game", "match"}


@pytest.mark.parametrize("code", ["DE", "EDE", "EDET", "EDEB", "EDEBT", "EDEBB", "TBR", "BBE"])
def test_some_tie_of_teams_is_broken_by(code: str) -> None:
    assert any(
        row.decided_by == code
        for made in TEAM_EVENTS
        for row in ranked(made, "fide2026", code).rows
    )


@pytest.mark.parametrize(("seed", "code"), [(8, "EDEBT"), (8, "EDEBB"), (51, "EDET")])
def test_two_teams_that_met_twice_are_parted_by_the_boards_of_both_matches(
    seed: int, code: str
) -> None:
    made = team_roundrobin(seed, teams=4, boards=4, double=True, unplayed=0)
    theirs = values(made, "fide2026", [code])[code]

    ours = {row.player.number: row.values[code] or 0 for row in ranked(made, order=code).rows}
    assert set(ours.values()) > {1, 2}
    assert ours == theirs


def test_by_game_points_gacrux_forgets_the_last_match_in_fore_buchholz() -> None:
    """Named exclusion: the forfeited match of the final round is a draw in Fore Buchholz (8.3), so
    the absence of team 4 in round 7 is not at the end (16.2.5) and counts 0; by match points
    gacrux has it so, too."""
    made = team_swiss(58, teams=8, rounds=8, boards=7, unplayed=0.5)
    assert [result.outcome for result in made.crosstable.rows[4][6:]] == [
        Outcome.UNPAIRED,
        Outcome.FORFEIT_LOSS,
    ]
    theirs = values(made, "fide2026", ["FB:GP", "AFB:GP", "FB:MP", "AFB:MP"])
    by = ranked(made, "fide2026", "BH").context.by

    assert (by.game.fore().adjusted(4).amount, theirs["AFB:GP"][4]) == (23.5, Decimal(27))
    assert (by.match.fore().adjusted(4).amount, theirs["AFB:MP"][4]) == (7, Decimal(7))


def test_gacrux_divides_by_zero_where_one_match_is_worth_more_than_all_rounds() -> None:
    """Named exclusion: 2 match points in each of 3 rounds ÷ 8 boards is 0, rounded down; the
    regulations of the event have to name another divisor (13.4)."""
    made = team_roundrobin(0, teams=4, boards=8, unplayed=0)

    assert {row.values["SSSC"] for row in ranked(made, "fide2026", "SSSC").rows} == {None}
    with pytest.raises(DivisionByZero):
        values(made, "fide2026", ["SSSC"])


@pytest.mark.parametrize("made", TEAM_EVENTS, ids=named)
def test_gacrux_accepts_the_trf26_that_we_write(made: Section) -> None:
    codes = ["MPvGP", "EMGSB", "BC", "BH:GP"]
    section = replace(made, edition="fide2026")
    written = convert(Event("A", (section,), dates=STARTED["fide2026"]), "trf26").written
    theirs = answered(written.content.decode(), parameters(made, codes), made.crosstable.rounds)

    assert {competitor["cid"]: competitor["tiebreakScore"] for competitor in theirs} == {
        row.player.number: [row.score, *(row.values[code] for code in codes)]
        for row in ranked(section, order=",".join(codes)).rows
    }
