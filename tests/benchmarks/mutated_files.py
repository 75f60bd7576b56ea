"""Examples and test files of every kind, mutated: how does each end?

``python -m tests.benchmarks.mutated_files 3000 [SEED]`` makes so many, one in process after the
other, and prints each that ends in anything but an exit code of 0, 1 or 2 and a sentence. The same
number and seed make the same files.
"""

from __future__ import annotations

import contextlib
import io
import random
import re
import shutil
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tests.command import READING, typed

ROOT = Path(__file__).parents[2]
SUFFIXES = (".xlsx", ".xlsm", ".csv", ".trf", ".html", ".sjson", ".json", ".txt", ".docx")
EVENT = ROOT / "tests" / "data" / "bham.csv"
CHECKED = ("check {}", "check {} --json")
COMMANDS = (
    *(*CHECKED, *READING),
    *("standings {} --format csv --round 2", "verify bham.csv --columns {}"),
    *("bulletin {} -o out/out.docx --wall", "convert {} out/out.csv --to games"),
)
"""What is done with such a file; half of the times it is only checked."""
LONGEST = 60
"""Seconds after which a file is printed as slow, on a machine that others use, too."""
CELLS = (
    *("", " ", "W", "L", "W0", "W2W2", "w-1", "X99", "Q7", "BYE", "H---", "½", "1/2", "+12", "=12"),
    *("12w1", "12b½", "--", "#N/A", "#REF!", "W١", "Ｗ2", "\u202eW2", "2w", "W999999", "N2", "S1"),
    *("W" + "9" * 5000, "{{bulletin}}", "&amp;", "=cmd|' /C calc'!A0", "\ud7ff", "🙂", "1e308"),
    *("-2.5", "46054", "R1", "R0", "Rd", "R1 opp", "No.", "Name", "1641P17", "unr", "TB", '"'),
    "2.",
    *("Scoring", "Tie-breaks", "First name"),
)
"""What cells hold that nobody expects there."""
JUNK = (
    *(b"null", b"true", b"[]", b"{}", b"$3", b"*", b"<td>", b"</table>", b"|", b"\0", b"\x1a"),
    *(b"\xff\xfe", b"\xed\xa0\x80", b"&#xD800;", b"<!--", b'rowspan="9999"', b'charset="idna"'),
)
"""What stands somewhere in a file."""
LINES = (
    *("0000 - Q", "001    1", "001    9", "###", "162  W 3.0", "240 H 999 1", "XXR 10000000000"),
    *("310   1", "300   1   1   2", "320  9.5  1.0 005", "330 --   1   1   1", "352 WX", "XXS W"),
    *("362 TW 1", "202 BH,BH", "212 PTS,,SB/", "310   1 Oaks", "142 -5", "299", "042 99/99/9999"),
)
"""Records that a TRF should not have."""
NUMBERS = (b"0", b"-1", b"9" * 40, b"9" * 5_000, b"1e999", b"NaN", b"1048577", b"", b"\xc2\xbd")


def originals() -> list[Path]:
    """The examples, templates and files of the tests that are read."""
    folders = (ROOT / "examples", ROOT / "templates", ROOT / "tests" / "data")
    paths = (path for folder in folders for path in sorted(folder.rglob("*")))
    return [path for path in paths if path.suffix in SUFFIXES and path.stat().st_size < 200_000]


def mutated(content: bytes, choice: random.Random) -> bytes:
    """A file changed at a few places; of a package one or two of its parts."""
    if content.startswith(b"PK") and choice.random() < 0.8:
        return _with_parts_mutated(content, choice)
    for _ in range(choice.randint(1, 4)):
        content = choice.choice(WAYS)(content, choice)
    return content


def _with_parts_mutated(content: bytes, choice: random.Random) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as old, zipfile.ZipFile(made, "w") as new:
        names = old.namelist()
        hit = set(choice.sample(names, min(len(names), choice.randint(1, 2))))
        for name in names:
            part = old.read(name)
            if name in hit and choice.random() < 0.15:
                continue
            new.writestr(name, mutated(part, choice) if name in hit else part)
    return made.getvalue()


def _flip(content: bytes, choice: random.Random) -> bytes:
    made = bytearray(content)
    for _ in range(choice.randint(1, 8) if made else 0):
        made[choice.randrange(len(made))] = choice.randrange(256)
    return bytes(made)


def _cut(content: bytes, choice: random.Random) -> bytes:
    start = choice.randrange(len(content) + 1)
    length = choice.choice((1, 20, 500, len(content)))
    return content[:start] + content[start + length :]


def _double(content: bytes, choice: random.Random) -> bytes:
    start = choice.randrange(len(content) + 1)
    piece = content[start : start + choice.choice((1, 20, 500))]
    return content[:start] + piece * choice.choice((2, 3, 200)) + content[start:]


def _number(content: bytes, choice: random.Random) -> bytes:
    places = list(re.finditer(rb"\d+", content))
    if not places:
        return content
    place = choice.choice(places)
    return content[: place.start()] + choice.choice(NUMBERS) + content[place.end() :]


def _tag(content: bytes, choice: random.Random) -> bytes:
    """A tag, or a line, removed, repeated, renamed or put elsewhere."""
    places = list(re.finditer(rb"<[^<>]*>", content)) or list(re.finditer(rb"[^\n]*\n", content))
    if not places:
        return content
    place, other = choice.choice(places), choice.choice(places)
    instead = choice.choice((b"", place[0] * 2, other[0], place[0].swapcase()))
    return content[: place.start()] + instead + content[place.end() :]


def _cell(content: bytes, choice: random.Random) -> bytes:
    """Another text in a cell of a table, or between two tags."""
    places = list(re.finditer(rb"(?<=[,;\t>\n])[^,;\t<>\n]*(?=[,;\t<\n])", content))
    if not places:
        return content
    place = choice.choice(places)
    text = choice.choice(CELLS).encode("utf-8", "surrogatepass")
    return content[: place.start()] + text + content[place.end() :]


def _junk(content: bytes, choice: random.Random) -> bytes:
    """Something that does not belong there."""
    start, junk = choice.randrange(len(content) + 1), choice.choice(JUNK)
    return content[:start] + junk + content[start + choice.choice((0, len(junk), 30)) :]


def _line(content: bytes, choice: random.Random) -> bytes:
    """A record of a TRF, or a part of one, between two lines."""
    lines = content.split(b"\n")
    record = choice.choice(LINES).encode()
    lines.insert(choice.randrange(len(lines) + 1), record[: choice.choice((5, None))])
    return choice.choice((b"\n", b"\r\n")).join(lines)


WAYS = (_flip, _cut, _double, _number, _tag, _cell, _junk, _line)


def endings(count: int, seed: str) -> Iterator[tuple[str, str]]:
    """What was run, and what was wrong about how it ended; empty where nothing was."""
    choice = random.Random(seed)
    paths = originals()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "out").mkdir()
        shutil.copy(EVENT, folder)
        for number in range(count):
            path = choice.choice(paths)
            file = folder / f"event{path.suffix}"
            file.write_bytes(mutated(path.read_bytes(), choice))
            command = choice.choice((CHECKED[number % 2], choice.choice(COMMANDS)))
            if path.suffix == ".docx":
                command = "bulletin bham.csv -o out/out.docx --template {}"
            with contextlib.chdir(folder):
                how = _wrong(command.format(file.name) + " --force" * ("out/" in command))
            yield f"number {number}: {command.format(path.relative_to(ROOT))}", how


def _wrong(words: str) -> str:
    """What is wrong about how a command ends."""
    started = time.process_time()
    run = typed(*words.split())
    if run.code not in (0, 1, 2) or "Traceback" in run.err:
        return f"exit code {run.code}: {run.err[-300:]}"
    seconds = time.process_time() - started
    slow = f"{seconds:.0f} seconds" if seconds > LONGEST else ""
    return slow if run.out or run.err else "not a word"


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000
    wrong = [
        print(f"{what}: {how}")
        for what, how in endings(number, sys.argv[2] if len(sys.argv) > 2 else "mutated")
        if how
    ]
    print(f"{number} files, {len(wrong)} that ended in no sentence")
