"""What is asked about each file, room by room; ``{}`` stands for the file, ``{out}`` for what is
written, of which the text is the answer."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from tests.record import drawn, inputs
from tests.record.inputs import Input

FUNDS = 3000
EDITIONS = ("uschess", "wintd", "fide2009", "fide2023", "fide2026", "raw")
READ = ("check {} --json", "standings {} --format json")
SCREENS = (
    "check {}",
    "standings {}",
    "standings {} --format csv",
    "standings {} --round 2",
    "explain {} 1",
    "explain {} 2 --format json",
    "why {} 1 2",
    "why {} 2 1 --format json",
    "whatif {} --format json",
    "prizes {}",
    "prizes {} --hand-out",
    "announce {}",
    "announce {} --format json",
    "verify {}",
)
WRITTEN = (
    "convert {} {out}.csv",
    "convert {} {out}.csv --to games",
    "convert {} {out}.trf --to trf16",
    "convert {} {out}.trf --to trf26",
)
PAPER = ("bulletin {} -o {out}.docx --force", "announce {} -o {out}.docx --force")
PAGES = (
    "page {} -o {out}.html --force",
    "page {} -o {out}.html --force --screen",
    "page {} -o {out}.html --force --names initials",
)
BOOKS = (
    "new {out}.xlsx --from {} --for plain --force",
    "new {out}.xlsx --from {} --for plain --entry games --force",
    "new {out}.xlsx --from {} --for lite --prizes --force",
    "convert {} {out}.xlsx --force",
)
VERIFIED = {"MM": "Mod. Med", "SOLK": "Solk", "CUM": "Cum", "SB": "SB", "PS": "Progr", "BH": "BH"}


class Question(NamedTuple):
    """A question to a door: a command, or a function's name behind ``=`` and its arguments."""

    room: str
    words: str
    input: Input

    @property
    def key(self) -> str:
        """The name of the question, which no other has."""
        return f"{self.input[0]}: {self.words}"


def questions() -> Iterator[Question]:
    """Yield all questions, room by room."""
    houses, cases = [*inputs.files()], [*inputs.tables_in_cases()]
    events = [*inputs.drawn_events()]
    swiss = [event for event in events if event[0].startswith("swiss")]
    examples = [file for file in houses if file[0].startswith(("examples", "tests/data/formats"))]
    yield from _each("tables", READ, [*houses, *cases, *events, *inputs.damaged(swiss[:60])])
    yield from _tie_breaks(events)
    yield from _lines()
    yield from _funds()
    yield from _printed(swiss)
    yield from _each("answers", SCREENS, [*examples, *events[::6]])
    yield from _each("formats", WRITTEN, [*examples, *events[::4]])
    yield from _each("bulletin", PAPER, [*_examples_of_events(houses), *events[::12]])
    yield from _each("page", PAGES, [*_examples_of_events(houses), *events[::8]])
    yield from _each("excel", BOOKS, [*_examples_of_events(houses), *events[1::16]])
    yield from _functions(swiss)


def _examples_of_events(houses: Sequence[Input]) -> list[Input]:
    own = ("bham", "riverside", "ihsa", "championship", "scholastic", "prizes/prizes")
    return [
        file
        for file in houses
        if file[0].endswith((".xlsx", "prizes.csv")) and any(name in file[0] for name in own)
    ]


def _each(room: str, asked: Sequence[str], about: Sequence[Input]) -> Iterator[Question]:
    return (Question(room, words, file) for file in about for words in asked)


def _tie_breaks(events: Sequence[Input]) -> Iterator[Question]:
    """Ask for every tie-break of some players, under every edition."""
    for k, event in enumerate(events[::2]):
        for edition in EDITIONS:
            player = Random(f"{k} {edition}").choice((1, 2, 3))
            words = f"explain {{}} {player} --edition {edition} --format json --system *"
            yield Question("rules", words, event)
            orders = f"standings {{}} --edition {edition} --order MM,SOLK,CUM,SB --format json"
            yield Question("rules", orders, event)


def _lines() -> Iterator[Question]:
    """Ask what each line of prizes means: an announcement says it prize by prize."""
    for k, line in enumerate(dict.fromkeys(inputs.lines_of_prizes())):
        rows = [["Kind", "swiss"], ["Rounds", "3"], ["Prize lists", "junior: 1"], ["Prizes", line]]
        table = [
            ["No.", "Name", "Rating", "R1"],
            ["1", "Ash", "1500", "W2"],
            ["2", "Elm", "", "L1"],
        ]
        content = drawn.text_of([*rows, [], *table]).encode()
        yield Question("lines", "announce {} --format json", (f"line {k}.csv", content))


def _funds() -> Iterator[Question]:
    for seed in range(FUNDS):
        content = drawn.scores(seed, drawn.fund(seed)).encode()
        yield Question("prizefund", "prizes {} --format json", (f"fund {seed}.csv", content))


def _printed(swiss: Sequence[Input]) -> Iterator[Question]:
    """Ask what another program did that printed a column under another edition, with a slip or
    without."""
    from tests.record.asked import ask  # late: it starts the program

    for k, event in enumerate(swiss):
        random = Random(f"printed {k}")
        code, edition = random.choice([*VERIFIED]), random.choice(EDITIONS)
        words = f"standings {{}} --order {code} --edition {edition} --format json"
        made = json.loads(str(ask(Question("", words, event))["out"] or '{"sections": []}'))
        rows = [row for section in made["sections"] for row in section["standings"]]
        printed = [["No.", "Place", VERIFIED[code]]]
        for row in rows:
            value = row["tiebreaks"][code]
            printed.append([str(row["number"]), str(row["place"]), f"{value or 0:g}"])
        if rows and random.random() < 0.4:
            slip = random.choice(printed[1:])
            slip[2] = f"{float(slip[2]) + random.choice((-1, 0.5, 9)):g}"
        content = event[1] + b"\x00" + drawn.text_of(printed).encode()
        for asked in ("verify {} --against {2}", "verify {} --against {2} --json"):
            yield Question("verify", asked, (f"printed {k} {event[0]}", content))


def _functions(swiss: Sequence[Input]) -> Iterator[Question]:
    """Ask the functions of a spreadsheet about blocks of results; some of them are damaged."""
    for k, (name, content) in enumerate(swiss):
        random = Random(f"function {k}")
        rows = [line.split(",") for line in content.decode().splitlines()]
        head = next(n for n, row in enumerate(rows) if row[0] == "No.")
        table = [row for row in _cells(content)[head + 1 :] if row]
        results: list[list[object]] = [[cell or None for cell in row[4:]] for row in table]
        names, ratings = [[row[1]] for row in table], [[float(row[2] or 0)] for row in table]
        if k % 3 == 2:
            row = random.choice(results)
            row[random.randrange(len(row))] = random.choice(("Q", 1.0, 36526.0, True, "w1", "-"))
        asked: dict[str, list[object]] = {
            "STANDINGS_TB": [results, names, "MM,SOLK,CUM,SB", random.choice(EDITIONS), ratings],
            "CHECK_TB": [results],
            "MODMEDIAN": [results, None, random.choice(EDITIONS)],
            "BUCHHOLZCUT": [results, None, random.choice(EDITIONS)],
            "TERMS_TB": [results, "SOLK", 1],
            "EXPLAIN_TB": [results, "CUM", 2],
            "WHY_TB": [results, 1, 2],
            "PLACE_TB": [results],
            "COMPAVERAGE": [results, ratings],
            "PRIZES_TB": [results, names, ratings, "$100-50, U1600 $20"],
            "UPSETS_TB": [results, ratings, names],
        }
        for function, arguments in asked.items():
            given = json.dumps(arguments).encode()
            yield Question("functions", f"={function}", (f"block {k} {name}", given))


def _cells(content: bytes) -> list[list[str]]:
    import csv
    import io

    return [*csv.reader(io.StringIO(content.decode()))]
