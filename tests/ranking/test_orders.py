"""Orders and lots as scripts give them, worksheets under every order, play-offs, tables as text;
the texts of this folder tell what is typed."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations, product
from random import Random
from unicodedata import normalize

import pytest

import xltiebreak
from tests.cases import Case, Stage, cases, play
from tests.make import reading
from tests.make.crosstables import section, vector
from tests.make.questions import EVENTS, orders
from tests.nightly import by_day
from tests.referees.events import swiss
from xltiebreak import EDITIONS, Event, explain, standings
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


@pytest.mark.parametrize("case", cases("ranking/*.txt"))
def test_a_case_of_a_text(case: Case, stage: Stage) -> None:
    play(case, stage)


HEAD = "Tie-break order,MM\n\nNo.,Name,R1\n"


@pytest.mark.parametrize(
    ("text", "places"),
    [("Ash", 3), ("Müller", 6), ("Mu\u0308ller", 6), ("山田", 4), ("Ｗ", 2), ("½–¼", 3)],
)
def test_a_text_takes_as_many_places_as_a_terminal_gives_it(text: str, places: int) -> None:
    event = reading.text(f"{HEAD}1,{text},W2\n2,Nightingale,L1\n")

    _, _, _, row, _, *_ = str(standings(event)).splitlines()
    behind = row.partition(normalize("NFC", text))[2]
    assert behind.index("1") == len("Nightingale   Score") - 1 - places


@pytest.mark.slow
def test_nobody_else_moves_whatever_the_play_off_gave() -> None:
    """Whoever is named holds one of the places that these held before; all others stay."""
    tried = 0
    for seed in range(60):
        made = replace(swiss(seed, 12, 4), scheduled_rounds=4)
        before = standings(made)
        for tie in before.players.ties:
            group = [row.player.number for row in tie.standings]
            for order in [*permutations(group)][:6]:
                tried += 1
                after = standings(replace(made, playoff=",".join(map(str, order))))
                placed = [row for row in after.rows if row.player.number in order]
                assert [row.player.number for row in placed] == [*order]
                assert {row.decided_by for row in placed} == {"Playoff"}
                assert placed == [*after.rows[tie.place - 1 : tie.last_place]]
                assert [
                    (row.player.number, row.places) for row in after.rows if row not in placed
                ] == [
                    (row.player.number, row.places)
                    for row in before.rows
                    if row.player.number not in group
                ]
    assert tried > 100
