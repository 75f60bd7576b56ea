"""An event of which results are missing: whoever looks at its cells tells the same story."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from tests.bulletin.documents import opened, text_of
from tests.functions.spilled import rows_of
from tests.make.kinds import games_taken_out, half
from tests.make.sheet import ask, shown
from tests.make.typed_events import Typed, typed
from tests.referees.events import roundrobin, swiss
from tests.referees.team_events import team_swiss
from xltiebreak import Event, Finding, examine_event, explain, load, standings
from xltiebreak.bulletin import write_bulletin

INCOMPLETE = re.compile(r"round (\d+) is not complete")
MISSING = re.compile(r"Round (\d+) is not complete: results are missing of \d+ of \d+")
OF_WINNERS = re.compile(r"Final|Winner|[Tt]rophy for|takes the|prize money", re.MULTILINE)


def of_kind(kind: str, seed: int) -> Typed:
    drawing = Random(f"{kind} {seed}")
    if kind == "grid":
        return games_taken_out(typed(roundrobin(seed, 4 + seed % 5)), drawing)
    if kind == "double grid":
        return games_taken_out(typed(roundrobin(seed, 4 + seed % 3, double=True)), drawing)
    if kind == "teams":
        return half(typed(team_swiss(seed, teams=8 + seed % 4, rounds=4, boards=3)), drawing)
    return half(typed(swiss(seed, 7 + seed % 8, 3 + seed % 4)), drawing)


def as_csv(cells: Typed, folder: Any) -> Event:
    """The same table in a text file."""
    file = folder / "event.csv"
    lines = (",".join("" if one is None else str(one) for one in row) for row in cells.crosstable())
    file.write_text("\n".join(lines), encoding="utf-8")
    return load(file)


def incomplete_rounds(findings: list[Any]) -> list[tuple[str, str]]:
    """The rounds that are said to be incomplete, and what is to be typed."""
    told = [one.message if isinstance(one, Finding) else one[2] for one in findings]
    return [
        (found[1], one.rpartition("sum")[2]) for one in told if (found := INCOMPLETE.search(one))
    ]


@pytest.mark.slow
@pytest.mark.parametrize("seed", [*range(12), 57])
@pytest.mark.parametrize("kind", ["swiss", "teams", "grid", "double grid"])
def test_everybody_tells_the_same_story(kind: str, seed: int, tmp_path: Any) -> None:
    cells = of_kind(kind, seed)
    event = cells.event()
    told = {**cells.told, "names": cells.names}
    asked = {name: value for name, value in told.items() if name != "names"}
    findings = examine_event(event)
    of_check = {"withdrawn", "points", "boards", "names"} & set(told)
    checks = ask("CHECK_TB", cells.results, **{name: told[name] for name in of_check})
    assert incomplete_rounds(findings) == incomplete_rounds(checks)
    if any(one.is_error for one in findings):
        assert "error" in {row[0] for row in checks}
        assert isinstance(shown("PLACE_TB", cells.results, **told), str)
        return

    ours = standings(event)
    table = ours[0].players
    open_rounds = [str(round) for round in table.open_rounds]
    if not cells.grid:
        assert [round for round, _ in incomplete_rounds(findings)] == open_rounds

    header, *lines = ask("STANDINGS_TB", cells.results, cells.names, **asked)
    rows, below = lines[: len(table.rows)], lines[len(table.rows) :]
    assert rows == rows_of(table.rows, table.order.codes)
    not_counted = [row[2] for row in checks if INCOMPLETE.search(row[2]) and not cells.grid]
    assert [row[0] for row in below] == not_counted
    numbers = {row.player.number: row for row in table.rows}
    scores = ask("SCORE_TB", cells.results, withdrawn=cells.withdrawn, names=cells.names)
    places = ask("PLACE_TB", cells.results, **told)
    if not cells.points:
        assert {n: scores[n - 1][0] for n in numbers} == {n: r.score for n, r in numbers.items()}
    assert {n: places[n - 1][0] for n in numbers} == {n: r.place for n, r in numbers.items()}
    for code in header[4:-1]:
        spilled = ask("TIEBREAK", cells.results, code, **told)
        for number in numbers:
            [sheet] = explain(ours, number, [code]).worksheets
            value = "" if sheet.value is None else float(sheet.value)
            assert spilled[number - 1] == [value]
            sentence = "; ".join((sheet.sentence(), *not_counted))
            assert ask("EXPLAIN_TB", cells.results, code, number, **told) == sentence

    file = as_csv(cells, tmp_path) if not cells.grid and not cells.points else event
    of_file, of_event = (read.to_dict()["sections"][0] for read in (standings(file), ours))
    assert of_file["standings"] == of_event["standings"]
    if not table.is_final:
        paper = text_of(opened(write_bulletin(ours)))
        assert not OF_WINNERS.search(paper), OF_WINNERS.search(paper)
        assert "Money is split" not in str(ours)
        assert table.progress in paper or not table.rounds
        assert MISSING.findall(paper) == ([] if cells.grid else open_rounds)
