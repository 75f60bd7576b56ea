"""The crosstable of a round-robin: a grid of the players against each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from xltiebreak.bulletin.word.page import Room
from xltiebreak.bulletin.word.tables import MARGINS, RESULT, Cell, Column, Part, across_the_page
from xltiebreak.bulletin.word.text import run
from xltiebreak.bulletin.wording import MINUS, entry, games, in_grid, points_inside, titled
from xltiebreak.event.crosstable import rounds_of_a_cycle
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.roundrobin import played_less_than_half
from xltiebreak.event.section import Section
from xltiebreak.ranking.standings import Standings

_DIAGONAL = "■"
_TO_COME = "·"
_MEANINGS = {
    "1": "won",
    "½": "drew",
    "0": "lost",
    "+": "won by forfeit",
    MINUS: "lost by forfeit",
}
_WITHOUT_GAME = frozenset({Outcome.UNPAIRED, Outcome.ANNULLED})

Meetings = Mapping[int, Mapping[int, Sequence[tuple[int, Result]]]]
"""By both pairing numbers, the round and result of each game of the first against the second."""


def meetings(section: Section) -> Meetings | None:
    """Everybody's games against everybody; nothing where a grid could not hold the results, as
    in a Swiss, or with byes that give points."""
    if not section.is_roundrobin:
        return None
    met: dict[int, dict[int, list[tuple[int, Result]]]] = {}
    for number, row in section.crosstable.rows.items():
        against = met.setdefault(number, {})
        for round, result in enumerate(row, start=1):
            if result.opponent is not None:
                against.setdefault(result.opponent, []).append((round, result))
            elif result.outcome not in _WITHOUT_GAME:
                return None
    return met


def columns_of(standings: Standings, met: Meetings, room: Room) -> list[Column]:
    """A column for each player: what everybody has against him."""
    drawn = _Grid(standings, met, room)
    return [drawn.column(number) for number in drawn.numbers]


def grid(
    standings: Standings,
    met: Meetings,
    left: Sequence[Column],
    columns: Sequence[Column],
    right: Sequence[Column],
    room: Room,
) -> Part:
    """The grid of these ``columns`` between those ``left`` and ``right`` of it, with its notes."""
    drawn = _Grid(standings, met, room)
    who = entry(standings.section)
    return across_the_page(
        left,
        columns,
        right,
        room,
        titled("Crosstable", standings.section),
        f"One row and one column for each {who}: what the {who} of the row has against the "
        f"{who} of the column; then total and place.",
        notes=[" ".join(drawn.notes())],
    )


class _Grid:
    """The players in the order of their numbers, each against each."""

    def __init__(self, standings: Standings, met: Meetings, room: Room) -> None:
        self.standings = standings
        self.section = standings.section
        self.met = met
        self.numbers = sorted(standings.section.crosstable.numbers)
        self.gone = {
            number
            for number in self.section.withdrawn
            if played_less_than_half(self.section, number)
        }
        self.cell_face, self.head_face = room.faces.cell, room.faces.head
        self.a_cycle = rounds_of_a_cycle(len(self.numbers))
        self.games = self._games()

    def _games(self) -> int:
        """How many games two players have."""
        if self.section.origin.grid:
            return -(-self.section.crosstable.rounds // self.a_cycle)
        return max((len(games) for row in self.met.values() for games in row.values()), default=1)

    def column(self, opponent: int) -> Column:
        """What everybody has against one player, under his number."""
        scores = [self._shown(number, opponent) for number in self.numbers]
        needs = max(self.cell_face.width(" ".join(row)) for row in scores)
        needs = max(needs, self.head_face.width(str(opponent), bold=True))
        cells = [
            Cell(run(_DIAGONAL, "Bulletin Unplayed"))
            if number == opponent
            else self._cell(number, opponent, row)
            for number, row in zip(self.numbers, scores)
        ]
        return Column(str(opponent), cells, needs + MARGINS, RESULT)

    def _cell(self, number: int, opponent: int, scores: Sequence[str]) -> Cell:
        if all(score == _TO_COME for score in scores):
            return Cell()
        return Cell(run(" ".join(scores)))

    def _against(self, number: int, opponent: int) -> Sequence[tuple[int, Result]]:
        return self.met[number].get(opponent, ())

    def _scores(self, number: int, opponent: int) -> list[str]:
        """What one player has against another, a text a game; in brackets where it counts for
        nobody."""
        scores = [_TO_COME] * self.games
        for k, (round, result) in enumerate(self._against(number, opponent)):
            score = in_grid(result) or _TO_COME
            annulled = {number, opponent} & self.gone
            scores[self._place(k, round)] = f"({score})" if annulled else score
        return scores

    def _shown(self, number: int, opponent: int) -> list[str]:
        """The same texts, in a team event each with the points made in the match."""
        shown = self._scores(number, opponent)
        if self.section.matches:
            for k, (round, _) in enumerate(self._against(number, opponent)):
                shown[self._place(k, round)] += points_inside(self.standings, number, round)
        return shown

    def _place(self, k: int, round: int) -> int:
        """Which of the two's games it is: by the round's cycle in a grid, else as they came."""
        return (round - 1) // self.a_cycle if self.section.origin.grid else k

    def notes(self) -> list[str]:
        """What the signs mean, each that occurs."""
        pairs = [(one, other) for one in self.numbers for other in self.numbers if one != other]
        scores = [score for one, other in pairs for score in self._scores(one, other)]
        seen = {score.strip("()") for score in scores}
        if not seen & _MEANINGS.keys():
            return ["No result is entered yet."]
        meant = "; ".join(f"{sign} {words}" for sign, words in _MEANINGS.items() if sign in seen)
        who, played = entry(self.section), games(self.section)
        notes = [f"The row’s {who} against the column’s: {meant}."]
        if self.section.matches and any(
            points_inside(self.standings, number, round)
            for number in self.numbers
            for round in self.section.crosstable.complete_rounds
        ):
            notes.append("Behind it: the points made in the match.")
        if self.games > 1:
            notes.append(f"The {played} of two {who}s stand in the order in which they met.")
        if _TO_COME in seen:
            some = any(_TO_COME in self._scores(*pair) != [_TO_COME] * self.games for pair in pairs)
            notes.append(f"Empty{f' or {_TO_COME}' if some else ''}: not played.")
        if self.gone:
            names = " and ".join(self.section.by_number[one].label for one in sorted(self.gone))
            notes.append(
                f"In brackets: annulled, as {names} withdrew before half of the {played}; counts "
                "for nobody."
            )
        if self.section.origin.grid:
            notes.append("The rounds R1, R2 … are those of the Berger tables.")
        return notes
