"""What stands on the web page, read as a browser reads it; ``cli/sessions/page.txt`` tells words
of single events."""

from __future__ import annotations

import io
import re
from base64 import b64encode
from fractions import Fraction
from hashlib import sha256
from typing import Any

import docx
import pytest
from lxml import html

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
from tests.printed import title_of
from xltiebreak import Event, explain, standings
from xltiebreak.bulletin import write_bulletin
from xltiebreak.page import Shown

pytestmark = pytest.mark.slow

MADE = {
    "three sections": three_sections(),
    "unfinished": UNFINISHED,
    "hostile": swiss(9, 4, HOSTILE),
}


@pytest.fixture(params=[*NAMES, *MADE])
def event(request: pytest.FixtureRequest) -> Event:
    return MADE.get(request.param) or example(request.param)


def test_each_section_is_reached_by_its_name() -> None:
    links = read(MADE["three sections"]).xpath("//nav//a")
    assert [link.text_content() for link in links] == ["Open", "U1600", "U1200 <K-5>"]


def sentences_in(element: html.HtmlElement) -> list[str]:
    return [part.text_content() for part in element.iter("p", "li", "caption")]


def on_paper(figure: float | Fraction, digits: int = 2) -> str:
    """A figure as it is printed: ``3½``."""
    whole, part = divmod(abs(float(figure)), 1)
    glyph = {0: "", 0.25: "¼", 0.5: "½", 0.75: "¾"}.get(part)
    if glyph is None:
        return f"{figure:.{digits}f}"
    return "-" * (figure < 0) + f"{whole:g}" * bool(whole or not glyph) + glyph


def with_names(sentence: str, last_names: dict[int, str]) -> str:
    """What a sentence has to match that has names where this one has ``PLAYER7;``."""
    return re.sub(
        r"PLAYER(\d+);",
        lambda found: f"[^;)]*{re.escape(last_names[int(found[1])])}[^;)]*",
        re.escape(sentence),
    )


def test_each_name_opens_to_the_sentences_of_explain(event: Event) -> None:
    """With names in place of pairing numbers, who comes to the same place in them; and it says why
    the next one is behind."""
    page, won = read(event), "//*[@id=$row]//p[@class='won']"
    ranked = standings(event)
    for k, section in enumerate(ranked, start=1):
        anchor = f"s{k}" if len(ranked) > 1 else ""
        rankings: list[tuple[Any, str]] = [(section, "p")]
        rankings += [(teams, "t") for teams in section.competitions]
        for ranking, begin in rankings:
            players = {row.player.number: row.player for row in [*section.rows, *ranking.rows]}
            last_names = {number: each.name.split(",")[0] for number, each in players.items()}
            for row, after in zip(ranking.rows, [*ranking.rows[1:], None]):
                number = row.player.number
                printed = sentences_in(page.get_element_by_id(f"{anchor}{begin}{number}"))
                asked = row.player.name if begin == "t" else number
                explanation = explain(section, asked)
                for sheet in explanation.worksheets:
                    numbered = sheet.sentence(on_paper, lambda number: f"PLAYER{number};")
                    pattern = with_names(numbered, last_names)
                    assert any(re.fullmatch(pattern, sentence) for sentence in printed), numbered
                found = page.xpath(won, row=f"{anchor}{begin}{number}")
                assert len(explanation.prizes) == len(found)
                if after:
                    pair = rf"\({number}\b.*\({after.player.number}\b"
                    assert any(re.search(pair, sentence) for sentence in printed)


def without_trophies(reason: str) -> str:
    """The reason without the trophies that stand before it."""
    return re.sub(r"^[^.]* for \d\w\w[^.]*\. ", "", reason)


def test_the_winners_have_the_reasons_of_the_bulletin(event: Event) -> None:
    page = read(event)
    winners = "\n".join(sentences_in(page)) if page.find_class("winners") else ""
    printed = docx.Document(io.BytesIO(write_bulletin(standings(event)).docx))
    reasons = [
        line
        for table in printed.tables
        if title_of(table).startswith("Winners")
        for row in table.rows
        for line in row.cells[-1].text.splitlines()
        if line.startswith("Also ") or " made " in line or " ahead " in line
    ]
    assert reasons or event.name != "Riverside Spring Swiss"
    for reason in reasons:
        assert without_trophies(reason).replace("\u200e", "") in winners


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


def test_line_ups_and_the_best_of_each_board_are_shown() -> None:
    event = example("ihsa")
    page = read(event)
    section = standings(event)[0]
    matches = section.section.matches
    assert matches is not None
    members = matches.members
    assert members is not None

    for position, team in enumerate(section.section.players):
        [roster] = page.xpath(f"//li[@id='p{team.number}']//*[contains(@class, 'small')]")
        *names, total = [cell.text_content() for cell in roster.xpath(".//tbody//th")]
        seated = {member for lineup in matches.lineups[position] for member in lineup}
        labels = {members.by_number[member].label for member in seated - {0, None}}
        assert (sorted(names), total) == (sorted(labels), "Points in the match")
    [first] = page.xpath("//tr[td[1]='1' and th][ancestor::table/thead/tr/th='First']/th[1]")
    assert first.text_content().startswith("Eberhardt, Petra")


def test_rows_tell_rating_club_and_what_decided_in_words() -> None:
    page = read(example("riverside"))
    text = page.get_element_by_id("p3").find(".//summary").text_content()

    assert text == "1Hollis, Marcus1887 · Millrace Chess Club · Solkoff 16½4"
    amounts = [cell.text_content() for cell in page.get_element_by_id("p6").iter("td")]
    assert "2 − ½" in amounts
    assert not [cell.text for cell in page.iter("th") if cell.text in {"MM", "SOLK", "CUM"}]


def test_the_table_of_results_is_that_of_the_bulletin(event: Event) -> None:
    page = read(event)
    printed = docx.Document(io.BytesIO(write_bulletin(standings(event)).docx))
    for table in printed.tables:
        title = title_of(table)
        is_narrow = any("\n" in cell.text for cell in table.column_cells(2))
        if title.startswith("Standings") and not is_narrow:
            [shown] = page.xpath("//table[caption=$title]", title=title)
            rows = [[cell.text.replace("\u200e", "") for cell in row.cells] for row in table.rows]
            web = [[cell.text_content() for cell in row] for row in shown.iter("tr")]
            assert web[1:] == rows[1:]
            assert len(web) > 3


def test_search_engines_are_kept_out_unless_asked_in() -> None:
    assert "<meta name=robots content=noindex>" in page_of(UNFINISHED)
    assert "noindex" not in page_of(UNFINISHED, Shown(listed=True))


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
