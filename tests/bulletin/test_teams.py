"""The bulletin of team events, of events whose players' teams are ranked, and its prizes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.bulletin.documents import (
    check,
    combined,
    headings,
    opened,
    read,
    table,
    text_of,
    with_texts,
    written,
)
from tests.cli.test_answers import EXAMPLE
from tests.cli.test_answers import text_of as csv_of
from tests.make.small_team_event import ROUNDS, team_section
from xltiebreak.answers.scripts import prizes
from xltiebreak.answers.standings import event_standings
from xltiebreak.bulletin import write_bulletin
from xltiebreak.event.findings import EventError, TieBreakError
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Matches, Player, Section
from xltiebreak.event.words import first_name_first
from xltiebreak.formats.spreadsheets import read_csv


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


def test_the_teams_of_a_combined_event_stand_before_its_players() -> None:
    titles = [title for title in headings(read(combined())) if not title.startswith("Places")]
    assert titles[:3] == ["Winners", "Teams", "Players"]
    assert titles[3:5] == ["Final team standings", "Final standings"]
    assert "Teams" not in headings(read(combined(counting=None)))
    with pytest.raises(TieBreakError, match="Counting players"):
        written(combined("scholastic-team", counting=None))


def test_team_standings_are_the_sums_of_the_players_that_counted() -> None:
    document = read(combined("SOLK,CUM"))
    counted = table(document, "Team standings")
    assert counted[0][:3] == ["Place", "Team and players", "Score"]
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
    document = read(section)
    first = table(document, "Winners, Teams")[0]
    assert first[1:] == ["Vale\n2½ points\nBo Birch 2½", vale]
    sums = "placed by the sums of these players’ Solkoff, then Cumulative"
    assert sums in text_of(document)


AUTUMN = EXAMPLE.read_text(encoding="utf-8")


def printed(text: str) -> str:
    """All that the bulletin of a text file says."""
    return text_of(drawn(text))


def drawn(text: str):
    event = read_csv(text.encode(), "test.csv")
    return opened(write_bulletin(event_standings(event, event.sections)))


@pytest.mark.slow
def test_the_table_pays_each_winner_what_the_command_tells() -> None:
    document = drawn(AUTUMN)
    [section] = prizes(read_csv(AUTUMN.encode(), "x.csv"))
    paid: dict[str, float] = {}
    head, *rows = table(document, "Prizes")
    assert head == ["Prize", "Winners", "Points", "Sum", "Each"]
    for _, names, _, _, each in rows:
        for name in names.partition(" (")[0].replace("\xa0", " ").split(", "):
            paid[name] = paid.get(name, 0) + float(each.removeprefix("$") or 0)

    expected = {
        first_name_first(winner.entrant.name): winner.cash / 100 for winner in section.winners
    }
    assert len(expected) == 12
    assert paid == pytest.approx(expected)
    sums = [float(row[-1].removeprefix("$") or 0) for row in rows]
    assert sums == sorted(sums, reverse=True)
    text = text_of(document)
    for remark in section.awards.remarks:
        assert f"{remark}." in text
    assert "Norwood, Oliver: $80 for 1st Class C, nobody else on 2½ is eligible" in text
    assert "Prize fund $1,470: all of it is paid" in text
    assert rows[4][:4] == ["", "Lukas\xa0Hoffmann, Grace\xa0Eastwood", "3", ""]
    assert rows[-1][:2] == [
        *("Plaque for top junior", "Nora\xa0Gallagher (next in line: Lombardi, Vera)"),
    ]


def test_money_stands_beside_the_first_and_their_trophies_with_the_reason() -> None:
    rows = table(drawn(AUTUMN), "Winners")

    assert rows == [
        ["1", "Nils Bergstrom\n5 points", "$400", "Cup for 1st. Alone on 5 points."],
        ["2", "Ruth Abernathy\n4 points", "$250", ""],
        ["3", "June Calloway\n3½ points", "$160", ""],
    ]


def test_a_mistake_in_the_prizes_stops_a_final_bulletin_at_its_cell() -> None:
    with pytest.raises(EventError, match=r"line 15, Cash: '\$x' is no amount"):
        printed(AUTUMN.replace("$250", "$x"))


ALONE = """\
Event,Small teams
Rounds,3
Counting players,3
Prizes,"1st $90, 3rd $20; Trophies to top 2 teams"
No.,Name,Club,R1,R2,R3
1,Ash,Alpha,W3,W4,W2
2,Bly,Beta,W4,L3,L1
3,Boe,Beta,L1,W2,L4
4,Cox,Gamma,L2,L1,W3
"""


LOTS = csv_of(
    [["1st", "", "", "", 100, "cup"], ["U1000", "", "", "", 20]],
    [(1, 1500, 3), (2, 1500, 3), (3, 1200, 1)],
)
EARLY = ["! $", "! cup", "! Winners"]
PAID = {
    "class prizes": (AUTUMN, ["! Equal scores share prize money."]),
    "rounds to come": (AUTUMN.replace("Rounds,5", "Rounds,6"), EARLY),
    "a result to come": (AUTUMN.replace("L2w,W6b\n", "L2w,\n"), EARLY),
    "not paid, and lots": (
        LOTS,
        [
            "Not paid: $20 for 1st U1000: nobody with such a rating plays for prizes",
            "! nobody there is eligible",
            "Cup for 1st, by lot | Player~1, Player~2 (lots must be drawn)",
            "$50 | Cup for 1st, by lot. Level with Player 1.",
        ],
    ),
    "teams without a place": (
        ALONE,
        [
            "Alpha and Gamma have no place: a team needs 2 players",
            "Trophy for 1st team | Beta",
            "Trophy for 2nd team: no team has a place",
            "To be checked, line 4, column 2: there is no 2nd prize of the kind of 1st.",
        ],
    ),
    "no team has a place": (
        f"Team minimum,3\n{ALONE}",
        ["Alpha, Beta and Gamma have no place: a team needs 3 players (as stated"],
    ),
    "many trophies in one line": (
        ALONE.replace("top 2 teams", "top 9 teams"),
        ["Trophy for 2nd team to 9th team: no team has a place that has no other"],
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", PAID)
def test_the_prizes_say(name: str) -> None:
    text, says = PAID[name]
    check(drawn(text), "\n".join(says))
