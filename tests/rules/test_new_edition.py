"""An edition that is added: what it takes from FIDE's, every face has; nobody asks for its code."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from docx import Document

from tests.command import Command
from tests.make.crosstables import DATA
from tests.make.sheet import ask
from xltiebreak import EDITIONS

CODE = "club2030"
SWISS, ROUNDROBIN = DATA / "club-swiss.csv", DATA / "club-roundrobin.csv"


@pytest.fixture(autouse=True)
def _club_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    club = EDITIONS["fide2026"]._replace(code=CODE, name="The club's rules: as FIDE's")
    monkeypatch.setitem(EDITIONS, CODE, club)


def as_of_fide(text: str) -> str:
    """What is said of the club's edition, with FIDE's code and name."""
    fide = EDITIONS["fide2026"]
    for name, other in ((EDITIONS[CODE].name, fide.name), (CODE, fide.code)):
        text = text.replace(name, other).replace(name.split(":")[0], other.split(":")[0])
    return text


@pytest.mark.parametrize(
    "command",
    [
        ("standings",),
        ("standings", "--format", "json"),
        ("standings", "--order", "Head to head, Median"),
        ("explain", "1"),
        ("explain", "6", "--system", "BH/C1", "--system", "DE"),
        ("why", "2", "3"),
        ("changes", "{file}"),
        ("verify",),
    ],
    ids=" ".join,
)
def test_a_command_says_of_it_what_it_says_of_fides(
    xltiebreak: Command, command: tuple[str, ...]
) -> None:
    name, *rest = (part.format(file=SWISS) for part in command)
    club = xltiebreak(name, SWISS, *rest, "--edition", CODE)
    fide = xltiebreak(name, SWISS, *rest, "--edition", "fide2026")

    assert (club.code, as_of_fide(club.out), as_of_fide(club.err)) == (
        fide.code,
        fide.out,
        fide.err,
    )


def test_it_has_fides_order_and_names(xltiebreak: Command) -> None:
    standings = xltiebreak("standings", SWISS, "--edition", CODE, "--format", "json")
    named = xltiebreak(
        "standings", SWISS, "--edition", CODE, "--order", "Head to head", "--format", "json"
    )

    assert json.loads(standings.out)["sections"][0]["order"] == ["BH/C1", "BH", "SB", "DE", "WIN"]
    assert json.loads(named.out)["sections"][0]["order"] == ["DE"]
    assert (
        "Direct Encounter"
        in xltiebreak("explain", SWISS, 2, "--edition", CODE, "--system", "Head to head").out
    )


def test_it_has_fides_order_and_note_for_roundrobins(xltiebreak: Command, tmp_path: Path) -> None:
    standings = xltiebreak("standings", ROUNDROBIN, "--edition", CODE, "--format", "json")
    noted = xltiebreak("standings", ROUNDROBIN, "--edition", CODE, "--order", "BH")

    assert json.loads(standings.out)["sections"][0]["order"] == ["SB", "DE", "WIN"]
    assert "BH is not meant for round-robins (The club's rules)." in noted.err


def test_paper_page_and_cell_have_it(xltiebreak: Command, tmp_path: Path) -> None:
    docx, html = tmp_path / "out.docx", tmp_path / "out.html"
    assert xltiebreak("bulletin", SWISS, "--edition", CODE, "-o", docx).code == 0
    assert xltiebreak("page", SWISS, "--edition", CODE, "-o", html).code == 0
    results = [line.split(",")[2:5] for line in SWISS.read_text("utf-8").splitlines()[1:]]

    paragraphs = [paragraph.text for paragraph in Document(str(docx)).paragraphs]
    assert any("Buchholz Cut 1" in text for text in paragraphs)
    page = html.read_text(encoding="utf-8")
    assert "Ties by Buchholz Cut 1" in page
    assert "(The club" in page
    assert "Direct Encounter" in ask("EXPLAIN_TB", results, "Head to head", 1, edition=CODE)
