"""Vega's pages and its text, each a shape of the same invented event, and what is none of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.asked import letters
from tests.command import Command
from tests.make import reading
from tests.nightly import mostly_slow
from xltiebreak import Event, TieBreakError, examine_event, load, standings
from xltiebreak.formats import kind_of

DATA = Path(__file__).parents[1] / "data/formats"
SHAPES = ("vega-crosstable.html", "vega-crosstablescore.html", "vega-crosstable.txt")
PLAYED = {
    "Alder, Ruth": "W4w D2b W3w W6w",
    "Birch, Omar": "W5b D1w W6b L3b",
    "Cedar, Lena": "D6w W4b L1b W2w",
    "Dogwood, Piet": "L1b L3w B L5w",
    "Elm, Sana": "L2w F6 H W4b",
    "Fir, Tomas": "D3b X5 L2w L1b",
}
"""What happened, by the numbers of the start list."""


def by_name(event: Event) -> dict[str, str]:
    """Everybody's results, with the opponents' first letters for their numbers."""
    [section] = event.sections
    initial = {player.number: player.name[0] for player in section.players}
    rows = zip(section.players, section.crosstable.results)
    return {
        player.name: " ".join(
            letters(one).replace(str(one.opponent), initial[one.opponent])
            if one.opponent
            else letters(one)
            for one in results
        )
        for player, results in rows
    }


def expected() -> dict[str, str]:
    initials = [name[0] for name in PLAYED]
    return {
        name: re.sub(r"\d", lambda found: initials[int(found[0]) - 1], row)
        for name, row in PLAYED.items()
    }


@pytest.mark.parametrize("shape", SHAPES)
def test_every_shape_of_a_cross_table_is_the_same_event(shape: str) -> None:
    content = (DATA / shape).read_bytes()
    event = reading.text(content, shape)
    [section] = event.sections

    assert kind_of(content) == "vega"
    assert examine_event(event) == []
    assert by_name(event) == expected()
    assert (event.name, event.dates) == ("Alder Vale Rapid", "11/04/2026 – 12/04/2026")
    assert (section.edition, section.scheduled_rounds) == ("fide2026", 4)
    assert [
        player.rating for player in sorted(section.players, key=lambda player: player.name)
    ] == [*(2105, 1980, 1875, 1790, None, 1540)]


def test_the_order_is_the_one_that_the_columns_of_tie_breaks_have() -> None:
    event = load(DATA / "vega-crosstablescore.html")

    [table] = standings(event)
    assert table.order.codes == ("BH", "BH/C1", "SB")
    assert [row.player.name[0] for row in table.rows] == list("ABCFED")


@pytest.mark.parametrize("shape", SHAPES)
def test_a_page_of_standings_is_compared_with_an_event(xltiebreak: Command, shape: str) -> None:
    """The printed figures were worked out by hand."""
    against = ["--against", DATA / "vega-standings.html", "--order", "BH,BH/C1,SB"]
    run = xltiebreak("verify", DATA / shape, *against)

    assert run.code == 0
    for label in ("Place", "Score", "BH", "BH-C1 (BH/C1)", "SB"):
        assert f"{label}: all 6 values agree." in run.out.replace("places agree", "values agree")


CELL = re.compile(r'<div class="res">\s*(.)\s*</div><div class="(c.)">')


@pytest.mark.parametrize("place", mostly_slow(range(24)))
def test_a_page_with_one_other_result_is_refused_or_says_what_it_shows(place: int) -> None:
    page = (DATA / "vega-crosstable.html").read_text("utf-8")
    cell = list(CELL.finditer(page))[place]
    other = "1" if cell[1] == "0" else "0"
    changed = page[: cell.start(1)] + other + page[cell.end(1) :]
    event = reading.text(changed, "page.html")

    assert [finding.code for finding in examine_event(event)]
    assert by_name(event) != expected()


def test_a_message_quotes_what_stands_on_the_page() -> None:
    page = (DATA / "vega-crosstable.html").read_text("utf-8")
    changed = page.replace(
        '<div class="res">1</div><div class="cw">4', '<div class="res">7</div><div class="cw">4', 1
    )
    [findings] = [finding.message for finding in examine_event(reading.text(changed, "page.html"))][
        :1
    ]
    assert findings.startswith("'7 4' is not a result")


def grid_page(rows: list[list[str]], entry: str = "NAME") -> bytes:
    head = "".join(f"<th>{k}</th>" for k in range(1, len(rows) + 1))
    body = "".join(
        f"<tr><td>{k}</td><td>{9 - k}</td><td><a href='#'>Entry {k}</a></td><td>0</td>"
        + "".join(f"<td> {cell} </td>" if cell else '<td class="hole"> </td>' for cell in row)
        + "</tr>"
        for k, row in enumerate(rows, start=1)
    )
    return (
        "<html><head><meta name='author' content='www.vegachess.com'></head><body>"
        f"<table><thead><tr><th>Pos</th><th>#</th><th>{entry}</th><th>Rtg</th>{head}</tr></thead>"
        f"<tbody>{body}</tbody></table></body></html>"
    ).encode()


SINGLE = [["", "1", "½", "+"], ["0", "", "1", "1"], ["½", "0", "", "0"], ["-", "0", "1", ""]]
DOUBLE = [["", "½1", "11"], ["½0", "", "0+"], ["00", "1-", ""]]


@pytest.mark.parametrize(("rows", "scores"), [(SINGLE, [2.5, 2, 0.5, 1]), (DOUBLE, [3.5, 1.5, 1])])
def test_a_round_robin_is_read_as_its_grid(rows: list[list[str]], scores: list[float]) -> None:
    event = reading.text(grid_page(rows), "sortedcrosstable.html")
    [table] = standings(event)

    assert not [finding for finding in examine_event(event) if finding.is_error]
    found = {row.player.name: row.score for row in table.rows}
    assert [found[f"Entry {k}"] for k in range(1, len(rows) + 1)] == scores


def test_what_says_no_results_is_refused_with_the_page_to_give(
    xltiebreak: Command, tmp_path: Path
) -> None:
    standings = (DATA / "vega-standings.html").read_bytes()
    cross = (DATA / "vega-crosstable.html").read_bytes()
    nothing = re.sub(rb'<td><div class="res">.*?(?=<td|</tr)', b"<td> </td>", cross)
    for page, message in (
        (standings, "shows the standings and not the results; give the page of its cross table"),
        (nothing, "no result stands in this cross table yet"),
        (grid_page([["", "4"], ["2", ""]], "Team"), "give Vega's FIDE report (TRF)"),
        (b"<html>vegachess<table><tr><td>Info</td></tr></table>", "has no cross table"),
    ):
        (tmp_path / "page.html").write_bytes(page)
        run = xltiebreak("check", tmp_path / "page.html")
        assert (run.code, run.out) == (2, "")
        assert message in run.err


def test_a_line_of_the_text_with_a_result_too_few_is_told() -> None:
    text = (DATA / "vega-crosstable.txt").read_text("utf-8").replace("=HPB", "")
    with pytest.raises(TieBreakError, match="a line of the cross table is out of its columns"):
        reading.text(text, "crosstable.txt")
