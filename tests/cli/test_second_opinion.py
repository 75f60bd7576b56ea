"""The second opinion: what stands on its page and in its JSON, and what it does not claim."""

from __future__ import annotations

import hashlib
import io
import json
import re
import sys
from pathlib import Path
from typing import Any

import docx
import pytest
from lxml import html

from tests.command import Command

ROOT = Path(__file__).parents[2]
EVENT, MEDIAN = (ROOT / "examples" / "verify" / name for name in ("event.csv", "median.csv"))
TYPED = """Event,Lantern Open
Rounds,3
Prizes,"$90-60, U1500 $30"
{more}
No.,Name,Rating,R1,R2,R3,Score,Place,Solkoff,Prize
1,Ash,1700,W3,W4,D2,2.5,1,3.5,$75
2,Birch,1600,W4,W3,D1,2.5,1,3.5,$75
3,Cole,1450,L1,L2,W4,1,3,5,{paid}
4,Dean,1400,L2,L1,L3,0,4,6,
"""


def typed(path: Path, more: str = "", paid: str = "$30") -> Path:
    path.write_text(TYPED.format(more=more, paid=paid), encoding="utf-8")
    return path


def opinion(xltiebreak: Command, *arguments: object) -> dict[str, Any]:
    told = xltiebreak("verify", *arguments, "--json")
    answer: dict[str, Any] = json.loads(told.out)["second_opinion"]
    return answer


def text_of(page: Path) -> str:
    read = docx.Document(str(page))
    cells = (cell.text for table in read.tables for row in table.rows for cell in row.cells)
    return "\n".join([*(paragraph.text for paragraph in read.paragraphs), *cells])


def test_every_number_that_was_compared_is_counted(xltiebreak: Command, tmp_path: Path) -> None:
    event = typed(tmp_path / "event.csv")
    answer = opinion(xltiebreak, event)
    assert answer["agrees"] is True
    assert answer["verdict"] == (
        "4 of 4 places; 4 of 4 scores; 3 of 3 amounts; and 4 of 4 tie-break values agree."
    ).replace(";", ",").replace(", and", " and")
    assert answer["not_compared"] == []
    wrong = opinion(xltiebreak, typed(tmp_path / "wrong.csv", paid="$20"))
    assert wrong["agrees"] is False
    assert wrong["compared"]["amount"] == {"agree": 2, "of": 3}


def test_it_claims_nothing_that_was_not_compared(xltiebreak: Command) -> None:
    answer = opinion(xltiebreak, EVENT, "--against", MEDIAN)
    assert [*answer["compared"]] == ["tie-break value"]
    assert answer["not_compared"] == [
        "No places were compared: no column of places was found.",
        "No amounts were compared: no column of prizes was found.",
    ]


def test_what_is_not_printed_fits_nobody_or_was_not_stated_stands_on_the_page(
    xltiebreak: Command, tmp_path: Path
) -> None:
    few = tmp_path / "few.csv"
    few.write_text('Name,Solk\n"Amadi, Chike",11\nNobody,4\n', encoding="utf-8")
    answer = opinion(xltiebreak, EVENT, "--against", few)
    assert answer["verdict"] == "1 of 1 tie-break value agree."
    assert answer["not_compared"][2:] == [
        "Solk: nothing is printed for 11 of 12 players.",
        "line 3, Name: Nobody is no player of the event; its line is passed over.",
    ]
    assert answer["readings"] == [
        "The file states no edition and no order of tie-breaks: see the rules below."
    ]


def test_a_folder_has_no_page(xltiebreak: Command, tmp_path: Path) -> None:
    typed(tmp_path / "event.csv")
    page = tmp_path / "checked.docx"
    told = xltiebreak("verify", tmp_path, "--docx", page)
    assert (told.code, page.exists()) == (2, False)
    assert "--docx is for one event" in told.err


def test_files_are_named_by_their_fingerprints(xltiebreak: Command) -> None:
    answer = opinion(xltiebreak, EVENT, "--against", MEDIAN)
    expected = [hashlib.sha256(file.read_bytes()).hexdigest() for file in (EVENT, MEDIAN)]
    assert [file["sha256"] for file in answer["files"]] == expected


def test_anybody_can_repeat_it_by_its_command(
    xltiebreak: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(tmp_path / "an event.csv", more="Tie-break order,MM")
    monkeypatch.chdir(tmp_path)
    asked = ("an event.csv", "--order", "SOLK, CUM", "--edition", "wintd")
    first = opinion(xltiebreak, *asked)
    assert first["command"] == (
        "xltiebreak verify 'an event.csv' --edition wintd --order 'SOLK, CUM'"
    )
    assert opinion(xltiebreak, *asked) == first


def test_what_the_reader_guessed_stands_on_the_page(xltiebreak: Command, tmp_path: Path) -> None:
    """Letters that nobody stated, columns without a name, warnings about the results."""
    event = tmp_path / "guessed.csv"
    event.write_text(
        "No,Name,Rd 1,Rd 2,Rd 3,TB1\n1,Ash,3w1,4b1,2w½,3.5\n2,Birch,4w1,3b1,1b½,3.5\n"
        "3,Ash,1b0,2w0,4w1,2.5\n4,Dean,2b0,1w0,3b0,3.5\n",
        encoding="utf-8",
    )
    answer = opinion(xltiebreak, event)
    readings = " ".join(answer["readings"])
    assert "No order is stated; all values fit if TB1 is Modified Median (MM)." in readings
    assert "same Name" in readings
    page = tmp_path / "checked.docx"
    assert xltiebreak("verify", event, "--docx", page).code == 0
    text = text_of(page)
    for sentence in (*answer["readings"], *answer["not_compared"]):
        assert sentence in text


def test_the_page_has_verdict_rules_differences_and_version(
    xltiebreak: Command, tmp_path: Path
) -> None:
    page = tmp_path / "checked.docx"
    told = xltiebreak("verify", EVENT, "--against", MEDIAN, "--docx", page)
    assert told.code == 1
    text = text_of(page)
    assert "20 of 24 tie-break values agree." in text
    assert "US Chess rule 34E" in text
    assert "Modified Median (US Chess 34E1), Solkoff (US Chess 34E2), Cumulative" in text
    assert "are the plain Median" in text
    assert "Modified Median 10 = 3.5 (R1 v 5" in text
    assert re.search(r"Computed by xltiebreak \d", text)
    assert "says nothing of whether the results are right" in text


def test_a_pairing_program_may_ask_through_a_pipe(
    xltiebreak: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    piped = io.TextIOWrapper(io.BytesIO(EVENT.read_bytes()))
    monkeypatch.setattr(sys, "stdin", piped)
    answer = opinion(xltiebreak, "-", "--against", MEDIAN)
    assert answer["verdict"] == "20 of 24 tie-break values agree."
    assert [file["name"] for file in answer["files"]] == ["standard input", "median.csv"]


def test_the_page_for_programs_has_every_key(xltiebreak: Command, tmp_path: Path) -> None:
    page = (ROOT / "xltiebreak" / "verify" / "README.md").read_text(encoding="utf-8")
    order = 'Tie-break order,"MM to place 2; then SOLK"'
    answer = json.loads(xltiebreak("verify", typed(tmp_path / "e.csv", order, "$20"), "--json").out)

    def keys(value: object) -> set[str]:
        if isinstance(value, list):
            return set().union(*map(keys, value))
        inner = value.items() if isinstance(value, dict) else ()
        return {key for key, _ in inner}.union(*(keys(below) for _, below in inner))

    documented = set(re.findall(r'"([a-z_0-9 -]+)"', page))
    assert keys(answer) - documented == set()


def test_the_web_page_says_what_the_word_page_and_the_answer_for_programs_say(
    xltiebreak: Command, tmp_path: Path
) -> None:
    event = typed(tmp_path / "<b>event.csv", more="Chief TD,Ada Fern\nSeal,0000-0000-0000-0000")
    web, word = tmp_path / "checked.html", tmp_path / "checked.docx"
    told = xltiebreak("verify", event, "--html", web, "--docx", word)
    assert (told.code, told.out) == (0, "")
    answer = opinion(xltiebreak, event)
    content = web.read_text(encoding="utf-8")
    read = html.document_fromstring(content)
    page = " ".join(" ".join(each.text_content() for each in read.iter("p", "th", "td")).split())
    printed = [paragraph.text for paragraph in docx.Document(str(word)).paragraphs]
    ours = printed[printed.index("Second opinion") + 1 : -2]  # without the line for a signature
    captions = [caption.text for caption in read.iter("caption")]
    for sentence in (answer["verdict"], *answer["readings"], *answer["not_compared"]):
        assert " ".join(sentence.split()) in page
    assert [each for each in ours if each not in page and each not in captions] == []
    for file in answer["files"]:
        half = len(file["sha256"]) // 2
        assert file["sha256"][:half] in page
    assert f"Seal of these rules and prizes: {answer['seal']}." in page
    assert answer["command"] in page
    assert "Chief TD: Ada Fern" in page
    assert "<b>" not in content
    assert not [*read.iter("script", "img", "link")]
    policy = read.xpath("//meta[@http-equiv]/@content")[0]
    assert policy.startswith("default-src 'none'; style-src 'sha256-")


def test_pages_are_written_both_or_not_at_all(xltiebreak: Command, tmp_path: Path) -> None:
    event, web, word = typed(tmp_path / "event.csv"), tmp_path / "a.html", tmp_path / "a.docx"
    word.write_bytes(b"a club's own")
    told = xltiebreak("verify", event, "--html", web, "--docx", word)
    assert (told.code, web.exists(), word.read_bytes()) == (2, False, b"a club's own")
    assert "--force to overwrite it" in told.err
    assert xltiebreak("verify", event, "--html", web, "--docx", word, "--force").code == 0
    assert web.stat().st_size > 4_000
    assert xltiebreak("verify", event, "--html", tmp_path / "a.txt").code == 2
    folder = xltiebreak("verify", tmp_path, "--html", tmp_path / "b.html")
    assert (folder.code, "--html is for one event" in folder.err) == (2, True)


@pytest.mark.parametrize(
    ("paid", "agree", "elsewhere"),
    [
        (("$75.01", "$75", "$30"), 3, False),
        (("$75", "$75.01", "$30"), 3, True),
        (("$75.01", "$75.01", "$30"), 2, False),
        (("$75", "$75", "$30"), 2, False),
        (("$75.01", "$75", "$30.01"), 2, False),
        (("$75.02", "$74.99", "$30"), 1, False),
    ],
)
def test_amounts_agree_to_the_cent_and_the_odd_one_may_go_to_another(
    xltiebreak: Command, tmp_path: Path, paid: tuple[str, str, str], agree: int, elsewhere: bool
) -> None:
    """Ash and Birch divide 150.01, so that one of them has a cent more."""
    event = typed(tmp_path / "event.csv", paid=paid[2])
    text = event.read_text(encoding="utf-8").replace("$90-60", "$90.01-60")
    head, *between = text.split("$75\n")
    event.write_text(f"{head}{paid[0]}\n{between[0]}{paid[1]}\n{between[1]}", encoding="utf-8")
    answer = opinion(xltiebreak, event)
    assert answer["compared"]["amount"] == {"agree": agree, "of": 3}
    said = "Prize: odd cents of shared prizes went to others than here (2 amounts)"
    assert any(sentence.startswith(said) for sentence in answer["not_compared"]) is elsewhere


def test_every_file_that_was_read_is_named_and_the_command_reads_it_the_same_way(
    xltiebreak: Command, tmp_path: Path
) -> None:
    """The three files of a rating report, its printed figures, and the announcement."""
    event, printed = typed(tmp_path / "event.csv"), tmp_path / "printed.csv"
    printed.write_text("No.,Solk\n1,3.5\n2,3.5\n3,5\n4,6\n", encoding="utf-8")
    announced = tmp_path / "announced.json"
    announced.write_text(xltiebreak("announce", event, "--format", "json").out, encoding="utf-8")
    assert xltiebreak("convert", event, tmp_path / "report", "--to", "uschess").code == 0
    parts = sorted((tmp_path / "report").iterdir())
    for given in (tmp_path / "report", parts[0]):
        asked = (given, "--against", printed, "--announced", announced, "--from", "uschess")
        answer = opinion(xltiebreak, *asked)
        assert [file["sha256"] for file in answer["files"]] == [
            hashlib.sha256(file.read_bytes()).hexdigest() for file in (*parts, printed, announced)
        ]
        assert answer["files"][-1]["kind"] == "announcement"
        assert answer["command"].endswith("--announced announced.json --from uschess")
        assert answer["seal"] == ""
        assert answer["readings"][-1].startswith("Cannot be compared with seal")


def test_the_page_does_not_send_anybody_to_the_comparison_that_it_is(
    xltiebreak: Command, tmp_path: Path
) -> None:
    event, page = tmp_path / "event.csv", tmp_path / "checked.docx"
    event.write_text("Kind,swiss\n\nNo.,Name,R1,Place\n1,Ash,W2,2\n2,Birch,L1,1\n", "utf-8")
    assert xltiebreak("verify", event, "--docx", page).code == 1
    text = text_of(page)
    assert "Place: 2 of 2 differ." in text
    assert "looks for the cause" not in text


@pytest.mark.parametrize(("places", "parted"), [("1 1", 0), ("1 2", 2), ("1-2 1-2", 0), ("1 3", 1)])
def test_it_says_where_a_program_parts_who_share_a_place(
    xltiebreak: Command, tmp_path: Path, places: str, parted: int
) -> None:
    event = tmp_path / "event.csv"
    ash, birch = places.split()
    table = f"Kind,swiss\n\nNo.,Name,R1,Place\n1,Ash,D2,{ash}\n2,Birch,D1,{birch}\n"
    event.write_text(table, encoding="utf-8")
    said = [each for each in opinion(xltiebreak, event)["not_compared"] if "parted" in each]
    noun = "player" if parted == 1 else "players"
    sentence = f"Place: places that are shared here are parted there ({parted} {noun}), which"
    assert [each.startswith(sentence) for each in said] == [True] * bool(parted)


def test_the_kind_that_was_guessed_and_how_far_the_event_is_stand_there(
    xltiebreak: Command, tmp_path: Path
) -> None:
    event = tmp_path / "event.csv"
    rows = "1,Ash,W4,W3,{}2,1\n2,Birch,W3,W4,{}1,2\n3,Cole,L2,L1,W4,3\n4,Dean,L1,L2,L3,4\n"
    head = "No.,Name,R1,R2,R3,Place\n"
    event.write_text(head + rows.format("W", "L"), encoding="utf-8")
    assert opinion(xltiebreak, event)["readings"][0] == (
        "Read as a round-robin: 4 players who all meet."
    )
    event.write_text(f"Kind,swiss\nRounds,5\n\n{head}{rows.format('W', 'L')}", encoding="utf-8")
    assert opinion(xltiebreak, event)["readings"][-1] == (
        "This is after 3 of 5 rounds; nothing is final."
    )
