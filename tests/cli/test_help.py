"""What a newcomer reads first: every command is listed, and its help has an example."""

from __future__ import annotations

from pathlib import Path

import click
import pytest

from tests.command import Command
from xltiebreak import SYSTEMS
from xltiebreak.cli import cli


def commands(group: click.Group, *path: str) -> list[tuple[str, ...]]:
    context = click.Context(group)
    names: list[tuple[str, ...]] = []
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        names.append((*path, name))
        if isinstance(command, click.Group):
            names += commands(command, *path, name)
    return names


def command_at(path: tuple[str, ...]) -> click.Command:
    command: click.Command = cli
    for name in path:
        assert isinstance(command, click.Group)
        member = command.get_command(click.Context(command), name)
        assert member is not None
        command = member
    return command


def text(xltiebreak: Command, *arguments: str) -> str:
    run = xltiebreak(*arguments)
    assert (run.code, run.err) == (0, "")
    return " ".join(run.out.split())


def test_every_command_is_listed_with_what_it_does(xltiebreak: Command) -> None:
    listed = xltiebreak("-h").out.split("Commands:\n")[1].split("\n\n")[0].splitlines()
    purposes = dict(line.split(maxsplit=1) for line in listed)
    assert list(purposes) == [path[0] for path in commands(cli) if len(path) == 1]
    assert "excel" in purposes
    assert all(purpose.endswith(".") for purpose in purposes.values())
    assert not any(purpose.endswith("...") for purpose in purposes.values())


@pytest.mark.parametrize("path", commands(cli), ids=" ".join)
def test_the_help_of_a_command_has_an_example_and_the_exit_codes(
    xltiebreak: Command, path: tuple[str, ...]
) -> None:
    help = text(xltiebreak, *path, "-h")
    assert f"xltiebreak {' '.join(path)}" in help.split("Example", 1)[-1]
    assert "Exit codes: 0 " in help
    assert help == text(xltiebreak, *path, "--help")


@pytest.mark.parametrize("path", commands(cli), ids=" ".join)
def test_every_option_says_what_it_does(path: tuple[str, ...]) -> None:
    for option in command_at(path).params:
        if isinstance(option, click.Option):
            assert option.help, option.name


def test_the_kinds_of_files_are_those_that_can_be_read(xltiebreak: Command, bham: Path) -> None:
    refused = xltiebreak("check", bham, "--from", "nothing").err
    kinds = refused.split("use one of ")[1].strip().split(", ")
    assert "csv" in kinds
    help = text(xltiebreak, "check", "-h")
    assert f"What FILE is: {', '.join(kinds[:-1])} or {kinds[-1]}." in help


def before_edition(line: str) -> list[str]:
    """The codes of an order, as ``systems`` lists it: ``uschess   MM SOLK (edition …)``."""
    return line.partition(" (")[0].split()[1:]


def test_systems_lists_the_twenty_that_clubs_use_and_all_the_rest(xltiebreak: Command) -> None:
    listed, every = xltiebreak("systems").out, xltiebreak("systems", "--all").out
    codes = [line.split(" ", 1)[0] for line in listed.partition("\n\n")[0].splitlines()]

    assert len(set(codes)) == len(codes) == 20
    orders = listed.partition("Orders:")[2].partition("\n\n")[0]
    named = {code for line in orders.strip().splitlines() for code in before_edition(line)}
    assert named <= set(codes), "whatever an order with a name has is explained"
    assert "\nBH/C1   Buchholz Cut 1 (FIDE C.07 8.1): " in listed
    assert "xltiebreak systems --all" in listed
    assert all(f"\n{code} " in f"\n{every}" for code in (*SYSTEMS, *codes))
    assert listed.partition("Orders:")[2] == every.partition("Orders:")[2]
