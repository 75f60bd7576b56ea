"""How many printed places are not ours, as told in printed_places.txt; and columns headed TB1 and
TB2 without a word of what they are."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.asked import letters
from tests.cases import Case, Stage, cases, play
from tests.command import ROOT, Command
from tests.make.crosstables import vector
from tests.make.made_up import written
from tests.make.printed import Verification, verified
from tests.verify.programs import club_swiss, decimal
from xltiebreak import Section, load, standings


@pytest.mark.parametrize("case", cases("verify/printed_places.txt"))
def test_a_case_of_a_text(case: Case, stage: Stage) -> None:
    play(case, stage)


def large(tmp_path: Path) -> Path:
    """Everybody's results, Kashdan misprinted by a half in most places, and the places that follow
    from it as printed: no rule gives these figures."""
    made = club_swiss(11, 40)
    ranked = {row.player.number: row for row in standings(made.section, order="KASH").rows}
    figures = {n: (row.values["KASH"] or 0) + n % 3 / 2 for n, row in ranked.items()}
    score = {n: row.score for n, row in ranked.items()}
    in_order = sorted(made.event, key=lambda n: (-score[n], -figures[n]))
    head: list[object] = ["No.", "Name", *(f"R{r + 1}" for r in range(5)), "Place", "Kash"]
    rows = [
        [n, f"Player {n}", *map(written, cells), in_order.index(n) + 1, figures[n]]
        for n, cells in made.event.items()
    ]
    path = tmp_path / "large.csv"
    path.write_text("\n".join(",".join(map(str, row)) for row in [head, *rows]), encoding="utf-8")
    return path


def test_a_comparison_begins_with_what_holds_and_ends_with_a_few_values_of_many(
    xltiebreak: Command, tmp_path: Path
) -> None:
    path = large(tmp_path)
    run = xltiebreak("verify", path)
    place, cause, *rest = run.out.splitlines()
    assert place.endswith(" of 40 differ.")
    assert cause == (
        'All 40 places of "Place" follow from the tie-breaks that are printed beside them.'
    )
    tables = [k for k, line in enumerate(rest) if line.startswith(" No. ")]
    assert tables
    assert tables[0] > next(k for k, line in enumerate(rest) if line.startswith("Kash (KASH): "))
    left = [line for line in rest if line.startswith("and ")]
    assert left
    assert all(line.endswith(" more; 'xltiebreak verify --all' lists them.") for line in left)

    columns = json.loads(xltiebreak("verify", path, "--json").out)["columns"]
    differing = [len(column["differences"]) for column in columns]
    shown = sum(min(count, 10) for count in differing)
    assert sum(" Place " in line or " Kashdan " in line for line in rest) == shown
    every = xltiebreak("verify", path, "--all").out
    assert "more; " not in every
    assert sum(" Place " in line or " Kashdan " in line for line in every.splitlines()) == sum(
        differing
    )


def test_final_scores_are_not_held_against_an_earlier_round(
    xltiebreak: Command, tmp_path: Path
) -> None:
    """``verify`` asks whether the places are those after an earlier round, too."""
    [section] = load(ROOT / "examples/riverside/riverside.xlsx").sections
    rows = {row.player.number: row for row in standings(section).rows}
    lines = ["Rounds,5", "", "No.,Name,R1,R2,R3,R4,R5,Score,Place"]
    for number, results in zip(section.crosstable.numbers, section.crosstable.results):
        cells = [*map(letters, results)]
        place = {3: 3, 5: 1}.get(number, rows[number].place)  # exchanged
        lines.append(f"{number},P{number},{','.join(cells)},{rows[number].score:g},{place}")
    (tmp_path / "event.csv").write_text("\n".join(lines), encoding="utf-8")
    run = xltiebreak("verify", tmp_path / "event.csv")
    assert (run.code, run.err) == (1, "")
    assert "Place: 2 of 24 differ" in run.out


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
