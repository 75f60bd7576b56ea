"""What is told of printed columns and places, as the texts of the folder cases have it; what a
large comparison begins and ends with; and what holds for every event."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.asked import letters
from tests.cases import Case, Stage, cases, play
from tests.command import ROOT, Command
from tests.make import reading
from tests.make.made_up import MadeUp, made_up, written
from tests.make.printed import diagnosed, printing, verified
from tests.nightly import by_day
from tests.rules import reference
from tests.verify.programs import club_swiss, decimal
from xltiebreak import Event, examine_event, load, prizes, standings


@pytest.mark.parametrize("case", cases("verify/cases/*.txt"))
def test_a_case_of_a_text(case: Case, stage: Stage) -> None:
    play(case, stage)


def test_shares_without_the_cap_of_32b3_are_named() -> None:
    content = (ROOT / "examples/prizes/prizes.csv").read_text(encoding="utf-8")
    without_cap = reading.text(content.replace("Rounds,5\n", 'Rounds,5\nPrize rule,"no cap"\n'))
    winners = prizes(without_cap)[0].winners
    printed = {winner.entrant.number: f"${winner.cash / 100:.2f}" for winner in winners}
    [section] = reading.text(content).sections
    cause = diagnosed(replace(section, printed={"Prize": printed}), "Prize")
    assert (cause.code, cause.explains) == ("no-cap", 12)


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


@pytest.mark.slow
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


@pytest.mark.slow
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


CODES = ["MM", "MED", "SOLK", "CUM", "ACUM", "OCUM", "KASH", "SB", "PCT", "COMPAVG", "OPERF"]


@pytest.mark.slow
@given(made_up(), st.sampled_from(["uschess", "wintd", "raw"]))
def test_what_is_right_agrees(event: MadeUp, edition: str) -> None:
    if any(finding.is_error for finding in examine_event(Event("", (event.section,)))):
        return
    printed = {
        code: {
            number: value
            for number in event.event
            for value in [
                reference.value(event.complete, code, edition, number, ratings=event.ratings)
            ]
            if value is not None
        }
        for code in CODES
    }
    verification = verified(printing(event.section, **printed), edition=edition)
    assert verification.agrees
    assert sum(column.compared for column in verification.columns) == sum(
        map(len, printed.values())
    )


@pytest.mark.slow
@settings(max_examples=by_day(5, night=120))
@given(made_up(rounds=st.integers(1, 6)), st.integers(0, 10**6))
def test_any_figures_are_compared_and_no_cause_claims_too_much(event: MadeUp, seed: int) -> None:
    if any(finding.is_error for finding in examine_event(Event("", (event.section,)))):
        return
    random = Random(seed)
    printed = {
        code: {number: decimal(random.randrange(60) / 4) for number in event.event}
        for code in random.sample(CODES, 3)
    }
    for column in verified(replace(event.section, printed=printed)).columns:
        assert column.agree + len(column.differences) == column.compared == len(event.event)
        for cause in column.causes:
            assert column.agree < cause.explains <= column.compared
            assert f"{cause.explains} " in cause.sentence
