"""Cells as they are read and written, by rule and as told in the texts of the folder ``cases``."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.asked import letters
from tests.cases import TESTS, Case, Stage, cases, cases_in, play
from tests.make import reading
from xltiebreak import Event, Outcome, Result, TieBreakError, examine_event
from xltiebreak.formats.files import convert

WIN, DRAW, LOSS, PENDING = Outcome.WIN, Outcome.DRAW, Outcome.LOSS, Outcome.PENDING
FORFEITS = [Outcome.FORFEIT_WIN, Outcome.FORFEIT_DRAW, Outcome.FORFEIT_LOSS]
BYES = {"full bye": Outcome.PAIRING_BYE, "half bye": Outcome.HALF_BYE, "no game": Outcome.UNPAIRED}
PLAYED = {"win": WIN, "draw": DRAW, "loss": LOSS, "pending": PENDING}
PLAYED |= dict(zip(("won by forfeit", "drawn by forfeit", "lost by forfeit"), FORFEITS))


def meant(words: str) -> Result | None:
    """The result that words state: ``win 12 w``, ``won by forfeit``, ``ruled loss 1``; none for
    ``blank``."""
    if words in (*BYES, "blank"):
        return Result(BYES[words]) if words in BYES else None
    ruling = words.startswith("ruled ")
    [(what, opponent, colour)] = re.findall(r"^(\D+?)(?: (\d+))?(?: ([wb]))?$", words[6 * ruling :])
    return Result(PLAYED[what], int(opponent) if opponent else None, colour, ruling)


def table(notation: str, cells: list[str]) -> Event:
    """A table in which these cells stand in the row of player 13, a round each; ``|`` parts columns
    of opponents and results."""
    heads, row = [], []
    for k, cell in enumerate(cells, start=1):
        heads += [f"R{k} opp"] * ("|" in cell) + [f"R{k}"]
        row += cell.split("|", 1)
    stated = f"Notation,{notation}\n" * bool(notation)
    lines = [["No.", "Name", *heads]]
    lines += [[str(k), f"E{k}", *(row if k == 13 else [""] * len(row))] for k in range(1, 17)]
    quoted = (",".join(f'"{cell.replace(chr(34), "")}"' for cell in line) for line in lines)
    return reading.text(stated + "\n".join(quoted))


def results(event: Event) -> tuple[Result, ...]:
    return event.sections[0].crosstable.rows[13]


def asked(*, refused: bool) -> Iterator[Any]:
    """Each notation with its spellings and what they mean, or with one and why it is refused."""
    for case in cases_in(TESTS / "data/notation.txt", "== "):
        told = [(line, " is refused: " in line) for _, line in case.lines]
        if refused:
            for line, is_refused in told:
                if is_refused:
                    cell, says = line[1:].split("` is refused: ")
                    yield pytest.param(case, cell, says, id=f"{case.title} {line}")
        else:
            spelled = [line.split(": ", 1) for line, is_refused in told if not is_refused]
            yield pytest.param(case, spelled, id=case.title)


@pytest.mark.parametrize(("case", "spelled"), [*asked(refused=False)])
def test_a_spelling_means_what_is_said_in_words(case: Case, spelled: list[list[str]]) -> None:
    cells = [(cell, words) for words, line in spelled for cell in re.findall("`([^`]*)`", line)]
    read = results(table(case.title, [cell for cell, _ in cells]))
    for (cell, words), result in zip(cells, read, strict=True):
        expected = meant(words)
        assert result.blank if expected is None else result == expected, (case.title, cell, words)


@pytest.mark.parametrize(("case", "cell", "says"), [*asked(refused=True)])
def test_what_is_not_a_result_is_refused_with_what_was_expected(
    case: Case, cell: str, says: str
) -> None:
    event = table(case.title, [cell])
    told = [one.message for one in examine_event(event) if one.is_error]
    assert any(says in message for message in told), told


ANYTHING = st.one_of(
    st.text(max_size=12),
    st.text(alphabet="WDLXFZBHUNRSwdlbskK+-=−½|/., 0125", max_size=8),
    st.builds(
        "{}{}{}".format,
        st.sampled_from(["W", "x", "N", "+", "=", "-", "12|w ", "", "B", "+F"]),
        st.integers(0, 10**7),
        st.sampled_from(["", "w", "b", "s", "w1", "b½", "w+", "K", " "]),
    ),
)


@pytest.mark.slow
@pytest.mark.parametrize("notation", ["us", "chess-results", "plus-minus", "uk", ""])
@given(cells=st.lists(ANYTHING, min_size=1, max_size=4))
@example(cells=["W" + "1" * 5000, "1" * 5000 + "w1"])
@example(cells=["+" + "1" * 5000, "1" * 5000 + "|w 1", "1" * 5000])
@example(cells=["W١٢", "ſ12"])
def test_any_cells_are_results_or_told_and_read_back_as_they_were(
    notation: str, cells: list[str]
) -> None:
    with contextlib.suppress(TieBreakError):
        event = table(notation, [cell.partition("\n")[0] for cell in cells])
        for finding in examine_event(event):
            assert len(finding.message) < 900
        if not event.sections[0].faults:
            read_back(event)


def read_back(event: Event) -> None:
    """See that a text table holds the same results."""
    again = reading.text(convert(event, "csv").written.content)
    tables = [one.sections[0].crosstable.results for one in (event, again)]
    for row, same in zip(*tables, strict=True):
        rest = (result for result in row[len(same) :])
        assert [*map(letters, row[: len(same)])] == [*map(letters, same)]
        assert all(result.blank for result in rest)


def test_a_cell_that_is_too_long_for_a_result_is_quoted_in_part() -> None:
    [told] = (one.message for one in examine_event(table("us", ["W" + "9" * 5000])) if one.is_error)
    assert "…' is not a result; type W12" in told
    assert len(told) < 200


NUMBERS, COLOURS = st.integers(1, 12), st.sampled_from(["", "w", "b"])
RESULTS = st.one_of(
    st.builds(Result, st.sampled_from([WIN, DRAW, LOSS]), NUMBERS, COLOURS, st.booleans()),
    st.builds(Result, st.sampled_from([*FORFEITS, PENDING]), NUMBERS, COLOURS),
    st.builds(Result, st.sampled_from(FORFEITS)),
    st.sampled_from([Result(outcome) for outcome in BYES.values()]),
)


@given(row=st.lists(RESULTS, min_size=1, max_size=8))
def test_what_is_written_in_us_letters_reads_back_unchanged(row: list[Result]) -> None:
    event = table("us", [*map(letters, row)])
    assert results(event) == tuple(row)
    read_back(event)


@pytest.mark.parametrize("case", cases("event/cases/*.txt"))
def test_a_file_is_read_as_told(case: Case, stage: Stage) -> None:
    play(case, stage)
