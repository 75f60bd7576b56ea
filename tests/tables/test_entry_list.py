"""Registration lists and rating lists as clubs keep them."""

from __future__ import annotations

from pathlib import Path

import pytest

from xltiebreak import TieBreakError
from xltiebreak.formats import entries_of

LIST = """Registrations for May,,,,,
Last name,First name,USCF ID,Reg Rating,Club,Section,Paid
Hart,Hugh,12345678,1641,Elm,Open,yes
Ames,Ann,,unr.,Oak,U1200,
Bell,Bob,12345679,1200P5,Elm,Open,yes
,,,,,,
Cole,Cy,,900,,U1200,
Dane,Dee,12345680,1641,,Open,yes
,,,,,,3 paid
"""


def entries(folder: Path, text: str) -> list[tuple[object, ...]]:
    (folder / "list.csv").write_text(text)
    entry_list = entries_of(folder / "list.csv")
    return [(entry.player.name, entry.player.rating, entry.section) for entry in entry_list.entries]


def test_players_are_sorted_by_rating_the_unrated_last(tmp_path: Path) -> None:
    assert entries(tmp_path, LIST) == [
        ("Dane, Dee", 1641, "Open"),
        ("Hart, Hugh", 1641, "Open"),
        ("Bell, Bob", 1200, "Open"),
        ("Cole, Cy", 900, "U1200"),
        ("Ames, Ann", None, "U1200"),
    ]
    entry_list = entries_of(tmp_path / "list.csv")
    assert entry_list.passed_over == ["Paid"]
    bell = entry_list.entries[2].player
    assert (bell.id, bell.provisional, bell.team) == ("12345679", 5, "Elm")


def test_two_of_one_name_are_two_people_where_both_have_an_id(tmp_path: Path) -> None:
    assert len(entries(tmp_path, "Player;Member ID;Elo\nHart;1;1500\nHart;2;1400\n")) == 2


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Who,Rating\nHart,1641\n", "there is no row of headers with the names; expected such as"),
        ("Name,Rating\n", "the list has headers, and nobody below them"),
        ("Name,Rating\nHart,16x1\n", "line 2, Rating: '16x1' is not a rating; correct it, or"),
        ("Name,Rating\nHart,1641\n,1500\n", "line 3, Name: the name is missing; type it, or"),
        ("Name\nHart, Hugh\n", "line 2, column 2: there are more cells in this line than headers"),
        (
            "Name,ID\nHart,7\nhart,\n",
            "line 3, Name: 'hart' stands at line 2, Name already; delete one of them",
        ),
        (
            "Name,ID\nHart,7\nBell,007\n",
            "line 3, Name: 'Bell' has the ID 007, as has 'Hart' at line 2, Name",
        ),
    ],
)
def test_what_cannot_be_meant_is_refused_with_its_cell(tmp_path: Path, text: str, why: str) -> None:
    with pytest.raises(TieBreakError) as refused:
        entries(tmp_path, text)
    assert str(refused.value).startswith(f"list.csv: {why}")
