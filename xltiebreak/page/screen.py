"""The page for the screen of the hall: places, names and scores, then who takes which prize, in
letters to be read from ten metres. The script turns its pages; without one they follow each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xltiebreak.answers.standings import SectionStandings
from xltiebreak.event.figures import counted, on_paper
from xltiebreak.page.sections import lists_of
from xltiebreak.page.writer import NOTHING, Html, name, tag
from xltiebreak.prizefund.money import money
from xltiebreak.prizefund.winners import given_prizes, winners_of
from xltiebreak.ranking.standings import Ranked, Standings

WIDTHS = (2, 5)
"""The most letters of narrow places (``57``) and of usual ones (``13–14``)."""


def lists(shown: SectionStandings, several: bool) -> Iterator[Html]:
    """Yield the lists of a section, with its name above each if there are ``several``."""
    section = f"{shown.section.name or 'Section'}: " if several else ""
    for title, ranked, _ in lists_of(shown, ""):
        whose = f", {title.lower()}" if title else ""
        heading = f"{section}{_how_far(ranked.players)}{whose}"
        heading = f"{heading[:1].upper()}{heading[1:]}"
        rows = list(_rows(ranked))
        if not rows:
            yield tag("section", tag("h2", heading), tag("p", "Nobody is entered yet."))
            continue
        what = "Places" if ranked.players.has_scores else ranked.called.capitalize()
        yield _list(heading, what, rows, _news(ranked.players))
        prizes = list(_prizes(ranked))
        if prizes:
            yield _list(f"{section}Prizes{whose}", "Winners", prizes)


def _how_far(players: Standings) -> str:
    if not players.has_scores:
        return "entered so far"
    if players.is_final:
        return "final standings"
    return f"standings after {players.progress}"


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


def _rows(ranked: Ranked) -> Iterator[Row]:
    for row in ranked.listed:
        begun = ranked.players.has_scores
        place, score = (row.places, on_paper(row.score)) if begun else ("", "")
        yield place, name(row.player.label), score


def _prizes(ranked: Ranked) -> Iterator[Row]:
    given, numbers = given_prizes(ranked), {row.player.number for row in ranked.rows}
    for winner in winners_of(given, of_teams=ranked.adds_up_players) if given else ():
        if given and winner.entrant.number in numbers:
            taken = tag("small", "; ".join(winner.won))
            cash = money(winner.cash, given.fund.sign) if winner.cash else ""
            yield winner.entrant.places, Html(name(winner.entrant.label) + taken), cash


def _list(heading: str, what: str, rows: Sequence[Row], news: str = "") -> Html:
    longest = max(len(place) for place, _, _ in rows)
    width = next((f"up-to-{most}" for most in WIDTHS if longest <= most), "wide")
    items = [
        tag(
            "li",
            tag("span", place, class_="place"),
            tag("span", label, class_="name"),
            tag("span", figure, class_="score"),
        )
        for place, label, figure in rows
    ]
    below = tag("p", news, class_="news") if news else NOTHING
    turned = tag("div", tag("ol", *items, class_=width), class_="turned")
    return tag("section", tag("h2", name(heading)), below, turned, class_="list", data_what=what)
