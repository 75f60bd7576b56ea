"""What people give by mistake is named in one sentence that says what to give instead."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest

from xltiebreak import TieBreakError, examine_event
from xltiebreak.formats import load_crosstable

OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(500)
STANDINGS = "Place,Name,Rating,Score,MM\n1,Ann Ash,1823,3.5,8\n2,Bo Bell,1750,3,7\n"


def zipped(*names: str) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as parts:
        for name in names:
            parts.writestr(name, b"x")
    return file.getvalue()


def page(*rows: str) -> bytes:
    cells = (f"<tr><td>{row.replace('|', '</td><td>')}</td></tr>" for row in rows)
    return f"<html><table>{''.join(cells)}</table></html>".encode()


@pytest.mark.parametrize(
    ("content", "what", "cure"),
    [
        (b"\xff\xd8\xff\xe0\0\x10JFIF", "a picture", "save the table"),
        (b"\x89PNG\r\n\x1a\n\0\0", "a picture", "type the results into a workbook"),
        (b"\0\0\0\x18ftypheic\0", "a picture", "save the table"),
        (b"GIF89a\0\0", "a picture", "save the table"),
        (b"RIFF\0\1\0\0WEBPVP8", "a picture", "save the table"),
        (b"II*\0\1", "a picture", "save the table"),
        (b"\0\0\0\x20ftypmp42\0", "a film or a recording", "save the table"),
        (b"%PDF-1.7", "a PDF", "export the crosstable"),
        (b"{\\rtf1\\ansi A table}", "a text document (.rtf)", "copy its table"),
        (b"MZ\x90\0\3\0", "a program", "give the event's file"),
        (b'"""Pairs."""\n\nimport csv\n', "a program", "give the event's file"),
        (b"\x1f\x8b\x08\0", "a packed file", "unpack it"),
        (b"SQLite format 3\0\x10", "a file of some other program", "export the crosstable"),
        (b"<html><input type='password'></html>", "asks to sign in", "then save the page"),
        (b'{"doc_id": "1Ab"}', "only a link", "File, Download"),
        (b'[Event "Club"]\n[White "Ann"]\n\n1. e4 1-0', "a list of moves (PGN)", "type the games"),
        (b"From: <Saved>\nMIME-Version: 1.0\n<html>", "a page or mail", "HTML only"),
        (b"[InternetShortcut]\nURL=https://example.org", "only a link", "save the page"),
        (b'{"url": "https://docs.google.com/open?id=1"}', "only a link", "File, Download"),
        (
            b'<?xml version="1.0"?><t><p n="a"/></t>',
            "a file of some other program",
            "export the crosstable",
        ),
        (OLE + "WordDocument".encode("utf-16-le"), "an old Word document", "copy its table"),
        (OLE + "EncryptedPackage".encode("utf-16-le"), "with a password", "without a password"),
        (OLE + "Workbook".encode("utf-16-le"), "an old workbook (.xls)", "save it as .xlsx"),
        (
            OLE + "Workbook https://Chess-Results.com".encode("utf-16-le"),
            "an old workbook (.xls); open it in Excel or LibreOffice",
            "save it as .xlsx",
        ),
        (zipped("word/document.xml"), "a Word document", "copy its table"),
        (zipped("ppt/slide.xml"), "a presentation", "copy its table"),
        (zipped("Index/Document.iwa"), "a file of Apple Numbers", "Export To, Excel"),
        (zipped("mimetype", "content.xml"), "a text document (.odt)", "copy its table"),
        (zipped("club/may.xlsx", "note.txt"), "no workbook", "unpack a folder (.zip)"),
        (zipped("note.txt"), "no workbook", "save the crosstable"),
        (
            b"<html><p>Please sign in</p></html>",
            "the web page has no table",
            "that shows the cross",
        ),
        (b'["a", "b"]', "this JSON file", "expected"),
        (STANDINGS.encode(), "these are standings", "'Starting rank crosstable'"),
        (page(*STANDINGS.replace(",", "|").split()), "these are standings", "(MSA)"),
        (
            b"Name,ID,Rating\nAnn Ash,1,1823\n",
            "a list of players without results",
            "--entries FILE",
        ),
        (b",,\n,,\n", "nothing is typed", ""),
        (
            b"Dear parents,\nbring a clock.",
            "no crosstable was found",
            "Round, White, Result, Black",
        ),
    ],
)
def test_a_file_without_a_crosstable_is_named(
    tmp_path: Path, content: bytes, what: str, cure: str
) -> None:
    file = tmp_path / "given"
    file.write_bytes(content)
    with pytest.raises(TieBreakError) as refused:
        load_crosstable(file)
    message = str(refused.value)
    assert what in message
    assert cure in message
    assert message.count(". ") <= 1
    assert len(message) < 500


def test_a_mark_beside_an_open_workbook_is_named(tmp_path: Path) -> None:
    file = tmp_path / "~$may.xlsx"
    file.write_bytes(b"\x05Ann  " + b" " * 150)
    with pytest.raises(TieBreakError, match=r"marks a file as open; give may\.xlsx"):
        load_crosstable(file)


def test_two_tables_without_names_are_one_finding_at_the_second(tmp_path: Path) -> None:
    table = "No.,Name,R1\n1,Ann Ash,W2\n2,Bo Bell,L1\n"
    aligned = "No.  Name     R1\n1    Ann Ash  W2\n2    Bo Bell  L1\n"
    for text, where in ((f"{table}\n{table}", "line 5, No."), (f"{aligned}\n{aligned}", "line 5")):
        file = tmp_path / "event.csv"
        file.write_text(text)
        [finding] = examine_event(load_crosstable(file))
        assert finding.code == "duplicate-section"
        assert finding.where.startswith(where)
        assert "alone in a row above its table" in finding.message
