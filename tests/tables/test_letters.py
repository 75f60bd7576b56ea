"""Tables drawn by lot in the letters of each language are read as they were drawn, or refused."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from tests.command import Command
from tests.nightly import by_day
from tests.tables.club_events import BYE, FORFEIT, GAME, Club, Table, drawn
from xltiebreak import examine_event, load

pytestmark = pytest.mark.slow

FILE = Path(__file__).parent.parent / "data/letters.txt"


@dataclass(frozen=True)
class Language:
    name: str
    results: tuple[str, ...]
    off: str
    sides: tuple[str, ...]
    other: str

    def cell(self, club: Club, player: int, round: int, form: str, bye: str) -> str:
        played = club.rounds[player][round]
        k = {1.0: 0, 0.5: 1, 0.0: 2}[played.points]
        if played.manner == BYE:
            return bye.format(worth="1½0"[k], off=self.off)
        letter = "X F"[k] if played.manner == FORFEIT else self.results[k]
        return form.format(
            l=letter, s=letter.lower(), o=played.opponent, c=self.sides[not played.white]
        )


def languages() -> Iterator[Language]:
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            name, results, off, sides, other = (part.strip() for part in line.split("|"))
            yield Language(name, tuple(results.split()), off, tuple(sides.split()), other)


LANGUAGES = {f"{each.name} {' '.join(each.results)}": each for each in languages()}
FORMS = ("{l}{o}", "{s}{o}", "{o}{l}", "{l} {o}", "{l}{o}{c}")
SIZES = ((6, 3), (9, 4), (20, 7))
IN_WORDS, WITH_WORTH = "{off}", "{worth} {off}"


def table(
    language: Language,
    club: Club,
    form: str = "{l}{o}",
    bye: str = WITH_WORTH,
    *,
    total: bool = True,
) -> Table:
    rounds = range(len(club.rounds[0]))
    rows: Table = [["No.", "Name", *(f"R{r + 1}" for r in rounds), *["Total"] * total]]
    for k, name in enumerate(club.names):
        cells = (language.cell(club, k, r, form, bye) for r in rounds)
        rows.append([k + 1, name.replace(",", ""), *cells, *[f"{club.total(k):g}"] * total])
    return rows


def written(path: Path, rows: Table, notation: str = "") -> Path:
    above = f"Notation,{notation}\n\n" if notation else ""
    lines = (",".join(map(str, row)) for row in rows)
    path.write_text(above + "\n".join(lines), encoding="utf-8")
    return path


def read(path: Path) -> tuple[list[list[tuple[int | None, float]]], str]:
    """The opponents and points that were read, and the first reason why not."""
    section = load(path).sections[0]
    rounds = [[(one.opponent, one.points) for one in row] for row in section.crosstable.results]
    return rounds, "".join(fault.message for fault in section.faults[:1])


def truth(club: Club) -> object:
    return [[(one.opponent, one.points) for one in row] for row in club.rounds]


def is_german_rulings(language: Language, form: str, club: Club) -> bool:
    """Whether the letters are those of rulings, so that only totals tell, or the color of Black."""
    used = {one.points for row in club.rounds for one in row if one.manner == GAME}
    letters = {language.results[round(2 - 2 * points)] for points in used}
    return letters <= {*"SRN"} and not form.startswith("{o}") and "{c}" not in form


@pytest.mark.parametrize("name", LANGUAGES)
def test_each_language_is_read_as_it_was_drawn(tmp_path: Path, name: str) -> None:
    language = LANGUAGES[name]
    tables = [(form, size, total) for form in FORMS for size in SIZES for total in (True, False)]
    for form, (players, rounds), total in tables[:: by_day(23, night=1)]:
        clash = {*"XF"} & {*language.results}
        club = drawn(f"{name}{form}{players}", players, rounds, forfeits=not clash)
        path = written(tmp_path / "x.csv", table(language, club, form, total=total))
        rounds_read, why_not = read(path)
        if total or not is_german_rulings(language, form, club):
            assert (rounds_read, why_not) == (truth(club), ""), (form, players, total)
        else:
            assert "the table could be German" in why_not
            stated = written(path, table(language, club, form, total=total), "german")
            assert read(stated) == (truth(club), "")


@pytest.mark.parametrize("name", LANGUAGES)
def test_the_language_is_named_with_what_its_letters_mean(tmp_path: Path, name: str) -> None:
    language = LANGUAGES[name]
    path = written(tmp_path / "x.csv", table(language, drawn(f"named {name}", 6, 3)))
    how = load(path).sections[0].origin.how[0]
    win, draw, _ = language.results
    assert language.name in how.partition(" letters")[0]
    as_typed = [f"{win} won" in how, f"{draw} drawn" in how]
    assert any(as_typed) or "\N{CYRILLIC CAPITAL LETTER VE} won" in how  # which looks like B


@pytest.mark.parametrize("name", [*LANGUAGES][:: by_day(3, night=1)])
def test_a_bye_in_its_words_is_settled_by_the_total_or_asked_back(
    tmp_path: Path, name: str
) -> None:
    language = LANGUAGES[name]
    club = drawn(name, 7, 4, byes=False)
    path = written(tmp_path / "x.csv", table(language, club, "{o}{l}", IN_WORDS))
    assert read(path) == (truth(club), "")
    written(path, table(language, club, "{o}{l}", IN_WORDS, total=False))
    assert f"{language.off!r} does not say how many points it gave" in read(path)[1]


@pytest.mark.parametrize("name", [*LANGUAGES][:: by_day(8, night=1)])
@pytest.mark.parametrize(
    "form", ["{l}{o}{sign}", "{l}{o} kl", "{l}{o} (w.o.)", "{o}{l}k", "{o}{l}f"]
)
def test_a_mark_behind_the_letter_is_a_forfeit(tmp_path: Path, name: str, form: str) -> None:
    language = LANGUAGES[name]
    club = drawn(name, 8, 4, byes=False, forfeits=True)
    rows = table(language, club, "{o}{l}" if form.startswith("{o}") else "{l}{o}")
    for k, r in ((k, r) for k in range(8) for r in range(4)):
        if (game := club.rounds[k][r]).manner == FORFEIT:
            letter, sign = language.results[0 if game.points else 2], "+" if game.points else "-"
            rows[k + 1][2 + r] = form.format(l=letter, o=game.opponent, sign=sign)
    path = written(tmp_path / "x.csv", rows)
    assert read(path) == (truth(club), "")
    results = load(path).sections[0].crosstable.results
    is_forfeit = [[game.manner == FORFEIT for game in row] for row in club.rounds]
    assert [[result.forfeit for result in row] for row in results] == is_forfeit


def test_a_letter_whose_number_was_forgotten_is_no_bye(tmp_path: Path) -> None:
    spanish = LANGUAGES["Spanish G E D"]
    rows = table(spanish, drawn("slip", 6, 3, byes=False))
    rows[1][2] = str(rows[1][2])[0]
    assert f"{rows[1][2]!r} names no opponent" in read(written(tmp_path / "x.csv", rows))[1]


def test_letters_in_a_grid_are_refused_with_what_to_type(
    xltiebreak: Command, tmp_path: Path
) -> None:
    head: Table = [["No.", "Name", 1, 2, 3]]
    rows: Table = [[1, "Ash", "x", "W", "L"], [2, "Birch", "L", "x", "D"], [3, "Elm", "W", "D", ""]]
    run = xltiebreak("check", written(tmp_path / "x.csv", head + rows))
    assert "line 2, column of player 2: 'W' is not a result; expected 1, ½ or 0" in run.out


def mutations(rows: Table, club: Club, draw: Random) -> Iterator[tuple[Table, int, int]]:
    """The table with another letter in one cell, with its player and round."""
    letters = "WDLSRNGVUTEHBMKZJПРЗ"
    for _ in range(3):
        games = [
            (k, r)
            for k, row in enumerate(club.rounds)
            for r, one in enumerate(row)
            if one.manner != BYE
        ]
        k, r = draw.choice(games)
        own = str(rows[k + 1][2 + r])
        letter = draw.choice([letter for letter in letters if letter not in own.upper()])
        changed = [list(row) for row in rows]
        changed[k + 1][2 + r] = f"{club.rounds[k][r].opponent}{letter}"
        yield changed, k, r


@pytest.mark.parametrize("name", [*LANGUAGES][:: by_day(6, night=1)])
def test_a_wrong_letter_is_named_with_its_cell_or_its_twins(
    xltiebreak: Command, tmp_path: Path, name: str
) -> None:
    club = drawn(f"wrong {name}", 9, 4)
    rows = table(LANGUAGES[name], club, "{o}{l}")
    for changed, k, r in mutations(rows, club, Random(name)):
        run = xltiebreak("check", written(tmp_path / "x.csv", changed))
        cells = [
            f"line {line}, R{r + 1}" for line in (k + 2, (club.rounds[k][r].opponent or 0) + 1)
        ]
        assert run.code == 1
        assert any(cell in run.out for cell in cells), (changed[k + 1], run.out)


def test_each_language_can_be_stated_by_name_and_by_code(tmp_path: Path) -> None:
    unknown = written(tmp_path / "x.csv", [["No.", "Name", "R1"], [1, "Ash", "W2"]], "klingon")
    refused = next(one for one in examine_event(load(unknown)) if one.code == "setting")
    offered = refused.message.partition("grid, ")[2].partition(", signs")[0].split(", ")
    names = {name for each in LANGUAGES.values() for name in (each.name, each.other) if name}
    assert {name.lower() for name in names} == {*offered}
    for name, language in LANGUAGES.items():
        club = drawn(f"stated {name}", 6, 3)
        for stated in filter(None, (language.name, language.other)):
            path = written(tmp_path / "x.csv", table(language, club, total=False), stated)
            assert read(path) == (truth(club), ""), stated
