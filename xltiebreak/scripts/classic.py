"""The buttons of a macro workbook on Windows. Import Functions makes a macro without arguments from
each function here; the user's choices are in the boxes of the sheet ``Buttons``."""

# mypy: disable-error-code="no-untyped-call, no-untyped-def"

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from xlwings import Book, script

from xltiebreak.event.findings import TieBreakError
from xltiebreak.excel import BUTTONS_SHEET, ButtonForm, filled_in, forms_of_buttons
from xltiebreak.scripts.pressed import press_in_excel
from xltiebreak.tables.cells import cell_of


def _macro(form: ButtonForm) -> Callable[[], None]:
    def pressed():  # no type hint: xlwings would take it for a converter
        book = Book.caller()
        press_in_excel(book, form.makes, form.title, lambda: _asked(book, form))

    pressed.__name__ = pressed.__qualname__ = form.macro
    pressed.__doc__ = form.sentence
    registered: Callable[[], None] = script(pressed)
    return registered


def _asked(book: Any, form: ButtonForm) -> Mapping[str, Any]:
    """Return what the user chose in the boxes.

    Raises:
        TieBreakError: a box was deleted, or holds none of its choices.
    """
    named = {name.name: name for name in book.names}
    texts = {}
    for box in form.boxes:
        name = named.get(form.name_of(box))
        if name is None or "#REF!" in name.refers_to:
            raise TieBreakError(
                f"the box {box.name} of {form.title} is gone from the sheet {BUTTONS_SHEET}; begin "
                "anew with: py -m xltiebreak new --for classic --from this workbook"
            )
        texts[box.name] = cell_of(name.refers_to_range.value).text
    return filled_in(form, texts)


globals().update({form.macro: _macro(form) for form in forms_of_buttons()})
