"""The page in a browser as a face: what stands there, read by Chromium."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from tests.asked import with_glyphs
from tests.faces import Said, findings_of, is_score_list
from tests.faces.commands import Json, printed
from tests.make.kinds import Made
from xltiebreak import Event, TieBreakError, explain, load

Told = Callable[[str, Path], Any]
"""Runs a script of tests/site on a list of files."""


def as_a_sentence(words: str) -> str:
    """A message as the page has it: with a capital, unless a file begins it, and a full stop."""
    begun = words if re.match(r"\S+\.\w+[: ]", words) else words[:1].upper() + words[1:]
    return begun if begun.endswith((".", "!", "?")) else f"{begun}."


class Site:
    """The page, of which all events are asked at once."""

    name = "page in a browser"
    says = Json.says
    within = 0.00501

    def __init__(self, folder: Path, told: Told) -> None:
        self.folder = folder
        self.told = told

    def said(self, made: Sequence[Made]) -> Iterator[tuple[Event, Said]]:
        """Return what it says of each event, in the sections that it shows."""
        paths = []
        for k, one in enumerate(made):
            (folder := self.folder / str(k)).mkdir()
            paths.append(folder / "event.xlsx")
            paths[-1].write_bytes(one.content)
        listed = self.folder / "files.json"
        listed.write_text(json.dumps([[str(path)] for path in paths]), encoding="utf-8")
        answer = self.told("answers.mjs", listed)
        assert answer["wrong"] == []
        for one, there in zip(made, answer["said"], strict=True):
            yield one.event, _said(one.event, there)


def _said(event: Event, there: Any) -> Said:
    known = {
        (severity.capitalize(), where, as_a_sentence(message)): [severity, where, message]
        for severity, where, message in findings_of(event)
    }
    if is_score_list(event):
        return _cash(0, there["sections"][0])
    found = [known.get(tuple(each), each) for each in there["findings"]]
    said: Said = {("findings",): found}
    for k, section in enumerate(there["sections"]):
        said["refused", k] = "error" in section
        for listed in section.get("lists", ()):
            of_players = listed is section["lists"][0]
            said |= _list(k, listed, event) if of_players else _teams(k, listed)
        said |= _cash(k, section)
    return said


def refusal_of(path: Path) -> str:
    """The sentence in which the reading of a file ends, as the page has it."""
    try:
        load(path)
    except TieBreakError as error:
        return as_a_sentence(str(error))
    return ""


def _list(k: int, listed: Any, event: Event) -> Said:
    codes = [code for code, _ in listed["ties"]]
    by_name = {name: code for code, name in listed["ties"]}
    said: Said = {
        ("order", k): [code for code in codes if code != "Playoff"],
        ("rank", k): [row["number"] for row in listed["rows"]],
    }
    for row in listed["rows"]:
        number, by = row["number"], row["decided"].removeprefix("decided by ")
        said["place", k, number] = row["place"]
        said["score", k, number] = printed(row["score"])
        said["decided", k, number] = by_name.get(by, by_name.get(by.partition(" (")[0], ""))
        for code, value in zip(codes, row["values"]):
            if code != "Playoff":
                said["value", k, number, code] = printed(value)
        for code, value, sentence in row["sums"]:
            [sheet] = explain(event.sections[k], number, [code]).worksheets
            is_it = sentence == sheet.sentence(with_glyphs)
            said["total", k, number, code] = printed(value)
            said["sentence", k, number, code] = sheet.sentence() if is_it else sentence
    return said


def _teams(k: int, listed: Any) -> Said:
    width = len(listed["ties"])
    return {
        ("team", k, row["name"]): [
            row["place"],
            printed(row["score"]),
            *map(printed, row["values"][:width]),
        ]
        for row in listed["rows"]
    }


def _cash(k: int, section: Any) -> Said:
    heads, *rows = section.get("prizes") or [[]]
    said: Said = {}
    for row in rows:
        cells = dict(zip(heads, row))
        number = int(cells["No."])
        said["cash", k, number] = float(re.sub(r"[^\d.]", "", cells.get("Cash", "")) or 0)
        said["trophies", k, number] = [*filter(None, cells.get("Trophy", "").split("; "))]
    return said
