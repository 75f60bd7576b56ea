"""Files of other programs, read and written.

:func:`load` opens a file of any kind, :func:`convert` writes an event as another kind.
:mod:`xltiebreak.formats.kinds` lists the kinds, each with its reader and writer.
"""

from xltiebreak.formats.files import (
    content_of,
    convert,
    entries_of,
    events_in,
    files_read,
    for_a_workbook,
    grids_in,
    load,
    load_crosstable,
    name_of,
    naming,
    parts_in,
    taken_over,
)
from xltiebreak.formats.kinds import (
    FORMATS,
    THE_FILE,
    Format,
    Written,
    format_named,
    is_package,
    kind_for,
    kind_of,
    readable,
    writable,
)
from xltiebreak.formats.second_files import announced_in, numbered, printed_beside

__all__ = [
    "FORMATS",
    "THE_FILE",
    "Format",
    "Written",
    "announced_in",
    "content_of",
    "convert",
    "entries_of",
    "events_in",
    "files_read",
    "for_a_workbook",
    "format_named",
    "grids_in",
    "is_package",
    "kind_for",
    "kind_of",
    "load",
    "load_crosstable",
    "name_of",
    "naming",
    "numbered",
    "parts_in",
    "printed_beside",
    "readable",
    "taken_over",
    "writable",
]
