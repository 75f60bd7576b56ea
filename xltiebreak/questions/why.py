"""Why one player is before another: the tie-breaks that applied to both, side by side."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from xltiebreak.event.figures import Figure, decimal
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import BY_GAME_POINTS
from xltiebreak.prizefund.winners import winnings
from xltiebreak.ranking.orders import PLAYOFF
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Ranked
from xltiebreak.rules.systems import TieBreak
from xltiebreak.rules.terms import Show, Term
from xltiebreak.rules.worksheet import SUM, Worksheet

BY_SCORE = "score"
"""Stands for the deciding tie-break where the scores differ."""

MARK = "*"
"""Follows an amount that a note explains."""


@dataclass(frozen=True)
class Look:
    """One tie-break that applied to both while they were still tied."""

    tie_break: TieBreak
    ahead: Worksheet
    behind: Worksheet
    family: str = ""
    """The federation under whose rules both are ranked."""

    parts: bool = True
    """Whether it parted anybody: a count of colors parts nobody where one is missing."""

    @property
    def both(self) -> tuple[Worksheet, Worksheet]:
        """The two calculations, the better placed player's first."""
        return self.ahead, self.behind

    @property
    def level(self) -> bool:
        """Whether both have the same value, or the tie-break parted nobody."""
        return self.ahead.value == self.behind.value or not self.parts

    @property
    def in_rounds(self) -> bool:
        """Whether both calculations are sums over rounds, so that they can be shown side by
        side."""
        return all(
            sheet.combine is SUM and sheet.terms and all(term.round for term in sheet.terms)
            for sheet in self.both
        )

    @property
    def named(self) -> str:
        """``Modified Median (US Chess 34E1)``."""
        return self.tie_break.named_under(self.family)

    def dropped(self, show: Show = decimal) -> str:
        """Return what was dropped, and why: ``Dropped: the lowest (more than half the points)``."""
        drops = [term.drop for sheet in self.both for term in sheet.terms if term.drop]
        said = (f"the {drop.which} ({drop.reason.shown(show)})" for drop in drops if drop.which)
        listed = "; ".join(dict.fromkeys(said))
        return f"Dropped: {listed}" * bool(listed)


def is_noted(tie_break: TieBreak, term: Term) -> bool:
    """Whether an amount needs a note, as the results do not show it: an adjusted opponent's score,
    or a score that stands in for an opponent's."""
    plain = term.instead is None and not tie_break.system.of_opponents
    return bool(term.words) and not plain and (term.drop is None or bool(term.drop.which))


@dataclass(frozen=True)
class Why:
    """Two players, or teams, of a section: which is placed before the other, and what decided it.

    ``ahead`` is the better placed; where they share a place, the one who was named first. ``looks``
    are the tie-breaks in order until one parts them, none where the scores differ. ``ranked`` holds
    the standings.
    """

    ahead: Standing
    behind: Standing
    looks: tuple[Look, ...]
    ranked: Ranked

    @property
    def both(self) -> tuple[Standing, Standing]:
        """The two rows, the better placed first."""
        return self.ahead, self.behind

    @property
    def decided_by(self) -> str | None:
        """The tie-break that parted them, ``"score"``, or nothing where they share a place."""
        if self.ahead.score != self.behind.score:
            return BY_SCORE
        return next((look.tie_break.code for look in self.looks if not look.level), None)

    @property
    def question(self) -> str:
        """The question as a sentence."""
        first, second = (row.player.label for row in self.both)
        return f"Why does {first} stand before {second}?"

    def money(self, show: Show = decimal) -> Iterator[str]:
        """Yield what each of the two takes, with the arithmetic; nothing where no prizes are
        given."""
        won = winnings(self.ranked)
        if won is None:
            return
        for row in self.both:
            winner = won.get(row.player.number)
            yield winner.sentence(show) if winner else f"{row.player.label} takes no prize."

    def conclusion(self, show: Show = decimal) -> str:
        """Return the sentence that says who is before whom, and what decided it."""
        first, second = map(self.label, self.both)
        ahead, decided_by = points_of(self.ranked, self.ahead.score, show), self.decided_by
        if decided_by == BY_SCORE:
            return f"{first} is before {second}: {ahead} to {show(self.behind.score, 2)}."
        if decided_by is not None:
            parting = self._parting(self.looks[-1], show)
            return f"{first} is before {second}: both have {ahead}, and {parting}."
        number = self.ahead.player.number
        playoff = self.ranked.playoff_of(number)
        level = level_on(self.ranked, self.ahead)
        if playoff and playoff.is_due:
            level = self.ranked.what_parts(number)
        elif not playoff and not self.looks:
            level = "no round is complete yet"
        both = " and ".join(f"{row.player.label} ({row.player.number})" for row in self.both)
        return f"{both} share {self.ahead.in_words}: both have {ahead}, and {level}."

    def _parting(self, look: Look, show: Show) -> str:
        playoff = self.ranked.playoff_of(self.ahead.player.number)
        if playoff is None or look.tie_break.code != PLAYOFF:
            return f"{look.named} is {self.figures(look, show)}"
        how = f", {playoff.words}" if playoff.words else ""
        return f"the play-off decided (US Chess 34E12{how})"

    def figures(self, look: Look, show: Show = decimal) -> str:
        """Return ``level, 14 each``, ``16.5 to 16``, ``3 to 4, where less is better``."""
        digits = look.tie_break.system.digits
        ahead, behind = (figure_of(sheet.value, digits, show) for sheet in look.both)
        if look.ahead.value != look.behind.value and look.level:
            return f"level, {ahead} and {behind}, as a count is missing"
        if look.level:
            return "level, without a value" if look.ahead.value is None else f"level, {ahead} each"
        less = "" if look.tie_break.higher_is_better else ", where less is better"
        return f"{ahead} to {behind}{less}"

    def label(self, row: Standing) -> str:
        """Return ``Hart, Hugh (7, place 2)``."""
        return f"{row.player.label} ({row.player.number}, {row.in_words})"

    def of_look(self, look: Look, show: Show = decimal) -> Iterator[str]:
        """Yield what a tie-break is, the figures if both are level, what was dropped, and the
        notes; both sentences instead of notes where it is not a sum over rounds."""
        without = {sheet.why_none(show) if sheet.value is None else "" for sheet in look.both}
        if len(without) == 1 and any(without):
            yield f"{look.named}: no value; {without.pop()}."
            return
        level = f"{self.figures(look, show)}." if look.level else ""
        figures = f"{level[:1].upper()}{level[1:]}"
        dropped = look.dropped(show)
        what = look.tie_break.help_under(look.family)
        yield " ".join(filter(None, [what, figures, dropped and f"{dropped}."]))
        for row, sheet in zip(self.both, look.both):
            if not look.in_rounds:
                yield f"{row.player.label}: {sheet.sentence(show)}."
            elif notes := "; ".join(self._notes(look, sheet, show)):
                yield f"{MARK} {row.player.label}, {notes}."

    def _notes(self, look: Look, sheet: Worksheet, show: Show) -> Iterator[str]:
        """Yield a note on each marked amount: ``R3 v Birch, Bo: score 1, with unplayed R2 …``."""
        players = self.ranked.section.by_number
        for term in sheet.terms:
            if is_noted(look.tie_break, term):
                opponent = f" v {players[term.opponent].label}" if term.opponent else ""
                yield f"R{term.round}{opponent}: {term.words.shown(show)}"


def figure_of(value: Figure | None, digits: int, show: Show) -> str:
    """Return a tie-break's value as ``show`` writes it."""
    return "no value" if value is None else show(value, digits).replace("-", "−")


def points_of(ranked: Ranked, score: float, show: Show) -> str:
    """Return ``4½ points``, ``1 match point``."""
    matches = None if ranked.adds_up_players else ranked.section.matches
    by_games = matches is not None and matches.placed_by == BY_GAME_POINTS
    kind = "" if matches is None else "game " if by_games else "match "
    return f"{show(score, 2)} {kind}point{'s' * (not 0 < score <= 1)}"


def level_on(ranked: Ranked, row: Standing) -> str:
    """Return how players are level who share a place: ``are level on every tie-break``, or in
    a play-off."""
    playoff = ranked.playoff_of(row.player.number)
    if playoff:
        return "have all points" if playoff.is_due else "are level in the play-off"
    return "are level on every tie-break"


def why(ranked: Ranked, number: int, other: int) -> Why:
    """Explain why one of these two players, or ranked teams, is before the other, by number.

    Raises:
        TieBreakError: both are the same, or one has no place.
    """
    if number == other:
        raise TieBreakError("both are the same; name two players, or two teams")
    rows = [ranked.row_of(each) for each in (number, other)]
    for row in rows:
        if not row.place:
            raise TieBreakError(f"{row.player.label} has no place: {ranked.why_unplaced}")
    ahead, behind = sorted(rows, key=lambda row: row.place)
    looks = tuple(
        Look(
            step.tie_break,
            ranked.worksheet(ahead.player.number, step.tie_break),
            ranked.worksheet(behind.player.number, step.tie_break),
            ranked.players.edition.family,
            step.parted,
        )
        for step in ranked.steps_between(ahead.player.number, behind.player.number)
    )
    return Why(ahead, behind, looks, ranked)
