"""Questions about an event, for whoever asks them: a command, or a button of the workbook that is
open in xlwings Lite.

``questions`` answers them; ``buttons``, which no command needs, makes answer and files from an
event, stores the files and writes the answer on a sheet. ``lite`` holds the scripts that xlwings
Lite shows with their forms.
"""

from xltiebreak.scripts.questions import OF_SCORES as OF_SCORES
from xltiebreak.scripts.questions import QUESTIONS as QUESTIONS
from xltiebreak.scripts.questions import Face as Face
from xltiebreak.scripts.questions import Reply as Reply
from xltiebreak.scripts.questions import Request as Request
from xltiebreak.scripts.questions import Said as Said
from xltiebreak.scripts.questions import beside as beside
from xltiebreak.scripts.questions import verified as verified
