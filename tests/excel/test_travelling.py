"""What functions and buttons take along into a workbook: every module that they can import."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from xltiebreak.excel import travelling, travelling_modules
from xltiebreak.excel.travelling import BUTTONS, FUNCTIONS, PACKED, readable_and_packed, source_of

modules_of_today = cache(readable_and_packed)


def missing(modules: Mapping[str, str]) -> list[str]:
    """The names of ours that modules import and that no module has."""
    names = {module: set(_defined(ast.parse(text))) for module, text in modules.items()}
    return [
        f"{module}: {node.module}.{alias.name}"
        for module, text in modules.items()
        for node in travelling._statements_below(ast.parse(text))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("xltiebreak")
        for alias in node.names
        if f"{node.module}.{alias.name}" not in modules
        and alias.name not in names.get(str(node.module), ())
        and not _offered(node.module, alias.name, names)
    ]


def _offered(package: str | None, name: str, names: Mapping[str, set[str]]) -> bool:
    file = travelling._offered_late(str(package)).get(name)
    return name in names.get(f"{package}.{file}", ())


def _defined(tree: ast.Module) -> Iterator[str]:
    for node in travelling._statements_below(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield node.name
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            yield from (alias.asname or alias.name for alias in node.names)
        elif isinstance(node, (ast.Assign, ast.AnnAssign, ast.For)):
            yield from (part.id for part in ast.walk(node) if isinstance(part, ast.Name))


@pytest.mark.slow
def test_nothing_that_is_imported_is_missing() -> None:
    readable, packed = modules_of_today()

    assert {line.partition(": ")[2] for line in missing(readable)} == {
        "xltiebreak.answers.why.WhyAnswer",
        "xltiebreak.checks.causes.with_causes",
        "xltiebreak.functions.announced_lines.announcement_table",
        "xltiebreak.functions.calculators",
        "xltiebreak.functions.grid_blocks.grid_section",
        "xltiebreak.functions.match_points.as_their_points_say",
        "xltiebreak.functions.match_points.matches_of",
        "xltiebreak.functions.pasted.comparison_table",
        "xltiebreak.functions.stated_prizes.section_with_prizes",
        "xltiebreak.functions.upset_list.upsets_table",
        "xltiebreak.questions.why.why",
        "xltiebreak.ranking.nobody.nobody",
        "xltiebreak.ranking.playoffs",
        "xltiebreak.ranking.playoffs.Playoff",
        "xltiebreak.ranking.playoffs.numbered",
    }, "of what is packed, functions need only what few of them ask for"
    assert missing({**readable, **packed}) == []
    assert readable.keys().isdisjoint(packed)


@pytest.mark.slow
def test_rules_ranking_and_division_can_be_read_and_what_reads_prizes_is_packed() -> None:
    readable, packed = modules_of_today()
    rooms = [name for name in readable if name.split(".")[1:2] in (["rules"], ["ranking"])]
    prizefund = {name: text for name, text in readable.items() if ".prizefund." in name}

    assert len(rooms) > 20
    assert "def divided(" in prizefund["xltiebreak.prizefund.uschess"]
    assert {*PACKED, "xltiebreak.prizefund.words"} <= {*packed}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("gone", "message"),
    [
        ("functions.cells", "xltiebreak.functions.spills: xltiebreak.functions.cells."),
        ("ranking.places", "xltiebreak.ranking.standings: xltiebreak.ranking.places."),
    ],
)
def test_what_is_missing_would_be_noticed(gone: str, message: str) -> None:
    readable, _ = modules_of_today()
    without = {name: text for name, text in readable.items() if name != f"xltiebreak.{gone}"}

    assert any(line.startswith(message) for line in missing(without))


MADE_UP = {
    FUNCTIONS[0]: '''
from __future__ import annotations
import re
from typing import TYPE_CHECKING, Any
from xltiebreak.rules import best, late as top
if TYPE_CHECKING:
    from xltiebreak.kinds import Kind
# stays
def ANSWER():
    """Help that stays behind."""
    from xltiebreak import asked
    return best(top, "xltiebreak.unasked")  # stays, too
class Empty:
    """Nothing else."""
''',
    "xltiebreak": '"""A door."""',
    "xltiebreak.excel": "",
    "xltiebreak.rules": "_FILES = {'behind': ('late',)}\ndef best(*names): pass\n",
    "xltiebreak.rules.behind": "late = 1\n",
    "xltiebreak.rules.other": "",
    "xltiebreak.kinds": "Kind = int\n",
    "xltiebreak.asked": "from xltiebreak.behind import it",
    "xltiebreak.behind": "it = 1\n",
    "xltiebreak.unasked": "",
}


@pytest.fixture
def made_up_modules(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    caches = travelling._offered_late, travelling._bare_and_imported
    monkeypatch.setattr(travelling, "source_of", MADE_UP.get)
    for kept in caches:
        kept.cache_clear()
    yield
    for kept in caches:
        kept.cache_clear()


@pytest.mark.usefixtures("made_up_modules")
def test_a_module_travels_whole_if_an_import_leads_to_it() -> None:
    travel = travelling_modules(FUNCTIONS)

    left = {"xltiebreak.kinds", "xltiebreak.unasked", "xltiebreak.rules.other"}
    assert travel.keys() == MADE_UP.keys() - left
    assert travel["xltiebreak.rules"] == MADE_UP["xltiebreak.rules"]
    removed = ['    """Help that stays behind."""']
    lines = MADE_UP[FUNCTIONS[0]].strip().replace('"""Nothing else."""', "...").splitlines()
    assert travel[FUNCTIONS[0]].splitlines() == [line for line in lines if line not in removed]


@pytest.mark.usefixtures("made_up_modules")
def test_what_is_to_be_packed_stays_behind_with_all_that_only_it_imports() -> None:
    travel = travelling_modules(FUNCTIONS, without=["xltiebreak.asked"])

    rules = {"xltiebreak.rules", "xltiebreak.rules.behind"}
    assert travel.keys() == {FUNCTIONS[0], "xltiebreak", "xltiebreak.excel", *rules}


@pytest.mark.slow
def test_what_a_button_imports_by_its_name_is_listed() -> None:
    from xltiebreak.formats.kinds import FORMATS
    from xltiebreak.scripts.buttons import KINDS

    kinds = [FORMATS[code] for code in KINDS.values()]
    named = {f"xltiebreak.{name}".partition(":")[0] for kind in kinds for name in kind[3:5] if name}
    assert named <= {*BUTTONS}
    assert all(source_of(name) for name in BUTTONS)
