"""Documents: each link leads somewhere, and an article or a word is found. Every command that the
documentation prints is run as it is printed, from the project's folder."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
from pathlib import Path

import click
import pytest

from examples.build import GENERATED, PICTURES, README, event_with_printed_values, page_of_today
from tests.cases import lines
from tests.cli.test_every_option import commands
from tests.command import Command
from tests.house.test_rooms import EDGES, FLOORS, PACKAGE
from tests.make.files import empty_swiss, write_workbook
from tests.where import found, main
from xltiebreak import SYSTEMS
from xltiebreak.cli import cli

ROOT = README.parent
HOUSE = PACKAGE / "README.md"
CONTRIBUTING = ROOT / ".github/CONTRIBUTING.md"
PAGES = [
    README,
    HOUSE,
    CONTRIBUTING,
    *sorted((ROOT / "templates").glob("*.md")),
    PACKAGE / "rules/README.md",
    PACKAGE / "formats/README.md",
    *sorted((ROOT / "examples").glob("*/README.md")),
]
LINK = re.compile(r"\]\(([^)#:]+)(#[^)]*)?\)")


def test_what_pages_list_is_what_the_program_has() -> None:
    """``python examples/build.py`` writes it anew."""
    for page in GENERATED:
        assert page_of_today(page) == page.read_text(encoding="utf-8")


def test_every_link_leads_somewhere() -> None:
    for page in PAGES:
        for target, heading in LINK.findall(page.read_text(encoding="utf-8")):
            there = page.parent / target
            assert there.exists(), (page, target)
            if heading:
                headings = re.findall("^#+ (.+)$", there.read_text("utf-8"), re.MULTILINE)
                assert heading in {"#" + _anchor(title) for title in headings}, (page, heading)


def _anchor(title: str) -> str:
    """What a heading is called in a link to it."""
    return re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")


def test_every_picture_is_shown_somewhere() -> None:
    shown = {
        (page.parent / target).resolve()
        for page in PAGES
        for target, _ in LINK.findall(page.read_text(encoding="utf-8"))
    }

    assert {(ROOT / "examples" / f"{name}.png").resolve() for name in PICTURES} <= shown


def test_the_rooms_are_those_of_the_house() -> None:
    rooms = re.findall(
        r"^(\d+)\. \[(\w+)\]\(\2\)( \(door\))?: ", HOUSE.read_text("utf-8"), re.MULTILINE
    )

    assert [(int(floor), room) for floor, room, _ in rooms] == list(enumerate(FLOORS, start=1))
    assert {room for _, room, door in rooms if door} == EDGES


def test_contributors_are_sent_to_files_that_exist() -> None:
    named = re.findall(
        r"`((?:xltiebreak|tests|examples|templates)/[\w./]+)`", CONTRIBUTING.read_text("utf-8")
    )

    assert len(named) > 10
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_no_page_promises_what_nobody_tried() -> None:
    pages = [README, ROOT / "templates/README.md"]
    first, workbooks = (page.read_text("utf-8") for page in pages)

    for text in (first, workbooks):
        assert "built for Excel from 2010 on, tested in LibreOffice 25.2" in text
        assert not re.search(r"for Excel from 2010 on, LibreOffice|or Google Sheets", text)
    assert re.search(r"Google Sheets was\s+not tried", first)
    assert "Google" not in workbooks


def test_volunteers_get_eight_things_to_try_and_a_form() -> None:
    page = (ROOT / ".github/IN_REAL_EXCEL.md").read_text("utf-8")

    assert re.findall(r"^(\d)\. ", page, re.MULTILINE) == [*"12345678"]
    assert len(page.splitlines()) < 45
    assert all(f"{number} yes/no" in page for number in range(1, 9))


ARTICLES = {
    article
    for system in SYSTEMS.values()
    for article in re.findall(r"\b\d+(?:E\d+|\.\d)", system.reference)
}


@pytest.mark.parametrize("article", sorted({*ARTICLES, "16.5", "32B3", "34E12", "34F"}))
def test_an_article_leads_to_a_function_that_cites_it(article: str) -> None:
    assert any(spot.name for spot in found([article]))


def test_all_words_are_looked_for_and_an_article_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kashdan", "34E7"]) == 0
    assert "results.py:" in capsys.readouterr().out
    assert [spot.name for spot in found(["modified", "34E1"])] == ["modified_median"]
    assert [spot.file for spot in found(["Arithmetic", "formulas"]) if "swiss" in spot.file]
    assert main(["34E77"]) == 1


OWN = {
    "before.xlsx": "examples/riverside/riverside.xlsx",
    "after.xlsx": "examples/riverside/riverside.xlsx",
    "club.docx": "templates/bulletin.docx",
}
ON_WINDOWS = ("excel install", "excel doctor")
"""What says elsewhere that it is for Windows."""

IN_LIBREOFFICE = ("libreoffice install", "libreoffice doctor")
"""What would change or ask the LibreOffice of whoever runs the tests, so that there is none."""

ALONE = ("systems", "editions")
"""Commands that need no more; the bare name of another only speaks of it."""


EVERYWHERE = [*PAGES, PACKAGE / "verify/README.md", ROOT / ".github/IN_REAL_EXCEL.md",
              ROOT / "CHANGELOG.md"]  # fmt: skip
"""Every page, also those whose commands name files of a reader who writes programs."""

HELP = PACKAGE / "excel/sheets/help.toml"
TABLES_OF_WORDS = [HELP, PACKAGE / "excel/routes.toml"]


def in_text(page: Path) -> list[str]:
    """What a page prints to be typed, whole lines: in blocks, behind a prompt, inside a text."""
    text = page.read_text(encoding="utf-8")
    parts = re.split(r"^ *```(\w*)\n(.*?)^ *```$", text, flags=re.MULTILINE | re.DOTALL)
    lines: list[str] = []
    for prose, kind, block in zip(parts[::3], [*parts[1::3], ""], [*parts[2::3], ""]):
        typed = r"(?:--\w|(?:xltiebreak|your-program|py|python3?|pipx?|sudo|\.venv/\S+)\s)[^`]*"
        lines += [" ".join(command.split()) for command in re.findall(f"`({typed})`", prose)]
        begin = {"sh": "", "bat": "", "text": r"\$ "}.get(kind, "-")
        lines += re.findall(rf"^ *{begin}(.+)$", block, re.MULTILINE)
    return lines


def in_words(table: Path) -> list[str]:
    """The commands inside the sentences of workbooks and messages."""
    text = table.read_text(encoding="utf-8").replace("{file}", "event.xlsx")
    typed = re.findall(r'xltiebreak (?!has|is|as|reads|wrote)[a-z][^"\n]*', text)
    return [re.split(r"[.,;:)](?=\s|$)| (?:lists|names|says)\b", command)[0] for command in typed]


def printed(page: Path) -> list[str]:
    """The commands of this program in a page, without its name."""
    lines = in_words(page) if page.suffix == ".toml" else in_text(page)
    own = [line.removeprefix("py -m ") for line in lines]
    whole = [line.removeprefix("xltiebreak ") for line in own if line.startswith("xltiebreak ")]
    return [command for command in whole if " " in command or command in ALONE]


def read_otherwise(line: str) -> list[str]:
    """What of a line cmd, PowerShell 5.1, zsh or bash reads otherwise than the others.

    Outside quotation marks that is nearly every sign: ``#`` ``'`` ``$`` ``&`` ``*`` ``[``; inside
    them a variable, an escape, or what zsh takes from the history. In a list PowerShell takes 34E1
    for the number 340.
    """
    outside, inside = line.split('"')[::2], line.split('"')[1::2]
    signs = [part for part in outside if re.search(r"[^\w./\\:,=+| -]|,(?= )|  ", part)]
    variables = [part for part in inside if re.search(r"[$`!%^\\]", part)]
    numbers = re.findall(r"(?<=,)\d+[a-z]\w*|\b\d+[a-z]\w*(?=,)", " ".join(outside), re.IGNORECASE)
    return [*signs, *variables, *numbers, *(['"'] if line.count('"') % 2 else [])]


def by_line(page: Path) -> dict[str, list[str]]:
    """What is read otherwise, by the line that has it; a set-up for zsh and bash goes in steps."""
    lines = in_words(page) if page.suffix == ".toml" else in_text(page)
    steps = [
        step for line in lines for step in line.split(" && " if line.startswith(SET_UP) else "\n")
    ]
    return {step: signs for step in steps if (signs := read_otherwise(step))}


SET_UP = "python3 -m venv .venv && "


@pytest.mark.parametrize(
    "page", [*EVERYWHERE, *TABLES_OF_WORDS], ids=lambda page: f"{page.parent.name}/{page.name}"
)
def test_every_shell_reads_what_is_printed_alike(page: Path) -> None:
    assert by_line(page) == {}


COMMANDS: dict[tuple[str, ...], click.Command] = {(): cli, **dict(commands())}


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_every_shell_reads_the_examples_of_the_help_alike(path: tuple[str, ...]) -> None:
    command = COMMANDS[path]
    examples = re.findall(r"^  (.*xltiebreak .*)$", command.epilog or "", re.MULTILINE)
    helps = [option.help or "" for option in command.params if isinstance(option, click.Option)]
    in_single = re.findall(r"(?<!\w)'(\w+ [^']+)'", " ".join(helps))

    assert examples
    assert {line: signs for line in examples if (signs := read_otherwise(line))} == {}
    assert [words for words in in_single if not words.startswith("xltiebreak ")] == []


@pytest.mark.parametrize("line", lines("house/read_otherwise_by_a_shell.txt"))
def test_what_a_shell_reads_otherwise_is_noticed(line: str) -> None:
    assert read_otherwise(line)


def test_the_words_that_the_first_page_takes_can_be_typed_so() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    words = re.findall("`([^`]+)`", text.split("**Words**")[1].split("\n\n")[0])

    assert '"34E1,34E2"' in words
    assert {word: signs for word in words if (signs := read_otherwise(word))} == {}


def test_the_block_for_windows_has_the_steps_of_the_lines_for_zsh_and_bash() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    lines = [line.split(" && ") for line in in_text(ROOT / "README.md") if line.startswith(SET_UP)]
    steps = [step for line in lines for step in line]
    [block] = re.findall(r"^```bat\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    there = [
        step.replace("python3 ", "py ").replace(".venv/bin/", ".venv\\Scripts\\") for step in steps
    ]

    assert len(lines) == 2
    assert block.splitlines() == list(dict.fromkeys(there))
    assert re.search(r"<!-- tests -->\n```sh\n[^\n]*pytest[^\n]*\n```", text), "what .ci/run runs"


@pytest.fixture(scope="module")
def untouched(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the project's files and the reader's own."""
    folder = tmp_path_factory.mktemp("reader") / "own"
    for name in ("examples", "templates"):
        shutil.copytree(ROOT / name, folder / name)
    for name, source in OWN.items():
        shutil.copy(ROOT / source, folder / name)
    (folder / "event.xlsx").write_bytes(write_workbook(event_with_printed_values()))
    (folder / "event.xlsm").write_bytes(write_workbook(empty_swiss(), route="classic"))
    return folder


@pytest.mark.slow
@pytest.mark.parametrize(
    ("page", "command"),
    [
        *((page, command) for page in PAGES for command in dict.fromkeys(printed(page))),
        *((HELP, command) for command in printed(HELP) if command.startswith("new ")),
    ],
    ids=lambda value: value.parent.name if isinstance(value, Path) else value,
)
def test_each_printed_command_does_what_it_says(
    page: Path, command: str, untouched: Path, xltiebreak: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = untouched.with_name("now")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(untouched, folder, copy_function=os.link)  # no command writes into a file
    monkeypatch.chdir(folder)
    without_office = command.startswith(IN_LIBREOFFICE)
    if without_office:
        monkeypatch.setattr("xltiebreak.libreoffice.office.this_office", lambda: None)
    arguments = shlex.split(command.replace("FILE", "event.xlsx"))
    if arguments[0] == "new":  # the reader has none of this name then
        Path(arguments[1]).unlink(missing_ok=True)

    run = xltiebreak(*arguments)

    differs = arguments[0] == "verify"
    elsewhere = sys.platform != "win32" and command.startswith(ON_WINDOWS)
    fine = {0} | ({1} if differs else set()) | ({1, 2} if elsewhere or without_office else set())
    assert run.code in fine, run.err


def test_the_first_page_prints_them() -> None:
    assert len(printed(ROOT / "README.md")) >= 10
