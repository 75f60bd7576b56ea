"""The editions of the rules: what a round without a game is worth to the opponents, who stands in
as the opponent, and what else differs from edition to edition.

The functions cite the articles; each edition is one value at the end of this file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Callable, NamedTuple, Optional

from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.event.figures import Figure
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import FIDE_MATCH_POINTS, TOURNAMENT_POINTS, MatchPoints
from xltiebreak.event.words import bare, either, nearest, unknown
from xltiebreak.rules.called import EDITIONS as OTHER_NAMES
from xltiebreak.rules.called import order_called
from xltiebreak.rules.terms import SILENCE, Words

History = Sequence[tuple[int, Result]]
"""A player's complete rounds: the round's number and its result."""


class Score(NamedTuple):
    """A player's score as it counts for his opponents.

    ``words`` explain it where it is not plain; ``instead`` is then his score in the standings.
    """

    amount: float
    words: Words = SILENCE
    instead: Figure | None = None


class Absence(NamedTuple):
    """A round that a player did not play, with all that an edition needs to know about it.

    ``score`` is his own final score, ``before`` his score before the round, ``after`` the number of
    rounds that followed it, ``rounds`` the number of all rounds. ``scheduled`` is the adjusted
    score of the opponent whom a forfeit names. ``win`` and ``draw`` are the points of a win and a
    draw, ``entry`` is the word for him: player or team.
    """

    result: Result
    score: float
    before: float
    after: int
    rounds: int
    scheduled: float | None
    win: float
    draw: float
    entry: str

    @property
    def named(self) -> str:
        """The result as users read it: ``half-point bye``."""
        named: str = self.result.outcome.value
        return named


REQUESTED_BYES = frozenset({Outcome.HALF_BYE, Outcome.UNPAIRED})
"""Half-point and zero-point byes; every round after a withdrawal is a zero-point bye.

Source: FIDE C.07 16.1.1.
"""


class Unplayed(NamedTuple):
    """How rounds without a game count.

    ``adjusted_score`` gives a player's score as it counts for his opponents, from his rounds and
    the points of a draw. ``virtual_opponent`` gives the score of the opponent who stands in for a
    round that the player did not play, or nothing if the round adds none. ``in_words`` tells both
    to players. ``forfeits_are_games`` counts a forfeit as a game with the scheduled opponent.
    """

    adjusted_score: Callable[[History, float], Score]
    virtual_opponent: Callable[[Absence], Optional[Score]]  # noqa: UP045 - Python 3.9
    in_words: str
    forfeits_are_games: bool = False


# What a score is worth to the opponents


def half_a_point_for_each_unplayed_round(history: History, draw: float) -> Score:
    """Return the score with every unplayed round as ½, whatever it gave: bye, forfeit or absence.

    Source: US Chess 34E1; FIDE tie-break regulations until August 2023, "unplayed games".
    """
    unplayed = [round for round, result in history if not result.played]
    if not unplayed:
        return Score(_score(history))
    games = sum(result.points for _, result in history if result.played)
    return _noted(history, games + len(unplayed) * draw, "unplayed", unplayed, draw)


def requested_byes_at_the_end_at_half(history: History, draw: float) -> Score:
    """Return the score with requested byes at the end as draws: those after which the player has
    only voluntarily unplayed rounds. Every other round counts what it gave.

    Source: FIDE C.07 16.2.5, 16.3.
    """
    late: list[int] = []
    given = 0.0
    for round, result in reversed(history):
        if result.outcome in REQUESTED_BYES:
            late.append(round)
            given += result.points
        elif result.outcome is not Outcome.FORFEIT_LOSS:
            break
    score = _score(history)
    if not late:
        return Score(score)
    return _noted(history, score - given + len(late) * draw, "byes at the end", late[::-1], draw)


def face_value(history: History, draw: float) -> Score:
    """Return the score as it stands, byes and forfeits included."""
    return Score(_score(history))


def _score(history: History) -> float:
    return sum([result.points for _, result in history])


def _noted(
    history: History, adjusted: float, what: str, rounds: Sequence[int], draw: float
) -> Score:
    score = _score(history)
    if adjusted == score:
        return Score(adjusted)
    listed = ", ".join(f"R{round}" for round in rounds)
    each = " each" * (len(rounds) > 1)
    words = Words(f"score {{}}, with {what} {listed} at {{}}{each}", (score, _half(draw)))
    return Score(adjusted, words, score)


def _half(draw: float) -> float | str:
    return "½" if draw == 0.5 else draw


# Who stands in where the player himself did not play


def opponent_with_score_zero(absence: Absence) -> Score:
    """Return the adjusted score 0 for the opponent; it is in the list before anything is dropped.

    Source: US Chess 34E1.
    """
    return Score(0.0, Words(f"{absence.named}, counts as 0"))


def nobody(absence: Absence) -> None:
    """Return no score: the round adds no opponent."""


def opponent_of_the_same_strength(absence: Absence) -> Score:
    """Return the points before the round, plus what the round left for the opponent, plus a draw
    for each round after it: Svon = SPR + (1 − SfPR) + ½ × (n − R).

    Source: FIDE tie-break regulations until August 2023, "virtual opponent".
    """
    _, _, before, after, _, _, win, draw, _ = absence
    left = win - absence.result.points
    words = Words(
        f"{absence.named}: virtual opponent, {{}} before + {{}} in the round + {after} × {{}} "
        "after it",
        (before, left, _half(draw)),
    )
    return Score(before + left + after * draw, words)


def dummy_with_own_score(absence: Absence) -> Score:
    """Return the score of a dummy who has the player's own final score.

    Source: FIDE C.07 16.4 of 2023 and 2024.
    """
    words = Words(f"{absence.named}: as an opponent with the {absence.entry}'s own score")
    return Score(absence.score, words)


def dummy_with_own_score_capped(absence: Absence) -> Score:
    """Return the score of a dummy who has the player's own final score, but not more than a cap. In
    a forfeit, the cap is the scheduled opponent's adjusted score. In any other round, and in a
    forfeit whose opponent is not recorded, it is the score of a draw in every round.

    Source: FIDE C.07 16.4.1 and 16.4.2 of 2026.
    """
    own = absence.score
    if absence.scheduled is not None:
        cap = absence.scheduled
        whose = f"{absence.entry} {absence.result.opponent}'s adjusted score"
    else:
        cap = absence.rounds * absence.draw
        whose = f"a draw in each of {absence.rounds} rounds"
    if own <= cap:
        return dummy_with_own_score(absence)
    return Score(
        cap, Words(f"{absence.named}: as an opponent with own score {{}}, at most {whose}", (own,))
    )


# Rounds that a player chose not to play


def nothing_is_voluntary(result: Result) -> bool:
    """Return False: the edition does not ask why a round was not played."""
    return False


def requested_byes_and_forfeit_losses(result: Result) -> bool:
    """Whether a round is voluntarily unplayed: a requested bye or a forfeit loss.

    Source: FIDE C.07 16.1.2.
    """
    return result.outcome in REQUESTED_BYES or result.outcome is Outcome.FORFEIT_LOSS


# How the editions count unplayed rounds

_OPPONENTS = "each round that an opponent did not play counts"
_AT_HALF = f"{_OPPONENTS} as half a point in that opponent's score, whatever it gave; "
_AS_GIVEN = f"{_OPPONENTS} in that opponent's score what it gave"
_LATE_BYES = f"{_AS_GIVEN}, but byes asked for at the end count as draws; "
_OWN = "a round that you did not play adds"
_DUMMY_IN_WORDS = f"{_OWN} an opponent with your own score"

US_CHESS = Unplayed(
    half_a_point_for_each_unplayed_round,
    opponent_with_score_zero,
    f"{_AT_HALF}{_OWN} an opponent with 0",
)
FIDE_2009 = Unplayed(
    half_a_point_for_each_unplayed_round,
    opponent_of_the_same_strength,
    f"{_AT_HALF}{_OWN} an opponent who had your score before it, took in it the points that you "
    "did not get, and drew every later game",
)
FIDE_2023 = Unplayed(
    requested_byes_at_the_end_at_half, dummy_with_own_score, _LATE_BYES + _DUMMY_IN_WORDS
)
FIDE_2026 = Unplayed(
    requested_byes_at_the_end_at_half,
    dummy_with_own_score_capped,
    f"{_LATE_BYES}{_DUMMY_IN_WORDS}, but with no more than a draw in each round, and for a "
    "forfeit with no more than the scheduled opponent's score",
)
AT_FACE_VALUE = Unplayed(face_value, nobody, f"{_AS_GIVEN}; {_OWN} nothing")
PAIRED_IN_ADVANCE = Unplayed(
    face_value,
    nobody,
    f"{_AS_GIVEN}; a forfeit counts as a game with the scheduled opponent",
    forfeits_are_games=True,
)
"""Forfeits in a round-robin are regular games. Source: FIDE C.07 15.2."""

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
    unplayed rounds gave. ``sonneborn_adjusted``: Sonneborn-Berger takes adjusted scores, and
    unplayed rounds as games with the virtual opponent. ``voluntary`` tells whether a cut takes a
    round first. ``encounter_of_some``: Direct Encounter also places a player whom the missing games
    could not bring down. ``kashdan`` is what a win, a draw and a loss are worth,
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
    sonneborn_adjusted: bool = False
    voluntary: Callable[[Result], bool] = nothing_is_voluntary
    encounter_of_some: bool = True
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
    sonneborn_adjusted=True,
    match_points=FIDE_MATCH_POINTS,
    encounter_of_some=False,
)
_DUMMY = _VIRTUAL_OPPONENT._replace(
    code="fide2023",
    name="FIDE C.07 from September 2023: dummy with the player's own score",
    swiss=FIDE_2023,
    since="2024-04-01",
    encounter_of_some=True,
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


USUAL = "uschess"
"""The edition of an event for which none is stated."""


def edition_named(text: str) -> Edition:
    """Return the edition of this code or name: ``uschess``, ``US Chess``, ``FIDE 2026``.

    Raises:
        TieBreakError: there is none; the message says which may be meant.
    """
    names = {bare(name): code for code, others in OTHER_NAMES.items() for name in others}
    names.update((bare(edition.name), edition.code) for edition in EDITIONS.values())
    asked = bare(text).removeprefix("edition").removesuffix("edition")
    edition = EDITIONS.get(names.get(asked, asked))
    if edition is not None:
        return edition
    words = "".join(letter for letter in asked if not letter.isdecimal())
    begun = [code for code in EDITIONS if asked and code.startswith(asked)]
    if words == asked and "fide" in asked:  # the newest, the rules of FIDE
        begun = [code for code in EDITIONS if code.startswith("fide")]
    if len(begun) > 1:
        named = either(f"{code} ({EDITIONS[code].name})" for code in begun)
        raise TieBreakError(f"{text!r} leaves open which edition is meant: {named}")
    if order := order_called(text):
        raise TieBreakError(
            f"{text!r} is an order and no edition; type {order} as the order (--order, on the "
            "sheet at Tie-break order), and leave the edition out"
        )
    near = nearest(text, {**{code: code for code in EDITIONS}, **names})
    raise TieBreakError(unknown(text, "an edition", near, f"use one of {', '.join(EDITIONS)}"))
