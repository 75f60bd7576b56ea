"""A page with the answer to a question: one file without a script, to file or to hand over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from xltiebreak.answers.sections import known_of
from xltiebreak.answers.shape import Part, Table
from xltiebreak.event.section import Event
from xltiebreak.page.document import UNNAMED, head, own, policy
from xltiebreak.page.html import Html, Inside, cells, name, tag, together

_STYLE = ("look.css",)


def write_answer(event: Event, question: str, answer: Iterable[Part]) -> str:
    """Return the page: event, question, and the answer with its tables."""
    style = own(_STYLE)
    title = f"{event.name or UNNAMED}: {question}"
    body = tag("body", *_head(event), tag("main", tag("h2", question), *_parts(answer)))
    page = tag("html", head(title, style, policy(style)), body, lang="en")
    return f"<!DOCTYPE html>\n{page}\n"


def _head(event: Event) -> Iterator[Html]:
    where = ", ".join(filter(None, (event.venue, event.city)))
    lines = (
        " · ".join(filter(None, (event.dates, where))),
        " · ".join(known_of(event)),
    )
    about = [tag("p", line) for line in lines if line]
    yield tag("header", tag("h1", name(event.name or UNNAMED)), *about)


def _parts(answer: Iterable[Part]) -> Iterator[Html]:
    """Yield paragraphs and tables; the first sentence stands out."""
    look: str | bool = "status"
    for part in answer:
        if isinstance(part, Table):
            yield tag("div", _table(part), class_="scroller")
        else:
            yield tag("p", part, class_=look)
        look = False


def _table(drawn: Table) -> Html:
    rows = zip(*(map(_lines, column.cells) for column in drawn.columns))
    return tag(
        "table",
        tag("caption", drawn.title),
        tag(
            "thead",
            tag("tr", cells("th", (column.header for column in drawn.columns), scope="col")),
        ),
        tag("tbody", *(tag("tr", cells("td", row)) for row in rows)),
    )


def _lines(text: str) -> Inside:
    first, *others = text.split("\n")
    return together(first, *(piece for line in others for piece in (tag("br"), line)))
