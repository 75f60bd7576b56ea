"""The columns to compare: what was printed, read as figures, and what each is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from xltiebreak.event.figures import Figure
from xltiebreak.event.section import Section
from xltiebreak.rules.systems import Needs, TieBreak
from xltiebreak.rules.worksheet import SUM
from xltiebreak.verify import printed
from xltiebreak.verify.labels import (
    PLACE,
    SCORE,
    Meaning,
    meaning_of,
    says_no_figure,
    stated_meanings,
)


@dataclass(frozen=True, eq=False)
class Column:
    """One printed column of figures.

    ``texts`` holds what stands there by pairing number, without empty cells; ``figures`` those
    that are figures.
    """

    label: str
    meaning: Meaning
    texts: Mapping[int, str]
    figures: Mapping[int, Fraction]
    decimals: int

    @property
    def is_mean(self) -> bool:
        """Whether whole numbers may stand for figures that are none."""
        one = self.meaning.tie_break
        return one is not None and one.system.combine != SUM

    def agrees(self, number: int, ours: Figure | None) -> bool:
        """Whether what was printed for a player is this figure."""
        figure = self.figures.get(number)
        return figure is not None and printed.agrees(figure, ours, self.decimals, mean=self.is_mean)


@dataclass(frozen=True)
class Columns:
    """What a section has to compare, and the labels that are passed over."""

    tie_breaks: tuple[Column, ...]
    places: Mapping[str, Mapping[int, str]]
    passed_over: tuple[str, ...]

    @property
    def assumed(self) -> tuple[Column, ...]:
        """The columns whose labels leave room for doubt."""
        return tuple(column for column in self.tie_breaks if column.meaning.assumed)


def printed_columns(section: Section, order: Sequence[TieBreak], stated: str = "") -> Columns:
    """The columns of a section; ``stated`` is what the user says that they are.

    Raises:
        TieBreakError: what the user says is not understood.
    """
    texts = printed_texts(section)
    placed_by = section.matches.placed_by if section.matches else ""
    meanings = stated_meanings(stated, list(texts)) if stated else {}
    tie_breaks: list[Column] = []
    places: dict[str, Mapping[int, str]] = {}
    passed_over: list[str] = []
    for label, column in texts.items():
        meaning = meanings.get(label) or meaning_of(label, order, placed_by)
        filled = {n: text for n, text in column.items() if not printed.is_empty(text)}
        if meaning is None:
            if not says_no_figure(label):
                passed_over.append(label)
        elif not filled:
            continue
        elif meaning.system == PLACE:
            places[label] = filled
        else:
            tie_breaks.append(_column(label, meaning, filled))
    return Columns(tuple(tie_breaks), places, tuple(passed_over))


def printed_texts(section: Section) -> dict[str, Mapping[int, str]]:
    """The text of each pairing number by label, with the scores and places that a reader keeps
    with the players."""
    texts: dict[str, Mapping[int, str]] = {}
    scores = {p.number: p.printed_score for p in section.players if p.printed_score is not None}
    places = {p.number: p.printed_place for p in section.players if p.printed_place is not None}
    if places and not _has(section, PLACE):
        texts["Place"] = {number: str(place) for number, place in places.items()}
    if scores and not _has(section, SCORE):
        texts["Score"] = {number: str(score) for number, score in scores.items()}
    return {**texts, **section.printed}


def _has(section: Section, system: str) -> bool:
    meanings = (meaning_of(label) for label in section.printed)
    return any(meaning is not None and meaning.system == system for meaning in meanings)


def _column(label: str, meaning: Meaning, texts: Mapping[int, str]) -> Column:
    one = meaning.tie_break
    grouped = one is not None and one.system.needs is Needs.RATINGS
    read = {number: printed.figure(text, grouped=grouped) for number, text in texts.items()}
    figures = {number: one for number, one in read.items() if one is not None}
    return Column(
        label,
        meaning,
        texts,
        {number: one.value for number, one in figures.items()},
        printed.decimals_of(figures.values()),
    )
