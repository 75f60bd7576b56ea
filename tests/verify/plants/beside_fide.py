"""The same under FIDE's rules, and what else programs print: colours, performances, two columns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from random import Random

from tests.rules import reference, reference_fide
from tests.rules.reference import HALF, Cell, Event
from tests.verify import programs
from tests.verify.plants.beside import (
    BESIDE,
    COUNTS,
    Figure,
    beside,
    counted_as,
    plain,
    some_event,
    value,
)
from tests.verify.plants.made import KINDS, Columns, Plant, as_printed, texts
from tests.verify.programs import is_game, points
from xltiebreak.event.figures import decimal

EDITION = "fide2026"
PRINTED = ("BH", "BH/C1", "SB", "PS", "WIN", "BPG")


def fide(code: str, edition: str = EDITION) -> Figure:
    return lambda event, n: reference.value(event, code, edition, n) or Fraction()


def beside_fide(name: str, code: str, figure: Figure, *right: str, digits: int = 4) -> None:
    """A right table under FIDE's rules, in which one column is this."""

    def kind(random: Random) -> Plant | None:
        event = some_event(random).event
        made = replace(some_event(random), event=event, ratings={})
        columns: Columns = {
            "Pts": texts({n: reference.score(event, n) for n in event}),
            **{one: texts({n: fide(one)(event, n) for n in event}) for one in PRINTED},
            code: {n: decimal(figure(event, n), digits) for n in event},
        }
        section = replace(made.section, printed=columns)
        known = frozenset(right or ("misprint",))
        return Plant(section, known, {"edition": EDITION}, quiet=not right)

    KINDS[f"FIDE {name}"] = kind
    BESIDE.append(f"FIDE {name}")


def scores(event: Event, n: int) -> list[Fraction]:
    return [one.amount for one in reference_fide.contributions(event, n, EDITION)]


for _code in PRINTED:
    for _back in (1, 2):
        beside_fide(
            f"{_code}: {_back} rounds before",
            _code,
            lambda e, n, c=_code, b=_back: fide(c)({k: r[: len(r) - b] for k, r in e.items()}, n),
            "earlier-round",
        )
    beside_fide(
        f"{_code}: own score added",
        _code,
        lambda e, n, c=_code: fide(c)(e, n) + reference.score(e, n),
        "own-score-added",
    )
    beside_fide(
        f"{_code}: divided by the games",
        _code,
        lambda e, n, c=_code: fide(c)(e, n) / max(COUNTS["games played"](e[n]), 1),
        "average-of-games",
        digits=2,
    )
    beside_fide(f"{_code}: doubled", _code, lambda e, n, c=_code: 2 * fide(c)(e, n), "doubled")
    for _theirs in ("fide2009", "fide2023", "uschess", "raw"):
        beside_fide(
            f"{_code}: by {_theirs}",
            _code,
            fide(_code, _theirs),
            f"edition-{_theirs}",
            *{
                "fide2023": ["own-score"],
                "uschess": ["sonneborn-final"],
                "raw": ["own-left-out", "sonneborn-final", "opponents-face-value"],
                "fide2009": ["cut-without-choice"],
            }[_theirs],
        )
beside_fide(
    "BH: the last missing",
    "BH",
    lambda e, n: sum(scores(e, n)[:-1], Fraction()),
    "last-opponent-missing",
)
beside_fide(
    "BH: the first missing",
    "BH",
    lambda e, n: sum(scores(e, n)[1:], Fraction()),
    "first-opponent-missing",
)
for _low, _high, _name in (
    (2, 0, "system-BH/C2"),
    (1, 1, "system-BH/M1 system-MED"),
    (2, 2, "system-BH/M2"),
    (0, 1, "cut-highest"),
    (0, 0, "system-BH"),
    (0, 2, "system-BH/C2 cut-highest"),
    (3, 0, ""),
):
    beside_fide(
        f"BH/C1: {_low} lowest, {_high} highest",
        "BH/C1",
        lambda e, n, a=_low, b=_high: reference_fide.cut(
            reference_fide.contributions(e, n, EDITION), a, b
        ),
        *_name.split(),
    )
    beside_fide(
        f"BH/C1: {_low} lowest, {_high} highest, without 16.5",
        "BH/C1",
        lambda e, n, a=_low, b=_high: reference.without(scores(e, n), a, b),
        *(_name and [*_name.split(), "cut-without-choice"]),
    )


def _sonneborn(draw: Fraction, loss: Fraction) -> Figure:
    worth = {Fraction(1): Fraction(1), HALF: draw, Fraction(): loss}
    return lambda e, n: sum(
        (worth[points(cell)] * score for cell, score in zip(e[n], scores(e, n))), Fraction()
    )


beside_fide(
    "SB: draws in full", "SB", _sonneborn(Fraction(1), Fraction()), "sonneborn-draws-in-full"
)
beside_fide("SB: draws at 0", "SB", _sonneborn(Fraction(), Fraction()), "sonneborn-draws-zero")
beside_fide("SB: losses at a half", "SB", _sonneborn(HALF, HALF))
beside_fide(
    "SB: games only",
    "SB",
    lambda e, n: sum((points(c) * s for c, s in zip(e[n], scores(e, n)) if is_game(c)), Fraction()),
    "own-left-out",
    "own-zero",
)
beside_fide("WIN: draws too", "WIN", lambda e, n: Fraction(sum(points(c) > 0 for c in e[n])))
beside_fide("WIN: games won over the board", "WIN", fide("WON"), "system-WON")
beside_fide(
    "WIN: without byes",
    "WIN",
    lambda e, n: Fraction(sum(c[0] in ("W", "X") for c in e[n])),
    "full-byes-half",
    "full-byes-zero",
    "byes-zero",
)
beside_fide(
    "BPG: games with White",
    "BPG",
    lambda e, n: Fraction(sum(c[2] == "w" for c in e[n])),
    "colors-exchanged",
)
beside_fide("BPG: wins with Black", "BPG", fide("BWG"), "system-BWG")
beside_fide(
    "PS: without the first round",
    "PS",
    lambda e, n: sum(reference.running(e, n)[1:], Fraction()),
    "system-PS/C1",
    "system-ACUM",
)
beside_fide(
    "PS: without the last round",
    "PS",
    lambda e, n: sum(reference.running(e, n)[:-1], Fraction()),
    "earlier-round",
    "own-score-taken-off",
)
beside_fide(
    "PS: from the end", "PS", lambda e, n: sum(reference.running({n: e[n][::-1]}, n), Fraction())
)

# US Chess: other ways of other columns


def _performance(add: int, met: Callable[[Cell], bool] = is_game):  # type: ignore[no-untyped-def]
    def of(event: Event, n: int, ratings: dict[int, int]) -> Fraction | None:
        return reference.mean(
            [
                ratings[c[1]] + int((2 * points(c) - 1) * add)
                for c in event[n]
                if met(c) and c[1] in ratings
            ]
        )

    def figure(event: Event, n: int, ratings: dict[int, int]) -> Fraction | None:
        each = [of(event, c[1], ratings) for c in event[n] if is_game(c) and c[1]]
        return reference.mean([one for one in each if one is not None])

    return figure


for _add in (200, 300, 350, 500):
    beside(f"OPERF: {_add} instead of 400", "OPERF", _performance(_add), digits=0)
beside(
    "OPERF: forfeits too",
    "OPERF",
    _performance(400, lambda c: bool(c[1])),
    "forfeits-as-games",
    digits=0,
    quiet=True,
)
beside(
    "Blacks: forfeits too",
    "Blacks",
    plain(lambda e, n: Fraction(sum(c[2] == "b" or c[0] == "X" for c in e[n]))),
)
beside(
    "Blacks: Whites",
    "Blacks",
    plain(lambda e, n: Fraction(sum(c[2] == "w" for c in e[n]))),
    "colors-exchanged",
)
beside(
    "Cum: weighted by rounds",
    "Cum",
    plain(lambda e, n: sum(((r + 1) * points(c) for r, c in enumerate(e[n])), Fraction())),
)
beside(
    "Cum: every second round",
    "Cum",
    plain(lambda e, n: sum(reference.running(e, n)[::2], Fraction())),
)
beside(
    "Cum: deducted twice",
    "Cum",
    plain(lambda e, n: sum(reference.running(e, n), Fraction()) - 2 * reference.gifts(e[n])),
)
beside(
    "Cum: half a point for each bye deducted",
    "Cum",
    plain(
        lambda e, n: (
            sum(reference.running(e, n), Fraction())
            - HALF * sum(c[0] in ("B", "H", "X") for c in e[n])
        )
    ),
)
beside(
    "OpCum: nothing deducted",
    "OpCum",
    plain(
        lambda e, n: sum(
            (sum(reference.running(e, c[1]), Fraction()) for c in e[n] if is_game(c) and c[1]),
            Fraction(),
        )
    ),
    "system-PS",
    "nothing-deducted",
)
beside(
    "OpCum: only opponents beaten",
    "OpCum",
    plain(
        lambda e, n: sum((value("CUM")(e, c[1]) for c in e[n] if c[0] == "W" and c[1]), Fraction())
    ),
)
beside(
    "OpCum: own Cumulative added",
    "OpCum",
    plain(lambda e, n: value("OCUM")(e, n) + value("CUM")(e, n)),
)
beside(
    "Solk: opponents once",
    "Solk",
    plain(
        lambda e, n: sum(
            (reference.adjusted(e, o, "uschess") for o in {c[1] for c in e[n] if is_game(c)} if o),
            Fraction(),
        )
    ),
)
beside(
    "Solk: scores after the round before last",
    "Solk",
    plain(
        lambda e, n: sum(
            (
                reference.adjusted({k: r[:-1] for k, r in e.items()}, c[1], "uschess")
                for c in e[n]
                if is_game(c) and c[1]
            ),
            Fraction(),
        )
    ),
)
beside(
    "Solk: scores before each meeting",
    "Solk",
    plain(
        lambda e, n: sum(
            (
                reference.score({c[1]: e[c[1]][:k]}, c[1])
                for k, c in enumerate(e[n])
                if is_game(c) and c[1]
            ),
            Fraction(),
        )
    ),
)
beside(
    "Solk: without the own game",
    "Solk",
    plain(
        lambda e, n: (
            value("SOLK")(e, n) - sum((1 - points(c) for c in e[n] if is_game(c)), Fraction())
        )
    ),
)
beside(
    "Solk: wins only",
    "Solk",
    plain(
        lambda e, n: sum(
            (Fraction(sum(x[0] == "W" for x in e[c[1]])) for c in e[n] if is_game(c) and c[1]),
            Fraction(),
        )
    ),
)
beside(
    "Solk: 3-1-0 scores",
    "Solk",
    plain(
        lambda e, n: sum(
            (
                Fraction(sum({"W": 3, "D": 1}.get(x[0], 0) for x in e[c[1]]))
                for c in e[n]
                if is_game(c) and c[1]
            ),
            Fraction(),
        )
    ),
)
beside(
    "SB: of the score groups",
    "SB",
    plain(
        lambda e, n: sum(
            (
                points(c) * (reference.score(e, c[1]) - HALF * len(e[n]) / 2)
                for c in e[n]
                if is_game(c) and c[1]
            ),
            Fraction(),
        )
    ),
)
beside(
    "Kashdan: colours",
    "Kashdan",
    plain(
        lambda e, n: Fraction(
            sum({"W": 4, "D": 2, "L": 1}[c[0]] + (c[2] == "b") for c in e[n] if is_game(c))
        )
    ),
)
beside(
    "Kashdan: 4-2-0",
    "Kashdan",
    plain(lambda e, n: programs.kashdan(4, 2, 0)(e)[n]),
    "kashdan-4-2-0",
)
beside(
    "Kashdan: 3-1-0",
    "Kashdan",
    plain(lambda e, n: programs.kashdan(3, 1, 0)(e)[n]),
    "kashdan-3-1-0",
)
for _w, _d, _l in (
    (2, 1, 0),
    (3, 2, 1),
    (5, 2, 1),
    (4, 2, -1),
    (3, 1, 1),
    (1, 0, 0),
    (4, 1, 0),
    (10, 5, 0),
):
    beside(
        f"Kashdan: {_w}, {_d}, {_l}",
        "Kashdan",
        plain(lambda e, n, w=(_w, _d, _l): programs.kashdan(*w)(e)[n]),
        *{(2, 1, 0): ["edition-wintd", "kashdan-2-1-0"], (1, 0, 0): ["system-WON"]}.get(
            (_w, _d, _l), []
        ),
    )


# Averages, and the score

AVERAGES = {"COMPAVG": 0, "OPERF": 0, "PCT": 1}
for _code, _digits in AVERAGES.items():

    def _of(event: Event, n: int, ratings: dict[int, int], code: str = _code) -> Fraction | None:
        return reference.value(event, code, "uschess", n, ratings)

    for _back in (1, 2):
        beside(
            f"{_code}: {_back} rounds before",
            _code,
            lambda e, n, r, f=_of, b=_back: f({k: x[: len(x) - b] for k, x in e.items()}, n, r),
            "earlier-round",
            digits=_digits,
        )
    beside(
        f"{_code}: cut off",
        _code,
        lambda e, n, r, f=_of: None if (v := f(e, n, r)) is None else Fraction(v // 1),
        "decimals-cut-off",
        digits=0,
    )
    beside(
        f"{_code}: rounded up",
        _code,
        lambda e, n, r, f=_of: None if (v := f(e, n, r)) is None else Fraction(-(-v // 1)),
        "rounded-up",
        digits=0,
    )
    beside(
        f"{_code}: halved",
        _code,
        lambda e, n, r, f=_of: None if (v := f(e, n, r)) is None else v / 2,
        "halved",
        digits=_digits,
    )
for _at, _which in ((-1, "last"), (0, "first")):

    def _left(event: Event, n: int, ratings: dict[int, int], at: int = _at) -> Fraction | None:
        row = list(event[n])
        del row[at]
        return reference.value({**event, n: row}, "COMPAVG", "uschess", n, ratings)

    beside(
        f"COMPAVG: the {_which} opponent missing",
        "COMPAVG",
        _left,
        f"{_which}-opponent-missing",
        *(["earlier-round"] if _at else []),
        digits=0,
    )
for _letters, _by, _right in (
    ("H", "U", "half-byes-zero"),
    ("H", "B", "half-byes-full"),
    ("B", "H", "full-byes-half"),
    ("X", "H", "forfeit-wins-half"),
    ("U", "H", "absences-half"),
    ("F", "H", ""),
    ("D", "W", ""),
):
    beside(
        f"Score: every {_letters} as {_by}",
        "Score",
        lambda e, n, r, w=_letters, i=_by: reference.score(counted_as(w, i)(e), n),
        *filter(None, [_right]),
    )


# Two columns, each with a fault of its own

TWO: dict[str, tuple[Figure, str]] = {
    "MM": (value("MED"), "system-MED"),
    "Solk": (lambda e, n: programs.solkoff(worth=points)(e)[n], "opponents-face-value"),
    "Cum": (lambda e, n: sum(reference.running(e, n), Fraction()), "system-PS"),
    "Kashdan": (lambda e, n: programs.kashdan(3, 1, 0)(e)[n], "kashdan-3-1-0"),
    "SB": (lambda e, n: 2 * value("SB")(e, n), "doubled"),
    "OpCum": (lambda e, n: value("OCUM")({k: r[:-1] for k, r in e.items()}, n), "earlier-round"),
}


def two(first: str, second: str) -> None:
    def kind(random: Random) -> Plant | None:
        made = some_event(random)
        columns = as_printed(made.event)
        for label in (first, second):
            columns[label] = texts({n: TWO[label][0](made.event, n) for n in made.event})
        both = {"plus-drops-both", "edition-wintd", "edition-raw"}
        right = {TWO[label][1] for label in (first, second)} | both
        return Plant(replace(made.section, printed=columns), frozenset(right))

    KINDS[f"two columns: {first}, {second}"] = kind
    BESIDE.append(f"two columns: {first}, {second}")


for _first in TWO:
    for _second in TWO:
        if _first < _second:
            two(_first, _second)
