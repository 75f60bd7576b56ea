"""Tie-breaks as Swiss-Manager names them, and with it chess-results.com and the programs after it:
``Buchholz Tie-Break Variable (2023) (Gamepoints, Cut1)``.

Source: the program's list of tie-breaks, numbers 1 to 92, in English and in German.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import BY_GAME_POINTS, BY_MATCH_POINTS
from xltiebreak.event.words import LONGEST, folded
from xltiebreak.rules.editions import FIDE
from xltiebreak.rules.systems.names import tie_break_of
from xltiebreak.rules.systems.registry import of_code


class Meant(NamedTuple):
    """What a name means. ``codes`` are the tie-breaks that it may mean, the likeliest first, none
    if it is unknown; ``points``, those of games or of matches, if it is no tie-break but the score
    before them. ``edition`` is the edition of the year that it names."""

    codes: tuple[str, ...] = ()
    points: str = ""
    edition: str = ""


_POINTS = (
    (r"(pts\.? )?(points?|punkte|puntos|punten|punti)( ?\((game-?points|brettpunkte)\))?", "game"),
    (r"match-? ?(points|punkte)( ?\(2 .*\))?( ?\(variabel\))?", "match"),
)
_OTHERS = re.compile(
    r"special|manual|manuell|play-?off|recursive|olympi|khanty|imported|analog|\(fine|real points"
    r"|realen punkte|modified points|modifizierten|team-?points|dropped|board|brett|one result\) or"
)
"""Tie-breaks that this program does not have, or works out otherwise."""

_FAMILIES: tuple[tuple[str, tuple[str, ...]], ...] = (
    (r"sum.{0,200}buchholz|buchholzsumme|feinbuchholz", ("SBH",)),
    (r"(average|schnitt).{0,200}buchholz", ("AOB",)),
    (r"fore.{0,200}buchholz", ("FB",)),
    (r"buchholz", ("BH",)),
    (r"sonneborn|berger", ("SB",)),
    (r"results of the players in the same point|direct encounter|direkte begegnung", ("DE",)),
    (r"(won|wins|victor|sieg).{0,200}(black|schwarz)", ("BWG",)),
    (r"black|schwarz", ("BPG",)),
    (r"victor|number of wins|siege", ("WIN", "WON")),
    (r"koya", ("KS",)),
    (r"fide.tie-?breaks?|fide-?wertung|progressi|fortschritt", ("PS",)),
    (r"sum of the ratings|total.{0,200}opp.{0,200}rating", ("TOR",)),
    (r"rating average|average rating|(elo|rating|gegner)-?(durch)?schnitt", ("ARO", "COMPAVG")),
    (r"performance", ("TPR", "PTP", "APRO", "APPO")),
    (r"rounds elected", ("REP",)),
    (r"percent|prozent", ("PCT",)),
)
_CUT = (
    (r"cut ?-?(\d)|(\d) ?streich\w*", "C{}"),
    (r"median ?-?(\d)", "M{}"),
    (r"wh?ithout two results|middle|mittel", "M1"),
    (r"wh?ithout one result|wh?ithout lowest", "C1"),
)
_LEFT_OPEN = ("", "/C1", "/C2", "/M1", "/M2")
"""What a parameter may be that the name leaves open."""

_BRACKETED = re.compile(r"[(\[]([^()\[\]]*)[)\]]")
_YEAR = re.compile(r"\((20\d\d)\)")
_EDITIONS = {"2023": "fide2023", "2026": "fide2026"}


def named_by_program(text: str) -> Meant:
    """Return what Swiss-Manager and its like mean by this name of a tie-break."""
    text = " ".join(text.split())
    name = folded(text[:LONGEST])
    for pattern, points in _POINTS:
        if re.fullmatch(pattern, name):
            return Meant(points=BY_GAME_POINTS if points == "game" else BY_MATCH_POINTS)
    year = _YEAR.search(name)
    edition = _EDITIONS.get(year[1], "") if year else ""
    bases = _bracketed(text) or _of_family(name) or _by_name(text)
    cut = _cut(name)
    if bases and cut:
        codes = [f"{bases[0]}/{cut}"]
    elif bases and not year and re.search(r"variab|param", name):
        codes = [f"{base}{cut}" for base in bases for cut in _LEFT_OPEN]
    else:
        codes = list(bases)
    return Meant(tuple(filter(_is_code, codes)), edition=edition)


def _bracketed(text: str) -> tuple[str, ...]:
    words = [part.strip() for inside in _BRACKETED.findall(text) for part in inside.split(",")]
    codes = [part.replace("-", "/") for part in words if part.isupper()]
    return tuple(code for code in codes if _is_code(code))


def _of_family(name: str) -> tuple[str, ...]:
    if _OTHERS.search(name):
        return ()
    return next((codes for pattern, codes in _FAMILIES if re.search(pattern, name)), ())


def _cut(name: str) -> str:
    for pattern, option in _CUT:
        if match := re.search(pattern, name):
            return option.format(next(filter(None, match.groups()), ""))
    return ""


def _by_name(text: str) -> tuple[str, ...]:
    try:
        return (tie_break_of(text, FIDE).code,)
    except TieBreakError:
        return ()


def _is_code(code: str) -> bool:
    try:
        of_code(code)
    except TieBreakError:
        return False
    return True
