"""What programs build on: the public names, their signatures and attributes only grow."""

from __future__ import annotations

import inspect
from enum import Enum
from typing import Any

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
    """``python -m tests.house.test_public_names`` writes them anew; what goes or changes there is
    a line of the changelog."""
    assert names() == PROMISED.read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    PROMISED.write_text("\n".join(names()) + "\n", encoding="utf-8")
