"""Over a thousand mangled TRFs: each ends in an event with findings or in one sentence."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.command import Command
from tests.formats.trf import prairie, timber
from tests.nightly import is_nightly
from xltiebreak.checks import examine_event
from xltiebreak.event.findings import TieBreakError
from xltiebreak.formats.trf.reading import read_trf
from xltiebreak.formats.trf.writing import write_trf
from xltiebreak.ranking.standings import standings

pytestmark = pytest.mark.slow

FILES = 400 if is_nightly() else 150
PLAYERS, TEAMS = timber(), prairie()
JUNK = [
    *(
        "",
        " ",
        "0000",
        "   9 w 1",
        "0000 - Q",
        "\t",
        "\0",
        "\x85",
        "\u2028",
        "\u202e",
        "１",
        "½",
        "é",
    ),
    *("001", "001    1", "\n001    9", "\r", "###", "162  W 3.0", "240 H 999 1", "XXR 10000000000"),
    *("9" * 40, "-1", "1e9", "NaN", "12.25", "999.5", "{{name}}", "=cmd()", "🙂", "\ud7ff"),
    *(
        "310   1",
        "300   1   1   2",
        "320  9.5  1.0 005",
        "330 --   1   1   1",
        "352 WX",
        "362 TW 1",
    ),
    *("202 BH,BH", "212 PTS,,SB/", "310   1 Oaks", "142 -5", "042 99/99/9999", "299", "XXS W"),
]


def with_junk(choice: random.Random, text: str = PLAYERS) -> bytes:
    lines = text.splitlines()
    for _ in range(choice.randint(1, 4)):
        row = choice.randrange(len(lines))
        column = choice.randrange(len(lines[row]) + 1)
        junk = choice.choice(JUNK)
        over = choice.choice([0, len(junk)])
        lines[row] = lines[row][:column] + junk + lines[row][column + over :]
    return "\n".join(lines).encode("utf-8", "replace")


def with_lines_moved(choice: random.Random, text: str = PLAYERS) -> bytes:
    lines = text.splitlines()
    for _ in range(choice.randint(1, 4)):
        row = choice.randrange(len(lines))
        kind = choice.randrange(5)
        if kind == 0:
            del lines[row]
        elif kind == 1:
            lines.insert(row, choice.choice(lines + JUNK))
        elif kind == 2:
            lines[row] = lines[row][choice.randrange(len(lines[row]) + 1) :]
        elif kind == 3:
            lines[row] = lines[row][: choice.randrange(len(lines[row]) + 1)]
        else:
            lines[row] += "  " + choice.choice(JUNK) * choice.randint(1, 200)
        lines = lines or [""]
    return choice.choice(["\n", "\r", "\r\n"]).join(lines).encode("utf-8", "replace")


def with_bytes(choice: random.Random, text: str = PLAYERS) -> bytes:
    content = bytearray(text.encode())
    for _ in range(choice.randint(1, 6)):
        content[choice.randrange(len(content))] = choice.randrange(256)
    return bytes(content[: choice.randrange(len(content)) if choice.random() < 0.2 else None])


MANGLERS = [with_junk, with_lines_moved, with_bytes]


def ending(content: bytes) -> str:
    """What becomes of a file; anything else than these endings is an exception of its own."""
    try:
        event = read_trf(content, "event.trf")
    except TieBreakError as refused:
        return "refused" if str(refused) else "without a sentence"
    findings = examine_event(event)
    if not all(finding.where and finding.message for finding in findings):
        return "without a place"
    if any(finding.is_error for finding in findings):
        return "errors"
    standings(event.sections[0], "uschess")
    try:
        write_trf(event)
    except TieBreakError as refused:
        return "computed" if str(refused) and event.sections[0].matches else "not written"
    return "computed"


@pytest.mark.parametrize("text", [PLAYERS, TEAMS], ids=["players", "teams"])
@pytest.mark.parametrize("mangle", MANGLERS)
def test_every_mangled_file_ends_in_an_event_or_a_sentence(
    text: str, mangle: Callable[[random.Random, str], bytes]
) -> None:
    choice = random.Random(mangle.__name__)
    ended = Counter(ending(mangle(choice, text)) for _ in range(FILES))
    assert set(ended) <= {"refused", "errors", "computed"}
    assert min(ended["errors"], ended["computed"]) > FILES / 20


def test_the_fuzz_is_as_large_as_promised() -> None:
    assert FILES * len(MANGLERS) > (1000 if is_nightly() else 400)


def test_the_command_ends_in_a_sentence_too(xltiebreak: Command, tmp_path: Path) -> None:
    choice = random.Random("the command")
    path = tmp_path / "event.trf"
    for number in range(120):
        content = choice.choice(MANGLERS)(choice, choice.choice([PLAYERS, TEAMS]))
        path.write_bytes(content)
        run = xltiebreak(choice.choice(["check", "standings"]), path)
        assert run.code in (0, 1, 2), number
        assert run.out or run.err, number
        assert "Traceback" not in run.err, number
        assert path.read_bytes() == content, number
