"""The functions of a sheet as a face: called from Python, or through what calls them elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tests.faces import NAMED, PLACE, Asked, Key, Said, alike, without_places, worksheets
from tests.make.kinds import Made
from tests.make.typed_events import Typed
from xltiebreak import Event, TieBreakError
from xltiebreak.functions import FUNCTIONS

Call = tuple[str, list[Any]]
Answers = Callable[[Sequence[Call]], Sequence[Any]]
"""Calls functions with their arguments, nothing for one that is left out, and returns what the
cells show: a value or rows, or a text that begins with ``TB error:``."""

REFUSED = "TB error: "


def in_python(calls: Sequence[Call]) -> list[Any]:
    """Call the functions without a spreadsheet."""
    answers = []
    for name, arguments in calls:
        try:
            answers.append(FUNCTIONS[name].work(*arguments))
        except TieBreakError as error:
            answers.append(f"{REFUSED}{error}")
    return answers


def call(name: str, **given: Any) -> Call:
    """Return a call with those arguments that the function has."""
    names = [*FUNCTIONS[name].signature.parameters]
    arguments = [given.get(one) for one in names]
    while arguments and arguments[-1] is None:
        arguments.pop()
    return name, arguments


def given_of(one: Typed) -> dict[str, Any]:
    """Return what is typed of a section, by the names of arguments."""
    labels = {label.lower(): text for label, text in one.labels.items() if text != ""}
    unrated = labels.get("unrated")
    return {
        "results": [[cell or None for cell in row] for row in one.results],
        "names": [[name or None] for [name] in one.names],
        "ratings": [[unrated if rating is None else rating] for [rating] in one.ratings],
        "order": labels.get("tie-break order"),
        "edition": labels.get("edition"),
        "lots": labels.get("lots"),
        "withdrawn": one.withdrawn or None,
        "notation": labels.get("notation"),
        "kind": labels.get("kind"),
        "planned": labels.get("rounds"),
        "points": one.points,
        "boards": one.boards,
        "placed_by": one.placed_by or None,
        "teams": [[club] for club in one.clubs],
        "counting": labels.get("counting players"),
        "prizes": [[labels.get("prizes")]],
        "rules": [[label, text] for label, text in one.labels.items() if label != "Prizes"],
    }


class Functions:
    """The functions of a sheet, as something calls them."""

    says = ("refused", "order", "rank", "place", "score", "decided", "value", "team", "cash")

    within = 1e-9

    def __init__(self, name: str, answers: Answers, players: int = 3) -> None:
        self.name, self.answers, self.players = name, answers, players

    def said(self, made: Sequence[Made]) -> Iterator[tuple[Event, Said]]:
        """Call all functions for all events at once."""
        asked = [
            [sheet for sheet in worksheets(one.event, self.players) if has_row(one, *sheet[:2])]
            for one in made
        ]
        calls = [self._calls(one, sheets) for one, sheets in zip(made, asked)]
        answers = iter(self.answers([call for each in calls for call in each.values()]))
        for one, each in zip(made, calls):
            yield one.event, self._said({key: next(answers) for key in each})

    def _calls(self, one: Made, asked: Asked) -> dict[Key, Call]:
        calls: dict[Key, Call] = {}
        for k, typed in enumerate(one.sections):
            given = given_of(typed)
            calls["STANDINGS_TB", k] = call("STANDINGS_TB", **given)
            calls["PLACE_TB", k] = call("PLACE_TB", **given)
            if not typed.points:  # which count the games, and not the match points
                calls["SCORE_TB", k] = call("SCORE_TB", **given)
            calls["CHECK_TB", k] = call("CHECK_TB", **given)
            named = NAMED if all(map(any, typed.results)) else ()  # these see no empty rows
            for name in named:
                if bool(typed.points) == ("points" in FUNCTIONS[name].signature.parameters):
                    calls[name, k] = call(name, **given)
            if given["counting"]:
                calls["TEAMSUM_TB", k] = call("TEAMSUM_TB", **given)
            if "Prizes" in typed.labels:
                calls["PRIZES_TB", k] = call("PRIZES_TB", **given)
            for section, number, code in asked:
                if section == k:
                    this = {**given, "code": code, "player": number}
                    for name in ("TERMS_TB", "EXPLAIN_TB", "TIEBREAK"):
                        calls[name, k, number, code] = call(name, **this)
        return calls

    def _said(self, answers: dict[Key, Any]) -> Said:
        said: Said = {}
        for (name, k, *more), answer in answers.items():
            if name in NAMED:
                said["column", k, name] = "refused" if refuses(answer) else next(zip(*answer))
                continue
            reads = getattr(self, f"_of_{name.lower().removesuffix('_tb')}")
            said |= reads(k, answer, answers["STANDINGS_TB", k], *more)
        return said

    def _of_standings(self, k: int, spill: Any, _: Any) -> Said:
        if refuses(spill):
            return {("refused", k): True}
        codes = spill[0][4:-1]
        rows, below = parted(spill)
        said: Said = {
            ("refused", k): False,
            ("order", k): codes,
            ("rank", k): [int(row[1]) for row in rows],
            ("left out", k): [*map(without_places, below)],
        }
        for place, number, _, score, *values, decided in rows:
            n = int(number)
            said["place", k, n] = place if isinstance(place, str) else f"{place:g}"
            said["score", k, n] = score
            said["decided", k, n] = decided
            said |= {("value", k, n, code): value for code, value in zip(codes, values)}
        return said

    def _of_place(self, k: int, column: Any, spill: Any) -> Said:
        """Each has in his own row the place of the list."""
        if refuses(column):
            return {("refused", k): True}
        listed = {int(row[1]): first(row[0]) for row in parted(spill)[0]}
        assert {n: row[0] for n, row in enumerate(column, 1) if row[0] != ""} == listed
        return {}

    def _of_score(self, k: int, column: Any, spill: Any) -> Said:
        if refuses(spill):
            return {}
        numbers = {int(row[1]) for row in parted(spill)[0]}
        return {("score", k, n): row[0] for n, row in enumerate(column, 1) if n in numbers}

    def _of_check(self, k: int, rows: Any, _: Any) -> Said:
        found = [] if rows == [["nothing to fix", "", ""]] else rows
        return {
            ("findings by row", k): [
                [severity, where if PLACE.fullmatch(where) else "", without_places(sentence)]
                for severity, where, sentence in found
            ]
        }

    def _of_terms(self, k: int, rows: Any, spill: Any, number: int, code: str) -> Said:
        below = parted(spill)[1]
        terms = [[*row[:3], row[3] == "yes", row[4]] for row in rows[1:-1] if row[4] not in below]
        return {("terms", k, number, code): terms, ("total", k, number, code): rows[-1][2]}

    def _of_explain(self, k: int, sentence: Any, spill: Any, number: int, code: str) -> Said:
        behind = "; ".join(["", *parted(spill)[1]])
        return {("sentence", k, number, code): sentence.removesuffix(behind)}

    def _of_tiebreak(self, k: int, value: Any, _: Any, number: int, code: str) -> Said:
        return {("value", k, number, code): value}

    def _of_teamsum(self, k: int, rows: Any, _: Any) -> Said:
        return {
            ("team", k, name): [place if isinstance(place, str) else f"{place:g}", *figures]
            for place, name, *figures, _ in rows[1:]
            if name
        }

    def _of_prizes(self, k: int, rows: Any, _: Any) -> Said:
        said: Said = {}
        for _, number, _, cash, trophies, *_ in (row for row in rows[1:] if len(row) > 1):
            if number != "":
                said["cash", k, int(number)] = cash
                said["trophies", k, int(number)] = trophies.split("; ") if trophies else []
        return said


def has_row(one: Made, k: int, number: int) -> bool:
    """Whether anything is typed for a player: functions explain no empty row."""
    return any(one.sections[k].results[number - 1])


def refuses(answer: Any) -> bool:
    """Whether a function says what is wrong instead of an answer."""
    cell = answer[0][0] if isinstance(answer, list) else answer
    return str(cell).startswith(REFUSED)


def parted(spill: Any) -> tuple[list[Any], list[str]]:
    """Return the rows of players, and the sentences below them."""
    rows = spill[1:] if not refuses(spill) else []
    return [row for row in rows if row[1] != ""], [row[0] for row in rows if row[1] == ""]


def first(place: Any) -> float:
    return float(str(place).partition("–")[0])


def same_answers(answers: Answers, calls: Sequence[Call]) -> None:
    """Assert that functions answer as in Python, whoever calls them."""
    expected = map(in_rows, in_python(calls))
    wrong = [
        (call, given, ours)
        for call, given, ours in zip(calls, map(in_rows, answers(calls)), expected, strict=True)
        if not alike(given, ours, 1e-9)
    ]
    assert not wrong, wrong[:3]


def in_rows(answer: Any) -> list[list[Any]]:
    """Return an answer as the rows that it fills; a whole number is a figure like any other."""
    rows = answer if isinstance(answer, list) else [[answer]]
    return [[float(cell) if type(cell) is int else cell for cell in row] for row in rows]
