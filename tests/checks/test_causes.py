"""One cause of many findings, and what is said of events, as told in the texts of the folder
``cases``."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from random import Random

import pytest

from tests.cases import Case, Stage, cases, play
from tests.make import reading
from tests.nightly import by_day
from xltiebreak import Finding, examine_event


def findings(table: str) -> Sequence[Finding]:
    return examine_event(reading.text(table))


PLAYERS, ROUNDS = 16, 5
Rows = list[list[str]]


def good(random: Random) -> Rows:
    """A table of five rounds among sixteen, in which everything agrees; a row a player."""
    cells = {(number, 0): "" for number in range(1, PLAYERS + 1)}
    for own in range(1, PLAYERS + 1):
        for other in range(own + 1, PLAYERS + 1):
            letters = random.choice(("WL", "LW", "DD"))
            round = round_of(own, other)
            cells[own, round], cells[other, round] = letters[0] + str(other), letters[1] + str(own)
    rows = []
    for number in range(1, PLAYERS + 1):
        results = [cells[number, round] for round in range(1, ROUNDS + 1)]
        score = sum({"W": 1.0, "D": 0.5}.get(cell[0], 0.0) for cell in results)
        rows.append(
            [str(number), f"Entrant {number}", str(2000 - 7 * number), *results, str(score)]
        )
    return rows


def round_of(own: int, other: int) -> int:
    """The round in which two meet if each pair adds up to the round, the last player aside."""
    last = PLAYERS - 1
    if PLAYERS in (own, other):
        return 2 * min(own, other) % last or last
    return (own + other) % last or last


def as_text(rows: Rows, first: str = "No.") -> str:
    text = io.StringIO()
    heads = [first, "Name", "Rating", *(f"R{k}" for k in range(1, ROUNDS + 1)), "Score"]
    csv.writer(text).writerows([heads, *rows])
    return text.getvalue()


def cut(rows: Rows, random: Random) -> None:
    del rows[random.randrange(6, 12) :]


def without_a_row(rows: Rows, random: Random) -> None:
    del rows[random.randrange(1, 14)]


def shuffled(rows: Rows, random: Random) -> None:
    random.shuffle(rows)
    for number, row in enumerate(rows, start=1):
        row[0] = str(number)


def a_column_lower(rows: Rows, random: Random) -> None:
    column, first = random.randrange(3, 8), random.randrange(10)
    cells = [row[column] for row in rows]
    for row, text in zip(rows, [*cells[:first], "", *cells[first:]]):
        row[column] = text


def a_row_to_the_right(rows: Rows, random: Random) -> None:
    row = random.choice(rows)
    row[3:8] = ["", *row[3:7]]


def doubled_totals(rows: Rows, random: Random) -> None:
    for row in rows:
        row[-1] = str(2 * float(row[-1]))


DAMAGES: dict[str, Callable[[Rows, Random], None]] = {
    "rows-missing": without_a_row,
    "rows-missing ": cut,
    "other-numbers": shuffled,
    "columns-disagree": a_column_lower,
    "row-disagrees": a_row_to_the_right,
    "points-for-a-win": doubled_totals,
}
"""What is done to a good table, by the code of its cause."""


@pytest.mark.parametrize("seed", range(0, 60, by_day(20, night=1)))
@pytest.mark.parametrize("code", DAMAGES)
def test_the_cause_comes_first_and_little_follows(code: str, seed: int) -> None:
    random = Random(f"{code}{seed}")
    rows = good(random)
    assert findings(as_text(rows)) == []
    DAMAGES[code](rows, random)
    told = findings(as_text(rows))
    assert told[0].code == code.strip(), [finding.message for finding in told]
    assert not any(finding.is_error for finding in told[1:])


@pytest.mark.parametrize("seed", range(0, 60, by_day(20, night=1)))
def test_start_numbers_are_asked_for_where_a_table_has_ranks_alone(seed: int) -> None:
    rows = good(Random(seed))
    rows.sort(key=lambda row: -float(row[-1]))
    for place, row in enumerate(rows, start=1):
        row[0] = str(place)
    [told] = findings(as_text(rows, "Rank"))
    assert told.code == "other-numbers"


def test_two_sections_in_rows_numbered_through_are_told() -> None:
    rows = [*good(Random(1)), *good(Random(2))]
    for number, row in enumerate(rows, start=1):
        row[0] = str(number)
        row[1] = f"Entrant {number}"
    first, *_ = findings(as_text(rows))
    assert (first.code, first.where) == ("other-numbers", "line 2, No.")
    assert "or two sections stand in one table" in first.message


def slip(rows: Rows, random: Random) -> None:
    row, column = random.choice(rows), random.randrange(3, 8)
    other = random.choice([text for text in ("W", "D", "L") if text != row[column][0]])
    row[column] = other + row[column][1:]


@pytest.mark.parametrize("seed", range(0, 60, by_day(20, night=1)))
def test_slips_here_and_there_have_no_common_cause(seed: int) -> None:
    random = Random(seed)
    rows = good(random)
    for row in random.sample(range(PLAYERS), 3):
        slip([rows[row]], random)
    assert {finding.code for finding in findings(as_text(rows))} <= {
        "twins-disagree",
        "printed-score",
    }


@pytest.mark.parametrize("case", cases("checks/cases/*.txt"))
def test_a_file_is_read_as_told(case: Case, stage: Stage) -> None:
    play(case, stage)
