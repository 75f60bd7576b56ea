"""The options that several commands share, and what they mean."""

from __future__ import annotations

import functools
import os
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from xltiebreak.errors import TieBreakError
from xltiebreak.model import Event, Section

Command = Callable[..., Any]

file_argument = click.argument("file", metavar="FILE")
from_option = click.option(
    "--from", "kind", metavar="KIND", default="", help="What FILE is: xlsx or csv (told by itself)."
)
force_option = click.option("--force", is_flag=True, help="Overwrite a file that exists.")


@dataclass(frozen=True)
class Choice:
    """What the user asked to be ranked, and how; empty where the file decides."""

    section: str
    edition: str
    order: str
    unrated: int | None
    lots: str


_CHOICE = (
    click.option("--section", metavar="NAME", default="", help="Only this section (all)."),
    click.option(
        "--edition",
        metavar="E",
        default="",
        help="Rule edition (the file's, else the order's); see 'xltiebreak editions'.",
    ),
    click.option(
        "--order",
        metavar="O",
        default="",
        help="Tie-break order: a name (uschess, wintd …) or codes such as MM,SOLK,SB/A.",
    ),
    click.option(
        "--unrated",
        type=click.IntRange(1, 4000),
        metavar="ELO",
        help="Rating that stands in for unrated players.",
    ),
    click.option(
        "--lots",
        metavar="SEED|3,1,2",
        default="",
        help="The drawn order of pairing numbers, or a seed to draw it from.",
    ),
)


def choosing(command: Command) -> Command:
    """Add the options by which a user chooses sections and rules; they arrive as ``choice``."""

    @functools.wraps(command)
    def with_choice(
        *args: Any,
        section: str,
        edition: str,
        order: str,
        unrated: int | None,
        lots: str,
        **others: Any,
    ) -> Any:
        choice = Choice(section, edition, order, unrated, lots)
        return command(*args, choice=choice, **others)

    wrapped: Command = with_choice
    for option in reversed(_CHOICE):
        wrapped = option(wrapped)
    return wrapped


def sections_of(event: Event, name: str) -> tuple[Section, ...]:
    """The sections that a command means: all, or the one of this name.

    Raises:
        TieBreakError: there is no such section.
    """
    if not name:
        return event.sections
    chosen = tuple(one for one in event.sections if one.name.casefold() == name.casefold())
    if not chosen:
        names = ", ".join(one.name for one in event.sections)
        raise TieBreakError(f"there is no section {name!r}; there are: {names}")
    return chosen


def save(path: Path, content: bytes, *, force: bool, source: str = "-") -> None:
    """Write a file beside its place and move it there; never over another one unasked.

    Raises:
        TieBreakError: it exists and ``force`` is off, it is the file that was read, or it cannot
            be written.
    """
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
    except OSError as error:
        if beside is not None:
            Path(beside).unlink(missing_ok=True)
        raise TieBreakError(f"{path} cannot be written ({error.strerror})") from error


def refuse_to_overwrite(path: Path, *, force: bool, source: str = "-") -> None:
    """Say so before any work is done.

    Raises:
        TieBreakError: see :func:`save`.
    """
    if source != "-" and path.exists() and Path(source).exists() and path.samefile(source):
        raise TieBreakError(f"{path} is the file that is read; give another name with -o")
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
