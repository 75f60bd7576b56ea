"""Reading a bulletin back, and making the Word files of invented clubs."""

from __future__ import annotations

import struct
import zlib
from dataclasses import replace
from io import BytesIO
from typing import Any

import docx
from docx.document import Document
from docx.oxml.ns import qn
from docx.shared import Inches
from docx.styles.style import ParagraphStyle
from docx.text.paragraph import Paragraph

from tests.make.crosstables import section, vector
from tests.printed import on_paper, title_of
from xltiebreak import Event, Section, standings
from xltiebreak.bulletin import Bulletin, write_bulletin

NAMES = (
    *("Ames, Ada", "Birch, Bo", "Cole, Cy", "Dahl, Di", "Esk, Ed", "Ford, Flo", "Gray, Gus"),
    "Hale, Hy",
)


def named(made: Section, **fields: Any) -> Section:
    """The same section with invented names and ids."""
    players = tuple(
        replace(player, name=NAMES[k % len(NAMES)], id=f"3000{player.number:04}")
        for k, player in enumerate(made.players)
    )
    return replace(made, players=players, **fields)


def bham(**fields: Any) -> Section:
    """The BHAM tournament with invented names and three trophies."""
    return named(vector("bham.csv"), **{"trophies": 3, **fields})


def written(*sections: Section, event: dict[str, Any] | None = None, **options: Any) -> Bulletin:
    """The bulletin of these sections, each under its own edition and order."""
    made = Event(**{"name": "Mill Lane Open", "sections": sections, **(event or {})})
    return write_bulletin(standings(made), **options)


def read(*sections: Section, **options: Any) -> Document:
    """The same bulletin as python-docx reads it."""
    return opened(written(*sections, **options))


def opened(bulletin: Bulletin) -> Document:
    return docx.Document(BytesIO(bulletin.docx))


def lines(document: Document) -> list[str]:
    """The text of every paragraph outside of tables, and of what stands beside headings."""
    return [line for paragraph in document.paragraphs for line in paragraph.text.split("\t")]


def text_of(document: Document) -> str:
    """All text of the body, tables included, a line a paragraph."""
    body = document.element.body
    return "\n".join(
        "".join(element.text or "" for element in paragraph.iter(qn("w:t")))
        for paragraph in body.iter(qn("w:p"))
    )


def table(document: Document, title: str) -> list[list[str]]:
    """The cells of the first table whose alternative text begins like this."""
    result = next(drawn for drawn in document.tables if title_of(drawn).startswith(title))
    return [[cell.text for cell in row.cells] for row in result.rows]


def check(document: Document, says: str) -> None:
    """See that each of these lines is printed, and none that begins with ``!``; ``~`` is a space at
    which no line breaks."""
    text = on_paper(document)
    expected = says.replace(" " * 8, "").strip().splitlines()
    wrong = [line for line in expected if (line.removeprefix("! ") in text) == (line[:1] == "!")]
    assert wrong == [], wrong


def saved(document: Document) -> bytes:
    content = BytesIO()
    document.save(content)
    return content.getvalue()


def club(font: str = "Cambria") -> Document:
    """A club's own page with a logo in the header, words in the footer and text of its own."""
    document = docx.Document()
    document.styles["Normal"].font.name = font
    page = document.sections[0]
    page.header.paragraphs[0].add_run("Knights of Mill Lane").add_picture(
        BytesIO(picture()), width=Inches(1)
    )
    page.footer.paragraphs[0].text = "Mill Lane 4, upstairs"
    document.add_paragraph("A word from the president")
    return document


def picture() -> bytes:
    """A red square as PNG."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    rows = (b"\0" + b"\xa0\x20\x20" * 8) * 8
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", 8, 8, 8, 2, 0, 0, 0))
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


def long_section() -> Section:
    """Two players who met so often that the crosstable needs the page on its side."""
    first, second = "W2w D2b L2w", "L1b D1w W1b"
    rows = (" ".join([cells] * 9) for cells in (first, second))
    return named(section(*rows), kind="match")


def style_of(paragraph: Paragraph) -> ParagraphStyle:
    assert paragraph.style is not None
    return paragraph.style


def headings(document: Document) -> list[str]:
    titles = (p.text for p in document.paragraphs if style_of(p).name.startswith("Heading"))
    return [title.partition("\t")[0] for title in titles]


def combined(order: str = "wintd", counting: int | None = 2) -> Section:
    """The BHAM players in two invented clubs of three and a third of nobody."""
    section = bham(order=order, counting=counting)
    clubs = ("Hill", "Vale", "Hill", "Vale", "Hill", "Vale")
    players = [
        replace(player, team=club) for player, club in zip(section.players, clubs, strict=True)
    ]
    return replace(section, players=tuple(players))
