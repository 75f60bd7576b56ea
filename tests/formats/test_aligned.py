"""Text tables whose columns are aligned with spaces, as SwissSys and others print them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.command import Command
from tests.make import reading
from xltiebreak import TieBreakError, examine_event

LINES = """SwissSys Report:  Alder Vale Open
Wall Chart.  Open

#    Name                ID        Rating   Rd 1     Rd 2     Rd 3     Total
-----------------------------------------------------------------------------
1    Alder, Ruth         30000001  2105     W3       D2       W4       2.5
                                            1.0      1.5      2.5
2    Birch, Omar         30000002  1980     W4       D1       H---     2.0
                                            1.0      1.5      2.0
3    Cedar, Lena         30000003  1875     L1       W4       B---     2.0
                                            0.0      1.0      2.0
4    Dogwood, Piet       30000004  unr.     L2       L3       L1       0.0
                                            0.0      0.0      0.0
"""
WITHOUT_SCORES = "".join(
    line for line in LINES.splitlines(keepends=True) if not line.startswith(" " * 20)
)
RIGHT_ALIGNED = """Place  Pair  Name                 Rtg     Rd 1   Rd 2   Rd 3   Tot   Mod. Med
   1      1   Alder, Ruth          2105    W   3  D   2  W   4  2.5      3.5
   2      2   Birch, Omar          1980    W   4  D   1  H      2.0      2.5
 3-4      3   Cedar, Lena          1875    L   1  W   4  B      2.0      2.5
          4   Dogwood, Piet        unr     L   2  L   3  L   1  0.0      3.5
"""
PAGE = """<html><h2>SwissSys Report: Alder Vale Open</h2><table>
<tr><td>#</td><td>Name</td><td>ID</td><td>Rating</td><td>Rd 1</td><td>Rd 2</td><td>Rd 3</td><td>Total</td></tr>
<tr><td>1</td><td>Alder, Ruth</td><td>30000001</td><td>2105</td><td>W3<br>1.0</td><td>D2<br>1.5</td><td>W4<br>2.5</td><td>2.5</td></tr>
<tr><td>2</td><td>Birch, Omar</td><td>30000002</td><td>1980</td><td>W4<br>1.0</td><td>D1<br>1.5</td><td>H---<br>2.0</td><td>2.0</td></tr>
<tr><td>3</td><td>Cedar, Lena</td><td>30000003</td><td>1875</td><td>L1<br>0.0</td><td>W4<br>1.0</td><td>B---<br>2.0</td><td>2.0</td></tr>
<tr><td>4</td><td>Dogwood, Piet</td><td>30000004</td><td>unr.</td><td>L2<br>0.0</td><td>L3<br>0.0</td><td>L1<br>0.0</td><td>0.0</td></tr>
</table></html>"""  # noqa: E501


@pytest.mark.parametrize("text", [LINES, WITHOUT_SCORES, RIGHT_ALIGNED], ids=["wall", "1", "right"])
def test_a_printed_text_is_the_table_of_the_page(text: str) -> None:
    [page] = reading.text(PAGE, "wall.html").sections
    event = reading.text(text, "wall.txt")
    [section] = event.sections

    assert not [finding for finding in examine_event(event) if finding.is_error]
    assert section.crosstable == page.crosstable
    assert [(player.name, player.rating, player.printed_score) for player in section.players] == [
        (player.name, player.rating, player.printed_score) for player in page.players
    ]


RESULTS = ("W3 ", "D2 ", "W4 ", "D1 ", "H---", "L1 ", "B---", "L2 ", "L3 ")


@pytest.mark.parametrize("result", RESULTS)
@pytest.mark.parametrize("moved", [-9, 9])
def test_a_result_that_slid_below_another_round_is_never_read_there(
    result: str, moved: int
) -> None:
    """Two below one header, or a game that only one of two tells."""
    at = WITHOUT_SCORES.index(result)
    blanks = " " * len(result)
    text = WITHOUT_SCORES[:at] + blanks + WITHOUT_SCORES[at + len(result) :]
    text = text[: at + moved] + result + text[at + moved + len(result) :]
    try:
        event = reading.text(text, "wall.txt")
    except TieBreakError:
        return
    assert examine_event(event)


def test_verify_takes_the_columns_that_stand_below_each_other(
    xltiebreak: Command, tmp_path: Path
) -> None:
    """A cell that is empty does not move those behind it."""
    event, printed = tmp_path / "wall.html", tmp_path / "standings.txt"
    event.write_text(PAGE, encoding="utf-8")
    printed.write_text(RIGHT_ALIGNED, encoding="utf-8")
    run = xltiebreak("verify", event, "--against", printed)

    assert "Mod. Med (MM): all 4 values agree." in run.out
    assert "3   Cedar, Lena       3-4      3" in run.out
