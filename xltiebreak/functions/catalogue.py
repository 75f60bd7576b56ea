"""The one list of the spreadsheet functions: what each takes, and what it does.

``excel`` registers it with xlwings, ``libreoffice`` writes it into its extension, and the table in
the documentation is made from it. A tie-break's function is made from its system in the registry:
name, help and arguments have one source.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from functools import cached_property, partial
from importlib import import_module
from typing import Any

from xltiebreak import __version__
from xltiebreak.event.findings import TieBreakError, shortened
from xltiebreak.event.words import table_beside
from xltiebreak.functions.spills import tie_break_column
from xltiebreak.functions.values import Given
from xltiebreak.rules.systems import SYSTEMS, Needs, TieBreak, tie_break

CATEGORY = "Chess tie-breaks"
_HELPS = table_beside(__name__, "arguments.rules")
_ARGUMENTS: Mapping[str, str] = {key.split()[-1]: text for key, text in _HELPS}
_BLOCKS = frozenset(key.split()[-1] for key, _ in _HELPS if key.startswith("block "))
"""The arguments that are ranges; in IHSA_ROUND, ``points`` is a figure."""

_POINTS_OF_A_MATCH = "The points inside the match (0 to 68 at the Illinois final)"
"""The help of ``points`` in a function without a block of results."""


@dataclass(frozen=True)
class SheetFunction:
    """A function as a spreadsheet has it.

    ``work`` returns the value or raises a TieBreakError; in the ``signature`` those arguments have
    a default that may be left out; ``help`` says in a sentence what it gives. If answers have words
    in them anyway (``in_words``), a cell may show the sentence about an error: no sum takes it for
    a figure.
    """

    name: str
    help: str
    signature: inspect.Signature
    work: Callable[..., Any]
    in_words: bool

    @cached_property
    def arguments(self) -> Mapping[str, str]:
        """The help of each argument by its name, in their order."""
        names = self.signature.parameters
        own = {} if "results" in names else {"points": _POINTS_OF_A_MATCH}
        return {name: {**_ARGUMENTS, **own}[name] for name in names}

    @cached_property
    def blocks(self) -> frozenset[str]:
        """The arguments that are ranges."""
        figures = {"points"} if self.name == "IHSA_ROUND" else set()
        return _BLOCKS.intersection(self.arguments) - figures


def error_cell(error: TieBreakError) -> str:
    """Return the text of a cell whose function raised an error; its long quotes are cut."""
    return f"TB error: {shortened(str(error), longest=200)}"


FUNCTIONS: dict[str, SheetFunction] = {}
"""Every function by its name."""
_GIVEN = frozenset(field.name for field in fields(Given))


def _offer(
    name: str, listed: str, help: str, answer: Callable[..., Any], *, in_words: bool = False
) -> None:
    """Offer a function whose arguments are ``listed`` in their order, optional ones in brackets.
    ``answer`` takes them by position; of a function on results first a :class:`Given`, which holds
    all about results, matches and prizes."""
    kind, needed = inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.empty
    parameters = [
        inspect.Parameter(word.strip("[]"), kind, default=None if word[0] == "[" else needed)
        for word in listed.split()
    ]
    signature = inspect.Signature(parameters)

    def work(*arguments: Any, **named: Any) -> Any:
        bound = signature.bind(*arguments, **named)
        bound.apply_defaults()
        left = dict(bound.arguments)
        if "results" not in left:
            return answer(*left.values())
        given = Given(**{name: left.pop(name) for name in _GIVEN.intersection(left)})
        return answer(given, *left.values())

    work.__name__, work.__doc__ = name, help
    FUNCTIONS[name] = SheetFunction(name, help, signature, work, in_words)


_MATCHES = "[points] [boards] [placed_by] [match_points]"
_READ = "[notation] [kind] [planned]"

NAMED: Mapping[str, TieBreak] = {
    name: tie_break("/".join(filter(None, (system.code, option))))
    for system in SYSTEMS.values()
    for option, name in {"": system.function, **system.functions}.items()
    if name and system.needs is not Needs.COMBINED
}
"""The tie-breaks by the names of the functions that this file makes of them."""

_USUAL = f"results [player] [edition] {_READ}"
_LISTED: Mapping[str | Needs, str] = {
    "IHSA": "results points [team] [notation]",
    "PI": "results points boards [team] [edition] [notation]",
    "GMP": "results points [team] [edition] [placed_by] [match_points] [notation]",
    Needs.POINTS: "results points [team] [edition] [notation]",
    Needs.RATINGS: f"results ratings [player] [edition] {_READ}",
}
"""The arguments of a tie-break's function that has others, by its code or by what it needs."""


def _late(answer: str, *values: Any) -> Any:
    """Return what a function answers whose file is imported only when a sheet asks."""
    file, _, function = answer.partition(".")
    return getattr(import_module(f"xltiebreak.functions.{file}"), function)(*values)


for _name, _tie in NAMED.items():
    _listed = _LISTED.get(_tie.code, _LISTED.get(_tie.system.needs, _USUAL))
    _offer(_name, _listed, _tie.help, partial(tie_break_column, code=_tie.code))
for _name, _entry in table_beside(__name__, "functions.rules"):
    _head, _listed, _help = _entry.split(" | ")
    _answer, _, _of_numbers = _head.partition(" ")
    _listed = _listed.replace("MATCHES", _MATCHES).replace("READ", _READ)
    _offer(_name, _listed, _help, partial(_late, _answer), in_words=not _of_numbers)
_VERSION = "The version of xltiebreak whose functions answer in this workbook."
_offer("VERSION_TB", "", _VERSION, lambda: __version__)
