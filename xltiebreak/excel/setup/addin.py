"""The classic route on Windows: installs xlwings' add-in and settings.

A :class:`Machine` stands for the computer, so that a folder can play Windows.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from xltiebreak.disk.writing import write
from xltiebreak.event.findings import TieBreakError
from xltiebreak.excel.setup.machine import (
    FOLDER_KEY,
    INTERPRETER_KEY,
    MODULE,
    MODULES_KEY,
    Machine,
)


def install(machine: Machine) -> list[str]:
    """Put the add-in and its settings in place; return a sentence for each step.

    Other settings stay. An add-in of another version is replaced and kept beside the settings. If a
    run is killed between add-in and settings, the doctor reports it, and a second run repairs it.

    Raises:
        TieBreakError: the settings are damaged, or a file cannot be written (Excel is open).
    """
    before = machine.settings.read()
    wanted = {
        INTERPRETER_KEY: str(machine.interpreter),
        MODULES_KEY: with_module(before.get(MODULES_KEY, "")),
        FOLDER_KEY: "False",
    }
    done = [
        f"set {key} to {value}" + (f" (it was {before[key]})" if before.get(key) else "")
        for key, value in wanted.items()
        if before.get(key) != value
    ]
    machine.settings.changed(wanted)  # raises before anything is written
    with _add_in_in_place(machine, wanted) as sentence:
        if done:
            machine.settings.write(wanted)
    return [*done, sentence]


def with_module(modules: str) -> str:
    """Return a list of modules (``a;b``) without quotation marks, ours included."""
    listed = [name.strip() for name in modules.replace('"', "").split(";") if name.strip()]
    return ";".join(listed if MODULE in listed else [*listed, MODULE])


@contextmanager
def _add_in_in_place(machine: Machine, wanted: Mapping[str, str]) -> Iterator[str]:
    """Copy the add-in and yield a sentence about it; undo the copy if the settings cannot be
    written."""
    target = machine.installed
    try:
        shipped = machine.shipped.read_bytes()
        before = target.read_bytes() if target.exists() else None
        for folder in (machine.startup, machine.settings.path.parent):
            folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TieBreakError(
            f"{error.filename or target} cannot be used ({error.strerror})"
        ) from error
    if before == shipped:
        yield f"the add-in of xlwings {machine.version} is at {target} already"
        return
    kept = None if before is None else machine.settings.path.parent / _kept_as(before)
    if kept and before is not None:
        write(kept, before, force=True)
    try:
        _write_add_in(machine, shipped)
        yield (
            f"replaced {target}, of another version, by xlwings {machine.version}; "
            f"kept it as {kept}"
            if kept
            else f"copied xlwings' add-in to {target}"
        )
    except BaseException:
        if wanted.items() <= machine.settings.read().items():
            pass  # the settings were already written
        elif before is None:
            target.unlink(missing_ok=True)
        else:
            _write_add_in(machine, before)
        raise


def _kept_as(add_in: bytes) -> str:
    return f"xlwings-{hashlib.sha256(add_in).hexdigest()[:8]}.xlam"


def _write_add_in(machine: Machine, content: bytes) -> None:
    """Write the add-in from a file outside its folder, since Excel opens all files in it."""
    target = machine.installed
    try:
        write(target, content, force=True, via=machine.startup.parent)
    except TieBreakError as error:
        if not (target.exists() and target.read_bytes() == content):  # by another process
            raise TieBreakError(f"{error}; close Excel and try again") from error
