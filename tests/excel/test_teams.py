"""The workbook for teams: its sheets, reading it back, its worksheet and terms worked out anew, and
the rule of matches."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from tests.command import ROOT
from tests.excel.workbooks import TEAM_EVENTS, four_teams, read_back, sheets, written
from tests.make.comparison import untold
from tests.make.crosstables import section as made
from tests.make.files import empty_team_event, read_workbook, write_workbook
from tests.make.made_up_teams import school_event
from tests.make.recalculation import Recalculated
from tests.make.small_team_event import team_table
from tests.nightly import by_day
from tests.referees.team_events import every_kind_of_teams
from xltiebreak import (
    Crosstable,
    Event,
    Outcome,
    Player,
    Result,
    Section,
    TieBreakError,
    examine_event,
)
from xltiebreak.event.letters import LETTERS, tidy
from xltiebreak.event.result_words import BOARD_SIGNS, BOTH_LOST, MATCH_WORDS
from xltiebreak.event.results import BLANK
from xltiebreak.event.section import BY_GAME_POINTS, Matches, MatchPoints
from xltiebreak.event.team_match import Wrong, board_outcomes, match_outcome
from xltiebreak.excel.cells.layout import section_row
from xltiebreak.excel.cells.typed_matches import RESULT_TEXTS
from xltiebreak.formats.files import convert
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.systems import tie_break
from xltiebreak.tables.labels import MATCH_LABELS

pytestmark = pytest.mark.slow


def with_matches(section: Section, **fields: Any) -> Section:
    assert section.matches is not None
    return replace(section, matches=replace(section.matches, **fields))


LAKE_AND_HILL = (Player(1, "Lake"), Player(2, "Hill"))
SCALE = replace(school_event(4, 2, order="GMP").sections[0], name="A scale of its own")
EVENTS = [
    *(event.sections[0] for event in TEAM_EVENTS.values()),
    with_matches(SCALE, placed_by=BY_GAME_POINTS, match_points=MatchPoints(1.0, 0.5, 0.0)),
    *every_kind_of_teams(2),
]


@pytest.mark.parametrize("section", EVENTS, ids=lambda section: section.name)
@pytest.mark.parametrize("route", by_day(["plain"], night=["plain", "classic"]))
def test_what_was_written_is_read_back(section: Section, route: str) -> None:
    """Matches and boards, line-ups and settings."""
    event = Event("Cup", (section,))
    again = read_workbook(write_workbook(event, route=route), "event.xlsx")
    assert untold(event, again, [*convert(event, "xlsx").lost]) == []
    assert not [finding for finding in examine_event(again) if finding.is_error]


@pytest.mark.parametrize(
    ("name", "boards", "order"),
    [("team", [8, "12 11 10 9 8 7 6 5"], "ihsa-team"), ("team-4-boards", [4, None], "usat")],
)
def test_a_club_finds_the_illinois_final_and_four_equal_boards_ready(
    name: str, boards: list[object], order: str
) -> None:
    sheet = sheets((ROOT / f"templates/{name}.xlsx").read_bytes())["Event"]
    labels = {row[0].value: row[1].value for row in sheet.iter_rows(max_row=30)}
    assert [labels[label] for label in MATCH_LABELS.values()] == [None, None, *boards]
    assert (labels["Kind"], labels["Rounds"], labels["Tie-break order"]) == ("team", 7, order)


def test_boards_of_rounds_to_come_are_folded_away_and_take_no_paper() -> None:
    def folded(content: bytes) -> list[tuple[int, bool]]:
        sheet = sheets(content)["Boards"]
        rows = [sheet.row_dimensions[row] for row in range(5, sheet.max_row + 1)]
        return [(row.outlineLevel, row.hidden) for row in rows]

    # two matches of two boards a round; the three rows for byes come behind the last round
    rounds = [(0, False)] * 4 + [(1, True)] * 4 + [(2, True)] * 4
    assert folded(four_teams("plain")) == rounds + [(3, True)] * 3 * 2
    played, spare = 16 * 8, [(1, True)] * 5 * 8
    assert folded(written("eight weighted boards", "plain")) == [(0, False)] * played + spare


def test_a_match_whose_teams_disagree_cannot_be_written() -> None:
    matches = Matches(((None,), (None,)), 4)
    section = made("W2", "W1", players=LAKE_AND_HILL, matches=matches)
    with pytest.raises(TieBreakError, match=r"Round 1 of Lake against Hill does not go together"):
        write_workbook(Event("x", (section,)))


def test_row_k_is_team_k_whatever_the_event_s_rows_are() -> None:
    matches = Matches(((1.0,), (3.0,)), 4)
    players = (Player(4, "Lake"), Player(2, "Hill"))
    section = made("L2", "W4", numbers=(4, 2), players=players, matches=matches)
    again = read_back(Event("x", (section,))).sections[0]
    assert dict(again.crosstable.rows) == dict(section.crosstable.rows)
    assert again.crosstable.numbers == (2, 4)
    assert again.matches is not None
    assert again.matches.points == ((3.0,), (1.0,))


def test_too_many_teams_of_an_event_are_refused_with_its_section() -> None:
    section = made(".", ".", numbers=(1, 151), matches=Matches(((None,), (None,)), 4))
    with pytest.raises(TieBreakError, match="Open: a workbook has room for 1 to 150 teams"):
        write_workbook(Event("x", (section,)))


def test_the_team_that_the_worksheet_shows_is_chosen_by_a_name_that_is_no_formula() -> None:
    section = school_event(4, 3).sections[0]
    players = tuple(Player(team.number, f"=1+{team.number}") for team in section.players)
    sheet = sheets(write_workbook(Event("x", (replace(section, players=players),))))["Worksheet"]
    assert sheet["C4"].value == standings(section).rows[0].player.number


def test_names_that_a_formula_cannot_look_for_are_written_as_numbers() -> None:
    odd = ("Lake?", "Hill*", "=1+1", "4", "Twin", "twin", "  Oak", "Elm")
    players = [Player(number, name) for number, name in enumerate(odd, start=1)]
    cells = ("W2", "L1", "W4", "L3", "W6", "L5", "W8", "L7")
    empty = empty_team_event(8, 1).sections[0].matches
    section = made(*cells, players=players, kind="", matches=empty)
    content = write_workbook(Event("x", (section,)))
    sheet = sheets(content)["Matches"]
    assert [sheet.cell(row, 2).value for row in range(5, 9)] == [1, 3, 5, 7]
    assert [sheet.cell(row, 5).value for row in range(5, 9)] == [2, 4, 6, "Elm"]
    assert Recalculated(content).block("Crosstable", 5, 4, 8, 1) == [*([text] for text in cells)]


def test_a_board_at_which_neither_team_had_anybody_is_in() -> None:
    members = made("W2", "L1", players=(Player(1, "Ann"), Player(2, "Bo")))
    matches = Matches(
        ((1.0,), (0.0,)),
        boards=2,
        members=members,
        rosters=((1,), (2,)),
        lineups=(((1, 0),), ((2, 0),)),
    )
    section = made("W2", "L1", players=LAKE_AND_HILL, matches=matches)
    sheet = sheets(write_workbook(Event("x", (section,))))["Boards"]
    assert [sheet.cell(row, 5).value for row in (5, 6)] == ["1", "--"]
    again = read_back(Event("x", (section,))).sections[0].matches
    assert again is not None
    assert again.lineups == matches.lineups


def test_byes_of_other_worth_have_their_words() -> None:
    byes = [Result(Outcome.PAIRING_BYE, worth=0.5), Result(Outcome.FULL_BYE), BLANK]
    odd = Result(Outcome.PAIRING_BYE, worth=1.5)
    section = empty_team_event(3, 1, 4).sections[0]

    def written_with(*results: Result) -> Any:
        table = Crosstable((1, 2, 3), tuple((result,) for result in results))
        content = write_workbook(Event("x", (replace(section, crosstable=table),)))
        return sheets(content)["Matches"]

    sheet = written_with(*byes)
    assert [sheet.cell(row, 6).value for row in (5, 6)] == ["half bye", "bye"]
    with pytest.raises(TieBreakError, match="team 1 has a result for which the sheet Matches has"):
        written_with(odd, *byes[1:])


def test_the_worksheet_shows_the_sum_that_the_ihsa_s_rule_prints() -> None:
    """Source: S. C. Miller, Understanding Tie-breaks; 12.10 is its misprint of 10.20."""
    event = Event("", (team_table("ihsa-table.csv"),))
    book = Recalculated(write_workbook(event, route="plain"))
    book.type("Worksheet", 4, 3, 1)
    book.type("Worksheet", 5, 3, "IHSA")
    book.recalculate()
    table = book.block("Worksheet", 8, 1, 8, 7)
    shown = [(line[0], line[1], line[3], line[4], line[6]) for line in table[:7]]
    assert shown == [
        (1, 2, 60, 3, pytest.approx(7.00)),
        (2, 3, 35, 3, pytest.approx(4.50)),
        (3, 4, 10, 6, pytest.approx(7.40)),
        (4, 5, 50, 4, pytest.approx(10.20)),
        (5, 6, 68, 3, pytest.approx(7.80)),
        (6, 7, 33, 5, pytest.approx(11.18)),
        (7, 8, 24, 6, pytest.approx(12.58)),
    ]
    assert table[3][5] == "(50 + 10) × (4² + 1) ÷ 100"
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


POINTS: Any = [(None, None), (2, None), (None, 2), (0, 0), (2.5, 1.5), (2, 2), (1.5, 2.5)]
NOBODY = "The result gives points to a side where nobody sits: type the player, or correct it."
SENTENCES = {
    "Opponent is missing; for a bye type bye as the result.": Wrong.NO_OPPONENT,
    "A bye has no opponent; clear one of the two.": Wrong.HAS_OPPONENT,
    "The points of one of the two teams are missing.": Wrong.HALF_TYPED,
    "The result does not go together with the points.": Wrong.CONTRADICTS,
}
SIGNS = ("1", "½", "1/2", "0.5", "0,5", "=", "0", "+", "x", "-", "f", "--")


def test_a_match_ends_on_the_sheet_as_the_rule_has_it() -> None:
    words = ["", *(text for texts in RESULT_TEXTS.values() for text in texts)]
    cases = list(product(words, [(None, None, True), *((*both, False) for both in POINTS)]))
    book = Recalculated(write_workbook(empty_team_event(150, 4, 4), route="plain"))
    for number in range(1, 151):
        book.type("Teams", 4 + number, 2, f"Team {number}")
    for k, (word, (own, theirs, alone)) in enumerate(cases):
        round, pair = divmod(k, 75)
        first, other = 2 * pair + 1, None if alone else 2 * pair + 2
        cells = (round + 1, first, own, theirs, other, word or None)
        for column, value in enumerate(cells, start=1):
            book.type("Matches", 5 + k, column, value)
    book.recalculate()
    differing = {}
    for k, (word, (own, theirs, alone)) in enumerate(cases):
        round, pair = divmod(k, 75)
        said = SENTENCES.get(str(book.value("Matches", 5 + k, 7)))
        letters = str(book.value("Crosstable", 5 + 2 * pair, 4 + round))
        shown = Outcome.PENDING if letters[-1:] == "?" else LETTERS.get(letters[:1])
        meant = MATCH_WORDS[word.casefold()]
        of_both = meant.both == BOTH_LOST
        expected = match_outcome(meant.outcome, own, theirs, alone=alone, of_both=of_both)
        if (said or shown) != expected:
            differing[word, own, theirs, alone] = (said or shown, expected)
    assert differing == {}


def test_a_board_brings_on_the_sheet_what_the_rule_says() -> None:
    cases = list(product(SIGNS, (True, False), (True, False)))
    book = Recalculated(write_workbook(empty_team_event(2, 1, 50), route="plain", with_boards=True))
    for number in range(1, 101):
        book.type("Players", 4 + number, 2, f"Player {number}")
        book.type("Players", 4 + number, 5, 1 if number <= 50 else 2)
    for number in (1, 2):
        book.type("Teams", 4 + number, 2, f"Team {number}")
    for column, value in ((1, 1), (2, 1), (5, 2)):
        book.type("Matches", 5, column, value)
    for k, (sign, *seats) in enumerate(cases):
        first, second = (at if sits else None for at, sits in zip((k + 1, k + 51), seats))
        for column, typed in ((4, first), (5, sign), (6, second)):
            book.type("Boards", 5 + k, column, typed)
    book.recalculate()
    differing: dict[Any, Any] = {}
    for k, (sign, *seats) in enumerate(cases):
        expected = board_outcomes(BOARD_SIGNS[tidy(sign).casefold()], *seats)
        said, *points = (book.value("Boards", 5 + k, column) for column in (9, 16, 17))
        brought = None if isinstance(expected, Wrong) else [each.points for each in expected]
        if (said == NOBODY) != (brought is None) or (brought and points != brought):
            differing[(sign, *seats)] = (said, points, expected)
    assert differing == {}
