"""What a page shows of teams that play matches: who sat at which board, and the best players of
each board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xltiebreak.event.figures import on_paper
from xltiebreak.event.results import Result
from xltiebreak.event.section import Player, Section
from xltiebreak.page.html import NOTHING, Html, Inside, name, scrolled, table, tag, together
from xltiebreak.ranking.board_prizes import (
    SHOWN_DOWN_TO,
    BoardStandings,
    board_standings,
    how_ranked,
)
from xltiebreak.ranking.standings import Standings

_COLOURS = {"w": "White", "b": "Black", "": ""}
_NOBODY = "nobody"


def result_in_words(result: Result) -> str:
    """Return ``win, White``, ``draw by ruling`` or ``half-point bye``; with the points where they
    are not the usual ones."""
    words = result.outcome.value + " by ruling" * result.ruling
    usual = result.worth in (None, result.outcome.points)
    worth = "" if usual else f"worth {on_paper(result.points)}"
    return ", ".join(filter(None, (words, _COLOURS[result.colour], worth)))


def lineups(standings: Standings, number: int) -> Html:
    """Return a table with the boards of each match of a team; nothing if they are not known."""
    matches = standings.section.matches
    if matches is None or matches.members is None or not matches.lineups:
        return NOTHING
    position = standings.context.by.rows[number]
    lines: list[Html] = []
    for round, lineup in enumerate(matches.lineups[position], start=1):
        if lineup:
            match = _match(standings, number, round)
            lines.append(tag("tr", tag("th", match, colspan="4", scope="rowgroup")))
            lines += _of_round(matches.members, round, lineup)
    if not lines:
        return NOTHING
    heads: list[Inside] = ["Board", "Player", "Result", "Opponent"]
    caption = together("Board by board: ", name(standings.section.by_number[number].label))
    return table(caption, heads, lines)


def _match(standings: Standings, number: int, round: int) -> str:
    """Return ``Round 1: Wexley Grove, loss, 22½ to 45½``."""
    section, points = standings.section, standings.context.by.points
    result = section.crosstable.rows[number][round - 1]
    opponent = section.by_number.get(result.opponent or 0)
    words = [opponent.label] if opponent else []
    words.append(result_in_words(result))
    both = [points(each, round) for each in (number, result.opponent) if each]
    made = [on_paper(each) for each in both if each is not None]
    return f"Round {round}: {', '.join([*words, *([' to '.join(made)] if made else [])])}"


def _of_round(members: Section, round: int, lineup: Sequence[int]) -> Iterator[Html]:
    for board, member in enumerate(lineup, start=1):
        row = members.crosstable.rows.get(member, ())
        result = row[round - 1] if len(row) >= round else None
        yield tag(
            "tr",
            tag("td", str(board)),
            tag("td", _who(members, member), class_="who"),
            tag("td", result_in_words(result) if result else ""),
            tag("td", _who(members, result.opponent) if result else ""),
        )


def _who(members: Section, number: int | None) -> Html:
    player = members.by_number.get(number or 0)
    if player is None:
        return NOTHING if number is None else together(_NOBODY)
    return _named(player)


def _named(member: Player) -> Html:
    return together(name(member.label), f" {member.rated}".rstrip())


def best_by_board(standings: Standings, level: int, anchor: str) -> Html:
    """Return the first players of each board and the rule that ranks them; nothing if no line-ups
    are known. ``anchor`` begins the addresses of their teams' rows."""
    boards = board_standings(standings.section, standings.edition, standings.order)
    if not boards:
        return NOTHING
    title = "Board prizes" if standings.is_final else "Players by board"
    heads: list[Inside] = ["Board", "Place", "Name", "Team", "Points", "Games"]
    lines = (line for board in boards for line in _first(standings, board, anchor))
    drawn = table(f"The first {SHOWN_DOWN_TO} places of each board", heads, lines)
    return scrolled(tag(f"h{level}", title), drawn, how_ranked(boards))


def _first(standings: Standings, board: BoardStandings, anchor: str) -> Iterator[Html]:
    for row in board.rows:
        if row.place <= SHOWN_DOWN_TO:
            member = row.player
            yield tag(
                "tr",
                tag("td", str(board.board)),
                tag("td", row.places),
                tag("th", _named(member), scope="row"),
                tag("td", _team(standings, member.number, anchor)),
                tag("td", on_paper(row.score)),
                tag("td", str(board.games[member.number])),
            )


def _team(standings: Standings, member: int, anchor: str) -> Html:
    matches = standings.section.matches
    lineups = matches.lineups if matches else ()
    for team, rounds in zip(standings.section.players, lineups):
        if any(member in lineup for lineup in rounds):
            return tag("a", name(team.label), href=f"#{anchor}{team.number}")
    return NOTHING
