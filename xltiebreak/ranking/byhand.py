"""A calculator for checking software by hand: it makes a worksheet from bare figures.

The figures are put into an event of one contestant and his opponents, so that the same rule works
here as for a whole crosstable.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import Figure, counted, decimal, points, rating
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.letters import LETTERS
from xltiebreak.event.results import TWIN, Outcome, Result
from xltiebreak.rules.context import Context, Countings
from xltiebreak.rules.editions import USUAL, edition_named
from xltiebreak.rules.scores import Scores
from xltiebreak.rules.systems import Figures, System, TieBreak, tie_break
from xltiebreak.rules.systems.us_teams import ihsa_match
from xltiebreak.rules.terms import Terms, not_played
from xltiebreak.rules.worksheet import Worksheet

OWN = 1_000_000
"""The contestant's own number; the opponents are 1, 2, 3 … in the order given."""

_EXPECTED = {
    Figures.SCORES: "score; expected figures such as 3, 2.5 or 2½",
    Figures.CUMULATIVES: "Cumulative; expected figures such as 8 or 7.5",
    Figures.RATINGS: "rating; expected a whole number such as 1641, or unr. for an unrated "
    "opponent",
    Figures.PERFORMANCES: "performance rating; expected a figure such as 1641 or 1641.5",
    Figures.TOURNAMENT_POINTS: "team's score; expected figures such as 3, 2.5 or 2½",
}
_KNOWN_AS = {Figures.CUMULATIVES: "CUM", Figures.PERFORMANCES: "performance"}
_GAMES = {1.0: Outcome.WIN, 0.5: Outcome.DRAW, 0.0: Outcome.LOSS}
_TWIN = {outcome: TWIN[outcome] for outcome in _GAMES.values()}


class Called(NamedTuple):
    """The user's words for the figures that he gives: options, or a function's arguments."""

    opponents: str = "--opponents"
    points: str = "--points"
    score: str = "--score"
    rounds: str = "--rounds"


AS_OPTIONS = Called()


def _of_opponents(system: System) -> Figures | None:
    return next((need for need in system.by_hand if need.of_opponents), None)


def _figure(text: str, kind: Figures, argument: str) -> Figure | None:
    try:
        if kind is Figures.RATINGS:
            return rating(text).value
        if kind is Figures.PERFORMANCES:
            if not text.replace(".", "", 1).isdecimal():
                raise ValueError(text)
            return Fraction(text)
        return points(text)
    except ValueError:
        raise TieBreakError(f"{text!r} in {argument} is not a {_EXPECTED[kind]}") from None


def _result(text: str) -> float | str:
    """Return the points of a round; the letter, in capitals, where they say less."""
    try:
        return points(text)
    except ValueError:
        return text.upper()


def by_hand(
    code: str,
    *,
    opponents: Sequence[str] = (),
    results: Sequence[str] = (),
    score: str = "",
    rounds: int | None = None,
    edition: str = USUAL,
    called: Called = AS_OPTIONS,
) -> Worksheet:
    """Return the worksheet of one player, or one team, from bare figures as they were typed.

    ``opponents`` are what the tie-break adds up: adjusted scores, Cumulatives, ratings (nothing for
    an unrated opponent) or performances, one for each game in the order of the rounds. ``results``
    are the player's own, one a round: 1, ½ and 0 for games, or a US letter (W D L, B H U, X Z F).
    ``score`` is needed where the rule asks for plus or minus, ``rounds`` where there are more
    rounds than figures. For a team's IHSA tie-break, ``opponents`` are their tournament points,
    unplayed matches counted as draws, and ``results`` the points inside each of its own matches.
    ``called`` are the words for all these in messages.

    Raises:
        TieBreakError: something that the rule needs is missing, something is given that it does
            not take, it is no such figure, or the figures do not fit together.
    """
    tie = tie_break(code, edition)
    kind = _of_opponents(tie.system) or Figures.SCORES
    given = _Given(
        tie,
        [_figure(text, kind, called.opponents) for text in opponents],
        [_result(text) for text in results],
        float(_figure(score, Figures.SCORES, called.score) or 0) if score else None,
        rounds,
        edition,
        called,
    )
    if fault := next(given.faults(), ""):
        raise TieBreakError(fault)
    if Figures.MATCHES in given.tie.system.by_hand:
        return given.matches()
    worksheet = given.tie.worksheet(given.games(), OWN)
    return worksheet._replace(terms=Terms.of(t._replace(opponent=None) for t in worksheet.terms))


class _Given(NamedTuple):
    tie: TieBreak
    opponents: Sequence[Figure | None]
    results: Sequence[float | str]
    score: float | None
    rounds: int | None
    edition: str
    called: Called

    @property
    def kind(self) -> Figures | None:
        """The kind of the opponents' figures that the tie-break takes."""
        return _of_opponents(self.tie.system)

    def games(self) -> Context:
        """Return an event of this player and his opponents, with the given figures where rules read
        them."""
        outcomes = [_outcome(result) for result in self.results]
        outcomes = outcomes or [Outcome.DRAW] * len(self.opponents)
        outcomes += [Outcome.UNPAIRED] * (self._length(len(outcomes)) - len(outcomes))
        self._refuse_impossible_scores(len(outcomes))
        sum_of_results = sum(outcome.points for outcome in outcomes)
        if self.score is not None and self.results and self.score != sum_of_results:
            raise TieBreakError(
                f"A score of {decimal(self.score)} is not what the results add up to, "
                f"{decimal(sum_of_results)}; correct one of them ({self.called.score}, "
                f"{self.called.points})."
            )
        scores = {} if self.score is None else {OWN: self.score}
        ratings, others = {}, {}
        for number, figure in enumerate(self.opponents, start=1):
            if figure is None or self.kind is None:
                continue
            if self.kind is Figures.SCORES:
                scores[number] = float(figure)
            elif self.kind is Figures.RATINGS:
                ratings[number] = int(figure)
            else:
                others[_KNOWN_AS[self.kind], number] = figure
        table = _crosstable(outcomes, self.opponents)
        counted_by = Scores(table, edition_named(self.edition), given=scores)
        return Context(Countings.of_players(counted_by), ratings, given=others)

    def matches(self) -> Worksheet:
        """Return the IHSA tie-break of this team, with the points inside each match."""
        matches = [
            result if isinstance(result, float) else Result(_unplayed_match(result))
            for result in self.results
        ]
        played = sum(isinstance(match, float) for match in matches)
        if len(self.opponents) != played:
            raise TieBreakError(
                f"{counted(len(self.opponents), 'opponent')} and {played} matches played do "
                "not go together; expected one opponent for each match."
            )
        length = self._length(len(matches))
        self._refuse_impossible_scores(length)
        matches += [Result(Outcome.UNPAIRED)] * (length - len(matches))
        opponents = iter(self.opponents)
        return Worksheet(
            *(self.tie.code, self.tie.name, self.tie.system.combine),
            Terms.of(
                not_played(round, match)
                if isinstance(match, Result)
                else ihsa_match(round, None, match, float(next(opponents) or 0))
                for round, match in enumerate(matches, start=1)
            ),
            self.tie.system.digits,
        )

    def _length(self, given: int) -> int:
        if self.rounds is not None and self.rounds < given:
            raise TieBreakError(
                f"{given} rounds of figures are more than {counted(self.rounds, 'round')}."
            )
        return max(given, self.rounds or 0)

    def faults(self) -> Iterator[str]:
        """Yield what the rule needs and is not given, and what is given and it does not take."""
        needs, code, called = self.tie.system.by_hand, self.tie.code, self.called
        if not needs:
            yield f"{code} cannot be worked out from bare figures; use explain on the whole event."
        for need in needs:
            if need.of_opponents and not self.opponents:
                yield f"{code} needs the opponents' {need.value} ({called.opponents})."
            elif need is Figures.MATCHES and not self.results:
                yield f"{code} needs the points inside the matches ({called.points})."
            elif need is Figures.POINTS and not self.results:
                yield f"{code} needs the player's own results ({called.points})."
            elif need is Figures.SCORE and self.score is None and not self.results:
                yield f"{code} needs the player's own score ({called.score}), for plus or minus."
        if self.opponents and not self.kind:
            yield (
                f"{code} is not made of the opponents' figures; leave them out "
                f"({called.opponents})."
            )
        if self.score is not None and self.kind is not Figures.SCORES:
            yield f"{code} does not look at the player's own score; leave it out ({called.score})."

    def _refuse_impossible_scores(self, length: int) -> None:
        """Raise an error if a score is more than a point a round. Without stated rounds, an
        opponent may have played in rounds that are not listed."""
        if self.score is not None and self.score > length:
            more = f"; state the rounds if there were more ({self.called.rounds})"
            raise TieBreakError(
                f"A score of {decimal(self.score)} is more than {counted(length, 'round')} can "
                f"give{more * (not self.rounds)}."
            )
        has_scores = self.kind in (Figures.SCORES, Figures.TOURNAMENT_POINTS)
        for figure in self.opponents if has_scores and self.rounds else ():
            if figure is not None and figure > length:
                raise TieBreakError(
                    f"An opponent's score of {decimal(figure)} is more than "
                    f"{counted(length, 'round')} can give."
                )


def _unplayed_match(letter: str) -> Outcome:
    outcome = LETTERS.get(letter)
    if outcome is None or outcome in _TWIN:
        raise TieBreakError(
            f"{letter!r} is not the points inside a match; use figures such as 2.5 or 44, or a "
            "letter where no match was played: B H U X Z F."
        )
    return outcome


def _outcome(result: float | str) -> Outcome:
    if isinstance(result, str):
        outcome = LETTERS.get(result)
        if outcome is None:
            raise TieBreakError(f"{result!r} is not a result; use 1, ½, 0 or {' '.join(LETTERS)}.")
        return outcome
    if result not in _GAMES:
        raise TieBreakError(f"{decimal(result)} is not a result; use 1, ½ or 0.")
    return _GAMES[result]


def _crosstable(outcomes: Sequence[Outcome], opponents: Sequence[Figure | None]) -> Crosstable:
    played = [round for round, outcome in enumerate(outcomes) if outcome in _TWIN]
    if opponents and len(opponents) != len(played):
        raise TieBreakError(
            f"{len(opponents)} opponents for {len(played)} games; expected one for each game."
        )
    own = [
        Result(outcome, played.index(round) + 1 if outcome in _TWIN else None)
        for round, outcome in enumerate(outcomes)
    ]
    blank = (Result(Outcome.UNPAIRED),) * len(outcomes)
    others = ((*blank[:k], Result(_TWIN[outcomes[k]], OWN), *blank[k + 1 :]) for k in played)
    return Crosstable((OWN, *range(1, len(played) + 1)), (tuple(own), *others))
