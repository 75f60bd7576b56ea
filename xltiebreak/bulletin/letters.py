"""One round's result in the letters of US Chess, and what the letters mean."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from xltiebreak.event.figures import on_paper
from xltiebreak.event.notation.grid import write as write_score
from xltiebreak.event.notation.us import write
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.roundrobin import ROUNDROBIN
from xltiebreak.event.section import Section

_MEANINGS = {
    "W": "won",
    "D": "drew",
    "L": "lost",
    "N": "won by a ruling",
    "R": "drew by a ruling",
    "S": "lost by a ruling",
    "X": "won by forfeit",
    "Z": "forfeit draw",
    "F": "lost by forfeit",
    "B": "full-point bye",
    "H": "half-point bye",
    "U": "not paired",
}
MINUS = "\N{MINUS SIGN}"
_NOT_PAIRED = Result(Outcome.UNPAIRED)


def cell_text(result: Result) -> str:
    """``W12``, ``X12``, ``H``; a round of which nothing was written down is ``U``. Without the
    colour, which is set apart."""
    if result.blank:
        return write(_NOT_PAIRED)
    if result.outcome is Outcome.PENDING:
        return str(result.opponent)
    return write(replace(result, colour=""))


def small_text(section: Section, result: Result) -> str:
    """The result beside a figure: ``W12``, in a round-robin ``1 v 12`` as in its grid; nothing
    where a player of a round-robin had no opponent."""
    if section.kind != ROUNDROBIN:
        return cell_text(result)
    if result.opponent is None:
        return ""
    return f"{in_grid(result)}\N{NO-BREAK SPACE}v\N{NO-BREAK SPACE}{result.opponent}"


def in_grid(result: Result) -> str:
    """The score as a grid has it, with a minus sign for a forfeit loss."""
    return write_score(result).replace("-", MINUS)


def meanings(results: Iterable[Result]) -> str:
    """What the letters of these results mean, each letter that occurs once."""
    seen = set(results)
    letters = {cell_text(result)[:1] for result in seen}
    explained = [f"{letter} {words}" for letter, words in _MEANINGS.items() if letter in letters]
    explained += [
        f"here a bye gave {on_paper(worth)}"
        for worth in sorted({one.worth for one in seen if one.worth not in (None, 1)} - {None})
    ]
    if any(result.outcome is Outcome.PENDING for result in seen):
        explained.append("a number alone: not finished")
    return "; ".join(explained)
