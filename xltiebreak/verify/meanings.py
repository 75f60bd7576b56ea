"""The meaning of a printed column by its label: a tie-break, the score, the place or a prize."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import BY_GAME_POINTS, BY_MATCH_POINTS
from xltiebreak.event.words import bare
from xltiebreak.rules.editions import edition_named
from xltiebreak.rules.systems import TieBreak, tie_break
from xltiebreak.rules.systems.names import named_exactly
from xltiebreak.rules.systems.program_names import named_by_program
from xltiebreak.rules.systems.registry import of_code

PLACE, SCORE, PRIZE = "PLACE", "SCORE", "PRIZE"
GAME_OR_MATCH = "GMP"

LABELS: Mapping[str, tuple[str, ...]] = {
    "MM": ("tbrk[m]",),
    "MED": ("tbrk[h]",),
    "SOLK": ("tbrk[s]",),
    "CUM": ("tbrk[c]",),
    "OCUM": ("tbrk[o]",),
    "KASH": ("tbrk[k]",),
    "BLACKS": ("black",),
    "PCT": ("%",),
    "BH/C1": ("cut 1",),
    "BH/C2": ("cut 2",),
    "BH/M1": ("median 1",),
    "BH/M2": ("median 2",),
    PLACE: (
        *("place", "plc", "pl", "rank", "rk", "pos", "position", "standing", "final place"),
        *("rnk", "placing", "rg", "rang", "platz", "puesto", "lugar", "plaats", "posizione"),
    ),
    PRIZE: (
        *("prize", "prizes", "cash", "cash prize", "prize money", "money", "amount", "payout"),
        *("winnings", "amount won", "prize won"),
    ),
    SCORE: (
        *("score", "pts", "points", "total", "tot", "total pts", "total points"),
        *("pkt", "pkte", "punkte", "puntos", "ptos", "punten", "pnt", "punti", "pti"),
    ),
}
"""Labels that only programs use, by meaning; :mod:`xltiebreak.rules.systems.names` has
tie-breaks."""

OF_MATCHES: Mapping[str, tuple[str, ...]] = {
    BY_MATCH_POINTS: ("match points", "match pts", "mp", "tournament points", "tournament pts"),
    BY_GAME_POINTS: (
        *("game points", "game pts", "gp", "board points", "board pts", "points (game-points)"),
        "individual points",
    ),
}
"""Columns of team events: one of the two places the teams and is the score."""

_NO_FIGURES = frozenset(
    bare(label)
    for label in (
        *("sno", "start no", "fed", "federation", "title", "sex", "typ", "type", "gr", "grp"),
        *("group", "state", "club/city", "rtgi", "rtgn", "rtg i", "rtg n", "rtg+/-", "k", "we"),
        *("w-we", "n", "born", "birth", "year", "age", "expires", "snr", "land", "pais", "no ini"),
        *("section", "shared", "decided by"),
    )
)

_LETTER = re.compile(r"tbr?k? ?\[ ?([a-z]) ?\]")
_ANY_TIE_BREAK = (
    r"(?:t\.?b\.?|tbrk?|tb-?break|tie[ -]?break(?:er|s)?|tie[ -]?brk|wtg|wertung|desp?|desempate"
    r"|d[ée]p|d[ée]partage|wp)"
)
"""Labels that give only a tie-break's position, as chess-results writes it in its languages."""
_ORDINAL = re.compile(rf"{_ANY_TIE_BREAK} ?#?(\d{{1,2}})\.?")
_PREFIX = re.compile(rf"(?:{_ANY_TIE_BREAK} ?#?\d{{0,2}}|\d{{1,2}}) ?[:.)=-] ?(?=\D)")
_REMARKS = re.compile(r"\([^()]*\)|\btie[ -]?breaks?\b|\bvariab(?:le|el)\b")
_POINTS_USED = re.compile(r"[:/ ](?:gp|mp|pts)(?=$|/|-)")


@dataclass(frozen=True)
class Meaning:
    """The meaning of a column: ``system`` is a code, ``PLACE``, ``SCORE`` or ``PRIZE``.

    ``tie_break`` is empty for these three. ``assumed`` says that the label is ambiguous: a bare
    ``TB2``, for example, is taken as the second tie-break of the order.
    """

    system: str
    tie_break: TieBreak | None = None
    assumed: bool = False


LONGEST_LABEL = 200
"""Longer texts are no labels of programs."""


def meaning_of(
    label: str, order: Sequence[TieBreak] = (), placed_by: str = "", edition: str = ""
) -> Meaning | None:
    """Return the meaning of a label under an edition; nothing if it is not known.

    ``order`` is the section's: a bare ``TB1`` or ``TBrk1`` is its first tie-break. ``placed_by`` is
    what places the teams of a team event, as in :class:`xltiebreak.event.section.Matches`.
    """
    if len(label) > LONGEST_LABEL:
        return None
    text = " ".join(label.casefold().split())
    place = ordinal_of(label)
    if place:
        if place > len(order):
            return None
        return Meaning(order[place - 1].code, order[place - 1], assumed=True)
    lettered = _LETTER.fullmatch(text)
    named = f"tbrk[{lettered[1]}]" if lettered else _PREFIX.sub("", text, count=1)
    if placed_by:
        meaning = _of_matches(named, placed_by)
        if meaning is not None:
            return meaning
    family = edition_named(edition).family if edition else ""
    short = _POINTS_USED.sub("", named)
    listed = _listed(named, order) if place_of(label) else None
    return _named(named, family) or _named(short, family) or listed or _loosely_named(named, family)


def ordinal_of(label: str) -> int:
    """Return the position of a tie-break that a label names by it alone: 2 for ``TB2``; else 0."""
    if len(label) > LONGEST_LABEL:
        return 0
    match = _ORDINAL.fullmatch(" ".join(label.casefold().split()))
    return int(match[1]) if match else 0


def place_of(label: str) -> int:
    """Return the position also if the label says more: 2 for ``TB2: Solkoff``."""
    return ordinal_of(label.partition(":")[0].strip())


def _listed(text: str, order: Sequence[TieBreak]) -> Meaning | None:
    """Return the meaning of a program's own name; of several tie-breaks, the one in the order."""
    meant = named_by_program(text)
    if meant.points:
        return Meaning(SCORE)
    if not meant.codes:
        return None
    ordered = [tie_break for tie_break in order if tie_break.code in meant.codes]
    if ordered:
        return Meaning(ordered[0].code, ordered[0])
    first = tie_break(meant.codes[0])
    return Meaning(first.code, first, assumed=len(meant.codes) > 1)


def _of_matches(text: str, placed_by: str) -> Meaning | None:
    """Return the meaning of a label in team events only: ``Game Pts``, ``BH:GP``."""
    for points, labels in OF_MATCHES.items():
        known = {bare(label) for label in labels}
        known_as = next(
            (spelling for spelling in (text, _REMARKS.sub(" ", text)) if bare(spelling) in known),
            None,
        )
        if known_as is not None and points == placed_by:
            return Meaning(SCORE)
        if known_as is not None:
            return Meaning(GAME_OR_MATCH, tie_break(GAME_OR_MATCH))
    try:
        return Meaning(text.upper(), of_code(text))
    except TieBreakError:
        return None


def says_no_figure(label: str) -> bool:
    """Whether a label belongs to a usual column of lists that is no tie-break."""
    return bare(label) in _NO_FIGURES


def _loosely_named(text: str, family: str) -> Meaning | None:
    """Return the meaning of a label without its remarks: ``Buchholz Tie-Breaks (variable with
    parameter)`` does not say which cut it is."""
    meaning = _named(_REMARKS.sub(" ", text).strip(), family)
    return replace(meaning, assumed=True) if meaning else None


def _named(text: str, family: str) -> Meaning | None:
    code = _codes().get(_plain(text))
    if code in (PLACE, SCORE, PRIZE):
        return Meaning(code)
    if code is None:
        code = named_exactly(text, family) or _as_code(text)
    return None if code is None else Meaning(code, tie_break(code))


def _plain(text: str) -> str:
    """Return the letters and digits only, except where other signs tell labels apart."""
    return text if "%" in text or "[" in text else bare(text)


def _as_code(text: str) -> str | None:
    """Return a label as a code: ``BH/C1`` for ``BH-C1`` and ``bh:c1``."""
    code = re.sub(r"[-:/ ]+", "/", text).strip("/").upper()
    try:
        of_code(code)
    except TieBreakError:
        return None
    return code


@lru_cache(maxsize=1)
def _codes() -> Mapping[str, str]:
    return {_plain(label): code for code, labels in LABELS.items() for label in labels}


def stated_meanings(text: str, labels: Sequence[str], edition: str = "") -> dict[str, Meaning]:
    """Return the meanings in ``--columns "TB1=MM, TB2=SOLK, Rk=place"``, by these labels.

    Raises:
        TieBreakError: it cannot be read, or there is no such column or tie-break.
    """
    by_name = {label.casefold(): label for label in labels}
    meanings: dict[str, Meaning] = {}
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
        meanings[label] = _stated(code, edition)
    return meanings


def stated_here(text: str, labels: Sequence[str], elsewhere: Sequence[str]) -> str:
    """Return ``--columns`` without columns that only other sections have."""
    here = {label.casefold() for label in labels}
    foreign = {label.casefold() for label in elsewhere} - here
    assignments = (part for part in re.split(r"[,;]", text))
    return ",".join(
        part for part in assignments if part.rpartition("=")[0].strip().casefold() not in foreign
    )


def _stated(code: str, edition: str) -> Meaning:
    if code.upper() in (PLACE, SCORE, PRIZE):
        return Meaning(code.upper())
    meant = tie_break(code, edition)
    return Meaning(meant.code, meant)
