"""Workbooks changed in LibreOffice as people change them: rows and columns inserted, deleted,
sorted, merged and hidden, sheets copied, renamed and removed; formulas and names follow as in
Excel.

A macro in Basic carries out what a text file lists, one order a line, its parts behind tabs.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from xml.sax.saxutils import escape

import pytest

from tests.excel.test_letter_rules import ALWAYS_RECALCULATE

OFFICE = shutil.which("soffice")
Order = tuple[str | int, ...]
"""What to do, on which sheet, and with what; rows and columns are counted from 1."""

_MACRO = """
Sub Main
  Dim doc, sheet, entry, p, out, one
  Dim hidden(0) As New com.sun.star.beans.PropertyValue
  Dim xlsx(0) As New com.sun.star.beans.PropertyValue
  Dim fields(0) As New com.sun.star.table.TableSortField
  Dim sorting(1) As New com.sun.star.beans.PropertyValue
  hidden(0).Name = "Hidden" : hidden(0).Value = True
  xlsx(0).Name = "FilterName" : xlsx(0).Value = "Calc MS Excel 2007 XML"
  one = FreeFile : Open "{orders}" For Input As #one
  out = FreeFile : Open "{said}" For Output As #out
  Do While Not Eof(one)
    Line Input #one, entry
    p = Split(entry, Chr(9))
    If UBound(p) > 0 And p(0) <> "open" And p(0) <> "store" Then sheet = doc.Sheets.getByName(p(1))
    Select Case p(0)
      Case "open"
        doc = StarDesktop.loadComponentFromURL(ConvertToURL(p(1)), "_blank", 0, hidden())
      Case "insert columns" : sheet.Columns.insertByIndex(CLng(p(2)) - 1, CLng(p(3)))
      Case "delete columns" : sheet.Columns.removeByIndex(CLng(p(2)) - 1, CLng(p(3)))
      Case "insert rows" : sheet.Rows.insertByIndex(CLng(p(2)) - 1, CLng(p(3)))
      Case "delete rows" : sheet.Rows.removeByIndex(CLng(p(2)) - 1, CLng(p(3)))
      Case "hide row" : sheet.Rows.getByIndex(CLng(p(2)) - 1).IsVisible = False
      Case "hide column" : sheet.Columns.getByIndex(CLng(p(2)) - 1).IsVisible = False
      Case "text"
        sheet.getCellRangeByName(p(2)).NumberFormat = 100
        sheet.getCellRangeByName(p(2)).String = p(3)
      Case "number" : sheet.getCellRangeByName(p(2)).Value = CDbl(p(3))
      Case "clear" : sheet.getCellRangeByName(p(2)).clearContents(23)
      Case "merge" : sheet.getCellRangeByName(p(2)).merge(True)
      Case "sort"
        fields(0).Field = CLng(p(3)) : fields(0).IsAscending = False
        sorting(0).Name = "SortFields" : sorting(0).Value = fields()
        sorting(1).Name = "ContainsHeader" : sorting(1).Value = False
        sheet.getCellRangeByName(p(2)).sort(sorting())
      Case "rename" : sheet.Name = p(2)
      Case "copy" : doc.Sheets.copyByName(p(1), p(2), doc.Sheets.Count)
      Case "remove" : doc.Sheets.removeByName(p(1))
      Case "say"
        doc.calculateAll()
        Print #out, sheet.getCellRangeByName(p(2)).String
      Case "store"
        doc.calculateAll()
        doc.storeToURL(ConvertToURL(p(1)), xlsx())
        doc.close(True)
    End Select
  Loop
  Close #out
End Sub
"""
_MODULE = (
    '<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE script:module PUBLIC '
    '"-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "module.dtd"><script:module '
    'xmlns:script="http://openoffice.org/2000/script" script:name="Module1" '
    'script:language="StarBasic">{}</script:module>'
)


def worked_out(folder: Path, paths: Sequence[Path]) -> list[Path]:
    """Work workbooks out anew in one LibreOffice, and give where they then are."""
    if OFFICE is None:
        pytest.skip("LibreOffice (soffice) is not on this machine")
    user, out = folder / "profile" / "user", folder / "worked out"
    user.mkdir(parents=True)
    (user / "registrymodifications.xcu").write_text(ALWAYS_RECALCULATE, "utf-8")
    command = [OFFICE, f"-env:UserInstallation={user.parent.as_uri()}", "--headless"]
    command += ["--convert-to", "xlsx", "--outdir", str(out), *map(str, paths)]
    subprocess.run(command, check=True, capture_output=True, timeout=500)
    return [out / path.name for path in paths]


def in_office(folder: Path, orders: Sequence[Order]) -> list[str]:
    """Carry out the orders in one LibreOffice, and give what ``say`` said, line by line."""
    if OFFICE is None:
        pytest.skip("LibreOffice (soffice) is not on this machine")
    user = folder / "profile" / "user"
    user.mkdir(parents=True)
    (user / "registrymodifications.xcu").write_text(ALWAYS_RECALCULATE, "utf-8")
    command = [OFFICE, f"-env:UserInstallation={user.parent.as_uri()}", "--headless"]
    subprocess.run([*command, "--terminate_after_init"], check=True, capture_output=True)
    module = user / "basic" / "Standard" / "Module1.xba"  # made by LibreOffice, empty
    listed, said = folder / "orders.txt", folder / "said.txt"
    listed.write_text("".join("\t".join(map(str, one)) + "\n" for one in orders), "utf-8")
    macro = _MACRO.replace("{orders}", str(listed)).replace("{said}", str(said))
    module.write_text(_MODULE.format(escape(macro)), "utf-8")
    call = "macro:///Standard.Module1.Main"
    subprocess.run([*command, call], check=True, capture_output=True, timeout=300)
    return said.read_text("utf-8").splitlines()
