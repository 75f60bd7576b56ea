"""Files of other programs, read and written.

:func:`load` opens a file of any kind, :func:`convert` writes an event as another; what kinds there
are stands in :mod:`xltiebreak.formats.kinds`, and what reads or writes each is named there.
"""

from xltiebreak.formats.files import (
    Converted,
    content_of,
    convert,
    entries_of,
    files_read,
    for_a_workbook,
    grids_in,
    load,
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

__all__ = [
    "FORMATS",
    "THE_FILE",
    "Converted",
    "Format",
    "Written",
    "content_of",
    "convert",
    "entries_of",
    "files_read",
    "for_a_workbook",
    "format_named",
    "grids_in",
    "is_package",
    "kind_for",
    "kind_of",
    "load",
    "parts_in",
    "readable",
    "taken_over",
    "writable",
]
