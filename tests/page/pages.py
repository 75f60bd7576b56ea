"""Events whose pages are looked at."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

from lxml import html

from tests.make.crosstables import section, typed
from xltiebreak import Event, load
from xltiebreak.answers.sections import sections_of
from xltiebreak.answers.standings import event_standings
from xltiebreak.event.section import Player
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


def swiss(players: int, rounds: int, names: tuple[str, ...] = (), last: int = 0) -> Event:
    """A Swiss in which neighbours on one score meet; ``last`` games of its last round are open."""
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
                cells[each].append(".")
                cells[other].append(".")
                continue
            cells[each].append(f"{letters[0]}{other}w")
            cells[other].append(f"{letters[1]}{each}b")
            scores[each] += points
            scores[other] += 1 - points
    people = [
        Player(n, name=names[n - 1] if n <= len(names) else f"Entrant{n}, Somebody {n}")
        for n in scores
    ]
    made = section(*(" ".join(cells[n]) for n in scores), players=people, scheduled_rounds=rounds)
    return Event(name="Event & <Co>", sections=(typed(made),))


def three_sections() -> Event:
    sections = (
        replace(swiss(size, 5).sections[0], name=name)
        for name, size in (("Open", 20), ("U1600", 16), ("U1200 <K-5>", 9))
    )
    return Event(name="Three sections", sections=tuple(sections))


def page_of(event: Event, shown: Shown | None = None) -> str:
    return write_page(event_standings(event, sections_of(event)), shown or Shown())


def read(event: Event, shown: Shown | None = None) -> html.HtmlElement:
    return html.document_fromstring(page_of(event, shown))


UNFINISHED = swiss(12, 4, last=2)
