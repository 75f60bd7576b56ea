"""Checks on the players' own cells: numbers, names, ids and printed scores."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator

from xltiebreak.figures import decimal
from xltiebreak.findings import ERROR, WARNING, Finding
from xltiebreak.model import UNNUMBERED, Outcome, Section


def unclear_numbers(section: Section) -> frozenset[int]:
    """The numbers that name no single player: they stand twice, or stand in for one that could
    not be read. What else such a row seems to say only follows from that."""
    numbers = section.crosstable.numbers
    if len(section.crosstable.rows) == len(numbers) and max(numbers, default=0) < UNNUMBERED:
        return frozenset()
    times = Counter(numbers)
    return frozenset(number for number in times if times[number] > 1 or number >= UNNUMBERED)


def duplicate_numbers(section: Section) -> Iterator[Finding]:
    """A pairing number belongs to one player."""
    first: dict[int, int] = {}
    for row, player in enumerate(section.players):
        if player.number in first:
            other = section.origin.short(first[player.number], "No.", player.number)
            yield Finding(
                ERROR,
                "duplicate-number",
                section.origin.cell(row, "No.", player.number),
                f"pairing number {player.number} stands at {other} already; "
                "give every player a number of his own",
            )
        else:
            first[player.number] = row


def printed_scores(section: Section) -> Iterator[Finding]:
    """A total that the file states has to be the sum of the cells beside it."""
    table = section.crosstable
    complete = table.complete_rounds
    unclear = unclear_numbers(section)
    if any(result.outcome is Outcome.UNREADABLE for row in table.results for result in row):
        return
    for row, (player, results) in enumerate(zip(section.players, table.results)):
        if player.printed_score is None or player.number in unclear:
            continue
        counted = sum(results[r - 1].points for r in complete)
        entered = sum(result.points for result in results)
        if player.printed_score not in (counted, entered):
            yield Finding(
                WARNING,
                "printed-score",
                section.origin.cell(row, "Score", player.number),
                f"player {player.number} is printed with {decimal(player.printed_score)}, "
                f"but the results add up to {decimal(counted)}; check the row",
            )


def shared_texts(section: Section) -> Iterator[Finding]:
    """Two entries with one name or one member id are often the same person typed twice."""
    unclear = unclear_numbers(section)
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
                yield Finding(
                    WARNING,
                    code,
                    section.origin.cell(row, column, number),
                    f"players {other} and {number} have the same {column}; is one of them a copy?",
                )
