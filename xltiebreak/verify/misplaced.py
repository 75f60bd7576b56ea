"""Right values in the wrong rows: a column that slipped, two that were exchanged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from xltiebreak.event.figures import Figure
from xltiebreak.verify.columns import Column
from xltiebreak.verify.report import Cause, values_of


def misplaced(
    column: Column,
    ours: Mapping[int, Figure | None],
    rows: Sequence[int],
    by_place: Sequence[int],
    differing: Sequence[int],
) -> list[Cause]:
    """What explains the column if its values stand in other rows than they should.

    ``rows`` are the pairing numbers in the order of the crosstable, ``by_place`` in the order
    of the places.
    """
    found = [*_shifted(column, ours, rows), *_swapped(column, ours, differing)]
    if not found:
        found = [*_in_place_order(column, ours, rows, by_place)]
    return found


def _shifted(column: Column, ours: Mapping[int, Figure | None], rows: Sequence[int]) -> list[Cause]:
    found = []
    for code, offset, where in (
        ("shifted-down", 1, "one row too low"),
        ("shifted-up", -1, "one row too high"),
    ):
        pairs = [
            (number, rows[k - offset])
            for k, number in enumerate(rows)
            if number in column.texts and 0 <= k - offset < len(rows)
        ]
        agreeing = sum(column.agrees(number, ours[belongs]) for number, belongs in pairs)
        if len(pairs) > 2 and agreeing == len(pairs):
            message = f"{values_of(column.label, agreeing, len(column.texts))} stand {where}."
            found.append(Cause(code, agreeing, message))
    return found


def _swapped(
    column: Column, ours: Mapping[int, Figure | None], differing: Sequence[int]
) -> list[Cause]:
    if len(differing) != 2:
        return []
    one, other = differing
    if not (column.agrees(one, ours[other]) and column.agrees(other, ours[one])):
        return []
    of = len(column.texts)
    message = (
        f"{values_of(column.label, of, of)} agree if those of players {one} and {other} are "
        "exchanged."
    )
    return [Cause("exchanged", of, message)]


def _in_place_order(
    column: Column,
    ours: Mapping[int, Figure | None],
    rows: Sequence[int],
    by_place: Sequence[int],
) -> list[Cause]:
    """A column pasted in the order of the places beside rows in the order of the numbers."""
    pairs = [(number, by_place[k]) for k, number in enumerate(rows) if number in column.texts]
    if len(pairs) < 3 or not all(column.agrees(number, ours[whose]) for number, whose in pairs):
        return []
    message = (
        f"{values_of(column.label, len(pairs), len(column.texts))} stand in the order of the "
        "places, not in the order of this table's rows."
    )
    return [Cause("place-order", len(pairs), message)]
