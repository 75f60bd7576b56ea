"""Asks a question at its door: the command line, a function of a spreadsheet, a button, or a sheet
that is changed by hand."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import os
import re
import shlex
import tempfile
import warnings
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest import mock

from tests.record.answers import Answer
from tests.record.texts import folder_of_this_process, office, text_of

if TYPE_CHECKING:
    from tests.record.questions import Question

MOMENT = "1767225600"
"""When everything is written."""
BY_HAND = "by hand: "
_TRACEBACK = 9


def ask(question: Question) -> Answer:
    """Return what a door answers; a traceback is an answer, too."""
    where = tempfile.TemporaryDirectory()
    with warnings.catch_warnings(), where as folder, contextlib.chdir(folder):
        warnings.simplefilter("ignore")
        with mock.patch.dict(os.environ, SOURCE_DATE_EPOCH=MOMENT):
            answer = _answer(question)
    return json.loads(json.dumps(answer).replace(folder, "FOLDER"))  # type: ignore[no-any-return]


def _answer(question: Question) -> Answer:
    if question.words.startswith("="):
        return _function(question)
    if question.words.startswith("press "):
        return _button(question)
    if question.words.startswith(BY_HAND):
        return _by_hand(question)
    return _commands(question)


def _function(question: Question) -> Answer:
    from xltiebreak.excel import udfs

    try:
        value = getattr(udfs, question.words[1:])(*json.loads(question.input[1]))
        return {"code": 0, "err": "", "texts": {"cells": json.dumps(value)}}
    except Exception as error:
        return _failed(error)


def _failed(error: Exception) -> Answer:
    """Return a sentence that was raised on purpose, or a traceback."""
    is_sentence = isinstance(error, ValueError) and error.__suppress_context__
    name = "" if is_sentence else f"{type(error).__name__}: "
    return {"code": 1 if is_sentence else _TRACEBACK, "err": f"{name}{error}", "texts": {}}


def _commands(question: Question) -> Answer:
    """Return what commands answer, one behind the other, and the text of what they wrote."""
    name = re.sub(r"[^\w.-]", "-", Path(question.input[0]).name)
    if "{}" in question.words:
        Path(name).write_bytes(question.input[1])
    for beside, content in question.beside.items():
        Path(beside).parent.mkdir(parents=True, exist_ok=True)
        Path(beside).write_bytes(content)
    before = dict(_files())
    answer: Answer = {"code": 0, "err": "", "texts": {}}
    for words in question.words.split(" && "):
        code, out, err = run(words.replace("{}", name))
        answer["code"] = max(answer["code"], code)
        answer["err"] += err
        answer["texts"][f"$ {words}"] = out
    for path, content in _files():
        if before.get(path) != content:
            answer["texts"][path.as_posix()] = text_of(path)
    return answer


def _files() -> Iterator[tuple[Path, bytes]]:
    paths = sorted(path for path in Path().rglob("*") if path.is_file())
    return ((path, path.read_bytes()) for path in paths)


def run(words: str) -> tuple[int, str, str]:
    """Run a command in this folder, and return how it ended and what it said."""
    from xltiebreak.cli import main

    printed, err = io.BytesIO(), io.StringIO()
    out = io.TextIOWrapper(printed, encoding="utf-8", newline="\n", write_through=True)
    code: Any = 0
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            main(shlex.split(words))
    except SystemExit as ended:
        code = ended.code or 0
    except Exception as error:
        code = _TRACEBACK
        err.write(f"{type(error).__name__}: {error}")
    return code if isinstance(code, int) else 2, printed.getvalue().decode(), err.getvalue()


def _button(question: Question) -> Answer:
    """Return what a button prints, writes on its sheet and stores."""
    from tests.excel.lite_book import opened
    from xltiebreak.scripts.buttons import press

    _, button, form = question.words.split(" ", 2)
    out = io.StringIO()
    Path("files").mkdir()
    try:
        with contextlib.redirect_stdout(out), opened(question.input[1]) as (book, client):
            asyncio.run(press(book, button, button, "files", **json.loads(form)))
            actions = [*client.actions, *book.json()["actions"]]
    except Exception as error:
        return _failed(error)
    written = [action["values"] for action in actions if action["func"] == "setFormula"]
    texts = {path.as_posix(): text_of(path) for path, _ in _files()}
    return {
        "code": 0,
        "err": "",
        "texts": {"printed": out.getvalue(), "sheet": json.dumps(written), **texts},
    }


def _by_hand(question: Question) -> Answer:
    """Return the line of a sheet after changes by hand, whether it is red, and what is found in
    the workbook."""
    code, err, path = _new(
        question.words.removeprefix(BY_HAND), question.beside.get("event.csv", b"")
    )
    if code:
        return {"code": code, "err": err, "texts": {}}
    orders = [*map(tuple, json.loads(question.beside["orders"]))]
    try:
        line, red = office().do([("open", path), *orders, ("say", "Arithmetic", "LineIsRed")])
        office().do([("store", Path("changed.xlsx").absolute()), ("close",)])
    except Exception as error:
        return _failed(error)
    code, found, err = run("check changed.xlsx --json")
    return {"code": code, "err": err, "texts": {"line": line, "is red": red, "found": found}}


@cache
def _new(words: str, event: bytes) -> tuple[int, str, Path]:
    """Return how a new workbook is made, once for all that is changed in it, and where it is."""
    with contextlib.chdir(tempfile.mkdtemp(dir=folder_of_this_process())):
        Path("event.csv").write_bytes(event)
        code, _, err = run(words)
        return code, err, Path("new.xlsx").absolute()
