"""Lists of games, one a row, are a kind of table wherever they come from."""

from __future__ import annotations

import html
import io
import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from random import Random
from typing import NamedTuple

import openpyxl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.make.listed_games import Games
from tests.tables.grids import read, sheet
from xltiebreak.checks import examine_event
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.notation import us
from xltiebreak.event.section import Event
from xltiebreak.formats import load

SIX = """
1 Adams, Ann: W4w W6b D2w
2 Baker, Bob: D5b X3w D1b
3 Clark, Cy: L6w F2b L5b
4 Diaz, Dee: L1b H L6w
5 Evans, Ed: D2w B W3w
6 Frost, Flo: W3b L1w W4b
""".strip().splitlines()
EXPECTED = {
    "six": SIX,
    "numbers": [re.sub(" .*?:", " :", line) for line in SIX],
    "without commas": [line.replace(",", "") for line in SIX],
}


_DAY = re.compile(r"\d{4}-\d\d-\d\d")


class Listed(NamedTuple):
    """A list as a file of its kind, what it means, and what is said of how it was read."""

    name: str
    kind: str
    content: bytes
    crosstable: list[str]
    how: str


def lists(file: str = "game-lists.txt") -> Iterator[Listed]:
    text = (Path(__file__).parents[1] / "data" / file).read_text(encoding="utf-8")
    for block in text.split("\n== ")[1:]:
        head, _, body = block.partition("\n")
        name, kind = (part.strip() for part in head.split("|"))
        table, _, meant = body.rpartition("\n=")
        lines = [line for line in table.splitlines() if not line.startswith("? ")]
        message = [line[2:] for line in table.splitlines() if line.startswith("? ")]
        crosstable = EXPECTED.get(meant.strip()) or meant.strip().splitlines()
        yield Listed(name, kind, written(lines, kind), crosstable, "".join(message))


def written(lines: list[str], kind: str) -> bytes:
    """The lines as a file; for workbooks and pages parted into sheets and cells."""
    if kind not in ("xlsx", "html"):
        return "\n".join(lines).encode()
    sheets: dict[str, list[list[str]]] = {}
    for line in lines:
        if line.startswith("["):
            sheets[line[1:-1]] = []
        elif line.strip():
            list(sheets.values())[-1].append([cell.strip() for cell in line.split("|")])
    return workbook(sheets) if kind == "xlsx" else page(sheets)


def workbook(sheets: dict[str, list[list[str]]]) -> bytes:
    book = openpyxl.Workbook()
    book.remove(book.active)
    for title, rows in sheets.items():
        sheet = book.create_sheet(title)
        for r, row in enumerate(rows, start=1):
            for column, text in enumerate(row, start=1):
                if text:
                    cell = sheet.cell(r, column)
                    cell.value = int(text) if text.isdecimal() else text
                    cell.data_type = "n" if text.isdecimal() else "s"
                    if _DAY.fullmatch(text):
                        cell.value = date.fromisoformat(text)
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


def page(sheets: dict[str, list[list[str]]]) -> bytes:
    parts = ["<html><head><meta charset='utf-8'><title>Club</title></head><body>"]
    for title, rows in sheets.items():
        parts.append(f"<h2>{title}</h2><table>")
        for row in rows:
            parts.append("<tr>" + "".join(f"<td>{html.escape(text)}</td>" for text in row))
        parts.append("</table>")
    return "\n".join([*parts, "</body></html>"]).encode()


def loaded(kind: str, content: bytes, folder: Path) -> Event:
    file = folder / f"club.{kind}"
    file.write_bytes(content)
    return load(str(file))


def crosstable(event: Event) -> list[str]:
    return [
        f"{player.number} {player.name}: {' '.join(us.write(result) for result in row)}".rstrip()
        for section in event.sections
        for player, row in zip(section.players, section.crosstable.results, strict=True)
    ]


@pytest.mark.parametrize("listed", list(lists()), ids=lambda listed: listed.name)
def test_a_list_of_games_means_its_crosstable(listed: Listed, tmp_path: Path) -> None:
    event = loaded(listed.kind, listed.content, tmp_path)
    errors = [finding for finding in examine_event(event) if finding.is_error]
    assert errors == []
    assert crosstable(event) == listed.crosstable
    club = "; ".join(how for section in event.sections for how in section.origin.how)
    assert listed.how in club


def said_of(listed: Listed, folder: Path) -> list[str]:
    try:
        event = loaded(listed.kind, listed.content, folder)
    except TieBreakError as refusal:
        return [str(refusal)]
    return [
        f"{finding.severity} {finding.code} {finding.where}: {finding.message}"
        for finding in examine_event(event)
    ]


@pytest.mark.parametrize(
    "listed", list(lists("game-lists-refused.txt")), ids=lambda listed: listed.name
)
def test_what_is_wrong_with_a_list_is_said_with_its_cell(listed: Listed, tmp_path: Path) -> None:
    assert said_of(listed, tmp_path) == listed.crosstable


DATES = (
    *("Jan-00", "1-Jan", "01-Feb", "Jan 1", "1. Feb", "01.Feb", "janv-01", "1-mrt", "Dez 01"),
    *("1/0/1900", "1900-01-01", "01.01.2000", "2026-02-01 00:00:00", "01-00", "1-Jan-2026"),
    *("36526", "46024", "01:00", "1:00:00", "1:00 AM"),
)


@pytest.mark.parametrize("text", DATES)
def test_a_date_that_a_spreadsheet_made_is_no_result(text: str, tmp_path: Path) -> None:
    content = f"Round,White,Result,Black\n1,Adams,{text},Diaz\n1,Baker,1-0,Clark\n".encode()
    event = loaded("csv", content, tmp_path)
    [error] = examine_event(event)
    assert (error.code, error.where) == ("date-cell", "line 2, Result")
    assert repr(text) in error.message
    assert crosstable(event)[1].endswith(": W3w")


WORDS = (
    ("Round", "Board", "White", "Result", "Black"),
    ("Runde", "Brett", "Weiß", "Ergebnis", "Schwarz"),
    ("Ronde", "Table", "Blancs", "Résultat", "Noirs"),
    ("Ronda", "Mesa", "Blancas", "Resultado", "Negras"),
    ("Ronde", "Bord", "Wit", "Uitslag", "Zwart"),
    ("Turno", "Tavolo", "Bianco", "Risultato", "Nero"),
)


@given(seed=st.integers(0, 10**9))
def test_an_event_is_the_same_whatever_the_order_and_shape_of_its_list(seed: int) -> None:
    random = Random(seed)
    games = Games(random)
    by_number, by_heading = random.random() < 0.5, random.random() < 0.5
    round_word, board, *titles = random.choice(WORDS)
    order = random.sample(range(3), 3)
    head = [titles[k] for k in order]
    lines: list[list[object]] = [["No.", "Name"]]
    lines += [[number, name] for number, name in enumerate(games.names, start=1)]
    lines.append([])

    def turned(row: tuple[int | str, str, int | str]) -> list[object]:
        white, result, black = (
            games.names[value - 1] if isinstance(value, int) and not by_number else value
            for value in row
        )
        return [(white, result, black)[k] for k in order]

    if by_heading:
        for round in random.sample(games.rounds, len(games.rounds)):
            own = (row for stated, row in games.rows if stated == round)
            lines += [[f"{round_word} {round}"], [board, *head]]
            lines += ([k, *turned(row)] for k, row in enumerate(own, start=1))
    else:
        lines += [[round_word, *head], *([round, *turned(row)] for round, row in games.rows)]
    event = read(sheet("Club", lines))
    assert [finding for finding in examine_event(event) if finding.is_error] == []
    assert crosstable(event) == games.crosstable


def test_pairings_from_the_site_are_under_its_rules(tmp_path: Path) -> None:
    listed = next(listed for listed in lists() if listed.name.startswith("a site's pairings"))
    book = openpyxl.load_workbook(io.BytesIO(listed.content))
    book.active.insert_rows(1)
    book.active.cell(1, 1).value = "From the Tournament-Database of chess-results.com"
    file = tmp_path / "site.xlsx"
    book.save(file)
    event = load(str(file))
    assert crosstable(event) == listed.crosstable
    assert event.sections[0].edition.startswith("fide")


def test_the_days_of_the_games_are_those_of_the_event(tmp_path: Path) -> None:
    listed = next(listed for listed in lists() if "dates" in listed.name)
    assert loaded(listed.kind, listed.content, tmp_path).dates == "2026-03-01 – 2026-03-08"
    labelled = b"Dates,in March\n" + listed.content
    assert loaded(listed.kind, labelled, tmp_path).dates == "in March"


BOARDS = """
Round,Board,White,White team,Result,Black,Black team
1,1,"Adams, Ann",Oak,1-0,"Diaz, Dee",Elm
1,2,"Evans, Ed",Elm,½-½,"Baker, Bob",Oak
1,1,"Gray, Gus",Ash,1-0f,"Hill, Hal",Fir
1,2,"Ives, Ida",Fir,½-½,"Jones, Jo",Ash
2,1,"Adams, Ann",Oak,0-1,"Gray, Gus",Ash
2,2,"Jones, Jo",Ash,½-½,"Baker, Bob",Oak
2,1,"Hill, Hal",Fir,1-0,"Diaz, Dee",Elm
2,2,"Evans, Ed",Elm,1-0,"Ives, Ida",Fir
""".strip()


def teams_of(content: str, folder: Path) -> list[str]:
    """Each team with its matches, and the points that it made in them."""
    event = loaded("csv", content.encode(), folder)
    assert [finding for finding in examine_event(event) if finding.is_error] == []
    [section] = event.sections
    assert section.matches is not None
    points = [" ".join(f"{made:g}" for made in row if made) for row in section.matches.points]
    return [f"{line} | {made}" for line, made in zip(crosstable(event), points, strict=True)]


MET = [
    "1 Ash: W3 W4 | 1.5 1.5",
    "2 Elm: L4 D3 | 0.5 1",
    "3 Fir: L1 D2 | 0.5 1",
    "4 Oak: W2 L1 | 1.5 0.5",
]


@pytest.mark.parametrize("above", ["", "Kind,team\n", "Event,Spring League\nKind,team\n\n"])
def test_boards_on_which_teams_meet_are_their_matches(above: str, tmp_path: Path) -> None:
    assert teams_of(above + BOARDS, tmp_path) == MET


def test_boards_are_numbered_within_their_match(tmp_path: Path) -> None:
    lines = BOARDS.splitlines()
    throughout = [
        lines[0],
        *(line.replace(f",{k % 2 + 1},", f",{k + 1},", 1) for k, line in enumerate(lines[1:])),
    ]
    assert teams_of("\n".join(throughout), tmp_path) == MET
    without = "\n".join(re.sub(r"^(\d|Round),[^,]*,", r"\1,", line) for line in lines)
    assert teams_of(without, tmp_path) == MET


def test_what_is_wrong_with_a_board_is_said_with_its_cell(tmp_path: Path) -> None:
    content = BOARDS.replace("Elm,½-½,", "Elm,2-0,").replace('Gus",Ash,1-0f', 'Gus",Ash,')
    findings = examine_event(loaded("csv", content.encode(), tmp_path))
    said = [f"{finding.severity} {finding.code} {finding.where}" for finding in findings]
    assert said[:2] == [
        "error unknown-code line 3, Result",
        "warning boards-missing line 2, Result",
    ]
    assert "line 4, Result has no result yet" in findings[-1].message
