"""What a kind of file cannot hold of an event is told in a sentence each, and nothing else is."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.make import reading
from tests.make.crosstables import AWAITED, alone
from tests.make.made_up_teams import WEIGHTS, team_event
from tests.make.samples import game, lost, of_results
from tests.make.trf import cell, changed_teams
from xltiebreak import Crosstable, Event, Outcome, Player, Result


def dated(**fields: str) -> Event:
    return replace(game(), **fields)  # type: ignore[arg-type]


def bye_of(**fields: object) -> Event:
    """A player alone, with these fields."""
    return alone("B", players=(Player(1, **fields),))  # type: ignore[arg-type]


def team(**fields: object) -> Event:
    """The team event whose first team is another one."""
    first, *others = changed_teams().sections[0].players
    return changed_teams(players=(replace(first, **fields), *others))  # type: ignore[arg-type]


WIN, LOSS = Result(Outcome.WIN, 2, "w"), Result(Outcome.LOSS, 1, "b")
WAITING = of_results(
    (WIN, Result(Outcome.WIN, 3, "b")),
    (LOSS, AWAITED),
    (Result(Outcome.HALF_BYE), Result(Outcome.LOSS, 1, "w")),
)
GRID = reading.text("No.,Name,1,2,3,4\n1,Ann,,1,,+\n2,Bob,0,,,\n3,Cy,,,,0\n4,Di,-,,1,\n")
ODD = of_results(
    (Result(Outcome.FULL_BYE), Result(Outcome.WIN, 2, unrated=True)),
    (Result(Outcome.PAIRING_BYE, worth=0.5), Result(Outcome.LOSS, 1, unrated=True)),
    (Result(Outcome.FORFEIT_WIN, colour="w"), Result(Outcome.HALF_BYE)),
    players=(
        Player(1, "Ash", title="FM", federation="USA"),
        Player(2, "Birch", sex="w"),
        Player(3, "Cedar", birth="2012", printed_place=3),
    ),
    printed={"Solk": {1: "3"}},
)
OF_ODD = " ".join((
    "Left out: the titles (player 1).",
    "Left out: the federations or states (player 1).",
    "Left out: the sexes (player 2).",
    "Left out: the birth dates (player 3).",
    "Left out: the printed places (player 3).",
    "Read back otherwise: the results (player 1 in round 1, 'granted full-point bye' as "
    "'full-point bye'; player 1 in round 2, 'win, not rated' as 'win'; player 2 in round 1, "
    "'full-point bye worth 0.5' as 'half-point bye'; player 2 in round 2, 'loss, not rated' as "
    "'loss').",
    "Left out: the colors (player 3 in round 1).",
))  # fmt: skip


def colorless_forfeit() -> Event:
    table = changed_teams().sections[0].crosstable
    rows = (
        tuple(replace(result, colour="") if result.forfeit else result for result in row)
        for row in table.results
    )
    return changed_teams(crosstable=Crosstable(table.numbers, tuple(rows)))


TOLD: dict[str, dict[str, Event]] = {
    "trf26": {
        "": alone("W2w H", "L1b B"),
        "Left out: the venue (Hall).": dated(venue="Hall"),
        "Left out: the rating body (US Chess).": dated(rated_by="US Chess"),
        "Left out: the dates (next spring); a TRF holds days such": dated(dates="next spring"),
        "Left out: the dates (03/04/2026); a TRF holds": dated(dates="03/04/2026"),
        "Left out: the lots (2,1).": game(lots="2,1"),
        "Left out: the list of those who withdrew (2).": game(kind="roundrobin", withdrawn=(2,)),
        "Left out: the columns (TB1, TB2).": game(printed={"TB1": {1: "5"}, "TB2": {}}),
        "Left out: the number of trophies (3).": game(trophies=3),
        "Left out: the rating of unrated players (0).": game(unrated=0),
        "Read back otherwise: the section's name ('U1200' as 'Open').": game(name="U1200"),
        "Left out: the clubs (player 1).": bye_of(team="Oaks"),
        "Left out: the games behind the provisional ratings (player 1)": bye_of(
            rating=900, provisional=4
        ),
        "Read back otherwise: the names (player 1, 'AAAA": bye_of(name="A" * 34),
        "Left out: the ids (player 1); a TRF holds ids": bye_of(id="123456789012"),
        "Left out: the sexes (player 1).": bye_of(sex="unknown"),
        "Left out: the ratings (player 1).": bye_of(rating=12_345),
        "Read back otherwise: the results (player 1 in round 1, 'forfeit draw' as": (
            alone("Z2", "Z1")
        ),
        "Read back otherwise: the results (player 1 in round 1, 'forfeit win' as 'granted "
        "full-point bye'; player 2 in round 1, 'forfeit loss' as 'not paired').": alone("X", "F"),
        "Read back otherwise: the colors (player 2 in round 1, 'w' as 'b').": alone("W2w", "L1w"),
        "Read back otherwise: the results (player 2 in round 2, 'not entered yet' as 'not": WAITING,
        f"Read back otherwise: the names (team 1, '{'A' * 33}' as '{'A' * 32}').": team(
            name="A" * 33
        ),
        "Read back otherwise: the ids (team 1, 'LARKFIELD' as 'LARKF').": team(id="LARKFIELD"),
        "Left out: the federations or states (team 1).": team(federation="USA"),
        "Read back otherwise: the results (team 4 in round 3, 'forfeit draw' as 'half": cell(
            4, 3, Result(Outcome.FORFEIT_DRAW)
        ),
        "Read back otherwise: the results (team 1 in round 1, 'win by a ruling' as 'win').": cell(
            1, 1, Result(Outcome.WIN, 4, "w", ruling=True)
        ),
        "Read back otherwise: the points in matches (team 4 in round 3, '1.5' as '3').": cell(
            4, 3, Result(Outcome.FULL_BYE)
        ),
        "Left out: the number of counting players (3).": changed_teams(counting=3),
        "Read back otherwise: the colors (team 3 in round 2, nothing as 'b'; team 5 in round 2, "
        "nothing as 'w').": (colorless_forfeit()),
    },
    "trf16": {
        "Read back otherwise: the results (player 1 in round 1, 'win by a ruling' as 'win')": (
            alone("N2w", "L1b")
        )
    },
    "csv": {OF_ODD: ODD},
    "xlsx": {f"{OF_ODD} Left out: the columns (Solk).": ODD, "": GRID},
}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("code", "sentences", "event"),
    [(code, sentence, event) for code, cases in TOLD.items() for sentence, event in cases.items()],
)
def test_what_is_lost_is_told(code: str, sentences: str, event: Event) -> None:
    told = lost(event, code)
    assert len(told) == len(sentences.split(". ")) * bool(sentences)
    assert " ".join(told).startswith(sentences)


AMONG_OTHERS: list[tuple[str, Event, tuple[str, ...]]] = [
    (
        "trf26",
        cell(4, 3, AWAITED),
        (
            "Read back otherwise: the results (team 4 in round 3, 'not entered yet' as 'not "
            "paired').",
            "Read back otherwise: the points in matches (team 4 in round 3, '1.5' as '0').",
        ),
    ),
    (
        "trf26",
        Event("Prairie Cup", (team_event(6, 5, WEIGHTS[0], Random(4)).section(),)),
        ("Left out: the board weights (12 11 10 9 8 7 6 5); a reader counts every board as 1.",),
    ),
    (
        "uschess",
        Event("Prairie Cup", (team_event(6, 5, WEIGHTS[1], Random(4)).section(),)),
        ("Left out: the teams and their matches; the games of their players are written.",),
    ),
    (
        "uschess",
        bye_of(title="FM", federation="USA"),
        (
            "Left out: the titles (player 1).",
            "Left out: the federations or states (player 1); a rating report holds states, of two "
            "letters.",
        ),
    ),
]
"""What is lost besides other things."""


@pytest.mark.parametrize(("code", "event", "sentences"), AMONG_OTHERS, ids=range(len(AMONG_OTHERS)))
def test_what_is_lost_besides_other_things_is_told(
    code: str, event: Event, sentences: tuple[str, ...]
) -> None:
    assert {*sentences} <= {*lost(event, code)}
