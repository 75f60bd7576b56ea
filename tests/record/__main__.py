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
import sys
from collections import defaultdict
from collections.abc import Iterator
from fnmatch import fnmatch
from multiprocessing import get_context
from pathlib import Path
from time import monotonic

from tests.record.asked import Answer, ask, figures_and_words, is_refused
from tests.record.questions import Question, questions

SAME, TOLD, SILENTLY, ACCEPTED = "same", "told otherwise", "silently otherwise", "accepted"
WORKERS = 2
_SHOWN = 3

Entry = dict[str, object]


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
    folder.mkdir(parents=True, exist_ok=True)
    by_room: dict[str, list[Question]] = defaultdict(list)
    for question in questions():
        if not rooms or question.room in rooms:
            by_room[question.room].append(question)
    for room, asked in by_room.items():
        began = monotonic()
        with (folder / f"{room}.jsonl").open("w", encoding="utf-8") as file:
            for question, answer in zip(asked, _answers(asked)):
                entry = [question.words, question.input[0], question.input[1].hex(), answer]
                file.write(json.dumps(entry) + "\n")
        print(f"{room}: {len(asked)} answers in {monotonic() - began:.0f} s", flush=True)
    return 0


def _answers(asked: list[Question]) -> Iterator[Answer]:
    with get_context("fork").Pool(WORKERS) as pool:
        yield from pool.imap(ask, asked, chunksize=4)


def _compare(folder: Path, rooms: list[str], accepted: list[str]) -> int:
    is_silent = False
    for path in sorted(folder.glob("*.jsonl")):
        if rooms and path.stem not in rooms:
            continue
        with path.open(encoding="utf-8") as file:
            entries = [json.loads(line) for line in file]
        asked = [Question(path.stem, e[0], (e[1], bytes.fromhex(e[2]))) for e in entries]
        found: dict[str, list[tuple[Question, Answer, Answer]]] = defaultdict(list)
        began = monotonic()
        for question, entry, now in zip(asked, entries, _answers(asked)):
            kind = how(entry[3], now)
            if kind != SAME and any(fnmatch(f"{path.stem}/{question.key}", a) for a in accepted):
                kind = ACCEPTED
            found[kind].append((question, entry[3], now))
        kinds = (SAME, TOLD, SILENTLY, ACCEPTED)
        counts = ", ".join(f"{len(found[kind])} {kind}" for kind in kinds)
        print(f"{path.stem}: {counts} ({monotonic() - began:.0f} s)", flush=True)
        for kind in (TOLD, SILENTLY):
            for question, before, now in found[kind][:_SHOWN]:
                print(f"  {kind}: {question.key}")
                print("".join(f"    {line}\n" for line in _differences(before, now)), end="")
        is_silent |= bool(found[SILENTLY])
    return int(is_silent)


def how(before: Answer, now: Answer) -> str:
    """Return whether an answer is the same, told otherwise or silently otherwise."""
    if before == now:
        return SAME
    if is_refused(now) and now["code"] != 9:
        return TOLD
    figures = [figures_and_words(answer)[0] for answer in (before, now)]
    return TOLD if figures[0] == figures[1] else SILENTLY


def _differences(before: Answer, now: Answer) -> Iterator[str]:
    """Yield the first lines that differ."""
    texts = [
        [line for part in figures_and_words(answer) for line in part.splitlines()]
        for answer in (before, now)
    ]
    lines = difflib.unified_diff(*texts, lineterm="", n=0)
    changed = (line for line in lines if line[:1] in "+-" and line[:3] not in ("+++", "---"))
    for _, line in zip(range(6), changed):
        yield line[:300]


if __name__ == "__main__":
    sys.exit(main())
