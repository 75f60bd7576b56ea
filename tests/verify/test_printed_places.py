"""How many printed places are not ours, of which cases/printed_places.txt tells more."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.asked import letters
from tests.command import ROOT, Command
from tests.make.made_up import written
from tests.verify.programs import club_swiss
from xltiebreak import load, standings

pytestmark = pytest.mark.slow


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
