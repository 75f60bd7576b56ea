"""Tags and texts of a page. What comes from a file is always a text."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from typing import Union

_NOT_IN_A_PAGE = re.compile("[^\t\n\r\x20-\x7e\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Html(str):
    """A piece of a page, whose texts have been escaped."""

    __slots__ = ()


Inside = Union[str, Html]
NOTHING = Html()
_VOID = frozenset({"meta", "link", "input", "br"})
_CLOSED_BY_WHAT_FOLLOWS = frozenset({"td", "th", "tr", "thead", "tbody", "tfoot", "li", "p"})
"""Their end need not be written, as nothing but another tag ever stands behind them here."""


def tag(_name: str, *inside: Inside, **attributes: str | bool) -> Html:
    """``tag("td", "4½", class_="score")``; an attribute that is true stands alone, one that is
    false stays away."""
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
    """Pieces and texts one after the other."""
    return Html("".join(piece if isinstance(piece, Html) else _text(piece) for piece in inside))


def _text(words: str) -> str:
    return escape(_NOT_IN_A_PAGE.sub("\ufffd", words))


def name(words: str) -> Html:
    """Return a name, whichever way it is read: it turns nothing around beside it."""
    return tag("bdi", words)


def cells(kind: str, texts: Iterable[Inside], **attributes: str | bool) -> Html:
    """Return a cell for each of the texts."""
    return together(*(tag(kind, text, **attributes) for text in texts))
