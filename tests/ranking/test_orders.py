"""Orders as scripts give them, and worksheets under every order; orders.txt has what is typed."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random

import pytest

import xltiebreak
from tests.make.crosstables import section, vector
from tests.make.orders import EVENTS, orders
from tests.nightly import by_day
from xltiebreak import EDITIONS, Event, explain
from xltiebreak.report.ties import looks_of
from xltiebreak.rules.called import ORDERS as NAMES_OF_ORDERS

BHAM = vector("bham.csv")


def test_an_option_is_a_tie_break_of_its_own() -> None:
    ours = xltiebreak.standings(vector("nine-rounds.csv"), order="SB,SB/A,MED,MED/H")

    first = {row.player.number: row.values for row in ours.rows}[1]
    assert first == {"SB": 22.75, "SB/A": 22, "MED": 11, "MED/H": 11}


@pytest.mark.parametrize("code", ["USAT", "IHSA"])
def test_a_code_that_is_an_orders_name_means_itself_in_a_list_and_in_the_api(code: str) -> None:
    event = Event("", (section("W2", "L1", "D4", "D3"),))
    order = xltiebreak.standings(event, order=code.lower())[0].order.codes
    assert len(order) > 1
    for given, codes in (
        ([code], (code,)),
        ([code.lower()], (code.lower(),)),
        (code, (code,)),
        (code.lower(), order),
        ([code, "SB"], (code, "SB")),
        (f"SB, {code}", ("SB", code)),
        (["uschess"], ("MM", "SOLK", "CUM", "OCUM")),
    ):
        table = xltiebreak.standings(event, order=given)
        assert table[0].order.codes == codes, given
        again = xltiebreak.standings(event, order=table[0].order.text)
        assert again[0].order.codes == codes
        assert any("the tie-break alone" in said for said in table.remarks) is (codes is order)
    typed = xltiebreak.standings(Event("", (replace(event.sections[0], order=code.title()),)))
    assert typed[0].order.codes == order
    assert not any("the tie-break alone" in said for said in typed.remarks)  # check says it


@pytest.mark.parametrize("name", NAMES_OF_ORDERS)
def test_every_order_goes_by_its_names_and_none_of_them_is_a_tie_break(name: str) -> None:
    for other in (name, *NAMES_OF_ORDERS[name]):
        assert xltiebreak.standings(BHAM, order=other).order.name == name


@pytest.mark.slow
@pytest.mark.parametrize(("event", "edition"), [*product(EVENTS, EDITIONS)][:: by_day(5, night=1)])
def test_worksheets_and_ties_on_paper_give_the_values_of_the_standings(
    event: str, edition: str
) -> None:
    drawing = Random(f"{event} {edition}")
    steps = 0
    for order in orders(drawing, 20):
        table = xltiebreak.standings(EVENTS[event], edition=edition, order=order)
        values = {row.player.number: row.values for row in table.rows}
        for number, row in values.items():
            sheets = {sheet.system: sheet.value for sheet in explain(table, number).worksheets}
            assert sheets == row, order
        for tie in table.players.ties:
            for look in looks_of(table.players, tie, tie.last_place):
                for number, sheet in look.worksheets.items():
                    assert sheet.value == values[number][look.tie_break.code], order
        steps += len(table.players.steps)
    assert steps > 50
