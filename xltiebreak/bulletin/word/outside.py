"""What a club's file may hold: its own words and pictures, and links to click.

A bulletin goes to parents and onto walls, and Word fetches what a template names on the computer of
each reader. So only what is known to be harmless is let in: what Word invents tomorrow is refused.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import Any

from docx.document import Document
from lxml import etree

from xltiebreak.bulletin.word.styles import Element, kind_of
from xltiebreak.event.findings import TieBreakError, visible

_PARTS = """
    officeDocument styles stylesWithEffects settings webSettings fontTable font theme themeOverride
    numbering header footer footnotes endnotes comments commentsExtended commentsExtensible
    commentsIds people image customXml customXmlProps core-properties extended-properties
    custom-properties glossaryDocument hyperlink attachedTemplate thumbnail chart chartStyle
    chartColorStyle chartUserShapes diagramData diagramLayout diagramQuickStyle diagramColors
    diagramDrawing ink origin signature printerSettings hdphoto
"""
"""Relations that a file may have, by the last word of Word's name for them."""
_CALLED = {
    "image": "a picture",
    "aFChunk": "another file that Word would read in (altChunk)",
    "altChunk": "another file that Word would read in (altChunk)",
    "subDocument": "a part that lies in another file (subdocument)",
    "oleObject": "an embedded object (OLE)",
    "package": "an embedded object (OLE)",
    "control": "an ActiveX control",
    "vbaProject": "macros",
    "frame": "a frame that shows another file",
    "mailMerge": "a mail merge with its list",
    "mailMergeSource": "a mail merge with its list",
    "video": "a film or sound",
    "webextension": "an add-in",
}
"""What a user calls some of the others, and elements by their names."""
_ELEMENTS = """
    altChunk subDoc OLEObject objectEmbed objectLink control frameset mailMerge saveThroughXslt
    webVideoPr
"""
_TEMPLATE, _THUMBNAIL = "attachedTemplate", "thumbnail"
_LINKING = ("hyperlink", "hlinkClick", "hlinkHover", "hlinkMouseOver", _TEMPLATE)
"""Elements that may hold a link: it waits for a click, but a picture is fetched at once."""
_ADDRESSES = ("src", "href", "manifestLocation")
_INSIDE = re.compile("#|data:|$")
"""Addresses that lead to the file itself."""
_ORDINARY_LINK = re.compile(r"(?:https?://|mailto:|tel:|#)", re.IGNORECASE)

_FIELDS = """
    = ADVANCE AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT BIBLIOGRAPHY CITATION COMMENTS COMPARE CREATEDATE
    DATE DOCPROPERTY DOCVARIABLE EDITTIME EQ FILENAME FILESIZE FORMCHECKBOX FORMDROPDOWN FORMTEXT
    HYPERLINK IF INDEX INFO KEYWORDS LASTSAVEDBY LISTNUM MERGEFIELD NOTEREF NUMCHARS NUMPAGES
    NUMWORDS PAGE PAGEREF PRINTDATE QUOTE REF REVNUM SAVEDATE SECTION SECTIONPAGES SEQ SET SHAPE
    STYLEREF SUBJECT SYMBOL TA TC TEMPLATE TIME TITLE TOA TOC USERADDRESS USERINITIALS USERNAME XE
"""
"""Allowed fields: they read only the file, the clock and the user's name."""
_KIND = re.compile(r"\s*(=|[^\s\"\\{]*)")
_SWITCH = re.compile(r"\\[lost*]\s{0,9}(?:\"[^\"]*\"|[^\s\"]+)|\\[hmn]", re.IGNORECASE)
_INNER = "{another field}"
_OF_FIELDS = ("fldSimple", "fldChar", "instrText", "delInstrText", "t")
"""Elements of a field; Word takes plain text between its begin and its result for code."""


def cleaned(document: Document) -> list[str]:
    """Remove the file's thumbnail and its link to the template it was made from; return a sentence
    about the link.

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
    return list(dict.fromkeys(target for part in parts for target in _unlinked(part)))


def _problems(part: Any) -> Iterator[str]:
    name = str(getattr(part, "partname", "the file")).lstrip("/")
    links = set()
    for key, relation in part.rels.items():
        kind, is_outside = kind_of(relation), relation.is_external
        target = relation.target_ref if is_outside else ""
        is_link = kind == _TEMPLATE or (kind == "hyperlink" and _ORDINARY_LINK.match(target))
        if kind not in _PARTS.split() or (is_outside and not is_link):
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
        if name in _ELEMENTS.split():
            yield _CALLED.get(name, f"a {name}")
        for attribute, value in element.attrib.items():
            namespace, _, local = attribute.rpartition("}")
            related = namespace.endswith("/relationships")
            if related and value in links and name not in _LINKING:
                yield f"{_CALLED['image']} that lies elsewhere"
            elif not related and local in _ADDRESSES and not _INSIDE.match(value):
                yield f"{_CALLED['image']} that lies elsewhere ({_short(value)})"
    for code in _codes(root):
        kind = _KIND.match(code)
        if code.strip() and kind and not _is_allowed(kind[1].upper(), code[kind.end() :]):
            yield f"a field {_short(code)}"


def _is_allowed(kind: str, rest: str) -> bool:
    """Return whether a field does no harm; a link leads to a web page, a mail or phone address or a
    place of the file, and no other field supplies where."""
    if kind != "HYPERLINK":
        return kind in _FIELDS.split()
    targets = _SWITCH.sub(" ", rest).replace('"', " ").split()
    return _INNER not in rest and all(map(_ORDINARY_LINK.match, targets))


def _codes(root: Element) -> Iterator[str]:
    """Yield the code of each field, which Word spreads over several runs; a field inside the code
    of another stands there as such."""
    opened: list[str | None] = []  # None from where a field's result begins
    for element in root.iter(*(f"{{*}}{name}" for name in _OF_FIELDS)):
        name = etree.QName(element).localname
        attributes = {etree.QName(key).localname: value for key, value in element.attrib.items()}
        kind = attributes.get("fldCharType") if name == "fldChar" else None
        code = opened[-1] if opened else None
        if name == "fldSimple":
            yield attributes.get("instr", "")
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


def _unlinked(part: Any) -> Iterator[str]:
    root = getattr(part, "element", None)
    if root is not None:
        for element in list(root.iter(f"{{*}}{_TEMPLATE}")):
            element.getparent().remove(element)
    for key, relation in list(part.rels.items()):
        if kind_of(relation) in (_TEMPLATE, _THUMBNAIL):
            del part.rels[key]
        if kind_of(relation) == _TEMPLATE:
            yield (
                f"The template was itself made from {_short(relation.target_ref)}, to which the "
                "bulletin does not link."
            )


def _short(text: str) -> str:
    words = visible(" ".join(text.split()))
    return words if len(words) <= 80 else f"{words[:79]}…"
