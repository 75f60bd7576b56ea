"""FIDE's tie-breaks of team events: match points and game points together; board count, top and
bottom boards; and Direct Encounter between teams, by both scores and then by the boards."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import partial
from itertools import accumulate
from typing import Callable, Optional

from xltiebreak.rules.context import Context
from xltiebreak.rules.cuts import CUT_OR_MEDIAN
from xltiebreak.rules.systems.encounters import encounters, parted, places_of
from xltiebreak.rules.systems.opponents import FORFEITS_AS_GAMES, buchholz
from xltiebreak.rules.systems.registry import Compute, Needs, system
from xltiebreak.rules.systems.sonneborn import scores_times_points
from xltiebreak.rules.systems.us_teams import secondary_points
from xltiebreak.rules.terms import NO_TERMS, Term, Terms, Words, no_value, read_off
from xltiebreak.rules.worksheet import READ_OFF

_BY = {"M": "match", "G": "game"}


system(
    "MPvGP",
    "The game points if match points place the teams, otherwise the match points.",
    "Match Points or Game Points",
    "FIDE C.07 13.1",
    needs=Needs.POINTS,
)(secondary_points)


def _extended_sonneborn_berger(scores: str, own: str) -> Compute:
    """Return the rule: each opponent's match or game points times the team's own against it.

    Source: FIDE C.07 13.2.
    """

    def compute(context: Context, number: int) -> Terms:
        by = context.by
        if not by.of_teams or not (by.knows_points or scores == own == "M"):
            return NO_TERMS
        ways = {"M": by.match, "G": by.game if by.knows_points else by.match}
        return scores_times_points(context.on(ways[scores]), ways[own], number)

    return compute


for _scores in "MG":
    for _own in "MG":
        system(
            f"E{_scores}{_own}SB",
            f"Each opponent's {_BY[_scores]} points × the own {_BY[_own]} points against it.",
            f"Extended Sonneborn-Berger, {_BY[_scores]} points × {_BY[_own]} points",
            "FIDE C.07 13.2",
            needs=Needs.TEAMS if _scores == _own == "M" else Needs.POINTS,
            options={**CUT_OR_MEDIAN, **FORFEITS_AS_GAMES},
        )(_extended_sonneborn_berger(_scores, _own))


@system(
    "SSSC",
    "The secondary score and the Buchholz of the primary one, divided to be of its size.",
    needs=Needs.POINTS,
    options={"K1": "with Buchholz divided by 1", **FORFEITS_AS_GAMES},
    missing="the points inside the matches, or the number of boards, are not known",
)
def score_strength_combination(context: Context, number: int) -> Terms:
    """Score Strength Combination (FIDE C.07 13.4): for each round the points of the secondary
    score, plus the opponent's primary score divided by a divisor: the greatest primary score over
    the greatest secondary score of one match, rounded down. For 11 rounds on 4 boards it is 5, from
    22 ÷ 4. Option K gives another divisor."""
    by = context.by
    if not by.knows_points or not by.boards:
        return NO_TERMS
    primary, secondary = by.primary, by.secondary
    most = Fraction(primary.win) * context.rounds
    divisor = context.options.get("K") or math.floor(most / Fraction(secondary.win))
    if not divisor:
        return no_value(
            "the greatest match points are fewer than a match can bring game points, which leaves "
            "nothing to divide by"
        )
    return Terms.of(
        Term(
            round,
            result.opponent,
            Fraction(result.points) + Fraction(opponent.amount) / divisor,
            _in_words(result.points, opponent, divisor),
        )
        for (round, result), opponent in zip(
            secondary.histories[number], buchholz(context.on(primary), number)
        )
    )


def _in_words(points: float, opponent: Term, divisor: int) -> Words:
    """``3 + 12 ÷ 5``"""
    return Words(f"{{}} + {{}} ÷ {divisor}", (points, opponent.amount)).then(opponent.reasons)


@system(
    "BC",
    "The number of each board × the points made on it; the lower comes first.",
    higher_is_better=False,
    needs=Needs.BOARDS,
)
def board_count(context: Context, number: int) -> Terms:
    """Board Count (FIDE C.07 12.1): the sum over the boards of the board's number times the points
    made on it; the lower is the better."""
    return Terms.of(
        Term(None, None, board * points, Words(f"board {board}: {board} × {{}}", (points,)))
        for board, points in enumerate(points_by_board(context, number), start=1)
    )


Preference = Callable[[Sequence[float]], list[float]]
"""Makes the figures to compare from a team's points on each board; more comes first."""


def _fewer_on_high_numbers(points: Sequence[float]) -> list[float]:
    return [-sum(board * got for board, got in enumerate(points, start=1))]


def _top_board_first(points: Sequence[float]) -> list[float]:
    return list(points)


def _without_the_bottom_boards(points: Sequence[float]) -> list[float]:
    return list(accumulate(points))[-2::-1]


_by_boards_among_the_tied = partial(
    system,
    combine=READ_OFF,
    higher_is_better=False,
    in_group=True,
    needs=Needs.BOARDS,
    missing="the results by board are not known, or do not part the tied teams",
)


@_by_boards_among_the_tied(
    "TBR", "The points on board 1, then on board 2, and so on, among the teams still tied."
)
def top_board_result(context: Context, number: int) -> Terms:
    """Top Board Result (FIDE C.07 12.2): the team's place, 1 first, by the points on board 1, then
    board 2, and so on."""
    return _place_by_boards(context, number, _top_board_first, "by board")


@_by_boards_among_the_tied(
    "BBE",
    (
        "The points without the last board, then without the last two, and so on, among the teams "
        "still tied."
    ),
)
def bottom_board_elimination(context: Context, number: int) -> Terms:
    """Bottom Board Elimination (FIDE C.07 12.3): the team's place, 1 first, by the points without
    the last board, then without the last two, and so on."""
    return _place_by_boards(
        context, number, _without_the_bottom_boards, "without 1, 2 … last boards"
    )


def points_by_board(context: Context, number: int) -> list[float]:
    """Return the points that a team made on each board in all rounds; none if the results by board
    are not known. A match without play counts on each board as the whole match.

    Source: FIDE C.07 12, introduction.
    """
    if not context.by.knows_boards:
        return []
    rounds = [
        context.by.board_points(number, round, result) for round, result in context.history(number)
    ]
    return [sum(points) for points in zip(*rounds)]


def _place_by_boards(context: Context, number: int, preference: Preference, what: str) -> Terms:
    keys = {team: preference(points_by_board(context, team)) for team in context.group}
    own = keys.get(number)
    if not own or all(other == own for other in keys.values()):
        return NO_TERMS
    place = 1 + sum(other > own for other in keys.values())
    words = Words(f"points {what}: {', '.join(['{}'] * len(own))}", tuple(own))
    return read_off(float(place), Words(f"place {place} of the tied").then(words))


_IN_WORDS: Mapping[Preference, str] = {
    _fewer_on_high_numbers: "board count",
    _top_board_first: "top boards",
    _without_the_bottom_boards: "boards but for the last",
}

_CHAINS: Mapping[str, tuple[Preference, ...]] = {
    "EDE": (),
    "EDEBT": (_fewer_on_high_numbers, _top_board_first),
    "EDEBB": (_fewer_on_high_numbers, _without_the_bottom_boards),
    "EDET": (_top_board_first,),
    "EDEB": (_without_the_bottom_boards,),
}
"""How the last two tied teams are parted. Source: FIDE C.07 13.3.2 of 2026."""


def _extended_direct_encounter(code: str) -> Compute:
    """Return the rule: the team's place, 1 first, in the standings made of the matches between the
    tied teams: by the primary score, then by the secondary one, and again among those still tied.
    If two teams are left, the boards of their match place them too.

    Source: FIDE C.07 13.3.
    """

    def compute(context: Context, number: int) -> Terms:
        if not context.by.knows_points:
            return NO_TERMS
        place = _places(context, code)[number]
        return (
            NO_TERMS if place is None else read_off(place, _place_in_words(context, number, place))
        )

    return compute


for _code, _chain in _CHAINS.items():
    _further = ", then ".join(_IN_WORDS[preference] for preference in _chain)
    system(
        _code,
        "The place in the standings made of the matches between the teams still tied, by both "
        "scores" + f"; two teams also by {_further}" * bool(_further) + ".",
        "Extended Direct Encounter" + f" ({_further})" * bool(_further),
        "FIDE C.07 13.3",
        combine=READ_OFF,
        higher_is_better=False,
        in_group=True,
        needs=Needs.POINTS,
        options=FORFEITS_AS_GAMES,
        missing="the points inside the matches are not known, or the matches between the tied "
        "teams do not part them",
    )(_extended_direct_encounter(_code))


def _places(context: Context, code: str) -> Mapping[int, Optional[float]]:  # noqa: UP045 - 3.9
    """Return each tied team's place, shared by teams that are level; none if all are level."""
    tied = sorted(context.group)
    what = (f"{code}{'/P' * ('P' in context.options)}", tuple(tied))
    return context.scores.once(what, lambda: places_of(_blocks(context, _CHAINS[code], tied)))


def _by_both_scores(context: Context) -> tuple[Context, Context]:
    return context.on(context.by.primary), context.on(context.by.secondary)


def _blocks(context: Context, chain: Sequence[Preference], tied: list[int]) -> list[list[int]]:
    """Return the tied teams in blocks, best first; each block begins again with the first score."""
    if len(tied) == 1:
        return [tied]
    for way in _by_both_scores(context):
        blocks = parted(way, tied)
        if len(blocks) > 1:
            return [level for block in blocks for level in _blocks(context, chain, block)]
    if len(tied) == 2:
        for preference in chain:
            first, second = (_by_boards(context, preference, tied, number) for number in tied)
            if first != second:
                return [[team] for team in (tied if first > second else tied[::-1])]
    return [tied]


def _by_boards(
    context: Context, preference: Preference, tied: Sequence[int], number: int
) -> list[float]:
    """Return what the preference makes of a team's boards in the match, or matches, between the
    two.

    Source: FIDE C.07 13.3.2, 6.1.2.
    """
    matches = [
        context.by.board_points(number, round, result)
        for round, result in context.by.primary.histories[number]
        if result.opponent in tied and context.is_game(result)
    ]
    return preference([sum(points) for points in zip(*matches)])


def _place_in_words(context: Context, number: int, place: float) -> Words:
    """``place 1 of the tied; against teams 2, 3: 3 match points, 5.5 game points``"""
    tied = sorted(context.group)
    others = [team for team in tied if team != number]
    points = [encounters(way, number, tied).points for way in _by_both_scores(context)]
    names = ["match points", "game points"]
    if context.by.primary is context.by.game:
        names.reverse()
    scores = ", ".join(f"{{}} {name}" for name in names)
    against = f"team{'s' * (len(others) > 1)} {', '.join(map(str, others))}"
    return Words("place {} of the tied", (place,)).then(
        Words(f"against {against}: {scores}", tuple(points))
    )
