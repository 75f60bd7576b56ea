"""Which teams met in a round, from the games of their players and from what is stated."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from xltiebreak.event.findings import ERROR, Finding
from xltiebreak.event.results import BLANK, Result
from xltiebreak.formats.trf.layout import round_column
from xltiebreak.formats.trf.players import Entry
from xltiebreak.formats.trf.teams.stated import Stated


class Pairings:
    """Finds each team's opponent, and collects what does not go together in ``faults``."""

    def __init__(
        self, team_of: Mapping[int, int], entries: Sequence[Entry], stated: Stated
    ) -> None:
        self.team_of = team_of
        self.entries = entries
        self.stated = stated
        self.faults: list[Finding] = []
        self._players = {entry.player.number for entry in entries}

    def opponents(self, round: int) -> dict[int, int]:
        """Each team's opponent; a team that seems to have two is told of."""
        opponents: dict[int, int] = {}
        for where, number, other, said in self._meetings(round):
            if number == other:
                self._fault(
                    where,
                    f"{said} team {number} itself; correct the opponent, or the teams",
                )
            elif opponents.setdefault(number, other) != other:
                self._fault(
                    where,
                    f"{said} team {other}, but team {number} meets team {opponents[number]} in "
                    f"round {round}; correct one of them",
                )
            elif opponents.setdefault(other, number) != number:
                self._fault(
                    where,
                    f"{said} team {other}, which meets team {opponents[other]} in round "
                    f"{round}; correct one of them",
                )
                del opponents[number]
        return {a: b for a, b in opponents.items() if opponents.get(b) == a}

    def _meetings(self, round: int) -> Iterator[tuple[str, int, int, str]]:
        """Where it stands, the two teams, and the words for it."""
        for (in_round, number), match in self.stated.forfeited.items():
            if in_round == round:
                where = f"line {match.line}"
                said = f"team {number} has a forfeited match against"
                yield where, number, match.opponent, said
        for (in_round, number), lineup in self.stated.lineups.items():
            if in_round == round:
                where = f"line {lineup.line}, column 13"
                yield where, number, lineup.opponent, f"team {number} has a line-up against"
        for entry in self.entries:
            result = result_in(entry, round)
            own = self.team_of.get(entry.player.number)
            if result.opponent is None or result.opponent not in self._players:
                continue
            where = f"line {entry.line}, column {round_column(round)}"
            said = f"player {entry.player.number} meets player {result.opponent} of"
            other = self.team_of.get(result.opponent)
            if own is None or other is None:
                number = entry.player.number if own is None else result.opponent
                self._fault(
                    where,
                    f"player {entry.player.number} meets player {result.opponent}, but player "
                    f"{number} is in no team; add him to a team's record",
                )
            else:
                yield where, own, other, said

    def _fault(self, where: str, message: str) -> None:
        self.faults.append(Finding(ERROR, "team-pairing", where, message))


def result_in(entry: Entry, round: int) -> Result:
    """A player's result in a round, blank behind the end of his record."""
    return entry.results[round - 1] if round <= len(entry.results) else BLANK
