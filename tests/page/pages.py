"""Events whose pages are looked at."""

from __future__ import annotations

import csv
import io
from functools import cache
from pathlib import Path
from random import Random

from lxml import html

from tests.make import reading
from xltiebreak import Event, load, standings
from xltiebreak.page import Shown, write_page

EXAMPLES = Path(__file__).parents[2] / "examples"
NAMES = ("riverside", "scholastic", "championship", "ihsa", "prizes", "bham")
HOSTILE = (
    "<script>alert(1)</script>",
    "</style></title><b onclick='x'>&amp;",
    'Quote" onmouseover="x',
    "\u202eevissap, ibrA",
    "Ahmad, عبد الله",
    "Łukasz-Żółć, Jan Paweł the Very Long Name of Nowhereatall-Bisondale",
    "O'Neill & Søn]]>",
    "Averylongnamewithoutasinglespaceinitthatgoesonandon",
)


@cache
def example(name: str) -> Event:
    return load(EXAMPLES / name / f"{name}.xlsx")


def crosstable(
    players: int, rounds: int, names: tuple[str, ...] = (), last: int = 0
) -> list[list[object]]:
    """The rows of a Swiss in which neighbours on one score meet; ``last`` games of its last round
    are open."""
    random = Random(players * 100 + rounds)
    scores = dict.fromkeys(range(1, players + 1), 0.0)
    cells: dict[int, list[str]] = {number: [] for number in scores}
    for round in range(rounds):
        order = sorted(scores, key=lambda number: (-scores[number], random.random()))
        if len(order) % 2:
            bye = order.pop()
            cells[bye].append("B")
            scores[bye] += 1
        for k in range(0, len(order), 2):
            each, other = order[k], order[k + 1]
            letters, points = random.choice((("WL", 1), ("LW", 0), ("DD", 0.5)))
            if round == rounds - 1 and k < 2 * last:
                cells[each].append("")
                cells[other].append("")
                continue
            cells[each].append(f"{letters[0]}{other}w")
            cells[other].append(f"{letters[1]}{each}b")
            scores[each] += points
            scores[other] += 1 - points
    called = dict(enumerate(names, start=1))
    return [
        ["No.", "Name", *(f"R{round + 1}" for round in range(rounds))],
        *([n, called.get(n, f"Entrant{n}, Somebody {n}"), *cells[n]] for n in scores),
    ]


def swiss(players: int, rounds: int, names: tuple[str, ...] = (), last: int = 0) -> Event:
    labels: list[list[object]] = [["Event", "Event & <Co>"], ["Kind", "swiss"], ["Rounds", rounds]]
    text = io.StringIO()
    csv.writer(text).writerows([*labels, *crosstable(players, rounds, names, last)])
    return reading.text(text.getvalue())


LONG = ("Venkataramanan-Oyelaran, Jean-Baptiste", "Featherstonehaugh, Maria Antonia")


def long_names() -> Event:
    """Sections of 4 to 15 players who have long names and divide money."""
    sizes, prizes = range(4, 16), "$500-300-200-150-100"
    labels = [["Section", *sizes], ["Kind", *["swiss"] * 12], ["Prizes", *[prizes] * 12]]
    tables = {f"Crosstable {size}": crosstable(size, 5, LONG * 8) for size in sizes}
    return reading.sheets(Event=labels, **tables)


def three_sections() -> Event:
    labels = [
        ["Event", "Three sections"],
        ["Section", "Open", "U1600", "U1200 <K-5>"],
        ["Kind", *["swiss"] * 3],
    ]
    further = {"Crosstable U1600": crosstable(16, 5), "Crosstable U1200 <K-5>": crosstable(9, 5)}
    return reading.sheets(Event=labels, Crosstable=crosstable(20, 5), **further)


def page_of(event: Event, shown: Shown | None = None) -> str:
    return write_page(standings(event), shown or Shown())


def read(event: Event, shown: Shown | None = None) -> html.HtmlElement:
    return html.document_fromstring(page_of(event, shown))


UNFINISHED = swiss(12, 4, last=2)
