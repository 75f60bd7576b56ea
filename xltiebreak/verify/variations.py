"""Rules that another program may have followed: the right rule with one thing varied, such as
another system, edition or round; :mod:`~.wrong_rules` has those that are wrong."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Callable, NamedTuple, Optional

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Section
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.context import Context, Countings
from xltiebreak.rules.editions import EDITIONS, FIDE, Edition
from xltiebreak.rules.scores import Scores
from xltiebreak.rules.systems import Needs, TieBreak, tie_break
from xltiebreak.rules.systems.registry import Compute

_LARGE = 100
"""With this many players or more, no single result decides whether a round was played."""


@dataclass(frozen=True, eq=False)
class Rule:
    """A way in which a column may have been computed.

    ``tie_break`` is empty for the score itself. ``end`` changes each value at the end. ``event``
    holds what is the same in all of them: ratings, lots, planned rounds. ``base`` is filled if
    ``table`` differs from it only in results of the players ``retyped``.
    """

    table: Crosstable
    edition: Edition
    tie_break: TieBreak | None
    event: Context
    end: Callable[[Figure], Figure] | None = None
    base: Crosstable | None = None
    retyped: Collection[int] = ()

    @property
    def system(self) -> str:
        """The code of the system, without its options."""
        return self.tie_break.system.code if self.tie_break else ""

    @property
    def code(self) -> str:
        """The code of the system with its options: ``PS/C1``."""
        return "/".join((self.system, *(self.tie_break.options if self.tie_break else ())))

    def with_terms(self, compute: Compute) -> Rule:
        """Return the rule with the terms of its system computed otherwise."""
        tie_break = self.tie_break
        if tie_break is None:
            return self
        system = tie_break.system._replace(compute=compute)
        return replace(self, tie_break=replace(tie_break, system=system))

    def with_each(self, change: Callable[[Result], Result]) -> Rule | None:
        """Return the rule on a table with each result changed; nothing if no result changes."""
        rows = tuple(tuple(map(change, row)) for row in self.table.results)
        if rows == self.table.results:
            return None
        return replace(self, table=Crosstable(self.table.numbers, rows), base=None)


def right_rule(ours: Standings, tie_break: TieBreak | None) -> Rule:
    """Return the rule by which a column should have been computed."""
    return Rule(ours.context.scores.crosstable, ours.edition, tie_break, ours.context)


class Values:
    """The values of rules, with each context computed once.

    There are many tables with one other result: the work for one of them is kept until the next.
    """

    def __init__(self) -> None:
        self._contexts: dict[tuple[object, ...], Context] = {}
        self._of_retyped: dict[tuple[object, ...], Context] = {}
        self._retyped: Crosstable | None = None

    def column(self, rule: Rule, numbers: Sequence[int]) -> Mapping[int, Optional[Figure]]:  # noqa: UP045 - 3.9
        """Return the value of each of these players."""
        context = self._context(rule)
        if rule.tie_break is None:
            values: dict[int, Figure | None] = {n: context.score(n) for n in numbers}
        else:
            values = rule.tie_break.column(context, numbers)
        if rule.end is None:
            return values
        return {n: None if value is None else rule.end(value) for n, value in values.items()}

    def _context(self, rule: Rule) -> Context:
        known = self._contexts
        if rule.base is not None:
            if self._retyped is not rule.table:
                self._retyped, self._of_retyped = rule.table, {}
            known = self._of_retyped
        counts = (each for each in rule.edition if not isinstance(each, Mapping))
        key = (id(rule.table), id(rule.event.ratings), *counts)
        if key not in known:
            known[key] = self._worked_out(rule)
        return known[key]

    def _worked_out(self, rule: Rule) -> Context:
        event, scores = rule.event, rule.event.scores
        if rule.base and len(rule.base.numbers) >= _LARGE and not scores.is_roundrobin:
            known = self._context(replace(rule, table=rule.base, base=None)).scores
            return event.counted(Countings.of_players(known.retyped(rule.table, rule.retyped)))
        by = event.by
        if by.section and by.matches and rule.table is scores.crosstable:
            return event.counted(Countings.of_matches(by.section, by.matches, rule.edition))
        counted = Scores(
            *(rule.table, rule.edition, scores.kind, scores.last_round, scores.draw, scores.win),
            entry=scores.entry,
        )
        return event.counted(Countings.of_players(counted))


Vary = Callable[[Rule], Optional[Rule]]
"""Returns the rule with one thing varied; nothing if that does not apply."""
Reason = Callable[[Rule, Sequence[int]], str]
"""Returns the reason that the differing players show, from the right rule and their numbers."""


class Variation(NamedTuple):
    """One known mistake, or another known rule.

    ``code`` is its stable name. ``words`` complete "All 24 values agree if …"; ``are``, if given,
    completes "All 24 values are …" instead. Of variations of one ``kind`` with the same figures,
    such as two ways to round, only one is named; without it a variation is a kind of its own.
    """

    code: str
    words: str
    vary: Vary
    kind: str = ""
    are: str = ""
    reason: Reason | None = None

    def predicate(self, right: Rule, differing: Sequence[int]) -> str:
        """Return what the values do, such as ``agree if …``; those of the players in ``differing``
        are not by the right rule."""
        if not self.are:
            return f"agree if {self.words}"
        why = self.reason(right, differing) if self.reason else ""
        return self.are + (f": {why}" if why else "")


# What depends on the event

_NEAR = (
    *("MED", "MM", "SOLK", "BH", "CUM", "PS", "SB/A", "SB", "BH/C1", "BH/M1", "BH/C2", "BH/M2"),
    "MED/H",
)
"""The systems that are confused most easily."""
_FAR = (
    *("OCUM", "ACUM", "KASH", "BLACKS", "PS/C1", "WIN", "WON", "BWG", "PCT", "COMPAVG", "OPERF"),
    *("ARO", "TPR", "PTP", "APRO", "APPO", "AOB", "SBH", "TOR", "FB", "KS", "STD", "REP", "H2H"),
)
UNRATED_AT = (0, 100, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500, 1600, 1800)


def _plain_median(rule: Rule, differing: Sequence[int]) -> str:
    """Say which of the scores that Modified Median keeps were dropped."""
    if rule.system != "MM":
        return ""
    signs = {rule.event.scores.sign(number) for number in differing}
    kept = {
        1: "the highest score of plus-score players",
        -1: "the lowest score of minus-score players",
    }
    dropped = [words for sign, words in kept.items() if sign in signs]
    return f"the program dropped {' and '.join(dropped)} too" if dropped else ""


def _reason(system: str, words: str) -> Reason:
    return lambda rule, differing: words if rule.system == system else ""


_REASONS: Mapping[str, Reason] = {
    "MED": _plain_median,
    "MM": _reason(
        "MED",
        "the program kept the highest score of plus-score players and the lowest of minus-score",
    ),
    "PS": _reason("CUM", "nothing was taken off for byes and forfeit wins"),
}
_NAMES = {"MED": "the plain Median", "MM": "the Modified Median"}


def _system(code: str) -> Variation:
    meant = tie_break(code)

    def vary(rule: Rule) -> Rule | None:
        if rule.tie_break is None or rule.tie_break.is_same_as(meant):
            return None
        is_known = {
            Needs.RATINGS: bool(rule.event.ratings),
            Needs.COLOURS: rule.event.scores.knows_colours,
        }
        if not is_known.get(meant.system.needs, True) or _is_alias(code, rule):
            return None
        return replace(rule, tie_break=meant)

    name = f"{meant.name} ({code})"
    are = f"are {_NAMES.get(code, name)}"
    words = f"the column is {name}"
    return Variation(f"system-{code}", words, vary, "system", are, _REASONS.get(code))


def _is_alias(code: str, rule: Rule) -> bool:
    """Whether these figures have another name that suits the edition better."""
    fide = rule.edition.family == FIDE
    return code == ("SOLK" if fide else "BH") or (code == "BLACKS" and rule.system == "BPG")


SYSTEMS_NEAR, SYSTEMS_FAR = tuple(map(_system, _NEAR)), tuple(map(_system, _FAR))
SCORE_INSTEAD = Variation(
    "system-SCORE",
    "the column is the score",
    lambda rule: None if rule.tie_break is None else replace(rule, tie_break=None),
    "system",
    "are the score",
)


def _edition(edition: Edition) -> Variation:
    """Return another edition as a variation. Editions are kinds of their own, except one that only
    changes another's scale."""
    code, name = edition.code, f"{edition.code} ({edition.name.partition(':')[0]})"
    return Variation(
        f"edition-{code}",
        f"the edition is {name}",
        lambda rule: None if rule.edition.code == code else replace(rule, edition=edition),
        edition.scale_of or code,
        f"agree with edition {name}",
    )


def other_editions(asked: str, *, near: bool) -> Iterator[Variation]:
    """Yield the editions that are ``near`` to the one asked for, or the others, the likeliest
    first: FIDE's newest first, those on another scale last."""
    of_fide = EDITIONS[asked].family == FIDE
    newest_first = sorted(EDITIONS.values(), key=lambda edition: edition.since, reverse=True)
    for edition in sorted(
        newest_first, key=lambda each: (bool(each.scale_of), not each.family, each.family == FIDE)
    ):
        if near == (edition.family != "" and (edition.family == FIDE) == of_fide):
            yield _edition(edition)


def unrated_at(rating: int) -> Variation:
    """Return the variation that all unrated players have this rating."""
    made: dict[int, tuple[Context, Context]] = {}

    def vary(rule: Rule) -> Rule | None:
        event = rule.event
        if rule.tie_break is None or rule.tie_break.system.needs is not Needs.RATINGS:
            return None
        if id(event) not in made:
            other = event.counted(event.by)
            other.ratings = {**event.ratings, **dict.fromkeys(event.unrated, rating)}
            made[id(event)] = event, other
        other = made[id(event)][1]
        return replace(rule, event=other) if other.ratings != event.ratings else None

    words = f"unrated players count as rated {rating}"
    return Variation(f"unrated-at-{rating}", words, vary, "unrated")


def _on(
    code: str, words: str, table: Crosstable, other: Crosstable, kind: str = "withdrawn"
) -> Variation:
    def vary(rule: Rule) -> Rule | None:
        if rule.table is not table or other.results == table.results:
            return None
        return replace(rule, table=other, base=None)

    return Variation(code, words, vary, kind)


def _with_each_cell(table: Crosstable, change: Callable[[int, int, Result], Result]) -> Crosstable:
    """Return the table with each result changed, by player and round."""
    rows = (
        tuple(change(number, round, result) for round, result in enumerate(row, 1))
        for number, row in table.rows.items()
    )
    return Crosstable(table.numbers, tuple(rows))


def of_rounds(table: Crosstable) -> Iterator[Variation]:
    """Yield variations in which an incomplete round counts, or only earlier rounds do."""
    complete = table.complete_rounds
    begun = [r for r in range(1, table.rounds + 1) if table.started(r) and r not in complete]
    if begun:

        def as_it_stands(number: int, round: int, result: Result) -> Result:
            open = result.blank or result.outcome is Outcome.PENDING
            return Result(Outcome.UNPAIRED) if open and round in begun else result

        listed = ", ".join(str(round) for round in begun)
        words = f"round {listed}, which is not complete, is counted as it stands"
        yield _on("pending-counted", words, table, _with_each_cell(table, as_it_stands), "rounds")
    for round in reversed(complete[:-1]):
        words = f"the program had the results up to round {round} only"
        yield _on("earlier-round", words, table, table.up_to(round), f"up to round {round}")


def of_withdrawals(section: Section, table: Crosstable) -> Iterator[Variation]:
    """Yield variations in which a round-robin annuls the games of another player, or of no player.

    ``table`` is the crosstable without the annulled games.
    """
    if not section.is_roundrobin or section.matches is not None:
        return
    if table is not section.crosstable:
        words = "the games of those who withdrew count, though they are annulled"
        yield _on("annulled-counted", words, table, section.crosstable)
    for gone in table.numbers:

        def without(number: int, round: int, result: Result, gone: int = gone) -> Result:
            annulled = result.opponent == gone or (number == gone and result.opponent)
            return Result(Outcome.ANNULLED) if annulled else result

        words = f"the games of player {gone} are annulled"
        yield _on("games-annulled", words, table, _with_each_cell(table, without))
