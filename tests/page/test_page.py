"""The web page: what it holds, and the commands that write and follow it."""

from __future__ import annotations

import io
import random
import re
import unicodedata
from base64 import b64encode
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import docx
import pytest
from lxml import html

from tests.asked import with_glyphs
from tests.command import Command, Run
from tests.make.trf import prairie
from tests.nightly import by_day
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
                    numbered = sheet.sentence(with_glyphs, lambda number: f"PLAYER{number};")
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
        [roster] = page.xpath(f"//li[@id='p{team.number}']//table[thead//th[.='Sum']]")
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
    assert "2 − ½" in [cell.text_content() for cell in page.get_element_by_id("p6").iter("td")]
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
            assert str(web[1:]).replace(r"\xa0", " ") == str(rows[1:]).replace(r"\xa0", " ")
            assert len(web) > 3


def test_search_engines_are_kept_out_unless_asked_in() -> None:
    assert '<meta name="robots" content="noindex">' in page_of(UNFINISHED)
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


EVENT = "Kind,swiss\nRounds,3\nNo.,Name,R1,R2\n1,Ash,W2,{}\n2,Birch,L1,{}\n"
BEFORE, AFTER = EVENT.format("", ""), EVENT.format("L2", "W1")
BROKEN = AFTER.replace("W1", "W1 and more")
Watch = Callable[[Callable[[], Iterator[None]]], Run]


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("event.csv").write_text(BEFORE)
    Path("site").mkdir()
    return Path("event.csv")


@pytest.fixture
def watch(xltiebreak: Command, file: Path, monkeypatch: pytest.MonkeyPatch) -> Watch:
    """Watches the file while what is given happens, a step between two looks, until Ctrl+C."""

    def run(happens: Callable[[], Iterator[None]]) -> Run:
        steps = happens()

        def wait(seconds: float) -> None:
            if next(steps, "over") == "over":
                raise KeyboardInterrupt

        monkeypatch.setattr("time.sleep", wait)
        return xltiebreak("page", file, "-o", "site/results.html", "--watch")

    return run


def page() -> str:
    return Path("site/results.html").read_text("utf-8")


def said(run: Run) -> list[str]:
    """What is said from the first change on, without the time of day."""
    assert run.code == 130
    lines = [*filter(None, run.err.splitlines())]
    start = next(k for k, line in enumerate(lines) if line.startswith("Watching event.csv"))
    return [line[7:] if line[2:3] == ":" else line for line in lines[start + 1 : -1]]


def test_a_file_is_followed_and_one_that_cannot_be_read_leaves_the_last_results(
    file: Path, watch: Watch
) -> None:
    corrected = "Being corrected since"

    def happens() -> Iterator[None]:
        assert 'data-again="10"' in page()
        assert "after 1 of 3 rounds" in page()
        file.write_text(AFTER)
        yield
        yield
        assert "after 2 of 3 rounds" in page()
        assert corrected not in page()
        for line in (BROKEN, f"{BROKEN}\n"):
            file.write_text(line)
            yield
            assert "after 2 of 3 rounds" in page()
            assert corrected in page()
        file.write_text(BEFORE)
        yield
        yield
        assert "after 1 of 3 rounds" in page()
        assert corrected not in page()

    lines = said(watch(happens))

    assert lines.count("wrote the page.") == 2
    assert "the file cannot be read yet; the page keeps the results of before." in lines
    assert any("'W1 and more'" in line for line in lines)


LAST = (
    *("Quillfeather", "Vandersloot", "Nightingale-Ott", "MacGillicuddy", "Ó Séaghdha"),
    *("Żółkiewska", "O'Dubhthaigh", "de la Huerta", "Ångström", "Kırıkçı", "Ζωγράφος"),
    *("Щербакова", "ibn Rušd", "Tremaine", "Fotheringay", "Xiáng", "प्रियदर्शी", "Straßmayr"),
)
FIRST = (
    *("Zachary", "Béatrix", "Maximilian", "Søren Åke", "Gwendolyn", "Wei-Ling", "Łucja"),
    *("Ødegaard", "Thaddeus J.", "Ximena", "Jan Paweł", "Aðalheiður", "अनुष्का", "Ευφροσύνη"),
)
KEPT = frozenset({"de", "la", "ibn", "wei", "ling", "ake", "jan"})
"""Words of names that stand in our own English, too, or within its words."""
OPTIONS = ((), ("--screen",), ("--round", "2"))


def named(choice: random.Random, count: int) -> list[str]:
    """Names as files write them: last name first, first name first, or one word."""
    lasts, ways = choice.sample(LAST, count), ("{1}, {0}", "{1}, {0}", "{0} {1}", "{1}")
    return [choice.choice(ways).format(choice.choice(FIRST), last) for last in lasts]


def spoken(choice: random.Random, name: str) -> str:
    """The name in either order, plain or in capitals."""
    last, _, first = name.partition(", ")
    return choice.choice((name, f"{first} {last}".strip(), name.upper(), f"{last} {first}".strip()))


def drawn(seed: int) -> tuple[list[str], str]:
    """Names, and an event that tells them everywhere."""
    choice = random.Random(seed)
    players = named(choice, 6)
    [a, b, c, d, e, f] = [f'"{name}"' for name in players]

    def who() -> str:
        return spoken(choice, choice.choice(players))

    def alone() -> str:
        return choice.choice([word for name in players for word in re.split("[ ,]+", name)])

    lines = [
        f'Event,"Spring by {who()}"',
        f'Section,"{choice.choice(("Section of ", ""))}{who()}"',
        f'Venue,"House of {who()}"',
        f'City,"{who()}, TX"',
        f'Notes,"{who()} was late, {alone()} won."',
        f'Thanks,"{who()}"',
        f'Playoff,"{players[0]} > {players[2]} (blitz, {alone()} won 2–0)"',
        "Withdrawn,6",
        "Counting players,2",
        "No.,Name,Rating,Team,R1,R2,R3",
        f'1,{a},1500,"Team {who()}",W2w,D3b,W4w',
        f'2,{b},1400,"Team {who()}",L1b,W4w,L3b',
        f'3,{c},1300,"Team {who()}",W4w,D1w,W2w',
        f'4,{d},1200,"Team {who()}",L3b,L2b,L1b',
        f"5,{e},1100,Oaks,X6,B,B",
        f"6,{f},1000,Oaks,F5,H,U",
        "",
        *prizes(alone, who(), players[3]),
    ]
    return players, "\n".join(lines)


def prizes(alone: Callable[[], str], who: str, winner: str) -> list[str]:
    """A table of prizes, one of which goes to a player and one to nobody."""
    return [
        "Prize,Cash,Trophy,Players",
        f'1st,$100,"{alone()} cup",',
        "2nd,$50,,",
        f'"Best game ({alone()} against {alone()})",$20,"book of {who}","{winner}"',
        f'"Top friend of {alone()}",$10,,"2, 4"',
        f'"Top {alone()} of the club",$10,,none',
    ]


def words_of(text: str) -> list[str]:
    """The words of a text in small letters without their accents; marks belong to their letter."""
    letters = unicodedata.normalize("NFKD", text).casefold()
    bare = "".join(letter for letter in letters if unicodedata.category(letter) != "Mn")
    kept = (each if unicodedata.category(each)[0] in "LNM" else " " for each in bare)
    return "".join(kept).split()


def told(names: list[str], page: str) -> set[str]:
    """The words of these names that a page tells."""
    words = {word for name in names for word in words_of(name) if len(word) > 1}
    return (words - KEPT) & {*words_of(page)}


@pytest.mark.parametrize("seed", range(by_day(8, night=48)))
@pytest.mark.parametrize("options", OPTIONS, ids=" ".join)
def test_no_word_of_a_players_name_is_in_the_source(
    xltiebreak: Command, seed: int, options: tuple[str, ...], tmp_path: Path
) -> None:
    names, text = drawn(seed)
    file, full, short = (tmp_path / name for name in ("event.csv", "full.html", "short.html"))
    file.write_text(text, encoding="utf-8")
    run = xltiebreak("page", file, "-o", full, *options)
    assert run.code == 0, run.err
    assert xltiebreak("page", file, "-o", short, "--names", "initials", *options).code == 0
    assert told(names, full.read_text("utf-8"))
    assert not told(names, short.read_text("utf-8"))


def test_no_player_of_a_team_is_named(xltiebreak: Command, tmp_path: Path) -> None:
    choice = random.Random("teams")
    lines = prairie().splitlines()
    rows = [k for k, line in enumerate(lines) if line.startswith("001")]
    names = [f"{last}, {first}" for last, first in zip(LAST, FIRST + FIRST)][: len(rows)]
    for k, name in zip(rows, names):
        lines[k] = f"{lines[k][:14]}{name:<33.33}{lines[k][47:]}"
    teams = [k for k, line in enumerate(lines) if line.startswith("310")]
    for k, name in zip(teams, names):
        lines[k] = f"{lines[k][:8]}{f'Team {spoken(choice, name)}':<32.32}{lines[k][40:]}"
    lines = [f"012 Cup of {names[0]}" if line.startswith("012") else line for line in lines]
    file = tmp_path / "teams.trf"
    file.write_text("\n".join(lines), encoding="utf-8")
    for options in ((), ("--screen",)):
        full, short = tmp_path / "full.html", tmp_path / "short.html"
        for page, more in ((full, ()), (short, ("--names", "initials"))):
            run = xltiebreak("page", file, "-o", page, "--force", *options, *more)
            assert run.code == 0, run.err
        assert told(names, full.read_text("utf-8"))
        assert not told(names, short.read_text("utf-8"))
        assert "Team " in short.read_text("utf-8")
