"""Promises as cases in text: one grammar and one runner, at the doors that users have.

A case begins with ``# what it shows``; ``(slow)`` at its end leaves it out of the quick check, and
of ``{one | other}`` in it each is a case of its own, put where ``{}`` stands. What stands before
the first case is for all of them; ``//`` begins a remark. A line begins with a verb; lines that
stand farther right belong to it.

What there is:

    file NAME                  with the lines below as its content
    book NAME                  a workbook: ``[Sheet]``, and rows whose cells ``|`` parts
    folder NAME                an empty folder
    copy OLD NEW               a copy of a file
    edit NAME: old => new      another text in it
    type NAME Sheet!B5: value  a cell of a workbook typed, and those right of it behind ``|``
    same ONE OTHER             the same bytes in two files, in Word files the same document
    | cell | cell              a row of the file ``table.csv``
    [Sheet]                    begins a sheet, or goes on with it: its rows make ``table.xlsx``;
                               ``[Sheet] hidden``. :mod:`tests.make.reading` says which cells are
                               no plain texts: ``'12``, ``<no value>``, ``<merged> x`` …
    let name = {1500;1600}     a block for the functions, by its name
    put C2: cell; D2: cell     other cells in the rows above
    cells W2 D3 / L1 .         a table of these rounds, a player each, a point for an empty cell

In cells of a workbook and in ``edit``, ``\\n`` begins a line, and ``\\xad`` and ``\\u2011`` are
letters by their codes; there and in commands ``⟦x × 201⟧`` is so many of them.

What is asked, and how it ends:

    $ command                  in a folder of its own; it has to end with 0
    $60 command                on a terminal of 60 columns; no row of a table is wider
    = 2                        or with this exit code
    > words    ! words         with these words on stdout, on stderr; blanks count as one
    * words                    with these words on one of the two
    >: line    !: line         with these lines and no others
    >- words   !- words  *- w  without these words
    . path value               with this value in its JSON; in a path * is each of a list, keys the
                               names of an object, and 'a key' stands in quotation marks
    . files folder names       with these files in a folder
    . into file                with its stdout kept in a file; an encoding may follow
    . paper file words         with these words in a Word file; ``. paper-`` without them
    . web file words           with these words on a page; ``. web-`` without them
    . book file words          with these words in a workbook, printed as above; ``. book-``
    . text file words          with these words in a text file, blanks counted as one
    . worked file words        with these words in it once its functions have answered
    ~ command                  as this other command; ``~>`` on stdout
    $ command => words         short for > words
    $ command !> words         short for = 2 and ! words
    = FUNCTION(arguments)      what a function of the sheet gives, where ``table.csv`` is the block
                               ``T`` and ``{W2,D3;L1,W4}`` another one; ``!`` where it refuses,
                               lines below it as those below a command
    = FUNCTION(T) == words     these words and no others, or this block

What is said of the file that was written last, and nothing else, each in a line: ``error plays-self
line 3, R1: nobody`` (``warning``, ``note``); ``fine`` where nothing is. What else is asked of its
event stands in :mod:`tests.asked`: ``how``, ``points``, ``has`` …; what is asked before there is a
file, for all cases of a text, is asked at the end.

``EXAMPLES``, ``TEMPLATES`` and ``DATA`` are folders of the repository; the files of
``tests/data/known`` are there by their names. A command that ends in 2 has to say an error, print
no data, and leave every file as it was. A failure names the file and the line.
"""

from __future__ import annotations

import csv
import json
import re
import shlex
import shutil
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import docx
import openpyxl
import pytest
from openpyxl.utils.cell import coordinate_to_tuple

from tests import asked
from tests.asked import at
from tests.command import ROOT, Command, Run, on_terminal
from tests.make import reading, sheet
from tests.printed import on_page, on_paper, on_sheets, on_worked_sheets
from xltiebreak import Event, load

TESTS = ROOT / "tests"
KNOWN = TESTS / "data/known"
FOLDERS = {
    "EXAMPLES": (ROOT / "examples").as_posix(),
    "TEMPLATES": (ROOT / "templates").as_posix(),
    "DATA": (TESTS / "data").as_posix(),
}
TABLE, BOOK = "table.csv", "table.xlsx"

Line = tuple[int, str]


@dataclass(frozen=True)
class Case:
    """What a text promises: its lines with their numbers, those for all cases of the file first."""

    title: str
    file: Path
    lines: tuple[Line, ...]

    @property
    def where(self) -> str:
        """The name under which it stands in a list of tests."""
        return f"{self.file.stem}: {self.title}"


def cases(pattern: str, heading: str = "# ") -> list[Any]:
    """Return the cases of the files that a pattern below ``tests`` names, as parameters."""
    files = sorted(TESTS.glob(pattern))
    return [
        pytest.param(case, id=case.where, marks=[pytest.mark.slow] * ("(slow)" in case.title))
        for file in files
        for case in cases_in(file, heading)
    ]


def cases_in(file: Path, heading: str = "# ") -> Iterator[Case]:
    """Yield the cases of a file; its headings begin with ``heading``."""
    lines = [*enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)]
    starts = [k for k, (_, line) in enumerate(lines) if line.startswith(heading)]
    common = lines[: starts[0]] if starts else lines
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        title = lines[start][1].removeprefix(heading)
        drawn = re.search(r"{(.*)}", title)
        for one in drawn[1].split(" | ") if drawn else ["{}"]:
            body = [(n, line.replace("{}", one)) for n, line in (*common, *lines[start + 1 : end])]
            whole = f"{title}: {one}" if drawn else title
            kept = [line for k, line in enumerate(body) if not is_remark(body, k)]
            yield Case(whole, file, tuple(kept))


def is_remark(lines: list[Line], k: int) -> bool:
    """Whether nothing is promised in a line; between lines of a file it is an empty one of its."""
    line = lines[k][1]
    if line.strip():
        return line.startswith("//")
    beside = [other.startswith("  ") for _, other in lines[k - 1 : k + 2 : 2]]
    return beside != [True, True]


def lines(name: str) -> list[Any]:
    """Return the lines of a text below ``tests``, each a case by itself, as parameters that have
    the name of the file and the number of the line; ``#`` begins a remark."""
    file = TESTS / name
    return [
        pytest.param(line, id=f"{file.name}:{number}")
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if line.strip() and line[0] != "#"
    ]


@dataclass
class Stage:
    """Where a case is played: a folder, the command line, and how the last command ended."""

    folder: Path
    command: Command
    sheets: dict[str, list[list[str]]] = field(default_factory=dict)
    sheet: str = ""
    hidden: list[str] = field(default_factory=list)
    written: str = ""
    is_open: bool = False
    loaded: tuple[tuple[str, bytes], Event] | None = None
    blocks: dict[str, Any] = field(default_factory=dict)

    @property
    def rows(self) -> list[list[str]]:
        """The rows of the table, or of the sheet that was begun last."""
        return self.sheets.setdefault(self.sheet, [])

    def settle(self) -> None:
        """Write the rows that stand above what is done next."""
        if not self.is_open:
            return
        self.is_open = False
        self.written = TABLE if "" in self.sheets else BOOK
        if self.written == BOOK:
            cells = {name: typed(rows) for name, rows in self.sheets.items()}
            Path(BOOK).write_bytes(reading.workbook(cells, self.hidden))
            return
        with Path(TABLE).open("w", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows(self.rows)

    def event(self) -> Event:
        """Return the event of the file that was written last; it is loaded once."""
        self.settle()
        file = self.written, Path(self.written).read_bytes()
        if self.loaded is None or self.loaded[0] != file:
            self.loaded = file, load(self.written)
        return self.loaded[1]

    def typed(self, line: str) -> Run:
        self.settle()
        return self.command(*shlex.split(in_folders(line)))

    def shown(self, line: str, columns: int) -> Run:
        """Type a command on a terminal of this width; its styles are left out."""
        self.settle()
        run = on_terminal(*shlex.split(in_folders(line)), columns=columns)
        out = re.sub(r"\x1b\[[0-9;]*m", "", run.out)
        assert all(len(line) <= columns for line in out.splitlines() if "   " in line)
        return Run(run.code, out, run.err)


@dataclass(frozen=True)
class Step:
    """A line that does something, with the lines that belong to it."""

    number: int
    line: str
    below: tuple[str, ...]


_EXPECTS = re.compile(r"= \d+$|(?:>|!|\*|>:|!:|>-|!-|\*-|\.|~|~>)( |$)")


def steps(case: Case) -> Iterator[Step]:
    """Yield the steps of a case: below a command stand what it has to end with."""
    lines = [*case.lines]
    while lines:
        number, line = lines.pop(0)
        asks = line.startswith(("$", "= "))
        below = []
        while lines and (_EXPECTS.match(lines[0][1]) if asks else lines[0][1][:2] in ("  ", "")):
            below.append(lines.pop(0)[1])
        yield Step(number, line, tuple(below))


def play(case: Case, stage: Stage) -> None:
    """Do what a case says; what fails names its file and line."""
    know(case, stage.folder)
    said: list[Step] = []
    later: list[Step] = []
    for step in steps(case):
        verb = re.match(r"\w+|[|$=[]", step.line)
        with told_where(case, step):
            if verb and verb[0] in _SEVERITIES:
                said.append(step)
            elif verb and verb[0] in asked.VERBS and not (stage.is_open or stage.written):
                later.append(step)
            elif verb and verb[0] in VERBS:
                VERBS[verb[0]](stage, step)
            else:
                pytest.fail(f"no verb begins {step.line!r}")
    for step in later:
        with told_where(case, step):
            asked.VERBS[step.line.split(":")[0].split()[0]](stage, step)
    if said:
        with told_where(case, said[0]):
            tells(stage, said)


def told_where(case: Case, step: Step) -> noted:
    """Say beside what fails in which file and line it was promised."""
    return noted(f"{case.file.relative_to(ROOT).as_posix()}:{step.number}: {step.line}")


class noted:  # noqa: N801  (used like a function)
    """Say these words beside what fails."""

    def __init__(self, words: str) -> None:
        self.words = words

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, traceback: object) -> None:
        if error is not None:
            error.add_note(self.words)


# what there is


def _file(stage: Stage, step: Step) -> None:
    lines = [line.removeprefix("  ") for line in step.below]
    content = "".join(f"{line}\n" for line in lines)
    stage.settle()
    stage.written = step.line.removeprefix("file ")
    Path(stage.written).write_text(content, encoding="utf-8", newline="\n")


def _book(stage: Stage, step: Step) -> None:
    stage.settle()
    stage.written = step.line.removeprefix("book ")
    Path(stage.written).write_bytes(book([line[2:] for line in step.below]))


def book(lines: list[str]) -> bytes:
    """Return a workbook of ``[Sheet]`` and rows whose cells ``|`` parts; a number is a number."""
    sheets: dict[str, list[list[str]]] = {}
    for line in map(spelt_out, lines):
        if heading := re.fullmatch(r"\[(.+)\]", line):
            rows = sheets[heading[1]] = []
            continue
        rows.append(cells_in(line))
    return reading.workbook({name: typed(rows) for name, rows in sheets.items()})


def cells_in(line: str) -> list[str]:
    """Return the cells of a row, which `` | `` parts."""
    return [cell.strip() for cell in line.split("|")]


def typed(rows: list[list[str]]) -> list[list[object]]:
    return [[reading.typed(text) for text in row] for row in rows]


def _folder(stage: Stage, step: Step) -> None:
    Path(step.line.removeprefix("folder ")).mkdir()


def _copy(stage: Stage, step: Step) -> None:
    old, stage.written = shlex.split(in_folders(step.line.removeprefix("copy ")))
    shutil.copyfile(old, stage.written)


def _edit(stage: Stage, step: Step) -> None:
    name, _, change = step.line.removeprefix("edit ").partition(": ")
    old, _, new = (spelt_out(text) for text in change.partition(" => "))
    text = Path(name).read_text(encoding="utf-8")
    assert old in text, f"no {old!r} in {name}"
    Path(name).write_text(text.replace(old, new), encoding="utf-8")


def spelt_out(text: str) -> str:
    """Return a text with lines and letters for their codes, and what is repeated."""
    codes = r"\\x([0-9a-f]{2})|\\u([0-9a-f]{4})"
    letters = re.sub(codes, lambda code: chr(int(code[1] or code[2], 16)), repeated(text))
    return letters.replace("\\n", "\n")


def repeated(text: str) -> str:
    """Return a text with ``xxx`` for ``⟦x × 3⟧``."""
    return re.sub(r"⟦(.*?) × ([\d,]+)⟧", lambda of: of[1] * int(of[2].replace(",", "")), text)


def _type(stage: Stage, step: Step) -> None:
    found = re.fullmatch(r"type (\S+) (.+)!([A-Z]+\d+): (.*)", step.line)
    assert found, step.line
    sheets: Any = openpyxl.load_workbook(found[1])
    row, column = coordinate_to_tuple(found[3])
    for beyond, text in enumerate(cells_in(found[4])):
        sheets[found[2]].cell(row, column + beyond).value = sheet.cell_of(text)
    sheets.save(found[1])


def _same(stage: Stage, step: Step) -> None:
    one, other = (whole(Path(name)) for name in in_folders(step.line.removeprefix("same ")).split())
    assert one == other


def whole(file: Path) -> bytes:
    """Return what a file holds; a Word file also has the time when it was written."""
    if file.suffix != ".docx":
        return file.read_bytes()
    with zipfile.ZipFile(file) as parts:
        return parts.read("word/document.xml")


def _row(stage: Stage, step: Step) -> None:
    stage.rows.append(cells_in(step.line.removeprefix("|")))
    stage.is_open = True


def _sheet(stage: Stage, step: Step) -> None:
    stage.sheet, _, hidden = step.line[1:].partition("]")
    stage.sheets.setdefault(stage.sheet, [])
    stage.hidden += [stage.sheet] * bool(hidden)
    stage.is_open = True


def _put(stage: Stage, step: Step) -> None:
    for change in step.line.removeprefix("put ").split("; "):
        place, _, text = change.partition(":")
        row = stage.rows[int(place[1:]) - 1]
        column = ord(place[0]) - ord("A")
        row += [""] * (column + 1 - len(row))
        row[column] = text.strip()
    stage.is_open = True


def _cells(stage: Stage, step: Step) -> None:
    rows = [row.split() for row in step.line.removeprefix("cells ").split(" / ")]
    stage.rows.append(["No.", "Name", *(f"R{round}" for round in range(1, len(rows[0]) + 1))])
    for number, row in enumerate(rows, start=1):
        cells = ("" if cell == "." else cell for cell in row)
        stage.rows.append([str(number), f"Entrant {number}", *cells])
    stage.is_open = True


# what is asked


def _command(stage: Stage, step: Step) -> None:
    stage.settle()
    before = contents(stage.folder)
    found = re.fullmatch(r"[$](\d*) (.*?)(?: ([!=]>) (.*))?", step.line)
    assert found
    short = {"=>": [f"> {found[4]}"], "!>": ["= 2", f"! {found[4]}"]}.get(found[3] or "", [])
    run = stage.shown(found[2], int(found[1])) if found[1] else stage.typed(found[2])
    ends(run, [*short, *step.below], stage.typed)
    if run.code == 2:
        assert (run.out, contents(stage.folder)) == ("", before)
        assert "Error: " in run.err


def _let(stage: Stage, step: Step) -> None:
    name, _, text = step.line.removeprefix("let ").partition(" = ")
    [[stage.blocks[name]], _] = sheet.evaluated(text, stage.blocks)


def _function(stage: Stage, step: Step) -> None:
    """Ask a function of the sheet; its answer is printed as text that tabs and lines part."""
    found = re.fullmatch(r"= (\w+)\((.*?)\)(?: ([=!]>|==) (.*))?", step.line)
    assert found, step.line
    blocks = {"T": [[sheet.cell_of(cell) for cell in row] for row in stage.rows], **stage.blocks}
    arguments, named = sheet.evaluated(found[2], blocks)
    try:
        answer = sheet.ask(found[1], *arguments, **named)
    except ValueError as error:
        rows: list[Any] = []
        run = Run(2, "", str(error))
    else:
        rows = answer if isinstance(answer, list) else [[answer]]
        assert len({*map(len, rows)}) == 1, "rows of one width"
        run = Run(0, "\n".join("\t".join(map(_shown, row)) for row in rows), "")
    if found[3] == "==" and found[4].startswith("{"):
        expected = sheet.block(found[4].strip("{}"))
        assert [[None if cell == "" else cell for cell in row] for row in rows] == expected, run.out
    elif found[3] == "==":
        assert (run.code, squeezed(run.out)) == (0, squeezed(found[4])), run.err or run.out
    short = {"=>": [f"> {found[4]}"], "!>": ["= 2", f"! {found[4]}"]}.get(found[3] or "", [])
    ends(run, [*short, *step.below], stage.typed)


def _shown(value: object) -> str:
    """Return a value as a cell shows it: 1, 1.5."""
    return f"{value:.12g}" if isinstance(value, float) else str(value)


def ends(run: Run, lines: list[str], again: Callable[[str], Run]) -> None:
    """See that a command ended as these lines say."""
    code = next((int(line[2:]) for line in lines if line.startswith("= ")), 0)
    assert run.code == code, run.err or run.out
    whole: dict[str, list[str]] = {}
    for line in lines:
        mark, _, text = line.partition(" ")
        if mark in (">:", "!:"):
            whole.setdefault(mark, []).append(text)
        elif mark[0] in ">!*":
            stream = {">": run.out, "!": run.err}.get(mark[0], f"{run.out} {run.err}")
            is_said = squeezed(text) in squeezed(stream)
            assert is_said != mark.endswith("-"), f"{line}\n\n{stream}"
        elif mark == ".":
            _written(run, text)
        elif mark == "~":
            assert run == again(text)
        elif mark == "~>":
            other = again(text)
            assert (run.code, run.out) == (other.code, other.out)
    for mark, expected in whole.items():
        stream = run.err if mark[0] == "!" else run.out
        assert [*map(squeezed, stream.splitlines())] == [*map(squeezed, filter(None, expected))]


PRINTED: dict[str, Callable[[Path], str]] = {
    "paper": lambda file: on_paper(docx.Document(str(file))),
    "web": on_page,
    "book": on_sheets,
    "text": lambda file: file.read_text(encoding="utf-8-sig"),
    "worked": on_worked_sheets,
}


def _written(run: Run, text: str) -> None:
    """See what was written, or printed as JSON."""
    kind, _, rest = text.partition(" ")
    name, _, words = rest.partition(" ")
    if kind == "files":
        assert sorted(path.name for path in Path(name).iterdir()) == json.loads(words)
    elif kind == "into":
        Path(name).write_text(run.out, encoding=words or "utf-8")
    elif kind.removesuffix("-") in PRINTED:
        printed = squeezed(PRINTED[kind.removesuffix("-")](Path(name)))
        is_said = squeezed(words) in printed
        assert is_said != kind.endswith("-"), f"{text}\n\n{printed}"
    else:
        path = re.match(r"(?:'[^']*'|[^ ])+", text)
        assert path
        value = at(path[0], json.loads(run.out))
        assert value == json.loads(text[path.end() :]), f"{path[0]} {value!r}"


# what is said of a file

_SEVERITIES = ("error", "warning", "note", "fine")


def tells(stage: Stage, said: list[Step]) -> None:
    """See that these findings are told of the file, and no others."""
    reading.tells(stage.event(), *(step.line for step in said if step.line != "fine"))


VERBS: dict[str, Callable[[Stage, Step], None]] = {
    "file": _file,
    "book": _book,
    "folder": _folder,
    "copy": _copy,
    "edit": _edit,
    "type": _type,
    "same": _same,
    "|": _row,
    "let": _let,
    "[": _sheet,
    "put": _put,
    "cells": _cells,
    "$": _command,
    "=": _function,
    **asked.VERBS,
}


def in_folders(text: str) -> str:
    """Return a line with the folders of the repository for their names."""
    for word, folder in FOLDERS.items():
        text = text.replace(f"{word}/", f"{folder}/")
    return repeated(text)


def squeezed(text: str) -> str:
    """Return a text in which blanks count as one."""
    return " ".join(text.split())


def contents(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def know(case: Case, folder: Path) -> None:
    """Write the known files that a case names."""
    for path in KNOWN.iterdir():
        name = path.name.removesuffix(".txt")
        if any(name in line for _, line in case.lines):
            is_book = name != path.name
            lines = path.read_text(encoding="utf-8").splitlines() if is_book else []
            (folder / name).write_bytes(book(lines) if is_book else path.read_bytes())
