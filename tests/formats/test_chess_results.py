"""Crosstables saved from chess-results.com: pages, and workbooks in the languages of the site; the
texts of the folder cases tell of others."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.command import Command
from tests.make import reading
from tests.make.samples import DATA, workbook
from xltiebreak import Event, Section, examine_event
from xltiebreak.formats.kinds import kind_of

TOP = [
    ["From the Tournament-Database of Chess-Results https://chess-results.com"],
    ["Elm Valley Open"],
    ["Last update 15.03.2026 18:00:00"],
]
BY_RANK: reading.Rows = [
    ["Ranking crosstable after Round 3"],
    ["Rk.", "", "Name", "Rtg", "FED", "Club/City", "1.Rd", "2.Rd", "3.Rd", "4.Rd", "TB1", "TB2"],
    [1, "FM", "Ash, Ada", 2104, "AUT", "Elm SC", "4w1", " 2b½", " 3w+", " 2w", 2.5, "4,5"],
    [2, "", "Birch, Bo", 1987, "GER", "", " 3b1", " 1w½", "-½", "1b ", 2, 4],
    [3, "", "Cedar, Cy", 0, "SUI", "", " 2w0", "-1", " 1b-", "", 1, 5],
    [4, "", "Dogwood, Di", 1500, "SUI", "", "1b0", "-0", 0, "", 0, "3,25"],
]


def event(*rows: Sequence[object], top: reading.Rows = TOP) -> Event:
    return reading.text(workbook([*top, *rows]), "list.xlsx", "chess-results")


def only(*rows: Sequence[object], top: reading.Rows = TOP) -> Section:
    [section] = event(*rows, top=top).sections
    return section


def test_the_kind_is_told_by_what_the_site_writes_above() -> None:
    assert kind_of(workbook([*TOP, *BY_RANK])) == "chess-results"
    assert kind_of((DATA / "chess-results-rank.html").read_bytes()) == "chess-results"
    assert kind_of(workbook(BY_RANK)) == "xlsx"


LANGUAGES = {
    "de": ("Rg. Name Elo Land Verein/Ort {}.Rd Wtg{} Pkt.", "ws"),
    "es": ("Rk. Nombre Elo FED Club/Ciudad {}.Rd Desp{} Pts.", "bn"),
    "fr": ("Rg. Nom Elo FED Club/Ville Rd.{} Dep{} Pts.", "bn"),
    "it": ("Rg. Nome Elo FED Club/Citt\u00e0 {}.Rd TB{} Pti.", "bn"),
    "nl": ("Rg. Naam Elo FED Club/Plaats Ronde {} WP{} Pnt.", "wz"),
    "pt": ("Rk. Nome Elo FED Clube/Cidade {}.Rd Desp{} Pts.", "bp"),
    "sv": ("Rk. Namn Rtg FED Club/City {}.Rd TB{} Pts.", "vs"),
}
"""The headers of a crosstable by rank in each language, and its letters for White and Black."""


def in_language(code: str) -> list[list[object]]:
    """The crosstable by rank as the site has it in another language."""
    headers, letters = LANGUAGES[code]
    rank, name, rating, federation, club, *words = headers.replace("Ronde {}", "Ronde_{}").split()
    of_round, tie_break, score = words
    titles: list[object] = [
        *(rank, "", name, rating, federation, club),
        *(of_round.format(k).replace("_", " ") for k in range(1, 5)),
        *(score, tie_break.format(1)),
    ]
    rows: list[list[object]] = [
        [
            cell.translate(str.maketrans("wb", letters)) if 5 < k < 10 else cell
            for k, cell in enumerate(map(str, row))
        ]
        for row in BY_RANK[2:]
    ]
    return [["List"], titles, *rows]


def test_a_message_quotes_what_stands_in_the_table() -> None:
    """The Spanish *b* for White, which is read as *w*."""
    rows = [list(row) for row in in_language("es")]
    rows[2][6] = "4b0"
    [findings] = [finding.message for finding in examine_event(event(*rows)) if finding.is_error]
    assert "player 1 says 4b0, but G9 (player 4) says 1n0" in findings


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_crosstable_is_read_in_the_languages_of_the_site(code: str) -> None:
    """White and Black, too: *b* is Black in English and White in Spanish."""
    ours, theirs = only(*BY_RANK), only(*in_language(code))

    assert theirs.crosstable == ours.crosstable
    assert theirs.faults == ours.faults
    for player, other in zip(ours.players, theirs.players):
        assert (player.number, player.name, player.rating, player.team, player.printed_score) == (
            *(other.number, other.name, other.rating, other.team, other.printed_score),
        )
    assert list(theirs.printed) == ["TB1"]


def test_verify_takes_a_list_of_places_in_another_language(
    xltiebreak: Command, tmp_path: Path
) -> None:
    """The headers of the site's German list, over the figures of its English crosstable."""
    page = (DATA / "chess-results-rank.html").read_text("utf-8")
    german = {"Rk.": "Rg.", "FED": "Land", "Rtg": "Elo", "Pts. ": "Pkt. "}
    german |= {" TB1 ": " Wtg1 ", " TB2 ": " Wtg2 ", "1.Rd": "", "2.Rd": "", "3.Rd": ""}
    for english, theirs in german.items():
        page = page.replace(f">{english}<", f">{theirs}<")
    listed = re.sub(r'<td class="CR"> ?(?:\d+[wb][^<]+|-[^<]+)</td>', "<td></td>", page)
    path = tmp_path / "rangliste.html"
    path.write_text(listed.partition("<p>Annotation")[0], encoding="utf-8")
    event = DATA / "chess-results-rank.html"
    run = xltiebreak("verify", event, "--against", path, "--json")

    assert run.code == 0
    columns = json.loads(run.out)["columns"]
    assert [(column["label"], column["system"]) for column in columns] == [
        *(("Rg.", "PLACE"), ("Pkt.", "SCORE"), ("Wtg1", "BH"), ("Wtg2", "SB"))
    ]
    assert all(column["agree"] == column["of"] == 7 for column in columns)
