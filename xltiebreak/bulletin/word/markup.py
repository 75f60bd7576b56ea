"""The small part of Word's markup that a bulletin is made of, written as text.

Styles are called by the names that people see in Word; :mod:`~xltiebreak.bulletin.word.styles`
puts in the ids that the document at hand has for them. Every text goes through :func:`run`, so
nothing that an organiser typed can become markup or a field.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from html import escape
from typing import Any, TypeAlias
from xml.etree import ElementTree

Element: TypeAlias = Any
"""An element of a Word document, used by what both kinds have in common: those of our own document
are the standard library's, those of a club's are lxml's."""

_NAMESPACES = {
    "w": "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
    "r": "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
}
NAMESPACES = " ".join(f'xmlns:{prefix}="{uri}"' for prefix, uri in _NAMESPACES.items())
for _prefix, _uri in _NAMESPACES.items():
    ElementTree.register_namespace(_prefix, _uri)

_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def qn(name: str) -> str:
    """A name such as ``w:p`` as elements have it."""
    prefix, _, local = name.partition(":")
    return f"{{{_NAMESPACES[prefix]}}}{local}"


def made_for(parent: Element, name: str, attributes: Mapping[str, str] | None = None) -> Element:
    """An element that can be put into the ``parent``."""
    stated = {qn(key): value for key, value in (attributes or {}).items()}
    return parent.makeelement(qn(name), stated)


def found_or_made(parent: Element, name: str, behind: Collection[str]) -> Element:
    """The child of this name; if there is none, a new one before those that stand ``behind``."""
    found = parent.find(qn(name))
    if found is None:
        found = made_for(parent, name)
        last = {qn(one) for one in behind}
        place = next((k for k, one in enumerate(parent) if one.tag in last), len(parent))
        parent.insert(place, found)
    return found


def clean(text: str) -> str:
    """The text without the characters that a Word file cannot hold."""
    return _NOT_XML.sub("", text.replace("\r\n", "\n").replace("\r", "\n"))


def attribute(text: str) -> str:
    """The text as it stands between the quotes of an attribute, on one line."""
    return escape(" ".join(clean(text).split()))


@lru_cache(maxsize=4096)
def run(text: str, style: str = "") -> str:
    """A piece of plain text, in a character style if one is named.

    A name that reads from right to left stands by itself among words that do not: it is a run of
    its own between marks, so that the figures behind it stay where they are.
    """
    text = clean(text)
    if text.isascii() or not _RIGHT_TO_LEFT.search(text):
        return _run(text, style)
    if not any(unicodedata.bidirectional(character) == "L" for character in text):
        return _run(text, style, "<w:rtl/>")
    pieces = _NAME_FROM_RIGHT_TO_LEFT.split(text)
    return "".join(
        _run(piece, style, "<w:rtl/>")
        if k % 2
        else _run(f"{_MARK * (k > 0)}{piece}{_MARK * (k < len(pieces) - 1)}", style)
        for k, piece in enumerate(pieces)
    )


_LETTER = "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
_RIGHT_TO_LEFT = re.compile(_LETTER)
_NAME_FROM_RIGHT_TO_LEFT = re.compile(f"({_LETTER}(?:[-'’. ]*{_LETTER})*)")
_MARK = "\N{LEFT-TO-RIGHT MARK}"


def _run(text: str, style: str, direction: str = "") -> str:
    properties = (f'<w:rStyle w:val="{style}"/>' if style else "") + direction
    if properties:
        properties = f"<w:rPr>{properties}</w:rPr>"
    lines = (
        f'<w:t xml:space="preserve">{escape(line, quote=False)}</w:t>'
        for line in text.replace("\t", " ").split("\n")
    )
    return f"<w:r>{properties}{'<w:br/>'.join(lines)}</w:r>"


TAB = "<w:r><w:tab/></w:r>"
LINE_BREAK = "<w:r><w:br/></w:r>"


_KEPT = {None: "", True: "<w:keepNext/>", False: '<w:keepNext w:val="0"/>'}


def paragraph(style: str, *runs: str, keep_next: bool | None = None) -> str:
    """A paragraph of runs; ``keep_next`` holds it on the page of what follows, or does not,
    whatever its style says."""
    keep = _KEPT[keep_next]
    return f'<w:p><w:pPr><w:pStyle w:val="{style}"/>{keep}</w:pPr>{"".join(runs)}</w:p>'


def text(style: str, words: str) -> str:
    """A paragraph of plain words."""
    return paragraph(style, run(words))


_KEPT_WHOLE = 10
_KEPT_ENDS = 2


def together(paragraphs: Sequence[tuple[str, Sequence[str]]]) -> str:
    """Paragraphs, each a style and its runs, of which none is left alone on a page: up to ten
    stay on one page, of more the first and the last few stay with their neighbours."""
    count = len(paragraphs)
    ends = count if count <= _KEPT_WHOLE else _KEPT_ENDS
    return "".join(
        paragraph(
            style,
            *runs,
            keep_next=(k < count - 1 and (k < ends or k >= count - 1 - ends)) or None,
        )
        for k, (style, runs) in enumerate(paragraphs)
    )


def heading(level: int, words: str) -> str:
    """One of Word's own headings, so that the navigation pane lists it."""
    return paragraph(f"Heading {min(level, 3)}", run(words), keep_next=True)


def page_x_of_y() -> str:
    """The runs of ``Page 1 of 3``, which Word and LibreOffice keep up to date."""
    return run("Page ") + _field("PAGE") + run(" of ") + _field("NUMPAGES")


def _field(instruction: str) -> str:
    return (
        '<w:r><w:fldChar w:fldCharType="begin"/></w:r>'
        f'<w:r><w:instrText xml:space="preserve"> {instruction} </w:instrText></w:r>'
        '<w:r><w:fldChar w:fldCharType="separate"/></w:r>'
        "<w:r><w:t>1</w:t></w:r>"
        '<w:r><w:fldChar w:fldCharType="end"/></w:r>'
    )
