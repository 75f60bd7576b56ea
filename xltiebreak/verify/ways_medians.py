"""Medians that drop other scores than the rule: by the sign of the score, by the rounds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Callable

from xltiebreak.rules.context import Context
from xltiebreak.rules.cuts import cut
from xltiebreak.rules.terms import Terms
from xltiebreak.verify.variation import Variation
from xltiebreak.verify.way import Way

PLUS, EVEN, MINUS = 1, 0, -1

Drops = tuple[int, int]
"""How many of the lowest and of the highest scores are dropped, where one each is the rule."""

Count = Callable[[Context, int], int]

_RIGHT: Mapping[int, Drops] = {PLUS: (1, 0), EVEN: (1, 1), MINUS: (0, 1)}
_MEDIAN: Mapping[int, Drops] = dict.fromkeys((PLUS, EVEN, MINUS), (1, 1))
_SIGNS = {PLUS: "plus", EVEN: "even", MINUS: "minus"}
_TOLD: Mapping[Drops, tuple[str, str]] = {
    (1, 1): ("both", "lose the lowest and the highest opponent's score"),
    (1, 0): ("lowest", "lose the lowest opponent's score only"),
    (0, 1): ("highest", "lose the highest opponent's score only"),
    (0, 0): ("nothing", "lose no opponent's score"),
    (2, 0): ("two-lowest", "lose the two lowest opponents' scores"),
    (0, 2): ("two-highest", "lose the two highest opponents' scores"),
    (1, 2): ("lowest-and-two-highest", "lose the lowest and the two highest opponents' scores"),
    (2, 1): ("two-lowest-and-highest", "lose the two lowest and the highest opponents' scores"),
    (2, 2): ("two-of-both", "lose the two lowest and the two highest opponents' scores"),
}


def _each(context: Context, number: int) -> int:
    return 2 if context.rounds >= 9 else 1


def _sign(context: Context, number: int) -> int:
    return context.scores.sign(number)


def _median(way: Way, drops: Mapping[int, Drops], each: Count = _each, sign: Count = _sign) -> Way:
    def compute(context: Context, number: int) -> Terms:
        lowest, highest = drops[sign(context, number)]
        times = each(context, number)
        return cut(context.opponents(number), lowest * times, highest * times, "")

    return way.with_terms(compute)


def _drops_of(way: Way) -> Mapping[int, Drops] | None:
    """What the way's system drops by the rule; nothing for systems of other kinds."""
    return {"MM": _RIGHT, "MED": _MEDIAN}.get(way.system)


def _for_one_sign(sign: int, drops: Drops) -> Variation:
    name, told = _TOLD[drops]

    def change(way: Way) -> Way | None:
        return _median(way, {**_RIGHT, sign: drops}) if way.system == "MM" else None

    return Variation(
        f"{_SIGNS[sign]}-drops-{name}", "drops", f"{_SIGNS[sign]}-score players {told}", change
    )


def _for_all(code: str, condition: str, drops: Mapping[int, Drops]) -> Variation:
    def change(way: Way) -> Way | None:
        return _median(way, drops) if way.system == "MM" else None

    return Variation(code, "drops", condition, change)


def _by(
    code: str, aspect: str, condition: str, each: Count = _each, sign: Count = _sign
) -> Variation:
    def change(way: Way) -> Way | None:
        drops = _drops_of(way)
        return None if drops is None else _median(way, drops, each, sign)

    return Variation(code, aspect, condition, change)


def _games(context: Context, number: int) -> int:
    return len(context.games(number))


def _sign_of(points: float, half: float) -> int:
    return (points > half) - (points < half)


def _points_of_games(context: Context, number: int) -> float:
    return sum(result.points for _, _, result in context.games(number))


VARIATIONS = (
    *(
        _for_one_sign(sign, drops)
        for drops in _TOLD
        for sign, right in _RIGHT.items()
        if drops != right
    ),
    _for_all(
        "drops-swapped",
        "plus-score players lose the highest opponent's score and minus-score players the lowest",
        {PLUS: (0, 1), EVEN: (1, 1), MINUS: (1, 0)},
    ),
    _for_all(
        "all-drop-highest",
        "every player loses the highest opponent's score",
        dict.fromkeys((PLUS, EVEN, MINUS), (0, 1)),
    ),
    _by(
        "band-by-planned-rounds",
        "band",
        "the number of scores to drop follows the planned rounds, not those that are complete",
        lambda context, number: 2 if context.scores.last_round >= 9 else 1,
    ),
    _by(
        "two-dropped",
        "band",
        "two scores are dropped instead of one, although there are fewer than 9 rounds",
        lambda context, number: 2,
    ),
    _by(
        "one-dropped",
        "band",
        "only one score is dropped instead of two, although there are 9 rounds or more",
        lambda context, number: 1,
    ),
    _by("three-dropped", "band", "three scores are dropped", lambda context, number: 3),
    _by(
        "band-by-games",
        "band",
        "two scores are dropped only for players who played 9 games or more",
        lambda context, number: 2 if _games(context, number) >= 9 else 1,
    ),
    _by(
        "sign-by-games",
        "sign",
        "plus and minus are taken from half of the games that the player played",
        sign=lambda context, number: _sign_of(
            _points_of_games(context, number), _games(context, number) * context.scores.draw
        ),
    ),
    _by(
        "sign-without-byes",
        "sign",
        "plus and minus are taken from the points of games, without byes and forfeits",
        sign=lambda context, number: _sign_of(
            _points_of_games(context, number), context.rounds * context.scores.draw
        ),
    ),
    _by(
        "sign-by-planned-rounds",
        "sign",
        "plus and minus are taken from half of the planned rounds",
        sign=lambda context, number: _sign_of(
            context.score(number), context.scores.last_round * context.scores.draw
        ),
    ),
)
