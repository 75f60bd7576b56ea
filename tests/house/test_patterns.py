"""Twice the text takes at most three times as long: each pattern of the program is given what it
nearly matches, in the way in which the program uses it."""

from __future__ import annotations

import ast
import re
import signal
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from time import process_time
from types import FrameType
from typing import Any, NamedTuple

import pytest

from tests.house.near_matches import Near, Parts, near_matches

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="there is no clock that interrupts"),
]

PACKAGE = Path(__file__).parents[2] / "xltiebreak"
FILES = {
    ".".join(file.relative_to(PACKAGE).with_suffix("").parts).removesuffix(".__init__"): file
    for file in sorted(PACKAGE.rglob("*.py"))
    if file.name not in ("__main__.py", "component.py")  # LibreOffice's own Python runs this one
}
FLAGS_AT = {"sub": 4, "subn": 4, "split": 3, "match": 2, "fullmatch": 2, "search": 2}
FLAGS_AT |= {"findall": 2, "finditer": 2}
AT_THE_FRONT = ("match", "fullmatch")
LENGTHS = (8, 31, 125, 500, 2_000, 8_000)
"""Each four times the one before, so that what is linear takes four times as long, and what is
quadratic sixteen times."""
AT_ONCE, SUSPECT, PATIENCE, TIMES_AS_LONG = 0.005, 7.0, 0.5, 3.0
"""Seconds and a growth that are not looked into further, the seconds after which a text is given
up, and how many times as long twice the text may take."""
TRIES, AGREED = 3, 3
"""How often each length is tried, and how many such trials in a row have to say that it is slow."""


class Use(NamedTuple):
    """A pattern, where it stands and by which method it is used."""

    where: str
    pattern: re.Pattern[Any]
    method: str


def _of_tables() -> Iterator[Use]:
    """Yield the patterns that stand as texts in tables, and are compiled when they are used."""
    from xltiebreak.bulletin.word import styles
    from xltiebreak.formats import kinds
    from xltiebreak.prizefund import words
    from xltiebreak.rules.systems import names
    from xltiebreak.tables import grammar, people, ways

    table = {section: [*rows.values()] for section, rows in kinds._TABLE.items()}
    begun = table["beginnings"] + [row[1:] for row in table["programs"]]
    signs = [sign for kind in kinds.FORMATS.values() for sign in kind.signs]
    patterns: list[tuple[str, str, int, list[Any]]] = [
        ("tables.grammar", "finditer", 0, [*grammar._TOKENS.values()]),
        ("tables.ways", "fullmatch", 0, [*ways._WRITTEN.values()]),
        ("tables.people", "fullmatch", 0, [people._RATED_BEHIND, people._SCORED, people._RATED]),
        ("bulletin.word.styles", "search", 0, [styles._THEME_FONT % b"major"]),
        ("formats.kinds", "search", 0, [rf"\.(?:{ends})$" for _, ends, *_ in table["programs"]]),
        ("formats.kinds", "search", 0, signs),
        ("formats.kinds", "search", re.M, [part for _, part in table["parts"] + table["old"]]),
        ("formats.kinds", "match", re.DOTALL, [each.encode() for _, *row in begun for each in row]),
        (
            "prizefund.words",
            "match",
            re.IGNORECASE,
            [words.compiled(each).pattern for _, each in words.ROWS[-1]],
        ),
        (
            "rules.systems.names",
            "search",
            0,
            [each[0] for each in (*names._PROGRAM_POINTS, *names._FAMILIES, *names._CUT)],
        ),
    ]
    for where, method, flags, texts in patterns:
        yield from (Use(where, re.compile(text, flags), method) for text in texts)


SPLIT_AT_SIGNS = {"prizefund.stated", "ranking.playoffs"}
"""Files that choose between two signs to split at."""
OF_ANOTHER = {"tables.prizes", "rules.called", "tables.blocks", "cli.options"}
"""Files that use a match's own pattern again, or a word of the text; read their own table; or look
at a hundred letters at the most."""


def _uses_in(module: str) -> Iterator[Use | None]:
    """Yield the uses in a file, and nothing for a pattern that its code does not tell."""
    names = vars(import_module(f"xltiebreak.{module}" if module != "__init__" else "xltiebreak"))
    seen, others = set(), set[str]()
    for call in ast.walk(ast.parse(FILES[module].read_text("utf-8"))):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute):
            method, owner = call.func.attr, _value(call.func.value, names)
            if method not in FLAGS_AT:
                continue
            if owner is re:
                pattern = _compiled(call, names)
            elif isinstance(owner, re.Pattern):
                pattern = owner
            else:
                is_at_the_front = method in AT_THE_FRONT and len(call.args) == 1
                if owner is None and method != "split":  # which texts have, too
                    others.add(method if is_at_the_front else "finditer")
                continue
            seen.add(pattern)
            yield pattern and Use(module, pattern, method)
    for value in names.values():
        for pattern in _patterns_in(value):
            if pattern not in seen:
                for method in others or {"finditer"}:
                    yield Use(module, pattern, method)  # in a table


def _value(node: ast.expr, names: Mapping[str, Any]) -> Any:
    try:
        return eval(compile(ast.Expression(node), "", "eval"), dict(names))
    except Exception:
        return None


def _compiled(call: ast.Call, names: Mapping[str, Any]) -> re.Pattern[Any] | None:
    assert isinstance(call.func, ast.Attribute)
    flags = [each.value for each in call.keywords if each.arg == "flags"]
    flags += call.args[FLAGS_AT[call.func.attr] :]
    text = _value(call.args[0], names)
    return re.compile(text, _value(flags[0], names) if flags else 0) if text else None


def _patterns_in(value: Any) -> Iterator[re.Pattern[Any]]:
    if isinstance(value, re.Pattern):
        yield value
    elif isinstance(value, Mapping):
        yield from (each for pair in value.items() for part in pair for each in _patterns_in(part))
    elif isinstance(value, (tuple, list, set, frozenset)):
        yield from (each for part in value for each in _patterns_in(part))


@cache
def uses() -> tuple[list[Use], set[str]]:
    """Return all uses, each pattern once for each method, and the files with untold ones."""
    kept: dict[tuple[Any, int, str], Use] = {}
    untold = set()
    for module in FILES:
        for use in _uses_in(module):
            if use is None:
                untold.add(module)
            else:
                method = use.method if use.method in (*AT_THE_FRONT, "search") else "finditer"
                key = use.pattern.pattern, use.pattern.flags, method
                kept.setdefault(key, use._replace(method=method))
    for use in _of_tables():
        kept.setdefault((use.pattern.pattern, use.pattern.flags, use.method), use)
    return list(kept.values()), untold


def test_every_pattern_is_found() -> None:
    found, untold = uses()
    assert len(found) > 400
    assert untold <= {use.where for use in _of_tables()} | SPLIT_AT_SIGNS | OF_ANOTHER


@pytest.mark.parametrize("room", sorted({module.partition(".")[0] for module in FILES}))
def test_twice_the_text_takes_no_more_than_three_times_as_long(room: str) -> None:
    slow = [
        f"{use.where}: {use.pattern.pattern!r} by {use.method} in {near}"
        for use in uses()[0]
        if use.where.partition(".")[0] == room
        for near in slow_for(use)
    ]
    assert not slow


def slow_for(use: Use) -> Iterator[Near]:
    """Yield the first text that takes the pattern too long."""
    parts = Parts(use.pattern)
    for near in near_matches(parts, anywhere=use.method not in AT_THE_FRONT):

        def seconds(letters: int, near: Near = near) -> float:
            return _seconds(_run(use), parts.as_read(near.text(letters)))

        before = 0.0
        for letters in LENGTHS:
            now = seconds(letters)
            suspect = now > AT_ONCE and now > SUSPECT * before
            if suspect and all(_grows(seconds, letters) for _ in range(AGREED)):
                yield near
                return
            before = now


def _grows(seconds: Callable[[int], float], letters: int) -> bool:
    """Whether each doubling takes more than three times as long; of each length the best counts,
    since the machine may be busy."""
    if seconds(letters) >= PATIENCE:
        return True
    tried = [[seconds(letters * n) for n in (1, 2, 4)] for _ in range(TRIES)]
    best = [min(times) for times in zip(*tried)]
    return all(
        after > TIMES_AS_LONG * before or after >= PATIENCE for before, after in pairwise(best)
    )


def _run(use: Use) -> Callable[[Any], object]:
    if use.method == "finditer":
        return lambda text: sum(1 for _ in use.pattern.finditer(text))
    run: Callable[[Any], object] = getattr(use.pattern, use.method)
    return run


def _seconds(run: Callable[[Any], object], text: Any) -> float:
    """Return the processor's time, at most our patience."""

    def give_up(number: int, frame: FrameType | None) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGVTALRM, give_up)
    begun = process_time()
    try:
        signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
        run(text)
    except TimeoutError:
        return PATIENCE
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
    return process_time() - begun


@pytest.mark.parametrize(
    ("pattern", "method"),
    [
        (r"a+b", "search"),
        (r"(?:a+)+b", "match"),
        (r" *(.*\S) *", "fullmatch"),
        (r"<input[^>]+type=", "search"),
        (r"\d[\d,]*x", "finditer"),
        (r"(?:a|ab)(?:c|bcd)(?:d*)(?:d*)e", "match"),
        (r";(?![^()]*\))", "finditer"),
    ],
)
def test_slow_ones_are_found(pattern: str, method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also with less patience than is right for those of the program."""
    for name, value in {"PATIENCE": 0.1, "TRIES": 1, "AGREED": 1}.items():
        monkeypatch.setitem(globals(), name, value)
    use = Use("", re.compile(pattern), method)
    assert any(list(slow_for(use)) for _ in range(3)), "a busy machine may hide it once"


@pytest.mark.parametrize(
    ("pattern", "method"),
    [(r"a+b", "match"), (r"(?<!a)a+b", "search"), (r"<input[^<>]+type=", "search")],
)
def test_quick_ones_are_not(pattern: str, method: str) -> None:
    assert not list(slow_for(Use("", re.compile(pattern), method)))
