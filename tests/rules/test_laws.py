"""What holds for every event, whatever its results; and a round-robin has the same tie-breaks
whether it is typed as a grid or round by round."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.make.crosstables import found, ranked
from tests.make.made_up import MadeUp, left_open, made_up, round_of
from tests.make.typed_events import typed
from tests.nightly import by_day
from tests.referees.events import roundrobin
from tests.rules.reference import Event
from xltiebreak import EDITIONS, SYSTEMS, Crosstable, Section, Worksheet

OF_PLAYERS = [system for system in SYSTEMS.values() if not system.of_teams]
EVERY_CODE = [
    code
    for system in OF_PLAYERS
    for code in (system.code, *(f"{system.code}/{o}" for o in system.options))
]
WITHOUT_LOTS = [code for code in EVERY_CODE if code != "LOT"]
EDITION = st.sampled_from(list(EDITIONS))
ORDER = st.lists(st.sampled_from(WITHOUT_LOTS), min_size=1, max_size=5, unique=True)
WITHOUT_NUMBERS = st.lists(
    st.sampled_from([code for code in WITHOUT_LOTS if not code.startswith("TPN")]),
    min_size=1,
    max_size=5,
    unique=True,
)
SHORT = st.integers(1, 6)


def as_shown(of: Any) -> dict[int, tuple[object, ...]]:
    """Place, score, values and what decided, by number."""
    return {
        row.player.number: (row.places, row.score, dict(row.values), row.decided_by)
        for row in of.rows
    }


def made_of_terms(sheet: Worksheet) -> Fraction | None:
    """What the counted terms make of the value; nothing where there are none."""
    counted = [Fraction(term.amount) for term in sheet.terms if term.counted]
    if not counted:
        return Fraction() if sheet.value is not None and sheet.combine.value == "sum" else None
    mean = sum(counted) / len(counted)
    if sheet.combine.value == "value":
        [mean] = counted
    made = {"sum": sum(counted), "rounded mean": Fraction(math.floor(mean + Fraction(1, 2)))}
    return Fraction(made.get(sheet.combine.value, mean))


@given(
    made=made_up(rounds=SHORT),
    edition=EDITION,
    order=WITHOUT_NUMBERS,
    seed=st.integers(0, 999),
    with_lots=st.booleans(),
)
def test_renumbering_and_shuffling_the_players_changes_nothing(
    made: MadeUp, edition: str, order: list[str], seed: int, with_lots: bool
) -> None:
    random = Random(seed)
    old = list(made.event)
    new = dict(zip(old, random.sample(range(1, 99), len(old)), strict=True))
    rows = random.sample(old, len(old))
    turned: Event = {
        new[number]: [(a, new[b] if b else None, c) for a, b, c in made.event[number]]
        for number in rows
    }
    again = MadeUp(turned, {new[number]: rating for number, rating in made.ratings.items()})
    lots = random.sample(old, len(old)) if with_lots else []
    written = ",".join(order)

    before = ranked(made.section, edition, written, ",".join(map(str, lots)))
    after = ranked(again.section, edition, written, ",".join(str(new[n]) for n in lots))

    assert {new[number]: row for number, row in as_shown(before).items()} == as_shown(after)


@pytest.mark.parametrize("code", EVERY_CODE)
@given(made=made_up(), edition=EDITION)
@settings(max_examples=by_day(2, night=150))
def test_the_terms_that_are_shown_make_the_value_that_ranks(
    code: str, made: MadeUp, edition: str
) -> None:
    """The figures that rank are not made from the terms that are shown, but must be theirs;
    ``test_reference`` holds both to the rule book."""
    lots = ",".join(map(str, made.event))
    ours = ranked(made.section, edition, code, lots)
    tie = ours.meant(code)

    for row in ours.rows:
        value, sheet = row.values[code], ours.worksheet(row.player.number, tie)
        assert sheet.sentence().startswith(tie.name)
        if tie.system.in_group and value is None:
            continue  # nobody asked
        assert sheet.value == value == made_of_terms(sheet)


@given(
    made=made_up(rounds=SHORT, open_rounds=False),
    edition=EDITION,
    order=ORDER,
    seed=st.integers(0, 9999),
    where=st.integers(0, 6),
)
def test_an_unfinished_round_changes_nothing(
    made: MadeUp, edition: str, order: list[str], seed: int, where: int
) -> None:
    numbers = list(made.event)
    extra = left_open(round_of(numbers, set(), "all", Random(seed)), Random(seed))
    longer = MadeUp(
        {n: [*row[:where], extra[n], *row[where:]] for n, row in made.event.items()}, made.ratings
    )
    assume(longer.complete == made.complete)
    written = ",".join(order)

    assert as_shown(ranked(longer.section, edition, written)) == as_shown(
        ranked(made.section, edition, written)
    )
    codes = {finding.code for finding in found(longer.section)}
    assert "incomplete-round" in codes or not any(cell[0] for cell in extra.values())


@given(
    made=made_up(rounds=SHORT), byes=st.lists(st.sampled_from("BHUXF"), min_size=20, max_size=20)
)
def test_a_whole_round_of_byes_is_noticed(made: MadeUp, byes: list[str]) -> None:
    event = {
        number: [*row, (bye, None, "")]
        for (number, row), bye in zip(made.event.items(), byes, strict=False)
    }
    round = len(next(iter(event.values())))

    assert ("round-without-games", f"round {round}") in [
        (finding.code, finding.where) for finding in found(MadeUp(event).section)
    ]


@given(made=made_up())
def test_a_made_up_event_is_free_of_errors(made: MadeUp) -> None:
    assert [finding for finding in found(made.section) if finding.is_error] == []


@given(made=made_up(open_rounds=False), seed=st.integers(0, 9999))
def test_one_result_changed_on_one_side_only_is_noticed(made: MadeUp, seed: int) -> None:
    """Unless it is, or becomes, a ruling."""
    random = Random(seed)
    games = [
        (number, r)
        for number, row in made.event.items()
        for r, (letter, opponent, _) in enumerate(row)
        if letter in ("W", "D", "L") and made.event[opponent or 0][r][0] not in ("N", "R", "S")
    ]
    assume(games)
    number, r = random.choice(games)
    letter, opponent, colour = made.event[number][r]
    other = random.choice([choice for choice in "WDL" if choice != letter])
    made.event[number][r] = (other, opponent, colour)
    errors = [finding for finding in found(made.section) if finding.is_error]

    first = min(number, opponent or 0)
    assert [(e.code, e.where) for e in errors] == [
        ("twins-disagree", f"player {first}, round {r + 1}")
    ]


CODES = [
    *("MM", "MED", "MED/H", "SOLK", "CUM", "OCUM", "KASH", "SB", "SB/A", "PCT", "H2H", "BLACKS"),
    *("OPERF", "COMPAVG", "WIN", "WON", "REP", "STD", "BH", "BH/C1", "BH/C2", "BH/M1", "BH/P"),
    *("DE", "FB", "AOB", "PS", "KS", "ARO", "TPR", "PTP", "APRO", "APPO"),
]


def values(made: Section, edition: str, code: str) -> dict[int, object]:
    table = ranked(made, edition, "SOLK")
    return dict(table.column(table.meant(code)))


SEEDS = range(by_day(4, night=24))


def round_robin(seed: int, *, leaving: bool = False) -> Section:
    """A round-robin of 3 to 8 players, at times a double one; a grid knows no colors."""
    leaves = (0.2, 0.4, 0.6, 0.8)[seed % 4] if leaving else None
    made = roundrobin(seed, 3 + leaving + seed % 5, double=seed % 3 == 2, leaves_after=leaves)
    rows = (tuple(replace(r, colour="") for r in row) for row in made.crosstable.results)
    return replace(made, crosstable=Crosstable(made.crosstable.numbers, tuple(rows)))


def both(made: Section) -> Iterator[Section]:
    """Yield it as it is read of a grid, and of rounds."""
    for as_grid in (True, False):
        [section] = typed(made, grid=as_grid).event().sections
        assert section.is_roundrobin
        yield section


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_grid_and_rounds_have_the_same_values(seed: int) -> None:
    grid, rounds = both(round_robin(seed))
    assert rounds.rounds == rounds.crosstable.rounds
    of_rounds = {code for code, system in SYSTEMS.items() if system.of_rounds} | {"KS"}
    for edition in EDITIONS:
        for code in CODES:
            if code.partition("/")[0] not in of_rounds:
                same = values(rounds, edition, code) == values(grid, edition, code)
                assert same, (edition, code)


@pytest.mark.parametrize("seed", SEEDS)
def test_they_are_those_of_the_rule_book(seed: int) -> None:
    """34E1, 34E2, 34E8, with everybody's games alone: a forfeit is worth ½ to the opponents of
    both and 0 in their own lists; half of the points is half of the games, and from nine games on
    two scores go."""
    made = round_robin(100 + seed)
    met = {n: [r for r in row if r.opponent] for n, row in made.crosstable.rows.items()}
    score = {n: sum(result.points for result in row) for n, row in met.items()}
    adjusted = {
        n: sum(0.5 if result.forfeit else result.points for result in row) for n, row in met.items()
    }
    solkoff, modified, sonneborn = {}, {}, {}
    for player, results in met.items():
        row = sorted(0.0 if r.forfeit else adjusted[r.opponent or 0] for r in results)
        each = 2 if len(results) >= 9 else 1
        lowest = each if 2 * score[player] >= len(results) else 0
        highest = each if 2 * score[player] <= len(results) else 0
        solkoff[player] = sum(row)
        modified[player] = sum(row[lowest : max(len(row) - highest, lowest)])
        played = [result for result in results if result.played]
        sonneborn[player] = sum(r.points * score[r.opponent or 0] for r in played)
    for read_again in both(made):
        assert values(read_again, "uschess", "SOLK") == solkoff
        assert values(read_again, "uschess", "MM") == modified
        assert values(read_again, "uschess", "SB") == sonneborn


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_so_they_have_where_somebody_withdrew(seed: int) -> None:
    """30B: before half of his games they count for nobody; later, what is left is not played."""
    grid, rounds = both(round_robin(seed, leaving=True))
    for code in ("SB", "H2H", "WIN", "SOLK", "MM", "MED", "KASH", "PCT", "BH", "BH/C1", "DE"):
        for edition in EDITIONS:
            assert values(rounds, edition, code) == values(grid, edition, code), (edition, code)
    scores = [{r.player.number: r.score for r in ranked(s).rows} for s in (grid, rounds)]
    assert scores[0] == scores[1]
