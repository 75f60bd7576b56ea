"""What is the same in most games: both with White, or typed in one of the two rows alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xltiebreak.checks.causes.absent import numbers_listed
from xltiebreak.checks.causes.repair import Cause, at, quoted
from xltiebreak.checks.unfinished import incomplete
from xltiebreak.event.findings import WARNING, Finding
from xltiebreak.event.section import Section

_FEWEST = 4
"""So many findings at least are told as one."""


def same_colours(section: Section, findings: Sequence[Finding]) -> Iterator[Cause]:
    """Report once that most games have one color in both cells."""
    follows = [finding for finding in findings if finding.code == "colours-disagree"]
    cells = list(section.crosstable.cells())
    games = sum(bool(result.colour) for _, _, _, result in cells) / 2
    if len(follows) < _FEWEST or 2 * len(follows) < games:
        return
    row, _, round, _ = next(cell for cell in cells if cell[3].colour)
    message = (
        f"both cells of {len(follows):,} games name the same color (the first is "
        f"{quoted(section, row, round)}), so these colors are not those of the games; correct "
        "them, or leave out the colors"
    )
    finding = at(section, row, f"R{round}", "colours-throughout", message)
    yield Cause(finding._replace(severity=WARNING), follows)


def rounds_without_games(section: Section, findings: Sequence[Finding]) -> Iterator[Cause]:
    """Report once that the rounds before one with games have none, as on a page of pairings."""
    table = section.crosstable
    missing = [round for round in range(1, table.last_begun) if not table.started(round)]
    sentences = {incomplete(section, round) for round in missing}
    follows = [finding for finding in findings if finding.message in sentences]
    if len(follows) < 2 or not section.origin.cells:
        return
    message = (
        f"rounds {numbers_listed(missing)} have no games here, so nothing is counted; a page of "
        "pairings holds those of one round: put the games of all rounds together, or save the "
        "crosstable"
    )
    where = follows[0].where
    yield Cause(Finding(WARNING, "rounds-without-games", where, message), follows)


def repeated_headers(section: Section, findings: Sequence[Finding]) -> Iterator[Cause]:
    """Report once that the headers stand again and again, as on a page of many lines."""
    follows = [finding for finding in findings if finding.code == "repeated-header"]
    if len(follows) >= 2 and len({finding.message for finding in follows}) == 1:
        where = [finding.where.rpartition("!")[2].partition(",")[0] for finding in follows[1:]]
        more = (
            f" and in {len(where)} further rows ({', '.join(where[:3])}{' …' * (len(where) > 3)})"
        )
        message = f"the row of headers stands here once more,{more}; delete these rows"
        yield Cause(follows[0]._replace(message=message, follows=()), follows)


def single_cells(section: Section, findings: Sequence[Finding]) -> Iterator[Cause]:
    """Report once that most games stand in one of the two rows alone."""
    follows = [
        finding for finding in findings if finding.code in ("forgotten-cell", "incomplete-round")
    ]
    table = section.crosstable
    if len(follows) < _FEWEST or section.origin.grid or section.origin.cells:
        return
    position = {number: row for row, number in enumerate(table.numbers)}
    games = [
        (position[result.opponent], round)
        for _, _, round, result in table.cells()
        if result.opponent in position and result.played
    ]
    empty = [(row, round) for row, round in games if table.results[row][round - 1].blank]
    if 2 * len(empty) < len(games) or not empty:
        return
    row, round = min(empty)
    other = next(
        number
        for _, number, r, result in table.cells()
        if r == round and result.opponent == table.numbers[row]
    )
    noun = section.origin.entry
    message = (
        f"{len(empty):,} games stand in one of the two rows alone (the first: {noun} {other} "
        f"names {noun} {table.numbers[row]} in round {round}, whose cell is empty); type the "
        "result of each game in both rows, such as W12 here and L3 there"
    )
    finding = at(section, row, f"R{round}", "one-cell-a-game", message)
    yield Cause(finding._replace(severity=WARNING), follows)
