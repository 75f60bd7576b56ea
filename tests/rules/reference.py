"""The rules a second time, written from the rule book and not from the program: slow and plain.

An event is ``{number: [cell of round 1, cell of round 2, …]}``; a cell is ``(letter, opponent,
colour)`` with the US Chess letters, ``""`` for an empty cell and ``"?"`` for a game that is not
finished. Everything is a ``Fraction``.
"""

from __future__ import annotations

from fractions import Fraction

from tests.rules import reference_fide

HALF = Fraction(1, 2)
WORTH = dict.fromkeys("WNXB", Fraction(1)) | dict.fromkeys("DRZH", HALF)
GAMES = "WDLNRS"
DOUBLED_BY_WINTD = 2
DEDUCTING = ("uschess", "wintd")
LOWER_IS_BETTER = ("LOT", "DE", "TPN")

FIDES = [
    "BH", "BH/C1", "BH/C2", "BH/M1", "BH/M2", "FB", "FB/C1", "FB/M1", "AOB", "AOB/F",
    "SB/C1", "SB/C2", "SB/M1", "SB/M2", "PS", "PS/C1", "WIN", "WON", "BPG", "BWG", "REP", "STD",
    "TPN", "KS", "ARO", "ARO/C1", "RTNG", "DE",
]  # fmt: skip
"""What :mod:`tests.rules.reference_fide` works out."""

Cell = tuple[str, "int | None", str]
Event = dict[int, list[Cell]]


def complete(event: Event) -> Event:
    """The event without the rounds that have not begun or are not finished."""
    width = len(next(iter(event.values())))
    kept = [r for r in range(width) if _finished(event, r)]
    return {number: [row[r] for r in kept] for number, row in event.items()}


def _finished(event: Event, r: int) -> bool:
    letters = {number: row[r][0] for number, row in event.items()}
    named = [opponent for row in event.values() if (opponent := row[r][1])]
    byes_only = all(letter in ("", "B", "H", "U") for letter in letters.values())
    return (
        (all(letters.values()) if byes_only else True)
        and "?" not in letters.values()
        and all(letters[opponent] for opponent in named)
    )


def score(event: Event, number: int) -> Fraction:
    return sum((Fraction(WORTH.get(letter, 0)) for letter, _, _ in event[number]), Fraction())


def adjusted(event: Event, number: int, edition: str) -> Fraction:
    """What the player is worth to his opponents."""
    if edition == "raw":
        return score(event, number)
    if edition in reference_fide.FIDE:
        return reference_fide.adjusted(event, number, edition)
    return sum(
        (
            Fraction(WORTH.get(letter, 0)) if letter in GAMES and letter else HALF
            for letter, _, _ in event[number]
        ),
        Fraction(),
    )


def games(event: Event, number: int) -> list[tuple[Fraction, int, str]]:
    """Points, opponent and colour of each game over the board."""
    return [
        (Fraction(WORTH.get(letter, 0)), opponent or 0, colour)
        for letter, opponent, colour in event[number]
        if letter and letter in GAMES
    ]


def opposition(event: Event, number: int, edition: str) -> list[Fraction]:
    if edition in reference_fide.FIDE:
        listed = reference_fide.contributions(event, number, edition)
        return [each.amount for each in listed]
    met = [adjusted(event, opponent, edition) for _, opponent, _ in games(event, number)]
    unplayed = len(event[number]) - len(met)
    return met if edition == "raw" else met + [Fraction()] * unplayed


def without(scores: list[Fraction], lowest: int, highest: int) -> Fraction:
    left = list(scores)
    for _ in range(lowest):
        if left:
            left.remove(min(left))
    for _ in range(highest):
        if left:
            left.remove(max(left))
    return sum(left, Fraction())


def modified_median(event: Event, number: int, edition: str) -> Fraction:
    rounds = len(event[number])
    two_or_one = 2 if rounds >= 9 else 1
    half = Fraction(rounds, 2)
    mine = score(event, number)
    scores = opposition(event, number, edition)
    if mine > half:
        return without(scores, two_or_one, 0)
    if mine < half:
        return without(scores, 0, two_or_one)
    return without(scores, two_or_one, two_or_one)


def median(event: Event, number: int, edition: str, harkness: bool = False) -> Fraction:
    rounds = len(event[number])
    each = 1 if rounds < 9 else 2
    if harkness and rounds >= 13:
        each = 3
    return without(opposition(event, number, edition), each, each)


def running(event: Event, number: int) -> list[Fraction]:
    row = event[number]
    return [score({number: row[: r + 1]}, number) for r in range(len(row))]


def gifts(row: list[Cell]) -> Fraction:
    """What rounds without a game gave."""
    return sum(
        (Fraction(WORTH[letter]) for letter, _, _ in row if letter and letter in "XZBH"), Fraction()
    )


def cumulative(event: Event, number: int, edition: str) -> Fraction:
    deducted = gifts(event[number]) if edition in DEDUCTING else Fraction()
    return sum(running(event, number), Fraction()) - deducted


def adjusted_cumulative(event: Event, number: int, edition: str) -> Fraction:
    deducted = gifts(event[number][1:]) if edition in DEDUCTING else Fraction()
    return sum(running(event, number)[1:], Fraction()) - deducted


def colours_are_known(event: Event, number: int) -> bool:
    """Whether the event has colours, and the player one in each of his games."""
    any_known = any(colour for player in event for _, _, colour in games(event, player))
    return any_known and all(colour for _, _, colour in games(event, number))


def performance(event: Event, number: int, ratings: dict[int, int]) -> Fraction | None:
    each = [
        ratings[opponent] + {Fraction(1): 400, HALF: 0, Fraction(0): -400}[points]
        for points, opponent, _ in games(event, number)
        if opponent in ratings
    ]
    return mean(each)


def mean(figures: list[int] | list[Fraction]) -> Fraction | None:
    return Fraction(sum(figures)) / len(figures) if figures else None


def value(  # noqa: PLR0912 - the table of section 3, row by row
    event: Event,
    code: str,
    edition: str,
    number: int,
    ratings: dict[int, int] | None = None,
    lots: dict[int, int] | None = None,
    group: set[int] | None = None,
) -> Fraction | None:
    """A player's tie-break over the complete rounds of ``event``; nothing where it has none."""
    ratings, lots, group = ratings or {}, lots or {}, group or set()
    if code in FIDES:
        return reference_fide.value(event, code, edition, number, ratings, group)
    if code == "LOT":
        return Fraction(lots[number]) if number in lots else None
    mine = games(event, number)
    if code == "PCT":
        return mean([100 * points for points, _, _ in mine])
    if code == "COMPAVG":
        return mean([ratings[opponent] for _, opponent, _ in mine if opponent in ratings])
    if code == "TOR":
        rated = [ratings[opponent] for _, opponent, _ in mine if opponent in ratings]
        return Fraction(sum(rated)) if ratings and event[number] else None
    if code == "OPERF":
        figures = [performance(event, opponent, ratings) for _, opponent, _ in mine]
        return mean([figure for figure in figures if figure is not None])
    if not event[number]:
        return None
    if code == "H2H":
        if len(group) < 2:
            return None
        among = [points for points, opponent, _ in mine if opponent in group]
        return Fraction(among.count(Fraction(1)) - among.count(Fraction(0)))
    if code == "BLACKS":
        known = colours_are_known(event, number)
        return Fraction(sum(colour == "b" for _, _, colour in mine)) if known else None
    if code == "MM":
        return modified_median(event, number, edition)
    if code in ("MED", "MED/H"):
        return median(event, number, edition, code == "MED/H")
    if code == "SOLK":
        return sum(opposition(event, number, edition), Fraction())
    if code == "CUM":
        return cumulative(event, number, edition)
    if code == "ACUM":
        return adjusted_cumulative(event, number, edition)
    if code == "OCUM":
        return sum((cumulative(event, opponent, edition) for _, opponent, _ in mine), Fraction())
    if code == "SBH":
        return sum((s for _, met, _ in mine for s in opposition(event, met, edition)), Fraction())
    if code == "KASH":
        worth = (2, 1, 0) if edition == "wintd" else (4, 2, 1)
        per = dict(zip((Fraction(1), HALF, Fraction(0)), worth, strict=True))
        return Fraction(sum(per[points] for points, _, _ in mine))
    if code in ("SB", "SB/A") and edition in reference_fide.FIDE:
        return reference_fide.value(event, "SB", edition, number, ratings, group)
    if code in ("SB", "SB/A"):
        factor = DOUBLED_BY_WINTD if edition == "wintd" else 1
        total = Fraction()
        for points, met, _ in mine:
            total += points * (score(event, met) if code == "SB" else adjusted(event, met, edition))
        return factor * total
    raise KeyError(code)


def by_round(event: Event, number: int, code: str, edition: str) -> list[Fraction | None]:
    """What each round gives to the tie-break before anything is dropped, nothing where it never
    was a candidate; of a Cumulative, what unplayed rounds take off stands behind."""
    if code in ("CUM", "PS"):
        off = [-gifts([cell]) for cell in event[number] if gifts([cell])]
        return [*running(event, number), *(off if code == "CUM" and edition in DEDUCTING else [])]
    if edition in reference_fide.FIDE and code in OF_SCORES:
        weighed = code.startswith("SB")
        listed = reference_fide.contributions(event, number, edition, weighed=weighed)
        return [each.amount for each in listed]
    return [_of_round(event, cell, code, edition) for cell in event[number]]


OF_SCORES = (
    "MM", "MED", "MED/H", "SOLK", "BH", "BH/C1", "BH/C2", "BH/M1", "BH/M2",
    "SB", "SB/A", "SB/C1", "SB/C2", "SB/M1", "SB/M2",
)  # fmt: skip
BY_ROUND = (*OF_SCORES, "CUM", "PS", "OCUM", "KASH", "PCT")
"""The tie-breaks of which :func:`by_round` knows every round."""


def _of_round(event: Event, cell: Cell, code: str, edition: str) -> Fraction | None:
    letter, opponent, _ = cell
    points = Fraction(WORTH.get(letter, 0))
    if not letter or letter not in GAMES or opponent is None:
        listed = code in OF_SCORES and not code.startswith("SB") and edition != "raw"
        return Fraction() if listed else None
    if code == "OCUM":
        return cumulative(event, opponent, edition)
    if code == "PCT":
        return 100 * points
    if code == "KASH":
        win, draw, loss = (2, 1, 0) if edition == "wintd" else (4, 2, 1)
        return Fraction({Fraction(1): win, HALF: draw}.get(points, loss))
    if code.startswith("SB"):
        doubled = DOUBLED_BY_WINTD if edition == "wintd" else 1
        whose = adjusted(event, opponent, edition) if code == "SB/A" else score(event, opponent)
        return doubled * points * whose
    return adjusted(event, opponent, edition)


def places(
    event: Event,
    codes: list[str],
    edition: str,
    ratings: dict[int, int] | None = None,
    lots: dict[int, int] | None = None,
) -> dict[int, tuple[int, int, str | None]]:
    """Each player's first and last place, and the code that decided it."""
    standing = {number: [(True, score(event, number))] for number in event}
    for code in codes:
        tied = {n: {m for m in event if standing[m] == standing[n]} for n in event}
        figures = {
            n: value(event, code, edition, n, ratings, lots, tied[n]) if len(tied[n]) > 1 else None
            for n in event
        }
        if code in ("BLACKS", "BPG", "BWG"):  # a count that is missing could be any
            unclear = {n for n in event if any(figures[m] is None for m in tied[n])}
            figures = {n: None if n in unclear else figures[n] for n in event}
        better = -1 if code in LOWER_IS_BETTER else 1
        for n, figure in figures.items():
            rank = (figure is not None, Fraction(better * (figure or 0)))
            standing[n] = [*standing[n], rank]
    answer = {}
    for n in event:
        ahead = [standing[m] for m in event if standing[m] > standing[n]]
        level = [m for m in event if standing[m] == standing[n]]
        same_score = [standing[m] for m in event if standing[m][0] == standing[n][0]]
        neighbours = (
            sorted(s for s in same_score if s > standing[n])[:1]
            or sorted((s for s in same_score if s < standing[n]), reverse=True)[:1]
        )
        decided = None
        if neighbours:
            differ = [
                k for k, pair in enumerate(zip(standing[n], neighbours[0])) if len(set(pair)) > 1
            ]
            decided = codes[differ[0] - 1]
        answer[n] = (len(ahead) + 1, len(ahead) + len(level), decided)
    return answer
