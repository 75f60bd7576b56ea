"""What this program and gacrux say differently about a section, of players or of teams."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from typing import NamedTuple, Union

from tests.make.crosstables import ranked
from tests.referees import gacrux
from xltiebreak import EDITIONS as RULES
from xltiebreak import Outcome, Result, Section

EDITIONS = tuple(gacrux.STARTED)
Figure = Union[float, Fraction]

CODES = [
    "BH", "BH/C1", "BH/C2", "BH/C3", "BH/M1", "BH/M2", "BH/P", "BH/C1/P", "BH/M1/P",
    "SB", "SB/C1", "SB/C2", "SB/M1", "SB/M2", "SB/P", "SB/C1/P",
    "AOB", "PS", "PS/C1", "PS/C2", "WIN", "WON", "BPG", "BWG", "REP", "STD", "TPN",
    "KS", "KS/L50", "KS/L60", "KS/L+1", "KS/L-1",
    "ARO", "ARO/C1", "ARO/C2", "ARO/M1", "ARO/U1400", "TPR", "TPR/U1400", "PTP", "PTP/U1400",
    "APRO", "APRO/U1400", "APPO", "APPO/U1400", "RTNG", "RTNG/U1400",
    "FB", "FB/C1", "FB/C2", "FB/M1", "FB/M2", "FB/P", "FB/C1/P", "AOB/F",
]  # fmt: skip
"""Those with the final round's games as draws come last: gacrux keeps a part of that for what it
works out after them."""

UNASKED_AFTER_A_WITHDRAWAL = "REP"
"""For gacrux a game that was annulled can only be a bye, which nobody elected to play."""

AMONG_THE_TIED = ("DE", "DE/P")

ORDERS = (
    ("BH/C1", "BH", "SB", "DE", "WIN"),
    ("DE", "BH/C1", "SB", "PS", "TPN"),
    ("WON", "DE", "BWG", "BH/M1", "KS"),
    ("BPG", "STD", "DE/P", "REP", "SB/C1", "ARO"),
    ("WIN", "PS/C1", "DE", "TPR", "RTNG/R"),
    ("SB", "DE", "KS", "APRO", "TPN/R"),
    ("PTP", "BH/C2", "DE", "APPO", "ARO/C1"),
    ("DE", "SB/M1", "DE/P", "AOB"),
)


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


FIDES = RULES["fide2026"].match_points


class Difference(NamedTuple):
    """One figure, or the place by a whole order, of one player."""

    code: str
    number: int
    ours: Figure | None
    theirs: Decimal | int | None


def differences(section: Section, edition: str) -> Iterator[Difference]:
    """Every figure of every code, and every place by every order, that is not the same."""
    of_players = section.matches is None
    yield from _in_figures(section, edition)
    for code in AMONG_THE_TIED if of_players else AMONG_TIED_TEAMS:
        theirs = gacrux.values(section, edition, [code])[code]
        for row in ranked(section, edition, code).rows:
            number, value = row.player.number, row.values[code]
            if (value or 0) != theirs[number]:
                yield Difference(code, number, value, theirs[number])
    left_out = {*_left_out(section)} if of_players else set()
    for order in ORDERS if of_players else TEAM_ORDERS:
        codes = [code for code in order if code not in left_out]
        places = gacrux.places(section, edition, codes)
        for row in ranked(section, edition, ",".join(codes)).rows:
            number = row.player.number
            if row.place != places[number]:
                yield Difference(",".join(codes), number, row.place, places[number])


def _in_figures(section: Section, edition: str) -> Iterator[Difference]:
    left_out = {*_left_out(section)}
    codes = [code for code in (TEAM_CODES if section.matches else CODES) if code not in left_out]
    table = ranked(section, edition, "WIN")
    context = table.context
    if section.matches is None:
        asked = dict(zip(codes, codes))
        points = {}
    else:
        asked = {code: f"{code}:MP" if code in COUNTS else code for code in codes}
        points = {"MPTS": context.by.match.final, "GPTS": context.by.game.final}
    theirs = gacrux.values(section, edition, [*points, *asked.values()])
    figures: dict[str, Mapping[int, Figure | None]] = {**points}
    figures |= {code: table.column(table.meant(code)) for code in codes}
    for code, ours in figures.items():
        for number, value in ours.items():
            other = theirs[asked.get(code, code)][number]
            if not same(code, value, other):
                yield Difference(code, number, value, other)


def _left_out(section: Section) -> Iterator[str]:
    """The codes of which gacrux is not asked, as a test of each names it."""
    if section.withdrawn:
        yield UNASKED_AFTER_A_WITHDRAWAL
    if section.matches is not None:
        yield from _without_divisor(section)
        yield from _fore_by_games(section)


def same(code: str, ours: Figure | None, theirs: Decimal | None) -> bool:
    """Whether both are the same figure, and both or neither there is; gacrux rounds the average
    Buchholz, and Score Strength Combination to 0.01."""
    if ours is None or theirs is None:
        return ours is None and theirs is None
    exact = Fraction(ours)
    if not code.startswith(("AOB", "SSSC")):
        return exact == Fraction(theirs)
    digits = theirs if code.startswith("AOB") else Decimal("0.01")
    return (Decimal(exact.numerator) / exact.denominator).quantize(digits, ROUND_HALF_UP) == theirs


def _without_divisor(section: Section) -> Sequence[str]:
    """Score Strength Combination divides by the greatest primary score over the greatest
    secondary score of a match, rounded down. Where that is 0 gacrux cannot divide; the
    regulations leave it to those of the event to name another divisor (13.4)."""
    matches = gacrux.inside(section)
    match, game = (matches.match_points or FIDES).win, matches.most
    by_match = matches.placed_by == "match"
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
    by_match = gacrux.inside(section).placed_by == "match"
    return [
        code
        for code in TEAM_CODES
        if code.startswith("FB:GP") or (not by_match and code.startswith("FB") and ":" not in code)
    ]


def _asked_before(row: Sequence[Result]) -> bool:
    """Whether a requested bye came before the last round, and only forfeit losses since."""
    before = [result for result in row[:-1] if result.outcome is not Outcome.FORFEIT_LOSS]
    return bool(before) and before[-1].outcome in (Outcome.HALF_BYE, Outcome.UNPAIRED)
