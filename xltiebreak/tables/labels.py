"""The labels of an event, with the other names that directors use, and the values beside them, on a
sheet of their own or above the tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, NamedTuple

from xltiebreak.event.findings import ERROR, WARNING, Finding, TieBreakError
from xltiebreak.event.words import bare
from xltiebreak.tables.cells import Cell, Row
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.settings import Settings, names_teams, refuse_other_scoring, understood

_LABELS: dict[str, str] = {}
"""Each label by its spellings, without case, spaces and signs."""


def _labels(words: Mapping[str, str]) -> Mapping[str, str]:
    """Return the label of each field, its first spelling, and record all its spellings."""
    for text in words.values():
        label, *_ = names = text.split("|")
        _LABELS.update((bare(name), label) for name in names)
    return {field: text.partition("|")[0] for field, text in words.items()}


EVENT_LABELS: Mapping[str, str] = _labels(
    {
        "name": "Event|event name|name of event|name|title|tournament|tournament name",
        "dates": "Dates|date|event date|event dates|dates played|date played",
        "venue": "Venue|location|place|site|playing site|playing hall",
        "city": "City|town|city, state|city/state",
        "organizer": "Organizer|organiser|organized by|organised by|host",
        "chief_td": "Chief TD|td|tournament director|director|chief director|arbiter|chief arbiter",
        "assistant_tds": "Assistant TDs|assistants|assistant td|assistant directors|"
        "assistant arbiters",
        "rated_by": "Rated by",
        "time_control": "Time control|time controls|time limit|tc",
        "notes": "Notes|note|remarks|comments",
        "next_event": "Next event|next tournament|next events|upcoming event|upcoming events",
        "thanks": "Thanks|thanks to|sponsor|sponsors|acknowledgements",
    }
)
SEAL_LABEL: Mapping[str, str] = _labels({"seal": "Seal|announcement seal|seal of the announcement"})
"""A label of the event, in files that state it."""
_OF_THE_EVENT = {**EVENT_LABELS, **SEAL_LABEL}
EVENT_HEADINGS = ("About the event", "How it is played and ranked")
"""The headings above the labels of the event and above those of its sections."""
SECTION_LABELS: Mapping[str, str] = _labels(
    {
        "name": "Section|sections|section name",
        "kind": "Kind|type|format|pairing system",
        "scheduled_rounds": "Rounds|number of rounds|no. of rounds|rds|rnds",
        "edition": "Edition|rules|rule edition|tie-break edition",
        "order": "Tie-break order|order|tiebreak|tiebreaks|tb|tbs|tb order|order of tie-breaks|"
        "tie-break system|tie-break systems|tie-break system(s)",
        "notation": "Notation",
        "trophies": "Trophies|trophy|number of trophies",
        "lots": "Lots|lots drawn|drawing of lots|coin toss",
        "unrated": "Unrated",
        "withdrawn": "Withdrawn|withdrawals|withdrew|withdrawn players",
        "playoff": "Playoff|play-off|playoffs|play-offs|playoff result|tie-break games",
        "perfect_scores": "Perfect scores|perfect score",
    }
)
MATCH_LABELS: Mapping[str, str] = _labels(
    {
        "placed_by": "Placed by|teams placed by|teams are placed by|placed on",
        "match_points": "Match points|points for a match|match scoring|match score",
        "boards": "Boards|number of boards|no. of boards|boards per match|boards a match",
        "board_weights": "Board weights|weights|board values|points by board|weights of the boards",
    }
)
"""Labels of a section whose players are teams."""
COUNTING_LABEL: Mapping[str, str] = _labels(
    {
        "counting": "Counting players|counting|players that count|players who count|"
        "number of counting players|top players|scores that count",
        "team_minimum": "Team minimum|minimum of players|players a team needs|smallest team",
        "teams_by": "Teams by|team competitions|teams are by",
    }
)
"""Labels of a section that ranks teams by their top players."""
TEAM_LABELS = {**MATCH_LABELS, **COUNTING_LABEL}
PRIZE_LABELS: Mapping[str, str] = _labels(
    {
        "prizes": "Prizes|prize list|cash prizes",
        "prize_fund": "Prize fund|prize money|total prizes|prizes in all",
        "announced_total": "Announced total|announced fund|total is meant",
        "prize_rule": "Prize rule|prize rules|prizes divided by|split",
        "based_on": "Based on",
        "entries": "Entries|number of entries|paid entries|total entries",
        "guaranteed": "Guaranteed",
        "entry_fees": "Entry fees|fees|entry fees in all|total entry fees",
        "currency": "Currency",
        "trophy_rule": "Trophy rule|trophies follow|trophies go by",
        "upset_draws": "Upset draws|draws in upsets|upsets by draws",
        "unrated_limit": "Unrated limit",
        "provisional_limit": "Provisional limit",
        "above_limit": "Above the limit",
        "no_limit_for": "No limit for",
        "prize_lists": "Prize lists",
        "prize_ratings": "Prize ratings",
        "re_entries": "Re-entries|re-entry|entered again",
    }
)
"""Labels of a section's prizes: ``prizes`` is the line of an announcement,
the others say how a fund is paid and to whom."""
SCORING = _labels({"scoring": "Scoring|scoring system|points for a win"})["scoring"]
COLUMN_HEADERS: Mapping[str, str] = {
    "number": "No.",
    "name": "Name",
    "id": "ID",
    "rating": "Rating",
    "team": "Club",
    "score": "Score",
}


def label_of(text: str) -> str | None:
    """Return the label that a text is meant to be, or nothing."""
    return _LABELS.get(bare(text))


def nearest_label(text: str) -> str | None:
    """Return the label that a text may be a misspelling of, or nothing."""
    import difflib

    near = difflib.get_close_matches(bare(text), _LABELS, n=1, cutoff=0.8)
    return _LABELS[near[0]] if near else None


def labelled_rows(grid: Grid, until: int | None = None) -> int:
    """Return how many different labels with a value stand in the rows before ``until``."""
    known = {label_of(row.cell(0).text) for row in grid.rows[:until] if row.cell(1).text}
    return len(known - {None})


_NO_ACCIDENT = 3


def begins_with_labels(grid: Grid) -> bool:
    """Whether column A begins with labels, among them one of a section: the sheet ``Event`` as this
    program writes it, whatever its name is now."""
    column = (row.cell(0).text for row in grid.rows)
    texts = (text for text in column if text and text not in EVENT_HEADINGS)
    first = next(texts, "")
    known = {label_of(first), *map(label_of, texts)} - {None}
    return (
        label_of(first) is not None
        and len(known) >= _NO_ACCIDENT
        and not known.isdisjoint(SECTION_LABELS.values())
    )


_LISTS = frozenset(
    {
        "order",
        "lots",
        "playoff",
        "withdrawn",
        "board_weights",
        "prizes",
        "no_limit_for",
        "re_entries",
    }
    | {"prize_lists", "prize_ratings", "teams_by"}
)
"""Settings that are lists: a file with one section may give each entry a cell of its own."""


class Labels(NamedTuple):
    """The values of a grid's labels: the event's fields, each section's settings, and the faults.
    ``places`` are the addresses of the event's values, ``sheet`` is the sheet that was read."""

    event: Mapping[str, str]
    sections: Sequence[Settings]
    faults: Sequence[Finding]
    places: Mapping[str, str] = MappingProxyType({})
    sheet: str = ""


NO_LABELS = Labels({}, (Settings(),), ())


def read_labels(grid: Grid, until: int | None = None, *, lone: bool = False) -> Labels:
    """Return the labels in the first column of the rows before ``until``, with their values.

    The event's values stand in the second column; a section's in the second, third … column. In a
    ``lone`` section's file, a list may go on in the third column; in a text file, any value of the
    event may, since a comma in it parts the columns.
    """
    faults: list[Finding] = []
    rows = _rows(grid, until, faults)
    event = {
        name: _event_text(grid, rows[label], faults)
        for name, label in _OF_THE_EVENT.items()
        if label in rows
    }
    of_sections = {**SECTION_LABELS, **TEAM_LABELS, **PRIZE_LABELS}.items()
    section_rows = {name: rows[label] for name, label in of_sections if label in rows}
    if lone and ("name" not in section_rows or len(_filled(section_rows["name"])) == 1):
        places = [
            {
                name: _only_value(grid, row, faults, is_list=name in _LISTS)
                for name, row in section_rows.items()
            }
        ]
    else:
        columns = max((_filled(row)[-1] for row in section_rows.values()), default=1)
        places = [
            {name: (row, column) for name, row in section_rows.items()}
            for column in range(1, columns + 1)
        ]
    sections = [_settings(grid, place, faults) for place in places]
    if SCORING in rows:
        column = _filled(rows[SCORING])[0]
        try:
            refuse_other_scoring(rows[SCORING].cells[column].text)
        except TieBreakError as error:
            faults.append(grid.finding(ERROR, "scoring", rows[SCORING], column, str(error)))
    stands_at = {
        name: grid.address(rows[label], _filled(rows[label])[0])
        for name, label in _OF_THE_EVENT.items()
        if label in rows
    }
    return Labels(event, sections, faults, stands_at, grid.sheet)


def _rows(grid: Grid, until: int | None, faults: list[Finding]) -> dict[str, Row]:
    rows: dict[str, Row] = {}
    for row in grid.rows[:until]:
        text = row.cell(0).text
        if not text or not _filled(row):
            continue
        label = label_of(text)
        if label is None:
            near = nearest_label(text)
            advice = f"is {near!r} meant?" if near else "correct the label, or leave it"
            message = f"{text!r} is no label that is read, so its value is passed over; {advice}"
            faults.append(grid.finding(WARNING, "unknown-label", row, 0, message))
        elif label in rows:
            message = (
                f"{label!r} has a value at {grid.address(rows[label], 0)} already; this one is "
                "passed over, keep one of them"
            )
            faults.append(grid.finding(WARNING, "duplicate-label", row, 0, message))
        else:
            rows[label] = row
    return rows


def _event_text(grid: Grid, row: Row, faults: list[Finding]) -> str:
    """Return a value of the event; report cells that cannot be printed, and leave them out."""
    columns = _filled(row)
    texts = []
    for column in columns if grid.lines else columns[:1]:
        try:
            texts.append(_trusted(row.cells[column], is_text=True))
        except TieBreakError as error:
            severity = fault.severity if (fault := row.cells[column].fault) else WARNING
            message = f"{error}; the value is left out"
            faults.append(grid.finding(severity, "setting", row, column, message))
    return ", ".join(texts)


def _filled(row: Row) -> list[int]:
    return [k for k, cell in enumerate(row.cells) if k and (cell.text or cell.fault)]


def _trusted(cell: Cell, *, is_text: bool) -> str:
    """Return the cell's text, also of merged cells and, if it ``is_text``, of a date."""
    harmless = ("merged-cells", "date-cell") if is_text else ("merged-cells",)
    if cell.fault is not None and cell.fault.code not in harmless:
        raise TieBreakError(cell.fault.message)
    return cell.text


def _only_value(grid: Grid, row: Row, faults: list[Finding], *, is_list: bool) -> tuple[Row, int]:
    """Return the row and column of the only section's value: the first beside the label, with the
    rest of a list joined to it; report what else stands there."""
    first, *further = _filled(row)
    if not further:
        return row, first
    if not is_list:
        message = (
            f"{row.cells[further[0]].text!r} is passed over: there is one section, and its value "
            f"stands at {grid.address(row, first)}"
        )
        faults.append(grid.finding(WARNING, "extra-value", row, further[0], message))
        return row, first
    entries = [row.cells[k] for k in (first, *further)]
    fault = next((cell.fault for cell in entries if cell.fault), None)
    text = ", ".join(cell.text for cell in entries if cell.text)
    return Row(row.number, [*row.cells[:first], Cell(text, fault)]), first


def _settings(grid: Grid, places: Mapping[str, tuple[Row, int]], faults: list[Finding]) -> Settings:
    """Return one section's settings, each from its row and column; report those that cannot be
    read, and leave them out."""
    values: dict[str, Any] = {}
    prizes: dict[str, Cell] = {}
    cells: dict[str, str] = {}
    for name, (row, column) in places.items():
        cell = row.cell(column)
        if not cell.text and cell.fault is None:
            continue
        cells[name] = grid.address(row, column)
        if name in PRIZE_LABELS:  # read with the players, who are known later
            prizes[name] = cell
            continue
        try:
            text = _trusted(cell, is_text=name == "name")
            values[name] = understood(name, text)
            if name == "kind":
                values["of_teams"] = names_teams(text)
        except TieBreakError as error:
            faults.append(grid.finding(ERROR, "setting", row, column, str(error)))
    return Settings(**values, prizes=prizes, cells=cells)


_FEWEST = 2
"""A single label above all tables may be an accident, unless there are others elsewhere."""

_OF_A_SECTION = {**SECTION_LABELS, **TEAM_LABELS, **PRIZE_LABELS}

Pairs = Sequence["tuple[Grid, Settings]"]


def with_labels_above(
    labels: Labels, pairs: Pairs, read: Sequence[Grid] = ()
) -> tuple[Labels, list[tuple[Grid, Settings]]]:
    """Return the labels of the event and each section's settings, completed by the labels above the
    tables; those above the tables in ``read`` are known already."""
    heads = [grid.header for grid, _ in pairs]
    counts = [
        labelled_rows(grid, head.row)
        if head and not grid.kind and not any(grid is other for other in read)
        else 0
        for (grid, _), head in zip(pairs, heads)
    ]
    are_others = bool(labels.event) or any(section.cells for section in labels.sections)
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
    new = [name for name in above.cells if name not in {*settings.cells, *above.prizes}]
    values = {name: getattr(above, name) for name in (*new, *["of_teams"] * ("kind" in new))}
    prizes = {**above.prizes, **settings.prizes}
    return replace(settings, **values, prizes=prizes, cells={**above.cells, **settings.cells})


def _contradictions(
    labels: Labels, own: Labels, settings: Settings, above: Settings
) -> Iterator[Finding]:
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
