"""The whole page, of results or with the answer to a question: head, sections and foot.

A section says how many rounds are played, who won, who stands where, who is paid, and all results;
on the screen of the hall, in letters to be read from ten metres: places, names and scores, then who
takes which prize.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256

from xltiebreak import __version__
from xltiebreak.answers.explanation import Explanation
from xltiebreak.answers.sections import known_of
from xltiebreak.answers.shape import Block, Heading, Part, Run, Text, TextKind, blocks_of
from xltiebreak.answers.standings import EventStandings, SectionStandings
from xltiebreak.disk.shipped import shipped
from xltiebreak.disk.writing import fixed_moment
from xltiebreak.event.figures import counted, on_paper
from xltiebreak.event.findings import Finding
from xltiebreak.event.section import Event
from xltiebreak.page.writer import NOTHING, Html, Writer, name, score, tag
from xltiebreak.prizefund.money import money
from xltiebreak.prizefund.winners import given_prizes
from xltiebreak.questions.why import short_names, unfinished, value_text, why
from xltiebreak.ranking.orders import PLAYOFF
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Ranked, Standings
from xltiebreak.report.report import size_of, title, when_and_where
from xltiebreak.report.results import standings_table
from xltiebreak.report.teams import board_prizes, of_players, rosters_of
from xltiebreak.report.winners import Listed, on_the_poster, prizes
from xltiebreak.report.words import BERGER, groups_of, standings_title

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
    watched = {"data_again": str(shown.again), "data_made": made} if shown.again else {}
    return _whole(title(standings.event), style, body, script, shown, **watched)


def _whole(words: str, style: Html, body: Html, script: Html, shown: Shown, **more: str) -> str:
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", http_equiv="Content-Security-Policy", content=policy(style, script, shown)),
        tag("meta", name="viewport", content="width=device-width,initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        NOTHING if shown.listed else tag("meta", name="robots", content="noindex"),
        tag("title", words),
        tag("style", style),
    )
    return f"<!DOCTYPE html>\n{tag('html', head, body, lang='en', **more)}\n"


def _header(event: Event, *lines: str) -> Html:
    below = (tag("p", line) for line in lines if line)
    return tag("header", tag("h1", name(title(event))), *below)


def _parts(standings: EventStandings, shown: Shown) -> Iterator[Html]:
    several = len(standings) > 1
    yield _header(standings.event, "" if shown.screen else when_and_where(standings.event))
    yield _agreement(standings, agrees=False)
    if shown.screen:
        yield tag("main", *(part for each in standings for part in lists(each, several)))
    else:
        numbered = [*enumerate(standings, start=1)]
        if several:
            names = [(k, name(each.section.name or "Section")) for k, each in numbered]
            links = [tag("li", tag("a", words, href=f"#s{k}")) for k, words in names]
            yield tag("nav", tag("ul", *links), aria_label="Sections")
        yield tag("main", *(section(each, k, several) for k, each in numbered))
    made = tag("p", shown.made) if shown.made else NOTHING
    yield tag("footer", _agreement(standings, agrees=True), made)


def _agreement(standings: EventStandings, *, agrees: bool) -> Html:
    """Return whether the event agrees with its announcement, if the answer is this one."""
    answer = standings.agreement
    if answer is None or answer.agrees is not agrees:
        return NOTHING
    return tag("p", str(answer), class_="" if agrees else "status open")


def policy(style: Html, script: Html, shown: Shown) -> str:
    """Return the page's security policy: the browser uses only our own style and script, and
    fetches and sends nothing, whatever text a file brings in. The page of a watched file may ask
    the site that it came from whether there is a newer one."""
    scripts = [f"script-src '{_seal(script)}'"] if script else []
    allowed = ["default-src 'none'", f"style-src '{_seal(style)}'", *scripts]
    allowed += ["connect-src 'self'"] * bool(shown.again)
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
    body = tag("body", _header(event, when_and_where(event), " · ".join(known_of(event))), main)
    return _whole(f"{title(event)}: {question}", style, body, NOTHING, Shown())


class Entries:
    """The players or teams of a list; the addresses of their rows begin with ``anchor``, those of
    opponents with ``opponents``."""

    def __init__(self, listing: Listed, anchor: str, opponents: str) -> None:
        ranked = listing.ranked
        self.ranked, self.takers, self.anchor = ranked, listing.takers, anchor
        self.section = ranked.section
        self.writer = Writer(opponents, titled=True)
        self.short_names = short_names(self.section)
        self.scores = [on_paper(row.score) for row in ranked.listed]
        pairs = zip(ranked.rows, ranked.rows[1:])
        self.follows = {row.player.number: after for row, after in pairs}

    def row(self, row: Standing, *, ruled: bool) -> Html:
        """Return an item of the list with place, name, rating, club, what decided the place, and
        score, under which the arithmetic opens."""
        player, code = row.player, row.decided_by
        tie_breaks = [each for each in self.ranked.tie_breaks if each.code == code != PLAYOFF]
        figures = [f"{by.name} {value_text(row.values[by.code], by.system)}" for by in tie_breaks]
        decided = figures[0] if figures else self.ranked.decided_by(row)
        club = name(player.team) if player.team else ""
        by = tag("span", decided, class_="by") if decided else ""
        about = [words for words in (player.rated, club, by) if words]
        between = [piece for words in about for piece in (" · ", words)][1:]
        small = tag("small", *between) if between else NOTHING
        head = tag(
            "summary",
            tag("span", row.places, class_="place"),
            tag("span", name(player.label), small, class_="name"),
            score(on_paper(row.score), self.scores),
        )
        opened = tag("details", head, tag("div", *self._inside(row), class_="inside"))
        address = f"{self.anchor}{player.number}"
        return tag("li", opened, id=address, class_="ruled" * ruled)

    def _inside(self, row: Standing) -> Iterator[Html]:
        number, ranked = row.player.number, self.ranked
        makers = [
            (Run(maker.player.label, who=maker.player.number), Run(f" {on_paper(maker.score)}"))
            for maker in ranked.makers(number)
        ]
        if makers:
            told = (Run("Counted: "), *Run.joined(makers, ", "), Run("."))
            yield from self.writer.pieces([Text(told)])
        sheets = tuple(ranked.worksheet(number, each) for each in ranked.looked_at(number))
        explained = Explanation(ranked, row, sheets)
        for part in explained.arithmetic(on_paper, lambda who: self.short_names.get(who, str(who))):
            yield from self.writer.pieces([Text(part) if isinstance(part, str) else part])
        if not ranked.adds_up_players:
            yield from self.writer.pieces(rosters_of(ranked.players, [row]))
        if number in self.takers:
            won = self.takers[number].sentences(on_paper)
            yield from (tag("p", sentence, class_="won") for sentence in won)
        after = self.follows.get(number)
        if after and not self.section.has_only_scores:
            next_one = why(ranked, number, after.player.number)
            yield tag("p", next_one.conclusion(on_paper), class_="why")


def section(shown: SectionStandings, k: int, several: bool) -> Html:
    """Return section ``k``, counted from 1, with its name above if there are ``several``."""
    anchor = f"s{k}" if several else ""
    level = 3 if several else 2
    players = shown.players
    writer = Writer(f"{anchor}p")
    printed: list[Html] = []
    if several:
        printed.append(tag("h2", name(shown.section.name or "Section"), id=anchor))
    printed += writer.pieces([Text(words, TextKind.CALL) for words in unfinished(players)])
    for listing, begin in lists_of(shown, anchor):
        printed.append(tag("div", *_list(listing, begin, level, f"{anchor}p"), class_="list"))
    tables: list[Block] = []
    if not shown.section.has_only_scores and shown.section.crosstable.last_begun:
        _, *results = standings_table(of_players(players), level)
        tables += [Heading(level, "All results"), *results]
        tables += Text.notes(BERGER * bool(shown.section.origin.grid))
    else:
        tables += [Text(words, TextKind.NOTE) for words in players.rules_from]
    tables += board_prizes(players, level)
    return tag("section", *printed, tag("div", *writer.pieces(tables), class_="beside"))


def lists_of(shown: SectionStandings, anchor: str) -> Iterator[tuple[Listed, str]]:
    """Yield the lists of players and teams in their order: each with its title, if there are
    several, and what begins the addresses of its rows."""
    lists: list[tuple[str, Ranked, str]] = []
    for c, teams in enumerate(shown.competitions):
        lists.append((teams.called.capitalize(), teams, f"{anchor}t{f'{c}-' if c else ''}"))
    players = ("Players" if lists else "", shown.players, f"{anchor}p")
    lists.insert(len(lists) if shown.order.ranks_teams else 0, players)
    for called, ranked, begin in lists:
        yield Listed(called, ranked, given_prizes(ranked)), begin


def _list(listing: Listed, anchor: str, level: int, opponents: str) -> Iterator[Html]:
    """Yield winners, the list of names and prizes; :func:`withheld` tells who writes the page what
    keeps prizes from it."""
    ranked, given, writer = listing.ranked, listing.given, Writer(anchor)
    if not ranked.listed:
        yield tag("p", "Nobody is entered yet.")
        return
    if ranked.players.has_scores and (named := [*on_the_poster(listing)]):
        won = "Winners" if ranked.players.is_final else "Leaders"
        first = [Heading(level, won + listing.whose), *named]
        yield tag("div", *writer.pieces(first), class_="beside first")
    only_scores = ranked is ranked.players and ranked.section.has_only_scores
    size = "" if listing.of_teams else size_of(ranked.players)
    ruled = groups_of([row.score for row in ranked.listed])
    entries = Entries(listing, anchor, opponents)
    yield tag(
        "div",
        *writer.pieces([Heading(level, standings_title(ranked.players) + listing.whose, size)]),
        tag("p", f"Open a name to see its {'prizes' if only_scores else 'arithmetic'}.",
            class_="hint"),
        tag("ol", *(entries.row(row, ruled=k in ruled) for k, row in enumerate(ranked.listed)),
            class_="standings"),
        *writer.pieces([Text(ranked.about_unplaced)] if ranked.about_unplaced else []),
        class_="names",
    )  # fmt: skip
    paid: list[Block] = prizes(listing, level)
    if paid and given:
        summary = "" if listing.of_teams else given.summary
        paid[0] = Heading(level, f"Prizes{listing.whose}", summary)
    typed = None if given or listing.of_teams else ranked.section.prizes
    if typed is not None and any(finding.is_error for finding in typed.findings):
        paid = [Text("The prizes are not printed yet.", TextKind.CALL)]
    if paid:
        yield tag("div", *writer.pieces(paid), class_="beside money")


def withheld(shown: EventStandings) -> list[Finding]:
    """Return what keeps the stated prizes of an event from its page."""
    return [
        finding
        for each in shown
        if each.section.prizes is not None and given_prizes(each.players) is None
        for finding in each.section.prizes.findings
    ]


WIDTHS = (2, 5)
"""The most letters of narrow places (``57``) and of usual ones (``13–14``)."""


def lists(shown: SectionStandings, several: bool) -> Iterator[Html]:
    """Yield the lists of a section, with its name above each if there are ``several``."""
    section = (shown.section.name or "Section") * several
    for listing, _ in lists_of(shown, ""):
        players, begun = listing.players, listing.players.has_scores
        heading = standings_title(players, section=section) + listing.whose
        rows = [
            (row.places * begun, name(row.player.label), on_paper(row.score) * begun)
            for row in listing.ranked.listed
        ]
        if not rows:
            yield tag("section", tag("h2", heading), tag("p", "Nobody is entered yet."))
            continue
        what = "Places" if begun else listing.ranked.called.capitalize()
        yield _turned(heading, what, rows, _news(players))
        given, numbers = listing.given, {row.player.number for row in listing.ranked.rows}
        paid: list[Row] = []
        for number, winner in listing.takers.items():
            if given and number in numbers:
                taken = tag("small", "; ".join(winner.won))
                cash = money(winner.cash, given.fund.sign) if winner.cash else ""
                paid.append((winner.entrant.places, Html(name(winner.entrant.label) + taken), cash))
        if paid:
            yield _turned(f"{section}{': ' * several}Prizes{listing.whose}", "Winners", paid)


def _news(players: Standings) -> str:
    """Return ``Round 4: 2 of 12 players without a result`` for the rounds being played, or that a
    play-off is due."""
    if players.is_final:
        return players.playoff_due
    table, noun = players.section.crosstable, players.section.origin.entry
    return "; ".join(
        f"Round {round}: {len(table.missing(round))} of {counted(len(table.numbers), noun)} "
        "without a result"
        for round in players.open_rounds
        if not players.section.origin.grid
    )


Row = tuple[str, Html, str]
"""A place, a name with what is below it, and a score or a sum of money."""


def _turned(heading: str, what: str, rows: Sequence[Row], news: str = "") -> Html:
    longest = max(len(place) for place, _, _ in rows)
    width = next((f"up-to-{most}" for most in WIDTHS if longest <= most), "wide")
    classes = ("place", "name", "score")
    items = [
        tag("li", *(tag("span", words, class_=what) for what, words in zip(classes, row)))
        for row in rows
    ]
    below = tag("p", news, class_="news") if news else NOTHING
    turned = tag("div", tag("ol", *items, class_=width), class_="turned")
    return tag("section", tag("h2", name(heading)), below, turned, class_="list", data_what=what)
