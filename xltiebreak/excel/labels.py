"""The texts that the workbook's reader and writer share."""

from xltiebreak.tables.labels import COLUMN_HEADERS, EVENT_LABELS, SECTION_LABELS

__all__ = [
    "CHECKS_SHEET",
    "COLUMN_HEADERS",
    "CROSSTABLE_SHEET",
    "EVENT_LABELS",
    "EVENT_SHEET",
    "HELP_SHEET",
    "SECTION_LABELS",
    "STANDINGS_SHEET",
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
