"""One file on the disk, written whole or not at all, and never over one that is read.

The content goes into a file beside its place, ``.event.xlsx.1f2e3d4c5b6a.unfinished``, down to the
disk, and is then moved into its place in one step: whoever looks finds the old file or the new one.
A program that is killed may leave the unfinished file; nothing reads it, and it may be deleted.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from xltiebreak.event.findings import TieBreakError


def write(
    path: Path,
    content: bytes,
    *,
    force: bool,
    inputs: Iterable[str | Path] = (),
    via: Path | None = None,
) -> None:
    """Write a file; of two who do so at once without ``force``, one is told that it exists.

    A file that is replaced hands on its permissions, and its owner where the system allows it.
    ``inputs`` are the files that were read for it, ``-`` the standard input. ``via`` is a folder
    of the same disk for the unfinished file, where its own folder is no place for one.

    Raises:
        TieBreakError: see :func:`refuse`; or it cannot be written, and all is as it was.
    """
    refuse(path, force=force, inputs=inputs)
    with errors_in_a_sentence(path):
        unfinished = (via or path.parent) / unfinished_name(path)
        try:
            fill(unfinished, content, like=path)
            place(unfinished, path, force=force)
        finally:
            with suppress(OSError):
                unfinished.unlink()
        settle(path.parent)


def refuse(path: Path, *, force: bool, inputs: Iterable[str | Path] = ()) -> None:
    """Say that a file cannot be written, before any work is done for it.

    Raises:
        TieBreakError: it is a file that is read, by whatever name; it is no file but a folder, a
            link, a device or a pipe; there is no folder for it; it exists and ``force`` is off, or
            it is write-protected.
    """
    with errors_in_a_sentence(path):
        there = status(path)
    if there is None:
        refuse_without_folder(path)
        return
    if stat.S_ISDIR(there.st_mode):
        raise TieBreakError(f"{path} is a folder; give a file name")
    if stat.S_ISLNK(there.st_mode):
        raise TieBreakError(f"{path} is a link to {os.readlink(path)}; give the file's own name")
    if not stat.S_ISREG(there.st_mode):
        raise TieBreakError(f"{path} is a device or a pipe; give a file name")
    for source in inputs:
        if _is(there, source):
            known = "the file that is read"
            if os.path.abspath(source) != os.path.abspath(path):
                known = f"{'the standard input' if source == '-' else source}, which is read"
            raise TieBreakError(f"{path} is {known}; give another name")
    if not force:
        raise _exists(path)
    if not os.access(path, os.W_OK):
        raise TieBreakError(f"{path} is write-protected; give another name, or lift that first")


def refuse_without_folder(path: Path) -> None:
    """Say that there is no folder for a file, or for a folder."""
    if path.parent.exists() and not path.parent.is_dir():
        raise TieBreakError(f"{path.parent} is a file and no folder; give another name")
    if not path.parent.is_dir():
        raise TieBreakError(f"there is no folder {path.parent}; make it, or give another name")


def status(path: Path) -> os.stat_result | None:
    """What the system knows of a file, of a link itself; nothing where there is none."""
    try:
        return path.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return None


def _is(there: os.stat_result, read: str | Path) -> bool:
    try:
        return os.path.samestat(there, os.fstat(0) if str(read) == "-" else os.stat(read))
    except OSError:
        return False


def _exists(path: Path) -> TieBreakError:
    return TieBreakError(f"{path} exists; give another name, or --force to overwrite it")


@contextmanager
def errors_in_a_sentence(path: Path) -> Iterator[None]:
    """Make a sentence about a file of what the system says."""
    try:
        yield
    except FileExistsError as error:
        raise _exists(path) from error
    except OSError as error:
        raise TieBreakError(f"{path} cannot be written ({why_not(error, path)})") from error


def why_not(error: OSError, written: Path | None = None) -> str:
    """What the system says of a file that was to be read, or ``written``; that another program may
    hold it, where that may be."""
    reason = error.strerror or str(error)
    if isinstance(error, PermissionError):
        held = written is None or (written.is_file() and os.access(written.parent, os.W_OK))
        reason += "; is it open in Word or Excel?" if held else "; may you write there?"
    return reason


def unfinished_name(path: Path) -> str:
    """A name that nobody else takes, and that says what it is: ``.event.xlsx.1f2e….unfinished``."""
    return f".{path.name[-40:]}.{os.urandom(6).hex()}.unfinished"


def fill(new: Path, content: bytes, *, like: Path) -> None:
    """Write a new file down to the disk, as private as the one ``like`` which it is."""
    before = status(like)

    def private(name: str, flags: int) -> int:
        return os.open(name, flags, 0o600 if before else 0o666)

    with open(new, "xb", opener=private) as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    if before:
        _hand_on(before, like, new)


def _hand_on(before: os.stat_result, old: Path, new: Path) -> None:
    """Give a file the owner, the group and the permissions of another, lists of access too."""
    import shutil  # late: who reads hands nothing on

    if sys.platform != "win32":
        for owner in (before.st_uid, -1):  # the group alone may be given by who is in it
            with suppress(PermissionError):
                os.chown(new, owner, before.st_gid)
                break
    shutil.copystat(old, new)
    os.utime(new)


def place(new: Path, path: Path, *, force: bool) -> None:
    """Move a file to where it belongs, in one step; without ``force`` only where nothing is.

    On a disk without hard links, such as a memory stick, that takes a second step: the name is
    taken by an empty file first, and is left with it by who is killed just then.
    """
    if force:
        os.replace(new, path)
    elif sys.platform == "win32":
        os.rename(new, path)  # there it refuses a name that is taken
    else:
        try:
            os.link(new, path)
        except FileExistsError:
            raise
        except OSError:
            open(path, "xb").close()
            try:
                os.replace(new, path)
            except BaseException:
                path.unlink()
                raise


def settle(folder: Path) -> None:
    """Have the names in a folder on the disk, too, where the system knows how."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
