"""Blocks of cells for the functions of a spreadsheet, with arguments that fit and some that do
not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from tests.record import drawn

TIMES = 60
"""How often each function is asked."""

_WRONG = ("", "x", -1, 0, 2.5, 99, True, "½", 36526.0, "#N/A", "1,1")
_SLIPS = ("Q", 1.0, 36526.0, True, "w1", "-", "#N/A", " ", "W99", "½", "R2")
_ORDERS = ("MM,SOLK", "uschess", "fide", "DE,SB", "ihsa", "USAT,PCT")
_FUNDS = ("$100-50, U1600 $20", "Top 3 trophies", "300-200-100, A $50, B $40", "1st a book")
_FIXED: Mapping[str, Sequence[Any]] = {
    "code": ("MM", "SOLK", "SB", "CUM", "BH/C1", "DE", "Modified Median"),
    "order": _ORDERS,
    "edition": drawn.EDITIONS,
    "notation": ("us", "german"),
    "kind": ("swiss", "roundrobin"),
    "planned": (3, 5, 9),
    "lots": ("7", "3,1,2"),
    "withdrawn": ("3", "1,2"),
    "placed_by": ("match points", "game points"),
    "match_points": ("2-1-0", "3-1-0"),
    "entries": (30, 8),
    "draws": ("half",),
    "counting": (1, 2, 3),
    "minimum": (1, 3),
    "in_one_cell": (1,),
    "rules_at": ("Event!A15",),
    "prizes_at": ("Prizes!A4",),
    "section": (1, 2),
    "own_score": (2, 3.5),
    "rounds": (4, 9),
    "opponent_points": (3, 2.5),
}


def arguments_of(functions: Mapping[str, Any]) -> Iterator[tuple[str, int, list[Any]]]:
    """Yield a function's name, the number of a block and arguments in their order, many times for
    each function."""
    for name, offered in functions.items():
        for k in range(TIMES if offered.arguments else 1):
            random = Random(f"{name} {k}")
            listed = offered.signature.parameters.values()
            needs = [argument.name for argument in listed if argument.default is argument.empty]
            fitting = _fitting(random, of_teams="points" in needs or k % 6 == 5)
            if name.startswith("IHSA_") and name != "IHSA_TB":
                fitting["points"] = 30.5 if name == "IHSA_ROUND" else [[60, 35.5, 10]]
            if name == "PRIZES_TB" and k % 4 == 1:
                fitting["results"] = [[9.0 - k] for k in range(len(fitting["names"]))]
            given = []
            for argument in offered.arguments:
                is_block = argument in offered.blocks
                value = fitting.get(argument)
                is_given = argument in needs or random.random() < 0.2
                is_given |= argument == "points" and k % 6 == 5
                if random.random() < (0.04 if argument in needs else 0.15 * is_given):
                    wrong = random.choice(_WRONG)
                    value = [[wrong]] if is_block else wrong
                given.append(value if is_given else None)
            yield name, k, given


def _fitting(random: Random, *, of_teams: bool) -> dict[str, Any]:
    """Return a value for every argument, those of blocks in rows, of a drawn event."""
    from tests.faces.functions import given_of  # late: to compare, it is not needed
    from tests.make.kinds import drawn as made

    kind = "teams" if of_teams else random.choice(("Swiss", "prizes", "round-robin", "grid"))
    [[section]] = (one.sections for one in made(1, kind, first=random.randrange(1, 10_000)))
    given = {name: value for name, value in given_of(section).items() if value}
    results = given["results"]
    size, rounds = len(results), len(results[0])
    if random.random() < 0.25:
        row = random.choice(results)
        row[random.randrange(rounds)] = random.choice(_SLIPS)
    codes = ("IHSA", "USAT", "GMP", "PI", "SOLK") if of_teams else _FIXED["code"]
    return {
        **{name: random.choice(values) for name, values in _FIXED.items()},
        **{name: random.randrange(1, size + 1) for name in ("player", "team", "one", "other")},
        "opponents_scores": [[random.randrange(9) / 2 for _ in range(rounds)]],
        "opponents_points": [[3, 2.5, 4]],
        "round_points": [[random.choice((1, 0.5, 0, "B", "H", "½")) for _ in range(rounds)]],
        "points": [[random.randrange(9) / 2 for _ in range(rounds)] for _ in results],
        "boards": random.choice((4, "4 3 2 1", 8)),
        "teams": [[random.choice(("North", "South", None))] for _ in results],
        **given,
        "code": random.choice(codes),
        "prizes": random.choice(
            ([[random.choice(_FUNDS)]], [["Place", "Prize"], [1, 50], [2, 20]])
        ),
        "before": [["Open"], ["Prizes are divided."]],
        "places": [[k] for k in range(1, size + 1)],
        "printed": [["No.", "Solk"], *([k, random.randrange(20) / 2] for k in range(1, size + 1))],
    }
