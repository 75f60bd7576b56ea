"""What keeps the functions from working in Excel for Windows: each finding with its one fix."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

from xltiebreak.event.findings import TieBreakError
from xltiebreak.excel.setup.machine import (
    ADD_IN,
    ELSEWHERE,
    FOLDER_KEY,
    INTERPRETER_KEY,
    MODULE,
    MODULES_KEY,
    Machine,
    Registry,
    is_same,
)
from xltiebreak.excel.setup.workbook import Carried, Finding, carried_by, of_workbook

_SECURITY = r"Software\{}Microsoft\Office\16.0\Excel\Security"
_CLICK_TO_RUN = r"HKLM\SOFTWARE\Microsoft\Office\ClickToRun\Configuration"
_EXCEL = r"HKLM\SOFTWARE\Microsoft\Windows\CurrentVersion\App Paths\excel.exe"
_INSTALL = "run: py -m xltiebreak excel install"


def doctor(machine: Machine | None, workbook: Path | None = None) -> list[Finding]:
    """Return what is right and what has to be mended, each finding with its fix.

    ``machine`` is None where this is no Windows. Python, the add-in and macros matter only to a
    workbook of the classic route; the edition of Excel to every workbook with functions.
    """
    carried = carried_by(workbook) if workbook else Carried("classic")
    if machine is None:
        own = [Finding("this is no Windows", ELSEWHERE)] if carried.route == "classic" else []
    elif carried.route == "classic":
        own = [*_python(machine), *_settings(machine), *_add_in(machine), *_excel(machine)]
    else:
        own = [_edition(machine.registry)] if carried.route == "lite" else []
    return own + (list(of_workbook(workbook, carried)) if workbook else [])


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
    """Tell whether a program belongs to the Microsoft Store."""
    return "windowsapps" in str(path).lower()


def _settings(machine: Machine) -> Iterator[Finding]:
    path = machine.settings.path
    try:
        settings = machine.settings.read()
    except TieBreakError as error:
        yield Finding(str(error), f"rename {path}, then {_INSTALL}")
        return
    listed = MODULE in settings.get(MODULES_KEY, "").split(";")
    yield Finding(
        f"{path} lists {MODULE}" if listed else f"{path} does not list {MODULE} ({MODULES_KEY})",
        "" if listed else _INSTALL,
    )
    named = settings.get(INTERPRETER_KEY, "")
    right = bool(named) and os.path.normcase(named) == os.path.normcase(machine.interpreter)
    yield Finding(
        f"{path} names this Python"
        if right
        else f"{path} names {named or 'no Python'} ({INTERPRETER_KEY}), where xltiebreak runs in "
        f"{machine.interpreter}",
        "" if right else _INSTALL,
    )
    kept_out = settings.get(FOLDER_KEY, "").lower() == "false"
    yield Finding(
        f"{path} keeps Python from running what lies beside a workbook"
        if kept_out
        else f"Python runs what lies beside a workbook, say a json.py ({FOLDER_KEY} in {path})",
        "" if kept_out else _INSTALL,
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
    if excel and not store:
        yield _edition(machine.registry)
    yield from _library(machine)
    yield _macros(machine.registry)
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
    """Look for the library that the add-in loads into Excel: of Excel's bitness, beside Python or a
    folder above it."""
    platform = machine.registry(_CLICK_TO_RUN, "Platform")
    bits = {"x64": ["64"], "x86": ["32"]}.get(str(platform), ["64", "32"])
    folders = (machine.interpreter.parent, machine.interpreter.parent.parent)
    names = [f"xlwings{width}-{machine.version}.dll" for width in bits]
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


_SUITE = re.compile(
    r"(?:ProPlus|Standard|Professional|Personal|Home|HomeStudent|HomeBusiness|Excel)"
    r"(20\d\d|)(?:Retail|Volume)"
)
"""What a bought edition with Excel is called, with its year from 2019 on."""


def _edition(registry: Registry) -> Finding:
    """Look at the edition of Office; one without its own updater is of 2016 or before."""
    installed = str(registry(_CLICK_TO_RUN, "ProductReleaseIds") or "")
    products = [name.strip() for name in installed.split(",") if name.strip()]
    suites = {name: match[1] for name in products if (match := _SUITE.fullmatch(name))}
    old = [name for name, year in suites.items() if year < "2021"]
    if registry(_CLICK_TO_RUN, "Platform") is None:
        old = ["Office 2016 or before"]
    if old and len(old) >= len(suites) and "365" not in installed:
        return Finding(
            f"Excel is that of {old[0]}, in which one formula cannot fill a table: the live sheets "
            "do not follow what is typed",
            "use Microsoft 365 or Excel 2021 or newer; here only the forms for one player work, "
            "such as =MODMEDIAN(Results,7)",
        )
    return Finding(f"Excel is that of {installed or 'an Office that does not say which it is'}")


_MACROS_OFF = {
    4: "Excel switches all macros off without a word",
    3: "Excel runs only macros that are signed, which those of xlwings are not",
}


def _macros(registry: Registry) -> Finding:
    value, by_policy = _setting(registry, "VBAWarnings")
    if value not in _MACROS_OFF:
        return Finding("Excel lets macros run, or asks")
    return Finding(
        f"{_MACROS_OFF[value]}" + ", by policy" * by_policy,
        "ask whoever looks after the computer; where they stay off use xlwings Lite: "
        "py -m xltiebreak excel lite main.py"
        if by_policy
        else "in Excel: File > Options > Trust Center > Trust Center Settings > Macro Settings, "
        "choose Disable VBA macros with notification",
    )


def _macro_access(registry: Registry) -> bool:
    return _setting(registry, "AccessVBOM")[0] == 1


def _setting(registry: Registry, name: str) -> tuple[str | int | None, bool]:
    """Return a setting of Excel's security, and whether a policy makes it."""
    by_policy = registry("HKCU\\" + _SECURITY.format("Policies\\"), name)
    if by_policy is not None:
        return by_policy, True
    return registry("HKCU\\" + _SECURITY.format(""), name), False
