"""The Word file: its tables, styles, pages and properties, and the PDF that is made of it."""

from __future__ import annotations

import ast
import os
import re
import shutil
import stat
import sys
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from time import perf_counter

import docx
import pytest
from docx.document import Document
from docx.oxml.ns import qn
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import etree

from tests.bulletin.documents import bham, long_section, named, opened, picture, read, written
from tests.bulletin.test_template import JPEG
from tests.bulletin.twenty_events import twenty_events
from tests.make.crosstables import vector
from tests.make.made_up import MadeUp, made_up
from tests.make.made_up_teams import TeamEvent, team_events
from tests.make.packages import parts
from tests.nightly import by_day
from tests.printed import title_of
from tests.referees.events import open_event
from xltiebreak import EDITIONS, SYSTEMS, TieBreakError, bulletin, standings
from xltiebreak.bulletin import pdf, write_bulletin, write_wall

TEMPLATE = Path(__file__).parents[2] / "templates" / "bulletin.docx"
WORDS_OWN = {"Normal", "Default Paragraph Font", "Normal Table", "No List", "Header", "Footer"}
LAID_OUT = ["pStyle", "keepNext", "pageBreakBefore", "tabs", "spacing", "ind", "jc", "sectPr"]
"""What a paragraph may state beside its style: where it stands."""
OUR_STYLES = {style.name for style in docx.Document(str(TEMPLATE)).styles} - WORDS_OWN
ROOM = Path(bulletin.__file__).parent


@pytest.fixture(scope="module")
def document() -> Document:
    return read(bham(), named(vector("nine-rounds.csv"), name="Long"), long_section())


def test_every_table_has_a_head_that_repeats_alternative_text_and_widths_that_agree(
    document: Document,
) -> None:
    assert len(document.tables) > 9
    for each in document.tables:
        first, *others = each._tbl.xpath("w:tr")
        if title_of(each).startswith("Winners"):
            continue  # names in large letters need no heads
        assert first.trPr.find(qn("w:tblHeader")) is not None
        assert all(row.trPr.find(qn("w:tblHeader")) is None for row in others)
        assert all(row.trPr.find(qn("w:cantSplit")) is not None for row in [first, *others])
        assert each.rows[0].cells[0].text.strip()
        [properties] = each._tbl.xpath("w:tblPr")
        for name in ("w:tblCaption", "w:tblDescription"):
            assert properties.find(qn(name)).get(qn("w:val"))
        look = properties.find(qn("w:tblLook"))
        assert (look.get(qn("w:firstRow")), look.get(qn("w:firstColumn"))) == ("1", "0")
        grid = [int(column.get(qn("w:w"))) for column in each._tbl.xpath("w:tblGrid/*")]
        assert min(grid) > 0
        assert sum(grid) == int(properties.find(qn("w:tblW")).get(qn("w:w")))
        for row in [first, *others]:
            assert [int(cell.tcPr.find(qn("w:tcW")).get(qn("w:w"))) for cell in row.tc_lst] == grid


def test_the_look_comes_from_styles_alone_and_no_cells_are_merged_or_nested(
    document: Document,
) -> None:
    body = document.element.body
    for name in ("w:shd", "w:gridSpan", "w:hMerge"):
        assert not list(body.iter(qn(name)))
    cells = body.iter(qn("w:vMerge"))
    merged = {next(cell.iterancestors(qn("w:tbl"))) for cell in cells}
    named = {title_of(each).split(",")[0] for each in document.tables if each._tbl in merged}
    assert named == {"Winners"}  # the reason of a tie
    assert all(table.getparent() is body for table in body.iter(qn("w:tbl")))
    for name, allowed in {
        "w:rPr": {qn("w:rStyle"), qn("w:rtl")},
        "w:pPr": {qn(f"w:{name}") for name in LAID_OUT},
        "w:tcBorders": {qn("w:top")},
    }.items():
        assert {child.tag for properties in body.iter(qn(name)) for child in properties} <= allowed


def test_every_paragraph_and_run_wears_a_style_that_the_document_has(document: Document) -> None:
    known = {style.style_id for style in document.styles}
    for name in ("w:pStyle", "w:rStyle", "w:tblStyle"):
        used = {element.get(qn("w:val")) for element in document.element.body.iter(qn(name))}
        assert used <= known
        assert used
    assert all(
        paragraph.find(f"{qn('w:pPr')}/{qn('w:pStyle')}") is not None
        for paragraph in document.element.body.iter(qn("w:p"))
    )


def test_every_colour_of_a_letter_can_be_read_on_white() -> None:
    def light(colour: str) -> float:
        parts = [int(colour[k : k + 2], 16) / 255 for k in (0, 2, 4)]
        linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    colours = {it.get(qn("w:val")) for it in read(bham()).styles.element.iter(qn("w:color"))}
    assert len(colours) >= 3
    for colour in colours:  # the ratio that the Web Content Accessibility Guidelines ask for
        assert 1.05 / (light(colour) + 0.05) >= 4.5


@pytest.mark.slow
def test_paper_is_letter_or_a4() -> None:
    def paper(**options: str) -> list[int]:
        page = read(bham(), **options).sections[0]
        return [round(side.pt) for side in (page.page_width, page.page_height) if side]

    assert paper() == [612, 792]
    assert paper(paper="A4") == [595, 842]
    with pytest.raises(TieBreakError, match="'a5' is not a paper size; use letter or a4"):
        written(bham(), paper="a5")


def test_every_page_says_which_of_how_many_it_is() -> None:
    for page in read(long_section()).sections:
        assert page.footer.paragraphs[0].text == "Mill Lane Open\tPage\xa01\xa0of\xa01"
    footer = parts(written(bham()).docx)["word/footer1.xml"]
    assert b" PAGE " in footer
    assert b" NUMPAGES " in footer


@pytest.mark.slow
def test_the_properties_tell_title_author_language_and_dates(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1772323200")
    bulletin = written(bham(), event={"organizer": "Mill Lane Chess Club"})
    answer = opened(bulletin).core_properties
    assert answer.title == "Mill Lane Open"
    assert answer.author == answer.last_modified_by == "Mill Lane Chess Club"
    assert answer.language == "en-US"
    assert answer.created.replace(tzinfo=None) == datetime(2026, 3, 1)
    assert answer.modified == answer.created
    assert not any("thumbnail" in name for name in parts(bulletin.docx))
    assert written(bham(), event={"organizer": "Mill Lane Chess Club"}).docx == bulletin.docx
    answer = read(bham(), event={"name": "Open " * 100, "organizer": "Club " * 100}).core_properties
    assert len(answer.title) == len(answer.author) == 255


@pytest.mark.slow
def test_the_shipped_template_has_the_styles_that_are_used_and_no_others() -> None:
    used = {
        node.value
        for file in ROOM.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(r"Bulletin( [A-Z][a-z]+)+", node.value)
    }
    assert len(used) > 20
    assert {name for name in OUR_STYLES if name.startswith("Bulletin")} == used
    assert {f"Heading {level}" for level in (1, 2, 3)} <= OUR_STYLES


@pytest.mark.slow
def test_four_times_the_players_take_four_times_as_long() -> None:
    """And not sixteen times, as with python-docx's way to a cell."""

    def seconds(players: int) -> float:
        event = open_event(players, 9)
        ranked = standings(event)
        begun = perf_counter()
        write_bulletin(ranked, crosstable=True)
        return perf_counter() - begun

    assert min(seconds(160) for _ in range(2)) < 8 * min(seconds(40) for _ in range(2))


KINDS = {"pStyle": "paragraph", "rStyle": "character", "tblStyle": "table"}


@pytest.mark.slow
def test_whatever_a_part_refers_to_is_there() -> None:
    for event, options in [*twenty_events().values()][:: by_day(4, night=1)]:
        ranked = standings(event)
        _look_through(write_bulletin(ranked, logo=picture(), **{**options, "template": None}).docx)
        _look_through(write_wall(ranked, logo=JPEG, paper="a4").docx)


def _look_through(content: bytes) -> None:
    held = parts(content)
    read = {part: etree.fromstring(held[part]) for part in held if "/media/" not in part}
    refers = read["word/_rels/document.xml.rels"]
    related = {element.get("Id"): f"word/{element.get('Target')}" for element in refers}
    styles = {
        (style.get(qn("w:type")), style.get(qn("w:styleId")))
        for style in read["word/styles.xml"].iter(qn("w:style"))
    }
    called, keys = set(), set()
    for part in {"word/document.xml"} | {part for part in read if "/footer" in part}:
        for element in read[part].iter():
            if kind := KINDS.get(etree.QName(element).localname):
                called.add((kind, element.get(qn("w:val"))))
            keys |= {element.get(qn("r:id")), element.get(qn("r:embed"))} - {None}
    assert len(called) > 5
    assert called <= styles
    assert len(related) == len(refers)
    assert keys == related.keys() - {"rId1", "rId2", "rId4"}  # styles, settings, theme
    assert set(related.values()) <= held.keys()
    values = [
        element.get("PartName", f"*.{element.get('Extension')}")
        for element in read["[Content_Types].xml"]
    ]
    assert len(values) == len(set(values))
    assert {each for each in values if each.startswith("/")} <= {f"/{part}" for part in held}
    for part in held:
        assert {f"/{part}", f"*.{part.rpartition('.')[2]}"} & set(values), part


needs_libreoffice = pytest.mark.skipif(
    not shutil.which("soffice"), reason="LibreOffice is not installed"
)
needs_shell = pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a shell script")


@needs_libreoffice
@pytest.mark.slow
def test_libreoffice_prints_the_bulletin() -> None:
    content = pdf.to_pdf(written(bham()).docx)
    assert content.startswith(b"%PDF")
    assert b"/MarkInfo<</Marked true>>" in content  # it is tagged


def test_a_missing_libreoffice_is_told_with_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(TieBreakError, match="needs LibreOffice, which is not installed"):
        pdf.to_pdf(b"")


def _stand_in(monkeypatch: pytest.MonkeyPatch, folder: Path, script: str) -> None:
    program = folder / "soffice"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", str(folder), prepend=os.pathsep)


@needs_shell
def test_a_failure_is_told_though_libreoffice_reports_success(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    _stand_in(monkeypatch, tmp_path, 'echo "Error: source file could not be loaded"')
    with pytest.raises(TieBreakError, match="could not make the PDF: Error: source file could"):
        pdf.to_pdf(b"")


@needs_shell
def test_a_libreoffice_that_hangs_is_ended(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    _stand_in(monkeypatch, tmp_path, "sleep 60")
    monkeypatch.setattr(pdf, "SECONDS", 0.2)
    with pytest.raises(TieBreakError, match="did not make the PDF within"):
        pdf.to_pdf(b"")


@pytest.mark.slow
@given(made_up(), st.sampled_from(["bham", "wintd", ",".join(SYSTEMS)]))
def test_every_event_can_be_printed(event: MadeUp, order: str) -> None:
    made = replace(event.section, order=order, lots="seed" if order == "wintd" else "")
    assert "Standings, Open" in [title_of(drawn) for drawn in read(made).tables]


@pytest.mark.slow
@given(event=team_events(), edition=st.sampled_from(list(EDITIONS)), boards=st.booleans())
@settings(max_examples=by_day(5, night=120))
def test_every_team_event_can_be_printed(event: TeamEvent, edition: str, boards: bool) -> None:
    section = event.section(with_boards=boards)
    for order in (",".join(SYSTEMS), "ihsa-team"):
        assert read(replace(section, edition=edition, order=order)).tables
