"""Tags and texts of a page. Whatever comes from a file is escaped, never markup."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from typing import Union

_NOT_IN_A_PAGE = re.compile("[^\t\n\r\x20-\x7e\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_PLAIN = re.compile("#?[A-Za-z0-9]+")
"""A value that needs no quotes: a large page has thousands of them."""


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
        f" {name.rstrip('_').replace('_', '-')}" + ("" if value is True else f"={_quoted(value)}")
        for name, value in attributes.items()
        if value is not False
    )
    begin = f"<{_name}{written}>"
    if _name in _VOID:
        return Html(begin)
    end = "" if _name in _CLOSED_BY_WHAT_FOLLOWS else f"</{_name}>"
    return Html(f"{begin}{together(*inside)}{end}")


def _quoted(value: str) -> str:
    return value if _PLAIN.fullmatch(value) else f'"{_text(value)}"'


def together(*inside: Inside) -> Html:
    """Return these pieces and texts joined, with the texts escaped."""
    return Html("".join([piece if isinstance(piece, Html) else _text(piece) for piece in inside]))


@lru_cache(maxsize=4096)
def _text(words: str) -> str:
    return escape(_NOT_IN_A_PAGE.sub("\ufffd", words))


def name(words: str) -> Html:
    """Return a name. If it reads from right to left, the text beside it keeps its direction."""
    return tag("bdi", words)
