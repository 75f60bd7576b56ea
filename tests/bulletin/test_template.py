"""A club's own file: the bulletin's place in it, its styles and letters, and its logo."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import docx
import pytest
from docx.document import Document
from docx.enum.style import WD_STYLE_TYPE
from docx.oxml.ns import qn
from docx.shared import Inches, Pt
from openpyxl import Workbook

from tests.bulletin.documents import (
    bham,
    club,
    lines,
    opened,
    picture,
    read,
    saved,
    style_of,
    text_of,
    written,
)
from tests.libreoffice.office import PDF, Office
from tests.make.crosstables import DATA, section
from tests.make.packages import parts, repacked, with_parts
from xltiebreak import Player, TieBreakError
from xltiebreak.bulletin.word.word_file import MAX_PICTURE
from xltiebreak.bulletin.word.writer import stretches

MAIN = b"wordprocessingml.document.main+xml"


@pytest.mark.slow
@pytest.mark.parametrize(
    "runs",
    [["{{bulletin}}"], ["{{bul", "letin", "}} "], ["{{ Bulletin }}"], ["{{BULLETIN}}"],
     [" {{bulletin }}\t"]],
)  # fmt: skip
def test_the_bulletin_stands_where_the_club_wants_it(runs: list[str]) -> None:
    template = club()
    marker = template.add_paragraph()
    for run in runs:
        marker.add_run(run)
    template.add_paragraph("Next month: blitz")
    text = lines(read(bham(), template=saved(template)))
    assert text[:2] == ["A word from the president", "Mill Lane Open"]
    assert text[-1] == "Next month: blitz"
    assert not any("{{" in line for line in text)


@pytest.mark.slow
def test_without_a_placeholder_the_bulletin_goes_at_the_end_and_says_so() -> None:
    bulletin = written(bham(), template=saved(club()))
    text = lines(opened(bulletin))
    assert text[:2] == ["A word from the president", "Mill Lane Open"]
    page = opened(bulletin).sections[0]
    assert "Knights of Mill Lane" in page.header.paragraphs[0].text
    assert page.footer.paragraphs[0].text == "Mill Lane 4, upstairs"
    assert any(name.startswith("word/media/") for name in parts(bulletin.docx))
    note = "The template has no paragraph {{bulletin}}, so the bulletin stands at its end."
    assert note in bulletin.notes
    assert not any("{{bulletin}}" in note for note in written(bham()).notes)


@pytest.mark.slow
def test_a_template_without_footer_gets_page_x_of_y() -> None:
    """And what comes next stands under the winners."""
    event = {"next_event": "June 6", "thanks": "the parents"}
    bulletin = written(bham(), template=saved(docx.Document()), event=event)
    assert "Next event: June 6  ·  Thanks: the parents" in lines(opened(bulletin))
    assert opened(bulletin).sections[0].footer.paragraphs[0].text.strip() == "Page\xa01\xa0of\xa01"


@pytest.mark.slow
def test_header_and_footer_stay_in_each_section() -> None:
    template = club()
    template.add_paragraph("{{bulletin}}")
    template.add_paragraph("Next month: blitz")
    document = read(bham(), bham(name="Novices"), template=saved(template))
    assert len(document.sections) == 3
    for page in document.sections:
        assert "Knights of Mill Lane" in page.header.paragraphs[0].text
        assert page.footer.paragraphs[0].text == "Mill Lane 4, upstairs"


@pytest.mark.slow
def test_a_first_page_of_its_own_and_a_first_page_number_are_not_repeated() -> None:
    template = club()
    page = template.sections[0]
    page.different_first_page_header_footer = True
    page._sectPr.append(page._sectPr.makeelement(qn("w:pgNumType"), {qn("w:start"): "7"}))
    for name in ("w:cols", "w:titlePg", "w:docGrid"):
        page._sectPr.append(page._sectPr.xpath(name)[0])
    first, second, _ = read(bham(), bham(name="Novices"), template=saved(template)).sections
    assert first.different_first_page_header_footer
    assert not second.different_first_page_header_footer
    starts = [page._sectPr.xpath("w:pgNumType")[0].get(qn("w:start")) for page in (first, second)]
    assert starts == ["7", None]


@pytest.mark.slow
def test_the_clubs_styles_are_used_and_those_it_lacks_are_named() -> None:
    template = club()
    note = template.styles.add_style("bulletin note", WD_STYLE_TYPE.PARAGRAPH)
    note.font.size = Pt(33)
    bulletin = written(bham(), template=saved(template))
    sizes = {each.text: style_of(each).font.size for each in opened(bulletin).paragraphs}
    assert sizes["W won; D drew; L lost; the number is the opponent’s No."] == Pt(33)
    assert bulletin.notes[0].startswith("The template does not have these styles")
    assert "Bulletin Text" in bulletin.notes[0]
    assert "Bulletin Note" not in bulletin.notes[0]


@pytest.mark.slow
def test_headings_of_a_word_in_another_language_are_found_by_their_name() -> None:
    def translated(name: str, part: bytes) -> bytes:
        return part.replace(b'"Heading1"', b'"berschrift1"') if name.startswith("word/") else part

    document = read(bham(), template=repacked(saved(club()), translated))
    winners = next(paragraph for paragraph in document.paragraphs if paragraph.text == "Winners")
    assert style_of(winners).style_id == "berschrift1"


@pytest.mark.slow
def test_a_dotx_works_like_a_docx() -> None:
    dotx = repacked(
        saved(club()), lambda _, part: part.replace(MAIN, b"wordprocessingml.template.main+xml")
    )
    bulletin = written(bham(), template=dotx)
    assert lines(opened(bulletin))[0] == "A word from the president"
    assert MAIN in parts(bulletin.docx)["[Content_Types].xml"]


def _workbook() -> bytes:
    content = BytesIO()
    Workbook().save(content)
    return content.getvalue()


def _with_macros() -> bytes:
    plain = b"application/vnd.openxmlformats-officedocument." + MAIN
    macros = b"application/vnd.ms-word.document.macroEnabled.main+xml"
    return repacked(saved(club()), lambda _, part: part.replace(plain, macros))


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (lambda: b"", "is not a Word file"),
        (lambda: b"hello", "is not a Word file"),
        (lambda: b"{\\rtf1\\ansi}", "open it in Word and save it as Word Document"),
        (lambda: b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "is protected by a password"),
        (lambda: b"%PDF-1.7", "is not a Word file"),
        (lambda: b"PK\x03\x04 and then nothing", "is damaged or cut short"),
        (lambda: saved(club())[:9000], "is damaged or cut short"),
        (_workbook, "is not a Word file"),
        (_with_macros, "holds macros"),
    ],
)
def test_what_is_no_word_file_is_refused_with_advice(
    content: Callable[[], bytes], says: str
) -> None:
    with pytest.raises(TieBreakError, match=says.replace(".", r"\.")):
        written(bham(), template=content())


@pytest.mark.parametrize("part", ["word/document.xml", "word/styles.xml", "_rels/.rels"])
@pytest.mark.parametrize("damage", [b"", b"<broken", b"<!DOCTYPE x><x/>"])
def test_a_damaged_part_is_told_by_its_name(part: str, damage: bytes) -> None:
    broken = with_parts(saved(club()), {part: damage})
    with pytest.raises(TieBreakError, match=f"damaged.*{part}"):
        written(bham(), template=broken)


def _in_a_table(template: Document) -> None:
    template.add_table(1, 1).cell(0, 0).text = "{{Bulletin}}"


def _in_the_header(template: Document) -> None:
    template.sections[0].header.add_paragraph("{{bulletin}}")


def _beside_text(template: Document) -> None:
    template.add_paragraph("Results: {{bulletin}}")


@pytest.mark.slow
@pytest.mark.parametrize("put", [_in_a_table, _in_the_header, _beside_text])
def test_a_placeholder_where_no_page_of_tables_can_stand_is_refused(
    put: Callable[[Document], None],
) -> None:
    template = club()
    put(template)
    says = "stands more than once in the template, beside other text, or in .*; put it once"
    with pytest.raises(TieBreakError, match=says):
        written(bham(), template=saved(template))


def club_printing(size: int, font: str, margins: float) -> Document:
    """A club whose plain text is in this font, with margins in inches."""
    template = docx.Document()
    normal = template.styles["Normal"]
    normal.font.size, normal.font.name = Pt(size), font
    for page in template.sections:
        page.left_margin = page.right_margin = Inches(margins)
    return template


@pytest.mark.parametrize(
    ("size", "font", "margins"),
    [(9, "Calibri", 0.4), (12, "Liberation Sans", 2.4), (14, "Comic Sans MS", 2.0)],
)
@pytest.mark.slow
def test_no_word_of_a_table_is_broken(
    bare_office: Office, tmp_path: Path, size: int, font: str, margins: float
) -> None:
    bulletin = written(bham(), template=saved(club_printing(size, font, margins)))
    (tmp_path / "bulletin.docx").write_bytes(bulletin.docx)
    file = bare_office.converted(tmp_path / "bulletin.docx", tmp_path / "bulletin.pdf", PDF)
    printed = subprocess.run(
        ["pdftotext", "-layout", str(file), "-"], capture_output=True, text=True, check=True
    ).stdout
    seen = set(printed.replace("\u00a0", " ").split())
    words = {
        word
        for each in opened(bulletin).tables
        for row in each.rows
        for cell in row.cells
        for word in cell.text.replace("\u00a0", " ").split()
    }
    assert {"Place", "No.", "Total", "Birch,"} <= words
    assert words <= seen


JPEG = (DATA / "red-square.jpg").read_bytes()


def test_the_logo_stands_beside_the_name_and_is_told_to_who_does_not_see_it() -> None:
    made = written(bham(), logo=picture(), event={"organizer": 'Knights & "Rooks"'})
    document = opened(made)
    assert lines(document)[1] == "Mill Lane Open"
    [anchor] = document.element.body.iter(qn("wp:anchor"))
    assert anchor.find(qn("wp:docPr")).get("descr") == 'Logo of Knights & "Rooks"'
    extent = anchor.find(qn("wp:extent"))
    assert int(extent.get("cx")) == int(extent.get("cy")) <= 0.62 * 914400
    assert parts(made.docx)["word/media/image1.png"] == picture()


def test_a_jpeg_will_do_and_a_club_with_a_logo_of_its_own_keeps_it() -> None:
    assert b"\xff\xd8" in parts(written(bham(), logo=JPEG).docx)["word/media/image1.jpg"]
    template = docx.Document()
    template.add_picture(BytesIO(picture()))
    numbers = [
        int(element.get("id"))
        for element in opened(
            written(bham(), logo=JPEG, template=saved(template))
        ).element.body.iter(qn("wp:docPr"))
    ]
    assert len(numbers) == len(set(numbers)) == 2


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"GIF89a" + b"\0" * 40, "this is no PNG and no JPEG"),
        (b"", "this is no PNG and no JPEG"),
        (b"\x89PNG\r\n\x1a\n", "or it is damaged; open it and save it again as PNG"),
        (b"\xff\xd8\xff" + b"\0" * 60, "or it is damaged"),
        (b"\x89PNG\r\n\x1a\n" + b"\0" * MAX_PICTURE, "larger than 8 MB, or .*; make it smaller"),
    ],
)
def test_what_word_could_not_show_is_refused_in_a_sentence(content: bytes, says: str) -> None:
    with pytest.raises(TieBreakError, match=says):
        written(bham(), logo=content)


def test_names_from_right_to_left_stand_by_themselves_in_a_sentence() -> None:
    players = [
        Player(k, name=name) for k, name in enumerate(["דוד לוי", "منصور, يوسف", "Ames, Ada"], 1)
    ]
    assert stretches("דוד לוי and Ada Ames both made 4 points.")[1:] == (
        ("דוד לוי", True),
        ("\N{LEFT-TO-RIGHT MARK} and Ada Ames both made 4 points.", False),
    )
    mark = ("\N{LEFT-TO-RIGHT MARK}", False)  # so that what stands in the next run follows it
    for name in ("منصور, يوسف", "דוד\xa0לוי"):
        assert stretches(name) == (mark, (name, True), mark)
    document = read(section("D2", "D1", "B", players=players))
    assert "منصور, يوسف" in text_of(document)
    assert all(
        element.getparent().find(f"{qn('w:rPr')}/{qn('w:rtl')}") is not None
        for element in document.element.body.iter(qn("w:t"))
        if element.text == "דוד לוי"
    )
