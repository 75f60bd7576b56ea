"""What the functions take along into a workbook: all that they can ask for, and little else."""

from __future__ import annotations

import ast
import builtins
import symtable
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

import pytest

from xltiebreak.excel import travelling
from xltiebreak.excel.travelling import ROOTS, travelling_modules

GIVEN = {*vars(builtins), "__name__", "__file__"}


def scopes(table: symtable.SymbolTable) -> Iterator[symtable.SymbolTable]:
    yield table
    for child in table.get_children():
        yield from scopes(child)


modules_of_today = cache(travelling_modules)


@dataclass(frozen=True)
class Facts:
    """What a module defines, and what it asks for: names by themselves, names of other modules,
    and what stands behind the name of a module."""

    defined: set[str]
    used: set[str]
    imported: list[tuple[str, str, str]]
    behind: list[tuple[str, str]]


NOTHING = Facts(set(), set(), [], [])


@cache
def facts_of(source: str) -> Facts:
    """As Python's own tables have them."""
    table = symtable.symtable(source, "", "exec")
    used = {
        one.get_name()
        for scope in scopes(table)
        for one in scope.get_symbols()
        if one.is_referenced() and (scope is table or one.is_global())
    }
    imported, behind = [], []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            names = [(alias.name, alias.asname or alias.name) for alias in node.names]
            imported += [(node.module or "", *both) for both in names]
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            behind.append((node.value.id, node.attr))
    defined = {
        one.get_name() for one in table.get_symbols() if one.is_assigned() or one.is_imported()
    }
    return Facts(defined, used, imported, behind)


def missing(modules: Mapping[str, str]) -> list[str]:
    """The names that are used in modules and defined nowhere."""
    facts = {name: facts_of(source) for name, source in modules.items()}
    lacking = []

    def there(module: str, name: str) -> bool:
        return f"{module}.{name}" in modules or name in facts.get(module, NOTHING).defined

    for module, here in facts.items():
        beside = {}
        for source, name, known_as in here.imported:
            if source.startswith("xltiebreak") and not there(source, name):
                lacking.append(f"{module}: {source}.{name}")
            beside[known_as] = f"{source}.{name}"
        lacking += [f"{module}: {name}" for name in sorted(here.used - here.defined - GIVEN)]
        lacking += [
            f"{module}: {beside[first]}.{name}"
            for first, name in here.behind
            if beside.get(first) in modules and not there(beside[first], name)
        ]
    return lacking


@pytest.mark.slow
def test_nothing_is_missing() -> None:
    assert missing(modules_of_today()) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("module", "gone", "told"),
    [
        ("functions.cells", "def text_of(", "xltiebreak.functions.given: xltiebreak.functions."),
        ("functions.spills", "def _row(", "xltiebreak.functions.spills: _row"),
        ("functions.spills", "def why_table(", "xltiebreak.functions: xltiebreak.functions."),
        ("functions.cells", "def _whole(", "xltiebreak.functions.cells: _whole"),
        ("event.figures", "from fractions import", "xltiebreak.event.figures: Fraction"),
    ],
)
def test_what_is_missing_would_be_noticed(module: str, gone: str, told: str) -> None:
    modules, name = modules_of_today(), f"xltiebreak.{module}"
    [node] = [one for one in ast.parse(modules[name]).body if ast.unparse(one).startswith(gone)]
    lines = modules[name].splitlines(keepends=True)
    lines[node.lineno - 1 : node.end_lineno] = []

    assert any(one.startswith(told) for one in missing({**modules, name: "".join(lines)}))


MADE_UP = {
    ROOTS[0]: """
from xltiebreak.rules import TALLY, best as top
def ANSWER(): return top(TALLY)
""",
    ROOTS[1]: "",
    "xltiebreak": '"""A door."""',
    "xltiebreak.excel": "",
    "xltiebreak.rules": '''
"""Rules."""
from __future__ import annotations
import re
from typing import TYPE_CHECKING, Any
from xltiebreak import kinds, unasked
from xltiebreak.other import by_name, forgotten
if TYPE_CHECKING:
    from xltiebreak.kinds import Kind
TALLY = {}
# what stands above goes along
def best(one: Any) -> Kind:
    """Help that stays behind."""
    return by_name(one, "chosen")
def _best(one):
    return spare
# what nobody asks for
def forgotten_here():
    return spare
spare = 1
register(lambda: _counted)
@registered
def silent(): pass
_counted = frozenset({1})
made = by_name(3)
if not TYPE_CHECKING:
    def __getattr__(name): return elsewhere
''',
    "xltiebreak.kinds": "Kind = int\nother = 2\n",
    "xltiebreak.other": "def by_name(*names): return _best\n_best = 1\ndef chosen(): pass\n",
    "xltiebreak.unasked": "def forgotten(): pass\nforgotten_too = 5\n",
}


def test_a_definition_travels_if_its_name_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(travelling, "_source", MADE_UP.get)

    made = travelling_modules()

    assert made["xltiebreak.rules"].splitlines() == [
        "from __future__ import annotations",
        "import re",
        "from typing import Any",
        "from xltiebreak import kinds, unasked",
        "from xltiebreak.other import by_name",
        "TALLY = {}",
        "# what stands above goes along",
        "def best(one: Any) -> Kind:",
        '    return by_name(one, "chosen")',
        "register(lambda: _counted)",
        "@registered",
        "def silent(): pass",
        "_counted = frozenset({1})",
        "made = by_name(3)",
    ]
    assert made["xltiebreak.kinds"] == "Kind = int\n"
    assert made["xltiebreak.other"] == MADE_UP["xltiebreak.other"]
    assert made["xltiebreak.unasked"] == ""
    assert made[ROOTS[0]] == MADE_UP[ROOTS[0]].lstrip("\n")


def test_a_long_import_stays_readable(monkeypatch: pytest.MonkeyPatch) -> None:
    names = [f"a_rather_long_name_{k}" for k in range(8)]
    asked = names[:6]
    sources = {
        ROOTS[0]: f"from xltiebreak.door import {', '.join(asked)}\nANSWER = [{', '.join(asked)}]",
        ROOTS[1]: "",
        "xltiebreak.door": f"from xltiebreak.rules import {', '.join(names)}\n",
        "xltiebreak.rules": "".join(f"{name} = 1\n" for name in names),
    }
    monkeypatch.setattr(travelling, "_source", sources.get)

    made = travelling_modules()

    lines = "".join(f"    {name},\n" for name in asked)
    assert made["xltiebreak.door"] == f"from xltiebreak.rules import (\n{lines})\n"
    assert made["xltiebreak.rules"] == "".join(f"{name} = 1\n" for name in asked)
    assert missing(made) == []
