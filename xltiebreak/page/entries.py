"""What opens under a name: the rounds with their terms, the sentences of ``explain``, the prizes,
and why the next player is behind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xltiebreak.answers.explanation import Explanation
from xltiebreak.answers.shape import Part
from xltiebreak.event.figures import decimal, on_paper
from xltiebreak.event.results import Result
from xltiebreak.event.section import Section
from xltiebreak.page.html import NOTHING, Html, Inside, cells, name, tag
from xltiebreak.prizefund.winners import given_prizes, told_of
from xltiebreak.questions.why import why
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Ranked
from xltiebreak.rules.terms import Term
from xltiebreak.rules.worksheet import Worksheet

COLOURS = {"w": "White", "b": "Black", "": ""}


class Entries:
    """The players or teams of a list; the addresses of their rows begin with ``anchor``."""

    def __init__(self, ranked: Ranked, anchor: str, opponents: str) -> None:
        self.ranked = ranked
        self.anchor = anchor
        self.opponents = opponents
        players = ranked.players
        self.section: Section = players.section
        self.given = given_prizes(ranked)
        numbers = [row.player.number for row in ranked.rows]
        self.follows = dict(zip(numbers, ranked.rows[1:]))

    def row(self, row: Standing) -> Html:
        """Return an item of the list with place, name, score and deciding tie-break, under which
        the arithmetic opens."""
        player = row.player
        club = tag("small", name(player.team)) if player.team else NOTHING
        head = tag(
            "summary",
            tag("span", row.places, class_="place"),
            tag("span", name(player.label), club, class_="name"),
            tag("span", on_paper(row.score), class_="score"),
            tag("span", row.decided_by or "", class_="by"),
        )
        opened = tag("details", head, tag("div", *self._inside(row), class_="inside", tabindex="0"))
        return tag("li", opened, id=f"{self.anchor}{player.number}")

    def _inside(self, row: Standing) -> Iterator[Html]:
        number = row.player.number
        sheets = tuple(
            self.ranked.worksheet(number, tie_break) for tie_break in self.ranked.tie_breaks
        )
        if self.ranked.adds_up_players or self.section.origin.grid:
            yield from map(_part, Explanation(self.ranked, row, sheets).arithmetic())
        else:
            yield self._rounds(row, sheets)
            yield from (tag("p", sheet.sentence()) for sheet in sheets)
        if self.given:
            for sentence in told_of(self.given, number, of_team=self.ranked.adds_up_players):
                yield tag("p", sentence, class_="won")
        after = self.follows.get(number)
        if after and not self.section.has_only_scores:
            next_one = why(self.ranked, number, after.player.number)
            yield tag("p", next_one.conclusion(), class_="why")

    def _rounds(self, row: Standing, sheets: Sequence[Worksheet]) -> Html:
        results = self.section.crosstable.rows[row.player.number]
        begun = [r for r in range(1, len(results) + 1) if self.section.crosstable.started(r)]
        if not begun:
            return NOTHING
        by_round = [_by_round(sheet) for sheet in sheets]
        shown = [k for k, terms in enumerate(by_round) if terms]
        heads: list[Inside] = ["Round", "Opponent", "Result", *(sheets[k].system for k in shown)]
        lines = [
            tag(
                "tr",
                tag("th", str(round), scope="row"),
                tag("td", self._opponent(results[round - 1])),
                tag("td", _result(results[round - 1])),
                *(tag("td", *_amounts(by_round[k].get(round, ()), sheets[k])) for k in shown),
            )
            for round in begun
        ]
        values: list[Inside] = [
            "–" if sheets[k].value is None else decimal(sheets[k].value or 0, sheets[k].digits)
            for k in shown
        ]
        foot = tag(
            "tr",
            tag("th", "Total", scope="row"),
            tag("td"),
            tag("td", decimal(row.score)),
            cells("td", values),
        )
        return tag(
            "table",
            tag("caption", "Round by round: ", name(row.player.label)),
            tag("thead", tag("tr", cells("th", heads, scope="col"))),
            tag("tbody", *lines),
            tag("tfoot", foot),
        )

    def _opponent(self, result: Result) -> Html:
        if result.opponent is None:
            return NOTHING
        known = self.section.by_number.get(result.opponent)
        label = known.label if known else str(result.opponent)
        return tag("a", name(label), href=f"#{self.opponents}{result.opponent}")


def _by_round(sheet: Worksheet) -> dict[int, list[Term]]:
    terms: dict[int, list[Term]] = {}
    for term in sheet.terms:
        if term.round:
            terms.setdefault(term.round, []).append(term)
    return terms


def _amounts(terms: Sequence[Term], sheet: Worksheet) -> Iterator[Inside]:
    for k, term in enumerate(terms):
        if k:
            yield " + "
        if term.drop and not term.drop.which:
            yield "–"
            continue
        amount = decimal(term.amount, sheet.digits)
        yield tag("del", amount) if term.drop else amount


def _result(result: Result) -> str:
    """Return ``win, White`` or ``half-point bye``."""
    words = result.outcome.value + (" by ruling" if result.ruling else "")
    return ", ".join(filter(None, (words, COLOURS[result.colour])))


def _part(part: Part) -> Html:
    if isinstance(part, str):
        return tag("p", part)
    heads = [column.header for column in part.columns]
    rows = zip(*(column.cells for column in part.columns))
    return tag(
        "table",
        tag("caption", part.title),
        tag("thead", tag("tr", cells("th", heads, scope="col"))),
        tag("tbody", *(tag("tr", cells("td", row)) for row in rows)),
    )
