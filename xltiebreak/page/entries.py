"""A list of names. Under each opens: what each round gave and the sentences of ``explain``, the
roster of a team, the prizes, and why the next player is behind."""

from __future__ import annotations

from collections.abc import Iterator

from xltiebreak.answers.explanation import Explanation
from xltiebreak.answers.shape import Text
from xltiebreak.event.figures import on_paper
from xltiebreak.event.section import Player
from xltiebreak.page.html import NOTHING, Html, name, tag, together
from xltiebreak.page.writer import Writer, score
from xltiebreak.prizefund.winners import given_prizes, told_of
from xltiebreak.questions.plain_words import short_names, value_text
from xltiebreak.questions.why import why
from xltiebreak.ranking.orders import PLAYOFF
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Ranked
from xltiebreak.report.teams import rosters_of


class Entries:
    """The players or teams of a list; the addresses of their rows begin with ``anchor``, those of
    opponents with ``opponents``."""

    def __init__(self, ranked: Ranked, anchor: str, opponents: str) -> None:
        self.ranked, self.anchor = ranked, anchor
        self.section = ranked.section
        self.writer = Writer(opponents, titled=True)
        self.given = given_prizes(ranked)
        self.short_names = short_names(self.section)
        self.scores = [on_paper(row.score) for row in ranked.listed]
        numbers = [row.player.number for row in ranked.rows]
        self.follows = dict(zip(numbers, ranked.rows[1:]))

    def row(self, row: Standing, *, ruled: bool) -> Html:
        """Return an item of the list with place, name, rating, club, what decided the place, and
        score, under which the arithmetic opens."""
        player = row.player
        club = name(player.team) if player.team else ""
        by = tag("span", decided, class_="by") if (decided := self._decided(row)) else ""
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
        return tag("li", opened, id=address, class_="ruled" if ruled else False)

    def _decided(self, row: Standing) -> str:
        """Return the figure that decided, ``Solkoff 16½``; empty if nothing had to decide."""
        code = row.decided_by
        by = next((each for each in self.ranked.tie_breaks if each.code == code != PLAYOFF), None)
        if by is None:
            return self.ranked.decided_by(row)
        return f"{by.name} {value_text(row.values[by.code], by.system)}"

    def _inside(self, row: Standing) -> Iterator[Html]:
        number, ranked = row.player.number, self.ranked
        made = [
            together(self._player(maker.player), f" {on_paper(maker.score)}")
            for maker in ranked.makers(number)
        ]
        if made:
            commas = [piece for player in made for piece in (", ", player)][1:]
            yield tag("p", "Counted: ", *commas, ".")
        sheets = tuple(ranked.worksheet(number, each) for each in ranked.looked_at(number))
        explained = Explanation(ranked, row, sheets)
        for part in explained.arithmetic(on_paper, self._short):
            yield from self.writer.pieces([Text(part) if isinstance(part, str) else part])
        if not ranked.adds_up_players:
            yield from self.writer.pieces(rosters_of(ranked.players, [row]))
        if self.given:
            of_team = ranked.adds_up_players
            for sentence in told_of(self.given, number, of_team=of_team, show=on_paper):
                yield tag("p", sentence, class_="won")
        after = self.follows.get(number)
        if after and not self.section.has_only_scores:
            next_one = why(ranked, number, after.player.number)
            yield tag("p", next_one.conclusion(on_paper), class_="why")

    def _short(self, number: int) -> str:
        return self.short_names.get(number, str(number))

    def _player(self, player: Player) -> Html:
        return tag("a", name(player.label), href=f"#{self.writer.anchor}{player.number}")
