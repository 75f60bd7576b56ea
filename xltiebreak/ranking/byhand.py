"""A calculator for whoever checks software by hand: bare figures in, the worksheet out.

The figures are put into a context of one player and his opponents, so that the same rule does
the work as for a whole crosstable.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import Figure, counted, decimal, points
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.notation.us import LETTERS
from xltiebreak.event.ratings import rating
from xltiebreak.event.results import Outcome, Result
from xltiebreak.ranking.byhand_teams import TEAM, matches_context
from xltiebreak.rules.context import Context
from xltiebreak.rules.editions import edition_named
from xltiebreak.rules.systems import System, TieBreak, tie_break
from xltiebreak.rules.worksheet import Worksheet

PLAYER = 1_000_000
"""The player's own number; the opponents are 1, 2, 3 … in the order given."""

_OF_OPPONENTS = ("scores", "cumulatives", "ratings", "performances", "tournament points")
_EXPECTED = {
    "scores": "score; expected figures such as 3, 2.5 or 2½",
    "cumulatives": "Cumulative; expected figures such as 8 or 7.5",
    "ratings": "rating; expected a whole number such as 1641, or unr. for an unrated opponent",
    "performances": "performance rating; expected a figure such as 1641 or 1641.5",
    "tournament points": "team's score; expected figures such as 3, 2.5 or 2½",
}
_KNOWN_AS = {"cumulatives": "CUM", "performances": "performance"}
_GAMES = {1.0: Outcome.WIN, 0.5: Outcome.DRAW, 0.0: Outcome.LOSS}
_TWIN = {Outcome.WIN: Outcome.LOSS, Outcome.LOSS: Outcome.WIN, Outcome.DRAW: Outcome.DRAW}


def opponents_figures(code: str, texts: Sequence[str], argument: str) -> list[Figure | None]:
    """The opponents' figures as this tie-break takes them: scores, Cumulatives, ratings (nothing
    for an unrated opponent) or performances. ``argument`` is what the user calls them.

    Raises:
        TieBreakError: one of the texts is no such figure, or there is no such tie-break.
    """
    kind = _of_opponents(tie_break(code).system) or "scores"
    figures: list[Figure | None] = []
    for text in texts:
        try:
            figures.append(_figure(text, kind))
        except ValueError:
            raise TieBreakError(f"{text!r} in {argument} is not a {_EXPECTED[kind]}") from None
    return figures


def _of_opponents(system: System) -> str:
    """Which figures of the opponents the system is made of; empty for none."""
    return next((need for need in system.by_hand if need in _OF_OPPONENTS), "")


def _figure(text: str, kind: str) -> Figure | None:
    if kind == "ratings":
        return rating(text).value
    if kind == "performances":
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
    edition: str = "uschess",
) -> Worksheet:
    """The worksheet of one player, or one team, from bare figures.

    ``opponents`` are what the tie-break adds up: adjusted scores, Cumulatives, ratings (nothing
    for an unrated opponent) or performances, one for each game in the order of the rounds.
    ``results`` are the player's own, one a round: 1, ½ and 0 for games, or a US letter (W D L,
    B H U, X Z F). ``score`` is needed where the rule asks for plus or minus, ``rounds`` where it
    is more than the figures given. For a team, ``opponents`` are their tournament points, unplayed
    matches counted as draws, ``results`` the points inside each of its own matches, and ``boards``
    what each board is worth.

    Raises:
        TieBreakError: something that the rule needs is missing, something is given that it does
            not take, or the figures do not fit together.
    """
    one = tie_break(code)
    _refuse_what_is_missing(one, opponents, results, score)
    _refuse_what_is_not_taken(one, opponents, score, boards)
    if "matches" in one.system.by_hand:
        return _of_team(one, opponents, results, rounds, boards, edition)
    outcomes = [_outcome(result) for result in results] or [Outcome.DRAW] * len(opponents)
    length = _length(len(outcomes), rounds)
    outcomes += [Outcome.UNPAIRED] * (length - len(outcomes))
    _refuse_impossible_scores(one, opponents, score, length, rounds)
    context = Context(_crosstable(outcomes, opponents), edition_named(edition))
    if score is not None:
        if results and score != context.score(PLAYER):
            raise TieBreakError(
                f"A score of {decimal(score)} is not what the results add up to, "
                f"{decimal(context.score(PLAYER))}; correct one of them (--score, --points)."
            )
        context.scores[PLAYER] = score
    _tell(context, one, opponents)
    return _anonymous(one.worksheet(context, PLAYER))


def _length(given: int, rounds: int | None) -> int:
    if rounds is not None and rounds < given:
        raise TieBreakError(f"{given} rounds of figures are more than {rounds} rounds.")
    return max(given, rounds or 0)


def _anonymous(worksheet: Worksheet) -> Worksheet:
    """Without the numbers that only stand in for the opponents."""
    return worksheet._replace(terms=tuple(t._replace(opponent=None) for t in worksheet.terms))


def _of_team(
    one: TieBreak,
    opponents: Sequence[Figure | None],
    results: Sequence[float | str],
    rounds: int | None,
    boards: Sequence[float],
    edition: str,
) -> Worksheet:
    looks_at_rounds = "boards" in one.system.by_hand
    if looks_at_rounds and not boards:
        raise TieBreakError(f"{one.code} needs the number of boards or their weights (--boards).")
    matches = [one if isinstance(one, float) else _unplayed_match(one) for one in results]
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
    _refuse_impossible_scores(one, opponents, None, length, length if looks_at_rounds else rounds)
    matches += [Outcome.UNPAIRED] * (length - len(matches))
    scores = [float(figure or 0) for figure in opponents]
    context = matches_context(matches, scores, boards, edition)
    return _anonymous(one.worksheet(context, TEAM))


def _unplayed_match(letter: str) -> Outcome:
    outcome = LETTERS.get(letter.upper())
    if outcome is None or outcome in _TWIN:
        raise TieBreakError(
            f"{letter!r} is not the points inside a match; use figures such as 2.5 or 44, or a "
            "letter where no match was played: B H U X Z F."
        )
    return outcome


def _refuse_what_is_missing(
    one: TieBreak,
    opponents: Sequence[Figure | None],
    results: Sequence[float | str],
    score: float | None,
) -> None:
    needs = one.system.by_hand
    if not needs:
        raise TieBreakError(
            f"{one.code} cannot be worked out from bare figures; use explain on the whole event."
        )
    for need in needs:
        if need in _OF_OPPONENTS and not opponents:
            raise TieBreakError(f"{one.code} needs the opponents' {need} (--opponents).")
        if need == "matches" and not results:
            raise TieBreakError(f"{one.code} needs the points inside the matches (--points).")
        if need == "points" and not results:
            raise TieBreakError(f"{one.code} needs the player's own results (--points).")
        if need == "score" and score is None and not results:
            raise TieBreakError(
                f"{one.code} needs the player's own score (--score), for plus or minus."
            )


def _refuse_what_is_not_taken(
    one: TieBreak,
    opponents: Sequence[Figure | None],
    score: float | None,
    boards: Sequence[float],
) -> None:
    kind = _of_opponents(one.system)
    if opponents and not kind:
        raise TieBreakError(
            f"{one.code} is not made of the opponents' figures; leave them out (--opponents)."
        )
    if boards and "boards" not in one.system.by_hand:
        raise TieBreakError(f"{one.code} does not look at the boards; leave them out (--boards).")
    if score is not None and kind != "scores":
        raise TieBreakError(
            f"{one.code} does not look at the player's own score; leave it out (--score)."
        )


def _refuse_impossible_scores(
    one: TieBreak,
    opponents: Sequence[Figure | None],
    score: float | None,
    length: int,
    rounds: int | None,
) -> None:
    """Nobody scores more than a point a round. Without stated rounds, an opponent may have
    played in some that are not listed."""
    if score is not None and score > length:
        more = "" if rounds else "; state the rounds if there were more (--rounds)"
        raise TieBreakError(
            f"A score of {decimal(score)} is more than {counted(length, 'round')} can give{more}."
        )
    if rounds is None or _of_opponents(one.system) not in ("scores", "tournament points"):
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
        raise TieBreakError(f"{result} is not a result; use 1, ½ or 0.")
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
            Result(_TWIN[outcomes[round]], PLAYER) if round == game else Result(Outcome.UNPAIRED)
            for round in range(len(outcomes))
        )
        for game in played
    ]
    return Crosstable((PLAYER, *numbers), (tuple(row), *rows))


def _tell(context: Context, one: TieBreak, opponents: Sequence[Figure | None]) -> None:
    """Put the given figures where the rule will look for them."""
    kind = _of_opponents(one.system)
    for number, figure in enumerate(opponents, start=1):
        if figure is None:
            continue
        if kind == "scores":
            context.tell_score(number, float(figure))
        elif kind == "ratings":
            context.ratings = {**context.ratings, number: int(figure)}
        else:
            context.known[_KNOWN_AS[kind], number] = figure
