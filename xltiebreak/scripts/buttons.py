"""The buttons: what each makes of an event, by the question of the command of its name, and how it
is pressed: the open workbook is read, the answer shown, and the files are stored for the user.

A mistake that a director can correct raises nothing: its sentence is written on the sheet of
answers and printed, which xlwings Lite shows in its pane.
"""

from __future__ import annotations

import os
import re
import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from itertools import count
from pathlib import Path, PurePath
from types import MappingProxyType, ModuleType
from typing import Any, NamedTuple, cast

from xltiebreak.answers.shape import Part, Table, width_of
from xltiebreak.disk.writing import why_not, write
from xltiebreak.event.findings import EventError, NoCrosstable, TieBreakError, in_lines, summary
from xltiebreak.event.section import Event
from xltiebreak.excel.book import read_book_of_lite
from xltiebreak.excel.event_in import ANSWER_MARK
from xltiebreak.formats import content_of, naming
from xltiebreak.scripts.questions import OF_SCORES, QUESTIONS, Request, Said, beside
from xltiebreak.tables.cells import plain

RATING_REPORT = "US Chess rating report"
KINDS: Mapping[str, str] = {
    RATING_REPORT: "uschess",
    "FIDE report (TRF)": "trf26",
    "FIDE report of 2016": "trf16",
}
"""The kinds of file for Save, by the words of the form."""

WRITING_WORD = frozenset({"announce", "bulletin", "why"})
"""The buttons that need python-docx."""
_NO_WORD = (
    "a Word file needs the package python-docx: in xlwings Lite write the line python-docx into "
    "requirements.txt, or take away the # before it, and restart xlwings Lite; elsewhere run: "
    "python -m pip install python-docx"
)


@dataclass(frozen=True)
class Made:
    """A button's answer, and its files by their names."""

    answer: Sequence[Part]
    files: Mapping[str, bytes] = field(default_factory=lambda: MappingProxyType({}))


def _in_lines(said: Iterable[Said]) -> Iterator[str]:
    """Yield sentences, and a line for each finding, as the commands print them."""
    for each in said:
        lines = [("", each)] if isinstance(each, str) else in_lines(each)
        yield from (f"{severity}: {line}" if severity else line for severity, line in lines)


def _ask(
    question: str,
    event: Event,
    file: str,
    *,
    section: str = "",
    changes: str = "",
    players: Sequence[str] = (),
    page: str = "",
    paper: str = "letter",
    **form: Any,
) -> Made:
    """Return the answer to a question, as a ``page`` in Word, too, if python-docx is there; the
    page of a comparison is one of the web, and stands in the place of the answer."""
    words = [word for change in re.split(r"[;\n]", changes) if (word := change.strip())]
    words += players
    request = Request(lambda _: event, file, words, section, options=form, is_form=True)
    reply = QUESTIONS[question](request)
    name = f"{PurePath(file).stem} {page}"
    if page.endswith(".html"):
        from xltiebreak.page import write_answer as write_page  # late: other buttons write none

        content = write_page(event, reply.title, reply.page_parts).encode()
        return Made(reply.page_parts, {name: content})
    answer = reply.answer.parts() if reply.findings is None else _in_lines([reply.findings])
    told = [*reply.before, *answer, *_in_lines(reply.behind)]
    if not page:
        return Made(told)
    try:
        word = _word()
    except TieBreakError as error:
        return Made([*told, f"There is no page of it: {error}."])
    content = word.write_answer(event, reply.standings, reply.title, reply.page_parts, paper)
    return Made(told, {name: content})


def _word() -> ModuleType:
    """Return the room that writes Word files.

    Raises:
        TieBreakError: python-docx is missing, or lxml, which it needs.
    """
    try:
        return import_module("xltiebreak.bulletin")
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("docx", "lxml"):
            raise
        raise TieBreakError(_NO_WORD) from error


def _why(event: Event, file: str, *, a: str, b: str, paper: str = "letter") -> Made:
    return _ask("why", event, file, players=(a, b), page="why.docx", paper=paper)


def _bulletin(
    event: Event,
    file: str,
    *,
    paper: str = "letter",
    ties: str = "trophies",
    crosstable: bool = False,
    wall: bool = False,
    club: bytes | None = None,
) -> Made:
    """Write the Word bulletin, or the sheet for the door, in the look of the Word file ``club``."""
    ranked, word, look = (
        Request(lambda _: event).ranked,
        _word(),
        {"template": club, "paper": paper},
    )
    if wall:
        made = word.write_wall(ranked, **look)
    else:
        made = word.write_bulletin(ranked, **look, ties=ties, crosstable=crosstable)
    name = f"{PurePath(file).stem} {'wall' if wall else 'bulletin'}.docx"
    return Made([*_in_lines(beside(ranked)), *made.notes], {name: made.docx})


def _page(event: Event, file: str, *, initials: bool = False) -> Made:
    from xltiebreak import page  # late: other buttons write none

    def ranked_of(event: Event) -> Any:
        return Request(lambda _: event).ranked

    ranked = page.by_initials(event, ranked_of) if initials else ranked_of(event)
    content = page.write_page(ranked, page.Shown(made=page.made_now())).encode()
    said = _in_lines([*beside(ranked), page.withheld(ranked)])
    return Made([*said], {f"{PurePath(file).stem} results.html": content})


def _save(event: Event, file: str, *, kind: str = RATING_REPORT) -> Made:
    """Write the event as the three files of a rating report, or as a TRF."""
    from xltiebreak.checks import examine_event  # late: as for formats
    from xltiebreak.formats import FORMATS, convert  # late: other buttons write no such files

    code = KINDS[kind]
    written, lost = convert(event, code)
    alone = f"{PurePath(file).stem}{FORMATS[code].extensions[0]}"
    names = {part: part or alone for part in written.files}
    answer = ["What it cannot hold:", *(f"- {loss.sentence}" for loss in lost)] if lost else []
    answer += written.wanting
    if findings := examine_event(event):
        answer.append(f"'Check the event' finds {summary(findings)}.")
    return Made(answer, {names[part]: content for part, content in written.files.items()})


BUTTONS: Mapping[str, Callable[..., Made]] = {
    "announce": partial(_ask, "announce", page="announcement.docx"),
    "bulletin": _bulletin,
    "check": partial(_ask, "check"),
    "page": _page,
    "prizes": partial(_ask, "prizes"),
    "save": _save,
    "verify": partial(_ask, "verify", page="checked.html"),
    "what_if": partial(_ask, "whatif"),
    "why": _why,
}
"""The functions of the buttons, by name; each takes an event, the name of its workbook, and what
its form holds."""


FETCHED = "Fetched python-docx, which writes Word files."


async def press(book: Any, button: str, title: str, folder: str, **form: Any) -> None:
    """Press a button with the values of its form; files go into ``folder``."""
    try:
        event: Event | TieBreakError = await read_book_of_lite(book)
    except TieBreakError as error:
        event = error
    notes = await fetch_python_docx() if button in WRITING_WORD else []
    made = [*_made(button, event, book, Path(folder), form), *notes]
    first_cells = {
        sheet.name: await sheet.range((1, 1)).get_value() for sheet in sheets_called_so(book)
    }
    show(book, first_cells, [*lines_of(title, made)])
    print("\n".join([title, *map(str, made)]))


async def fetch_python_docx() -> list[str]:
    """Fetch python-docx and Pyodide's own lxml if they are missing; return what was done. If that
    fails, the button itself reports what is missing."""
    try:
        import_module("docx")
    except ImportError:
        print("Fetching python-docx, which writes Word files …")
        try:
            pyodide = import_module("pyodide_js")
            for package in ("micropip", "lxml"):
                await pyodide.loadPackage(package)
            await import_module("micropip").install("python-docx")
            import_module("docx")
        except Exception as error:  # whatever Pyodide and the internet raise
            print(f"It could not be fetched: {error}")
        else:
            return [FETCHED]
    return []


def _made(
    button: str, event: Event | TieBreakError, book: Any, folder: Path, form: Mapping[str, Any]
) -> list[Part]:
    """Return the answer and where its files are, or what the user has to correct first."""
    answer: list[Part] = []
    try:
        if isinstance(event, NoCrosstable) and event.scores and button in OF_SCORES:
            event = cast("Event", event.scores)
        if isinstance(event, TieBreakError):
            raise event
        if button == "bulletin":
            club, answer = _club(folder)
            form = {**form, "club": club}
        made = BUTTONS[button](event, plain(book.name), **form)
        answer = [*made.answer, *answer]
        return [*answer, *_stored(folder, made.files)]
    except EventError as error:
        sentence = "Correct the errors first; nothing was computed from them."
        return [*_in_lines([error.findings]), sentence]
    except TieBreakError as error:
        return [*answer, f"Error: {error}"]


OURS = tuple(f" {what}.docx" for what in ("bulletin", "wall", "why", "announcement"))
"""The ends of the names of Word files that buttons write."""


def _stored(folder: Path, files: Mapping[str, bytes]) -> Sequence[str]:
    """Write the files over older ones; return where they are, and how to get them."""
    if not files:
        return ()
    with suppress(OSError):  # writing the files reports it
        folder.mkdir(exist_ok=True)
    write({folder / name: content for name, content in files.items()}, force=True)
    them = "it" if len(files) == 1 else "them"
    return (
        f"Wrote {' and '.join(files)}.",
        f"To get {them}: open the menu (three lines) of xlwings Lite, choose Files, "
        "then Import/Export, and click the sign for downloading beside it.",
    )


def _club(folder: Path) -> tuple[bytes | None, list[Part]]:
    """Return the only Word file that the user put into the folder, and sentences about it."""
    try:
        folder.mkdir(exist_ok=True)
        names = [
            name
            for name in sorted(os.listdir(folder))
            if name.lower().endswith(".docx") and not name.endswith(OURS) and name[:1] not in "~."
        ]
    except OSError as error:
        raise TieBreakError(f"{folder} cannot be opened ({why_not(error)})") from error
    if len(names) > 1:
        return None, [
            f"There are {len(names)} Word files whose look could be taken ({', '.join(names)}), so "
            "the bulletin has its own; leave the one that is meant."
        ]
    for name in names:
        with naming(name):
            return content_of(folder / name), [f"The look is that of {name}."]
    return None, []


NAME = "Answer"
_WIDTH = 100
"""The most letters in a line of a sentence."""
_NARROWEST, _WIDEST = 6, 60
_A_NUMBER = re.compile(r"0|[1-9]\d{0,14}|(?:0|[1-9]\d{0,10})\.\d{0,3}[1-9]")


class Line(NamedTuple):
    """A row of the sheet: its cells, and whether it is a title or in a table."""

    cells: Sequence[str]
    is_title: bool = False
    in_a_table: bool = False


def lines_of(title: str, answer: Iterable[Part]) -> Iterator[Line]:
    """Yield the rows of the sheet: sentences in lines, tables in cells."""
    yield from (Line([ANSWER_MARK]), Line([]), Line([title], is_title=True))
    for part in answer:
        if isinstance(part, Table):
            yield from (Line([]), Line([part.title], is_title=True))
            yield Line([column.head for column in part.columns], is_title=True, in_a_table=True)
            for row in zip(*(column.cells for column in part.columns), strict=True):
                yield Line(list(row), in_a_table=True)
            yield Line([])
        else:
            for line in textwrap.wrap(part, _WIDTH, break_on_hyphens=False) or [""]:
                yield Line([line])


def sheets_called_so(book: Any) -> list[Any]:
    """Return the sheets whose names begin with Answer; their first cells tell which hold an
    answer."""
    return [sheet for sheet in book.sheets if sheet.name.casefold().startswith(NAME.casefold())]


def show(book: Any, first_cells: Mapping[str, Any], lines: Sequence[Line]) -> None:
    """Write the lines on the sheet of an earlier answer, or on a new sheet. ``first_cells`` holds
    the first cells of :func:`sheets_called_so`, by names of sheets."""
    earlier = [name for name, text in first_cells.items() if text == ANSWER_MARK]
    if earlier:
        sheet = book.sheets[earlier[0]]
        sheet.clear()
    else:
        taken = {sheet.name.casefold() for sheet in book.sheets}
        names = (f"{NAME} {k}" if k > 1 else NAME for k in count(1))
        free = next(name for name in names if name.casefold() not in taken)
        sheet = book.sheets.add(free, after=book.sheets[len(book.sheets) - 1])
    columns = max(len(line.cells) for line in lines)
    cells = [[*map(_typed, line.cells), *[""] * (columns - len(line.cells))] for line in lines]
    # Written as formulas, because Excel turns values that look like dates into dates.
    sheet.range((1, 1), (len(lines), columns)).formula = cells
    for row, line in enumerate(lines, start=1):
        if line.is_title:
            sheet.range((row, 1), (row, max(1, len(line.cells)))).font.bold = True
    for column, width in enumerate(_widths(lines, columns), start=1):
        sheet.range((1, column)).column_width = width
    sheet.activate()


def _typed(text: str) -> Any:
    """Return the value to write so that Excel keeps text as text, and a number as a number."""
    if _A_NUMBER.fullmatch(text):
        return float(text)
    return f"'{text}" if text else ""


def _widths(lines: Sequence[Line], columns: int) -> Iterator[int]:
    """Yield the widths of columns that tables need; sentences may run on to the right."""
    for column in range(columns):
        cells = (line.cells[column : column + 1] for line in lines if line.in_a_table)
        texts = (text for cell in cells for each in cell for text in each.split("\n"))
        yield min(max(max(map(width_of, texts), default=0) + 2, _NARROWEST), _WIDEST)
