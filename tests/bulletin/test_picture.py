"""A club's logo beside the event's name, and how the bulletin takes on a club's colours."""

from __future__ import annotations

import base64
import re
from io import BytesIO

import docx
import pytest
from docx.oxml.ns import qn
from docx.shared import Pt, RGBColor

from tests.bulletin.documents import (
    bham,
    lines,
    opened,
    parts,
    picture,
    repacked,
    saved,
    text_of,
    written,
)
from tests.make.crosstables import section
from xltiebreak.bulletin import check_picture
from xltiebreak.bulletin.word.word_file import MAX_PICTURE
from xltiebreak.bulletin.word.writer import Letters, run
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Player

JPEG = base64.b64decode(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////"
    "////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////"
    "////////////////////////////////////wAARCAAIAAgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAA"
    "AAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAk"
    "M2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKT"
    "lJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QA"
    "HwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdh"
    "cRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hp"
    "anN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk"
    "5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwCGiiipNj//2Q=="
)
"""A red square."""


def test_the_logo_stands_beside_the_name_and_is_told_to_who_does_not_see_it():
    made = written(bham(), logo=picture(), event={"organizer": 'Knights & "Rooks"'})
    document = opened(made)
    assert lines(document)[1] == "Mill Lane Open"
    [anchor] = document.element.body.iter(qn("wp:anchor"))
    assert anchor.find(qn("wp:docPr")).get("descr") == 'Logo of Knights & "Rooks"'
    extent = anchor.find(qn("wp:extent"))
    assert int(extent.get("cx")) == int(extent.get("cy")) <= 0.62 * 914400
    assert parts(made.docx)["word/media/image1.png"] == picture()


def test_a_jpeg_will_do_and_a_club_with_a_logo_of_its_own_keeps_it():
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
        (b"GIF89a" + b"\0" * 40, "this is no PNG and no JPEG; save the picture as one of these"),
        (b"", "this is no PNG and no JPEG"),
        (b"\x89PNG\r\n\x1a\n", "the picture is damaged or cut short; open it and save it again"),
        (b"\xff\xd8\xff" + b"\0" * 60, "damaged or cut short"),
        (b"\x89PNG\r\n\x1a\n" + b"\0" * MAX_PICTURE, "larger than 8 MB, or .*; make it smaller"),
    ],
)
def test_what_word_could_not_show_is_refused_in_a_sentence(content, says):
    with pytest.raises(TieBreakError, match=says):
        written(bham(), logo=content)


@pytest.mark.slow
def test_a_picture_cut_short_anywhere_is_refused_and_never_a_traceback():
    for whole in (picture(), JPEG):
        for end in range(len(whole)):
            with pytest.raises(TieBreakError):
                written(bham(), logo=whole[:end])


def test_a_picture_of_too_many_pixels_is_refused():
    wide = picture().replace(b"\0\0\0\x08\0\0\0\x08", b"\0\1\0\0\0\0\0\x08", 1)
    with pytest.raises(TieBreakError, match="more than 10,000 pixels on a side; make it"):
        written(bham(), logo=wide)


def colours(document, style):
    return [
        element.get(qn("w:color")) or element.get(qn("w:val"))
        for element in document.styles[style].element.iter(
            qn("w:color"), qn("w:top"), qn("w:bottom")
        )
        if re.fullmatch("[0-9A-F]{6}", element.get(qn("w:color")) or element.get(qn("w:val")) or "")
    ]


@pytest.mark.slow
def test_what_a_club_lacks_has_the_colour_and_the_letters_of_its_headings():
    template = docx.Document()
    template.styles["Heading 1"].font.color.rgb = RGBColor(0x7A, 0x10, 0x20)
    template.styles["Heading 1"].font.name = "Georgia"
    document = opened(written(bham(), template=saved(template)))
    assert colours(document, "Bulletin Numeral") == ["7A1020"]
    assert document.styles["Bulletin Organizer"].font.color.rgb == RGBColor(0x7A, 0x10, 0x20)
    assert document.styles["Bulletin Winner"].font.name == "Georgia"
    assert document.paragraphs[0].style.name == "Title"
    assert document.styles["Title"].font.size == docx.Document().styles["Title"].font.size
    assert document.styles["Heading 1"].font.size == Pt(14)


def test_a_club_without_headings_gives_the_colour_of_its_theme():
    def bare(name, part):
        if name == "word/styles.xml":
            return re.sub(rb'<w:color [^>]*?w:themeColor="[^>]*/>', b"", part)
        if name == "word/theme/theme1.xml":
            return re.sub(rb'(<a:accent1>\s*<a:srgbClr val=")......', rb"\g<1>335522", part)
        return part

    content = repacked(saved(docx.Document()), bare)
    assert colours(opened(written(bham(), template=content)), "Bulletin Numeral") == ["335522"]


def test_names_from_right_to_left_stand_by_themselves_in_a_sentence():
    players = [
        Player(k, name=name) for k, name in enumerate(["דוד לוי", "منصور, يوسف", "Ames, Ada"], 1)
    ]
    made = section("D2", "D1", "B", players=players)
    assert run("דוד לוי and Ada Ames both made 4 points.")[1:] == (
        Letters("דוד לוי", leftward=True),
        Letters("\N{LEFT-TO-RIGHT MARK} and Ada Ames both made 4 points."),
    )
    assert run("منصور, يوسف") == (Letters("منصور, يوسف", leftward=True),)
    document = opened(written(made))
    assert "منصور, يوسف" in text_of(document)
    assert all(
        element.getparent().find(f"{qn('w:rPr')}/{qn('w:rtl')}") is not None
        for element in document.element.body.iter(qn("w:t"))
        if element.text == "דוד לוי"
    )


def test_a_photo_that_begins_as_python_docx_does_not_know_is_refused_with_advice() -> None:
    """As some scanners write them: with a comment before the frame."""
    comment = b"\xff\xfe\x00\x06\xff\xc0\xff\xc0"
    with pytest.raises(TieBreakError, match="open it and save it again, as PNG if it is not"):
        check_picture(JPEG[:2] + comment + JPEG[20:])
