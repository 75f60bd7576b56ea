"""The texts that the workbook's reader and writer share."""

from xltiebreak.tables.labels import (
    COLUMN_HEADERS,
    COUNTING_LABEL,
    EVENT_LABELS,
    MATCH_LABELS,
    SECTION_LABELS,
)

__all__ = [
    "BOARDS_SHEET",
    "CHECKS_SHEET",
    "COLUMN_HEADERS",
    "COUNTING_LABEL",
    "CROSSTABLE_SHEET",
    "EVENT_LABELS",
    "EVENT_SHEET",
    "HELP_SHEET",
    "MATCHES_SHEET",
    "MATCH_LABELS",
    "PLAYERS_SHEET",
    "SECTION_LABELS",
    "STANDINGS_SHEET",
    "TEAMS_SHEET",
    "TIE_BREAKS_SHEET",
    "VERIFY_SHEET",
    "WORKSHEET_SHEET",
]

EVENT_SHEET = "Event"
CROSSTABLE_SHEET = "Crosstable"
HELP_SHEET = "Help"
STANDINGS_SHEET = "Standings"
WORKSHEET_SHEET = "Worksheet"
CHECKS_SHEET = "Checks"
VERIFY_SHEET = "Verify"
TEAMS_SHEET = "Teams"
MATCHES_SHEET = "Matches"
PLAYERS_SHEET = "Players"
BOARDS_SHEET = "Boards"
TIE_BREAKS_SHEET = "Tie-breaks"
