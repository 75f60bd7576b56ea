"""Files that belong together, such as the three of a rating report: all are replaced, or none.

No system moves several files in one step. A new folder is made under another name and gets its own
with all files in it. In an existing folder, all files are first written to a working folder, which
becomes ``THEXPORT.DBF.replacing`` in one step; from there they are moved out one by one, and any
program may make these moves. A file that waits there counts, not the old one outside: before that
step all files are old, after it all are new. All old files but the first are deleted before the
first move, so that nobody ever sees old and new ones together: a document with the PDF of another
day.

A program that is killed between two moves leaves that folder. :func:`finish` makes the missing
moves; reading and writing these files begin with it. Until then another program may see only some
of the files. An error between two moves puts the old files back. If a folder has none of the files,
the first is put there to reserve the names; a kill can leave it alone, and no reader takes that for
a set.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from xltiebreak.disk.writing import (
    errors_in_a_sentence,
    fill,
    place,
    refuse,
    refuse_without_folder,
    settle,
    status,
    unfinished_name,
    write,
)
from xltiebreak.event.findings import TieBreakError

_ATTEMPTS = 100
"""How often another program may be first before this one gives up."""


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
    elif status(folder) is not None or not _made(folder, files):
        with errors_in_a_sentence(folder), _alone(folder):
            _finish(folder, [path.name for path in files])
            for path in files:
                refuse(path, force=force, inputs=inputs)
            _replace(folder, files, force=force)


def finish(folder: str | os.PathLike[str], names: Collection[str]) -> None:
    """Finish moving files if an earlier write was cut short.

    Raises:
        OSError: a move fails.
    """
    if _waiting(Path(folder), names).exists():
        with _alone(Path(folder)):
            _finish(Path(folder), names)


def _finish(folder: Path, names: Collection[str]) -> None:
    waiting = _waiting(folder, names)
    first, *others = (name.upper() for name in names)
    with suppress(FileNotFoundError):
        moving = [name for name in sorted(os.listdir(waiting)) if name.upper() in {first, *others}]
        moving.sort(key=lambda name: name.upper() != first)
        for name in moving:
            if name.upper() != first:
                (folder / name).unlink(missing_ok=True)
        for name in moving:
            with suppress(FileNotFoundError):  # another program has moved it
                os.replace(waiting / name, folder / name)
        settle(folder)
        with _unless_filled():
            waiting.rmdir()


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Make other programs that replace files of this folder wait, where the system can."""
    with ExitStack() as ended:
        with suppress(OSError, ImportError):
            import fcntl  # not on Windows

            opened = os.open(folder, os.O_RDONLY)
            ended.callback(os.close, opened)
            fcntl.flock(opened, fcntl.LOCK_EX)
        yield


def _waiting(folder: Path, names: Iterable[str]) -> Path:
    return folder / f"{next(iter(names)).upper()}.replacing"


@contextmanager
def _unless_filled() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        if error.errno not in (errno.ENOTEMPTY, errno.EEXIST):
            raise


@contextmanager
def _workplace(folder: Path, name: Path) -> Iterator[Path]:
    import shutil  # late: only writing needs it

    work = folder / unfinished_name(name)
    try:
        work.mkdir()
        yield work
    finally:
        shutil.rmtree(work, ignore_errors=True)


def _made(folder: Path, files: Mapping[Path, bytes]) -> bool:
    """Make a folder with the files in it; return false if another program has just made one."""
    refuse_without_folder(folder)
    with errors_in_a_sentence(folder), _workplace(folder.parent, folder) as work:
        for path, content in files.items():
            fill(work / path.name, content)
        settle(work)
        with _unless_filled():
            os.rename(work, folder)
            settle(folder.parent)
            return True
    return False


def _replace(folder: Path, files: Mapping[Path, bytes], *, force: bool) -> None:
    """Replace files that may exist; see the docstring of this module."""
    paths = list(files)
    names = [path.name for path in paths]
    waiting = _waiting(folder, names)
    with _workplace(folder, paths[0]) as work:
        new, old = work / "new", work / "old"
        new.mkdir()
        old.mkdir()
        for path, content in files.items():
            fill(new / path.name, content, like=path)
            if path.exists():
                _copy(path, old / path.name)
        settle(new)
        if not force:
            _take(paths[0], files[paths[0]], work)
        ours = new.stat()
        try:
            _begin(new, waiting, names)
            _finish(folder, names)
        except BaseException:
            there = status(waiting)
            if new.exists() or (there and os.path.samestat(there, ours)):
                _undo(paths, waiting, new, old)
                if not force:
                    paths[0].unlink(missing_ok=True)
            raise


def _copy(file: Path, to: Path) -> None:
    """Give a file a second name, or copy it if the disk has no second names."""
    try:
        os.link(file, to)
    except OSError:
        fill(to, file.read_bytes(), like=file)


def _take(path: Path, content: bytes, work: Path) -> None:
    """Reserve the names of new files for this program; refuse if another one has them."""
    fill(work / path.name, content, like=path)
    with errors_in_a_sentence(path):
        place(work / path.name, path, force=False)


def _begin(new: Path, waiting: Path, names: Collection[str]) -> None:
    """Put the new files in place, after those of other programs that write or were cut short."""
    for _ in range(_ATTEMPTS):
        with _unless_filled():
            os.rename(new, waiting)
            settle(waiting.parent)
            return
        _finish(waiting.parent, names)
    raise TieBreakError(f"{waiting} is not empty; see what is in it, and move it away")


def _undo(paths: Iterable[Path], waiting: Path, new: Path, old: Path) -> None:
    """Put the old files back; if that fails, the new ones wait to be moved."""
    if not new.exists():
        os.rename(waiting, new)
    moved = [path for path in paths if not (new / path.name).exists()]
    try:
        for path in moved:
            os.replace(path, new / path.name)
        for path in paths:
            if (old / path.name).exists() and not path.exists():
                os.replace(old / path.name, path)
    except OSError as error:
        os.rename(new, waiting)
        raise TieBreakError(
            f"the files in {waiting} still have to be moved to {waiting.parent} "
            f"({error.strerror or error}); that is done when they are read or written again"
        ) from error
