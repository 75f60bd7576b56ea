"""An Excel that writes down what it is asked, for the import of functions."""

from __future__ import annotations

import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tests.excel.com.pywin32 import ComError


class Excel:
    """What :class:`xlwings.App` gives: an Excel with its books.

    ``fault`` is what goes wrong: it ``refuses`` as without trust in the VBA project, it ``hangs``
    behind a question, or ``nothing answers`` a function.
    """

    pid = 999_999_999  # of no process

    def __init__(self, fault: str = "") -> None:
        self.fault = fault
        self.asked: list[str] = []
        self.imported = ""
        self.books = self
        self.cell = _Cell(self)

    def __enter__(self) -> Excel:
        self.asked.append("start")
        return self

    def __exit__(self, *_: object) -> None:
        self.asked.append("quit")

    def __setattr__(self, name: str, value: Any) -> None:
        if name in ("calculation", "display_alerts"):
            self.asked.append(f"{name} {value}")
        super().__setattr__(name, value)

    def add(self) -> Any:
        self.asked.append("new book")
        return SimpleNamespace(sheets=[{"A1": self.cell}])

    def open(self, path: str) -> Any:
        self.asked.append(f"open {Path(path).name}")
        if self.fault == "hangs":
            time.sleep(2)
        self.Application = SimpleNamespace(
            Version="16.0", MacroOptions=self._options, Run=self._refuse
        )
        self.VBProject = SimpleNamespace(VBComponents=_Components(self))
        self.Name = Path(path).name
        return SimpleNamespace(
            api=self,
            name=self.Name,
            save=lambda: self.asked.append("save"),
            close=lambda: self.asked.append("close"),
        )

    def _options(self, macro: str, **described: Any) -> None:
        assert len(described["Description"]) < 256
        helps = described["ArgumentDescriptions"] or ()  # nothing where there are no arguments
        assert all(0 < len(text) < 256 for text in helps)
        self.asked.append(f"describe {macro}")

    def _refuse(self, *_: Any) -> None:
        raise ComError(-2147352567, "Exception occurred.", (0, "Excel", "not trusted", None), None)


class _Cell:
    """A cell of the new book, which answers as Python would."""

    def __init__(self, excel: Excel) -> None:
        self.excel = excel
        self.formula = ""

    @property
    def value(self) -> Any:
        self.excel.asked.append(f"look at {self.formula}")
        if self.excel.fault == "nothing answers":
            return "Could not activate Python COM server"
        return 13.75


class _Components:
    """The modules of the workbook's VBA project."""

    def __init__(self, excel: Excel) -> None:
        self.excel = excel

    def __call__(self, name: str) -> Any:
        raise ComError(-2147352567, f"there is no {name}")

    def Remove(self, component: Any) -> None:  # noqa: N802
        raise AssertionError("the workbook is a new one")

    def Import(self, path: str) -> None:  # noqa: N802
        if self.excel.fault == "refuses":
            self.excel._refuse()
        self.excel.imported = Path(path).read_text(encoding="ascii")
        self.excel.asked.append("import")
