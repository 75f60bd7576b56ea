"""Opening a file of any kind, and writing an event as another kind."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from xltiebreak.disk.writing import read, unfinished, whole, why_not
from xltiebreak.event.findings import (
    EventError,
    Finding,
    NoCrosstable,
    TieBreakError,
    stop_on_errors,
)
from xltiebreak.event.words import either, for_a_shell
from xltiebreak.formats.kinds import (
    FORMATS,
    READABLE,
    THE_FILE,
    WRITABLE,
    Format,
    Written,
    decoded,
    format_named,
    imported,
    is_package,
    kind_of,
)

if TYPE_CHECKING:
    from xltiebreak.event.section import Event, Section
    from xltiebreak.formats.losses import Loss
    from xltiebreak.tables.grid import Grid
    from xltiebreak.tables.sheets import EntryList

_piped = lru_cache(maxsize=1)(whole)
"""What comes through a pipe is kept, since a file may be read again: as a list of scores where it
has no crosstable, or for its SHA-256."""


def load(path: str | os.PathLike[str], kind: str = "") -> Event:
    """Return the event in a file; ``-`` is the standard input. A file without a crosstable may be a
    list of names, ratings and scores, which is enough for prizes.

    >>> import xltiebreak
    >>> event = xltiebreak.load("examples/bham/bham.xlsx")
    >>> event.name, [section.name for section in event.sections]
    ('BHAM Tournament', ['Open'])

    ``kind`` is the code of one of :data:`xltiebreak.formats.kinds.FORMATS`; if it is empty, the
    content decides. If an event is several files, any of them or their folder may be given.

    Raises:
        TieBreakError: the file cannot be read; the message names it and says what to do.
    """
    try:
        return load_crosstable(path, kind)
    except NoCrosstable as error:
        from xltiebreak.tables import events, header  # late: few files list scores alone

        event: Event | None = error.scores
        if event is None and not kind:
            grids = grids_in(path, lambda grid: header.header_of_scores(grid.rows))
            event = events.scores_in(os.path.splitext(name_of(path))[0], grids or ())
        if event is None:
            raise
        return event


def load_crosstable(path: str | os.PathLike[str], kind: str = "") -> Event:
    """Do as :func:`load`, for what a list of scores cannot answer.

    Raises:
        TieBreakError: the file cannot be read, or has no crosstable.
    """
    name = name_of(path)
    with naming(path):
        named_format = format_named(kind, READABLE) if kind else None
        if os.path.isdir(path):
            format = named_format or _kind_of_folder(path)
            if format.part_names:
                return format.read(_parts(path, format), name)
        content = content_of(path)
        format = named_format or FORMATS[kind_of(content, str(path))]
        if not format.part_names:
            return format.read(content, name)
        if str(path) == "-":
            raise TieBreakError(
                f"such an event is the files {', '.join(format.part_names)}; give their folder"
            )
        folder = os.path.dirname(os.path.abspath(path))
        return format.read(_parts(folder, format), os.path.basename(folder))


@contextmanager
def naming(path: str | os.PathLike[str]) -> Iterator[None]:
    """Name a file in the messages of the errors about it; findings name their cells themselves."""
    name = name_of(path)
    try:
        yield
    except EventError:
        raise
    except NoCrosstable as error:
        raise NoCrosstable(f"{name}: {error}", error.scores) from error
    except TieBreakError as error:
        if str(error).startswith(f"{name}: "):
            raise
        raise TieBreakError(f"{name}: {error}") from error


def name_of(path: str | os.PathLike[str]) -> str:
    """Return a file's name without folders, as messages have it; ``-`` is the standard input."""
    return "standard input" if str(path) == "-" else os.path.basename(os.path.normpath(path))


def content_of(path: str | os.PathLike[str]) -> bytes:
    """Return the content of a file; ``-`` is the standard input.

    Raises:
        TieBreakError: it cannot be opened; it is no file, too large or empty.
    """
    try:
        if str(path) == "-":
            if sys.stdin is None:
                raise TieBreakError("it is closed; give a file, or what is to be read")
            content = _piped(sys.stdin.buffer)
        else:
            content = read(path)
    except OSError as error:
        meant = _meant(str(path)) if error.errno == errno.ENOENT else ""
        raise TieBreakError(f"cannot be opened ({why_not(error)}){meant}") from error
    if not content.strip(b"\0 \r\n\t"):
        raise TieBreakError("the file is empty")
    return content


def _meant(path: str) -> str:
    """Return which file may be meant by a path where none is, as a question with its semicolon;
    empty if none is like it."""
    if path.startswith(("http://", "https://", "www.")):
        return "; open the page in a browser, save it, and give the saved file"
    from difflib import get_close_matches  # late: few names are mistyped

    folder, name = os.path.split(path)
    names = {os.path.basename(file).lower(): file for file in events_in(folder)}
    near = [each for each in names if os.path.splitext(each)[0] == name.lower()]
    near = near or get_close_matches(name.lower(), names, n=1, cutoff=0.75)
    return f"; is {either(for_a_shell(names[each]) for each in near)} meant?" if near else ""


def events_in(folder: str) -> list[str]:
    """Return the files of a folder that can be events, by their endings; none if it cannot be read
    or is one event in parts."""
    endings = (".txt", ".xlsm", *(end for kind in FORMATS.values() for end in kind.extensions))
    names: list[str] = []
    with suppress(TieBreakError):
        names = _names(folder or ".")
    parts = {part for kind in FORMATS.values() for part in kind.part_names}
    if not parts.isdisjoint(map(str.upper, names)):
        return []
    fitting = (name for name in names if name.lower().endswith(endings) and name[0] not in ".~")
    return [os.path.join(folder, name) for name in fitting]


def grids_in(
    path: str | os.PathLike[str], is_table: Callable[[Grid], object]
) -> Sequence[Grid] | None:
    """Return the tables of a file: every sheet of a workbook, every table of a web page, or a text
    in each way to part its columns, up to the first that ``is_table`` accepts; nothing for other
    kinds.

    Raises:
        TieBreakError: it cannot be read.
    """
    content = content_of(path)
    kind = kind_of(content, str(path))
    grids: Sequence[Grid] | None = None
    if is_package(content):
        grids = imported("excel.reader:read_grids")(content)
    elif kind in ("html", "chess-results"):
        grids = imported("formats.html:read_page")(content).tables
    elif kind == "vega":
        grids = imported("formats.vega:printed_grids")(content)
    elif kind == "csv":
        grids = []
        for grid in imported("formats.spreadsheets:parted")(decoded(content)):
            grids.append(grid)
            if is_table(grid):
                break
    return grids


def entries_of(path: str | os.PathLike[str]) -> EntryList:
    """Return the players of a registration list or rating list, a workbook or a text with columns.

    Raises:
        TieBreakError: it is none, or something in it cannot be read; the message names the file.
    """
    from xltiebreak.tables import sheets  # late: reading an event needs none of it

    name = name_of(path)
    with naming(path):
        grids = grids_in(path, sheets.entry_list_in)
        if grids is None:
            raise TieBreakError("this is no list; expected a workbook or a text with columns (CSV)")
        listing = sheets.entries_in(grids)
    entries = [entry._replace(where=f"{name}: {entry.where}") for entry in listing.entries]
    return listing._replace(entries=entries)


def for_a_workbook(event: Event) -> Event:
    """Return the event for a workbook, with everything stated that an empty cell would leave open.

    Raises:
        EventError: something in the event's own file could not be read; it would be lost.
    """
    stop_on_errors(_faults(event))
    spelled: Event = imported("formats.spreadsheets:spelled_for_a_workbook")(event)
    return spelled


def taken_over(event: Event, workbook: bytes) -> Sequence[Loss]:
    """Return sentences about what a reader of the workbook finds changed or missing."""
    from xltiebreak.formats.losses import losses  # late: reading a file needs none of it

    after = FORMATS["xlsx"].read_back(Written({THE_FILE: workbook}))
    return tuple(losses(event, after, "xlsx"))


class Converted(NamedTuple):
    """A file of another kind, and sentences about what its reader finds changed or missing."""

    written: Written
    lost: Sequence[Loss]


def convert(event: Event, kind: str) -> Converted:
    """Return the event as a file of this kind; it is read back to find what the kind cannot hold.

    Results that contradict each other are written as they are, except in a TRF or a rating report.
    Leaving out printed columns whose figures follow from the results loses nothing.

    Raises:
        TieBreakError: there is no such kind, or it cannot hold the event at all.
        EventError: something in the event's own file could not be read; it would be lost. Or it
            has errors of any kind, and a TRF or a rating report is asked for.
    """
    from xltiebreak.checks import examine_event  # late: reading a file needs none of these
    from xltiebreak.formats.losses import HINTS, losses  # late: reading a file needs none of it

    target = format_named(kind, WRITABLE)
    stop_on_errors(_faults(event))
    if not any(section.players for section in event.sections):
        raise TieBreakError(
            "this event has no players yet, so there is nothing to convert; type them in, or make "
            "an empty workbook: xltiebreak new EVENT.xlsx"
        )
    if target.code != "csv":  # which has room for any column
        event = replace(event, sections=tuple(map(_without_our_columns, event.sections)))
    written = target.write(event)
    unreadable = (
        f"this event cannot be written as {target.name}, since no reader would take the file"
    )
    try:
        again = target.read_back(written)
    except TieBreakError as error:
        raise TieBreakError(f"{unreadable}: {error}") from error
    has_errors = any(finding.is_error for finding in examine_event(event))
    found = _faults(again) if has_errors else examine_event(again)
    if wrong := next((finding for finding in found if finding.is_error), None):
        why = HINTS.get(target.code, {}).get(wrong.code, f"{wrong.message} ({wrong.where})")
        raise TieBreakError(f"{unreadable}: {why}")
    return Converted(written, tuple(losses(event, again, target.code)))


def _faults(event: Event) -> Iterator[Finding]:
    yield from event.faults
    for section in event.sections:
        yield from section.faults


def _without_our_columns(section: Section) -> Section:
    from xltiebreak.verify.comparison import agreeing  # late: reading a file compares nothing

    try:
        ours = agreeing(section) if section.printed else ()
    except TieBreakError:
        return section
    kept = {label: column for label, column in section.printed.items() if label not in ours}
    return replace(section, printed=kept)


def _kind_of_folder(folder: str | os.PathLike[str]) -> Format:
    kinds = [kind for kind in FORMATS.values() if kind.part_names]
    for kind in kinds:
        if parts_in(folder, kind) or _left_in(folder, kind):
            return kind
    if files := events_in(str(folder)):
        listed = either(map(for_a_shell, files[:3]))
        raise TieBreakError(f"this is a folder; give a file in it: {listed}")
    wanted = "; or ".join(", ".join(kind.part_names) for kind in kinds)
    raise TieBreakError(f"this folder holds no event; expected {wanted}; or give a file")


def _parts(folder: str | os.PathLike[str], kind: Format) -> dict[str, bytes]:
    """Return the contents of the files in a folder that are one event.

    Raises:
        TieBreakError: one cannot be read; or they are being written, or a writing of them was cut
            short: some may be missing, or of another day.
    """
    try:
        contents = {}
        for part, path in parts_in(folder, kind).items():
            with naming(part):
                contents[part] = content_of(path)
        return contents
    finally:
        if left := _left_in(folder, kind):
            raise TieBreakError(
                f"{left[0]} is there while the report is written; if it stays, the writing was cut "
                "short: write the report again"
            )


def _left_in(folder: str | os.PathLike[str], kind: Format) -> list[str]:
    """Return the names in a folder of what a writing of these files left that was cut short."""
    return unfinished(_names(folder), kind.part_names)


def parts_in(folder: str | os.PathLike[str], kind: Format) -> dict[str, str]:
    """Return the paths of an event's files in a folder, whatever the case of their names.

    Raises:
        TieBreakError: the folder cannot be opened, or holds a part twice.
    """
    names = _names(folder)
    parts = {part: [name for name in names if name.upper() == part] for part in kind.part_names}
    for spellings in parts.values():
        if len(spellings) > 1:
            raise TieBreakError(f"there are {' and '.join(spellings)}; keep the one that counts")
    return {part: os.path.join(folder, *found) for part, found in parts.items() if found}


def _names(folder: str | os.PathLike[str]) -> list[str]:
    try:
        return sorted(os.listdir(folder))
    except OSError as error:
        raise TieBreakError(f"cannot be opened ({why_not(error)})") from error


def files_read(path: str | os.PathLike[str]) -> list[str]:
    """Return every file that :func:`load` may read for this path."""
    is_folder = os.path.isdir(path)
    folder = path if is_folder else os.path.dirname(os.path.abspath(path))
    files = [] if is_folder else [str(path)]
    for kind in FORMATS.values():
        if is_folder or os.path.basename(path).upper() in kind.part_names:
            with suppress(TieBreakError):
                files += parts_in(folder, kind).values()
    return files
