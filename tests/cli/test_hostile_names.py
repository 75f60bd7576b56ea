"""What a terminal would obey stays out of what is said, whatever a file is called; and numbers
without end, wherever they stand."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tests.cases import KNOWN
from tests.command import Command
from tests.formats.bombs import workbook

NAME = "spring\x1b[31m\n\x9b1m\u202e\u2028\x07\u200e\u200f\u061copen"
OBEYED = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]"
)
ENDLESS = "9" * 5_000


not_on_windows = pytest.mark.skipif(sys.platform == "win32", reason="no file there is called so")


@pytest.mark.slow
@not_on_windows
@pytest.mark.parametrize(
    "command",
    [
        ("check", "{}"),
        ("check", "{}", "--json"),
        ("standings", "{}"),
        ("standings", "{}", "--format", "csv"),
        ("standings", "{}", "--format", "json"),
        ("standings", "{}", "--section", "none"),
        ("explain", "{}", "nobody"),
        ("why", "{}", "1", "2"),
        ("whatif", "{}"),
        ("prizes", "{}"),
        ("verify", "{}", "--against", "{}"),
        ("verify", "{}", "--columns", "{}"),
        ("changes", "{}", "{}"),
        ("bulletin", "{}"),
        ("bulletin", "{}", "-o", "{}.pdf"),
        ("bulletin", "{}", "--template", "{}"),
        ("page", "{}", "-o", "{}.html"),
        ("convert", "{}", "{}.xlsx"),
        ("convert", "{}", "{}.odd"),
        ("new", "{}.xlsx", "--entries", "{}"),
        ("new", "{}.xlsx", "--from", "{}"),
        ("excel", "doctor", "{}"),
        ("excel", "{}"),
        ("{}",),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("suffix", [".csv", ".xlsx", ".none", ""])
def test_no_name_of_a_file_reaches_the_terminal_as_it_is(
    xltiebreak: Command,
    command: tuple[str, ...],
    suffix: str,
    tmp_path: Path,
    bham: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = tmp_path / f"{NAME}{suffix}"
    if suffix == ".csv":
        path.write_bytes(bham.read_bytes())
    elif suffix == ".xlsx":
        path.write_bytes(workbook())
    elif not suffix:
        path.mkdir()
    monkeypatch.chdir(tmp_path)
    run = xltiebreak(*(word.format(path.name) for word in command))
    assert not OBEYED.search(run.out + run.err)
    assert run.code in (0, 1, 2)


@not_on_windows
def test_a_page_is_not_called_so_either(xltiebreak: Command, tmp_path: Path) -> None:
    path = tmp_path / f"{NAME}.csv"
    path.write_bytes((KNOWN / "teams.csv").read_bytes())
    page = tmp_path / "page.html"
    assert xltiebreak("page", path, "-o", page).code == 0
    assert not OBEYED.search(page.read_text())


@pytest.mark.parametrize(
    "line",
    [
        "Rounds,{}",
        "Entries,{}",
        "Based on,{}",
        "Announced total,{}",
        "Guaranteed,{}%",
        "Prizes,${} b/{}",
        "Prizes,1st ${} U{} $50",
        "Withdrawn,{}",
        "Lots,{}",
        "Unrated,{}",
        "Tie-break order,MM/C{}",
        "Counting players,{}",
        "Match points,{}-1-0",
        "Dates,{}-01-01",
    ],
)
@pytest.mark.parametrize("command", ["check", "standings", "prizes"])
def test_a_number_without_end_at_a_label_ends_in_a_sentence(
    xltiebreak: Command, line: str, command: str, bham: Path
) -> None:
    bham.write_text(f"{line.replace('{}', ENDLESS)}\n{bham.read_text()}")
    run = xltiebreak(command, bham)
    assert run.code in (0, 1, 2)
    assert len(run.out + run.err) < 5_000


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("1,Ash", f"{ENDLESS},Ash"),
        ("W4w", f"W{ENDLESS}"),
        ("W4w", f"{ENDLESS}w1"),
        ("W4w", f"{ENDLESS}"),
        ("2.5", f"{ENDLESS}.5"),
        ("2.5", f"0.{ENDLESS}"),
        ("R1", f"R{ENDLESS}"),
        ("Total", f"TB{ENDLESS}"),
        ("Total", "Rating"),
    ],
)
@pytest.mark.parametrize("command", ["check", "standings", "verify", "whatif"])
def test_a_number_without_end_in_a_table_ends_in_a_sentence(
    xltiebreak: Command, old: str, new: str, command: str, bham: Path
) -> None:
    text = bham.read_text().replace(old, new, 1)
    bham.write_text(text.replace("2.5", ENDLESS) if new == "Rating" else text)
    run = xltiebreak(command, bham)
    assert run.code in (0, 1, 2)
    assert len(run.out + run.err) < 5_000


@pytest.mark.parametrize("title", ["From", "To", "Rank", "Cash", "Players", "Prize"])
@pytest.mark.parametrize("figure", [ENDLESS, f"${ENDLESS}.50", f"{ENDLESS}%", "1," * 5_000 + "1"])
def test_a_number_without_end_in_a_table_of_prizes_ends_in_a_sentence(
    xltiebreak: Command, title: str, figure: str, bham: Path
) -> None:
    values = {"Prize": "1st", "From": "", "To": "", "Rank": "", "Cash": "50", "Players": ""}
    values[title] = f'"{figure}"'
    table = f"{','.join(values)}\n{','.join(values.values())}\n"
    bham.write_text(f"{bham.read_text()}\n{table}")
    run = xltiebreak("prizes", bham)
    assert run.code in (0, 1, 2)
    assert len(run.out + run.err) < 5_000


def test_a_number_without_end_is_refused_as_an_argument(xltiebreak: Command, bham: Path) -> None:
    for arguments in (
        ("explain", bham, ENDLESS),
        ("whatif", bham, f"R1 {ENDLESS}-2 1-0"),
        ("standings", bham, "--lots", ENDLESS),
        ("byhand", "SOLK", "--opponents", f"1,{ENDLESS}"),
    ):
        run = xltiebreak(*arguments)
        assert (run.code, run.out) == (2, "")
        assert "holds a number of more than 255 figures" in run.err
