"""Our styles for a club's file that lacks them, in the colour and letters of its headings."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator, Mapping

from docx.oxml import OxmlElement
from docx.oxml.ns import qn

from xltiebreak.bulletin.word.opening import ours
from xltiebreak.bulletin.word.page import PAPERS
from xltiebreak.bulletin.word.styles import LANGUAGE, Element, StyleSheet

_OURS = re.compile("title|heading [123]|bulletin .*")
"""The names of the styles that the bulletin uses, in small letters, as Word compares them."""

_LINKS = ("w:basedOn", "w:next", "w:link")
"""Elements that name another style by its id."""

_HEADINGS = ("heading 1", "heading 2", "title")
_ACCENT = rb"<a:accent1>\s*<a:(?:srgbClr val|sysClr [^>]*lastClr)=\"([0-9A-Fa-f]{6})\""
_COLOURED = tuple(qn(f"w:{name}") for name in ("color", "top", "bottom", "left", "right"))
_THEME = qn("w:themeColor")
_OF_THEMES = tuple(qn(f"w:theme{name}") for name in ("Color", "Tint", "Shade"))


def complete(club: StyleSheet) -> list[str]:
    """Add our styles that the document lacks, in the colour and font of its headings; return their
    names."""
    ids = dict(club.ids)
    own = StyleSheet(ours(PAPERS["letter"]).styles.element)
    lacking = [name for name in own.by_name if _OURS.fullmatch(name) and name not in ids]
    taken = {style_id.casefold() for style_id in club.by_id}
    for name in lacking:
        style_id = own.ids[name]
        while style_id.casefold() in taken:
            style_id += "x"
        taken.add(style_id.casefold())
        ids[name] = style_id
    renamed = {style_id: ids.get(name, "") for name, style_id in own.ids.items()}
    colour, fonts = _colour(club), _fonts(club)
    for name in lacking:
        style = _adopted(own.by_name[name], renamed)
        _follow(style, colour, fonts, has_theme=bool(club.theme))
        club.sheet.append(style)
    return [name.title() for name in lacking]


def _adopted(style: Element, ids: Mapping[str, str]) -> Element:
    """Return a copy of a style with the document's ids in place of ours; its language may change
    too."""
    made = copy.deepcopy(style)
    made.set(qn("w:styleId"), ids[style.get(qn("w:styleId"))])
    for tag in _LINKS:
        link = made.find(qn(tag))
        if link is not None:
            link.set(qn("w:val"), ids.get(link.get(qn("w:val")), ""))
            if not link.get(qn("w:val")):
                made.remove(link)
    if made.get(qn("w:type")) == "paragraph":
        language = OxmlElement("w:lang", {qn("w:val"): LANGUAGE})
        made.get_or_add_rPr().append(language)
    return made


def _follow(
    style: Element, colour: Mapping[str, str], fonts: Mapping[str, str], *, has_theme: bool
) -> None:
    """Let a style have the club's colour in place of our accent, and the font of its headings."""
    for element in style.iter(*_COLOURED):
        of_text = element.tag == qn("w:color")
        if element.get(_THEME) == "accent1" and colour:
            for name in _OF_THEMES:
                element.attrib.pop(name, None)
            for name, value in colour.items():
                stated = qn("w:color") if name == qn("w:val") and not of_text else name
                element.set(stated, value)
        elif not has_theme:
            for name in _OF_THEMES:
                element.attrib.pop(name, None)
    for element in list(style.iter(qn("w:rFonts"))):
        if element.get(qn("w:asciiTheme")) != "majorHAnsi":
            continue
        if not fonts:
            element.getparent().remove(element)
            continue
        element.attrib.clear()
        for name, value in fonts.items():
            element.set(name, value)


def _of_headings(club: StyleSheet, tag: str) -> Iterator[Element]:
    for name in _HEADINGS:
        for properties in club.chain(name):
            yield from properties.findall(qn(tag))


def _colour(club: StyleSheet) -> dict[str, str]:
    """Return the colour of the club's headings, or the first accent of its theme; nothing if it has
    none."""
    for element in _of_headings(club, "w:color"):
        if element.get(qn("w:val"), "auto") != "auto":
            names = (qn("w:val"), *_OF_THEMES)
            return {name: element.get(name) for name in names if element.get(name)}
    accent = club.in_theme(_ACCENT)
    return {qn("w:val"): accent, _THEME: "accent1"} if accent else {}


def _fonts(club: StyleSheet) -> dict[str, str]:
    for fonts in _of_headings(club, "w:rFonts"):
        if fonts.attrib:
            return {str(key): str(value) for key, value in fonts.attrib.items()}
    if club.in_theme(rb"<a:majorFont>\s*<a:latin[^>]*typeface=\"([^\"]+)\""):
        return {qn(name): "majorHAnsi" for name in ("w:asciiTheme", "w:hAnsiTheme")}
    return {}
