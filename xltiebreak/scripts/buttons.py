"""What each button makes of an event: the same as the command of its name."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from xltiebreak.answers.findings import Verified, examined
from xltiebreak.answers.findings import check as checked
from xltiebreak.answers.sections import only_section, sections_of
from xltiebreak.answers.shape import Part
from xltiebreak.answers.standings import EventStandings, event_standings
from xltiebreak.checks import examine_event
from xltiebreak.event.figures import on_paper
from xltiebreak.event.findings import (
    Finding,
    TieBreakError,
    in_lines,
    summary,
)
from xltiebreak.event.section import Event
from xltiebreak.questions.announced import agreement
from xltiebreak.ranking.asked import AS_IN_THE_FILE

RATING_REPORT = "US Chess rating report"
KINDS: Mapping[str, str] = {
    RATING_REPORT: "uschess",
    "FIDE report (TRF)": "trf26",
    "FIDE report of 2016": "trf16",
}
"""The kinds of file for Save, by the words of the form."""

FOR_SCORES = frozenset({"announce", "bulletin", "page", "prizes"})
"""The buttons for which a list of names and scores without rounds is enough."""

WRITING_WORD = frozenset({"announce", "bulletin", "why"})
"""The buttons that need python-docx."""
_NO_WORD = (
    "a Word file needs the package python-docx: in xlwings Lite write the line python-docx into "
    "requirements.txt, or take away the # before it, and restart xlwings Lite; elsewhere run: "
    "python -m pip install python-docx"
)

_ENDINGS = {"trf26": ".trf", "trf16": ".trfx"}
_COLUMNS = "the field columns with {}=CODE"
_NOT_BESIDE = ", or in the sheet Verify; the field columns says what other columns are"


@dataclass(frozen=True)
class Made:
    """A button's answer, and its files by their names."""

    answer: tuple[Part, ...]
    files: Mapping[str, bytes] = field(default_factory=lambda: MappingProxyType({}))


def lines(findings: Iterable[Finding]) -> list[str]:
    """Return a line for each finding, as the commands print them."""
    return [f"{severity}: {line}" for severity, line in in_lines(findings)]


def check(event: Event, name: str) -> Made:
    """Return what is wrong, cell by cell, and how unusual tables were read."""
    answer = checked(event)
    return Made((*lines(answer.findings), *answer.parts()))


def bulletin(
    event: Event,
    name: str,
    *,
    paper: str = "letter",
    ties: str = "trophies",
    crosstable: bool = False,
    wall: bool = False,
    club: bytes | None = None,
) -> Made:
    """Write the Word bulletin, or the sheet for the door, in the look of the Word file ``club``."""
    ranked = _ranked(event)

    try:
        from xltiebreak.bulletin import write_bulletin, write_wall  # late: needs python-docx
    except ModuleNotFoundError as error:
        raise TieBreakError(_without(error)) from error

    made = (
        write_wall(ranked, template=club, paper=paper)
        if wall
        else write_bulletin(ranked, template=club, paper=paper, ties=ties, crosstable=crosstable)
    )
    file = f"{name} {'wall' if wall else 'bulletin'}.docx"
    return Made((*_remarks(ranked), *made.notes), {file: made.docx})


def page(event: Event, name: str, *, initials: bool = False) -> Made:
    """Write the web page."""
    from xltiebreak import page as web  # late: other buttons write none

    ranked = web.by_initials(event, _ranked) if initials else _ranked(event)
    content = web.write_page(ranked, web.Shown(made=web.made_now())).encode()
    return Made(tuple(_remarks(ranked)), {f"{name} results.html": content})


def why(event: Event, name: str, *, a: str, b: str, paper: str = "letter") -> Made:
    """Say why one of two players is placed before the other, and write it as a page in Word."""
    from xltiebreak.answers.questions import why_answer  # late: other buttons ask no questions

    if not (a.strip() and b.strip()):
        raise TieBreakError("type two players into the form, each by number or by name")
    ranked, answer = why_answer(event, sections_of(event), a, b)
    remarks = (*lines(ranked.warnings), *ranked.remarks_beside_worksheets)
    answer_and_remarks = (*answer.parts(), *remarks)
    try:
        from xltiebreak.bulletin import write_answer  # late: needs python-docx
    except ModuleNotFoundError as error:
        return Made((*answer_and_remarks, f"There is no page of it: {_without(error)}."))
    players = [section.players for section in ranked]
    written = write_answer(event, players, answer.why.question, answer.parts(on_paper), paper)
    return Made(answer_and_remarks, {f"{name} why.docx": written})


def _without(missing: ModuleNotFoundError) -> str:
    """Return what to do if python-docx is missing, or lxml, which it needs."""
    if (missing.name or "").partition(".")[0] not in ("docx", "lxml"):
        raise missing
    return _NO_WORD


def prizes(event: Event, name: str) -> Made:
    """Say who takes which prize, how each sum was made, and what is not paid."""
    from xltiebreak.answers.prizes import event_prizes  # late: other buttons pay nobody

    ranked = _ranked(event)
    given = event_prizes(ranked)
    return Made((*given.parts(), *lines(given.findings), *_remarks(ranked)))


def announce(event: Event, name: str, *, paper: str = "letter") -> Made:
    """Say how ties are broken and prizes divided, with its seal, and write it as a page in Word."""
    from xltiebreak.answers.announcement import TITLE, announcement  # late: for this alone

    answer = announcement(event)
    shown = (*answer.remarks, *answer.parts())
    try:
        from xltiebreak.bulletin import write_answer  # late: needs python-docx
    except ModuleNotFoundError as error:
        return Made((*shown, f"There is no page of it: {_without(error)}."))
    written = write_answer(event, (), TITLE, answer.parts(), paper)
    return Made(shown, {f"{name} announcement.docx": written})


def what_if(event: Event, name: str, *, changes: str = "", section: str = "") -> Made:
    """Say who would move with other results, or what the open games can still do."""
    from xltiebreak.answers.questions import still_open  # late: as for why
    from xltiebreak.answers.questions import what_if as changed  # late: as for why

    sections = sections_of(event, section)
    asked = [change.strip() for change in re.split(r"[;\n]", changes) if change.strip()]
    if asked:
        ranked, moved = changed(event, sections, asked)
        return Made((*moved.parts(), *_remarks(ranked)))
    only_section(sections, "one section is looked at; name it in the field section")
    ranked = event_standings(event, sections)
    agrees = [str(ranked.agreement)] * bool(ranked.agreement)
    return Made((*still_open(ranked).parts(), *lines(ranked.warnings), *agrees))


def verify(event: Event, name: str, *, columns: str = "", file: str = "") -> Made:
    """Compare what another program printed, beside the results or on the sheet Verify: a second
    opinion, also as a web page. ``file`` is the name of the workbook's file."""
    from xltiebreak.answers import second_opinion as opinions  # late: for this alone
    from xltiebreak.page import write_answer  # late: as above
    from xltiebreak.verify import compared_in  # late: other buttons compare nothing

    sections = sections_of(event)
    findings = examined(event, sections)
    compared = compared_in(sections, AS_IN_THE_FILE, columns, name, _NOT_BESIDE)
    agrees = agreement(event)
    answer = Verified(event, compared, _COLUMNS, agreement=agrees, findings=findings)
    given = opinions.GivenFile(file or name, "the workbook that is open, as it is now", "")
    command = opinions.to_repeat([given.name], [("--columns", columns)])
    parts = tuple(opinions.SecondOpinion(answer, [given], command).parts())
    page = write_answer(event, opinions.TITLE, parts).encode()
    return Made(parts, {f"{name} checked.html": page})


def save(event: Event, name: str, *, kind: str = RATING_REPORT) -> Made:
    """Write the event as the three files of a rating report, or as a TRF."""
    from xltiebreak.formats import convert  # late: other buttons write no such files
    from xltiebreak.verify import agreeing  # late: as for formats

    code = KINDS[kind]
    written, lost = convert(event, code, follow=agreeing)
    files = {part or f"{name}{_ENDINGS[code]}": content for part, content in written.files.items()}
    answer = ["What it cannot hold:", *(f"- {loss.sentence}" for loss in lost)] if lost else []
    answer += written.wanting
    if findings := examine_event(event):
        answer.append(f"'Check the event' finds {summary(findings)}.")
    return Made(tuple(answer), files)


BUTTONS: Mapping[str, Callable[..., Made]] = {
    button.__name__: button
    for button in (announce, bulletin, check, page, prizes, save, verify, what_if, why)
}
"""The functions of the buttons, by name; each takes an event and the name of its workbook."""


def _ranked(event: Event) -> EventStandings:
    return event_standings(event, sections_of(event))


def _remarks(ranked: EventStandings) -> list[str]:
    return [*lines(ranked.warnings), *ranked.remarks]
