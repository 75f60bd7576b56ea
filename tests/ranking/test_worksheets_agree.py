"""What explains a figure agrees with the place beside it: every system, order and kind of event."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, product
from random import Random
from typing import Any

import pytest

from tests.make.crosstables import section
from tests.make.typed_events import Typed, typed
from tests.nightly import by_day
from tests.referees.events import roundrobin, swiss
from tests.referees.team_events import team_roundrobin, team_swiss
from xltiebreak.answers.scripts import explain
from xltiebreak.answers.standings import EventStandings, event_standings
from xltiebreak.bulletin.tied_worksheets import tied_worksheets
from xltiebreak.event.figures import Figure
from xltiebreak.event.section import Matches, Player, Section
from xltiebreak.excel import udfs
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.orders import NAMED_ORDERS
from xltiebreak.ranking.standings import Standings, ranked
from xltiebreak.rules.editions import EDITIONS
from xltiebreak.rules.systems import SYSTEMS, tie_break

CODES = [
    *SYSTEMS,
    *(f"{system.code}/{option}" for system in SYSTEMS.values() for option in system.options),
    *(
        f"{system.code}:{points}"
        for system in SYSTEMS.values()
        if system.of_points
        for points in ("MP", "GP")
    ),
]
AMONG_THE_TIED = [code for code in CODES if tie_break(code).system.in_group]
EVENTS: dict[str, Section] = {
    "swiss": swiss(3, 16, 5),
    "small swiss": swiss(8, 8, 3),
    "round-robin": roundrobin(5, 7),
    "double": roundrobin(2, 6, double=True),
    "one leaves": roundrobin(4, 8, leaves_after=0.3),
    "teams": team_swiss(11, teams=10, rounds=5, boards=4),
    "team round-robin": team_roundrobin(4, teams=8, boards=3),
}


def orders(drawing: Random, count: int) -> list[str]:
    """Orders of four codes each, in which every system that is made among the tied comes first,
    in the middle and last."""
    made = []
    for code in AMONG_THE_TIED:
        for place in range(3):
            others = [other for other in drawing.sample(CODES, 9) if not alike(other, code)]
            made.append(",".join([*others[:place], code, *others[place:3]]))
    made += [",".join(drawing.sample(list(SYSTEMS), 4)) for _ in range(count)]
    return made


def alike(code: str, other: str) -> bool:
    """Whether both are of one system, of which an order may hold only what differs."""
    return tie_break(code).system is tie_break(other).system


def disagreements(table: Standings) -> list[str]:
    return [
        f"{tie.code} of {row.player.number}: {row.values[tie.code]}, explained {explained}"
        for row in table.rows
        for tie in table.order.tie_breaks
        if (explained := table.worksheet(row.player.number, tie).value) != row.values[tie.code]
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("event", "edition"), [*product(EVENTS, EDITIONS)][:: by_day(5, night=1)])
def test_every_worksheet_gives_the_value_that_stands_in_the_standings(
    event: str, edition: str
) -> None:
    drawing = Random(f"{event} {edition}")
    compared = 0
    for order in orders(drawing, 20):
        table = ranked(EVENTS[event], Asked(edition=edition, order=order))
        assert disagreements(table) == [], order
        compared += len(table.steps)

    assert compared > 50


Story = dict[tuple[str, int], Any]
"""What one face of the program says of each code and number."""


def shown(figure: Figure | None) -> float | str:
    return "" if figure is None else float(figure)


def of_standings_tb(event: Typed, asked: Asked) -> Story:
    """The cells of STANDINGS_TB."""
    arguments = {"order": asked.order, "edition": asked.edition, "lots": asked.lots, **event.told}
    header, *rows = udfs.STANDINGS_TB(event.results, event.names, **arguments)
    return {
        (code, int(row[1])): value
        for row in rows
        if row[1] != ""
        for code, value in zip(header[4:-1], row[4:-1])
    }


def of_columns(event: Typed, asked: Asked, codes: set[str]) -> Story:
    """TIEBREAK's columns, after each was compared with what it gives for one player."""
    story: Story = {}
    for code in codes:
        arguments = {
            "order": asked.order,
            "edition": asked.edition,
            "lots": asked.lots,
            **event.told,
        }
        spilled = udfs.TIEBREAK(event.results, code, **arguments)
        for number, (value,) in enumerate(spilled, start=1):
            assert udfs.TIEBREAK(event.results, code, number, **arguments) == value
            story[code, number] = value
    return story


def of_worksheets(event: Typed, asked: Asked, places: set[tuple[str, int]]) -> tuple[Story, Story]:
    """The last rows of TERMS_TB, and the sentences of EXPLAIN_TB."""
    arguments = {"order": asked.order, "edition": asked.edition, "lots": asked.lots, **event.told}
    totals = {
        (code, number): udfs.TERMS_TB(event.results, code, number, **arguments)[-1][2]
        for code, number in places
    }
    sentences = {
        (code, number): udfs.EXPLAIN_TB(event.results, code, number, **arguments)
        for code, number in places
    }
    return totals, sentences


def of_the_command(workbook: EventStandings, numbers: set[int]) -> tuple[Story, Story]:
    """What ``explain`` says of the same cells in a workbook: values, and sentences."""
    sheets = {
        (sheet.system, number): sheet
        for number in numbers
        for sheet in explain(workbook, number).worksheets
    }
    values = {place: shown(sheet.value) for place, sheet in sheets.items()}
    return values, {place: sheet.sentence() for place, sheet in sheets.items()}


def of_the_bulletin(table: Standings) -> Story:
    """The values in the tables of the ties that are worked out on paper."""
    compared = chain.from_iterable(
        tied_worksheets(table, tie, tie.last_place) for tie in table.ties
    )
    return {
        (tied.tie_break.code, number): shown(sheet.value)
        for tied in compared
        for number, sheet in tied.worksheets.items()
    }


@pytest.mark.slow
@pytest.mark.parametrize(
    ("event", "edition"), [*product(EVENTS, ["", *EDITIONS])][:: by_day(3, night=1)]
)
def test_functions_command_and_bulletin_say_what_stands_in_the_standings(
    event: str, edition: str
) -> None:
    drawing = Random(f"{event} {edition} told")
    cells = typed(EVENTS[event])
    named = drawing.sample(list(NAMED_ORDERS), 2)
    compared = 0
    for order in ["", *named, *drawing.sample(orders(drawing, 6), 6)]:
        lots = drawing.choice(["", "", "7", "3, 1, 2"])
        asked = Asked(edition, order, lots)
        expected = of_standings_tb(cells, asked)
        codes, numbers = ({place[k] for place in expected} for k in (0, 1))
        totals, sentences = of_worksheets(cells, asked, set(expected))
        workbook = cells.event(order, edition, lots)
        read = event_standings(workbook, workbook.sections)
        explained_values, explained_sentences = of_the_command(read, numbers)
        on_paper = of_the_bulletin(read[0].players)

        assert of_columns(cells, asked, codes) == expected, asked
        assert totals == expected, asked
        assert explained_values == expected, asked
        assert sentences == explained_sentences, asked
        assert on_paper == {place: expected[place] for place in on_paper}, asked
        compared += len(on_paper)

    assert compared > 20


def test_whoever_was_parted_before_its_turn_has_no_head_to_head() -> None:
    """SOLK parts 2 from 4, so H2H is not asked of the two; 1 and 3 are alone on their scores."""
    table = ranked(section("W2 L3", "L1 W4", "W4 W1", "L3 L2"), Asked(order="SOLK,H2H"))
    sentences = {
        row.player.number: table.worksheet(row.player.number, tie_break("H2H")).sentence()
        for row in table.rows
    }

    assert sentences[1] == (
        "Head-to-Head: no value; no other player was still tied with this one when its turn came"
    )
    assert sentences[3] == "Head-to-Head: no value; no other player has the same score"


def test_a_tie_break_outside_the_order_is_worked_out_among_those_on_the_same_score() -> None:
    table = ranked(section("W2 D3", "L1 W4", "D4 D1", "D3 L2"), Asked(order="LOT"))

    sheet = table.worksheet(2, tie_break("H2H"))

    assert {row.player.number for row in table.rows if row.score == 1} == {2, 3}
    assert sheet.value == 0


def test_direct_encounter_shows_the_average_of_those_who_met_more_than_once() -> None:
    """All four have 2 points; 1 met 2 twice, 3 met 4 twice. Worked by hand: 1.25 = ¾ on average
    against 2, ½ and 0; 1.75 = ¼, ½ and 1."""
    rows = ("D2 W2 D3 L4", "D1 L1 D4 W3", "W4 D4 D1 L2", "L3 D3 D2 W1")
    table = ranked(section(*rows), Asked(order="DE", edition="fide2026"))
    sentences = [
        table.worksheet(row.player.number, tie_break("DE")).sentence() for row in table.rows
    ]

    assert [(row.place, row.player.number) for row in table.rows] == [
        *((1, 2), (1, 4)),
        *((3, 1), (3, 3)),
    ]
    assert sentences[2] == (
        "Direct Encounter 3: place 3 of the tied; 1.25 points against players 2, 3, 4 "
        "(average of R1, R2 v 2: 0.75 (0.5, 1), R3 v 3: 0.5, R4 v 4: 0)"
    )
    assert sentences[0] == (
        "Direct Encounter 1: place 1 of the tied; 1.75 points against players 1, 3, 4 "
        "(average of R1, R2 v 1: 0.25 (0.5, 0), R4 v 3: 1, R3 v 4: 0.5)"
    )


def test_the_score_strength_combination_says_that_there_is_nothing_to_divide_by() -> None:
    """Three rounds of 2 match points are fewer than the 8 points of one match: 6 ÷ 8 is 0."""
    event = team_swiss(2, teams=6, rounds=3, boards=8)
    table = ranked(event, Asked(order="SSSC", edition="fide2026"))

    sentence = table.worksheet(1, tie_break("SSSC")).sentence()

    assert "which leaves nothing to divide by" in sentence


def test_a_grid_has_no_rounds_for_tie_breaks_that_look_at_them() -> None:
    made = roundrobin(4, 6)
    grid = replace(made, origin=replace(made.origin, grid=(("C",) * 5,) * 6))
    rounds = "a grid of players does not say in which round a game was played"

    for code in ("CUM", "ACUM", "OCUM", "PS", "FB", "SB"):
        sheet = ranked(grid, Asked(order=code)).worksheet(1, tie_break(code))
        assert (rounds in sheet.sentence()) == (code != "SB"), code
        assert ranked(made, Asked(order=code)).worksheet(1, tie_break(code)).value is not None


@pytest.mark.parametrize(
    ("edition", "first"),
    [("fide2009", "BH/C1"), ("fide2026", "BH/C1"), ("wintd", "MM"), ("raw", "MM"), ("", "MM")],
)
def test_an_edition_without_an_order_has_its_own(edition: str, first: str) -> None:
    table = ranked(EVENTS["swiss"], Asked(edition=edition))

    assert table.order.codes[0] == first
    assert table.order.name == ({"f": "fide", "w": "wintd"}.get(edition[:1], "uschess"))


def test_performances_of_teams_take_a_match_as_a_game() -> None:
    """Worked by hand: 2 match points are one win. Both opponents are rated 1500 and 1700, a win
    and a draw are 1½ of 2: 1600 + 193 from FIDE's table."""
    made = section(
        "W2 D3",
        "L1 U",
        "U D1",
        players=[
            Player(1, "A", rating=1300),
            Player(2, "B", rating=1500),
            Player(3, "C", rating=1700),
        ],
    )
    matches = Matches(points=((3.0, 2.0), (1.0, None), (None, 2.0)), boards=4)
    table = ranked(replace(made, matches=matches), Asked(order="TPR", edition="fide2026"))

    assert table.worksheet(1, tie_break("TPR")).value == 1793
