"""Writing a file beside its place and moving it there; never over another one unasked."""

from __future__ import annotations

import os
from pathlib import Path

from xltiebreak.event.findings import TieBreakError


def save(path: Path, content: bytes, *, force: bool, source: str = "-") -> None:
    """Write a file whole or not at all; ``source`` is the file that was read for it.

    Raises:
        TieBreakError: it exists and ``force`` is off, it is the file that was read, or it cannot
            be written.
    """
    import tempfile

    refuse_to_overwrite(path, force=force, source=source)
    beside: str | None = None
    try:
        with tempfile.NamedTemporaryFile(
            dir=path.parent, prefix=f".{path.stem}.", delete=False
        ) as file:
            beside = file.name
            file.write(content)
        os.chmod(beside, 0o666 & ~_umask())
        os.replace(beside, path)
        beside = None
    except OSError as error:
        raise TieBreakError(f"{path} cannot be written ({error.strerror})") from error
    finally:
        if beside is not None:
            Path(beside).unlink(missing_ok=True)


def refuse_to_overwrite(path: Path, *, force: bool, source: str = "-") -> None:
    """Say so before any work is done.

    Raises:
        TieBreakError: see :func:`save`.
    """
    if source != "-" and path.exists() and Path(source).exists() and path.samefile(source):
        raise TieBreakError(f"{path} is the file that is read; give another name")
    if path.is_dir():
        raise TieBreakError(f"{path} is a folder; give a file name")
    if path.exists() and not force:
        raise TieBreakError(f"{path} exists; give another name, or --force to overwrite it")
    if not path.parent.is_dir():
        raise TieBreakError(f"there is no folder {path.parent}")


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
