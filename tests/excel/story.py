"""What people do to a workbook in LibreOffice, line by line of a text, and what is said of it: by
the line of its sheet, by its page of standings, by ``check`` and by the core. All tell one story:
all place the same, or nobody is placed, and the page, the line, which is red, and ``check`` name
the cell.

    new OPTIONS                   a workbook as the command writes it, plain unless OPTIONS say it
    across Sheet!A5: x | y        typed from a cell on, as people type; so down; nothing between two
                                  bars passes a cell over
    text, number Sheet!A5: x      the cell holds this; so formula
    clear Sheet!A5:B6             so merge
    insert Sheet 6 [2]            rows before this one; so delete
    insert column Sheet F [2]     columns; so delete column
    sort Sheet!A5:I12 0 [up]      by a column counted from 0, from the largest or the least
    move, paste Sheet!A5:B5 A9    cells cut, or copied, and pasted
    hide Sheet 7                  a row; hide column Sheet G
    filter Sheet!A4:E12 1 Ash     only the rows with this in a column counted from 0
    copy Sheet Name               so rename, and copy as excel; remove Sheet
    on Sheet                      the line of this sheet is looked at from now on
    = words                       the line begins so, and all is well
    ! words                       the line begins so, and nobody is placed
    says Sheet!A5: words          a cell begins so
    shows Sheet!A5: x | y         cells show this and nothing else
    finds, lacks words            some finding of ``check``, or none, has them: severity, place: …

Words in front of ``=``, ``!``, ``says`` and ``shows`` name the route for which they hold.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple

from openpyxl import load_workbook
from openpyxl.utils import get_column_letter
from openpyxl.utils.cell import coordinate_to_tuple

from tests.command import ROOT
from tests.command import typed as command
from tests.excel.printed import has_room
from tests.libreoffice.office import Office, Order
from tests.make.files import read_workbook
from tests.make.reading import typed
from xltiebreak import Event, EventError, Finding, Section, TieBreakError, examine_event, standings

Rows = Sequence[Sequence[Any]]
SHAPE = frozenset(
    {"shape", "lost-label", "no-event-sheet", "pairing-number", "duplicate-number"}
    | {"unknown-team", "board"}
)
"""What the sheet says in its line before anything else, in the words of ``check``."""
UNSEEN = frozenset({"copied-sheet", "merged-cells"})
"""Errors that leave the line as it is: formulas see no copies and no merged cells."""
TABLES = ("Crosstable", "Games", "Matches", "Teams", "Players", "Boards")
_CELL = re.compile(r"(?:(?:'[^']+'|\w+)!)?([A-Z]+\d+)(?: \([^()]*\))?: ")
_LINE = re.compile(
    r"Round \d|\d+ (player|team)|All|Next:|This|The|A label|\d+ of|(\w+!)?[A-Z]+\d+:|"
    r"\w+: (the|not)|\d+ row|(\w+!)?[A-Z]+\d+ \("
)
ROWS = 140


class Story(NamedTuple):
    """The line and whether it is red, the places on the page or why there are none, what ``check``
    finds, and the places by the core."""

    line: str
    is_red: bool
    page: Rows
    notice: str
    findings: Sequence[Finding]
    placed: Rows


def story_of(office: Office, out: Path, line_on: str, behind: str = "") -> Story:
    """Return what is said of the open workbook, which is stored; ``behind`` is what stands behind
    the names of the section's sheets."""
    red_at = f"Arithmetic{behind}", "LineIsRed" + "_2" * bool(behind)
    red, page, top = office.do(
        [
            ("say", *red_at),
            ("read", f"Standings{behind}", f"A5:N{ROWS}"),
            ("read", line_on, "A1:D5"),
            ("store", out),
        ]
    )
    lines = [cell for row in top for cell in row if isinstance(cell, str) and _LINE.match(cell)]
    width = page[0].index("Decided by") + 1 if "Decided by" in page[0] else 0
    rows = [[each for each in row[:width] if each != ""] for row in page[1:] if width and row[1]]
    line = lines[0] if lines else ""
    notice = {"Place": "", None: line}.get(page[0][0], str(page[0][0]))  # None is an error
    findings, event = examined(out)
    placed: Rows = []
    if event and not any(one.is_error for one in findings):
        first, *others = event.sections
        section = next((one for one in others if f" {one.name}" == behind), first)
        placed = by_the_core(section) or []
    return Story(line, red == "1", rows, notice, findings, placed)


def examined(path: Path) -> tuple[list[Finding], Event | None]:
    """Return what ``check`` finds in a workbook, and what follows from a cause that it names: a
    sheet says that."""
    try:
        event = read_workbook(path.read_bytes(), "event.xlsx")
    except EventError as error:
        return [*error.findings], None
    findings = examine_event(event)
    assert len({(each.where, each.message) for each in findings}) == len(findings), findings
    return [*findings, *(after for one in findings for after in one.follows)], event


def rounded(places: Rows) -> list[list[Any]]:
    """Return the filled cells of places, all their numbers alike."""
    return [
        [cell if isinstance(cell, str) else round(float(cell), 9) for cell in row if cell != ""]
        for row in places
    ]


def why_two_stories(told: Story) -> str:
    """Return in what the faces differ; nothing if they tell one story."""
    errors = [one for one in told.findings if one.is_error and one.code not in UNSEEN]
    is_seen = not any(one.code in UNSEEN for one in told.findings)
    if not errors and is_seen and rounded(told.page) != rounded(told.placed):
        return "another page than the core's"
    if errors and told.page:
        return "somebody is placed, and check finds an error"
    if told.line and told.is_red != bool(errors):
        return "a red line, and nothing is wrong" if told.is_red else "errors, and a green line"
    if errors and told.line and not told.notice:
        return "no reason on the page"
    if errors and not same_cell(told.notice, errors):
        return "another cell on the page than in check"
    return "" if same_cell(told.line, told.findings) else "another cell in the line than in check"


def same_cell(sentence: str, findings: Sequence[Finding]) -> bool:
    """Whether a sentence names a cell of one of the findings, or none."""
    cell = _CELL.match(sentence)
    if cell is None or (findings and cell[0].startswith("Games!")):  # said at one of its players
        return True
    return any(one.where.endswith(f"!{cell[1]}") for one in findings)


def in_its_words(finding: Finding) -> str:
    """Return a finding as the sheet words it: behind its address in its own sheet; a column of a
    list that was deleted behind the title of its sheet."""
    if "!" in finding.where or finding.where in TABLES[1:]:
        return f"{finding.where}: {finding.message}"
    return finding.message[0].upper() + finding.message[1:]


class Workbook:
    """A workbook that is open in LibreOffice."""

    def __init__(self, office: Office, folder: Path, route: str = "plain") -> None:
        self.office, self.route = office, route
        self.begun, self.saved = folder / "begun.xlsx", folder / "saved.xlsx"
        self.on, self.behind = "Crosstable", ""
        self.begun_by: Sequence[str] = ()

    def begin(self, lines: Sequence[str]) -> None:
        """Make the workbook with what is typed into it first, by another program, and open it; one
        that was begun so is left as it was begun."""
        if [*lines] == [*self.begun_by]:
            self.undo()
            return
        new, *first = lines
        words = new.replace("EXAMPLES", (ROOT / "examples").as_posix()).split()[1:]
        run = command("new", self.begun, "--force", *words, "--for", self.route)
        assert run.code == 0, run.err
        self.on, self.behind = "Crosstable", ""
        self.book, self.is_as_written = load_workbook(self.begun), True
        for word, _, rest in (line.partition(" ") for line in first):
            self.looked_at(rest.partition("!")[0])
            for sheet, cell, text in entries(word, rest):
                at = self.book[sheet][cell]
                at.value = text if at.number_format == "@" else typed(text)
        if first:
            self.book.save(self.begun)
        self.office.do([("open", self.begun)])
        self.begun_by, self.first_on = lines, (self.on, self.behind)

    def undo(self) -> None:
        """Leave it as it was begun."""
        (self.on, self.behind), self.is_as_written = self.first_on, True
        self.office.do([("undo",)])

    def looked_at(self, sheet: str) -> None:
        """The line of a sheet that is typed on is looked at, and the page of its section."""
        kind, _, section = sheet.partition(" ")
        if kind in TABLES[:3]:
            self.on, self.behind = sheet, f" {section}" * bool(section)

    def step(self, line: str) -> None:
        """Do what a line says, or look whether it is so."""
        word, _, rest = line.partition(" ")
        if word in ("plain", "lite", "libreoffice"):
            if word == self.route:
                self.step(rest)
        elif word == "new":
            self.begin([line])
        elif word == "on":
            self.on = rest
        elif word in ("=", "!"):
            self.compare(rest, is_slip=word == "!")
        elif word in ("finds", "lacks"):
            self.office.do([("store", self.saved)])
            found = [f"{f.severity} {f.where}: {f.message}" for f in examined(self.saved)[0]]
            assert any(rest in each for each in found) == (word == "finds"), found
        elif word in ("says", "shows"):
            where, _, text = rest.partition(": ")
            sheet, cell = where.split("!")
            expected = [each.strip() for each in text.split("|")] if word == "shows" else [text]
            row, column = coordinate_to_tuple(cell)
            cells = [f"{get_column_letter(column + k)}{row}" for k in range(len(expected))]
            shown = self.office.do([("say", sheet, each) for each in cells])
            assert shown[0].startswith(text) if word == "says" else shown == expected, shown
        else:
            if word in ("across", "down", "text", "number", "formula"):
                self.looked_at(rest.partition("!")[0])
            self.is_as_written &= word not in ("insert", "delete", "rename")
            if word in ("remove", "delete"):  # which does not come back whole
                self.begun_by = ()
            self.office.do([*orders(word, rest)])

    def compare(self, expected: str, *, is_slip: bool) -> None:
        """The line begins as expected, has room, and all tell one story."""
        told = story_of(self.office, self.saved, self.on, self.behind)
        assert told.line.startswith(expected), told.line
        assert (told.is_red or not told.line) == is_slip, told.line
        assert why_two_stories(told) == "", told
        for sheet, at, text in (
            (self.on, "A1", told.line),
            (f"Standings{self.behind}", "A3", told.notice),
        ):
            assert not self.is_as_written or has_room(self.book[sheet], at, text), (sheet, text)
        if is_slip:
            assert self.on not in TABLES or told.notice == told.line, told.notice
        of_shape = [in_its_words(one) for one in told.findings if one.code in SHAPE]
        if is_slip and of_shape:
            line = re.sub(r" \(\d+ such rows in all\)$|(?<=\d) \([^()]*\)(?=: )", "", told.line)
            where = line.partition(": ")[0]
            of_cell = [words for words in of_shape if words.partition(": ")[0] == where]
            assert (_CELL.match(line) and not of_cell) or line in of_shape, of_shape
        _, warned, warning = told.line.partition(" Warning: ")
        whole = [f"{one.where}: {one.message}".rstrip("?.") for one in told.findings]
        words = [*whole, *(in_its_words(one).rstrip("?.") for one in told.findings)]
        assert not warned or warning.rstrip("?.") in words, words


def numbered(file: Path) -> list[tuple[int, str]]:
    """Return the lines of a text that are played, with their numbers."""
    lines = enumerate(file.read_text("utf-8").splitlines(), start=1)
    return [(number, line) for number, line in lines if line and not line.startswith("//")]


def begin_of(file: Path) -> list[str]:
    """Return what makes the workbook for all cases of a text."""
    return [
        *takewhile(lambda line: not line.startswith("# "), (line for _, line in numbered(file)))
    ]


def orders(word: str, rest: str) -> Iterator[Order]:
    if word in ("across", "down", "text", "number", "formula"):
        for sheet, cell, text in entries(word, rest):
            order = "enter" if word in ("across", "down") else word
            yield (order, sheet, cell, float(text) if word == "number" else text)
    elif word in ("insert", "delete", "hide"):
        yield rows_or_columns(word, rest)
    elif word == "sort":
        where, column, *up = rest.rsplit(" ", 2 if rest.endswith(" up") else 1)
        yield ("sort", *where.split("!"), int(column), bool(up))
    elif word == "filter":
        where, column, text = rest.split(" ", 2)
        yield ("filter", *where.split("!"), int(column), text)
    elif word in ("clear", "merge"):
        yield (word, *rest.split("!"))
    elif word in ("move", "paste"):
        where, _, to = rest.rpartition(" ")
        yield (word, *where.split("!"), to)
    elif word == "copy" and rest.startswith("as excel "):
        yield ("copy as excel", *rest.removeprefix("as excel ").split(" ", 1))
    else:
        yield (word, *rest.split(" ", 0 if word == "remove" else 1))


def entries(word: str, rest: str) -> Iterator[tuple[str, str, str]]:
    """Yield sheet, cell and text of what is typed."""
    where, _, texts = rest.partition(": ")
    sheet, first = where.split("!")
    row, column = coordinate_to_tuple(first)
    if word not in ("across", "down"):
        yield sheet, first, texts
        return
    for k, text in enumerate(map(str.strip, texts.split("|"))):
        down, right = (k, 0) if word == "down" else (0, k)
        if text:
            yield sheet, f"{get_column_letter(column + right)}{row + down}", text


def rows_or_columns(word: str, rest: str) -> Order:
    """Return the order for rows, or columns by their letters."""
    is_column = rest.startswith("column ")
    counted = re.fullmatch(r"(?:column )?(.+?) ([A-Z]+|\d+)(?: (\d+))?", rest)
    assert counted, rest
    at = coordinate_to_tuple(f"{counted[2]}1")[1] if is_column else int(counted[2])
    kind = "column" if is_column else "row"
    if word == "hide":
        return (f"hide {kind}", counted[1], at)
    return (f"{word} {kind}s", counted[1], at, int(counted[3] or 1))


def by_the_core(section: Section) -> list[list[Any]] | None:
    """Place, number, name, score, tie-breaks and what decided, in place order; nothing where there
    is an error."""
    try:
        table = standings(section).players
    except TieBreakError:
        return None
    return [
        [
            row.places if row.shared else row.place,
            row.player.number,
            row.player.name or f"Player {row.player.number}",
            row.score,
            *("" if value is None else float(value) for value in row.values.values()),
            row.decided_by or "",
        ]
        for row in table.rows
    ]
