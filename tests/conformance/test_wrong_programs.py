"""A program that reads a rule wrongly fails in the events of that rule."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from fractions import Fraction
from typing import Any

import pytest

from tests.conformance import reckoner
from tests.conformance.reckoner import Json
from tests.conformance.test_second_calculation import EVENTS, WHOLE, same
from tests.prizefund import reference as prize_reference
from tests.rules import reference

Patch = Callable[[pytest.MonkeyPatch], None]


def put(module: Any, name: str, function: Any) -> Patch:
    return lambda patch: patch.setattr(module, name, function)


def one_always(event: reference.Event, number: int, edition: str) -> Fraction:
    shorter = {n: [*row] for n, row in event.items()}
    scores = reference.opposition(shorter, number, edition)
    half = Fraction(len(event[number]), 2)
    mine = reference.score(event, number)
    return reference.without(scores, int(mine >= half), int(mine <= half))


def two_from_eight_rounds(event: reference.Event, number: int, edition: str) -> Fraction:
    each = 2 if len(event[number]) >= 8 else 1
    half = Fraction(len(event[number]), 2)
    mine = reference.score(event, number)
    scores = reference.opposition(event, number, edition)
    return reference.without(scores, each * int(mine >= half), each * int(mine <= half))


def even_as_plus(event: reference.Event, number: int, edition: str) -> Fraction:
    each = 2 if len(event[number]) >= 9 else 1
    plus = reference.score(event, number) >= Fraction(len(event[number]), 2)
    scores = reference.opposition(event, number, edition)
    return reference.without(scores, each * plus, each * (not plus))


def lowest_for_all(event: reference.Event, number: int, edition: str) -> Fraction:
    each = 2 if len(event[number]) >= 9 else 1
    even = reference.score(event, number) == Fraction(len(event[number]), 2)
    return reference.without(reference.opposition(event, number, edition), each, each * even)


def without_zeros(event: reference.Event, number: int, edition: str) -> list[Fraction]:
    met = [opponent for _, opponent, _ in reference.games(event, number)]
    return [reference.adjusted(event, opponent, edition) for opponent in met]


def with_who_did_not_come(event: reference.Event, number: int, edition: str) -> list[Fraction]:
    return [
        reference.adjusted(event, opponent, edition) if opponent else Fraction()
        for _, opponent, _ in event[number]
    ]


def half_a_point_less_each(event: reference.Event, number: int, _: str) -> Fraction:
    games = len(reference.games(event, number))
    return reference.score(event, number) - (reference.HALF if games < len(event[number]) else 0)


def only_full_points(row: list[reference.Cell]) -> Fraction:
    return Fraction(sum(letter in "XB" for letter, _, _ in row if letter))


VALUE = reference.value


def instead(code: str, other: Callable[..., Any]) -> Patch:
    """Another calculation of one tie-break."""

    def value(event: reference.Event, asked: str, *rest: Any, **more: Any) -> Any:
        return (other if asked == code else VALUE)(event, asked, *rest, **more)

    return put(reference, "value", value)


def as_percentage(
    event: reference.Event, _: str, __: str, number: int, ___: Any, ____: Any, group: set[int]
) -> Fraction | None:
    among = [p for p, opponent, _ in reference.games(event, number) if opponent in group]
    return reference.mean(among)


def among_the_score(event: reference.Event, code: str, edition: str, number: int, *_: Any) -> Any:
    score = reference.score(event, number)
    level = {other for other in event if reference.score(event, other) == score}
    return VALUE(event, code, edition, number, None, None, level)


def with_byes_as_results(event: reference.Event, _: str, __: str, number: int, *___: Any) -> Any:
    worth = {Fraction(1): 4, reference.HALF: 2, Fraction(0): 1}
    points = [Fraction(reference.WORTH.get(letter, 0)) for letter, _, _ in event[number]]
    return Fraction(sum(worth[each] for each in points))


def on_adjusted_scores(event: reference.Event, _: str, *rest: Any) -> Any:
    return VALUE(event, "SB/A", *rest)


def with_forfeits(event: reference.Event, _: str, edition: str, number: int, *__: Any) -> Any:
    met = [opponent for _, opponent, _ in event[number] if opponent]
    return sum((reference.cumulative(event, other, edition) for other in met), Fraction())


def no_deduction_for_opponents(
    event: reference.Event, _: str, edition: str, number: int, *__: Any
) -> Any:
    met = [opponent for _, opponent, _ in reference.games(event, number)]
    return sum((sum(reference.running(event, other)) for other in met), Fraction())


def by_forfeits_too(
    event: reference.Event, code: str, edition: str, number: int, *rest: Any
) -> Any:
    """As if forfeits had been played."""
    played = {"X": "W", "F": "L", "Z": "D"}
    games = {
        n: [(played.get(letter, letter) if opponent else letter, opponent, color) for
            letter, opponent, color in row]
        for n, row in event.items()
    }  # fmt: skip
    return VALUE(games, code, edition, number, *rest)


TABLE = reckoner.table
SHARES = prize_reference.with_points


def with_sitting_out(event: Json) -> reference.Event:
    return TABLE({**event, "kind": "swiss"})


def with_annulled_games(event: Json) -> reference.Event:
    changed = deepcopy(event)
    changed["settings"].pop("Withdrawn", None)
    return TABLE(changed)


def with_all_that_withdrew_annulled(event: Json) -> reference.Event:
    changed = deepcopy(event)
    for number in changed["settings"].get("Withdrawn", "").split():
        for result in changed["players"][int(number) - 1]["rounds"]:
            result["played"] = False
    return TABLE(changed)


def by_tie_breaks_alone(_: Json, ahead: Any) -> Any:
    return ahead


def reversed_32b4(prizes: list[prize_reference.Prize], k: int) -> tuple[object, ...]:
    kind, rank, _, high, _, _ = prizes[k]
    return (-prize_reference.ORDER[kind], 0 if high is None else high, 0, rank, k)


def by_place(players: list[Any], prizes: list[Any]) -> Any:
    """Each prize whole, to the next in the list who may win it."""
    got = {number: Fraction() for number, _, _ in players}
    for prize in sorted(prizes, key=lambda prize: -prize[5]):
        for player in players:
            if not got[player[0]] and prize_reference.may_win(player, prize):
                got[player[0]] = Fraction(prize[5])
                break
    return got, {}


def unrated_for_all(player: prize_reference.Player, prize: prize_reference.Prize) -> bool:
    number, rating, score = player
    return MAY_WIN((number, 0 if rating is None else rating, score), prize)


MAY_WIN = prize_reference.may_win
EQUAL = put(prize_reference.Group, "level", reckoner._equally)

WRONG: dict[str, tuple[str, Patch]] = {
    "the Median for all": ("34E1", put(reference, "modified_median", reference.median)),
    "one dropped in nine rounds": ("34E1-nine", put(reference, "modified_median", one_always)),
    "two dropped in eight rounds": (
        "34E1-eight",
        put(reference, "modified_median", two_from_eight_rounds),
    ),
    "even is plus": ("34E1-even", put(reference, "modified_median", even_as_plus)),
    "minus drops the lowest": ("34E1-minus", put(reference, "modified_median", lowest_for_all)),
    "opponents at face value": (
        "34E1",
        put(reference, "adjusted", lambda e, n, _: reference.score(e, n)),
    ),
    "half a point off an opponent": ("34E1", put(reference, "adjusted", half_a_point_less_each)),
    "no zeros": ("34E1-own", put(reference, "opposition", without_zeros)),
    "who did not come is an opponent": (
        "34E2",
        put(reference, "opposition", with_who_did_not_come),
    ),
    "no deduction": ("34E3", put(reference, "gifts", lambda _: Fraction())),
    "no deduction for halves": ("34E3-half", put(reference, "gifts", only_full_points)),
    "a percentage": ("34E5", instead("H2H", as_percentage)),
    "all on the score": ("34E5-still", instead("H2H", among_the_score)),
    "byes as results": ("34E7", instead("KASH", with_byes_as_results)),
    "adjusted scores": ("34E8", instead("SB", on_adjusted_scores)),
    "forfeited opponents": ("34E9", instead("OCUM", with_forfeits)),
    "opponents' byes kept": ("34E9", instead("OCUM", no_deduction_for_opponents)),
    "sitting out is a round": ("34F-odd", put(reckoner, "table", with_sitting_out)),
    "nothing annulled": ("30B-withdrawal", put(reckoner, "table", with_annulled_games)),
    "all annulled": ("30B-half", put(reckoner, "table", with_all_that_withdrew_annulled)),
    "no play-off": ("34E12", put(reckoner, "played_off", by_tie_breaks_alone)),
    "forfeits between who tie": ("34E5-forfeit", instead("H2H", by_forfeits_too)),
    "forfeits in performances": ("34E11-unplayed", instead("COMPAVG", by_forfeits_too)),
    "money by place": ("32B2", put(prize_reference, "with_points", by_place)),
    "no limit": ("32B3", EQUAL),
    "the other order of 32B4": ("32B4", put(prize_reference, "first_by_32b4", reversed_32b4)),
    "unrated as 0": ("28D", put(prize_reference, "may_win", unrated_for_all)),
}


def fails(event: Json) -> bool:
    """Whether the second calculation has another figure than is stated."""
    ours = reckoner.expected(event["event"], event["expected"])
    return any(
        figure is not None and not same(ours[name].get(int(number)), figure)
        for name, column in event["expected"].items()
        if name not in WHOLE
        for number, figure in column.items()
    )


@pytest.mark.parametrize("name", WRONG)
def test_a_rule_read_wrongly_fails_in_its_own_events(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    rule, patch = WRONG[name]
    begin = rule if "-" in rule else f"{rule}-"
    own = [event for event in EVENTS if event["id"].startswith(begin)]

    patch(monkeypatch)  # without it none fails: tests.conformance.test_second_calculation
    assert any(map(fails, own))
