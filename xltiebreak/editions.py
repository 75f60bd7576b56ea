"""How unplayed rounds count: one value a rule edition, to be read beside the rule text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Callable, NamedTuple

from xltiebreak.errors import TieBreakError
from xltiebreak.model import Result
from xltiebreak.teams.matches import FIDE_MATCH_POINTS, TOURNAMENT_POINTS, MatchPoints
from xltiebreak.unplayed import (
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


class Edition(NamedTuple):
    """A rule edition.

    ``swiss`` and ``roundrobin`` say how unplayed rounds count in these kinds of events.
    ``cumulative_deducts``: Cumulative takes back what unplayed rounds gave.
    ``sonneborn_adjusted``: Sonneborn-Berger takes adjusted scores, and unplayed rounds as games
    with the virtual opponent. ``voluntary`` tells the rounds that a cut takes first.
    ``encounter_of_some``: Direct Encounter also places a player whom the missing games could
    not bring down. ``kashdan`` is what a win, a draw and a loss are worth,
    ``sonneborn_factor`` multiplies every Sonneborn-Berger and US Amateur term. ``match_points``
    are those of a team event that states none. ``remarks`` are printed wherever these systems are.
    """

    code: str
    name: str
    swiss: Unplayed
    roundrobin: Unplayed
    cumulative_deducts: bool = False
    sonneborn_adjusted: bool = False
    voluntary: Callable[[Result], bool] = nothing_is_voluntary
    encounter_of_some: bool = True
    kashdan: tuple[int, int, int] = (4, 2, 1)
    sonneborn_factor: int = 1
    match_points: MatchPoints = TOURNAMENT_POINTS
    remarks: Mapping[str, str] = _NONE

    def unplayed(self, kind: str) -> Unplayed:
        """How unplayed rounds count in this kind of event."""
        return self.roundrobin if kind == "roundrobin" else self.swiss


EDITIONS: Mapping[str, Edition] = {
    edition.code: edition
    for edition in (
        Edition(
            code="uschess",
            name="US Chess rule 34E",
            swiss=US_CHESS,
            roundrobin=US_CHESS,
            cumulative_deducts=True,
        ),
        Edition(
            code="wintd",
            name="US Chess rule 34E, shown as WinTD shows it",
            swiss=US_CHESS,
            roundrobin=US_CHESS,
            cumulative_deducts=True,
            kashdan=(2, 1, 0),
            sonneborn_factor=2,
            remarks={
                "SB": "doubled, as in WinTD",
                "USAT": "doubled, as in WinTD",
                "KASH": "2-1-0, as in WinTD",
            },
        ),
        Edition(
            code="fide2009",
            name="FIDE until August 2023: virtual opponent (UK Chess Challenge)",
            swiss=FIDE_2009,
            roundrobin=PAIRED_IN_ADVANCE,
            sonneborn_adjusted=True,
            match_points=FIDE_MATCH_POINTS,
            encounter_of_some=False,
        ),
        Edition(
            code="fide2023",
            name="FIDE C.07 from September 2023: dummy with the player's own score",
            swiss=FIDE_2023,
            roundrobin=PAIRED_IN_ADVANCE,
            sonneborn_adjusted=True,
            match_points=FIDE_MATCH_POINTS,
            voluntary=requested_byes_and_forfeit_losses,
        ),
        Edition(
            code="fide2026",
            name="FIDE C.07 from March 2026: as 2023, with the dummy capped",
            swiss=FIDE_2026,
            roundrobin=PAIRED_IN_ADVANCE,
            sonneborn_adjusted=True,
            match_points=FIDE_MATCH_POINTS,
            voluntary=requested_byes_and_forfeit_losses,
        ),
        Edition(
            code="raw",
            name="Scores at face value, nothing for unplayed rounds",
            swiss=AT_FACE_VALUE,
            roundrobin=AT_FACE_VALUE,
        ),
    )
}


def edition_named(code: str) -> Edition:
    """The edition of this code, in any case.

    Raises:
        TieBreakError: there is none; the message lists those there are.
    """
    edition = EDITIONS.get(code.strip().lower())
    if edition is None:
        raise TieBreakError(f"{code!r} is not an edition; use one of {', '.join(EDITIONS)}")
    return edition
