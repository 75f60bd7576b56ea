"""LibreOffice driven by its own Python: orders and answers are JSON lines.

    /usr/bin/python3 tests/libreoffice/driver.py PROFILE SOFFICE [ARGUMENT ...]

This runs where ``uno`` is, and not in the tests' environment; it imports nothing of the project.
An order is the name of a method of :class:`Driver` and its arguments. Whoever started this ends
the process group, in which LibreOffice is, too.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import time
import uuid
from pathlib import Path
from typing import Any

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.connection import NoConnectException
from com.sun.star.table import TableSortField

SECONDS_TO_START = 90
ALL_BUT_FORMATS = 23
TEXT = 100
"""The number of the format @."""
XLSX = "Calc MS Excel 2007 XML"


def properties(**values: Any) -> tuple[Any, ...]:
    return tuple(PropertyValue(name, 0, value, 0) for name, value in values.items())


def url(path: str) -> str:
    return Path(path).resolve().as_uri()


class Driver:
    """What can be asked of LibreOffice; a document is known by the number under which it came."""

    def __init__(self, command: list[str]) -> None:
        pipe = f"uno{uuid.uuid4().hex}"
        command = [*command, f"--accept=pipe,name={pipe};urp"]
        self.office = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=sys.stderr)
        local = uno.getComponentContext()
        resolver = local.ServiceManager.createInstanceWithContext(
            "com.sun.star.bridge.UnoUrlResolver", local
        )
        where = f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext"
        end = time.monotonic() + SECONDS_TO_START
        while True:
            try:
                self.context = resolver.resolve(where)
                break
            except NoConnectException:
                if time.monotonic() > end:
                    raise
                time.sleep(0.05)
        self.desktop = self.service("com.sun.star.frame.Desktop")
        self.documents: list[Any] = []
        self.do = Edits(self).do

    def service(self, name: str) -> Any:
        return self.context.ServiceManager.createInstanceWithContext(name, self.context)

    def open(self, path: str = "", **more: Any) -> int:
        """Open a file, or a new spreadsheet."""
        where = url(path) if path else "private:factory/scalc"
        document = self.desktop.loadComponentFromURL(
            where, "_blank", 0, properties(Hidden=True, **more)
        )
        if document is None:
            raise ValueError(f"LibreOffice cannot open {path}")
        self.documents.append(document)
        return len(self.documents) - 1

    def add_sheet(self, document: int, sheet: str) -> None:
        sheets = self.documents[document].Sheets
        sheets.insertNewByName(sheet, sheets.Count)

    def cells(self, document: int, sheet: str, address: str) -> Any:
        """The cells at an address, such as ``B4:F9``; the first sheet, if none is named."""
        sheets = self.documents[document].Sheets
        one = sheets.getByName(sheet) if sheet else sheets.getByIndex(0)
        return one.getCellRangeByName(address)

    def type(self, document: int, sheet: str, address: str, rows: list[list[Any]]) -> None:
        """Type values from a cell on: texts stay texts, nothing empties a cell."""
        cells = self.block(document, sheet, address, len(rows), len(rows[0]))
        cells.setDataArray(tuple(tuple("" if one is None else one for one in row) for row in rows))

    def enter(self, document: int, sheet: str, address: str, rows: list[list[str]]) -> None:
        """Enter formulas from a cell on, in English."""
        cells = self.block(document, sheet, address, len(rows), len(rows[0]))
        cells.setFormulaArray(tuple(map(tuple, rows)))

    def enter_array(self, document: int, sheet: str, address: str, formula: str) -> None:
        """Enter one formula for all the cells at the address."""
        self.cells(document, sheet, address).setArrayFormula(formula)

    def block(self, document: int, sheet: str, address: str, rows: int, columns: int) -> Any:
        cell = self.cells(document, sheet, address)
        at = cell.RangeAddress
        return cell.Spreadsheet.getCellRangeByPosition(
            at.StartColumn, at.StartRow, at.StartColumn + columns - 1, at.StartRow + rows - 1
        )

    def calculate(self, document: int) -> float:
        """Work everything out anew; how many seconds it took."""
        began = time.perf_counter()
        self.documents[document].calculateAll()
        return time.perf_counter() - began

    def values(self, document: int, sheet: str, address: str) -> list[list[Any]]:
        """What stands in the cells: a number, a text, or an error as LibreOffice shows it."""
        cells = self.cells(document, sheet, address)
        return [
            [
                cells.getCellByPosition(column, row).String if value is None else value
                for column, value in enumerate(line)
            ]
            for row, line in enumerate(cells.getDataArray())
        ]

    def store(self, document: int, path: str, filter: str) -> None:
        """Save a copy; the filter is called as in LibreOffice's list, such as ``calc8``."""
        self.documents[document].storeToURL(url(path), properties(FilterName=filter))

    def close(self, document: int) -> None:
        self.documents[document].close(True)
        self.documents[document] = None

    def wizard(self, function: str) -> dict[str, Any]:
        """What the function wizard shows of a function."""
        found = self.service("com.sun.star.sheet.FunctionDescriptions").getByName(function)
        described = {one.Name: one.Value for one in found}
        arguments = [
            [one.Name, one.Description, one.IsOptional] for one in described["Arguments"] or ()
        ]
        return {
            "help": described["Description"],
            "category": described["Category"],
            "arguments": arguments,
        }

    def end(self) -> None:
        with contextlib.suppress(Exception):
            self.desktop.terminate()
        self.office.wait(20)


class Edits:
    """One document, changed as people change theirs; rows and columns are counted from 1."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.document: Any = None
        self.opened = 0
        self.is_worked_out = False

    def do(self, orders: list[list[Any]]) -> list[Any]:
        """What those that ask are answered; an order is the name of a method, with blanks."""
        answers = []
        for name, *arguments in orders:
            self.is_worked_out &= name in ("say", "store", "read", "print")
            try:
                answer = getattr(self, name.replace(" ", "_"))(*arguments)
            except Exception as error:
                raise ValueError(f"{name} {arguments}: {type(error).__name__}: {error}") from error
            if answer is not None:
                answers.append(answer)
        return answers

    def open(self, path: str) -> None:
        self.close()
        self.opened = self.driver.open(path)
        self.document = self.driver.documents[self.opened]

    def _configure(self, where: str, **settings: Any) -> None:
        provider = self.driver.service("com.sun.star.configuration.ConfigurationProvider")
        access = provider.createInstanceWithArguments(
            "com.sun.star.configuration.ConfigurationUpdateAccess", properties(nodepath=where)
        )
        for name, value in settings.items():
            access.replaceByName(name, value)
        access.commitChanges()

    def close(self) -> None:
        if self.document is not None:
            self.driver.close(self.opened)
            self.document = None

    def store(self, path: str, to: str = XLSX, options: str = "") -> None:
        """Under another name, in the kind of a filter; it stays open as what it was."""
        self.work_out()
        kind = properties(FilterName=to, **({"FilterOptions": options} if options else {}))
        self.document.storeToURL(url(path), kind)

    def work_out(self) -> None:
        """Everything anew, if anything was done since."""
        if not self.is_worked_out and hasattr(self.document, "calculateAll"):
            self.document.calculateAll()
        self.is_worked_out = True

    def recalculate(self) -> None:
        """What F9 does: work out what depends on cells that were changed."""
        self.document.calculate()

    def work_out_on_opening(self, always: int) -> None:
        """Whether workbooks that are opened from now on are worked out anew: 1 or 0."""
        self._configure("/org.openoffice.Office.Calc/Formula/Load", OOXMLRecalcMode=1 - always)

    def print(self, path: str) -> None:
        """As a PDF, without working anything out before, as people do."""
        self.document.storeToURL(url(path), properties(FilterName="calc_pdf_Export"))

    def not_afresh(self) -> list[str]:
        """The cells that show something else once everything is worked out anew."""
        before = self._shown()
        self.document.calculateAll()
        after = self._shown()
        return [
            f"{cell}: {text!r}, afresh {after[cell]!r}"
            for cell, text in before.items()
            if text != after[cell]
        ]

    def _shown(self) -> dict[str, Any]:
        shown = {}
        for sheet in self.document.Sheets:
            used = sheet.createCursor()
            used.gotoEndOfUsedArea(False)
            end = used.RangeAddress
            cells = sheet.getCellRangeByPosition(0, 0, end.EndColumn, end.EndRow).getDataArray()
            for row, line in enumerate(cells, start=1):
                shown.update({f"{sheet.Name} R{row}C{k}": v for k, v in enumerate(line, start=1)})
        return shown

    def undo(self) -> None:
        """Everything since the document was opened; a sheet that was removed is not undone."""
        while self.document.UndoManager.isUndoPossible():
            self.document.UndoManager.undo()

    def sheet(self, name: str) -> Any:
        return self.document.Sheets.getByName(name)

    def cells(self, sheet: str, address: str) -> Any:
        return self.sheet(sheet).getCellRangeByName(address)

    def insert_columns(self, sheet: str, first: int, count: int) -> None:
        self.sheet(sheet).Columns.insertByIndex(first - 1, count)

    def delete_columns(self, sheet: str, first: int, count: int) -> None:
        self.sheet(sheet).Columns.removeByIndex(first - 1, count)

    def insert_rows(self, sheet: str, first: int, count: int) -> None:
        self.sheet(sheet).Rows.insertByIndex(first - 1, count)

    def delete_rows(self, sheet: str, first: int, count: int) -> None:
        self.sheet(sheet).Rows.removeByIndex(first - 1, count)

    def hide_row(self, sheet: str, row: int) -> None:
        self.sheet(sheet).Rows.getByIndex(row - 1).IsVisible = False

    def hide_column(self, sheet: str, column: int) -> None:
        self.sheet(sheet).Columns.getByIndex(column - 1).IsVisible = False

    def text(self, sheet: str, address: str, text: str) -> None:
        cell = self.cells(sheet, address)
        cell.NumberFormat = TEXT
        cell.String = text

    def enter(self, sheet: str, address: str, typed: str) -> None:
        """Type as people do: what looks like a number or a date is one, unless cells are texts."""
        self.cells(sheet, address).FormulaLocal = typed

    def formula(self, sheet: str, address: str, formula: str) -> None:
        self.cells(sheet, address).Formula = formula

    def number(self, sheet: str, address: str, number: float) -> None:
        self.cells(sheet, address).Value = float(number)

    def clear(self, sheet: str, address: str) -> None:
        self.cells(sheet, address).clearContents(ALL_BUT_FORMATS)

    def merge(self, sheet: str, address: str) -> None:
        self.cells(sheet, address).merge(True)

    def sort(self, sheet: str, address: str, column: int, ascending: bool = False) -> None:
        """From the largest, or the least, by a column counted from 0."""
        field = TableSortField()
        field.Field, field.IsAscending = column, ascending
        fields = uno.Any("[]com.sun.star.table.TableSortField", (field,))
        self.cells(sheet, address).sort(properties(SortFields=fields, ContainsHeader=False))

    def move(self, sheet: str, address: str, to: str) -> None:
        """Cut cells out, and paste them from a cell on."""
        target = self.cells(sheet, to).getCellByPosition(0, 0).CellAddress
        self.sheet(sheet).moveRange(target, self.cells(sheet, address).RangeAddress)

    def paste(self, sheet: str, address: str, to: str) -> None:
        """Copy cells, and paste them from a cell on."""
        target = self.cells(sheet, to).getCellByPosition(0, 0).CellAddress
        self.sheet(sheet).copyRange(target, self.cells(sheet, address).RangeAddress)

    def filter(self, sheet: str, address: str, column: int, text: str) -> None:
        """Show only rows with this text in a column counted from 0; the first row has headers."""
        cells = self.cells(sheet, address)
        described = cells.createFilterDescriptor(True)
        described.ContainsHeader = True
        field = uno.createUnoStruct("com.sun.star.sheet.TableFilterField")
        field.Field, field.IsNumeric, field.StringValue = column, False, text
        field.Operator = uno.Enum("com.sun.star.sheet.FilterOperator", "EQUAL")
        described.setFilterFields((field,))
        cells.filter(described)

    def rename(self, sheet: str, name: str) -> None:
        self.sheet(sheet).Name = name

    def copy(self, sheet: str, name: str) -> None:
        self.document.Sheets.copyByName(sheet, name, self.document.Sheets.Count)

    def copy_as_excel(self, sheet: str, name: str) -> None:
        """On Excel's copies the formulas that name their own sheet name the copy: so does A1."""
        self.copy(sheet, name)
        cell = self.cells(name, "A1")
        old, new = (self.cells(one, "A2").AbsoluteName.rpartition(".")[0] for one in (sheet, name))
        cell.Formula = cell.Formula.replace(f"{old}.", f"{new}.")

    def remove(self, sheet: str) -> None:
        self.document.Sheets.removeByName(sheet)

    def say(self, sheet: str, address: str) -> str:
        """What a cell shows, everything worked out anew."""
        self.work_out()
        return str(self.cells(sheet, address).String)

    def read(self, sheet: str, address: str) -> list[list[Any]]:
        """The texts and numbers of a range; None for an error."""
        return [[*row] for row in self.cells(sheet, address).getDataArray()]


def main() -> None:
    profile, *command = sys.argv[1:]
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    driver = Driver([*command, f"-env:UserInstallation={url(profile)}"])
    print(json.dumps({"answer": None}), file=answers, flush=True)
    for line in sys.stdin:
        order, arguments, named = json.loads(line)
        try:
            answer = {"answer": getattr(driver, order)(*arguments, **named)}
        except Exception as error:  # told to whoever asked
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), file=answers, flush=True)
        if order == "end":
            return
    driver.end()


if __name__ == "__main__":
    main()
