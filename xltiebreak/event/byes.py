"""What the cells of all tables share: one spelling for spaces, dashes and halves, the words of
``words.rules``, and what Excel makes of a result that it takes for a date."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import Outcome
from xltiebreak.event.words import table_beside

SPOKEN: Mapping[str, list[str]] = {
    key: re.split(r"\| ?", words) for key, words in table_beside(__name__, "words.rules")
}
"""What stands in cells, by what it means."""

_DASHES = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uff0d", "-"))
_HALF = re.compile(r"1/2|(?<!\d)0?[.,]50?(?!\d)")
_BARE_NUMBER = re.compile(r"\d+([.,]\d+)?[½¼¾]?|[½¼¾]")

NUMBER = r"0*([1-9]\d{0,5})"
"""A pairing number as it stands in a cell."""

PLAYED = {"1": Outcome.WIN, "½": Outcome.DRAW, "0": Outcome.LOSS}
FORFEITED = {"1": Outcome.FORFEIT_WIN, "½": Outcome.FORFEIT_DRAW, "0": Outcome.FORFEIT_LOSS}
FORFEITS_IN_WORDS = {word: worth for worth in FORFEITED for word in SPOKEN[f"forfeit {worth}"]}
BYES = {"1": Outcome.PAIRING_BYE, "½": Outcome.HALF_BYE, "0": Outcome.UNPAIRED}


class UnknownCell(TieBreakError):
    """A cell that is not a result in the notation at hand; the message says what was expected."""


def spaced(text: str) -> str:
    """Return the cell with one spelling for spaces and dashes."""
    return " ".join(text.translate(_DASHES).split())


def tidy(text: str) -> str:
    """Return the cell with one spelling for what means the same: spaces, dashes, ``1/2``."""
    return _HALF.sub("½", spaced(text))


class UnsaidWorth(UnknownCell):
    """A bye that does not say how many points it gave."""


A_DATE = "Excel made a date of it: paste as text, or format the cell as Text and type it again"
NO_DATE = 9999
"""More than any figure that is typed, and less than the days by which a spreadsheet counts."""


def made_a_date(text: str) -> bool:
    """Whether a text is a date of our years as a spreadsheet's number of days: 36526 for 1-0."""
    return re.fullmatch(r"[2-6]\d{4}", text) is not None


def is_bare_number(text: str) -> bool:
    """Whether a tidied cell is a number that names no opponent: ``12``, ``0``, ``½``."""
    return _BARE_NUMBER.fullmatch(text) is not None


_WORTH = {"1": ("1", "full"), "½": ("½", "half"), "0": ("0", "zero")}


def _words() -> Iterator[tuple[str, str]]:
    """Yield each word or phrase in small letters, with the points that it states."""
    for name in SPOKEN["bye"]:
        yield name, ""
        for worth in _WORTH:
            for phrase in (f"{worth} {name}", f"{name} {worth}", f"{name} ({worth})"):
                yield phrase, worth
    for worth, words in _WORTH.items():
        for word in words:
            for points in ("", "-point", " point", " pt"):
                yield f"{word}{points} bye", worth
            yield f"{word}-bye", worth
        for phrase in (f"bye: {worth}", *SPOKEN[f"points {worth}"]):
            yield phrase, worth
    for word in SPOKEN["away"]:
        yield word, "0"


WORDS: Mapping[str, str] = dict(_words())
"""``1``, ``½`` or ``0`` for each word for a bye; an empty text for one such as ``bye`` alone, which
does not say what it is worth. Files, functions and the formulas of our sheets read these words in
this spelling, and no others."""


def worth_of_bye(text: str) -> str | None:
    """Return ``1``, ``½`` or ``0`` for tidied words for a bye, an empty text where they do not say
    what it is worth, and nothing for other words. The column beside them may be empty."""
    return WORDS.get(text.lower().strip("| "))
