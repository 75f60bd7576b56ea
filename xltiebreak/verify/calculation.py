"""Another way to compute a column: the way, the known cause that changes it, and its values."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Callable, Optional

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome, Result
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.context import Context
from xltiebreak.rules.countings import Countings, TeamCountings
from xltiebreak.rules.editions import Edition
from xltiebreak.rules.scores import Scores
from xltiebreak.rules.systems import TieBreak
from xltiebreak.rules.systems.registry import Compute
from xltiebreak.rules.terms import Terms

FULL_BYES = frozenset({Outcome.PAIRING_BYE, Outcome.FULL_BYE})
BYES = FULL_BYES | {Outcome.HALF_BYE}
FORFEITS = frozenset({Outcome.FORFEIT_WIN, Outcome.FORFEIT_DRAW, Outcome.FORFEIT_LOSS})
ABSENCES = frozenset({Outcome.UNPAIRED})
PLAYED = frozenset(outcome for outcome in Outcome if outcome.played)
EVERY = frozenset(Outcome)

_LARGE = 100
"""With this many players or more, no single result decides whether a round was played."""


@dataclass(frozen=True, eq=False)
class Way:
    """A way in which a column may have been computed.

    ``tie_break`` is empty for the score itself. ``finish`` changes each value at the end, such as
    doubling it. ``event`` holds what is the same in all ways: ratings, lots, planned rounds.
    ``base`` is filled if ``table`` differs from it only in results of the players ``retyped``.
    """

    table: Crosstable
    edition: Edition
    tie_break: TieBreak | None
    event: Context
    finish: Callable[[Figure], Figure] | None = None
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

    def on(self, table: Crosstable) -> Way:
        """Return the same way on another table."""
        return replace(self, table=table, base=None, retyped=())

    def with_each(self, change: Callable[[Result], Result]) -> Way | None:
        """Return the way with each result of the table changed; nothing if no result changes."""
        rows = tuple(tuple(map(change, row)) for row in self.table.results)
        if rows == self.table.results:
            return None
        return self.on(Crosstable(self.table.numbers, rows))

    def with_results(self, table: Crosstable, retyped: Collection[int]) -> Way:
        """Return the way on a table in which these players have other results."""
        return replace(self, table=table, base=self.table, retyped=retyped)

    def with_terms(self, compute: Compute) -> Way:
        """Return the way with the terms of its system computed otherwise."""
        if self.tie_break is None:
            return self
        system = self.tie_break.system._replace(compute=compute)
        return replace(self, tie_break=replace(self.tie_break, system=system))


def asked_for(standings: Standings, tie_break: TieBreak | None) -> Way:
    """Return the way in which a column should have been computed."""
    context = standings.context
    return Way(context.scores.crosstable, standings.edition, tie_break, event=context)


Change = Callable[[Way], Optional[Way]]
"""Returns the way with one thing changed; nothing if that does not apply."""

Reason = Callable[[Way, Sequence[int]], str]
"""Returns the reason that the differing players show, from the expected way and their numbers."""


@dataclass(frozen=True)
class KnownCause:
    """One known mistake, or another known rule.

    ``code`` is its stable name. ``condition`` completes "All 24 values agree if …"; ``are``, if
    given, completes "All 24 values are …" instead. Of causes of one ``kind`` with the same figures,
    such as two ways to round, only one is named; without it a cause is a kind of its own.
    """

    code: str
    condition: str
    change: Change
    kind: str = ""
    are: str = ""
    reason: Reason | None = None

    def predicate(self, way: Way, differing: Sequence[int]) -> str:
        """Return what the values do, such as ``agree if …``. ``way`` is the expected way; the
        printed values of the players in ``differing`` do not agree with it."""
        if not self.are:
            return f"agree if {self.condition}"
        why = self.reason(way, differing) if self.reason else ""
        return self.are + (f": {why}" if why else "")


def known(code: str, change: Change, kind: str = "", counting: str = "") -> KnownCause:
    """Return the cause with its condition; ``counting`` tells two causes of one code apart."""
    return KnownCause(code, CONDITIONS[f"{code} of {counting}" if counting else code], change, kind)


def other_terms(computes: Mapping[str, Compute]) -> Change:
    """Return a change of the terms of these systems, which are given by codes with options."""

    def change(way: Way) -> Way | None:
        compute = computes.get(way.code)
        return way.with_terms(compute) if compute else None

    return change


def of_terms(
    applies: Callable[[Way], bool], other: Callable[[Context, int, Terms], Terms]
) -> Change:
    """Return a change of the terms of a system, for ways to which it applies."""

    def change(way: Way) -> Way | None:
        if way.tie_break is None or not applies(way):
            return None
        compute = way.tie_break.system.compute
        return way.with_terms(
            lambda context, number: other(context, number, compute(context, number))
        )

    return change


def by_edition(system: str = "", **otherwise: Any) -> Change:
    """Return a change of the edition's rules, for one system or for all."""

    def change(way: Way) -> Way | None:
        edition = way.edition._replace(**otherwise)
        if way.system != (system or way.system) or edition == way.edition:
            return None
        return replace(way, edition=edition)

    return change


class Values:
    """The values of ways, with each context computed once.

    There are many tables with one other result: the work for one of them is kept until the next.
    """

    def __init__(self) -> None:
        self._contexts: dict[tuple[object, ...], Context] = {}
        self._of_retyped: dict[tuple[object, ...], Context] = {}
        self._retyped: Crosstable | None = None

    def column(self, way: Way, numbers: Sequence[int]) -> Mapping[int, Optional[Figure]]:  # noqa: UP045 - 3.9
        """Return the value of each of these players."""
        context = self.context(way)
        if way.tie_break is None:
            values: dict[int, Figure | None] = {n: context.score(n) for n in numbers}
        else:
            values = way.tie_break.column(context, numbers)
        if way.finish is None:
            return values
        return {n: None if value is None else way.finish(value) for n, value in values.items()}

    def context(self, way: Way) -> Context:
        """Return the context for a way's tie-break."""
        known = self._contexts
        if way.base is not None:
            if self._retyped is not way.table:
                self._retyped, self._of_retyped = way.table, {}
            known = self._of_retyped
        edition = way.edition
        key = (
            *(id(way.table), edition.swiss, edition.roundrobin, edition.cumulative_deducts),
            *(edition.sonneborn_adjusted, edition.voluntary, edition.encounter_of_2023),
            *(edition.kashdan, edition.sonneborn_factor, id(way.event.ratings)),
        )
        if key not in known:
            known[key] = self._worked_out(way)
        return known[key]

    def _worked_out(self, way: Way) -> Context:
        scores = way.event.scores
        if way.base and len(way.base.numbers) >= _LARGE and not scores.is_roundrobin:
            known = self.context(way.on(way.base)).scores
            return way.event.counted(Countings.of_players(known.retyped(way.table, way.retyped)))
        by = way.event.by
        if isinstance(by, TeamCountings) and way.table is scores.crosstable:
            return way.event.counted(TeamCountings(by.section, by.matches, way.edition))
        kind, last_round, draw, win = scores.kind, scores.last_round, scores.draw, scores.win
        counted = Scores(way.table, way.edition, kind, last_round, draw, win, scores.entry)
        return way.event.counted(Countings.of_players(counted))


_TEXT = """
drops-swapped: plus-score players lose the highest opponent's score and minus-score players the
    lowest
all-drop-highest: every player loses the highest opponent's score
band-by-planned-rounds: the number of scores to drop follows the planned rounds, not those that are
    complete
two-dropped: two scores are dropped instead of one, although there are fewer than 9 rounds
one-dropped: only one score is dropped instead of two, although there are 9 rounds or more
three-dropped: three scores are dropped
band-by-games: two scores are dropped only for players who played 9 games or more
sign-by-games: plus and minus are taken from the points of games against half of the games that the
    player played
sign-without-byes: plus and minus are taken from the points of games, without byes and forfeits,
    against half of the rounds
sign-by-planned-rounds: plus and minus are taken from half of the planned rounds
sign-by-rounds-played: plus and minus are taken from the score, byes included, against half of the
    rounds that the player played
sign-by-rounds-paired: plus and minus are taken from the score against half of the rounds in which
    the player was paired
sign-by-rounds-there: plus and minus are taken from the score against half of the rounds in which
    the player had a game, a forfeit or a bye
sign-by-games-and-byes: plus and minus are taken from the score against half of the player's games
    and byes
sign-by-rounds-with-points: plus and minus are taken from the score against half of the rounds other
    than absences and forfeit losses
sign-by-games-and-forfeits: plus and minus are taken from the points of games and forfeits against
    half of these
sign-by-games-in-rounds-there: plus and minus are taken from the points of games against half of the
    rounds other than absences
sign-without-bye-points: plus and minus are taken from the points of games and forfeits, without
    byes, against half of the rounds

opponents-face-value: the opponents' unplayed rounds count what they gave, not ½ each
opponents-byes-face-value: the opponents' byes count what they gave; only their forfeits and
    absences count ½
opponents-forfeits-face-value: the opponents' forfeits count what they gave; only their byes and
    absences count ½
opponents-absences-zero: the rounds in which an opponent was not paired count 0, not ½
opponents-losses-zero: the opponents' forfeit losses and absences count 0, not ½
opponents-games-only: the opponents' unplayed rounds count 0, not ½
opponents-withdrawn-zero: opponents who were not there in the last round count 0
opponents-half-less: ½ is taken off once from each opponent who has an unplayed round, however many
opponents-late-byes-half: only the opponents' byes at the end count ½, as FIDE has it
byes-before-forfeit-face-value: an opponent's byes before a forfeit loss count what they gave; by
    FIDE C.07 16.2.5 they count ½ each
own-left-out: a player's own unplayed rounds are left out of the list before anything is dropped
own-zero: a player's own unplayed rounds count as opponents with 0
own-score: a player's own unplayed rounds count as opponents with the player's own score
own-half: a player's own unplayed rounds count ½ each
own-draw-in-every-round: a player's own unplayed rounds count as opponents with half of the maximum
    score
forfeit-opponents: the scheduled opponent of a forfeit counts as if the game had been played
forfeits-as-games: forfeits count as games played over the board

half-byes-zero: half-point byes gave 0 points
half-byes-full: half-point byes gave 1 point
full-byes-half: full-point byes gave ½ point
full-byes-zero: full-point byes gave 0 points
byes-zero: byes gave 0 points
forfeit-wins-zero: forfeit wins gave 0 points
forfeit-wins-half: forfeit wins gave ½ point
absences-half: rounds without a pairing gave ½ point

nothing-deducted: nothing is taken off for byes and forfeit wins
half-byes-deduct-one: 1 point is taken off for every bye, half-point byes too
only-full-points-deducted: nothing is taken off for half-point byes
only-byes-deducted: nothing is taken off for forfeit wins
only-forfeits-deducted: nothing is taken off for byes
every-unplayed-deducts-one: 1 point is taken off for every unplayed round, lost ones too
deducted-in-every-round: the points of byes and forfeits are missing from every later running score
forfeit-opponents-cumulative: the opponents of forfeits are in the sum
kashdan-2-1-0: Kashdan counts 2 for a win, 1 for a draw, 0 for a loss
kashdan-3-1-0: Kashdan counts 3 for a win, 1 for a draw, 0 for a loss
kashdan-4-2-0: Kashdan counts 4 for a win, 2 for a draw, 0 for a loss
kashdan-4-2-1: Kashdan counts 4 for a win, 2 for a draw, 1 for a loss
kashdan-byes: byes and forfeits that gave points count as wins and draws
kashdan-absences: every unplayed round counts as a game, absences as losses
kashdan-byes-by-points: byes count as games won, drawn and lost by their points
kashdan-forfeits-by-points: forfeits count as games won, drawn and lost by their points
percentage-of-all-rounds: byes and forfeits are in the percentage
tied-games-left-out: games between players on the same score are left out of their performances
sonneborn-byes: a bye counts as a game against an opponent with the player's own score
sonneborn-final: the opponents' final scores are taken as they are, and nothing for unplayed rounds
sonneborn-draws-in-full: draws count the opponent's whole score
sonneborn-draws-zero: draws count nothing
sonneborn-draws-quarter: draws count a quarter of the opponent's score
sonneborn-wins-half: wins count half of the opponent's score
sonneborn-wins-doubled: wins count twice the opponent's score
sonneborn-losses-taken-off: the scores of those who won are taken off
sonneborn-losses-half: losses count half of the opponent's score
sonneborn-losses-in-full: losses count the opponent's whole score

opponents-face-value of matches: the opponents' unplayed matches count what they gave, not as draws
own-unplayed-matches: a team's own unplayed matches count as (0 + 10) × (0² + 1) ÷ 100 each
forfeits-as-games of matches: forfeited matches count as if they had been played
rounded-matches: each match is rounded to two decimals before they are added up
only-matches-won: the opponents' matches won are counted, and no half for a drawn match
opponents-adjusted: the opponents' unplayed matches count as draws, where 34G takes the final score

cut-without-choice: a cut takes the lowest score, not a round left unplayed by choice (article 16.5)
cut-highest: the highest score is cut instead of the lowest
colors-exchanged: White and Black are exchanged
doubled: each value is doubled
halved: each value is halved
tenfold: each value is multiplied by ten
rounded: each value is rounded to a whole number, ½ upwards
rounded-up: each value is rounded up to a whole number
decimals-cut-off: the part after the decimal point is left out
rounded-down-at-half: each value is rounded to a whole number, ½ downwards
half-more: ½ is added to each value
one-more: 1 is added to each value
own-score-added: the player's own score is added
own-score-taken-off: the player's own score is taken off
average-of-rounds: each value is divided by the number of rounds
average-of-games: each value is divided by the number of games that the player played
average-of-games-and-forfeits: each value is divided by the number of the player's games and
    forfeits
"""
"""A code, a colon and the condition ("All 24 values agree if …"); indented lines continue it."""

CONDITIONS: Mapping[str, str] = {
    code: " ".join(condition.split())
    for line in re.split(r"\n(?=\S)", _TEXT.strip())
    for code, _, condition in [line.partition(": ")]
}
