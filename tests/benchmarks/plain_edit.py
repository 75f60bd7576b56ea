"""How long LibreOffice works on one result that is typed in a plain workbook of 200 players and 9
rounds, all of them played, until the standings show it: the median of so many edits.

Every other edit makes an error, with which all places go, and come back.

    python -m tests.benchmarks.plain_edit [PLAYERS ROUNDS]
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from xml.sax.saxutils import escape

from tests.excel.office import _MODULE
from tests.excel.test_letter_rules import ALWAYS_RECALCULATE
from tests.samples.half_typed import half_typed, section_of
from xltiebreak.event.section import Event
from xltiebreak.excel import write_workbook

EDITS = 20

_MACRO = """
Sub Main
  Dim doc, cell, k, before, after, out
  Dim hidden(0) As New com.sun.star.beans.PropertyValue
  hidden(0).Name = "Hidden" : hidden(0).Value = True
  doc = StarDesktop.loadComponentFromURL(ConvertToURL("{book}"), "_blank", 0, hidden())
  doc.calculateAll()
  cell = doc.Sheets.getByName("Crosstable").getCellRangeByName("F5")
  out = FreeFile : Open "{said}" For Output As #out
  For k = 1 To {edits}
    before = GetSystemTicks()
    If k Mod 2 = 0 Then cell.String = "{typed}" Else cell.String = "U"
    doc.Sheets.getByName("Standings").getCellRangeByName("A5:I204").getDataArray()
    after = GetSystemTicks()
    Print #out, CStr(after - before)
  Next k
  Close #out
  doc.close(True)
End Sub
"""


def milliseconds(players: int, rounds: int) -> list[int]:
    """How long each edit took."""
    drawn = (half_typed(seed, players, rounds) for seed in range(1000))
    cells = next(one for one in drawn if one[0][0] and any(row[-1] for row in one))
    event = Event("Club", (section_of(cells, "Open", rounds, 1),))
    with TemporaryDirectory() as folder:
        book, said = Path(folder, "event.xlsx"), Path(folder, "said.txt")
        book.write_bytes(write_workbook(event, route="plain"))
        user = Path(folder, "profile", "user")
        user.mkdir(parents=True)
        (user / "registrymodifications.xcu").write_text(ALWAYS_RECALCULATE, "utf-8")
        office = shutil.which("soffice") or "soffice"
        command = [office, f"-env:UserInstallation={user.parent.as_uri()}", "--headless"]
        subprocess.run([*command, "--terminate_after_init"], check=True, capture_output=True)
        macro = _MACRO
        for name, text in (
            ("book", book),
            ("said", said),
            ("edits", EDITS),
            ("typed", cells[0][0]),
        ):
            macro = macro.replace(f"{{{name}}}", str(text))
        module = user / "basic" / "Standard" / "Module1.xba"
        module.write_text(_MODULE.format(escape(macro)), "utf-8")
        call = "macro:///Standard.Module1.Main"
        subprocess.run([*command, call], check=True, capture_output=True, timeout=300)
        return [int(line) for line in said.read_text("utf-8").split()]


if __name__ == "__main__":
    size = [int(argument) for argument in sys.argv[1:]] or [200, 9]
    taken = milliseconds(*size)
    print(f"{size[0]} players, {size[1]} rounds: {median(taken):g} ms, at most {max(taken)} ms")
