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
)
from xltiebreak.excel.setup.workbook import Carried, Finding, carried_by, of_workbook

_SECURITY = r"Software\{}Microsoft\Office\16.0\Excel\Security"
_CLICK_TO_RUN = r"HKLM\SOFTWARE\Microsoft\Office\ClickToRun\Configuration"
_EXCEL = r"HKLM\SOFTWARE\Microsoft\Windows\CurrentVersion\App Paths\excel.exe"
_MACRO_SETTINGS = "in Excel: File > Options > Trust Center > Trust Center Settings > Macro Settings"
_INSTALL = "run: py -m xltiebreak excel install"


def doctor(machine: Machine | None, workbook: Path | None = None) -> list[Finding]:
    """Return what is right and what has to be mended, each finding with its fix.

    ``machine`` is None if this is no Windows. Only workbooks of the classic route need Python, the
    add-in and macros; all workbooks with functions need a suitable edition of Excel.
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
    yield Finding.either(
        not store,
        python,
        f"{python} comes from the Microsoft Store, which Excel cannot start",
        "install Python from python.org, then install xltiebreak with it",
    )
    pinned, version = machine.pinned, machine.version
    yield Finding.either(
        pinned in ("", version),
        f"xlwings {version}",
        f"xlwings {version}, but {pinned} is the one that was tested",
        f'run: "{machine.interpreter}" -m pip install xlwings=={pinned}',
    )
    pywin32 = "pywin32, through which Python talks to Excel"
    yield Finding.either(
        machine.has_pywin32,
        pywin32,
        f"{pywin32} is missing",
        f'run: "{machine.interpreter}" -m pip install --force-reinstall pywin32',
    )


def is_of_store(path: Path) -> bool:
    """Whether a program comes from the Microsoft Store."""
    return "windowsapps" in str(path).lower()


def _settings(machine: Machine) -> Iterator[Finding]:
    path = machine.settings.path
    try:
        settings = machine.settings.read()
    except TieBreakError as error:
        yield Finding(str(error), f"rename {path}, then {_INSTALL}")
        return
    yield Finding.either(
        MODULE in settings.get(MODULES_KEY, "").split(";"),
        f"{path} lists {MODULE}",
        f"{path} does not list {MODULE} ({MODULES_KEY})",
        _INSTALL,
    )
    named = settings.get(INTERPRETER_KEY, "")
    yield Finding.either(
        bool(named) and os.path.normcase(named) == os.path.normcase(machine.interpreter),
        f"{path} names this Python",
        f"{path} names {named or 'no Python'} ({INTERPRETER_KEY}), where xltiebreak runs in "
        f"{machine.interpreter}",
        _INSTALL,
    )
    yield Finding.either(
        settings.get(FOLDER_KEY, "").lower() == "false",
        f"{path} keeps Python from running what lies beside a workbook",
        f"Python runs what lies beside a workbook, say a json.py ({FOLDER_KEY} in {path})",
        _INSTALL,
    )


def _add_in(machine: Machine) -> Iterator[Finding]:
    path = machine.installed
    if not path.exists():
        yield Finding(
            f"xlwings' add-in is not in {machine.startup}",
            f"{_INSTALL} (if it vanishes again, allow {ADD_IN} in the virus scanner)",
        )
        return
    yield Finding.either(
        path.read_bytes() == machine.shipped.read_bytes(),
        f"the add-in {path} is of xlwings {machine.version}",
        f"the add-in {path} is not the one of xlwings {machine.version}",
        f"close Excel, then {_INSTALL}",
    )


def _excel(machine: Machine) -> Iterator[Finding]:
    excel = machine.registry(_EXCEL, "")
    if is_of_store(Path(str(excel or ""))):
        yield Finding(
            "Excel comes from the Microsoft Store, which cannot start Python",
            "install Office from office.com",
        )
    elif excel:
        yield Finding(f"Excel at {excel}")
        yield _edition(machine.registry)
    else:
        yield Finding(
            "no Excel is registered on this computer",
            "install Excel for Windows; elsewhere use xlwings Lite: xltiebreak excel lite main.py",
        )
    yield _library(machine)
    yield _macros(machine.registry)
    yield Finding.either(
        _setting(machine.registry, "AccessVBOM")[0] == 1,
        "Excel lets functions be imported (Trust access to the VBA project object model)",
        "Excel does not let functions be imported into a workbook",
        f"{_MACRO_SETTINGS}, tick Trust access to the VBA project object model; untick it after "
        "the import",
    )


def _library(machine: Machine) -> Finding:
    """Report whether the library that the add-in loads into Excel, of Excel's bitness, lies beside
    Python or a folder above."""
    platform = machine.registry(_CLICK_TO_RUN, "Platform")
    bits = {"x64": ["64"], "x86": ["32"]}.get(str(platform), ["64", "32"])
    folders = (machine.interpreter.parent, machine.interpreter.parent.parent)
    names = [f"xlwings{width}-{machine.version}.dll" for width in bits]
    there = [name for name in names if any((folder / name).exists() for folder in folders)]
    return Finding.either(
        bool(there),
        f"{' or '.join(there[:1])} is in place",
        f"{' or '.join(names)} is neither in {folders[0]} nor in {folders[1]}",
        f'run: "{machine.interpreter}" -m pip install --force-reinstall --no-deps '
        f"xlwings=={machine.version}",
    )


_SUITE = re.compile(
    r"(?:ProPlus|Standard|Professional|Personal|Home|HomeStudent|HomeBusiness|Excel)"
    r"(20\d\d|)(?:Retail|Volume)"
)
"""The names of bought editions with Excel; those from 2019 on end with their year."""


def _edition(registry: Registry) -> Finding:
    """Report whether Office is new enough; one without its own updater is of 2016 or before."""
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
    if by_policy:
        return Finding(
            f"{_MACROS_OFF[value]}, by policy",
            "ask whoever looks after the computer; where they stay off use xlwings Lite: "
            "py -m xltiebreak excel lite main.py",
        )
    return Finding(
        _MACROS_OFF[value], f"{_MACRO_SETTINGS}, choose Disable VBA macros with notification"
    )


def _setting(registry: Registry, name: str) -> tuple[str | int | None, bool]:
    """Return a setting of Excel's security, and whether a policy sets it."""
    by_policy = registry("HKCU\\" + _SECURITY.format("Policies\\"), name)
    if by_policy is not None:
        return by_policy, True
    return registry("HKCU\\" + _SECURITY.format(""), name), False
