"""The page in a browser without a browser: the folder that is put on a server, and what its replies
say."""

from __future__ import annotations

import hashlib
import io
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import docx
import pytest
from docx.shared import Mm

from examples.site import PAGE, CannotBuild, write_site
from tests.command import ROOT, Command
from tests.make.files import write_workbook
from tests.page.pages import three_sections
from xltiebreak.site import replies

WHEEL = "lxml-6.1.3-cp314-cp314-pyemscripten_2026_0_wasm32.whl"


def pyodide(folder: Path, checksum: str) -> Path:
    """What tells which wheel of lxml is Pyodide's."""
    folder.mkdir()
    (folder / "pyodide.mjs").touch()
    lock = {"packages": {"lxml": {"file_name": WHEEL, "sha256": checksum}}}
    (folder / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    return folder


def test_lxml_has_to_be_that_of_this_pyodide(tmp_path: Path) -> None:
    checksum = hashlib.sha256(b"lxml").hexdigest()
    installed, distributed = pyodide(tmp_path / "pyodide", checksum), tmp_path / "full" / "inside"
    distributed.mkdir(parents=True)
    with pytest.raises(CannotBuild, match=f"has no {WHEEL}; give the distribution of the Pyodide"):
        write_site(tmp_path / "site", tmp_path / "full", installed)
    (distributed / WHEEL).write_bytes(b"another")
    with pytest.raises(CannotBuild, match="has another checksum than Pyodide states for it"):
        write_site(tmp_path / "site", tmp_path / "full", installed)
    assert not (tmp_path / "site").exists()


def test_a_folder_with_something_in_it_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").touch()
    with pytest.raises(CannotBuild, match="is not empty; give a new folder"):
        write_site(tmp_path)
    with pytest.raises(CannotBuild, match="npm ci --prefix tests/excel/pyodide"):
        write_site(tmp_path / "site", pyodide=tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("words", [["site", "more"], ["site", "--pyodide"], []])
def test_usage_is_said(words: list[str], tmp_path: Path) -> None:
    command = [sys.executable, "examples/build.py", "--site", *words]
    run = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert run.returncode == 1
    assert run.stderr == "usage: python examples/build.py --site FOLDER [--pyodide DISTRIBUTION]\n"


def test_the_page_is_small_and_its_lines_are_short() -> None:
    """HTML, CSS, JavaScript and Python together, no framework, and nothing from elsewhere."""
    files = [path for path in PAGE.iterdir() if path.is_file()]
    lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    assert len(lines) <= 1500
    assert max(map(len, lines)) <= 100
    foreign = [line for line in lines if "//" in line.replace("http://www.w3.org/2000/svg", "")]
    assert [line for line in foreign if "http" in line] == []


EXAMPLES = Path(__file__).parents[2] / "examples"
RIVERSIDE = EXAMPLES / "riverside" / "riverside.xlsx"
FINAL_LIST = EXAMPLES / "prizes" / "final-list.csv"


def reply(what: str, **given: Any) -> Any:
    return json.loads(replies.ask(json.dumps([what, given])))


def ok(what: str, **given: Any) -> Any:
    answer = reply(what, **given)
    assert "ok" in answer, answer
    return answer["ok"]


def opened(*files: Path) -> Any:
    return ok("read", files=[str(file) for file in files])


def saved(monkeypatch: pytest.MonkeyPatch, folder: Path, kind: str, **given: Any) -> bytes:
    monkeypatch.setattr(replies, "SAVED", str(folder / "saved"))
    ok("save", kind=kind, **given)
    return (folder / "saved").read_bytes()


def words_of(document: Any) -> str:
    texts = [paragraph.text for paragraph in document.paragraphs]
    cells = [cell.text for table in document.tables for row in table.rows for cell in row.cells]
    return "\n".join(texts + cells)


def test_a_word_bulletin_is_written_where_lxml_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert replies.writes_word()
    opened(RIVERSIDE)
    document = docx.Document(io.BytesIO(saved(monkeypatch, tmp_path, "docx", paper="a4")))
    assert "Marcus Hollis and Daniel Okonjo both made 4 points." in words_of(document)
    assert abs((document.sections[0].page_width or 0) - Mm(210)) < Mm(1)


def test_each_section_is_saved_as_it_was_asked_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    event = tmp_path / "event.xlsx"
    event.write_bytes(write_workbook(three_sections()))
    opened(event)
    asked = "ties by cumulative (us chess"
    ok("standings", k=1)
    before = words_of(docx.Document(io.BytesIO(saved(monkeypatch, tmp_path, "docx"))))
    ok("standings", k=1, order="CUM")
    after = words_of(docx.Document(io.BytesIO(saved(monkeypatch, tmp_path, "docx"))))
    assert (before.lower().count(asked), after.lower().count(asked)) == (0, 1)


WITHOUT = ("lxml", "docx")


def without_lxml(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in Pyodide from npm, where nothing of these was ever imported."""
    for name in [*sys.modules]:
        if name.partition(".")[0] in WITHOUT:
            monkeypatch.setitem(sys.modules, name, None)
        if name.startswith(("xltiebreak.bulletin", "xltiebreak.formats.html")):
            monkeypatch.delitem(sys.modules, name)
    for name in WITHOUT:
        monkeypatch.setitem(sys.modules, name, None)


def test_one_sentence_stands_where_lxml_is_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    opened(RIVERSIDE)
    page = tmp_path / "page.html"
    page.write_text("<html><table><tr><td>No.<td>Name<td>R1</table></html>", encoding="utf-8")
    without_lxml(monkeypatch)
    for answer in (reply("save", kind="docx"), reply("read", files=[str(page)])):
        assert answer == {"error": replies.WITHOUT_LXML, "findings": []}
    assert ok("standings", k=0)["final"], "what was open stays open"


def test_a_message_is_that_of_the_command(xltiebreak: Command, tmp_path: Path) -> None:
    """Also the findings that stop it, with their cells."""
    notes, wrong = tmp_path / "notes.csv", tmp_path / "wrong.csv"
    notes.write_text("Dear players,\nwelcome.\n", encoding="utf-8")
    wrong.write_text("No.,Name,R1\n1,Abel,W2\n2,Bea,W1\n", encoding="utf-8")
    assert (
        xltiebreak("check", notes).err.strip()
        == f"Error: {reply('read', files=[str(notes)])['error']}"
    )
    opened(wrong)
    answer = reply("standings", k=0)
    assert answer["findings"] == json.loads(xltiebreak("check", wrong, "--json").out)["findings"]
    assert answer["findings"][0]["where"] == "line 2, R1"


def test_a_file_nested_too_deeply_ends_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_deep(*_: object) -> None:
        raise RecursionError

    monkeypatch.setattr("xltiebreak.formats.files.load", too_deep)
    assert reply("read", files=["event.json"])["error"] == replies.TOO_DEEP


def test_files_beside_the_event_are_named(tmp_path: Path) -> None:
    [said] = opened(RIVERSIDE, FINAL_LIST)["passedOver"]
    assert said.startswith("final-list.csv is passed over: one event is read at a time.")
    assert opened(RIVERSIDE)["passedOver"] == []


def column(k: int, folder: Path, lines: Sequence[str], **given: str) -> Any:
    pasted = folder / "pasted.csv"
    pasted.write_text("\n".join(lines), encoding="utf-8")
    return reply("verify", k=k, files=[str(pasted)], **given)


@pytest.mark.parametrize("by", ["place", "number"])
@pytest.mark.parametrize("heads", [[], ["Mod. Med"]])
def test_one_column_alone_is_in_the_order_of_places_or_numbers(
    tmp_path: Path, by: str, heads: list[str]
) -> None:
    opened(RIVERSIDE)
    rows = ok("standings", k=0)["lists"][0]["rows"]
    rows.sort(key=lambda row: row["number"] if by == "number" else 0)
    values = [row["values"][0] for row in rows]
    answer = column(0, tmp_path, [*heads, *values], by=by, code="MM")["ok"]
    [[said]] = answer["columns"]
    assert said.endswith(": all 24 values agree.")
    assert answer["parts"] == []
    values[0] = "99"
    answer = column(0, tmp_path, [*heads, *values], by=by, code="MM")["ok"]
    [[said, cause]] = answer["columns"]
    assert said.endswith(": 1 of 24 differ.")
    assert "misprint" in cause
    [table] = answer["parts"]
    assert [each["who"] for each in table["columns"] if each["head"] == "Name"] == [
        [rows[0]["number"]]
    ]


def test_what_is_no_column_of_that_length_is_not_guessed(tmp_path: Path) -> None:
    opened(RIVERSIDE)
    ok("standings", k=0)
    two_columns = [f"{number},14" for number in range(1, 25)]
    for lines in (["14"] * 7, two_columns):
        error = column(0, tmp_path, lines, by="place", code="MM")["error"]
        assert error.startswith("pasted.csv: no printed table was found")
        assert "--" not in error


def test_a_flyers_line_divides_the_money_of_a_list() -> None:
    opened(FINAL_LIST)
    assert "no prizes are stated" in reply("prizes", k=0)["error"]
    table = ok("prizes", k=0, line="$300-200-100")["parts"][0]
    under = {column["head"]: column["cells"] for column in table["columns"]}
    assert under["Cash"] == ["$300", "$200", "$100"]
    assert any("½" in score for score in under["Score"])  # as everywhere on the page
    opened(EXAMPLES / "prizes" / "prizes.csv")
    refused = reply("prizes", k=0, line="$300")["error"]
    assert refused.endswith("clear them there, or leave out the line typed here")


def test_an_announcement_has_its_seal() -> None:
    opened(RIVERSIDE)
    answer = ok("announce")
    assert any(answer["seal"] in part for part in answer["parts"] if isinstance(part, str))


def test_without_changes_what_if_says_what_is_open(tmp_path: Path) -> None:
    half = tmp_path / "half.csv"
    half.write_text("No.,Name,R1\n1,Abel,2w\n2,Bea,1b\n3,Cy,B\n", encoding="utf-8")
    opened(half)
    shown = ok("standings", k=0)
    assert not shown["final"]
    assert [game[:4] for game in shown["games"]] == [[1, 1, 2, "Abel – Bea"]]
    assert "1 open game" in ok("what_if", k=0)["parts"][0]
