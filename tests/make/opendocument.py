"""An OpenDocument spreadsheet (.ods) with the cells of a test, as LibreOffice would save it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape

from tests.make.packages import packed

KIND = {"mimetype": "application/vnd.oasis.opendocument.spreadsheet"}

_SPACES = {
    "office": "urn:oasis:names:tc:opendocument:xmlns:office:1.0",
    "table": "urn:oasis:names:tc:opendocument:xmlns:table:1.0",
    "text": "urn:oasis:names:tc:opendocument:xmlns:text:1.0",
    "style": "urn:oasis:names:tc:opendocument:xmlns:style:1.0",
    "draw": "urn:oasis:names:tc:opendocument:xmlns:drawing:1.0",
    "dc": "http://purl.org/dc/elements/1.1/",
    "calcext": "urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0",
}
_MANIFEST = (
    '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">'
    "{}</manifest:manifest>"
)


def cell(value: object) -> str:
    """One cell: a text, a number, or whatever XML is given."""
    if isinstance(value, str) and value.startswith("<"):
        return value
    if isinstance(value, (int, float)):
        return (
            f'<table:table-cell office:value-type="float" office:value="{value}">'
            f"<text:p>{value}</text:p></table:table-cell>"
        )
    if not value:
        return "<table:table-cell/>"
    return (
        '<table:table-cell office:value-type="string"><text:p>'
        f"{escape(str(value))}</text:p></table:table-cell>"
    )


def row(values: Iterable[object], attributes: str = "") -> str:
    return f"<table:table-row {attributes}>{''.join(map(cell, values))}</table:table-row>"


def sheet(rows: Iterable[Sequence[object] | str], name: str = "Crosstable", more: str = "") -> str:
    """One sheet; a row is its values, or XML."""
    inside = "".join(line if isinstance(line, str) else row(line) for line in rows)
    return f'<table:table table:name="{name}" table:style-name="ta1">{more}{inside}</table:table>'


def opendocument(*sheets: str, names: str = "", styles: str = "", manifest: str = "") -> bytes:
    declared = " ".join(f'xmlns:{prefix}="{name}"' for prefix, name in _SPACES.items())
    content = (
        f'<?xml version="1.0" encoding="UTF-8"?><office:document-content {declared}>'
        f"<office:automatic-styles>{styles}</office:automatic-styles><office:body>"
        f"<office:spreadsheet>{''.join(sheets)}{names}</office:spreadsheet></office:body>"
        "</office:document-content>"
    )
    manifest = _MANIFEST.format(manifest)
    return packed({**KIND, "content.xml": content, "META-INF/manifest.xml": manifest})
