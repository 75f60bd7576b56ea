"""Workbooks as faces: what their pages show after an event was typed into a new one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from tests.faces import PLACE, Said, without_places, worksheets
from tests.make.files import read_workbook
from tests.make.kinds import Made
from tests.make.workbooks import entries, new, shape, typed_in
from xltiebreak import Event, TieBreakError, load
from xltiebreak import standings as ranked

Rows = Sequence[Sequence[str]]
Sheets = Mapping[str, Rows]
"""What each sheet shows, as text."""

WIDTH = 14
"""The columns of a page of standings."""


KNOWN = frozenset(("MM", "MED", "SOLK", "CUM", "OCUM", "SB", "KASH", "WIN", "BLACKS"))
OF_TEAMS = ("IHSA",), ("USAT",), ("USAT", "IHSA")


def is_known(section: Any) -> bool:
    """Whether formulas know the order, the edition and all else that is stated of a section."""
    try:
        table = ranked(section)
    except TieBreakError:
        return True
    codes = tuple(str(tie.system.code) for tie in table.order.tie_breaks)
    if table.edition.code != "uschess" or section.lots:
        return False
    if section.matches is not None:
        return codes in OF_TEAMS
    is_odd = section.is_roundrobin and len(section.players) % 2 and bool(section.order)
    is_left = bool(section.withdrawn) and not section.origin.grid
    if codes == ("SB", "H2H", "WIN"):
        return not is_left
    return {*codes} <= KNOWN and not is_odd and not section.origin.grid


class Plain:
    """A workbook without functions, into which another program typed, worked out by ``work_out``,
    which returns the sheets of a file."""

    name = "plain workbook"
    says = ("refused", "rank", "place", "score", "decided", "value")
    within = 1e-9

    def __init__(self, folder: Path, work_out: Callable[[Path], Sheets]) -> None:
        self.folder, self.work_out = folder, work_out

    def said(self, made: Sequence[Made]) -> Iterator[tuple[Event, Said | None]]:
        """Type all events, those of one shape into one workbook."""
        return in_groups(made, self._typed)

    def _typed(self, made: Sequence[Made]) -> Iterator[tuple[Event, Said | None]]:
        path = self.folder / "typed.xlsx"
        path.write_bytes(typed_in(made))
        yield from pages(load(path), self.work_out(path))


Group = Callable[[Sequence[Made]], Iterator[tuple[Event, Said | None]]]


def in_groups(made: Sequence[Made], ask: Group) -> Iterator[tuple[Event, Said | None]]:
    """Ask for events of one shape at once, and yield what is said in the order of all."""
    groups: dict[str, list[Made]] = {}
    for one in made:
        groups.setdefault(shape(one), []).append(one)
    answers = {name: iter([*ask(group)]) for name, group in groups.items()}
    return (next(answers[shape(one)]) for one in made)


def pages(read: Event, shown: Sheets) -> Iterator[tuple[Event, Said | None]]:
    """Yield what the pages say of each section of a workbook, which is an event of its own."""
    for k, section in enumerate(read.sections):
        said = page(shown[f"Standings{behind(k)}"], section)
        if said and ("rank", 0) in said:
            typed_on = "Crosstable" if section.matches is None else "Matches"
            said["pending", 0] = pending(shown[f"{typed_on}{behind(k)}"][0][0])
            if not section.origin.grid and not section.matches:
                said |= arithmetic(shown[f"Arithmetic{behind(k)}"], section)
        yield Event("", (section,)), said


def pending(line: str) -> str:
    """Return what the line of a sheet has still to be typed."""
    still = r"Round \d+: (?:no game is entered|[^.,]+)|\d+ of \d+ games? (?:is|are) in"
    found = re.match(still, line)
    return found[0].replace("game is in", "games are in") if found else ""


def arithmetic(rows: Rows, section: Any) -> Said:
    """Return what the sheet Arithmetic says of each round."""
    heads = rows[3]
    code = "SOLK" if "Adj." in heads else "SB"
    at = [heads.index(f"R{round}") for round in range(1, section.crosstable.rounds + 1)]
    return {
        ("adjusted", 0, int(row[0]), code): [float(row[k]) if row[k] else "" for k in at]
        for row in rows[4:]
        if row[0]
    }


NOT_KNOWN = "need a workbook with functions", "not worked out", "know the edition"


def page(rows: Rows, section: Any) -> Said | None:
    """Return what a page of standings says; nothing if it leaves all to functions."""
    heads, *lines = ([*row[:WIDTH]] for row in rows[4:])
    lines = [line for line in lines if line[1]]
    if heads[0] != "Place":
        assert not lines, "somebody has a place"
        if is_known(section):
            return {("refused", 0): True}
        assert any(words in heads[0] for words in NOT_KNOWN), heads[0]
        return None
    last = heads.index("Decided by")
    said: Said = {("refused", 0): False, ("rank", 0): [int(line[1]) for line in lines]}
    codes = [str(tie.system.code) for tie in ranked(section).order.tie_breaks]
    asked = dict(zip(codes, ranked(section).order.codes))
    assert heads[4:last] == codes
    for line in lines:
        number = int(line[1])
        said["place", 0, number] = line[0]
        said["score", 0, number] = float(line[3])
        said["decided", 0, number] = asked.get(line[last], line[last])
        for code, text in zip(codes, line[4:last]):
            said["value", 0, number, asked[code]] = float(text) if text else ""
    return said


class Pages(Protocol):
    """A workbook that is open in a program which knows the functions; from row and column 1."""

    def type(self, sheet: str, row: int, column: int, value: Any) -> None:
        """Type into a cell; nothing empties it."""

    def work_out(self) -> None:
        """Work everything out."""

    def block(self, sheet: str, row: int, column: int, rows: int, columns: int) -> list[list[Any]]:
        """Return what cells show; an empty one as an empty text."""


class Live:
    """A workbook with functions, into which somebody types."""

    says = ("refused", "order", "rank", "place", "score", "decided", "value")
    within = 1e-9

    def __init__(self, route: str, open_one: Callable[[bytes], Pages], column: int = 1) -> None:
        """``column`` is where the standings begin on their page: the page itself, which plain
        formulas fill where they know the order, or what the function spills beside it."""
        self.name, self.route, self.open = f"workbook for {route}", route, open_one
        self.column = column

    def said(self, made: Sequence[Made]) -> Iterator[tuple[Event, Said | None]]:
        """Type all events, those of one shape into one workbook."""
        return in_groups(made, self._typed)

    def _typed(self, made: Sequence[Made]) -> Iterator[tuple[Event, Said | None]]:
        content = new(tuple(made), self.route)
        read = load_of(typed_in(made))
        book = self.open(content)
        for entry in entries(content, made):
            book.type(*entry)
        book.work_out()
        looked_at: dict[int, Any] = {}
        for k, section in enumerate(read.sections):
            of_all = [*worksheets(Event("", (section,)))]
            sheet = "Worksheet" if section.matches is None else "Tie-breaks"
            if of_all:
                _, *looked_at[k] = of_all[k % len(of_all)]
                for row, chosen in enumerate(looked_at[k], start=3):
                    book.type(f"{sheet}{behind(k)}", row, 2, chosen)
        book.work_out()
        for k, section in enumerate(read.sections):
            rows = len(section.players) + 5
            said = functions_page(book.block(f"Standings{behind(k)}", 5, self.column, rows, WIDTH))
            if section.matches is None:  # findings of matches have cells of the list
                found = book.block(f"Checks{behind(k)}", 6, 1, 40, 3)
                said["findings by row", 0] = checks(found)
            sheet = "Worksheet" if section.matches is None else "Tie-breaks"
            if k in looked_at:
                shown = book.block(f"{sheet}{behind(k)}", 6, 1, 30, 6)
                said |= worksheet(shown, *looked_at[k])
            yield Event("", (section,)), said


def behind(k: int) -> str:
    """Return what stands behind the names of a section's sheets."""
    return f" S{k}" if k else ""


def load_of(content: bytes) -> Event:
    """Return the event of a workbook."""
    return read_workbook(content, "event.xlsx")


def functions_page(rows: Sequence[Sequence[Any]]) -> Said:
    """Return what a page of standings shows that functions fill."""
    is_played_off = "Playoff" in rows[0]  # which is a tie-break for them
    at = rows[0].index("Playoff") if is_played_off else 99
    heads, *lines = ([*row[:at], *row[at + 1 :]] for row in rows)
    lines = [line for line in lines if line[1] != ""]
    if heads[0] != "Place":
        assert not lines, "somebody has a place"
        return {("refused", 0): True}
    last = heads.index("Decided by")
    said: Said = {("refused", 0): False, ("rank", 0): [int(line[1]) for line in lines]}
    said["order", 0] = heads[4:last]
    for line in lines:
        number = int(line[1])
        said["place", 0, number] = line[0] if isinstance(line[0], str) else f"{line[0]:g}"
        said["score", 0, number] = line[3]
        said["decided", 0, number] = line[last].partition(" (")[0]
        said |= {("value", 0, number, code): v for code, v in zip(heads[4:last], line[4:last])}
    return said


def checks(rows: Sequence[Sequence[Any]]) -> list[list[str]]:
    """Return the findings on the sheet Checks."""
    found = [row for row in rows if row[0] not in ("", "nothing to fix")]
    return [
        [severity, where if PLACE.fullmatch(where) else "", without_places(sentence)]
        for severity, where, sentence in found
    ]


LEFT_OUT = re.compile(r"(; |^)round \d+ is not complete .*")


def worksheet(rows: Sequence[Sequence[Any]], number: int, code: str) -> Said:
    """Return what the sheet Worksheet shows: the sentence above, the terms below."""
    if rows[0][1].startswith("No result yet"):
        return {}
    terms = [row for row in rows[3:] if row[4] in ("yes", "no") and not LEFT_OUT.search(row[5])]
    return {
        ("sentence", 0, number, code): LEFT_OUT.sub("", rows[0][1]),
        ("terms", 0, number, code): [
            [row[0], row[1], row[3], row[4] == "yes", row[5]] for row in terms
        ],
    }
