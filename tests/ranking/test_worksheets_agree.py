"""What explains a figure agrees with the place beside it: every system, order and kind of event;
worksheets.txt has small events by hand."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from tests.make.orders import EVENTS, NAMES_OF_ORDERS, orders
from tests.make.sheet import ask
from tests.make.typed_events import Typed, typed
from tests.nightly import by_day
from tests.referees.team_events import team_swiss
from xltiebreak import EDITIONS, EventStandings, SectionStandings, explain, standings
from xltiebreak.event.figures import Figure
from xltiebreak.report.ties import looks_of


def worked_out_on_paper(standings: SectionStandings) -> dict[tuple[str, int], Figure | None]:
    """The values in the tables of its ties, by tie-break and pairing number."""
    table = standings.players
    return {
        (look.tie_break.code, number): sheet.value
        for tie in table.ties
        for look in looks_of(table, tie, tie.last_place)
        for number, sheet in look.worksheets.items()
    }


Asked = dict[str, str]
"""Order, edition and lots."""


def disagreements(table: SectionStandings) -> list[tuple[str, int, Any, Any]]:
    return [
        (sheet.system, row.player.number, row.values[sheet.system], sheet.value)
        for row in table.rows
        for sheet in explain(table, row.player.number).worksheets
        if sheet.value != row.values[sheet.system]
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("event", "edition"), [*product(EVENTS, EDITIONS)][:: by_day(5, night=1)])
def test_every_worksheet_gives_the_value_that_stands_in_the_standings(
    event: str, edition: str
) -> None:
    drawing = Random(f"{event} {edition}")
    compared = 0
    for order in orders(drawing, 20):
        table = standings(EVENTS[event], edition=edition, order=order)
        assert disagreements(table) == [], order
        compared += len(table.players.steps)

    assert compared > 50


Story = dict[tuple[str, int], Any]
"""What one face of the program says of each code and number."""


def shown(figure: Any) -> float | str:
    return "" if figure is None else float(figure)


def of_standings_tb(event: Typed, asked: Asked) -> Story:
    """The cells of STANDINGS_TB."""
    header, *rows = ask("STANDINGS_TB", event.results, event.names, **asked, **event.told)
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
        spilled = ask("TIEBREAK", event.results, code, **asked, **event.told)
        for number, (value,) in enumerate(spilled, start=1):
            assert ask("TIEBREAK", event.results, code, number, **asked, **event.told) == value
            story[code, number] = value
    return story


def of_worksheets(event: Typed, asked: Asked, places: set[tuple[str, int]]) -> tuple[Story, Story]:
    """The last rows of TERMS_TB, and the sentences of EXPLAIN_TB."""
    totals, sentences = {}, {}
    for place in places:
        arguments = {**asked, **event.told}
        totals[place] = ask("TERMS_TB", event.results, *place, **arguments)[-1][2]
        sentences[place] = ask("EXPLAIN_TB", event.results, *place, **arguments)
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


@pytest.mark.slow
@pytest.mark.parametrize(
    ("event", "edition"), [*product(EVENTS, ["", *EDITIONS])][:: by_day(3, night=1)]
)
def test_functions_command_and_bulletin_say_what_stands_in_the_standings(
    event: str, edition: str
) -> None:
    drawing = Random(f"{event} {edition} told")
    cells = typed(EVENTS[event])
    named = drawing.sample([*NAMES_OF_ORDERS], 2)
    compared = 0
    for order in ["", *named, *drawing.sample(orders(drawing, 6), 6)]:
        lots = drawing.choice(["", "", "7", "3, 1, 2"])
        asked = {"edition": edition, "order": order, "lots": lots}
        expected = of_standings_tb(cells, asked)
        codes, numbers = ({place[k] for place in expected} for k in (0, 1))
        totals, sentences = of_worksheets(cells, asked, set(expected))
        read = standings(cells.event(order, edition, lots))
        explained_values, explained_sentences = of_the_command(read, numbers)
        on_paper = {place: shown(value) for place, value in worked_out_on_paper(read[0]).items()}

        assert of_columns(cells, asked, codes) == expected, asked
        assert totals == expected, asked
        assert explained_values == expected, asked
        assert sentences == explained_sentences, asked
        assert on_paper == {place: expected[place] for place in on_paper}, asked
        compared += len(on_paper)

    assert compared > 20


def test_the_score_strength_combination_says_that_there_is_nothing_to_divide_by() -> None:
    """Three rounds of 2 match points are fewer than the 8 points of one match: 6 ÷ 8 is 0."""
    event = team_swiss(2, teams=6, rounds=3, boards=8)
    [sheet] = explain(event, 1, "SSSC", order="SSSC", edition="fide2026").worksheets

    assert "which leaves nothing to divide by" in sheet.sentence()
