"""The order in which tie-breaks are applied: one with a name, or a list of codes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.rules.systems import SYSTEMS, TieBreak, tie_break


class NamedOrder(NamedTuple):
    """An order that users ask for by name, the edition it goes with, and who uses it."""

    codes: tuple[str, ...]
    edition: str
    used_by: str


MOST = 100
"""No order has more tie-breaks; there are not so many systems."""

TEAM_SUM = "TEAMSUM"
"""The tie-break whose place in an order says that teams are ranked by their top players."""

SCHOLASTIC_TEAM = "scholastic-team"

NAMED_ORDERS: Mapping[str, NamedOrder] = {
    "uschess": NamedOrder(("MM", "SOLK", "CUM", "OCUM"), "uschess", "US Chess rule 34E"),
    "bham": NamedOrder(
        ("MM", "SOLK", "CUM", "OCUM", "BLACKS", "H2H"),
        "uschess",
        "USCF Swiss Tie-Break Systems, an article",
    ),
    "wintd": NamedOrder(("MM", "MED", "SOLK", "SB", "CUM"), "wintd", "WinTD's help"),
    "scholastic": NamedOrder(
        ("MM", "SOLK", "SB", "CUM"), "uschess", "US Chess scholastic regulations"
    ),
    "fide": NamedOrder(
        ("BH/C1", "BH", "SB", "DE", "WIN"), "fide2026", "FIDE C.07, a common order for Swiss events"
    ),
    "ukcc": NamedOrder(("DE", "BH/M1", "BH/C1", "BH", "LOT"), "fide2009", "UK Chess Challenge"),
    "roundrobin": NamedOrder(("SB", "H2H", "WIN"), "uschess", "round-robin events"),
    "usat": NamedOrder(
        ("USAT", "PCT", "SOLK", "MM", "CUM"), "uschess", "US Amateur Team events, WinTD's help"
    ),
    "ihsa-team": NamedOrder(("IHSA",), "uschess", "IHSA state final, team places"),
    SCHOLASTIC_TEAM: NamedOrder(
        (TEAM_SUM, "MM", "SOLK", "SB", "CUM"),
        "uschess",
        "US Chess scholastic regulations, teams by their top players",
    ),
    "ihsa": NamedOrder(("MM", "SOLK", "CUM", "OCUM"), "uschess", "IHSA, individual places"),
}


_OF_TEAMS = {"ihsa": "ihsa-team"}


class Order(NamedTuple):
    """Tie-breaks in the order in which they are applied.

    ``edition`` is the one that a named order goes with, empty for a list of codes.
    """

    tie_breaks: tuple[TieBreak, ...]
    name: str = ""
    edition: str = ""

    @property
    def ranks_teams(self) -> bool:
        """Whether it ranks the teams of an individual event by their top players."""
        return any(one.system.code == TEAM_SUM for one in self.tie_breaks)

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes as the user spelled them."""
        return tuple(tie_break.code for tie_break in self.tie_breaks)


def usual_order(edition: str) -> str:
    """The order that goes with an edition where none is stated: FIDE's or WinTD's own, else that
    of US Chess."""
    code = edition.strip().lower()
    return "fide" if code.startswith("fide") else "wintd" if code == "wintd" else "uschess"


def order_named(text: str, *, of_teams: bool = False) -> Order:
    """The order of this name (``uschess``) or of these codes (``MM, SOLK, SB/A``); in a team event
    ``ihsa`` is that of its teams.

    Raises:
        TieBreakError: a code is unknown or stands twice; the message names it.
    """
    name = text.strip().lower()
    if of_teams:
        name = _OF_TEAMS.get(name, name)
    named = NAMED_ORDERS.get(name)
    codes = named.codes if named else tuple(part for part in re.split(r"[,;\s]+", text) if part)
    if not codes:
        raise TieBreakError("The tie-break order is empty; give a name or codes such as MM,SOLK.")
    if len(codes) == 1 and not named:
        _refuse_unknown(codes[0])
    if len(codes) > MOST:
        raise TieBreakError(
            f"the tie-break order has {len(codes):,} tie-breaks; give the first {MOST} at most"
        )
    tie_breaks = tuple(tie_break(code) for code in codes)
    for k, one in enumerate(tie_breaks):
        if any(one.is_same_as(other) for other in tie_breaks[:k]):
            raise TieBreakError(f"{one.code} stands twice in the tie-break order.")
    if named:
        return Order(tie_breaks, name, named.edition)
    return Order(tie_breaks)


def _refuse_unknown(text: str) -> None:
    try:
        tie_break(text)
    except TieBreakError as error:
        if text.partition("/")[0].upper() in SYSTEMS:
            raise
        raise TieBreakError(f"{error}; or an order: {', '.join(NAMED_ORDERS)}") from None
