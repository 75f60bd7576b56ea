"""What a printed column is: from the label above it to a tie-break, the score or the place."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import BY_GAME_POINTS, BY_MATCH_POINTS
from xltiebreak.rules.systems import TieBreak, tie_break
from xltiebreak.tables.cells import bare

PLACE, SCORE, PRIZE = "PLACE", "SCORE", "PRIZE"
GAME_OR_MATCH = "GMP"

LABELS: Mapping[str, tuple[str, ...]] = {
    "MM": (
        *("mm", "mod med", "modmed", "modified", "modified median", "mod median", "mmed", "mdmed"),
        *("modif med", "mod harkness", "modified harkness", "tbrk[m]"),
    ),
    "MED": ("med", "median", "harkness", "harkness median", "tbrk[h]"),
    "SOLK": ("solk", "solkoff", "slk", "sol", "tbrk[s]"),
    "CUM": ("cum", "cumul", "cumulative", "cumulative score", "cml", "tbrk[c]"),
    "ACUM": (
        *("adj cum", "adj cumul", "adj cumulative", "adjusted cumulative", "cumulative adjusted"),
        *("adjusted cum", "cum adj"),
    ),
    "OCUM": (
        *("op cumul", "op cum", "opp cum", "opp cumul", "opp cumulative", "cum opp", "ocum"),
        *("opponents cumulative", "opponent cumulative", "cumulative of opposition", "cum of opp"),
        *("opposition cumulative", "cumulative opposition", "cum opposition", "tbrk[o]"),
        *("opponents cum", "cumulative scores of opposition"),
    ),
    "BLACKS": (
        "blacks",
        "black",
        "most blacks",
        "played black",
        "no of blacks",
        "black games",
        "most black",
    ),
    "H2H": (
        *("h2h", "head to head", "head-to-head", "result between tied players"),
        "individual result",
    ),
    "KASH": ("kash", "kashdan", "tbrk[k]"),
    "SB": (
        *("sb", "s-b", "sonn", "sonneb", "sonneborn", "sonneborn berger", "sonneborn-berger"),
        *("sonnebornberger", "berger", "s berger", "neustadtl"),
    ),
    "PCT": ("pct", "percent", "percentage", "percentage score", "%"),
    "COMPAVG": (
        *("comp avg", "comp average", "competition average", "avg opp", "average opposition"),
        *("op avg", "avg opposition", "average opponent rating", "avg opp rating"),
    ),
    "OPERF": (
        *("op perf", "opp perf", "opposition performance", "oppositions performance", "operf"),
        "opponents performance",
    ),
    "BH": ("bh", "buch", "buchholz", "buc", "bucholz", "bhlz", "full buchholz"),
    "BH/C1": (
        *("buchholz cut 1", "buchholz cut1", "bh cut 1", "cut 1", "bhc1", "bh-c1", "buch cut 1"),
        *("buchholz minus 1", "buchholz-1", "bh-1"),
    ),
    "BH/C2": ("buchholz cut 2", "buchholz cut2", "bh cut 2", "cut 2", "bhc2", "buch cut 2"),
    "BH/M1": (
        *("median buchholz", "buchholz median", "med buchholz", "buchholz median 1", "median 1"),
        *("bhm1", "buch med", "medbuch"),
    ),
    "BH/M2": ("median buchholz 2", "buchholz median 2", "median 2", "bhm2"),
    "PS": ("ps", "prog", "progr", "progressive", "progressive score"),
    "KS": ("ks", "koya", "koya system"),
    "WIN": ("win", "wins", "number of wins", "no of wins", "most wins", "number of victories"),
    "WON": ("won", "games won", "number of games won"),
    "BPG": ("bpg", "games played with black"),
    "BWG": ("bwg", "games won with black"),
    "DE": ("de", "direct encounter", "dir enc"),
    "ARO": ("aro", "average rating of opponents", "avg rating of opponents"),
    "AOB": ("aob", "average of opponents buchholz"),
    "FB": ("fb", "fore buchholz"),
    "TPR": ("tpr", "tournament performance rating"),
    "IHSA": ("ihsa", "ihsa team", "ihsa teams", "ihsa tie break", "ihsa tb", "ihsa (teams)"),
    "USAT": (
        *("usat", "us amateur", "us amateur team", "us amateur teams", "us amateur (teams)"),
        *("us amat", "us am team", "us team", "amateur team", "us amateur (team only)"),
    ),
    "PI": ("pi", "perf index", "performance index", "perf idx", "perf indx", "perform index"),
    "GMP": ("gmp", "game/match points", "game/match pts", "game/match"),
    PLACE: (
        *("place", "plc", "pl", "rank", "rk", "pos", "position", "standing", "final place"),
        *("rnk", "placing"),
    ),
    PRIZE: (
        *("prize", "prizes", "cash", "cash prize", "prize money", "money", "amount", "payout"),
        *("winnings", "amount won", "prize won"),
    ),
    SCORE: ("score", "pts", "points", "total", "tot", "total pts", "total points"),
}
"""The labels that programs print, by what they mean."""

OF_MATCHES: Mapping[str, tuple[str, ...]] = {
    BY_MATCH_POINTS: ("match points", "match pts", "mp", "tournament points", "tournament pts"),
    BY_GAME_POINTS: (
        *("game points", "game pts", "gp", "board points", "board pts", "points (game-points)"),
        "individual points",
    ),
}
"""What only team events have: of the two, one places the teams and is the score."""

_NO_FIGURES = frozenset(
    bare(label)
    for label in (
        *("sno", "start no", "fed", "federation", "title", "sex", "typ", "type", "gr", "grp"),
        *("group", "state", "club/city", "rtgi", "rtgn", "rtg i", "rtg n", "rtg+/-", "k", "we"),
        *("w-we", "n", "born", "birth", "year", "age", "expires"),
    )
)

_LETTER = re.compile(r"tbr?k? ?\[ ?([a-z]) ?\]")
_ANY_TIE_BREAK = r"(?:t\.?b\.?|tbrk?|tb-?break|tie[ -]?break(?:er|s)?|tie[ -]?brk)"
_ORDINAL = re.compile(rf"{_ANY_TIE_BREAK} ?#?(\d{{1,2}})\.?")
_PREFIX = re.compile(rf"(?:{_ANY_TIE_BREAK} ?#?\d{{0,2}}|\d{{1,2}}) ?[:.)=-] ?(?=\D)")
_REMARKS = re.compile(r"\(.*?\)|\btie[ -]?breaks?\b|\bvariab(?:le|el)\b")
_POINTS_USED = re.compile(r"[:/ ](?:gp|mp|pts)(?=$|/|-)")


@dataclass(frozen=True)
class Meaning:
    """What a column holds: ``system`` is a code, ``PLACE``, ``SCORE`` or ``PRIZE``.

    ``tie_break`` is empty for these three. ``assumed`` tells that the label leaves room for doubt:
    a bare ``TB2`` was taken for the second tie-break of the order, say.
    """

    system: str
    tie_break: TieBreak | None = None
    assumed: bool = False


LONGEST_LABEL = 200
"""What is longer is no label of a program."""


def meaning_of(label: str, order: Sequence[TieBreak] = (), placed_by: str = "") -> Meaning | None:
    """What a label says, or nothing where it says nothing that is known.

    ``order`` is the section's: a bare ``TB1`` or ``TBrk1`` is its first tie-break. ``placed_by``
    is what places the teams of a team event, as in :class:`xltiebreak.event.section.Matches`.
    """
    if len(label) > LONGEST_LABEL:
        return None
    text = " ".join(label.casefold().split())
    ordinal = _ORDINAL.fullmatch(text)
    if ordinal:
        place = int(ordinal[1])
        if not 1 <= place <= len(order):
            return None
        return Meaning(order[place - 1].code, order[place - 1], assumed=True)
    lettered = _LETTER.fullmatch(text)
    named = f"tbrk[{lettered[1]}]" if lettered else _PREFIX.sub("", text, count=1)
    if placed_by:
        found = _of_matches(named, placed_by)
        if found is not None:
            return found
    return _named(named) or _named(_POINTS_USED.sub("", named)) or _loosely_named(named)


def _of_matches(text: str, placed_by: str) -> Meaning | None:
    """What a label says in a team event only: ``Game Pts``, ``BH:GP``."""
    for points, labels in OF_MATCHES.items():
        known = {bare(label) for label in labels}
        said = next((one for one in (text, _REMARKS.sub(" ", text)) if bare(one) in known), None)
        if said is not None and points == placed_by:
            return Meaning(SCORE)
        if said is not None:
            return Meaning(GAME_OR_MATCH, tie_break(GAME_OR_MATCH))
    try:
        return Meaning(text.upper(), tie_break(text))
    except TieBreakError:
        return None


def says_no_figure(label: str) -> bool:
    """Whether a label is of something that stands in every list and is no tie-break."""
    return bare(label) in _NO_FIGURES


def _loosely_named(text: str) -> Meaning | None:
    """What a label says without its remarks: ``Buchholz Tie-Breaks (variable with parameter)``
    leaves open which cut it is."""
    found = _named(_REMARKS.sub(" ", text).strip())
    return replace(found, assumed=True) if found else None


def _named(text: str) -> Meaning | None:
    code = _codes().get(_plain(text))
    if code in (PLACE, SCORE, PRIZE):
        return Meaning(code)
    if code is None:
        code = _as_code(text)
    return None if code is None else Meaning(code, tie_break(code))


def _plain(text: str) -> str:
    """The letters and digits alone, but where other signs tell labels apart."""
    return text if "%" in text or "[" in text else bare(text)


def _as_code(text: str) -> str | None:
    """A label that is a code: ``BH/C1``, ``BH-C1``, ``bh:c1``."""
    code = re.sub(r"[-:/ ]+", "/", text).strip("/").upper()
    try:
        tie_break(code)
    except TieBreakError:
        return None
    return code


@lru_cache(maxsize=1)
def _codes() -> Mapping[str, str]:
    return {_plain(label): code for code, labels in LABELS.items() for label in labels}


def stated_meanings(text: str, labels: Sequence[str]) -> dict[str, Meaning]:
    """What ``--columns "TB1=MM, TB2=SOLK, Rk=place"`` says of these labels.

    Raises:
        TieBreakError: it cannot be read, or there is no such column or tie-break.
    """
    by_name = {label.casefold(): label for label in labels}
    stated: dict[str, Meaning] = {}
    for part in re.split(r"[,;]", text):
        if not part.strip():
            continue
        name, equals, code = (piece.strip() for piece in part.rpartition("="))
        if not (name and equals and code):
            raise TieBreakError(
                f"{part.strip()!r} in --columns is not understood; write LABEL=CODE, for example "
                '--columns "TB1=MM,TB2=SOLK"'
            )
        label = by_name.get(name.casefold())
        if label is None:
            known = ", ".join(labels) or "none"
            raise TieBreakError(f"there is no column {name!r}; the columns to compare are: {known}")
        stated[label] = _stated(code)
    return stated


def stated_here(text: str, labels: Sequence[str], elsewhere: Sequence[str]) -> str:
    """What ``--columns`` says, without what concerns the columns of other sections only."""
    here = {label.casefold() for label in labels}
    there = {label.casefold() for label in elsewhere} - here
    parts = (part for part in re.split(r"[,;]", text))
    return ",".join(
        part for part in parts if part.rpartition("=")[0].strip().casefold() not in there
    )


def _stated(code: str) -> Meaning:
    if code.upper() in (PLACE, SCORE, PRIZE):
        return Meaning(code.upper())
    return Meaning(code, tie_break(code))
