"""The buttons: what the commands do, for the workbook that is open in Excel.

``buttons`` makes of an event what a button is asked for, an answer and files; ``pressed`` reads the
workbook, has it made, puts the files where they can be fetched and the answer onto a sheet of its
own (``answer_sheet``). ``lite`` are the scripts that xlwings Lite shows with their forms.
"""

from xltiebreak.scripts.buttons import BUTTONS, Made
from xltiebreak.scripts.pressed import press, press_in_excel

__all__ = ["BUTTONS", "Made", "press", "press_in_excel"]
