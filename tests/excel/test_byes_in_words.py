"""Byes in words as every face takes them: a list of words, and what ``bye`` alone is worth."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.command import Command
from tests.excel.faces import as_csv, as_workbook, by_command, by_function, rows_of
from tests.libreoffice.office import Office
from tests.nightly import by_day
from xltiebreak import Outcome, Result, load
from xltiebreak.event.byes import WORDS

TABLE = "W2 {} W3 / L1 W3 H / B L2 L1 / U H B"
READ = {
    "half bye": "H", "½ bye": "H", "1/2 bye": "H", "0,5 bye": "H", "Half-Point Bye": "H",
    "halber Punkt": "H", "demi-point": "H", "½ spielfrei": "H", "pół punktu": "H",
    "full bye": "B", "1 bye": "B", "bye (1)": "B", "spielfrei 1": "B",
    "zero bye": "U", "withdrawn": "U", "wd": "U", "absent": "U", "not paired": "U",
    "abwesend": "U", "utgått": "U", "nieobecny": "U",
}  # fmt: skip
UNSAID = ["bye", "BYE", "spielfrei", "exempt", "vrij", "libre", "pauza"]
NO_WORDS = ["kampflos", "bye bye", "half", "W bye"]


def cells(word: str) -> str:
    return TABLE.format(word.replace(" ", "_"))


@pytest.mark.slow
@pytest.mark.parametrize(("word", "letter"), READ.items())
def test_a_word_is_its_letter_in_files_and_functions(
    xltiebreak: Command, tmp_path: Path, word: str, letter: str
) -> None:
    expected = by_function(cells(letter))
    assert expected.count(",") == 3
    assert by_function(cells(word)) == expected
    if "," not in word:
        assert by_command(xltiebreak, as_csv(tmp_path / "x.csv", cells(word))) == expected
    if word in [*READ][:: by_day(3, night=1)]:
        assert by_command(xltiebreak, as_workbook(tmp_path / "x.xlsx", cells(word))) == expected


@pytest.mark.parametrize("word", UNSAID)
def test_a_bye_of_which_nothing_says_the_worth_is_asked_back(
    xltiebreak: Command, tmp_path: Path, word: str
) -> None:
    asked = f"{word!r} does not say how many points it gave; type B for a full point, H for half"
    assert asked in by_function(cells(word))
    assert asked in by_command(xltiebreak, as_csv(tmp_path / "x.csv", cells(word)))
    if word in UNSAID[:: by_day(3, night=1)]:
        assert asked in by_command(xltiebreak, as_workbook(tmp_path / "x.xlsx", cells(word)))


def test_no_word_has_the_signs_between_which_the_sheets_find_it() -> None:
    assert not any({*word} & {*";=|"} or word != word.strip().lower() for word in WORDS)
    assert {word.upper().lower() for word in WORDS} == {*WORDS}


def with_totals(path: Path, table: str, *totals: object) -> Path:
    *above, head, first, second, third, last = as_csv(path, table).read_text("utf-8").splitlines()
    lines = zip((first, second, third, last), totals, strict=True)
    rows = (f"{line},{total}" for line, total in lines)
    path.write_text("\n".join([*above, f"{head},Total", *rows]), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("table", "totals", "outcomes"),
    [
        ("W2 bye W3 / L1 W3 H / B L2 L1 / U H B", (2.5, 1.5, 1, 1.5), [Outcome.HALF_BYE]),
        ("W2 bye W3 / L1 W3 H / B L2 L1 / U H B", (3, 1.5, 1, 1.5), [Outcome.PAIRING_BYE]),
        ("W2 frei W3 / L1 W3 H / B L2 L1 / U H B", (2, 1.5, 1, 1.5), [Outcome.UNPAIRED]),
        ("bye W3 bye / L3 B H / W2 L1 B / U H B", (3, 1.5, 2, 1.5), [Outcome.PAIRING_BYE] * 2),
        ("½ W3 W2 / L3 B L1 / W2 L1 B / U H B", (2.5, 1, 2, 1.5), [Outcome.HALF_BYE]),
        ("1 W3 0 / L3 B H / W2 L1 D4 / U H D3", (2, 1.5, 1.5, 1),
         [Outcome.PAIRING_BYE, Outcome.UNPAIRED]),
    ],
)  # fmt: skip
def test_a_printed_total_settles_it(
    tmp_path: Path, table: str, totals: tuple[float, ...], outcomes: list[Outcome]
) -> None:
    section = load(with_totals(tmp_path / "x.csv", table, *totals)).sections[0]
    assert section.faults == ()
    played = section.crosstable.results[0]
    unnamed = [result for result in played if result.opponent is None]
    assert unnamed == [Result(outcome) for outcome in outcomes]


@pytest.mark.parametrize(
    ("table", "totals", "message"),
    [
        ("W2 bye W3 / L1 W3 H / B L2 L1 / U H B", (4, 1.5, 1, 1.5), "'bye' does not say"),
        ("bye W3 bye / L3 B H / W2 L1 B / U H B", (2, 1.5, 2, 1.5), "'bye' does not say"),
        ("½ W3 W2 / L3 B L1 / W2 L1 B / U H B", (2, 1, 2, 1.5), "'½' does not say against whom"),
        ("½ W3 W2 / H B L1 / B L1 B / U H B", (2.5, 1.5, 2, 1.5), "'½' does not say against whom"),
        ("½ W3 W2 / L3 B L1 / W2 L1 B / U H B", ("", 1, 2, 1.5), "'½' does not say against whom"),
    ],
)
def test_a_total_that_does_not_bear_it_out_settles_nothing(
    xltiebreak: Command, tmp_path: Path, table: str, totals: tuple[object, ...], message: str
) -> None:
    assert message in by_command(xltiebreak, with_totals(tmp_path / "x.csv", table, *totals))


def test_words_beside_letters_of_another_language_are_settled_by_their_totals(
    tmp_path: Path,
) -> None:
    table = "S2 spielfrei S3 / N1 S3 halber_Punkt / frei N2 N1 / abwesend ½_bye 1"
    section = load(with_totals(tmp_path / "x.csv", table, 3, 1.5, 0.5, 1.5)).sections[0]
    assert section.faults == ()
    assert [sum(one.points for one in row) for row in section.crosstable.results] == [
        *(3, 1.5, 0.5, 1.5)
    ]


@pytest.mark.parametrize(("total", "outcome"), [(1.5, "half-point bye"), (2, "full-point bye")])
def test_a_bye_in_the_column_of_opponents_is_settled_alike(
    tmp_path: Path, total: float, outcome: str
) -> None:
    path = tmp_path / "x.csv"
    head = "No.,Name,Opp1,Res1,Opp2,Res2"
    rows = [["1,Ash,2,1,bye,", total], ["2,Birch,1,0,3,1", 1], ["3,Cedar,bye,1,2,0", 1]]
    path.write_text("\n".join([f"{head},Pts", *(f"{row},{one}" for row, one in rows)]), "utf-8")
    section = load(path).sections[0]
    assert section.faults == ()
    assert section.crosstable.results[0][1].outcome.value == outcome
    path.write_text("\n".join([head, *(str(row) for row, _ in rows)]), "utf-8")
    assert "'bye' does not say how many" in load(path).sections[0].faults[0].message


@pytest.mark.slow
def test_the_sheet_reads_the_words_that_the_commands_read(
    bare_office: Office, xltiebreak: Command, tmp_path: Path
) -> None:
    words = [*READ, *UNSAID, *NO_WORDS, *(word for word, worth in WORDS.items() if worth)]
    always = ("wd", "half bye", "halber Punkt", "bye", "w.o.", "½ очка")
    for k, word in enumerate(dict.fromkeys([*always, *words[:: by_day(60, night=1)]])):
        path = as_workbook(tmp_path / f"x{k}.xlsx", cells(word))
        sheets = bare_office.rows_of(path)
        line, places = sheets["Crosstable"][0][0], [row[:4] for row in sheets["Standings"][5:9]]
        said = by_command(xltiebreak, path)
        if worth := WORDS.get(rows_of(cells(word))[0][1].lower().replace("1/2", "½")):
            points = {"1": 3, "½": 2.5, "0": 2}[worth]
            assert ", ".join(row[2] for row in places) == said, word
            assert [float(row[3]) for row in places if row[2] == "Ash"] == [points], word
            assert float(sheets["Crosstable"][4][10]) == points, word
        elif "," not in word:
            assert "does not say how many points" in line or "cannot be read" in line, word
            assert [row for row in places if any(row)] == [], word
            assert "Crosstable!G5" in said, word


def test_bulletin_and_page_say_of_a_word_what_its_letter_says(
    xltiebreak: Command, tmp_path: Path
) -> None:
    pages = []
    for name, word in (("by_word", "half_bye"), ("by_letter", "H")):
        path = as_csv(tmp_path / f"{name}.csv", cells(word))
        out = tmp_path / f"{name}.html"
        assert xltiebreak("page", path, "-o", out).code == 0
        assert xltiebreak("bulletin", path, "-o", tmp_path / f"{name}.docx").code == 0
        pages.append(out.read_text("utf-8").replace(name, "same"))
    assert pages[0] == pages[1]
    path = as_csv(tmp_path / "unsaid.csv", cells("bye"))
    for command, out in (("page", "x.html"), ("bulletin", "x.docx")):
        assert xltiebreak(command, path, "-o", tmp_path / out).code == 1
        assert not (tmp_path / out).exists()
