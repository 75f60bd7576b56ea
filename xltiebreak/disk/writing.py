"""One file, read whole, or written whole or not at all, and never over a file that is read; and
files that belong together, such as the three of a rating report: all are written, or none.

No device or pipe is read, which may keep a reader waiting. What is written goes into a file in the
same folder, ``.event.xlsx.1f2e3d4c5b6a.unfinished``, and down to the disk; one step then moves it
into its place, so that there is always the old file or the new one. A program that is killed may
leave the unfinished file; nothing reads it, and it may be deleted.

Of files that belong together, all new ones are on the disk before a name changes; then all old ones
step aside before the first new one comes. So nobody ever sees old and new ones together: a document
with the PDF of another day. An error puts the old ones back. A program that is killed between two
of these moves leaves fewer files, the old ones under such names. The command is run again; that
takes them away.
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
from pathlib import Path
from typing import BinaryIO, TypeVar

from xltiebreak.event.findings import TieBreakError

T = TypeVar("T")

MAX_FILE = 64 * 1024 * 1024
"""The most bytes of a file that are read; a larger file is no event."""

_DEVICE = re.compile(r"(?:con|prn|aux|nul|com\d|lpt\d)\s*(?:\.|$)", re.IGNORECASE)
_NOT_IN_A_NAME = re.compile(r'[<>:"|?*\0-\x1f]|[. ]$')
"""What Windows does not take as a name: what stands for a device, and these signs. A colon would
begin a second, hidden content of the file before it."""

_PAUSES = (0.05, 0.1, 0.2, 0.3, 0.35) if sys.platform == "win32" else ()
"""Seconds between two tries. On Windows a virus scanner or OneDrive may hold a file for a moment,
and nobody else can open, move or delete it then."""


def read(path: str | os.PathLike[str]) -> bytes:
    """Return the content of a file, or of the one that a link leads to.

    Raises:
        OSError: it cannot be opened.
        TieBreakError: it is no file, or too large.
    """
    mode = os.stat(path).st_mode
    if stat.S_ISDIR(mode):
        raise TieBreakError("this is a folder; give a file")
    if not stat.S_ISREG(mode):
        raise TieBreakError("this is a device or a pipe; give a file")
    with _patiently(lambda: open(path, "rb")) as file:
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


def write(path: Path, content: bytes, *, force: bool, inputs: Iterable[str | Path] = ()) -> None:
    """Write a file. If two programs write it at once without ``force``, one fails: the file exists.

    A file that is replaced hands on its permissions.
    ``inputs`` are the files that were read for it, ``-`` the standard input.

    Raises:
        TieBreakError: see :func:`refuse`; or it cannot be written, and all is as it was.
    """
    refuse(path, force=force, inputs=inputs)
    with _errors_in_a_sentence(path):
        unfinished = path.parent / unfinished_name(path)
        try:
            _fill(unfinished, content, like=path)
            _place(unfinished, path, force=force)
        finally:
            _quietly(_patiently, os.unlink, unfinished)


def refuse(path: Path, *, force: bool, inputs: Iterable[str | Path] = ()) -> None:
    """Refuse to write a file, with the reason, before any work is done for it.

    Raises:
        TieBreakError: the file is also read, by whatever name; it is a folder, a link, a device or
            a pipe; its folder is missing; it exists and ``force`` is off; it is write-protected; or
            Windows takes no such name.
    """
    if sys.platform == "win32":
        _refuse_name(path)
    with _errors_in_a_sentence(path):
        there = _status(path)
    if there is None:
        _refuse_without_folder(path)
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
        with _errors_in_a_sentence(path):  # Excel and Word hold a file that is open in them
            _patiently(open, path, "r+b").close()


def _refuse_name(path: Path) -> None:
    if _DEVICE.match(path.name):
        raise TieBreakError(f"{path} is the name of a device of Windows; give another name")
    for part in path.parts[bool(path.anchor) :]:
        if part not in (".", "..") and (sign := _NOT_IN_A_NAME.search(part)):
            shown = f"end in {sign[0]!r}" if sign[0] in ". " else f"hold {sign[0]!r}"
            raise TieBreakError(f"{path}: a name cannot {shown} on Windows; give another name")


def _refuse_without_folder(path: Path) -> None:
    """Refuse to write a file or folder into a folder that does not exist."""
    if path.parent.exists() and not path.parent.is_dir():
        raise TieBreakError(f"{path.parent} is a file and no folder; give another name")
    if not path.parent.is_dir():
        raise TieBreakError(f"there is no folder {path.parent}; make it, or give another name")


def _status(path: Path) -> os.stat_result | None:
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
def _errors_in_a_sentence(path: Path) -> Iterator[None]:
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


def _patiently(act: Callable[..., T], *arguments: object) -> T:
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


def _fill(new: Path, content: bytes, *, like: Path) -> None:
    """Write a new file to the disk, with the permissions of the file ``like``, if there is one."""
    before = _status(like)

    def private(name: str, flags: int) -> int:
        return os.open(name, flags, 0o600 if before else 0o666)

    with open(new, "xb", opener=private) as file:
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
        except FileExistsError:
            raise
        except (AttributeError, OSError):  # Pyodide has no os.link
            open(path, "xb").close()
            try:
                os.replace(new, path)
            except BaseException:
                path.unlink()
                raise


def write_together(
    files: Mapping[Path, bytes], *, force: bool, inputs: Iterable[str | Path] = ()
) -> None:
    """Write files of one folder; make the folder if the one around it exists.

    Raises:
        TieBreakError: one of them is refused as by :func:`refuse`, or cannot be written; all are as
            they were.
    """
    first, *others = files
    folder = first.parent
    if not others:
        write(first, files[first], force=force, inputs=inputs)
        return
    with _errors_in_a_sentence(folder), ExitStack() as undo:
        if _status(folder) is None:
            _refuse_without_folder(folder)
            folder.mkdir(exist_ok=True)
            undo.callback(_quietly, folder.rmdir)
        for path in files:
            refuse(path, force=force, inputs=inputs)
        new = {path: folder / unfinished_name(path) for path in files}
        old = {path: folder / unfinished_name(path) for path in files if _status(path)}
        for path, content in files.items():
            undo.callback(new[path].unlink, missing_ok=True)
            with _errors_in_a_sentence(path):
                _fill(new[path], content, like=path)
        for path, aside in old.items():
            undo.callback(_put_back, aside, path)
            with _errors_in_a_sentence(path):
                _patiently(os.replace, path, aside)
        for path in files:
            undo.callback(_withdraw, path, new[path].stat())
            with _errors_in_a_sentence(path):
                _place(new[path], path, force=False)
        undo.pop_all()
        with suppress(OSError):
            for name in unfinished(os.listdir(folder), [path.name for path in files]):
                _quietly(_patiently, os.unlink, folder / name)  # it may be a folder, not ours


def _quietly(act: Callable[..., object], *arguments: object) -> None:
    """Clear something away, where the system lets us."""
    with suppress(OSError):
        act(*arguments)


def _withdraw(path: Path, ours: os.stat_result) -> None:
    there = _status(path)
    if there and os.path.samestat(there, ours):
        _patiently(os.unlink, path)


def _put_back(aside: Path, path: Path) -> None:
    if _status(aside) is None:
        return  # it never left
    try:
        _place(aside, path, force=False)
        aside.unlink(missing_ok=True)
    except OSError as error:
        raise TieBreakError(
            f"{path} could not be put back ({why_not(error, path)}); it is now {aside.name}"
        ) from error
