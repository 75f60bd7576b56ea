"""Our styles for a club's file that lacks them, in the colour and letters of its headings."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator, Mapping
from colorsys import hls_to_rgb, rgb_to_hls
from typing import NamedTuple

from docx.oxml import OxmlElement
from docx.oxml.ns import qn

from xltiebreak.bulletin.word.opening import ours
from xltiebreak.bulletin.word.page import PAPERS
from xltiebreak.bulletin.word.styles import LANGUAGE, Element, StyleSheet

OUR_COLOUR = "1F4E5F"
"""The colour of headings, rules and decisive figures in our styles."""

_SMALLEST, _LARGEST = 0.9, 1.5
"""How far our text follows a club's that is very small or very large."""

_OURS = re.compile("title|heading [123]|bulletin .*")
"""The names of the styles that the bulletin uses, in small letters, as Word compares them."""

_GROWING = re.compile("title|heading .*|bulletin (subtitle|meta|text|call|key|foot)")
"""Styles that grow and shrink with a club's text. Tables and the texts above and under them always
keep their small print, so that they fit their page."""

_LENGTHS = {
    qn("w:sz"): ("w:val",),
    qn("w:szCs"): ("w:val",),
    qn("w:tab"): ("w:pos",),
    qn("w:spacing"): ("w:before", "w:after"),
    qn("w:ind"): ("w:left", "w:right", "w:hanging"),
}
"""Attributes of a style that grow and shrink with it."""

_LINKS = ("w:basedOn", "w:next", "w:link")
"""Elements that name another style by its id."""

_HEADINGS = ("heading 1", "heading 2", "title")
_IN_THE_THEME = rb"<a:%s>\s*<a:(?:srgbClr val|sysClr [^>]*lastClr)=\"([0-9A-Fa-f]{6})\""
_NAMES_IN_THE_THEME = {"text1": "dk1", "text2": "dk2", "background1": "lt1", "background2": "lt2"}
"""Of colours that Word calls otherwise than its theme."""
_COLOUR, _SHARE = re.compile("[0-9A-Fa-f]{6}"), re.compile("[0-9A-Fa-f]{1,2}")
_READABLE = 4.5
"""The contrast on white that the Web Content Accessibility Guidelines ask for."""
_COLOURED = tuple(qn(f"w:{name}") for name in ("color", "top", "bottom", "left", "right", "shd"))
_THEME = qn("w:themeColor")
_FOLLOWING = [
    [qn(name) for name in names.split()]
    for names in (
        "w:val w:themeColor w:themeTint w:themeShade",
        "w:color w:themeColor w:themeTint w:themeShade",
        "w:fill w:themeFill w:themeFillTint w:themeFillShade",
    )
]
"""Attributes that state a colour, and those that name the one of the theme, its tint and shade."""
_ROUNDING = 0.02
_OF_THEMES = tuple(
    qn(f"w:theme{name}") for name in ("Color", "Tint", "Shade", "Fill", "FillTint", "FillShade")
)


class _Colour(NamedTuple):
    """A colour as hexadecimal figures, and the attributes by which it follows the theme."""

    value: str
    follows: Mapping[str, str] = {}

    def set_on(self, element: Element) -> None:
        for name in _OF_THEMES:
            element.attrib.pop(name, None)
        element.set(qn("w:val") if element.tag == qn("w:color") else qn("w:color"), self.value)
        for name, value in self.follows.items():
            element.set(name, value)


def _set_colour_and_fonts(
    style: Element, colour: _Colour, fonts: Mapping[str, str], *, has_theme: bool
) -> None:
    for element in style.iter(*_COLOURED):
        if element.get(_THEME) == "accent1":
            colour.set_on(element)
        elif not has_theme:
            for name in _OF_THEMES:
                element.attrib.pop(name, None)
    for element in list(style.iter(qn("w:rFonts"))):
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


def _colour(club: StyleSheet) -> _Colour:
    """Return the colour of the club's headings, or the first accent of its theme, or ours; darker
    if it could not be read."""
    value, follows = _stated(club)
    base = _in_theme(club, follows.get(_THEME, ""))
    if _contrast(value) >= _READABLE:
        return _Colour(value.upper(), follows if base else {})
    shade = 255
    while _contrast(darker := _shaded(base or value, shade / 255)) < _READABLE:
        shade -= 1
    if base is None:
        return _Colour(darker)
    return _Colour(darker, {_THEME: follows[_THEME], qn("w:themeShade"): f"{shade:02X}"})


def _stated(club: StyleSheet) -> tuple[str, dict[str, str]]:
    for element in _of_headings(club, "w:color"):
        value = str(element.get(qn("w:val")))
        if _COLOUR.fullmatch(value):
            return value, {name: element.get(name) for name in _OF_THEMES if element.get(name)}
    accent = _in_theme(club, "accent1")
    return (accent, {_THEME: "accent1"}) if accent else (OUR_COLOUR, {})


def _in_theme(club: StyleSheet, name: str) -> str | None:
    named = _NAMES_IN_THE_THEME.get(name, name)
    return club.in_theme(_IN_THE_THEME % named.encode()) if named else None


def _fonts(club: StyleSheet) -> dict[str, str]:
    for fonts in _of_headings(club, "w:rFonts"):
        if fonts.attrib:
            return {str(key): str(value) for key, value in fonts.attrib.items()}
    if club.in_theme(rb"<a:majorFont>\s*<a:latin[^>]*typeface=\"([^\"]+)\""):
        names = ("w:asciiTheme", "w:hAnsiTheme")
        return {qn(name): "majorHAnsi" for name in names}
    return {}


def follow_theme(club: StyleSheet) -> None:
    """Let every style state the colours that its theme makes of it, since a theme that was changed
    outside of Word is followed by Word alone."""
    for element in club.sheet.iter(*_COLOURED):
        for stated, named, tint, shade in _FOLLOWING:
            base = _in_theme(club, element.get(named, ""))
            before = str(element.get(stated))
            if base and _COLOUR.fullmatch(before):
                made = _shaded(base, _share(element.get(shade)), _share(element.get(tint)))
                element.set(stated, before if _are_close(before, made) else made)


def _share(figures: str | None) -> float:
    return int(figures, 16) / 255 if figures and _SHARE.fullmatch(figures) else 1


def _are_close(colour: str, other: str) -> bool:
    """Return whether these are equal but for how Word rounds them."""
    pairs = zip(_primaries(colour), _primaries(other))
    return all(abs(first - second) < _ROUNDING for first, second in pairs)


def _shaded(colour: str, share: float, tint: float = 1) -> str:
    """Return the colour with this share of its lightness, and of its distance from white, as Word
    shades and tints colours of a theme."""
    hue, lightness, saturation = rgb_to_hls(*_primaries(colour))
    primaries = hls_to_rgb(hue, 1 - (1 - lightness * share) * tint, saturation)
    return "".join(f"{round(255 * primary):02X}" for primary in primaries)


def _primaries(colour: str) -> tuple[float, float, float]:
    red, green, blue = (int(colour[k : k + 2], 16) / 255 for k in (0, 2, 4))
    return red, green, blue


def _contrast(colour: str) -> float:
    linear = [
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
        for share in _primaries(colour)
    ]
    light = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return 1.05 / (light + 0.05)


def complete(club: StyleSheet) -> list[str]:
    """Add our styles that the document lacks, scaled to the size of its text; return their
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
    scale = min(max(club.text_size / own.text_size, _SMALLEST), _LARGEST)
    renamed = {style_id: ids.get(name, "") for name, style_id in own.ids.items()}
    colour, fonts = _colour(club), _fonts(club)
    for name in lacking:
        style = _adopted(own.by_name[name], renamed)
        _set_colour_and_fonts(style, colour, fonts, has_theme=bool(club.theme))
        if _GROWING.fullmatch(name):
            _scale(style, scale)
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


def _scale(style: Element, scale: float) -> None:
    for element in style.iter(*_LENGTHS):
        for name in _LENGTHS[element.tag]:
            length = element.get(qn(name))
            if length is not None:
                element.set(qn(name), str(round(int(length) * scale)))
