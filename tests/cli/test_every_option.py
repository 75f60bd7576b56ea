"""Every command with every option on events in which there is nothing yet, or next to nothing: each
ends in an exit code and words, never in a traceback, and leaves no file where it failed.

Commands and options are those of the command line itself, so that a new one is tried unasked.
"""

from __future__ import annotations

import itertools
import random
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path

import click
import pytest

from tests.cases import lines as lines_of
from tests.cases import spelt_out
from tests.command import typed
from tests.nightly import by_day
from xltiebreak.cli import cli

pytestmark = pytest.mark.slow

NOT_TRIED = frozenset({("excel", "install"), ("libreoffice", "install"), ("libreoffice", "doctor")})
"""What changes this computer, or asks LibreOffice."""

EVENT, OTHER, OUT = "{event}", "{other}", "{out}"
FILES = ("file", "old", "new", "against", "columns", "entries", "kind_of", "template", "logo")
PLAUSIBLE = {
    "player": ("1", "Ash"),
    "other": ("2", "1"),
    "change": ("R1 1-2 1-0", "1 B"),
    "code": ("SOLK", "Buchholz Cut 1"),
    "section": ("Open", "U1200"),
    "edition": ("uschess", "fide2024"),
    "order": ("MM,SOLK", "fide", "ihsa", "DE,SB", "TPR"),
    "lots": ("7", "3,1,2"),
    "system": ("SOLK", "TPR"),
    "columns": ("MM,SOLK", EVENT),
    "sections": ("Open,U1200",),
    "weights": ("3 2 1",),
    "opponents": ("1,2,3",),
    "points": ("1,½,0",),
    "score": ("2",),
    "boards": ("2",),
    "kind": ("csv", "trf"),
    "to": ("csv", "trf26", "xlsx"),
}
NUMBERS = ("1", "2")
IMPLAUSIBLE = ("", " ", "0", "-1", "x", "99999999999", "½", "1,,2", "R1", "²", "١", "a" * 300, "-")
PATHS = (EVENT, OTHER, "{none}", "{folder}")
OUTS = ("{out}.xlsx", "{out}.csv", "{out}.docx", "{out}.html", "{out}.trf", "{out}", "{folder}")
ENDINGS = {"new": ".xlsx", "excel lite": ".py", "libreoffice build": ".oxt", "page": ".html"}


def commands(
    group: click.Group = cli, name: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Every command and group with its name."""
    context = click.Context(group)
    for word in group.list_commands(context):
        command = group.get_command(context, word)
        assert command is not None
        yield (*name, word), command
        if isinstance(command, click.Group):
            yield from commands(command, (*name, word))


def tried_commands() -> Iterator[tuple[tuple[str, ...], click.Command]]:
    for name, command in commands():
        if name not in NOT_TRIED and not isinstance(command, click.Group):
            yield name, command


def values(name: str, parameter: click.Parameter) -> Iterator[str]:
    """What an option or argument is given, the likeliest first."""
    if isinstance(parameter.type, click.Choice):
        yield from parameter.type.choices
    elif parameter.name == "out":
        yield OUT + ENDINGS.get(name, ".docx" if "-o" in parameter.opts else ".csv")
        yield from OUTS
    elif parameter.name in PLAUSIBLE:
        yield from PLAUSIBLE[parameter.name]
    elif "--docx" in parameter.opts:
        yield from ("{out}.docx", "{out}.xlsx")
    elif parameter.name in FILES or parameter.type.name == "path":
        yield EVENT
    else:
        yield from NUMBERS
    yield from (*PATHS, *IMPLAUSIBLE)


def lines() -> Iterator[tuple[str, ...]]:
    """Each option alone with each of its values, each argument likewise, and each two options."""
    for words, command in tried_commands():
        name = " ".join(words)
        arguments = [
            parameter for parameter in command.params if isinstance(parameter, click.Argument)
        ]
        usual = [next(values(name, parameter)) for parameter in arguments if parameter.required]
        yield (*words, *usual)
        for k, argument in enumerate(arguments):
            for value in values(name, argument):
                yield (*words, *usual[:k], value, *usual[k + 1 :])
        given: list[tuple[str, ...]] = []
        for option in command.params:
            if not isinstance(option, click.Option):
                continue
            spelled = option.opts[-1]
            if option.is_flag:
                given.append((spelled,))
                yield (*words, *usual, spelled)
                continue
            given.append((spelled, next(values(name, option))))
            for value in values(name, option):
                yield (*words, *usual, spelled, value)
        for first, second in itertools.combinations(given, 2):
            yield (*words, *usual, *first, *second)


LINES = tuple(lines())
TEXTS = {
    name: spelt_out(text.removeprefix(" "))
    for line in lines_of("cli/next_to_nothing.txt")
    for name, _, text in [line.values[0].partition(" ::")]
}
BLANK: dict[str, tuple[str, ...]] = {
    "swiss.xlsx": ("--for", "plain"),
    "one.xlsx": ("--players", "1", "--rounds", "1", "--for", "plain"),
    "live.xlsx": ("--for", "lite"),
    "macros.xlsm": (),
    "libreoffice.xlsx": ("--for", "libreoffice"),
    "grid.xlsx": ("--kind", "roundrobin", "--for", "plain"),
    "double.xlsx": ("--kind", "roundrobin", "--double", "--for", "lite"),
    "team.xlsx": ("--kind", "team", "--for", "plain"),
    "live-team.xlsx": ("--kind", "team", "--for", "lite", "--teams", "2", "--boards", "1"),
    "sections.xlsx": ("--sections", "Open,U1200", "--for", "plain"),
}


@pytest.fixture(scope="session")
def events(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all of these events."""
    folder = tmp_path_factory.mktemp("events")
    for name, text in TEXTS.items():
        (folder / name).write_text(text, encoding="utf-8")
    for name, options in BLANK.items():
        assert not wrong(["new", str(folder / name), *options])
    return folder


@pytest.fixture
def harmless(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No command waits for a file to be saved, asks another program, or writes into our folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("xltiebreak.cli.papers.follow", lambda *_: None)
    monkeypatch.setattr("xltiebreak.bulletin.to_pdf", lambda _: b"%PDF-")


def wrong(arguments: Sequence[str], stdin: bytes = b"", made: Path | None = None) -> str:
    """What is wrong about how a command ends; it may have made files in this folder."""
    run = typed(*arguments, stdin=stdin)
    printed = run.out + run.err
    left = list(made.rglob("*")) if made and run.code else []
    is_fine = run.code in (0, 1, 2) and printed and "Traceback" not in printed and not left
    return "" if is_fine else f"exit code {run.code} with {printed!r}, leaving {left}"


def tried(some: Sequence[tuple[str, ...]], event: Path, folder: Path) -> Iterator[str]:
    """Each of these command lines that ends wrongly, with how."""
    made = folder / "made"
    names = {
        "event": str(event),
        "other": str(event.with_name("two.csv")),
        "none": str(folder / "none.csv"),
        "folder": str(folder),
        "out": str(made / "made"),
    }
    copy = folder / event.name
    shutil.copy(event, copy)
    names["event"] = str(copy)
    for line in some:
        made.mkdir()
        before = sorted(folder.rglob("*"))
        arguments = [word.format(**names) for word in line]
        if how := wrong(arguments, event.read_bytes(), made):
            yield f"{event.name}: {' '.join(line)}: {how}"
        shutil.rmtree(made)
        for path in folder.iterdir():
            if path not in before:
                path.unlink()


def some_lines(name: str, count: int) -> Sequence[tuple[str, ...]]:
    """All of them at night."""
    return by_day(random.Random(name).sample(LINES, count), night=LINES)


@pytest.mark.usefixtures("harmless")
@pytest.mark.parametrize("name", TEXTS)
def test_every_option_on_a_text_with_next_to_nothing_in_it(
    name: str, events: Path, tmp_path: Path
) -> None:
    assert list(tried(some_lines(name, 12), events / name, tmp_path)) == []


@pytest.mark.usefixtures("harmless")
@pytest.mark.parametrize("name", BLANK)
def test_every_option_on_a_workbook_as_it_was_written(
    name: str, events: Path, tmp_path: Path
) -> None:
    assert list(tried(some_lines(name, 8), events / name, tmp_path)) == []


WERE_WRONG = (
    ("team.xlsx", "convert {event} {out}.xlsx"),
    ("team.xlsx", "new {out}.xlsx --from {event}"),
    ("swiss.xlsx", "bulletin {event} -o {out}.docx --wall"),
    ("live-team.xlsx", "bulletin {event} -o {out}.docx --wall"),
    ("grid.xlsx", "bulletin {event} -o {out}.docx --wall --round 1"),
    ("prizes.csv", "convert {event} {out}.xlsx"),
)


@pytest.mark.parametrize(("name", "line"), WERE_WRONG)
def test_what_ended_in_a_traceback_once(name: str, line: str, events: Path, tmp_path: Path) -> None:
    assert list(tried([tuple(line.split())], events / name, tmp_path)) == []


def test_every_command_is_tried_with_every_option() -> None:
    for words, command in tried_commands():
        name = (*words,)
        tried_here = {word for line in LINES if line[: len(words)] == name for word in line}
        for option in command.params:
            if isinstance(option, click.Option):
                assert option.opts[-1] in tried_here
    assert len(LINES) > 3_000
