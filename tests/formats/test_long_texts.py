"""A name of more than 200 letters, a line of prizes of more than 2,000 and any other text of more
than 4,000 is refused with its cell, whatever it comes from."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tests.command import Command
from tests.make import reading
from tests.make.files import read_back
from tests.make.samples import DATA
from tests.make.trf import PAIR
from tests.make.trf import event as read
from xltiebreak import Event, TieBreakError, examine_event, explain
from xltiebreak.formats import FORMATS, entries_of
from xltiebreak.functions import FUNCTIONS

pytestmark = pytest.mark.slow

LONGEST, LONGEST_PRIZES, LONGEST_TEXT = 200, 2_000, 4_000
NAMES = {"a name": LONGEST + 1, "an endless one": 30_000}
TABLE = "Event,{event}\nPrizes,{prizes}\nNo.,Name,R1\n1,{name},W2w\n2,Birch,L1b\n"
PAGE = "<table><tr><th>No.<th>Name<th>R1<tr><td>1<td>{name}<td>W2<tr><td>2<td>Birch<td>L1</table>"


def table(event: str = "Elm Open", prizes: str = "1st $5", name: str = "Ash") -> Event:
    return reading.text(TABLE.format(event=event, prizes=prizes, name=name))


def page(name: str) -> Event:
    return reading.text(PAGE.format(name=name), "event.html")


def saved(name: str) -> Event:
    document = json.loads((DATA / "swisssys.sjson").read_bytes())
    document["Sections"][0]["Players"][0]["Name"] = name
    return reading.text(json.dumps(document), "event.sjson")


def errors(event: Event) -> list[str]:
    return [f"{f.where}: {f.message}" for f in examine_event(event) if f.is_error]


def refused(read: Callable[[str], Event], name: str) -> str:
    """The first error, or the sentence with which the file is refused."""
    try:
        return errors(read(name))[0]
    except TieBreakError as error:
        return str(error)


@pytest.mark.parametrize("letters", NAMES.values(), ids=NAMES)
@pytest.mark.parametrize(
    ("read", "where"),
    [(lambda name: table(name=name), "line 4, Name"), (page, "line 2, Name"), (saved, "Name")],
    ids=["csv", "html", "sjson"],
)
def test_a_long_name_is_refused(read: Callable[[str], Event], where: str, letters: int) -> None:
    said = refused(read, "x" * letters)
    assert where.casefold() in said.casefold()
    assert f"has {letters:,} letters; shorten it to" in said
    assert len(said) < 200


@pytest.mark.parametrize("kind", ["csv", "xlsx", "games"])
def test_a_long_name_is_refused_in_whatever_is_written(kind: str) -> None:
    event = table()
    section = event.sections[0]
    players = (replace(section.players[0], name="x" * (LONGEST + 1)), section.players[1])
    event = replace(event, sections=(replace(section, players=players, prizes=None),))
    assert not any("letters" in said for said in errors(table(name="x" * LONGEST)))
    back = read_back(FORMATS[kind].write(event), kind)
    assert f"has {LONGEST + 1} letters; shorten it to {LONGEST} at most" in errors(back)[0]


def test_labels_and_lines_of_prizes_end() -> None:
    assert not errors(table(event="x" * LONGEST_TEXT))
    (said,) = errors(table(event="x" * (LONGEST_TEXT + 1)))
    assert said.startswith("line 1, column 2: 'xxx")
    assert not errors(table(prizes="1st $5" + " " * 9_999))
    prizes = "1st $5" + "; 2nd $4" * (LONGEST_PRIZES // 8)
    (said,) = errors(table(prizes=prizes))
    assert said.startswith("line 2, column 2: ")
    assert "longer than 2,000 letters" in said
    (said,) = errors(table(prizes=prizes * 3))
    assert "line 2, column 2: " in said
    assert "letters; shorten it" in said


def test_a_line_of_a_trf_ends() -> None:
    assert read(f"### edition:{' ' * 90_000}\n{PAIR}").sections
    with pytest.raises(TieBreakError, match=r"^event.trf: line 1: '012 xxx.* has 5,004 letters"):
        read(f"012 {'x' * 5_000}\n{PAIR}")


def test_functions_and_lists_of_entries_refuse_them(tmp_path: Path) -> None:
    games, table_of = [["W2"], ["L1"]], FUNCTIONS["STANDINGS_TB"].work
    with pytest.raises(TieBreakError, match=r"^row 2 of the block of names: 'xxx.* 201 letters"):
        table_of(games, [["Ash"], ["x" * 201]])
    with pytest.raises(TieBreakError, match="has 4,001 letters; shorten it"):
        table_of(games, [["Ash"], ["Birch"]], order="x" * 4_001)
    with pytest.raises(TieBreakError, match="has 4,001 letters; shorten it"):
        table_of([["W2"], ["x" * 4_001]], [["Ash"], ["Birch"]])
    list_file = tmp_path / "list.csv"
    list_file.write_text(f"Name,Rating\nAsh,1500\n{'x' * 201},1400\n")
    with pytest.raises(TieBreakError, match=r"line 3, Name: 'xxx.* has 201 letters"):
        entries_of(list_file)


def test_an_endless_text_is_left_out_and_told_shortly() -> None:
    event = table(event="x" * 30_000)
    assert event.name == "event"
    (said,) = errors(event)
    assert "has 30,000 letters; shorten it" in said
    assert len(said) < 200


@pytest.mark.parametrize("text", ["#1 " * 1_300, "Ash" + " (1)" * 950], ids=["before", "behind"])
def test_a_text_longer_than_any_name_means_nobody(text: str) -> None:
    with pytest.raises(TieBreakError, match="there is no player"):
        explain(table(), text)
    (said,) = errors(table(event=f"Elm Open\nPlayoff,{text} > 2"))
    assert said.startswith("line 2, column 2: the play-off")


def test_a_result_of_endless_names_is_not_tried_at_each_dash(
    xltiebreak: Command, tmp_path: Path
) -> None:
    path = tmp_path / "event.csv"
    path.write_text("No.,Name,R1\n1,Ash,W2w\n2,Birch,L1b\n", encoding="utf-8")
    run = xltiebreak("whatif", path, "1–2 " * 500)
    assert (run.code, run.out) == (2, "")
    assert re.search(r"Error: '1–2 1–2 .* is not understood; expected such as", run.err)
