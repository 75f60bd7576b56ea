"""The texts that the workbook's reader and writer share."""

from xltiebreak.tables.labels import COLUMN_HEADERS, EVENT_LABELS, SECTION_LABELS

__all__ = [
    "COLUMN_HEADERS",
    "CROSSTABLE_SHEET",
    "EVENT_LABELS",
    "EVENT_SHEET",
    "NOTES_SHEET",
    "SECTION_LABELS",
]

EVENT_SHEET = "Event"
CROSSTABLE_SHEET = "Crosstable"
NOTES_SHEET = "Notes"
