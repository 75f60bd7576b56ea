"""Our own document: all that is in it agrees."""

from __future__ import annotations

import pytest
from docx.image.image import Image
from docx.oxml.ns import qn
from lxml import etree

from tests.bulletin.documents import bham, lines, opened, parts, picture, written
from tests.bulletin.test_picture import JPEG
from tests.bulletin.twenty_events import event_standings, twenty_events
from tests.command import ROOT
from xltiebreak.bulletin import check_picture, write_bulletin, write_wall

KINDS = {"pStyle": "paragraph", "rStyle": "character", "tblStyle": "table"}


@pytest.mark.slow
def test_whatever_a_part_refers_to_is_there() -> None:
    for event, options in twenty_events().values():
        players = [one.players for one in event_standings(event, event.sections)]
        _look_through(write_bulletin(event, players, logo=picture(), **options).docx)
        _look_through(write_wall(event, players, logo=JPEG, paper="a4").docx)


def _look_through(content: bytes) -> None:
    held = parts(content)
    read = {part: etree.fromstring(held[part]) for part in held if "/media/" not in part}
    refers = read["word/_rels/document.xml.rels"]
    related = {one.get("Id"): f"word/{one.get('Target')}" for one in refers}
    styles = {
        (style.get(qn("w:type")), style.get(qn("w:styleId")))
        for style in read["word/styles.xml"].iter(qn("w:style"))
    }
    called, keys = set(), set()
    for part in {"word/document.xml"} | {part for part in read if "/footer" in part}:
        for one in read[part].iter():
            if kind := KINDS.get(etree.QName(one).localname):
                called.add((kind, one.get(qn("w:val"))))
            keys |= {one.get(qn("r:id")), one.get(qn("r:embed"))} - {None}
    assert len(called) > 5
    assert called <= styles
    assert len(related) == len(refers)
    assert keys == related.keys() - {"rId1", "rId2"}  # the styles and the settings
    assert set(related.values()) <= held.keys()
    stated = [
        one.get("PartName", f"*.{one.get('Extension')}") for one in read["[Content_Types].xml"]
    ]
    assert len(stated) == len(set(stated))
    assert {one for one in stated if one.startswith("/")} <= {f"/{part}" for part in held}
    for part in held:
        assert {f"/{part}", f"*.{part.rpartition('.')[2]}"} & set(stated), part


def test_markup_in_a_name_is_not_taken_for_the_documents_own() -> None:
    names = {"name": '<w:pStyle w:val="x"/>', "organizer": 'Style w:val="y" </w:body> {{bulletin}}'}
    document = opened(written(bham(), event=names))
    assert lines(document)[0] == names["name"]
    assert names["organizer"] in lines(document)[2]


@pytest.mark.parametrize(
    "content",
    [picture(), JPEG, *(file.read_bytes() for file in sorted(ROOT.glob("examples/*/*.png"))[:3])],
    ids=len,
)
def test_the_sides_of_a_picture_are_those_that_python_docx_reads(content: bytes) -> None:
    referee = Image.from_blob(content)
    found = check_picture(content)
    assert (found.width, found.height) == (referee.px_width, referee.px_height)
    assert (found.ending, found.kind) == (referee.ext, referee.content_type)


def test_a_photo_may_begin_with_any_segment_before_its_frame() -> None:
    """python-docx takes two of them."""
    frame = JPEG.index(b"\xff\xc0")
    tables = JPEG[20:frame]
    comment = b"\xff\xfe\x00\x06" + b"\xff\xc0\xff\xc0"
    found = check_picture(JPEG[:2] + comment + b"\xff\xff" + tables[1:] + JPEG[frame:])
    assert (found.width, found.height) == (8, 8)
