"""``check`` and ``verify``: findings in a file, and a comparison with what another program printed;
also of each file in a folder."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import click

from xltiebreak.answers.findings import Verified, refusal
from xltiebreak.answers.findings import check as checked
from xltiebreak.answers.second_opinion import TITLE
from xltiebreak.cli import options
from xltiebreak.cli.comparison import second_opinion, show_parts, verified
from xltiebreak.cli.options import Given
from xltiebreak.cli.output import ending, say, say_all, show_findings, show_json, show_prose
from xltiebreak.cli.standings import write_pages
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import EventError, TieBreakError
from xltiebreak.formats import FORMATS, MOST_MISSING, load_crosstable, parts_in


@click.command(
    epilog=ending(
        "check event.xlsx",
        "check event.xlsx --strict --json",
        codes="0 nothing or only warnings, 1 errors (with --strict also warnings), 2 unreadable",
    )
)
@options.file_argument
@click.option("--strict", is_flag=True, help="Warnings count as errors, too.")
@click.option("--json", "as_json", is_flag=True, help="Print the findings as JSON.")
@options.from_option
@click.pass_context
def check(ctx: click.Context, file: str, strict: bool, as_json: bool, kind: str) -> None:
    """Look for what is wrong in FILE, cell by cell."""
    answer = checked(load_crosstable(file, kind))
    if as_json:
        show_json(answer.to_dict())
    else:
        show_findings(answer.findings)
        say_all(answer.parts())
    if any(finding.is_error or strict for finding in answer.findings):
        ctx.exit(1)


@click.command(
    epilog=ending(
        "verify event.xlsx",
        "verify event.xlsx --against printed.csv",
        'verify event.xlsx --columns "TB1=MM,TB2=SOLK"',
        "verify examples/conformance",
        codes="0 everything agrees, 1 something differs or errors in the event, 2 wrong usage, "
        "unreadable, or nothing to compare",
    )
)
@options.file_argument
@click.option(
    "--against",
    metavar="FILE2",
    default="",
    callback=options.not_the_output,
    help="The printed table: players by name or number, and their tie-breaks; for a folder, the "
    "folder of their tables.",
)
@click.option(
    "--columns",
    metavar="LABEL=CODE,…",
    default="",
    help="What columns are whose header does not say it; PLACE, SCORE and PRIZE are codes, too.",
)
@options.ranking("seal", "announced", "docx", "html", "paper", "force")
@click.option("--all", "every", is_flag=True, help="Work out every value that differs.")
@click.option("--json", "as_json", is_flag=True, help="Print the comparison as JSON.")
@options.from_option
@click.pass_context
def verify(
    ctx: click.Context,
    given: Given,
    against: str,
    columns: str,
    every: bool,
    as_json: bool,
    docx: Path | None,
    html: Path | None,
    paper: str,
    force: bool,
) -> None:
    """Compare what another program printed with the rules.

    Its tie-breaks, places and prizes stand in FILE beside the results or in its sheet Verify, or in
    FILE2. Where a column differs, it is told how the other program must have computed it. A folder
    is compared file by file, with --against another folder by the names of the files.
    """
    folder, is_page = events_in(given.file), bool(docx or html)
    if folder and is_page:
        option = "--docx" if docx else "--html"
        raise click.UsageError(f"{option} is for one event; give a file of the folder")
    try:
        if folder:
            ctx.exit(0 if verify_each(folder, given, against, columns, every, as_json) else 1)
        answer = verified(given, against, columns, every)
    except TieBreakError as error:
        if as_json and not is_page:
            show_json(refusal(error))
        raise
    say_all(answer.remarks)
    if is_page:
        opinion = second_opinion(answer, given, against, columns)
        read = [file for file in (given.file, against) if file]
        page = (answer.event, (), TITLE, opinion.parts())
        write_pages(page, docx, html, paper=paper, force=force, files=read)
    elif as_json:
        opinion = second_opinion(answer, given, against, columns)
        show_json({**answer.to_dict(), "second_opinion": opinion.to_dict()})
    else:
        show_parts(answer.parts())
    say_all(answer.doubts)
    if not answer.agrees:
        ctx.exit(1)


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


def verify_each(
    files: Sequence[Path], given: Given, against: str, columns: str, every: bool, as_json: bool
) -> bool:
    """Compare each file and print what came of it; return whether all of them agree. Where none can
    be compared, the files of the only folder beside them are.

    Raises:
        TieBreakError: ``against`` is no folder, or has no file with the name of one of these; or no
            file can be compared.
    """
    printed = {str(file): "" for file in files}
    if against:
        printed = _printed_for(files, against)
    answers: dict[str, Verified] = {}
    errors: dict[str, TieBreakError] = {}
    for path, table in printed.items():
        name = os.path.basename(path)
        try:
            answers[name] = verified(replace(given, file=path), table, columns, every, f"{name}:")
        except TieBreakError as error:
            errors[name] = error
    if not answers and (inner := _only_folder_in(given.file)):
        folder = replace(given, file=str(inner))
        return verify_each(events_in(folder.file), folder, against, columns, every, as_json)
    if not printed:
        raise TieBreakError(
            f"{os.path.basename(os.path.normpath(against))}: no file has the name of an event; "
            f"expected one such as {files[0].stem}.csv"
        )
    for name, why in errors.items():
        _say_why_not(name, why)
    _say_once_for_all(answers)
    if not answers:
        raise TieBreakError(_nothing_in(Path(os.path.abspath(given.file))))
    agree = sum(answer.agrees for answer in answers.values())
    if as_json:
        in_json = {name: answer.to_dict() for name, answer in answers.items()}
        in_json |= {name: refusal(why) for name, why in errors.items()}
        listed = [{"file": name, **in_json[name]} for name in map(os.path.basename, printed)]
        show_json({"agree": agree, "of": len(printed), "files": listed})
    else:
        for name, answer in answers.items():
            _show(name, answer)
        show_prose(f"{agree} of {counted(len(printed), 'file')} agree.")
    return agree == len(printed)


def _only_folder_in(folder: str) -> Path | None:
    """Return the folder in this one that holds files that can be events, if it is the only one."""
    inner = [entry for entry in Path(folder).iterdir() if events_in(str(entry))]
    return inner[0] if len(inner) == 1 else None


def _nothing_in(folder: Path) -> str:
    inner = ", ".join(sorted(entry.name for entry in folder.iterdir() if entry.is_dir()))
    hint = f"; give one of the folders in it: {inner}" if inner else ""
    return f"{folder.name}: none of its files can be compared{hint}"


def _printed_for(files: Sequence[Path], folder: str) -> dict[str, str]:
    """Return the path of the printed table of each event that has one, by the event's path; none if
    the folder is of other events."""
    name = os.path.basename(os.path.normpath(folder))
    if not os.path.isdir(folder):
        raise TieBreakError(
            f"{name}: expected a folder, in which each table has the name of its event's file"
        )
    there = (entry for entry in sorted(Path(folder).iterdir()) if not entry.is_dir())
    tables = {table.stem.casefold(): str(table) for table in there}
    printed = {str(file): tables.get(file.stem.casefold(), "") for file in files}
    missing = [os.path.basename(path) for path, table in printed.items() if not table]
    if len(missing) == len(files):
        return {}
    if missing:
        listed = ", ".join(missing[:MOST_MISSING]) + " …" * (len(missing) > MOST_MISSING)
        say(f"{name} has no table for {counted(len(missing), 'event')}: {listed}.")
    return {path: table for path, table in printed.items() if table}


def _say_why_not(name: str, error: TieBreakError) -> None:
    if isinstance(error, EventError):
        say(f"{name}: nothing was computed.")
        show_findings(error.findings, err=True)
    else:
        say(f"Error: {error}")


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
        show_parts(answer.parts())
