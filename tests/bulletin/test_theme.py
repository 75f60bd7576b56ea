"""Colours and fonts follow the document's theme (Design > Colors, Design > Fonts)."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from colorsys import hls_to_rgb, rgb_to_hls

import docx
import pytest
from docx.oxml.ns import qn
from docx.shared import Pt, RGBColor
from lxml import etree

from tests.bulletin.documents import bham, named, opened, parts, read, repacked, saved, written
from tests.bulletin.twenty_events import three_sections
from tests.libreoffice.office import PDF, Office
from tests.make.crosstables import vector
from xltiebreak.answers.standings import event_standings
from xltiebreak.bulletin import write_bulletin, write_wall

HEX = re.compile("[0-9A-Fa-f]{6}")
IN_THE_THEME = {"text1": "dk1", "text2": "dk2", "background1": "lt1", "background2": "lt2"}
DIRECT_FONTS = [qn(f"w:{name}") for name in ("ascii", "hAnsi", "eastAsia", "cs")]
DRAWING = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
EVENT = three_sections()
RANKED = event_standings(EVENT, EVENT.sections)
KINDS = {
    "bulletin": lambda **options: write_bulletin(RANKED, **options),
    "wall": lambda **options: write_wall(RANKED, **options),
    "ties": lambda **options: written(bham(), named(vector("nine-rounds.csv")), **options),
}


def in_the_theme(content: bytes) -> dict[str, str]:
    """The colours of a Word file's theme by their names."""
    theme = etree.fromstring(parts(content)["word/theme/theme1.xml"])
    scheme = theme.find(f".//{DRAWING}clrScheme")
    return {
        etree.QName(colour).localname: colour[0].get("lastClr") or colour[0].get("val")
        for colour in scheme
    }


def stated(content: bytes) -> Iterator[tuple[str, str, dict[str, str]]]:
    """Each colour that a part of a Word file states: the part, the figures, the attributes."""
    for name, part in parts(content).items():
        if not re.match(r"word/(document|styles|footer\d*|header\d*)\.xml", name):
            continue
        for element in etree.fromstring(part).iter():
            attributes = {
                etree.QName(key).localname: str(value) for key, value in element.attrib.items()
            }
            fill = {key: value for key, value in attributes.items() if "ill" in key}
            if "fill" in fill:
                plain = {key.replace("Fill", "") or key: value for key, value in fill.items()}
                plain["themeColor"] = fill.get("themeFill", "")
                yield name, fill["fill"], plain
            colour = attributes.get("val" if etree.QName(element).localname == "color" else "color")
            if colour:
                yield name, colour, attributes


def by_the_theme(theme: dict[str, str], attributes: dict[str, str]) -> str:
    """The colour that Word makes of these attributes."""
    named = attributes["themeColor"]
    base = theme[IN_THE_THEME.get(named, named)]
    hue, light, saturation = rgb_to_hls(*(int(base[k : k + 2], 16) / 255 for k in (0, 2, 4)))
    if "themeShade" in attributes:
        light *= int(attributes["themeShade"], 16) / 255
    if "themeTint" in attributes:
        light = 1 - (1 - light) * int(attributes["themeTint"], 16) / 255
    return "".join(f"{round(255 * share):02X}" for share in hls_to_rgb(hue, light, saturation))


@pytest.mark.parametrize("kind", KINDS)
def test_every_colour_and_font_is_one_of_the_theme(kind: str) -> None:
    content = KINDS[kind]().docx
    theme = in_the_theme(content)
    colours = [each for each in stated(content) if each[1] != "auto"]
    assert len({colour for _, colour, _ in colours}) >= 4
    assert {name for name, _, _ in colours} == {"word/styles.xml"}
    for name, colour, attributes in colours:
        assert by_the_theme(theme, attributes) == colour, (name, attributes)
    sheet = etree.fromstring(parts(content)["word/styles.xml"])
    fonts = list(sheet.iter(qn("w:rFonts")))
    assert {each.get(qn("w:asciiTheme")) for each in fonts} == {"majorHAnsi", "minorHAnsi"}
    assert not [each for each in fonts for name in DIRECT_FONTS if each.get(name)]


def test_the_events_name_is_a_title() -> None:
    for write in KINDS.values():
        document = opened(write())
        assert document.paragraphs[0].style.name == "Title"
        assert document.paragraphs[0].text == document.core_properties.title


def test_notes_are_large_and_dark_enough_for_print() -> None:
    note = read(bham()).styles["Bulletin Note"].font
    assert note.size >= Pt(8.5)
    assert note.color.rgb == RGBColor(0x58, 0x58, 0x58)  # 7.1 on white


def test_what_a_club_lacks_follows_its_theme() -> None:
    template = saved(docx.Document())
    content = written(bham(), template=template).docx
    theme = in_the_theme(template)
    ours = {style.style_id for style in docx.Document().styles}
    added = [
        style for style in opened(written(bham(), template=template)).styles
        if style.style_id not in ours
    ]  # fmt: skip
    assert len(added) > 20
    followed = set()
    for style in added:
        for element in style.element.iter():
            colour = element.get(qn("w:color")) or (
                element.get(qn("w:val")) if element.tag == qn("w:color") else None
            )
            if colour and HEX.fullmatch(colour):
                followed.add(element.get(qn("w:themeColor")))
    assert followed == {"accent1", "text1", "background1"}
    assert in_the_theme(content) == theme


def test_a_club_without_a_theme_gets_plain_colours() -> None:
    def plain(name: str, part: bytes) -> bytes:
        if name == "word/_rels/document.xml.rels":
            return re.sub(rb"<Relationship [^>]*/theme\"[^>]*/>", b"", part)
        if name == "word/styles.xml":
            return re.sub(rb' w:(theme\w+|\w+Theme)="[^"]*"', b"", part)
        return part

    template = repacked(saved(docx.Document()), plain)
    content = written(bham(), template=template).docx
    assert not any("theme" in key for *_, each in stated(content) for key in each if each[key])
    assert "365F91" in {colour for _, colour, _ in stated(content)}


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("pdffonts"), reason="pdffonts is not installed")
def test_another_theme_changes_all_letters(bare_office: Office, tmp_path) -> None:
    def monospaced(name: str, part: bytes) -> bytes:
        if name != "word/theme/theme1.xml":
            return part
        return re.sub(rb'(<a:latin typeface=")[^"]*', rb"\1DejaVu Sans Mono", part)

    file = tmp_path / "restyled.docx"
    file.write_bytes(repacked(written(bham()).docx, monospaced))
    made = bare_office.converted(file, tmp_path / "restyled.pdf", PDF)
    answer = subprocess.run(["pdffonts", str(made)], check=True, capture_output=True, text=True)
    fonts = {line.split()[0].partition("+")[2] for line in answer.stdout.splitlines()[2:]}
    assert {name.partition("-")[0] for name in fonts} == {"DejaVuSansMono"}
