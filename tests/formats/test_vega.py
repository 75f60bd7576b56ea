"""Vega's pages and its text, each a shape of the same invented event, and what is none of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.asked import letters
from tests.make import reading
from tests.nightly import mostly_slow
from xltiebreak import Event, examine_event
from xltiebreak.formats.kinds import kind_of

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
