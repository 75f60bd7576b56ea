"""PRIZES_TB lists what the command tells of the same event; prizes.txt has small ones by hand."""

from __future__ import annotations

import csv
from pathlib import Path

import xltiebreak
from tests.make.sheet import ask

EXAMPLE = Path(__file__).parents[2] / "examples" / "prizes" / "prizes.csv"


def test_the_list_is_what_the_command_tells_of_the_same_event() -> None:
    [made] = xltiebreak.prizes(xltiebreak.load(EXAMPLE))
    with EXAMPLE.open(encoding="utf-8", newline="") as file:
        lines = [*csv.reader(file)]
    first = next(k for k, line in enumerate(lines) if line[:1] == ["Prize"])
    prizes, players = lines[first : lines.index([], first)], lines[-18:]
    juniors = ", ".join(player[0] for player in players if player[3])
    rules = [["Prize lists", f"junior: {juniors}"], ["Rounds", 5]]
    names, ratings = ([[player[k]] for player in players] for k in (1, 2))

    results = [player[4:] for player in players]
    header, *rows = ask("PRIZES_TB", results, names, ratings, prizes, rules=rules)

    assert header == ["Place", "No.", "Name", "Cash", "Trophies", "Why"]
    assert [row[1:5] for row in rows if row[1]] == [
        [
            winner.entrant.number,
            winner.entrant.name,
            winner.cash / 100 or "",
            "; ".join(winner.trophies_told),
        ]
        for winner in made.winners
    ]
    assert len(made.awards.unpaid) == len([row for row in rows if not row[1]]) - 1
    assert rows[-1][3] == made.awards.paid / 100
    why = "; ".join(row[5] for row in rows)
    sentences = [winner.share.sentence() for winner in made.winners if winner.share]
    told = [sentence for sentence in sentences if sentence in why]
    assert len(told) >= 4
    assert all(why.count(sentence) == 1 for sentence in told)
    assert "; in the pool of " in why
