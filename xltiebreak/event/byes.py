"""What the cells of all tables share: one spelling for spaces, dashes and halves, words for a bye,
and what Excel makes of a result that it takes for a date."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import Outcome

_DASHES = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uff0d", "-"))
_HALF = re.compile(r"1/2|(?<!\d)0?[.,]50?(?!\d)")
_BARE_NUMBER = re.compile(r"\d+([.,]\d+)?[½¼¾]?|[½¼¾]")

NUMBER = r"0*([1-9]\d{0,5})"
"""A pairing number as it stands in a cell."""

PLAYED = {"1": Outcome.WIN, "½": Outcome.DRAW, "0": Outcome.LOSS}
FORFEITED = {"1": Outcome.FORFEIT_WIN, "½": Outcome.FORFEIT_DRAW, "0": Outcome.FORFEIT_LOSS}
FORFEITS_IN_WORDS = {
    **dict.fromkeys(("forfeit win", "won by forfeit"), "1"),
    **dict.fromkeys(("forfeit loss", "lost by forfeit"), "0"),
    "forfeit draw": "½",
}
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


_BYE = "bye"
_FREE = (
    *(_BYE, "frei", "spielfrei", "freilos", "exe", "exempt", "libre", "exento", "vrij", "oneven"),
    *("riposo", "folga", "isento", "frirunde", "oversidder", "frirond", "vapaa", "pauza", "volno"),
    *("freirunde", "exempté", "exemptée", "descanso", "descansa", "riposa", "livre", "vrijgeloot"),
    *("walkover", "walk over", "walk-over", "w.o.", "w.o", "wo", "w/o", "fripas", "ekstrapoint"),
    *("vapaakierros", "erőnyerő", "szabadnapos", "pihenő", "wolny los", "pauzuje"),
    *("volný los", "situr hjá", "sat hjá", "hjáseta", "bay", "tur atlama", "выходной"),
    *("свободен", "свободна", "без пары", "без соперника", "вихідний", "вільний"),
    *("почива",),
)
_POINTS: Mapping[str, tuple[str, ...]] = {
    "1": (
        *("full point", "1 point", "ganzer punkt", "voller punkt", "1 punkt", "un point"),
        *("un punto", "1 punto", "1 punt", "1 pkt", "1 ponto", "1 poeng", "1 poäng", "1 piste"),
        *("1 pont", "1 bod", "1 vinningur", "1 puan", "1 очко"),
    ),
    "½": (
        *("half point", "half-point", "½ point", "halber punkt", "ein halber punkt", "½ punkt"),
        *("demi-point", "demi point", "medio punto", "mezzo punto", "½ punto", "½ punt"),
        *("half punt", "meio ponto", "½ ponto", "halv poäng", "halvt poeng", "halvt point"),
        *("½ poäng", "½ poeng", "pół punktu", "½ pkt", "půl bodu", "puoli pistettä", "fél pont"),
        *(
            "½ pont",
            "½ pistettä",
            "½ bodu",
            "hálfur vinningur",
            "½ vinningur",
        ),
        *("½ puan", "½ очка", "пол-очка", "½ бала"),
    ),
    "0": ("zero point", "0 points", "0 punkte", "kein punkt"),
}
_AWAY = (
    *("absent", "abs", "away", "withdrawn", "withdrew", "wd", "w/d", "not paired", "unpaired"),
    *("did not play", "didn't play", "not played"),
    *("abwesend", "nicht gepaart", "nicht ausgelost", "abgemeldet", "zurückgezogen"),
    *("afwezig", "teruggetrokken", "absente", "abandon", "ausente", "retirado", "retirada"),
    *("assente", "ritirato", "ritirata", "frånvarande", "utgått", "fraværende", "udgået"),
    *("trukket seg", "nieobecny", "nieobecna", "wycofany", "nepřítomen", "odstoupil", "poissa"),
    *("távol", "hiányzott", "visszalépett", "keskeytti", "fjarverandi", "hætti"),
    *("çekildi", "отсутствует", "отсутствовал", "выбыл", "выбыла"),
)
_WORTH = {"1": ("1", "full"), "½": ("½", "half"), "0": ("0", "zero")}


def _words() -> Iterator[tuple[str, str]]:
    """Yield each word or phrase in small letters, with the points that it states."""
    for name in _FREE:
        yield name, ""
        for worth in _WORTH:
            for phrase in (f"{worth} {name}", f"{name} {worth}", f"{name} ({worth})"):
                yield phrase, worth
    for worth, words in _WORTH.items():
        for word in words:
            for points in ("", "-point", " point", " pt"):
                yield f"{word}{points} {_BYE}", worth
            yield f"{word}-{_BYE}", worth
        for phrase in (f"{_BYE}: {worth}", *_POINTS[worth]):
            yield phrase, worth
    for word in _AWAY:
        yield word, "0"


WORDS: Mapping[str, str] = dict(_words())
"""``1``, ``½`` or ``0`` for each word for a bye; an empty text for one such as ``bye`` alone, which
does not say what it is worth. Files, functions and the formulas of our sheets read these words in
this spelling, and no others."""


def worth_of_bye(text: str) -> str | None:
    """Return ``1``, ``½`` or ``0`` for tidied words for a bye, an empty text where they do not say
    what it is worth, and nothing for other words. The column beside them may be empty."""
    return WORDS.get(text.lower().strip("| "))
