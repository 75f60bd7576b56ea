"""What keeps the functions from working in Excel for Windows: each finding with its one fix."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PureWindowsPath

from xltiebreak.event.findings import TieBreakError
from xltiebreak.excel.setup.machine import (
    ADD_IN,
    INTERPRETER_KEY,
    MODULE,
    MODULES_KEY,
    Machine,
    Registry,
    is_same,
)

_SECURITY = r"Software\{}Microsoft\Office\16.0\Excel\Security"
_CLICK_TO_RUN = r"HKLM\SOFTWARE\Microsoft\Office\ClickToRun\Configuration"
_EXCEL = r"HKLM\SOFTWARE\Microsoft\Windows\CurrentVersion\App Paths\excel.exe"
_INSTALL = "run: xltiebreak excel install"


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at; ``fix`` is what to do, empty where all is well."""

    what: str
    fix: str = ""


def doctor(machine: Machine, workbook: Path | None = None) -> list[Finding]:
    """What is well and what is to be mended, each finding with its one fix."""
    findings = [
        *_python(machine),
        *_settings(machine),
        *_add_in(machine),
        *_excel(machine),
    ]
    return findings + (list(_workbook(workbook)) if workbook else [])


def _python(machine: Machine) -> Iterator[Finding]:
    python = f"Python at {machine.interpreter}"
    store = is_of_store(machine.interpreter) or is_of_store(machine.base)
    yield Finding(
        f"{python} comes from the Microsoft Store, which Excel cannot start" if store else python,
        "install Python from python.org, then install xltiebreak with it" if store else "",
    )
    pinned, version = machine.pinned, machine.version
    other = bool(pinned) and pinned != version
    yield Finding(
        f"xlwings {version}" + (f", but {pinned} is the one that was tested" if other else ""),
        f'run: "{machine.interpreter}" -m pip install xlwings=={pinned}' if other else "",
    )
    yield Finding(
        "pywin32, through which Python talks to Excel" + " is missing" * (not machine.has_pywin32),
        ""
        if machine.has_pywin32
        else f'run: "{machine.interpreter}" -m pip install --force-reinstall pywin32',
    )


def is_of_store(path: Path) -> bool:
    """Whether a program belongs to the Microsoft Store."""
    return "windowsapps" in str(path).lower()


def _settings(machine: Machine) -> Iterator[Finding]:
    path = machine.settings.path
    try:
        found = machine.settings.read()
    except TieBreakError as error:
        yield Finding(str(error), f"rename {path}, then {_INSTALL}")
        return
    listed = MODULE in found.get(MODULES_KEY, "").split(";")
    yield Finding(
        f"{path} lists {MODULE}" if listed else f"{path} does not list {MODULE} ({MODULES_KEY})",
        "" if listed else _INSTALL,
    )
    told = found.get(INTERPRETER_KEY, "")
    right = bool(told) and os.path.normcase(told) == os.path.normcase(machine.interpreter)
    yield Finding(
        f"{path} names this Python"
        if right
        else f"{path} names {told or 'no Python'} ({INTERPRETER_KEY}), where xltiebreak runs in "
        f"{machine.interpreter}",
        "" if right else _INSTALL,
    )


def _add_in(machine: Machine) -> Iterator[Finding]:
    path = machine.installed
    if not path.exists():
        yield Finding(
            f"xlwings' add-in is not in {machine.startup}",
            f"{_INSTALL} (if it vanishes again, allow {ADD_IN} in the virus scanner)",
        )
        return
    same = is_same(path, machine.shipped)
    yield Finding(
        f"the add-in {path} is of xlwings {machine.version}"
        if same
        else f"the add-in {path} is not the one of xlwings {machine.version}",
        "" if same else f"close Excel, then {_INSTALL}",
    )


def _excel(machine: Machine) -> Iterator[Finding]:
    excel = machine.registry(_EXCEL, "")
    store = is_of_store(Path(str(excel or "")))
    yield Finding(
        "Excel comes from the Microsoft Store, which cannot start Python"
        if store
        else f"Excel at {excel}"
        if excel
        else "no Excel is registered on this computer",
        "install Office from office.com"
        if store
        else ""
        if excel
        else "install Excel for Windows; elsewhere use xlwings Lite: xltiebreak excel lite main.py",
    )
    yield from _library(machine)
    allowed = _macro_access(machine.registry)
    yield Finding(
        "Excel lets functions be imported (Trust access to the VBA project object model)"
        if allowed
        else "Excel does not let functions be imported into a workbook",
        ""
        if allowed
        else "in Excel: File > Options > Trust Center > Trust Center Settings > Macro Settings, "
        "tick Trust access to the VBA project object model; untick it after the import",
    )


def _library(machine: Machine) -> Iterator[Finding]:
    """The library that the add-in loads into Excel: of Excel's bitness, beside Python or a
    folder above it."""
    platform = machine.registry(_CLICK_TO_RUN, "Platform")
    bits = {"x64": ["64"], "x86": ["32"]}.get(str(platform), ["64", "32"])
    folders = (machine.interpreter.parent, machine.interpreter.parent.parent)
    names = [f"xlwings{one}-{machine.version}.dll" for one in bits]
    there = [name for name in names if any((folder / name).exists() for folder in folders)]
    yield Finding(
        f"{there[0]} is in place"
        if there
        else f"{' or '.join(names)} is neither in {folders[0]} nor in {folders[1]}",
        ""
        if there
        else f'run: "{machine.interpreter}" -m pip install --force-reinstall --no-deps '
        f"xlwings=={machine.version}",
    )


def _macro_access(registry: Registry) -> bool:
    for policy in ("Policies\\", ""):
        value = registry("HKCU\\" + _SECURITY.format(policy), "AccessVBOM")
        if value is not None:
            return value == 1
    return False


def _workbook(path: Path) -> Iterator[Finding]:
    parts = {part.lower() for part in PureWindowsPath(path.absolute()).parts}
    synced = any("onedrive" in part or "sharepoint" in part for part in parts)
    yield Finding(
        f"{path} is in a folder that OneDrive or SharePoint keeps"
        if synced
        else f"{path} is local",
        r"move it to a folder of this computer only, such as C:\Chess" if synced else "",
    )
    marked = path.with_name(path.name + ":Zone.Identifier").exists()
    yield Finding(
        f"{path} is marked as coming from the internet, so its macros are off"
        if marked
        else f"{path} is not blocked",
        "in Explorer: right click, Properties, tick Unblock, OK" if marked else "",
    )
