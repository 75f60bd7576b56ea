"""What chess-results.com calls its columns and lines, in English and German."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

NUMBER = frozenset({"no", "nr", "snr", "sno"})
RANK = frozenset({"rk", "rg", "rank", "rang"})
COLUMNS: Mapping[str, frozenset[str]] = {
    "Name": frozenset({"name"}),
    "Rating": frozenset({"rtg", "rtgi", "elo", "eloi"}),
    "National rating": frozenset({"rtgn", "elon"}),
    "ID": frozenset({"fideid", "fide-id"}),
    "Federation": frozenset({"fed", "land"}),
    "Club": frozenset({"club/city", "verein/ort", "club", "verein"}),
    "Score": frozenset({"pts", "pkt"}),
}
TITLES = frozenset({"GM", "IM", "FM", "CM", "NM", "WGM", "WIM", "WFM", "WCM", "WNM", "AGM", "AIM",
                    "AFM", "ACM"})  # fmt: skip
ROUND = re.compile(r"(\d{1,2})\.? ?(?:rd|runde)", re.IGNORECASE)
TIE_BREAK = re.compile(r"(?:tb|wtg) ?(\d)", re.IGNORECASE)
ANNOTATION = re.compile(r"(?:tie ?-?break|wertung) ?(\d) ?: ?(.+)", re.IGNORECASE)
SITE = "chess-results"
HEADING = re.compile(r"crosstable|kreuztabelle", re.IGNORECASE)

DETAILS: Mapping[str, Sequence[str]] = {
    "dates": ("date", "datum"),
    "city": ("location", "town", "ort"),
    "organizer": ("organizer(s)", "organizer", "veranstalter", "ausrichter"),
    "chief_td": ("chief arbiter", "hauptschiedsrichter"),
    "assistant_tds": ("deputy chief arbiter", "arbiter", "schiedsrichter"),
    "time_control": (
        "time control",
        "time control (standard)",
        "time control (rapid)",
        "time control (blitz)",
        "bedenkzeit",
    ),
}
ROUNDS = ("number of rounds", "rundenanzahl")


def tidy(header: str) -> str:
    """A header as the names above are written: ``pts`` for ``Pts. ``."""
    return header.strip().rstrip(".").strip().casefold()
