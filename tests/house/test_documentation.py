"""Documents: each link leads somewhere, and an article or a word is found."""

from __future__ import annotations

import re

import pytest

from examples.build import GENERATED, PICTURES, README, page_of_today
from tests.house.test_rooms import EDGES, FLOORS, PACKAGE
from tests.where import found, main
from xltiebreak.rules.systems.registry import SYSTEMS

ROOT = README.parent
HOUSE = PACKAGE / "README.md"
CONTRIBUTING = ROOT / ".github/CONTRIBUTING.md"
PAGES = [
    README,
    HOUSE,
    CONTRIBUTING,
    *sorted((ROOT / "templates").glob("*.md")),
    PACKAGE / "rules/README.md",
    PACKAGE / "formats/README.md",
    *sorted((ROOT / "examples").glob("*/README.md")),
]
LINK = re.compile(r"\]\(([^)#:]+)(#[^)]*)?\)")


def test_what_pages_list_is_what_the_program_has() -> None:
    """``python examples/build.py`` writes it anew."""
    for page in GENERATED:
        assert page_of_today(page) == page.read_text(encoding="utf-8")


def test_every_link_leads_somewhere() -> None:
    for page in PAGES:
        for target, heading in LINK.findall(page.read_text(encoding="utf-8")):
            there = page.parent / target
            assert there.exists(), (page, target)
            if heading:
                headings = re.findall("^#+ (.+)$", there.read_text("utf-8"), re.MULTILINE)
                assert heading in {"#" + _anchor(title) for title in headings}, (page, heading)


def _anchor(title: str) -> str:
    """What a heading is called in a link to it."""
    return re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")


def test_every_picture_is_shown_somewhere() -> None:
    shown = {
        (page.parent / target).resolve()
        for page in PAGES
        for target, _ in LINK.findall(page.read_text(encoding="utf-8"))
    }

    assert {(ROOT / "examples" / f"{name}.png").resolve() for name in PICTURES} <= shown


def test_the_rooms_are_those_of_the_house() -> None:
    rooms = re.findall(
        r"^(\d+)\. \[(\w+)\]\(\2\)( \(door\))?: ", HOUSE.read_text("utf-8"), re.MULTILINE
    )

    assert [(int(floor), room) for floor, room, _ in rooms] == list(enumerate(FLOORS, start=1))
    assert {room for _, room, door in rooms if door} == EDGES


def test_contributors_are_sent_to_files_that_exist() -> None:
    named = re.findall(
        r"`((?:xltiebreak|tests|examples|templates)/[\w./]+)`", CONTRIBUTING.read_text("utf-8")
    )

    assert len(named) > 10
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_no_page_promises_what_nobody_tried() -> None:
    pages = [README, ROOT / "templates/README.md"]
    first, workbooks = (page.read_text("utf-8") for page in pages)

    for text in (first, workbooks):
        assert "built for Excel from 2010 on, tested in LibreOffice 25.2" in text
        assert not re.search(r"for Excel from 2010 on, LibreOffice|or Google Sheets", text)
    assert re.search(r"Google Sheets was\s+not tried", first)
    assert "Google" not in workbooks


def test_volunteers_get_eight_things_to_try_and_a_form() -> None:
    page = (ROOT / ".github/IN_REAL_EXCEL.md").read_text("utf-8")

    assert re.findall(r"^(\d)\. ", page, re.MULTILINE) == [*"12345678"]
    assert len(page.splitlines()) < 45
    assert all(f"{number} yes/no" in page for number in range(1, 9))


ARTICLES = {
    article
    for system in SYSTEMS.values()
    for article in re.findall(r"\b\d+(?:E\d+|\.\d)", system.reference)
}


@pytest.mark.parametrize("article", sorted({*ARTICLES, "16.5", "32B3", "34E12", "34F"}))
def test_an_article_leads_to_a_function_that_cites_it(article: str) -> None:
    assert any(spot.name for spot in found([article]))


def test_all_words_are_looked_for_and_an_article_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kashdan", "34E7"]) == 0
    assert "results.py:" in capsys.readouterr().out
    assert [spot.name for spot in found(["modified", "34E1"])] == ["modified_median"]
    assert [spot.file for spot in found(["Arithmetic", "formulas"]) if "swiss" in spot.file]
    assert main(["34E77"]) == 1
