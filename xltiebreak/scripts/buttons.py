"""What each button makes of an event: it asks the question of the command of its name."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from pathlib import PurePath
from types import MappingProxyType, ModuleType
from typing import Any

from xltiebreak.answers.shape import Part
from xltiebreak.event.findings import Finding, TieBreakError, in_lines, summary
from xltiebreak.event.section import Event
from xltiebreak.scripts.questions import QUESTIONS, Request, Said, beside

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

_ENDINGS = {"trf26": ".trf", "trf16": ".trfx"}


@dataclass(frozen=True)
class Made:
    """A button's answer, and its files by their names."""

    answer: Sequence[Part]
    files: Mapping[str, bytes] = field(default_factory=lambda: MappingProxyType({}))


def lines(findings: Iterable[Finding]) -> list[str]:
    """Return a line for each finding, as the commands print them."""
    return [f"{severity}: {line}" for severity, line in in_lines(findings)]


def _in_lines(said: Iterable[Said]) -> list[str]:
    return [line for each in said for line in ([each] if isinstance(each, str) else lines(each))]


def _ask(
    question: str,
    event: Event,
    file: str,
    *,
    words: Sequence[str] = (),
    section: str = "",
    page: str = "",
    paper: str = "letter",
    **form: Any,
) -> Made:
    """Return the answer to a question, as a ``page`` in Word, too, if python-docx is there; the
    page of a comparison is one of the web, and stands in the place of the answer."""
    request = Request(lambda _: event, file, words, section, options=form, is_form=True)
    reply = QUESTIONS[question](request)
    name = f"{PurePath(file).stem} {page}"
    if page.endswith(".html"):
        from xltiebreak.page import write_answer as write_page  # late: other buttons write none

        content = write_page(event, reply.title, reply.page_parts).encode()
        return Made(reply.page_parts, {name: content})
    answer = reply.answer.parts() if reply.findings is None else lines(reply.findings)
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


def _what_if(event: Event, file: str, *, changes: str = "", section: str = "") -> Made:
    words = [change.strip() for change in re.split(r"[;\n]", changes) if change.strip()]
    return _ask("whatif", event, file, words=words, section=section)


def _why(event: Event, file: str, *, a: str, b: str, paper: str = "letter") -> Made:
    return _ask("why", event, file, words=(a, b), page="why.docx", paper=paper)


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
    return Made(_in_lines(beside(ranked)), {f"{PurePath(file).stem} results.html": content})


def _save(event: Event, file: str, *, kind: str = RATING_REPORT) -> Made:
    """Write the event as the three files of a rating report, or as a TRF."""
    from xltiebreak.checks import examine_event  # late: as for formats
    from xltiebreak.formats import convert  # late: other buttons write no such files

    code = KINDS[kind]
    written, lost = convert(event, code)
    names = {part: part or f"{PurePath(file).stem}{_ENDINGS[code]}" for part in written.files}
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
    "what_if": _what_if,
    "why": _why,
}
"""The functions of the buttons, by name; each takes an event, the name of its workbook, and what
its form holds."""
