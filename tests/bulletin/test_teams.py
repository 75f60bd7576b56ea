"""The bulletin of team events, and of events whose players' teams are ranked."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
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
    written,
)
from tests.samples.made_up import share
from tests.samples.made_up_teams import WEIGHTS, TeamEvent, team_event, team_events
from tests.samples.small_team_event import ROUNDS, team_section
from xltiebreak.bulletin.boards import MOST_MATCHES
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
SAYS = {
    "standings": (final(), """
        4 teams on 2 boards, 3 rounds
        Match points: 1 for a match won, ½ for one drawn.
        at most 5 a match (the boards are worth 3 and 2)
        Place | No. | Team | Match points | Game points | IHSA Team Tie-Break
        1 | 2 | Elm | 2 | 11 | 1.28
        2 | 1 | Oak | 2 | 9 | 1.20
        3 | 3 | Fir | 2 | 8½ | 1.17
        4 | 4 | Ash | 0 | 1½ | 1.08
        Place | Team | Match points
        2 | Oak / Also 2 match points. Oak scored more against strong teams than Fir (IHSA \
        Team Tie-Break 1.20 to 1.17). / Player 11, Player 12, Player 13. | 2
        No. | Team | R1 | R2 | R3 | Match points | Game points | Place
        1 | Oak | W2~3 | L3~1 | X4~5 | 2 | 9 | 2
        Shaded: no match.
        ! 300021
        """),
    "the IHSA's tables, a line-up board by board, board prizes": (final(), """
        Rd | 2 Elm, place~1 | Points in match | Opponent’s tournament points | ÷~100~=
        1 | L1 Oak | (2 + 10) × | (1½² + 1)* | 0.39
        2 | W4 Ash | (5 + 10) × | (½² + 1)* | 0.19
        3 | W3 Fir | (4 + 10) × | (2² + 1) | 0.70 |  | 3 | X4 | – | – | –
        | Total |  |  | 1.28 |  |  | Total |  |  | 1.20
        Dash: forfeit win. * No. 1 (score 2, with unplayed R3 at ½); No. 4 (score 0, with \
        unplayed R3 at ½). The rounds are printed rounded; the total is made from the exact \
        figures.
        [Round 2, matches by board]
        Bd | 1 Oak | 1~–~4 | 3 Fir
        1 | Player 11 | 0 – 1 | Player 31
        2 | Player 13 | ½ – ½ | Player 32 |  | 2 | Player 22 | + / − | nobody
        Without boards: 1 Oak: forfeit win against 4 (5); 4 Ash: forfeit loss against 1 (0).
        Board | Place | Name | Team | Points | Games | At this board
        2 | 1 | Player 22 | Elm | 2½ | 2 | 3
        Each player stands at the board at which he or she sat most often
        then by Modified Median, Solkoff, Cumulative and Cumulative of Opposition
        """),
    "match points of FIDE": (
        final(edition="fide2026"),
        "Match points: 2 for a match won, 1 for one drawn."
    ),
    "game points first": (by_game_points(), """
        Place | No. | Team | Game points | Match points
        1 | 2 | Elm | 11 | 2
        """),
    "game points that break a tie, not printed twice": (final("GMP,SOLK"), """
        Place | No. | Team | Match points | Game points
        Places 1–3: Elm, Oak and Fir, 2 match points
        1 | Elm / Elm, Oak and Fir all made 2 match points. Elm made more game points than Oak \
        (Game/Match Points 11 to 9).
        ! Game points | Game/Match Points
        """),
    "a team alone on its score": (final(trophies=4), "4 | Ash / Player 4"),
    "both factors, exact on paper": (final("USAT"), """
        1 | L1 Oak | 2 × | 2 | 4
        2 | W4 Ash | 5 × | 0 | 0
        3 | W3 Fir | 4 × | 2 | 8
        | Total |  |  | 12
        ! rounded
        """),
    "a whole calculation": (final("PI"), """
        place~1 | Made of | Gives
        100 + (2/3 − ½) × 80 + 80 × (4/5 − ½)
        | Average |
        """),
    "a point made in a lost match": (final("EMGSB", edition="fide2026"), "1 × 4"),
    "teams that nothing parts": (
        without_boards(final("H2H")),
        "Oak, Elm and Fir are level on every tie-break: lots are due for places 1–3."
    ),
    "an opponent's other points": (
        final("SOLK:GP"),
        "No. 1 counts as 6½ (score 9, with unplayed R3 at 2½)"
    ),
    "a round-robin": (without_boards(final(kind="roundrobin")), """
        1 | 0~v~1 Oak |
        2 | 1~v~4 Ash |
        """),
    "a grid with points": (without_boards(final("SB", kind="roundrobin")), """
        | 0~2 | ■ | 1~4 | 1~5 |
        The row’s team against the column’s
        """),
    "a board that is still playing": (of_rounds(*ROUNDS, PLAYING), """
        1 | Player 11 | 1 – 0 | Player 22
        2 | Player 12 |  | Player 21
        """),
    "colors beside the board": (with_colours(), """
        1 w | Player 11
        2 b | Player 12
        w, b beside the board: the color of the player on the left.
        """),
    "a tie-break that no board needed": (
        of_rounds(
            ("1 2: 11 1-0 21, 12 0-1 22", "3 4: 31 ½-½ 41, 32 1-0 42"),
            ("1 3: 11 0-1 31, 12 1-0 32", "2 4: 21 0-1 41, 22 1-0 42"),
            order="SOLK,CUM",
        ),
        """
        Games | At this board | Solkoff
        ! At this board | Solkoff | Cumulative
        """,
    ),
    "before the last round": (of_rounds(*ROUNDS, ("1 2: 11 ? 21, 12 1-0 22",)), """
        # Players by board
        ! # Board prizes
        """),
    "nothing is played yet": (not_begun(), "No result is entered yet."),
    "combined: the team score is no column": (combined("scholastic-team"), """
        Ties by Modified Median, then Solkoff
        ! Team Score of the Top Players
        ! no value
        """),
    "combined: what cannot be added up": (
        combined(),
        "Modified Median is not added up, as it treats plus, even and minus scores"
    ),
    "combined: too few players": (combined(counting=4), "Vale (3 players only)"),
}  # fmt: skip


@pytest.mark.parametrize("name", SAYS)
def test_the_bulletin_of_teams_says(name: str) -> None:
    section, says = SAYS[name]
    check(read(section), says)


def test_ids_are_printed_where_they_are_asked_for() -> None:
    check(read(final(), ids=True), "300021")


def test_the_players_of_each_board_are_ranked() -> None:
    rows = table(read(final()), "Board prizes")
    assert {row[1] for row in rows[1:]} <= {"1", "2", "3", "1–2", "2–3", "3–4"}
    text = text_of(read(final("USAT,SOLK")))
    assert text.casefold().count("the sum of the opponents' scores.") <= 1


def test_the_points_stand_under_the_results_where_that_saves_turning_the_page() -> None:
    names = {team: f"Consolidated Township School {team}" for team in (1, 2)}
    met = tuple(("1 2: 11 1-0 21, 12 ½-½ 22",) for _ in range(8))
    document = read(replace(team_section(met, (12.0, 11.0), names), order="ihsa-team"))
    assert table(document, "Crosstable")[1][2] == "W2\n17½"
    assert {page.orientation for page in document.sections} == {0}
    assert "Under them: the points made in the match." in text_of(document)


@pytest.mark.slow
def test_of_very_many_matches_every_team_has_one_table_of_its_players() -> None:
    section = replace(team_event(60, 5, WEIGHTS[1], Random(1)).section(), order="usat")
    assert MOST_MATCHES < 60 * 5 / 2
    document = read(section)
    titles = [title_of(each) for each in document.tables]
    assert sum(title.startswith("Players of") for title in titles) == 60
    assert not any("matches by board" in title for title in titles)
    rows = table(document, "Players of Team 1")
    assert (len(rows), rows[0][-1]) == (1 + 5, "Points")


def test_nothing_is_said_about_boards_where_nothing_is_known_about_them() -> None:
    assert headings(read(without_boards(final()))) == [
        "Winners",
        "Final standings",
        "Why this order",
        "Places 1–3: Elm, Oak and Fir, 2 match points",
        "Crosstable",
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
    assert table(document, "Board prizes")[1][2] == "Player 21"


_ORDER = ",".join(SYSTEMS)


@pytest.mark.slow
@given(event=team_events(), edition=st.sampled_from(list(EDITIONS)), boards=st.booleans())
@share(0.4)
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
    assert table(document, "Winners, Teams")[1][1] == f"Vale\n{vale}\nBo Birch 2½."
    assert f"1 Vale: {vale}" in lines(document)
    sums = "ties by the sums of their Solkoff and Cumulative, in this order"
    assert sums in text_of(document)
