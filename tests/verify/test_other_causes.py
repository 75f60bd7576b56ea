"""Causes that lie in the table and not in the rule: results, rows, rounds."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.make.made_up import MadeUp
from tests.make.printed import Figures, compared, diagnosed, printing, values_of, verified
from tests.nightly import by_day
from tests.referees.events import open_event
from tests.rules import reference
from tests.verify import programs
from tests.verify.programs import LETTERS, club_swiss
from xltiebreak import Outcome, standings

pytestmark = pytest.mark.slow

CODES = ["MM", "SOLK", "CUM", "OCUM", "SB", "KASH"]


def typed(event: reference.Event, number: int, round: int, letter: str) -> reference.Event:
    """The event with another result of one game; both players' cells change."""
    twin = {"W": "L", "L": "W", "D": "D", "X": "F", "F": "X"}
    opponent = event[number][round - 1][1]
    assert opponent
    changed = {n: list(row) for n, row in event.items()}
    for player, rival, new in ((number, opponent, letter), (opponent, number, twin[letter])):
        changed[player][round - 1] = (new, rival, event[player][round - 1][2])
    return changed


def test_values_in_other_rows_are_named() -> None:
    event = club_swiss(1)
    ours = [*programs.right("SOLK")(event.event).values()]
    places = [row.player.number for row in standings(event.section).rows]
    in_order = {k: ours[number - 1] for k, number in enumerate(places, start=1)}
    for code, printed, said in (
        ("shifted-down", dict(zip(range(2, 17), ours)), "15 values|one row too low."),
        ("shifted-up", dict(enumerate(ours[1:], 1)), "15 values|one row too high."),
        ("place-order", in_order, "16 values|in the order of the places, not in that of the rows."),
    ):
        cause = diagnosed(printing(event.section, SOLK=printed), "SOLK")
        sentence = f"All {said}".replace("|", ' of "SOLK" stand ')
        assert (cause.code, cause.sentence) == (code, sentence)


@pytest.mark.parametrize(("players", "misprints"), [(8, 1), (20, 2), (24, 2), (30, 3)])
def test_a_cause_leaves_a_tenth_of_the_values_unexplained_and_no_more(
    players: int, misprints: int
) -> None:
    """Or one value, where five or more differ."""
    event = club_swiss(2, players=players)
    printed = dict(programs.solkoff(worth=programs.points)(event.event))
    for number in range(1, misprints + 1):
        printed[number] += 3 + number
    cause = diagnosed(printing(event.section, Solk=printed), "Solk")
    assert (cause.code, cause.explains) == ("opponents-face-value", players - misprints)
    assert cause.sentence.startswith(
        f'{players - misprints} of {players} values of "Solk" agree if the opponents\' unplayed'
    )

    printed[misprints + 1] += 4 + misprints
    causes = compared(printing(event.section, Solk=printed), "Solk").causes
    assert "opponents-face-value" not in [cause.code for cause in causes]


def test_a_cause_that_leaves_as_much_unexplained_as_it_explains_is_not_told() -> None:
    """Where 5 differ, one may stay unexplained, and two may not even if they are but a tenth."""
    event = club_swiss(2, players=40)
    right = programs.right("CUM")(event.event)
    typed_in = programs.cumulative(lambda cell: Fraction())(event.event)
    differing = [n for n in right if right[n] != typed_in[n]][:5]
    printed = {n: value for n, value in typed_in.items() if right[n] == value or n in differing}
    assert len(differing) == 5
    assert len(printed) >= 20

    printed[differing[0]] += 7
    cause = diagnosed(printing(event.section, Cumul=printed), "Cumul")
    assert (cause.code, cause.explains) == ("system-PS", len(printed) - 1)

    printed[differing[1]] += 9
    causes = compared(printing(event.section, Cumul=printed), "Cumul").causes
    assert "system-PS" not in [cause.code for cause in causes]


def test_a_cause_of_another_column_leaves_no_more_unexplained_than_it_explains() -> None:
    """Solkoff is at face value throughout; of a few Modified Medians one is, and three are not."""
    event = club_swiss(2, players=60, away=0.02, letters=LETTERS[:-1])
    right = programs.right("MM")(event.event)
    at_face_value = programs.modified_median(worth=programs.points)(event.event)
    other = next(n for n in right if right[n] != at_face_value[n])
    printed = {n: v for n, v in at_face_value.items() if v == right[n] or n == other}
    for number in [n for n in printed if n != other][:3]:
        printed[number] += 5
    assert len(printed) >= 30

    solkoff = programs.solkoff(worth=programs.points)(event.event)
    section = printing(event.section, Solk=solkoff, MM=printed)
    assert diagnosed(section, "Solk").code == "opponents-face-value"
    assert compared(section, "MM").causes == ()


def test_how_places_were_made_is_named() -> None:
    """By score alone, the tied by their numbers; shared by all on the same score; by the figures
    that are printed beside them."""
    event = club_swiss(3)
    score = {n: reference.score(event.event, n) for n in event.event}
    by_number = sorted(score, key=lambda n: (-score[n], n))
    by_figure = sorted(score, key=lambda n: (-score[n], -n))
    shared = {n: 1 + sum(o > score[n] for o in score.values()) for n in score}
    for code, columns in (
        ("ties-not-broken", {"Place": {n: k for k, n in enumerate(by_number, 1)}}),
        ("score-alone", {"Place": shared}),
        (
            "printed-figures",
            {"Place": {n: k for k, n in enumerate(by_figure, 1)}, "MM": {n: n for n in score}},
        ),
    ):
        column = compared(printing(event.section, **columns), "Place", order="MM,SOLK,CUM")
        assert column.differences
        assert column.causes[0].code == code


def test_the_places_of_another_order_are_named() -> None:
    """Also where a tie-break is printed twice."""
    event = club_swiss(3)
    theirs = standings(event.section, order="CUM,SOLK")
    places = {row.player.number: row.place for row in theirs.rows}
    column = compared(printing(event.section, Rank=places), "Rank")
    assert (column.system, column.causes[0].code) == ("PLACE", "other-order")
    assert "the order CUM" in column.causes[0].sentence
    assert "you asked for uschess" in column.causes[0].sentence
    made = printing(event.section, Rank=places, A=programs.right("MM")(event.event), B={1: 1})
    column = compared(made, "Rank", columns="A=mm,B=MM")
    assert column.causes[0].code == "other-order"


def test_another_order_is_found_with_the_rating_that_stands_in_for_none() -> None:
    made = MadeUp(club_swiss(3).event, ratings={n: 1200 + 40 * n for n in range(1, 9)}).section
    theirs = standings(made, order="COMPAVG,MM", unrated=2400)
    places = {row.player.number: row.places for row in theirs.rows}
    column = compared(
        replace(made, printed={"Place": places}), "Place", order="MM,COMPAVG", unrated=2400
    )
    assert column.differences
    assert [cause.sentence for cause in column.causes] == [
        'All 16 places of "Place" agree with the order COMPAVG; you asked for MM, COMPAVG.'
    ]


def test_places_that_follow_from_a_result_typed_otherwise_are_told_so() -> None:
    made = club_swiss(11, 14, 6)
    here = made.section
    assert made.event[1][3][:2] == ("W", 7)
    rows = typed(made.event, 1, 4, "D")
    theirs = standings(MadeUp(rows).section)
    columns: dict[str, Figures] = {
        "Place": {row.player.number: row.place for row in theirs.rows},
        "Score": {row.player.number: row.score for row in theirs.rows},
        "Cumul.": {row.player.number: float(row.values["CUM"] or 0) for row in theirs.rows},
    }
    causes = [diagnosed(printing(here, **columns), label) for label in columns]
    assert {cause.code for cause in causes} == {"result-typed-otherwise"}
    conditions = {cause.sentence.partition(" agree if ")[2] for cause in causes}
    assert conditions == {"round 4 of player 1 were D7 (the table has W7)."}


@pytest.mark.parametrize(
    ("number", "outcome"),
    [(1, Outcome.DRAW), (40, Outcome.LOSS), (77, Outcome.WIN)][:: by_day(2, night=1)],
)
def test_a_result_typed_otherwise_is_named_in_a_large_event(number: int, outcome: Outcome) -> None:
    """Columns that the changed results move only a little are computed as from a new table."""
    here = open_event(150, 5, seed=3).sections[0]
    rows = {n: list(row) for n, row in here.crosstable.rows.items()}
    k, result = next((k, one) for k, one in enumerate(rows[number]) if one.played)
    assert result.outcome is not outcome
    opponent = result.opponent or 0
    twin = {Outcome.DRAW: outcome, Outcome.WIN: Outcome.LOSS, Outcome.LOSS: Outcome.WIN}[outcome]
    rows[number][k] = replace(result, outcome=outcome)
    rows[opponent][k] = replace(rows[opponent][k], outcome=twin)
    table = replace(here.crosstable, results=tuple(map(tuple, rows.values())))
    there = replace(here, crosstable=table)
    columns = {code: values_of(there, code) for code in (*CODES, "FB")}
    for column in verified(printing(here, **columns)).columns:
        assert column.differences
        assert column.causes[0].code == "result-typed-otherwise"
        assert column.causes[0].explains == column.compared
