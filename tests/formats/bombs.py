"""Small or ordinary files that would take all memory or all day, and files that are wrong in a way
that one has to think of; each is made when it is asked for."""

from __future__ import annotations

import io
import struct
import zipfile
from collections.abc import Callable, Mapping
from typing import NamedTuple

import xlsxwriter

from tests.command import ROOT

MB = 1024 * 1024
SHEET = "xl/worksheets/sheet1.xml"
XML = '<?xml version="1.0" encoding="UTF-8"?>'
NAMESPACE = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
ROWS = [
    ["No.", "Name", "R1", "R2"],
    ["1", "Ash", "W2", "D3"],
    ["2", "Birch", "L1", "B"],
    ["3", "Cedar", "H", "D1"],
]
LARGE = 20 * MB
"""How much is put where it should not be: the lists of what is wrong came with 8 to 60 MB."""


class Bomb(NamedTuple):
    """A file, what the sentence with which it is refused says, nothing where it is read, and the
    command that reads it."""

    suffix: str
    content: bytes
    said: str = ""
    command: tuple[str, ...] = ("check", "{}")


def repeated(piece: str, size: int = LARGE) -> str:
    return piece * (size // len(piece))


def workbook(rows: list[list[str]] = ROWS, sheets: int = 1) -> bytes:
    """A workbook with a crosstable on its first sheet."""
    file = io.BytesIO()
    with xlsxwriter.Workbook(file) as book:
        for number in range(sheets):
            sheet = book.add_worksheet(f"Sheet{number}")
            for k, row in enumerate(rows if not number else []):
                sheet.write_row(k, 0, row)
    return file.getvalue()


def with_parts(package: bytes, parts: Mapping[str, str | bytes]) -> bytes:
    """A package in which some parts are others."""
    made = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(package)) as old,
        zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as new,
    ):
        for name in old.namelist():
            if name not in parts:
                new.writestr(name, old.read(name))
        for name, part in parts.items():
            new.writestr(name, part)
    return made.getvalue()


def rows_of_cells(rows: list[list[str]] = ROWS) -> str:
    return "".join(
        f'<row r="{k}">'
        + "".join(f'<c t="inlineStr"><is><t>{text}</t></is></c>' for text in row)
        + "</row>"
        for k, row in enumerate(rows, start=1)
    )


def sheet(inside: str = "", after: str = "", before: str = "") -> str:
    """A sheet with a crosstable, and what else is in it."""
    cells = f"<sheetData>{rows_of_cells()}{inside}</sheetData>"
    return f"{XML}<worksheet {NAMESPACE}>{before}{cells}{after}</worksheet>"


def book(**parts: str) -> bytes:
    """A workbook with such a ``sheet``, ``styles``, ``texts``, ``workbook``."""
    names = {
        "sheet": SHEET,
        "styles": "xl/styles.xml",
        "texts": "xl/sharedStrings.xml",
        "workbook": "xl/workbook.xml",
        "comments": "xl/comments1.xml",
    }
    return with_parts(workbook(), {names[name]: part for name, part in parts.items()})


def _merge(ref: str) -> str:
    return f'<mergeCells count="1"><mergeCell ref="{ref}"/></mergeCells>'


def _entities() -> str:
    declared = '<!DOCTYPE x [<!ENTITY a0 "aaaaaaaaaa">' + "".join(
        f'<!ENTITY a{k} "{f"&a{k - 1};" * 10}">' for k in range(1, 10)
    )
    return sheet("<row><c><v>&a9;</v></c></row>").replace(XML, f"{XML}{declared}]>")


def _of_many_parts() -> bytes:
    file = io.BytesIO(workbook())
    with zipfile.ZipFile(file, "a") as package:
        for number in range(12_000):
            package.writestr(f"x{number}", b"")
    return file.getvalue()


def _names() -> str:
    """A workbook with defined names without number."""
    names = repeated('<definedName name="a">Sheet0!$A$1:$XFD$1048576</definedName>')
    return _workbook_part().replace("</sheets>", f"</sheets><definedNames>{names}</definedNames>")


def _same_sheet(times: int) -> bytes:
    """A workbook whose sheets are all one part."""
    text = _workbook_part()
    start, end = text.index("<sheet "), text.index("</sheets>")
    one = text[start:end]
    sheets = "".join(one.replace("Sheet0", f"S{k}") for k in range(times))
    large = sheet(repeated("<row/>", 5 * MB))
    return book(workbook=text[:start] + sheets + text[end:], sheet=large)


def workbooks() -> dict[str, Callable[[], Bomb]]:
    def made(message: str = "", **parts: str) -> Bomb:
        return Bomb(".xlsx", book(**parts), message)

    everywhere = "A1:XFD1048576"
    return {
        "merges of a large sheet upon each other": lambda: made(
            "lie upon each other",
            sheet=sheet(
                "<row><c><v>1</v></c></row>" * 20_000,
                _merge(everywhere).replace(
                    "<mergeCell ", f'<mergeCell ref="{everywhere}"/>' * 9_999 + "<mergeCell "
                ),
            ),
        ),
        "cells with a prefix": lambda: made(
            "3,000,000 cells",
            sheet=sheet(f"<x:row>{repeated('<x:c/>')}</x:row>").replace(
                NAMESPACE, f'{NAMESPACE} xmlns:x="urn:x"'
            ),
        ),
        "a text that is used again and again": lambda: made(
            "unpacks to more than 128 MB",
            texts=f"{XML}<sst {NAMESPACE}><si><t>{'x' * 4_000}</t></si></sst>",
            sheet=sheet(("<row>" + '<c t="s"><v>0</v></c>' * 300 + "</row>") * 120),
        ),
        "four million styles": lambda: made(
            "65,490 of xf",
            styles=f"{XML}<styleSheet><cellXfs>{'<xf/>' * 4_000_000}</cellXfs></styleSheet>",
        ),
        "formats of numbers": lambda: made(
            "65,490 of numFmt",
            styles=f"{XML}<styleSheet {NAMESPACE}><numFmts>"
            + "".join(f'<numFmt numFmtId="{k}" formatCode="{"[" * 40}"/>' for k in range(70_000))
            + "</numFmts></styleSheet>",
        ),
        "10,000 sheets": lambda: Bomb(".xlsx", _same_sheet(10_000), "more than 500 sheets"),
        "sheets that are all one part": lambda: Bomb(".xlsx", _same_sheet(400), "3,000,000 cells"),
        "12,000 parts": lambda: Bomb(".xlsx", _of_many_parts(), "damaged"),
        "attributes": lambda: made(
            "a tag of more than 1 MB",
            sheet=sheet("<a " + " ".join(f'a{k}=""' for k in range(1_000_000)) + "/>"),
        ),
        "entities": lambda: made("declares types or entities", sheet=_entities()),
        "defined names": lambda: made(workbook=_names()),
        "comments": lambda: made(
            comments=f"{XML}<comments {NAMESPACE}><commentList>"
            + repeated(f'<comment ref="{everywhere}"><text><t>a</t></text></comment>')
            + "</commentList></comments>"
        ),
        "a row 0": lambda: made("no row '0'", sheet=sheet('<row r="0"><c><v>1</v></c></row>')),
        "a strange encoding": lambda: made(
            "cannot be read", sheet=sheet().replace("UTF-8", "idna")
        ),
    }


def strings() -> dict[str, Callable[[], Bomb]]:
    """What is large beside the cells."""
    column = '<col min="1" max="16384" hidden="1"/>'
    name = f'<definedName name="Results">Sheet0!$A${"9" * 5_000}</definedName>'
    names = f"</sheets><definedNames>{name}</definedNames>"
    return {
        "hidden columns": lambda: Bomb(
            ".xlsx", book(sheet=sheet(before=f"<cols>{repeated(column)}</cols>")), "3,000,000 cells"
        ),
        "a name for a cell of 5,000 figures": lambda: Bomb(
            ".xlsx", book(workbook=_workbook_part().replace("</sheets>", names))
        ),
    }


def _workbook_part() -> str:
    with zipfile.ZipFile(io.BytesIO(workbook())) as package:
        return package.read("xl/workbook.xml").decode()


def packages() -> dict[str, Callable[[], Bomb]]:
    """Packages that say something wrong of themselves."""

    def with_field(place: int, value: int, size: str = "<I") -> bytes:
        """A workbook in whose list of parts each entry has this value at this place."""
        content = bytearray(workbook())
        at = content.find(b"PK\x01\x02")
        while at >= 0:
            struct.pack_into(size, content, at + place, value)
            at = content.find(b"PK\x01\x02", at + 4)
        return bytes(content)

    return {
        **{
            name: lambda p=place, v=value: Bomb(".xlsx", with_field(p, v))
            for name, place, value in (
                ("parts that say they are empty", 24, 0),
                ("parts that say they are huge", 24, 0xFFFFFFF0),
                ("parts that are packed into nothing", 20, 0),
                ("parts that all begin at the first", 42, 0),
                ("parts that begin nowhere", 42, 0x7FFFFFFF),
            )
        },
        "parts packed in an unknown way": lambda: Bomb(".xlsx", with_field(10, 97, "<H")),
    }


def spreadsheets() -> dict[str, Callable[[], Bomb]]:
    """Files of LibreOffice, in which one row or cell stands for many."""
    spaces = " ".join(
        f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"'
        for name in ("office", "table", "text", "style")
    )

    def cell(text: str, more: str = "") -> str:
        inside = text if text.startswith("<") else f"<text:p>{text}</text:p>"
        return f'<table:table-cell office:value-type="string"{more}>{inside}</table:table-cell>'

    def row(cells: str, more: str = "") -> str:
        return f"<table:table-row{more}>{cells}</table:table-row>"

    def table(more: str, name: str = "Crosstable") -> str:
        rows = "".join(row("".join(map(cell, texts))) for texts in ROWS)
        return f'<table:table table:name="{name}">{rows}{more}</table:table>'

    def made(message: str, tables: str) -> Bomb:
        file = io.BytesIO()
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as package:
            package.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
            package.writestr(
                "content.xml",
                f"{XML}<office:document-content {spaces}><office:body><office:spreadsheet>{tables}"
                "</office:spreadsheet></office:body></office:document-content>",
            )
        return Bomb(".ods", file.getvalue(), message)

    def rows(times: int) -> str:
        return f' table:number-rows-repeated="{times}"'

    def columns(times: int) -> str:
        return f' table:number-columns-repeated="{times}"'

    return {
        "a row a million times": lambda: made("200,000 rows", table(row(cell("W2"), rows(10**6)))),
        "a row of 400 cells a million times": lambda: made(
            "3,000,000 cells", table(row(cell("W2", columns(400)), rows(10**6)))
        ),
        "rows again on each of many sheets": lambda: made(
            "200,000 rows",
            "".join(table(row(cell("W2"), rows(1_000)), f"T{k}") for k in range(300)),
        ),
        "a long text in cells without number": lambda: made(
            "128 MB", table(row(cell("x" * 32_000, columns(400)), rows(7_000)))
        ),
        "blanks without number": lambda: made(
            "128 MB", table(row(cell('<text:p><text:s text:c="32767"/></text:p>') * 200) * 100)
        ),
        "spans inside each other": lambda: made(
            "1,000 tags inside", table(row(cell(f"<text:p>{'<text:span>' * 100_000}")))
        ),
        "spans of a letter": lambda: made(
            "32,767 letters",
            table(row(cell(f"<text:p>{repeated('<text:span>a</text:span>')}</text:p>"))),
        ),
        "empty paragraphs": lambda: made("32,767 letters", table(row(cell(repeated("<text:p/>"))))),
    }


def carriers() -> dict[str, Callable[[], Bomb]]:
    """Workbooks that the doctor looks into."""
    doctor = ("excel", "doctor", "{}")
    extension = "xl/webextensions/webextension1.xml"
    head = '<we:webextension xmlns:we="urn:x"><we:properties>'
    setting, end = '<we:property name="a" value="1"/>', "</we:properties></we:webextension>"
    return {
        "settings of an add-in": lambda: Bomb(
            ".xlsx", with_parts(workbook(), {extension: head + repeated(setting) + end}), "", doctor
        )
    }


def templates() -> dict[str, Callable[[], Bomb]]:
    """Club templates."""
    event = str(ROOT / "tests" / "data" / "bham.csv")
    command = ("bulletin", event, "--template", "{}", "-o", "{}.docx")

    def made(message: str, inside: str, declared: str = "") -> Bomb:
        own = (ROOT / "templates" / "bulletin.docx").read_bytes()
        with zipfile.ZipFile(io.BytesIO(own)) as package:
            text = package.read("word/document.xml").decode()
        text = text.replace("<w:body>", f"<w:body>{inside}", 1).replace("?>", f"?>{declared}", 1)
        return Bomb(".docx", with_parts(own, {"word/document.xml": text}), message, command)

    return {
        "paragraphs of a template": lambda: made("1,000,000 elements", repeated("<w:p/>")),
        "paragraphs inside each other": lambda: made("tags inside", "<w:p>" * 100_000),
        "entities of a template": lambda: made("declares", "", '<!DOCTYPE x [<!ENTITY a "b">]>'),
        "a letter without end in a template": lambda: made(
            "128 MB", f"<w:p><w:r><w:t>{repeated('x', 130 * MB)}</w:t></w:r></w:p>"
        ),
    }
