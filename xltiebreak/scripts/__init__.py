"""Questions about an event, for whoever asks them: a command, or a button of the workbook that is
open in xlwings Lite.

``questions`` is the table of what can be asked, with ``options`` that hold each option once;
``buttons`` makes answer and files from an event; ``pressed`` reads the workbook, calls it, stores
the files and writes the answer on a sheet. ``lite`` holds the scripts that xlwings Lite shows with
their forms.
"""

from xltiebreak.scripts.buttons import BUTTONS, Made
from xltiebreak.scripts.options import OPTIONS, SWITCH, Option, file_name, file_path, whole_number
from xltiebreak.scripts.pressed import press
from xltiebreak.scripts.questions import (
    EVENT_CODES,
    QUESTIONS,
    Question,
    Reply,
    Request,
    Said,
    beside,
    verified,
)

__all__ = [
    "BUTTONS",
    "EVENT_CODES",
    "OPTIONS",
    "QUESTIONS",
    "SWITCH",
    "Made",
    "Option",
    "Question",
    "Reply",
    "Request",
    "Said",
    "beside",
    "file_name",
    "file_path",
    "press",
    "verified",
    "whole_number",
]
