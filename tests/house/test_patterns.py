"""Twice the text takes at most three times as long: each pattern of the program is given what it
nearly matches, parts of a match that stand there thousands of times before what breaks it."""

from __future__ import annotations

import re
import signal
import sys
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from time import process_time
from types import FrameType
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.nightly import by_day

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="there is no clock that interrupts"),
]

PACKAGE = Path(__file__).parents[2] / "xltiebreak"
FILES = {
    ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__"): file
    for file in sorted(PACKAGE.rglob("*.py"))
    if file.name not in ("__main__.py", "component.py")  # LibreOffice's own Python runs this one
}
OF_OUR_OWN = {"xltiebreak.rules.systems.registry"}
"""Files whose patterns read the program's docstrings alone."""
METHODS = "fullmatch|match|search|split|subn|sub|findall|finditer"
AT_THE_FRONT = ("match", "fullmatch")
LENGTH, FIRST, LONGEST_PART, OTHER = 2_000, 8, 3, "\x7f"
"""Letters of a text; among how many letters of a match a part stands, and how many it has at the
most where it does not begin it; and a letter that few patterns take."""
AT_ONCE, PATIENCE, TIMES_AS_LONG, TRIES = 0.002, 0.5, 3.0, 3
"""Seconds that are not looked into further, those after which a text is given up, how many times as
long twice the text may take, and how often each length is tried."""


class Use(NamedTuple):
    """A pattern, the file where it stands, and the method by which it is used."""

    where: str
    pattern: re.Pattern[Any]
    method: str


def uses() -> Iterator[Use]:
    """Yield the patterns of all files, each with the ways in which its file uses it."""
    for module in sorted(FILES.keys() - OF_OUR_OWN):
        source = FILES[module].read_text(encoding="utf-8")
        for name, value in vars(import_module(module)).items():
            own = re.findall(rf"\b{name}\.({METHODS})\b", source)
            for pattern in _patterns_in(value) if re.search(rf"^{name}\b", source, re.M) else ():
                for method in {*own} or {"match"}:  # in a table
                    yield Use(module, pattern, method)


def _patterns_in(value: Any) -> Iterator[re.Pattern[Any]]:
    if isinstance(value, re.Pattern):
        yield value
    elif isinstance(value, Mapping):
        yield from (each for pair in value.items() for part in pair for each in _patterns_in(part))
    elif isinstance(value, (tuple, list, set, frozenset)):
        yield from (each for part in value for each in _patterns_in(part))


USES = [*uses()]


def test_patterns_are_found() -> None:
    assert len(USES) > 200


def matches(pattern: re.Pattern[Any]) -> st.SearchStrategy[Any]:
    """Texts that a pattern matches, whatever is to stand beside them."""
    beside: Any = r"\(\?<?[=!](?:\[(?:[^]\\]|\\.)*\]|[^][()\\]|\\.)*\)"
    nothing: Any = ""
    if isinstance(pattern.pattern, bytes):
        beside, nothing = beside.encode(), b""
    text = re.sub(beside, nothing, pattern.pattern)
    return st.from_regex(re.compile(text, pattern.flags), fullmatch=True)


def parts_of(whole: str) -> Iterator[tuple[str, str, str]]:
    """Yield each part of a text with what stands before and behind it."""
    for first in range(min(len(whole), FIRST)):
        longest = first + LONGEST_PART if first else FIRST
        for last in range(first + 1, min(longest, len(whole)) + 1):
            yield whole[:first], whole[first:last], whole[last:]


def slow_for(use: Use, whole: Any) -> str:
    """Return what makes the pattern slow, if some part of this match does."""
    is_bytes = isinstance(whole, bytes)
    for before, part, after in parts_of(whole.decode("latin-1") if is_bytes else whole):
        for end in {"", OTHER, after + OTHER}:

            def seconds(letters: int, near: tuple[str, str, str] = (before, part, end)) -> float:
                text = near[0] + near[1] * (letters // len(near[1])) + near[2]
                return _seconds(use, text.encode("latin-1") if is_bytes else text)

            if seconds(LENGTH) > AT_ONCE and _grows(seconds):
                return (
                    f"{use.where}: {use.pattern.pattern!r} by {use.method}: {(before, part, end)}"
                )
    return ""


def _grows(seconds: Callable[[int], float]) -> bool:
    """Whether each doubling takes more than three times as long; of each length the best counts,
    since the machine may be busy."""
    if seconds(LENGTH) >= PATIENCE:
        return True
    tried = [[seconds(LENGTH * n) for n in (1, 2, 4)] for _ in range(TRIES)]
    best = [min(times) for times in zip(*tried)]
    return all(
        after > TIMES_AS_LONG * before or after >= PATIENCE for before, after in pairwise(best)
    )


def _seconds(use: Use, text: Any) -> float:
    """Return the processor's time, at most our patience."""

    def give_up(number: int, frame: FrameType | None) -> None:
        raise TimeoutError

    run = use.pattern.finditer if use.method not in (*AT_THE_FRONT, "search") else None
    before = signal.signal(signal.SIGVTALRM, give_up)
    begun = process_time()
    try:
        signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
        sum(1 for _ in run(text)) if run else getattr(use.pattern, use.method)(text)
    except TimeoutError:
        return PATIENCE
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
    return process_time() - begun


@pytest.mark.parametrize("module", sorted({use.where for use in USES}))
@given(data=st.data())
@settings(max_examples=by_day(1, night=30))
def test_twice_the_text_takes_no_more_than_three_times_as_long(module: str, data: Any) -> None:
    for use in (use for use in USES if use.where == module):
        assert slow_for(use, data.draw(matches(use.pattern))) == ""


SLOW = [
    (r"a+b", "search"),
    (r"(?:a+)+b", "match"),
    (r" *(.*\S) *", "fullmatch"),
    (r"<input[^>]+type=", "search"),
    (r"\d[\d,]*x", "finditer"),
    (r"(?:a|ab)(?:c|bcd)(?:d*)(?:d*)e", "match"),
    (r";(?![^()]*\))", "finditer"),
]
QUICK = [(r"a+b", "match"), (r"(?<!a)a+b", "search"), (r"<input[^<>]+type=", "search")]


@pytest.mark.parametrize(("pattern", "method"), [*SLOW, *QUICK])
def test_slow_ones_are_found_and_quick_ones_are_not(pattern: str, method: str) -> None:
    use, found = Use("", re.compile(pattern), method), []

    @given(matches(use.pattern))
    def looked_at(whole: str) -> None:
        found.append(slow_for(use, whole))

    looked_at()
    assert any(found) == ((pattern, method) in SLOW)
