"""``import xltiebreak`` offers its public names, typed and with examples that are true."""

from __future__ import annotations

import ast
import doctest
import inspect
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import xltiebreak
from tests.command import ROOT

PACKAGE = ROOT / "xltiebreak"
WITH_EXAMPLES = sorted(
    ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    for file in PACKAGE.rglob("*.py")
    if "    >>> " in file.read_text(encoding="utf-8") or file == PACKAGE / "__init__.py"
)


def test_only_public_names_are_offered() -> None:
    assert dir(xltiebreak) == sorted([*xltiebreak.__all__, "__version__"])
    assert all(getattr(xltiebreak, name) is not None for name in xltiebreak.__all__)
    with pytest.raises(AttributeError, match="'xltiebreak' has no attribute 'stndings'"):
        getattr(xltiebreak, "stndings")  # noqa: B009


def test_a_type_checker_sees_the_same_names_in_the_same_files() -> None:
    tree = ast.parse((PACKAGE / "__init__.py").read_text(encoding="utf-8"))
    [typed] = [node for node in tree.body if ast.unparse(node).startswith("if TYPE_CHECKING")]
    assert isinstance(typed, ast.If)
    seen = {
        f"xltiebreak.{file}": names
        for file, names in xltiebreak._FILES.items()  # the table behind the face
    }
    assert seen == {
        str(node.module): tuple(alias.name for alias in node.names)
        for node in typed.body
        if isinstance(node, ast.ImportFrom)
    }
    assert sorted(name for names in seen.values() for name in names) == sorted(xltiebreak.__all__)


@pytest.mark.slow
@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_the_examples_in_docstrings_are_true(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the project's folder, where the example events are; line breaks do not matter."""
    monkeypatch.chdir(ROOT)
    run = doctest.testmod(import_module(name), optionflags=doctest.NORMALIZE_WHITESPACE)
    assert run.attempted
    assert not run.failed


def test_every_public_function_shows_a_call_and_its_result() -> None:
    functions = filter(
        inspect.isfunction, (getattr(xltiebreak, name) for name in xltiebreak.__all__)
    )
    silent = [function.__name__ for function in functions if ">>> " not in (function.__doc__ or "")]
    assert silent == []


SCRIPT = """
from xltiebreak import EventPrizes, EventStandings, Explanation, SectionStandings
from xltiebreak import explain, load, prizes, standings
event = load("event.xlsx")
table: EventStandings = standings(event, "Open", order=["MM", "SOLK"], lots="3,1,2")
alone: SectionStandings = standings(event.sections[0], order="uschess")
for section in table:
    reveal_type(section.rows[0].player.name)
why: Explanation = explain(table, "Hart", ("MM",))
print(why, why.to_dict()["worksheets"], table["U1200"], len(table))
given: EventPrizes = prizes(table)
print(given["Open"].winners[0].cash + prizes(alone)[0].awards.difference)
standings("event.xlsx")
"""


@pytest.mark.slow
def test_a_type_checker_follows_a_script(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT, encoding="utf-8")
    mypy = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary"]
    checked = subprocess.run(
        [*mypy, "--cache-dir", str(ROOT / ".mypy_cache"), script.name],
        cwd=tmp_path,
        env={**os.environ, "MYPYPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    revealed, refused, *_ = checked.stdout.splitlines()
    assert 'script.py:8: note: Revealed type is "str"' in revealed
    assert 'script.py:13: error: No overload variant of "standings" matches argument' in refused
