"""The prizes in the bulletin: the sums of the command ``prizes``, and nothing before the end."""

from __future__ import annotations

import pytest

from tests.bulletin.documents import check, opened, table, text_of
from tests.cases import KNOWN
from tests.cli.test_prizes import EXAMPLE
from tests.cli.test_prizes import text_of as csv_of
from xltiebreak.answers.scripts import prizes
from xltiebreak.answers.standings import event_standings
from xltiebreak.bulletin import write_bulletin
from xltiebreak.event.figures import on_paper
from xltiebreak.event.findings import EventError
from xltiebreak.formats.spreadsheets import read_csv
from xltiebreak.prizefund.told_once import accounts_of

AUTUMN = EXAMPLE.read_text(encoding="utf-8")
EQUALLY = "Equal scores share prize money."


def printed(text: str) -> str:
    """All that the bulletin of a text file says."""
    return text_of(drawn(text))


def drawn(text: str):
    event = read_csv(text.encode(), "test.csv")
    return opened(write_bulletin(event_standings(event, event.sections)))


@pytest.mark.slow
def test_every_sum_has_its_sentence_as_the_command_tells_it() -> None:
    text = printed(AUTUMN)

    [section] = prizes(read_csv(AUTUMN.encode(), "x.csv"))
    assert len(section.winners) == 12
    for account in accounts_of(section.awards.shares, on_paper):
        assert text.count(f"{account.sentence}.") == 1
    for trophy in section.awards.trophies:
        assert f"{trophy.sentence}." in text
    for remark in section.awards.remarks:
        assert f"{remark}." in text
    assert "Top junior. Lombardi, Vera and Oduya, Femi: $25 each" in text
    divided = text.partition("How the prizes were divided\n")[2].partition("\nCrosstable")[0]
    assert len(divided.splitlines()) > 8
    assert all(line.endswith(".") for line in divided.splitlines())
    assert "Prize fund $1,470: all of it is paid." in text
    assert "next in line: Lombardi, Vera" in text


@pytest.mark.slow
def test_money_stands_beside_those_who_win_by_place() -> None:
    """Who takes a class prize alone stands in the list of further prizes."""
    document = drawn(AUTUMN)

    rows = table(document, "Winners")
    assert rows[0] == ["Place", "Name", "Score", "Prize"]
    assert rows[1] == ["1", "Nils Bergstrom\nPrize: 1st; cup for 1st.", "5", "$400.00"]
    assert rows[4] == [
        *("4", "Peter Dimitrov\nPrize: 4th, 5th and 1st Class A, shared by 3.", "3", "$103.34"),
    ]
    assert rows[8] == [
        "9",
        "Nora Gallagher\nPrize: 6th, 1st Class B and 1st unrated, shared by 3; plaque for top "
        "junior.",
        "2½",
        "$75.00",
    ]
    assert len(rows) == 10
    further = table(document, "Further prizes")
    assert further[1] == ["1st Class C", "Oliver\xa0Norwood", "2½", "$80"]


@pytest.mark.parametrize("table_of_prizes", ["", "Prize,Cash\n1st,$100\n2nd,$50\n"])
def test_with_places_alone_money_is_shared_equally(table_of_prizes: str) -> None:
    before, _, rest = AUTUMN.partition("Prize,Rank")
    text = printed(f"{before}{table_of_prizes}\n{rest.partition('plaque')[2].lstrip()}")

    assert EQUALLY in text
    assert ("Prize fund $150: all of it is paid" in text) == bool(table_of_prizes)


def test_a_mistake_in_the_prizes_stops_a_final_bulletin_at_its_cell() -> None:
    with pytest.raises(EventError, match=r"line 15, Cash: '\$x' is no amount"):
        printed(AUTUMN.replace("$250", "$x"))


def test_teams_of_players_have_their_own_part() -> None:
    combined = (KNOWN / "combined.csv").read_text(encoding="utf-8")
    text = printed(f"Prizes,1st $30, 1st team $40\n{combined}")

    of_teams, _, of_players = (
        text.partition("How the team prizes were divided")[2]
        .partition("Prize fund $70")[0]
        .partition("How the prizes were divided")
    )
    assert "$40 for 1st team" in of_teams
    assert "$30 for 1st" in of_players


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
SAYS = {
    "class prizes": (AUTUMN, [f"! {EQUALLY}"]),
    "rounds to come": (AUTUMN.replace("Rounds,5", "Rounds,6"), EARLY),
    "a result to come": (AUTUMN.replace("L2w,W6b\n", "L2w,\n"), EARLY),
    "not paid, and lots": (
        LOTS,
        [
            "Not paid: $20 for 1st U1000: nobody with such a rating plays for prizes",
            "! nobody there is eligible",
            "cup for 1st, places 1 and 2 (rule 33D2); Player 2 shares the place, so lots must "
            "be drawn",
        ],
    ),
    "teams without a place": (
        ALONE,
        [
            "Alpha and Gamma have no place: a team needs 2 players",
            "Beta: trophy for 1st team, place 1",
            "trophy for 2nd team: no team has a place",
            "To be checked, line 4, column 2: there is no 2nd prize of the kind of 1st.",
        ],
    ),
    "no team has a place": (
        f"Team minimum,3\n{ALONE}",
        ["Alpha, Beta and Gamma have no place: a team needs 3 players (as stated"],
    ),
    "many trophies in one line": (
        ALONE.replace("top 2 teams", "top 9 teams"),
        ["trophy for 2nd team to 9th team: no team has a place that has no other"],
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", SAYS)
def test_the_prizes_say(name: str) -> None:
    text, says = SAYS[name]
    check(drawn(text), "\n".join(says))


def test_the_first_page_names_the_teams_that_have_a_place() -> None:
    first_page = printed(ALONE).partition("Final team standings")[0]
    assert "Beta" in first_page
    assert "Ash 3" not in first_page
    first_page = printed(f"Team minimum,3\n{ALONE}").partition("Final team standings")[0]
    assert "Alpha, Beta and Gamma have no place" in first_page
    many = printed(ALONE.replace("top 2 teams", "top 9 teams"))
    assert many.count("no team has a place") == 1


def test_an_announced_total_that_is_not_the_sum_stops_money_on_paper() -> None:
    text = ALONE.replace("1st $90, 3rd $20", "$$500: 1st $90, 2nd $20")

    with pytest.raises(EventError, match="the prizes add up to"):
        printed(text)
    assert "$90 for 1st" in printed(f"Announced total,yes\n{text}")
