"""``verify`` of a folder: the comparison of each file in it, with one line for those that agree."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import click

from xltiebreak.answers.findings import Verified, refusal
from xltiebreak.cli.asking import request_of, tell
from xltiebreak.cli.options import command
from xltiebreak.cli.output import hear, say, show_findings, show_json, show_prose
from xltiebreak.cli.tables import show_answer
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import EventError, TieBreakError
from xltiebreak.formats import FORMATS, MOST_MISSING, parts_in
from xltiebreak.scripts import QUESTIONS, Request, Said, verified


@command("verify")
def verify(**typed: Any) -> None:
    """Compare a file, or each file of a folder."""
    request = request_of("verify", typed)
    folder = events_in(request.file)
    is_page = bool(request.option("docx") or request.option("html"))
    if folder and is_page:
        option = "--docx" if request.option("docx") else "--html"
        raise click.UsageError(f"{option} is for one event; give a file of the folder")
    try:
        if folder:
            click.get_current_context().exit(0 if verify_each(folder, request) else 1)
        reply = QUESTIONS["verify"](request)
    except TieBreakError as error:
        if request.option("as_json") and not is_page:
            show_json(refusal(error))
        raise
    tell(reply, request, close=True)


_ENDINGS = (".txt", ".xlsm", *(end for kind in FORMATS.values() for end in kind.extensions))


def events_in(path: str) -> list[Path]:
    """Return the files of a folder that can be events, by their endings; none if it is a file, or
    one event in parts."""
    if not os.path.isdir(path) or any(
        parts_in(path, kind) for kind in FORMATS.values() if kind.part_names
    ):
        return []
    files = (entry for entry in sorted(Path(path).iterdir()) if not entry.is_dir())
    return [
        file
        for file in files
        if file.suffix.lower() in _ENDINGS and not file.name.startswith((".", "~$"))
    ]


def verify_each(files: Sequence[Path], request: Request) -> bool:
    """Compare each file and print what came of it; return whether all of them agree.

    Raises:
        TieBreakError: ``against`` is no folder, or has no file with the name of one of these; or no
            file can be compared.
    """
    against = request.option("against")
    printed = _printed_for(files, against) if against else {str(file): "" for file in files}
    answers: dict[str, Verified] = {}
    errors: dict[str, TieBreakError] = {}
    for path, table in printed.items():
        name = os.path.basename(path)
        try:
            options = {**request.options, "against": table}
            said = partial(_say_of, name)
            answers[name] = verified(replace(request, file=path, options=options, say=said))
        except EventError as error:
            errors[name] = error
            say(f"{name}: nothing was computed.")
            show_findings(error.findings, err=True)
        except TieBreakError as error:
            errors[name] = error
            say(f"Error: {error}")
    _say_once_for_all(answers)
    if not answers:
        folder = os.path.basename(os.path.abspath(request.file))
        raise TieBreakError(f"{folder}: none of its files can be compared")
    agree = sum(answer.agrees for answer in answers.values())
    if request.option("as_json"):
        in_json = {name: answer.to_dict() for name, answer in answers.items()}
        in_json |= {name: refusal(why) for name, why in errors.items()}
        listed = [{"file": name, **in_json[name]} for name in map(os.path.basename, printed)]
        show_json({"agree": agree, "of": len(printed), "files": listed})
    else:
        for name, answer in answers.items():
            _show(name, answer)
        show_prose(f"{agree} of {counted(len(printed), 'file')} agree.")
    return agree == len(printed)


def _say_of(name: str, said: Said) -> None:
    """Say what is to be known of a file: warnings under its name."""
    if said and not isinstance(said, str):
        say(f"{name}:")
    hear([said])


def _printed_for(files: Sequence[Path], folder: str) -> dict[str, str]:
    """Return the path of the printed table of each event that has one, by the event's path."""
    name = os.path.basename(os.path.normpath(folder))
    if not os.path.isdir(folder):
        raise TieBreakError(
            f"{name}: expected a folder, in which each table has the name of its event's file"
        )
    there = (entry for entry in sorted(Path(folder).iterdir()) if not entry.is_dir())
    tables = {_in_one_form(table): str(table) for table in there}
    missing = [file.name for file in files if _in_one_form(file) not in tables]
    if len(missing) == len(files):
        raise TieBreakError(
            f"{name}: no file has the name of an event; expected one such as {files[0].stem}.csv"
        )
    if missing:
        listed = ", ".join(missing[:MOST_MISSING]) + " …" * (len(missing) > MOST_MISSING)
        say(f"{name} has no table for {counted(len(missing), 'event')}: {listed}.")
    forms = {str(file): _in_one_form(file) for file in files}
    return {path: tables[form] for path, form in forms.items() if form in tables}


def _in_one_form(file: Path) -> str:
    """Return the name of a file as others spell it: a Mac parts letters from their accents."""
    import unicodedata  # late: for a folder against another

    return unicodedata.normalize("NFC", file.stem).casefold()


def _say_once_for_all(answers: Mapping[str, Verified]) -> None:
    """Say each remark with the name of the first file that it is about."""
    names: dict[str, list[str]] = {}
    for name, answer in answers.items():
        for sentence in (*answer.remarks, *answer.doubts):
            names.setdefault(sentence, []).append(name)
    for sentence, (first, *others) in names.items():
        more = f" and {len(others)} more" if others else ""
        say(f"{first}{more}: {sentence}")


def _show(name: str, answer: Verified) -> None:
    if answer.agrees:
        values = sum(column.agree for each in answer.compared for column in each.columns)
        show_prose(f"{name}: {counted(values, 'value')} agree.")
    else:
        show_prose(f"{name}:")
        show_answer(answer, "", close=True)
