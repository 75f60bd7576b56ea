"""Blocks written as pieces of a page: the same blocks of which the Word file is made.

No block has a width here: the browser fits columns to their texts, and a table that is wider than
the screen scrolls sideways in its own frame.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from typing import Union

from xltiebreak.answers.shape import (
    Block,
    Cell,
    Choice,
    Column,
    Heading,
    Mark,
    Role,
    Run,
    Table,
    Text,
    TextKind,
    lines_of,
)

_NOT_IN_A_PAGE = re.compile("[^\t\n\r\x20-\x7e\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Html(str):
    """A piece of a page, with its texts escaped."""

    __slots__ = ()


Inside = Union[str, Html]
NOTHING = Html()
_VOID = frozenset({"meta", "link", "input", "br"})


def tag(_name: str, *inside: Inside, **attributes: str | bool) -> Html:
    """Return a tag, as in ``tag("td", "4½", class_="score")``. Attributes that are true are written
    without a value, those that are false are left out."""
    written = "".join(
        f" {name.rstrip('_').replace('_', '-')}" + ("" if value is True else f'="{_text(value)}"')
        for name, value in attributes.items()
        if value is not False
    )
    begin = f"<{_name}{written}>"
    return Html(begin if _name in _VOID else f"{begin}{together(*inside)}</{_name}>")


def together(*inside: Inside) -> Html:
    """Return these pieces and texts joined, with the texts escaped."""
    return Html("".join([piece if isinstance(piece, Html) else _text(piece) for piece in inside]))


@lru_cache(maxsize=4096)
def _text(words: str) -> str:
    return escape(_NOT_IN_A_PAGE.sub("\ufffd", words))


def name(words: str) -> Html:
    """Return a name. If it reads from right to left, the text beside it keeps its direction."""
    return tag("bdi", words)


_MARKS = {
    Mark.PLAIN: "",
    Mark.STRONG: "b",
    Mark.DECISIVE: "b",
    Mark.LARGE: "b",
    Mark.MEDIUM: "b",
    Mark.FAINT: "small",
    Mark.UNPLAYED: "small",
    Mark.DROPPED: "del",
}
_KINDS: dict[str, str | bool] = {TextKind.CALL: "status", TextKind.NOTE: "key"}
HALVES = "¼½¾"
_TO_THE_LEFT = (Role.NAME, Role.SPARE, Role.PROSE, Role.BESIDE)
_IN_WINNERS = {Role.KEY: "place", Role.NAME: "name", Role.FIGURE: "score"}


@dataclass(frozen=True)
class Writer:
    """Writes blocks; names lead to the rows whose addresses begin with ``anchor``, if there are
    any. Tables have their titles above them where they are ``titled``, else for a reader who hears
    the page."""

    anchor: str = ""
    titled: bool = False

    def pieces(self, blocks: Iterable[Block]) -> Iterator[Html]:
        """Yield what is written: of each choice the widest way."""
        for block in blocks:
            if isinstance(block, Choice):
                yield from self.pieces(block.ways[0])
            elif isinstance(block, Heading):
                yield tag(f"h{block.level}", block.text)
                if block.aside:
                    yield tag("p", block.aside, class_="hint")
            elif isinstance(block, Text):
                yield tag("p", *self._inside(block.words), class_=_KINDS.get(block.kind, False))
            elif block.poster:
                yield tag("ol", *self._winners(block), class_="winners")
            else:
                yield self.table(block)

    def table(self, table: Table) -> Html:
        """Return a table in a frame that scrolls."""
        caption = tag("caption", table.title, class_=False if self.titled else "heard")
        left = [f"left{k}" for k, each in enumerate(table.columns, 1) if each.role in _TO_THE_LEFT]
        heads = tag("thead", tag("tr", *map(_head, table.columns)))
        rows = (
            tag("tr", *cells, class_="ruled" if k in table.ruled else False)
            for k, cells in enumerate(zip(*map(self._cells, table.columns)))
        )
        looks = " ".join(left) or False
        whole = tag("table", caption, heads, tag("tbody", *rows), class_=looks)
        return tag("div", whole, class_="scroller", tabindex="0")

    def _cells(self, column: Column) -> Iterator[Html]:
        """Yield the cells; in the tables that stand alone whole figures stand under whole ones."""
        halves = not self.titled and any(text[-1:] in HALVES for text in filter(None, column.cells))
        for value, text in zip(column.values, column.cells):
            if column.role == Role.NAME and text:
                yield tag("th", *self._inside(value), scope="row")
            else:
                is_whole = halves and column.role == Role.FIGURE and text[-1:] not in HALVES
                yield tag("td", *self._inside(value), class_="whole" if is_whole else False)

    def _inside(self, cell: Cell) -> Iterator[Html]:
        for k, line in enumerate(lines_of(cell)):
            yield from [tag("br")] * bool(k)
            yield from map(self._run, line)

    def _run(self, run: Run) -> Html:
        """Return letters in the tag of their mark, a name as a link to its row."""
        text = run.text.replace("\N{NO-BREAK SPACE}", " ") if run.who else run.text
        words: Inside = tag("bdi", text) if run.who else text
        if run.who and self.anchor:
            words = tag("a", words, href=f"#{self.anchor}{run.who}")
        mark = _MARKS[run.mark]
        return tag(mark, words) if mark else together(words)

    def _winners(self, table: Table) -> Iterator[Html]:
        """Yield a winner: place, name with points and club below it, money, and why."""
        for k, cells in enumerate(zip(*(column.values for column in table.columns))):
            pieces = [
                tag("p", *self._inside(cell))
                if column.role == Role.PROSE
                else tag("span", *self._inside(cell), class_=_IN_WINNERS[column.role])
                for column, cell in zip(table.columns, cells)
                if cell
            ]
            yield tag("li", *pieces, class_="ruled" if k in table.ruled else False)


def _head(column: Column) -> Html:
    return tag("th", column.head, scope="col") if column.head else tag("td")


def score(text: str, others: Sequence[str]) -> Html:
    """Return a score for a column in which whole figures stand under whole ones."""
    hangs = any(each[-1:] in HALVES for each in others) and text[-1:] not in HALVES
    return tag("span", text, class_="score whole" if hangs else "score")
