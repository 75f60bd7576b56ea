"""The names and the face that the package shows, and the workflows that publish it."""

from __future__ import annotations

import ast
import doctest
import inspect
import os
import re
import subprocess
import sys
from enum import Enum
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import xltiebreak
from tests.command import ROOT
from xltiebreak.answers.scripts import Rules

PROMISED = ROOT / "tests/data/public-names.txt"


def names() -> list[str]:
    """A public name a line: a function with its parameters, a class with what it is made of and
    what it offers."""
    return [line for name in xltiebreak.__all__ for line in _told(name, getattr(xltiebreak, name))]


def _told(name: str, value: Any) -> list[str]:
    if not inspect.isclass(value):
        return [f"{name}({_parameters(value)})" if callable(value) else name]
    usual = {*dir(tuple), *dir(Exception)}
    offered = [each for each in dir(value) if not each.startswith("_") and each not in usual]
    given = "" if issubclass(value, (Exception, Enum)) else f"({_parameters(value)})"
    return [name + given, *(f"  .{each}" for each in offered)]


def _parameters(value: Any) -> str:
    """Return ``event, section=, *, order=``: what may be left out has a sign behind it."""
    texts: list[str] = []
    for each in inspect.signature(value).parameters.values():
        if each.kind is each.VAR_KEYWORD:
            texts += ["*", *(f"{key}=" for key in Rules.__annotations__)]
            continue
        if each.kind is each.KEYWORD_ONLY and "*" not in texts:
            texts.append("*")
        texts.append(each.name + "=" * (each.default is not each.empty))
    return ", ".join(texts)


def test_public_names_are_those_that_were_promised() -> None:
    """``python -m tests.house.test_public`` writes them anew; what goes or changes there is
    a line of the changelog."""
    assert names() == PROMISED.read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    PROMISED.write_text("\n".join(names()) + "\n", encoding="utf-8")


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


FOLDER = Path(__file__).parents[2] / ".github" / "workflows"
WORKFLOWS = sorted(FOLDER.glob("*.yml"))


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_each_action_is_named_by_its_commit_and_version(file: Path) -> None:
    used = re.findall(r"uses: *(.*)", file.read_text(encoding="utf-8"))
    assert used
    for action in used:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action)


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_no_token_stays_in_a_checkout_and_none_is_allowed_more_than_reading(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    general = text.partition("\njobs:\n")[0]
    assert re.search(r"^permissions:( \{\}|\n  contents: read)$", general, re.MULTILINE)
    assert text.count("actions/checkout@") == text.count("persist-credentials: false")
