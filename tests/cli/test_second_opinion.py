"""The second opinion: its pages and its JSON say the same; the texts of
``sessions/second_opinion.txt`` tell what they say."""

from __future__ import annotations

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


def test_a_pairing_program_may_ask_through_a_pipe(
    xltiebreak: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    piped = io.TextIOWrapper(io.BytesIO(EVENT.read_bytes()))
    monkeypatch.setattr(sys, "stdin", piped)
    answer = opinion(xltiebreak, "-", "--against", MEDIAN)
    assert answer["verdict"] == "20 of 24 tie-break values agree."
    assert [file["name"] for file in answer["files"]] == ["standard input", "median.csv"]


def test_the_schema_has_every_key(xltiebreak: Command, tmp_path: Path) -> None:
    page = (ROOT / "examples/verify/answer.schema.json").read_text(encoding="utf-8")
    order = 'Tie-break order,"MM, SOLK"'
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
