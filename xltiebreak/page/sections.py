"""One section on the page: how many rounds are played, winners, the list of names, prizes, and all
results; byes, forfeits and rulings in one folded list."""

from __future__ import annotations

from collections.abc import Iterator

from xltiebreak.answers.explanation import result_in_words
from xltiebreak.answers.shape import Block, Heading, Kind, Text
from xltiebreak.answers.standings import SectionStandings
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Section
from xltiebreak.page.entries import Entries
from xltiebreak.page.html import NOTHING, Html, name, tag
from xltiebreak.page.writer import Writer
from xltiebreak.prizefund.winners import given_prizes
from xltiebreak.questions.plain_words import unfinished
from xltiebreak.ranking.standings import Ranked
from xltiebreak.report.prizes import prizes
from xltiebreak.report.report import size_of
from xltiebreak.report.results import standings_table
from xltiebreak.report.teams import board_prizes, of_players
from xltiebreak.report.winners import Listed, on_the_poster
from xltiebreak.report.words import groups_of, standings_title


def section(shown: SectionStandings, k: int, several: bool) -> Html:
    """Return section ``k``, counted from 1, with its name above if there are ``several``."""
    anchor = f"s{k}" if several else ""
    level = 3 if several else 2
    players = shown.players
    writer = Writer(f"{anchor}p")
    printed: list[Html] = []
    if several:
        printed.append(tag("h2", name(shown.section.name or "Section"), id=anchor))
    printed += writer.pieces([Text(words, Kind.CALL) for words in unfinished(players)])
    for title, ranked, begin in lists_of(shown, anchor):
        printed.append(tag("div", *_list(title, ranked, begin, level, f"{anchor}p"), class_="list"))
    printed.append(rulings(shown.section, f"{anchor}p"))
    tables: list[Block] = []
    if not shown.section.has_only_scores and shown.section.crosstable.last_begun:
        _, *results = standings_table(of_players(players), level)
        tables += [Heading(level, "All results"), *results]
    else:
        tables += [Text(words, Kind.NOTE) for words in players.rules_from]
    tables += board_prizes(players, level)
    return tag("section", *printed, tag("div", *writer.pieces(tables), class_="beside"))


def lists_of(shown: SectionStandings, anchor: str) -> list[tuple[str, Ranked, str]]:
    """Return the lists of players and teams in their order: each with its title, if there are
    several, and with what begins the addresses of its rows."""
    lists: list[tuple[str, Ranked, str]] = []
    for c, teams in enumerate(shown.competitions):
        lists.append((teams.called.capitalize(), teams, f"{anchor}t{f'{c}-' if c else ''}"))
    players = ("Players" if lists else "", shown.players, f"{anchor}p")
    lists.insert(len(lists) if shown.order.ranks_teams else 0, players)
    return lists


def _list(title: str, ranked: Ranked, anchor: str, level: int, opponents: str) -> Iterator[Html]:
    if not ranked.rows and not ranked.listed:
        yield tag("p", "Nobody is entered yet.")
        return
    whose, writer = f", {title.lower()}" if title else "", Writer(anchor)
    if first := _winners(ranked, whose, level):
        yield tag("div", *writer.pieces(first), class_="beside first")
    only_scores = ranked is ranked.players and ranked.section.has_only_scores
    heading = Heading(level, standings_title(ranked.players) + whose, size_of(ranked.players))
    ruled = groups_of([row.score for row in ranked.listed])
    entries = Entries(ranked, anchor, opponents)
    yield tag(
        "div",
        *writer.pieces([heading._replace(aside="" if ranked.adds_up_players else heading.aside)]),
        tag("p", f"Open a name to see its {'prizes' if only_scores else 'arithmetic'}.",
            class_="hint"),
        tag("ol", *(entries.row(row, ruled=k in ruled) for k, row in enumerate(ranked.listed)),
            class_="standings"),
        *writer.pieces([Text(ranked.about_unplaced)] if ranked.about_unplaced else []),
        class_="names",
    )  # fmt: skip
    if money := _prizes(ranked, whose, level):
        yield tag("div", *writer.pieces(money), class_="beside money")


def _winners(ranked: Ranked, whose: str, level: int) -> list[Block]:
    if not ranked.players.has_scores:
        return []
    named = [*on_the_poster(Listed("", ranked, ranked.players, given_prizes(ranked)))]
    won = "Winners" if ranked.players.is_final else "Leaders"
    return [Heading(level, won + whose), *named] if named else []


def _prizes(ranked: Ranked, whose: str, level: int) -> list[Block]:
    """Return the prizes, or why none are printed."""
    of_teams = ranked.adds_up_players
    given, typed = given_prizes(ranked), ranked.section.prizes
    if given is not None:
        among = {row.player.number for row in ranked.listed} if of_teams else ()
        printed = prizes(given, ranked.players, level, of_teams=of_teams, among=among)
        heading = Heading(level, "Prizes" + whose, "" if of_teams else given.summary)
        return [heading, *printed[1:]] if printed else []
    findings = () if typed is None or of_teams else typed.findings
    return [
        Text(f"{'No prizes are printed' if each.is_error else 'To be checked'}: {each.where}: "
             f"{each.message}.", Kind.CALL)
        for each in findings
    ]  # fmt: skip


def rulings(section: Section, anchor: str) -> Html:
    """Return who had a bye, who won or lost without play, and what the director ruled, by round;
    nothing if everything was played. ``anchor`` begins the addresses of rows."""
    items = [_item(section, anchor, *cell) for cell in _not_played(section)]
    if not items:
        return NOTHING
    summary = tag("summary", "Byes, forfeits and rulings")
    return tag(
        "details", summary, tag("ul", *items), id=f"{anchor}rulings", class_="divided beside"
    )


def _not_played(section: Section) -> Iterator[tuple[int, int, Result]]:
    """Yield round, number and result; of a game that both sides show alike, only one."""
    table = section.crosstable
    cells = sorted((round, number, result) for _, number, round, result in table.cells())
    for round, number, result in cells:
        of_note = result.ruling or result.forfeit or result.outcome is Outcome.ANNULLED
        is_bye = result.outcome.bye and result.outcome is not Outcome.UNPAIRED
        if table.started(round) and (is_bye or (of_note and not _is_twin(section, round, number))):
            yield round, number, result


def _is_twin(section: Section, round: int, number: int) -> bool:
    result = section.crosstable.rows[number][round - 1]
    other = _other(section, round, result)
    if other is None or result.ruling:
        return False
    return other.outcome is Outcome.FORFEIT_WIN or (
        other.outcome is result.outcome and (result.opponent or 0) < number
    )


def _other(section: Section, round: int, result: Result) -> Result | None:
    row = section.crosstable.rows.get(result.opponent or 0)
    return row[round - 1] if row else None


def _item(section: Section, anchor: str, round: int, number: int, result: Result) -> Html:
    """Return ``Round 5: Castellano, Rita: draw by ruling, Black; Dunleavy, Sean: win, White``."""
    sides = [_side(section, anchor, number, result)]
    other = _other(section, round, result)
    if other is not None and result.opponent is not None:
        sides += [Html("; "), _side(section, anchor, result.opponent, other)]
    return tag("li", f"Round {round}: ", *sides)


def _side(section: Section, anchor: str, number: int, result: Result) -> Html:
    link = tag("a", name(section.by_number[number].label), href=f"#{anchor}{number}")
    return Html(link + f": {result_in_words(result)}")
