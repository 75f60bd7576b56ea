"""The buttons: what each says of an event, as the command of its name does, and how it is pressed:
the open workbook is read, the answer shown, and the files are stored for the user.

A mistake that a director can correct raises nothing: its sentence is written on the sheet of
answers and printed, which xlwings Lite shows in its pane.
"""

from __future__ import annotations

import os
import re
import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import count, zip_longest
from pathlib import Path, PurePath
from types import ModuleType
from typing import Any

from xltiebreak.answers.shape import Part, Table, width_of
from xltiebreak.disk.writing import why_not, write
from xltiebreak.event.findings import EventError, NoCrosstable, TieBreakError, in_lines, summary
from xltiebreak.excel.book import read_book_of_lite
from xltiebreak.excel.event_in import ANSWER_MARK
from xltiebreak.formats.files import content_of, naming
from xltiebreak.scripts.questions import OF_SCORES, QUESTIONS, Request, Said, beside
from xltiebreak.tables.cells import plain

KINDS: Mapping[str, str] = {
    "US Chess rating report": "uschess",
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
FETCHED = "Fetched python-docx, which writes Word files."

_FIELDS = {
    "--columns and --order say": "the field columns and Tie-break order on the sheet Event say",
    **{'--columns "': 'the field columns with "', "--columns": "the field columns"},
    **{"--section": "the field section", "'bulletin --ties all'": "the bulletin with all ties"},
    **{"say --counting 4, for one, or ": "", "--edition, ": "", "--order, ": ""},
    **{" or in a second file (--against)": "", "--to trf26": "FIDE report (TRF)"},
}
"""How sentences name an option to those who type commands, and what a form or a workbook has."""

Files = Mapping[str, bytes]
Answer = list[Part]


def _in_lines(said: Iterable[Said]) -> Iterator[str]:
    """Yield sentences, and a line for each finding, as the commands print them."""
    for each in said:
        lines = [("", each)] if isinstance(each, str) else in_lines(each)
        yield from (f"{severity}: {line}" if severity else line for severity, line in lines)


def _file(request: Request, what: str) -> str:
    return f"{PurePath(request.file).stem}{what}"


def _ask(question: str, request: Request, answer: Answer, page: str = "") -> Files:
    """Answer a question, also as a ``page`` in Word."""
    reply = QUESTIONS[question](request)
    answer += reply.before
    answer += reply.answer.parts() if reply.findings is None else _in_lines([reply.findings])
    answer += _in_lines(reply.behind)
    if not page:
        return {}
    on_page = reply.standings, reply.title, reply.page_parts, request.option("paper") or "letter"
    return {_file(request, f" {page}.docx"): _word().write_answer(request.event, *on_page)}


def _word() -> ModuleType:
    """Return the room that writes Word files.

    Raises:
        TieBreakError: python-docx is missing, or lxml, which it needs.
    """
    if not (find_spec("docx") and find_spec("lxml")):
        raise TieBreakError(_NO_WORD)
    return import_module("xltiebreak.bulletin")


def _bulletin(request: Request, answer: Answer) -> Files:
    """Make the bulletin, or the sheet for the door, in the look of the user's Word file."""
    ranked, word = request.ranked, _word()
    club, remark = _club(request.option("folder"))
    look = {"template": club, "paper": request.option("paper") or "letter"}
    if request.option("wall"):
        what, made = "wall", word.write_wall(ranked, **look)
    else:
        ties, crosstable = request.option("ties") or "trophies", request.option("crosstable")
        what = "bulletin"
        made = word.write_bulletin(ranked, **look, ties=ties, crosstable=bool(crosstable))
    answer += [*_in_lines(beside(ranked)), *made.notes, *remark]
    return {_file(request, f" {what}.docx"): made.docx}


def _club(folder: Path) -> tuple[bytes | None, list[str]]:
    """Return the only Word file that the user put into the folder, and a sentence about it."""
    try:
        folder.mkdir(exist_ok=True)
        names = [
            name
            for name in sorted(os.listdir(folder))
            if name.lower().endswith(".docx") and not name.endswith(_OURS) and name[0] not in "~."
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


_OURS = tuple(f" {what}.docx" for what in ("bulletin", "wall", "why", "announcement"))
"""The ends of the names of Word files that buttons write."""


def _page(request: Request, answer: Answer) -> Files:
    from xltiebreak import page  # late: other buttons write none

    ranked = request.ranked
    if request.option("initials"):
        ranked = page.by_initials(request.event, lambda event: Request(lambda _: event).ranked)
    answer += _in_lines([*beside(ranked), page.withheld(ranked)])
    shown = page.Shown(made=page.made_now())
    return {_file(request, " results.html"): page.write_page(ranked, shown).encode()}


def _save(request: Request, answer: Answer) -> Files:
    """Make the three files of a rating report, or a TRF."""
    from xltiebreak.checks import examine_event  # late: as for formats
    from xltiebreak.formats.files import convert  # late: other buttons write no such files
    from xltiebreak.formats.kinds import FORMATS  # late: other buttons write no such files

    kind = FORMATS[KINDS[request.option("kind") or next(iter(KINDS))]]
    written, lost = convert(request.event, kind.code)
    answer += ["What it cannot hold:"] * bool(lost)
    answer += [*(f"- {loss.sentence}" for loss in lost), *written.wanting]
    if findings := examine_event(request.event):
        answer.append(f"'Check the event' finds {summary(findings)}.")
    alone = _file(request, kind.extensions[0])
    return {part or alone: content for part, content in written.files.items()}


def _verify(request: Request, answer: Answer) -> Files:
    """Make a second opinion, which is a page of the web, too."""
    from xltiebreak.answers.findings import GivenFile  # late: for this alone
    from xltiebreak.page import write_answer  # late: other buttons write none

    opened = GivenFile(request.file, "the workbook that is open, as it is now", "")
    reply = QUESTIONS["verify"](replace(request, given=lambda: [opened]))
    answer += reply.page_parts
    name = _file(request, " checked.html")
    return {name: write_answer(request.event, reply.title, answer).encode()}


BUTTONS: Mapping[str, Callable[[Request, Answer], Files]] = {
    "announce": partial(_ask, "announce", page="announcement"),
    "bulletin": _bulletin,
    "check": partial(_ask, "check"),
    "page": _page,
    "prizes": partial(_ask, "prizes"),
    "save": _save,
    "verify": _verify,
    "what_if": partial(_ask, "whatif"),
    "why": partial(_ask, "why", page="why"),
}
"""What each button does, by name: it adds to the answer and returns its files by theirs."""


async def press(book: Any, button: str, title: str, folder: str, **form: Any) -> None:
    """Press a button with the values of its form; files go into ``folder``."""
    answer: Answer = []
    changes = map(str.strip, re.split(r"[;\n]", form.get("changes", "")))
    words = [*filter(None, changes), *(form[who] for who in ("a", "b") if who in form)]
    form["folder"] = Path(folder)
    try:
        event = await _event(book, button)
        notes = await fetch_python_docx() if button in WRITING_WORD else []
        about = plain(book.name), words, form.get("section", "")
        files = BUTTONS[button](Request(lambda _: event, *about, options=form), answer)
        answer += [*_stored(Path(folder), files), *notes]
    except EventError as error:
        sentence = "Correct the errors first; nothing was computed from them."
        answer = [*_in_lines([error.findings]), sentence]
    except TieBreakError as error:
        answer.append(f"Error: {error}")
    for option, field in _FIELDS.items():
        answer = [part.replace(option, field) if isinstance(part, str) else part for part in answer]
    await show(book, [*rows_of(title, answer)])
    print("\n".join([title, *map(str, answer)]))


async def _event(book: Any, button: str) -> Any:
    """Return the event in the workbook, or the list of scores where that is enough."""
    try:
        return await read_book_of_lite(book)
    except NoCrosstable as error:
        if error.scores and button in OF_SCORES:
            return error.scores
        raise


async def fetch_python_docx() -> list[str]:
    """Fetch python-docx and Pyodide's own lxml if they are missing; return what was done. If that
    fails, the button itself reports what is missing."""
    if find_spec("docx"):
        return []
    print("Fetching python-docx, which writes Word files …")
    try:
        pyodide = import_module("pyodide_js")
        for package in ("micropip", "lxml"):
            await pyodide.loadPackage(package)
        await import_module("micropip").install("python-docx")
        import_module("docx")
    except Exception as error:  # whatever Pyodide and the internet raise
        print(f"It could not be fetched: {error}")
        return []
    return [FETCHED]


def _stored(folder: Path, files: Files) -> Sequence[str]:
    """Write the files over older ones; return where they are, and how to get them."""
    if not files:
        return ()
    with suppress(OSError):  # writing the files reports it
        folder.mkdir(exist_ok=True)
    write({folder / name: content for name, content in files.items()}, force=True)
    return (
        f"Wrote {' and '.join(files)}.",
        f"To get {'it' if len(files) == 1 else 'them'}: open the menu (three lines) of xlwings "
        "Lite, choose Files, then Import/Export, and click the sign for downloading beside it.",
    )


NAME = "Answer"
_WIDTH = 100
"""The most letters in a line of a sentence."""
_NARROWEST, _WIDEST = 6, 60
_A_NUMBER = re.compile(r"0|[1-9]\d{0,14}|(?:0|[1-9]\d{0,10})\.\d{0,3}[1-9]")

Row = tuple[Sequence[str], bool]
"""The cells of a row of the sheet, and whether it is a title."""


def rows_of(title: str, answer: Iterable[Part]) -> Iterator[Row]:
    """Yield the rows of the sheet: sentences in lines, tables in cells."""
    yield from (([ANSWER_MARK], False), ([""], False), ([title], True))
    for part in answer:
        if isinstance(part, Table):
            yield from (([""], False), ([part.title], True))
            yield [column.head for column in part.columns], True
            yield from ((row, False) for row in zip(*(each.cells for each in part.columns)))
            yield [""], False
        else:
            lines = textwrap.wrap(part, _WIDTH, break_on_hyphens=False) or [""]
            yield from (([line], False) for line in lines)


async def show(book: Any, rows: Sequence[Row]) -> None:
    """Write the rows on the sheet of an earlier answer, or on a new sheet."""
    named = [sheet for sheet in book.sheets if sheet.name.casefold().startswith(NAME.casefold())]
    ours = [each for each in named if await each.range((1, 1)).get_value() == ANSWER_MARK]
    if ours:
        sheet = ours[0]
        sheet.clear()
    else:
        taken = {sheet.name.casefold() for sheet in named}
        names = (f"{NAME} {k}" if k > 1 else NAME for k in count(1))
        free = next(name for name in names if name.casefold() not in taken)
        sheet = book.sheets.add(free, after=book.sheets[len(book.sheets) - 1])
    columns = max(len(cells) for cells, _ in rows)
    written = [[*map(_typed, cells), *[""] * (columns - len(cells))] for cells, _ in rows]
    # Written as formulas, because Excel turns values that look like dates into dates.
    sheet.range((1, 1), (len(rows), columns)).formula = written
    for row, (cells, is_title) in enumerate(rows, start=1):
        if is_title:
            sheet.range((row, 1), (row, len(cells))).font.bold = True
    in_tables = (cells for cells, _ in rows if len(cells) > 1)  # sentences run on to the right
    for column, texts in enumerate(zip_longest(*in_tables, fillvalue=""), start=1):
        widest = max(width_of(line) for text in texts for line in text.split("\n"))
        sheet.range((1, column)).column_width = min(max(widest + 2, _NARROWEST), _WIDEST)
    sheet.activate()


def _typed(text: str) -> Any:
    """Return the value to write so that Excel keeps text as text, and a number as a number."""
    if _A_NUMBER.fullmatch(text):
        return float(text)
    return f"'{text}" if text else ""
