"""A whole table that is right, and beside it one column of a program that goes by another rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from random import Random

from tests.rules import reference
from tests.rules.reference import HALF, Cell, Event
from tests.samples.made_up import MadeUp
from tests.verify import programs
from tests.verify.plants.made import ALL, KINDS, Columns, Plant, as_printed, with_places
from tests.verify.programs import LETTERS, club_swiss, is_game, points
from xltiebreak.event.figures import decimal

Ratings = Mapping[int, int]
Figure = Callable[[Event, int], Fraction]
BESIDE: list[str] = []
"""The kinds of this file."""
FEW = [*LETTERS[:-1] * 4, ("X", "F")]
"""Endings of games of which hardly any is a forfeit."""


def some_event(random: Random) -> MadeUp:
    players, rounds = random.choice(
        [(5, 3), (6, 4), (8, 4), (10, 5), (16, 5), (24, 5), (24, 6), (40, 6)]
    )
    away, letters = random.choice([(0.1, LETTERS), (0.04, LETTERS), (0.04, FEW)])
    made = club_swiss(random.randrange(10**6), players, rounds, away, letters)
    rated = {n: random.randrange(900, 2200) for n in made.event if random.random() < 0.85 or n == 1}
    return MadeUp(made.event, ratings=rated)


def beside(
    name: str,
    label: str,
    figure: Callable[[Event, int, dict[int, int]], Fraction | None],
    *right: str,
    digits: int = 4,
    quiet: bool = False,
) -> None:
    """A kind of fault: the right table of an event, and a column of these figures."""

    allowed = {*right, *(["misprint"] if quiet or not right else [])}

    def kind(random: Random) -> Plant | None:
        made = some_event(random)
        values = {n: figure(made.event, n, dict(made.ratings)) for n in made.event}
        columns: Columns = as_printed(made.event)
        columns[label] = {n: decimal(v, digits) for n, v in values.items() if v is not None}
        section = with_places(made.section, columns)
        return Plant(section, frozenset(allowed), quiet=quiet or not right)

    assert name not in KINDS, name
    KINDS[name] = kind
    BESIDE.append(name)


def plain(figure: Figure) -> Callable[[Event, int, dict[int, int]], Fraction]:
    return lambda event, number, ratings: figure(event, number)


def value(code: str, edition: str = "uschess") -> Figure:
    return lambda event, n: reference.value(event, code, edition, n) or Fraction()


# Forfeits and byes that are worth something else

SETS: dict[str, str] = {
    "forfeit wins": "X",
    "forfeit losses": "F",
    "forfeits": "XF",
    "full byes": "B",
    "half byes": "H",
    "byes": "BH",
    "absences": "U",
}


def _worth_to_opponents(letters: str, worth: Fraction | None) -> Callable[[Cell], Fraction]:
    def of(cell: Cell) -> Fraction:
        if is_game(cell):
            return points(cell)
        if cell[0] and cell[0] in letters:
            return points(cell) if worth is None else worth
        return HALF

    return of


def _worth_codes(what: str, worth: Fraction | None) -> set[str]:
    """The causes that say so, also in other words."""
    code = what.replace(" ", "-")
    given = {"forfeit wins": 1, "forfeit losses": 0, "full byes": 1, "absences": 0}
    each = given.get(what) if worth is None else worth
    said = {f"opponents-{code}-{'face-value' if each is None else 'one' if each else 'zero'}"}
    if what in ("full byes", "byes") and each in (1, None) and (what, each) != ("byes", 1):
        said.add("opponents-byes-face-value")
    return said


for _what, _letters in SETS.items():
    for _k in (Fraction(), Fraction(1), None):
        _named = "what they gave" if _k is None else str(_k)
        for _code, _program in (
            ("Solk", programs.solkoff),
            ("MM", programs.modified_median),
        ):

            def _figure(
                event: Event,
                n: int,
                letters: str = _letters,
                k: Fraction | None = _k,
                program: Callable[..., programs.Program] = _program,
            ) -> Fraction:
                return program(worth=_worth_to_opponents(letters, k))(event)[n]

            beside(
                f"{_code}: opponents' {_what} at {_named}",
                _code,
                plain(_figure),
                *_worth_codes(_what, _k),
            )


def _kashdan_codes(what: str, worth: int | None) -> set[str]:
    names = {"byes and forfeit wins": "gifts", "everything": "unplayed"}
    code = names.get(what, what.replace(" ", "-"))
    given = {"forfeit wins": 4, "forfeit losses": 1, "full byes": 4, "half byes": 2, "absences": 1}
    each = given.get(what) if worth is None else worth
    if each is not None:
        return {f"kashdan-{code}-{each}"}
    several = {"gifts": "kashdan-byes", "unplayed": "kashdan-absences"}
    return {several.get(code, f"kashdan-{code}-by-points"), "forfeits-as-games"}


for _what, _letters in {**SETS, "byes and forfeit wins": "BHX", "everything": "BHXFU"}.items():
    for _k in (4, 3, 2, 1, None):

        def _kashdan(event: Event, n: int, letters: str = _letters, k: int | None = _k) -> Fraction:
            total = value("KASH")(event, n)
            for cell in event[n]:
                if cell[0] and cell[0] in letters:
                    own = {Fraction(1): 4, HALF: 2}.get(points(cell), 1)
                    total += own if k is None else k
            return total

        beside(
            f"Kashdan: {_what} at {'own points' if _k is None else _k}",
            "Kashdan",
            plain(_kashdan),
            *_kashdan_codes(_what, _k),
        )


def counted_as(letters: str, by: str) -> Callable[[Event], Event]:
    return lambda event: {
        n: [(by, *cell[1:]) if cell[0] and cell[0] in letters else cell for cell in row]
        for n, row in event.items()
    }


COUNTED_AS = {
    ("H", "U"): "half-byes-zero",
    ("H", "B"): "half-byes-full",
    ("B", "H"): "full-byes-half",
    ("B", "U"): "full-byes-zero",
    ("X", "U"): "forfeit-wins-zero",
    ("U", "H"): "absences-half",
}
for (_was, _is), _counted in COUNTED_AS.items():
    for _label, _code in {**ALL, "Kashdan": "KASH", "SB": "SB"}.items():
        beside(
            f"{_label}: every {_was} as {_is}",
            _label,
            lambda e, n, r, c=_code, w=_was, i=_is: value(c)(counted_as(w, i)(e), n),
            _counted,
        )

# Plus and minus


def _sign(numerator: Figure, rounds: Callable[[list[Cell]], int]) -> Figure:
    def figure(event: Event, n: int) -> Fraction:
        difference = numerator(event, n) - Fraction(rounds(event[n]), 2)
        sign = (difference > 0) - (difference < 0)
        lowest, highest = programs.RIGHT_DROPS[sign]
        return reference.without(programs.opponents(event, n), lowest, highest)

    return figure


def _over_the_board(event: Event, n: int) -> Fraction:
    return sum((points(c) for c in event[n] if is_game(c)), Fraction())


def _with_forfeits(event: Event, n: int) -> Fraction:
    return sum((points(c) for c in event[n] if is_game(c) or c[0] in ("X", "F")), Fraction())


COUNTS: dict[str, Callable[[list[Cell]], int]] = {
    "games played": lambda row: sum(map(is_game, row)),
    "games and forfeits": lambda row: sum(is_game(c) or c[0] in ("X", "F") for c in row),
    "games and byes": lambda row: sum(is_game(c) or c[0] in ("B", "H") for c in row),
    "rounds not away": lambda row: sum(c[0] not in ("U", "") for c in row),
    "rounds without zero": lambda row: sum(c[0] not in ("U", "", "F") for c in row),
    "all rounds": len,
}
SIGNS = {
    ("points of games", "games played"): ["sign-by-games"],
    ("points of games", "all rounds"): ["sign-without-byes"],
    ("points of games", "rounds not away"): ["sign-by-games-in-rounds-there"],
    ("score", "games played"): ["sign-by-rounds-played"],
    ("score", "games and forfeits"): ["sign-by-rounds-paired"],
    ("score", "games and byes"): ["sign-by-games-and-byes"],
    ("score", "rounds not away"): ["sign-by-rounds-there"],
    ("score", "rounds without zero"): ["sign-by-rounds-with-points"],
    ("points of games and forfeits", "games and forfeits"): ["sign-by-games-and-forfeits"],
    ("points of games and forfeits", "all rounds"): ["sign-without-bye-points"],
}
for _name, _count in COUNTS.items():
    for _points, _numerator in {
        "score": reference.score,
        "points of games": _over_the_board,
        "points of games and forfeits": _with_forfeits,
    }.items():
        if (_name, _points) != ("all rounds", "score"):
            beside(
                f"MM: plus is {_points} over half the {_name}",
                "MM",
                plain(_sign(_numerator, _count)),
                *SIGNS.get((_points, _name), ()),
            )

# Rounds

SYSTEMS = {
    **ALL,
    "Median": "MED",
    "Kashdan": "KASH",
    "SB": "SB",
    "ACUM": "ACUM",
    "Blacks": "BLACKS",
    "Prog": "PS",
    "Wins": "WIN",
}
for _label, _code in SYSTEMS.items():
    for _back in (1, 2):
        beside(
            f"{_label}: {_back} rounds before",
            _label,
            lambda e, n, r, c=_code, b=_back: value(c)(
                {k: row[: len(row) - b] for k, row in e.items()}, n
            ),
            "earlier-round",
        )


def _solk_without(at: int) -> Figure:
    def figure(event: Event, n: int) -> Fraction:
        scores = [
            reference.adjusted(event, c[1] or 0, "uschess") if is_game(c) else Fraction()
            for c in event[n]
        ]
        del scores[at]
        return sum(scores, Fraction())

    return figure


def _mm_without(at: int) -> Figure:
    def figure(event: Event, n: int) -> Fraction:
        scores = [
            reference.adjusted(event, c[1] or 0, "uschess") if is_game(c) else Fraction()
            for c in event[n]
        ]
        del scores[at]
        lowest, highest = programs.RIGHT_DROPS[programs.sign(event, n)]
        return reference.without(scores, lowest, highest)

    return figure


def _sum_without(code: str, at: int) -> Figure:
    def figure(event: Event, n: int) -> Fraction:
        terms = [one or Fraction() for one in reference.by_round(event, n, code, "uschess")]
        del terms[at]
        return sum(terms, Fraction())

    return figure


for _at, _which in ((-1, "last"), (0, "first")):
    beside(
        f"Solk: the {_which} opponent missing",
        "Solk",
        plain(_solk_without(_at)),
        f"{_which}-opponent-missing",
    )
    beside(
        f"MM: the {_which} opponent missing",
        "MM",
        plain(_mm_without(_at)),
        f"{_which}-opponent-missing",
    )
    for _label, _code in (("SB", "SB"), ("OpCum", "OCUM"), ("Kashdan", "KASH")):
        beside(
            f"{_label}: the {_which} opponent missing",
            _label,
            plain(_sum_without(_code, _at)),
            f"{_which}-opponent-missing",
        )

# Something added, or divided

for _label, _code in SYSTEMS.items():
    beside(
        f"{_label}: own score added",
        _label,
        lambda e, n, r, c=_code: value(c)(e, n) + reference.score(e, n),
        "own-score-added",
    )
    beside(
        f"{_label}: own score subtracted",
        _label,
        lambda e, n, r, c=_code: value(c)(e, n) - reference.score(e, n),
        "own-score-taken-off",
    )
    for _by, _count in (
        ("rounds", len),
        ("games", COUNTS["games played"]),
        ("games and forfeits", COUNTS["games and forfeits"]),
    ):
        beside(
            f"{_label}: divided by the {_by}",
            _label,
            lambda e, n, r, c=_code, k=_count: value(c)(e, n) / max(k(e[n]), 1),
            f"average-of-{_by.replace(' ', '-')}",
            digits=2,
        )
    for _how, _finish in {
        "rounded up": lambda v: Fraction(-(-v // 1)),
        "cut off": lambda v: Fraction(v // 1),
        "rounded": lambda v: Fraction((v + HALF) // 1),
        "half rounded down": lambda v: Fraction(-((HALF - v) // 1)),
        "doubled": lambda v: 2 * v,
        "halved": lambda v: v / 2,
        "times ten": lambda v: 10 * v,
        "a half more": lambda v: v + HALF,
        "one more": lambda v: v + 1,
    }.items():
        beside(
            f"{_label}: {_how}",
            _label,
            lambda e, n, r, c=_code, f=_finish: f(value(c)(e, n)),
            *{
                "rounded up": ["rounded-up", "rounded"],
                "cut off": ["decimals-cut-off"],
                "rounded": ["rounded"],
                "half rounded down": ["rounded-down-at-half", "decimals-cut-off"],
                "doubled": ["doubled", "edition-wintd"],
                "halved": ["halved", "edition-wintd"],
                "times ten": ["tenfold"],
                "a half more": ["half-more"],
                "one more": ["one-more"],
            }[_how],
        )

# Sonneborn-Berger


def _sonneborn(win: Fraction, draw: Fraction, loss: Fraction, adjusted: bool = False) -> Figure:
    def figure(event: Event, n: int) -> Fraction:
        worth = {Fraction(1): win, HALF: draw, Fraction(): loss}
        return sum(
            (
                worth[points(c)]
                * (
                    reference.adjusted(event, c[1] or 0, "uschess")
                    if adjusted
                    else reference.score(event, c[1] or 0)
                )
                for c in event[n]
                if is_game(c)
            ),
            Fraction(),
        )

    return figure


WEIGHTS: dict[str, tuple[Fraction | int, Fraction | int, Fraction | int, str]] = {
    "draws in full": (1, 1, 0, "sonneborn-draws-in-full"),
    "draws at 0": (1, 0, 0, "sonneborn-draws-zero"),
    "draws at a quarter": (1, Fraction(1, 4), 0, "sonneborn-draws-quarter"),
    "wins twice, draws once": (2, 1, 0, "doubled"),
    "wins twice": (2, HALF, 0, "sonneborn-wins-doubled"),
    "wins at a half": (HALF, HALF, 0, "sonneborn-wins-half"),
    "losses at a half": (1, HALF, HALF, "sonneborn-losses-half"),
    "losses subtracted": (1, HALF, -1, "sonneborn-losses-taken-off"),
    "losses in full": (1, HALF, 1, "sonneborn-losses-in-full"),
    "wins three times": (3, 1, 0, ""),
    "draws at three quarters": (1, Fraction(3, 4), 0, ""),
}
for _name, (_win, _draw, _loss, _right) in WEIGHTS.items():
    _worth = Fraction(_win), Fraction(_draw), Fraction(_loss)
    _rights = [*filter(None, [_right, "edition-wintd" if _right == "doubled" else ""])]
    beside(f"SB: {_name}", "SB", plain(_sonneborn(*_worth)), *_rights)
    beside(
        f"SB on adjusted scores: {_name}",
        "SB",
        plain(_sonneborn(*_worth, adjusted=True)),
        *(_rights and [*_rights, "system-SB/A"]),
    )
beside(
    "SB: forfeit wins against the score of the opponent",
    "SB",
    plain(
        lambda e, n: (
            value("SB")(e, n)
            + sum((reference.score(e, c[1]) for c in e[n] if c[0] == "X" and c[1]), Fraction())
        )
    ),
    "forfeits-as-games",
    "forfeit-opponents",
)
beside(
    "SB: byes times half the rounds",
    "SB",
    plain(
        lambda e, n: (
            value("SB")(e, n)
            + sum((points(c) * HALF * len(e[n]) for c in e[n] if not is_game(c)), Fraction())
        )
    ),
)

# Drops


def _dropped(lowest: int, highest: int, own: bool = True) -> Figure:
    def figure(event: Event, n: int) -> Fraction:
        scores = programs.opponents(event, n)
        if not own:
            scores = programs.opponents(event, n, own=lambda e, k: [])
        return reference.without(scores, lowest, highest)

    return figure


def _drop_codes(low: int, high: int) -> list[str]:
    """The causes that drop these scores of everybody."""
    systems = {(0, 0): "SOLK", (1, 0): "BH/C1", (2, 0): "BH/C2", (1, 1): "MED", (2, 2): "BH/M2"}
    others = {
        (0, 1): ["all-drop-highest"],
        (0, 2): ["all-drop-two-highest"],
        (2, 1): ["all-drop-two-lowest-and-highest"],
        (1, 2): ["all-drop-lowest-and-two-highest"],
        (2, 2): ["two-dropped"],
        (1, 1): ["system-BH/M1"],
    }
    known = systems.get((low, high))
    return [*([f"system-{known}"] if known else []), *others.get((low, high), [])]


for _label in ("MM", "Median", "Solk"):
    for _low, _high in ((0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (0, 2), (2, 1), (1, 2), (2, 2)):
        for _own in (True, False):
            if (_label, _low, _high) in (("Median", 1, 1), ("Solk", 0, 0)):
                continue
            beside(
                f"{_label}: {_low} lowest and {_high} highest dropped{'' if _own else ' of games'}",
                _label,
                plain(_dropped(_low, _high, _own)),
                *_drop_codes(_low, _high),
                *([] if _own else ["own-left-out", "edition-raw"]),
            )
DROPPED = {
    (1, 1): "both",
    (1, 0): "lowest",
    (0, 1): "highest",
    (0, 0): "nothing",
    (2, 0): "two-lowest",
    (0, 2): "two-highest",
    (1, 2): "lowest-and-two-highest",
    (2, 1): "two-lowest-and-highest",
}
for _sign_, _name in ((1, "plus"), (0, "even"), (-1, "minus")):
    for _drops in ((0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (0, 2), (2, 1), (1, 2)):
        if programs.RIGHT_DROPS[_sign_] != _drops:
            beside(
                f"MM: {_name} drops {_drops}",
                "MM",
                lambda e, n, r, s=_sign_, d=_drops: programs.modified_median({s: d})(e)[n],
                f"{_name}-drops-{DROPPED[_drops]}",
                *(["system-MED"] if (_name, _drops) == ("plus", (1, 1)) else []),
                *([f"{_name}-drops-two-highest"] if _drops == (1, 2) else []),
            )

# Ratings

for _unrated in (0, 500, 800, 1000, 1200, 1400, 1500):
    for _code in ("COMPAVG", "OPERF", "ARO"):
        beside(
            f"{_code}: unrated players at {_unrated}",
            _code,
            lambda e, n, r, c=_code, u=_unrated: reference.value(
                e, c, "uschess" if c != "ARO" else "fide2023", n, {**dict.fromkeys(e, u), **r}
            ),
            f"unrated-at-{_unrated}",
            digits=1,
        )


def averages(
    name: str,
    listed: Callable[[Event, int, dict[int, int]], list[int]],
    count: Callable[[list[Cell]], int] | None = None,
    *known: str,
) -> None:
    """A mean of other ratings, in whole numbers as pairing programs print it."""

    def figure(event: Event, n: int, ratings: dict[int, int]) -> Fraction | None:
        figures = listed(event, n, ratings)
        parts = count(event[n]) if count else len(figures)
        return Fraction(sum(figures), parts) if parts else None

    beside(f"COMPAVG: {name}", "COMPAVG", figure, *known, digits=0, quiet=True)


def _rated(event: Event, n: int, ratings: dict[int, int]) -> list[int]:
    return [ratings[c[1]] for c in event[n] if is_game(c) and c[1] in ratings]


averages(
    "400 for wins and losses",
    lambda e, n, r: [
        r[c[1]] + {"W": 400, "L": -400}.get(c[0], 0) for c in e[n] if is_game(c) and c[1] in r
    ],
)
averages(
    "forfeits too",
    lambda e, n, r: [r[c[1]] for c in e[n] if c[1] in r],
    None,
    "forfeits-as-games",
    "forfeit-opponents",
)
averages("divided by the rounds", _rated, len)
averages("the sum", _rated, lambda row: 1, "system-TOR")
averages("own rating too", lambda e, n, r: [*_rated(e, n, r), *([r[n]] if n in r else [])])
averages("the highest", lambda e, n, r: [max(_rated(e, n, r), default=0)])
averages("the lowest", lambda e, n, r: [min(_rated(e, n, r), default=0)])
averages(
    "only opponents beaten", lambda e, n, r: [r[c[1]] for c in e[n] if c[0] == "W" and c[1] in r]
)
