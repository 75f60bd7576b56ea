"""What people give by mistake and what holds no table that could be read: pictures, documents,
links; and what to give instead."""

from __future__ import annotations

import re
from typing import NamedTuple

_TYPE_IT = (
    "save the table from the page or program that shows it, or type the results into a workbook "
    "(xltiebreak new EVENT.xlsx)"
)
_COPY_IT = "copy its table into a spreadsheet, save that as .xlsx, and give it"
_EXPORT = "export the crosstable from the program that printed it, or " + _COPY_IT
_CUT = 4096


class Sign(NamedTuple):
    """How a file of a kind begins, what it is, and what to do."""

    begins: bytes
    what: str
    cure: str


_SIGNS = (
    Sign(rb"\xff\xd8\xff|\x89PNG\r|GIF8[79]a|RIFF.{4}WEBP|II\*\0|MM\0\*", "a picture", _TYPE_IT),
    Sign(rb".{4}ftyp(?:hei[cfx]|mif1|msf1|avif)", "a picture", _TYPE_IT),
    Sign(rb".{4}ftyp|RIFF.{4}AVI |ID3.\0|OggS\0", "a film or a recording", _TYPE_IT),
    Sign(rb"%PDF", "a PDF", _EXPORT),
    Sign(rb"\{\\rtf", "a text document (.rtf)", _COPY_IT),
    Sign(
        rb"MZ.{1,30}\0|\x7fELF|#!|\"\"\".*\n(?:from [\w.]+ )?import \w+|\"\"\"# xltiebreak",
        "a program",
        "give the event's file",
    ),
    Sign(
        rb"\x1f\x8b|Rar!|7z\xbc\xaf|BZh\d|\xfd7zXZ",
        "a packed file",
        "unpack it, and give a file in it",
    ),
    Sign(
        rb"SQLite format 3\0",
        "a database",
        "export the crosstable from its program as Excel file, web page or text",
    ),
    Sign(rb"<svg", "a picture", _TYPE_IT),
    Sign(
        rb"\s*\[Event \"",
        "a list of moves (PGN)",
        "save the crosstable, or type the games below the headers Round, White, Result, Black",
    ),
    Sign(
        rb"(?:[A-Z][\w-]+: [^\n]*\n\s*){1,20}?MIME-Version:|MIME-Version:",
        "a page or mail with all its parts (.mht, .eml)",
        "save the page again as 'Web page, HTML only'",
    ),
    Sign(
        rb"\s*\[InternetShortcut\]|\s*\{[^{}]*(?:https?://docs\.google\.com|\"doc_id\")"
        rb"|<\?xml.*<key>URL</key>",
        "only a link to a page",
        "open it; save the page, or in Google Sheets use File, Download, Microsoft Excel (.xlsx)",
    ),
    Sign(rb"L\0{3}\x01\x14", "only a shortcut to a file", "give the file itself"),
    Sign(
        rb"<\?xml(?![^<]*<(?:!doctype )?html)",
        "an XML file of some program",
        "export the crosstable from that program as Excel file, web page or text",
    ),
)

_PARTS = (
    ("word/", "a Word document", _COPY_IT),
    ("content.xml", "a text document (.odt)", _COPY_IT),
    ("ppt/", "a presentation", _COPY_IT),
    ("Index/", "a file of Apple Numbers or Pages", "in Numbers use File, Export To, Excel"),
)
_SITE = "chess-results.com"
_OLD = (
    ("WordDocument", "an old Word document (.doc)", _COPY_IT),
    ("PowerPoint Document", "an old presentation (.ppt)", _COPY_IT),
    (
        "EncryptedPackage",
        "a workbook with a password",
        "open it in Excel and save it as .xlsx without a password",
    ),
    ("Workbook", "an old workbook (.xls)", "open it in Excel or LibreOffice and save it as .xlsx"),
    ("Book", "an old workbook (.xls)", "open it in Excel or LibreOffice and save it as .xlsx"),
)


def what_it_is(content: bytes) -> str:
    """Return what a file is that holds no table, and what to give instead; empty for others."""
    start = content[:_CUT]
    for sign in _SIGNS:
        if re.match(sign.begins, start, re.DOTALL):
            return _said(sign.what, sign.cure)
    return ""


def package_without_sheets(names: list[str]) -> str:
    """Return what a zip package without sheets is, by the names of its parts."""
    for begins, what, cure in _PARTS:
        if any(name.startswith(begins) for name in names):
            return _said(what, cure)
    events = [name for name in names if re.search(r"\.(?:xlsx|ods|csv|trfx?|html?|sjson)$", name)]
    if events:
        return _said("a folder of files (.zip)", f"unpack it, and give a file in it: {events[0]}")
    return _said("no workbook", "save the crosstable as .xlsx or .ods, and give that")


def old_file(content: bytes) -> str:
    """Return what a file of the old Office is, by the names of its parts."""
    small = content.lower()
    of_the_site = any(_SITE.encode(letters) in small for letters in ("latin-1", "utf-16-le"))
    for part, what, cure in _OLD:
        if part.encode("utf-16-le") in content:
            return _said(f"{what} of {_SITE}" if of_the_site else what, cure)
    return (
        "this is an old .xls or a workbook with a password; open it in Excel and save it as .xlsx "
        "without a password"
    )


def left_by_an_open_file(name: str) -> str:
    """Return what a file is that Excel or LibreOffice keeps beside one that is open."""
    owned = re.match(r"~\$|\.~lock\.", name)
    return _said("no event: it marks a file as open", f"give {_named(name)}") if owned else ""


def _named(name: str) -> str:
    return re.sub(r"^(?:~\$|\.~lock\.)|#$", "", name) or "the file itself"


def _said(what: str, cure: str) -> str:
    return f"this is {what}; {cure}"
