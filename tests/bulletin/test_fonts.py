"""Columns are measured in the letters that a club's template prints."""

import re
import shutil
import subprocess

import docx
import pytest
from docx.enum.style import WD_STYLE_TYPE
from docx.shared import Inches, Pt

from tests.bulletin.documents import (
    bham,
    opened,
    parts,
    repacked,
    saved,
    style_sheet,
    table,
    written,
)
from xltiebreak.bulletin import to_pdf
from xltiebreak.bulletin.word.styles import Face

pytestmark = pytest.mark.slow

needs_libreoffice = pytest.mark.skipif(
    not (shutil.which("soffice") and shutil.which("pdftotext")),
    reason="LibreOffice or pdftotext is not installed",
)


def club_printing(size=11, font="Calibri", margins=1.0):
    """A club whose plain text is in this font, with margins in inches."""
    template = docx.Document()
    normal = template.styles["Normal"]
    normal.font.size, normal.font.name = Pt(size), font
    for page in template.sections:
        page.left_margin = page.right_margin = Inches(margins)
    return template


def test_the_bulletins_own_document_prints_its_own_letters():
    document = opened(written(bham()))
    own = style_sheet(document)
    sizes = {"Cell": 9.5, "Dense": 8.5, "Roomy": 11, "Column Head": 8, "Note": 8.5}
    assert {name: own.face(f"Bulletin {name}") for name in sizes} == {
        name: Face(size) for name, size in sizes.items()
    }


def test_size_and_font_are_inherited_from_parents_defaults_and_theme():
    template = club_printing(12, "Courier New")
    cell = template.styles.add_style("Bulletin Cell", WD_STYLE_TYPE.PARAGRAPH)
    cell.base_style = template.styles["Normal"]
    head = template.styles.add_style("Bulletin Column Head", WD_STYLE_TYPE.PARAGRAPH)
    head.base_style = cell
    head.font.size = Pt(8.5)
    result = style_sheet(opened(written(bham(), template=saved(template))))
    assert result.face("Bulletin Cell") == Face(12, 1.5)
    assert result.face("Bulletin Column Head") == Face(8.5, 1.5)


def test_without_a_font_of_their_own_styles_take_the_themes():
    def themed(font):
        def change(name, part):
            if name == "word/theme/theme1.xml":
                return re.sub(rb'(<a:minorFont>\s*<a:latin typeface=")[^"]*', rb"\1" + font, part)
            return part

        content = repacked(saved(docx.Document()), change)
        assert font in parts(content)["word/theme/theme1.xml"]
        return style_sheet(opened(written(bham(), template=content))).face("Bulletin Cell").breadth

    assert themed(b"Calibri") == 1
    assert themed(b"Consolas") == 1.5


def test_a_style_that_is_its_own_parent_is_no_trap():
    template = club_printing()
    cell = template.styles.add_style("Bulletin Cell", WD_STYLE_TYPE.PARAGRAPH)
    cell.base_style = cell
    assert style_sheet(template).face("Bulletin Cell").size == 11


def test_broader_letters_take_the_long_heads_of_tie_breaks_sooner():
    def heads(font):
        template = saved(club_printing(11, font, margins=1.6))
        return table(opened(written(bham(), template=template)), "Standings")[0]

    assert [heads(font)[-1] for font in ("Calibri", "Verdana")] == ["Cumulative", "CUM"]


@needs_libreoffice
@pytest.mark.parametrize(
    ("size", "font", "margins"),
    [(9, "Calibri", 0.4), (12, "Liberation Sans", 2.4), (14, "Comic Sans MS", 2.0)],
)
def test_no_word_of_a_table_is_broken(tmp_path, size, font, margins):
    bulletin = written(bham(), template=saved(club_printing(size, font, margins)))
    file = tmp_path / "bulletin.pdf"
    file.write_bytes(to_pdf(bulletin.docx))
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
