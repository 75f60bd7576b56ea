"""``python -m tests.record save FOLDER [ROOM …]``; ``compare FOLDER [ROOM …] [--accept PATTERN …]``

A question is ``same``; ``told otherwise`` (other words with the same figures, or a sentence that
says why there is no answer any more); or ``silently otherwise``: other figures, or an answer where
there was none. Of each the first three are shown. A difference that is wanted is accepted by a
pattern for the room and the question, such as ``'prizefund/*'``.
"""

from __future__ import annotations

import argparse
import difflib
import json
import resource
import sys
from collections import defaultdict
from collections.abc import Iterator
from fnmatch import fnmatch
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any

from tests.record.answers import SAME, SILENTLY, TOLD, Answer, figures_and_words, how, is_refused
from tests.record.doors import ask
from tests.record.questions import Question, questions

ACCEPTED = "accepted"
WORKERS = 2
_SHOWN = 3


def main() -> int:
    """Save or compare; 1 if anything is silently otherwise."""
    parser = argparse.ArgumentParser(prog="tests.record")
    parser.add_argument("what", choices=["save", "compare"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("rooms", nargs="*")
    parser.add_argument("--accept", action="append", default=[])
    given = parser.parse_args()
    if given.what == "save":
        return _save(given.folder, given.rooms)
    return _compare(given.folder, given.rooms, given.accept)


def _save(folder: Path, rooms: list[str]) -> int:
    (folder / "files").mkdir(parents=True, exist_ok=True)
    by_room: dict[str, list[Question]] = defaultdict(list)
    for question in questions():
        if not rooms or question.room in rooms:
            by_room[question.room].append(question)
    for room, asked in by_room.items():
        answers, took = _answers(asked)
        with (folder / f"{room}.jsonl").open("w", encoding="utf-8") as file:
            for question, answer in zip(asked, answers):
                name, content = question.input
                beside = {name: _kept(folder, each) for name, each in question.beside.items()}
                entry = [question.words, name, _kept(folder, content), beside, answer]
                file.write(json.dumps(entry) + "\n")
        refused = sum(map(is_refused, answers))
        print(f"{room}: {len(asked)} answers, {refused} refusals among them, {took}", flush=True)
    return 0


def _kept(folder: Path, content: bytes) -> str:
    """Keep a content once, and return its name."""
    digest = sha256(content).hexdigest()[:24]
    path = folder / "files" / digest
    if not path.exists():
        path.write_bytes(content)
    return digest


def _answers(asked: list[Question]) -> tuple[list[Answer], str]:
    """Return the answers, and the time that they took."""
    began, worked = monotonic(), _processor_seconds()
    pool = get_context("fork").Pool(WORKERS)
    answers = pool.map(ask, asked, chunksize=4)
    pool.close()
    pool.join()
    took = f"{monotonic() - began:.0f} s, {_processor_seconds() - worked:.0f} s of processors"
    return answers, took


def _processor_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _compare(folder: Path, rooms: list[str], accepted: list[str]) -> int:
    is_silent = False
    for path in sorted(folder.glob("*.jsonl")):
        if rooms and path.stem not in rooms:
            continue
        with path.open(encoding="utf-8") as file:
            entries = [json.loads(line) for line in file]
        asked = [_asked(folder, path.stem, entry) for entry in entries]
        answers, took = _answers(asked)
        found: dict[str, list[tuple[Question, Answer, Answer]]] = defaultdict(list)
        for question, entry, now in zip(asked, entries, answers):
            kind = how(entry[-1], now)
            if kind != SAME and any(fnmatch(f"{path.stem}/{question.key}", a) for a in accepted):
                kind = ACCEPTED
            found[kind].append((question, entry[-1], now))
        kinds = (SAME, TOLD, SILENTLY, ACCEPTED)
        counts = ", ".join(f"{len(found[kind])} {kind}" for kind in kinds)
        print(f"{path.stem}: {counts} ({took})", flush=True)
        for kind in (TOLD, SILENTLY):
            for question, before, now in found[kind][:_SHOWN]:
                print(f"  {kind}: {question.key[:200]}")
                print("".join(f"    {line}\n" for line in _differences(before, now)), end="")
        is_silent |= bool(found[SILENTLY])
    return int(is_silent)


def _asked(folder: Path, room: str, entry: list[Any]) -> Question:
    words, name, digest, beside, _ = entry
    contents = {other: (folder / "files" / kept).read_bytes() for other, kept in beside.items()}
    return Question(room, words, (name, (folder / "files" / digest).read_bytes()), contents)


def _differences(before: Answer, now: Answer) -> Iterator[str]:
    """Yield the first lines that differ."""
    old, new = ("\n".join(figures_and_words(each)).splitlines() for each in (before, now))
    lines = difflib.unified_diff(old, new, lineterm="", n=0)
    changed = (line for line in lines if line[:1] in "+-" and line[:3] not in ("+++", "---"))
    for _, line in zip(range(6), changed):
        yield line[:300]


if __name__ == "__main__":
    sys.exit(main())
