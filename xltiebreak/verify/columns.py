"""What the printed columns of a section hold: their meaning by label, and their figures."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from fractions import Fraction
from types import MappingProxyType

from xltiebreak.event.figures import Figure
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import BY_GAME_POINTS, BY_MATCH_POINTS, Section
from xltiebreak.event.words import bare, table_beside
from xltiebreak.rules.editions import edition_named
from xltiebreak.rules.systems import Needs, TieBreak, tie_break
from xltiebreak.rules.systems.names import named_by_program, named_exactly
from xltiebreak.rules.systems.registry import of_code
from xltiebreak.rules.worksheet import SUM

PLACE, SCORE, PRIZE = "PLACE", "SCORE", "PRIZE"
_BY_POINTS = {"MATCH POINTS": BY_MATCH_POINTS, "GAME POINTS": BY_GAME_POINTS}
"""Columns of team events."""


_LABELS = {
    meaning: labels.split(", ") for meaning, labels in table_beside(__name__, "labels.rules")
}
_NO_FIGURES = frozenset(map(bare, _LABELS.pop("NO FIGURES")))
_CODES = {bare(label) or label: code for code, labels in _LABELS.items() for label in labels}
"""What labels mean, by their letters and digits."""

_ANY_TIE_BREAK = (
    r"(?:t\.?b\.?|tbrk?|tb-?break|tie[ -]?break(?:er|s)?|tie[ -]?brk|wtg|wertung|desp?|desempate"
    r"|d[ée]p|d[ée]partage|wp)"
)
"""Labels that give only a tie-break's position, as chess-results writes it in its languages."""
_ORDINAL = re.compile(rf"{_ANY_TIE_BREAK} ?#?(\d{{1,2}})\.?")
_PREFIX = re.compile(rf"(?:{_ANY_TIE_BREAK} ?#?\d{{0,2}}|\d{{1,2}}) ?[:.)=-] ?(?=\D)")
_REMARKS = re.compile(r"\([^()]*\)|\btie[ -]?breaks?\b|\bvariab(?:le|el)\b")
_POINTS_USED = re.compile(r"[:/ ](?:gp|mp|pts)(?=$|/|-)")
_BETWEEN = re.compile(r"[-:/ ]+")
_LONGEST_LABEL = 200
"""Longer texts are no labels of programs."""


@dataclass(frozen=True)
class Meaning:
    """The meaning of a column: ``system`` is a code, ``PLACE``, ``SCORE`` or ``PRIZE``.

    ``tie_break`` is empty for these three. ``assumed`` says that the label is ambiguous: a bare
    ``TB2``, for example, is taken as the second tie-break of the order.
    """

    system: str
    tie_break: TieBreak | None = None
    assumed: bool = False


def meaning_of(
    label: str, order: Sequence[TieBreak] = (), placed_by: str = "", edition: str = ""
) -> Meaning | None:
    """Return the meaning of a label under an edition; nothing if it is not known.

    ``order`` is the section's: a bare ``TB1`` or ``TBrk1`` is its first tie-break. ``placed_by`` is
    what places the teams of a team event, as in :class:`xltiebreak.event.section.Matches`.
    """
    if len(label) > _LONGEST_LABEL:
        return None
    if place := ordinal_of(label):
        ordered = order[place - 1] if place <= len(order) else None
        return Meaning(ordered.code, ordered, assumed=True) if ordered else None
    named = _PREFIX.sub("", _tidy(label), count=1)
    of = (edition_named(edition).family if edition else "", placed_by)
    if meaning := _named(named, *of) or _named(_POINTS_USED.sub("", named), *of):
        return meaning
    if place_of(label) and (meaning := _listed(named, order)):
        return meaning
    # "Buchholz Tie-Breaks (variable with parameter)" does not say which cut it is
    meaning = _named(_REMARKS.sub(" ", named).strip(), *of)
    return replace(meaning, assumed=True) if meaning else None


def _tidy(label: str) -> str:
    return " ".join(label.casefold().split())


def ordinal_of(label: str) -> int:
    """Return the position of a tie-break that a label names by it alone: 2 for ``TB2``; else 0."""
    match = _ORDINAL.fullmatch(_tidy(label[: _LONGEST_LABEL + 1]))
    return int(match[1]) if match else 0


def place_of(label: str) -> int:
    """Return the position also if the label says more: 2 for ``TB2: Solkoff``."""
    return ordinal_of(label.partition(":")[0])


def _listed(text: str, order: Sequence[TieBreak]) -> Meaning | None:
    """Return the meaning of a program's own name; of several tie-breaks, the one in the order."""
    meant = named_by_program(text)
    if meant.points or not meant.codes:
        return Meaning(SCORE) if meant.points else None
    ordered = [each for each in order if each.code in meant.codes]
    first = ordered[0] if ordered else tie_break(meant.codes[0])
    return Meaning(first.code, first, assumed=not ordered and len(meant.codes) > 1)


def says_no_figure(label: str) -> bool:
    """Whether a label belongs to a usual column of lists that is no tie-break."""
    return bare(label) in _NO_FIGURES


def _named(text: str, family: str, placed_by: str) -> Meaning | None:
    code = _CODES.get(text if "%" in text else bare(text))
    if code in _BY_POINTS:  # one of the two places the teams and is the score
        code = placed_by and (SCORE if _BY_POINTS[code] == placed_by else "GMP")
    if code in (PLACE, SCORE, PRIZE):
        return Meaning(code)
    code = code or named_exactly(text, family) or _as_code(text, with_points=bool(placed_by))
    return None if code is None else Meaning(code, tie_break(code))


def _as_code(text: str, *, with_points: bool) -> str | None:
    """Return a label as a code: ``BH/C1`` for ``BH-C1`` and ``bh:c1``; of team events ``BH:GP``."""
    for code in ([text] if with_points else []) + [_BETWEEN.sub("/", text).strip("/")]:
        with suppress(TieBreakError):
            return of_code(code).code.upper()
    return None


# What the user says of them


def assignments(by_user: str) -> list[tuple[str, str]]:
    """Return each label of ``--columns "TB1=MM, TB2=SOLK, Rk=place"`` and what it is said to be."""
    parts = filter(str.strip, by_user.replace(";", ",").split(","))
    pieces = (part.rpartition("=") for part in parts)
    return [(label.strip(), code.strip()) for label, _, code in pieces]


def stated_here(text: str, labels: Sequence[str], elsewhere: Sequence[str]) -> str:
    """Return ``--columns`` without columns that only other sections have."""
    here = {label.casefold() for label in labels}
    foreign = {label.casefold() for label in elsewhere} - here
    stated = [each for each in assignments(text) if each[0].casefold() not in foreign]
    return ",".join("=".join(filter(None, each)) for each in stated)


def _stated(by_user: str, labels: Sequence[str], edition: str) -> Iterator[tuple[str, Meaning]]:
    """Yield these labels with their meanings.

    Raises:
        TieBreakError: it cannot be read, or there is no such column or tie-break.
    """
    by_name = {label.casefold(): label for label in labels}
    for name, code in assignments(by_user):
        if not (name and code):
            part = f"{name}=" if name else code
            raise TieBreakError(
                f"{part!r} in --columns is not understood; write LABEL=CODE, for example "
                '--columns "TB1=MM,TB2=SOLK"'
            )
        if name.casefold() not in by_name:
            known = ", ".join(labels) or "none"
            raise TieBreakError(f"there is no column {name!r}; the columns to compare are: {known}")
        plain = code.upper() in (PLACE, SCORE, PRIZE)
        meant = None if plain else tie_break(code, edition)
        yield by_name[name.casefold()], Meaning(meant.code if meant else code.upper(), meant)


# Figures

_PARTS = {"¼": Fraction(1, 4), "½": Fraction(1, 2), "¾": Fraction(3, 4)}
_SPELLED = (("1/2", "½"), ("1/4", "¼"), ("3/4", "¾"), ("−", "-"))
_DECIMAL = re.compile(r"(-?)(\d{0,9})(?:[.,](\d{1,9}))?([¼½¾]?)", re.ASCII)
_GROUPED = re.compile(r"\d{1,3}(?:[,' ]\d{3})+", re.ASCII)
_EMPTY = re.compile(r"[-–—.\s]*")  # also a dash
_RATED = 500
"""Points are never above this, ratings are."""


def printed_figure(text: str, *, grouped: bool = False) -> tuple[Fraction, int] | None:
    """Return a figure, ``6.5``, ``6,5``, ``6½``, ``72.2 %``, and its decimals; nothing if the text
    is none. With ``grouped`` ``1,650`` is 1650, as ratings are printed."""
    tidy = text.strip().rstrip("%").strip().lstrip("+")
    for spelled, glyph in _SPELLED:
        tidy = tidy.replace(spelled, glyph)
    if grouped and _GROUPED.fullmatch(tidy.strip()):
        tidy = re.sub(r"\D", "", tidy)
    match = _DECIMAL.fullmatch(tidy.replace(" ", ""))
    if not match or not any(match.groups()[1:]) or (match[3] and match[4]):
        return None
    sign, whole, part, glyph = match[1], match[2], match[3] or "", match[4]
    value = Fraction(f"{whole or 0}.{part or 0}") + _PARTS.get(glyph, 0)
    decimals = 2 if glyph else len(part.rstrip("0")) or int(bool(part))
    return -value if sign else value, decimals


@dataclass(frozen=True, eq=False)
class Column:
    """A printed column of figures.

    ``texts`` are the filled cells by pairing number, ``figures`` those of them that are figures;
    ``decimals`` are the most of any figure, since spreadsheets omit zeros at the end.
    """

    label: str
    meaning: Meaning
    texts: Mapping[int, str]
    figures: Mapping[int, Fraction]
    decimals: int

    @property
    def is_fine(self) -> bool:
        """Whether the figures are finer than quarters of a point, or larger than points are."""
        return any(
            figure.denominator not in (1, 2, 4) or figure > _RATED
            for figure in self.figures.values()
        )

    def agrees(self, number: int, ours: Figure | None) -> bool:
        """Whether a player's printed figure is this one, up to its decimals.

        A sum of halves printed in whole numbers has lost its halves, so it does not agree; a mean
        may be printed in whole numbers. ½ at the last place may go up or down.
        """
        figure = self.figures.get(number)
        if figure is None or ours is None:
            return False
        if (figure.numerator, figure.denominator) == ours.as_integer_ratio():
            return True
        tie_break = self.meaning.tie_break
        is_mean = tie_break is not None and tie_break.system.combine != SUM
        if self.decimals == 0 and not is_mean:
            return False
        return abs(figure - Fraction(ours)) <= Fraction(1, 2 * 10**self.decimals)


@dataclass(frozen=True)
class Columns:
    """The columns of a section to compare, and the labels that are passed over; ``dashes`` are the
    labels of columns with dashes only."""

    tie_breaks: tuple[Column, ...]
    places: Mapping[str, Mapping[int, str]]
    passed_over: tuple[str, ...]
    prizes: Mapping[str, Mapping[int, str]] = field(default_factory=dict)
    dashes: tuple[str, ...] = ()


def printed_columns(
    section: Section, order: Sequence[TieBreak], by_user: str = "", edition: str = ""
) -> Columns:
    """Return the printed columns of a section; ``by_user`` is the user's ``--columns``.

    Raises:
        TieBreakError: what the user says is not understood.
    """
    placed_by = section.matches.placed_by if section.matches else ""
    codes = section.origin.codes
    return columns_of(printed_texts(section), order, placed_by, by_user, edition, codes)


def columns_of(
    texts: Mapping[str, Mapping[int, str]],
    order: Sequence[TieBreak],
    placed_by: str = "",
    by_user: str = "",
    edition: str = "",
    codes: Mapping[str, str] = MappingProxyType({}),
) -> Columns:
    """Return the columns of these texts, which are by label and pairing number. ``placed_by``
    places the teams of a team event, ``by_user`` is the user's ``--columns``, ``edition`` decides
    on names, ``codes`` are the known tie-breaks of ambiguous labels.

    Raises:
        TieBreakError: what the user says is not understood.
    """
    meanings = {label: Meaning(code, tie_break(code)) for label, code in codes.items()}
    meanings |= dict(_stated(by_user, list(texts), edition))
    tie_breaks: list[Column] = []
    places: dict[str, Mapping[int, str]] = {}
    prizes: dict[str, Mapping[int, str]] = {}
    passed_over: list[str] = []
    dashes: list[str] = []
    for label, column in texts.items():
        meaning = meanings.get(label) or meaning_of(label, order, placed_by, edition)
        filled = {n: text for n, text in column.items() if not _EMPTY.fullmatch(text)}
        if meaning is None:
            passed_over += [] if says_no_figure(label) else [label]
        elif not filled:
            dashes += [label] if any(text.strip() for text in column.values()) else []
        elif meaning.system == PLACE:
            places[label] = filled
        elif meaning.system == PRIZE:
            prizes[label] = filled
        else:
            tie_breaks.append(_column(label, meaning, filled))
    return Columns(tuple(tie_breaks), places, tuple(passed_over), prizes, tuple(dashes))


def _column(label: str, meaning: Meaning, texts: Mapping[int, str]) -> Column:
    grouped = meaning.tie_break is not None and meaning.tie_break.system.needs is Needs.RATINGS
    read = {text: printed_figure(text, grouped=grouped) for text in set(texts.values())}
    figures = {number: figure for number, text in texts.items() if (figure := read[text])}
    decimals = max((decimals for _, decimals in figures.values()), default=0)
    values = {number: value for number, (value, _) in figures.items()}
    return Column(label, meaning, texts, values, min(decimals, 4))


def printed_texts(section: Section) -> dict[str, Mapping[int, str]]:
    """Return the printed texts by label and pairing number, with the scores and places that were
    read as fields of players."""
    texts: dict[str, Mapping[int, str]] = {}
    known = {meaning.system for meaning in map(meaning_of, section.printed) if meaning}
    for system, label, values in (
        (PLACE, section.origin.places, {p.number: p.printed_place for p in section.players}),
        (SCORE, "Score", {p.number: p.printed_score for p in section.players}),
    ):
        read = {n: str(value) for n, value in values.items() if value is not None}
        if read and system not in known:
            texts[label] = read
    return {**texts, **section.printed}
