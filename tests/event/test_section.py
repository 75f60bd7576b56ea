"""A section, its findings, and round-robins by hand."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import FrozenInstanceError
from pickle import dumps, loads

import pytest

from tests.asked import result
from tests.cases import lines
from tests.make import reading
from tests.make.crosstables import section
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

BLANK = Result(Outcome.UNPAIRED, blank=True)


@pytest.mark.parametrize(
    ("outcome", "opponent"),
    [
        (Outcome.WIN, None),
        (Outcome.PENDING, None),
        (Outcome.PAIRING_BYE, 3),
        (Outcome.HALF_BYE, 3),
        (Outcome.UNPAIRED, 3),
        (Outcome.WIN, 0),
        (Outcome.DRAW, -1),
    ],
)
def test_a_game_has_an_opponent_and_a_bye_has_none(outcome: Outcome, opponent: int | None) -> None:
    with pytest.raises(TieBreakError):
        Result(outcome, opponent)


@pytest.mark.parametrize("line", lines("event/worth.txt"))
def test_a_result_is_worth_its_points(line: str) -> None:
    cell, points, *kind = line.replace(" = ", " ").split()
    one = result(cell.strip("."))
    assert (one.points, one.played, one.forfeit) == (
        *(float(points), kind == ["played"], kind == ["forfeit"]),
    )


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda result: loads(dumps(result))])
def test_a_result_can_be_copied_but_not_changed(copied: Callable[[Result], Result]) -> None:
    result = Result(Outcome.PAIRING_BYE, worth=0.5)
    again = copied(result)
    assert again == result
    assert (again.points, again.played) == (0.5, False)
    with pytest.raises(FrozenInstanceError):
        setattr(again, "points", 1.0)  # noqa: B010


def test_rows_numbers_and_rounds_have_to_match() -> None:
    with pytest.raises(TieBreakError, match="one pairing number for each row"):
        Crosstable((1, 2), ((BLANK,),))
    with pytest.raises(TieBreakError, match="the same number of rounds"):
        Crosstable((1, 2), ((BLANK,), (BLANK, BLANK)))
    with pytest.raises(TieBreakError, match="do not match"):
        Section("Open", (Player(1),), Crosstable((2,), ((BLANK,),)))
    with pytest.raises(TieBreakError, match="at least one section"):
        Event("Nothing", ())


def test_a_section_has_its_limits() -> None:
    with pytest.raises(TieBreakError, match="at most 100 rounds"):
        Crosstable((1,), ((BLANK,) * 101,))
    many = tuple(range(1, 20_002))
    with pytest.raises(TieBreakError, match="at most 20,000 players"):
        Crosstable(many, ((),) * len(many))


@pytest.mark.parametrize("line", lines("event/complete_rounds.txt"))
def test_a_round_is_complete_when_no_game_is_open_and_every_opponents_cell_is_filled(
    line: str,
) -> None:
    rows, _, complete = line.partition(" =")
    made = section(*rows.split(" / "))
    assert made.crosstable.complete_rounds == tuple(map(int, complete.split()))
    assert made.rounds == len(complete.split())


def test_a_player_without_a_name_has_a_label() -> None:
    assert Player(7).label == "Player 7"
    assert Player(7, "Ada Quill").label == "Ada Quill"


Table = list[list[object]]


def test_a_long_quotation_is_cut_and_the_sentence_stays() -> None:
    message = f"{'A' * 5_000!r} cannot be read; it's the opponent's number that is missing"
    short = f"'{'A' * 60}…' cannot be read; it's the opponent's number that is missing"

    assert str(TieBreakError(message)) == short
    assert str(TieBreakError(repr("it's" * 500))) == "'" + "it's" * 15 + "…'"


def test_words_between_apostrophes_are_no_quotation() -> None:
    message = f"the opponent's cell {'x ' * 150}is the player's"

    assert str(TieBreakError(message)) == message


@pytest.mark.parametrize(
    ("table", "where", "place"),
    [
        ([["No.", "R1", "R2"], [3, "W7", "huh"], [7, "L3", "U"]], "C2", (3, 2)),
        ([["No.", "R1", "R2"], [3, "W7", "U"], [7, "D3", "U"]], "B2", (3, 1)),
        ([["No.", "R1"], ["?", "U"], [7, "U"]], "A2", None),
        ([["No.", 1, 2, 3], [1, "", 1, "½"], [2, 1, "", ""], [3, "½", "", ""]], "C2", (1, 2)),
        (
            [["No.", "Name", 1, "", 2, ""], [1, "A", "", "", "", 1], [2, "B", 0, 1, "", ""]],
            "F2",
            (1, 4),
        ),
    ],
)
def test_a_cell_has_its_number_and_round(
    table: Table, where: str, place: tuple[int, int] | None
) -> None:
    event = reading.sheets(Event=[["Kind", "roundrobin"]], Crosstable=table)
    [error] = [one for one in examine_event(event) if one.is_error]
    assert (error.where, error.place) == (f"Crosstable!{where}", place)


def opponents(players: int, cycles: int = 1) -> dict[int, list[int | None]]:
    """Whom each player of a grid meets, by round."""
    numbers = range(1, players + 1)
    cell = " ".join(["½"] * cycles)
    rows = [["No.", "Name", *map(str, numbers)]]
    rows += [[str(k), f"E{k}", *("*" if k == j else cell for j in numbers)] for k in numbers]
    text = "Kind,roundrobin\n" + "\n".join(map(",".join, rows))
    [section] = reading.text(text).sections
    assert section.faults == ()
    return {
        number: [result.opponent for result in row]
        for number, row in section.crosstable.rows.items()
    }


@pytest.mark.parametrize("players", [2, 3, 8, 9, 20])
@pytest.mark.parametrize("cycles", [1, 2])
def test_everybody_meets_everybody_once_in_a_cycle(players: int, cycles: int) -> None:
    met = opponents(players, cycles)
    rounds = players - 1 + players % 2
    for number, row in met.items():
        assert len(row) == cycles * rounds
        for start in range(0, len(row), rounds):
            others = [other for other in row[start : start + rounds] if other]
            assert sorted(others) == [other for other in met if other != number]
        assert all(met[other][k] == number for k, other in enumerate(row) if other)
