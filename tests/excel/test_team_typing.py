"""Typing into the workbook for teams: what each row says, and the crosstable that follows."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from openpyxl import load_workbook

from tests.excel.workbooks import four_teams
from tests.libreoffice.office import Office
from tests.make.recalculation import Recalculated
from xltiebreak import Outcome
from xltiebreak.event.byes import A_DATE
from xltiebreak.excel import read_workbook
from xltiebreak.excel.cells.typed_matches import RESULT_TEXTS

pytestmark = pytest.mark.slow


NOBODY = "The result gives points to a side where nobody sits: type the player, or correct it."
ADD_IT = "on the sheet Teams; correct it here, or add the team there"


class Typing:
    """The empty workbook of four teams with their names, to type into."""

    def __init__(self) -> None:
        self.book = Recalculated(four_teams("lite"))
        for row, name in enumerate(("Alpha", "Bravo", "Cedar", "Delta"), start=5):
            self.book.type("Teams", row, 2, name)
        self.rows = 0

    def match(self, *cells: object) -> str:
        """Type a row of the sheet Matches; what the workbook says to it."""
        row = 5 + self.rows
        self.rows += 1
        for column, value in enumerate(cells, start=1):
            self.book.type("Matches", row, column, value)
        self.book.recalculate()
        return str(self.book.value("Matches", row, 7))

    def board(self, row: int, player: object, result: object, opponent: object) -> str:
        for column, value in ((4, player), (5, result), (6, opponent)):
            self.book.type("Boards", 4 + row, column, value)
        self.book.recalculate()
        return str(self.book.value("Boards", 4 + row, 9))

    @property
    def step(self) -> str:
        self.book.recalculate()
        return str(self.book.value("Matches", 1, 1))

    def crosstable(self, columns: int = 6) -> list[list[Any]]:
        return self.book.block("Crosstable", 5, 4, 4, columns)


@pytest.mark.parametrize(
    ("cells", "said"),
    [
        ((1, "Alpha", 2, 1, "Delta"), "Alpha beat Delta 2–1"),
        ((1, 1, "½", 2.5, "4"), "Alpha lost to Delta 0.5–2.5"),
        ((1, 1, "1½", 1.5, 4), "Alpha drew with Delta 1.5–1.5"),
        ((1, 1, None, None, 4), "Alpha – Delta: no result yet"),
        ((1, 1, None, None, 4, "d"), "Alpha drew with Delta"),
        ((1, 1, None, None, 4, "forfeit"), "Alpha won by forfeit against Delta"),
        ((1, 1, None, None, 4, "Double Forfeit"), "Alpha lost by forfeit, as did Delta"),
        ((1, 1, None, None, None, "bye"), "Alpha: bye"),
        ((1, 1, None, None, None, " half bye "), "Alpha: half-point bye"),
        ((1, 1, None, None, None, "U"), "Alpha: not paired"),
        ((4, 1, 2, 1, 2), "Round: type a number from 1 to 3."),
        ((None, 1, 2, 1, 2), "Round: type a number from 1 to 3."),
        ((1, None, 2, 1, 2), "Team is missing."),
        ((1, "Alfa", 2, 1, 2), f"there is no team 'Alfa' {ADD_IT}"),
        ((1, 1, 2, 1, 9), f"there is no team 9 {ADD_IT}"),
        (
            (1, 1, None, None, "Bye"),
            "'Bye' is no team; for a bye clear this cell, and type it under Result",
        ),
        ((1, 1, 2, 1, "Alpha"), "A team cannot play itself."),
        ((1, 1, "two", 1, 2), "Points: type a number of 0 or more, or nothing."),
        ((1, 1, -1, 1, 2), "Points: type a number of 0 or more, or nothing."),
        ((1, 1, 2, 2, 2), "The two teams have more points than a match brings, which is 3."),
        ((1, 1, 2, None, 2), "The points of one of the two teams are missing."),
        ((1, 1, 2, 1, 2, "L"), "The result does not go together with the points."),
        ((1, 1, None, None, 2, "won"), "Result: leave it empty, or choose from its list."),
        ((1, 1, None, None, None), "Opponent is missing; for a bye type bye as the result."),
        ((1, 1, None, None, 2, "bye"), "A bye has no opponent."),
        ((None, None, None, None, None), ""),
        ((1, None, None, None, None), ""),
    ],
)
def test_a_row_of_matches_says_what_it_means_or_what_is_wrong(
    cells: tuple[object, ...], said: str
) -> None:
    assert Typing().match(*cells) == said


@pytest.mark.parametrize(
    ("letter", "text"), [(letter, text) for letter, texts in RESULT_TEXTS.items() for text in texts]
)
def test_the_reader_takes_every_result_as_the_sheet_does(letter: str, text: str) -> None:
    book = load_workbook(io.BytesIO(four_teams("plain")))
    for row, name in enumerate(("Alpha", "Bravo"), start=5):
        book["Teams"].cell(row, 2).value = name
    typed = Typing()
    cells = (1, 1, None, None, None if letter in "BHU" else 2, text)
    assert typed.match(*cells) != ""
    for column, value in enumerate(cells, start=1):
        book["Matches"].cell(5, column).value = value
    output = io.BytesIO()
    book.save(output)
    section = read_workbook(output.getvalue(), "event.xlsx").sections[0]
    shown = typed.crosstable(1)[0][0]
    outcomes = {"B": Outcome.PAIRING_BYE, "H": Outcome.HALF_BYE, "U": Outcome.UNPAIRED}
    outcomes |= {"X": Outcome.FORFEIT_WIN, "F": Outcome.FORFEIT_LOSS, "Z": Outcome.FORFEIT_DRAW}
    outcomes |= {"W": Outcome.WIN, "D": Outcome.DRAW, "L": Outcome.LOSS}
    assert section.crosstable.rows[1][0].outcome is outcomes[letter[0]]
    assert shown[0] == letter[0]


def test_typed_matches_go_into_the_crosstable_from_both_sides() -> None:
    typing = Typing()
    typing.match(1, "Alpha", 2, 1, "Delta")
    typing.match(1, 3, 1.5, 1.5, 2)
    typing.match(2, 1, None, None, 2, "forfeit")
    typing.match(2, 4, None, None, None, "bye")
    typing.match(2, "Cedar", None, None, None, "half bye")
    typing.match(3, 2, None, None, 4)
    assert typing.crosstable(8) == [
        ["W4", "X2", "", 2, "", "", 2, 2],
        ["D3", "F1", "4?", 1.5, "", "", 0.5, 1.5],
        ["D2", "H", "", 1.5, "", "", 1, 1.5],
        ["L1", "B", "2?", 1, "", "", 1, 1],
    ]
    assert typing.step == (
        "Round 3: 1 result missing; 2 teams have no match. "
        "Type each with bye, half bye or U as its result."
    )


def test_a_team_that_plays_twice_in_a_round_is_told_in_both_rows() -> None:
    typing = Typing()
    typing.match(1, 1, 2, 1, 2)
    assert typing.match(1, 3, 2, 1, 1) == "Alpha stands twice in round 1."
    assert typing.book.value("Matches", 5, 7) == "Alpha stands twice in round 1."
    assert typing.crosstable(1) == [["twice"], ["L1"], ["W1"], [""]]
    told = "Matches!B5: Alpha stands twice in round 1. (2 such rows in all)"
    for sheet, row in (("Crosstable", 1), ("Checks", 4), ("Standings", 5), ("Tie-breaks", 8)):
        assert typing.book.value(sheet, row, 1) == told


def test_the_first_line_says_the_next_step() -> None:
    typing = Typing()
    assert typing.step == "4 teams. Next: the matches of round 1."
    typing.match(1, 1, 2, 1, 2)
    assert typing.step == (
        "Round 1: 2 teams have no match. Type each with bye, half bye or U as its result."
    )
    typing.match(1, 3, 2, 1, 4)
    assert typing.step == "Round 1 is in. Next: the matches of round 2."
    for cells in ((2, 1, 2, 1, 3), (2, 2, 2, 1, 4), (3, 1, 2, 1, 4), (3, 2, 2, 1, 3)):
        typing.match(*cells)
    assert typing.step == "Round 3 is in, the last one. Next: Checks, then print Standings."
    for row in range(5, 9):
        typing.book.type("Teams", row, 2, None)
    nameless = f"Matches!B5: there is no team 1 {ADD_IT} (6 such rows in all)"
    assert typing.step == typing.book.value("Standings", 5, 1) == nameless
    for row in range(5, 11):
        typing.book.type("Matches", row, 2, None)
        typing.book.type("Matches", row, 5, None)
    assert typing.step.startswith("Matches!B5: Team is missing.")
    for row in range(5, 11):
        typing.book.type("Matches", row, 3, None)
        typing.book.type("Matches", row, 4, None)
    assert typing.step == "Next: type the teams on the sheet Teams, then the matches of round 1."


def test_who_was_away_in_the_round_before_is_not_asked_for() -> None:
    typing = Typing()
    typing.match(1, 1, 2, 1, 2)
    typing.match(1, 3, None, None, None, "half bye")
    typing.match(1, 4, None, None, None, "U")
    typing.match(2, 1, 2, 1, 2)
    one = "Round 2: 1 team has no match. Type each with bye, half bye or U as its result."
    assert typing.step == one
    typing.match(2, 3, None, None, None, "U")
    assert typing.step == "Round 2 is in. Next: the matches of round 3."
    assert typing.book.value("Worksheet", 1, 1) == typing.step


def test_boards_add_up_to_the_points_of_a_match() -> None:
    typing = Typing()
    for row, (name, team) in enumerate(
        [("Ann", "Alpha"), ("Bo", 1), ("Cy", "Bravo"), ("Dee", 2), ("Eli", 3)], start=5
    ):
        typing.book.type("Players", row, 2, name)
        typing.book.type("Players", row, 5, team)
    assert typing.match(1, 1, None, None, 2).endswith("no result yet")
    assert typing.board(1, "Ann", "1", 3) == "Ann – Cy 1–0, 2–0 points"
    assert typing.book.value("Matches", 5, 7).endswith("no result yet")
    assert typing.board(2, 2, "½", "Dee") == "Bo – Dee 0.5–0.5"
    assert typing.book.value("Matches", 5, 7) == "Alpha beat Bravo 2.5–0.5"
    assert typing.crosstable(4)[0] == ["W2", "", "", 2.5]
    assert typing.board(2, None, "-", "Dee") == "nobody – Dee 0–1"
    assert typing.crosstable(4)[0] == ["W2", "", "", 2]
    assert typing.board(2, "Bo", "--", "Dee") == "Bo – Dee 0–0"
    typing.book.type("Matches", 5, 3, 3)
    typing.book.type("Matches", 5, 4, 0)
    typing.book.recalculate()
    told = "The boards of this match add up to 2–0."
    assert typing.book.value("Matches", 5, 7) == told


@pytest.mark.parametrize(
    ("cells", "said"),
    [
        (("Cy", "1", "Ann"), "Player: the sheet Players has this one in another team."),
        (("Ann", "2", "Cy"), "Result: type 1, ½, 0, or + - -- for a forfeit."),
        (("Ann", "½", None), NOBODY),
        (("Ann", "0", None), NOBODY),
        (("Ann", 46024, "Cy"), f"{A_DATE}."),
        (
            ("Anne", "1", "Cy"),
            "Player: type a number or a name from the sheet Players, or nothing.",
        ),
        (("Ann", "", "Cy"), "Ann – Cy: no result yet"),
    ],
)
def test_a_row_of_boards_says_what_is_wrong(cells: tuple[Any, Any, Any], said: str) -> None:
    typing = Typing()
    for row, (name, team) in enumerate([("Ann", 1), ("Cy", 2)], start=5):
        typing.book.type("Players", row, 2, name)
        typing.book.type("Players", row, 5, team)
    typing.match(1, 1, None, None, 2)
    assert typing.board(1, *cells) == said


def test_a_finding_leads_to_the_row_of_the_match(office: Office, tmp_path: Path) -> None:
    book = tmp_path / "event.xlsx"
    book.write_bytes(four_teams("libreoffice"))
    names = [("text", "Teams", f"B{row}", f"Team {row}") for row in range(5, 9)]
    matches = [(1, 1, 2, 1, 2), (1, 3, 2, 1, 4), (2, 4, 2, 1, 3)]
    cells = [
        ("number", "Matches", f"{column}{row}", value)
        for row, match in enumerate(matches, start=5)
        for column, value in zip("ABCDE", match, strict=True)
    ]
    finding = [("say", "Checks", at) for at in ("A6", "B6", "D6")]
    said = office.do([("open", book), *names, *cells, *finding])
    assert said == ["warning", "team 3, round 2", "B7"]


def test_more_rounds_than_the_workbook_has_are_said_before_they_are_typed() -> None:
    typing = Typing()
    typing.book.type("Event", 17, 2, 9)
    assert typing.step == (
        "4 teams. Next: the matches of round 1. Warning: Event!B17: this workbook has room for 3 "
        "rounds; for more, begin with a larger one."
    )
