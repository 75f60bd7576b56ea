"""The tie-break order as people type it on the sheet Event: LibreOffice reads it there as the
commands do, or a sentence says what is not read."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from openpyxl import load_workbook

from tests.libreoffice.office import Office
from tests.make.places import SECTION_NAME_ROW, section_row
from xltiebreak import SYSTEMS, Event
from xltiebreak.excel import empty_swiss, write_workbook
from xltiebreak.excel.plain.swiss import KNOWN, MOST, NAMED_HERE
from xltiebreak.excel.sheets.event_sheet import all_labels_of
from xltiebreak.ranking.orders import order_named
from xltiebreak.rules.called import NAMES
from xltiebreak.rules.editions import USUAL, edition_named

BOX = f"B{section_row('order') + 1}"
EDITION_BOX = f"B{section_row('edition') + 1}"
LINE = f"B{SECTION_NAME_ROW + len(all_labels_of(empty_swiss().sections)) + 1}"
TYPED = 200

AS_ANNOUNCED: Mapping[str, str] = {
    "MM SOLK": "MM SOLK",
    "mm solk cum ocum": "MM SOLK CUM OCUM",
    "MM > SB": "MM SB",
    "MM; SOLK": "MM SOLK",
    "Modified Median, Solkoff, Cumulative, Cumulative of Opposition": "MM SOLK CUM OCUM",
    "Mod Med, Solkoff, Cum, Opp Cum.": "MM SOLK CUM OCUM",
    "Sonneborn, wins; Kashdan": "SB WIN KASH",
    "Mod. Med., Solkoff": "MM SOLK",
    "Round Robin": "SB H2H WIN",
    "u-s chess": "MM SOLK CUM OCUM",
    "USCF default": "MM SOLK CUM OCUM",
    "Quads": "SB H2H WIN",
    "US Chess Scholastic": "MM SOLK SB CUM",
    "Sum of Opponents' Scores, Most Wins": "SOLK WIN",
    "MM, MED, SOLK, CUM, OCUM, SB, KASH, WIN, BLACKS": " ".join(KNOWN),
}
NOT_READ: Mapping[str, str] = {
    "MM/SOLK": "The tie-break order MM/SOLK ",
    "1. MM, 2. SOLK": "The tie-break 1. MM in the order ",
    "MM then SOLK": "The tie-break order MM then SOLK ",
    "Sonneborn, wins and Kashdan": "The tie-break wins and Kashdan in the order ",
    "MM, SOLK,": "The tie-break order MM, SOLK, ",
    "MM, Buchholz Cut 1": "The tie-break Buchholz Cut 1 in the order ",
    "MM H2H": "The tie-break H2H in the order ",
    "Modified Median Solkoff": "The tie-break order Modified Median Solkoff ",
    "bham": "The tie-break order bham ",
    "MM, SOLK to place 5; then CUM": "The tie-break SOLK to place 5 in the order ",
    "MM for the first 5 places, then SOLK": "The tie-break MM for the first 5 places in the order ",
    "Top 5: MM; others: SOLK": "The tie-break Top 5: MM in the order ",
    "ukcc": "These formulas know the edition uschess alone, and by Edition or Tie-break order "
    "fide2009 is in force",
    "FIDE default": "These formulas know the edition uschess alone, and by Edition or Tie-break "
    "order fide2026 is in force",
    "x" * 99 + "wins": "The tie-break xxx",
    "MM, MM": "The tie-break order MM, MM ",
}


def order_codes(typed: str) -> list[str]:
    """The codes that the commands read."""
    return [tie.system.code for tie in order_named(typed, edition=USUAL).tie_breaks]


def header_of(office: Office, document: int, typed: str) -> list[str]:
    """The filled headers of Standings after an order was typed."""
    office.type(document, "Event", BOX, [[typed]])
    [header] = office.values(document, "Standings", "A5:N5")
    return [str(cell) for cell in header if cell]


def spellings() -> Iterator[str]:
    """Orders as people type them: of tie-breaks known to the formulas and others."""
    drawing = Random("orders")
    separators = [", ", ", ", ",", "; ", " > ", " then ", " ", " ", "/"]
    cases = [str, str, str.lower, str.upper, str.title]
    yield from drawing.sample([*NAMED_HERE, "bham", "wintd", "ukcc", "usat"], 4)
    for _ in range(TYPED - 4):
        codes = drawing.sample(KNOWN, drawing.choice([1, 2, 2, 3, 3, 4, 5, MOST]))
        if drawing.random() < 0.2:
            codes[-1] = drawing.choice([codes[0], "H2H", "BH/C1", "ACUM", "Median 2", "nonsense"])
        of_codes = drawing.random() < 0.4
        names = [code if of_codes else spelled(code, drawing) for code in codes]
        yield drawing.choice(cases)(drawing.choice(separators).join(names))


def spelled(code: str, drawing: Random) -> str:
    """A tie-break as somebody calls it, now and then abbreviated as nobody listed."""
    if code not in SYSTEMS:
        return code
    name = drawing.choice([code, SYSTEMS[code].name, *NAMES.get(code, ())])
    return name if drawing.random() < 0.95 else " ".join(word[:5] for word in name.split())


@pytest.mark.slow
def test_an_order_is_read_as_the_commands_read_it_or_refused_by_name(
    bare_office: Office, tmp_path: Path
) -> None:
    path = tmp_path / "swiss.xlsx"
    path.write_bytes(write_workbook(empty_swiss(5, 3), route="plain"))
    document = bare_office.open(str(path))
    for typed, codes in AS_ANNOUNCED.items():
        headers = header_of(bare_office, document, typed)
        assert headers == ["Place", "No.", "Name", "Score", *codes.split(), "Decided by"], typed
        assert order_codes(typed) == codes.split()
        [[line]] = bare_office.values(document, "Event", LINE)
        assert line == f"Formulas break ties by {', '.join(codes.split())}."
        [[first_line]] = bare_office.values(document, "Standings", "A1")
        assert first_line.startswith("6 tie-breaks of this order are printed") is (
            len(codes.split()) > 6
        )
    for typed, beginning in NOT_READ.items():
        [sentence] = header_of(bare_office, document, typed)
        assert sentence.startswith(f"Event!{BOX}: {beginning}"), typed
        assert bare_office.values(document, "Event", LINE) == [[sentence]]
    for edition in ("USCF", "us chess rules"):
        bare_office.type(document, "Event", EDITION_BOX, [[edition]])
        assert header_of(bare_office, document, "MM")[-2:] == ["MM", "Decided by"], edition
        assert edition_named(edition).code == USUAL
    bare_office.type(document, "Event", EDITION_BOX, [[""]])
    placed = 0
    for typed in spellings():
        headers = header_of(bare_office, document, typed)
        if len(headers) == 1:
            assert "need a workbook with functions" in headers[0], typed
            continue
        assert headers[4:-1] == order_codes(typed), typed
        placed += 1
    bare_office.close(document)
    assert placed > TYPED / 3


@pytest.mark.slow
def test_standings_print_six_tie_breaks_or_those_of_the_order() -> None:
    for order, last in (("", "K"), (", ".join(KNOWN[:7]), "L"), (", ".join(KNOWN), "N")):
        [section] = empty_swiss(5, 3).sections
        event = Event("", (replace(section, order=order),))
        book = load_workbook(io.BytesIO(write_workbook(event, route="plain")))
        assert book["Standings"].print_area.split("$")[3] == last
