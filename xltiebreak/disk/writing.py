"""One file, read whole, or written whole or not at all, and never over a file that is read; and
files that belong together, such as the three of a rating report.

No device or pipe is read, which may keep a reader waiting. What is written goes into a file in the
same folder, ``.event.xlsx.1f2e3d4c5b6a.unfinished``, and down to the disk; one step then moves it
into its place, so that there is always the old file or the new one. A program that is killed may
leave the unfinished file, which nothing reads.

Of files that belong together, all new ones are on the disk before the first takes its place. If one
cannot, or the program is killed, unfinished files stay beside those that are new already, so that a
reader knows. The command is run again; that takes them away.
"""

from __future__ import annotations

import errno
import os
import re
import stat
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from datetime import datetime, timezone
from functools import partial
from typing import TYPE_CHECKING, Any, BinaryIO

from xltiebreak.event.findings import TieBreakError

if TYPE_CHECKING:
    from pathlib import Path

MAX_FILE = 64 * 1024 * 1024
"""The most bytes of a file that are read; a larger file is no event."""
_DEVICE = r"(?i:^(?:con|prn|aux|nul|com\d|lpt\d) {0,9}(?:\.|$))"
_NOT_ON_WINDOWS = rf'[<>:"|?*\0-\x1f]|[^. ][. ]{{1,9}}$|{_DEVICE}'
"""What is no name there, or a device's; a colon would begin a hidden part of the file before it."""


def read(path: str | os.PathLike[str]) -> bytes:
    """Return the content of a file, or of the one that a link leads to.

    Raises:
        OSError: it cannot be opened.
        TieBreakError: it is no file, or too large.
    """
    if other := _other_kind(os.stat(path)):
        raise TieBreakError(f"this is {other}; give a file")
    with open(path, "rb") as file:
        return whole(file)


def whole(stream: BinaryIO) -> bytes:
    """Return all that comes through a stream.

    Raises:
        TieBreakError: it is too large for an event.
    """
    content = stream.read(MAX_FILE + 1)
    if len(content) > MAX_FILE:
        raise TieBreakError(f"the file is larger than {MAX_FILE // 1024**2} MB")
    return content


def fixed_moment() -> datetime | None:
    """Return the moment that SOURCE_DATE_EPOCH fixes so that builds can be repeated, in UTC."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH", "")
    if not epoch.isdecimal():
        return None
    return datetime.fromtimestamp(int(epoch), timezone.utc).replace(tzinfo=None)


def refuse(path: Path, *, force: bool, inputs: Iterable[str | Path] = ()) -> None:
    """Refuse to write a file, with the reason, before any work is done for it.

    Raises:
        TieBreakError: the file is also read, by whatever name; it is a folder, a link, a device or
            a pipe; its folder is missing; it exists and ``force`` is off; it is write-protected; or
            Windows takes no such name.
    """
    names = path.parts[bool(path.anchor) :] if sys.platform == "win32" else ()
    if name := next((part for part in names if re.search(_NOT_ON_WINDOWS, part)), ""):
        raise TieBreakError(f"{path}: Windows takes no name such as {name!r}; give another one")
    with _errors_in_a_sentence(path):
        there = _status(path)
    if there is None:
        if path.parent.is_dir():
            return
        if path.parent.exists():
            raise TieBreakError(f"{path.parent} is no folder; give another name")
        raise TieBreakError(f"there is no folder {path.parent}; make it, or give another name")
    if other := _other_kind(there):
        raise TieBreakError(f"{path} is {other}; give a file name")
    for source in inputs:
        with suppress(OSError):
            read_from = os.fstat(0) if str(source) == "-" else os.stat(source)
            if os.path.samestat(there, read_from):
                known = {"-": "the standard input", str(path): "the file"}.get(str(source), source)
                raise TieBreakError(f"{path} is {known} that is read; give another name")
    with _errors_in_a_sentence(path):
        if not force:
            raise FileExistsError
        if not os.access(path, os.W_OK):
            raise TieBreakError(f"{path} is write-protected; give another name, or lift that first")
        if sys.platform == "win32":  # Excel and Word hold a file that is open in them
            _patiently(open, path, "r+b").close()


def _status(path: Path) -> os.stat_result | None:
    """Return the system's record of a file, or of a link itself; nothing where there is neither."""
    try:
        return path.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return None


def _other_kind(there: os.stat_result) -> str:
    known = {stat.S_IFREG: "", stat.S_IFDIR: "a folder", stat.S_IFLNK: "a link"}
    return known.get(stat.S_IFMT(there.st_mode), "a device or a pipe")


@contextmanager
def _errors_in_a_sentence(path: Path, behind: str = "") -> Iterator[None]:
    """Turn errors of the system about a file into a sentence; ``behind`` goes on with it."""
    try:
        yield
    except OSError as error:
        why = f"cannot be written ({why_not(error, is_written=True)}){behind}"
        if isinstance(error, FileExistsError):
            why = "exists; give another name, or --force to overwrite it"
        raise TieBreakError(f"{path} {why}") from error


def why_not(error: OSError, *, is_written: bool = False) -> str:
    """Return the system's reason for not reading or writing a file; it adds what to do if another
    program may hold the file open, or the system keeps it from us."""
    reason = str(error.strerror or error)
    if sys.platform == "darwin" and error.errno == errno.EPERM:
        return f"{reason}; allow it in System Settings, Privacy & Security, Files and Folders"
    if isinstance(error, PermissionError):
        other_name = ", or give another name" if is_written else ""
        return f"{reason}; if it is open, close it in Excel or Word{other_name}"
    if isinstance(error, FileNotFoundError) and is_written:
        return f"{reason}; its path may be too long, or Windows may protect the folder: try another"
    if error.errno in (errno.EINVAL, errno.EDEADLK) and not is_written:
        return f"{reason}; if it is in a cloud (OneDrive, iCloud), keep it on this device first"
    return reason


def write(files: Mapping[Path, bytes], *, force: bool, inputs: Iterable[str | Path] = ()) -> None:
    """Write a file, or several of one folder, which is made if the one around it exists.

    A file that is replaced hands on its permissions. If two programs write it at once without
    ``force``, one fails: the file exists. ``inputs`` are the files that were read for them, ``-``
    the standard input.

    Raises:
        TieBreakError: one of them is refused as by :func:`refuse`, or cannot be written, and all
            are as they were; or one cannot take its place, and others are new already.
    """
    folder, are_several = next(iter(files)).parent, len(files) > 1
    if are_several and _status(folder) is None:
        refuse(folder, force=force)
        with _errors_in_a_sentence(folder):
            folder.mkdir(exist_ok=True)
    for path in files:
        refuse(path, force=force, inputs=inputs)
    new = {path: folder / unfinished_name(path) for path in files}
    with ExitStack() as clear_away:
        for path, content in files.items():
            clear_away.callback(_delete, new[path])
            with _errors_in_a_sentence(path):
                _fill(new[path], content, like=path)
        behind = ""
        for path in files:
            with _errors_in_a_sentence(path, behind):
                _place(new[path], path, force=force)
            clear_away.pop_all()
            behind = f"; {path.name} is new already, so write all once more"
    if are_several:
        with suppress(OSError):
            for name in unfinished(os.listdir(folder), [path.name for path in files]):
                _delete(folder / name)


def unfinished_name(path: Path) -> str:
    """Return a name that no other file has and that explains itself:
    ``.event.xlsx.1f2e….unfinished``."""
    return f".{path.name[-40:]}.{os.urandom(6).hex()}.unfinished"


def unfinished(names: Iterable[str], written: Iterable[str]) -> list[str]:
    """Return those of the names in a folder under which programs write these files, or left them
    when they were cut short."""
    begins = tuple(f".{name[-40:]}.".upper() for name in written)
    ours = (name for name in names if name.upper().startswith(begins))
    return sorted(name for name in ours if name.upper().endswith(".UNFINISHED"))


def _fill(new: Path, content: bytes, *, like: Path) -> None:
    """Write a new file to the disk, with the permissions of the file ``like``, if there is one."""
    before = _status(like)
    with open(new, "xb", opener=partial(os.open, mode=0o600 if before else 0o666)) as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    if before:
        os.chmod(new, stat.S_IMODE(before.st_mode))


def _place(new: Path, path: Path, *, force: bool) -> None:
    """Move a file to its place in one step; without ``force`` only if no file is there.

    A disk without hard links, such as a memory stick or a browser's, needs two steps: an empty file
    takes the name first, and a program that is killed just then leaves it there.
    """
    if force:
        _patiently(os.replace, new, path)
    elif sys.platform == "win32":
        _patiently(os.rename, new, path)  # there it refuses a name that is taken
    else:
        try:
            os.link(new, path)
        except (AttributeError, OSError):  # Pyodide has no os.link
            open(path, "xb").close()
            try:
                os.replace(new, path)
            except BaseException:
                path.unlink()
                raise
        _delete(new)


def _patiently(act: Callable[..., Any], *arguments: object) -> Any:
    """Open or move a file; on Windows a virus scanner or OneDrive may hold one for a second."""
    for pause in (0.05, 0.1, 0.2, 0.3, 0.35) if sys.platform == "win32" else ():
        with suppress(PermissionError):
            return act(*arguments)
        time.sleep(pause)
    return act(*arguments)


def _delete(path: Path) -> None:
    """Delete a file of ours, where there is one and the system lets us."""
    with suppress(OSError):
        path.unlink()
