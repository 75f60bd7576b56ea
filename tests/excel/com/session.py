"""A process that plays Excel's side of the classic route: requests and answers are JSON lines.

python -m tests.excel.com.session
"""

from __future__ import annotations

import io
import json
import sys
from types import ModuleType, SimpleNamespace
from typing import Any

from tests.excel.com.pywin32 import stand_in
from tests.excel.com.ranges import MISSING, ComRange, argument, from_excel

MODULE = "xltiebreak.excel.udfs"


def functions_of(module: ModuleType) -> dict[str, Any]:
    """What xlwings registered, by name."""
    registered = (getattr(module, name) for name in dir(module))
    return {one.__xlfunc__["name"]: one for one in registered if hasattr(one, "__xlfunc__")}


class Session:
    def __init__(self) -> None:
        from xlwings import udfs

        self.udfs: Any = udfs
        self.module = self.udfs.get_udf_module(MODULE, None)
        self.functions = functions_of(self.module)

    def call(self, name: str, arguments: list[Any]) -> Any:
        """A function's answer, through xlwings' dispatcher and converters."""
        given = [argument(one) for one in arguments]
        given += [MISSING] * (len(self.functions[name].__xlfunc__["args"]) - len(given))
        cell = ComRange([[None]])
        try:
            return {"value": from_excel(self.udfs.call_udf(MODULE, name, given, None, cell))}
        except Exception as error:  # VBA would put its text into the cell
            return {"raised": f"{type(error).__name__}: {error}"}

    def registered(self) -> dict[str, Any]:
        """Name → help, arguments and options, as xlwings keeps them."""
        return {
            name: {
                "doc": one.__xlfunc__["ret"]["doc"],
                "category": one.__xlfunc__["category"],
                "call_in_wizard": one.__xlfunc__["call_in_wizard"],
                "volatile": one.__xlfunc__["volatile"],
                "returns": one.__xlfunc__["ret"]["options"],
                "hints": sorted(one.__annotations__),
                "arguments": [
                    {
                        "name": argument["name"],
                        "doc": argument["doc"],
                        "options": argument["options"],
                        "optional": "optional" in argument,
                    }
                    for argument in one.__xlfunc__["args"]
                ],
            }
            for name, one in self.functions.items()
        }

    def wrapper(self, workbook: str) -> str:
        """The VBA that xlwings writes for the functions."""
        text = io.StringIO()
        book = SimpleNamespace(Name=workbook)
        self.udfs.generate_vba_wrapper(MODULE, self.module, text, book)
        return text.getvalue()

    def facts(self) -> dict[str, Any]:
        """That this is the real thing, without the part of xlwings under another licence."""
        import xlwings

        from xltiebreak.excel.udfs import CLASSIC

        return {
            "func": xlwings.func.__module__,
            "pro": xlwings.__pro__,
            "imported": [name for name in sys.modules if name.startswith("xlwings.pro")],
            "classic": CLASSIC,
        }


def main() -> None:
    answers = sys.stdout
    sys.stdout = sys.stderr
    stand_in()
    session = Session()
    for line in sys.stdin:
        what, *arguments = json.loads(line)
        print(json.dumps(getattr(session, what)(*arguments)), file=answers, flush=True)


if __name__ == "__main__":
    main()
