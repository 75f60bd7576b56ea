"""Short ways to write a TRF down, and to compare what was read."""

from __future__ import annotations

from pathlib import Path

from tests.make import reading
from tests.make.crosstables import bare
from tests.make.inner import Matches
from xltiebreak import Event, Finding, Result, Section, examine_event

DATA = Path(__file__).parents[1] / "data" / "trf"
TIMBER = DATA / "timber26.trf"
PRAIRIE = TIMBER.with_name("prairie26.trf")


def timber() -> str:
    """A TRF26 as this program writes it, with line feeds and without its comment."""
    return _without_comments(TIMBER)


def prairie() -> str:
    """A TRF26 of five teams of three boards as this program writes it, without its comment."""
    return _without_comments(PRAIRIE)


def _without_comments(path: Path) -> str:
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith("###"))


def shown(result: Result) -> str:
    """``draw 12b``, and ``nothing`` of an empty round."""
    if result.blank:
        return "nothing"
    rated = " not rated" * result.unrated
    return f"{result.outcome.value}{rated} {result.opponent or '-'}{result.colour}"


def player(number: int, *rounds: str, points: str = "", name: str = "") -> str:
    """A player's record; each round as in the file, ``"   2 w 1"``."""
    start = f"001 {number:>4}      {name or f'Entrant {number}':<33}".ljust(80) + f"{points:>4}"
    return (start.ljust(91) + "  ".join(f"{round:<8}" for round in rounds)).rstrip()


def trf(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def event(text: str | bytes, name: str = "event.trf") -> Event:
    return reading.text(text, name, "trf")


def section(text: str) -> Section:
    return event(text).sections[0]


def findings(text: str) -> list[Finding]:
    """Everything that is wrong or odd in the text of a file."""
    return examine_event(event(text))


PAIR = trf(player(1, "   2 w 1"), player(2, "   1 b 0"))


# Two small teams


def matches(text: str) -> Matches:
    teams = section(text).matches
    assert teams is not None
    return teams


def team(number: int, name: str, *roster: int) -> str:
    """A record 310 without what programs work out."""
    return f"310 {number:3} {name:32}".ljust(72) + "".join(f" {member:4}" for member in roster)


OAKS, ELMS = team(1, "The Oaks", 1, 2, 3), team(2, "The Elms", 4, 5, 6)


def match(*rounds: tuple[str, ...], records: tuple[str, ...] = (OAKS, ELMS)) -> str:
    """Six players of two teams; each tuple holds a player's rounds."""
    return trf(*(player(k, *row) for k, row in enumerate(rounds, start=1)), *records)


PLAIN = match(
    ("   4 w 1",), ("   5 b =",), ("   6 w 0",), ("   1 b 0",), ("   2 w =",), ("   3 b 1",)
)


# The example of teams


def teams() -> Event:
    return bare(event(prairie()))


def inside(made: Event) -> Matches:
    matches = made.sections[0].matches
    assert matches is not None
    return matches
