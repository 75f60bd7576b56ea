"""Made-up events with what only labels say, the same for the same seed: prizes and who can win
them, play-offs, seals, competitions of teams; and the ways in which their text is pasted."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

from tests.make import reading
from tests.make.made_up_events import made_up_event
from xltiebreak import Event, TieBreakError, standings
from xltiebreak.formats import convert

Rows = list[list[str]]
LINES = (
    "500-300-200, U2000 150-100, Unr 50; b/50",
    "$$830 b/9: 300-200-100, U1800 100-50, U1400/Unr 80, top junior trophy",
    "1st $100, 2nd $50, U1600 $40",
    "Trophies to top 3, U1200 trophy",
    "$$1000 b/10: 60% 1st, 40% 2nd",
    "€60–40, biggest upset €20",
    "3 points $20, 1st $50",
)
BESIDE_THEM = (
    ("Prize rule", "uschess, no cap"),
    ("Entries", "17.5"),
    ("Guaranteed", "80%"),
    ("Trophy rule", "follow the money"),
    ("Upset draws", "half"),
    ("Unrated limit", "$40"),
)
TABLE = (
    ["Prize", "Rank", "Cash", "Trophy"],
    ["1st", "", "100", "cup"],
    ["2nd", "", "50.50", ""],
    ["U1500", "1", "25", "plaque"],
    ["Top junior", "", "", "trophy"],
)


def labelled_event(seed: int) -> Event:
    """The event of this number, as it is read from a text table; without labels that do not go
    together."""
    random = Random(f"labels {seed}")
    event = made_up_event(seed)
    event = replace(event, sections=event.sections[:1])
    rows = rows_of(convert(event, "csv").written.content)
    labels = {**_about_the_event(random), **_playoff(random, event)}
    if event.sections[0].matches is None:
        labels |= _prizes(random, event, rows)
    end = rows.index([])
    known = {row[0] for row in rows[:end]}
    rows[end:end] = [[label, text] for label, text in labels.items() if label not in known]
    file = io.StringIO(newline="")
    csv.writer(file).writerows(rows)
    return reading.text(file.getvalue())


def rows_of(content: bytes) -> Rows:
    return list(csv.reader(io.StringIO(content.decode("utf-8-sig"), newline="")))


def _about_the_event(random: Random) -> dict[str, str]:
    labels = {
        "Next event": random.choice(("May 9, 2026: Quads", "=9+1", "15 June")),
        "Thanks": "the library; Ash & Sons",
        "Seal": "7K3M-Q9TT-2V4B-0XYZ",
        "Perfect scores": "playoff",
    }
    return {label: text for label, text in labels.items() if random.random() < 0.5}


def _playoff(random: Random, event: Event) -> dict[str, str]:
    """A play-off that two players on the first score can have had, in half of the events."""
    [section] = event.sections
    try:
        first, second, *others = standings(section).rows
    except (TieBreakError, ValueError):
        return {}
    alone = first.score == second.score and all(row.score < first.score for row in others)
    finished = section.rounds == (section.scheduled_rounds or section.crosstable.rounds) > 0
    if not alone or not finished or random.random() < 0.5:
        return {}
    return {"Playoff": f"{second.player.number}, {first.player.number} (blitz 2-0)"}


def _prizes(random: Random, event: Event, rows: Rows) -> dict[str, str]:
    players = event.sections[0].players
    labels = {}
    if random.random() < 0.6:
        labels = {"Prizes": random.choice(LINES), **dict(random.sample(BESIDE_THEM, 2))}
    elif random.random() < 0.6:
        rows += [[], *TABLE]
    if labels.get("Prizes") == LINES[1] or rows[-1] == TABLE[-1]:
        if random.random() < 0.5:
            labels["Prize lists"] = f"junior: {players[0].number}"
        else:
            header = next(row for row in rows if "No." in row)
            rows[rows.index(header) + 1].append("x")
            header.append("Junior")
    if labels and random.random() < 0.5:
        labels["Prize ratings"] = f"{players[0].number}: 1700"
    return labels


def _tidy(rows: Rows) -> Rows:
    return [[" ".join(cell.split()) for cell in row] for row in rows]


def _with_semicolons(rows: Rows) -> bytes:
    file = io.StringIO(newline="")
    csv.writer(file, delimiter=";").writerows(rows)
    return file.getvalue().encode()


def _with_tabs(rows: Rows) -> str:
    return "".join("\t".join(row) + "\n" for row in _tidy(rows))


PASTED: Mapping[str, Callable[[Rows], bytes]] = {
    "tabs": lambda rows: _with_tabs(rows).encode(),
    "tabs in UTF-16": lambda rows: _with_tabs(rows).encode("utf-16"),
    "semicolons": _with_semicolons,
}
"""How the rows of a text table look when they are pasted or saved by another program."""
