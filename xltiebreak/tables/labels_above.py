"""Labels that stand above the crosstables themselves: of the event, repeated on every sheet, and of
each section. They are put together with those of a sheet ``Event``; where two contradict each
other, both are named."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.words import bare
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.labels import (
    EVENT_LABELS,
    PRIZE_LABELS,
    SECTION_LABELS,
    TEAM_LABELS,
    Labels,
    labelled_rows,
    read_labels,
)
from xltiebreak.tables.settings import Settings

_FEWEST = 2
"""A single label above all tables may be an accident, unless there are others elsewhere."""

_OF_A_SECTION = {**SECTION_LABELS, **TEAM_LABELS, **PRIZE_LABELS}

Pairs = Sequence["tuple[Grid, Settings]"]


def with_labels_above(
    labels: Labels, pairs: Pairs, read: Sequence[Grid] = ()
) -> tuple[Labels, list[tuple[Grid, Settings]]]:
    """The labels of the event, and each section's settings, with what stands above the tables, but
    for those that were ``read`` already."""
    heads = [grid.header for grid, _ in pairs]
    counts = [
        labelled_rows(grid, head.row)
        if head and not grid.kind and not any(grid is one for one in read)
        else 0
        for (grid, _), head in zip(pairs, heads)
    ]
    are_others = bool(labels.event) or any(one.cells for one in labels.sections)
    if sum(counts) + are_others < _FEWEST:
        return labels, list(pairs)
    whole: list[tuple[Grid, Settings]] = []
    for (grid, settings), head, count in zip(pairs, heads, counts):
        if head is None or not count:
            whole.append((grid, settings))
            continue
        own = read_labels(grid, head.row, lone=True)
        further = own.sections[0]
        faults = (*labels.faults, *own.faults, *_contradictions(labels, own, settings, further))
        event, places = {**own.event, **labels.event}, {**own.places, **labels.places}
        labels = labels._replace(event=event, places=places, faults=faults)
        whole.append((grid, _together(settings, further)))
    return labels, whole


def _together(settings: Settings, above: Settings) -> Settings:
    """The settings with those from above the table that they do not have."""
    new = [name for name in above.cells if name not in {*settings.cells, *above.prizes}]
    values = {name: getattr(above, name) for name in (*new, *["of_teams"] * ("kind" in new))}
    prizes = {**above.prizes, **settings.prizes}
    return replace(settings, **values, prizes=prizes, cells={**above.cells, **settings.cells})


def _contradictions(
    labels: Labels, own: Labels, settings: Settings, above: Settings
) -> Iterator[Finding]:
    """What stands above a table otherwise than it was read before."""
    for name, text in own.event.items():
        if bare(labels.event.get(name, text)) != bare(text):
            yield _passed_over(WARNING, EVENT_LABELS[name], own.places[name], labels.places[name])
    for name, place in above.cells.items():
        if name in settings.cells and _value(settings, name) != _value(above, name):
            yield _passed_over(ERROR, _OF_A_SECTION[name], place, settings.cells[name])


def _value(settings: Settings, name: str) -> object:
    value = settings.prizes[name].text if name in settings.prizes else getattr(settings, name)
    return bare(value) if isinstance(value, str) else value


def _passed_over(severity: str, label: str, place: str, other: str) -> Finding:
    message = (
        f"{label} says something else here than at {other}, which is read; make the two the "
        "same, or clear one"
    )
    return Finding(severity, "labels-disagree", place, message)
