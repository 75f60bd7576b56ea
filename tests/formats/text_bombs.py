"""Bombs that are texts or pieces in a text, and dBase tables."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from pathlib import Path

from tests.formats.bombs import MB, NAMESPACE, ROWS, XML, Bomb, book, repeated, sheet

PIECES = Path(__file__).parents[1] / "data/formats/bombs.txt"
REPEATED = re.compile("⟦([^⟦⟧]*?) × ([0-9]+)( MB)?⟧")


def written_out(piece: str) -> str:
    """The piece with what stands in it again and again."""
    whole, count = piece.replace("\\n", "\n"), 1
    while count:
        whole, count = REPEATED.subn(
            lambda found: (
                repeated(found[1], int(found[2]) * MB) if found[3] else found[1] * int(found[2])
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
    return "\n".join(
        [
            "012 Spring Open",
            f"001    1{'Ash':>9}{'1500':>35}{'1.0    1     2 w 1':>47}",
            f"001    2{'Birch':>11}{'1400':>33}{'0.0    2     1 b 0':>47}",
            *lines,
        ]
    )


def saved(results: str = '"W;2;w;0;0;0;0"', more: str = "") -> str:
    return (
        '{"Overview": {"Tournament title": "Spring"}, "Sections": [{"Section name": "Open", '
        '"Rounds played": 1, "Rounds paired": 1, "Players": ['
        f'{{"Pair number": 1, "Name": "Ash", "Results": [{results}]}}, '
        '{"Pair number": 2, "Name": "Birch", "Results": ["L;1;b;0;0;0;0"]}]}]'
        f"{more}}}"
    )


KINDS: dict[str, tuple[str, Callable[[str], bytes]]] = {
    "page": (".html", page),
    "table": (".csv", lambda piece: table(piece).encode()),
    "msa": (".csv", lambda piece: (CROSSTABLE + piece).encode()),
    "trf": (".trf", lambda piece: trf(piece).encode()),
    "sjson": (".sjson", lambda piece: saved(more=f', "x": {piece}').encode()),
    "rows": (".xlsx", lambda piece: book(sheet=sheet(piece))),
    "below": (".xlsx", lambda piece: book(sheet=sheet(after=piece))),
    "texts": (".xlsx", lambda piece: book(texts=f"{XML}<sst {NAMESPACE}>{piece}</sst>")),
    "cell": (
        ".xlsx",
        lambda piece: book(sheet=sheet(f'<row><c t="inlineStr"><is>{piece}</is></c></row>')),
    ),
}
"""The ending of a file's name, and the file in which a piece stands."""


def pieces() -> dict[str, Callable[[], Bomb]]:
    """The bombs of ``bombs.txt``."""
    lines = PIECES.read_text(encoding="utf-8").splitlines()
    cases = [line.split(" ::", 3) for line in lines if line and not line.startswith("# ")]

    def bomb(kind: str, said: str, piece: str) -> Bomb:
        suffix, made = KINDS[kind]
        return Bomb(suffix, made(written_out(piece[1:])), said.strip())

    return {
        name.strip(): lambda kind=kind, said=said, piece=piece: bomb(kind, said, piece)
        for kind, name, said, piece in cases
    }


def counted() -> dict[str, Callable[[], Bomb]]:
    """Bombs of which no two pieces are the same."""

    def made(text: str, said: str = "", suffix: str = ".csv") -> Bomb:
        return Bomb(suffix, text.encode(), said)

    return {
        "a page of different attributes": lambda: Bomb(
            ".html", page("<b " + " ".join(f"a{k}" for k in range(3_000_000)) + ">")
        ),
        "a grid with rows without number": lambda: made(
            "No.,Name,1,2\n" + "".join(f"{k},P{k},1,0\n" for k in range(1, 9_000))
        ),
        "brackets in a header": lambda: made(table("").replace("R2", "R2," + "(" * 64_000, 1)),
        "members of teams without number": lambda: made(
            trf(*(f"013 Team{k:<29}" + "   1    2" * 8_000 for k in range(300))),
            "100,000 entries of the teams' records",
            ".trf",
        ),
        "a report of hashes": lambda: made(repeated("###\n", 200 * 1024) + trf(), suffix=".trf"),
        "an opponent of 5,000 figures": lambda: made(
            saved(f'"W;{"9" * 5_000};w;0;0;0;0"'), suffix=".sjson"
        ),
        "a number of 5,000 figures in a record": lambda: made(
            saved().replace('"Pair number": 1', '"Pair number": ' + "9" * 5_000),
            "damaged or cut short",
            ".sjson",
        ),
        "rounds without number": lambda: made(
            saved(", ".join(['"W;2;w"'] * 200_000)), "100 rounds", ".sjson"
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
