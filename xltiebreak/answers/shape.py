"""The shape of an answer: headings, paragraphs and tables for people, plain values for programs.

No block knows a width or a height, a tag or a style: the terminal, the Word file and the web page
are writers of the same blocks.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, repeat, zip_longest
from typing import Any, NamedTuple, Union

from xltiebreak.event.figures import Figure, decimal
from xltiebreak.rules.terms import Show


class Mark:
    """What a run of letters is marked as; how that looks is up to the writer."""

    PLAIN = ""
    STRONG = "strong"
    FAINT = "faint"
    LARGE = "large"
    MEDIUM = "medium"
    DROPPED = "dropped"
    DECISIVE = "decisive"
    UNPLAYED = "unplayed"


class Run(NamedTuple):
    """Letters with one mark; ``who`` is the number of the player or team they name, or 0."""

    text: str
    mark: str = Mark.PLAIN
    who: int = 0

    @classmethod
    def joined(cls, parts: Iterable[Runs], between: str) -> Runs:
        """Return these runs with a text between them."""
        apart = ((cls(between),) * (k > 0) + each for k, each in enumerate(parts))
        return tuple(chain.from_iterable(apart))


Runs = tuple[Run, ...]
Cell = Union[str, Runs]
r"""The text of a cell, in which ``\n`` begins a line."""


def runs_of(cell: Cell) -> Runs:
    """Return a cell as runs."""
    return (Run(cell),) * bool(cell) if isinstance(cell, str) else cell


def plain(cell: Cell) -> str:
    """Return a cell without its marks; what was dropped stands in parentheses."""
    if isinstance(cell, str):
        return cell
    return "".join([f"({run.text})" if run.mark == Mark.DROPPED else run.text for run in cell])


def lines_of(cell: Cell) -> list[list[Run]]:
    """Return the runs of each line of a cell."""
    lines: list[list[Run]] = [[]]
    for run in runs_of(cell):
        first, *others = run.text.split("\n")
        lines[-1] += [run._replace(text=first)] * bool(first)
        lines += [[run._replace(text=each)] * bool(each) for each in others]
    return lines


class Role:
    """What a column holds, which decides what happens where there is little room.

    ``SPARE`` is cut short, then left out; ``PROSE`` is wrapped; ``NAME`` is cut short; ``FIGURE``
    goes to a further table below, which repeats the columns of ``KEY`` and ``NAME``; ``IDLE``, a
    figure on which nothing depends, is left out before names are cut. On paper a
    ``RESULT`` is as a figure, without halves that hang out, and ``BESIDE`` belongs to the column
    before it.
    """

    KEY = "key"
    NAME = "name"
    SPARE = "spare"
    FIGURE = "figure"
    IDLE = "idle"
    RESULT = "result"
    BESIDE = "beside"
    PROSE = "prose"


GAP = 3
"""The spaces between two columns."""

EDGES = 2
"""The spaces before the first column and after the last."""

_TO_THE_LEFT = (Role.NAME, Role.SPARE, Role.PROSE)
_WITHOUT_WIDTH = ("Mn", "Me", "Cf")


@dataclass(frozen=True, eq=False)
class Column:
    """A column of a table. Where programs read it, it has a ``key`` there, and ``data`` in place of
    its texts where these are figures. A column without a role is for programs alone."""

    head: str
    values: Sequence[Cell]
    role: str
    key: str = ""
    data: Sequence[object] = ()

    @classmethod
    def marked(
        cls, head: str, texts: Sequence[str], role: str, marks: str | Sequence[str]
    ) -> Column:
        """Return a column of texts, all with one mark or each with its own."""
        each = [marks] * len(texts) if isinstance(marks, str) else marks
        return cls(head, [(Run(*run),) if run[0] else "" for run in zip(texts, each)], role)

    @classmethod
    def named(cls, head: str, names: Iterable[str], who: Iterable[int], *known: Any) -> Column:
        """Return a column of names that know whose they are; for programs with key and data."""
        return cls(head, [(Run(*run),) for run in zip(names, repeat(""), who)], Role.NAME, *known)

    @cached_property
    def cells(self) -> list[str]:
        """The texts of the cells, without marks."""
        return list(map(plain, self.values))

    @cached_property
    def width(self) -> int:
        """The width of the longest line, in characters of a terminal."""
        texts = (self.head, *self.cells)
        return max(width_of(line) for text in texts for line in text.split("\n"))

    def aligned(self, line: str) -> str:
        """Return a line of a cell, filled with spaces to the column's width."""
        room = " " * (self.width - width_of(line))
        return line + room if self.role in _TO_THE_LEFT else room + line


class Table(NamedTuple):
    """Columns under a title; as text, every column has its full width.

    ``ruled`` are the rows, from 0, that begin a group. ``whole`` tables stay on one page; a
    ``main`` table is set in letters by its number of rows, and a ``poster`` in letters by its
    marks, without heads.
    """

    title: str
    columns: Sequence[Column]
    ruled: Collection[int] = ()
    whole: bool = False
    main: bool = False
    poster: bool = False

    def __str__(self) -> str:
        return "\n".join([self.title, *self.lines])

    @property
    def lines(self) -> Iterator[str]:
        """The header, a rule, and the rows; a cell may take several lines."""
        yield self._line([column.head for column in self.columns])
        widths = [column.width for column in self.columns]
        yield f" {'─' * (sum(widths) + GAP * (len(widths) - 1))}"
        for row in zip(*(column.cells for column in self.columns)):
            for line in zip_longest(*(cell.split("\n") for cell in row), fillvalue=""):
                yield self._line(line)

    def _line(self, cells: Sequence[str]) -> str:
        aligned = (column.aligned(text) for column, text in zip(self.columns, cells))
        return f" {(' ' * GAP).join(aligned)}".rstrip()


class Heading(NamedTuple):
    """A heading of ``level`` 1 to 3; the ``aside`` stands at the other end of its line."""

    level: int
    text: str
    aside: str = ""


class TextKind:
    """What a paragraph is: text, fine print, a note under a table, a call to do something, the
    caption of the table below it, or the last one, on the page of the one before it."""

    TEXT = "text"
    FINE = "fine"
    NOTE = "note"
    CALL = "call"
    CAPTION = "caption"
    LAST = "last"


class Text(NamedTuple):
    """A paragraph of one kind."""

    words: Cell
    kind: str = TextKind.TEXT

    @classmethod
    def notes(cls, *sentences: str) -> list[Block]:
        """Return a note for each of these sentences that says something."""
        return [cls(words, TextKind.NOTE) for words in sentences if words]

    def __str__(self) -> str:
        return plain(self.words)


class Choice(NamedTuple):
    """The same told in several ways, from the widest to the narrowest: the first that has room is
    taken. The ``equal`` ones are tried in smaller letters, too, before those behind them."""

    ways: Sequence[Sequence[Block]]
    equal: int = 99


Block = Union[Heading, Text, Table, Choice]

Part = Union[Table, str]
"""A table, or a paragraph in one line."""


def blocks_of(parts: Iterable[Part]) -> Iterator[Block]:
    """Yield an answer as blocks for paper: tables as a screen shows them, what was left out in
    parentheses; a sentence that begins with a star as a note."""
    for part in parts:
        if isinstance(part, Table):
            columns = [Column(each.head, each.cells, each.role) for each in part.columns]
            yield part._replace(columns=columns)
        else:
            yield Text(
                " ".join(part.split()), TextKind.NOTE if part.startswith("*") else TextKind.TEXT
            )


Rows = Iterator[list[object]]
"""The rows of a CSV table."""


def shown(columns: Iterable[Column]) -> list[Column]:
    """Return the columns for people that are not empty."""
    return [column for column in columns if column.role and any(column.values)]


def records(columns: Iterable[Column], keys: Sequence[str]) -> list[dict[str, Any]]:
    """Return the rows of a table for programs: what stands under these keys."""
    under = {column.key: column.data or column.values for column in columns}
    return [dict(zip(keys, row)) for row in zip(*(under[key] for key in keys))]


class Answer:
    """An answer of tables and paragraphs; as text, an empty line separates them."""

    def parts(self, show: Show = decimal) -> Iterable[Part]:
        """Return the tables and paragraphs; ``show`` writes the figures."""
        raise NotImplementedError

    def to_dict(self) -> dict[str, Any]:
        """Return the answer as plain values, which the command prints as JSON."""
        raise NotImplementedError

    def to_csv(self) -> tuple[list[str], Rows]:
        """Return the header and the rows of a CSV table; few answers have one."""
        raise NotImplementedError

    @property
    def left_out_of_csv(self) -> Iterable[str]:
        """Sentences about what the CSV table does not hold."""
        return ()

    def __str__(self) -> str:
        return "\n\n".join(map(str, self.parts()))


def width_of(text: str) -> int:
    """Return the number of places that a text takes on a terminal: two for a wide character, none
    for an accent on the character before."""
    if text.isascii():
        return len(text)
    unseen = sum(unicodedata.category(letter) in _WITHOUT_WIDTH for letter in text)
    wide = sum(unicodedata.east_asian_width(letter) in "WF" for letter in text)
    return len(text) - unseen + wide


def as_number(figure: Figure | None) -> float | None:
    """Return a figure for JSON; None if there is no value."""
    return None if figure is None else float(figure)


def figure_text(figure: Figure | None, digits: int = 2, show: Show = decimal) -> str:
    """Return a figure for a table; an empty text if there is no value."""
    return "" if figure is None else show(figure, digits)
