"""The tags and texts of a web page in their order, read by lxml without making a tree."""

from __future__ import annotations

import codecs
import html
import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from lxml.etree import HTMLParser

from xltiebreak.event.findings import TieBreakError
from xltiebreak.formats.kinds import BEGINNINGS_OF_UNICODE, decoded

_CHARSET = re.compile(rb"charset\s{0,9}=\s{0,9}[\"']?\s{0,9}([\w-]{2,20})", re.IGNORECASE)
_META_WITHIN = 20_000
MAX_PAGE = 16 * 1024 * 1024
MAX_TAGS, MAX_DEPTH = 2_000_000, 100_000
"""A page of 2,000 players and 20 rounds, saved from Word with all its styles, has 10 MB and a tenth
of these tags."""
_MAX_STEPS = 1_000_000_000
"""For each tag that ends, lxml may search all open ones."""
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
"""Names of the encodings of web pages; Python knows others, which are slow."""


class Tag(NamedTuple):
    """``<td colspan=2>`` or, with ``closing``, ``</td>``, and its line in the file."""

    name: str
    closing: bool
    attributes: Mapping[str, str]
    line: int


def page_text(content: bytes) -> str:
    """Return the text of a page, decoded as the page itself says.

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


_KEPT = ("colspan", "rowspan", "class")
_NOT_SHOWN = ("script", "style")


def tags_and_texts(text: str) -> Iterator[Tag | str]:
    """Yield the tags of a page, with spans and class, and its texts; leave out comments, scripts
    and declarations.

    Raises:
        TieBreakError: it has more tags than a table of the largest event, or more inside each
            other than any page.
    """
    if text.count("<") > MAX_TAGS:
        raise TieBreakError(f"the web page has more than {MAX_TAGS:,} tags")
    read, steps = _Read(), 0
    parser = HTMLParser(target=read, encoding="utf-8", huge_tree=True)  # type: ignore[arg-type]
    for piece in _pieces(re.sub("\r\n?", "\n", text).replace("\0", " ")):
        # Python's html knows more names of letters than lxml, and the meaning of &#150;
        parser.feed(piece.replace("&", "&amp;").encode("utf-8", "replace"))
        yield from read.taken()
        read.line += piece.count("\n")
        steps += piece.count("</") * read.depth
        if steps > _MAX_STEPS:
            raise TieBreakError(_TOO_DEEP)
    parser.close()
    yield from read.taken()


def _pieces(text: str) -> Iterator[str]:
    """Yield each line in which a tag begins, with the following lines in which none does; long ones
    in parts."""
    start = 0
    while start < len(text):
        end = text.find("\n", text.find("<", start)) + 1
        after = text.find("<", end)
        end = max(end, text.rfind("\n", end, after) + 1) if end and after >= 0 else len(text)
        end = min(end, start + _AT_ONCE)
        yield text[start:end]
        start = end


_AT_ONCE = 16 * 1024


_TOO_DEEP = "the web page has too many tags inside each other; save the page of one section"


class _Read:
    def __init__(self) -> None:
        self.line = 1
        self._taken: list[Tag | str] = []
        self._texts: list[str] = []
        self._open: list[str] = []

    def start(self, tag: str, attrib: Mapping[str, str]) -> None:
        self._open.append(tag)
        if len(self._open) > MAX_DEPTH:
            raise TieBreakError(_TOO_DEEP)
        self._end_text()
        kept = {name: attrib[name].strip("\"' ") for name in _KEPT if attrib.get(name)}
        self._taken.append(Tag(tag, False, kept, self.line))

    def end(self, tag: str) -> None:
        self._open.pop()
        self._end_text()
        self._taken.append(Tag(tag, True, {}, self.line))

    def data(self, text: str) -> None:
        if not (self._open and self._open[-1] in _NOT_SHOWN):
            self._texts.append(text)

    def close(self) -> None:
        self._end_text()

    @property
    def depth(self) -> int:
        return len(self._open)

    def taken(self) -> list[Tag | str]:
        """Return the tags and the finished texts since the last call."""
        taken, self._taken = self._taken, []
        return taken

    def _end_text(self) -> None:
        if self._texts:
            self._taken.append(_unescaped("".join(self._texts)))
            self._texts.clear()


def _unescaped(text: str) -> str:
    """Return the text with ``&eacute;`` and the like as letters."""
    if "&" not in text:
        return text
    try:
        return html.unescape(text)
    except ValueError:  # the number of a letter has thousands of figures
        return text
