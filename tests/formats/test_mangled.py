"""Hundreds of mangled files of other programs: each ends in an event with findings or in one
sentence, never in another exception."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.command import Command
from tests.formats.samples import DATA, elm, workbook
from tests.formats.test_chess_results import BY_RANK, DETAILS, EVERYBODY, NOTES, TOP
from tests.nightly import is_nightly
from xltiebreak.checks import examine_event
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event
from xltiebreak.formats import FORMATS, convert, load, writable
from xltiebreak.formats.uschess.dbf import FILES
from xltiebreak.formats.uschess.reading import read_uschess
from xltiebreak.formats.uschess.writing import write_uschess
from xltiebreak.ranking.standings import standings

pytestmark = pytest.mark.slow

TIMES = 200 if is_nightly() else 80
JUNK = [
    *(b"", b" ", b"0", b"-1", b"9" * 40, b"1e9", b"NaN", b"null", b"true", b"[]", b"{}", b'"'),
    *(b"W", b"W0", b"W2W2", b"Q7", b"12w1", "½".encode(), b"$3", b"*", b"<td>", b"</table>", b"|"),
    *(b"\0", b"\x1a", b"\xff\xfe", b"\xed\xa0\x80", "\u202e🙂".encode(), b"\r", b"\n", b"\t", b";"),
    *(b"=cmd()", b"{{name}}", b"&#xD800;", b"&amp;", b"<!--", b'rowspan="9999"', b"</html>"),
    b'charset="idna"',
]  # fmt: skip
TEXTS = {
    "chess-results": DATA / "chess-results-rank.html",
    "html": DATA / "chess-results-start.html",
    "msa": DATA / "us-crosstable.txt",
    "sjson": DATA / "swisssys.sjson",
    "swisssys": DATA / "swisssys-published.json",
}


TARGETS = itertools.cycle(list(writable()))


def mangled(content: bytes, choice: random.Random) -> bytes:
    """The content with bytes changed, lines moved, junk put in or the end cut off."""
    made = bytearray(content)
    for _ in range(choice.randint(1, 4)):
        kind = choice.randrange(6)
        at = choice.randrange(len(made) + 1)
        if kind == 0:
            del made[at:]
        elif kind == 1 and at < len(made):
            made[at] = choice.randrange(256)
        elif kind == 2:
            lines = bytes(made).split(b"\n")
            line = lines.pop(choice.randrange(len(lines)))
            lines.insert(choice.randrange(len(lines) + 1), line)
            made = bytearray(b"\n".join(lines))
        else:
            junk = choice.choice(JUNK)
            over = choice.choice([0, len(junk), 30])
            made[at : at + over] = junk
    return bytes(made)


def use(event: Event) -> str:
    """What comes of an event: its findings, its places, and one kind of file in turn."""
    findings = examine_event(event)
    ended = "errors" if any(finding.is_error for finding in findings) else "fine"
    for section in event.sections:
        try:
            standings(section)
        except TieBreakError:
            ended = "refused later"
    try:
        convert(event, next(TARGETS).code)
    except TieBreakError:
        ended = f"{ended}, not written"
    return ended


def ending(read: Callable[..., Event], *arguments: object) -> str:
    """How reading and using a file ends; any other exception than a sentence goes through."""
    try:
        event = read(*arguments)
    except TieBreakError as error:
        return "refused" if str(error) and "\n" not in str(error) else f"no sentence: {error}"
    return use(event)


def reading(code: str) -> Callable[..., Event]:
    return FORMATS[code].read


@pytest.mark.parametrize("code", TEXTS)
def test_every_mangled_text_ends_in_an_event_or_a_sentence(code: str) -> None:
    choice = random.Random(code)
    content = TEXTS[code].read_bytes()
    ends: Counter[str] = Counter()
    for _ in range(TIMES):
        made = mangled(content, choice)
        ends[ending(reading(code), made, "event")] += 1
    assert not [end for end in ends if end.startswith("no sentence")]
    assert len(ends) > 1, ends  # it would show nothing if all were refused at once


def test_every_mangled_report_ends_in_an_event_or_a_sentence() -> None:
    choice = random.Random("uschess")
    files = write_uschess(elm()).files
    ends: Counter[str] = Counter()
    for _ in range(TIMES):
        part = choice.choice(FILES)
        made = {**files, part: mangled(files[part], choice)}
        ends[ending(read_uschess, made, "report")] += 1
    assert not [end for end in ends if end.startswith("no sentence")]
    assert len(ends) > 1, ends


def test_every_cell_of_a_report_may_hold_anything() -> None:
    choice = random.Random("cells")
    files = write_uschess(elm()).files
    for _ in range(TIMES):
        part = choice.choice(FILES)
        content = bytearray(files[part])
        header = int.from_bytes(content[8:10], "little")
        at = choice.randrange(header, len(content) - 1)
        content[at : at + 1] = choice.choice([b" ", b"9", b"W", b"\0", b"\xff", b"*", b"2"])
        made = {**files, part: bytes(content)}
        assert "no sentence" not in ending(read_uschess, made, "report")


@pytest.mark.parametrize("table", [BY_RANK, EVERYBODY])
def test_every_mangled_workbook_of_the_site_ends_in_an_event_or_a_sentence(
    table: list[list[object]],
) -> None:
    choice = random.Random(str(table[0]))
    rows = [*TOP, *DETAILS, *table, *NOTES]
    for _ in range(TIMES // 4):
        made = [list(row) for row in rows]
        for _ in range(choice.randint(1, 4)):
            row = choice.choice([row for row in made if row])
            row[choice.randrange(len(row))] = choice.choice(
                [
                    "",
                    "½",
                    "12w1",
                    -1,
                    1.5,
                    "No.",
                    "Name",
                    "1.Rd",
                    "1",
                    "0w1",
                    "x" * 99,
                    10**9,
                    "TB1",
                ]
            )
        content = workbook(made)
        assert "no sentence" not in ending(reading("chess-results"), content, "list.xlsx")


def test_a_damaged_workbook_of_the_site_ends_in_a_sentence() -> None:
    choice = random.Random("package")
    content = workbook([*TOP, *BY_RANK])
    for _ in range(TIMES // 4):
        made = bytearray(content)
        for _ in range(choice.randint(1, 9)):
            made[choice.randrange(len(made))] = choice.randrange(256)
        assert "no sentence" not in ending(reading("chess-results"), bytes(made), "list.xlsx")


def test_mangled_files_end_in_a_sentence_on_the_command_line(
    xltiebreak: Command, tmp_path: Path
) -> None:
    choice = random.Random("command line")
    path = tmp_path / "event.bin"
    for number in range(TIMES // 4):
        code = choice.choice(list(TEXTS))
        path.write_bytes(mangled(TEXTS[code].read_bytes(), choice))
        command = choice.choice(["check", "standings", "convert"])
        more = [tmp_path / "made.csv", "--force"] if command == "convert" else []
        run = xltiebreak(command, path, *more)
        assert run.code in (0, 1, 2), (number, code, command)
        assert "Traceback" not in run.err
        assert run.out or run.err


def test_the_limit_of_a_part_is_that_of_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, content in write_uschess(elm()).files.items():
        (tmp_path / name).write_bytes(content)
    monkeypatch.setattr("xltiebreak.formats.files.MAX_FILE", 800)
    with pytest.raises(TieBreakError, match=r"THEXPORT.DBF: the file is larger than"):
        load(tmp_path)
