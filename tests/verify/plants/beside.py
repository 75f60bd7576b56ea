"""A whole table that is right, and beside it one column of a program that goes by another rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from random import Random

from tests.make.made_up import MadeUp
from tests.rules import reference
from tests.rules.reference import HALF, Cell, Event
from tests.verify import programs
from tests.verify.plants.made import ALL, KINDS, Columns, Plant, as_printed, with_places
from tests.verify.programs import LETTERS, club_swiss, decimal, is_game, points

Figure = Callable[[Event, int], Fraction]
Rated = Callable[[Event, int, dict[int, int]], "Fraction | None"]
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


def beside_rated(
    name: str, figure: Rated, right: str = "", *, digits: int = 4, quiet: bool = False
) -> None:
    """A kind of fault: the right table of an event, and a column of figures, made of ratings. The
    name begins with its label."""
    label = name.partition(":")[0].split()[0]
    quiet = quiet or not right

    def kind(random: Random) -> Plant | None:
        made = some_event(random)
        values = {n: figure(made.event, n, dict(made.ratings)) for n in made.event}
        columns: Columns = as_printed(made.event)
        columns[label] = {n: decimal(v, digits) for n, v in values.items() if v is not None}
        allowed = frozenset([*right.split(), *(["misprint"] if quiet else [])])
        return Plant(with_places(made.section, columns), allowed, quiet=quiet)

    assert name not in KINDS, name
    KINDS[name] = kind
    BESIDE.append(name)


def beside(name: str, figure: Figure, right: str = "", *, digits: int = 4) -> None:
    """The same, of figures that ask for no ratings."""
    beside_rated(name, lambda e, n, r: figure(e, n), right, digits=digits)


def value(code: str, edition: str = "uschess") -> Figure:
    return lambda event, n: reference.value(event, code, edition, n) or Fraction()


def total(amounts: Iterable[Fraction]) -> Fraction:
    return sum(amounts, Fraction())


def of_games(worth: Callable[[Event, Cell, int], Fraction]) -> Figure:
    """What each game is worth, added: from the cell and the opponent."""
    return lambda e, n: total(worth(e, c, c[1]) for c in e[n] if is_game(c) and c[1])


def without_rounds(event: Event, count: int) -> Event:
    return {n: row[: len(row) - count] for n, row in event.items()}


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
    def of_cell(cell: Cell) -> Fraction:
        if is_game(cell):
            return points(cell)
        if cell[0] and cell[0] in letters:
            return points(cell) if worth is None else worth
        return HALF

    return of_cell


def _worth_codes(what: str, worth: Fraction | None) -> str:
    """The causes that say so, also in other words."""
    code = what.replace(" ", "-")
    given = {"forfeit wins": 1, "forfeit losses": 0, "full byes": 1, "absences": 0}
    each = given.get(what) if worth is None else worth
    as_given = what in ("full byes", "byes") and each in (1, None) and (what, each) != ("byes", 1)
    return (
        f"opponents-{code}-{'face-value' if each is None else 'one' if each else 'zero'}"
        + " opponents-byes-face-value" * as_given
    )


for _what, _letters in SETS.items():
    for _k in (Fraction(), Fraction(1), None):
        for _code, _program in (("Solk", programs.solkoff), ("MM", programs.modified_median)):
            _printed: programs.Program = _program(worth=_worth_to_opponents(_letters, _k))  # type: ignore[operator]
            beside(
                f"{_code}: opponents' {_what} at {'what they gave' if _k is None else _k}",
                lambda e, n, printed=_printed: printed(e)[n],  # type: ignore[misc]
                _worth_codes(_what, _k),
            )


def _kashdan_codes(what: str, worth: int | None) -> str:
    names = {"byes and forfeit wins": "gifts", "everything": "unplayed"}
    code = names.get(what, what.replace(" ", "-"))
    given = {"forfeit wins": 4, "forfeit losses": 1, "full byes": 4, "half byes": 2, "absences": 1}
    each = given.get(what) if worth is None else worth
    if each is not None:
        return f"kashdan-{code}-{each}"
    several = {"gifts": "kashdan-byes", "unplayed": "kashdan-absences"}
    return f"{several.get(code, f'kashdan-{code}-by-points')} forfeits-as-games"


def _kashdan(letters: str, k: int | None) -> Figure:
    def figure(event: Event, n: int) -> Fraction:
        unplayed = [points(cell) for cell in event[n] if cell[0] and cell[0] in letters]
        own = {Fraction(1): 4, HALF: 2}
        return value("KASH")(event, n) + sum(own.get(p, 1) if k is None else k for p in unplayed)

    return figure


for _what, _letters in {**SETS, "byes and forfeit wins": "BHX", "everything": "BHXFU"}.items():
    for _each in (4, 3, 2, 1, None):
        beside(
            f"Kashdan: {_what} at {_each or 'own points'}",
            _kashdan(_letters, _each),
            _kashdan_codes(_what, _each),
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
            lambda e, n, c=_code, w=_was, i=_is: value(c)(counted_as(w, i)(e), n),
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


COUNTS: dict[str, Callable[[list[Cell]], int]] = {
    "games played": lambda row: sum(map(is_game, row)),
    "games and forfeits": lambda row: sum(is_game(c) or c[0] in ("X", "F") for c in row),
    "games and byes": lambda row: sum(is_game(c) or c[0] in ("B", "H") for c in row),
    "rounds not away": lambda row: sum(c[0] not in ("U", "") for c in row),
    "rounds without zero": lambda row: sum(c[0] not in ("U", "", "F") for c in row),
    "all rounds": len,
}
NUMERATORS: dict[str, Figure] = {
    "score": reference.score,
    "points of games": lambda e, n: total(points(c) for c in e[n] if is_game(c)),
    "points of games and forfeits": lambda e, n: total(
        points(c) for c in e[n] if is_game(c) or c[0] in ("X", "F")
    ),
}
SIGNS = {
    ("points of games", "games played"): "sign-by-games",
    ("points of games", "all rounds"): "sign-without-byes",
    ("points of games", "rounds not away"): "sign-by-games-in-rounds-there",
    ("score", "games played"): "sign-by-rounds-played",
    ("score", "games and forfeits"): "sign-by-rounds-paired",
    ("score", "games and byes"): "sign-by-games-and-byes",
    ("score", "rounds not away"): "sign-by-rounds-there",
    ("score", "rounds without zero"): "sign-by-rounds-with-points",
    ("points of games and forfeits", "games and forfeits"): "sign-by-games-and-forfeits",
    ("points of games and forfeits", "all rounds"): "sign-without-bye-points",
}
for _name, _count in COUNTS.items():
    for _points, _numerator in NUMERATORS.items():
        if (_name, _points) != ("all rounds", "score"):
            beside(
                f"MM: plus is {_points} over half the {_name}",
                _sign(_numerator, _count),
                SIGNS.get((_points, _name), ""),
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
            lambda e, n, c=_code, b=_back: value(c)(without_rounds(e, b), n),
            "earlier-round",
        )


def _opponents_without(event: Event, n: int, at: int) -> list[Fraction]:
    scores = [
        reference.adjusted(event, c[1] or 0, "uschess") if is_game(c) else Fraction()
        for c in event[n]
    ]
    del scores[at]
    return scores


def _mm_without(event: Event, n: int, at: int) -> Fraction:
    lowest, highest = programs.RIGHT_DROPS[programs.sign(event, n)]
    return reference.without(_opponents_without(event, n, at), lowest, highest)


def _sum_without(event: Event, n: int, code: str, at: int) -> Fraction:
    terms = [term or Fraction() for term in reference.by_round(event, n, code, "uschess")]
    del terms[at]
    return total(terms)


for _at, _which in ((-1, "last"), (0, "first")):
    _missing: dict[str, Figure] = {
        "Solk": lambda e, n, at=_at: total(_opponents_without(e, n, at)),  # type: ignore[misc]
        "MM": lambda e, n, at=_at: _mm_without(e, n, at),  # type: ignore[misc]
        "SB": lambda e, n, at=_at: _sum_without(e, n, "SB", at),  # type: ignore[misc]
        "OpCum": lambda e, n, at=_at: _sum_without(e, n, "OCUM", at),  # type: ignore[misc]
        "Kashdan": lambda e, n, at=_at: _sum_without(e, n, "KASH", at),  # type: ignore[misc]
    }
    for _label, _figure in _missing.items():
        _right = f"{_which}-opponent-missing"
        beside(f"{_label}: the {_which} opponent missing", _figure, _right)

# Something added, or divided

FINISHES: dict[str, tuple[Callable[[Fraction], Fraction], str]] = {
    "rounded up": (lambda v: Fraction(-(-v // 1)), "rounded-up rounded"),
    "cut off": (lambda v: Fraction(v // 1), "decimals-cut-off"),
    "rounded": (lambda v: Fraction((v + HALF) // 1), "rounded"),
    "half rounded down": (
        lambda v: Fraction(-((HALF - v) // 1)),
        "rounded-down-at-half decimals-cut-off",
    ),
    "doubled": (lambda v: 2 * v, "doubled edition-wintd"),
    "halved": (lambda v: v / 2, "halved edition-wintd"),
    "times ten": (lambda v: 10 * v, "tenfold"),
    "a half more": (lambda v: v + HALF, "half-more"),
    "one more": (lambda v: v + 1, "one-more"),
}
DIVISORS = {
    "rounds": len,
    "games": COUNTS["games played"],
    "games and forfeits": COUNTS["games and forfeits"],
}
for _label, _code in SYSTEMS.items():
    for _how, _times, _right in (
        ("added", 1, "own-score-added"),
        ("subtracted", -1, "own-score-taken-off"),
    ):
        beside(
            f"{_label}: own score {_how}",
            lambda e, n, c=_code, t=_times: value(c)(e, n) + t * reference.score(e, n),
            _right,
        )
    for _by, _divisor in DIVISORS.items():
        beside(
            f"{_label}: divided by the {_by}",
            lambda e, n, c=_code, k=_divisor: value(c)(e, n) / max(k(e[n]), 1),
            f"average-of-{_by.replace(' ', '-')}",
            digits=2,
        )
    for _how, (_finish, _rights) in FINISHES.items():
        beside(f"{_label}: {_how}", lambda e, n, c=_code, f=_finish: f(value(c)(e, n)), _rights)

# Sonneborn-Berger


def _sonneborn(win: Fraction, draw: Fraction, loss: Fraction, adjusted: bool = False) -> Figure:
    worth = {Fraction(1): win, HALF: draw, Fraction(): loss}

    def score(event: Event, n: int) -> Fraction:
        return reference.adjusted(event, n, "uschess") if adjusted else reference.score(event, n)

    return of_games(lambda e, c, opponent: worth[points(c)] * score(e, opponent))


WEIGHTS: dict[str, tuple[Fraction | int, Fraction | int, Fraction | int, str]] = {
    "draws in full": (1, 1, 0, "sonneborn-draws-in-full"),
    "draws at 0": (1, 0, 0, "sonneborn-draws-zero"),
    "draws at a quarter": (1, Fraction(1, 4), 0, "sonneborn-draws-quarter"),
    "wins twice, draws once": (2, 1, 0, "doubled edition-wintd"),
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
    _adjusted = _sonneborn(*_worth, adjusted=True)
    beside(f"SB: {_name}", _sonneborn(*_worth), _right)
    beside(f"SB on adjusted scores: {_name}", _adjusted, _right and f"{_right} system-SB/A")
beside(
    "SB: forfeit wins against the score of the opponent",
    lambda e, n: (
        value("SB")(e, n) + total(reference.score(e, c[1]) for c in e[n] if c[0] == "X" and c[1])
    ),
    "forfeits-as-games forfeit-opponents",
)
beside(
    "SB: byes times half the rounds",
    lambda e, n: (
        value("SB")(e, n) + total(points(c) * HALF * len(e[n]) for c in e[n] if not is_game(c))
    ),
)

# Drops


def _dropped(lowest: int, highest: int, own: bool = True) -> Figure:
    def figure(event: Event, n: int) -> Fraction:
        if own:
            return reference.without(programs.opponents(event, n), lowest, highest)
        scores = programs.opponents(event, n, own=lambda e, k: [])
        return reference.without(scores, lowest, highest)

    return figure


ALL_DROP = {
    (0, 0): "system-SOLK",
    (1, 0): "system-BH/C1",
    (0, 1): "all-drop-highest",
    (1, 1): "system-MED system-BH/M1",
    (2, 0): "system-BH/C2",
    (0, 2): "all-drop-two-highest",
    (2, 1): "all-drop-two-lowest-and-highest",
    (1, 2): "all-drop-lowest-and-two-highest",
    (2, 2): "system-BH/M2 two-dropped",
}
"""The causes that drop these scores of everybody."""
for _label in ("MM", "Median", "Solk"):
    for (_low, _high), _rights in ALL_DROP.items():
        for _own in (True, False):
            if (_label, _low, _high) in (("Median", 1, 1), ("Solk", 0, 0)):
                continue
            beside(
                f"{_label}: {_low} lowest and {_high} highest dropped{'' if _own else ' of games'}",
                _dropped(_low, _high, _own),
                _rights if _own else f"{_rights} own-left-out edition-raw",
            )
DROPPED = {
    **{(0, 0): "nothing", (1, 0): "lowest", (0, 1): "highest", (1, 1): "both"},
    **{(2, 0): "two-lowest", (0, 2): "two-highest"},
    **{(2, 1): "two-lowest-and-highest", (1, 2): "lowest-and-two-highest"},
}
for _sign_, _name in ((1, "plus"), (0, "even"), (-1, "minus")):
    for _drops, _dropped_name in DROPPED.items():
        if programs.RIGHT_DROPS[_sign_] != _drops:
            beside(
                f"MM: {_name} drops {_drops}",
                lambda e, n, s=_sign_, d=_drops: programs.modified_median({s: d})(e)[n],
                f"{_name}-drops-{_dropped_name}"
                + " system-MED" * ((_name, _drops) == ("plus", (1, 1)))
                + f" {_name}-drops-two-highest" * (_drops == (1, 2)),
            )

# Ratings

for _unrated in (0, 500, 800, 1000, 1200, 1400, 1500):
    for _code, _edition in (("COMPAVG", "uschess"), ("OPERF", "uschess"), ("ARO", "fide2023")):
        beside_rated(
            f"{_code}: unrated players at {_unrated}",
            lambda e, n, r, c=_code, by=_edition, u=_unrated: reference.value(
                e, c, by, n, {**dict.fromkeys(e, u), **r}
            ),
            f"unrated-at-{_unrated}",
            digits=1,
        )


def _rated(event: Event, n: int, ratings: Mapping[int, int]) -> list[int]:
    return [ratings[c[1]] for c in event[n] if is_game(c) and c[1] in ratings]


Listed = Callable[[Event, int, dict[int, int]], "list[int]"]
AVERAGES: dict[str, tuple[Listed, Callable[[list[Cell]], int] | None, str]] = {
    "400 for wins and losses": (
        lambda e, n, r: [
            r[c[1]] + {"W": 400, "L": -400}.get(c[0], 0) for c in e[n] if is_game(c) and c[1] in r
        ],
        None,
        "",
    ),
    "forfeits too": (
        lambda e, n, r: [r[c[1]] for c in e[n] if c[1] in r],
        None,
        "forfeits-as-games forfeit-opponents",
    ),
    "divided by the rounds": (_rated, len, ""),
    "the sum": (_rated, lambda row: 1, "system-TOR"),
    "own rating too": (lambda e, n, r: [*_rated(e, n, r), *([r[n]] if n in r else [])], None, ""),
    "the highest": (lambda e, n, r: [max(_rated(e, n, r), default=0)], None, ""),
    "the lowest": (lambda e, n, r: [min(_rated(e, n, r), default=0)], None, ""),
    "only opponents beaten": (
        lambda e, n, r: [r[c[1]] for c in e[n] if c[0] == "W" and c[1] in r],
        None,
        "",
    ),
}
"""Means of other ratings, in whole numbers as pairing programs print them: what is added, by what
it is divided where that is not how many they are, and what says so."""


def _mean(listed: Listed, count: Callable[[list[Cell]], int] | None) -> Rated:
    def figure(event: Event, n: int, ratings: dict[int, int]) -> Fraction | None:
        figures = listed(event, n, ratings)
        divisor = count(event[n]) if count else len(figures)
        return Fraction(sum(figures), divisor) if divisor else None

    return figure


for _name, (_listed, _number, _right) in AVERAGES.items():
    beside_rated(f"COMPAVG: {_name}", _mean(_listed, _number), _right, digits=0, quiet=True)
