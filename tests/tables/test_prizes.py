"""The prizes of a section: a sheet, a line of an announcement, labels, and columns of the
crosstable; what is not understood stops the prizes, in words that lead to the cell."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pytest

from tests.tables.grids import found, read, sheet, tells
from xltiebreak.event.section import Event, Section
from xltiebreak.formats.spreadsheets import read_csv
from xltiebreak.prizefund.fund import Fund
from xltiebreak.prizefund.prizes import UNDER
from xltiebreak.prizefund.stated import StatedPrizes, stated_prizes
from xltiebreak.tables.cells import Cell, Fault

TABLE: list[list[object]] = [
    ["No.", "Name", "Rating", "R1", "R2"],
    [1, "Ash", 1900, "W2", "D3"],
    [2, "Birch", 1700, "L1", "B"],
    [3, "Cedar", 1500, "H", "D1"],
    [4, "Lee, Ann", "unr", "H", "H"],
]
LINE = "$$830 b/50: 300-200-100, U1800 100-50, U1400/Unr 80"
HEADS = ["Section", "Prize", "From", "To", "Rank", "Cash", "Trophy", "Guaranteed", "Players"]


def with_columns(**columns: Sequence[object]) -> list[list[object]]:
    """The crosstable with further columns behind its rounds."""
    rows = [[*row] for row in TABLE]
    for head, cells in columns.items():
        for row, cell in zip(rows, [head.replace("_", " "), *cells]):
            row.append(cell)
    return rows


def event(
    *labels: Sequence[object],
    table: Sequence[Sequence[object]] = TABLE,
    rows: Sequence[Sequence[object]] = (),
) -> Event:
    """An event with these labels and, if any, these rows of a sheet of prizes, without the column
    Section."""
    prizes = {"Prizes": [HEADS[1:], *rows]} if rows else {}
    return read(Event=[["Event", "X"], *labels], Crosstable=table, **prizes)


def typed(*rows: Sequence[object], labels: Sequence[Sequence[object]] = ()) -> Event:
    return event(*labels, rows=rows)


def stated(section: Section) -> StatedPrizes:
    prizes = stated_prizes(section)
    assert prizes is not None
    return prizes


def fund(of: Event) -> Fund:
    assert found(of) == []
    read_fund = stated(of.sections[0]).fund
    assert read_fund is not None
    return read_fund


def titles(of: Event) -> list[str]:
    return [
        f"{prize.title} {prize.cash / 100:g} {prize.trophy}".strip() for prize in fund(of).prizes
    ]


def test_the_line_of_an_announcement() -> None:
    of = event(["Prizes", LINE])

    assert titles(of) == [
        *("1st 300", "2nd 200", "3rd 100", "1st U1800 100", "2nd U1800 50", "1st U1400/Unr 80")
    ]
    assert fund(of).based_on == 50


def test_rows_of_a_sheet() -> None:
    of = typed(
        ["1st", "", "", "", 300, "x"],
        ["2nd prize", "", "", 2, "$1,200.50"],
        ["U1800", "", 1799, 1, 50, "plaque", "yes"],
        ["A", 1700, 1999, "", 40],
        ["Reserve", 1000, 1599, "", 30],
        ["Unrated", "", "", "", 20],
        ["1800-1999", "", "", "", "10%"],
        ["4 points", "", "", "", 15],
        ["Best game", "", "", "", 5, "", "", 2],
        ["Best dressed", "", "", "", 5, "", "", "Lee, Ann; 3"],
        labels=[["Entry fees", 400]],
    )

    assert titles(of) == [
        *("1st 300 trophy", "2nd 1200.5", "1st U1800 50 plaque", "1st Class A (1700-1999) 40"),
        *("1st Reserve 30", "1st unrated 20", "1st Class A 0", "4 points 15", "best game 5"),
        "1st Best dressed 5",
    ]
    prizes = fund(of).prizes
    assert [(prize.low, prize.high) for prize in prizes[3:5]] == [(1700, 1999), (1000, 1599)]
    assert (prizes[2].guaranteed, prizes[6].percent, prizes[8].players) == (True, 10, (2,))
    assert stated(of.sections[0]).lists == {"best dressed": (4, 3)}


PAIR = [["1st", "", "", "", 300], ["2nd", "", "", "", 100]]
FIFTY = ["1st", "", "", "", 50]
HALF = ["Prizes", "Prizes $500 b/60 (re-entries count half). 300-200"]


MEANT = (500_00, 400_00)


@pytest.mark.parametrize(
    ("rows", "labels", "total", "announced"),
    [
        *(
            ([], [["Prizes", "$$500: 300-100"], ["Announced total", meant]], *MEANT)
            for meant in ("yes", "$500", "500")
        ),
        (PAIR, [["Announced total", "$500"]], *MEANT),
        (PAIR, [["Prize fund", "$500"], ["Announced total", "yes"]], *MEANT),
    ],
)
def test_an_announced_sum_that_is_meant_stops_nothing(
    rows: Sequence[Sequence[object]],
    labels: Sequence[Sequence[object]],
    total: int,
    announced: int,
) -> None:
    made = fund(event(*labels, rows=rows))
    assert (made.total, made.announced) == (total, announced)


def test_the_label_says_that_an_amount_is_the_total() -> None:
    """Without it the first line is a first prize, and the second is asked back."""
    for line in ("$100 b/10, U1800 $50", "$150 b/10, U1800 $100, U1600 $50", "$150, U1800 $100"):
        of = event(["Prizes", line], ["Announced total", "yes"])
        assert fund(of).total is not None
        assert all(prize.kind == UNDER for prize in fund(of).prizes)


def test_signs_and_commas_of_amounts_are_read() -> None:
    """A spreadsheet keeps the sign of an amount as its number format, which nobody reads."""
    assert titles(typed(["1st", "", "", "", "1,250.00"], ["2nd", "", "", "", "$1,000"])) == [
        *("1st 1250", "2nd 1000")
    ]
    for amount in ("9" * 5000, "0" * 5 + "1" * 5000):  # in a few words
        for row in (["1st", "", "", "", amount], ["1st", "", "", amount, 50]):
            [finding] = stated(typed(row).sections[0]).findings
            assert len(finding.message) < 200
    assert titles(typed(FIFTY, ["1st", "", "", "", "", "cup"])) == ["1st 50", "1st 0 cup"]
    for of, sign in (
        (typed(["1st", "", "", "", "€50"]), "€"),
        (typed(FIFTY), "$"),
        (typed(FIFTY, labels=[["Currency", "Euro"]]), "€"),
        (event(["Prizes", "£50-30"]), "£"),
    ):
        assert fund(of).sign == sign


def test_percentages_are_of_the_sum_at_a_label() -> None:
    rows = [["1st", "", "", "", "60%"], ["2nd", "", "", "", "40%"]]

    of = typed(*rows, labels=[["Prize fund", "$1,000"], ["Based on", 8], ["Entry fees", "$90"]])
    assert [prize.cash for prize in fund(of).due(6)] == [450_00, 300_00]
    of = event(["Prizes", "60% 1st, 30% 2nd"], ["Announced total", "$1,000"])
    assert [prize.cash for prize in fund(of).due(4)] == [600_00, 300_00]


def test_every_section_has_its_own() -> None:
    of = read(
        sheet("Crosstable", TABLE),
        sheet("Crosstable U1200", TABLE),
        Event=[["Section", "Open", "U1200"], ["Prizes", "300-200", ""]],
        Prizes=[HEADS, ["u1200", "1st", "", "", "", 40]],
    )

    assert found(of) == []
    funds = [stated(section).fund for section in of.sections]
    assert [made and [prize.cash for prize in made.prizes] for made in funds] == [
        *([300_00, 200_00], [40_00])
    ]
    assert [made and made.whole_event for made in funds] == [540_00, 540_00]


@pytest.mark.parametrize(("section", "message"), [("U900", "no section 'U900'"), ("", "not typed")])
def test_a_row_for_an_unknown_section_stops_them_all(section: str, message: str) -> None:
    of = read(
        sheet("Crosstable", TABLE),
        sheet("Crosstable U1200", TABLE),
        Event=[["Section", "Open", "U1200"]],
        Prizes=[HEADS, [section, "1st", "", "", "", 40], ["Open", "1st", "", "", "", 40]],
    )

    tells(of, f"error prize-section Prizes!A2: {message}")
    assert [stated(part).fund for part in of.sections] == [None, None]


def test_a_sheet_without_headers_is_told_and_an_empty_one_is_none() -> None:
    assert found(read(Crosstable=TABLE, Prizes=[["Winners"], ["Ash"]])) == [
        ("error", "no-headers", "Prizes")
    ]
    for empty in ([], [HEADS], [HEADS, ["Open"]]):
        rows: list[list[object]] = [*map(list, empty)]
        of = read(Crosstable=TABLE, Prizes=rows or [[""]])
        assert (found(of), of.sections[0].prizes) in [([], None)] or rows[1:]


def test_labels_say_how_the_fund_is_paid() -> None:
    made = fund(
        event(
            ["Prizes", "300-200"],
            ["Prize rule", "Hort"],
            ["Based on", 60],
            ["Entries", "47½"],
            ["Guaranteed", 0.8],
            ["Trophy rule", "money"],
            ["Unrated limit", "$100"],
            ["Provisional limit", 150],
            ["Above the limit", "withheld"],
            ["No limit for", "3, 4"],
            ["Entry fees", "$1,000"],
        )
    )

    assert (made.rule, made.based_on, made.entries) == ("hort", 60, Fraction(95, 2))
    assert (made.guaranteed, made.trophies_follow_money, made.fees) == (80, True, 1000_00)
    limits = made.limits
    assert (limits.unrated, limits.provisional, limits.beyond) == (100_00, 150_00, "withheld")
    assert limits.exempt == {3, 4}


def test_other_rules_and_counts_of_a_fund() -> None:
    assert not fund(event(["Prizes", LINE], ["Prize rule", "uschess, no cap"])).cap
    assert fund(event(HALF, ["Entries", 50])).entries == 50
    assert stated(event(["Based on", 60]).sections[0]).divides_equally


def test_columns_that_only_prizes_ask_for() -> None:
    table = with_columns(
        Prize_rating=["", 1805, "unr", ""], Withdrawn=["no", "", "R2", ""], Junior=["x", "", "", 1]
    )
    made = stated(event(["Prizes", "50-30, top junior 20"], table=table).sections[0])

    assert made.ratings == {2: 1805, 3: None}
    assert made.withdrawn == (3,)
    assert made.lists == {"junior": (1, 4)}
    assert made.findings == ()


def test_the_same_in_labels() -> None:
    made = stated(
        event(
            ["Prizes", "50-30, top junior 20"],
            ["Prize ratings", "2: 1805; 3: unr"],
            ["Withdrawn", "3"],
            ["Prize lists", "Juniors: 1, 4; woman: none"],
            ["Re-entries", "1 as 4"],
        ).sections[0]
    )

    assert (made.ratings, made.withdrawn) == ({2: 1805, 3: None}, (3,))
    assert made.lists == {"junior": (1, 4), "woman": ()}
    assert (made.entered_again, made.findings) == ({1: 4}, ())


def test_who_is_on_a_list_is_stated_in_one_way() -> None:
    table = with_columns(Juniors=["x", "", "", ""])
    line, same = ["Prizes", "50-30, top junior 20"], ["Prize lists", "junior: 1"]

    assert found(event(line, same, table=table)) == []
    assert found(event(line, ["Prize lists", "junior: 2"], table=table)) == [
        ("error", "prize-list", "Event!B2")
    ]


@pytest.mark.parametrize(
    ("column", "cells", "part"),
    [
        ("Prize_rating", ["", "high", "", ""], "'high' is not a rating"),
        ("Withdrawn", ["", "perhaps", "", ""], "neither yes nor no"),
        ("Junior", ["", "maybe", "", ""], "neither yes nor no"),
        ("Junior", ["", Cell("#N/A", Fault("error-cell", "an error")), "", ""], "an error"),
    ],
)
def test_what_such_a_column_does_not_say_is_told_at_its_cell(
    column: str, cells: Sequence[object], part: str
) -> None:
    of = event(["Prizes", "1st 50, top junior 20"], table=with_columns(**{column: cells}))
    wrong = [
        finding for finding in stated(of.sections[0]).findings if finding.where == "Crosstable!F3"
    ]
    assert [part in finding.message for finding in wrong] == [True]


def test_an_amount_of_zeros_is_refused_at_the_label_and_in_the_table() -> None:
    [of_line] = stated(event(["Prizes", "1st 000, 2nd 00"]).sections[0]).findings
    table = f"Prize,Rank,Cash\n1st,,00\n{CSV}"
    [of_row] = stated(read_csv(table.encode(), "x.csv").sections[0]).findings

    assert (of_line.where, of_row.where) == ("Event!B2", "line 2, Cash")
    assert '"000": this is no amount' in of_line.message
    assert "'00' is no amount" in of_row.message


CSV = "No.,Name,Rating,R1\n1,Ash,1900,W2\n2,Birch,1700,L1\n"


@pytest.mark.parametrize(
    "text",
    [
        f'Prizes,"300-200, U1800 50"\n\n{CSV}',
        f"Prizes,300-200, U1800 50\n\n{CSV}",
        f"Event,X\n\nPrize,Rank,Cash\n1st,,300\n2nd,,200\nU1800,1,50\n\n{CSV}",
        f"Prize,Rank,Cash\n1st,,300\n2nd,,200\nU1800,1,50\n{CSV}",
        f"{CSV}\nPrize,Rank,Cash\n1st,,300\n2nd,,200\nU1800,1,50\n",
    ],
)
def test_a_text_file_has_a_line_or_a_table(text: str) -> None:
    of = read_csv(text.encode(), "x.csv")

    assert titles(of) == ["1st 300", "2nd 200", "1st U1800 50"]
    assert [player.name for player in of.sections[0].players] == ["Ash", "Birch"]


def test_in_a_text_file_the_line_is_named() -> None:
    of = read_csv(f"{CSV}\nPrize,Rank,Cash\n1st,x,300\n".encode(), "x.csv")

    assert found(of) == [("error", "prize", "line 6, Rank")]


def test_a_column_of_prizes_printed_in_a_crosstable_is_no_table_of_prizes() -> None:
    of = read_csv(b"No.,Name,R1,Prize,Cash\n1,Ash,W2,$5,5\n2,Birch,L1,,\n", "x.csv")

    assert of.sections[0].prizes is None
    assert of.sections[0].printed["Prize"] == {1: "$5"}
