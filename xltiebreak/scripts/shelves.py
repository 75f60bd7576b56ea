"""Where a button writes its files, and finds the club's Word file whose look the bulletin takes."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Protocol

from xltiebreak.disk.reading import read
from xltiebreak.disk.together import write_together
from xltiebreak.disk.writing import why_not
from xltiebreak.event.findings import TieBreakError

OURS = tuple(f" {what}.docx" for what in ("bulletin", "wall", "why"))
"""The ends of the names of Word files that buttons write."""

CLUB = "club.docx"
"""The only Word file beside a workbook whose look is used; others may be letters."""

Told = tuple[bytes | None, Sequence[str]]
"""A club's Word file, if there is one, and sentences about it."""


class Shelf(Protocol):
    """A folder for the files of buttons."""

    def put(self, files: Mapping[str, bytes]) -> Sequence[str]:
        """Write the files; return where they are, in sentences."""

    def club(self) -> Told:
        """Return the club's Word file, if there is one, and sentences about it."""


@dataclass(frozen=True)
class UnderFiles:
    """The folder that xlwings Lite shows under Files, for files of buttons and of users."""

    folder: Path

    def put(self, files: Mapping[str, bytes]) -> Sequence[str]:
        """Write the files over older ones; return where they are, and how to get them."""
        with suppress(OSError):  # writing the files reports it
            self.folder.mkdir(exist_ok=True)
        write_together({self.folder / name: content for name, content in files.items()}, force=True)
        them = "it" if len(files) == 1 else "them"
        return (
            f"Wrote {' and '.join(files)}.",
            f"To get {them}: open the menu (three lines) of xlwings Lite, choose Files, "
            "then Import/Export, and click the sign for downloading beside it.",
        )

    def club(self) -> Told:
        """Return the only Word file that the user put there, and sentences about it."""
        try:
            self.folder.mkdir(exist_ok=True)
            names = [
                name
                for name in sorted(os.listdir(self.folder))
                if name.lower().endswith(".docx")
                and not name.endswith(OURS)
                and name[:1] not in "~."
            ]
        except OSError as error:
            raise TieBreakError(f"{self.folder} cannot be opened ({why_not(error)})") from error
        if len(names) == 1:
            return _look_of(self.folder / names[0])
        if not names:
            return None, ()
        return None, (
            f"There are {len(names)} Word files whose look could be taken ({', '.join(names)}), so "
            "the bulletin has its own; leave the one that is meant.",
        )


@dataclass(frozen=True)
class Beside:
    """The folder of the workbook. No file in it is replaced, because users may have edited it."""

    folder: Path

    def put(self, files: Mapping[str, bytes]) -> Sequence[str]:
        """Write a file under a new name if its name is taken; several files keep their names, in a
        folder of their own."""
        if len(files) > 1:
            target = next(
                folder
                for folder in _numbered(self.folder / "rating report")
                if not folder.exists() or _holds(folder, files)
            )
            paths = {target / name: content for name, content in files.items()}
        else:
            paths = {
                next(
                    path
                    for path in _numbered(self.folder / name)
                    if not path.exists() or _same(path, content)
                ): content
                for name, content in files.items()
            }
        write_together(paths, force=True)
        written = " and ".join(path.name for path in paths)
        return (f"Wrote {written}, in the folder {next(iter(paths)).parent}.",)

    def club(self) -> Told:
        """Return the Word file ``club.docx``, if there is one, and a sentence about it."""
        path = self.folder / CLUB
        return _look_of(path) if path.exists() else (None, ())


def _look_of(path: Path) -> Told:
    try:
        return read(path), (f"The look is that of {path.name}.",)
    except OSError as error:
        raise TieBreakError(f"{path} cannot be opened ({why_not(error)})") from error
    except TieBreakError as error:
        raise TieBreakError(f"{path}: {error}") from error


def _numbered(path: Path) -> Iterator[Path]:
    """Yield ``a.docx``, ``a 2.docx``, ``a 3.docx`` …"""
    yield path
    yield from (path.with_name(f"{path.stem} {k}{path.suffix}") for k in count(2))


def _holds(folder: Path, files: Mapping[str, bytes]) -> bool:
    return all(_same(folder / name, content) for name, content in files.items())


def _same(path: Path, content: bytes) -> bool:
    try:
        return read(path) == content
    except (OSError, TieBreakError):
        return False
