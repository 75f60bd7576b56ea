"""The bulletin of an event in which players play and teams are ranked by their top ones."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.bulletin.documents import (
    combined,
    headings,
    lines,
    read,
    table,
    text_of,
    written,
)
from xltiebreak.event.findings import TieBreakError


def test_the_teams_of_a_combined_event_stand_before_its_players():
    titles = [one for one in headings(read(combined())) if not one.startswith("Places")]
    assert titles[:6] == [
        "Winners",
        "Teams",
        "Players",
        "Final team standings",
        "Players that counted",
        "Final standings",
    ]


def test_team_standings_are_the_sums_of_the_players_that_counted():
    document = read(combined("SOLK,CUM"))
    teams = table(document, "Team standings")
    counted = table(document, "Players that counted")
    assert teams[0][:4] == ["Place", "Team", "Players", "Score"]
    hill = next(row for row in counted if row[1] == "Hill")
    members = counted[counted.index(hill) + 1 : counted.index(hill) + 3]
    assert all(row[1].startswith("   ") for row in members)
    solkoff = counted[0].index("Solkoff")
    assert _figure(hill[solkoff]) == sum(_figure(row[solkoff]) for row in members)
    text = text_of(read(combined()))
    assert "Modified Median is not added up, as it treats plus, even and minus scores" in text


def _figure(text: str) -> float:
    return float(text.replace("½", ".5").replace("¼", ".25").replace("¾", ".75"))


def test_the_team_score_is_no_column_of_the_players():
    document = read(combined("scholastic-team"))
    assert "Team Score of the Top Players" not in table(document, "Standings")[0]
    assert "Ties by Modified Median, then Solkoff" in text_of(document)
    assert "no value" not in text_of(document)


def test_a_tie_between_teams_is_told_with_the_sums_that_broke_it():
    section = replace(combined("SOLK,CUM"), counting=1)
    vale = (
        "Vale and Hill both made 2½ points. The opponents of Vale’s players scored more (Solkoff "
        "8½ to 7½)."
    )
    assert table(read(section), "Winners, Teams")[1][1] == f"Vale\n{vale}\nBo Birch 2½."
    assert f"1 Vale: {vale}" in lines(read(section, ties="all"))
    assert "ties by the sums of their Solkoff and Cumulative, in this order" in text_of(
        read(section)
    )


def test_a_team_with_too_few_players_is_named_as_such():
    rows = table(read(combined(counting=4)), "Players that counted")
    assert "Vale (3 players only)" in [row[1] for row in rows]


def test_a_team_order_needs_to_know_how_many_count():
    with pytest.raises(TieBreakError, match="Counting players"):
        written(combined("scholastic-team", counting=None))


def test_teams_that_are_named_but_not_ranked_are_only_named():
    assert "Teams" not in headings(read(combined(counting=None)))
