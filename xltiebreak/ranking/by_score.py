"""The places of a list of names and scores without rounds, such as another program's standings:
enough to divide prizes, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from xltiebreak.checks import examine
from xltiebreak.event.findings import TieBreakError, stop_on_errors
from xltiebreak.event.section import Player, Section
from xltiebreak.ranking.asked import Asked, edition_of, order_of
from xltiebreak.ranking.named import teams_of
from xltiebreak.ranking.places import Standing, Tie
from xltiebreak.ranking.standings import Standings, after_playoffs
from xltiebreak.rules.context import context_of
from xltiebreak.rules.systems import TieBreak
from xltiebreak.rules.worksheet import Worksheet

AS_PRINTED = (
    "Read as a final list of scores without rounds: cash goes by score; the places, which trophies "
    "go by, are those that the list prints."
)
BY_SCORE_ALONE = (
    "Read as a final list of scores without rounds and places: players with the same score share "
    "the place; for trophies, add a column Place."
)

WITHOUT_ROUNDS = "this is a list of scores without rounds"


@dataclass(frozen=True)
class ByScore(Standings):
    """A list of scores in place order."""

    @property
    def ties(self) -> tuple[Tie, ...]:
        """No ties: nothing parts players with the same score but what the list prints."""
        return ()

    def worksheet(self, number: int, tie: TieBreak) -> Worksheet:
        """Return why there is no tie-break, if it needs more than a list of scores has."""
        sheet = super().worksheet(number, tie)
        return sheet._replace(missing=WITHOUT_ROUNDS) if sheet.value is None else sheet


def ranked_by_score(section: Section, asked: Asked) -> ByScore:
    """Return the places of a list of scores: by score, then as the list prints them. Players on one
    score without printed places share the place.

    Raises:
        EventError: a score is missing, or the printed places do not go down with the scores.
        TieBreakError: tie-breaks or a round are asked for.
    """
    if asked.order or asked.round is not None:
        raise TieBreakError(
            f"{WITHOUT_ROUNDS}, so there are no tie-breaks and no earlier places; ask without an "
            "order and a round, or type the results round by round"
        )
    findings = tuple(examine(section))
    stop_on_errors(findings)
    order = order_of(section, asked)._replace(name="", tie_breaks=())
    edition = edition_of(section, asked)
    made = ByScore(
        *(section, edition, (), tuple(_rows(section.players)), (), (), (), order),
        context_of(replace(section, scheduled_rounds=None), edition),
        "",
        findings,
        (AS_PRINTED if _have_places(section.players) else BY_SCORE_ALONE,),
    )
    return after_playoffs(made, section.players, teams_of(section))


def _have_places(players: Sequence[Player]) -> bool:
    return all(player.printed_place is not None for player in players)


def _rows(players: Sequence[Player]) -> Iterator[Standing]:
    have_places = _have_places(players)

    def key(player: Player) -> tuple[float, int]:
        return -(player.printed_score or 0.0), (player.printed_place or 0) if have_places else 0

    in_order = sorted(players, key=key)
    first = 1
    for (score, _), sharing in groupby(in_order, key):
        players = list(sharing)
        last = first + len(players) - 1
        for player in players:
            yield Standing(first, last, player, -score, {}, None)
        first = last + 1
