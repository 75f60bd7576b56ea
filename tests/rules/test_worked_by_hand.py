"""The figures of the events in ``tests/data/worked-by-hand.txt``, which says how to read them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

import pytest

from tests.samples.crosstables import DATA, section, with_partners
from xltiebreak.checks import examine
from xltiebreak.event.section import Section
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.editions import EDITIONS

EXPECTED = re.compile(r"(?P<what>.+?)(?: \[(?P<editions>.+)\])?:(?P<figures>.*)")
NUMBER = re.compile(r"\d+(\.\d+)?")


class Case(NamedTuple):
    """One line of expected figures, under one edition."""

    title: str
    event: Section
    what: str
    edition: str
    figures: list[str]


def cases() -> Iterator[Case]:
    text = (DATA / "worked-by-hand.txt").read_text(encoding="utf-8")
    for event in text.split("\n\n== ")[2:]:
        title, *lines = event.strip().split("\n")
        lines = [line for line in lines if not line.startswith("#")]
        settings = dict(line.split(" = ") for line in lines if " = " in line)
        expected = [match for line in lines if (match := EXPECTED.fullmatch(line))]
        made = read(lines[: len(lines) - len(settings) - len(expected)], settings)
        for match in expected:
            editions = (match["editions"] or "uschess").split()
            for edition in EDITIONS if editions == ["all"] else editions:
                yield Case(title, made, match["what"], edition, match["figures"].split())


def read(rows: list[str], settings: dict[str, str]) -> Section:
    if "*" in "".join(rows):
        return with_partners(*rows)
    ratings = [None if text == "-" else int(text) for text in settings.get("ratings", "").split()]
    return section(
        *rows,
        ratings=ratings,
        kind=settings.get("kind", "swiss"),
        scheduled_rounds=int(settings["rounds"]) if "rounds" in settings else None,
        unrated=int(settings["unrated"]) if "unrated" in settings else None,
    )


def as_figure(text: str) -> object:
    """``1+2.5``, ``14.5/3``, ``-`` for none."""
    exact = NUMBER.sub(r"Fraction('\g<0>')", text)
    return None if text == "-" else eval(exact, {"Fraction": Fraction})


CASES = list(cases())


@pytest.mark.parametrize(
    "case", CASES, ids=lambda case: f"{case.title}: {case.what} {case.edition}"
)
def test_a_figure_that_was_worked_by_hand(case: Case) -> None:
    kind, _, order = case.what.partition(" ")
    if kind == "findings":
        assert [finding.code for finding in examine(case.event)] == case.figures
        return
    code, order = kind, order.removeprefix("in ") or kind
    rows = {
        row.player.number: row
        for row in standings(case.event, case.edition, "" if kind == "scores" else order).rows
    }
    assert case.figures
    for number, text in enumerate(case.figures, start=1):
        row = rows[number]
        if text == ".":
            continue
        if kind == "places":
            assert row.places == text, number
        elif kind == "decided":
            assert row.decided_by == text, number
        else:
            value = row.score if kind == "scores" else row.values[code]
            assert value == as_figure(text), number
