"""Web pages with a crosstable, from whatever program."""

from __future__ import annotations

import pytest

from tests.make import reading
from tests.make.samples import page
from xltiebreak import TieBreakError, examine_event
from xltiebreak.formats import kind_of

TABLE = """
No.|Name|Rating|R1|R2
1|Müller Ash|1500|W2|D3
2|Birch|1400|L1|B
3|Cedar|1300|H|D1
"""
WINTD = """
#|Name|Rtng|Rd 1|Rd 2|Tot
1|ASH, ADA|1500|W 2|D 3|1.5
2|BIRCH, BO|1400|L 1|B---|1.0
3|CEDAR, CY|1300|H---|D 1|1.0
"""


@pytest.mark.parametrize("table", [TABLE, WINTD, WINTD.replace("#|", "Plr#|")])
def test_a_table_is_found_by_its_header(table: str) -> None:
    event = reading.text(page("Menu|Home", table), "club.html")
    assert examine_event(event) == []
    assert [player.number for player in event.sections[0].players] == [1, 2, 3]
    assert event.sections[0].rounds == 2


def test_the_first_heading_names_the_event() -> None:
    event = reading.text(page(TABLE, above="<h1>Club Night</h1>"), "club.html")
    assert event.name == "Club Night"


def test_several_tables_are_sections_named_by_the_headings_above_them() -> None:
    text = page(TABLE, above="<h1>Club Night</h1><h2>Open</h2>")
    more = page(TABLE, above="<h2>U1200</h2>").partition("<body>")[2]
    event = reading.text(text.replace("</body></html>", more), "club.html")
    assert [section.name for section in event.sections] == ["Open", "U1200"]


@pytest.mark.parametrize(
    ("head", "encoding"),
    [
        ('<meta charset="utf-8">', "utf-8"),
        ('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">', "latin-1"),
        ('<meta charset="windows-1252">', "cp1252"),
        ("", "utf-8"),
        ("", "cp1252"),
        ("", "utf-16"),
        ('<meta charset="no-such-letters">', "utf-8"),
    ],
)
def test_the_letters_are_those_that_the_page_names(head: str, encoding: str) -> None:
    content = page(TABLE, head=head).encode(encoding)
    assert kind_of(content) == "html"
    assert reading.text(content, "club.html").sections[0].players[0].name == "Müller Ash"


def test_a_fault_is_told_with_its_line() -> None:
    text = page(TABLE.replace("L1", "Q1"))
    line = next(k for k, one in enumerate(text.splitlines(), 1) if "Q1" in one)
    [fault] = reading.text(text, "club.html").sections[0].faults
    assert fault.where == f"line {line}, R1"


def test_a_fault_is_told_with_its_row_where_the_page_is_one_line() -> None:
    text = page(TABLE.replace("L1", "Q1")).replace("\n", "")
    [fault] = reading.text(text, "club.html").sections[0].faults
    assert fault.where == "line 3, R1"


def test_cells_that_span_rows_and_columns_hold_their_places() -> None:
    text = (
        "<table><tr><th rowspan=2>No.</th><th rowspan=2>Name</th><th colspan=2>Rounds</th></tr>"
        "<tr><th>R1</th><th>R2</th></tr>"
        "<tr><td>1</td><td>Ash</td><td>W2</td><td>B</td></tr>"
        "<tr><td>2</td><td>Birch</td><td>L1</td><td>H</td></tr></table>"
    )
    [section] = reading.text(text, "club.html").sections
    assert section.faults == ()
    assert section.crosstable.rounds == 2
    assert [player.name for player in section.players] == ["Ash", "Birch"]


def test_a_table_inside_another_is_a_table_of_its_own() -> None:
    inner = page(TABLE).partition("<body>")[2].partition("</body>")[0]
    text = f"<html><body><table><tr><td>{inner}</td></tr></table></body></html>"
    [section] = reading.text(text, "club.html").sections
    assert [player.number for player in section.players] == [1, 2, 3]


def test_markup_in_names_is_text() -> None:
    text = page(TABLE.replace("Birch", "<b>Birch</b> &amp; <i>Co</i><br>II"))
    assert reading.text(text, "x.html").sections[0].players[1].name == "Birch & Co II"


@pytest.mark.parametrize(
    ("cell", "shown"),
    [
        ("O&apos;Neill &ccaron; &#150; &nbsp;&amp;lt;", "O'Neill č – &lt;"),
        ("Ash<!-- no --><script>if (a<b) 'x'</script>", "Ash"),
        ("Ash & Co <3", "Ash & Co <3"),
        ("<font size=2><b>Ash", "Ash"),
    ],
)
def test_a_cell_is_what_a_browser_shows(cell: str, shown: str) -> None:
    """Though neither it nor the row ends with a tag."""
    head = "<tr><td>No.<td>Name<td>R1"
    text = f"<table>{head}<tr><td>1<td>{cell}<td>W2<tr\n\n><td>2<td>Birch<td>L1"
    [section] = reading.text(text, "club.html").sections
    assert [player.name for player in section.players] == [shown, "Birch"]
    assert not section.faults


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_rows_have_the_numbers_of_their_lines(end: str) -> None:
    head = ["<table>", "<tr>", "<td>No.<td>Name<td>R1</td>", "</tr>", ""]
    rows = ["<tr", 'class="a">', "<td>1<td>Ash<td>Q2", "<tr><td>2<td>Birch<td>L1<td>", ""]
    [section] = reading.text(end.join([*head, *rows]), "club.html").sections
    assert [fault.where for fault in section.faults] == ["line 7, R1"]  # where its tag ends


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("<html><body><table><tr><td></td></tr></table></body></html>", "has no table"),
        (page("Menu|Home"), "no crosstable was found"),
        ("<table>" + "<tr><td>1</td></tr>" * 50_001 + "</table>", "more than 50,000 rows"),
        ("<table><tr>" + "<td>1</td>" * 401 + "</tr></table>", "more than 400 columns"),
    ],
)
def test_pages_without_a_crosstable_are_refused(text: str, answer: str) -> None:
    with pytest.raises(TieBreakError, match=answer):
        reading.text(text, "club.html")
