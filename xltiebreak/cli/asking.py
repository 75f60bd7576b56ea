"""Asking the questions of the table: a file and options become a request, and the reply is printed
or written as a page. ``verify`` asks of each file of a folder, too."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import click

from xltiebreak.checks import examine_event
from xltiebreak.cli.options import command, commands, made, refuse_other_ending, table
from xltiebreak.cli.output import (
    PROGRAM,
    csv_text,
    hear,
    json_text,
    progress,
    say,
    show_answer,
    show_findings,
    show_json,
    show_prose,
)
from xltiebreak.disk.writing import refuse, write
from xltiebreak.event.figures import counted, listed
from xltiebreak.event.findings import EventError, NoCrosstable, TieBreakError, stop_on_errors
from xltiebreak.event.section import Event
from xltiebreak.event.words import for_a_shell
from xltiebreak.formats.files import (
    content_of,
    events_in,
    files_read,
    load,
    load_crosstable,
    name_of,
)
from xltiebreak.formats.kinds import FORMATS, kind_of
from xltiebreak.formats.second_files import announced_in
from xltiebreak.ranking.asked import Asked
from xltiebreak.scripts.questions import OF_SCORES, QUESTIONS, Reply, Request, Said, verified

if TYPE_CHECKING:
    from pathlib import Path

    from xltiebreak.answers.findings import GivenFile, Verified

_WORDS = ("player", "other", "change", "old", "new")
"""The names of the words behind the file, or of those in its place."""


def asking(name: str) -> click.Command:
    """Return the command that asks a question of the table."""

    def run(**typed: Any) -> None:
        request = request_of(name, typed)
        tell(QUESTIONS[name](request), request)

    return made(name, run)


def request_of(name: str, typed: dict[str, Any]) -> Request:
    """Return what is asked by what was typed."""
    options = {key: "" if value is None else value for key, value in typed.items()}
    file, kind = options.get("file", ""), options.get("kind", "")
    given = [options[word] for word in _WORDS if word in options]
    words = [each for word in given for each in ([word] if isinstance(word, str) else word)]
    if name == "whatif" and words and not re.search("[ :,]", "".join(words)):
        words = re.split(r" (?=[Rr]\d)", " ".join(words))  # typed without quotation marks
    line, fees, section = (options.get(option, "") for option in ("line", "fees", "section"))
    stated = announced_in(announced) if (announced := options.get("announced", "")) else ((), "")
    words_of = ("edition", "order", "lots", "unrated", "round", "counting", "seal")
    how: dict[str, Any] = {word: typed[word] for word in words_of if typed.get(word)}
    asked = Asked(**how, announced=stated[0], announced_seal=stated[1])
    if name == "changes":
        read = _without_errors
    elif name in OF_SCORES:
        read = partial(_with_prizes, kind=kind, line=line, fees=fees, section=section)
    else:
        read = partial(_crosstable, kind=kind)
    if options.get("as_json"):
        options["form"] = "json"
    return Request(
        read,
        file,
        words,
        section,
        asked,
        options,
        given=partial(_given_files, [file, options.get("against", "")], announced),
        say=lambda said: hear([said]),
        progress=progress,
    )


def _crosstable(file: str, kind: str) -> Event:
    with progress("Reading"):
        return load_crosstable(file, kind)


def _with_prizes(file: str, kind: str, line: str, fees: str, section: str) -> Event:
    """Return the event in the file, or the list of scores without rounds that it holds, with the
    prizes of the line and the fees that were given.

    Raises:
        TieBreakError: the line is for one section, or the file states prizes itself.
    """
    try:
        with progress("Reading"):
            event = load(file, kind)
    except NoCrosstable as error:
        raise TieBreakError(
            f"{error}; for prizes, a list with the headers Name, Rating, Score is enough"
        ) from error
    if not (line or fees):
        return event
    from xltiebreak.answers.prizes import as_asked  # late: few give a line

    return as_asked(event, line, fees, section)


def _without_errors(file: str) -> Event:
    """Return the event of one of two files; print its findings under its name, stop on errors."""
    event = _crosstable(file, "")
    findings = examine_event(event)
    if findings:
        say(f"In {file}:")
    stop_on_errors(findings)
    show_findings(findings, err=True)
    return event


def _given_files(paths: Sequence[str], announced: str) -> list[GivenFile]:
    """Return the names of the files that were compared, what they are, and their fingerprints."""
    import hashlib  # late: for this alone

    from xltiebreak.answers.findings import GivenFile  # late: for verify alone

    given = [(part, "") for path in paths if path for part in _parts(path)]
    given += [(announced, "announcement")] * bool(announced)
    files = []
    for path, what in given:
        content = content_of(path)
        kind = None if what else FORMATS.get(kind_of(content))
        digest = hashlib.sha256(content).hexdigest()
        files.append(GivenFile(name_of(path), kind.name if kind else what, digest))
    return files


def _parts(path: str) -> Sequence[str]:
    """Return the files that make this one, such as the three of a rating report."""
    files = files_read(path)
    return [path] if files == [path] else sorted({*map(os.path.abspath, files)})


def tell(reply: Reply, request: Request, *, close: bool = False) -> None:
    """Print a reply, or write it as pages, with what is said beside it; end with its code."""
    hear(reply.before)
    if any(map(request.option, ("docx", "html", "out"))):
        _write_files(reply, request)
    elif request.option("form") == "json":
        show_json((reply.in_json or reply.answer.to_dict)())
    elif reply.findings is not None:
        show_findings(reply.findings)
    else:
        show_answer(reply.answer, request.option("form"), close=close)
    hear(reply.behind)
    if not reply.is_fine:
        click.get_current_context().exit(1)


def _write_files(reply: Reply, request: Request) -> None:
    """Write a reply as a page to hand over, in Word, as a web page or as both, or as a table that
    Excel opens. Nothing is written if one of them is refused."""
    files = (request.file, request.option("against"), request.option("old"), request.option("new"))
    inputs = [name for file in files if file for name in files_read(file)]
    how = {"force": request.option("force"), "inputs": inputs}
    made: dict[Path, Callable[[], bytes]] = {}
    table = ".json" if str(request.option("out")).lower().endswith(".json") else ".csv"
    for option, ending in (("docx", ".docx"), ("html", ".html"), ("out", table)):
        if out := request.option(option):
            refuse_other_ending(out, ending, f"answer{ending}")
            refuse(out, **how)
            made[out] = partial(_content, ending, reply, request)
    for path, content in made.items():
        write({path: content()}, **how)
        say(f"Wrote {path}.")
    if reply.written:
        say(reply.written)


def _content(ending: str, reply: Reply, request: Request) -> bytes:
    event, title = request.event, reply.title
    if ending == ".docx":
        from xltiebreak import bulletin  # late: for Word alone

        paper = request.option("paper")
        return bulletin.write_answer(event, reply.standings, title, reply.page_parts, paper)
    if ending == ".html":
        from xltiebreak import page  # late: for web pages alone

        return page.write_answer(event, title, reply.page_parts).encode()
    if ending == ".json":
        return json_text(reply.answer.to_dict(), indent=2).encode()
    hear(reply.answer.left_out_of_csv)
    return csv_text(reply.answer.to_csv()).encode("utf-8-sig")  # Excel knows UTF-8 by its mark


def tell_what_can_be_asked(file: str) -> None:
    """Print which commands there are for a file that stands alone."""
    event = _with_prizes(file, "", "", "", "")
    of_scores = any(section.has_only_scores for section in event.sections)
    names = {*OF_SCORES, "convert"} - {"verify"} if of_scores else {*commands()}
    asked = {
        f"{name} {for_a_shell(file)}{row['words'].removeprefix('FILE')}": row["help"]
        for name, row in ((name, table(name)) for name in commands() if name in names)
        if row.get("words", "").startswith("FILE")
    }
    counts = listed([counted(len(section.players), "player") for section in event.sections])
    say(f"Error: give a command before {file} ({counts}), one of these:")
    room = max(map(len, asked))
    hear(f"  {PROGRAM} {typed:<{room}}  {help.splitlines()[0]}" for typed, help in asked.items())


@command("verify")
def verify(**typed: Any) -> None:
    """Compare a file, or each file of a folder."""
    request = request_of("verify", typed)
    pages = [f"--{option}" for option in ("docx", "html") if request.option(option)]
    if folder := events_in(request.file):
        if pages:
            raise TieBreakError(f"{pages[0]} is for one event; give a file of the folder")
        click.get_current_context().exit(0 if verify_each(folder, request) else 1)
    try:
        reply = QUESTIONS["verify"](request)
    except TieBreakError as error:
        if request.option("as_json") and not pages:
            from xltiebreak.answers.findings import refusal  # late: for verify alone

            show_json(refusal(error))
        raise
    tell(reply, request, close=True)


def verify_each(files: Sequence[str], request: Request) -> bool:
    """Compare each file and print what came of it; return whether all of them agree.

    Raises:
        TieBreakError: no file can be compared, or ``against`` is no folder with the tables.
    """
    from xltiebreak.answers.findings import refusal  # late: for verify alone

    against = request.option("against")
    printed = _printed_for(files, against) if against else dict.fromkeys(files, "")
    answers: dict[str, Verified] = {}
    replies: list[dict[str, Any]] = []
    said_of: dict[str, list[str]] = {}
    for file, beside in printed.items():
        name = os.path.basename(file)
        options, said = {**request.options, "against": beside}, partial(_say_of, name)
        try:
            answer = verified(replace(request, file=file, options=options, say=said))
        except TieBreakError as error:
            said(error.findings if isinstance(error, EventError) else f"Error: {error}")
            replies.append({"file": name, **refusal(error)})
        else:
            answers[name] = answer
            replies.append({"file": name, **answer.to_dict()})
            for sentence in (*answer.remarks, *answer.doubts):
                said_of.setdefault(sentence, []).append(name)
    for sentence, (first, *others) in said_of.items():
        say(f"{first}{f' and {len(others)} more' * bool(others)}: {sentence}")
    if not answers:
        folder = os.path.basename(os.path.abspath(request.file))
        raise TieBreakError(f"{folder}: none of its files can be compared")
    agree = sum(answer.agrees for answer in answers.values())
    if request.option("as_json"):
        show_json({"agree": agree, "of": len(printed), "files": replies})
    else:
        for name, answer in answers.items():
            if answer.agrees:
                values = sum(column.agree for each in answer.compared for column in each.columns)
                show_prose(f"{name}: {counted(values, 'value')} agree. {answer.unread}".strip())
            else:
                show_prose(f"{name}:")
                show_answer(answer, "", close=True)
        show_prose(f"{agree} of {counted(len(printed), 'file')} agree.")
    return agree == len(printed)


def _say_of(name: str, said: Said) -> None:
    """Say what is to be known of a file: findings under its name."""
    if said and not isinstance(said, str):
        say(f"{name}:")
    hear([said])


def _printed_for(files: Sequence[str], folder: str) -> dict[str, str]:
    """Return the printed table of each event that has one of its name in a folder."""
    name = os.path.basename(os.path.normpath(folder))
    tables = {_stem(table): table for table in events_in(folder)}
    printed = {file: tables[_stem(file)] for file in files if _stem(file) in tables}
    if not printed:
        raise TieBreakError(
            f"{name}: expected a folder in which each table has the name of its event's file, such "
            f"as {_stem(files[0])}.csv"
        )
    if missing := [os.path.basename(file) for file in files if file not in printed]:
        say(f"{name} has no table for {counted(len(missing), 'event')}: {', '.join(missing)}.")
    return printed


def _stem(file: str) -> str:
    """Return a file's name as others spell it: a Mac parts letters from their accents."""
    import unicodedata  # late: for a folder against another

    return unicodedata.normalize("NFC", os.path.splitext(os.path.basename(file))[0]).casefold()
