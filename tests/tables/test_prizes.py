"""The prizes of a section: a sheet, a line of an announcement, labels, and columns of the
crosstable; what is not understood stops the prizes, in words that lead to the cell."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pytest

from tests.tables.grids import found, messages, read, sheet
from xltiebreak.event.section import Event, Section
from xltiebreak.formats.spreadsheets import read_csv
from xltiebreak.prizefund.fund import Fund
from xltiebreak.prizefund.prizes import UNDER
from xltiebreak.prizefund.stated import StatedPrizes, stated_prizes
from xltiebreak.ranking.standings import standings
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


def event(*labels: Sequence[object], table: Sequence[Sequence[object]] = TABLE) -> Event:
    return read(Event=[["Event", "X"], *labels], Crosstable=table)


def typed(*rows: Sequence[object], labels: Sequence[Sequence[object]] = ()) -> Event:
    """An event with a sheet of these prizes, without the column Section."""
    return read(Event=[["Event", "X"], *labels], Crosstable=TABLE, Prizes=[HEADS[1:], *rows])


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
    return [f"{one.title} {one.cash / 100:g} {one.trophy}".strip() for one in fund(of).prizes]


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
    assert [(one.low, one.high) for one in prizes[3:5]] == [(1700, 1999), (1000, 1599)]
    assert (prizes[2].guaranteed, prizes[6].percent, prizes[8].players) == (True, 10, (2,))
    assert stated(of.sections[0]).lists == {"best dressed": (4, 3)}


@pytest.mark.parametrize(
    ("row", "cell", "part"),
    [
        (["2nd", "", "", 3, 50], "D2", "rank 3 contradicts 2nd"),
        (["1st", "", "", "", "1e9"], "E2", "'1e9' is no amount"),
        (["1st", "", "", "", "-5"], "E2", "below 0"),
        (["1st", "", "", "", -5], "E2", "below 0"),
        (["1st", "", "", "", "$"], "E2", "'$' is no amount"),
        (["1st", "", "", "", "1.000,50"], "E2", "expected one such as 150, 1200.50"),
        (["1st", "", "", "", 10_000_000_000], "E2", "at most 1,000,000,000"),
        (["1st", "", "", "", 33.333], "E2", "'33.333' is no amount"),
        (["1st", "", "", "", "0%"], "E2", "'0%' is no part"),
        (["A", "", 900, "", 5], "B2", "no rating is from 1800 to 900"),
        (["1st", "", "", "", 0.25], "E2", "a part of the fees as a text"),
        (["1st", "", "", "", "$1", "200"], "F2", "'200' is no trophy"),
        (["U1800", "", 1800, "", 5], "C2", "below 1800 is to 1799"),
        (["1st", 1900, 1800, "", 5], "B2", "no rating is from 1900 to 1800"),
        (["Top junior", "", 1200, "", 5, "", "", 1], "C2", "asks for no rating"),
        (["U1800", "", "", 0, 5], "D2", "'0' is not a rank"),
        (["U1800", "low", "", "", 5], "B2", "'low' is not a rating"),
        (["U1200-1000", "", "", "", 5], "A2", "can be read as"),
        (["Foo bar", "", "", "", 5], "A2", "'Foo bar' is not understood; expected such as 1st"),
        (["", "", "", "", 5], "A2", "it is not typed what this prize is for"),
        (["1st", "", "", "", 5, "", "perhaps"], "G2", "neither yes nor no"),
        (["1st", "", "", "", 5, "", "", 2], "H2", "not for players who are named"),
        (["Top junior", "", "", "", 5, "", "", 9], "H2", "there is no player 9"),
        (["Top junior", "", "", "", 5], "A2", "it is not stated who can win it"),
        (["Top team", "", "", "", 5], "A2", "how many players count for a team"),
    ],
)
def test_what_is_not_understood_is_an_error_at_its_cell(
    row: Sequence[object], cell: str, part: str
) -> None:
    of = typed(row)

    [finding] = stated(of.sections[0]).findings
    assert (finding.severity, finding.where) == ("error", f"Prizes!{cell}")
    assert part in finding.message
    assert stated(of.sections[0]).fund is None


def test_a_mistake_in_the_prizes_does_not_stop_the_standings() -> None:
    of = typed(["1st", "", "", "", "$"])

    assert [severity for severity, _, _ in found(of)] == ["error"]
    assert len(standings(of.sections[0]).rows) == 4


def test_two_prizes_of_the_same_rank_are_asked_back() -> None:
    of = typed(["U1800", "", "", "", 50], ["U1800", "", "", "", 30])

    assert found(of) == [("error", "prize", "Prizes!D3")]
    assert "at Prizes!A2 already" in messages(of, "prize")[0]
    assert titles(typed(["1st", "", "", "", 50], ["1st", "", "", "", "", "cup"])) == [
        "1st 50",
        "1st 0 cup",
    ]


@pytest.mark.parametrize(
    "text", ["12,50", "1.250,00", "1.250", "1,25", "1,2500", ",250", "1.125", "9" * 5000]
)
def test_an_amount_that_others_read_otherwise_is_refused(text: str) -> None:
    of = typed(["1st", "", "", "", text])

    assert found(of) == [("error", "prize", "Prizes!E2")]
    assert len(messages(of, "prize")[0]) < 200


def test_amounts_with_commas_between_thousands_are_read() -> None:
    of = typed(["1st", "", "", "", "1,250.00"], ["2nd", "", "", "", "$1,000"])

    assert titles(of) == ["1st 1250", "2nd 1000"]


def test_a_rank_of_many_digits_is_refused() -> None:
    assert found(typed(["1st", "", "", "0" * 5 + "1" * 5000, 50])) == [
        ("error", "prize", "Prizes!D2")
    ]


def test_amounts_in_two_currencies_are_refused() -> None:
    assert fund(typed(["1st", "", "", "", "€50"])).sign == "€"
    assert found(typed(["1st", "", "", "", "€50"], ["2nd", "", "", "", "$30"])) == [
        ("error", "prize", "Prizes!E3")
    ]


def test_the_currency_may_be_stated() -> None:
    """A spreadsheet keeps the sign of an amount as its number format, which nobody reads."""
    row = ["1st", "", "", "", 50]

    assert fund(typed(row)).sign == "$"
    assert fund(typed(row, labels=[["Currency", "Euro"]])).sign == "€"
    assert fund(event(["Prizes", "£50-30"])).sign == "£"
    assert found(event(["Prizes", "£50-30"], ["Currency", "$"])) == [
        ("error", "prizes", "Event!B3")
    ]
    assert found(typed(row, labels=[["Currency", "shells"]])) == [("error", "prizes", "Event!B2")]


def test_an_announced_sum_that_is_not_that_of_the_prizes_stops_them() -> None:
    of = event(["Prizes", "$$500: 300-100"])

    assert found(of) == [("error", "announcement-total", "Event!B2")]
    assert stated(of.sections[0]).fund is None
    assert (
        "$500 are announced, and the prizes add up to $400" in messages(of, "announcement-total")[0]
    )


def test_the_same_of_a_sheet() -> None:
    rows = [["1st", "", "", "", 300], ["2nd", "", "", "", 100]]

    assert found(typed(*rows, labels=[["Prize fund", "$400"]])) == []
    of = typed(*rows, labels=[["Prize fund", "$500"]])
    assert found(of) == [("error", "announcement-total", "Event!B2")]
    assert (
        "$500 are announced, and the prizes add up to $400; correct one of them"
        in (messages(of, "announcement-total")[0])
    )
    assert found(typed(*rows, labels=[["Prize fund", "a lot"]])) == [
        ("error", "prizes", "Event!B2")
    ]


def test_an_announced_sum_that_is_meant_stops_nothing() -> None:
    rows = [["1st", "", "", "", 300], ["2nd", "", "", "", 100]]

    for meant in ("yes", "$500", "500"):
        of = event(["Prizes", "$$500: 300-100"], ["Announced total", meant])
        assert fund(of).total == 500_00
        assert fund(of).announced == 400_00
    assert fund(typed(*rows, labels=[["Announced total", "$500"]])).total == 500_00
    of = typed(*rows, labels=[["Prize fund", "$500"], ["Announced total", "yes"]])
    assert fund(of).total == 500_00


def test_an_announced_sum_that_is_meant_is_that_of_the_line() -> None:
    of = event(["Prizes", "$$500: 300-100"], ["Announced total", "$600"])
    assert found(of) == [("error", "prizes", "Event!B3")]
    of = event(["Prizes", "$$500: 300-200"], ["Prize fund", "$600"])
    assert found(of) == [("error", "prizes", "Event!B3")]
    of = event(["Prizes", "300-200"], ["Announced total", "much"])
    assert found(of) == [("error", "prizes", "Event!B3")]


def test_the_label_says_that_an_amount_is_the_total() -> None:
    """Without it the first line is a first prize, and the second is asked back."""
    for line in ("$100 b/10, U1800 $50", "$150 b/10, U1800 $100, U1600 $50", "$150, U1800 $100"):
        of = event(["Prizes", line], ["Announced total", "yes"])
        assert fund(of).total is not None
        assert all(one.kind == UNDER for one in fund(of).prizes)


def test_percentages_are_of_the_sum_at_a_label() -> None:
    rows = [["1st", "", "", "", "60%"], ["2nd", "", "", "", "40%"]]

    of = typed(*rows, labels=[["Prize fund", "$1,000"], ["Based on", 8], ["Entry fees", "$90"]])
    assert [prize.cash for prize in fund(of).due(6)] == [450_00, 300_00]
    of = event(["Prizes", "60% 1st, 30% 2nd"], ["Announced total", "$1,000"])
    assert [prize.cash for prize in fund(of).due(4)] == [600_00, 300_00]
    of = event(["Prizes", "60% 1st, 30% 2nd"], ["Prize fund", "$1,000"])
    assert found(of) == [("error", "announcement-total", "Event!B3")]


def test_a_part_of_a_line_that_is_not_understood_is_quoted() -> None:
    of = event(["Prizes", "300-200, U1800 plenty"])

    assert found(of) == [("error", "prizes", "Event!B2")]
    assert '"plenty"' in messages(of, "prizes")[0]


def test_a_sheet_and_a_line_for_one_section_are_one_too_many() -> None:
    of = typed(["1st", "", "", "", 50], labels=[["Prizes", "50-30"]])

    assert found(of) == [("error", "prizes", "Event!B2")]
    assert messages(of, "prizes") == ["the prizes stand on Prizes, too; keep the line or the table"]


def test_every_section_has_its_own() -> None:
    of = read(
        sheet("Crosstable", TABLE),
        sheet("Crosstable U1200", TABLE),
        Event=[["Section", "Open", "U1200"], ["Prizes", "300-200", ""]],
        Prizes=[HEADS, ["u1200", "1st", "", "", "", 40]],
    )

    assert found(of) == []
    funds = [stated(one).fund for one in of.sections]
    assert [one and [prize.cash for prize in one.prizes] for one in funds] == [
        [300_00, 200_00],
        [40_00],
    ]
    assert [one and one.whole_event for one in funds] == [540_00, 540_00]


@pytest.mark.parametrize(("section", "said"), [("U900", "no section 'U900'"), ("", "not typed")])
def test_a_row_for_an_unknown_section_stops_them_all(section: str, said: str) -> None:
    of = read(
        sheet("Crosstable", TABLE),
        sheet("Crosstable U1200", TABLE),
        Event=[["Section", "Open", "U1200"]],
        Prizes=[HEADS, [section, "1st", "", "", "", 40], ["Open", "1st", "", "", "", 40]],
    )

    assert found(of) == [("error", "prize-section", "Prizes!A2")]
    assert said in messages(of, "prize-section")[0]
    assert [stated(one).fund for one in of.sections] == [None, None]


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


@pytest.mark.parametrize(
    ("label", "text", "part"),
    [
        ("Prize rule", "fair", "expected uschess, equal, hort or none"),
        ("Based on", "many", "no number of entries"),
        ("Based on", "40", "contradicts the line of prizes, which says 50"),
        ("Entries", "-3", "expected one such as 62.5"),
        ("Guaranteed", "80", "such as 80% or $400"),
        ("Guaranteed", "$9000", "more than the prizes, which add up to 830"),
        ("Guaranteed", "180%", "'180%' is no part"),
        ("Entry fees", "a lot", "no amount of money"),
        ("Trophy rule", "x", "expected standings or money"),
        ("Above the limit", "x", "expected to the tie or withheld"),
        ("No limit for", "9", "'9' is nobody's pairing number"),
        ("Re-entries", "3", "expected such as 3 as 12"),
        ("Re-entries", "3 as 3", "cannot enter again so"),
        ("Prize lists", "1, 3", "expected such as junior: 3, 7"),
        ("Prize ratings", "3 1850", "expected such as 7: 1850"),
        ("Prize ratings", "3: high", "'high' is not a rating"),
    ],
)
def test_a_label_that_is_not_understood_is_told_at_its_cell(
    label: str, text: str, part: str
) -> None:
    of = event(["Prizes", LINE], [label, text])

    assert found(of) == [("error", "prizes", "Event!B3")]
    assert part in messages(of, "prizes")[0]


def test_the_older_rule_without_its_limit() -> None:
    assert not fund(event(["Prizes", LINE], ["Prize rule", "uschess, no cap"])).cap


def test_entries_that_count_half_have_to_be_stated() -> None:
    line = ["Prizes", "Prizes $500 b/60 (re-entries count half). 300-200"]

    assert found(event(line)) == [("error", "announcement-half", "Event!B2")]
    assert fund(event(line, ["Entries", 50])).entries == 50


def test_labels_without_prizes_are_passed_over_and_told() -> None:
    of = event(["Based on", 60])

    assert found(of) == [("warning", "prize-label", "Event!B2")]
    assert stated(of.sections[0]).divides_equally


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
    wrong = [one for one in stated(of.sections[0]).findings if one.where == "Crosstable!F3"]
    assert [part in one.message for one in wrong] == [True]


def test_a_prize_that_nobody_can_win_is_told_at_its_row() -> None:
    of = typed(["1st", "", "", "", 50], ["U1000", "", "", "", 30], ["U1000", "", "", 3, 10])

    assert found(of) == [
        ("warning", "prize-rank-missing", "Prizes!A3"),
        ("warning", "prize-for-nobody", "Prizes!A3"),
    ]


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
    assert [one.name for one in of.sections[0].players] == ["Ash", "Birch"]


def test_in_a_text_file_the_line_is_named() -> None:
    of = read_csv(f"{CSV}\nPrize,Rank,Cash\n1st,x,300\n".encode(), "x.csv")

    assert found(of) == [("error", "prize", "line 6, Rank")]


def test_a_column_of_prizes_printed_in_a_crosstable_is_no_table_of_prizes() -> None:
    of = read_csv(b"No.,Name,R1,Prize,Cash\n1,Ash,W2,$5,5\n2,Birch,L1,,\n", "x.csv")

    assert of.sections[0].prizes is None
    assert of.sections[0].printed["Prize"] == {1: "$5"}
