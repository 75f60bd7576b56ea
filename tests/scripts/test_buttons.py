"""What a button says and writes is what the command says and writes of the same workbook."""

from __future__ import annotations

import asyncio
import inspect
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple, get_type_hints

import pytest
from lxml import html

from tests.cases import lines
from tests.command import ROOT, Command
from tests.excel.lite_book import opened
from tests.excel.lite_client import Client
from tests.excel.test_lite import EVENT, typed_by_hand
from tests.make import reading
from tests.make.files import read_workbook
from tests.make.half_typed import half_typed
from tests.nightly import by_day
from xltiebreak.excel.event_in import ANSWER_MARK
from xltiebreak.scripts import lite
from xltiebreak.scripts.buttons import BUTTONS

EXAMPLES = sorted((ROOT / "examples").rglob("*.xlsx"))[:: by_day(2, night=1)]
"""All of them at night, and every second one by day."""


class Pressed(NamedTuple):
    """What came of a button: what was printed, the cells of the answer by sheet, and the files."""

    printed: str
    cells: dict[str, list[list[Any]]]
    files: dict[str, bytes]
    client: Client


@pytest.fixture(autouse=True)
def fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1767225600")


@pytest.fixture
def button(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Any:
    """Presses a button of xlwings Lite on the workbook of a file."""
    folder = tmp_path / "data"
    folder.mkdir()
    monkeypatch.setattr(lite, "FOLDER", str(folder))

    def press(content: bytes, script: Any, **form: Any) -> Pressed:
        before = {path.name for path in folder.iterdir()}
        capsys.readouterr()
        with opened(content) as (book, client):
            asyncio.run(script(book, **form))
            actions = [*client.actions, *book.json()["actions"]]
        files = {
            file.name: file.read_bytes() for file in folder.iterdir() if file.name not in before
        }
        return Pressed(capsys.readouterr().out, written_by(actions, client), files, client)

    press.folder = folder  # type: ignore[attr-defined]
    return press


def written_by(actions: list[dict[str, Any]], client: Client) -> dict[str, list[list[Any]]]:
    """What stands in the cells of sheets that were written, as Excel takes it."""
    names = list(client.sheets)
    cells: dict[str, list[list[Any]]] = {}
    for action in actions:
        if action["func"] == "addSheet":
            names.insert(*action["args"])
        elif action["func"] == "setFormula":
            assert (action["start_row"], action["start_column"]) == (0, 0)
            cells[names[action["sheet_position"]]] = action["values"]
    return cells


def words(text: str) -> Counter[str]:
    """The words of a text, without how they are laid out."""
    return Counter(re.sub(r"[─…]", " ", text).split())


def shown(pressed: Pressed) -> str:
    """The text on the sheet of the answer, which is all in one sheet of its own."""
    [(name, rows)] = pressed.cells.items()
    assert name not in pressed.client.sheets
    assert rows[0][0] == f"'{ANSWER_MARK}"
    texts = []
    for cell in (cell for row in rows[1:] for cell in row):
        assert isinstance(cell, float) or not cell or cell.startswith("'"), "it could be a formula"
        texts.append(f"{cell:.10g}" if isinstance(cell, float) else cell.removeprefix("'"))
    return " ".join(texts)


def same_words(pressed: Pressed, title: str, by_command: str) -> None:
    """What is printed and what stands on the sheet are the command's words, besides where its
    files went."""
    shown_words = re.sub(r"\nWrote .*(\nTo get .*)?", "", pressed.printed.removeprefix(title))
    by_command = re.sub(r"(?m)^Wrote .*", "", by_command)
    assert words(shown_words) == words(by_command)
    assert words(shown(pressed)) == words(pressed.printed)


def command(xltiebreak: Command, name: str, content: bytes, folder: Path, *more: str) -> str:
    """What the command says of the same workbook as a file."""
    path = folder / "event.xlsx"
    path.write_bytes(content)
    run = xltiebreak(name, path, *more)
    text = run.out + run.err
    return text.replace("--columns ", "").replace(str(path), "event.xlsx")


ONE_TWO = {"a": "1", "b": "2"}
QUESTIONS = {
    "check": (lite.check_the_event, "Check the event", {}, []),
    "prizes": (lite.prizes, "Prizes", {}, []),
    "why": (lite.why_is_a_before_b, "Why is A before B?", ONE_TWO, ["1", "2"]),
    "announce": (lite.announce, "Announce", {}, []),
    "whatif": (lite.what_if, "What if", {}, []),
}


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
@pytest.mark.slow
def test_answers_about_an_example_are_the_commands(
    button: Any, xltiebreak: Command, tmp_path: Path, path: Path
) -> None:
    content = path.read_bytes()
    for name, (script, title, form, more) in QUESTIONS.items():
        by_command = command(xltiebreak, name, content, tmp_path, *more)
        same_words(button(content, script, **form), title, by_command)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
@pytest.mark.slow
def test_files_of_an_example_are_the_commands_byte_for_byte(
    button: Any, xltiebreak: Command, tmp_path: Path, path: Path
) -> None:
    content = path.read_bytes()
    (tmp_path / "event.xlsx").write_bytes(content)
    for name, out, script, form, more in (
        ("bulletin", "event bulletin.docx", lite.make_the_bulletin, {}, []),
        ("page", "event results.html", lite.make_the_web_page, {}, []),
    ):
        xltiebreak(name, tmp_path / "event.xlsx", "-o", tmp_path / out, *more)
        pressed = button(content, script, **form)
        assert pressed.files == {out: (tmp_path / out).read_bytes()}
        assert f"Wrote {out}." in pressed.printed
        assert "Import/Export" in pressed.printed


@pytest.mark.slow
def test_each_field_of_a_form_reaches_the_files(
    button: Any, xltiebreak: Command, tmp_path: Path
) -> None:
    content = typed_by_hand(EVENT)
    path = tmp_path / "event.xlsx"
    path.write_bytes(content)
    for arguments, script, form in (
        (["bulletin", "--wall"], lite.make_the_bulletin, {"wall": True}),
        (["bulletin", "--crosstable"], lite.make_the_bulletin, {"crosstable": True}),
        (["bulletin", "--paper", "a4"], lite.make_the_bulletin, {"paper": "a4"}),
        (["bulletin", "--ties", "all"], lite.make_the_bulletin, {"ties": "all"}),
        (["page", "--names", "initials"], lite.make_the_web_page, {"initials": True}),
        (["convert"], lite.save_for_the_rating_report, {"kind": "FIDE report (TRF)"}),
        (["why", "1", "2", "--paper", "a4"], lite.why_is_a_before_b, {**ONE_TWO, "paper": "a4"}),
    ):
        name, *more = arguments
        out = tmp_path / {"page": "o.html", "convert": "o.trf"}.get(name, "o.docx")
        where: Any = {"convert": [out], "why": ["--docx", out]}.get(name, ["-o", out])
        run = xltiebreak(name, path, *where, *more, "--force")
        assert run.code == 0, run.err
        pressed = button(content, script, **form)
        assert list(pressed.files.values()) == [out.read_bytes()], name
        for file in button.folder.iterdir():
            file.unlink()


def test_a_rating_report_is_three_files(button: Any, xltiebreak: Command, tmp_path: Path) -> None:
    content = typed_by_hand(EVENT)
    by_command = command(
        xltiebreak, "convert", content, tmp_path, str(tmp_path / "r"), "--to", "uschess"
    )
    pressed = button(content, lite.save_for_the_rating_report)
    assert pressed.files == {file.name: file.read_bytes() for file in (tmp_path / "r").iterdir()}
    assert len(pressed.files) == 3
    assert "What it cannot hold:" in pressed.printed
    same_words(
        pressed,
        "Save for the rating report",
        by_command.replace("xltiebreak check", "Check the event").replace(" in event.xlsx", ""),
    )


@pytest.mark.parametrize("seed", range(5))
def test_half_typed_events_get_the_commands_words(
    button: Any, xltiebreak: Command, tmp_path: Path, seed: int
) -> None:
    cells = half_typed(seed, 8, 4)
    table = [["No.", "Name", "R1", "R2", "R3", "R4"]]
    table += [[str(k), f"Entrant {k}", *row] for k, row in enumerate(cells, start=1)]
    content = typed_by_hand(table)
    for name, (script, title, form, more) in QUESTIONS.items():
        by_command = command(xltiebreak, name, content, tmp_path, *more)
        same_words(button(content, script, **form), title, by_command)


BROKEN = [*EVENT[:2], [2, "Bea", "W1", "W4"], *EVENT[3:]]


def asked(line: str) -> tuple[Any, dict[str, Any], str]:
    """The script of a line, its form as JSON, and the words behind ``::``."""
    typed, _, told = line.partition(" :: ")
    name, _, form = typed.partition(" ")
    return getattr(lite, name), json.loads(form or "{}"), told


@pytest.mark.parametrize("line", lines("scripts/of_errors.txt"))
def test_a_broken_event_gets_the_checks_sentences_and_no_file(button: Any, line: str) -> None:
    script, form, _ = asked(line)
    pressed = button(typed_by_hand(BROKEN), script, **form)
    assert pressed.files == {}
    assert "error: Crosstable 1!C2: " in pressed.printed
    assert "error: Crosstable 1!C2: " in shown(pressed)
    assert pressed.printed.endswith("Correct the errors first; nothing was computed from them.\n")


@pytest.mark.parametrize("line", lines("scripts/not_answered.txt"))
def test_what_cannot_be_answered_is_one_sentence(button: Any, line: str) -> None:
    script, form, told = asked(line)
    pressed = button(typed_by_hand(EVENT), script, **form)
    assert pressed.files == {}
    [_, sentence] = pressed.printed.splitlines()
    assert sentence.startswith("Error: ")
    assert told in sentence
    assert words(shown(pressed)) == words(pressed.printed)


def test_a_workbook_without_a_crosstable_is_told(button: Any) -> None:
    pressed = button(typed_by_hand([["Shopping"], ["Milk"]]), lite.make_the_bulletin)
    assert "Error: no crosstable was found" in pressed.printed
    assert pressed.files == {}


LIST_OF_SCORES: dict[str, reading.Rows] = {
    "Final standings": [
        ["Place", "Name", "Rating", "Score"],
        [1, "Adeyemi, Grace", 1934, 4.5],
        [2, "Boxton, Carl", 1820, 4],
        [2, "Carrow, Dan", 1688, 4],
    ],
    "Event": [["Event", "Spring Swiss"], ["Prizes", "$300-200-100"]],
}


def test_a_list_of_scores_is_enough_for_prizes(
    button: Any, xltiebreak: Command, tmp_path: Path
) -> None:
    heads = ["No.", "Name", "Rating", "R1", "R2"]
    content = reading.workbook({**LIST_OF_SCORES, "Crosstable": [heads]})
    by_command = command(xltiebreak, "prizes", content, tmp_path)
    same_words(button(content, lite.prizes), "Prizes", by_command)
    [page] = button(content, lite.make_the_web_page).files.values()
    assert b"$150" in page
    assert "enough for prizes" in button(content, lite.check_the_event).printed


@pytest.mark.slow
def test_the_workbook_of_a_list_of_scores_has_the_buttons_for_prizes(
    button: Any, xltiebreak: Command, tmp_path: Path
) -> None:
    file = tmp_path / "list.xlsx"
    file.write_bytes(reading.workbook(LIST_OF_SCORES))
    live = tmp_path / "live.xlsx"
    assert xltiebreak("new", live, "--from", file).code == 0
    content = live.read_bytes()
    by_command = command(xltiebreak, "prizes", content, tmp_path)
    same_words(button(content, lite.prizes), "Prizes", by_command)
    [page] = button(content, lite.make_the_web_page).files.values()
    assert b"$150" in page


def test_what_verify_finds_is_the_commands(
    button: Any, xltiebreak: Command, tmp_path: Path
) -> None:
    printed: Any = ["Score", "Solkoff", "Other"], [2, 5, 7], [0, 1, 2], [2, 1, 1], [1, 1, 1]
    table = [[*row, *more] for row, more in zip(EVENT, printed, strict=True)]
    content = typed_by_hand(table)
    command(xltiebreak, "verify", content, tmp_path, "--html", str(tmp_path / "page.html"))
    page = text_of_page((tmp_path / "page.html").read_text("utf-8"))
    assert "differ" in page
    what_was_given = re.search(r"SHA-256 (event.xlsx .*? [0-9a-f]{32} [0-9a-f]{32})", page)
    assert what_was_given
    ours = "event.xlsx the workbook that is open, as it is now no single file"
    page = page.replace(what_was_given[1], ours)
    pressed = button(content, lite.verify)
    assert [*pressed.files] == ["event checked.html"]
    assert text_of_page(pressed.files["event checked.html"].decode()) == page
    page = page.replace('--columns "Other=CODE"', 'the field columns with "Other=CODE"')
    same_words(pressed, "Verify", page.partition(" Second opinion ")[2])


def text_of_page(content: str) -> str:
    """The words of a page, as a reader finds them."""
    body: Any = html.document_fromstring(content).find("body")
    return " ".join(" ".join(body.itertext()).split())


def test_the_one_word_file_of_a_club_is_taken_and_more_are_told(button: Any) -> None:
    content = typed_by_hand(EVENT)
    own = button(content, lite.make_the_bulletin).files["event bulletin.docx"]
    button(content, lite.why_is_a_before_b, **ONE_TWO)
    club = (ROOT / "templates" / "bulletin.docx").read_bytes()
    (button.folder / "club.docx").write_bytes(club)
    (button.folder / "event bulletin.docx").unlink()
    taken = button(content, lite.make_the_bulletin)
    assert "The look is that of club.docx." in taken.printed
    assert list(taken.files) == ["event bulletin.docx"]
    (button.folder / "another.docx").write_bytes(club)
    (button.folder / "event bulletin.docx").unlink()
    several = button(content, lite.make_the_bulletin)
    assert "2 Word files whose look could be taken (another.docx, club.docx)" in several.printed
    assert several.files["event bulletin.docx"] == own
    assert (button.folder / "club.docx").read_bytes() == club


def test_an_answer_is_told_though_its_file_cannot_be_written(
    button: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    content = typed_by_hand(EVENT)
    monkeypatch.setattr(lite, "FOLDER", str(tmp_path / "made"))
    assert "Wrote event why.docx." in button(content, lite.why_is_a_before_b, **ONE_TWO).printed
    (tmp_path / "a file").touch()
    monkeypatch.setattr(lite, "FOLDER", str(tmp_path / "a file"))
    pressed = button(content, lite.why_is_a_before_b, **ONE_TWO)
    assert "Abel (1, place 1) is before Bea" in pressed.printed
    assert "Error: " in pressed.printed
    assert words(shown(pressed)) == words(pressed.printed)


def test_the_pages_about_workbooks_list_every_button_with_its_name() -> None:
    source = (ROOT / "xltiebreak/scripts/lite.py").read_text("utf-8")
    names = re.findall(r'@script\(name="(.+)"\)', source)
    assert len(names) == len(BUTTONS) + 1
    for page in ("templates/README.md", "xltiebreak/excel/routes.toml"):
        text = " ".join((ROOT / page).read_text("utf-8").split())
        assert [name for name in names if name not in text] == []


def test_a_sheet_of_somebody_elses_is_left_alone_and_an_earlier_answer_is_not(button: Any) -> None:
    def own(book: Any, sheet: Any) -> None:
        book.add_worksheet("answer").write("A1", "The answer is no.")

    def earlier(book: Any, sheet: Any) -> None:
        own(book, sheet)
        answer = book.add_worksheet("Answer 2")
        answer.write("A1", ANSWER_MARK)
        for row, line in enumerate(EVENT, start=2):
            answer.write_row(row, 0, line)

    assert list(button(typed_by_hand(EVENT, make=own), lite.check_the_event).cells) == ["Answer 2"]
    content = typed_by_hand(EVENT, make=earlier)
    pressed = button(content, lite.check_the_event)
    assert list(pressed.cells) == ["Answer 2"]
    assert "addSheet" not in str(pressed.client.actions)
    assert len(read_workbook(content, "event.xlsx").sections) == 1


def test_no_text_of_a_cell_becomes_a_formula_or_a_date(button: Any) -> None:
    names = ["=1+1", "@SUM(A1)", "1/2", "-3"]
    table = [EVENT[0], *([row[0], name, *row[2:]] for name, row in zip(names, EVENT[1:]))]
    pressed = button(typed_by_hand(table), lite.why_is_a_before_b, **ONE_TWO)
    assert "=1+1" in shown(pressed)
    assert "'1 =1+1" in str(pressed.cells)


def test_every_button_has_a_sentence_and_a_form_that_lite_can_show() -> None:
    scripts = {
        name: function
        for name, function in vars(lite).items()
        if inspect.iscoroutinefunction(function) and name != "press"
    }
    assert len(scripts) == len(BUTTONS) + 1
    for script in scripts.values():
        assert inspect.getdoc(script)
        first, *fields = inspect.signature(script).parameters.values()
        assert first.name == "book"
        hints = get_type_hints(script)
        for field in fields:
            kind = hints[field.name]
            allowed = getattr(kind, "__args__", ())
            assert kind in (str, bool) or field.default in allowed
            assert field.default is not inspect.Parameter.empty
