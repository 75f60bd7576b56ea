"""What stands on the page of one section: how far it is, who won what and why, everybody's place,
and the table of all results."""

from __future__ import annotations

from collections.abc import Iterator

from xltiebreak.event.figures import on_paper
from xltiebreak.page.crosstables import crosstable
from xltiebreak.page.entries import Entries
from xltiebreak.page.html import NOTHING, Html, name, tag
from xltiebreak.prizefund.money import money
from xltiebreak.prizefund.trophies import in_sentences
from xltiebreak.prizefund.winners import awards_of
from xltiebreak.questions.places import Ranked, listed, players_of, unfinished, winnings
from xltiebreak.questions.plain_words import called, reason
from xltiebreak.ranking.combined import TeamStandings
from xltiebreak.ranking.event_standings import SectionStandings
from xltiebreak.ranking.places import Standing

USUAL_TROPHIES = 3
MOST_NAMED = 8
"""Of a place that more share, only how many they are is told above the standings."""


def section(one: SectionStandings, k: int, several: bool) -> Html:
    """The k-th section, from 1; its name stands above it where there are several."""
    anchor = f"s{k}" if several else ""
    level = 3 if several else 2
    parts: list[Html] = []
    if several:
        parts.append(tag("h2", name(one.section.name or "Section"), id=anchor or False))
    parts.append(_status(one))
    lists: list[tuple[str, Ranked, str]] = []
    if one.teams:
        lists.append(("Teams", one.teams, f"{anchor}t"))
    lists.append(("Players" if one.teams else "", one.players, f"{anchor}p"))
    if one.teams_besides:
        lists.reverse()
    for title, ranked, begin in lists:
        parts += _list(title, ranked, begin, level, f"{anchor}p")
    parts.append(crosstable(one.players, level, f"{anchor}p"))
    return tag("section", *parts)


def _status(one: SectionStandings) -> Html:
    """``Final standings``, or how far it is and whose results are missing."""
    told = " ".join(unfinished(one.players)) or "Final standings."
    return tag("p", told, class_="status final" if one.players.is_final else "status open")


def _list(title: str, ranked: Ranked, anchor: str, level: int, opponents: str) -> Iterator[Html]:
    """Those who won, and everybody in place order."""
    if not ranked.rows:
        yield tag("p", "Nobody is entered yet.")
        return
    first = list(_first(ranked))
    of = f", {title.lower()}" if title else ""
    if first and players_of(ranked).rounds:
        won = "Winners" if players_of(ranked).is_final else "Leaders"
        yield tag(f"h{level}", won + of)
        yield tag("ol", *first, class_="winners")
    prizes = list(_prizes(ranked))
    if prizes:
        yield tag(f"h{level}", "Prizes" + of)
        yield from prizes
    yield tag(f"h{level}", "Standings" + of)
    entries = Entries(ranked, anchor, opponents)
    yield tag("p", "Open a name to see its arithmetic.", class_="hint")
    yield tag("ol", *map(entries.row, listed(ranked)), class_="standings")
    if isinstance(ranked, TeamStandings) and ranked.unplaced:
        yield tag("p", ranked.about_unplaced, class_="hint")


def _first(ranked: Ranked) -> Iterator[Html]:
    """A line for each of the first places: what they made, what they take, and why there."""
    players = players_of(ranked)
    trophies = players.section.trophies
    last = USUAL_TROPHIES if trophies is None or not players.is_final else trophies
    for row in ranked.rows:
        if row.place <= last and row.last_place - row.place < MOST_NAMED:
            yield tag("li", *_line(ranked, row))


def _line(ranked: Ranked, row: Standing) -> Iterator[Html]:
    yield tag("span", row.places, class_="place")
    if isinstance(ranked, TeamStandings):
        yield tag("b", name(row.player.label))
    else:
        yield tag("b", name(called(ranked.section, row.player)))
    yield tag("span", on_paper(row.score), class_="score")
    if told := reason(ranked, row):
        yield tag("p", told)


def _prizes(ranked: Ranked) -> Iterator[Html]:
    """Who is paid what, with a link to how the sum was made, and what is not paid."""
    players = players_of(ranked)
    stated, of_players = players.section.prizes, ranked is players
    for finding in stated.findings if stated and of_players else ():
        about = "No prizes are printed" if finding.is_error else "To be checked"
        yield tag("p", f"{about}: {finding.where}: {finding.message}.")
    won = winnings(ranked)
    given = None if won is None else awards_of(players)
    if won is None or given is None:
        return
    lines = []
    for winner in won.values():
        cash = tag("b", money(winner.cash, given.fund.sign)) if winner.cash else NOTHING
        trophies = ", ".join(winner.trophies_told)
        lines.append(
            tag(
                "li",
                tag("span", name(winner.entrant.name), f" {trophies}".rstrip()),
                tag("span", cash, class_="score"),
            )
        )
    if of_players:
        lines += [tag("li", f"{one.label} is not paid: {one.why}.") for one in given.unpaid]
        lines += [tag("li", f"{sentence}.") for sentence in in_sentences(given.not_given)]
    if lines:
        yield tag("ul", *lines, class_="prizes")
