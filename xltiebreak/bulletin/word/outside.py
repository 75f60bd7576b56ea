"""What a club's file would fetch, start or show beyond its own words and pictures.

A bulletin goes to parents and onto walls, and Word fetches what a template names on the computer of
each reader.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple

from docx.document import Document
from lxml import etree

from xltiebreak.bulletin.word.styles import Element
from xltiebreak.event.findings import TieBreakError, visible

_PICTURE = "a picture that lies elsewhere"
_OBJECT = "an embedded object (OLE)"
_FRAME = "a frame that shows another file"
_MERGE = "a mail merge with its list"
_OTHER_FILE = "another file that Word would read in (altChunk)"
_MACROS = "macros"
_RELATED = {
    "image": _PICTURE,
    "aFChunk": _OTHER_FILE,
    "subDocument": "a part that lies in another file (subdocument)",
    "oleObject": _OBJECT,
    "package": _OBJECT,
    "control": "an ActiveX control",
    "activeXControlBinary": "an ActiveX control",
    "vbaProject": _MACROS,
    "wordVbaData": _MACROS,
    "extensibility": "buttons of its own (customUI)",
    "userCustomization": "buttons of its own (customUI)",
    "frame": _FRAME,
    "mailMergeSource": _MERGE,
    "mailMergeHeaderSource": _MERGE,
    "recipientData": _MERGE,
    "transform": "a transformation (XSLT)",
    "video": "a film or sound",
    "audio": "a film or sound",
    "media": "a film or sound",
    "webextension": "an add-in",
    "webextensiontaskpanes": "an add-in",
}
"""Refused relations, by the last word of Word's name for them, and what the user calls them."""
_MAY_LIE_INSIDE = {"image"}
_ELEMENTS = {
    "altChunk": _OTHER_FILE,
    "subDoc": _RELATED["subDocument"],
    "OLEObject": _OBJECT,
    "objectEmbed": _OBJECT,
    "objectLink": _OBJECT,
    "control": _RELATED["control"],
    "frameset": _FRAME,
    "mailMerge": _MERGE,
    "saveThroughXslt": _RELATED["transform"],
    "webVideoPr": _RELATED["video"],
}
"""Refused elements by their names."""
_TEMPLATE, _THUMBNAIL = "attachedTemplate", "thumbnail"

_FIELDS = """
    = ADVANCE AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT BIBLIOGRAPHY CITATION COMMENTS COMPARE CREATEDATE
    DATE DOCPROPERTY DOCVARIABLE EDITTIME EQ FILENAME FILESIZE FORMCHECKBOX FORMDROPDOWN FORMTEXT
    HYPERLINK IF INDEX INFO KEYWORDS LASTSAVEDBY LISTNUM MERGEFIELD NOTEREF NUMCHARS NUMPAGES
    NUMWORDS PAGE PAGEREF PRINTDATE QUOTE REF REVNUM SAVEDATE SECTION SECTIONPAGES SEQ SET SHAPE
    STYLEREF SUBJECT SYMBOL TA TC TEMPLATE TIME TITLE TOA TOC USERADDRESS USERINITIALS USERNAME XE
"""
"""Allowed fields: they read only the file, the clock and the user's name."""
_KIND = re.compile(r"\s*(=|[^\s\"\\]*)")
_ARGUMENT = re.compile(r'"([^"]*)"?|(\S+)')
_SWITCHES = {"\\l": 2, "\\o": 2, "\\s": 2, "\\t": 2, "\\h": 1, "\\m": 1, "\\n": 1, "\\*": 2}
"""The switches of a link, and how many words each takes with itself."""
_ORDINARY_LINK = re.compile(r"(?:https?://|mailto:|tel:|#)", re.IGNORECASE)
_LINKING = ("hyperlink", "hlinkClick", "hlinkHover", "hlinkMouseOver", _TEMPLATE)
"""Elements that may hold a link: it waits for a click, but a picture is fetched at once."""
_ADDRESSES = ("src", "href", "manifestLocation")
_DRAWN = ("imagedata", "fill", "stroke", "image", "feImage", "use")
"""Elements that show a picture and hold no link to click, in Word's drawings and in .svg."""


class Relation(NamedTuple):
    """A link from one part to another, or to something outside the file; ``kind`` is the last word
    of the name that Word gives it."""

    key: str
    kind: str
    relation: Any


class Source(NamedTuple):
    """The package, or one of its parts, with its relations."""

    name: str
    part: Any
    relations: Sequence[Relation]


def sources_of(document: Document) -> list[Source]:
    """Return the package and all its parts."""
    package: Any = document.part.package
    holders = [("the file", package)]
    holders += [(str(part.partname).lstrip("/"), part) for part in package.iter_parts()]
    return [
        Source(
            name,
            part,
            [
                Relation(key, relation.reltype.rpartition("/")[2], relation)
                for key, relation in part.rels.items()
            ],
        )
        for name, part in holders
    ]


def cleaned(sources: Sequence[Source]) -> list[str]:
    """Remove the file's thumbnail and its link to the template it was made from; return a sentence
    about the link.

    Raises:
        TieBreakError: the file holds something that comes from elsewhere, or acts by itself.
    """
    problems = list(dict.fromkeys(_problems(sources)))
    if problems:
        raise TieBreakError(
            f"the template has {'; '.join(problems[:3])}{'; and more' * (len(problems) > 3)}: a "
            "bulletin carries no such thing to its readers; take it out in Word and save the file "
            "again"
        )
    return list(dict.fromkeys(_unlinked(sources)))


def _problems(sources: Sequence[Source]) -> Iterator[str]:
    for source in sources:
        links = set()
        for relation in source.relations:
            if problem := _wrong_relation(relation):
                yield f"{problem} in {source.name}"
            elif relation.relation.is_external:
                links.add(relation.key)
        root = _root(source.part)
        if root is not None:
            yield from (f"{problem} in {source.name}" for problem in _wrong_elements(root, links))


def _wrong_relation(related: Relation) -> str:
    kind, relation = related.kind, related.relation
    problem = _RELATED.get(kind, "")
    if not relation.is_external:
        return "" if kind in _MAY_LIE_INSIDE else problem
    target = relation.target_ref
    if kind == _TEMPLATE or (kind == "hyperlink" and _ORDINARY_LINK.match(target)):
        return ""
    return f"{problem or f'a {kind} that lies elsewhere'} ({_short(target)})"


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
        name = element.tag.rpartition("}")[2]
        if name in _ELEMENTS:
            yield _ELEMENTS[name]
        for attribute, value in element.attrib.items():
            namespace, _, local = attribute.rpartition("}")
            related = namespace.endswith("/relationships")
            if related and value in links and name not in _LINKING:
                yield _PICTURE
            elif not related and local in _ADDRESSES and _leads_out(name, value):
                yield f"{_PICTURE} ({_short(value)})"
    for field in _fields(root):
        if field.made_by_field:
            yield "a field that another field makes"
        elif field.code.strip() and (field.kind not in _FIELDS.split() or field.links_away):
            yield f"a field {_short(field.code)}"


class _Field:
    """A field and its code, which Word spreads over several runs. ``made_by_field`` tells that
    another field supplies its kind or the target of its link."""

    def __init__(self, code: str = "") -> None:
        self.code, self.is_read, self.made_by_field = code, False, False

    @property
    def kind(self) -> str:
        """The first word of the code, which names what the field does."""
        kind = _KIND.match(self.code)
        return kind[1].upper() if kind else ""

    def hold(self) -> None:
        """Note that another field begins inside this one."""
        self.made_by_field |= not self.is_read and self.kind in {"", "HYPERLINK"}
        self.code += " " * (not self.is_read)

    @property
    def links_away(self) -> bool:
        """Whether it links to something other than a web page or a mail or phone address."""
        if self.kind != "HYPERLINK":
            return False
        passed = 1
        for argument in _ARGUMENT.finditer(self.code):
            if passed:
                passed -= 1
            elif argument[0].lower() in _SWITCHES:
                passed = _SWITCHES[argument[0].lower()] - 1
            else:
                return not _ORDINARY_LINK.match(argument[1] or argument[2] or "#")
        return False


_OF_FIELDS = ("fldSimple", "fldChar", "instrText", "delInstrText", "t")
"""Elements of a field; Word takes plain text between its begin and its result for code."""


def _fields(root: Element) -> Iterator[_Field]:
    opened: list[_Field] = []
    for element in root.iter(*(f"{{*}}{name}" for name in _OF_FIELDS)):
        name = element.tag.rpartition("}")[2]
        attributes = {etree.QName(key).localname: value for key, value in element.attrib.items()}
        kind = attributes.get("fldCharType") if name == "fldChar" else None
        if name == "fldSimple":
            yield _Field(attributes.get("instr", ""))
        elif name != "fldChar" and opened and not opened[-1].is_read:
            opened[-1].code += _text_of(element)
        elif name in {"instrText", "delInstrText"}:
            yield _Field(_text_of(element))
        elif kind == "begin":
            if opened:
                opened[-1].hold()
            opened.append(_Field())
        elif opened and kind == "separate":
            opened[-1].is_read = True
        elif opened and kind == "end":
            yield opened.pop()
    yield from opened


def _text_of(element: Element) -> str:
    return str(element.xpath("string()"))


def _leads_out(element: str, target: str) -> bool:
    """Return whether an address leads out of the file. Links to click, also on shapes, may lead to
    ordinary addresses; pictures may not."""
    if element in _DRAWN:
        return bool(target) and not target.startswith(("#", "data:"))
    return bool(target) and not _ORDINARY_LINK.match(target)


def _unlinked(sources: Sequence[Source]) -> Iterator[str]:
    for source in sources:
        root = getattr(source.part, "element", None)
        if root is not None:
            for element in list(root.iter(f"{{*}}{_TEMPLATE}")):
                element.getparent().remove(element)
        for related in source.relations:
            if related.kind in (_TEMPLATE, _THUMBNAIL):
                del source.part.rels[related.key]
            if related.kind == _TEMPLATE:
                yield (
                    f"The template was itself made from {_short(related.relation.target_ref)}, to "
                    "which the bulletin does not link."
                )


def _short(text: str) -> str:
    words = visible(" ".join(text.split()))
    return words if len(words) <= 80 else f"{words[:79]}…"
