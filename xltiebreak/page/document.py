"""The whole page, of results or with the answer to a question: head, sections and foot."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256

from xltiebreak import __version__
from xltiebreak.answers.sections import known_of
from xltiebreak.answers.shape import Part, Text, TextKind, blocks_of
from xltiebreak.answers.standings import EventStandings
from xltiebreak.disk.shipped import shipped
from xltiebreak.disk.writing import fixed_moment
from xltiebreak.event.section import Event
from xltiebreak.page.sections import lists, section
from xltiebreak.page.writer import NOTHING, Html, Writer, name, tag
from xltiebreak.report.report import title, when_and_where

PAGE = ("look.css",), ("again.js", "find.js")
SCREEN = ("screen.css",), ("again.js", "screen.js")
"""Styles and scripts of the page, and of the screen of the hall."""


@dataclass(frozen=True)
class Shown:
    """How a page is shown: ``listed`` by search engines or not, looking for new results every
    ``again`` seconds (0: never), ``made`` (by which program and when) in its foot, ``notice`` at
    its top; on the ``screen`` of a hall in large letters, turning its pages."""

    listed: bool = False
    again: int = 0
    made: str = ""
    notice: str = ""
    screen: bool = False


def made_now() -> str:
    """Return the program's version and the present time, for the foot of a page."""
    return f"xltiebreak {__version__}, {fixed_moment() or datetime.now():%Y-%m-%d %H:%M}."


def write_page(standings: EventStandings, shown: Shown) -> str:
    """Return a page of results in one file, readable without scripts; it fetches nothing."""
    style, script = map(own, SCREEN if shown.screen else PAGE)
    notice = tag("p", shown.notice, class_="status", role="status") if shown.notice else NOTHING
    body = tag("body", notice, *_parts(standings, shown), tag("script", script))
    made = sha256(body.encode()).hexdigest()[:16]  # another one where two pages differ
    is_watched = {"data_again": str(shown.again), "data_made": made} if shown.again else {}
    allowed = policy(style, script, asks=bool(shown.again))
    head = _head(title(standings.event), style, allowed, listed=shown.listed)
    return _whole(head, body, **is_watched)


def _whole(head: Html, body: Html, **attributes: str) -> str:
    return f"<!DOCTYPE html>\n{tag('html', head, body, lang='en', **attributes)}\n"


def _header(event: Event, *more: str) -> Html:
    lines = filter(None, (when_and_where(event), *more))
    return tag("header", tag("h1", name(title(event))), *(tag("p", line) for line in lines))


def _parts(standings: EventStandings, shown: Shown) -> Iterator[Html]:
    several = len(standings) > 1
    if shown.screen:
        yield tag("header", tag("h1", name(title(standings.event))))
    else:
        yield _header(standings.event)
    yield _agreement(standings, agrees=False)
    if shown.screen:
        yield tag("main", *(part for each in standings for part in lists(each, several)))
    else:
        yield _contents(standings) if several else NOTHING
        yield tag("main", *(section(each, k, several) for k, each in enumerate(standings, start=1)))
    made = tag("p", shown.made) if shown.made else NOTHING
    yield tag("footer", _agreement(standings, agrees=True), made)


def _agreement(standings: EventStandings, *, agrees: bool) -> Html:
    """Return whether the event agrees with its announcement, if the answer is this one."""
    answer = standings.agreement
    if answer is None or answer.agrees is not agrees:
        return NOTHING
    return tag("p", str(answer), class_=False if agrees else "status open")


def _head(words: str, style: Html, policy: str, *, listed: bool = False) -> Html:
    """Return the head of a page, ``listed`` by search engines or not."""
    return tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", http_equiv="Content-Security-Policy", content=policy),
        tag("meta", name="viewport", content="width=device-width,initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        NOTHING if listed else tag("meta", name="robots", content="noindex"),
        tag("title", words),
        tag("style", style),
    )


def _contents(standings: EventStandings) -> Html:
    links = [
        tag("li", tag("a", name(ranked.section.name or "Section"), href=f"#s{k}"))
        for k, ranked in enumerate(standings, start=1)
    ]
    return tag("nav", tag("ul", *links), aria_label="Sections")


def policy(style: Html, script: Html = NOTHING, *, asks: bool = False) -> str:
    """Return the page's security policy: the browser uses only our own style and script, and
    fetches and sends nothing, whatever text a file brings in. A page that ``asks``, that of a
    watched file, may ask the site that it came from whether there is a newer one."""
    scripts = [f"script-src '{_seal(script)}'"] if script else []
    allowed = ["default-src 'none'", f"style-src '{_seal(style)}'", *scripts]
    allowed += ["connect-src 'self'"] * asks
    return "; ".join([*allowed, "base-uri 'none'", "form-action 'none'"])


def _seal(content: str) -> str:
    return f"sha256-{b64encode(sha256(content.encode()).digest()).decode()}"


def own(files: Sequence[str]) -> Html:
    """Return the text of files of this room."""
    return Html("".join(shipped(f"page/{file}").decode().replace("\r\n", "\n") for file in files))


def write_answer(event: Event, question: str, answer: Iterable[Part]) -> str:
    """Return the page: event, question, and the answer with its tables; its first sentence stands
    out."""
    style = own(("look.css",))
    first, *others = blocks_of(answer)
    blocks = [first._replace(kind=TextKind.CALL) if isinstance(first, Text) else first, *others]
    main = tag("main", tag("h2", question), *Writer(titled=True).pieces(blocks))
    body = tag("body", _header(event, " · ".join(known_of(event))), main)
    return _whole(_head(f"{title(event)}: {question}", style, policy(style)), body)
