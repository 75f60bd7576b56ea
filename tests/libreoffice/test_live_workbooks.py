"""Live workbooks in LibreOffice with the extension: every cell against the core."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from openpyxl import load_workbook

from examples.build import (
    bham,
    championship,
    ihsa,
    prizes,
    riverside,
)
from tests.libreoffice.core_answers import filled, wrong_answers
from tests.libreoffice.live_book import NOT_STORED, ODS, XLSX, LiveBook, Opening, Rows, unlike
from tests.libreoffice.office import Office
from tests.make.half_typed import half_typed
from tests.make.places import section_row
from tests.make.school_events import team_event
from tests.nightly import by_day
from xltiebreak import Event, Section, __version__
from xltiebreak.event.findings import Origin
from xltiebreak.excel import (
    doctor,
    empty_roundrobin,
    empty_scores,
    empty_swiss,
    empty_team_event,
    read_workbook,
    write_workbook,
)
from xltiebreak.formats.spreadsheets import parted
from xltiebreak.tables.events import is_score_list, scores_in

pytestmark = pytest.mark.slow


def by(order: str, event: Event) -> Event:
    """The event ranked by an order for which the pages ask the functions."""
    return replace(event, sections=tuple(replace(one, order=order) for one in event.sections))


def two_sections() -> Event:
    first, second = bham().sections[0], riverside().sections[0]
    sections = (replace(first, name="Open"), replace(second, name="U2100", order="fide"))
    return replace(bham(), sections=sections)


EVENTS: dict[str, Callable[[], Event]] = {
    "a new Swiss": lambda: empty_swiss(24, 5),
    "a new round-robin": lambda: empty_roundrobin(8),
    "a new team event": lambda: empty_team_event(8, 7, 8),
    "two sections": two_sections,
    "prizes": lambda: by("MM,SOLK,SB", prizes()),
    "teams with line-ups": lambda: by("USAT,PCT,SOLK", ihsa()),
}


@pytest.mark.parametrize("name", [*EVENTS][:: by_day(2, night=1)])
def test_what_is_stored_is_worked_out_and_each_function_answers_as_the_core_does(
    opened: Opening, name: str
) -> None:
    event = EVENTS[name]()
    book = opened(event)
    different = unlike(book, book.written)  # formulas without a stored value show something, too

    assert [cell for cells in different.values() for cell in cells if cell[3] != ""] == []
    if len(event.sections) == 1:
        assert wrong_answers(book, filled(book)) == {}
    assert book.block("Help", "A2") == [
        [f"Written with xltiebreak {__version__}, as its functions are."]
    ]


class Kind(NamedTuple):
    """An event of a kind, and where its results are typed."""

    event: Event
    sheet: str
    address: str


KINDS = {
    "a Swiss": Kind(bham(), "Crosstable", "F5:I10"),
    "a round-robin": Kind(by("SB,KOYA,WIN", championship()), "Crosstable", "F5:L11"),
    "teams": Kind(by("IHSA,SOLK", team_event(4, 3, lineups=False)), "Matches", "A5:F10"),
}
GAMES = (("1", "0"), ("0", "1"), ("½", "½"), ("+", "-"))
MATCHES = ((34, 34), (68, 0), ("", ""), (20.5, 47.5))
SLIPS = ("W99", "Q7", "w", " W 2", "two", "L1?", "-1")
BOXES = {
    "Order": ("wintd", "fide", "SB,KOYA,WIN", "MM,QQ", "IHSA,SOLK", "", "MM,SOLK,LOT"),
    "Edition": ("", "uschess", "raw", "fide2026", "rwa"),
    "Lots": ("", "7", "1,2"),
    "Unrated": ("", 800),
}
CODES = ("MM", "SB", "SOLK", "H2H", "TPR", "IHSA", "BH/C1", "nonsense")


def type_results(book: LiveBook, kind: str, random: Random, slips: int) -> None:
    """Type the results of an event, some of them with slips of the pen."""
    _, sheet, address = KINDS[kind]
    rows = book.block(sheet, address)
    if kind == "a Swiss":
        rows = half_typed(random.randrange(1_000), len(rows), len(rows[0]))
    for _ in range(3):
        one, other = random.sample(range(5), 2)
        if kind == "a round-robin":
            rows[one][other], rows[other][one] = random.choice(GAMES)
        elif kind == "teams":
            rows[one][2:4] = random.choice(MATCHES)
    for _ in range(slips):
        random.choice(rows)[random.randrange(len(rows[0]))] = random.choice(SLIPS)
    book.type(sheet, address, rows)


def type_boxes(book: LiveBook, random: Random) -> None:
    """Choose another order and the like, another tie-break to look at, and figures to compare."""
    for name, texts in BOXES.items():
        book.type(*book.place(name), [[random.choice(texts)]])
    sheet, cell = book.place("ChosenTieBreak")
    chosen = [[random.choice([1, 2, 3, 5, 99, "nobody"])], [random.choice(CODES)]]
    book.type(sheet, f"B{int(cell[1:]) - 1}", chosen)
    rows: list[list[Any]] = [[random.choice(["MM", "Solkoff", "SB", "X"]), "Place"]]
    rows += [[random.choice(["", "4", "7.5"]), random.choice(["", "1", "2-3"])] for _ in range(4)]
    book.type("Verify", "C5", rows)


def of_results(path: Path) -> Event:
    """The event in a file without what only that file has: cells, and scores as it stores them."""

    def unprinted(section: Section) -> Section:
        players = tuple(replace(player, printed_score=None) for player in section.players)
        return replace(section, players=players, origin=Origin())

    event = read_workbook(path.read_bytes(), path.name)
    return replace(event, sections=tuple(map(unprinted, event.sections)))


def shown(book: LiveBook) -> dict[str, Rows]:
    """What the cells of each sheet show."""
    return {name: book.rows(name) for name in book.written.sheetnames if name not in NOT_STORED}


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_is_typed_the_functions_answer_as_the_core_does(
    opened: Opening, tmp_path: Path, kind: str
) -> None:
    """What is corrected shows in every cell what it showed before; and what LibreOffice saves then
    is the same event with the same figures, and stays live."""
    book, random = opened(KINDS[kind].event), Random(kind)
    formulas, holds, before = filled(book), [], shown(book)
    for slips in (0, 2, 1, 0):
        book.correct()
        type_results(book, kind, random, slips)
        type_boxes(book, random)
        assert wrong_answers(book, formulas) == {}
        holds.append(bool(book.named("Hold")))
    assert set(holds) == {True, False}

    book.correct()

    assert shown(book) == before
    for filter, ending in ((XLSX, "xlsx"), (ODS, "ods")):
        path = book.saved(tmp_path / f"saved.{ending}", filter)
        assert of_results(path) == of_results(book.path)
        assert "xltiebreak.oxt" in "".join(one.what for one in doctor(None, path))
        if filter == XLSX:
            assert unlike(book, load_workbook(path, data_only=True)) == {}
        with book.copy(path) as copy:
            type_results(copy, kind, random, 1)
            assert wrong_answers(copy, formulas) == {}


def test_an_edit_among_two_hundred_players_is_answered_within_a_second(
    office: Office, tmp_path: Path
) -> None:
    path = tmp_path / "large.xlsx"
    path.write_bytes(write_workbook(by("wintd", empty_swiss(200, 9)), route="libreoffice"))
    document = office.open(str(path))
    office.type(document, "Crosstable", "B5", [[f"Player {one}"] for one in range(1, 201)])
    notation = f"B{section_row('notation') + 1}"
    office.type(document, "Event", notation, [["us"]])  # so many rulings have to be meant
    office.type(document, "Crosstable", "F5", half_typed(3, 200, 9))
    first = office.values(document, "Standings", "P5:Y205")
    began = time.perf_counter()

    office.type(document, "Crosstable", "F5", [["B"]])
    then = office.values(document, "Standings", "P5:Y205")

    assert time.perf_counter() - began < 1
    assert len([row for row in first if row[0] != ""]) > 150
    assert then != first
    office.close(document)


def test_scores_that_are_typed_bring_the_winners(opened: Opening) -> None:
    book = opened(empty_scores(8))
    typed: list[list[Any]] = [["Ash", 1900, "Elms", 1, "4"], ["Birch", 1750, "", 3, "3½"]]
    book.type("Scores", "B5", [*typed, ["Cedar", "", "", 2, 3.5]])
    assert book.block("Scores", "A1")[0][0].startswith("Next: type the prizes")
    book.type("Prizes", "B5", [["1st", "", "", "", 100, "cup"], ["2nd", "", "", "", 50, "cup"]])
    book.type("Prizes", "B7", [["U1800", "", "", "", 30, ""]])
    title = next(row for row in range(40, 80) if book.block("Prizes", f"A{row}")[0][0] == "Winners")
    winners = book.block("Prizes", f"A{title + 3}:G{title + 5}")
    assert [[row[1], *row[5:]] for row in winners] == [
        ["Ash", 100, "cup for 1st"],
        ["Cedar", 40, "cup for 2nd"],
        ["Birch", 40, ""],
    ]
    book.type("Scores", "F6", [["many"]])
    assert "player 2: 'many' is not a score" in book.block("Prizes", f"A{title + 1}")[0][0]


DAY = """Teams by,"School top 2, Club top 2"
Prizes,"trophy to top 1 school, trophy to top 1 club"

Name,School,Club,Score
Ash,Elm,Knights,3
Birch,Oak,Rooks,2
Cedar,Elm,Rooks,2
Dogwood,Oak,Knights,0.5
"""


def test_schools_and_clubs_win_what_is_stored(opened: Opening) -> None:
    scores = scores_in("day", [*parted(DAY, is_score_list)])
    assert scores
    book = opened(scores)
    shown = [row for row in book.block("Prizes", "A45:G60") if "trophy for" in str(row[6])]
    assert [(row[1], row[6]) for row in shown] == [
        ("Elm", "trophy for 1st school"),
        ("Rooks", "trophy for 1st club"),
    ]
