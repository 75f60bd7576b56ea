"""The functions in Pyodide, the Python of xlwings Lite, through xlwings' own calls.

xlwings is fetched and never part of this project: what serves Lite in it, its ``pro`` folder, is
under the PolyForm Noncommercial License, and is used here for testing an open project.
"""

from __future__ import annotations

import asyncio
import base64
import importlib.metadata
import json
import os
import shutil
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import canonicalize

import pytest

from tests.excel.lite_book import opened, sheets_of
from tests.excel.test_lite import typed_by_hand
from tests.faces.functions import REFUSED, same_answers
from tests.make.calls import BHAM, ERROR, USUAL, WRONG
from tests.make.files import empty_swiss, write_workbook
from tests.make.packages import parts
from tests.nightly import by_day
from xltiebreak import scripts
from xltiebreak.disk.office_file import Package
from xltiebreak.excel.web_extension import MAIN, settings_in
from xltiebreak.functions import FUNCTIONS
from xltiebreak.scripts.buttons import FETCHED

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent
EDITED = """\
FILES = {path: text.replace("nothing to fix", "all is well") for path, text in FILES.items()}

if __name__"""
"""What somebody writes into main.py."""
PROJECT = HERE.parents[2]

MOMENT = "1772323200"
"""When Word files say that they were made."""

LARGE = [
    [f"{'WL'[player > opponent]}{opponent + 1}" for opponent in opponents]
    for player in range(300)
    for opponents in [[(2 * round + 1 - player) % 300 for round in range(12)]]
]
"""300 players over 12 rounds, the upper one of two winning."""


CALLS = [*USUAL, *WRONG]


def given(value: Any) -> Any:
    """A value as Excel gives it: an error as what Office.js makes of it."""
    if isinstance(value, list):
        return [given(each) for each in value]
    if value == ERROR:
        return {
            "type": "Error",
            "basicType": "Error",
            "basicValue": ERROR,
            "errorType": "NotAvailable",
        }
    return value


LIVE = "=_xldudf_STANDINGS_TB(Crosstable!F5:I10,Crosstable!B5:B10)"
SHEETS = {
    "Crosstable": {
        "address": "A4:C5",
        "formulas": [["No.", "R1", "Score"], [1, "W2", "=SUM(1,0)"]],
        "values": [["No.", "R1", "Score"], [1, "W2", 1]],
    },
    "Standings": {
        "address": "B3:C5",
        "formulas": [["Standings", ""], [LIVE, LIVE], [LIVE, LIVE]],
        "values": [["Standings", None], ["#NAME?", "No."], [1, 2]],
    },
    "Help": {
        "address": "A1:A2",
        "formulas": [["=SOLKOFF(F5:J28)"], ["=[2]!_xldudf_CHECK_TB(Crosstable!B5:B5)"]],
        "values": [["=SOLKOFF(F5:J28)"], ["#REF!"]],
    },
    "Blank": {"address": None, "formulas": [], "values": []},
}


@cache
def carried() -> dict[str, str]:
    """What Lite finds in a workbook."""
    return settings_in(Package(write_workbook(empty_swiss(2, 1))))


EVERY = {"main": 1, "stated": by_day(8, night=1)}
"""main.py in the newest Pyodide, and in the one that the workbook states: every how manieth call is
made there."""
MAINS = [*EVERY]


@dataclass(frozen=True)
class Button:
    """A script with what is filled into its form, on a workbook."""

    script: str
    form: list[Any]
    workbook: str

    def __str__(self) -> str:
        return f"{self.script}-{self.workbook}"


BUTTONS = [
    Button(script, json.loads(form.strip() or "[]"), workbook)
    for line in (HERE / "buttons.txt").read_text("utf-8").splitlines()
    for script, workbook, form in [(line + "  ").split(" ", 2)]
]


WORD_BUTTONS = ("make_the_bulletin", "why_is_a_before_b")
FEW = 2
"""So many of them are pressed in the Pyodide that the workbook states, too."""


@cache
def workbook(name: str) -> bytes:
    """The workbook of an example, or a small one in which two results contradict each other."""
    if name == "broken":
        return typed_by_hand([["No.", "Name", "R1"], [1, "Abel", "W2"], [2, "Bea", "W1"]])
    return (PROJECT / "examples" / name / f"{name}.xlsx").read_bytes()


def packed(content: bytes) -> dict[str, Any]:
    """What Excel knows of a workbook, as far as the engine asks for it."""
    sheets, names = sheets_of(content)

    def cells(held: Mapping[tuple[int, int], Any]) -> dict[str, Any]:
        return {f"{row},{column}": each for (row, column), each in held.items()}

    listed = [
        {
            "name": sheet.name,
            "visible": sheet.visible,
            "values": cells(sheet.values),
            "formulas": cells(sheet.formulas),
            "formats": cells(sheet.formats),
            "merged": sheet.merged,
            "rows": sorted(sheet.hidden_rows),
            "columns": sorted(sheet.hidden_columns),
        }
        for sheet in sheets
    ]
    return {"sheets": listed, "names": names}


def pressed_here(button: Button, folder: Path) -> dict[str, Any]:
    """The same script in this Python."""
    with pytest.MonkeyPatch.context() as patch, opened(workbook(button.workbook)) as (book, client):
        patch.setenv("SOURCE_DATE_EPOCH", MOMENT)
        patch.setattr("xltiebreak.scripts.lite.FOLDER", str(folder))
        asyncio.run(getattr(scripts.lite, button.script)(book, *button.form))
        actions = [*client.actions, *book.json()["actions"]]
    return {
        "cells": [action["values"] for action in actions if action["func"] == "setFormula"],
        "files": {
            path.name: base64.b64encode(path.read_bytes()).decode() for path in folder.iterdir()
        },
    }


def missing(reason: str) -> None:
    """Skip, but not in CI: there everything has to run."""
    if os.environ.get("CI"):
        pytest.fail(f"CI is set, but {reason}")
    pytest.skip(reason)


def xlwings_wheel() -> Path:
    """xlwings without compiled parts, in the version that is installed here."""
    version = importlib.metadata.version("xlwings")
    wheel = HERE / "wheels" / f"xlwings-{version}-py3-none-any.whl"
    if not wheel.exists():
        missing(
            f"there is no {wheel.name} in {wheel.parent.relative_to(PROJECT)}; run pip download "
            "--no-deps --only-binary=:all: --platform any --implementation py --abi none "
            f"--dest {wheel.parent.relative_to(PROJECT)} xlwings=={version}"
        )
    return wheel


@pytest.fixture(scope="session")
def lite(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What came of everything, in one process of Node for all tests."""
    node = shutil.which("node")
    if node is None:
        missing("there is no Node.js (node) on the path")
    if not (HERE / "node_modules" / "pyodide").exists():
        missing(f"Pyodide is not installed; run npm ci --prefix {HERE.relative_to(PROJECT)}")
    main = carried()[MAIN]
    job = {
        "xlwings": str(xlwings_wheel()),
        "main": main,
        "calls": [{"function": name, "args": given(arguments)} for name, arguments in CALLS],
        "sheets": SHEETS,
        "timed": ["MODMEDIAN", [LARGE]],
        "few": FEW,
        "every": EVERY,
        "buttons": [
            {"script": button.script, "form": button.form, "workbook": button.workbook}
            for button in BUTTONS
        ],
        "workbooks": {name: packed(workbook(name)) for name in {each.workbook for each in BUTTONS}},
        "changed": main.replace("if __name__", EDITED, 1),
        "changed_call": ["CHECK_TB", [BHAM]],
    }
    path = tmp_path_factory.mktemp("pyodide") / "job.json"
    path.write_text(json.dumps(job), encoding="utf-8")
    ran = subprocess.run(
        [str(node), str(HERE / "run.mjs"), str(path)],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr[-3000:]
    return json.loads(ran.stdout)


def test_it_is_the_python_of_lite(lite: Any) -> None:
    assert lite["main"]["python"].startswith("3.14.")
    assert lite["stated"]["python"].startswith("3.12.")
    values = json.loads((HERE / "package.json").read_text("utf-8"))["dependencies"]
    assert values["pyodide-of-workbooks"] == f"npm:pyodide@{carried()['pyodideVersion']}"


SCRIPTS = [
    *("announce", "check_the_event", "make_live", "make_the_bulletin", "make_the_web_page"),
    *("prizes", "save_for_the_rating_report", "verify", "what_if", "why_is_a_before_b"),
]


@pytest.mark.parametrize("way", MAINS)
def test_every_function_is_registered(lite: Any, way: str) -> None:
    functions, scripts = lite[way]["registered"]

    assert sorted(functions) == sorted(FUNCTIONS)
    shown = [(script["function_name"], script["name"], script["lazy"]) for script in scripts]
    assert [(name, lazy) for name, _, lazy in shown] == [(name, True) for name in SCRIPTS]
    assert ("make_live", "Make the formulas live", True) in shown


@pytest.mark.parametrize("way", MAINS)
def test_nothing_of_the_desktop_is_imported(lite: Any, way: str) -> None:
    assert lite[way]["foreign"] == []


def of_lite(answer: Any) -> Any:
    """An answer, or its error as a cell would tell it."""
    return answer["value"] if "value" in answer else f"{REFUSED}{answer['error']}"


@pytest.mark.parametrize("way", MAINS)
def test_a_function_gives_what_it_gives_here(lite: Any, way: str) -> None:
    given = lite[way]["answers"]
    assert {answer["kind"] for answer in given if "kind" in answer} == {"ValueError"}
    same_answers(lambda calls: [*map(of_lite, given)], CALLS[:: EVERY[way]])


@pytest.mark.parametrize("way", MAINS)
def test_a_large_crosstable_is_quick_in_a_browser_too(lite: Any, way: str) -> None:
    assert lite[way]["seconds"]["large"] < 1


@pytest.mark.parametrize("way", MAINS)
def test_a_pasted_newer_text_counts(lite: Any, way: str) -> None:
    assert lite[way]["changed"]["value"][0][0] == "all is well"


@pytest.mark.parametrize("way", MAINS)
def test_the_script_asks_excel_for_the_formulas_that_use_the_functions(lite: Any, way: str) -> None:
    written = [
        (action["sheet_position"], action["start_row"], action["start_column"], action["values"])
        for action in lite[way]["actions"]
        if action["func"] == "setFormula"
    ]

    assert written == [
        (1, 3, 1, [["=STANDINGS_TB(Crosstable!F5:I10,Crosstable!B5:B10)"]]),
        (2, 1, 0, [["=CHECK_TB(Crosstable!B5:B5)"]]),
    ]
    assert len(lite[way]["actions"]) == len(written)
    assert lite[way]["printed"] == ["Formulas entered: Standings 1, Help 1. Now save the workbook."]


def without_word() -> None:
    """Skip what needs python-docx in Pyodide, but not where a workflow has the internet."""
    reason = "Pyodide could not fetch python-docx from PyPI and lxml from cdn.jsdelivr.net"
    if os.environ.get("PYODIDE_FETCHES"):
        pytest.fail(f"PYODIDE_FETCHES is set, but {reason}")
    pytest.skip(reason)


def unpacked(file: str) -> dict[str, bytes]:
    """The parts of a Word file, of XML as every lxml writes it; another file as it is."""
    content = base64.b64decode(file)
    if not content.startswith(b"PK"):
        return {"": content}
    return {
        name: canonicalize(part).encode() if name.endswith((".xml", ".rels")) else part
        for name, part in parts(content).items()
    }


@pytest.mark.parametrize("button", BUTTONS, ids=str)
def test_a_button_of_main_does_what_it_does_here(lite: Any, button: Button, tmp_path: Path) -> None:
    """The whole way: an engine of Lite, its JavaScript's answers, main.py and what it fetches."""
    here = pressed_here(button, tmp_path)
    is_fine = button.workbook != "broken"
    assert bool(here["files"]) == (is_fine and button.script.startswith(("make", "save", "why")))
    for way in MAINS[: 2 if button in BUTTONS[:FEW] else 1]:
        there = lite[way]["pressed"][BUTTONS.index(button)]
        [cells] = there["cells"]
        if is_fine and button.script in WORD_BUTTONS and not lite[way]["writesWord"]:
            answer = " ".join(row[0].lstrip("'") for row in cells)
            assert "write the line python-docx into requirements.txt" in answer
            assert not there["files"]
            without_word()
        fetched = [row for row in cells if row[0] == f"'{FETCHED}"]
        assert [[row for row in cells if row not in fetched]] == here["cells"]
        assert there["files"].keys() == here["files"].keys()
        for name, file in here["files"].items():
            assert unpacked(there["files"][name]) == unpacked(file)


@pytest.mark.parametrize("way", MAINS)
def test_python_docx_is_fetched_once_and_told(lite: Any, way: str) -> None:
    if not lite[way]["writesWord"]:
        without_word()
    assert str([each["cells"] for each in lite[way]["pressed"]]).count(FETCHED) == 1


def test_no_button_imports_what_a_workbook_neither_brings_nor_fetches(lite: Any) -> None:
    for way in MAINS:
        foreign = set(lite[way]["foreignBehindButtons"])
        if lite[way]["writesWord"]:
            assert {"docx", "lxml"} <= foreign
            assert not foreign & {"click", "openpyxl", "rich", "xlsxwriter"}
        else:
            assert not foreign
