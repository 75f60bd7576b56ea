"""What runs inside Pyodide: the functions and the script, called as xlwings Lite calls them."""

import sys
import time
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import xlwings
from xlwings.server import (
    custom_functions_call,
    custom_functions_meta,
    custom_scripts_call,
    custom_scripts_meta,
)

OURS = {"xltiebreak", "xlwings", "main", "__main__"}
PYODIDES = {"_pyodide", "_pyodide_core", "pyodide", "pyodide_js", "js"}
main = ModuleType("main")


def run_main(text: str) -> None:
    """Run a main.py, in the namespace of the one before if there was one."""
    sys.modules["main"] = main
    exec(compile(text, "main.py", "exec"), main.__dict__)


def registered() -> list[Any]:
    """The functions and scripts that Lite would show."""
    functions = custom_functions_meta(main)["functions"]  # type: ignore[no-untyped-call]
    scripts = custom_scripts_meta(main)  # type: ignore[no-untyped-call]
    return [[function["name"] for function in functions], scripts]


def foreign() -> list[str]:
    """What was imported from neither the standard library, xlwings, Pyodide nor us."""
    imported = {name.partition(".")[0] for name in sys.modules}
    return sorted(imported - set(sys.stdlib_module_names) - OURS - PYODIDES)


def writes_word() -> bool:
    """Whether python-docx is there, which a button fetches."""
    return find_spec("docx") is not None


async def call(function: str, args: Any) -> dict[str, Any]:
    """The value of one function, or its error; ``args`` are JavaScript's own values."""
    request = {
        "func_name": function,
        "args": args.to_py(),
        "version": xlwings.__version__,
        "client": "Office.js",
        "runtime": "1.4",
        "caller_address": "[event.xlsx]Standings!A1",
    }
    try:
        return {"value": await custom_functions_call(request, main)}
    except Exception as error:
        return {"error": str(error), "kind": type(error).__name__}


async def seconds(function: str, args: Any, times: int) -> float:
    """How long one call takes, the conversion of its arguments included."""
    begun = time.perf_counter()
    for _ in range(times):
        answer = await call(function, args)
        assert "value" in answer, answer
    return (time.perf_counter() - begun) / times


async def run_script(names: Any) -> Any:
    """Run the script on a workbook with these sheets; what it asks Excel to write."""
    sheets = [
        {"name": name, "values": [], "pictures": [], "tables": [], "names": []} for name in names
    ]
    workbook = {"name": "event.xlsx", "active_sheet_index": 0, "selection": "A1"}
    given = {"client": "Office.js", "version": xlwings.__version__, "book": workbook, "names": []}
    book = xlwings.Book(json={**given, "sheets": sheets})
    await custom_scripts_call(main, "make_live", typehint_to_value={xlwings.Book: book})
    return book.json()["actions"]
