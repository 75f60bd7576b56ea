"""What is asked about each file, room by room; ``{}`` stands for the file."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.record import blocks, drawn, hands, inputs
from tests.record.doors import ask, run
from tests.record.inputs import Input

EXAMPLES = r"examples/(?!conformance|verify).*(\.xlsx|/prizes\.csv)$"
ROOMS = {
    **{"check": "tables", "verify": "verify", "convert": "formats", "bulletin": "bulletin"},
    **{"page": "page", "new": "excel", "prizes": "prizefund", "announce": "lines"},
}
"""The room of a command in a session; all other ones are answers."""


def _commands() -> dict[str, list[str]]:
    """Return the commands of the text beside, room by room."""
    text = Path(__file__).with_name("commands.txt").read_text(encoding="utf-8")
    blocks = [block.strip().splitlines() for block in text.split("\n[")[1:]]
    return {head.partition("]")[0]: lines for head, *lines in blocks}


class Question(NamedTuple):
    """A question to a door: commands, a function's name behind ``=`` and its arguments, a button
    behind ``press`` and its form, or what is done by hand to a workbook."""

    room: str
    words: str
    input: Input
    beside: Mapping[str, bytes] = {}

    @property
    def key(self) -> str:
        """The name of the question, which no other has."""
        return f"{self.input[0]}: {self.words}"


def questions() -> Iterator[Question]:
    """Yield all questions, room by room."""
    from xltiebreak.functions import FUNCTIONS  # late: to compare, it is not needed

    commands = _commands()
    houses, cases = [*inputs.files()], [*inputs.tables_in_cases()]
    events = [*inputs.drawn_events()]
    events += _lists_of_games(events[:40])
    examples = [file for file in houses if file[0].startswith(("examples", "tests/data/formats"))]
    shown = [file for file in houses if re.match(EXAMPLES, file[0])]
    asked_about = {
        "tables": [*houses, *cases, *events, *inputs.damaged(events)],
        "answers": [*filter(_is_table, [*examples, *cases]), *events[::6]],
        "formats": [*examples, *events[::4]],
        "bulletin": [*shown, *events[::12]],
        "page": [*shown, *events[::8]],
        "excel": [*shown, *events[1::24]],
        "buttons": [file for file in shown if file[0].endswith(".xlsx")],
    }
    for room, files in asked_about.items():
        yield from (Question(room, words, file) for file in files for words in commands[room])
    for route, size in product(commands["routes"], commands["new"]):
        yield Question("excel", f"{route} {size}", ("empty", b""))
    yield from _tie_breaks([*shown, *events[::2]])
    yield from _lines()
    yield from _funds()
    yield from _planted()
    yield from _changed(events[::4])
    for function, k, arguments in blocks.arguments_of(FUNCTIONS):
        given = json.dumps(arguments).encode()
        yield Question("functions", f"={function}", (f"block {k}", given))
    for name, words, beside in hands.sessions():
        room = ROOMS.get(words.split()[0], "answers")
        yield Question(room, words, (name, b""), beside)
    for name, words, beside in hands.changes():
        yield Question("by_hand", words, (name, b""), beside)


def _lists_of_games(events: list[Input]) -> Iterator[Input]:
    for name, content in events:
        answer = ask(Question("", "convert {} - --to games", (name, content)))
        for games in filter(None, answer["texts"].values()):
            yield f"games-{name}", games.encode()


def _is_table(file: Input) -> bool:
    return bool(ask(Question("tables", "check {}", file))["code"] < 2)


def _tie_breaks(events: list[Input]) -> Iterator[Question]:
    """Ask for every tie-break of some players, under every edition."""
    listed = re.findall(r"^([A-Z]\S*) ", run("systems --all")[1], re.MULTILINE)
    every = " ".join(f"--system {code}" for code in listed if code != "In")
    for k, event in enumerate(events):
        for edition in drawn.EDITIONS:
            player = Random(f"{k} {edition}").choice((1, 2, 3))
            words = f"explain {{}} {player} --edition {edition} --format json {every}"
            yield Question("rules", words, event)
            orders = f"standings {{}} --edition {edition} --order MM,SOLK,CUM,SB --format json"
            yield Question("rules", orders, event)


def _lines() -> Iterator[Question]:
    """Ask what each line of prizes means: an announcement says it prize by prize."""
    for k, line in enumerate(dict.fromkeys(inputs.lines_of_prizes())):
        rows = [["Kind", "swiss"], ["Rounds", "3"], ["Prize lists", "junior: 1"], ["Prizes", line]]
        table = "No.,Name,Rating,R1\n1,Ash,1500,W2\n2,Elm,,L1\n"
        content = f"{drawn.text_of([*rows, []])}{table}".encode()
        yield Question("lines", "announce {} --format json", (f"line {k}.csv", content))


def _funds() -> Iterator[Question]:
    for seed in range(3000):
        content = drawn.scores(seed, drawn.fund(seed)).encode()
        yield Question("prizefund", "prizes {} --format json", (f"fund {seed}.csv", content))


def _planted() -> Iterator[Question]:
    """Ask about tables in which another program made a known fault."""
    from tests.verify.plants import plants  # late: they and what writes them are rebuilt
    from xltiebreak import Event, TieBreakError
    from xltiebreak.formats.files import convert

    for plant in plants():
        try:
            [table] = convert(Event("Spring", (plant.section,)), "csv")[0].files.values()
        except TieBreakError:  # its totals are those of other rows: no reader would take it back
            continue
        edition = f" --edition {plant.edition}" if plant.edition else ""
        yield Question("verify", f"verify {{}}{edition} --json", (f"{plant.name}.csv", table))


def _changed(events: list[Input]) -> Iterator[Question]:
    """Ask what differs between an event and the same with a slip."""
    for before, after in zip(events, inputs.damaged(events)):
        for words in ("changes {} after.csv", "changes {} after.csv --format json"):
            yield Question("answers", words, before, {"after.csv": after[1]})
