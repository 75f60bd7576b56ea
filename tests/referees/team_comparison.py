"""What this program and gacrux say differently about a team section."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

from tests.referees.comparison import Difference, same, sits_out
from tests.referees.gacrux_teams import inside, team_places, team_values
from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import BY_MATCH_POINTS, FIDE_MATCH_POINTS, Section
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.editions import REQUESTED_BYES
from xltiebreak.rules.scores import Scores
from xltiebreak.rules.systems import tie_break

_CUTS = ("", "/C1", "/C2", "/P", "/C1/P")
_POINTED = ("", ":MP", ":GP")

TEAM_CODES = [
    *(f"E{scores}{own}SB{cut}" for scores in "MG" for own in "MG" for cut in (*_CUTS, "/M1")),
    "MPvGP", "BC", "SSSC", "SSSC/K1", "SSSC/K3", "SSSC/P",
    *(f"BH{points}{cut}" for points in _POINTED for cut in (*_CUTS, "/M1")),
    *(f"SB{points}{cut}" for points in _POINTED for cut in _CUTS),
    *(f"PS{points}{cut}" for points in _POINTED for cut in ("", "/C1")),
    *(f"KS{points}{limit}" for points in _POINTED for limit in ("", "/L60", "/L+1")),
    *(f"AOB{points}" for points in _POINTED),
    "WIN", "WON", "BPG", "BWG", "REP", "STD", "TPN",
    *(f"FB{points}{cut}" for points in _POINTED for cut in _CUTS),
]  # fmt: skip
"""Fore Buchholz comes last, as with players."""

COUNTS = ("WIN", "WON", "BPG", "BWG", "REP", "STD")
"""These count matches here; by game points gacrux counts the games at the boards."""

AMONG_TIED_TEAMS = (
    "DE", "DE:MP", "DE:GP", "DE/P", "TBR", "BBE",
    *(f"{code}{forfeits}" for code in ("EDE", "EDET", "EDEB", "EDEBT", "EDEBB")
      for forfeits in ("", "/P")),
)  # fmt: skip

TEAM_ORDERS = (
    ("MPvGP", "EDE", "EMMSB", "BH/C1"),
    ("EDET/P", "EMGSB/C1/P", "BH:MP/C1/P", "MPvGP"),
    ("EDEBB", "EGGSB", "TBR"),
    ("DE", "MPvGP", "BC", "BBE"),
    ("BH:GP", "EDEBT", "EGMSB", "TPN"),
    ("MPvGP", "TBR", "EDEB", "SB"),
    ("KS", "BBE", "DE:GP", "PS"),
)


def team_differences(section: Section, edition: str) -> Iterator[Difference]:
    """Every figure of every code, and every place by every order, that is not the same."""
    yield from _in_figures(section, edition)
    yield from _among_the_tied(section, edition)
    yield from _in_whole_orders(section, edition)


def _in_figures(section: Section, edition: str) -> Iterator[Difference]:
    left_out = {*_without_divisor(section), *_fore_by_games(section)}
    if sits_out(section):
        left_out |= {code for code in TEAM_CODES if code.startswith("PS")}
    codes = [code for code in TEAM_CODES if code not in left_out]
    points = ("MPTS", "GPTS")
    asked = [*points, *(f"{code}:MP" if code in COUNTS else code for code in codes)]
    theirs = team_values(section, edition, asked)
    context = standings(section, edition, "WIN").context
    for code, counted in zip(points, (context.by.match, context.by.game), strict=True):
        yield from _of_one(code, _final(counted), theirs[code])
    for code in codes:
        ours = tie_break(code).values(context, section.crosstable.numbers)
        yield from _of_one(code, ours, theirs[f"{code}:MP" if code in COUNTS else code])


def _final(scores: Scores) -> dict[int, Figure | None]:
    return {**scores.final}


def _of_one(
    code: str, ours: Mapping[int, Figure | None], theirs: Mapping[int, Decimal | None]
) -> Iterator[Difference]:
    for number, value in ours.items():
        if not _same(code, value, theirs[number]):
            yield Difference(code, number, value, theirs[number])


def _same(code: str, ours: Figure | None, theirs: Decimal | None) -> bool:
    """Whether both are the same figure; gacrux rounds Score Strength Combination to 0.01."""
    if not code.startswith("SSSC") or ours is None or theirs is None:
        return same(code, ours, theirs)
    exact = Fraction(ours)
    rounded = (Decimal(exact.numerator) / exact.denominator).quantize(
        Decimal("0.01"), ROUND_HALF_UP
    )
    return rounded == theirs


def _without_divisor(section: Section) -> Sequence[str]:
    """Score Strength Combination divides by the greatest primary score over the greatest
    secondary score of a match, rounded down. Where that is 0 gacrux cannot divide; the
    regulations leave it to those of the event to name another divisor (13.4)."""
    matches = inside(section)
    match, game = (matches.match_points or FIDE_MATCH_POINTS).win, matches.most
    by_match = matches.placed_by == BY_MATCH_POINTS
    primary, secondary = (match, game) if by_match else (game, match)
    return () if primary * section.rounds >= secondary else ("SSSC", "SSSC/P")


def _fore_by_games(section: Section) -> Sequence[str]:
    """Fore Buchholz makes a draw of the match that a team forfeited in the final round, so that a
    requested bye before it is no longer at the end (16.2.5); by game points gacrux forgets that,
    though not by match points."""
    last = section.scheduled_rounds
    if (
        section.kind != "swiss"
        or last != section.crosstable.rounds
        or not any(
            row[-1].outcome is Outcome.FORFEIT_LOSS and row[-1].opponent and _asked_before(row)
            for row in section.crosstable.results
        )
    ):
        return ()
    by_match = inside(section).placed_by == BY_MATCH_POINTS
    return [
        code
        for code in TEAM_CODES
        if code.startswith("FB:GP") or (not by_match and code.startswith("FB") and ":" not in code)
    ]


def _asked_before(row: Sequence[Result]) -> bool:
    """Whether a requested bye came before the last round, and only forfeit losses since."""
    before = [result for result in row[:-1] if result.outcome is not Outcome.FORFEIT_LOSS]
    return bool(before) and before[-1].outcome in REQUESTED_BYES


def _among_the_tied(section: Section, edition: str) -> Iterator[Difference]:
    for code in AMONG_TIED_TEAMS:
        theirs = team_values(section, edition, [code])[code]
        for row in standings(section, edition, code).rows:
            number, value = row.player.number, row.values[code]
            if (value or 0) != theirs[number]:
                yield Difference(code, number, value, theirs[number])


def _in_whole_orders(section: Section, edition: str) -> Iterator[Difference]:
    for order in TEAM_ORDERS:
        theirs = team_places(section, edition, order)
        for row in standings(section, edition, ",".join(order)).rows:
            number = row.player.number
            if row.place != theirs[number]:
                yield Difference(",".join(order), number, row.place, theirs[number])
