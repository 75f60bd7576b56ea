"""One section on the page: how many rounds are played, winners and prizes, the standings, and the
table of all results; byes, forfeits and rulings in one folded list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xltiebreak.answers.standings import SectionStandings
from xltiebreak.event.figures import on_paper, points_on_paper
from xltiebreak.event.letters import cell_text, meanings
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Section
from xltiebreak.page.entries import Entries
from xltiebreak.page.html import NOTHING, Html, Inside, cells, name, scrolled, table, tag
from xltiebreak.page.teams import best_by_board, result_in_words
from xltiebreak.prizefund.apart import in_sentences
from xltiebreak.prizefund.awards import Awards
from xltiebreak.prizefund.money import money
from xltiebreak.prizefund.told_once import accounts_of, by_title, unpaid_in_words
from xltiebreak.prizefund.winners import Winner, given_prizes, winners_of
from xltiebreak.questions.plain_words import unfinished
from xltiebreak.ranking.standings import Ranked, Standings
from xltiebreak.report.winners import Listed, reason_of


def section(shown: SectionStandings, k: int, several: bool) -> Html:
    """Return section ``k``, counted from 1, with its name above if there are ``several``."""
    anchor = f"s{k}" if several else ""
    level = 3 if several else 2
    printed: list[Html] = []
    if several:
        printed.append(tag("h2", name(shown.section.name or "Section"), id=anchor or False))
    words = " ".join(unfinished(shown.players)) or "Final standings."
    status = "status final" if shown.players.is_final else "status open"
    printed.append(tag("p", words, class_=status))
    for title, ranked, begin in lists_of(shown, anchor):
        printed.append(tag("div", *_list(title, ranked, begin, level, f"{anchor}p"), class_="list"))
    printed.append(rulings(shown.section, f"{anchor}p"))
    printed.append(best_by_board(shown.players, level, f"{anchor}p"))
    if not shown.section.has_only_scores:
        printed.append(crosstable(shown.players, level, f"{anchor}p"))
    return tag("section", *printed)


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
    if not ranked.rows:
        yield tag("p", "Nobody is entered yet.")
        return
    whose = f", {title.lower()}" if title else ""
    yield tag("div", *_above(ranked, whose, level, anchor), class_="beside")
    only_scores = ranked is ranked.players and ranked.section.has_only_scores
    opened = "prizes" if only_scores else "arithmetic"
    below = tag("p", ranked.about_unplaced, class_="hint") if ranked.about_unplaced else NOTHING
    entries = Entries(ranked, anchor, opponents)
    yield tag(
        "div",
        tag(f"h{level}", "Standings" + whose),
        tag("p", f"Open a name to see its {opened}.", class_="hint"),
        tag("ol", *map(entries.row, ranked.listed), class_="standings"),
        below,
    )


def _above(ranked: Ranked, whose: str, level: int, anchor: str) -> Iterator[Html]:
    """Yield the winners and the prizes."""
    first = list(_first(ranked))
    if first and ranked.players.has_scores:
        won = "Winners" if ranked.players.is_final else "Leaders"
        yield tag(f"h{level}", won + whose)
        yield tag("ol", *first, class_="winners")
    prizes = list(_prizes(ranked, anchor))
    if prizes:
        yield tag(f"h{level}", "Prizes" + whose)
        yield from prizes


def _first(ranked: Ranked) -> Iterator[Html]:
    listing = Listed("", ranked, ranked.players, None)
    for row in listing.named:
        yield tag(
            "li",
            tag("span", row.places, class_="place"),
            tag("b", name(listing.called(row))),
            tag("span", on_paper(row.score), class_="score"),
            *(tag("p", why) for why in [reason_of(listing, row)] if why),
        )


def _prizes(ranked: Ranked, anchor: str) -> Iterator[Html]:
    players = ranked.players
    typed, of_players = players.section.prizes, ranked is players
    given = given_prizes(ranked)
    findings = given.warnings if given else typed.findings if typed else ()
    for finding in findings if of_players else ():
        about = "No prizes are printed" if finding.is_error else "To be checked"
        yield tag("p", f"{about}: {finding.where}: {finding.message}.")
    if given is None:
        return
    winners = takers(ranked, given)
    lines = []
    for winner in winners:
        cash = tag("b", money(winner.cash, given.fund.sign)) if winner.cash else NOTHING
        link = tag("a", name(winner.entrant.label), href=f"#{anchor}{winner.entrant.number}")
        taken = tag("small", "; ".join(winner.won))
        lines.append(tag("li", tag("span", link, taken), tag("span", cash, class_="score")))
    if of_players:
        lines += [tag("li", sentence) for sentence in unpaid_in_words(given)]
        left = in_sentences([*given.for_everybody, *given.not_given])
        lines += [tag("li", f"{sentence}.") for sentence in left]
    if lines:
        yield tag("ul", *lines, class_="prizes")
    yield from _divided(given, winners, f"{anchor}prizes", of_players=of_players)


def takers(ranked: Ranked, given: Awards) -> list[Winner]:
    """Return those of this list who take a prize, in place order."""
    numbers = {row.player.number for row in ranked.rows}
    winners = winners_of(given, of_teams=ranked.adds_up_players)
    return [winner for winner in winners if winner.entrant.number in numbers]


def _divided(
    given: Awards, winners: Sequence[Winner], address: str, *, of_players: bool
) -> Iterator[Html]:
    """Yield how the cash was divided, folded: each pool once, a class's prizes together."""
    accounts = accounts_of([winner.share for winner in winners if winner.share], on_paper)
    if not accounts:
        return
    rule, *remarks = given.remarks
    printed = [tag("p", f"{rule}.")]
    for title, of_kind in by_title(accounts):
        if title:
            sentences = " ".join(f"{account.sentence}." for account in of_kind)
            printed.append(tag("p", tag("b", f"{points_on_paper(title)}. "), sentences))
            continue
        printed += [
            tag("p", tag("b", account.names), f"{account.sentence[len(account.names) :]}.")
            for account in of_kind
        ]
    if of_players:
        printed.append(tag("p", " ".join(f"{words}." for words in (given.summary, *remarks))))
        if given.footnote:
            printed.append(tag("p", tag("small", f"{given.footnote}.")))
    summary = tag("summary", "How the prizes were divided")
    yield tag("details", summary, *printed, id=address, class_="divided")


def crosstable(standings: Standings, level: int, anchor: str) -> Html:
    """Return a table with one row for each player or team and one column for each round, and a key
    to the letters that occur."""
    section = standings.section
    played = section.crosstable
    begun = [r for r in range(1, played.rounds + 1) if played.started(r)]
    if not begun:
        return NOTHING
    rows = sorted(standings.rows, key=lambda row: row.player.number)
    position = standings.context.by.rows
    heads: list[Inside] = ["No.", "Name", *(f"R{r}" for r in begun), "Total", "Place"]
    results: list[Result] = []
    lines = []
    for row in rows:
        number = row.player.number
        results += (own := [played.rows[number][r - 1] for r in begun])
        written = [cell_text(result) + result.colour for result in own]
        if section.matches:
            inside = section.matches.points[position[number]]
            written = [_with_points(text, inside[r - 1]) for text, r in zip(written, begun)]
        link = tag("a", name(row.player.label), href=f"#{anchor}{number}")
        tail: list[Inside] = [on_paper(row.score), row.places]
        lines.append(
            tag(
                "tr",
                tag("td", str(number)),
                tag("th", link, scope="row"),
                cells("td", [*written, *tail]),
            )
        )
    caption = "Everybody's results in the order of the pairing numbers"
    key = f"{meanings(results)}; the number is the opponent’s No."
    if any(result.colour for result in results):
        key += " w White, b Black."
    if section.matches:
        key += " Behind the colon: the points inside the match."
    return scrolled(tag(f"h{level}", "Crosstable"), table(caption, heads, lines), key)


def _with_points(letters: str, points: float | None) -> str:
    """Return ``W5: 47½`` for a match, the plain letters for a game."""
    return letters if points is None else f"{letters}: {on_paper(points)}"


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
