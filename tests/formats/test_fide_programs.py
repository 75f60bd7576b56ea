"""Files of FIDE programs: under which edition they are, and by which tie-breaks, where nobody says.

Bo and Ada have 2½, then Cedar 2, Dogwood and Elder 1, Fir 0: TB1 is Buchholz Cut 1 and TB2
Buchholz. Bo met 1, 2½ and 2, Ada 0, 2½ and 1, Cedar 1, 0 and 2½, Dogwood 2, 1 and 2½, Elder 2½, 1
and 0, Fir 2½, 2 and 1.
"""

from __future__ import annotations

from pathlib import Path

import docx
import pytest

from tests.cases import lines
from tests.command import Command
from tests.make.samples import workbook
from xltiebreak import Section, load, standings
from xltiebreak.verify.diagnosis import verify

HEAD = ["Rk.", "Name", "Rtg", "FED", "1.Rd", "2.Rd", "3.Rd", "Pts.", "TB1", "TB2"]
ROWS = [
    ["1", "Birch, Bo", "1987", "AUT", " 5w1", " 2b½", " 3w1", "2,5", "4,5", "5,5"],
    ["2", "Ash, Ada", "2104", "AUT", " 6b1", " 1w½", " 4b1", "2,5", "3,5", "3,5"],
    ["3", "Cedar, Cy", "1900", "GER", " 4w1", " 6b1", " 1b0", "2", "3,5", "3,5"],
    ["4", "Dogwood, Di", "1500", "GER", " 3b0", " 5w1", " 2w0", "1", "4,5", "5,5"],
    ["5", "Elder, Ed", "1400", "SUI", " 1b0", " 4b0", " 6w1", "1", "3,5", "3,5"],
    ["6", "Fir, Flo", "1300", "SUI", " 2w0", " 3w0", " 5b0", "0", "4,5", "5,5"],
]
SITE = "From the Tournament-Database of Chess-Results https://chess-results.com"
ENGLISH = (
    "Tie Break1: Buchholz Tie-Breaks (variabel with parameter)",
    "Tie Break2: Buchholz Tie-Breaks (all Results)",
    "Tie Break3: Direct Encounter (The results of the players in the same point group)",
    "Tie Break4: The greater number of victories",
)
GERMAN = (
    "Wertung1: Buchholzwertung (1 Streichresultat)",
    "Wertung2: Buchholzwertung",
    "Wertung3: Direkte Begegnung",
    "Wertung4: Anzahl der Siege",
)
UNKNOWN = (*ENGLISH[:2], "Tie Break3: Manually input (after Tie-Break matches)")
NEW = (
    "Tie Break1: Buchholz Tie-Break Variable (2023) (Gamepoints, Cut1)",
    "Tie Break2: Buchholz Tie-Break Variable (2023) (Gamepoints)",
    "Tie Break3: Number of wins including byes (WIN) (Gamepoints, Forfeited games count)",
)
DATED = "Date : 2025/10/07 to 2025/10/08"
NO_DATES = "The file states no dates of the event, so FIDE's newest rules apply, fide2026."
NAMED = "The tie-breaks are those that the file names: "
USUAL = "so the usual tie-breaks of its rules apply."
OPEN = "WIN (its name leaves open which)"


def page(*lines: str, above: str = "", site: str = SITE) -> bytes:
    """The page as the site has it: details, table, and what the columns are."""

    def row(cells: list[str], of: str) -> str:
        return f"<tr>{''.join(f'<{of}>{cell}</{of}>' for cell in cells)}</tr>"

    table = "".join([row(HEAD, "th"), *(row(cells, "td") for cells in ROWS)])
    details = f"<table><tr><td>{above}</td></tr></table>" if above else ""
    sentences = "<br>".join(lines)
    return (
        f"<html><body><p>{site}</p><h2>Elm Valley Open</h2>{details}<h2>Final Ranking crosstable "
        f"after 3 Rounds</h2><table>{table}</table><p>Annotation:<br>{sentences}</p></body></html>"
    ).encode()


def text(*lines: str, delimiter: str = ";", above: str = "") -> bytes:
    """The export with lines behind signs of a comment."""
    rows = [[above], [], HEAD, *ROWS, [], ["# Annotation:"], *([f"# {line}"] for line in lines)]
    return "\n".join(delimiter.join(row) for row in rows).encode()


def sheet(*lines: str, above: str = "") -> bytes:
    return workbook([["Elm Valley Open"], [above], HEAD, *ROWS, [], *([line] for line in lines)])


def only(tmp_path: Path, content: bytes, ending: str) -> Section:
    path = tmp_path / f"list{ending}"
    path.write_bytes(content)
    [section] = load(path).sections
    return section


def rules(section: Section) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    table = standings(section)
    return table.edition.code, table.order.codes, table.players.rules_from


@pytest.mark.parametrize("ending", [".html", ".csv", ".xlsx"])
@pytest.mark.parametrize(
    ("lines", "codes", "sentence"),
    [
        (
            ENGLISH,
            ("BH/C1", "BH", "DE", "WIN"),
            f"{NAMED}BH/C1 (so its values say), BH, DE, {OPEN}.",
        ),
        (GERMAN, ("BH/C1", "BH", "DE", "WIN"), f"{NAMED}BH/C1, BH, DE, {OPEN}."),
        (
            UNKNOWN,
            ("BH/C1", "BH", "SB", "DE", "WIN"),
            "The file names 'Manually input (after Tie-Break matches)', which is not worked out "
            f"here, {USUAL}",
        ),
        ((), ("BH/C1", "BH", "SB", "DE", "WIN"), f"The file names no tie-breaks, {USUAL}"),
    ],
)
def test_the_order_is_the_one_that_the_file_names(
    ending: str, lines: tuple[str, ...], codes: tuple[str, ...], sentence: str, tmp_path: Path
) -> None:
    made = {".html": page, ".csv": text, ".xlsx": sheet}[ending](*lines)
    section = only(tmp_path, made, ending)
    assert rules(section) == ("fide2026", codes, (NO_DATES, sentence))
    assert not section.faults
    assert [row.player.name for row in standings(section).rows][:2] == ["Birch, Bo", "Ash, Ada"]


def test_commas_may_part_a_line_of_a_text(tmp_path: Path) -> None:
    rows = [[cell.replace(",", ".") for cell in row] for row in ROWS]
    lines = [HEAD, *rows, [], ["# Annotation:"], *([f"# {line}"] for line in NEW)]
    content = "\n".join(",".join(f'"{c}"' if "," in c and k < 7 else c for c in row)
                        for k, row in enumerate(lines)).encode()  # fmt: skip
    section = only(tmp_path, content.replace(b"Birch. ", b"Birch "), ".csv")
    assert rules(section)[:2] == ("fide2023", ("BH/C1", "BH", "WIN"))


@pytest.mark.parametrize(
    ("above", "edition", "why"),
    [
        (DATED, "fide2023", ()),
        ("Date : 2026/03/01", "fide2026", ()),
        ("Date : 2024/03/31", "fide2009", ()),
        ("Date : 2024/04/01", "fide2023", ()),
        ("Datum : 31.03.2024", "fide2009", ()),
        (
            "Date : 03/04/2024",
            "fide2023",
            ("The dates (03/04/2024) can be read in two ways; the newer rules apply, fide2023.",),
        ),
        (
            "Last update 12.05.2019 18:00:00",
            "fide2009",
            (
                "The file states no dates of the event; it was last updated on 12.05.2019, so "
                "fide2009 applies.",
            ),
        ),
        ("Location : Elm Valley", "fide2026", (NO_DATES,)),
    ],
)
def test_the_edition_is_that_of_the_date(
    above: str, edition: str, why: tuple[str, ...], tmp_path: Path
) -> None:
    section = only(tmp_path, page(*ENGLISH, above=above), ".html")
    code, _, sentences = rules(section)
    assert (code, sentences[:-1]) == (edition, why)


@pytest.mark.parametrize("case", lines("data/trf/dates.txt"))
def test_a_date_of_any_style_has_its_edition_where_it_is_certain(case: str, tmp_path: Path) -> None:
    dates, _, edition = case.split(" :: ")
    section = only(tmp_path, page(*ENGLISH, above=f"Date : {dates}"), ".html")
    code, _, (*why, _) = rules(section)
    is_certain = edition != "-"
    assert code == (edition if is_certain else "fide2026")
    assert bool(why) != is_certain


@pytest.mark.parametrize(
    ("above", "edition"), [(DATED, "fide2023"), ("Datum : 1.3.2024", "fide2009")]
)
@pytest.mark.parametrize("ending", [".csv", ".xlsx"])
def test_a_line_above_the_table_dates_an_export(
    ending: str, above: str, edition: str, tmp_path: Path
) -> None:
    made = sheet(*ENGLISH, above=above) if ending == ".xlsx" else text(*ENGLISH, above=above)
    section = only(tmp_path, made, ending)
    assert (rules(section)[0], len(rules(section)[2])) == (edition, 1)


def test_several_names_that_leave_open_which_are_told_by_their_values(tmp_path: Path) -> None:
    twice = (ENGLISH[0], ENGLISH[0].replace("Break1", "Break2"))
    section = only(tmp_path, text(*twice), ".csv")
    assert rules(section)[1] == ("BH/C1", "BH")
    compared = verify(section).columns
    assert [column.system for column in compared] == ["PLACE", "SCORE", "BH/C1", "BH"]
    assert not any(column.differences for column in compared)


def test_headers_with_a_name_are_the_order_where_no_line_says_it(tmp_path: Path) -> None:
    for titles, codes in (
        (["BH-C1", "Buchholz"], ("BH/C1", "BH")),
        (["Buchholz", "Sonneborn-Berger"], ("BH", "SB")),
        (["TB1", "TB2"], ("BH/C1", "BH", "SB", "DE", "WIN")),
    ):
        head = [*HEAD[:-2], *titles]
        content = "\n".join(map(";".join, [head, *ROWS])).encode()
        assert rules(only(tmp_path, content, ".csv"))[1] == codes


def test_a_year_in_the_tie_breaks_names_is_that_of_the_edition(tmp_path: Path) -> None:
    section = only(tmp_path, page(*NEW), ".html")
    assert rules(section)[:2] == ("fide2023", ("BH/C1", "BH", "WIN"))


@pytest.mark.parametrize("ending", [".csv", ".xlsx"])
def test_what_is_stated_wins(ending: str, tmp_path: Path) -> None:
    rows = [["Edition", "uschess"], ["Tie-break order", "MM, SOLK"], [], HEAD, *ROWS]
    made = workbook(rows) if ending == ".xlsx" else "\n".join(map(";".join, rows)).encode()
    section = only(tmp_path, made, ending)
    assert rules(section) == ("uschess", ("MM", "SOLK"), ())


def test_what_is_asked_for_wins(tmp_path: Path) -> None:
    section = only(tmp_path, page(*ENGLISH), ".html")
    other = standings(section, order="MM, SOLK")
    assert (other.edition.code, other.order.codes) == ("fide2026", ("MM", "SOLK"))
    assert other.players.rules_from == (NO_DATES,)
    us = standings(section, edition="uschess")
    assert (us.edition.code, us.players.rules_from[0][: len(NAMED)]) == ("uschess", NAMED)


def test_a_table_in_us_letters_stays_under_us_rules(tmp_path: Path) -> None:
    plain = "No.,Name,R1\n1,Ash,W2\n2,Birch,L1\n3,Cedar,B\n4,Dogwood,U\n"
    section = only(tmp_path, plain.encode(), ".csv")
    assert rules(section) == ("uschess", ("MM", "SOLK", "CUM", "OCUM"), ())
    lines = "\n# Tie break 1: Median\n# Tie break 2: Direct encounter\n"
    named = only(tmp_path, f"{plain}{lines}".encode(), ".csv")
    sentence = "The tie-breaks are those that the file names: MED, H2H."
    assert rules(named) == ("uschess", ("MED", "H2H"), (sentence,))


def test_a_round_robin_of_the_site_has_the_order_of_round_robins(tmp_path: Path) -> None:
    rows = [
        ["Rk.", "Name", "Rtg", "1", "2", "3", "4", "Pts."],
        ["1", "Ash", "2000", "*", "1", "½", "1", "2,5"],
        ["2", "Birch", "1900", "0", "*", "1", "1", "2"],
        ["3", "Cedar", "1800", "½", "0", "*", "1", "1,5"],
        ["4", "Elm", "1700", "0", "0", "0", "*", "0"],
    ]
    named = ["# Tie Break1: Sonneborn-Berger-Tie-Break variable"]
    for top, ending in (
        ([SITE], ".xlsx"),
        (["Created with Swiss-Manager"], ".csv"),
        (named, ".csv"),
    ):
        lines = [[], *rows, [], top] if top == named else [top, [], *rows]
        made = workbook(lines) if ending == ".xlsx" else "\n".join(map(";".join, lines)).encode()
        section = only(tmp_path, made, ending)
        codes = ("SB",) if top == named else ("SB", "DE", "WIN")
        assert rules(section)[:2] == ("fide2026", codes)


PLAYER = "001 {:>4}{:6}{:33} {:>4} {:3}{:24}{:>4} {:>4}  {:>4} {} {}\n"
TRF = "012 Elm Valley Open\n{}" + "".join(
    PLAYER.format(*fields)
    for fields in (
        (1, "", "Ash, Ada", 2104, "AUT", "", "1.0", 1, 2, "w", 1),
        (2, "", "Birch, Bo", 1987, "AUT", "", "0.0", 2, 1, "b", 0),
    )
)


@pytest.mark.parametrize(
    ("records", "edition", "codes", "sentences"),
    [
        ("", "fide2026", "BH/C1,BH,SB,DE,WIN", 2),
        ("042 2024/03/31\n", "fide2009", "BH/C1,BH,SB,DE,WIN", 1),
        ("042 2025/01/01\n202 BH,SB,WIN\n", "fide2023", "BH,SB,WIN", 0),
        ("042 2025/01/01\n212 PTS,BH/C1,DE\n", "fide2023", "BH/C1,DE", 0),
        ("042 2025/01/01\n222 BH/C1,DE,WIN\n", "fide2023", "BH/C1,DE,WIN", 0),
        ("042 2025/01/01\n222 40/6000+30:1800+30\n", "fide2023", "BH/C1,BH,SB,DE,WIN", 1),
        ("042 2025/01/01\n202 BH,XYZ\n", "fide2023", "BH/C1,BH,SB,DE,WIN", 0),
        ("### Edition: uschess\n042 2025/01/01\n", "uschess", "MM,SOLK,CUM,OCUM", 1),
    ],
)
def test_a_trf_is_under_the_rules_of_its_date_and_records(
    records: str, edition: str, codes: str, sentences: int, tmp_path: Path
) -> None:
    section = only(tmp_path, TRF.format(records).encode(), ".trf")
    code, order, club = rules(section)
    assert (code, ",".join(order), len(club)) == (edition, codes, sentences)


def test_every_face_says_where_the_rules_come_from(xltiebreak: Command, tmp_path: Path) -> None:
    path = tmp_path / "list.html"
    path.write_bytes(page(*UNKNOWN))
    club = standings(load(path).sections[0]).players.rules_from
    assert len(club) == 2

    for command in ("check", "standings", "verify", "explain"):
        run = xltiebreak(command, path, *(["Ash"] if command == "explain" else []))
        for sentence in club:
            assert f"{sentence}\n" in run.err
    bulletin, web = tmp_path / "list.docx", tmp_path / "list page.html"
    written = xltiebreak("bulletin", path, "-o", bulletin).err
    assert all(f"{sentence}\n" in written for sentence in club)
    xltiebreak("page", path, "-o", web)
    paper = "\n".join(paragraph.text for paragraph in docx.Document(str(bulletin)).paragraphs)
    shown = web.read_text(encoding="utf-8").replace("&#x27;", "'")
    assert all(sentence in paper and sentence in shown for sentence in club)


def test_a_conversion_keeps_edition_and_order(xltiebreak: Command, tmp_path: Path) -> None:
    path = tmp_path / "list.html"
    path.write_bytes(page(*ENGLISH, above="Date : 2023/10/07"))
    before = standings(load(path).sections[0])
    for ending in (".trf", ".csv", ".xlsx", ".trfx"):
        out = tmp_path / f"out{ending}"
        run = xltiebreak("convert", path, out)
        back = standings(load(out).sections[0])
        assert back.edition.code == before.edition.code == "fide2009"
        if ending == ".trfx":
            assert "the tie-break order ('BH/C1,BH,DE,WIN' as " in run.err
        else:
            assert back.order.codes == before.order.codes
            assert "order" not in run.err
