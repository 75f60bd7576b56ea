"""The labels and headers of our workbook, and what else directors call them."""

from __future__ import annotations

from collections.abc import Mapping

from xltiebreak.tables.grid import Grid, bare

EVENT_LABELS: Mapping[str, str] = {
    "name": "Event",
    "dates": "Dates",
    "venue": "Venue",
    "city": "City",
    "organizer": "Organizer",
    "chief_td": "Chief TD",
    "assistant_tds": "Assistant TDs",
    "rated_by": "Rated by",
    "time_control": "Time control",
    "notes": "Notes",
}
SECTION_LABELS: Mapping[str, str] = {
    "name": "Section",
    "kind": "Kind",
    "scheduled_rounds": "Rounds",
    "edition": "Edition",
    "order": "Tie-break order",
    "lots": "Lots",
    "trophies": "Trophies",
    "notation": "Notation",
    "unrated": "Unrated",
    "withdrawn": "Withdrawn",
}
MATCH_LABELS: Mapping[str, str] = {
    "placed_by": "Placed by",
    "match_points": "Match points",
    "boards": "Boards",
    "board_weights": "Board weights",
}
"""Of a section whose players are teams."""
COUNTING_LABEL: Mapping[str, str] = {"counting": "Counting players"}
"""Of one that ranks teams by their top players."""
TEAM_LABELS = {**MATCH_LABELS, **COUNTING_LABEL}
SCORING = "Scoring"
COLUMN_HEADERS: Mapping[str, str] = {
    "number": "No.",
    "name": "Name",
    "id": "ID",
    "rating": "Rating",
    "team": "Club",
    "score": "Score",
}

_SYNONYMS: Mapping[str, tuple[str, ...]] = {
    "Event": ("event name", "name of event", "name", "title", "tournament", "tournament name"),
    "Dates": ("date", "event date", "event dates", "dates played", "date played"),
    "Venue": ("location", "place", "site", "playing site", "playing hall"),
    "City": ("town", "city, state", "city/state"),
    "Organizer": ("organiser", "organized by", "organised by", "host"),
    "Chief TD": (
        *("td", "tournament director", "director", "chief director"),
        *("arbiter", "chief arbiter"),
    ),
    "Assistant TDs": ("assistants", "assistant td", "assistant directors", "assistant arbiters"),
    "Time control": ("time controls", "time limit", "tc"),
    "Notes": ("note", "remarks", "comments"),
    "Section": ("sections", "section name"),
    "Kind": ("type", "format", "pairing system"),
    "Rounds": ("number of rounds", "no. of rounds", "rds", "rnds"),
    "Edition": ("rules", "rule edition", "tie-break edition"),
    "Tie-break order": (
        *("order", "tiebreak", "tiebreaks", "tb", "tbs", "tb order", "order of tie-breaks"),
        *("tie-break system", "tie-break systems", "tie-break system(s)"),
    ),
    "Withdrawn": ("withdrawals", "withdrew", "withdrawn players"),
    "Trophies": ("trophy", "number of trophies"),
    "Placed by": ("teams placed by", "teams are placed by", "placed on"),
    "Match points": ("points for a match", "match scoring", "match score"),
    "Boards": ("number of boards", "no. of boards", "boards per match", "boards a match"),
    "Board weights": ("weights", "board values", "points by board", "weights of the boards"),
    "Counting players": (
        *("counting", "players that count", "players who count", "number of counting players"),
        *("top players", "scores that count"),
    ),
    SCORING: ("scoring system", "points for a win"),
}
_LABELS = {
    bare(text): label
    for label in (*EVENT_LABELS.values(), *SECTION_LABELS.values(), *TEAM_LABELS.values(), SCORING)
    for text in (label, *_SYNONYMS.get(label, ()))
}


def label_of(text: str) -> str | None:
    """The label that a text is meant to be, or nothing."""
    return _LABELS.get(bare(text))


def nearest_label(text: str) -> str | None:
    """The label that a text may be a misspelling of, or nothing."""
    import difflib

    near = difflib.get_close_matches(bare(text), _LABELS, n=1, cutoff=0.8)
    return _LABELS[near[0]] if near else None


def holds_labels(grid: Grid, until: int | None = None) -> bool:
    """Whether at least two rows before ``until`` begin with a label and have a value."""
    known = {
        label_of(row.cell(0).text)
        for row in grid.rows[:until]
        if row.cell(0).text and row.cell(1).text
    }
    return len(known - {None}) > 1
