"""Columns that no rule needs are kept as they stand."""

from __future__ import annotations

from xltiebreak.formats.spreadsheets import read_csv


def test_further_columns_are_kept_by_header_and_number() -> None:
    text = 'No.,Name,R1,Total,TBrk,TBrk,Grade\n4,A,W9,1,"6,5",1,K-5\n9,B,L4,0,½,,K-5\n'
    [section] = read_csv(text.encode(), "event.csv").sections
    assert section.printed == {
        "TBrk": {4: "6,5", 9: "½"},
        "TBrk (2)": {4: "1"},
        "Grade": {4: "K-5", 9: "K-5"},
    }


def test_a_table_without_further_columns_prints_nothing() -> None:
    [section] = read_csv(b"No.,Name,R1,,Notes\n1,A,W2,,\n2,B,L1,,\n", "event.csv").sections
    assert section.printed == {}
