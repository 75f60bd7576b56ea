"""What stands on the web page, read as a browser reads it."""

from __future__ import annotations

import re
from base64 import b64encode
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest
from lxml import html

from tests.bulletin.test_prizes import ALONE
from tests.command import Command
from tests.page.pages import (
    HOSTILE,
    NAMES,
    UNFINISHED,
    example,
    page_of,
    read,
    swiss,
    three_sections,
)
from xltiebreak import Event
from xltiebreak.answers.explanation import explained
from xltiebreak.answers.prizes import event_prizes
from xltiebreak.answers.sections import sections_of
from xltiebreak.answers.standings import event_standings
from xltiebreak.event.figures import on_paper
from xltiebreak.event.section import Competition, Player
from xltiebreak.formats.spreadsheets import read_csv
from xltiebreak.page import Shown
from xltiebreak.prizefund.told_once import accounts_of, by_title
from xltiebreak.questions.plain_words import reason, short_names
from xltiebreak.questions.why import why
from xltiebreak.ranking.board_prizes import board_standings

pytestmark = pytest.mark.slow

MADE = {
    "three sections": three_sections(),
    "unfinished": UNFINISHED,
    "hostile": swiss(9, 4, HOSTILE),
}


@pytest.fixture(params=[*NAMES, *MADE])
def event(request: pytest.FixtureRequest) -> Event:
    return MADE.get(request.param) or example(request.param)


def sentences_in(element: html.HtmlElement) -> list[str]:
    return [part.text_content() for part in element.iter("p", "li", "caption")]


def test_each_name_opens_to_the_sentences_of_explain(event: Event) -> None:
    page, won = read(event), "//*[@id=$row]//p[@class='won']"
    ranked = event_standings(event, sections_of(event))
    for k, section in enumerate(ranked, start=1):
        anchor = f"s{k}" if len(ranked) > 1 else ""
        lists = [(section.players, f"{anchor}p")] + (
            [(section.teams, f"{anchor}t")] if section.teams else []
        )
        for standings, begin in lists:
            for row, after in zip(standings.rows, [*standings.rows[1:], None]):
                number = row.player.number
                printed = sentences_in(page.get_element_by_id(f"{begin}{number}"))
                explanation = explained(standings, number)
                names = short_names(standings.section)
                for sheet in explanation.worksheets:
                    assert sheet.sentence(on_paper, names.__getitem__) in printed
                assert len(explanation.prizes) == len(page.xpath(won, row=f"{begin}{number}"))
                if after:
                    answer = why(standings, number, after.player.number)
                    assert answer.conclusion(on_paper) in printed


def test_the_winners_have_the_reasons_of_the_bulletin(event: Event) -> None:
    page = read(event)
    winners = "\n".join(sentences_in(page)) if page.find_class("winners") else ""
    for section in event_standings(event, sections_of(event)):
        for row in section.players.rows:
            if row.place <= (section.section.trophies or 3) and section.players.is_final:
                assert reason(section.players, row) in winners


def test_every_address_is_there_once_and_nothing_is_fetched(event: Event) -> None:
    page = read(event)

    addresses = [element.get("id") for element in page.iter() if element.get("id")]
    assert len(addresses) == len(set(addresses))
    links = [element.get("href") for element in page.iter("a")]
    assert links
    assert {link for link in links if link[1:] not in addresses} == set()
    assert all(link.startswith("#") for link in links)
    assert not list(page.iter("link", "img", "iframe"))
    assert [element.get("src") for element in page.iter("script")] == [None]
    assert "url(" not in page_of(event)
    assert "@import" not in page_of(event)
    for table in page.iter("table"):
        assert table.find("caption") is not None
        assert all(element.get("scope") for element in table.iter("th"))


def test_names_are_texts_whatever_they_hold() -> None:
    event = MADE["hostile"]
    page = read(event)

    assert len(list(page.iter("script"))) == len(list(page.iter("style"))) == 1
    assert not [
        element for element in page.iter() if element.get("onclick") or element.get("onmouseover")
    ]
    names = [element.text_content() for element in page.xpath("//span[@class='name']/bdi")]
    assert sorted(names) == sorted(player.name for player in event.sections[0].players)


def test_nobody_has_won_before_all_is_played() -> None:
    page = read(UNFINISHED)
    text = page.text_content()

    assert "Winners" not in text
    assert "Final" not in text
    assert "Leaders" in text
    (status,) = page.find_class("status")
    assert "after 3 of 4 rounds" in status.text_content()
    assert "results are missing of 4 of 12 players" in status.text_content()


def test_two_orders_in_one_section_are_said_in_its_rules() -> None:
    event = example("riverside")
    order = "MM to place 3; then CUM"
    sections = tuple(replace(section, order=order) for section in event.sections)
    text = read(replace(event, sections=sections)).text_content()

    assert "Places to 3 go by Modified Median; those below, and those who share place 3" in text


def test_line_ups_and_the_best_of_each_board_are_shown() -> None:
    event = example("ihsa")
    page = read(event)
    [section] = event_standings(event, sections_of(event))
    matches = section.section.matches
    assert matches is not None
    members = matches.members
    assert members is not None

    for position, team in enumerate(section.section.players):
        [table] = page.xpath(f"//li[@id='p{team.number}']//table[.//td[@class='who']]")
        rows = [[cell.text_content() for cell in row] for row in table.iter("tr")][1:]
        seats = [
            [str(board), members.by_number[member].label if member else "nobody"]
            for lineup in matches.lineups[position]
            for board, member in enumerate(lineup, start=1)
        ]
        assert [[row[0], re.sub(r" \d+$", "", row[1])] for row in rows if len(row) > 1] == seats
    boards = board_standings(section.section, section.edition, section.order)
    first = [page.xpath("//td[.='1']/following-sibling::th/bdi")[0].text_content()]
    assert first == [boards[0].rows[0].player.label]


def test_rows_tell_rating_club_and_what_decided_in_words() -> None:
    page = read(example("riverside"))
    text = page.get_element_by_id("p3").find(".//summary").text_content()

    assert text == "1Hollis, Marcus1887 · Millrace Chess Club4decided by Solkoff"
    amounts = [cell.text_content() for cell in page.get_element_by_id("p6").iter("td")]
    assert "2 − ½" in amounts
    assert not [cell.text for cell in page.iter("th") if cell.text in {"MM", "SOLK", "CUM"}]


def test_byes_forfeits_and_rulings_are_told_once_each() -> None:
    [listed] = read(example("riverside")).xpath("//details[@id='prulings']/ul")
    lines = [item.text_content() for item in listed]

    assert "Round 5: Castellano, Rita: draw by ruling, Black; Dunleavy, Sean: win, White" in lines
    assert "Round 1: Castellano, Rita: forfeit win; Varga, Ilona: forfeit loss" in lines
    assert "Round 3: Lindgren, Oskar: forfeit loss; Rosales, Mateo: forfeit loss" in lines
    assert "Round 3: Castellano, Rita: half-point bye" in lines
    assert len(lines) == len(set(lines)) == 10
    assert read(example("prizes")).xpath("//details[@id='prulings']") == []


def test_schools_and_clubs_have_addresses_of_their_own() -> None:
    people = [Player(n, name=f"Entrant {n}", team=f"School {n}") for n in range(1, 25)]
    made = swiss(24, 3).sections[0]
    schools = {n: f"School {(n + 1) // 2}" for n in range(1, 25)}
    clubs = {n: f"Club {(n + 11) // 12}" for n in range(1, 25)}
    by = (Competition("School", 2, 1, schools), Competition("Club", 2, 1, clubs))
    both = replace(made, players=tuple(people), teams_by=by, counting=2)
    page = read(Event(name="Both", sections=(both,)))

    addresses = [element.get("id") for element in page.iter() if element.get("id")]
    assert len(addresses) == len(set(addresses)) == 24 + 12 + 2


def test_neither_ids_nor_years_are_printed() -> None:
    event = example("riverside")
    page = page_of(event)

    ids = [player.id for player in event.sections[0].players if player.id]
    assert ids
    assert not [each for each in ids if each in page]


def test_search_engines_are_kept_out_unless_asked_in() -> None:
    assert '<meta name="robots" content="noindex">' in page_of(UNFINISHED)
    assert "noindex" not in page_of(UNFINISHED, Shown(listed=True))


def test_prizes_stand_above_the_standings_with_what_each_is_paid() -> None:
    page = read(example("prizes"))

    lines = [each.text_content() for each in page.find_class("prizes")[0]]
    assert lines[0] == "Bergstrom, Nils1st; cup for 1st$400"
    assert any(line.endswith("$103.34") for line in lines)


@pytest.mark.parametrize(("players", "rounds", "most"), [(60, 6, 150_000), (500, 9, 2_000_000)])
def test_a_page_stays_small(players: int, rounds: int, most: int) -> None:
    assert len(page_of(swiss(players, rounds)).encode()) < most


def test_the_command_writes_it_and_overwrites_nothing(xltiebreak: Command, tmp_path: Path) -> None:
    out = tmp_path / "results.html"
    first = xltiebreak("page", "examples/bham/bham.xlsx", "-o", out)
    assert (first.code, first.err.splitlines()[-1]) == (0, f"Wrote {out}.")
    before = out.read_bytes()

    assert xltiebreak("page", "examples/bham/bham.xlsx", "-o", out).code == 2
    assert xltiebreak("page", "examples/bham/bham.xlsx", "-o", tmp_path / "x.txt").code == 2
    assert xltiebreak("page", "-", "--watch", "-o", tmp_path / "y.html").code == 2
    assert out.read_bytes() == before
    assert re.search(r"xltiebreak \d.* \d{4}-\d\d-\d\d", before.decode())


@pytest.mark.parametrize("shown", [Shown(), Shown(again=10), Shown(again=10, screen=True)])
def test_the_page_says_what_a_browser_lets_it_do(shown: Shown) -> None:
    made = page_of(example("bham"), shown)
    [policy] = re.findall(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">', made)
    allowed = dict(part.split(" ", 1) for part in policy.replace("&#x27;", "'").split("; "))
    assert made.index("Content-Security-Policy") < made.index("<style>")
    for what in ("style", "script"):
        [own] = re.findall(rf"<{what}>(.*?)</{what}>", made, re.DOTALL)
        digest = b64encode(sha256(own.encode()).digest()).decode()
        assert allowed.pop(f"{what}-src") == f"'sha256-{digest}'"
    assert allowed.pop("connect-src", "") == ("'self'" if shown.again else "")
    assert set(allowed.values()) == {"'none'"}
    assert allowed.keys() == {"default-src", "base-uri", "form-action"}


def test_teams_without_a_place_stand_below_and_money_to_be_checked_is_said() -> None:
    page = read(read_csv(ALONE.encode(), "x.csv"))
    text = page.text_content()

    assert "Alpha and Gamma have no place: a team needs 2 players" in text
    rows = page.xpath("//li[starts-with(@id, 't')]//summary")
    assert [row.text_content()[:5] for row in rows] == ["1Beta", "–Alph", "–Gamm"]
    assert "To be checked: line 4, column 2: there is no 2nd prize" in text
    assert text.count("trophy for 2nd team: no team has a place") == 1


def test_an_announced_total_that_is_not_the_sum_stops_money_on_the_page() -> None:
    line = "$$500: 1st $90, 2nd $20"
    text = read(read_csv(ALONE.replace("1st $90, 3rd $20", line).encode(), "x.csv")).text_content()

    assert "No prizes are printed: line 4, column 2: $500 are announced" in text
    assert "$90" not in text


def test_how_the_prizes_were_divided_is_told_once() -> None:
    page = read(example("prizes"))
    [divided] = page.find_class("divided")
    text = " ".join(divided.text_content().split())
    [section] = event_prizes(event_standings(example("prizes"), example("prizes").sections))

    accounts = accounts_of(section.awards.shares, on_paper)
    assert all(text.count(account.sentence) == 1 for account in accounts)
    assert text.startswith(f"How the prizes were divided{section.awards.remarks[0]}.")
    assert text.endswith(f"{section.awards.footnote}.")
    kinds = [bold.text_content() for bold in divided.iter("b")]
    titles = [f"{title}. " for title, _ in by_title(accounts) if title]
    assert [kind for kind in kinds if kind.endswith(". ")] == titles != []
