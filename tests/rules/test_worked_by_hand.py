"""The figures of the events in ``tests/data/worked-by-hand.txt``, which says how to read them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import NamedTuple

import pytest

from tests.make.crosstables import DATA, section, vector, with_partners
from tests.make.small_team_event import team_section
from tests.make.team_vectors import team_sheets
from xltiebreak.checks import examine
from xltiebreak.event.section import MatchPoints, Section
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.editions import EDITIONS
from xltiebreak.rules.systems import tie_break

EXPECTED = re.compile(
    r"(?P<what>.+?(?::[GM]P)?)(?: \[(?P<editions>[^]]+)\])?:(?![GM]P)(?P<expected>.*)"
)
SETTING = re.compile(r"([a-z]+|R\d) = ")
NUMBER = re.compile(r"\d+(\.\d+)?")


class Case(NamedTuple):
    """One line of expected figures, under one edition."""

    title: str
    event: Section
    what: str
    edition: str
    expected: str


def cases() -> Iterator[Case]:
    text = (DATA / "worked-by-hand.txt").read_text(encoding="utf-8")
    for event in text.split("\n\n== ")[2:]:
        title, *lines = event.strip().split("\n")
        lines = "\n".join(lines).replace("\n  ", " ").split("\n")
        lines = [line for line in lines if not line.startswith("#")]
        settings = dict(line.split(" = ") for line in lines if SETTING.match(line))
        lines = [line for line in lines if not SETTING.match(line)]
        expected = [match for line in lines if (match := EXPECTED.fullmatch(line))]
        made = read(lines[: len(lines) - len(expected)], settings)
        for match in expected:
            editions = (match["editions"] or "uschess").split()
            for edition in EDITIONS if editions == ["all"] else editions:
                yield Case(title, made, match["what"], edition, match["expected"].strip())


def read(rows: list[str], settings: dict[str, str]) -> Section:
    if settings.get("file") == "six-teams.txt":
        return with_settings(team_sheets("six-teams.txt").sections[0], settings)
    if "file" in settings:
        return vector(settings["file"])
    if "weights" in settings:
        rounds = [text.split(" / ") for name, text in settings.items() if name[0] == "R"]
        weights = tuple(map(float, settings["weights"].split()))
        return with_settings(team_section(rounds, weights), settings)
    if "*" in "".join(rows):
        return with_partners(*rows)
    ratings = [None if text == "-" else int(text) for text in settings.get("ratings", "").split()]
    return section(
        *rows,
        ratings=ratings,
        kind=settings.get("kind", "swiss"),
        lots=settings.get("lots", ""),
        withdrawn=tuple(map(int, settings.get("withdrawn", "").split())),
        scheduled_rounds=int(settings["rounds"]) if "rounds" in settings else None,
        unrated=int(settings["unrated"]) if "unrated" in settings else None,
    )


def with_settings(made: Section, settings: dict[str, str]) -> Section:
    assert made.matches is not None
    matches = replace(made.matches, placed_by=settings.get("placed", "match"))
    if "match" in settings:
        win, draw, loss = map(float, settings["match"].split())
        matches = replace(matches, match_points=MatchPoints(win, draw, loss))
    return replace(made, matches=matches)


def as_figure(text: str) -> object:
    """``1+2.5``, ``14.5/3``, ``-`` for none."""
    exact = NUMBER.sub(r"Fraction('\g<0>')", text)
    return None if text == "-" else eval(exact, {"Fraction": Fraction})


CASES = list(cases())


@pytest.mark.parametrize(
    "case", CASES, ids=lambda case: f"{case.title}: {case.what} {case.edition}"
)
def test_what_was_worked_by_hand(case: Case) -> None:
    kind, _, rest = case.what.partition(" ")
    expected = case.expected.split()
    if kind == "findings":
        assert [finding.code for finding in examine(case.event)] == expected
        return
    if kind == "terms":
        number, code = rest.split()
        terms = standings(case.event, case.edition).worksheet(int(number), tie_break(code)).terms
        assert [term.amount for term in terms] == list(map(as_figure, expected))
        return
    if kind == "says":
        number, _, code = rest.partition(" ")
        code, _, order = code.partition(" in ")
        made = standings(case.event, case.edition, order)
        sentence = made.worksheet(int(number), tie_break(code)).sentence()
        begin, more, end = case.expected.partition("…")
        assert sentence.startswith(begin) if more else sentence == begin
        assert end.strip() in sentence
        return
    order = "" if kind == "scores" else rest.removeprefix("in ") or kind
    rows = {row.player.number: row for row in standings(case.event, case.edition, order).rows}
    assert expected
    for number, text in enumerate(expected, start=1):
        row = rows[number]
        if text == ".":
            continue
        if kind == "places":
            assert row.places == text, number
        elif kind == "decided":
            assert row.decided_by == text, number
        else:
            value = row.score if kind == "scores" else row.values[kind]
            assert value == as_figure(text), number
