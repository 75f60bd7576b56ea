"""What a kind of file cannot hold of an event is told in a sentence each, and nothing else is."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.make import reading
from tests.make.crosstables import AWAITED, section
from tests.make.made_up_teams import WEIGHTS, team_event
from tests.make.samples import elm, game, lost, of_results
from tests.make.trf import cell, changed_teams
from xltiebreak import Crosstable, Event, Outcome, Player, Result


def alone(*rows: str, **fields: object) -> Event:
    return Event("A", (section(*rows, **fields),))


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
    "The titles of 1 player are left out.",
    "The federations or states of 1 player are left out.",
    "The sexes of 1 player are left out.",
    "The birth dates of 1 player are left out.",
    "The printed places of 1 player are left out.",
    "Granted full-point bye is written as full-point bye: player 1 in round 1.",
    "Win, not rated is written as win: player 1 in round 2.",
    "Full-point bye worth 0.5 is written as half-point bye: player 2 in round 1.",
    "Loss, not rated is written as loss: player 2 in round 2.",
    "The color is left out: player 3 in round 1.",
))  # fmt: skip


def colorless_forfeit() -> Event:
    table = changed_teams().sections[0].crosstable
    rows = (
        tuple(replace(result, colour="") if result.forfeit else result for result in row)
        for row in table.results
    )
    return changed_teams(crosstable=Crosstable(table.numbers, tuple(rows)))


def of_elm(players: dict[str, object], fields: dict[str, object], event: dict[str, str]) -> Event:
    made = elm()
    [open_section] = made.sections
    ash, *others = open_section.players
    people = (replace(ash, **players), *others)  # type: ignore[arg-type]
    open_section = replace(open_section, players=people, **fields)  # type: ignore[arg-type]
    return replace(made, sections=(open_section,), **event)  # type: ignore[arg-type]


TOLD: dict[str, dict[str, Event]] = {
    "trf26": {
        "": alone("W2w H", "L1b B"),
        "The venue (Hall) is left out.": dated(venue="Hall"),
        "The rating body (US Chess) is left out.": dated(rated_by="US Chess"),
        "The dates (next spring) are left out; a TRF holds days such": dated(dates="next spring"),
        "The dates (03/04/2026) are left out; a TRF holds": dated(dates="03/04/2026"),
        "The dates (2025) are left out": dated(dates="2025"),
        "The lots (2,1) are left out.": game(lots="2,1"),
        "The list of those who withdrew (2) is left out.": game(kind="roundrobin", withdrawn=(2,)),
        "The columns TB1, TB2 are left out.": game(printed={"TB1": {1: "5"}, "TB2": {}}),
        "The number of trophies (3) is left out.": game(trophies=3),
        "The rating of unrated players (0) is left out.": game(unrated=0),
        "The section's name 'U1200' is written as 'Open'.": game(name="U1200"),
        "The clubs of 1 player are left out.": bye_of(team="Oaks"),
        "The games behind the provisional ratings of 1 player": bye_of(rating=900, provisional=4),
        "The names are written otherwise: player 1, 'AAAA": bye_of(name="A" * 34),
        "The ids of 1 player are left out; a TRF holds ids": bye_of(id="123456789012"),
        "The ids of 1 player are left out; a TRF holds ids of": bye_of(id="AB12"),
        "The sexes of 1 player are left out.": bye_of(sex="unknown"),
        "The ratings of 1 player are left out.": bye_of(rating=12_345),
        "Forfeit draw is written as half-point bye: player 1 in": alone("Z2", "Z1"),
        "Forfeit win is written as granted full-point bye: player 1 in round 1. "
        "Forfeit loss is written as not paired: player 2 in round 1.": alone("X", "F"),
        "The color is written otherwise: player 2 in round 1.": alone("W2w", "L1w"),
        "Not entered yet is written as not paired: player 2 in round 2.": WAITING,
        f"The names are written otherwise: team 1, '{'A' * 33}' as '{'A' * 32}'. "
        "The clubs of 4 players are left out.": team(name="A" * 33),
        "The ids are written otherwise: team 1, 'LARKFIELD' as 'LARKF'.": team(id="LARKFIELD"),
        "The federations or states of 1 team are left out.": team(federation="USA"),
        "Forfeit draw is written as half-point bye: team 4 in round 3.": cell(
            4, 3, Result(Outcome.FORFEIT_DRAW)
        ),
        "Win by a ruling is written as win: team 1 in round 1.": cell(
            1, 1, Result(Outcome.WIN, 4, "w", ruling=True)
        ),
        "1.5 in the match is written as 3 in the match: team 4 in round 3.": cell(
            4, 3, Result(Outcome.FULL_BYE)
        ),
        "The number of counting players (3) is left out.": changed_teams(counting=3),
        "The color is written that nobody told: team 3 in round 2, team 5 in round 2.": (
            colorless_forfeit()
        ),
    },
    "trf16": {
        "Forfeit draw is written as half-point bye: player 1 in": alone("Z2", "Z1"),
        "Win by a ruling is written as win: player 1 in round 1.": alone("N2w", "L1b"),
        "Not entered yet is written as not paired: player 2 in round 2.": WAITING,
    },
    "csv": {OF_ODD: ODD},
    "xlsx": {f"{OF_ODD} The column Solk is left out.": ODD, "": GRID},
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
        "uschess",
        alone("", "", players=(Player(1, "Ash"), Player(2, "Birch")), scheduled_rounds=3),
        ("The number of rounds (3) is left out; a reader takes 0.",),
    ),
    *(
        (code, GRID, ("Who still plays whom (3 games to come) is left out.",))
        for code in ("csv", "trf16", "trf26", "uschess")
    ),
    (
        "trf26",
        cell(4, 3, AWAITED),
        (
            "Not entered yet is written as not paired: team 4 in round 3.",
            "1.5 in the match is written as 0 in the match: team 4 in round 3.",
        ),
    ),
    (
        "trf26",
        Event("Prairie Cup", (team_event(6, 5, WEIGHTS[0], Random(4)).section(),)),
        (
            "The board weights (12 11 10 9 8 7 6 5) are left out; a reader counts every board as "
            "1.",
            "Draw is written as loss: team 2 in round 2.",
        ),
    ),
    (
        "uschess",
        Event("Prairie Cup", (team_event(6, 5, WEIGHTS[1], Random(4)).section(),)),
        ("The teams and their matches are left out; the games of their players are written.",),
    ),
    (
        "uschess",
        of_elm(
            {"team": "Elm Chess Club", "title": "FM", "federation": "USA", "name": "A" * 31},
            {
                "order": "uschess",
                "trophies": 3,
                "scheduled_rounds": 4,
                "printed": {"Mod. Med": {1: "5"}},
            },
            {"venue": "Old Mill", "dates": "in spring", "chief_td": "Ann Ray"},
        ),
        (
            "The venue (Old Mill) is left out.",
            "The dates (in spring) are left out; a rating report needs days such as 2026-03-14 – "
            "2026-03-15.",
            "The chief TD (Ann Ray) is left out; a rating report holds one member ID of eight "
            "figures.",
            "The number of trophies (3) is left out.",
            "The column Mod. Med is left out.",
            "The clubs of 1 player are left out.",
            "The titles of 1 player are left out.",
            "The games behind the provisional ratings of 1 player are left out.",
            f"The names are written otherwise: player 1, {'A' * 31!r} as {'A' * 30!r}; player 3, "
            "'Cedar, Müriel' as 'Cedar, Muriel'.",
            "The federations or states of 1 player are left out; a rating report holds states, of "
            "two letters.",
            "The opponent is left out: player 3 in round 1, player 6 in round 1.",
            "The number of rounds (4) is left out; a reader takes 3.",
        ),
    ),
]


@pytest.mark.parametrize(("code", "event", "sentences"), AMONG_OTHERS, ids=range(len(AMONG_OTHERS)))
def test_what_is_lost_besides_other_things_is_told(
    code: str, event: Event, sentences: tuple[str, ...]
) -> None:
    assert {*sentences} <= {*lost(event, code)}
