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
    Rated,
    beside,
    beside_rated,
    counted_as,
    of_games,
    some_event,
    total,
    value,
    without_rounds,
)
from tests.verify.plants.made import KINDS, Columns, Plant, as_printed, texts
from tests.verify.programs import decimal, is_game, points

EDITION = "fide2026"
PRINTED = ("BH", "BH/C1", "SB", "PS", "WIN", "BPG")


def fide(code: str, edition: str = EDITION) -> Figure:
    return value(code, edition)


def beside_fide(name: str, figure: Figure, right: str = "", *, digits: int = 4) -> None:
    """A right table under FIDE's rules, in which the column before the colon is this."""
    code = name.partition(":")[0]

    def kind(random: Random) -> Plant | None:
        event = some_event(random).event
        made = replace(some_event(random), event=event, ratings={})
        columns: Columns = {
            "Pts": texts({n: reference.score(event, n) for n in event}),
            **{label: texts({n: fide(label)(event, n) for n in event}) for label in PRINTED},
            code: {n: decimal(figure(event, n), digits) for n in event},
        }
        section = replace(made.section, printed=columns)
        known = frozenset((right or "misprint").split())
        return Plant(section, known, {"edition": EDITION}, quiet=not right)

    KINDS[f"FIDE {name}"] = kind
    BESIDE.append(f"FIDE {name}")


def scores(event: Event, n: int) -> list[Fraction]:
    return [term.amount for term in reference_fide.contributions(event, n, EDITION)]


def number_of(counts: Callable[[Cell], bool]) -> Figure:
    """How many of a player's rounds count."""
    return lambda e, n: Fraction(sum(map(counts, e[n])))


EDITIONS = {
    "fide2009": "cut-without-choice",
    "fide2023": "own-score",
    "uschess": "sonneborn-final",
    "raw": "own-left-out sonneborn-final opponents-face-value",
}
for _code in PRINTED:
    for _back in (1, 2):
        beside_fide(
            f"{_code}: {_back} rounds before",
            lambda e, n, c=_code, b=_back: fide(c)(without_rounds(e, b), n),
            "earlier-round",
        )
    beside_fide(
        f"{_code}: own score added",
        lambda e, n, c=_code: fide(c)(e, n) + reference.score(e, n),
        "own-score-added",
    )
    beside_fide(
        f"{_code}: divided by the games",
        lambda e, n, c=_code: fide(c)(e, n) / max(COUNTS["games played"](e[n]), 1),
        "average-of-games",
        digits=2,
    )
    beside_fide(f"{_code}: doubled", lambda e, n, c=_code: 2 * fide(c)(e, n), "doubled")
    for _theirs, _rights in EDITIONS.items():
        _right = f"edition-{_theirs} {_rights}"
        beside_fide(f"{_code}: by {_theirs}", fide(_code, _theirs), _right)
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
        lambda e, n, a=_low, b=_high: reference_fide.cut(
            reference_fide.contributions(e, n, EDITION), a, b
        ),
        _name,
    )
    beside_fide(
        f"BH/C1: {_low} lowest, {_high} highest, without 16.5",
        lambda e, n, a=_low, b=_high: reference.without(scores(e, n), a, b),
        _name and f"{_name} cut-without-choice",
    )


def _sonneborn(draw: Fraction, loss: Fraction) -> Figure:
    worth = {Fraction(1): Fraction(1), HALF: draw, Fraction(): loss}
    return lambda e, n: total(worth[points(c)] * s for c, s in zip(e[n], scores(e, n)))


OF_FIDE: dict[str, tuple[Figure, str]] = {
    "BH: the last missing": (lambda e, n: total(scores(e, n)[:-1]), "last-opponent-missing"),
    "BH: the first missing": (lambda e, n: total(scores(e, n)[1:]), "first-opponent-missing"),
    "SB: draws in full": (_sonneborn(Fraction(1), Fraction()), "sonneborn-draws-in-full"),
    "SB: draws at 0": (_sonneborn(Fraction(), Fraction()), "sonneborn-draws-zero"),
    "SB: losses at a half": (_sonneborn(HALF, HALF), ""),
    "SB: games only": (
        lambda e, n: total(points(c) * s for c, s in zip(e[n], scores(e, n)) if is_game(c)),
        "own-left-out own-zero",
    ),
    "WIN: draws too": (number_of(lambda c: points(c) > 0), ""),
    "WIN: games won over the board": (fide("WON"), "system-WON"),
    "WIN: without byes": (
        number_of(lambda c: c[0] in ("W", "X")),
        "full-byes-half full-byes-zero byes-zero",
    ),
    "BPG: games with White": (number_of(lambda c: c[2] == "w"), "colors-exchanged"),
    "BPG: wins with Black": (fide("BWG"), "system-BWG"),
    "PS: without the first round": (
        lambda e, n: total(reference.running(e, n)[1:]),
        "system-PS/C1 system-ACUM",
    ),
    "PS: without the last round": (
        lambda e, n: total(reference.running(e, n)[:-1]),
        "earlier-round own-score-taken-off",
    ),
    "PS: from the end": (lambda e, n: total(reference.running({n: e[n][::-1]}, n)), ""),
}
for _name, (_figure, _right) in OF_FIDE.items():
    beside_fide(_name, _figure, _right)

# US Chess: other ways of other columns


def _performance(add: int, met: Callable[[Cell], bool] = is_game) -> Rated:
    def performance(event: Event, n: int, ratings: dict[int, int]) -> Fraction | None:
        return reference.mean(
            [
                ratings[c[1]] + int((2 * points(c) - 1) * add)
                for c in event[n]
                if met(c) and c[1] in ratings
            ]
        )

    def figure(event: Event, n: int, ratings: dict[int, int]) -> Fraction | None:
        each = [performance(event, c[1], ratings) for c in event[n] if is_game(c) and c[1]]
        return reference.mean([mean for mean in each if mean is not None])

    return figure


for _add in (200, 300, 350, 500):
    beside_rated(f"OPERF: {_add} instead of 400", _performance(_add), digits=0)
beside_rated(
    "OPERF: forfeits too",
    _performance(400, lambda c: bool(c[1])),
    "forfeits-as-games",
    digits=0,
    quiet=True,
)


def _running(event: Event, n: int) -> Fraction:
    return total(reference.running(event, n))


def _wins(event: Event, n: int) -> Fraction:
    return Fraction(sum(c[0] == "W" for c in event[n]))


def _in_threes(event: Event, n: int) -> Fraction:
    return Fraction(sum({"W": 3, "D": 1}.get(c[0], 0) for c in event[n]))


def _before_each_meeting(event: Event, n: int) -> Fraction:
    return total(
        reference.score({c[1]: event[c[1]][:k]}, c[1])
        for k, c in enumerate(event[n])
        if is_game(c) and c[1]
    )


OF_US_CHESS: dict[str, tuple[Figure, str]] = {
    "Blacks: forfeits too": (number_of(lambda c: c[2] == "b" or c[0] == "X"), ""),
    "Blacks: Whites": (number_of(lambda c: c[2] == "w"), "colors-exchanged"),
    "Cum: weighted by rounds": (
        lambda e, n: total((r + 1) * points(c) for r, c in enumerate(e[n])),
        "",
    ),
    "Cum: every second round": (lambda e, n: total(reference.running(e, n)[::2]), ""),
    "Cum: deducted twice": (lambda e, n: _running(e, n) - 2 * reference.gifts(e[n]), ""),
    "Cum: half a point for each bye deducted": (
        lambda e, n: _running(e, n) - HALF * sum(c[0] in ("B", "H", "X") for c in e[n]),
        "",
    ),
    "OpCum: nothing deducted": (
        of_games(lambda e, c, opponent: _running(e, opponent)),
        "system-PS nothing-deducted",
    ),
    "OpCum: only opponents beaten": (
        of_games(lambda e, c, opponent: value("CUM")(e, opponent) * (c[0] == "W")),
        "",
    ),
    "OpCum: own Cumulative added": (lambda e, n: value("OCUM")(e, n) + value("CUM")(e, n), ""),
    "Solk: opponents once": (
        lambda e, n: total(
            reference.adjusted(e, o, "uschess") for o in {c[1] for c in e[n] if is_game(c)} if o
        ),
        "",
    ),
    "Solk: scores after the round before last": (
        of_games(lambda e, c, o: reference.adjusted(without_rounds(e, 1), o, "uschess")),
        "",
    ),
    "Solk: scores before each meeting": (_before_each_meeting, ""),
    "Solk: without the own game": (
        lambda e, n: value("SOLK")(e, n) - of_games(lambda e, c, o: 1 - points(c))(e, n),
        "",
    ),
    "Solk: wins only": (of_games(lambda e, c, opponent: _wins(e, opponent)), ""),
    "Solk: 3-1-0 scores": (of_games(lambda e, c, opponent: _in_threes(e, opponent)), ""),
    "SB: of the score groups": (
        of_games(lambda e, c, o: points(c) * (reference.score(e, o) - HALF * len(e[o]) / 2)),
        "",
    ),
    "Kashdan: colours": (
        of_games(lambda e, c, o: Fraction({"W": 4, "D": 2, "L": 1}[c[0]] + (c[2] == "b"))),
        "",
    ),
    **{
        f"Kashdan: {name}": (lambda e, n, w=worth: programs.kashdan(*w)(e)[n], rights)  # type: ignore[misc]
        for name, worth, rights in (
            ("4-2-0", (4, 2, 0), "kashdan-4-2-0"),
            ("3-1-0", (3, 1, 0), "kashdan-3-1-0"),
            ("2, 1, 0", (2, 1, 0), "edition-wintd kashdan-2-1-0"),
            ("3, 2, 1", (3, 2, 1), ""),
            ("5, 2, 1", (5, 2, 1), ""),
            ("4, 2, -1", (4, 2, -1), ""),
            ("3, 1, 1", (3, 1, 1), ""),
            ("1, 0, 0", (1, 0, 0), "system-WON"),
            ("4, 1, 0", (4, 1, 0), ""),
            ("10, 5, 0", (10, 5, 0), ""),
        )
    },
}
for _name, (_figure, _rights) in OF_US_CHESS.items():
    beside(_name, _figure, _rights)


# Averages, and the score


def _finished(rated: Rated, finish: Callable[[Fraction], Fraction]) -> Rated:
    return lambda e, n, r: None if (v := rated(e, n, r)) is None else finish(v)


AVERAGES = {"COMPAVG": 0, "OPERF": 0, "PCT": 1}
for _code, _digits in AVERAGES.items():

    def _mean(event: Event, n: int, ratings: dict[int, int], code: str = _code) -> Fraction | None:
        return reference.value(event, code, "uschess", n, ratings)

    for _back in (1, 2):
        beside_rated(
            f"{_code}: {_back} rounds before",
            lambda e, n, r, f=_mean, b=_back: f(without_rounds(e, b), n, r),
            "earlier-round",
            digits=_digits,
        )
    for _how, _finish, _right, _shown in (
        ("cut off", lambda v: Fraction(v // 1), "decimals-cut-off", 0),
        ("rounded up", lambda v: Fraction(-(-v // 1)), "rounded-up", 0),
        ("halved", lambda v: v / 2, "halved", _digits),
    ):
        beside_rated(f"{_code}: {_how}", _finished(_mean, _finish), _right, digits=_shown)
for _at, _which in ((-1, "last"), (0, "first")):

    def _left(event: Event, n: int, ratings: dict[int, int], at: int = _at) -> Fraction | None:
        row = list(event[n])
        del row[at]
        return reference.value({**event, n: row}, "COMPAVG", "uschess", n, ratings)

    beside_rated(
        f"COMPAVG: the {_which} opponent missing",
        _left,
        f"{_which}-opponent-missing" + " earlier-round" * bool(_at),
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
        lambda e, n, w=_letters, i=_by: reference.score(counted_as(w, i)(e), n),
        _right,
    )


# Two columns, each with a fault of its own

TWO: dict[str, tuple[Figure, str]] = {
    "MM": (value("MED"), "system-MED"),
    "Solk": (lambda e, n: programs.solkoff(worth=points)(e)[n], "opponents-face-value"),
    "Cum": (_running, "system-PS"),
    "Kashdan": (lambda e, n: programs.kashdan(3, 1, 0)(e)[n], "kashdan-3-1-0"),
    "SB": (lambda e, n: 2 * value("SB")(e, n), "doubled"),
    "OpCum": (lambda e, n: value("OCUM")(without_rounds(e, 1), n), "earlier-round"),
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
