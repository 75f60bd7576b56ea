"""The figures of the events in ``tests/data/worked-by-hand.txt``, which says how to read them, and
what its letters cannot say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Any, NamedTuple

import pytest

from tests.asked import with_glyphs
from tests.cases import noted
from tests.make.crosstables import DATA, found, having_met, ranked, section, vector, with_partners
from tests.make.otherwise import otherwise
from tests.make.small_team_event import team_section, team_sheets
from tests.referees.events import open_event
from tests.verify.programs import decimal
from xltiebreak import (
    EDITIONS,
    SYSTEMS,
    Section,
    Worksheet,
    explain,
    load,
)

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
    if "met" in settings:
        results, _, scores = settings["met"].partition(": ")
        return having_met(results, list(map(float, scores.split())))
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
        of_fide = EDITIONS["fide2026"].match_points
        matches = replace(
            matches, match_points=type(of_fide)(*map(float, settings["match"].split()))
        )
    return replace(made, matches=matches)


def as_figure(text: str) -> object:
    """``1+2.5``, ``14.5/3``, ``-`` for none."""
    exact = NUMBER.sub(r"Fraction('\g<0>')", text)
    return None if text == "-" else eval(exact, {"Fraction": Fraction})


CASES = list(cases())


@pytest.mark.parametrize("title", dict.fromkeys(case.title for case in CASES))
def test_what_was_worked_by_hand(title: str) -> None:
    for case in (case for case in CASES if case.title == title):
        with noted(f"{case.what} {case.edition}"):
            is_as_worked(case)


def is_as_worked(case: Case) -> None:
    kind, _, rest = case.what.partition(" ")
    expected = case.expected.split()
    if kind == "findings":
        assert [finding.code for finding in found(case.event)] == expected
    elif kind == "order":
        assert [*ranked(case.event, case.edition, rest).order.codes] == expected
    elif kind in ("terms", "says", "dropped"):
        member, _, code = rest.partition(" ")
        code, _, order = code.partition(" in ")
        made = ranked(case.event, case.edition, order)
        assert_of_one(kind, case.expected, made.worksheet(int(member), made.meant(code)))
    else:
        order = "" if kind == "scores" else rest.removeprefix("in ") or kind
        made = ranked(case.event, case.edition, order)
        assert expected
        for number, text in enumerate(expected, start=1):
            if text != ".":
                ours = of_all(kind, rest, made, number)
                assert ours == (text if kind in ("places", "decided") else as_figure(text)), number


def assert_of_one(kind: str, expected: str, sheet: Worksheet) -> None:
    """Hold the worksheet of one player to what is expected of its terms or its sentence."""
    if kind == "terms":
        amounts = [term.amount for term in sheet.terms]
        texts = expected.split()
        assert len(amounts) == len(texts)
        shown = [pair for pair in zip(amounts, texts) if pair[1] != "."]
        assert [amount for amount, _ in shown] == [as_figure(text) for _, text in shown]
    elif kind == "dropped":
        left_out = [(t.drop.which, t.amount) for t in sheet.terms if t.drop and t.drop.which]
        stated = (text.rpartition(" ") for text in expected.split(", "))
        assert sorted(left_out) == sorted((which, as_figure(text)) for which, _, text in stated)
    else:
        begin, more, end = expected.partition("…")
        sentence = sheet.sentence()
        assert sentence.startswith(begin) if more else sentence == begin
        assert end.strip() in sentence


def of_all(kind: str, rest: str, made: Any, number: int) -> object:
    """Return what is looked at of each player: a place, what decided it, a figure."""
    [row] = [row for row in made.rows if row.player.number == number]
    if kind == "among":
        everybody = [row.player.number for row in made.rows]
        return made.meant(rest).values(made.context, everybody, everybody)[number]
    if kind == "adjusted":
        return made.context.adjusted(number).amount
    if kind == "scores":
        return row.score
    return {"places": row.places, "decided": row.decided_by}.get(kind) or row.values[kind]


def test_on_paper_halves_are_written_as_such() -> None:
    [worksheet] = explain(vector("bham.csv"), 1, "MM").worksheets

    assert worksheet.sentence(with_glyphs) == (
        "Modified Median 6½ = 2½ (R2 v 2) + 2 (R3 v 3) + 2 (R4 v 5); "
        "dropped the lowest, 1 (R1 v 4): more than half the points"
    )


def test_an_option_of_any_number_has_its_line() -> None:
    progressive = SYSTEMS["PS"]
    for number in (1, 2):
        words = f"Cut {number} (without the running scores up to round {number})"
        assert progressive.meaning(f"C{number}") == words


@pytest.mark.parametrize("code", ["OPERF", "AOB", "COMPAVG"])
def test_the_shown_terms_of_a_mean_give_the_shown_value(code: str) -> None:
    """Of 24 averages of performances 2 do not follow from their terms with one digit."""
    section = open_event(24, 5).sections[0]
    for player in section.players:
        [sheet] = explain(section, player.number, code).worksheets
        shown = [Fraction(decimal(amount, sheet.term_digits)) for amount in sheet.terms.counted]
        assert sheet.value is not None
        assert decimal(sum(shown) / len(shown), sheet.digits) == decimal(sheet.value, sheet.digits)
        assert all(decimal(amount) in sheet.sentence() for amount in map(float, shown))


def test_a_pairing_bye_worth_half_a_point_is_kept_at_its_worth() -> None:
    worth_half = otherwise(section("B W2", "W3 L1", "L2 U"), "crosstable.results.0.0.worth=0.5")
    rows = {row.player.number: row for row in ranked(worth_half, order="CUM,SOLK").rows}

    assert rows[1].score == 1.5
    assert rows[1].values["CUM"] == 0.5 + 1.5 - 0.5
    assert rows[2].values["SOLK"] == 0.5 + 1.5


def test_the_edition_says_what_unplayed_rounds_are_worth_where_it_decides_that(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The tie-breaks under 34E whose value depends on how the edition counts rounds without a game
    are those of which an announcement has its sentence."""
    of_event = load("examples/verify/event.csv").sections[0]
    at_face_value = EDITIONS["uschess"]._replace(code="club", swiss=EDITIONS["raw"].swiss)
    monkeypatch.setitem(EDITIONS, "club", at_face_value)
    ours, theirs = (ranked(of_event, edition) for edition in ("uschess", "club"))
    for code, system in SYSTEMS.items():
        values = [
            each.meant(code).column(each.context, [*of_event.by_number]) for each in (ours, theirs)
        ]
        assert (values[0] != values[1]) == system.of_scores, code
