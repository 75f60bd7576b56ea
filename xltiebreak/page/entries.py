"""A list of names. Under each opens: the rounds with their terms, the sentences of ``explain``, the
line-ups of a team, the prizes, and why the next player is behind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xltiebreak.answers.explanation import Explanation
from xltiebreak.answers.shape import DROPPED, Part, Run, Table
from xltiebreak.answers.ties import TieRow
from xltiebreak.event.figures import on_paper
from xltiebreak.event.section import Player, Section
from xltiebreak.page.html import NOTHING, Html, Inside, cells, name, table, tag, together
from xltiebreak.page.teams import lineups, result_in_words
from xltiebreak.prizefund.winners import given_prizes, told_of
from xltiebreak.questions.plain_words import short_names
from xltiebreak.questions.why import why
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Ranked
from xltiebreak.rules.worksheet import Worksheet


class Entries:
    """The players or teams of a list; the addresses of their rows begin with ``anchor``."""

    def __init__(self, ranked: Ranked, anchor: str, opponents: str) -> None:
        self.ranked = ranked
        self.anchor = anchor
        self.opponents = opponents
        players = ranked.players
        self.section: Section = players.section
        self.given = given_prizes(ranked)
        self.short_names = short_names(self.section)
        numbers = [row.player.number for row in ranked.rows]
        self.follows = dict(zip(numbers, ranked.rows[1:]))

    def row(self, row: Standing) -> Html:
        """Return an item of the list with place, name, rating, club, score and what decided the
        place, under which the arithmetic opens."""
        player = row.player
        decided = self.ranked.decided_in_words(row)
        head = tag(
            "summary",
            tag("span", row.places, class_="place"),
            tag("span", name(player.label), _about(player), class_="name"),
            tag("span", on_paper(row.score), class_="score"),
            tag("span", decided, class_="by") if decided else NOTHING,
        )
        opened = tag("details", head, tag("div", *self._inside(row), class_="inside", tabindex="0"))
        return tag("li", opened, id=f"{self.anchor}{player.number}")

    def _inside(self, row: Standing) -> Iterator[Html]:
        number = row.player.number
        sheets = tuple(
            self.ranked.worksheet(number, tie_break) for tie_break in self.ranked.looked_at(number)
        )
        if self.ranked.adds_up_players or self.section.origin.grid:
            yield self._makers(number)
            explained = Explanation(self.ranked, row, sheets)
            yield from map(_part, explained.arithmetic(on_paper, self._short))
        else:
            yield self._rounds(row, sheets)
            yield from (tag("p", sheet.sentence(on_paper, self._short)) for sheet in sheets)
            yield lineups(self.ranked.players, number)
        if self.given:
            of_team = self.ranked.adds_up_players
            for sentence in told_of(self.given, number, of_team=of_team, show=on_paper):
                yield tag("p", sentence, class_="won")
        after = self.follows.get(number)
        if after and not self.section.has_only_scores:
            next_one = why(self.ranked, number, after.player.number)
            yield tag("p", next_one.conclusion(on_paper), class_="why")

    def _short(self, number: int) -> str:
        return self.short_names.get(number, str(number))

    def _makers(self, number: int) -> Html:
        """Return the players who make a team's score."""
        made = [
            together(self._player(row.player), f" {on_paper(row.score)}")
            for row in self.ranked.makers(number)
        ]
        commas = [piece for player in made for piece in (", ", player)][1:]
        return tag("p", "Counted: ", *commas, ".") if made else NOTHING

    def _rounds(self, row: Standing, sheets: Sequence[Worksheet]) -> Html:
        results = self.section.crosstable.rows[row.player.number]
        begun = [r for r in range(1, len(results) + 1) if self.section.crosstable.started(r)]
        if not begun:
            return NOTHING
        looked_at = self.ranked.looked_at(row.player.number)
        shown = [
            TieRow(tie_break, sheet, on_paper)
            for tie_break, sheet in zip(looked_at, sheets)
            if any(term.round for term in sheet.terms)
        ]
        heads: list[Inside] = ["Round", "Opponent", "Result", *(each.sheet.name for each in shown)]
        lines = [
            tag(
                "tr",
                tag("th", str(round), scope="row"),
                tag("td", self._opponent(results[round - 1].opponent)),
                tag("td", result_in_words(results[round - 1])),
                *(tag("td", *map(marked, each.amount(round))) for each in shown),
            )
            for round in begun
        ]
        values: list[Inside] = [each.sheet.shown_value(on_paper) or "–" for each in shown]
        foot = tag(
            "tr",
            tag("th", "Total", scope="row"),
            tag("td"),
            tag("td", on_paper(row.score)),
            cells("td", values),
        )
        caption = together("Round by round: ", name(row.player.label))
        return table(caption, heads, lines, tag("tfoot", foot))

    def _opponent(self, number: int | None) -> Html:
        known = self.section.by_number.get(number or 0)
        return self._player(known) if known else NOTHING

    def _player(self, player: Player) -> Html:
        return tag("a", name(player.label), href=f"#{self.opponents}{player.number}")


def _about(player: Player) -> Html:
    """Return the rating and the club."""
    between = " · " if player.rated and player.team else ""
    club = name(player.team) if player.team else NOTHING
    about = together(player.rated, between, club)
    return tag("small", about) if about else NOTHING


def marked(run: Run) -> Inside:
    """Return letters in the tag of their mark: what is dropped is struck out."""
    return tag("del", run.text) if run.mark == DROPPED else run.text


def _part(part: Part) -> Html:
    return tag("p", part) if isinstance(part, str) else of_answer(part)


def of_answer(shown: Table) -> Html:
    """Return a table of an answer; its cells may have several lines."""
    heads = [column.head for column in shown.columns]
    rows = zip(*(map(_lines, column.cells) for column in shown.columns))
    return table(shown.title, heads, (tag("tr", cells("td", row)) for row in rows))


def _lines(text: str) -> Html:
    first, *others = text.split("\n")
    return together(first, *(piece for line in others for piece in (tag("br"), line)))
