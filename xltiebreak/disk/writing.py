"""One file, written whole or not at all, and never over a file that is read.

The content goes into a file in the same folder, ``.event.xlsx.1f2e3d4c5b6a.unfinished``, and down
to the disk; one step then moves it into its place, so that there is always the old file or the new
one. A program that is killed may leave the unfinished file; nothing reads it, and it may be
deleted.
"""

from __future__ import annotations

import errno
import os
import re
import stat
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

from xltiebreak.event.findings import TieBreakError

T = TypeVar("T")

_DEVICE = re.compile(r"(?:con|prn|aux|nul|com\d|lpt\d)\s*(?:\.|$)", re.IGNORECASE)
_NOT_IN_A_NAME = re.compile(r'[<>:"|?*\0-\x1f]|[. ]$')
"""What Windows does not take as a name: what stands for a device, and these signs. A colon would
begin a second, hidden content of the file before it."""

_PAUSES = (0.05, 0.1, 0.2, 0.3, 0.35) if sys.platform == "win32" else ()
"""Seconds between two tries. On Windows a virus scanner or OneDrive may hold a file for a moment,
and nobody else can open, move or delete it then."""


def write(
    path: Path,
    content: bytes,
    *,
    force: bool,
    inputs: Iterable[str | Path] = (),
) -> None:
    """Write a file. If two programs write it at once without ``force``, one fails: the file exists.

    A file that is replaced hands on its permissions, and its owner where the system allows it.
    ``inputs`` are the files that were read for it, ``-`` the standard input.

    Raises:
        TieBreakError: see :func:`refuse`; or it cannot be written, and all is as it was.
    """
    refuse(path, force=force, inputs=inputs)
    with errors_in_a_sentence(path):
        unfinished = path.parent / unfinished_name(path)
        try:
            fill(unfinished, content, like=path)
            place(unfinished, path, force=force)
        finally:
            with suppress(OSError):
                patiently(os.unlink, unfinished)
        settle(path.parent)


def refuse(path: Path, *, force: bool, inputs: Iterable[str | Path] = ()) -> None:
    """Refuse to write a file, with the reason, before any work is done for it.

    Raises:
        TieBreakError: the file is also read, by whatever name; it is a folder, a link, a device or
            a pipe; its folder is missing; it exists and ``force`` is off; it is write-protected; or
            Windows takes no such name.
    """
    if sys.platform == "win32":
        _refuse_name(path)
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
    if sys.platform == "win32":
        with errors_in_a_sentence(path):  # Excel and Word hold a file that is open in them
            patiently(open, path, "r+b").close()


def _refuse_name(path: Path) -> None:
    if _DEVICE.match(path.name):
        raise TieBreakError(f"{path} is the name of a device of Windows; give another name")
    for part in path.parts[bool(path.anchor) :]:
        if part not in (".", "..") and (sign := _NOT_IN_A_NAME.search(part)):
            shown = f"end in {sign[0]!r}" if sign[0] in ". " else f"hold {sign[0]!r}"
            raise TieBreakError(f"{path}: a name cannot {shown} on Windows; give another name")


def refuse_without_folder(path: Path) -> None:
    """Refuse to write a file or folder into a folder that does not exist."""
    if path.parent.exists() and not path.parent.is_dir():
        raise TieBreakError(f"{path.parent} is a file and no folder; give another name")
    if not path.parent.is_dir():
        raise TieBreakError(f"there is no folder {path.parent}; make it, or give another name")


def status(path: Path) -> os.stat_result | None:
    """Return the system's record of a file, or of a link itself; nothing where there is neither."""
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
    """Turn errors of the system about a file into a sentence."""
    try:
        yield
    except FileExistsError as error:
        raise _exists(path) from error
    except OSError as error:
        raise TieBreakError(f"{path} cannot be written ({why_not(error, path)})") from error


def why_not(error: OSError, written: Path | None = None) -> str:
    """Return the system's reason for not reading a file, or not writing ``written``; it adds what
    to do if another program may hold the file open, or a Mac keeps the folder from us."""
    cure = _cure(error, written)
    return f"{error.strerror or error}{f'; {cure}' if cure else ''}"


def _cure(error: OSError, written: Path | None) -> str:
    if written is None and error.errno in (errno.EINVAL, errno.EDEADLK):
        return "if it is in a cloud (OneDrive, iCloud), keep it on this device first"
    if written and isinstance(error, FileNotFoundError) and written.parent.is_dir():
        return "its path may be too long, or Windows may protect the folder: try another"
    if not isinstance(error, PermissionError):
        return ""
    if sys.platform == "darwin" and error.errno == errno.EPERM:
        return "allow it in System Settings, Privacy & Security, Files and Folders"
    if written and not (written.is_file() and os.access(written.parent, os.W_OK)):
        return "may you write there?"
    return f"if it is open, close it in Excel or Word{', or give another name' if written else ''}"


def patiently(act: Callable[..., T], *arguments: object) -> T:
    """Open, move or delete a file; where another program may hold it for a moment, try again for a
    second."""
    for pause in _PAUSES:
        try:
            return act(*arguments)
        except PermissionError:
            time.sleep(pause)
    return act(*arguments)


def unfinished_name(path: Path) -> str:
    """Return a name that no other file has and that explains itself:
    ``.event.xlsx.1f2e….unfinished``."""
    return f".{path.name[-40:]}.{os.urandom(6).hex()}.unfinished"


def unfinished(names: Iterable[str], written: Iterable[str]) -> list[str]:
    """Return those of the names in a folder under which programs write these files, or left them
    when they were killed."""
    begins = tuple(f".{name[-40:]}.".upper() for name in written)
    ours = (name for name in names if name.upper().startswith(begins))
    return sorted(name for name in ours if name.upper().endswith(".UNFINISHED"))


def fill(new: Path, content: bytes, *, like: Path | None = None) -> None:
    """Write a new file to the disk, with the permissions of the file ``like``, if there is one."""
    before = status(like) if like else None

    def private(name: str, flags: int) -> int:
        return os.open(name, flags, 0o600 if before else 0o666)

    with open(new, "xb", opener=private) as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    if like and before:
        _hand_on(before, like, new)


def _hand_on(before: os.stat_result, old: Path, new: Path) -> None:
    import shutil  # late: only writing needs it

    if sys.platform != "win32":
        for owner in (before.st_uid, -1):  # a member of a group may give the group alone
            with suppress(PermissionError):
                os.chown(new, owner, before.st_gid)
                break
    shutil.copystat(old, new)
    os.utime(new)


def place(new: Path, path: Path, *, force: bool) -> None:
    """Move a file to its place in one step; without ``force`` only if no file is there.

    A disk without hard links, such as a memory stick or a browser's, needs two steps: an empty file
    takes the name first, and a program that is killed just then leaves it there.
    """
    if force:
        patiently(os.replace, new, path)
    elif sys.platform == "win32":
        patiently(os.rename, new, path)  # there it refuses a name that is taken
    else:
        try:
            os.link(new, path)
        except FileExistsError:
            raise
        except (AttributeError, OSError):  # Pyodide has no os.link
            open(path, "xb").close()
            try:
                os.replace(new, path)
            except BaseException:
                path.unlink()
                raise


def settle(folder: Path) -> None:
    """Write the names in a folder to the disk, where the system can."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
