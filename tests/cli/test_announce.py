"""Announcements and their seals: what changes one, and what every output says of it."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Sequence
from pathlib import Path

import docx
import pytest
import xlsxwriter

from tests.command import Command
from xltiebreak import load
from xltiebreak.questions.announced import differences, lines_of, seal_of, seal_read
from xltiebreak.rules.context import context_of
from xltiebreak.rules.editions import edition_named
from xltiebreak.rules.systems import SYSTEMS
from xltiebreak.rules.systems.registry import TieBreak
from xltiebreak.rules.unplayed import AT_FACE_VALUE

LABELS = {
    "Event": "Harbor Open",
    "Kind": "swiss",
    "Rounds": "5",
    "Edition": "uschess",
    "Tie-break order": "MM, SOLK, CUM, OCUM",
    "Counting players": "4",
    "Team minimum": "3",
    "Trophies": "3",
    "Prizes": "$300-200-100, U1800 $50 plaque, top junior $25, biggest upset $20",
    "Prize lists": "junior: 1",
    "Based on": "40",
    "Guaranteed": "80%",
    "Prize rule": "uschess",
    "Unrated limit": "$100",
}
ROWS = (
    "No.,Name,Rating,Team,R1\n1,Ash,1700,A,W2\n2,Birch,1600,A,L1\n3,Cole,1500,A,W4\n4,Dean,,B,L3\n"
)


def typed(path: Path, rows: str = ROWS, **others: str) -> Path:
    labels = {**LABELS, **{name.replace("_", " "): text for name, text in others.items()}}
    lines = [f'{label},"{text}"\n' for label, text in labels.items() if text]
    path.write_text("".join([*lines, "\n", rows]), encoding="utf-8")
    return path


def _write(
    sheet: xlsxwriter.worksheet.Worksheet, rows: Sequence[Sequence[object]], form: str
) -> None:
    for number, row in enumerate(rows):
        texts = [
            unicodedata.normalize(form, each) if isinstance(each, str) else each for each in row
        ]
        sheet.write_row(number, 0, texts)


def seal(path: Path) -> str:
    return seal_of(lines_of(load(str(path))))


def test_a_seal_is_worked_out_as_it_is_written_down() -> None:
    """80 bits of the SHA-256 of "abc", ba7816bf8f01cfea4141, in groups of five bits."""
    assert seal_of(["abc"]) == "Q9W1-DFWF-077Y-MGA1"
    assert seal_read("q9wi dfwf o77ymgal") == "Q9W1-DFWF-077Y-MGA1"


SAME = {
    "the event's name": {"Event": "Harbor Open 2026"},
    "the name of the order": {"Tie-break order": "uschess"},
    "names of tie-breaks": {
        "Tie-break order": "1. Modified Median; 2. solkoff; 3. Cumulative; 4. ocum"
    },
    "other words of the prizes": {
        "Prizes": "Biggest upset $20; top Junior: $25; 1st: $300, 2nd $200, 3rd $100; U1800: $50 "
        "+ plaque"
    },
    "the default edition": {"Edition": ""},
    "the default rule": {"Prize rule": ""},
    "lots": {"Lots": "3, 1, 2, 4"},
    "who is a junior": {"Prize lists": "junior: 2, 3"},
    "entries": {"Entries": "12"},
    "fees": {"Entry fees": "$900"},
}
OTHERS = {
    "a round more": {"Rounds": "6"},
    "the kind": {"Kind": "roundrobin"},
    "the edition": {"Edition": "fide2026"},
    "a tie-break less": {"Tie-break order": "MM, SOLK, CUM"},
    "an option": {"Tie-break order": "MM, SOLK, CUM, SB/A"},
    "the rating of unrated players": {"Unrated": "1000"},
    "a place for a second order": {"Tie-break order": "MM to place 3; then SOLK, CUM, OCUM"},
    "perfect scores": {"Perfect scores": "playoff"},
    "who counts": {"Counting players": "3"},
    "a team's minimum": {"Team minimum": "2"},
    "trophies": {"Trophies": "4"},
    "a cent": {"Prizes": LABELS["Prizes"].replace("$50", "$50.01")},
    "a currency": {"Prizes": LABELS["Prizes"].replace("$", "€"), "Unrated limit": "€100"},
    "a class": {"Prizes": LABELS["Prizes"].replace("U1800", "U1801")},
    "unrated, too": {"Prizes": LABELS["Prizes"].replace("U1800", "U1800/Unr")},
    "a trophy": {"Prizes": LABELS["Prizes"].replace(" plaque", "")},
    "a list": {"Prizes": LABELS["Prizes"].replace("junior", "senior"), "Prize lists": "senior: 1"},
    "the entries it is based on": {"Based on": "41"},
    "the guarantee": {"Guaranteed": "75%"},
    "a limit": {"Unrated limit": "$99"},
    "how draws count": {"Upset draws": "half"},
    "how trophies go": {"Trophy rule": "money"},
}


@pytest.mark.parametrize("what", SAME)
def test_what_is_not_announced_or_means_the_same_leaves_the_seal(what: str, tmp_path: Path) -> None:
    changed = {name.replace(" ", "_"): text for name, text in SAME[what].items()}
    assert seal(typed(tmp_path / "b.csv", **changed)) == seal(typed(tmp_path / "a.csv"))


def test_players_results_and_ratings_leave_it_too(tmp_path: Path) -> None:
    others = "No.,Name,Rating,Team,R1,R2\n1,Elm,,C,H,W2\n2,Fir,900,C,U,L1\n3,Gum,,C,B,U\n"
    assert seal(typed(tmp_path / "b.csv", others)) == seal(typed(tmp_path / "a.csv"))


@pytest.mark.parametrize("what", OTHERS)
def test_whatever_is_announced_changes_the_seal(
    xltiebreak: Command, what: str, tmp_path: Path
) -> None:
    announced = typed(tmp_path / "a.csv")
    changed = {name.replace(" ", "_"): text for name, text in OTHERS[what].items()}
    now = typed(tmp_path / "b.csv", **changed)
    assert seal(now) != seal(announced)
    told = xltiebreak("standings", now, "--announced", announced)
    sentence = told.out + told.err
    assert f"Does not agree with seal {seal(announced)}" in sentence
    assert "announced “" in sentence


def test_an_announcement_is_read_back_from_each_of_its_forms(
    xltiebreak: Command, tmp_path: Path
) -> None:
    event = typed(tmp_path / "event.csv")
    text, data, page = (tmp_path / f"a.{ending}" for ending in ("txt", "json", "docx"))
    printed = xltiebreak("announce", event).out
    text.write_text(printed, encoding="utf-8")
    data.write_text(xltiebreak("announce", event, "--format", "json").out, encoding="utf-8")
    assert xltiebreak("announce", event, "-o", page).code == 0
    narrow = tmp_path / "narrow.txt"
    narrow.write_text(printed.replace(" | prize", " |\n prize"), encoding="utf-8")
    for form in (text, data, page, narrow, event):
        told = xltiebreak("standings", event, "--announced", form)
        assert f"Agrees with seal {seal(event)}." in told.out + told.err
    answer = json.loads(data.read_text(encoding="utf-8"))
    assert answer["seal"] == seal(event)
    assert answer["sections"][0]["prizes"][0] == "1st place: $300"


def test_prizes_in_percent_are_announced_before_there_are_fees(
    xltiebreak: Command, tmp_path: Path
) -> None:
    event = typed(tmp_path / "event.csv", Prizes="1st 40%, 2nd 20% of entry fees, U1200 $20")
    told = xltiebreak("announce", event)
    assert (told.code, "1st place: 40% of the entry fees" in told.out) == (0, True)
    taken = typed(
        tmp_path / "taken.csv",
        Prizes="1st 40%, 2nd 20% of entry fees, U1200 $20",
        Entry_fees="$900",
    )
    assert seal(taken) == seal(event)
    assert "state what was taken in fees" in xltiebreak("prizes", event).err
    assert xltiebreak("check", event).code == 1


def test_who_can_win_is_not_known_when_it_is_announced(xltiebreak: Command, tmp_path: Path) -> None:
    """Before there are entries, and afterwards: one seal; prizes are not given without it."""
    prizes = {"Prizes": "$300, top junior $25, top team trophy"}
    before = typed(tmp_path / "a.csv", "No.,Name,R1\n", **prizes, **{"Prize lists": ""})
    assert xltiebreak("announce", before).code == 0
    entered = typed(tmp_path / "b.csv", "No.,Name,R1\n1,Ash,\n", **prizes, **{"Prize lists": ""})
    assert seal(entered) == seal(before) == seal(typed(tmp_path / "c.csv", ROWS, **prizes))
    checked = xltiebreak("check", entered)
    assert (checked.code, "it is not stated who can win it" in checked.out) == (1, True)


def test_the_page_says_whatever_the_seal_stands_for(xltiebreak: Command, tmp_path: Path) -> None:
    others = {
        "Upset draws": "half",
        "Unrated": "1000",
        "Prize rule": "uschess without cap",
        "Announced total": "$1000",
        "Based on": "",
        "Guaranteed": "",
    }
    told = xltiebreak("announce", typed(tmp_path / "event.csv", **others))
    assert "A draw with a higher rated player is an upset of half the difference." in told.out
    assert "No player's share is limited to his largest single prize" in told.out
    assert "In tie-breaks made of ratings, a player without one counts as 1000." in told.out


def test_the_rating_of_unrated_players_is_announced_and_read_back(
    xltiebreak: Command, tmp_path: Path
) -> None:
    without, stated = typed(tmp_path / "a.csv"), typed(tmp_path / "b.csv", Unrated="1000")
    lines = lines_of(load(str(stated)))
    assert lines[4:6] == ["order: mm, solk, cum, ocum", "unrated: 1000"]
    assert lines_of(load(str(without)))[5] == "unrated: none"
    for ending, options in (("txt", ()), ("json", ("--format", "json")), ("docx", ("-o",))):
        form = tmp_path / f"a.{ending}"
        told = xltiebreak("announce", stated, *options, *[form] * (ending == "docx"))
        if told.out:
            form.write_text(told.out, encoding="utf-8")
        agreed = xltiebreak("standings", without, "--unrated", 1000, "--announced", form)
        assert f"Agrees with seal {seal_of(lines)}." in agreed.out + agreed.err
        asked = xltiebreak("standings", without, "--announced", form)
        assert "announced “unrated: 1000”, now “unrated: none”" in asked.out + asked.err
    answer = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))
    assert answer["sections"][0]["unrated"] == 1000


def test_many_prizes_stand_in_columns_on_a_page_that_promises_no_standings(
    xltiebreak: Command, tmp_path: Path
) -> None:
    titles = [f"U{1000 + 10 * k}" for k in range(40)]
    others = {"Prizes": ", ".join(f"{title} $20" for title in titles), "Prize lists": ""}
    page = tmp_path / "a.docx"
    assert xltiebreak("announce", typed(tmp_path / "e.csv", **others), "-o", page).code == 0
    read = docx.Document(str(page))
    prizes = read.tables[-1]
    assert (len(prizes.columns), len(prizes.rows)) == (3, 16)  # with 3 trophies
    cells = {cell.text for row in prizes.rows for cell in row.cells}
    assert {f"1st {title}: $20" for title in titles} < cells
    assert "Standings and prizes" not in [paragraph.text for paragraph in read.paragraphs]


def test_names_from_right_to_left_are_read_back(xltiebreak: Command, tmp_path: Path) -> None:
    """Word sets marks around them that nobody sees."""
    others = {"Prizes": "$300-200, top צעיר $25", "Prize lists": "צעיר: 1"}
    event, page = typed(tmp_path / "event.csv", **others), tmp_path / "a.docx"
    assert xltiebreak("announce", event, "-o", page).code == 0
    told = xltiebreak("standings", event, "--announced", page)
    assert f"Agrees with seal {seal(event)}." in told.out + told.err


@pytest.mark.slow
def test_every_output_says_whether_it_agrees(xltiebreak: Command, tmp_path: Path) -> None:
    rows = ROWS.replace(",R1", ",R1,Solkoff").replace("W2\n", "W2,0\n")
    finished = {"Rounds": "1", "Prizes": "$300-200-100"}
    own = seal(typed(tmp_path / "a.csv", rows, **finished))
    for typed_seal, sentence in (
        (own.lower().replace("-", ""), f"Agrees with seal {own}."),
        ("0000-0000-0000-0000", "Does not agree with seal 0000-0000-0000-0000"),
    ):
        event = typed(tmp_path / "a.csv", rows, **finished, Seal=typed_seal)
        for command in ("announce", "standings", "prizes", "verify", "check"):
            told = xltiebreak(command, event)
            assert sentence in told.out + told.err, command
        for command in ("standings", "prizes"):
            answer = json.loads(xltiebreak(command, event, "--format", "json").out)
            assert answer["seal"] is sentence.startswith("Agrees")
        xltiebreak("page", event, "-o", tmp_path / "a.html", "--force")
        assert sentence in (tmp_path / "a.html").read_text(encoding="utf-8")
        for page in (("bulletin",), ("bulletin", "--wall"), ("announce",)):
            xltiebreak(page[0], event, *page[1:], "-o", tmp_path / "a.docx", "--force")
            paragraphs = docx.Document(str(tmp_path / "a.docx")).paragraphs
            assert any(paragraph.text.startswith(sentence) for paragraph in paragraphs), page
        kept = tmp_path / "kept.xlsx"
        assert xltiebreak("convert", event, kept, "--force").code == 0
        assert load(str(kept)).seal == typed_seal
    asked = xltiebreak("standings", event, "--seal", own)
    assert f"Agrees with seal {own}." in asked.out + asked.err


@pytest.mark.parametrize(
    ("others", "options", "said"),
    [
        ({"Rounds": ""}, (), "type the number of scheduled rounds at the label Rounds"),
        ({"Prizes": "$300 maybe"}, (), "maybe"),
        ({}, ("--order", "XYZ"), "XYZ"),
        ({"Tie-break order": "MM, XYZ"}, (), "XYZ"),
        ({"Kind": "swisss"}, (), "swisss"),
        ({"Edition": "uschesss"}, (), "uschesss"),
        ({"Perfect scores": "playof"}, (), "playof"),
        ({"Trophies": "many"}, (), "many"),
        ({"Counting players": "x"}, (), "x"),
        ({"Team minimum": "x"}, (), "x"),
        ({"Rounds": "five"}, (), "five"),
    ],
)
def test_what_cannot_be_announced_is_said(
    xltiebreak: Command,
    tmp_path: Path,
    others: dict[str, str],
    options: tuple[str, ...],
    said: str,
) -> None:
    told = xltiebreak("announce", typed(tmp_path / "a.csv", **others), *options)
    assert told.code in (1, 2)
    assert said in told.err
    assert told.out == ""


def test_a_wrong_seal_and_a_file_without_announcement_are_refused(
    xltiebreak: Command, tmp_path: Path
) -> None:
    event = typed(tmp_path / "a.csv")
    wrong = xltiebreak("standings", event, "--seal", "ABC")
    assert (wrong.code, "is no seal" in wrong.err) == (2, True)
    none = tmp_path / "none.json"
    none.write_text("{}", encoding="utf-8")
    without = xltiebreak("standings", event, "--announced", none)
    assert (without.code, "there is no announcement in it" in without.err) == (2, True)
    missing = xltiebreak("standings", event, "--announced", tmp_path / "missing.txt")
    assert (missing.code, "missing.txt: cannot be opened" in missing.err) == (2, True)
    unsaid = typed(tmp_path / "unsaid.csv", Rounds="")
    asked = xltiebreak("standings", event, "--announced", unsaid)
    assert (asked.code, "unsaid.csv: section Open: type the number of" in asked.err) == (2, True)


def test_check_warns_of_a_seal_that_does_not_agree(xltiebreak: Command, tmp_path: Path) -> None:
    event = typed(tmp_path / "a.csv", Seal="0000-0000-0000-0000")
    assert "warning: label Seal: Does not agree with seal" in xltiebreak("check", event).out
    assert xltiebreak("check", event, "--strict").code == 1
    answer = json.loads(xltiebreak("check", event, "--json").out)
    assert (answer["seal"], answer["findings"][0]["code"]) == (False, "seal")


def test_it_asks_for_the_kind_where_entries_would_decide_it(
    xltiebreak: Command, tmp_path: Path
) -> None:
    """With 4 players and 3 rounds all meet each other."""
    said = "Section Open does not state its kind"
    unsaid = xltiebreak("announce", typed(tmp_path / "a.csv", Kind="", Rounds="3"))
    assert (unsaid.code, said in unsaid.err, said in unsaid.out) == (0, True, False)
    assert said not in xltiebreak("announce", typed(tmp_path / "b.csv", Rounds="3")).err


def test_what_sections_have_in_common_is_said_once(xltiebreak: Command, tmp_path: Path) -> None:
    path, page = tmp_path / "two.xlsx", tmp_path / "two.docx"
    rows = [["No.", "Name", "R1"], [1, "Ash", "W2"], [2, "Bly", "L1"]]
    labels = [["Section", "A", "B"], ["Rounds", 5, 4], ["Prizes", "1st $400", "1st $300"]]
    labels += [["Kind", "swiss", "swiss"], ["Perfect scores", "playoff", ""]]
    with xlsxwriter.Workbook(str(path)) as book:
        for name, lines in (("Event", labels), ("Crosstable", rows), ("Crosstable B", rows)):
            _write(book.add_worksheet(name), lines, "NFC")
    told = xltiebreak("announce", path).out
    assert xltiebreak("announce", path, "-o", page).code == 0
    common, rest = told.partition("A: 5 rounds")[::2]
    assert common.startswith("In each section:")
    for rule in ("How ties are broken", "counts as half a point", "put their prizes together"):
        assert (common.count(rule), rest.count(rule)) == (1, 0)
    own = ("If several players make all points", "1st place: $400", "B: 4 rounds", "$300")
    assert [*own] == sorted(own, key=rest.find)
    assert not any(each in common for each in own)
    assert [table.rows[0].cells[0].text for table in docx.Document(str(page)).tables][1:] == [
        "Prize"
    ] * 2


def test_a_line_about_a_section_of_another_name_is_read_alike_in_every_file(
    xltiebreak: Command, tmp_path: Path
) -> None:
    """Nobody typed that the section is called Open; where somebody did, it is asked."""
    event = typed(tmp_path / "a.csv", Prizes="Major (under 1900): 1st £250", Prize_lists="")
    for name in ("b.csv", "b.xlsx"):
        assert xltiebreak("convert", event, tmp_path / name).code == 0
        assert seal(tmp_path / name) == seal(event)
    book = tmp_path / "plain.xlsx"
    assert xltiebreak("new", book, "--from", event, "--for", "plain").code == 0
    assert seal(book) == seal(event)
    named = typed(tmp_path / "c.csv", Prizes="Major: 1st £250", Prize_lists="", Section="Open")
    assert "the line speaks of this, and the section is Open" in xltiebreak("announce", named).err


def test_questions_say_whether_it_agrees(xltiebreak: Command, tmp_path: Path) -> None:
    """What is open in the last round, and what changed between two versions."""
    rows = ROWS.replace("W4", "").replace("L3", "")
    own = seal(typed(tmp_path / "a.csv", rows, Rounds="1"))
    old = typed(tmp_path / "a.csv", rows, Rounds="1", Seal=own)
    new = typed(tmp_path / "b.csv", rows, Rounds="1", Seal=own, Trophies="2")
    sentence = f"Does not agree with seal {own}: "
    assert sentence in xltiebreak("whatif", new).err
    told = xltiebreak("changes", old, new)
    assert f"First version: Agrees with seal {own}." in told.out
    assert f"Second version: {sentence}" in told.out
    assert json.loads(xltiebreak("changes", old, new, "--format", "json").out)["seal"] == [
        True,
        False,
    ]


def test_a_list_of_scores_is_announced_and_compared(xltiebreak: Command, tmp_path: Path) -> None:
    rows = "Name,Rating,Team,Score\nAsh,1800,A,4\nBly,1700,A,3\n"
    event, now = typed(tmp_path / "a.csv", rows), tmp_path / "b.csv"
    own = json.loads(xltiebreak("announce", event, "--format", "json").out)["seal"]
    typed(now, rows, Prizes="$300-250", Seal=own, Based_on="40")
    for command in (["prizes", now], ["page", now, "-o", tmp_path / "a.html"]):
        assert f"Does not agree with seal {own}" in xltiebreak(*command).err
    told = xltiebreak("prizes", now, "--announced", event)
    assert "announced “prize: place rank 2 = $200.00”, now “prize: place rank 2 = $250" in told.err
    assert f"Agrees with seal {own}." in xltiebreak("prizes", event, "--seal", own).err


def test_a_typed_seal_that_is_none_is_an_error_of_the_event(
    xltiebreak: Command, tmp_path: Path
) -> None:
    event, sentence = (
        typed(tmp_path / "a.csv", Seal="7QXD"),
        "error: line 15, column 2: '7QXD' is no",
    )
    checked = xltiebreak("check", event)
    assert (checked.code, checked.out.count(sentence)) == (1, 1)
    for command in ("standings", "announce", "prizes"):
        stopped = xltiebreak(command, event)
        assert (stopped.code, stopped.out) == (1, "")
        assert sentence in stopped.err


def test_what_a_file_cannot_hold_is_not_compared(xltiebreak: Command, tmp_path: Path) -> None:
    event = typed(tmp_path / "a.csv")
    assert xltiebreak("convert", event, tmp_path / "a.trf").code == 0
    told = xltiebreak("standings", tmp_path / "a.trf", "--seal", seal(event))
    assert f"Cannot be compared with seal {seal(event)}" in told.out + told.err
    refused = xltiebreak("standings", event, "--announced", tmp_path / "a.trf")
    assert (refused.code, "has no place for prizes" in refused.err) == (2, True)


def test_an_announcement_that_was_changed_is_no_proof(xltiebreak: Command, tmp_path: Path) -> None:
    """Text and JSON, in which somebody changed the rounds as he did in the event."""
    event, now = typed(tmp_path / "a.csv"), typed(tmp_path / "b.csv", Rounds="6")
    for form in ("text", "json"):
        announced = tmp_path / f"a.{form}"
        printed = xltiebreak("announce", event, "--format", form).out
        announced.write_text(printed.replace("rounds: 5", "rounds: 6"), encoding="utf-8")
        for file, differs in ((now, False), (event, True)):
            told = xltiebreak("standings", file, "--announced", announced)
            sentence = f"The announcement at hand was changed: it states seal {seal(event)}"
            assert sentence in told.out + told.err
            line = "announced “rounds: 6”, now “rounds: 5”"
            assert (line in told.out + told.err) is differs


def test_an_announcement_is_read_as_shells_and_letters_send_it(
    xltiebreak: Command, tmp_path: Path
) -> None:
    event, sent = typed(tmp_path / "event.csv"), tmp_path / "a.txt"
    printed = xltiebreak("announce", event).out
    quoted = "".join(f"> {line}\n" for line in printed.replace(" | ", " |\n").splitlines())
    signed = f"{printed.rstrip()}\nBest regards, the directors"
    for content in (
        signed.encode(),
        printed.encode("utf-16"),
        quoted.encode(),
        printed.replace(" ", "\xa0").encode(),
    ):
        sent.write_bytes(content)
        told = xltiebreak("standings", event, "--announced", sent)
        assert f"Agrees with seal {seal(event)}." in told.out + told.err


@pytest.mark.parametrize("hyphen", ["", " ", "–", "\u2011", "\u2212", "\xad", "."])
def test_a_seal_is_read_with_any_hyphen(hyphen: str) -> None:
    assert seal_read(hyphen.join(["q9wi", "dfwf", "o77y", "mgal."])) == "Q9W1-DFWF-077Y-MGA1"


def test_a_total_that_is_the_sum_announces_nothing_else(tmp_path: Path) -> None:
    prizes = {"Prizes": "$300-200-100; b/40", "Prize lists": "", "Based on": ""}
    total = {**prizes, "Prizes": "$$600 b/40: $300-200-100"}
    assert seal(typed(tmp_path / "a.csv", **prizes)) == seal(typed(tmp_path / "b.csv", **total))


def test_lines_that_differ_name_their_section_and_what_they_are_about() -> None:
    first = ["announcement 1", "section: a", "rounds: 5", "section: b", "rounds: 5"]
    prizes = ["prize: place rank 1 = $5.00", "prize: place rank 2 = $3.00"]
    assert [*differences([*first, *prizes], [*first[:4], "rounds: 6", prizes[1]])] == [
        "announced “rounds: 5”, now “rounds: 6” (section b)",
        "announced “prize: place rank 1 = $5.00”, now missing (section b)",
    ]
    swapped = [first[0], *first[3:], *first[1:3]]
    assert [*differences(first, swapped)] == ["announced in the order a and b, now b and a"]


def test_accents_mean_the_same_however_they_are_composed(tmp_path: Path) -> None:
    """An ending é as one letter, and as e with an accent, in sheet, club and prize."""
    rows = [["No.", "Name", "Club", "R1"], [1, "Ash", "Café", "W2"], [2, "Bly", "Cafe\u0301", "L1"]]
    events = []
    for form in ("NFC", "NFD"):
        labels = [["Section", "A", "Résérve"], ["Rounds", 5, 5], ["Counting players", 2, 2]]
        prizes = [["Prizes", "1st $5", "top lycée $5"], ["Kind", "swiss", "swiss"]]
        path = tmp_path / f"{form}.xlsx"
        with xlsxwriter.Workbook(str(path)) as book:
            for name, lines in (("Event", [*labels, *prizes]), ("Crosstable", rows)):
                _write(book.add_worksheet(name), lines, form)
            _write(book.add_worksheet("Crosstable Résérve"), rows, "NFC")
        events.append(load(str(path)))
    assert lines_of(events[0]) == lines_of(events[1])
    assert {player.team for player in events[1].sections[0].players} == {"Café"}


def test_one_section_of_several_has_not_their_seal(xltiebreak: Command, tmp_path: Path) -> None:
    path, out = tmp_path / "two.xlsx", tmp_path / "one.csv"
    rows = [["No.", "Name", "R1"], [1, "Ash", "W2"], [2, "Bly", "L1"]]
    with xlsxwriter.Workbook(str(path)) as book:
        labels = [["Section", "A", "B"], ["Rounds", 5, 5], ["Prizes", "1st $400", "1st $400.50"]]
        labels += [["Seal", "0000-0000-0000-0000"]]
        for name, lines in (("Event", labels), ("Crosstable", rows), ("Crosstable B", rows)):
            _write(book.add_worksheet(name), lines, "NFC")
    told = xltiebreak("convert", path, out, "--section", "A")
    assert "The seal 0000-0000-0000-0000 is that of all sections; it is left out." in told.err
    assert told.err.count("The sum of all sections' prizes (800.50) is left out") == 1
    assert load(str(out)).seal == ""


def test_boards_and_a_guarantee_without_entries_stand_on_the_page(
    xltiebreak: Command, tmp_path: Path
) -> None:
    teams = "Kind,team\nRounds,3\nBoards,4\nBoard weights,4 3 2 1\n\nNo.,Team,R1\n1,A,\n2,B,\n"
    event = tmp_path / "teams.csv"
    event.write_text(teams, encoding="utf-8")
    assert "A match has 4 boards, worth 4, 3, 2, 1." in xltiebreak("announce", event).out
    told = xltiebreak("announce", typed(tmp_path / "event.csv", Based_on=""))
    assert "At least 80% of each prize is guaranteed." in told.out


def test_the_edition_says_what_unplayed_rounds_are_worth_where_it_decides_that() -> None:
    """The tie-breaks under 34E whose value depends on how the edition counts rounds without a game
    are those of which its sentence is announced."""
    section = load("examples/verify/event.csv").sections[0]
    edition = edition_named("uschess")
    for code, system in SYSTEMS.items():
        values = [
            TieBreak(code, system).column(context_of(section, under), section.crosstable.numbers)
            for under in (edition, edition._replace(swiss=AT_FACE_VALUE))
        ]
        assert (values[0] != values[1]) == system.of_scores, code


@pytest.mark.parametrize(
    ("order", "edition", "announced"),
    [
        ("MM, SOLK, OCUM", "uschess", ["In Modified Median and Solkoff, each round that"]),
        ("SB, H2H, WIN", "uschess", ["In Sonneborn-Berger (US Chess 34E8), the opponents' scores"]),
        ("SB/A, CUM", "uschess", []),
        ("CUM, KASH", "wintd", []),
        ("SB, DE", "fide2026", ["Each round that"]),
    ],
)
def test_what_an_unplayed_round_is_worth_is_said_of_the_tie_breaks_at_hand(
    order: str, edition: str, announced: list[str], xltiebreak: Command, tmp_path: Path
) -> None:
    path = typed(tmp_path / "a.csv", **{"Tie-break order": "", "Edition": ""})
    text = xltiebreak("announce", path, "--edition", edition, "--order", order).out
    assert "Source of this order" not in text
    assert re.findall(r"^(?:In|Each) .*?(?:that|scores|counts)(?= |$)", text, re.M) == announced


@pytest.mark.parametrize(
    ("kind", "source"),
    [("swiss", "US Chess rule 34E"), ("roundrobin", "US Chess rule 34F, and Number of Wins after")],
)
def test_an_order_that_has_a_name_is_announced_with_its_source(
    kind: str, source: str, xltiebreak: Command, tmp_path: Path
) -> None:
    path = typed(tmp_path / "a.csv", **{"Tie-break order": "", "Kind": kind})
    assert f"Source of this order: {source}" in xltiebreak("announce", path).out


@pytest.mark.parametrize(
    ("prizes", "others", "sentence"),
    [
        ("$200-100", {"Guaranteed": ""}, "with fewer, each is paid in proportion (rules"),
        (
            "$600-100",
            {"Guaranteed": ""},
            "paid in proportion, but at least 50% of it (rules",
        ),
        ("$600-100", {"Guaranteed": "60%"}, "paid in proportion, but at least 60% of it (rules"),
        ("$600-100", {"Guaranteed": "40%"}, "paid in proportion, but at least 50% of it (rules"),
        ("$200-100", {"Based on": "1"}, "The prizes are based on 1 paid entry; with fewer"),
        ("$200-100, 3 points $50", {}, "who reaches them, unless his share of the other prizes"),
        (
            "1st $200 cup",
            {"Trophy rule": "money"},
            "the largest first, one to a player (US Chess 33D2a",
        ),
    ],
)
def test_how_prizes_are_paid_is_announced_in_whole_sentences(
    prizes: str, others: dict[str, str], sentence: str, xltiebreak: Command, tmp_path: Path
) -> None:
    path = typed(tmp_path / "a.csv", **{"Unrated limit": "", "Prizes": prizes, **others})
    assert sentence in xltiebreak("announce", path).out


@pytest.mark.parametrize(
    ("order", "names"),
    [
        ("MM, SOLK, CUM", "Solkoff, then Cumulative"),
        (
            "scholastic-team",
            "Modified Median, then Solkoff, then Sonneborn-Berger, then Cumulative",
        ),
        ("MM, H2H", None),
    ],
)
def test_what_places_teams_of_players_with_the_same_score_is_announced(
    order: str, names: str | None, xltiebreak: Command, tmp_path: Path
) -> None:
    path = typed(tmp_path / "a.csv", **{"Tie-break order": order})
    text = xltiebreak("announce", path).out
    found = re.findall(
        r"Teams with the same score are placed by the sums .*? players' (.*)\.", text
    )
    assert found == ([names] if names else [])
