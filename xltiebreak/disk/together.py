"""Files that belong together, such as the three of a rating report: all are written, or none.

All new files are on the disk before a name changes; then all old ones step aside before the first
new one comes. So nobody ever sees old and new ones together: a document with the PDF of another
day. An error puts the old ones back.

A program that is killed between two of these moves leaves fewer files, the old ones as
``.THEXPORT.DBF.1f2e….unfinished``. The command is run again; that takes them away.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from xltiebreak.disk.writing import (
    errors_in_a_sentence,
    fill,
    patiently,
    place,
    refuse,
    refuse_without_folder,
    settle,
    status,
    unfinished,
    unfinished_name,
    why_not,
    write,
)
from xltiebreak.event.findings import TieBreakError


def write_together(
    files: Mapping[Path, bytes], *, force: bool, inputs: Iterable[str | Path] = ()
) -> None:
    """Write files of one folder; make the folder if the one around it exists.

    Raises:
        TieBreakError: one of them is refused as by :func:`~xltiebreak.disk.writing.refuse`, or
            cannot be written; all are as they were.
    """
    first, *others = files
    folder = first.parent
    if not others:
        write(first, files[first], force=force, inputs=inputs)
        return
    with errors_in_a_sentence(folder), _made(folder), _alone(folder), ExitStack() as undo:
        for path in files:
            refuse(path, force=force, inputs=inputs)
        new = {path: folder / unfinished_name(path) for path in files}
        old = {path: folder / unfinished_name(path) for path in files if status(path)}
        for path, content in files.items():
            undo.callback(new[path].unlink, missing_ok=True)
            with errors_in_a_sentence(path):
                fill(new[path], content, like=path)
        for path, aside in old.items():
            undo.callback(_put_back, aside, path)
            with errors_in_a_sentence(path):
                patiently(os.replace, path, aside)
        for path in files:
            undo.callback(_withdraw, path, new[path].stat())
            with errors_in_a_sentence(path):
                place(new[path], path, force=False)
        settle(folder)
        undo.pop_all()
        with suppress(OSError):
            for name in unfinished(os.listdir(folder), [path.name for path in files]):
                with suppress(OSError):  # a folder, which is not ours
                    patiently(os.unlink, folder / name)


@contextmanager
def _made(folder: Path) -> Iterator[None]:
    """Make a folder if there is none, and take it away again if nothing is written."""
    is_new = status(folder) is None
    if is_new:
        refuse_without_folder(folder)
        folder.mkdir(exist_ok=True)
    try:
        yield
    except BaseException:
        if is_new:
            with suppress(OSError):
                folder.rmdir()
        raise


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Make other programs that replace files of this folder wait, where the system can."""
    with ExitStack() as ended:
        with suppress(OSError, ImportError):
            import fcntl  # not on Windows

            opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)  # no pipe, which would wait
            ended.callback(os.close, opened)
            fcntl.flock(opened, fcntl.LOCK_EX)
        yield


def _withdraw(path: Path, ours: os.stat_result) -> None:
    there = status(path)
    if there and os.path.samestat(there, ours):
        patiently(os.unlink, path)


def _put_back(aside: Path, path: Path) -> None:
    if status(aside) is None:
        return  # it never left
    try:
        place(aside, path, force=False)
        aside.unlink(missing_ok=True)
    except OSError as error:
        raise TieBreakError(
            f"{path} could not be put back ({why_not(error, path)}); it is now {aside.name}"
        ) from error
