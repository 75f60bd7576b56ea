"""Play-offs by plain formulas: typed in events of all kinds, as the file stores the places and as
LibreOffice works them out, against the core."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from openpyxl import load_workbook

from tests.excel.placed_pages import shown
from tests.excel.team_events import team_event
from tests.libreoffice.office import Office
from tests.make.crosstables import section as of_cells
from tests.nightly import by_day
from tests.referees.events import roundrobin, swiss, unfinished
from xltiebreak import Event, Section, TieBreakError
from xltiebreak.event.section import PERFECT_PLAYOFF
from xltiebreak.excel import read_workbook, write_workbook
from xltiebreak.excel.cells.layout import section_row
from xltiebreak.excel.plain.playoff import FORM
from xltiebreak.ranking.standings import standings

LEVEL = "W3 W4 D2", "W4 W3 D1", "L1 L2 W4", "L2 L1 L3"
ALL_LEVEL = "D2 D3", "D1 D4", "D4 D1", "D3 D2", "H H"
PERFECT = "W3 W4 B", "W5 W6 B", "L1 W5 D4", "D6 L1 D3", "L2 L3 D6", "D4 L2 D5"
"""Of 1 and 2, who have all points, Modified Median puts 1 first."""


def drawn(random: Random) -> Section:
    """A section of one kind; now and then its last round is missing."""
    seed, players = random.randrange(10**6), random.randint(5, 9)
    kind = random.choice(("swiss", "swiss", "roundrobin", "team"))
    if kind == "roundrobin":
        made = replace(roundrobin(seed, random.randint(4, 7)), kind=kind, order="")
    elif kind == "team":
        weights = random.choice(((1.0,) * 4, (2.0, 1.0)))
        order = random.choice(("usat", "ihsa-team"))
        event = team_event(players, 4, weights, seed=seed, lineups=False, order=order)
        [made] = event.sections
    else:
        made = replace(swiss(seed, players, 4), kind=kind, scheduled_rounds=4, order="MM, SOLK")
    made = replace(made, edition="", unrated=None)
    if random.random() < 0.1 and made.matches is None:
        rounds = made.crosstable.rounds
        made = unfinished(replace(made, scheduled_rounds=rounds), rounds - 1)
    return made


def played_off(section: Section, random: Random) -> Section:
    """The section with a play-off of two to five on one score, or of others who did not play it,
    in one of the ways in which people type it."""
    groups = [[row.player.number for row in tie.standings] for tie in standings(section).ties]
    every = list(section.crosstable.numbers)
    groups = [group[:5] for group in groups] or [every[:2]]
    named = random.choice(groups)
    how = random.random()
    if how < 0.3 and len(named) > 2:
        first = random.randrange(len(named) - 1)
        named = named[first : first + random.randint(2, 3)]
    elif how < 0.4:
        named = random.sample(every, random.randint(1, 4))
    elif how < 0.5:
        named = [*named, random.choice((*every, 99))]
    named = random.sample(named, len(named))
    sign = random.choice((", ", ",", " > ", ",#", " , "))
    names = {player.number: player.name for player in section.players}
    if all(names.get(number) for number in named) and random.random() < 0.2:
        text = " > ".join(random.choice((names[number], str(number))) for number in named)
    else:
        text = sign.join(map(str, named))
    text += random.choice(("", "", " (blitz 2–0)", "(armageddon; 1-0)", " ( x )", " ;"))
    others = [group for group in groups if not set(group) & {*named}]
    if others and random.random() < 0.3:
        text += f"; {', '.join(map(str, random.sample(others[0], len(others[0]))))} (rapid)"
    return replace(section, playoff=text)


def by_the_core(section: Section) -> list[list[Any]]:
    """Place, number and what decided, in place order; nothing where the core refuses."""
    try:
        table = standings(section)
    except TieBreakError:
        return []
    rows = table.rows
    return [
        [row.places if row.shared else row.place, row.player.number, row.decided_by or ""]
        for row in rows
    ]


def by_the_sheet(page: Any, rows: int) -> list[list[Any]]:
    """The same of the sheet Standings."""
    heads = shown(page, 5, 1, 14)[0]
    if heads[0] != "Place":
        return []
    lines = (line for line in shown(page, 6, rows, 14) if line[0] != "")
    return [[line[0], line[1], line[heads.index("Decided by")]] for line in lines]


def pages(content: bytes | Path) -> list[Any]:
    """The sheets Standings of a file, as their values stand in it."""
    source = io.BytesIO(content) if isinstance(content, bytes) else content
    book = load_workbook(source, data_only=True)
    return [book[title] for title in book.sheetnames if title.startswith("Standings")]


def compared(content: bytes, sheets: list[Any]) -> tuple[int, int]:
    """How many sections are placed, and how many refused, both as the core does; of further ones
    the sheet says that it does not read them."""
    read, placed, refused = read_workbook(content, "typed.xlsx").sections, 0, 0
    for section, page in zip(read, sheets, strict=True):
        lines = by_the_sheet(page, len(section.players))
        if lines:
            assert lines == by_the_core(section), section
            placed += 1
            continue
        _, words = page["A5"].value.split(": ", 1)
        if words == FORM:
            continue
        [fault] = [fault.message for fault in section.faults if fault.code == "playoff"]
        begins, tail, ends = words.partition("; name all who played it")
        assert fault.startswith(begins), section
        assert fault.endswith(tail + ends), section
        refused += 1
    return placed, refused


def of_sections(sections: list[Section]) -> bytes:
    named = tuple(replace(each, name=f"S{k}") for k, each in enumerate(sections))
    return write_workbook(Event("", named), route="plain")


@pytest.mark.slow
def test_whatever_is_typed_is_placed_or_refused_as_by_the_core(
    bare_office: Office, tmp_path: Path
) -> None:
    drawing = [Random(seed) for seed in range(0, 48, by_day(12, night=1))]
    content = of_sections([played_off(drawn(random), random) for random in drawing])
    counts = compared(content, pages(content))
    assert min(counts) > 0
    (tmp_path / "typed.xlsx").write_bytes(content)
    out = bare_office.converted(tmp_path / "typed.xlsx", tmp_path / "out.xlsx")
    assert compared(content, pages(out)) == counts


@pytest.mark.parametrize(
    ("cells", "texts"),
    [
        (LEVEL, ["#2 > 1 (blitz 2–0)", "entrant 2 > Entrant 1 (a; b);"]),
        (ALL_LEVEL, ["5, 4, 3, 2, 1"]),
    ],
)
def test_those_named_are_placed_above_every_tie_break(
    cells: tuple[str, ...], texts: list[str]
) -> None:
    made = replace(of_cells(*cells), kind="swiss")
    content = of_sections([replace(made, playoff=text) for text in texts])
    sheets = pages(content)
    assert compared(content, sheets) == (len(texts), 0)
    for text, page in zip(texts, sheets, strict=True):
        how = text.partition(" (")[2].rstrip(";")
        assert page["A3"].value.partition("; ")[2] == (f"Playoff ({how}" if how else "")


@pytest.mark.slow
def test_a_play_off_that_contradicts_the_places_is_refused_in_the_words_of_check() -> None:
    made = replace(of_cells(*LEVEL), kind="swiss")
    texts = ["2, 3", "2, 2", "2, 9", ", 2"]
    content = of_sections([replace(made, playoff=text) for text in texts])
    assert compared(content, pages(content)) == (0, len(texts))


@pytest.mark.slow
def test_what_is_not_read_places_nobody_and_the_sheet_says_what_is() -> None:
    made = replace(of_cells(*LEVEL), kind="swiss")
    texts = ["2 = 1", "2 1", "2, 1 (a) b", "2, 1; 1, 2; 3, 4"]
    content = of_sections([replace(made, playoff=text) for text in texts])
    for column, page in zip("BCDE", pages(content), strict=True):
        assert page["A5"].value == f"Event!{column}{section_row('playoff') + 1}: {FORM}"
        assert by_the_sheet(page, 4) == []


@pytest.mark.slow
def test_all_points_share_the_place_until_the_play_off_is_typed() -> None:
    made = replace(of_cells(*PERFECT), kind="swiss", perfect_scores=PERFECT_PLAYOFF)
    content = of_sections([made, replace(made, playoff="2, 1"), replace(made, perfect_scores="")])
    sheets = pages(content)
    assert compared(content, sheets) == (3, 0)
    assert [sheet["A6"].value for sheet in sheets] == ["1–2", 1, 1]
    assert [sheet["B6"].value for sheet in sheets] == [1, 2, 1]
    due = "; a play-off is due for places 1–2"
    assert [sheet["A3"].value.endswith(due) for sheet in sheets] == [True, False, False]
