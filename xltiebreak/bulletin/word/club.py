"""A club's own Word file: opened unless it is damaged, holds macros or is no Word file, and the
place of the bulletin in it, the paragraph ``{{bulletin}}``.

It may hold the club's own words and pictures, and links to click. A bulletin goes to parents and
onto walls, and Word fetches what a template names on the computer of each reader. So only what is
known to be harmless is let in: what Word invents tomorrow is refused."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from io import BytesIO
from typing import Any, NamedTuple

import docx
from docx.document import Document
from docx.opc.constants import RELATIONSHIP_TYPE
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from lxml import etree

from xltiebreak.bulletin.word.styles import Element, kind_of
from xltiebreak.disk.office_file import Package, TooLarge, Unreadable, packed
from xltiebreak.disk.shipped import table_in
from xltiebreak.event.findings import TieBreakError, visible

MAX_FILE = 64 * 1024 * 1024
MAX_ELEMENTS = 1_000_000
"""Ten times the elements in a template of a hundred pages."""

_CONTENT_TYPES = "[Content_Types].xml"
_MAIN = b"application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
_DOTX = b"application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml"
_SAVE_AS = "open it in Word and save it as Word Document (.docx)"


def opened(template: bytes) -> Document:
    """Return the club's file, ready to be filled; a template (.dotx) is turned into a document.

    Raises:
        TieBreakError: it is no Word file, is damaged, holds macros or something that comes from
            elsewhere; the message says what to do.
    """
    contents = _parts(template)
    types = contents.get(_CONTENT_TYPES, b"")
    if b"macroEnabled" in types:
        raise TieBreakError(f"the template holds macros (.docm or .dotm); {_SAVE_AS}")
    if _DOTX in types:
        contents[_CONTENT_TYPES] = types.replace(_DOTX, _MAIN)
        template = packed(contents)
    elif _MAIN not in types:
        raise TieBreakError(f"the template is not a Word file; {_SAVE_AS}")
    if b"http://purl.oclc.org/ooxml/" in contents.get("_rels/.rels", b""):
        raise TieBreakError(f"the template is a Strict Open XML document; {_SAVE_AS}")
    with refusing_damage():
        document = docx.Document(BytesIO(template))
        for relation in document.part.package.rels.values():
            if kind_of(relation) == "core-properties":  # LibreOffice has another word for it
                relation._reltype = RELATIONSHIP_TYPE.CORE_PROPERTIES
        if document.styles.element.tag != qn("w:styles"):
            raise _damaged("its styles are none")
        _clean(document)
        return document


@contextmanager
def refusing_damage() -> Iterator[None]:
    """Turn any error of python-docx about a damaged template into a sentence for the user."""
    try:
        yield
    except (TieBreakError, MemoryError):
        raise
    except Exception as error:
        raise _damaged(" ".join(str(error).split())[:80] or type(error).__name__) from error


def _parts(template: bytes) -> dict[str, bytes]:
    if len(template) > MAX_FILE:
        raise TieBreakError(f"the template is larger than {MAX_FILE // 1024**2} MB")
    if not template.startswith(b"PK"):
        raise TieBreakError(
            "the template is not a Word file, is an old one (.doc), or is protected by a password; "
            f"{_SAVE_AS}"
        )
    elements = 0

    def start(tag: str, attributes: Mapping[str, str]) -> None:
        nonlocal elements
        elements += 1 + len(attributes)
        if elements > MAX_ELEMENTS:
            raise TooLarge(f"has more than {MAX_ELEMENTS:,} elements")

    try:
        package = Package(template)
        for name in package.names:
            if name.endswith((".xml", ".rels")):
                package.walk(name, start)
        return {name: package.content(name) for name in package.names}
    except TooLarge as error:
        raise TieBreakError(f"the template {error}; take out what no page needs") from error
    except Unreadable as error:
        raise _damaged(str(error)) from error


def _damaged(reason: str) -> TieBreakError:
    return TieBreakError(f"the template is damaged or cut short ({reason}); {_SAVE_AS} again")


PLACEHOLDER = "{{bulletin}}"
SECTION_END = f"{qn('w:pPr')}/{qn('w:sectPr')}"

_PARAGRAPH = qn("w:p")
_MARK = re.compile(r"\{\{\s*bulletin\s*\}\}", re.IGNORECASE)


class Spot(NamedTuple):
    """The place of the bulletin: it replaces the paragraph ``marker``. ``page`` are the properties
    of that section, which ``ends_itself`` with the marker, or else with a later paragraph;
    ``is_marked`` tells that the template has a ``{{bulletin}}``."""

    marker: Element
    page: Element
    is_marked: bool
    ends_itself: bool


def spot(document: Document, margins: Iterable[Element] = ()) -> Spot:
    """Return the place of ``{{bulletin}}``, in capitals or not and with or without blanks inside;
    if it is missing, the empty paragraph at the end.

    Raises:
        TieBreakError: ``{{bulletin}}`` stands twice, or where no page of tables can be put, as in
            the ``margins``: headers and footers, which are printed on every page.
    """
    body = document.element.body
    mentioned = [
        paragraph
        for element in (body, *margins)
        for paragraph in element.iter(_PARAGRAPH)
        if _MARK.search(_says(paragraph))
    ]
    alone = [each for each in mentioned if _MARK.fullmatch(_says(each).strip())]
    if len(mentioned) > 1 or [each.getparent() for each in alone] != [body] * len(mentioned):
        raise TieBreakError(
            f"{PLACEHOLDER} stands more than once in the template, beside other text, or in a "
            "header, a footer, a table or a box; put it once, in a paragraph of its own on the page"
        )
    body.get_or_add_sectPr()
    end = body.find(qn("w:sectPr"))
    marker = mentioned[0] if mentioned else end.getprevious()
    is_paragraph = marker is not None and marker.tag == _PARAGRAPH
    is_free = is_paragraph and all(child.tag == qn("w:pPr") for child in marker)
    if not mentioned and not (is_free and marker.find(SECTION_END) is None):
        marker = OxmlElement("w:p")
        end.addprevious(marker)
    pages = (
        element if element.tag == qn("w:sectPr") else element.find(SECTION_END)
        for element in (marker, *marker.itersiblings())
    )
    page = next(page for page in pages if page is not None)
    return Spot(marker, page, bool(mentioned), marker.find(SECTION_END) is page)


def _says(paragraph: Element) -> str:
    return "".join(text.text or "" for text in paragraph.iter(qn("w:t")))


_KNOWN = table_in("bulletin/word/club.toml")
"""Relations that a file may have, fields that it may hold, elements that may name another part, and
what a user calls some of the others."""
_CALLED: dict[str, str] = _KNOWN["called"]
_TEMPLATE, _THUMBNAIL = "attachedTemplate", "thumbnail"
_REMOVED = (f"{{*}}{_TEMPLATE}", "{*}mailMerge")
_LINKING = ("hyperlink", "hlinkClick", "hlinkHover", "hlinkMouseOver", _TEMPLATE)
"""Elements that may hold a link: it waits for a click, but a picture is fetched at once."""
_ADDRESSES = ("src", "href", "manifestLocation", "embeddedHtml")
_INSIDE = re.compile("#|data:|$")
"""Addresses that lead to the file itself."""
_ORDINARY_LINK = re.compile(r"(?:https?://|mailto:|tel:|#)", re.IGNORECASE)

_KIND = re.compile(r"\s*(=|[^\s\"\\{]*)")
_SWITCH = re.compile(r"\\[lost*]\s{0,9}(?:\"[^\"]*\"|[^\s\"]+)|\\[hmn]", re.IGNORECASE)
_INNER = "{another field}"
_OF_FIELDS = ("w:fldSimple", "w:fldChar", "w:instrText", "w:delInstrText", "w:t")
"""Elements of a field; Word takes plain text between its begin and its result for code."""


def _clean(document: Document) -> None:
    """Remove the file's thumbnail, its link to the template behind it, and any mail merge.

    Raises:
        TieBreakError: the file holds something that comes from elsewhere, or acts by itself.
    """
    package: Any = document.part.package
    parts = [package, *package.iter_parts()]
    problems = list(dict.fromkeys(problem for part in parts for problem in _problems(part)))
    if problems:
        raise TieBreakError(
            f"the template has {'; '.join(problems[:3])}{'; and more' * (len(problems) > 3)}: a "
            "bulletin carries no such thing to its readers; take it out in Word and save the file "
            "again"
        )
    for part in parts:
        for element in [*getattr(part, "element", document.element).iter(*_REMOVED)]:
            element.getparent().remove(element)
        for key, relation in list(part.rels.items()):
            if kind_of(relation) in (_TEMPLATE, _THUMBNAIL):
                del part.rels[key]


def _problems(part: Any) -> Iterator[str]:
    name = str(getattr(part, "partname", "the file")).lstrip("/")
    links = set()
    for key, relation in part.rels.items():
        kind, is_outside = kind_of(relation), relation.is_external
        target = relation.target_ref if is_outside else ""
        is_link = kind == _TEMPLATE or (kind == "hyperlink" and _ORDINARY_LINK.match(target))
        if kind not in _KNOWN["parts"] or (is_outside and not is_link):
            elsewhere = f" that lies elsewhere ({_short(target)})" * is_outside
            yield f"{_CALLED.get(kind, f'a {kind}')}{elsewhere} in {name}"
        elif is_outside:
            links.add(key)
    root = _root(part)
    if root is not None:
        yield from (f"{problem} in {name}" for problem in _wrong_elements(root, links))


def _root(part: Any) -> Element | None:
    """Return the XML of a part, whatever its name; None if it has none.

    Raises:
        XMLSyntaxError: it says that it is XML, and cannot be read as such.
    """
    root = getattr(part, "element", None)
    content = getattr(part, "blob", b"") if root is None else b""
    if root is not None or not content:
        return root
    try:
        return etree.fromstring(content, etree.XMLParser(resolve_entities=False, no_network=True))
    except etree.XMLSyntaxError:
        if part.content_type.endswith("xml"):
            raise
        return None


def _wrong_elements(root: Element, links: Collection[str]) -> Iterator[str]:
    for element in root.iter(etree.Element):
        name = etree.QName(element).localname
        for attribute, value in element.attrib.items():
            namespace, _, local = attribute.rpartition("}")
            related = namespace.endswith("/relationships")
            if related and name not in _KNOWN["naming"]:
                yield _CALLED.get(name, f"a {name}")
            elif related and value in links and name not in _LINKING:
                yield f"{_CALLED['image']} that lies elsewhere"
            elif not related and local in _ADDRESSES and not _INSIDE.match(value):
                yield f"{_CALLED['image']} that lies elsewhere ({_short(value)})"
    for code in _codes(root):
        kind = _KIND.match(code)
        if code.strip() and kind:
            # A link leads to an ordinary place, and no other field supplies where.
            rest, is_link = code[kind.end() :], kind[1].upper() == "HYPERLINK"
            targets = _SWITCH.sub(" ", rest).replace('"', " ").split() if is_link else ()
            is_known = kind[1].upper() in _KNOWN["fields"] and not (is_link and _INNER in rest)
            if not (is_known and all(map(_ORDINARY_LINK.match, targets))):
                yield f"a field {_short(code)}"


def _codes(root: Element) -> Iterator[str]:
    """Yield the code of each field, which Word spreads over several runs; a field inside the code
    of another stands there as such."""
    opened: list[str | None] = []  # None from where a field's result begins
    for element in root.iter(*map(qn, _OF_FIELDS), "{*}AlternateContent"):
        name, code = etree.QName(element).localname, opened[-1] if opened else None
        kind = element.get(qn("w:fldCharType"))
        if name == "fldSimple":
            yield element.get(qn("w:instr"), "")
        elif name in ("AlternateContent", "delInstrText") and code is not None:
            opened[-1] = _INNER + code  # there are several versions of it
        elif name != "fldChar" and code is not None:
            opened[-1] = code + str(element.xpath("string()"))
        elif name in ("instrText", "delInstrText"):
            yield str(element.xpath("string()"))
        elif kind == "begin":
            opened[-1:] = [None if code is None else code + _INNER, ""] if opened else [""]
        elif kind in ("separate", "end") and opened:
            yield code or ""
            opened[-1:] = [None] if kind == "separate" else []
    yield from filter(None, opened)


def _short(text: str) -> str:
    words = visible(" ".join(text.split()))
    return words if len(words) <= 80 else f"{words[:79]}…"
