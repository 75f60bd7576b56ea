"""The tags and texts of a web page, one after the other, in time that grows with its length.

A parser that makes a tree of a page takes twenty times its size, and some look at each attribute of
a tag once for every other. Tables need no tree.
"""

from __future__ import annotations

import codecs
import html
import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.formats.kinds import BEGINNINGS_OF_UNICODE, decoded

_CHARSET = re.compile(rb"charset\s{0,9}=\s{0,9}[\"']?\s{0,9}([\w-]{2,20})", re.IGNORECASE)
_META_WITHIN = 20_000
MAX_PAGE = 16 * 1024 * 1024
MAX_TAGS = 2_000_000
"""A page of 2,000 players and 20 rounds, saved from Word with all that it says of looks, has 10 MB
and a tenth of these tags."""
_OF_PAGES = (
    "ascii",
    "big5",
    "cp",
    "euc",
    "gb",
    "iso2022",
    "iso8859",
    "koi8",
    "mac",
    "shift",
    "utf-8",
)
"""How the letters of web pages are called; Python knows others, which are slow."""


class Tag(NamedTuple):
    """``<td colspan=2>`` or, with ``closing``, ``</td>``, and the line on which it stands."""

    name: str
    closing: bool
    attributes: Mapping[str, str]
    line: int


def page_text(content: bytes) -> str:
    """The text of a page, in the letters that it names itself.

    Raises:
        TieBreakError: it is no text, or larger than any page of results.
    """
    if len(content) > MAX_PAGE:
        raise TieBreakError(
            f"the web page is larger than {MAX_PAGE // 1024**2} MB; save the page of one section, "
            "or export a table"
        )
    charset = _CHARSET.search(content, 0, _META_WITHIN)
    if charset and not content.startswith(BEGINNINGS_OF_UNICODE):
        try:
            codec = codecs.lookup(charset[1].decode("ascii")).name
            if codec.startswith(_OF_PAGES):
                return content.decode(codec)
        except (LookupError, UnicodeError):
            pass  # it names letters that are not there
    return decoded(content)


_NAME = re.compile("/?([a-zA-Z][a-zA-Z0-9]*+)")
_ATTRIBUTE = re.compile(r"""[\s/]*+([^\s=>/]++)(?:\s*+=\s*+("[^"]*+"|'[^']*+'|[^\s>]*+))?""")
_KEPT = ("colspan", "rowspan", "class")
_NOT_SHOWN = {name: re.compile(f"</{name}", re.IGNORECASE) for name in ("script", "style")}


def tags_and_texts(text: str) -> Iterator[Tag | str]:
    """What stands in a page, its spans and classes with the tags; comments, scripts and
    declarations are not told.

    Raises:
        TieBreakError: it has more tags than a table of the largest event.
    """
    if text.count("<") > MAX_TAGS:
        raise TieBreakError(f"the web page has more than {MAX_TAGS:,} tags")
    at = counted = 0
    line = 1
    while at < len(text):
        opening = text.find("<", at)
        if opening != at:
            yield _read(text[at : None if opening < 0 else opening])
        if opening < 0:
            return
        named = _NAME.match(text, opening + 1)
        if named is None:
            if text[opening + 1 : opening + 2] in ("!", "?", "/"):
                at = _behind_what_is_no_tag(text, opening)
            else:
                yield "<"
                at = opening + 1
            continue
        attributes, at = _attributes(text, named.end())
        line += _lines(text, counted, opening)
        counted = opening
        name, closing = named[1].lower(), text[opening + 1] == "/"
        if name in _NOT_SHOWN and not closing:
            end = _NOT_SHOWN[name].search(text, at)
            at = end.start() if end else len(text)
            continue
        yield Tag(name, closing, attributes, line)


def _lines(text: str, start: int, end: int) -> int:
    """How many lines end between two places."""
    return text.count("\n", start, end) or text.count("\r", start, end)


def _behind_what_is_no_tag(text: str, opening: int) -> int:
    """Where a comment or a declaration ends, which nobody sees."""
    end, width = (text.find("-->", opening), 3) if text.startswith("<!--", opening) else (-1, 1)
    end = text.find(">", opening) if width == 1 else end
    return len(text) if end < 0 else end + width


def _attributes(text: str, at: int) -> tuple[dict[str, str], int]:
    """The spans and the class that a tag states, and where it ends."""
    found: dict[str, str] = {}
    if text.startswith(">", at):
        return found, at + 1
    while attribute := _ATTRIBUTE.match(text, at):
        at = attribute.end()
        name = attribute[1].lower()
        if name in _KEPT and attribute[2]:
            found.setdefault(name, attribute[2].strip("\"' "))
    end = text.find(">", at)
    return found, len(text) if end < 0 else end + 1


def _read(text: str) -> str:
    """The text with the letters that ``&eacute;`` and the like stand for."""
    if "&" not in text:
        return text
    try:
        return html.unescape(text)
    except ValueError:  # the number of a letter has thousands of figures
        return text
