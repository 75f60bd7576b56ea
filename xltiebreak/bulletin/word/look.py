"""Our styles for a club's file that lacks them, in the colour and letters of its Heading 1."""

from __future__ import annotations

import copy
import re
from collections.abc import Mapping

from docx.oxml import OxmlElement
from docx.oxml.ns import qn

from xltiebreak.bulletin.word.page import PAPERS, ours
from xltiebreak.bulletin.word.styles import LANGUAGE, Element, StyleSheet

_OURS = re.compile("title|heading [123]|bulletin .*")
"""The names of the styles that the bulletin uses, in small letters, as Word compares them."""
_LINKS = ("w:basedOn", "w:next", "w:link")
"""Elements that name another style by its id."""
_ACCENT = rb"<a:accent1>\s*<a:(?:srgbClr val|sysClr [^>]*lastClr)=\"([0-9A-Fa-f]{6})\""
_COLOURED = tuple(qn(f"w:{name}") for name in ("color", "top", "bottom", "left", "right"))
_THEME = qn("w:themeColor")
_OF_THEMES = tuple(qn(f"w:theme{name}") for name in ("Color", "Tint", "Shade"))
_MAJOR = {qn(name): "majorHAnsi" for name in ("w:asciiTheme", "w:hAnsiTheme")}


def complete(club: StyleSheet) -> list[str]:
    """Add our styles that the document lacks; return their names."""
    own = StyleSheet(ours(PAPERS["letter"]))
    lacking = [name for name in own.by_name if _OURS.fullmatch(name) and name not in club.ids]
    colour, fonts = _colour(club), _fonts(club)
    for name in lacking:
        club.add(name, copy.deepcopy(own.by_name[name]), own.ids[name])
    ids = {style_id: club.ids.get(name, "") for name, style_id in own.ids.items()}
    for name in lacking:
        style = club.by_name[name]
        for link in [link for tag in _LINKS for link in style.findall(qn(tag))]:
            link.set(qn("w:val"), ids.get(link.get(qn("w:val")), ""))
            if not link.get(qn("w:val")):
                style.remove(link)
        if style.get(qn("w:type")) == "paragraph":
            style.get_or_add_rPr().append(OxmlElement("w:lang", {qn("w:val"): LANGUAGE}))
        _follow(style, colour, fonts, has_theme=bool(club.theme))
    return [name.title() for name in lacking]


def _follow(
    style: Element, colour: Mapping[str, str], fonts: Mapping[str, str], *, has_theme: bool
) -> None:
    """Let a style have the club's colour in place of our accent, and the font of its headings."""
    for element in style.iter(*_COLOURED):
        is_accent = bool(colour) and element.get(_THEME) == "accent1"
        if is_accent or not has_theme:
            for name in _OF_THEMES:
                element.attrib.pop(name, None)
        for name, value in colour.items() if is_accent else ():
            of_a_line = name == qn("w:val") and element.tag != qn("w:color")
            element.set(qn("w:color") if of_a_line else name, value)
    for element in list(style.iter(qn("w:rFonts"))):
        if element.get(qn("w:asciiTheme")) == "majorHAnsi":
            element.attrib.clear()
            element.attrib.update(fonts)
            if not fonts:
                element.getparent().remove(element)


def _colour(club: StyleSheet) -> dict[str, str]:
    """Return the colour of the club's headings, or the first accent of its theme; nothing if it has
    none."""
    for properties in club.chain("heading 1"):
        for element in properties.findall(qn("w:color")):
            if element.get(qn("w:val"), "auto") != "auto":
                names = (qn("w:val"), *_OF_THEMES)
                return {name: element.get(name) for name in names if element.get(name)}
    accent = club.in_theme(_ACCENT)
    return {qn("w:val"): accent, _THEME: "accent1"} if accent else {}


def _fonts(club: StyleSheet) -> dict[str, str]:
    for properties in club.chain("heading 1"):
        for fonts in properties.findall(qn("w:rFonts")):
            if fonts.attrib:
                return {str(key): str(value) for key, value in fonts.attrib.items()}
    return _MAJOR if club.in_theme(rb"<a:majorFont>\s*<a:latin[^>]*typeface=\"([^\"]+)\"") else {}
