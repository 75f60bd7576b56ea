"""What the labels of other programs mean, and how far printed figures have to agree. Columns that
tell nothing: zeros, ones, dashes, figures of another event."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.make.crosstables import section
from tests.make.printed import said_of
from tests.nightly import by_day
from tests.rules import reference
from tests.rules.reference import HALF
from tests.verify import programs
from tests.verify.programs import as_printed, club_swiss, texts
from xltiebreak import standings
from xltiebreak.verify.columns import PLACE, PRIZE, columns_of, stated_here
from xltiebreak.verify.diagnosis import verify


def labels() -> Iterator[tuple[str, str, str, bool]]:
    """Yield each label of labels.txt, which points place the teams, its code, and whether that is a
    guess."""
    listed_in = Path(__file__).with_name("labels.txt").read_text(encoding="utf-8")
    for line in listed_in.splitlines()[1:]:
        meant, _, listed = line.partition(" = ")
        code, *how = meant.split()
        for label in listed.split("; "):
            yield label, how[1] if how[:1] == ["by"] else "", code, how == ["guessed"]


def meaning(label: str, by_user: str = "", **how: Any) -> tuple[str, bool] | None:
    """What a column of this label is, and whether that is a guess; nothing if it is not known."""
    columns = columns_of({label: {1: "1"}}, by_user=by_user, **{"order": (), **how})
    if label in columns.places:
        return PLACE, False
    if label in columns.prizes:
        return PRIZE, False
    known = [(column.meaning.system, column.meaning.assumed) for column in columns.tie_breaks]
    return known[0] if known else None


@pytest.mark.parametrize(("label", "placed_by", "system", "assumed"), [*labels()])
def test_a_label_is_known(label: str, placed_by: str, system: str, assumed: bool) -> None:
    assert meaning(label, placed_by=placed_by) == (system, assumed)


@pytest.mark.parametrize(
    "label",
    [
        *("Grade", "State", "", "#", "Fed", "TBrk[B]", "Score %", "1st"),
        *("Game Pts", "Match Points", "MP"),  # of matches, in an event without any
    ],
)
def test_a_label_that_says_no_tie_break_is_not_guessed(label: str) -> None:
    assert meaning(label) is None


ORDER = standings(section("W2", "L1"), order="MM,KASH").order.tie_breaks


@pytest.mark.parametrize(
    "label",
    [
        *("TB2", "TBrk2", "Tbrk 2", "Tie Break 2", "tiebreak #2", "T.B.2"),
        *("Wtg2", "Desp 2", "D\u00e9p2", "WP2"),
    ],
)
def test_a_bare_number_takes_the_order(label: str) -> None:
    assert meaning(label, order=ORDER) == ("KASH", True)


def test_a_number_beyond_the_order_is_nothing() -> None:
    assert meaning("TB3", order=ORDER) is None


def test_what_is_said_of_other_sections_is_left_to_them() -> None:
    assert stated_here("A=MM,B=SOLK,C=CUM", ["A"], ["A", "B"]) == "A=MM,C=CUM"


def test_a_label_without_end_is_none() -> None:
    """Brackets that are opened and never closed take as long as they are many, twice."""
    assert meaning("(" * 64_000) is None
    assert meaning(f"Solkoff {'(' * 200}") is None


# Figures


def figure(text: str, label: str = "SOLK") -> Fraction | None:
    columns = columns_of({label: {1: text}}, ()).tie_breaks
    return columns[0].figures.get(1) if columns else None


FIGURES = [
    ("6.5", "6.5"), ("6,5", "6.5"), ("6½", "6.5"), ("½", "0.5"), ("6 1/2", "6.5"), ("7", "7"),
    (".5", "0.5"), ("7¼", "7.25"), ("72.2 %", "72.2"), ("-1", "-1"), ("−2", "-2"), ("+1", "1"),
    (" 22,50 ", "22.5"), ("1/2", "0.5"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "value"), FIGURES)
def test_a_printed_figure_is_read(text: str, value: str) -> None:
    assert figure(text) == Fraction(value)


@pytest.mark.parametrize("text", ["", "abc", "6.5.1", "W12", "6.5½", "1e3", "nan", "٣"])
def test_what_is_no_figure_is_not_guessed(text: str) -> None:
    assert figure(text) is None


def test_a_rating_may_have_its_thousands_apart() -> None:
    assert figure("1,650", "COMPAVG") == 1650
    assert figure("1,650") != 1650


@pytest.mark.parametrize(
    ("text", "ours", "label", "agree"),
    [
        ("72.2", Fraction(650, 9), "PCT", True),
        ("72.22", Fraction(650, 9), "PCT", True),
        ("72.3", Fraction(650, 9), "PCT", False),
        ("72", Fraction(650, 9), "PCT", True),
        ("7.3", 7.25, "SB", True),
        ("7.2", 7.25, "SB", True),
        ("7", 6.5, "SB", False),
        ("6.4", 6.5, "SB", False),
        ("0", None, "COMPAVG", False),  # as of nobody who has met a rated opponent
    ],
)
def test_a_figure_agrees_as_far_as_it_is_printed(
    text: str, ours: Fraction | float | None, label: str, agree: bool
) -> None:
    [column] = columns_of({label: {1: text}}, ()).tie_breaks
    assert column.agrees(1, ours) is agree


LABELS = ("Mod. Med", "Kashdan", "SB", "Cumul.", "Blacks", "H2H")


@pytest.mark.slow
@pytest.mark.parametrize("players", [5, 24])
@pytest.mark.parametrize("label", LABELS)
@pytest.mark.parametrize("figure", ["0", "1", "0.5"])
@pytest.mark.parametrize("others", [0, 1, 2])
def test_one_figure_all_over_has_no_cause(
    label: str, figure: str, others: int, players: int
) -> None:
    event = club_swiss(11, players)
    column = dict.fromkeys(event.event, figure)
    column.update((3 + n, "2.5") for n in range(others if players > 8 else others // 2))
    columns = {**as_printed(event.event), label: column}
    verified = verify(replace(event.section, printed=columns))
    [compared] = [column for column in verified.columns if column.label == label]

    assert compared.causes == ()
    if compared.differences:
        unlike = len(set(column.values())) - 1 and list(column.values()).count("2.5")
        several = f"{players - unlike} of {players}" if unlike else f"All {players}"
        zeros = " (Direct Encounter prints 0 then)" if figure == "0" else ""
        assert said_of(verified, label) == (
            f'{several} values of "{label}" are {figure}: this is probably a tie-break that was '
            f"not needed{zeros}, or a column that is not used."
        )


def test_figures_that_are_few_but_right_are_compared_as_any_others() -> None:
    event = club_swiss(11, 24)
    blacks = programs.right("BLACKS")(event.event)
    number = min(blacks)
    column = texts({**blacks, number: blacks[number] + 1})
    [compared] = verify(replace(event.section, printed={"Blacks": column})).columns

    assert [difference.number for difference in compared.differences] == [number]
    assert [cause.code.partition("|")[0] for cause in compared.causes] == ["misprint"]


def of_another_event(random: Random, code: str, players: int) -> dict[int, Fraction]:
    return programs.right(code)(club_swiss(random.randrange(10**6), players).event)


NOISE: dict[str, Callable[[Random, str, int], dict[int, Fraction]]] = {
    "of another event": of_another_event,
    "halves": lambda r, c, n: {k: r.randrange(40) * HALF for k in range(1, n + 1)},
    "small": lambda r, c, n: {k: r.randrange(3) * HALF for k in range(1, n + 1)},
    "ones and zeros": lambda r, c, n: {k: Fraction(r.randrange(2)) for k in range(1, n + 1)},
    "mostly zeros": lambda r, c, n: {
        k: Fraction(r.choice((0, 0, 0, 0, 1, 2))) for k in range(1, n + 1)
    },
    "ranks": lambda r, c, n: {k: Fraction(k) for k in range(1, n + 1)},
    "ratings": lambda r, c, n: {k: Fraction(r.randrange(900, 2300)) for k in range(1, n + 1)},
    "decimals": lambda r, c, n: {k: Fraction(r.randrange(4000), 100) for k in range(1, n + 1)},
}


@pytest.mark.slow
@pytest.mark.parametrize("noise", NOISE)
@pytest.mark.parametrize("code", ["MM", "SOLK", "CUM", "KASH", "SB", "BLACKS", "COMPAVG"])
def test_figures_that_have_nothing_to_do_with_the_event_have_no_cause(
    code: str, noise: str
) -> None:
    for seed in range(by_day(1, night=60)):
        random = Random(f"{noise} {code} {seed}")
        players = random.choice((8, 16, 24))
        event = club_swiss(random.randrange(10**6), players)
        ratings = {n: random.randrange(900, 2200) for n in event.event}
        section = replace(event, ratings=ratings).section
        columns = {**as_printed(event.event), code: texts(NOISE[noise](random, code, players))}
        [compared] = [
            column
            for column in verify(replace(section, printed=columns)).columns
            if column.label == code
        ]
        right = {n: reference.value(event.event, code, "uschess", n, ratings) for n in event.event}

        assert len(compared.differences) > players // 2, right
        assert [cause.sentence for cause in compared.causes] == []
