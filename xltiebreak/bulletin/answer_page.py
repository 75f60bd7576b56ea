"""A Word page with the answer to a question, to hand over or to file with a protest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from xltiebreak.answers import shape as answers
from xltiebreak.answers.shape import FIGURE, KEY, PROSE, Table
from xltiebreak.bulletin.masthead import masthead, one_line, title
from xltiebreak.bulletin.word.across import across_the_page
from xltiebreak.bulletin.word.columns import Column, figures, words
from xltiebreak.bulletin.word.page import Room, paper_named
from xltiebreak.bulletin.word.styles import INCH, Faces
from xltiebreak.bulletin.word.tables import Block, Part
from xltiebreak.bulletin.word.text import Paragraph, heading, run, text
from xltiebreak.bulletin.word.word_file import Footer, Properties, WordFile
from xltiebreak.event.section import Event
from xltiebreak.questions.plain_words import by_rule
from xltiebreak.ranking.standings import Standings

_NAME, _PROSE = round(1.4 * INCH), round(1.1 * INCH)
_SIGNATURE = "Chief TD"


def write_answer(
    event: Event,
    standings: Sequence[Standings],
    question: str,
    answer: Iterable[answers.Part],
    paper: str,
) -> bytes:
    """Return a page as a Word file: event, question, rules that apply, the answer with its
    calculations, and a line for the director's signature.

    Raises:
        TieBreakError: there is no such paper.
    """
    file = WordFile(None, paper_named(paper))
    printed = list(_parts(event, standings, question, answer, file.room()))
    author = one_line(event.chief_td) or one_line(event.organizer)
    return file.filled(printed, Footer(title(event)), Properties(question, author))


def _parts(
    event: Event,
    standings: Sequence[Standings],
    question: str,
    answer: Iterable[answers.Part],
    space: Room,
) -> Iterator[Part]:
    several = len(standings) > 1
    upright: list[Block] = [*masthead(event, standings), heading(1, one_line(question))]
    for ranked in standings:
        label = f"Order, {ranked.section.name}: " if several else "Order: "
        runs = run(label, "Bulletin Strong") + run(_order(ranked))
        upright.append(Paragraph("Bulletin Text", runs))
    for part in answer:
        if isinstance(part, str):
            style = "Bulletin Note" if part.startswith("*") else "Bulletin Text"
            upright.append(text(style, one_line(part)))
            continue
        drawn = _table(part, space)
        if drawn.turned:
            yield from (Part(upright), drawn)
            upright = []
        else:
            upright += drawn.blocks
    signature = f"{_SIGNATURE}: ______________________________     Date: ______________"
    yield Part([*upright, text("Bulletin Text", ""), text("Bulletin Text", signature)])


def _order(standings: Standings) -> str:
    codes = [
        tie_break.named_under(standings.edition.family) for tie_break in standings.order.tie_breaks
    ]
    return f"{', '.join(codes)}; {by_rule(standings)}."


def _table(drawn: Table, space: Room) -> Part:
    """Return a table of the answer. If it is too wide, each part repeats the columns before the
    figures."""
    listed = list(_columns(drawn.columns, space.faces))
    behind = next(
        (k for k, column in enumerate(drawn.columns) if column.role == FIGURE), len(listed)
    )
    part = across_the_page(
        listed[:behind],
        listed[behind:],
        (),
        space,
        drawn.title,
        "One row for each player; what the rounds gave, or before and after.",
        notes=(),
    )
    return part.under(text("Bulletin Caption", one_line(drawn.title)))


def _columns(columns: Iterable[answers.Column], faces: Faces) -> Iterator[Column]:
    for column in columns:
        cells = [one_line(cell) for cell in column.cells]
        if column.role in (FIGURE, KEY):
            yield figures(faces, column.head, cells)
        else:
            most = _PROSE if column.role == PROSE else _NAME
            yield words(faces, column.head, cells, most=most, share=3)
