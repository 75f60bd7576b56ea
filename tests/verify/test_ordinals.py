"""Columns headed TB1, TB2 … without a word of what they are."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.make.crosstables import vector
from tests.make.printed import verified
from tests.verify.programs import decimal
from xltiebreak import Section, standings
from xltiebreak.verify.comparison import Verification

pytestmark = pytest.mark.slow

EVENT = vector("nine-rounds.csv")


def printed(edition: str, *codes: str, misprint: bool = False) -> Section:
    """The event with another program's columns, headed by their places in the order alone."""
    ours = standings(EVENT, order=codes, edition=edition)
    columns = {
        f"TB{k}": {
            row.player.number: decimal(value)
            for row in ours.rows
            if (value := row.values[code]) is not None
        }
        for k, code in enumerate(codes, start=1)
    }
    if misprint:
        columns["TB1"][3] = "1.25"
    return replace(EVENT, printed=columns, edition="", order="")


def remarks_of(verification: Verification) -> str:
    return " ".join(verification.remarks)


@pytest.mark.parametrize(
    ("edition", "codes", "message"),
    [
        ("uschess", ("SOLK", "MM", "CUM"), "all values fit if TB1 is Solkoff (SOLK), as would BH;"),
        ("uschess", ("KASH", "OCUM"), "if TB1 is Kashdan (KASH); TB2 is Cumulative of Opposition"),
        ("fide2026", ("BH/C1", "BH", "SB"), "values fit if TB1 is Buchholz Cut 1"),
        ("fide2009", ("BH/M1", "BH/C2"), "values fit if TB1 is Buchholz Median 1"),
    ],
)
def test_columns_are_what_their_values_fit(
    edition: str, codes: tuple[str, ...], message: str
) -> None:
    verification = verified(printed(edition, *codes), edition=edition)

    assert [column.system for column in verification.columns if column.label.startswith("TB")] == [
        *codes
    ]
    assert verification.agrees
    assert message in remarks_of(verification)
    assert (verification.standings.order.codes, verification.standings.edition.code) == (
        codes,
        edition,
    )


def test_a_misprint_among_them_is_still_one() -> None:
    verification = verified(printed("uschess", "MED", "CUM", misprint=True))

    assert "most printed values fit if TB1 is Median (MED) in 13 of 14 values" in remarks_of(
        verification
    )
    [column] = [column for column in verification.columns if column.differences]
    assert [(difference.number, difference.printed) for difference in column.differences] == [
        (3, "1.25")
    ]


@pytest.mark.parametrize("order", ["MM,SOLK", "Modified Median, Solkoff"])
def test_an_order_that_is_stated_says_what_they_are(order: str) -> None:
    section = printed("uschess", "SOLK", "MM")
    for verification in (
        verified(section, order=order),
        verified(replace(section, order=order)),
    ):
        assert not verification.remarks
        assert [column.system for column in verification.columns if column.label == "TB1"] == ["MM"]
        assert not verification.agrees


def test_what_the_user_says_of_a_column_stands() -> None:
    verification = verified(printed("uschess", "KASH", "SOLK"), columns="TB1=SOLK")

    assert "TB1" not in remarks_of(verification)
    assert {column.label: column.system for column in verification.columns} == {
        "TB1": "SOLK",
        "TB2": "SOLK",
    }


def test_columns_that_fit_nothing_are_left_to_the_order() -> None:
    section = replace(EVENT, printed={"TB1": {n: str(n * 1.25) for n in EVENT.crosstable.numbers}})
    verification = verified(section)

    assert not verification.remarks
    assert dict(verification.assumed) == {"TB1": "MM"}


def test_a_column_of_zeros_among_them_does_not_hide_the_others() -> None:
    right = printed("fide2026", "BH/C1", "BH", "SB")
    zeros = dict.fromkeys(EVENT.by_number, "0")
    columns = {f"TB{k + 1}": right.printed[f"TB{k}"] for k in (1, 2, 3)}
    given = replace(right, printed={"TB1": zeros, **columns})
    verification = verified(given, edition="fide2026")
    by_label = {column.label: column for column in verification.columns}

    assert "all other values fit if TB2 is Buchholz Cut 1" in remarks_of(verification)
    assert [by_label[f"TB{k}"].differences for k in (2, 3, 4)] == [()] * 3
    assert by_label["TB1"].causes == ()
    assert by_label["TB1"].idle.startswith('All 14 values of "TB1" are 0: ')
