"""The worksheet, standings and terms of a workbook for teams, worked out anew."""

from __future__ import annotations

import pytest

from tests.excel.workbooks import TEAM_EVENTS, written
from tests.make.places import section_row
from tests.make.recalculation import Recalculated
from tests.make.school_events import school
from xltiebreak.excel import empty_team_event, write_workbook
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.systems import tie_break

pytestmark = pytest.mark.slow


def test_the_worksheet_shows_the_sum_that_the_ihsa_s_rule_prints() -> None:
    """Source: S. C. Miller, Understanding Tie-breaks; 12.10 is its misprint of 10.20."""
    own = (60, 35, 10, 50, 68, 33, 24)
    scores = {2: 3, 3: 3, 4: 6, 5: 4, 6: 3, 7: 5, 8: 6}
    amounts = [7.00, 4.50, 7.40, 10.20, 7.80, 11.18, 12.58]
    book = Recalculated(write_workbook(empty_team_event(22, 7, 1, (68.0,)), route="plain"))
    row = 5
    for team in range(1, 23):
        book.type("Teams", 4 + team, 2, school(team))

    def match(round: int, team: int, points: float, opponents: float, opponent: int) -> None:
        nonlocal row
        for column, value in enumerate((round, team, points, opponents, opponent), start=1):
            book.type("Matches", row, column, value)
        row += 1

    for k, (opponent, wanted) in enumerate(scores.items()):
        match(k + 1, 1, own[k], 68 - own[k], opponent)
        wins = wanted - (own[k] < 34)
        others = [round for round in range(1, 8) if round != k + 1]
        for place, round in enumerate(others):
            won = place < wins
            match(round, opponent, 44 if won else 24, 24 if won else 44, 7 + opponent)
    for column, value in ((1, 7), (2, 15), (6, "U")):  # it had a match in round 6
        book.type("Matches", row, column, value)
    book.type("Worksheet", 4, 3, 1)
    book.type("Worksheet", 5, 3, "IHSA")
    book.recalculate()
    table = book.block("Worksheet", 8, 1, 8, 7)
    assert [line[0] for line in table[:7]] == list(range(1, 8))
    assert [line[1] for line in table[:7]] == list(scores)
    assert [line[3] for line in table[:7]] == list(own)
    assert [line[4] for line in table[:7]] == list(scores.values())
    assert table[3][5] == "(50 + 10) × (4² + 1) ÷ 100"
    assert [line[6] for line in table[:7]] == pytest.approx(amounts)
    assert table[7][6] == pytest.approx(60.66)


@pytest.mark.parametrize(("code", "edition"), [("IHSA", ""), ("USAT", ""), ("USAT", "wintd")])
@pytest.mark.parametrize("name", TEAM_EVENTS)
def test_the_worksheet_is_the_core_s_for_every_team(name: str, code: str, edition: str) -> None:
    section = TEAM_EVENTS[name].sections[0]
    book = Recalculated(written(name, "plain"))
    table = standings(section, edition)
    rounds = max(section.crosstable.rounds, section.scheduled_rounds or 0)
    book.type("Worksheet", 5, 3, code)
    book.type("Event", section_row("edition") + 1, 2, edition or None)
    for team in section.players:
        book.type("Worksheet", 4, 3, team.name)
        book.recalculate()
        core = table.worksheet(team.number, tie_break(code))
        shown = book.block("Worksheet", 8, 1, rounds + 1, 8)
        amounts = {line[0]: line[6] for line in shown[:-1] if line[6] != ""}
        assert amounts == {
            term.round: pytest.approx(float(term.amount)) for term in core.terms if term.counted
        }
        assert core.value is not None
        assert shown[-1][6] == pytest.approx(float(core.value))
