"""The buttons: what the commands do, for the workbook that is open in Excel.

``buttons`` makes answer and files from an event; ``pressed`` reads the workbook, calls it, stores
the files and writes the answer on a sheet (``answer_sheet``). ``lite`` holds the scripts that
xlwings Lite shows with their forms.
"""

from xltiebreak.scripts.buttons import BUTTONS, Made
from xltiebreak.scripts.pressed import press, press_in_excel

__all__ = ["BUTTONS", "Made", "press", "press_in_excel"]
