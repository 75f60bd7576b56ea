"""Why one is before the other: the tie-breaks that were looked at for both, side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from xltiebreak.event.figures import Figure, decimal
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.notation import us
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Event, Section
from xltiebreak.questions.places import Ranked, listed, unfinished, winnings
from xltiebreak.ranking.answers import FIGURE, NAME, Answer, Column, Part, Table, as_number
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.combined import TeamStandings
from xltiebreak.ranking.event_standings import EventStandings, event_standings
from xltiebreak.ranking.explanation import meant
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.systems import TieBreak
from xltiebreak.rules.terms import Show, Term
from xltiebreak.rules.worksheet import SUM, Worksheet

BY_SCORE = "score"
"""What decided where no tie-break was needed."""

MARK = "*"
"""What stands behind an amount of which something is to be said."""

ANNULLED = Outcome.ANNULLED
NOT_PAIRED = Result(Outcome.UNPAIRED)

_Line = tuple[str, Standing, dict[int, str], str]
"""A line of the table: what it is of, whose, its cells by round, and its value."""


@dataclass(frozen=True)
class Look:
    """One tie-break looked at for both, while they were still tied."""

    tie_break: TieBreak
    ahead: Worksheet
    behind: Worksheet

    @property
    def both(self) -> tuple[Worksheet, Worksheet]:
        """The calculations, the better placed player's first."""
        return self.ahead, self.behind

    @property
    def level(self) -> bool:
        """Whether it did not part them."""
        return self.ahead.value == self.behind.value

    @property
    def in_rounds(self) -> bool:
        """Whether both calculations are sums of what the rounds gave, so that they can be shown
        side by side."""
        return all(
            one.combine is SUM and one.terms and all(term.round for term in one.terms)
            for one in self.both
        )

    @property
    def named(self) -> str:
        """``Modified Median (US Chess 34E1)``."""
        reference = self.tie_break.system.reference
        return f"{self.tie_break.name} ({reference})" if reference else self.tie_break.name

    def dropped(self, show: Show = decimal) -> str:
        """What was dropped, and why: ``the lowest dropped: more than half the points``."""
        drops = [term.drop for one in self.both for term in one.terms if term.drop]
        said = (
            f"the {drop.which} dropped: {drop.reason.shown(show)}" for drop in drops if drop.which
        )
        return "; ".join(dict.fromkeys(said))

    def marked(self, term: Term) -> bool:
        """Whether something is to be said of an amount that the results above it do not show:
        an opponent's score that was adjusted, whoever stands in for an opponent."""
        plain = term.instead is None and not self.tie_break.system.of_opponents
        return bool(term.words) and not plain and (term.drop is None or bool(term.drop.which))

    def notes(self, one: Worksheet, show: Show = decimal) -> str:
        """What is to be said of the marked amounts: ``R3 score 1, with unplayed R2 at ½``."""
        said = (
            f"R{term.round} {term.words.shown(show)}" for term in one.terms if self.marked(term)
        )
        return "; ".join(said)

    def cell(self, term: Term, show: Show = decimal) -> str:
        """``3.5``; ``(1)`` where it was dropped, ``–`` where it never was a candidate."""
        if term.drop and not term.drop.which:
            return "–"
        amount = show(term.amount, self.tie_break.system.digits) + MARK * self.marked(term)
        return f"({amount})" if term.drop else amount


@dataclass(frozen=True)
class Why(Answer):
    """Two players, or teams, of a section: who is placed before whom, and what decided it.

    ``ahead`` is the better placed of the two; where they share a place, the first who was asked
    for. ``looks`` are the tie-breaks in order until one parts them; there are none where their
    scores differ. ``ranked`` is where they stand.
    """

    title: str
    section: Section
    ahead: Standing
    behind: Standing
    looks: tuple[Look, ...]
    ranked: Ranked

    @property
    def both(self) -> tuple[Standing, Standing]:
        """The two, the better placed first."""
        return self.ahead, self.behind

    @property
    def decided_by(self) -> str | None:
        """The tie-break that parted them, ``"score"``, or nothing where they share their place."""
        if self.ahead.score != self.behind.score:
            return BY_SCORE
        return next((look.tie_break.code for look in self.looks if not look.level), None)

    def to_dict(self) -> dict[str, Any]:
        """The JSON of ``why``."""
        return {
            "section": self.section.name,
            "ahead": self.ahead.player.number,
            "behind": self.behind.player.number,
            "decided_by": self.decided_by,
            "steps": [
                {
                    "system": look.tie_break.code,
                    "values": [as_number(one.value) for one in look.both],
                    "sentences": [one.sentence() for one in look.both],
                }
                for look in self.looks
            ],
            "prizes": list(self.money()),
        }

    def parts(self) -> Iterator[Part]:
        """The answer in a sentence, what the rounds gave to both, and each tie-break's rule."""
        return self.told(decimal)

    def told(self, show: Show) -> Iterator[Part]:
        """The same with figures as ``show`` writes them."""
        yield self.conclusion(show)
        yield from unfinished(self.ranked)
        if table := self.side_by_side(show):
            yield table
        said: set[str] = set()
        for look in self.looks:
            for sentence in self.of_look(look, show):
                if sentence not in said:
                    said.add(sentence)
                    yield sentence
        yield from self.money(show)

    @property
    def question(self) -> str:
        """What was asked."""
        first, second = (row.player.label for row in self.both)
        return f"Why does {first} stand before {second}?"

    def money(self, show: Show = decimal) -> Iterator[str]:
        """What each of the two takes and how the sum was made, once it can be said."""
        won = winnings(self.ranked)
        if won is None:
            return
        for row in self.both:
            winner = won.get(row.player.number)
            yield winner.sentence(show) if winner else f"{row.player.label} takes no prize."

    def conclusion(self, show: Show = decimal) -> str:
        """Who is before whom, and what decided it."""
        first, second = map(self.label, self.both)
        points = [show(row.score, 2) for row in self.both]
        have = f"both have {_points(self.ahead.score, show)}"
        if self.decided_by is None:
            tried = f"and {self._all_level}" if self.looks else "and no round is complete yet"
            return f"{first} and {second} share place {self.ahead.places}: {have}, {tried}."
        before = f"{first} is before {second}"
        if self.decided_by == BY_SCORE:
            return f"{before}: {points[0]} points to {points[1]}."
        last = self.looks[-1]
        return f"{before}: {have}, and {last.named} is {self.figures(last, show)}."

    @property
    def _all_level(self) -> str:
        levels = len(self.looks)
        return "the tie-break is level" if levels == 1 else f"all {levels} tie-breaks are level"

    def figures(self, look: Look, show: Show = decimal) -> str:
        """``level, 14 each``, ``16.5 to 16``, ``3 to 4, where less is better``."""
        digits = look.tie_break.system.digits
        ahead, behind = (_figure(one.value, digits, show) for one in look.both)
        if look.level:
            return "level, without a value" if look.ahead.value is None else f"level, {ahead} each"
        less = "" if look.tie_break.higher_is_better else ", where less is better"
        return f"{ahead} to {behind}{less}"

    def label(self, row: Standing) -> str:
        """``Hart, Hugh (7, place 2)``."""
        return f"{row.player.label} ({row.player.number}, place {row.places})"

    def of_look(self, look: Look, show: Show = decimal) -> Iterator[str]:
        """A tie-break's rule, its two figures, what was dropped and what the marked amounts are;
        with both sentences where it is not a sum over the rounds."""
        listed = [f"{look.named}: {self.figures(look, show)}", look.dropped(show)]
        yield "; ".join(part for part in listed if part)
        for row, one in zip(self.both, look.both):
            if not look.in_rounds:
                yield f"{row.player.label}: {one.sentence(show)}"
            elif notes := look.notes(one, show):
                yield f"{MARK} {row.player.label}: {notes}"

    def side_by_side(self, show: Show = decimal) -> Table | None:
        """What each round gave to both, first to the score and then to the tie-breaks; nothing
        for teams that are ranked by their top players, who have no rounds of their own."""
        if isinstance(self.ranked, TeamStandings) or not self.ranked.rounds:
            return None
        lines = [*self._of_scores(self.ranked, show)]
        for look in self.looks:
            if look.in_rounds:
                lines += self._of_sums(look, show)
        rounds = self.ranked.section.crosstable.complete_rounds
        return Table(
            "Round by round; what is dropped stands in parentheses",
            [
                Column("", [what for what, *_ in lines], NAME),
                Column("Team" if self.section.matches else "Player", self._names(lines), NAME),
                *(
                    Column(f"R{round}", [cells.get(round, "") for _, _, cells, _ in lines], FIGURE)
                    for round in rounds
                ),
                Column("Value", [value for *_, value in lines], FIGURE),
            ],
        )

    def _names(self, lines: Sequence[_Line]) -> list[str]:
        return [f"{row.player.number} {row.player.label}" for _, row, _, _ in lines]

    def _of_scores(self, ranked: Standings, show: Show) -> Iterator[_Line]:
        rows = ranked.section.crosstable.rows
        for what, row in zip(("Score", ""), self.both):
            number = row.player.number
            cells = {
                round: _result(rows[number][round - 1], counts=result.outcome is not ANNULLED)
                for round, result in ranked.context.history(number)
            }
            yield what, row, cells, show(row.score, 2)

    def _of_sums(self, look: Look, show: Show) -> Iterator[_Line]:
        digits = look.tie_break.system.digits
        for what, row, one in zip((look.tie_break.code, ""), self.both, look.both):
            cells: dict[int, str] = {}
            for term in one.terms:
                if term.round:
                    own = look.cell(term, show)
                    there = cells.get(term.round)
                    cells[term.round] = f"{there}+{own}" if there else own
            yield what, row, cells, _figure(one.value, digits, show)


def _result(result: Result, *, counts: bool) -> str:
    letters = us.write(result) or us.write(NOT_PAIRED)
    return letters if counts else f"({letters})"


def _figure(value: Figure | None, digits: int, show: Show) -> str:
    return "no value" if value is None else show(value, digits)


def _points(score: float, show: Show) -> str:
    return f"{show(score, 2)} {'point' if score in (0.5, 1) else 'points'}"


def why(ranked: Ranked, section: Section, title: str, one: int, other: int) -> Why:
    """Why one of these two is placed before the other: numbers of players, or of the teams that
    are ranked here.

    Raises:
        TieBreakError: both are the same, or one has no place.
    """
    if one == other:
        raise TieBreakError("both are the same; name two players, or two teams")
    rows = {row.player.number: row for row in listed(ranked)}
    for row in (rows[one], rows[other]):
        if isinstance(ranked, TeamStandings) and not row.place:
            raise TieBreakError(f"{row.player.name} has no place: {ranked.why_unplaced}")
    ahead, behind = sorted((rows[one], rows[other]), key=lambda row: row.place)
    looks = tuple(
        Look(
            step.tie_break,
            ranked.worksheet(ahead.player.number, step.tie_break),
            ranked.worksheet(behind.player.number, step.tie_break),
        )
        for step in ranked.steps
        if ahead.player.number in step.group and behind.player.number in step.group
    )
    return Why(title, section, ahead, behind, looks, ranked)


def why_of(
    event: Event,
    sections: Sequence[Section],
    one: int | str,
    other: int | str,
    asked: Asked = AS_IN_THE_FILE,
) -> tuple[EventStandings, Why]:
    """The standings of the section in which these two are, and why one is before the other.

    Each is a number, a name or an unmistakable part of one, as in ``explain``.

    Raises:
        EventError: the section has errors.
        TieBreakError: somebody is not there, both are the same, or they do not play in one section.
    """
    first, second = meant(sections, one, asked), meant(sections, other, asked)
    if first.section is not second.section:
        raise TieBreakError(
            f"{first.entry.label} plays in {first.section.name}, {second.entry.label} in "
            f"{second.section.name}; only players of one section are placed before each other"
        )
    if first.of_team != second.of_team:
        raise TieBreakError(
            f"{first.entry.label} and {second.entry.label} are a team and a player; name two of a "
            "kind"
        )
    standings = event_standings(event, [first.section], asked)
    [ranks] = standings
    ranked = ranks.teams if first.of_team and ranks.teams else ranks.players
    return standings, why(
        ranked, ranks.section, ranks.heading, first.entry.number, second.entry.number
    )
