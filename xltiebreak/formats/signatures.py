"""What files of each kind begin with or hold, told without reading them as a whole.

Nothing is imported here that a file of another kind would not need.
"""

from __future__ import annotations

import re

_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_BOMS = (b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")
_SITE = b"chess-results"
_LOOKED_AT = 256 * 1024

_PAGE = rb"<(?:!doctype html|html|head|body|table|meta|\?xml|!--)"
_TRF_PLAYER = rb"(?:\A(?:\xef\xbb\xbf)?|[\r\n])001 [ \d]{3}\d[ \w]"
_TRF_HEADER = rb"(?:\xef\xbb\xbf)?(?:\d\d2 |XXR \d)"
_MSA = rb"^[ \t]*Pair\b[^|\r\n]*\|[ \t]*(?:Player )?Name\b[^|\r\n]*\|"
"""What is looked for; each is compiled when a file is first tried for it."""


def is_old_excel(content: bytes) -> bool:
    """Whether a file is an .xls, or a workbook with a password."""
    return content.startswith(_OLE)


def is_pdf(content: bytes) -> bool:
    """Whether a file is a PDF."""
    return content.startswith(b"%PDF")


def is_package(content: bytes) -> bool:
    """Whether a file is a package of others: a workbook, a Word document, an archive."""
    return content.startswith(b"PK")


def package_parts(content: bytes) -> frozenset[str]:
    """The names of a package's parts; none where it is damaged."""
    import io
    import zipfile

    try:
        with zipfile.ZipFile(io.BytesIO(content)) as package:
            return frozenset(package.namelist())
    except Exception:  # a damaged package fails anywhere inside zipfile
        return frozenset()


def is_workbook(content: bytes) -> bool:
    """Whether a file is an .xlsx or .xlsm."""
    return is_package(content) and any(part.startswith("xl/") for part in package_parts(content))


def is_workbook_of_chess_results(content: bytes) -> bool:
    """Whether a workbook was saved from chess-results.com, whose name begins its first sheet."""
    if not is_package(content):
        return False
    import io
    import zipfile

    try:
        with zipfile.ZipFile(io.BytesIO(content)) as package:
            for part in ("xl/sharedStrings.xml", "xl/worksheets/sheet1.xml"):
                if part in package.namelist():
                    with package.open(part) as stream:
                        if _SITE in stream.read(4096).lower():
                            return True
    except Exception:  # a damaged package fails anywhere inside zipfile
        return False
    return False


def is_page(content: bytes) -> bool:
    """Whether a file is a web page with a table."""
    start = _text_start(content)
    return (
        re.match(_PAGE, start, re.IGNORECASE) is not None
        and b"<table" in _as_ascii(content).lower()
    )


def is_page_of_chess_results(content: bytes) -> bool:
    """Whether a web page was saved from chess-results.com."""
    return is_page(content) and _SITE in _as_ascii(content).lower()


def is_dbf(content: bytes) -> bool:
    """Whether a file begins as a dBase III table does: version, date, a header of whole fields."""
    if len(content) < 64:
        return False
    header = int.from_bytes(content[8:10], "little")
    return content[0] == 3 and content[2] <= 12 and content[3] <= 31 and header % 32 in (1, 2)


def is_rating_report(content: bytes) -> bool:
    """Whether a file is one of the three of a US Chess rating report."""
    fields = (b"H_NAME\0", b"S_SEC_NAME\0", b"D_PAIR_NUM\0")
    return is_dbf(content) and any(field in content[:4096] for field in fields)


def is_json(content: bytes) -> bool:
    """Whether a file holds a JSON record."""
    return _text_start(content).startswith(b"{")


def is_save_file(content: bytes) -> bool:
    """Whether a file was saved by SwissSys."""
    return is_json(content) and b'"Sections"' in content and b'"Players"' in content


def is_published_by_swisssys(content: bytes) -> bool:
    """Whether a file holds results that SwissSys published."""
    return is_json(content) and b'"sections"' in content and b'"rounds_paired"' in content


def is_crosstable_text(content: bytes) -> bool:
    """Whether a text holds a US Chess crosstable of two lines a player."""
    return re.search(_MSA, content[:_LOOKED_AT], re.MULTILINE) is not None


def is_trf(content: bytes) -> bool:
    """Whether a text has a player's record of FIDE's tournament report file in it, or begins with
    a header record."""
    lines = content[:65_536].splitlines()
    first = next((line for line in lines if line.strip() and not line.startswith(b"###")), b"")
    return bool(re.match(_TRF_HEADER, first) or re.search(_TRF_PLAYER, content))


def _text_start(content: bytes) -> bytes:
    start = _as_ascii(content[:4096])
    for mark in _BOMS:
        start = start.removeprefix(mark)
    return start.lstrip()


def _as_ascii(content: bytes) -> bytes:
    """The bytes of UTF-16 without those that are zero, so that tags and signs can be found."""
    return content.replace(b"\0", b"") if content.startswith(_BOMS[1:]) else content
