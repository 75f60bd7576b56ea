"""Events and lists of scores, drawn from a seed and written as people type them."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from random import Random

EDITIONS = ("uschess", "wintd", "fide2009", "fide2023", "fide2026", "raw")
KINDS = {
    **{"Swiss": 50, "Swiss for formulas": 30, "prizes": 20, "combined teams": 10, "half typed": 10},
    **{"round-robin": 20, "rounds of all": 10, "grid": 10, "teams": 30},
}
"""How many events are drawn of which kinds."""


def text_of(rows: Sequence[Sequence[object]]) -> str:
    """Return rows as CSV."""
    file = io.StringIO()
    csv.writer(file, lineterminator="\n").writerows(rows)
    return file.getvalue()


def events() -> Iterator[tuple[str, str]]:
    """Yield the name of each event, and its table below its labels."""
    from tests.make.kinds import drawn  # late: to compare, it is not needed

    for kind, count in KINDS.items():
        for made in drawn(count, kind):
            rows = [*made.sheets["Event"], [], *made.sheets["Crosstable"]]
            yield made.name.replace(" ", "-"), text_of(rows)


def scores(seed: int, line: str) -> str:
    """Return a drawn list of final scores with a line of prizes."""
    random = Random(f"scores {seed}")
    rounds, size = random.randrange(3, 7), random.randrange(2, 15)
    points = sorted((random.randrange(2 * rounds + 1) / 2 for _ in range(size)), reverse=True)
    ratings = [random.choice(("", *range(600, 2300, 50))) for _ in range(size)]
    who = enumerate(zip(ratings, points), start=1)
    rows = [[f"Player {k}", rating, f"{score:g}", k] for k, (rating, score) in who]
    labels: list[list[object]] = [["Rounds", rounds], ["Prizes", line]]
    if random.random() < 0.2:
        labels.append(["Prize rule", random.choice(("equal", "hort", "none"))])
    return text_of([*labels, [], ["Name", "Rating", "Score", "Place"], *rows])


def fund(seed: int) -> str:
    """Return a line of prizes that is written plainly."""
    random = Random(f"fund {seed}")
    top = random.randrange(20, 400, 5)
    kinds = random.sample(("U2000", "U1800", "U1600", "U1400", "A", "B", "C", "Unr"), 4)
    places = [f"${top // (k + 1)}" for k in range(random.randrange(1, 6))]
    classes = [f"{kind} ${random.randrange(10, top + 1)}" for kind in kinds[: random.randrange(5)]]
    return ", ".join(["1st " + "-".join(places), *classes])
