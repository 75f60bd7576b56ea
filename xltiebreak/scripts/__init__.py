"""The buttons: what the commands do, for the workbook that is open in xlwings Lite.

``buttons`` makes answer and files from an event; ``pressed`` reads the workbook, calls it, stores
the files and writes the answer on a sheet. ``lite`` holds the scripts that xlwings Lite shows with
their forms.
"""

from xltiebreak.scripts.buttons import BUTTONS, Made
from xltiebreak.scripts.pressed import press

__all__ = ["BUTTONS", "Made", "press"]
