"""Bombs that are text: web pages, tables, reports, records; and dBase tables."""

from __future__ import annotations

import struct
from collections.abc import Callable

from tests.formats.bombs import MB, ROWS, Bomb, repeated


def page(inside: str, head: str = "") -> bytes:
    cells = "".join(f"<tr>{''.join(f'<td>{text}</td>' for text in row)}</tr>" for row in ROWS)
    return f"<html><head>{head}</head><body>{inside}<table>{cells}</table></body></html>".encode()


def pages() -> dict[str, Callable[[], Bomb]]:
    def made(message: str, inside: str, head: str = "") -> Bomb:
        return Bomb(".html", page(inside, head), message)

    huge = 4 * MB
    small = "<table><tr><td>No.<td>Name<td>R1<tr><td>1<td>Ash<td>W2<tr><td>2<td>Fir<td>L1"
    return {
        "a page of cells": lambda: made(
            "more than 400 columns", "<table><tr>" + repeated("<td>", huge)
        ),
        "a page of rows": lambda: made("more than 50,000 rows", "<table>" + repeated("<tr>", huge)),
        "a page of tables": lambda: made("more than 1,000 tables", repeated("<table>", huge)),
        "a page of rows and cells": lambda: made(
            "1,000,000 cells", "<table>" + ("<tr>" + "<td>W12b" * 300) * 3_400 + "</table>"
        ),
        "a page of bold": lambda: made("2,000,000 tags", repeated("<b>", 2 * huge)),
        "a page of tags that end and never began": lambda: made(
            "too many tags inside each other", "<b>" * 50_000 + "</i>" * 1_000_000
        ),
        "a page of breaks": lambda: made("", repeated("<br>\n", huge)),
        "a page of lines": lambda: made("lines of text", repeated("a\n", 3 * huge)),
        "a page of 17 MB": lambda: made("larger than 16 MB", repeated("x", 17 * MB)),
        "a page of small tables": lambda: made("200 crosstables", small * 900),
        "a page of tables inside tables": lambda: made("1,000 tables", small * 1_001),
        "a page of wide cells": lambda: made("400 columns", "<table><tr>" + "<td colspan=9>" * 50),
        "a page of tall cells": lambda: made(
            "", "<table>" + "<tr><td rowspan=400 colspan=300>x" * 900 + "</table>"
        ),
        "a page of attributes": lambda: made("", f"<b {repeated('a b c ', huge)}>"),
        "a page of different attributes": lambda: made(
            "", "<b " + " ".join(f"a{k}" for k in range(3_000_000)) + ">"
        ),
        "a page of quotation marks": lambda: made("", repeated("<b a=\"'<b a='\"", huge)),
        "a page of opened tags": lambda: made("", repeated("<b ", huge)),
        "a page of half tags": lambda: made("", repeated("<", huge // 2)),
        "a page of comments": lambda: made("", repeated("<!--", huge) + "-->"),
        "a page of scripts": lambda: made("", repeated("<script></script>", huge)),
        "a page of letters' names": lambda: made("", repeated("&amp;", huge)),
        "a cell without end": lambda: made(
            "32,767 letters", "<table><tr><td>" + repeated("é ", huge // 2)
        ),
        "a colspan of 4,301 figures": lambda: made(
            "", f'<table><tr><td colspan="{"9" * 4_301}">x</td></tr></table>'
        ),
        "a letter of 5,000 figures": lambda: made("", f"<p>&#{'9' * 5_000};</p>"),
        **{
            f"letters called {codec}": lambda codec=codec: made(
                "", repeated("<b>a</b>", MB), f'<meta charset="{codec}">'
            )
            for codec in ("idna", "punycode", "unicode_escape", "utf_7", "zlib_codec", "undefined")
        },
    }


def table(*lines: str) -> str:
    return "\n".join([",".join(row) for row in ROWS] + list(lines))


def texts() -> dict[str, Callable[[], Bomb]]:
    def made(text: str, message: str = "", suffix: str = ".csv") -> Bomb:
        return Bomb(suffix, text.encode(), message)

    huge = 24 * MB
    crosstable = (
        " Pair | Player Name |Total|Round|\n Num  | ID / Rtg | Pts |  1  |\n"
        "    1 | ASH |1.0|W 2|\n   MI | 12345678 / R: 1500->1510 | |W|\n"
        "    2 | BIRCH |0.0|L 1|\n   MI | 12345679 / R: 1400->1390 | |B|\n"
    )
    large = 8 * MB
    return {
        "blank lines": lambda: made(table() + repeated("\n", huge), "200,000 lines"),
        "lines of commas": lambda: made(
            table() + repeated("," * 99 + "\n", huge), "3,000,000 cells"
        ),
        "one line": lambda: made(table() + repeated("x,", huge), "100,000 characters"),
        "short lines": lambda: made(table() + repeated("\nx", huge), "200,000 lines"),
        "one quoted cell": lambda: made(
            table('"') + repeated("x\n", huge), "cannot be read as CSV"
        ),
        "quoted cells over lines": lambda: made(
            table() + "\n" + repeated('"a\n",', huge), "cannot be read as CSV"
        ),
        "tables below each other": lambda: made(
            "No.,Name,R1\n1,Ash,W2\n2,Birch,L1\n\n" * 40_000, "200 crosstables"
        ),
        "a grid with rows without number": lambda: made(
            "No.,Name,1,2\n" + "".join(f"{k},P{k},1,0\n" for k in range(1, 9_000)), ""
        ),
        "401 columns": lambda: made(table("x," * 401), "more than 400 columns"),
        "brackets in a header": lambda: made(table().replace("R2", "R2," + "(" * 64_000, 1)),
        "wide letters": lambda: made(table("😀" * 90_000), ""),
        "crosstable text of blank lines": lambda: made(
            crosstable + repeated("\n", large), "200,000 lines"
        ),
        "crosstable text of bars": lambda: made(
            crosstable + repeated("|\n", large), "200,000 lines"
        ),
        "crosstable text of players": lambda: made(
            crosstable + repeated("1|\n", large), "20,000 players"
        ),
        "crosstable text of tables": lambda: made(
            crosstable + repeated("Pair|Name|\n1|\n", large), "1,000 tables"
        ),
        **{
            f"crosstable text {name}": lambda line=line: made(
                crosstable + repeated(line + "\n", large), ""
            )
            for name, line in (
                ("of heads", "Pair" + "|" * 1_990),
                ("of sections", "section " + " (" * 900),
                ("of events", "x (event " * 200),
                ("of rules", "=" * 1_990),
            )
        },
    }


def trf(*lines: str) -> str:
    return "\n".join(
        [
            "012 Spring Open",
            f"001    1{'Ash':>9}{'1500':>35}{'1.0    1     2 w 1':>47}",
            f"001    2{'Birch':>11}{'1400':>33}{'0.0    2     1 b 0':>47}",
            *lines,
        ]
    )


def reports() -> dict[str, Callable[[], Bomb]]:
    def made(text: str, message: str = "", suffix: str = ".trf") -> Bomb:
        return Bomb(suffix, text.encode(), message)

    huge = 24 * MB
    return {
        "a record 162 of letters": lambda: made(trf("162 " + "W" * 90_000)),
        "a record 162 of blanks": lambda: made(trf("162 W" + " " * 90_000 + "x")),
        "a record 162 of figures": lambda: made(trf("162 W" + "1" * 90_000)),
        "many records 162": lambda: made(trf(*["162 " + "W" * 90_000] * 500)),
        "a record 362 of blanks": lambda: made(trf("310   1 Oak", "362 TW" + " " * 90_000 + "x")),
        "members of teams without number": lambda: made(
            trf(*(f"013 Team{k:<29}" + "   1    2" * 8_000 for k in range(300))),
            "100,000 entries of the teams' records",
        ),
        "a record 162 without end": lambda: made(trf("162 " + "W" * huge), "100,000 characters"),
        "records without number": lambda: made(trf(repeated("310\n", huge)), "100,000 lines"),
        "players without number": lambda: made(trf(repeated("001    1\n", huge)), "20,000 players"),
        "empty lines of a report": lambda: made(trf(repeated("\n", huge)), "200,000 lines"),
        "remarks of a report": lambda: made(trf(repeated("### x\n", huge)), "100,000 lines"),
        "a report of hashes": lambda: made(repeated("###\n", 200 * 1024) + trf()),
    }


def saved(results: str = '"W;2;w;0;0;0;0"', more: str = "") -> str:
    return (
        '{"Overview": {"Tournament title": "Spring"}, "Sections": [{"Section name": "Open", '
        '"Rounds played": 1, "Rounds paired": 1, "Players": ['
        f'{{"Pair number": 1, "Name": "Ash", "Results": [{results}]}}, '
        '{"Pair number": 2, "Name": "Birch", "Results": ["L;1;b;0;0;0;0"]}]}]'
        f"{more}}}"
    )


def records() -> dict[str, Callable[[], Bomb]]:
    def made(text: str, message: str = "") -> Bomb:
        return Bomb(".sjson", text.encode(), message)

    def more(piece: str) -> str:
        return saved(more=f', "x": [{repeated(piece)}0]')

    return {
        "lists inside lists": lambda: made(
            saved(more=', "x": ' + "[" * 400_000), "no JSON that a program"
        ),
        "empty lists": lambda: made(more("[],"), "500,000 records"),
        "empty records": lambda: made(more("{},"), "500,000 records"),
        "numbers beyond all measure": lambda: made(more("1e999,")),
        "letters by their numbers": lambda: made(
            saved(more=f', "x": "{repeated(chr(92) + "u00e9")}"')
        ),
        "small numbers": lambda: made(more("1.5,"), "5,000,000 values"),
        "small texts": lambda: made(more('"ab",'), ""),
        "an opponent of 5,000 figures": lambda: made(saved(f'"W;{"9" * 5_000};w;0;0;0;0"')),
        "a number of 5,000 figures in a record": lambda: made(
            saved().replace('"Pair number": 1', '"Pair number": ' + "9" * 5_000),
            "no JSON that a program",
        ),
        "rounds without number": lambda: made(
            saved(", ".join(['"W;2;w"'] * 200_000)), "100 rounds"
        ),
    }


def _table_of_records(fields: int, width: int, count: int, size: int) -> bytes:
    header = 32 + 32 * fields + 1
    content = struct.pack("<B3BIHH20x", 3, 100, 1, 1, count, header, 1 + width * fields)
    content += struct.pack("<11sc4xB15x", b"H_NAME", b"C", width) * fields + b"\r"
    return content + b" " * (size - len(content))


def dbase() -> dict[str, Callable[[], Bomb]]:
    size = 24 * MB
    short = _table_of_records(30, 8, 40_000, 4_096)
    return {
        "more records than there are": lambda: Bomb(".dbf", short, "damaged or cut short"),
        **{
            name: lambda f=fields, w=width, s=message: Bomb(
                ".dbf", _table_of_records(f, w, 49_999, size), s
            )
            for name, fields, width, message in (
                ("fields without width", 2_040, 0, "2,040 fields"),
                ("fields of one letter", 1_200, 1, "1,200 fields"),
                ("fields of a report", 250, 1, "3,000,000 entries"),
            )
        },
    }
