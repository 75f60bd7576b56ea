"""The texts in fields ⇄ an event's days, places, IDs, and rounds (``W9B``, ``H0``)."""

from __future__ import annotations

import re

from xltiebreak.event.letters import write as write_letters
from xltiebreak.event.results import Outcome, Result
from xltiebreak.tables.around import spans

USA = "USA"
_DAY = re.compile(r"(\d{4})(\d\d)(\d\d)")
_PLACE = re.compile(
    r"(?P<city>[^,]*)(?:, (?P<state>[A-Z]{2}))?(?: (?P<zip>\d{5}(?:-\d{4})?))?"
    r"(?:, (?P<country>[^,]+))?"
)
_MEMBER = re.compile(r"(?<!\d)\d{8}(?!\d)")
_AFFILIATE = re.compile(r"A\d{7}")
_PERIOD = re.compile(
    r"(?:\d+|G|SD|Game) ?/ ?(?P<minutes>\d+)(?:[;,]? ?(?:d|\+|inc) ?/? ?(?P<seconds>\d+))?",
    re.IGNORECASE,
)
_BETWEEN_PERIODS = re.compile(r" ?[,;] ?")
_LAST_PERIOD = re.compile(r"(?:G|SD)", re.IGNORECASE)

_BYE_WORTH = {0.5: "H", 0.0: "U"}
NOT_PAIRED = "U0"


def dates(begin: str, end: str) -> str:
    """Return the days as one text: ``2026-03-14 – 2026-03-15``."""
    days = [_DAY.sub(r"\1-\2-\3", text) for text in (begin, end) if text]
    return " – ".join(dict.fromkeys(days))


def days(text: str) -> tuple[str, str]:
    """Return the first and the last day, ``20260314``; both empty where the text is ambiguous."""
    period = spans(text)
    if len(period) != 1:
        return "", ""
    ((begin, end),) = period
    return f"{begin:%Y%m%d}", f"{end:%Y%m%d}"


def place(city: str, state: str, zip_code: str, country: str) -> str:
    """Return the place as one text: ``Springfield, IL 62701``, with the country outside the USA."""
    region = " ".join(text for text in (state, zip_code) if text)
    abroad = "" if country.upper() in (USA, "US") else country
    return ", ".join(text for text in (city, region, abroad) if text)


def place_parts(text: str) -> tuple[str, str, str, str]:
    """Return city, state, zip code and country of a place as :func:`place` writes it."""
    match = _PLACE.fullmatch(text)
    if match is None:
        return text, "", "", ""
    country = match["country"] or (USA if match["state"] else "")
    return match["city"], match["state"] or "", match["zip"] or "", country


def member_ids(text: str) -> list[str]:
    """Return the US Chess member IDs in a text: eight figures each."""
    return _MEMBER.findall(text)


def affiliate_id(text: str) -> str:
    """Return the affiliate's ID in a text, ``A6012345``; empty where there is none."""
    affiliate = _AFFILIATE.search(text)
    return affiliate[0] if affiliate else ""


def rating_system(time_control: str) -> str:
    """Return ``R`` regular, ``D`` dual, ``Q`` quick or ``B`` blitz, by the minutes of all periods
    plus the seconds of delay or increment; empty if the time control does not say.

    Source: US Chess rule 5C.
    """
    base, seconds = _time_for_each(" ".join(time_control.split()))
    total = base + seconds
    if total > 65:
        return "R"
    if total >= 30:
        return "D"
    if total > 10:
        return "Q" if base >= 5 else ""
    return "B" if total >= 5 else ""


def _time_for_each(time_control: str) -> tuple[int, int]:
    """Return a player's minutes, and his seconds for each move; both 0 if the text does not say or
    states different seconds for its periods."""
    minutes, seconds, place = 0, set(), 0
    while period := _PERIOD.match(time_control, place):
        minutes += int(period["minutes"])
        seconds |= {int(period["seconds"])} if period["seconds"] else set()
        place = period.end()
        if place == len(time_control):
            last = _LAST_PERIOD.match(period[0]) is not None and len(seconds) <= 1
            return (minutes, max(seconds, default=0)) if last else (0, 0)
        if between := _BETWEEN_PERIODS.match(time_control, place):
            place = between.end()
        else:
            break
    return 0, 0


def state(federation: str) -> str:
    """Return the two letters of a US state or Canadian province; empty for a federation such as
    USA."""
    return federation if len(federation) == 2 else ""


def write_round(result: Result) -> str:
    """Return the cell of a finished round; without a game the opponent is 0.

    A pairing bye worth ½ becomes a half-point bye, an annulled game an unpaired round.
    """
    if result.played:
        return write_letters(result).upper()
    if result.worth is not None:
        return f"{_BYE_WORTH.get(result.worth, 'B')}0"
    if result.outcome is Outcome.ANNULLED:
        return NOT_PAIRED
    return f"{write_letters(Result(result.outcome))}0"
