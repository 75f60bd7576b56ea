"""Funds made at random, each written in many shapes of flyers, and read back as the same prizes."""

from __future__ import annotations

from random import Random

import pytest

from tests.make.announced import in_short, read_announcement
from tests.nightly import by_day

KINDS = {
    "under -1999": ("U2000", "Under 2000", "u-2000", "Top U2000", "Below 2000"),
    "under -1599": ("U1600", "Under 1600", "best U1600"),
    "class 1800-1999": ("A", "Class A", "1800-1999", "(1800-1999)"),
    "class 1400-1599": ("C", "Class C", "1400-1599"),
    "unrated": ("Unr", "Unrated", "Top Unrated"),
}
"""Ways to write each kind of prize."""
ORDINALS = ("1st", "2nd", "3rd", "4th")
SIGNS = ("$", "€", "£", "₹", "CA$")


def amounts(random: Random, most: int) -> list[int]:
    return sorted(random.sample(range(20, 900, 5), random.randint(1, most)), reverse=True)


def a_list(random: Random, sign: str, cash: list[int]) -> str:
    joint = random.choice(("-", " - ", "/", " / ", f"-{sign}", f"/{sign}"))
    return sign + joint.join(map(str, cash))


def places(random: Random, sign: str, cash: list[int]) -> str:
    colon = random.choice((" ", ": ", " - ", ":", " place: ", " prize "))
    between = random.choice((", ", "; ", " | ", " • ", ". ", "\n", " "))
    ranks = between.join(f"{rank}{colon}{sign}{each}" for rank, each in zip(ORDINALS, cash))
    joined = random.choice((", ", " & ", " and ", "/", "-")).join(ORDINALS[: len(cash)])
    names = ("Winner", "runner-up", *ORDINALS[2:])
    shapes = [
        ranks,
        f"Top {len(cash)}: {a_list(random, sign, cash)}",
        f"Top {len(cash)} - {a_list(random, sign, cash)}",
        f"1st: {a_list(random, sign, cash)}",
        f"{joined}: {a_list(random, sign, cash)}",
        ", ".join(f"{name}: {sign}{each}" for name, each in zip(names, cash)),
        " ".join(f"{k}. {sign}{each}" for k, each in enumerate(cash, 1)),
    ]
    return random.choice(shapes if len(cash) > 1 else shapes[:1])


@pytest.mark.parametrize("seed", range(by_day(60, night=4_000)))
def test_every_shape_of_a_fund_is_read_as_the_same_prizes(seed: int) -> None:
    random = Random(seed)
    sign = random.choice(SIGNS)
    first = amounts(random, 4)
    classes = {kind: amounts(random, 3) for kind in random.sample([*KINDS], random.randint(0, 3))}
    written = [places(random, sign, first)]
    for kind, cash in classes.items():
        name = random.choice(KINDS[kind])
        colon = random.choice((": ", " ", ":"))
        written.append(f"{name}{colon}{a_list(random, sign, cash)}")
    line = random.choice((", ", "; ", " | ", " • ", ". ", "\n")).join(written)
    total = sum(first) + sum(map(sum, classes.values()))
    front, based_on, sum_of_all = random.choice(
        (
            ("", None, None),
            ("EF: $20. ", None, None),
            (f"{sign}{total} prize fund: ", None, total),
            (f"({sign}{total} total b/40) ", 40, total),
            ("Prizes (based on 40 entries): ", 40, None),
        )
    )
    front = front.replace("EF: $", f"EF: {sign}")

    made = read_announcement(front + line)

    meant = {"place": first, **classes}
    assert in_short(made.prizes) == "; ".join(
        f"{kind}: {' '.join(map(str, cash))}" for kind, cash in meant.items()
    ), front + line
    assert (made.sign, made.based_on) == (sign, based_on)
    assert made.total == (sum_of_all and sum_of_all * 100)
