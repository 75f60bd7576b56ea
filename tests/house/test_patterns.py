"""No pattern takes all day for a long text: each is tried, in the way in which the program uses it,
on runs of whatever it may stumble over."""

from __future__ import annotations

import ast
import re
import signal
import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pathlib import Path
from types import FrameType

import pytest

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="there is no clock that interrupts"),
]

PACKAGE = Path(__file__).parents[2] / "xltiebreak"
ANYWHERE = {"search", "sub", "subn", "findall", "finditer", "split"}
LENGTH, SECONDS = 50_000, 3.0
"""What is quadratic looks at a milliard of places, and what is linear takes milliseconds."""

BOUNDED = {
    "excel.moments._NO_LETTERS_OF_A_FORMAT": "255 letters of a format",
    "excel.reentry._CALL": "formulas of our own workbooks",
    "excel.quick_sheets._FUNCTION": "formulas that we write",
    "prizefund.entry_fees._BEGINS_FEES": "4,000 letters of an announcement",
    "prizefund.entry_fees._ENDS_FEES": "4,000 letters of an announcement",
    "prizefund.entry_fees._OF_A_GROUP": "4,000 letters of an announcement",
    "prizefund.entry_fees._PRIZES_FOLLOW": "4,000 letters of an announcement",
    "prizefund.entry_fees._SIGNED": "4,000 letters of an announcement",
    "verify.meanings._REMARKS": "200 letters of a label",
}
"""Patterns that only ever see short texts, and which."""

FILES = {
    ".".join(file.relative_to(PACKAGE).with_suffix("").parts): file
    for file in sorted(PACKAGE.rglob("*.py"))
    if file.name != "__main__.py" and "re.compile(" in file.read_text(encoding="utf-8")
}
UNITS = [*"01aWx .,;:=-([<'\"_½\t", "a ", "1 ", " ,", "W.", "; ", "[;", "=a", "<a"]


def uses(dotted: str) -> Iterator[tuple[str, re.Pattern[str], bool]]:
    """Every pattern with a name in a module, and whether it is looked for anywhere in a text."""
    named: dict[str, set[str]] = {}
    for node in ast.walk(ast.parse(FILES[dotted].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            named.setdefault(node.value.id, set()).add(node.attr)
    module = import_module(f"xltiebreak.{dotted.removesuffix('.__init__')}")
    for name, value in vars(module).items():
        if isinstance(value, re.Pattern) and isinstance(value.pattern, str) and name in named:
            yield f"{dotted}.{name}", value, not ANYWHERE.isdisjoint(named[name])


def test_there_are_patterns_and_those_with_bounds_are_among_them() -> None:
    names = {name for dotted in FILES for name, _, _ in uses(dotted)}
    assert len(names) > 60
    assert names >= BOUNDED.keys()


@pytest.mark.parametrize("dotted", FILES)
def test_a_long_text_takes_no_longer_than_it_is_long(dotted: str) -> None:
    for name, pattern, anywhere in uses(dotted):
        if name not in BOUNDED:
            try_out(pattern, anywhere)


def try_out(pattern: re.Pattern[str], anywhere: bool) -> None:
    text = ""

    def give_up(number: int, frame: FrameType | None) -> None:
        raise AssertionError(f"{pattern.pattern} takes too long for {text[:20]!r} …")

    before = signal.signal(signal.SIGVTALRM, give_up)
    try:
        for unit, last in product(UNITS, ("", "!")):
            text = unit * (LENGTH // len(unit)) + last
            signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
            pattern.search(text) if anywhere else pattern.fullmatch(text)
            pattern.match(text)
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
