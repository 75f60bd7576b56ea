"""A calculator for whoever checks software by hand: bare figures in, the worksheet out.

The figures are put into an event of one contestant and his opponents, so that the same rule does
the work as for a whole crosstable.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import Figure, counted, decimal, points, rating
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.notation.us import LETTERS
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import TOURNAMENT_POINTS, Matches, Player, Points, Section
from xltiebreak.rules.context import Context, context_of
from xltiebreak.rules.countings import Countings
from xltiebreak.rules.editions import USUAL, edition_named
from xltiebreak.rules.scores import Scores
from xltiebreak.rules.systems import Figures, System, TieBreak, tie_break
from xltiebreak.rules.terms import Terms
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
_TWIN = {Outcome.WIN: Outcome.LOSS, Outcome.LOSS: Outcome.WIN, Outcome.DRAW: Outcome.DRAW}


class Called(NamedTuple):
    """What the user calls the figures that he gives: options, or a function's arguments."""

    opponents: str = "--opponents"
    points: str = "--points"
    score: str = "--score"
    rounds: str = "--rounds"
    boards: str = "--boards"


AS_OPTIONS = Called()


def opponents_figures(code: str, texts: Sequence[str], argument: str) -> list[Figure | None]:
    """The opponents' figures as this tie-break takes them: scores, Cumulatives, ratings (nothing
    for an unrated opponent) or performances. ``argument`` is what the user calls them.

    Raises:
        TieBreakError: one of the texts is no such figure, or there is no such tie-break.
    """
    kind = _of_opponents(tie_break(code).system) or Figures.SCORES
    figures: list[Figure | None] = []
    for text in texts:
        try:
            figures.append(_figure(text, kind))
        except ValueError:
            raise TieBreakError(f"{text!r} in {argument} is not a {_EXPECTED[kind]}") from None
    return figures


def _of_opponents(system: System) -> Figures | None:
    return next((need for need in system.by_hand if need.of_opponents), None)


def _figure(text: str, kind: Figures) -> Figure | None:
    if kind is Figures.RATINGS:
        return rating(text).value
    if kind is Figures.PERFORMANCES:
        if not text.replace(".", "", 1).isdecimal():
            raise ValueError(text)
        return Fraction(text)
    return points(text)


def by_hand(
    code: str,
    *,
    opponents: Sequence[Figure | None] = (),
    results: Sequence[float | str] = (),
    score: float | None = None,
    rounds: int | None = None,
    boards: Sequence[float] = (),
    edition: str = USUAL,
    called: Called = AS_OPTIONS,
) -> Worksheet:
    """The worksheet of one player, or one team, from bare figures.

    ``opponents`` are what the tie-break adds up: adjusted scores, Cumulatives, ratings (nothing
    for an unrated opponent) or performances, one for each game in the order of the rounds.
    ``results`` are the player's own, one a round: 1, ½ and 0 for games, or a US letter (W D L,
    B H U, X Z F). ``score`` is needed where the rule asks for plus or minus, ``rounds`` where it
    is more than the figures given. For a team, ``opponents`` are their tournament points, unplayed
    matches counted as draws, ``results`` the points inside each of its own matches, and ``boards``
    what each board is worth. ``called`` are the words for all these in messages.

    Raises:
        TieBreakError: something that the rule needs is missing, something is given that it does
            not take, or the figures do not fit together.
    """
    chosen = tie_break(code, edition)
    _refuse_what_is_missing(chosen, opponents, results, score, called)
    _refuse_what_is_not_taken(chosen, opponents, score, boards, called)
    if Figures.MATCHES in chosen.system.by_hand:
        return _of_team(chosen, opponents, results, rounds, boards, edition, called)
    outcomes = [_outcome(result) for result in results] or [Outcome.DRAW] * len(opponents)
    length = _length(len(outcomes), rounds)
    outcomes += [Outcome.UNPAIRED] * (length - len(outcomes))
    _refuse_impossible_scores(chosen, opponents, score, length, rounds, called)
    added_up = sum(outcome.points for outcome in outcomes)
    if score is not None and results and score != added_up:
        raise TieBreakError(
            f"A score of {decimal(score)} is not what the results add up to, "
            f"{decimal(added_up)}; correct one of them ({called.score}, {called.points})."
        )
    context = _told(_crosstable(outcomes, opponents), edition, chosen, opponents, score)
    return _anonymous(chosen.worksheet(context, OWN))


def _told(
    table: Crosstable,
    edition: str,
    chosen: TieBreak,
    opponents: Sequence[Figure | None],
    score: float | None,
) -> Context:
    """The event of these few, with the given figures where the rule will look for them."""
    kind = _of_opponents(chosen.system)
    known = {n: figure for n, figure in enumerate(opponents, start=1) if figure is not None}
    scores, ratings, others = {}, {}, {}
    if score is not None:
        scores[OWN] = score
    for number, figure in known.items():
        if kind is Figures.SCORES:
            scores[number] = float(figure)
        elif kind is Figures.RATINGS:
            ratings[number] = int(figure)
        elif kind is not None:
            others[_KNOWN_AS[kind], number] = figure
    counted_by = Countings.of_players(Scores(table, edition_named(edition), given=scores))
    return Context(counted_by, ratings, given=others)


def _length(given: int, rounds: int | None) -> int:
    if rounds is not None and rounds < given:
        raise TieBreakError(f"{given} rounds of figures are more than {counted(rounds, 'round')}.")
    return max(given, rounds or 0)


def _anonymous(worksheet: Worksheet) -> Worksheet:
    return worksheet._replace(terms=Terms.of(t._replace(opponent=None) for t in worksheet.terms))


def _of_team(
    chosen: TieBreak,
    opponents: Sequence[Figure | None],
    results: Sequence[float | str],
    rounds: int | None,
    boards: Sequence[float],
    edition: str,
    called: Called,
) -> Worksheet:
    looks_at_rounds = Figures.BOARDS in chosen.system.by_hand
    if looks_at_rounds and not boards:
        raise TieBreakError(
            f"{chosen.code} needs the number of boards or their weights ({called.boards})."
        )
    matches = [
        result if isinstance(result, float) else _unplayed_match(result) for result in results
    ]
    played = [points for points in matches if isinstance(points, float)]
    if len(opponents) != len(played):
        raise TieBreakError(
            f"{counted(len(opponents), 'opponent')} and {len(played)} matches played do not go "
            "together; expected one opponent for each match."
        )
    if boards and max(played, default=0) > sum(boards):
        raise TieBreakError(
            f"{decimal(max(played))} points are more than the {decimal(sum(boards))} that a match "
            "can bring."
        )
    length = _length(len(matches), rounds)
    scheduled = length if looks_at_rounds else rounds
    _refuse_impossible_scores(chosen, opponents, None, length, scheduled, called)
    matches += [Outcome.UNPAIRED] * (length - len(matches))
    scores = [float(figure or 0) for figure in opponents]
    section = _team_event(matches, scores, boards)
    return _anonymous(chosen.worksheet(context_of(section, edition_named(edition)), OWN))


def _team_event(
    rounds: Sequence[float | Outcome], opponents: Sequence[float], weights: Sequence[float]
) -> Section:
    """A team event of one team, whose matches these are, and of the opponents whom it played.

    ``rounds`` has the points inside each match, or what an unplayed one was; ``opponents`` the
    tournament points of each opponent played, in the order of the rounds, unplayed matches
    counted as the rule asks; ``weights`` what each board is worth, if that is known.
    """
    numbers = iter(range(1, len(opponents) + 1))
    row = tuple(
        Result(result) if isinstance(result, Outcome) else Result(Outcome.DRAW, next(numbers))
        for result in rounds
    )
    others = tuple(_opponent(points, row, k) for k, points in enumerate(opponents, start=1))
    inside: list[tuple[Points, ...]] = [
        tuple(None if isinstance(result, Outcome) else result for result in rounds),
        *((0.0,) * len(rounds) for _ in opponents),
    ]
    everybody = (OWN, *range(1, len(opponents) + 1))
    return Section(
        name="",
        players=tuple(map(Player, everybody)),
        crosstable=Crosstable(everybody, (row, *others)),
        matches=Matches(
            tuple(inside), len(weights), tuple(weights), match_points=TOURNAMENT_POINTS
        ),
    )


def _opponent(points: float, row: Sequence[Result], number: int) -> tuple[Result, ...]:
    """An opponent's rounds, all played, that add up to its points: those of the match with the
    team stand for the whole event."""
    return tuple(
        Result(Outcome.DRAW, OWN, worth=points if result.opponent == number else 0.0)
        for result in row
    )


def _unplayed_match(letter: str) -> Outcome:
    outcome = LETTERS.get(letter.upper())
    if outcome is None or outcome in _TWIN:
        raise TieBreakError(
            f"{letter!r} is not the points inside a match; use figures such as 2.5 or 44, or a "
            "letter where no match was played: B H U X Z F."
        )
    return outcome


def _refuse_what_is_missing(
    chosen: TieBreak,
    opponents: Sequence[Figure | None],
    results: Sequence[float | str],
    score: float | None,
    called: Called,
) -> None:
    needs = chosen.system.by_hand
    if not needs:
        raise TieBreakError(
            f"{chosen.code} cannot be worked out from bare figures; use explain on the whole event."
        )
    for need in needs:
        if need.of_opponents and not opponents:
            raise TieBreakError(
                f"{chosen.code} needs the opponents' {need.value} ({called.opponents})."
            )
        if need is Figures.MATCHES and not results:
            raise TieBreakError(
                f"{chosen.code} needs the points inside the matches ({called.points})."
            )
        if need is Figures.POINTS and not results:
            raise TieBreakError(f"{chosen.code} needs the player's own results ({called.points}).")
        if need is Figures.SCORE and score is None and not results:
            raise TieBreakError(
                f"{chosen.code} needs the player's own score ({called.score}), for plus or minus."
            )


def _refuse_what_is_not_taken(
    chosen: TieBreak,
    opponents: Sequence[Figure | None],
    score: float | None,
    boards: Sequence[float],
    called: Called,
) -> None:
    kind = _of_opponents(chosen.system)
    if opponents and not kind:
        raise TieBreakError(
            f"{chosen.code} is not made of the opponents' figures; leave them out "
            f"({called.opponents})."
        )
    if boards and Figures.BOARDS not in chosen.system.by_hand:
        raise TieBreakError(
            f"{chosen.code} does not look at the boards; leave them out ({called.boards})."
        )
    if score is not None and kind is not Figures.SCORES:
        raise TieBreakError(
            f"{chosen.code} does not look at the player's own score; leave it out ({called.score})."
        )


def _refuse_impossible_scores(
    chosen: TieBreak,
    opponents: Sequence[Figure | None],
    score: float | None,
    length: int,
    rounds: int | None,
    called: Called,
) -> None:
    """Nobody scores more than a point a round. Without stated rounds, an opponent may have
    played in some that are not listed."""
    if score is not None and score > length:
        more = "" if rounds else f"; state the rounds if there were more ({called.rounds})"
        raise TieBreakError(
            f"A score of {decimal(score)} is more than {counted(length, 'round')} can give{more}."
        )
    of_points = (Figures.SCORES, Figures.TOURNAMENT_POINTS)
    if rounds is None or _of_opponents(chosen.system) not in of_points:
        return
    for figure in opponents:
        if figure is not None and figure > rounds:
            raise TieBreakError(
                f"An opponent's score of {decimal(figure)} is more than "
                f"{counted(rounds, 'round')} can give."
            )


def _outcome(result: float | str) -> Outcome:
    if isinstance(result, str):
        outcome = LETTERS.get(result.upper())
        if outcome is None:
            raise TieBreakError(f"{result!r} is not a result; use 1, ½, 0 or {' '.join(LETTERS)}.")
        return outcome
    if result not in _GAMES:
        raise TieBreakError(f"{decimal(result)} is not a result; use 1, ½ or 0.")
    return _GAMES[result]


def _crosstable(outcomes: Sequence[Outcome], opponents: Sequence[Figure | None]) -> Crosstable:
    """One row for the player and one for each opponent, who played in that round only."""
    played = [round for round, outcome in enumerate(outcomes) if outcome in _TWIN]
    numbers = range(1, len(played) + 1)
    if opponents and len(opponents) != len(played):
        raise TieBreakError(
            f"{len(opponents)} opponents for {len(played)} games; expected one for each game."
        )
    own = [Result(outcome) for outcome in outcomes if outcome not in _TWIN]
    row = [
        Result(outcome, numbers[played.index(round)]) if outcome in _TWIN else own.pop(0)
        for round, outcome in enumerate(outcomes)
    ]
    rows = [
        tuple(
            Result(_TWIN[outcomes[round]], OWN) if round == game else Result(Outcome.UNPAIRED)
            for round in range(len(outcomes))
        )
        for game in played
    ]
    return Crosstable((OWN, *numbers), (tuple(row), *rows))
