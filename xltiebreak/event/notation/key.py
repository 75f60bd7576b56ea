"""Results as they stand in a crosstable that is shown, and the key to their letters."""

from __future__ import annotations

from collections.abc import Iterable

from xltiebreak.event.figures import on_paper
from xltiebreak.event.notation.us import write
from xltiebreak.event.results import Outcome, Result

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
_NOT_PAIRED = Result(Outcome.UNPAIRED)


def cell_text(result: Result) -> str:
    """Return a result without its color: ``W12``, ``X12``, ``H``; ``U`` for an empty round."""
    if result.blank:
        return write(_NOT_PAIRED)
    if result.outcome is Outcome.PENDING:
        return str(result.opponent)
    return write(result).removesuffix(result.colour)


def meanings(results: Iterable[Result]) -> str:
    """Return the meaning of each letter that occurs in these results."""
    seen = set(results)
    letters = {cell_text(result)[:1] for result in seen}
    explained = [f"{letter} {words}" for letter, words in _MEANINGS.items() if letter in letters]
    explained += [
        f"here a bye gave {on_paper(worth)}"
        for worth in sorted(
            {result.worth for result in seen if result.worth not in (None, 1)} - {None}
        )
    ]
    if any(result.outcome is Outcome.PENDING for result in seen):
        explained.append("a number alone: not finished")
    return "; ".join(explained)
