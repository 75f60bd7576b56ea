"""``verify`` of a folder: the comparison of each file in it, with one line for those that agree."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import click

from xltiebreak.answers.findings import Verified, refusal
from xltiebreak.cli.asking import request_of, tell
from xltiebreak.cli.options import command
from xltiebreak.cli.output import (
    hear,
    say,
    show_answer,
    show_findings,
    show_json,
    show_prose,
)
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import EventError, TieBreakError
from xltiebreak.formats import events_in
from xltiebreak.scripts import QUESTIONS, Request, Said, verified


@command("verify")
def verify(**typed: Any) -> None:
    """Compare a file, or each file of a folder."""
    request = request_of("verify", typed)
    is_page = bool(request.option("docx") or request.option("html"))
    if folder := events_in(request.file):
        for option in ("docx", "html"):
            if request.option(option):
                raise TieBreakError(f"--{option} is for one event; give a file of the folder")
        click.get_current_context().exit(0 if verify_each(folder, request) else 1)
    try:
        reply = QUESTIONS["verify"](request)
    except TieBreakError as error:
        if request.option("as_json") and not is_page:
            show_json(refusal(error))
        raise
    tell(reply, request, close=True)


def verify_each(files: Sequence[str], request: Request) -> bool:
    """Compare each file and print what came of it; return whether all of them agree.

    Raises:
        TieBreakError: no file can be compared, or ``against`` is no folder with the tables.
    """
    printed = dict.fromkeys(files, "")
    if against := request.option("against"):
        printed = _printed_for(files, against)
    answers: dict[str, Verified] = {}
    errors: dict[str, TieBreakError] = {}
    said_of: dict[str, list[str]] = {}
    names = [*map(os.path.basename, printed)]
    for (file, table), name in zip(printed.items(), names):
        options = {**request.options, "against": table}
        said = partial(_say_of, name)
        try:
            answer = verified(replace(request, file=file, options=options, say=said))
        except EventError as error:
            errors[name] = error
            say(f"{name}: nothing was computed.")
            show_findings(error.findings, err=True)
        except TieBreakError as error:
            errors[name] = error
            say(f"Error: {error}")
        else:
            answers[name] = answer
            for sentence in (*answer.remarks, *answer.doubts):
                said_of.setdefault(sentence, []).append(name)
    for sentence, (first, *others) in said_of.items():
        say(f"{first}{f' and {len(others)} more' * bool(others)}: {sentence}")
    if not answers:
        folder = os.path.basename(os.path.abspath(request.file))
        raise TieBreakError(f"{folder}: none of its files can be compared")
    agree = sum(answer.agrees for answer in answers.values())
    if request.option("as_json"):
        in_json = {name: answer.to_dict() for name, answer in answers.items()}
        in_json |= {name: refusal(why) for name, why in errors.items()}
        listed = [{"file": name, **in_json[name]} for name in names]
        show_json({"agree": agree, "of": len(names), "files": listed})
    else:
        for name, answer in answers.items():
            _show(name, answer)
        show_prose(f"{agree} of {counted(len(names), 'file')} agree.")
    return agree == len(names)


def _say_of(name: str, said: Said) -> None:
    """Say what is to be known of a file: warnings under its name."""
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

    stem, _ = os.path.splitext(os.path.basename(file))
    return unicodedata.normalize("NFC", stem).casefold()


def _show(name: str, answer: Verified) -> None:
    if answer.agrees:
        values = sum(column.agree for each in answer.compared for column in each.columns)
        show_prose(f"{name}: {counted(values, 'value')} agree.")
    else:
        show_prose(f"{name}:")
        show_answer(answer, "", close=True)
