"""The screen of the hall, and the page of a watched file."""

from __future__ import annotations

import errno
import os
from dataclasses import replace
from pathlib import Path

import pytest
from lxml import html

from tests.command import Command
from tests.page.pages import (
    UNFINISHED,
    page_of,
    read,
    swiss,
)
from xltiebreak.answers.sections import sections_of
from xltiebreak.answers.standings import EventStandings, event_standings
from xltiebreak.cli.pages import follow
from xltiebreak.disk.writing import write
from xltiebreak.event.figures import on_paper
from xltiebreak.event.findings import TieBreakError
from xltiebreak.formats.files import content_of
from xltiebreak.formats.spreadsheets import read_csv
from xltiebreak.page import Shown, write_page

pytestmark = pytest.mark.slow


def test_the_screen_of_the_hall_has_every_name_or_only_initials(
    xltiebreak: Command, tmp_path: Path
) -> None:
    file, full, short = "examples/prizes/prizes.csv", tmp_path / "a.html", tmp_path / "b.html"
    assert xltiebreak("page", file, "-o", full, "--screen").code == 0
    assert xltiebreak("page", file, "-o", short, "--screen", "--names", "initials").code == 0
    page: html.HtmlElement = html.document_fromstring(full.read_text("utf-8"))
    event = read_csv(Path(file).read_bytes(), file)
    [section] = event_standings(event, sections_of(event))

    standings, prizes = page.find_class("list")
    rows = [[cell.text_content() for cell in row] for row in standings.iter("li")]
    expected = [[row.places, row.player.name, on_paper(row.score)] for row in section.players.rows]
    assert rows == expected
    assert prizes.findtext(".//li//small") == "1st; cup for 1st"
    assert not [
        player.name
        for player in event.sections[0].players
        if player.name in short.read_text("utf-8")
    ]
    assert "N. B." in short.read_text("utf-8")


def test_the_screen_tells_how_many_results_are_missing() -> None:
    page = read(UNFINISHED, Shown(screen=True, notice="Corrected."))

    assert page.findtext(".//h2/bdi") == "Standings after 3 of 4 rounds"
    assert page.findtext(".//p[@class='news']") == "Round 4: 4 of 12 players without a result"
    assert page.findtext(".//p[@role='status']") == "Corrected."


def test_a_screen_says_that_the_event_does_not_agree_with_its_seal(
    xltiebreak: Command, tmp_path: Path
) -> None:
    out = tmp_path / "hall.html"
    sealed = ("--seal", "0000-0000-0000-0000")
    assert xltiebreak("page", "examples/bham/bham.xlsx", "-o", out, "--screen", *sealed).code == 0
    page: html.HtmlElement = html.document_fromstring(out.read_text("utf-8"))

    [status] = page.find_class("status")
    assert status.text_content().startswith("Does not agree with seal 0000-0000-0000-0000")


def test_the_screen_shows_who_is_entered_before_the_first_round() -> None:
    begun = swiss(12, 1, last=6)
    page = read(begun, Shown(screen=True))

    assert page.findtext(".//h2/bdi") == "Entered so far"
    assert {item[0].text_content() for item in page.iter("li")} == {""}
    assert page.find_class("list")[0].get("data-what") == "Players"


class Stopped(Exception):
    """The hall is closed."""


def test_a_watched_file_is_followed_and_one_that_cannot_be_read_leaves_the_last_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "event.csv"
    file.write_text("1")
    saved = iter(["2", "broken", "broken", "4"])
    good = event_standings(UNFINISHED, sections_of(UNFINISHED))
    put: list[tuple[object, str]] = []

    def wait(seconds: float) -> None:
        text = next(saved, None)
        if text is None:
            raise Stopped
        file.write_text(text * (1 + len(put)))

    def read_it() -> object:
        if "broken" in file.read_text():
            raise TieBreakError("it is half saved")
        return replace(good, warnings=()) if "2" in file.read_text() else good

    def put_it(ranked: object, *, over: bool, notice: str = "") -> None:
        assert over
        put.append((ranked, notice))

    with pytest.raises(Stopped):
        follow(file, good, read_it, put_it, wait)  # type: ignore[arg-type]

    assert [bool(notice) for _, notice in put] == [False, True, True, False]
    assert put[1][0] is put[0][0]
    assert "it is half saved" in capsys.readouterr().err
    assert "Being corrected since" in put[1][1]
    assert put[1][1] in page_of(UNFINISHED, Shown(again=10, notice=put[1][1]))
    assert 'data-again="10"' in page_of(UNFINISHED, Shown(again=10))


@pytest.mark.parametrize("looks_held", [1, 3])
@pytest.mark.parametrize("fault", ["held by a virus scanner", "away while it is saved"])
def test_a_file_that_the_system_keeps_is_read_as_soon_as_it_can_be(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    fault: str,
    looks_held: int,
) -> None:
    """It is told once, and no second save is needed."""
    file, elsewhere = tmp_path / "event.csv", tmp_path / "away.csv"
    file.write_text("as it was")
    good = event_standings(UNFINISHED, sections_of(UNFINISHED))
    after = replace(good, warnings=("of the file as saved",))
    put: list[tuple[object, str]] = []
    looks = 0

    def refused(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    def wait(seconds: float) -> None:
        nonlocal looks
        looks += 1
        if looks == 2:
            if fault == "away while it is saved":
                file.rename(elsewhere)
            else:
                file.write_text("saved")
                monkeypatch.setattr("builtins.open", refused)
        elif looks == 2 + looks_held:
            if elsewhere.exists():
                elsewhere.rename(file)
            monkeypatch.undo()
        elif looks == 9:
            raise Stopped

    def read_it() -> EventStandings:
        content_of(file)
        return after

    def put_it(ranked: object, *, over: bool, notice: str = "") -> None:
        put.append((ranked, notice))

    with pytest.raises(Stopped):
        follow(file, good, read_it, put_it, wait)

    [(kept, notice), last] = put
    assert kept is good
    assert notice.startswith("Being corrected since")
    assert last == (after, "")
    assert capsys.readouterr().err.count("cannot be read yet") == 1


@pytest.mark.parametrize("fault", ["the folder is gone", "a folder is in its place", "full"])
def test_a_page_that_cannot_be_written_is_told_once_and_written_as_soon_as_it_can_be(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    fault: str,
) -> None:
    file, out = tmp_path / "event.csv", tmp_path / "site" / "results.html"
    out.parent.mkdir()
    fsync = os.fsync
    good = event_standings(UNFINISHED, sections_of(UNFINISHED))
    looks = 0

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    def wait(seconds: float) -> None:
        nonlocal looks
        looks += 1
        if looks == 2:  # it is saved, and cannot be written
            if fault == "full":
                monkeypatch.setattr("os.fsync", full)
            elif fault == "the folder is gone":
                out.parent.rmdir()
            else:
                out.mkdir()
            file.write_text("saved")
        elif looks == 6:
            assert not out.is_file()
            monkeypatch.setattr("os.fsync", fsync)
            if out.is_dir():
                out.rmdir()
            out.parent.mkdir(exist_ok=True)
        elif looks == 9:
            raise Stopped

    def put_it(ranked: EventStandings, *, over: bool, notice: str = "") -> None:
        write(out, write_page(ranked, Shown(notice=notice)).encode(), force=over)

    with pytest.raises(Stopped):
        follow(file, good, lambda: good, put_it, wait)

    first, second = capsys.readouterr().err.splitlines()
    assert first.endswith("; it is written as soon as it can be.")
    assert second.endswith(": wrote the page.")
    assert out.read_text("utf-8") == write_page(good, Shown())
