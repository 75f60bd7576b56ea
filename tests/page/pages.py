"""Events whose pages are looked at."""

from __future__ import annotations

import csv
import io
from functools import cache
from pathlib import Path

from lxml import html

from tests.asked import letters
from tests.make import reading
from tests.referees.events import swiss as made_swiss
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
    """The rows of a Swiss of whose last round so many games are open."""
    made = made_swiss(players * 100 + rounds, players, rounds, unplayed=0)
    rows = {number: [*map(letters, row)] for number, row in made.crosstable.rows.items()}
    games = [(n, row[-1].opponent) for n, row in made.crosstable.rows.items() if row[-1].opponent]
    for pair in [(n, other) for n, other in games if n < other][:last]:
        for number in pair:
            rows[number][-1] = ""
    called = dict(enumerate(names, start=1))
    return [
        ["No.", "Name", *(f"R{round + 1}" for round in range(rounds))],
        *([n, called.get(n, f"Entrant{n}, Somebody {n}"), *row] for n, row in rows.items()),
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
