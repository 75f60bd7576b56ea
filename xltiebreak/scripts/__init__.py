"""Questions about an event, for whoever asks them: a command, or a button of the workbook that is
open in xlwings Lite.

``questions`` answers them; ``buttons``, which no command needs, makes answer and files from an
event, stores the files and writes the answer on a sheet. ``lite`` holds the scripts that xlwings
Lite shows with their forms.
"""

from xltiebreak.scripts.questions import (
    OF_SCORES,
    QUESTIONS,
    Reply,
    Request,
    Said,
    beside,
    verified,
)

__all__ = ["OF_SCORES", "QUESTIONS", "Reply", "Request", "Said", "beside", "verified"]
