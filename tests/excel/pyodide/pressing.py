"""Buttons pressed inside Pyodide, as xlwings Lite does it; runs behind lite_client.py, as one text
with it."""

import base64
import os
import time
from typing import TYPE_CHECKING, Any

import js
import xlwings
from xlwings.server import custom_scripts_call

if TYPE_CHECKING:
    from tests.excel.lite_client import Client, Sheet
    from tests.excel.pyodide.inside import main

MOMENT = "1772323200"


def unpacked(sheets: list[dict[str, Any]]) -> list[Sheet]:
    made = []
    for one in sheets:
        sheet = Sheet(one["name"], one["visible"])
        for name in ("values", "formulas", "formats"):
            cells = {tuple(map(int, cell.split(","))): held for cell, held in one[name].items()}
            setattr(sheet, name, cells)
        sheet.merged = [tuple(block) for block in one["merged"]]
        sheet.hidden_rows, sheet.hidden_columns = set(one["rows"]), set(one["columns"])
        made.append(sheet)
    return made


async def press(script: str, form: Any, workbook: Any) -> dict[str, Any]:
    """What a script asks Excel to write, the files that it leaves, and how long it takes."""
    given = workbook.to_py()
    client = Client(unpacked(given["sheets"]), given["names"])
    os.environ["SOURCE_DATE_EPOCH"] = MOMENT
    os.makedirs("/data", exist_ok=True)
    before, js.xlwings = js.xlwings, client
    book = xlwings.Book(json=client.payload("event.xlsx"))
    begun = time.perf_counter()
    try:
        named = {xlwings.Book: book}
        await custom_scripts_call(main, script, typehint_to_value=named, args=list(form.to_py()))
    finally:
        js.xlwings = before
    seconds = time.perf_counter() - begun
    files = {}
    for name in sorted(os.listdir("/data")):
        with open(f"/data/{name}", "rb") as file:
            files[name] = base64.b64encode(file.read()).decode()
        os.remove(f"/data/{name}")
    actions = [*client.actions, *book.json()["actions"]]
    cells = [each["values"] for each in actions if each["func"] == "setFormula"]
    return {"cells": cells, "files": files, "seconds": seconds}
