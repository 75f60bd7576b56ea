"""Checks on the players' own cells: numbers, names, ids and printed scores."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import counted, decimal
from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.results import Outcome
from xltiebreak.event.roundrobin import annulled
from xltiebreak.event.section import FIDE_MATCH_POINTS, Section
from xltiebreak.event.words import LONGEST, too_long
from xltiebreak.rules.countings import by_match_points

Points = Sequence[Sequence[float]]
"""Points by row and round."""


def duplicate_numbers(section: Section) -> Iterator[Finding]:
    """Report pairing numbers that more than one player has."""
    first: dict[int, int] = {}
    for row, player in enumerate(section.players):
        if player.number in first:
            other = section.origin.short(first[player.number], "No.", player.number)
            message = (
                f"pairing number {player.number} stands at {other} already; "
                f"give every {section.origin.entry} a number that no other has"
            )
            yield section.finding(ERROR, "duplicate-number", row, "No.", message)
        else:
            first[player.number] = row


def printed_scores(section: Section) -> Iterator[Finding]:
    """Report totals in the file that are not the sum of the cells beside them. The total of a team
    may be of match points or of the points inside its matches."""
    table, noun = section.crosstable, section.origin.entry
    unclear = section.crosstable.unclear
    if section.has_only_scores:
        yield from _places_against_scores(section)
        return
    if Outcome.UNREADABLE in {result.outcome for row in table.results for result in row}:
        return
    ways: Sequence[Points] = ()
    for row, (player, results) in enumerate(zip(section.players, table.results)):
        if player.printed_score is None or player.number in unclear:
            continue
        if player.printed_score == sum([result.points for result in results]):
            continue  # as nearly every one is
        ways = ways or _ways_to_count(section)
        counted, *others = _scores(table, [points[row] for points in ways])
        if player.printed_score not in (counted, *others):
            message = (
                f"{noun} {player.number} is printed with {decimal(player.printed_score)}, "
                f"but the results add up to {decimal(counted)}; check the row"
            )
            yield section.finding(WARNING, "printed-score", row, "Score", message)


def _places_against_scores(section: Section) -> Iterator[Finding]:
    """Report each place of a list of scores that is before somebody with more points."""
    placed = [
        (player.printed_place, row)
        for row, player in enumerate(section.players)
        if player.printed_place is not None
    ]
    fewest = -1
    for place, row in sorted(placed):
        player, other = section.players[row], section.players[fewest]
        score, least = player.printed_score or 0.0, other.printed_score or 0.0
        if fewest >= 0 and score > least and place != other.printed_place:
            message = (
                f"{player.label} has {counted(score, 'point')} at place {place}, and {other.label} "
                f"{decimal(least)} at place {other.printed_place}; whoever has more points stands "
                "before; correct one of them, or clear the column of places"
            )
            yield section.finding(ERROR, "printed-place", row, "Place", message)
        elif fewest < 0 or score < least:
            fewest = row


def _ways_to_count(section: Section) -> list[Points]:
    ways = [_points(section.crosstable)]
    if section.withdrawn:
        ways.append(_points(annulled(section).crosstable))
    if section.matches is not None:
        scale = section.matches.match_points or FIDE_MATCH_POINTS
        ways.append(_points(by_match_points(section.crosstable, scale)))
        ways.append([[points or 0.0 for points in row] for row in section.matches.points])
    return ways


def _points(table: Crosstable) -> Points:
    return [[result.points for result in row] for row in table.results]


def _scores(table: Crosstable, ways: Sequence[Sequence[float]]) -> list[float]:
    """Return the sums of a row, counted in each of these ways: over the complete rounds, then over
    all rounds."""
    return [
        sum(points[r - 1] for r in rounds)
        for points in ways
        for rounds in (table.complete_rounds, range(1, table.rounds + 1))
    ]


def long_names(section: Section) -> Iterator[Finding]:
    """Report names, ids and teams that are longer than any name."""
    for row, player in enumerate(section.players):
        for column, text in (("Name", player.name), ("ID", player.id), ("Team", player.team)):
            if why := too_long(text, LONGEST):
                yield section.finding(ERROR, "long-name", row, column, why)


def shared_texts(section: Section) -> Iterator[Finding]:
    """Report entries with the same name or member id: often one person was typed twice."""
    unclear, noun = section.crosstable.unclear, section.origin.entry
    for column, code, texts in (
        ("Name", "duplicate-name", [player.name.casefold() for player in section.players]),
        ("ID", "duplicate-id", [player.id.casefold() for player in section.players]),
    ):
        rows = defaultdict(list)
        for row, text in enumerate(texts):
            if text and section.players[row].number not in unclear:
                rows[text].append(row)
        for same in rows.values():
            for row in same[1:]:
                number, other = section.players[row].number, section.players[same[0]].number
                message = (
                    f"{noun}s {other} and {number} have the same {column}; is one of them a copy?"
                )
                yield section.finding(WARNING, code, row, column, message)
