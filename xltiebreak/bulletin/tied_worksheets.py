"""One tie-break of a tie: the worksheets of all who were still tied, and notes on terms that were
dropped, adjusted or left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from functools import cached_property

from xltiebreak.bulletin.wording import by_name, short_name, small_text
from xltiebreak.event.figures import Figure, listed, on_paper
from xltiebreak.event.section import Section
from xltiebreak.questions.plain_words import NO_VALUE, value_text
from xltiebreak.ranking.places import Standing, Step, Tie
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.systems import TieBreak
from xltiebreak.rules.systems.registry import Figures
from xltiebreak.rules.terms import Term
from xltiebreak.rules.worksheet import Worksheet

MOST_ROWS = 8
"""The most tied players with a row each; of more, those near the line that matters."""
_SAID_IN_CAPTIONS = ("MM", "MED")
"""The tie-breaks whose captions say which scores are left out."""

_BEHIND_THE_LINE = 2
_FIRST = 4


class TiedWorksheets:
    """The worksheets and their ``terms`` by pairing number, for the players with a row in a table.

    ``groups`` holds, by number, the group in which a still tied player was compared; ``parted``
    tells for each group whether the tie-break separated it. ``left_out`` are players without a row,
    ``adjusted`` the opponents whose adjusted scores these worksheets use.
    """

    def __init__(self, standings: Standings, tie: Tie, tie_break: TieBreak, line: int) -> None:
        self.standings = standings
        self.section = standings.section
        self.tie = tie
        self.tie_break = tie_break
        self.groups: dict[int, int] = {}
        self.parted: list[bool] = []
        near = _near_the_line(tie, line)
        for k, step in enumerate(tie.steps):
            applies = step.tie_break.code == tie_break.code and not near.isdisjoint(step.group)
            if applies and not _is_idle(standings, step):
                self.groups.update(dict.fromkeys(step.group, k))
                self.parted.append(step.parted)
        tied = [row for row in tie.standings if row.player.number in self.groups]
        self.rows = _around(tied, near)
        self.left_out = tied[len(self.rows) :]
        self.worksheets = {
            row.player.number: standings.worksheet(row.player.number, tie_break)
            for row in self.rows
        }
        self.terms = {number: list(sheet.terms) for number, sheet in self.worksheets.items()}
        self.all_terms = [term for terms in self.terms.values() for term in terms]
        self.adjusted = {
            term.opponent
            for number, terms in self.terms.items()
            for term in terms
            if self.has_table
            and term.opponent is not None
            and is_adjusted(standings, tie_break, number, term)
        }

    @property
    def has_table(self) -> bool:
        """Whether the tie-break separated a group and has terms to show."""
        return any(self.parted) and bool(self.all_terms)

    @property
    def tells_what_it_leaves_out(self) -> bool:
        """Whether the caption says which scores are dropped, as Modified Median does by the
        player's score."""
        return self.tie_break.system.code == "MM" and any(
            term.drop and term.drop.which for term in self.all_terms
        )

    @property
    def any_worksheet(self) -> Worksheet:
        """Any of the worksheets, for what all have in common."""
        return next(iter(self.worksheets.values()))

    @cached_property
    def placed_again(self) -> frozenset[int]:
        """The players whom a play-off placed above every tie-break, by number."""
        return frozenset(n for step in self.tie.steps if step.is_playoff for n in step.group)

    def _common(self, group: int) -> Figure | None:
        """Return the value of all in a group that stayed together; nothing if one has none."""
        numbers = self.tie.steps[group].group
        values = [self.standings.row_of(n).values[self.tie_break.code] for n in numbers]
        return None if None in values else values[0]

    def left_level(self) -> Iterator[tuple[str, list[Standing]]]:
        """Yield the players whom this tie-break left level, and those whom a play-off placed again,
        best first, with the words for it: ``Level on 14``."""
        by_value: dict[tuple[int, Figure | None], list[Standing]] = {}
        again: list[Standing] = []
        for row in self.rows:
            number = row.player.number
            group = self.groups[number]
            if number in self.placed_again and not self.tie.steps[group].is_playoff:
                again.append(row)
            else:
                parted = self.tie.steps[group].parted
                value = row.values[self.tie_break.code] if parted else self._common(group)
                by_value.setdefault((group, value), []).append(row)
        for (_, value), level in by_value.items():
            on = "" if value is None else f" on {value_text(value, self.tie_break.system)}"
            yield f"Level{on}", level
        if again:
            yield "Placed by the play-off", again

    def parted_later(self, level: Sequence[Standing]) -> Iterator[str]:
        """Yield what parted these players afterwards: ``then Solkoff 16 to 15½``."""
        first = level[0].player.number
        for step in self.tie.steps[self.groups[first] + 1 :]:
            if first in self.placed_again or step.is_playoff:
                continue  # a play-off has placed them again
            rows = [row for row in level if row.player.number in step.group]
            tie_break, code = step.tie_break, step.tie_break.code
            values = [row.values[code] for row in rows]
            if len({*values}) < 2 or not step.parted:
                continue
            figures = " to ".join(value_text(value, tie_break.system) for value in values)
            whose = "" if len(rows) == len(level) else f" for {self.names(rows)}"
            yield f"then {tie_break.name} {figures}{whose}"

    def names(self, rows: Iterable[Standing]) -> str:
        """Return ``Abara and Lindgren``."""
        return listed([short_name(self.section, row.player.number) for row in rows])

    def term_text(self, amount: Figure) -> str:
        """Return a round's amount with the decimals that all of these terms need."""
        digits = max(sheet.term_digits for sheet in self.worksheets.values())
        return self.any_worksheet.shown_amount(amount, on_paper, digits)

    def is_starred(self, row: Standing, term: Term) -> bool:
        """Return whether a note under the table explains this figure."""
        adjusted = is_adjusted(self.standings, self.tie_break, row.player.number, term)
        return adjusted or is_noted(self.tie_break, term)

    def term(self, row: Standing, round: int) -> Term | None:
        """Return the round's own term, which comes before a term that is subtracted again."""
        terms = self.terms[row.player.number]
        return next((term for term in terms if term.round == round), None)

    def own_result(self, number: int, round: int | None) -> str:
        """Return the player's own result of a round as small print; an empty text if ``round`` is
        None."""
        if round is None:
            return ""
        return small_text(self.section, self.section.crosstable.rows[number][round - 1])


def tied_worksheets(standings: Standings, tie: Tie, line: int) -> list[TiedWorksheets]:
    """Return the worksheets of each tie-break that was applied to this tie; of a large tie only the
    players near place ``line``."""
    applied = {step.tie_break.code for step in tie.steps}
    order = standings.order.tie_breaks
    all_of_them = (
        TiedWorksheets(standings, tie, tie_break, line)
        for tie_break in order
        if tie_break.code in applied
    )
    return [sheets for sheets in all_of_them if sheets.rows]


def _is_idle(standings: Standings, step: Step) -> bool:
    """Return whether all whom a tie-break compared were placed by one play-off above it."""
    return any({*step.group} <= {*playoff.numbers} for playoff in standings.playoffs)


def _near_the_line(tie: Tie, line: int) -> set[int]:
    """Return the numbers of the players placed down to ``line``; if that is a whole large tie, only
    of the first."""
    placed = [row.player.number for row in tie.standings if row.place <= line]
    is_crowd = len(placed) > MOST_ROWS and len(placed) == len(tie.standings)
    return set(placed[:_FIRST] if is_crowd else placed)


def _around(tied: Sequence[Standing], near: Container[int]) -> list[Standing]:
    """Return all of a small tie; of a large one the players near the line and the next behind
    them."""
    if len(tied) <= MOST_ROWS:
        return list(tied)
    before = sum(row.player.number in near for row in tied)
    return list(tied[: min(before + _BEHIND_THE_LINE, MOST_ROWS)])


def is_adjusted(standings: Standings, tie_break: TieBreak, number: int, term: Term) -> bool:
    """Return whether the player's amount uses an adjusted score that differs from the opponent's
    score in the standings."""
    if term.opponent is None or term.round is None or term.instead is None:
        return False
    if (
        tie_break.points
        and standings.context.by.counted_by(tie_break.points) is not standings.context.scores
    ):
        return False  # points that do not decide the places are explained like other figures
    return bool(tie_break.system.by_hand) and _weight(standings, tie_break, number, term.round) != 0


def _weight(standings: Standings, tie_break: TieBreak, number: int, round: int) -> float:
    """Return how many times the amount contains the opponent's score: once, or as many times as the
    player made points in that round."""
    if Figures.POINTS not in tie_break.system.by_hand:
        return 1.0
    return standings.context.scores.crosstable.rows[number][round - 1].points


def is_noted(tie_break: TieBreak, term: Term) -> bool:
    """Return whether the term's own words explain an unusual figure of the opponent."""
    return tie_break.system.of_opponents and term.opponent is not None and bool(term.words)


def taken_off(terms: Iterable[Term]) -> list[Term]:
    """Return the terms that are subtracted again: the second of a round."""
    seen: set[int | None] = set()
    again = []
    for term in terms:
        if term.round in seen:
            again.append(term)
        seen.add(term.round)
    return again


def remarks(compared: TiedWorksheets, explained: set[int], *, named: bool) -> Iterator[str]:
    """Yield the notes under a table that has a column for each round; ``named`` tells whether its
    figures have the opponents' names beside them.

    ``explained`` are opponents whose adjusted scores are explained before; those explained here are
    added to it.
    """
    named = named and compared.tie_break.system.of_opponents
    yield from parted_later(compared)
    yield from what_does_not_count(compared)
    yield from own_rounds(compared, lambda term: term.words.shown(on_paper))
    adjusted = compared.adjusted
    fresh = adjusted - explained
    if fresh:
        yield f"* {adjusted_scores(compared.standings, fresh, named=named)}"
    if adjusted & explained:
        yield "* also as above." if fresh else "* as above."
    explained |= adjusted
    yield from _other_figures(compared, named=named)


def parted_later(compared: TiedWorksheets) -> Iterator[str]:
    """Yield what parted the players whom this tie-break left level: ``Level on 14: Abara and
    Lindgren; then Solkoff 16 to 15½.``"""
    for words, level in compared.left_level():
        later = [*compared.parted_later(level)]
        if later or level[0].player.number in compared.placed_again:
            yield f"{'; '.join([f'{words}: {compared.names(level)}', *later])}."


def told_of_dropped(compared: TiedWorksheets) -> str:
    """Return which terms are dropped: ``without the lowest (more than half the points)``."""
    dropped: dict[str, set[str]] = {}
    for term in compared.all_terms:
        if term.drop and term.drop.which:
            dropped.setdefault(term.drop.reason.shown(on_paper), set()).add(term.drop.which)
    sentences = (
        f"the {' and the '.join(sorted(which))} ({because})" for because, which in dropped.items()
    )
    return f"without {'; '.join(sentences)}" * bool(dropped)


def what_does_not_count(compared: TiedWorksheets) -> Iterator[str]:
    """Yield why terms are struck out and why rounds count nothing: ``Struck out: the lowest (Cut
    1). Dash: not counted (forfeit loss).``"""
    dropped = told_of_dropped(compared)
    idle = {
        term.drop.reason.shown(on_paper): None
        for term in compared.all_terms
        if term.drop and not term.drop.which
    }
    if dropped and not _says_what_it_leaves_out(compared):
        yield f"Struck out: {dropped.removeprefix('without ')}."
    if idle:
        yield f"Dash: not counted ({', '.join(idle)})."


def _says_what_it_leaves_out(compared: TiedWorksheets) -> bool:
    """Return whether the caption says it all: of the medians, and of a cut such as Cut 1."""
    reasons = {
        term.drop.reason.shown() for term in compared.all_terms if term.drop and term.drop.which
    }
    return compared.tie_break.system.code in _SAID_IN_CAPTIONS or all(
        reason in compared.tie_break.name for reason in reasons
    )


def own_rounds(compared: TiedWorksheets, note: Callable[[Term], str]) -> Iterator[str]:
    """Yield what the players' own unplayed rounds count; ``note`` gives the words for a term: ``H:
    half-point bye, counts as 0``."""
    notes: dict[tuple[str, str], list[str]] = {}
    for number, terms in compared.terms.items():
        again = taken_off(terms)
        for term in terms:
            if term.round and not term.opponent and term not in again and note(term):
                mark = compared.own_result(number, term.round)[:1]
                whose = f"{short_name(compared.section, number)} R{term.round}"
                notes.setdefault((mark, by_name(compared.section, note(term))), []).append(whose)
    marks = Counter(mark for mark, _ in notes)
    sentences = []
    for (mark, words), rounds in notes.items():
        whose = f" ({listed(rounds)})" * (marks[mark] > 1)
        sentences.append(f"{mark}{whose}: {words}" if mark else words)
    if sentences:
        yield f"{'; '.join(sentences)}."


def _other_figures(compared: TiedWorksheets, *, named: bool) -> Iterator[str]:
    """Yield why an opponent's figure is not his own, where the reason is no adjusted score."""
    figures = {
        term.opponent: f"{_opponent(compared.section, term.opponent, named=named)} counts as "
        f"{compared.term_text(term.amount)} ({term.words.shown(on_paper)})"
        for term in compared.all_terms
        if term.opponent and term.opponent not in compared.adjusted
        if is_noted(compared.tie_break, term)
    }
    if figures:
        yield f"* {'; '.join(figures[opponent] for opponent in sorted(figures))}."


def adjusted_scores(standings: Standings, opponents: Iterable[int], *, named: bool) -> str:
    """Return why an opponent with 4 points counts 3½: ``Lindgren counts as 3½ (score 4, with …).``;
    with the number behind the name if the tables are not ``named``."""
    sentences = []
    for opponent in sorted(opponents):
        amount, words, _ = standings.context.adjusted(opponent)
        who = _opponent(standings.section, opponent, named=named)
        sentences.append(f"{who} counts as {on_paper(amount)} ({words.shown(on_paper)})")
    return f"{'; '.join(sentences)}."


def _opponent(section: Section, number: int, *, named: bool) -> str:
    return short_name(section, number) + f" (No. {number})" * (not named)


def value_of(compared: TiedWorksheets, row: Standing) -> str:
    """Return a total as it is printed."""
    return compared.worksheets[row.player.number].shown_value(on_paper) or NO_VALUE


def amount_of(compared: TiedWorksheets, term: Term | None) -> str:
    """Return what a round gives, a dash where it does not count."""
    return NO_VALUE if term is None or is_idle(term) else compared.term_text(term.amount)


def is_idle(term: Term) -> bool:
    """Return whether a round could never count."""
    return bool(term.drop and not term.drop.which)


def struck(term: Term | None) -> str:
    """Return the style of a figure that was dropped."""
    return "Bulletin Dropped" if term and term.drop and term.drop.which else ""
