"""Asks a question at its door, and takes the answer apart into figures and words."""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import subprocess
import tempfile
import warnings
from functools import cache
from html import unescape
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.libreoffice.office import Office
    from tests.record.questions import Question

Answer = dict[str, Any]
"""``code`` of the exit, ``out`` and ``err``, and ``written``: the text of what was written."""

_ALL = "*"
_MOMENT = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d")
"""When a page was written."""
_WORDS = {"sentence", "sentences", "message", "why", "where", "remarks", "lines", "said"}
"""Keys of the JSON beside which words stand; beside all others stand figures and names."""


def ask(question: Question) -> Answer:
    """Return what a door answers; a traceback is an answer, too."""
    with warnings.catch_warnings(), tempfile.TemporaryDirectory() as folder:
        warnings.simplefilter("ignore")
        if question.words.startswith("="):
            return _function(question)
        return _command(question, Path(folder))


def _function(question: Question) -> Answer:
    from xltiebreak.excel import udfs

    try:
        function = getattr(udfs, question.words[1:])
        return {"code": 0, "out": json.dumps(function(*json.loads(question.input[1]))), "err": ""}
    except Exception as error:
        return {"code": 9, "out": "", "err": f"{type(error).__name__}: {error}"}


def _command(question: Question, folder: Path) -> Answer:
    from xltiebreak.cli import main

    name = re.sub(r"[^\w.-]", "-", Path(question.input[0]).name)
    first, second = question.input[1], b""
    if "{2}" in question.words:
        first, _, second = first.partition(b"\x00")
    (folder / name).write_bytes(first)
    (folder / "second.csv").write_bytes(second)
    out, err = io.StringIO(), io.StringIO()
    words: list[str] = []
    for word in question.words.split():
        if word == _ALL:
            words += [part for code in _codes()[1:] for part in ("--system", code)]
            words.insert(-2 * len(_codes()[1:]), _codes()[0])
        else:
            words.append(
                word.replace("{out}", "out").replace("{2}", "second.csv").replace("{}", name)
            )
    code = 0
    before = Path.cwd()
    os.chdir(folder)
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            main(words)
    except SystemExit as ended:
        code = ended.code if isinstance(ended.code, int) else 2
    except Exception as error:
        code = 9
        err.write(f"{type(error).__name__}: {error}")
    finally:
        os.chdir(before)
    answer = {"code": code, "out": out.getvalue(), "err": err.getvalue()}
    for path in sorted(folder.glob("out*")):
        answer["written"] = text_of(path)
    return answer


@cache
def _codes() -> list[str]:
    """Return the codes of all tie-breaks, as the program lists them."""
    out = io.StringIO()
    from xltiebreak.cli import main

    with contextlib.redirect_stdout(out), contextlib.suppress(SystemExit):
        main(["systems", "--all"])
    firsts = [line.split()[0] for line in out.getvalue().splitlines() if line.strip()]
    return [word for word in firsts if re.fullmatch(r"[A-Z]\w*(/[\w+-]+)?", word) and word != "In"]


def text_of(path: Path) -> str:
    """Return the text of a document with its number of pages, of a page, of all printed cells of a
    workbook that is worked out anew, or of a text."""
    if path.suffix == ".docx":
        return f"{_pages(path)} pages\n{_document(path)}"
    if path.suffix == ".html":
        tags = r"<(script|style).*?</\1>|<[^>]+>"
        text = re.sub(tags, " ", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        return _MOMENT.sub("", re.sub(r"\s+", " ", unescape(text)))
    if path.suffix == ".xlsx":
        rows = _office().rows_of(path)
        return json.dumps({title: rows[title] for title in sorted(rows)}, ensure_ascii=False)
    return path.read_text(encoding="utf-8-sig", errors="replace")


def _document(path: Path) -> str:
    from docx import Document
    from docx.table import Table

    lines = []
    for block in Document(str(path)).iter_inner_content():
        if isinstance(block, Table):
            lines += [" | ".join(text) for text in _rows(block._tbl)]
        else:
            lines.append(block.text)
    return "\n".join(lines)


def _rows(table: Any) -> list[list[str]]:
    """Return the text of the cells; python-docx's own way is quadratic."""
    word = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
    return [
        [
            "".join(text.text or "" for text in cell.iter(f"{word}t"))
            for cell in row.iter(f"{word}tc")
        ]
        for row in table.iter(f"{word}tr")
    ]


def _pages(path: Path) -> int:
    pdf = _office().converted(path, path.parent / "printed" / "pages.pdf", "writer_pdf_Export")
    told = subprocess.run(["pdfinfo", pdf], capture_output=True, text=True, check=True).stdout
    return int(re.findall(r"Pages: +(\d+)", told)[0])


@cache
def _office() -> Office:
    from tests.libreoffice.office import Office

    return Office(Path(tempfile.mkdtemp()))


def figures_and_words(answer: Answer) -> tuple[str, str]:
    """Return the figures and names of an answer, and all of its words.

    JSON is parted by its keys; of texts the numbers are the figures.
    """
    figures, words = [str(answer["code"])], [answer["err"]]
    for text in (answer["out"], answer.get("written", "")):
        try:
            parted = json.loads(text)
        except ValueError:
            figures += re.findall(r"\d+(?:[.,]\d+)?[½]?|½", text)
            words.append(text)
        else:
            _part(parted, figures, words)
    return "\n".join(figures), "\n".join(words)


def _part(value: Any, figures: list[str], words: list[str], key: str = "") -> None:
    if isinstance(value, dict):
        for name, each in value.items():
            figures.append(f"{name}:")
            _part(each, figures, words, name)
    elif isinstance(value, list):
        for each in value:
            _part(each, figures, words, key)
    elif isinstance(value, str) and (key in _WORDS or len(value) > 40):
        words.append(value)
    else:
        figures.append(json.dumps(value, ensure_ascii=False))


def is_refused(answer: Answer) -> bool:
    """Whether it is only said why there is no answer."""
    return answer["code"] != 0 and not answer["out"].strip() and "written" not in answer
