"""The bulletin of team events, and of events whose players' teams are ranked."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bulletin.documents import (
    check,
    club,
    combined,
    headings,
    lines,
    read,
    saved,
    table,
    text_of,
    title_of,
    with_texts,
    written,
)
from tests.make.made_up_teams import WEIGHTS, TeamEvent, team_event, team_events
from tests.make.small_team_event import ROUNDS, team_section
from tests.nightly import by_day
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Matches, Player, Section
from xltiebreak.rules.editions import EDITIONS
from xltiebreak.rules.systems import SYSTEMS


def final(order: str = "ihsa-team", **fields) -> Section:
    return replace(team_section(), order=order, **fields)


def without_boards(section: Section) -> Section:
    bare = replace(section.matches, members=None, rosters=(), lineups=())
    return replace(section, matches=bare)


def by_game_points() -> Section:
    section = final("GMP,SOLK")
    return replace(section, matches=replace(section.matches, placed_by="game"))


def with_colours() -> Section:
    section = final()
    members = section.matches.members
    colours = {11: "w", 21: "b", 12: "b", 22: "w"}
    results = tuple(
        (replace(row[0], colour=colours.get(number, row[0].colour)), *row[1:])
        for number, row in members.crosstable.rows.items()
    )
    members = replace(members, crosstable=replace(members.crosstable, results=results))
    return replace(section, matches=replace(section.matches, members=members))


def not_begun() -> Section:
    blank = Result(Outcome.UNPAIRED, blank=True)
    crosstable = replace(team_section().crosstable, numbers=(1, 2), results=((blank,), (blank,)))
    players = (Player(1, "Oak"), Player(2, "Elm"))
    matches = Matches(((None,), (None,)))
    return Section("Final", players, crosstable, order="ihsa-team", matches=matches)


def of_rounds(*rounds: tuple[str, ...], order: str = "usat") -> Section:
    return replace(team_section(rounds), order=order)


NBSP = "\N{NO-BREAK SPACE}"
PLAYING = ("1 2: 11 1-0 22, 12 ? 21", "3 4: 31 ½-½ 41, 32 ½-½ 42")
SECTIONS = {
    "standings": final(),
    "the IHSA's tables, a roster for each team": final(),
    "match points of FIDE": final(edition="fide2026"),
    "game points first": by_game_points(),
    "game points that break a tie, not printed twice": final("GMP,SOLK"),
    "a team alone on its score": final(trophies=4),
    "both factors, exact on paper": final("USAT"),
    "a whole calculation": final("PI"),
    "a point made in a lost match": final("EMGSB", edition="fide2026"),
    "teams that nothing parts": without_boards(final("H2H")),
    "an opponent's other points": final("SOLK:GP"),
    "a round-robin": without_boards(final(kind="roundrobin")),
    "a grid with points": without_boards(final("SB", kind="roundrobin")),
    "a board that is still playing": of_rounds(*ROUNDS, PLAYING),
    "colors beside the results, where they are asked for": with_colours(),
    "a tie-break that no board needed": of_rounds(
        ("1 2: 11 1-0 21, 12 0-1 22", "3 4: 31 ½-½ 41, 32 1-0 42"),
        ("1 3: 11 0-1 31, 12 1-0 32", "2 4: 21 0-1 41, 22 1-0 42"),
        order="SOLK,CUM",
    ),
    "before the last round": of_rounds(*ROUNDS, ("1 2: 11 ? 21, 12 1-0 22",)),
    "nothing is played yet": not_begun(),
    "combined: the team score is no column": combined("scholastic-team"),
    "combined: what cannot be added up": combined(),
    "combined: too few players": combined(counting=4),
}


@pytest.mark.parametrize(("section", "says"), with_texts("teams", SECTIONS))
def test_the_bulletin_of_teams_says(section: Section, says: str) -> None:
    check(read(section, crosstable="w, b" in says), says)


def test_ids_are_printed_where_they_are_asked_for() -> None:
    check(read(final(), ids=True), "300021")


def test_the_players_of_each_board_are_ranked() -> None:
    head, *rows = table(read(final()), "Board prizes")
    assert head == ["Board", "First", "Second", "Third"]
    assert [row[0] for row in rows] == ["1", "2"]
    assert rows[1][1] == "Player 22  2½ of 2\nElm"
    text = text_of(read(final("USAT,SOLK")))
    assert text.casefold().count("the sum of the opponents' scores.") <= 1


@pytest.mark.slow
def test_of_very_many_matches_every_team_has_one_table_of_its_players() -> None:
    section = replace(team_event(60, 5, WEIGHTS[1], Random(1)).section(), order="usat")
    document = read(section)
    titles = [title_of(each) for each in document.tables]
    assert sum(title.startswith("Players of") for title in titles) >= 30
    rows = table(document, "Players of Team 1")
    assert (len(rows), rows[0][-1]) == (1 + 5 + 1, "Sum")


def test_nothing_is_said_about_boards_where_nothing_is_known_about_them() -> None:
    assert headings(read(without_boards(final()))) == [
        "Winners",
        "Final standings",
        "Why this order",
        "Places 1 to 3: Elm, Oak and Fir, 2 match points",
    ]


@pytest.mark.slow
def test_a_number_stays_on_the_line_of_the_word_before_it_in_the_head_of_a_column() -> None:
    assert f"Buchholz Cut{NBSP}1" in table(read(final("BH/C1")), "Standings")[0]
    document = read(combined("BH/C1"))
    for title in ("Team standings", "Players that counted"):
        assert f"Buchholz Cut{NBSP}1" in table(document, title)[0]


@pytest.mark.slow
def test_a_clubs_own_template_takes_a_team_event_too() -> None:
    document = read(final(), template=saved(club()))
    assert lines(document)[0] == "A word from the president"
    assert table(document, "Board prizes")[2][1] == "Player 22  2½ of 2\nElm"


_ORDER = ",".join(SYSTEMS)


@pytest.mark.slow
@given(event=team_events(), edition=st.sampled_from(list(EDITIONS)), boards=st.booleans())
@settings(max_examples=by_day(5, night=120))
def test_every_team_event_can_be_printed(event: TeamEvent, edition: str, boards: bool) -> None:
    section = event.section(with_boards=boards)
    for order in (_ORDER, "ihsa-team"):
        document = read(replace(section, edition=edition, order=order))
        assert len(table(document, "Standings")) == 1 + len(event.numbers)
        assert text_of(document)


def test_the_teams_of_a_combined_event_stand_before_its_players() -> None:
    titles = [title for title in headings(read(combined())) if not title.startswith("Places")]
    assert titles[:3] == ["Winners", "Teams", "Players"]
    assert titles[3:6] == ["Final team standings", "Players that counted", "Final standings"]
    assert "Teams" not in headings(read(combined(counting=None)))
    with pytest.raises(TieBreakError, match="Counting players"):
        written(combined("scholastic-team", counting=None))


def test_team_standings_are_the_sums_of_the_players_that_counted() -> None:
    document = read(combined("SOLK,CUM"))
    counted = table(document, "Players that counted")
    assert table(document, "Team standings")[0][:4] == ["Place", "Team", "Players", "Score"]
    hill = next(k for k, row in enumerate(counted) if row[1] == "Hill")
    members = counted[hill + 1 : hill + 3]
    assert all(row[1].startswith("   ") for row in members)
    solkoff = counted[0].index("Solkoff")
    assert _figure(counted[hill][solkoff]) == sum(_figure(row[solkoff]) for row in members)


def _figure(text: str) -> float:
    return float(text.replace("½", ".5").replace("¼", ".25").replace("¾", ".75"))


def test_a_tie_between_teams_is_told_with_the_sums_that_broke_it() -> None:
    section = replace(combined("SOLK,CUM"), counting=1)
    vale = (
        "Vale and Hill both made 2½ points. The opponents of Vale’s players scored more (Solkoff "
        "8½ to 7½)."
    )
    document = read(section, ties="all")
    first = table(document, "Winners, Teams")[0]
    assert first[1:] == ["Vale\n2½ points\nBo Birch 2½", vale]
    assert f"1 Vale: {vale}" in lines(document)
    sums = "ties by the sums of their Solkoff and Cumulative, in this order"
    assert sums in text_of(document)
