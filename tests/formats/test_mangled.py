"""Thousands of mangled files of every kind: each ends in an event with findings or in one sentence,
never in another exception."""

from __future__ import annotations

import itertools
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.command import Command
from tests.formats.test_chess_results import BY_RANK, DETAILS, EVERYBODY, NOTES, TOP
from tests.make import files, reading
from tests.make.reports import FILES
from tests.make.samples import DATA, elm, workbook
from tests.make.trf import prairie, timber
from tests.nightly import by_day
from xltiebreak import Event, TieBreakError, examine_event, load, standings
from xltiebreak.formats import FORMATS, WRITABLE, convert

pytestmark = pytest.mark.slow

TIMES = by_day(24, night=200)
JUNK = [
    *(b"", b" ", b"0", b"-1", b"9" * 40, b"1e9", b"NaN", b"null", b"true", b"[]", b"{}", b'"'),
    *(b"W", b"W0", b"W2W2", b"Q7", b"12w1", "½".encode(), b"$3", b"*", b"<td>", b"</table>", b"|"),
    *(b"\0", b"\x1a", b"\xff\xfe", b"\xed\xa0\x80", "\u202e🙂".encode(), b"\r", b"\n", b"\t"),
    *(b";", b"=cmd()", b"{{name}}", b"&#xD800;", b"&amp;", b"<!--", b'rowspan="9999"', b"</html>"),
    b'charset="idna"',
]  # fmt: skip
JUNK_OF_TRF = [
    *("", " ", "0000", "   9 w 1", "0000 - Q", "\t", "\0", "\x85", "\u2028", "\u202e", "１", "½"),
    *("é", "001", "001    1", "\n001    9", "\r", "###", "162  W 3.0", "240 H 999 1"),
    *("XXR 10000000000", "9" * 40, "-1", "1e9", "NaN", "12.25", "999.5", "{{name}}", "=cmd()"),
    *("🙂", "\ud7ff", "310   1", "300   1   1   2", "320  9.5  1.0 005", "330 --   1   1   1"),
    *("352 WX", "362 TW 1", "202 BH,BH", "212 PTS,,SB/", "310   1 Oaks", "142 -5", "299"),
    *("042 99/99/9999", "XXS W"),
]  # fmt: skip
TEXTS = {
    "chess-results": (DATA / "chess-results-rank.html").read_bytes(),
    "html": (DATA / "chess-results-start.html").read_bytes(),
    "msa": (DATA / "us-crosstable.txt").read_bytes(),
    "sjson": (DATA / "swisssys.sjson").read_bytes(),
    "swisssys": (DATA / "swisssys-published.json").read_bytes(),
    "trf": timber().encode(),
    "trf of teams": prairie().encode(),
}
TARGETS = itertools.cycle(list(WRITABLE))


def mangled(content: bytes, choice: random.Random, junk: Sequence[bytes] = JUNK) -> bytes:
    """The content with bytes changed, lines moved, left out or cut, junk put in or the end cut
    off."""
    made = bytearray(content)
    for _ in range(choice.randint(1, 4)):
        kind = choice.randrange(7)
        at = choice.randrange(len(made) + 1)
        if kind == 0:
            del made[at:]
        elif kind == 1 and at < len(made):
            made[at] = choice.randrange(256)
        elif kind in (2, 3):
            lines = bytes(made).split(b"\n")
            line = lines.pop(choice.randrange(len(lines)))
            if kind == 3:
                line = line[: choice.randrange(len(line) + 1)]
            lines.insert(choice.randrange(len(lines) + 1), line)
            made = bytearray(choice.choice([b"\n", b"\r\n"]).join(lines))
        else:
            put = choice.choice(junk)
            made[at : at + choice.choice([0, len(put), 30])] = put
    return bytes(made)


def junk_for(code: str) -> Sequence[bytes]:
    return [text.encode("utf-8", "replace") for text in JUNK_OF_TRF] if "trf" in code else JUNK


def told(error: TieBreakError) -> str:
    sentence = str(error)
    assert sentence
    assert "\n" not in sentence
    return "refused"


def ending(code: str, content: object, name: str = "event") -> str:
    """How reading a file of a kind and using it ends: its findings, its places, and one kind of
    file in turn; any other exception than a sentence goes through."""
    try:
        event: Event = FORMATS[code].read(content, name)  # type: ignore[arg-type]
    except TieBreakError as error:
        return told(error)
    findings = examine_event(event)
    assert all(finding.where and finding.message for finding in findings)
    ended = "errors" if any(finding.is_error for finding in findings) else "computed"
    for section in event.sections:
        try:
            standings(section)
        except TieBreakError:
            ended = "errors"
    try:
        convert(event, next(TARGETS).code)
    except TieBreakError as error:
        told(error)
    if code == "trf" and ended == "computed" and not event.sections[0].matches:
        FORMATS["trf26"].write(event)  # which refuses none that was read
    return ended


@pytest.mark.parametrize("code", TEXTS)
def test_every_mangled_text_ends_in_an_event_or_a_sentence(code: str) -> None:
    choice, junk = random.Random(code), junk_for(code)
    made = (mangled(TEXTS[code], choice, junk) for _ in range(3 * TIMES))
    ends = Counter(ending(code.partition(" ")[0], content) for content in made)
    assert len(ends) > 1, ends  # it would show nothing if all were refused at once


def test_every_mangled_report_ends_in_an_event_or_a_sentence() -> None:
    choice = random.Random("uschess")
    report = files.report(elm())
    ends: Counter[str] = Counter()
    for _ in range(TIMES):
        part = choice.choice(FILES)
        ends[ending("uschess", {**report, part: mangled(report[part], choice)})] += 1
    assert len(ends) > 1, ends


CELLS = ("", "½", "12w1", -1, 1.5, "No.", "Name", "1.Rd", "1", "0w1", "x" * 99, 10**9, "TB1")


@pytest.mark.parametrize("table", [BY_RANK, EVERYBODY])
def test_every_mangled_workbook_of_the_site_ends_in_an_event_or_a_sentence(
    table: reading.Rows,
) -> None:
    choice = random.Random(str(table[0]))
    for _ in range(TIMES // 4):
        made = [list(row) for row in (*TOP, *DETAILS, *table, *NOTES)]
        for _ in range(choice.randint(1, 4)):
            row = choice.choice([row for row in made if row])
            row[choice.randrange(len(row))] = choice.choice(CELLS)
        content = bytearray(workbook(made))
        if choice.random() < 0.5:  # as a file, too
            for _ in range(choice.randint(1, 9)):
                content[choice.randrange(len(content))] = choice.randrange(256)
        ending("chess-results", bytes(content), "list.xlsx")


def test_mangled_files_end_in_a_sentence_on_the_command_line(
    xltiebreak: Command, tmp_path: Path
) -> None:
    choice = random.Random("command line")
    path = tmp_path / "event.bin"
    for number in range(TIMES):
        code = choice.choice(list(TEXTS))
        made = mangled(TEXTS[code], choice, junk_for(code))
        path.write_bytes(made)
        command = choice.choice(["check", "standings", "convert"])
        more = [tmp_path / "made.csv", "--force"] if command == "convert" else []
        run = xltiebreak(command, path, *more)
        assert run.code in (0, 1, 2), (number, command)
        assert "Traceback" not in run.err
        assert run.out or run.err
        assert path.read_bytes() == made


def test_the_limit_of_a_part_is_that_of_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files.put(files.report(elm()), tmp_path)
    monkeypatch.setattr("xltiebreak.disk.writing.MAX_FILE", 800)
    with pytest.raises(TieBreakError, match=r"THEXPORT.DBF: the file is larger than"):
        load(tmp_path)


def test_every_mutated_workbook_and_template_ends_in_a_sentence() -> None:
    """A few of the thousands of :mod:`tests.benchmarks.mutated_files`, in a process of its own:
    what a mutated template makes is not kept for the validator."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.benchmarks.mutated_files", "80", "the tests"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "80 files, 0 that ended in no sentence\n", done.stderr
