"""What a case asks of the event of its file, beside what is said of it: verbs of tests/cases.py.

refused: words             the file cannot be read, and why
how: words                 how it says that it was read, the parts with ``; `` between them
points: Ash 1.5 (2), …     what everybody has, by last names; in brackets the games he played
games: 1 Ash: W2w D3       each player's results in US letters; here or in lines below it
matches: 1: win 2 2.5, …   each team's results and points; behind ``; at`` its line-ups, and in a
                           line ``games`` those of the teams' players
places ORDER: Ash 2.5, …   the standings, by last names with their scores
has PATH value             what the event has: ``has sections.*.name ["Open", "U1200"]``
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import pytest

import xltiebreak
from xltiebreak import Event, Outcome, Result, Section, TieBreakError

if TYPE_CHECKING:
    from tests.cases import Stage, Step

LETTERS = {
    Outcome.WIN: "W",
    Outcome.DRAW: "D",
    Outcome.LOSS: "L",
    Outcome.FORFEIT_WIN: "X",
    Outcome.FORFEIT_DRAW: "Z",
    Outcome.FORFEIT_LOSS: "F",
    Outcome.PAIRING_BYE: "B",
    Outcome.HALF_BYE: "H",
    Outcome.UNPAIRED: "U",
}
RULINGS = {Outcome.WIN: "N", Outcome.DRAW: "R", Outcome.LOSS: "S"}


GLYPHS = {Fraction(k, 4): glyph for k, glyph in enumerate(("", "¼", "½", "¾"))}


def with_glyphs(figure: float | Fraction, digits: int = 2) -> str:
    """Return a figure as paper has it: ``6½``; others with so many decimals, halves up."""
    exact = Fraction(figure)
    whole, part = divmod(abs(exact), 1)
    text = f"{int(whole) or ''}{GLYPHS.get(part, '')}" or "0"
    if part not in GLYPHS:
        rounded = int(abs(exact) * 10**digits + Fraction(1, 2)) / 10**digits
        text = f"{rounded:.{digits}f}"
        text = text.rstrip("0").rstrip(".") if digits else text
    return "−" * (exact < 0) + text


def letters(result: Result) -> str:
    """Return a result in US letters, a game to come as ``12?``, nothing for an empty cell."""
    if result.blank or result.outcome not in (*LETTERS, Outcome.PENDING):
        return ""
    if result.outcome is Outcome.PENDING:
        return f"{result.opponent}{result.colour or '?'}"
    letter = (RULINGS if result.ruling else LETTERS)[result.outcome]
    return f"{letter}{result.opponent}{result.colour}" if result.opponent else letter


def result(cell: str) -> Result:
    """Return the result that stands in US letters: ``W12w``, ``12?``, ``H``, nothing."""
    found = re.fullmatch(r"([A-Z]?)(\d*)([wb?]?)", cell)
    assert found, cell
    letter, opponent, colour = found[1], int(found[2] or 0) or None, found[3].strip("?")
    if not letter:
        outcome = Outcome.PENDING if opponent else Outcome.UNPAIRED
        return Result(outcome, opponent, colour, blank=not opponent)
    outcomes = RULINGS if letter in RULINGS.values() else LETTERS
    [outcome] = [outcome for outcome, written in outcomes.items() if written == letter]
    return Result(outcome, opponent, colour, ruling=outcomes is RULINGS)


def crosstable(event: Event) -> list[str]:
    """Return a line a player, of all sections."""
    return [
        f"{player.number} {player.name}: {' '.join(map(letters, row))}".rstrip()
        for section in event.sections
        for player, row in zip(section.players, section.crosstable.results, strict=True)
    ]


def how(event: Event) -> str:
    """Return how the event says that it was read."""
    return "; ".join(way for section in event.sections for way in section.origin.how)


def points(event: Event) -> str:
    """Return what everybody has, in brackets the games that were played."""
    return ", ".join(
        f"{last(player.name)} {sum(result.points for result in row):g} "
        f"({sum(result.played for result in row)})"
        for section in event.sections
        for player, row in zip(section.players, section.crosstable.results, strict=True)
    )


def last(name: str) -> str:
    return name.partition(",")[0]


def matches(section: Section) -> Iterator[str]:
    """Yield each team's rounds and line-ups, and the games of its players."""
    inside = section.matches
    assert inside is not None
    for k, (row, made) in enumerate(zip(section.crosstable.results, inside.points, strict=True)):
        rounds = [
            f"{result.outcome.value} {result.opponent or '-'} {'' if got is None else f'{got:g}'}"
            for result, got in zip(row, made, strict=True)
        ]
        lineups = inside.lineups[k] if inside.lineups else ()
        seats = ", ".join(" ".join(map(str, lineup)) for lineup in lineups)
        at_boards = f"; at {seats}" if any(lineups) else ""
        yield f"{section.players[k].number}: {', '.join(map(str.rstrip, rounds))}{at_boards}"
    members = inside.members.crosstable.rows if inside.members else {}
    games = [
        f"{member} {result.outcome.value} {result.opponent or '-'}{result.colour}"
        for member, row in members.items()
        for result in row
        if result.outcome is not Outcome.UNPAIRED
    ]
    if games:
        yield f"games: {', '.join(games)}"


def at(path: str, value: Any) -> Any:
    """Return what stands at a path such as ``sections.0.standings.*.number``."""
    found = re.fullmatch(r"(?:'([^']*)'|([^.]*))(?:\.(.*))?", path)
    assert found
    first, rest = found[1] or found[2], found[3]
    if first == "*":
        return [at(rest, each) if rest else each for each in value]
    if first == "keys":
        return list(value)
    if isinstance(value, (list, tuple)) and first.isdecimal():
        value = value[int(first)]
    elif isinstance(value, Mapping):
        value = value[first if first in value else int(first)]
    else:
        value = getattr(value, first)
    return at(rest, value) if rest else value


def plain(value: Any) -> Any:
    """Return a value as JSON has it; results are US letters."""
    if isinstance(value, Result):
        return letters(value)
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Fraction):
        return float(value)
    if isinstance(value, Mapping):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(each) for each in value]
    return value


# verbs


def _refused(stage: Stage, step: Step) -> None:
    with pytest.raises(TieBreakError) as refused:
        stage.event()
    assert _text(step) in str(refused.value)


def _how(stage: Stage, step: Step) -> None:
    assert how(stage.event()) == _text(step)


def _points(stage: Stage, step: Step) -> None:
    assert points(stage.event()) == _text(step)


def _games(stage: Stage, step: Step) -> None:
    assert crosstable(stage.event()) == _lines(step)


def _matches(stage: Stage, step: Step) -> None:
    [section] = stage.event().sections
    assert list(matches(section)) == _lines(step)


def _places(stage: Stage, step: Step) -> None:
    order = step.line.partition(":")[0].removeprefix("places").strip()
    rows = (row for part in xltiebreak.standings(stage.event(), order=order) for row in part.rows)
    assert ", ".join(f"{last(row.player.name)} {row.score:g}" for row in rows) == _text(step)


def _has(stage: Stage, step: Step) -> None:
    found = re.match(r"has ((?:'[^']*'|[^ ])+)", step.line)
    assert found
    assert plain(at(found[1], stage.event())) == json.loads(step.line[found.end() :])


def _text(step: Step) -> str:
    return step.line.partition(":")[2].strip()


def _lines(step: Step) -> list[str]:
    here = _text(step)
    return [*[here] * bool(here), *map(str.strip, step.below)]


VERBS: dict[str, Callable[[Stage, Step], None]] = {
    "refused": _refused,
    "how": _how,
    "points": _points,
    "games": _games,
    "matches": _matches,
    "places": _places,
    "has": _has,
}
