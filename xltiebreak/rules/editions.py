"""The editions of the rules, each one value: how rounds without a game count, and what else differs
from edition to edition.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Callable, NamedTuple

from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import Result
from xltiebreak.event.section import FIDE_MATCH_POINTS, TOURNAMENT_POINTS, MatchPoints
from xltiebreak.event.words import bare, either, nearest, unknown
from xltiebreak.rules.called import EDITIONS as OTHER_NAMES
from xltiebreak.rules.called import order_called
from xltiebreak.rules.unplayed import (
    AT_FACE_VALUE,
    FIDE_2009,
    FIDE_2023,
    FIDE_2026,
    PAIRED_IN_ADVANCE,
    US_CHESS,
    Unplayed,
    nothing_is_voluntary,
    requested_byes_and_forfeit_losses,
)

_NONE: Mapping[str, str] = {}

US, FIDE = "US Chess", "FIDE"
"""The families of editions."""

_NOT_MEANT: Mapping[str, str] = dict.fromkeys(
    ("BH", "FB", "AOB", "SBH"), "not meant for round-robins"
)
"""Buchholz, and tie-breaks made from it. Source: FIDE C.07 of March 2026."""


US_TEAM_MINIMUM = 2
"""US Chess scholastic regulations 10.2.2."""


class Edition(NamedTuple):
    """A rule edition.

    ``family`` is the federation whose rules they are and whose names tie-breaks have; empty if they
    are no federation's. ``since`` is the first day of the events that fall under it; ``scale_of``
    the code of the edition whose values it shows on another scale. ``swiss`` and ``roundrobin`` say
    how unplayed rounds count in these kinds of events; ``order`` and ``roundrobin_order`` are the
    tie-breaks of each if the event names none. ``cumulative_deducts``: Cumulative takes back what
    unplayed rounds gave. ``progress_of_all_rounds``: Progressive Score also takes the rounds of a
    round-robin in which a player sits out or whose game is annulled. ``sonneborn_adjusted``:
    Sonneborn-Berger takes adjusted scores, and unplayed rounds as games with the virtual opponent.
    ``voluntary`` tells whether a cut takes a round first. ``encounter_of_2023``: Direct Encounter
    takes the average of repeated meetings, not their sum, and also places a player whom the missing
    games could not bring down. ``kashdan`` is what a win, a draw and a loss are worth,
    ``sonneborn_factor`` multiplies every Sonneborn-Berger and US Amateur term. ``match_points`` are
    those of a team event that states none; ``team_minimum`` is how many players a team needs if
    players make its place. ``remarks`` are printed with these systems, ``in_roundrobins`` only in
    round-robins.
    """

    code: str
    name: str
    swiss: Unplayed
    roundrobin: Unplayed
    family: str = ""
    since: str = ""
    scale_of: str = ""
    order: str = "uschess"
    roundrobin_order: str = "roundrobin"
    cumulative_deducts: bool = False
    progress_of_all_rounds: bool = False
    sonneborn_adjusted: bool = False
    voluntary: Callable[[Result], bool] = nothing_is_voluntary
    encounter_of_2023: bool = True
    kashdan: tuple[int, int, int] = (4, 2, 1)
    sonneborn_factor: int = 1
    match_points: MatchPoints = TOURNAMENT_POINTS
    team_minimum: int = 1
    remarks: Mapping[str, str] = _NONE
    in_roundrobins: Mapping[str, str] = _NONE

    def unplayed(self, kind: str) -> Unplayed:
        """Return how unplayed rounds count in this kind of event."""
        return self.roundrobin if kind == ROUNDROBIN else self.swiss

    def remark(self, code: str, kind: str) -> str:
        """Return the remark to print with a system in this kind of event; mostly an empty text."""
        return (self.in_roundrobins.get(code) if kind == ROUNDROBIN else "") or self.remarks.get(
            code, ""
        )


_34E = Edition(
    code="uschess",
    name="US Chess rule 34E",
    swiss=US_CHESS,
    roundrobin=US_CHESS,
    family=US,
    cumulative_deducts=True,
    team_minimum=US_TEAM_MINIMUM,
)
_VIRTUAL_OPPONENT = Edition(
    code="fide2009",
    name="FIDE until August 2023: virtual opponent (UK Chess Challenge)",
    swiss=FIDE_2009,
    roundrobin=PAIRED_IN_ADVANCE,
    family=FIDE,
    since="0001-01-01",
    order="fide",
    roundrobin_order="SB, DE, WIN",
    progress_of_all_rounds=True,
    sonneborn_adjusted=True,
    match_points=FIDE_MATCH_POINTS,
    encounter_of_2023=False,
)
_DUMMY = _VIRTUAL_OPPONENT._replace(
    code="fide2023",
    name="FIDE C.07 from September 2023: dummy with the player's own score",
    swiss=FIDE_2023,
    since="2024-04-01",
    encounter_of_2023=True,
    voluntary=requested_byes_and_forfeit_losses,
)
EDITIONS: Mapping[str, Edition] = {
    edition.code: edition
    for edition in (
        _34E,
        _34E._replace(
            code="wintd",
            name="US Chess rule 34E, shown as WinTD shows it",
            scale_of="uschess",
            order="wintd",
            kashdan=(2, 1, 0),
            sonneborn_factor=2,
            remarks={
                "SB": "doubled, as in WinTD",
                "USAT": "doubled, as in WinTD",
                "KASH": "2-1-0, as in WinTD",
            },
        ),
        _VIRTUAL_OPPONENT,
        _DUMMY,
        _DUMMY._replace(
            code="fide2026",
            name="FIDE C.07 from March 2026: as 2023, with the dummy capped",
            swiss=FIDE_2026,
            since="2026-03-01",
            in_roundrobins=_NOT_MEANT,
        ),
        Edition(
            code="raw",
            name="Scores at face value, nothing for unplayed rounds",
            swiss=AT_FACE_VALUE,
            roundrobin=AT_FACE_VALUE,
        ),
    )
}

_BY_NAME = {bare(name): code for code, names in OTHER_NAMES.items() for name in names}
_BY_NAME.update((bare(edition.name), edition.code) for edition in EDITIONS.values())

USUAL = "uschess"
"""The edition of an event for which none is stated."""


def edition_named(text: str) -> Edition:
    """Return the edition of this code or name: ``uschess``, ``US Chess``, ``FIDE 2026``.

    Raises:
        TieBreakError: there is none; the message says which may be meant.
    """
    asked = bare(text).removeprefix("edition").removesuffix("edition")
    edition = EDITIONS.get(_BY_NAME.get(asked, asked))
    if edition is not None:
        return edition
    words = "".join(letter for letter in asked if not letter.isdecimal())
    begun = [code for code in EDITIONS if asked and code.startswith(asked)]
    if words == asked and "fide" in asked:  # the newest, the rules of FIDE
        begun = [code for code in EDITIONS if code.startswith("fide")]
    if len(begun) > 1:
        named = either(f"{code} ({EDITIONS[code].name.partition(':')[0]})" for code in begun)
        raise TieBreakError(f"{text!r} leaves open which edition is meant: {named}")
    if order := order_called(text):
        raise TieBreakError(
            f"{text!r} is an order and no edition; type {order} as the order (--order, on the "
            "sheet at Tie-break order), and leave the edition out"
        )
    near = nearest(text, {**{code: code for code in EDITIONS}, **_BY_NAME})
    raise TieBreakError(unknown(text, "an edition", near, f"use one of {', '.join(EDITIONS)}"))
