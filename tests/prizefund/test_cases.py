"""Who is paid what and why, from the texts of this folder: cases worked by hand, asked of a list of
scores with its prizes, and sessions to the cent."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import xltiebreak
from tests.cases import Case, Stage, cases, cases_in, play
from tests.make import reading
from tests.make.funds import NAMES, Awards, adds_up, paid, share

HERE = Path(__file__).parent
ALL = [*cases_in(HERE / "cases.txt")]
PUBLISHED = json.loads((HERE.parent / "data" / "prizes.json").read_text("utf-8"))["cases"]
"""Figures that the rule book, a program's help and directors have published."""

LABELS = {
    "rule": "Prize rule",
    "rounds": "Rounds",
    "based": "Based on",
    "unrated": "Unrated limit",
    "provisional": "Provisional limit",
    "withheld": "Above the limit",
    "exempt": "No limit for",
    "trophies": "Trophy rule",
    "withdrawn": "Withdrawn",
    "again": "Entered again",
    "junior": "Prize lists",
}
"""What the words of a case are called in a file."""


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def text_of(prizes: str, scores: str, options: str = "") -> str:
    """The file of a case: ``4:1900 4:1500P 3:- 2`` are scores with ratings."""
    labels, shared = {"Prizes": f'"{prizes}"', "Rounds": "20"}, range(0)
    for option in filter(None, options.split("; ")):
        word, figures = option.split()[0], numbers(option)
        value = " ".join(map(str, figures))
        if word == "shared":
            shared = range(figures[0], figures[-1] + 1)
            continue
        if word == "again":
            value = f"{figures[0]} as {figures[-1]}"
        elif word == "junior":
            value = f"junior: {', '.join(map(str, figures))}"
        elif word in ("rule", "trophies"):
            value = option.split()[-1]
        labels[LABELS[word]] = f'"{value or word}"'
    rows = []
    for number, cell in enumerate(scores.split(), start=1):
        score, _, rating = cell.partition(":")
        rating = "" if rating == "-" else (rating or "1500").replace("P", "P7")
        place = f"{shared[0]}-{shared[-1]}" if number in shared else number
        rows.append(f"{number},{NAMES[number - 1]},{rating},{float(score)},{place}")
    head = [f"{label},{value}" for label, value in labels.items()]
    return "\n".join([*head, "", "No.,Name,Rating,Score,Place", *rows, ""])


def awarded(case: Case) -> Awards:
    inputs = [line for _, line in case.lines if not line.startswith("| ")]
    return xltiebreak.prizes(reading.text(text_of(*inputs)))[0].awards


def fits(text: str, expected: str) -> bool:
    """Whether a text is this one; "…" stands for anything."""
    return bool(re.fullmatch(re.escape(expected).replace("…", ".*"), text))


def money(cents: float) -> str:
    return f"${cents / 100:,.2f}".removesuffix(".00")


@pytest.mark.parametrize("case", ALL, ids=lambda case: case.where)
def test_a_case_is_paid_as_it_was_worked_by_hand(case: Case) -> None:
    made = awarded(case)
    adds_up(made)
    lines = [(number, line[2:]) for number, line in case.lines if line.startswith("| ")]
    assert lines
    for beginning, seen in {
        "not paid ": [f"{one.label}, {money(one.amount)}: {one.why}" for one in made.unpaid],
        "trophy ": [trophy.sentence for trophy in made.trophies],
    }.items():
        listed = [line for _, line in lines if line.startswith(beginning)]
        assert listed in ([], [f"{beginning}{one}" for one in seen])
    for number, line in lines:
        told = says(made, line)
        assert told, f"{case.file.name}:{number}: {line}"


def says(made: Awards, line: str) -> bool:
    """Whether this line of a case holds."""
    if line.startswith("paid "):
        amounts = (amount.rsplit(" ", 1) for amount in line[5:].split(", "))
        return paid(made) == {name: float(amount) for name, amount in amounts}
    if line.startswith("takers of "):
        by_title = {prize.title: prize for prize in made.prizes}
        name = next(name for name in sorted(by_title, key=len)[::-1] if name in line)
        return made.takers(by_title[name]) == numbers(line.removeprefix(f"takers of {name}"))
    if line.startswith("terms of "):
        name, rest = line.removeprefix("terms of ").split(" ", 1)
        terms = share(made, name).terms
        return rest in [f"{term.label} {float(term.amount) / 100:g}: {term.why}" for term in terms]
    if line.startswith("trophies "):
        takers = [(trophy.prize.title, trophy.taker) for trophy in made.trophies]
        shown = [f"{prize} {taker.name if taker else 'nobody'}" for prize, taker in takers]
        return ", ".join(shown) == line.removeprefix("trophies ")
    if line.startswith("remark "):
        return line.removeprefix("remark ") in made.remarks
    return line.startswith(("not paid ", "trophy ")) or fits(
        share(made, line.partition(":")[0]).sentence(), line
    )


def test_there_are_cases_of_every_rule() -> None:
    assert len(ALL) > 60


@pytest.mark.parametrize("case", cases("prizefund/sessions/*.txt"))
def test_a_case_of_a_text(case: Case, stage: Stage) -> None:
    play(case, stage)
