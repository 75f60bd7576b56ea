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
from xltiebreak.event.findings import EventError
from xltiebreak.event.names import first_name_first
from xltiebreak.formats.spreadsheets import read_csv

AUTUMN = EXAMPLE.read_text(encoding="utf-8")
EQUALLY = "Equal scores share prize money."


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


@pytest.mark.parametrize("table_of_prizes", ["", "Prize,Cash\n1st,$100\n2nd,$50\n"])
def test_with_places_alone_money_is_shared_equally(table_of_prizes: str) -> None:
    before, _, rest = AUTUMN.partition("Prize,Rank")
    text = printed(f"{before}{table_of_prizes}\n{rest.partition('plaque')[2].lstrip()}")

    assert (EQUALLY in text) == bool(table_of_prizes)
    assert ("Prize fund $150: all of it is paid" in text) == bool(table_of_prizes)


def test_a_mistake_in_the_prizes_stops_a_final_bulletin_at_its_cell() -> None:
    with pytest.raises(EventError, match=r"line 15, Cash: '\$x' is no amount"):
        printed(AUTUMN.replace("$250", "$x"))


def test_teams_of_players_have_their_own_part() -> None:
    combined = (KNOWN / "combined.csv").read_text(encoding="utf-8")
    text = printed(f"Prizes,1st $30, 1st team $40\n{combined}")

    of_teams, _, of_players = text.partition("Team prizes\n")[2].partition("Prize fund $70")
    assert "1st team $40" in of_teams
    assert "1st $30" in of_players


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
    assert "1st $90" in printed(f"Announced total,yes\n{text}")
