"""Who is paid what and why: the cases of ``cases.txt``, each worked by hand, and figures that the
rule book, a program's help and directors have published."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.make.funds import NAMES, adds_up, given, paid, players, share
from xltiebreak.prizefund.announcement import read_announcement
from xltiebreak.prizefund.awards import Awards
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.fund import WITHHELD, Limits
from xltiebreak.prizefund.money import money
from xltiebreak.prizefund.prizes import Prize

CASES = {
    title: lines
    for block in Path(__file__).with_name("cases.txt").read_text(encoding="utf-8").split("\n# ")[1:]
    for title, *lines in [block.strip().splitlines()]
}


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def entrants(text: str) -> list[Entrant]:
    """``4:1900 4:1500P 3:- 2``"""
    there = []
    for cell in text.split():
        score, _, rating = cell.partition(":")
        value = None if rating == "-" else int(rating.rstrip("P") or 1500)
        [entrant] = players(float(score), ratings=(value,), provisional=rating.endswith("P"))
        place = 1 + len(there)
        name = NAMES[len(there)]
        there.append(replace(entrant, number=place, name=name, place=place, last_place=place))
    return there


def changed(entrant: Entrant, word: str, figures: list[int]) -> Entrant:
    first, *_, last = [*figures, figures[-1]]
    if word == "shared" and first <= entrant.number <= last:
        return replace(entrant, place=first, last_place=last)
    if word == "again" and entrant.number == first:
        return replace(entrant, later_entry=last)
    if word in ("withdrawn", "junior") and entrant.number in figures:
        return replace(entrant, withdrawn=word == "withdrawn", lists=frozenset({word}))
    return entrant


def awarded(lines: list[str]) -> Awards:
    prizes, scores, *options = lines
    there, limits = entrants(scores), Limits()
    fields: dict[str, object] = {}
    for option in "".join(options).split("; ") if options else []:
        word, figures = option.split()[0], numbers(option)
        if option.endswith("follow money"):
            fields["trophies_follow_money"] = True
        elif word == "rule":
            fields["rule"] = option.split()[1]
        elif word in ("rounds", "based"):
            fields["rounds" if word == "rounds" else "based_on"] = figures[0]
        elif "limit" in option:
            limits = replace(limits, **{word: figures[0] * 100})
        elif word == "withheld":
            limits = replace(limits, beyond=WITHHELD)
        elif word == "exempt":
            limits = replace(limits, exempt=frozenset(figures))
        else:
            there = [changed(entrant, word, figures) for entrant in there]
    return given(read_announcement(prizes).prizes, there, limits=limits, **fields)


def fits(text: str, expected: str) -> bool:
    """Whether a text is this one; "…" stands for anything."""
    return bool(re.fullmatch(re.escape(expected).replace("…", ".*"), text))


@pytest.mark.parametrize("title", CASES)
def test_a_case_is_paid_as_it_was_worked_by_hand(title: str) -> None:
    inputs = [line for line in CASES[title] if not line.startswith("| ")]
    expected = [line[2:] for line in CASES[title] if line.startswith("| ")]
    made = awarded(inputs)
    adds_up(made)
    by_title = {prize.title: prize for prize in made.prizes}
    seen = {
        "not paid": [
            f"{unpaid.label}, {money(unpaid.amount)}: {unpaid.why}" for unpaid in made.unpaid
        ],
        "trophy": [trophy.sentence for trophy in made.trophies],
    }
    for beginning, lines in seen.items():
        listed = [line.removeprefix(beginning + " ") for line in expected]
        listed = [text for text, line in zip(listed, expected) if line.startswith(beginning + " ")]
        assert listed in ([], lines)

    assert expected
    for line in expected:
        if line.startswith("paid "):
            amounts = (amount.rsplit(" ", 1) for amount in line[5:].split(", "))
            assert paid(made) == {name: float(amount) for name, amount in amounts}
        elif line.startswith("takers of "):
            name = next(name for name in sorted(by_title, key=len)[::-1] if name in line)
            assert made.takers(by_title[name]) == numbers(line.removeprefix(f"takers of {name}"))
        elif line.startswith("terms of "):
            name, rest = line.removeprefix("terms of ").split(" ", 1)
            terms = share(made, name).terms
            assert rest in [
                f"{term.label} {float(term.amount) / 100:g}: {term.why}" for term in terms
            ]
        elif line.startswith("trophies "):
            takers = [(trophy.prize.title, trophy.taker) for trophy in made.trophies]
            shown = [f"{prize} {taker.name if taker else 'nobody'}" for prize, taker in takers]
            assert ", ".join(shown) == line.removeprefix("trophies ")
        elif line.startswith("remark "):
            assert line.removeprefix("remark ") in made.remarks
        elif not line.startswith(("not paid ", "trophy ")):
            name = line.partition(":")[0]
            assert name in NAMES, line
            assert fits(share(made, name).sentence(), line)


def test_there_are_cases_of_every_rule() -> None:
    assert len(CASES) > 60


PUBLISHED = json.loads((Path(__file__).parent.parent / "data" / "prizes.json").read_text("utf-8"))[
    "cases"
]


def prize_of(fields: dict[str, Any], numbers: dict[str, int]) -> Prize:
    return Prize(
        fields["kind"],
        round(fields["cash"] * 100),
        fields.get("rank", 1),
        low=fields.get("from"),
        high=fields["under"] - 1 if "under" in fields else fields.get("to"),
        players=tuple(numbers[player] for player in fields.get("players", ())),
        label=fields["label"],
    )


@pytest.mark.parametrize("case", PUBLISHED, ids=lambda case: case["name"])
def test_the_published_figures_come_out_to_the_cent(case: dict[str, Any]) -> None:
    numbers = {player["id"]: number for number, player in enumerate(case["players"], start=1)}
    scores = [player["score"] for player in case["players"]]
    entrants = [
        Entrant(
            numbers[player["id"]],
            player["id"],
            player["score"],
            player["rating"],
            place=1 + sum(score > player["score"] for score in scores),
        )
        for player in case["players"]
    ]
    prizes = [prize_of(prize, numbers) for prize in case["prizes"]]

    made = given(prizes, entrants, cap=case["cap"])

    assert paid(made) == case["paid"]
    adds_up(made)
