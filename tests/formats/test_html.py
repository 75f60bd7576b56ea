"""Web pages with a crosstable, from whatever program; more is told in ``cases/web_pages.txt``."""

from __future__ import annotations

import pytest

from tests.make import reading
from tests.make.samples import page
from xltiebreak import TieBreakError
from xltiebreak.formats import kind_of

TABLE = "No.|Name|R1\n1|Müller Ash|W2\n2|Birch|L1"


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


@pytest.mark.parametrize(
    ("cell", "shown"),
    [
        ("O&apos;Neill &ccaron; &#150; &nbsp;&amp;lt;", "O'Neill č – &lt;"),
        ("Ash<!-- no --><script>if (a<b) 'x'</script>", "Ash"),
        ("Ash & Co <3", "Ash & Co <3"),
        ("<font size=2><b>Ash", "Ash"),
        ("<b>Ash</b> &amp; <i>Co</i><br>II", "Ash & Co II"),
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
