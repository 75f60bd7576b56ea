"""Files of other programs, read and written.

:func:`load` opens a file of any kind, :func:`convert` writes an event as another kind.
:mod:`xltiebreak.formats.kinds` lists the kinds, each with its reader and writer.
"""

from xltiebreak.formats.files import content_of as content_of
from xltiebreak.formats.files import convert as convert
from xltiebreak.formats.files import entries_of as entries_of
from xltiebreak.formats.files import events_in as events_in
from xltiebreak.formats.files import files_read as files_read
from xltiebreak.formats.files import for_a_workbook as for_a_workbook
from xltiebreak.formats.files import grids_in as grids_in
from xltiebreak.formats.files import load as load
from xltiebreak.formats.files import load_crosstable as load_crosstable
from xltiebreak.formats.files import name_of as name_of
from xltiebreak.formats.files import naming as naming
from xltiebreak.formats.files import parts_in as parts_in
from xltiebreak.formats.files import taken_over as taken_over
from xltiebreak.formats.kinds import FORMATS as FORMATS
from xltiebreak.formats.kinds import READABLE as READABLE
from xltiebreak.formats.kinds import THE_FILE as THE_FILE
from xltiebreak.formats.kinds import WRITABLE as WRITABLE
from xltiebreak.formats.kinds import Format as Format
from xltiebreak.formats.kinds import Written as Written
from xltiebreak.formats.kinds import format_named as format_named
from xltiebreak.formats.kinds import is_package as is_package
from xltiebreak.formats.kinds import kind_for as kind_for
from xltiebreak.formats.kinds import kind_of as kind_of
from xltiebreak.formats.second_files import announced_in as announced_in
from xltiebreak.formats.second_files import numbered as numbered
from xltiebreak.formats.second_files import printed_beside as printed_beside
