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
from itertools import chain

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
    runs_of,
)

_NOT_IN_A_PAGE = re.compile("[^\t\n\r\x20-\x7e\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Html(str):
    """A piece of a page, with its texts escaped."""

    __slots__ = ()


NOTHING = Html()
_VOID = frozenset({"meta", "link", "input", "br"})


def tag(_name: str, *inside: str, **attributes: str | bool) -> Html:
    """Return a tag, as in ``tag("td", "4½", class_="score")``. Attributes that are true are written
    without a value, those that are false or empty are left out."""
    written = "".join(
        f" {name.rstrip('_').replace('_', '-')}" + ("" if value is True else f'="{_text(value)}"')
        for name, value in attributes.items()
        if value
    )
    begin = f"<{_name}{written}>"
    return Html(begin if _name in _VOID else f"{begin}{together(*inside)}</{_name}>")


def together(*inside: str) -> Html:
    """Return these pieces and texts joined, with the texts escaped."""
    return Html("".join([piece if isinstance(piece, Html) else _text(piece) for piece in inside]))


@lru_cache(maxsize=4096)
def _text(words: str) -> str:
    return escape(_NOT_IN_A_PAGE.sub("\ufffd", words))


def name(words: str) -> Html:
    """Return a name. If it reads from right to left, the text beside it keeps its direction."""
    return tag("bdi", words)


_MARKS = {
    **dict.fromkeys((Mark.STRONG, Mark.DECISIVE, Mark.LARGE, Mark.MEDIUM), "b"),
    **dict.fromkeys((Mark.FAINT, Mark.UNPLAYED), "small"),
    Mark.DROPPED: "del",
}
_KINDS = {TextKind.CALL: "status", TextKind.NOTE: "key"}
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
                yield tag("p", *self._inside(block.words), class_=_KINDS.get(block.kind, ""))
            elif block.poster:
                yield tag("ol", *self._winners(block), class_="winners")
            else:
                yield self.table(block)

    def table(self, table: Table) -> Html:
        """Return a table in a frame that scrolls."""
        caption = tag("caption", table.title, class_="" if self.titled else "heard")
        heads = tag("thead", tag("tr", *map(_head, table.columns)))
        rows = (
            tag("tr", *cells, class_="ruled" * (k in table.ruled))
            for k, cells in enumerate(zip(*map(self._cells, table.columns)))
        )
        whole = tag("table", caption, heads, tag("tbody", *rows))
        return tag("div", whole, class_="scroller main" if table.main else "scroller", tabindex="0")

    def _cells(self, column: Column) -> Iterator[Html]:
        """Yield the cells; in the tables that stand alone whole figures stand under whole ones."""
        halves = not self.titled and any(text[-1:] in HALVES for text in filter(None, column.cells))
        look = _look(column)
        for value, text in zip(column.values, column.cells):
            if column.role == Role.NAME and text:
                yield tag("th", *self._inside(value), scope="row", class_=look)
            else:
                is_whole = halves and column.role == Role.FIGURE and text[-1:] not in HALVES
                classes = f"{look} {'whole' * is_whole}"
                head = column.head if text and column.role in (Role.FIGURE, Role.RESULT) else ""
                yield tag("td", *self._inside(value), class_=classes.strip(), data_head=head)

    def _inside(self, cell: Cell) -> Iterator[Html]:
        for k, line in enumerate(lines_of(cell)):
            yield from [tag("br")] * bool(k)
            yield from map(self._run, line)

    def _run(self, run: Run) -> Html:
        """Return letters in the tag of their mark, a name as a link to its row."""
        text = run.text.replace("\N{NO-BREAK SPACE}", " ") if run.who else run.text
        words: str = tag("bdi", text) if run.who else text
        if run.who and self.anchor:
            words = tag("a", words, href=f"#{self.anchor}{run.who}")
        return tag(_MARKS[run.mark], words) if run.mark else together(words)

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
            yield tag("li", *pieces, class_="ruled" * (k in table.ruled))


def _head(column: Column) -> Html:
    return tag("th", column.head, scope="col", class_=_look(column)) if column.head else tag("td")


def _look(column: Column) -> str:
    """Return the class of a column's cells: texts are on the left, and scores and money, the
    figures in bold letters, stay in sight where the others scroll."""
    if column.role in _TO_THE_LEFT:
        return "left"
    runs = chain.from_iterable(map(runs_of, column.values))
    is_bold = any(run.mark == Mark.STRONG for run in runs)
    return "stays" if is_bold and column.role == Role.FIGURE else ""


def score(text: str, others: Sequence[str]) -> Html:
    """Return a score for a column in which whole figures stand under whole ones."""
    hangs = any(each[-1:] in HALVES for each in others) and text[-1:] not in HALVES
    return tag("span", text, class_="score whole" if hangs else "score")
