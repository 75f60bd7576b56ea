import copy
from io import BytesIO

import docx
import pytest
from docx.enum.style import WD_STYLE_TYPE
from docx.oxml import parse_xml
from docx.oxml.ns import nsdecls, qn
from docx.shared import Pt
from openpyxl import Workbook

from tests.bulletin.documents import (
    bham,
    club,
    lines,
    opened,
    parts,
    read,
    repacked,
    saved,
    written,
)
from xltiebreak.event.findings import TieBreakError

COMPATIBILITY = "http://schemas.openxmlformats.org/markup-compatibility/2006"
MARKER = "<w:t>{{bulletin}}</w:t>"
MAIN = b"wordprocessingml.document.main+xml"


@pytest.mark.slow
@pytest.mark.parametrize(
    "runs",
    [["{{bulletin}}"], ["{{bul", "letin", "}} "], ["{{ Bulletin }}"], ["{{BULLETIN}}"],
     [" {{bulletin }}\t"]],
)  # fmt: skip
def test_the_bulletin_stands_where_the_club_wants_it(runs):
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
def test_without_a_placeholder_the_bulletin_goes_at_the_end_and_says_so():
    bulletin = written(bham(), template=saved(club()))
    text = lines(opened(bulletin))
    assert text[:2] == ["A word from the president", "Mill Lane Open"]
    page = opened(bulletin).sections[0]
    assert "Knights of Mill Lane" in page.header.paragraphs[0].text
    assert page.footer.paragraphs[0].text == "Mill Lane 4, upstairs"
    assert any(name.startswith("word/media/") for name in parts(bulletin.docx))
    assert any("have no page number" in note for note in bulletin.notes)
    note = "The template has no paragraph {{bulletin}}, so the bulletin stands at its end."
    assert note in bulletin.notes
    assert not any("{{bulletin}}" in note for note in written(bham()).notes)


@pytest.mark.slow
def test_an_empty_template_has_no_empty_line_before_the_title():
    assert lines(read(bham(), template=saved(docx.Document())))[0] == "Mill Lane Open"


@pytest.mark.slow
def test_a_template_without_footer_gets_page_x_of_y():
    """And what comes next stands under the winners."""
    event = {"next_event": "June 6", "thanks": "the parents"}
    bulletin = written(bham(), template=saved(docx.Document()), event=event)
    assert "Next event: June 6  ·  Thanks: the parents" in lines(opened(bulletin))
    assert opened(bulletin).sections[0].footer.paragraphs[0].text.strip() == "Page 1 of 1"
    assert not any("page number" in note for note in bulletin.notes)


@pytest.mark.slow
def test_header_and_footer_stay_in_each_section():
    template = club()
    template.add_paragraph("{{bulletin}}")
    template.add_paragraph("Next month: blitz")
    document = read(bham(), bham(name="Novices"), template=saved(template))
    assert len(document.sections) == 3
    for page in document.sections:
        assert "Knights of Mill Lane" in page.header.paragraphs[0].text
        assert page.footer.paragraphs[0].text == "Mill Lane 4, upstairs"


@pytest.mark.slow
def test_a_first_page_of_its_own_and_a_first_page_number_are_not_repeated():
    template = club()
    page = template.sections[0]
    page.different_first_page_header_footer = True
    page._sectPr.append(page._sectPr.makeelement(qn("w:pgNumType"), {qn("w:start"): "7"}))
    page._sectPr.append(page._sectPr.find(qn("w:cols")))
    page._sectPr.append(page._sectPr.find(qn("w:titlePg")))
    page._sectPr.append(page._sectPr.find(qn("w:docGrid")))
    first, second, _ = read(bham(), bham(name="Novices"), template=saved(template)).sections
    assert first.different_first_page_header_footer
    assert not second.different_first_page_header_footer
    starts = [page._sectPr.find(qn("w:pgNumType")).get(qn("w:start")) for page in (first, second)]
    assert starts == ["7", None]


@pytest.mark.slow
def test_the_placeholder_may_end_a_section_of_the_clubs_own():
    template = club()
    marker = template.add_paragraph("{{bulletin}}")
    own = copy.deepcopy(template.sections[0]._sectPr)
    marker._p.get_or_add_pPr().append(own)
    template.add_paragraph("On a page of its own")
    document = read(bham(), template=saved(template))
    assert len(document.sections) == 2
    assert lines(document)[-1] == "On a page of its own"


@pytest.mark.slow
def test_the_clubs_styles_are_used_and_those_it_lacks_are_named():
    template = club()
    title = template.styles.add_style("bulletin title", WD_STYLE_TYPE.PARAGRAPH)
    title.font.size = Pt(33)
    bulletin = written(bham(), template=saved(template))
    first = opened(bulletin).paragraphs[1]
    assert (first.text, first.style.font.size) == ("Mill Lane Open", Pt(33))
    assert bulletin.notes[0].startswith("The template does not have these styles")
    assert "Bulletin Note" in bulletin.notes[0]
    assert "Bulletin Title" not in bulletin.notes[0]


@pytest.mark.slow
def test_headings_of_a_word_in_another_language_are_found_by_their_name():
    def translated(name, part):
        return part.replace(b'"Heading1"', b'"berschrift1"') if name.startswith("word/") else part

    document = read(bham(), template=repacked(saved(club()), translated))
    winners = next(paragraph for paragraph in document.paragraphs if paragraph.text == "Winners")
    assert winners.style.style_id == "berschrift1"


@pytest.mark.slow
def test_an_id_that_the_club_uses_for_another_style_is_left_alone():
    template = club()
    other = template.styles.add_style("Our note", WD_STYLE_TYPE.PARAGRAPH)
    other.element.set(qn("w:styleId"), "BulletinNote")
    document = read(bham(), template=saved(template))
    ids = [style.style_id for style in document.styles]
    assert len(ids) == len(set(ids))
    assert document.styles["Bulletin Note"].style_id != "BulletinNote"


@pytest.mark.slow
def test_the_author_and_picture_of_the_template_are_taken_out():
    bulletin = written(bham(), template=saved(docx.Document()))
    assert opened(bulletin).core_properties.author == "xltiebreak"
    assert not any("thumbnail" in name for name in parts(bulletin.docx))
    assert not any(b"python-docx" in part for part in parts(bulletin.docx).values())


@pytest.mark.slow
def test_a_file_of_libreoffices_keeps_one_part_with_title_and_author():
    """Which has another word for it; warnings are errors here."""
    word, libreoffice = (
        b"package/2006/relationships/meta",
        b"officedocument/2006/relationships/meta",
    )

    def saved_by_it(name, part):
        return part.replace(word, libreoffice) if name == "_rels/.rels" else part

    content = repacked(saved(club()), saved_by_it)
    assert libreoffice in parts(content)["_rels/.rels"]
    bulletin = written(bham(), template=content)
    assert parts(bulletin.docx)["_rels/.rels"].count(b"core-properties") == 1
    assert opened(bulletin).core_properties.title == "Mill Lane Open"


@pytest.mark.slow
def test_a_dotx_works_like_a_docx():
    dotx = repacked(
        saved(club()), lambda _, part: part.replace(MAIN, b"wordprocessingml.template.main+xml")
    )
    bulletin = written(bham(), template=dotx)
    assert lines(opened(bulletin))[0] == "A word from the president"
    assert MAIN in parts(bulletin.docx)["[Content_Types].xml"]


def _workbook():
    content = BytesIO()
    Workbook().save(content)
    return content.getvalue()


def _with_macros():
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
def test_what_is_no_word_file_is_refused_with_advice(content, says):
    with pytest.raises(TieBreakError, match=says.replace(".", r"\.")):
        written(bham(), template=content())


@pytest.mark.parametrize("part", ["word/document.xml", "word/styles.xml", "_rels/.rels"])
@pytest.mark.parametrize("damage", [b"", b"<broken", b"<!DOCTYPE x><x/>"])
def test_a_damaged_part_is_told_by_its_name(part, damage):
    broken = repacked(saved(club()), lambda name, old: damage if name == part else old)
    with pytest.raises(TieBreakError, match=f"damaged.*{part}"):
        written(bham(), template=broken)


@pytest.mark.slow
@pytest.mark.parametrize("part", ["word/document.xml", "word/styles.xml", "docProps/core.xml"])
def test_a_part_that_is_something_else_is_refused(part):
    broken = repacked(saved(club()), lambda name, old: b"<nothing/>" if name == part else old)
    with pytest.raises(TieBreakError, match=r"the template is damaged or cut short \("):
        written(bham(), template=broken)


def _in_a_table(template):
    template.add_table(1, 1).cell(0, 0).text = "{{Bulletin}}"


def _in_the_header(template):
    template.sections[0].header.add_paragraph("{{bulletin}}")


def _in_the_footer(template):
    template.sections[0].footer.add_paragraph("Results: {{ bulletin }}")


def _beside_text(template):
    template.add_paragraph("Results: {{bulletin}}")


def _in_a_content_control(template):
    control = f"<w:sdt {nsdecls('w')}><w:sdtContent><w:p/></w:sdtContent></w:sdt>"
    element = parse_xml(control)
    element.find(f".//{qn('w:p')}").append(parse_xml(f"<w:r {nsdecls('w')}>{MARKER}</w:r>"))
    template.element.body.insert(0, element)


def _in_a_text_box(template):
    """As Word saves it: the box, and a copy of it for older programs."""
    box = (
        '<w:pict xmlns:v="urn:schemas-microsoft-com:vml"><v:shape><v:textbox><w:txbxContent>'
        f"<w:p><w:r>{MARKER}</w:r></w:p></w:txbxContent></v:textbox></v:shape></w:pict>"
    )
    run = template.add_paragraph("")._p.add_r()
    run.append(
        parse_xml(
            f'<mc:AlternateContent {nsdecls("w")} xmlns:mc="{COMPATIBILITY}" '
            'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape">'
            f'<mc:Choice Requires="wps">{box}</mc:Choice>'
            f"<mc:Fallback>{box}</mc:Fallback></mc:AlternateContent>"
        )
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    "put",
    [
        _in_a_table,
        _in_the_header,
        _in_the_footer,
        _beside_text,
        _in_a_content_control,
        _in_a_text_box,
    ],
)
def test_a_placeholder_where_no_page_of_tables_can_stand_is_refused(put):
    template = club()
    put(template)
    says = "stands more than once in the template, beside other text, or in .*; put it once"
    with pytest.raises(TieBreakError, match=says):
        written(bham(), template=saved(template))


def test_two_placeholders_are_refused():
    template = club()
    template.add_paragraph("{{bulletin}}")
    template.add_paragraph("{{bulletin}}")
    with pytest.raises(TieBreakError, match="more than once"):
        written(bham(), template=saved(template))
