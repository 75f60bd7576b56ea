"""Opening a club's own Word file, and saying what is wrong with one that cannot be used."""

from __future__ import annotations

import zipfile
import zlib
from collections.abc import Mapping
from io import BytesIO

import docx
from docx.document import Document

from xltiebreak.bulletin.word.insertion import PLACEHOLDER
from xltiebreak.bulletin.word.markup import NAMESPACES, page_x_of_y, paragraph, run, text
from xltiebreak.bulletin.word.page import Paper, page_xml, paper_named
from xltiebreak.bulletin.word.styles import (
    BODY_FONT,
    BULLETIN_STYLES,
    GREY,
    HEADINGS,
    LANGUAGE,
    OWN_TEXT_SIZE,
    style_xml,
)
from xltiebreak.event.findings import TieBreakError

MAX_FILE = 64 * 1024 * 1024
MAX_UNPACKED = 512 * 1024 * 1024

_CONTENT_TYPES = "[Content_Types].xml"
_MAIN = b"application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
_TEMPLATE = b"application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml"
_WITH_MACROS = b"macroEnabled"
_STRICT = b"http://purl.oclc.org/ooxml/"

_SAVE_AS = "open it in Word and save it as Word Document (.docx)"
_BEGINNINGS = {
    b"\xd0\xcf\x11\xe0": "is an old .doc or is protected by a password",
    b"{\\rtf": "is an .rtf",
    b"%PDF": "is a PDF",
}


def opened(template: bytes) -> Document:
    """The club's file, ready to be filled; a template (.dotx) becomes a document on the way.

    Raises:
        TieBreakError: it is no Word file, is damaged, or holds macros; the message says what to
            do.
    """
    for beginning, what in _BEGINNINGS.items():
        if template.startswith(beginning):
            raise TieBreakError(f"the template {what}; {_SAVE_AS}")
    parts = _parts(template)
    types = parts.get(_CONTENT_TYPES, b"")
    if _WITH_MACROS in types:
        raise TieBreakError(f"the template holds macros (.docm or .dotm); {_SAVE_AS}")
    if _TEMPLATE in types:
        parts[_CONTENT_TYPES] = types.replace(_TEMPLATE, _MAIN)
        template = packed(parts)
    elif _MAIN not in types:
        raise TieBreakError(f"the template is not a Word file; {_SAVE_AS}")
    if _STRICT in parts.get("_rels/.rels", b""):
        raise TieBreakError(f"the template is a Strict Open XML document; {_SAVE_AS}")
    try:
        return docx.Document(BytesIO(template))
    except Exception as error:  # whatever a damaged file makes the parser stumble over
        raise _damaged() from error


def _damaged() -> TieBreakError:
    return TieBreakError(f"the template is damaged or cut short; {_SAVE_AS} again")


def _parts(template: bytes) -> dict[str, bytes]:
    """The parts of the package by name."""
    if len(template) > MAX_FILE:
        raise TieBreakError(f"the template is larger than {MAX_FILE // 1024**2} MB")
    if not template.startswith(b"PK"):
        raise TieBreakError(f"the template is not a Word file; {_SAVE_AS}")
    try:
        with zipfile.ZipFile(BytesIO(template)) as package:
            entries = package.infolist()
            if sum(entry.file_size for entry in entries) > MAX_UNPACKED:
                raise TieBreakError(
                    f"the template is larger than {MAX_UNPACKED // 1024**2} MB when unpacked"
                )
            return {entry.filename: package.read(entry) for entry in entries}
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, RuntimeError) as error:
        raise _damaged() from error  # RuntimeError: encrypted, or an unknown compression


_FIRST_DAY = (1980, 1, 1, 0, 0, 0)
"""The earliest date that a zip file can state; ours states no other."""


def packed(parts: Mapping[str, str | bytes]) -> bytes:
    """The parts as one file."""
    content = BytesIO()
    with zipfile.ZipFile(content, "w") as package:
        for name, part in parts.items():
            entry = zipfile.ZipInfo(name, _FIRST_DAY)
            entry.compress_type = zipfile.ZIP_DEFLATED
            package.writestr(entry, part)
    return content.getvalue()


def unpacked(content: bytes) -> dict[str, bytes]:
    """The parts by name."""
    with zipfile.ZipFile(BytesIO(content)) as package:
        return {entry.filename: package.read(entry) for entry in package.infolist()}


def repacked(content: bytes) -> bytes:
    """The same file without the hour at which it was made."""
    return packed(unpacked(content))


_XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml"

_TYPES = (
    f'{_XML}<Types xmlns="{_PACKAGE}/content-types">'
    '<Default Extension="rels" '
    'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    '<Default Extension="xml" ContentType="application/xml"/>'
    f'<Override PartName="/word/document.xml" ContentType="{_WORD}.document.main+xml"/>'
    f'<Override PartName="/word/styles.xml" ContentType="{_WORD}.styles+xml"/>'
    f'<Override PartName="/word/settings.xml" ContentType="{_WORD}.settings+xml"/>'
    f'<Override PartName="/word/footer1.xml" ContentType="{_WORD}.footer+xml"/>'
    '<Override PartName="/docProps/core.xml" '
    'ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>'
    '<Override PartName="/docProps/app.xml" '
    'ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/></Types>'
)
_ROOT_RELATIONSHIPS = (
    f'{_XML}<Relationships xmlns="{_PACKAGE}/relationships">'
    f'<Relationship Id="rId1" Type="{_OFFICE}/relationships/officeDocument" '
    'Target="word/document.xml"/>'
    f'<Relationship Id="rId2" Type="{_PACKAGE}/relationships/metadata/core-properties" '
    'Target="docProps/core.xml"/>'
    f'<Relationship Id="rId3" Type="{_OFFICE}/relationships/extended-properties" '
    'Target="docProps/app.xml"/></Relationships>'
)
_RELATIONSHIPS = (
    f'{_XML}<Relationships xmlns="{_PACKAGE}/relationships">'
    f'<Relationship Id="rId1" Type="{_OFFICE}/relationships/styles" Target="styles.xml"/>'
    f'<Relationship Id="rId2" Type="{_OFFICE}/relationships/settings" Target="settings.xml"/>'
    f'<Relationship Id="rId3" Type="{_OFFICE}/relationships/footer" Target="footer1.xml"/>'
    "</Relationships>"
)
_SETTINGS = (
    f'{_XML}<w:settings {NAMESPACES}><w:zoom w:percent="100"/><w:defaultTabStop w:val="720"/>'
    '<w:characterSpacingControl w:val="doNotCompress"/><w:compat>'
    '<w:compatSetting w:name="compatibilityMode" '
    'w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat>'
    f'<w:themeFontLang w:val="{LANGUAGE}"/><w:decimalSymbol w:val="."/>'
    '<w:listSeparator w:val=","/></w:settings>'
)
_CORE = (
    f'{_XML}<cp:coreProperties xmlns:cp="{_PACKAGE}/metadata/core-properties" '
    'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" '
    'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">'
    "<dc:title>Results bulletin</dc:title><dc:creator>xltiebreak</dc:creator>"
    "<cp:lastModifiedBy>xltiebreak</cp:lastModifiedBy><cp:revision>1</cp:revision>"
    '<dcterms:created xsi:type="dcterms:W3CDTF">2026-01-01T00:00:00Z</dcterms:created>'
    '<dcterms:modified xsi:type="dcterms:W3CDTF">2026-01-01T00:00:00Z</dcterms:modified>'
    f"<dc:language>{LANGUAGE}</dc:language></cp:coreProperties>"
)
_APP = (
    f'{_XML}<Properties xmlns="{_OFFICE}/extended-properties">'
    "<Application>xltiebreak</Application></Properties>"
)


def blank(paper: Paper, footer: str = "") -> bytes:
    """An empty bulletin with its placeholder; ``footer`` stands before the page number."""
    body = text("Normal", PLACEHOLDER) + page_xml(paper, footer="rId3")
    return packed(
        {
            "[Content_Types].xml": _TYPES,
            "_rels/.rels": _ROOT_RELATIONSHIPS,
            "word/document.xml": f"{_XML}<w:document {NAMESPACES}><w:body>{body}</w:body>"
            "</w:document>",
            "word/_rels/document.xml.rels": _RELATIONSHIPS,
            "word/styles.xml": _styles(),
            "word/settings.xml": _SETTINGS,
            "word/footer1.xml": _footer(footer),
            "docProps/core.xml": _CORE,
            "docProps/app.xml": _APP,
        }
    )


def starting_template() -> bytes:
    """What a club starts its own template from: ``templates/bulletin.docx``."""
    return blank(paper_named("letter"))


def _footer(words: str) -> str:
    before = [run(f"{words}  ·  ")] if words else []
    line = paragraph("Footer", *before, page_x_of_y())
    return f"{_XML}<w:ftr {NAMESPACES}>{line}</w:ftr>"


def _styles() -> str:
    """Word's four basic styles, its headings and footer, and the bulletin's own."""
    fonts = f'<w:rFonts w:ascii="{BODY_FONT}" w:hAnsi="{BODY_FONT}" w:cs="{BODY_FONT}"/>'
    language = f'<w:lang w:val="{LANGUAGE}" w:eastAsia="{LANGUAGE}" w:bidi="ar-SA"/>'
    ids = {
        style.name.casefold(): style.name.title().replace(" ", "")
        for style in (*HEADINGS, *BULLETIN_STYLES)
    }
    ids |= {"normal": "Normal", "normal table": "TableNormal"}
    own = "".join(
        style_xml(style, ids[style.name.casefold()], ids) for style in (*HEADINGS, *BULLETIN_STYLES)
    )
    return (
        f"{_XML}<w:styles {NAMESPACES}><w:docDefaults><w:rPrDefault><w:rPr>{fonts}"
        f'<w:sz w:val="{2 * OWN_TEXT_SIZE}"/><w:szCs w:val="{2 * OWN_TEXT_SIZE}"/>{language}'
        "</w:rPr></w:rPrDefault>"
        '<w:pPrDefault><w:pPr><w:widowControl/><w:spacing w:after="0" w:line="240" '
        'w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>'
        '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/>'
        "<w:qFormat/></w:style>"
        '<w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont">'
        '<w:name w:val="Default Paragraph Font"/><w:uiPriority w:val="1"/><w:semiHidden/>'
        "<w:unhideWhenUsed/></w:style>"
        '<w:style w:type="table" w:default="1" w:styleId="TableNormal">'
        '<w:name w:val="Normal Table"/><w:uiPriority w:val="99"/><w:semiHidden/>'
        '<w:unhideWhenUsed/><w:tblPr><w:tblInd w:w="0" w:type="dxa"/><w:tblCellMar>'
        '<w:top w:w="0" w:type="dxa"/><w:left w:w="108" w:type="dxa"/>'
        '<w:bottom w:w="0" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar></w:tblPr>'
        "</w:style>"
        '<w:style w:type="numbering" w:default="1" w:styleId="NoList"><w:name w:val="No List"/>'
        '<w:uiPriority w:val="99"/><w:semiHidden/><w:unhideWhenUsed/></w:style>'
        '<w:style w:type="paragraph" w:styleId="Header"><w:name w:val="header"/>'
        '<w:basedOn w:val="Normal"/><w:uiPriority w:val="99"/><w:unhideWhenUsed/></w:style>'
        '<w:style w:type="paragraph" w:styleId="Footer"><w:name w:val="footer"/>'
        '<w:basedOn w:val="Normal"/><w:uiPriority w:val="99"/><w:unhideWhenUsed/>'
        f'<w:pPr><w:jc w:val="center"/></w:pPr><w:rPr><w:color w:val="{GREY}"/>'
        '<w:sz w:val="17"/><w:szCs w:val="17"/></w:rPr></w:style>'
        f"{own}</w:styles>"
    )
