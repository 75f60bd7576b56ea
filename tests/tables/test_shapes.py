"""Shapes one by one: sections below and beside each other, names, numbers, grids, pasted text."""

from __future__ import annotations

import io
from collections.abc import Sequence

import openpyxl
import pytest

from tests.make import reading
from tests.make.reading import sentences, tells
from tests.tables.club_events import EIGHT, LANGUAGES, Table, Writer
from xltiebreak import Event, standings

ENGLISH = Writer(EIGHT, LANGUAGES["English"])
PLACES = ["Adams, Ann", "Baker, Bob", "Diaz, Dee", "Evans, Ed", "Frost, Flo"]


def letters() -> Table:
    return ENGLISH.whole("letters")


def of_text(rows: Sequence[Sequence[object]], delimiter: str = ",") -> Event:
    lines = (delimiter.join("" if cell is None else f'"{cell}"' for cell in row) for row in rows)
    return reading.text("\n".join(lines), "club.csv")


def how(event: Event) -> list[tuple[str, ...]]:
    return [section.origin.how for section in event.sections]


def first_five(event: Event) -> list[list[str]]:
    tables = standings(event).to_dict()["sections"]
    return [[row["name"] for row in table["standings"][:5]] for table in tables]


# several tables on one sheet


def test_sections_below_each_other_have_their_headings_for_names() -> None:
    event = reading.sheets(S=[["OPEN"], *letters(), [], ["UNDER 1400"], *letters()])
    assert [section.name for section in event.sections] == ["OPEN", "UNDER 1400"]
    assert first_five(event) == [PLACES, PLACES]
    tells(event)


def test_one_header_may_serve_all_sections() -> None:
    head, *rows = letters()
    event = of_text([head, ["OPEN"], *rows, ["U1400"], *rows])
    assert [section.name for section in event.sections] == ["OPEN", "U1400"]
    assert first_five(event) == [PLACES, PLACES]


def test_headers_over_two_rows_may_stand_above_each_section() -> None:
    table = ENGLISH.two_headers("o", "r", result="score")
    event = of_text([["OPEN"], *table, [], ["U1400"], *table])
    assert [section.name for section in event.sections] == ["OPEN", "U1400"]
    assert first_five(event) == [PLACES, PLACES]


def test_a_section_of_which_nothing_is_wrong_stands_beside_one_with_an_error_in_its_own_cell() -> (
    None
):
    wrong = letters()
    wrong[3][3] = "Q7"
    event = reading.sheets(S=[*letters(), [], ["U1400"], *wrong])
    assert "error unknown-code S!D15" in reading.found(event)


def test_two_tables_side_by_side_keep_their_cells() -> None:
    wrong = letters()
    wrong[2][3] = "D6"
    rows = [[*first, None, *other] for first, other in zip(letters(), wrong, strict=True)]
    event = reading.sheets(S=[["OPEN", *[None] * 8, "U1400"], *rows])
    assert [section.name for section in event.sections] == ["OPEN", "U1400"]
    assert first_five(reading.sheets(S=[[*row[:9], *row[:8]] for row in rows])) == [PLACES, PLACES]
    assert "error twins-disagree S!M4" in reading.found(event)


# several rows and parts a round


def test_three_rows_a_player_are_colors_opponents_and_scores() -> None:
    table: Table = [["No.", "Name", *ENGLISH.round_numbers, "Total"]]
    for k, rounds in enumerate(EIGHT.rounds):
        so_far = [sum(result.points for result in rounds[:r]) for r in ENGLISH.round_numbers]
        table.append([k + 1, EIGHT.names[k], *ENGLISH.row("side", k), EIGHT.total(k)])
        table.append([None, EIGHT.ratings[k], *ENGLISH.row("opponent", k), None])
        table.append([None, None, *so_far, None])
    event = of_text(table)
    tells(event)
    assert how(event)[0][0] == "three rows a player"
    assert first_five(event) == [PLACES]


def test_the_total_behind_the_last_round_is_no_part_of_it() -> None:
    table = ENGLISH.two_headers("o", "r", result="score")
    table[0][-1], table[1][-1] = None, "Pts"
    event = of_text(table)
    assert [player.printed_score for player in event.sections[0].players][:2] == [3.5, 3]
    assert first_five(event) == [PLACES]


# names and numbers


def test_opponents_may_be_named_by_their_places() -> None:
    order = EIGHT.order()
    place = {k: str(p) for p, k in enumerate(order, start=1)}
    head = ["Place", "No.", "Name", "R1", "R2", "R3", "R4"]
    rows = []
    for k in order:
        cells = [
            ENGLISH.cell("letters", result).replace(
                str(result.opponent), place[result.opponent - 1] if result.opponent else ""
            )
            for result in EIGHT.rounds[k]
        ]
        rows.append([place[k], k + 1, EIGHT.names[k], *cells])
    event = reading.sheets(S=[head, *rows])
    tells(event)
    assert how(event) == [("opponents by their places",)]
    assert first_five(event) == [PLACES]


def test_ratings_in_brackets_are_ratings() -> None:
    table = letters()
    rows = [[row[0], f"{row[1]} ({row[2]})", *row[3:]] for row in table[1:]]
    event = reading.sheets(S=[["No.", "Player", *table[0][3:]], *rows])
    assert [player.rating for player in event.sections[0].players] == list(EIGHT.ratings)
    assert first_five(event) == [PLACES]


@pytest.mark.parametrize(
    ("header", "cell"),
    [
        *[
            ("Name / USCF ID", "{name} / {id}"),
            ("Name/ID", "{name} ({id})"),
            ("Name (ID)", "{name}"),
        ],
        *[("Player & Member ID", "{name}\n{id}"), ("Name, ID", "{name} {id}")],
        *[("USCF ID / Name", "{id} / {name}"), ("Name / ID", "{id} {name}")],
        *[
            ("Name / USCF ID / Rating", "{name} / {id} / 1500"),
            ("Name / School", "{name} / Oak High"),
        ],
        *[("Last, First / ID", "{name}, {id}"), ("Name USCF ID", "{name} - {id}")],
    ],
)
@pytest.mark.parametrize("numbered", [True, False])
def test_ids_beside_the_names_stand_apart(header: str, cell: str, *, numbered: bool) -> None:
    rows = [[*row[:2], *row[3:]] for row in letters()]
    rows[0][1] = header
    for row in rows[1:]:
        row[1] = cell.format(name=row[1], id=12345670 + int(str(row[0])))
    event = reading.sheets(S=[row if numbered else row[1:] for row in rows])
    tells(event)
    players = event.sections[0].players
    assert [player.name for player in players] == list(EIGHT.names)
    assert first_five(event) == [PLACES]
    if "{id}" in cell:
        assert [player.id for player in players] == [str(12345670 + k) for k in range(1, 9)]
    assert {player.rating for player in players} == {1500 if "1500" in cell else None}
    assert {player.team for player in players} == {"Oak High" if "Oak" in cell else ""}


# grids, and notations that only the whole table can tell


@pytest.mark.parametrize(
    ("letters", "language"),
    [
        *(("SRT", "Norwegian"), ("VUT", "Norwegian or Danish"), ("GRT", "Danish")),
        *(("VRF", "Swedish"), ("VTH", "Finnish"), ("WRP", "Polish"), ("ZRP", "Polish")),
        *(("GTD", "Spanish"), ("GED", "Spanish"), ("GDV", "Hungarian")),
        *(("GRV", "German"), ("WRV", "Dutch"), ("VRP", "Czech"), ("GNP", "French")),
    ],
)
def test_letters_of_other_languages_are_told_from_their_twins(letters: str, language: str) -> None:
    win, draw, loss = [*letters]
    table: list[list[object]] = [
        ["No.", "Name", "R1", "R2"],
        [1, "Ash", f"{win}2", f"{draw}3"],
        [2, "Birch", f"{loss}1", f"{win}4"],
        [3, "Cedar", f"{win}4", f"{draw}1"],
        [4, "Dogwood", f"{loss}3", f"{loss}2"],
    ]
    section = of_text(table).sections[0]
    assert section.faults == ()
    assert [sum(result.points for result in row) for row in section.crosstable.results] == [
        1.5,
        1,
        1.5,
        0,
    ]
    assert section.origin.how[0].startswith(f"{language} letters ({win} won, {draw} drawn")


def test_letters_that_two_languages_may_mean_are_refused_with_both_named() -> None:
    table = [row[:-1] for row in Writer(EIGHT, LANGUAGES["German"]).whole("letters")]
    event = of_text(table)
    assert reading.found(event)[0].startswith("error ambiguous-notation")
    assert "German (S won, R drawn, N lost)" in sentences(event, "ambiguous-notation")[0]
    assert "state the notation: german, or us" in sentences(event, "ambiguous-notation")[0]
    labelled = of_text([["Notation", "german"], [], *table])
    tells(labelled)
    assert first_five(labelled) == [PLACES]


def test_whose_score_comes_first_is_told_by_the_twins_or_refused() -> None:
    white = ENGLISH.parts("c", "o", "r", result="pair of White")
    own = ENGLISH.parts("c", "o", "r", result="pair")
    assert first_five(of_text(white)) == first_five(of_text(own)) == [PLACES]
    [head, one, *_] = white
    lone: list[list[object]] = [head, one, [5, "Evans, Ed", 1600, *[None] * (len(head) - 3)]]
    assert (
        "white-first notation"
        in sentences(of_text([[*row[:6]] for row in _lone(lone)]), "ambiguous-notation")[0]
    )


def _lone(rows: list[list[object]]) -> list[list[object]]:
    """A first round of which one result alone is typed, Black's."""
    head, first, second = rows
    return [head, [*first[:3], "B", "5", "1-0", *first[6:]], second]


# what is printed beside the results


def test_a_score_so_far_that_is_not_the_sum_is_told_once_a_row() -> None:
    table = ENGLISH.with_running_scores("letters")
    table[1][4] = "D2\n2.0"
    event = reading.sheets(S=table)
    assert "warning running-score S!E2" in reading.found(event)
    assert len(sentences(event, "running-score")) == 1


def test_totals_most_of_which_speak_against_a_guess_stop_it() -> None:
    table = ENGLISH.parts("o", "r", result="score")
    for row in table[1:]:
        row[-1] = "9"
    assert "error totals-disagree line 2, Score" in reading.found(of_text(table))


def test_notes_are_quoted_and_passed_over() -> None:
    event = of_text([*letters(), ["W = won, L = lost"], [], ["Chief TD: J. Smith"]])
    tells(event, "warning passed-over line 10, No.: 'W = won, L = lost', 'Chief TD: J. Smith'")


def test_hidden_rows_and_columns_are_read_and_said() -> None:
    book = openpyxl.load_workbook(io.BytesIO(reading.workbook({"S": letters()})))
    for number in (3, 50):
        book["S"].row_dimensions[number].hidden = True
    for letter in ("D", "AD"):
        book["S"].column_dimensions[letter].hidden = True
    content = io.BytesIO()
    book.save(content)
    event = reading.text(content.getvalue(), "event.xlsx")
    assert first_five(event) == [PLACES]
    assert how(event) == [
        ("hidden row 3, read as the others", "hidden column D, read as the others")
    ]


# pasted text


def test_text_in_columns_of_spaces_is_a_table() -> None:
    lines = ["Autumn Open", "", "No. Name          Rtg  Rd 1 Rd 2  Rd 3  Rd 4  Total"]
    for row in letters()[1:]:
        number, name, rating, *cells, total = row
        lines.append(
            f"{number:<3} {name:<13} {rating} {'  '.join(f'{cell:<4}' for cell in cells)}{total}"
        )
    event = reading.text("\n".join([*lines, "", "Chief TD: J. Smith"]), "club.txt")
    assert first_five(event) == [PLACES]
    assert how(event) == [("columns aligned with spaces",)]


def test_lines_that_part_the_rows_of_a_text_are_passed_over() -> None:
    rows = [["", *map(str, row), ""] for row in letters()]
    rule = ["", *["---"] * len(letters()[0]), ""]
    text = "\n".join("|".join(row) for row in [rows[0], rule, *rows[1:]])
    event = reading.text(text, "club.md")
    assert first_five(event) == [PLACES]
    tells(event)
