"""Tags and texts of a page. Whatever comes from a file is escaped, never markup."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from html import escape
from typing import Union

_NOT_IN_A_PAGE = re.compile("[^\t\n\r\x20-\x7e\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Html(str):
    """A piece of a page, with its texts escaped."""

    __slots__ = ()


Inside = Union[str, Html]
NOTHING = Html()
_VOID = frozenset({"meta", "link", "input", "br"})
_CLOSED_BY_WHAT_FOLLOWS = frozenset({"td", "th", "tr", "thead", "tbody", "tfoot", "li", "p"})
"""Tags that need no end here, because only another tag ever follows them."""


def tag(_name: str, *inside: Inside, **attributes: str | bool) -> Html:
    """Return a tag, as in ``tag("td", "4½", class_="score")``. Attributes that are true are written
    without a value, those that are false are left out."""
    written = "".join(
        f" {name.rstrip('_').replace('_', '-')}" + ("" if value is True else f'="{_text(value)}"')
        for name, value in attributes.items()
        if value is not False
    )
    begin = f"<{_name}{written}>"
    if _name in _VOID:
        return Html(begin)
    end = "" if _name in _CLOSED_BY_WHAT_FOLLOWS else f"</{_name}>"
    return Html(f"{begin}{together(*inside)}{end}")


def together(*inside: Inside) -> Html:
    """Return these pieces and texts joined, with the texts escaped."""
    return Html("".join([piece if isinstance(piece, Html) else _text(piece) for piece in inside]))


@lru_cache(maxsize=4096)
def _text(words: str) -> str:
    return escape(_NOT_IN_A_PAGE.sub("\ufffd", words))


def name(words: str) -> Html:
    """Return a name. If it reads from right to left, the text beside it keeps its direction."""
    return tag("bdi", words)


def cells(kind: str, texts: Iterable[Inside], **attributes: str | bool) -> Html:
    """Return a cell for each text."""
    return together(*(tag(kind, text, **attributes) for text in texts))


def table(caption: Inside, heads: Iterable[Inside], rows: Iterable[Html], *foot: Html) -> Html:
    """Return a table under its caption; ``heads`` are those of its columns."""
    head = tag("thead", tag("tr", cells("th", heads, scope="col")))
    return tag("table", tag("caption", caption), head, tag("tbody", *rows), *foot)


def scrolled(heading: Html, table: Html, key: str) -> Html:
    """Return a wide table beside the standings, with its heading above and its key below."""
    scroller = tag("div", table, class_="scroller", tabindex="0")
    return tag("section", heading, scroller, tag("p", key, class_="key"), class_="beside")
