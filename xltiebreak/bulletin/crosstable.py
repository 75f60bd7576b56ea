"""The crosstable: every result of every player, in the order of the pairing numbers."""

from __future__ import annotations

from collections.abc import Sequence

from xltiebreak.bulletin.amounts import score_text
from xltiebreak.bulletin.letters import cell_text, meanings
from xltiebreak.bulletin.measure import INCH, width
from xltiebreak.bulletin.page import Widths
from xltiebreak.bulletin.tables import (
    CELL_SIZE,
    HEAD_SIZE,
    MARGINS,
    RESULT,
    SMALL_SIZE,
    Cell,
    Column,
    figures,
    natural_width,
    table,
    words,
)
from xltiebreak.bulletin.wordml import run, text
from xltiebreak.model import BLANK, Outcome, Player, Result
from xltiebreak.ranking import Standings

_NAME = round(1.7 * INCH)


def crosstable(standings: Standings, widths: Widths, ids: bool) -> tuple[str, bool]:
    """The table with its letter key, and whether it needs the page on its side.

    ``ids`` prints the member ids as well.
    """
    return _Crosstable(standings, ids).written(widths)


class _Crosstable:
    """The rounds that were begun, beside who played them and what came of it."""

    def __init__(self, standings: Standings, ids: bool) -> None:
        table = standings.section.crosstable
        self.name = standings.section.name
        self.rounds = [r for r in range(1, table.rounds + 1) if table.started(r)]
        self.complete = frozenset(table.complete_rounds)
        self.rows = sorted(standings.rows, key=lambda row: row.player.number)
        self.results = table.rows
        self.ids = ids

    def written(self, widths: Widths) -> tuple[str, bool]:
        left, right = self._who(), self._what()
        rounds = [self._round(round) for round in self.rounds]
        turned = natural_width([*left, *rounds, *right]) > widths.upright
        whole = widths.turned if turned else widths.upright
        room = max(whole - natural_width([*left, *right]), 1)
        tables = [
            table(
                [*left, *band, *right],
                whole,
                f"Crosstable, {self.name}" if self.name else "Crosstable",
                "One row for each player in order of the pairing numbers, one column for each "
                "round: the result, the opponent's pairing number and the color; then total and "
                "place.",
                keep_with_next=True,
            )
            for band in _bands(rounds, room)
        ]
        notes = [text("Bulletin Note", note) for note in self._notes()]
        return text("Bulletin Note", "").join(tables) + "".join(notes), turned

    def _who(self) -> list[Column]:
        players = [row.player for row in self.rows]
        ids = [player.id for player in players]
        ratings = [_rating(player) for player in players]
        teams = [player.team for player in players]
        return [
            figures("No.", [str(player.number) for player in players], share=0),
            words("Name", [player.label for player in players], most=_NAME, share=3),
            *([words("ID", ids)] if self.ids and any(ids) else []),
            *([figures("Rating", ratings)] if any(ratings) else []),
            *([words("Team", teams, most=INCH, share=2)] if any(teams) else []),
        ]

    def _what(self) -> list[Column]:
        scores = [score_text(row.score) for row in self.rows]
        return [
            figures("Total", scores, emphasis=["Bulletin Strong"] * len(scores)),
            words("Place", [row.places for row in self.rows], RESULT),
        ]

    def _round(self, round: int) -> Column:
        results = [self.results[row.player.number][round - 1] for row in self.rows]
        complete = round in self.complete
        head = f"R{round}" if complete else f"R{round}*"
        needs = width("R10*", HEAD_SIZE, bold=True)
        for result in results:
            colour = f" {result.colour}" if result.colour else ""
            needs = max(needs, width(cell_text(result), CELL_SIZE) + width(colour, SMALL_SIZE))
        cells = [_cell(result, complete) for result in results]
        return Column(head, cells, needs + MARGINS, RESULT)

    def _notes(self) -> list[str]:
        shown = [
            result
            for results in self.results.values()
            for round, result in enumerate(results, start=1)
            if round in self.complete or (round in self.rounds and result != BLANK)
        ]
        notes = []
        if shown:
            letters = [f"Letters: {meanings(shown)}."]
            if any(result.colour for result in shown):
                letters.append("w, b: with White, with Black.")
            if any(_unplayed(result) for result in shown):
                letters.append("Tinted: no game was played.")
            letters.append(
                "The numbers after the letters are the opponents’ pairing numbers (No.)."
            )
            notes.append(" ".join(letters))
        left_out = [round for round in self.rounds if round not in self.complete]
        if left_out:
            rounds = ", ".join(str(round) for round in left_out)
            many = len(left_out) > 1
            notes.append(
                f"* Round{'s' * many} {rounds} {'are' if many else 'is'} not complete and left "
                "out of every sum."
            )
        return notes or ["No result is entered yet."]


def _cell(result: Result, complete: bool) -> Cell:
    if result.blank and not complete:
        return Cell()
    runs = run(cell_text(result))
    if result.colour and not result.forfeit:
        runs += run(f" {result.colour}", "Bulletin Small")
    return Cell(runs, tinted=_unplayed(result))


def _unplayed(result: Result) -> bool:
    return not result.played and result.outcome is not Outcome.PENDING


def _rating(player: Player) -> str:
    if not player.rating:
        return ""
    return f"{player.rating}P{player.provisional}" if player.provisional else str(player.rating)


def _bands(rounds: Sequence[Column], room: int) -> list[Sequence[Column]]:
    """The rounds in as few tables as the width allows, evenly; one table for almost every event."""
    widest = max((one.width for one in rounds), default=1)
    fit = len(rounds) if natural_width(rounds) <= room else max(room // widest, 1)
    tables = max(-(-len(rounds) // max(fit, 1)), 1)
    each = -(-len(rounds) // tables)
    return [rounds[k * each : (k + 1) * each] for k in range(tables)]
