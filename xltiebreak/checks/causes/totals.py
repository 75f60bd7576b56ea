"""Printed totals that differ throughout: other points for a win, a round too few, a row too low."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from xltiebreak.checks.causes.repair import OF_GAMES, Cause, at, column_called
from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.results import TWIN, Result
from xltiebreak.event.section import Section

_FEWEST, _MANY, _MOST, _HALF = 3, 8, 3, 0.5
_HARMLESS = frozenset({"totals-of-a-round", "totals-moved"})
"""Causes that lie in the totals alone; after others our places would not be those of the event."""
_OF_CELLS = OF_GAMES | {"forgotten-cell", "incomplete-round", "unknown-code"}
"""What else may make the sums too low."""
_OF_TOTALS = frozenset({"printed-score", "totals-disagree", "running-score"})


class _Scale(NamedTuple):
    """What a win, a draw, a loss and a bye of a full point count."""

    win: float
    draw: float
    loss: float
    bye: float

    def points(self, results: Sequence[Result]) -> float:
        return sum(map(self._worth, results))

    def _worth(self, result: Result) -> float:
        if result.points == 1:
            return self.bye if result.outcome.bye else self.win
        if result.points == _HALF:
            return self.draw
        return self.loss if result.played else 0.0


_SCALES = tuple(
    _Scale(win, draw, loss, bye)
    for win, draw, loss in ((2, 1, 0), (3, 1, 0), (3, 2, 1), (4, 2, 1), (10, 5, 0), (1, 0, 0))
    for bye in dict.fromkeys((win, 1, draw))
)


def other_totals(section: Section, findings: Sequence[Finding]) -> Iterator[Cause]:
    """Report once why the printed totals are not the sums of the results."""
    follows = [finding for finding in findings if finding.code in _OF_TOTALS]
    table = section.crosstable
    totals = [player.printed_score for player in section.players]
    rows = [row for row, total in enumerate(totals) if total is not None]
    if len(follows) < _FEWEST or len(rows) < _FEWEST:
        return
    ours = [sum(result.points for result in results) for results in table.results]
    agree = not any(finding.code in _OF_CELLS for finding in findings)
    for code, message in (
        *_scaled(section, rows, ours),
        *(_turned_round(section, rows) if agree else ()),
        *_of_other_rounds(section, rows, ours),
        *(_of_other_rows(section, rows, ours) if agree else ()),
        *(_copied(section) if agree else ()),
        *(_missing(section, rows, ours) if agree else ()),
    ):
        is_harmless = code in _HARMLESS or (
            code == "points-for-a-win" and not _places_differ(totals, ours)
        )
        severity = WARNING if is_harmless else ERROR
        finding = at(section, rows[0], "Score", code, message)._replace(severity=severity)
        gone = [f for f in findings if f.code == "met-twice"] if code == "round-twice" else []
        yield Cause(finding, (*follows, *gone))
        return


def _scaled(
    section: Section, rows: Sequence[int], ours: Sequence[float]
) -> Iterator[tuple[str, str]]:
    results = section.crosstable.results
    for scale in _SCALES:
        if all(section.players[row].printed_score == scale.points(results[row]) for row in rows):
            of_games = ", ".join(
                f"{decimal(worth)} for a {what}"
                for what, worth in (("win", scale.win), ("draw", scale.draw), ("loss", scale.loss))
            )
            byes = f", {decimal(scale.bye)} for a bye" * (scale.bye != scale.win)
            totals = [player.printed_score for player in section.players]
            cure = (
                "their points are others, so our places may be others, too; if the event counts "
                "as printed, take the places of its own program, otherwise clear the totals"
                if _places_differ(totals, ours)
                else "our places and tie-breaks follow these; nothing is to be done for the places"
            )
            yield (
                "points-for-a-win",
                f"the printed totals count {of_games}{byes}, and here a win is 1, a draw ½: {cure}",
            )
            return


def _places_differ(totals: Sequence[float | None], ours: Sequence[float]) -> bool:
    """Whether somebody with more points of theirs has not more of ours."""
    pairs = sorted({(total, own) for total, own in zip(totals, ours) if total is not None})
    return any(
        first[0] == other[0] or first[1] >= other[1] for first, other in zip(pairs, pairs[1:])
    )


def _turned_round(section: Section, rows: Sequence[int]) -> Iterator[tuple[str, str]]:
    results = section.crosstable.results
    turned = [sum(_of_the_opponent(result) for result in row) for row in results]
    if all(section.players[row].printed_score == turned[row] for row in rows):
        yield (
            "results-turned",
            "every printed total is the sum of its row if all wins are losses and all losses "
            "wins: the results are those of the opponents; turn them round, or clear the totals",
        )


def _of_the_opponent(result: Result) -> float:
    is_game = result.opponent is not None and result.outcome in TWIN
    return 1 - result.points if is_game else result.points


def _of_other_rows(
    section: Section, rows: Sequence[int], ours: Sequence[float]
) -> Iterator[tuple[str, str]]:
    totals = [section.players[row].printed_score or 0.0 for row in rows]
    wrong = sum(total != ours[row] for row, total in zip(rows, totals))
    are_many = len(rows) == len(ours) >= _MANY and _MOST * wrong >= len(rows)
    if are_many and sorted(totals) == sorted(ours):
        yield (
            "sorted-apart",
            f"{wrong} of {len(rows)} printed totals are not the sums of their rows, but together "
            "they are those of all rows: totals, perhaps with the names, were sorted apart from "
            "the results; sort all columns together",
        )


def _of_other_rounds(
    section: Section, rows: Sequence[int], ours: Sequence[float]
) -> Iterator[tuple[str, str]]:
    players, results = section.players, section.crosstable.results
    for rounds in range(section.crosstable.rounds - 1, 0, -1):
        sums = [sum(result.points for result in row[:rounds]) for row in results]
        if all(players[row].printed_score == sums[row] for row in rows):
            yield (
                "totals-of-a-round",
                f"the printed totals are those after round {rounds}, and the table has results of "
                f"{section.crosstable.rounds} rounds; bring the totals up to date, or clear them",
            )
            return
    last = len(ours) - 1
    for step in (1, -1):
        moved = [row for row in rows if 0 <= row - step <= last]
        if all(players[row].printed_score == ours[row - step] for row in moved):
            way = "low" if step > 0 else "high"
            yield (
                "totals-moved",
                f"the printed totals stand one row too {way}; move them, or clear the column",
            )
            return


def _missing(
    section: Section, rows: Sequence[int], ours: Sequence[float]
) -> Iterator[tuple[str, str]]:
    players = section.players
    more = [(players[row].printed_score or 0.0) - ours[row] for row in rows]
    given = sum(more) / len(more)
    if (
        len(rows) >= _MANY
        and all(points in (0.0, _HALF, 1.0) for points in more)
        and 0.35 <= given <= 0.75
    ):
        yield (
            "round-missing",
            f"{sum(map(bool, more))} of {len(rows)} printed totals are higher than the results add "
            "up to, by what one more round gives; the column of a round is missing: put it in, or "
            "clear the totals",
        )


def _copied(section: Section) -> Iterator[tuple[str, str]]:
    columns = section.crosstable.columns
    for round, (first, other) in enumerate(zip(columns, columns[1:]), start=2):
        games = any(result.opponent is not None for result in first)
        if games and first == other:
            yield (
                "round-twice",
                f"{column_called(section, round)} repeats the results of round {round - 1}, and "
                "the printed totals are others; put in the results of its own round, or clear the "
                "totals",
            )
            return
