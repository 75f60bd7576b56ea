"""Small or ordinary files that would take all memory or all day, and files that are wrong in a way
that one has to think of; each is made when it is asked for. Those of which a piece stands in an
ordinary file are the lines of ``bombs.txt``."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from tests.command import ROOT
from tests.make import reading
from tests.make.opendocument import opendocument
from tests.make.opendocument import sheet as table_of
from tests.make.packages import parts, with_parts
from tests.make.trf import player

MB = 1024 * 1024
PIECES = ROOT / "tests/data/formats/bombs.txt"
REPEATED = re.compile("⟦([^⟦⟧]*?) × ([0-9]+)( MB)?⟧")
SHEET = "xl/worksheets/sheet1.xml"
XML = '<?xml version="1.0" encoding="UTF-8"?>'
NAMESPACE = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
ROWS = [
    ["No.", "Name", "R1", "R2"],
    ["1", "Ash", "W2", "D3"],
    ["2", "Birch", "L1", "B"],
    ["3", "Cedar", "H", "D1"],
]


class Bomb(NamedTuple):
    """A file, what the sentence with which it is refused says, nothing where it is read, and the
    command that reads it."""

    suffix: str
    content: bytes
    said: str = ""
    command: tuple[str, ...] = ("check", "{}")


def workbook() -> bytes:
    return reading.workbook({"Sheet0": ROWS})


def rows_of_cells() -> str:
    return "".join(
        f'<row r="{k}">'
        + "".join(f'<c t="inlineStr"><is><t>{text}</t></is></c>' for text in row)
        + "</row>"
        for k, row in enumerate(ROWS, start=1)
    )


def sheet(inside: str = "", after: str = "", before: str = "", declared: str = "") -> str:
    cells = f"<sheetData>{rows_of_cells()}{inside}</sheetData>"
    return f"{XML}{declared}<worksheet {NAMESPACE}>{before}{cells}{after}</worksheet>"


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


def _workbook_part() -> str:
    return parts(workbook())["xl/workbook.xml"].decode()


def written_out(piece: str) -> str:
    """The piece with what stands in it again and again."""
    whole, count = piece.replace("\\n", "\n"), 1
    while count:
        whole, count = REPEATED.subn(
            lambda found: (
                found[1] * (int(found[2]) * MB // len(found[1]) if found[3] else int(found[2]))
            ),
            whole,
        )
    return whole


def page(inside: str) -> bytes:
    head = re.match("<meta [^>]*>", inside)
    inside = inside[head.end() :] if head else inside
    cells = "".join(f"<tr>{''.join(f'<td>{text}</td>' for text in row)}</tr>" for row in ROWS)
    meta = head[0] if head else ""
    return f"<html><head>{meta}</head><body>{inside}<table>{cells}</table></body></html>".encode()


def table(more: str) -> str:
    return "\n".join(",".join(row) for row in ROWS) + more


CROSSTABLE = (
    " Pair | Player Name |Total|Round|\n Num  | ID / Rtg | Pts |  1  |\n"
    "    1 | ASH |1.0|W 2|\n   MI | 12345678 / R: 1500->1510 | |W|\n"
    "    2 | BIRCH |0.0|L 1|\n   MI | 12345679 / R: 1400->1390 | |B|\n"
)


def trf(*lines: str) -> str:
    players = player(1, "   2 w 1", name="Ash"), player(2, "   1 b 0", name="Birch")
    return "\n".join(["012 Spring Open", *players, *lines])


def saved(results: str = '"W;2;w;0;0;0;0"', more: str = "") -> str:
    return (
        '{"Overview": {"Tournament title": "Spring"}, "Sections": [{"Section name": "Open", '
        '"Rounds played": 1, "Rounds paired": 1, "Players": ['
        f'{{"Pair number": 1, "Name": "Ash", "Results": [{results}]}}, '
        '{"Pair number": 2, "Name": "Birch", "Results": ["L;1;b;0;0;0;0"]}]}]'
        f"{more}}}"
    )


def spreadsheet(rows: str) -> bytes:
    """A file of LibreOffice with these rows below those of a crosstable."""
    for short, name in (("t:r", "t:table-row"), ("t:c", "t:table-cell"), ("o", "office")):
        rows = re.sub(rf"\b{short}\b", name, rows)
    for short, name in (("t:", "table:"), ("x:", "text:")):
        rows = re.sub(rf"\b{short}", name, rows)
    return opendocument(table_of([*ROWS, rows]))


def template(inside: str = "", declared: str = "") -> bytes:
    """A club's template in which this stands."""
    own = (ROOT / "templates" / "bulletin.docx").read_bytes()
    text = parts(own)["word/document.xml"].decode()
    text = text.replace("<w:body>", f"<w:body>{inside}", 1).replace("?>", f"?>{declared}", 1)
    return with_parts(own, {"word/document.xml": text})


def carrier(properties: str) -> bytes:
    """A workbook with these settings of an add-in."""
    inside = f'<we:webextension xmlns:we="urn:x"><we:properties>{properties}</we:properties>'
    part = f"{inside}</we:webextension>"
    return with_parts(workbook(), {"xl/webextensions/webextension1.xml": part})


def _names(piece: str) -> bytes:
    names = f"</sheets><definedNames>{piece}</definedNames>"
    return book(workbook=_workbook_part().replace("</sheets>", names))


KINDS: dict[str, tuple[str, Callable[[str], bytes]]] = {
    "page": (".html", page),
    "table": (".csv", lambda piece: table(piece).encode()),
    "header": (".csv", lambda piece: table("").replace("R2", f"R2,{piece}", 1).encode()),
    "msa": (".csv", lambda piece: (CROSSTABLE + piece).encode()),
    "trf": (".trf", lambda piece: trf(piece).encode()),
    "before": (".trf", lambda piece: (piece + trf()).encode()),
    "sjson": (".sjson", lambda piece: saved(more=f', "x": {piece}').encode()),
    "results": (".sjson", lambda piece: saved(piece).encode()),
    "rows": (".xlsx", lambda piece: book(sheet=sheet(piece))),
    "below": (".xlsx", lambda piece: book(sheet=sheet(after=piece))),
    "above": (".xlsx", lambda piece: book(sheet=sheet(before=piece))),
    "declared": (".xlsx", lambda piece: book(sheet=sheet("&a1;", declared=piece))),
    "texts": (".xlsx", lambda piece: book(texts=f"{XML}<sst {NAMESPACE}>{piece}</sst>")),
    "styles": (".xlsx", lambda piece: book(styles=f"{XML}<styleSheet>{piece}</styleSheet>")),
    "comments": (".xlsx", lambda p: book(comments=f"{XML}<comments {NAMESPACE}>{p}</comments>")),
    "names": (".xlsx", _names),
    "cell": (
        ".xlsx",
        lambda piece: book(sheet=sheet(f'<row><c t="inlineStr"><is>{piece}</is></c></row>')),
    ),
    "ods": (".ods", spreadsheet),
    "template": (".docx", template),
    "declared in a template": (".docx", lambda piece: template(declared=piece)),
    "add-in": (".xlsx", carrier),
}
"""The ending of a file's name, and the file in which a piece stands."""
EVENT = str(ROOT / "tests" / "data" / "bham.csv")
COMMANDS = {
    **dict.fromkeys(
        ("template", "declared in a template"),
        ("bulletin", EVENT, "--template", "{}", "-o", "{}.docx"),
    ),
    "add-in": ("excel", "doctor", "{}"),
}
"""The command that reads such a file, if it is another one."""


def pieces() -> dict[str, Callable[[], Bomb]]:
    """The bombs of ``bombs.txt``."""
    lines = PIECES.read_text(encoding="utf-8").splitlines()
    cases = [line.split(" ::", 3) for line in lines if line and not line.startswith("# ")]

    def bomb(kind: str, said: str, piece: str) -> Bomb:
        suffix, made = KINDS[kind]
        command = COMMANDS.get(kind, ("check", "{}"))
        return Bomb(suffix, made(written_out(piece[1:])), said.strip(), command)

    return {name.strip(): partial(bomb, kind, said, piece) for kind, name, said, piece in cases}


def _same_sheet(times: int) -> bytes:
    """A workbook whose sheets are all one part."""
    text = _workbook_part()
    start, end = text.index("<sheet "), text.index("</sheets>")
    one = text[start:end]
    sheets = "".join(one.replace("Sheet0", f"S{k}") for k in range(times))
    return book(workbook=text[:start] + sheets + text[end:], sheet=sheet("<row/>" * 800_000))


def _with_field(place: int, value: int, size: str = "<I") -> bytes:
    """A workbook in whose list of parts each entry has this value at this place."""
    content = bytearray(workbook())
    at = content.find(b"PK\x01\x02")
    while at >= 0:
        struct.pack_into(size, content, at + place, value)
        at = content.find(b"PK\x01\x02", at + 4)
    return bytes(content)


def made(content: Callable[[], bytes], said: str = "", suffix: str = ".xlsx") -> Callable[[], Bomb]:
    return lambda: Bomb(suffix, content(), said)


def workbooks() -> dict[str, Callable[[], Bomb]]:
    """Workbooks whose parts fit together badly, or that say something wrong of themselves."""
    fields: dict[str, Any] = {
        "parts that say they are empty": (24, 0),
        "parts that say they are huge": (24, 0xFFFFFFF0),
        "parts that are packed into nothing": (20, 0),
        "parts that all begin at the first": (42, 0),
        "parts that begin nowhere": (42, 0x7FFFFFFF),
        "parts packed in an unknown way": (10, 97, "<H"),
    }
    shared = f"{XML}<sst {NAMESPACE}><si><t>{'x' * 4_000}</t></si></sst>"
    using = ("<row>" + '<c t="s"><v>0</v></c>' * 300 + "</row>") * 120
    return {
        **{name: made(partial(_with_field, *field)) for name, field in fields.items()},
        "a text that is used again and again": made(
            lambda: book(texts=shared, sheet=sheet(using)), "unpacks to more than 128 MB"
        ),
        "10,000 sheets": made(lambda: _same_sheet(10_000), "more than 500 sheets"),
        "sheets that are all one part": made(lambda: _same_sheet(400), "3,000,000 cells"),
        "12,000 parts": made(
            lambda: with_parts(workbook(), {f"x{k}": b"" for k in range(12_000)}), "damaged"
        ),
        "a strange encoding": made(
            lambda: book(sheet=sheet().replace("UTF-8", "idna")), "cannot be read"
        ),
    }


def counted() -> dict[str, Callable[[], Bomb]]:
    """Bombs of which no two pieces are the same."""
    many = range(3_000_000)
    return {
        "a page of different attributes": lambda: Bomb(
            ".html", page("<b " + " ".join(f"a{k}" for k in many) + ">")
        ),
        "a grid with rows without number": lambda: Bomb(
            ".csv", ("No.,Name,1,2\n" + "".join(f"{k},P{k},1,0\n" for k in many[:9_000])).encode()
        ),
    }


def _records(fields: int, width: int, count: int, size: int) -> bytes:
    header = 32 + 32 * fields + 1
    content = struct.pack("<B3BIHH20x", 3, 100, 1, 1, count, header, 1 + width * fields)
    content += struct.pack("<11sc4xB15x", b"H_NAME", b"C", width) * fields + b"\r"
    return content + b" " * (size - len(content))


def dbase() -> dict[str, Callable[[], Bomb]]:
    """Files of a rating report."""
    tables = {
        "more records than there are": (30, 8, 40_000, 4_096, "damaged or cut short"),
        "fields without width": (2_040, 0, 49_999, 24 * MB, "2,040 fields"),
        "fields of one letter": (1_200, 1, 49_999, 24 * MB, "3,000,000 entries"),
        "fields of a report": (250, 1, 49_999, 24 * MB, "3,000,000 entries"),
    }
    return {
        name: made(partial(_records, *sizes), said, ".dbf")
        for name, (*sizes, said) in tables.items()
    }
