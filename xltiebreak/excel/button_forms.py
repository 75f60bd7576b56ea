"""The buttons and their forms, as the scripts state them, both for the pane of xlwings Lite and for
the sheet ``Buttons`` of a macro workbook.

This floor may not import the scripts, so it reads their text.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from inspect import cleandoc
from typing import NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.excel.cells.names import BUTTONS_SHEET
from xltiebreak.tables.cells import plain

BUTTONS_MODULE = "xltiebreak.scripts.classic"
"""The module that the buttons of a macro workbook call."""

_ON = "xltiebreak.scripts", "lite.py"
_YES_OR_NO = ("no", "yes")


class Box(NamedTuple):
    """A box of a form: its name, its choices (without any, all texts are taken), and its value if
    it is left empty."""

    name: str
    choices: Sequence[str]
    given: str


class ButtonForm(NamedTuple):
    """A button: the names of its script and of what it makes, the words and the boxes that it
    shows."""

    script: str
    makes: str
    title: str
    sentence: str
    boxes: Sequence[Box]

    @property
    def macro(self) -> str:
        """The name of the macro: ``MakeTheBulletin``."""
        return "".join(map(str.title, self.script.split("_")))

    def name_of(self, box: Box) -> str:
        """Return the name of the cell for a box."""
        return f"Box_{self.macro}_{box.name}"


@cache
def forms_of_buttons() -> Sequence[ButtonForm]:
    """Return the forms of all buttons in order, without the button that only Lite has."""
    package, name = _ON
    scripts = ast.parse(files(package).joinpath(name).read_text(encoding="utf-8")).body
    forms = [_form(script) for script in scripts if isinstance(script, ast.AsyncFunctionDef)]
    return [form for form in forms if form is not None]


def _form(script: ast.AsyncFunctionDef) -> ButtonForm | None:
    """Return the form of a script with a title that presses a button, else None."""
    titles = [
        decorator.keywords[0].value
        for decorator in script.decorator_list
        if isinstance(decorator, ast.Call)
    ]
    pressed = next(_pressed(script), None)
    if not titles or pressed is None:
        return None
    sentence = " ".join(cleandoc(ast.get_docstring(script) or "").split())
    return ButtonForm(
        script.name, pressed, ast.literal_eval(titles[0]), sentence, [*_boxes(script.args)]
    )


def _pressed(script: ast.AsyncFunctionDef) -> Iterator[str]:
    for node in ast.walk(script):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "press"
        ):
            yield ast.literal_eval(node.args[1])


def _boxes(arguments: ast.arguments) -> Iterator[Box]:
    _, *with_boxes = arguments.args
    for argument, default in zip(with_boxes, arguments.defaults):
        given = ast.literal_eval(default)
        kind = argument.annotation
        if isinstance(kind, ast.Subscript):  # Literal["letter", "a4"]
            yield Box(argument.arg, ast.literal_eval(kind.slice), given)
        elif isinstance(given, bool):
            yield Box(argument.arg, _YES_OR_NO, _YES_OR_NO[given])
        else:
            yield Box(argument.arg, (), given)


def filled_in(form: ButtonForm, texts: Mapping[str, str]) -> Mapping[str, str | bool]:
    """Return the values of a button's boxes, from the texts in them.

    Raises:
        TieBreakError: one of them is none of its choices.
    """
    values: dict[str, str | bool] = {}
    for box in form.boxes:
        text = " ".join(texts.get(box.name, "").split()) or box.given
        chosen = next(
            (choice for choice in box.choices if choice.casefold() == text.casefold()), None
        )
        if box.choices and chosen is None:
            raise TieBreakError(
                f"sheet {BUTTONS_SHEET}, {form.title}: {box.name} is {plain(text)[:40]!r}; choose "
                f"one of {', '.join(box.choices)}"
            )
        values[box.name] = text if chosen is None else chosen
        if box.choices == _YES_OR_NO:
            values[box.name] = chosen == "yes"
    return values
