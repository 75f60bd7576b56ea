"""Columns that tell nothing: zeros, ones, dashes, figures of another event."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from tests.make.printed import doubts_of, said_of
from tests.nightly import by_day, mostly_slow
from tests.rules import reference
from tests.rules.reference import HALF
from tests.verify import programs
from tests.verify.programs import as_printed, club_swiss, texts
from xltiebreak.verify.diagnosis import verify

LABELS = ("Mod. Med", "Kashdan", "SB", "Cumul.", "Blacks", "H2H")


@pytest.mark.parametrize("players", [5, 24])
@pytest.mark.parametrize("label", mostly_slow(LABELS))
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


def test_a_column_of_dashes_is_said_to_be_empty() -> None:
    event = club_swiss(11)
    columns = {**as_printed(event.event), "Kashdan": dict.fromkeys(event.event, "–")}
    verified = verify(replace(event.section, printed=columns))

    assert doubts_of(verified) == [
        "Kashdan is empty: a tie-break that was not needed, or a column that is not used."
    ]


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
    for seed in range(by_day(2, night=60)):
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
