"""US letters in a crosstable: what a director would type, and the formulas for a row's score and
for the colours, which look into the cells that the sheet Arithmetic has taken apart."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from xltiebreak.event import letters as us
from xltiebreak.event.byes import WORDS
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.letters import too_many_rulings
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Player, Section
from xltiebreak.excel.cells.names import SectionNames
from xltiebreak.tables.vocabulary import US


def letters(player: Player, round: int, result: Result) -> str:
    """Return a result in US letters; a bye worth ½ or 0 points has letters of its own.

    Raises:
        TieBreakError: the result was not understood, or there is no letter for it.
    """
    if result.outcome is Outcome.UNREADABLE:
        raise TieBreakError(
            f"Round {round} of {player.label} could not be read; correct it before it is "
            "written to a workbook."
        )
    if result.worth is None:
        return us.write(result)
    for outcome in (Outcome.PAIRING_BYE, Outcome.HALF_BYE, Outcome.UNPAIRED):
        bye = Result(outcome)
        if bye.points == result.points:
            return us.write(bye)
    raise TieBreakError(
        f"Round {round} of {player.label} is a bye worth {result.points:g}, "
        "for which there is no letter."
    )


def notation_of(section: Section) -> str:
    """Return ``us`` if a section has so many rulings that its sheet has to say so, else ""."""
    results = [result for row in section.crosstable.results for result in row]
    rulings = sum(result.ruling for result in results)
    is_stated = too_many_rulings(rulings, sum(result.played for result in results))
    return US if is_stated else ""


BYE_LISTS = ("said", "unsaid")
"""The lists of words for byes: those that say a bye's worth, and others."""

_BYE_LETTERS: Mapping[str, str] = {"1": "B", "½": "H", "0": "U", "": "?"}
"""By a bye's worth its letter."""


def bye_words(which: str) -> str:
    """Return the words of a list, each between ``;`` and ``=`` and followed by the bye's letter:
    ``;HALF BYE=H;½ BYE=H``."""
    words = (one for one in WORDS.items() if bool(one[1]) == (which == "said"))
    return "".join(f";{word.upper()}={_BYE_LETTERS[worth]}" for word, worth in words)


_KINDS: Mapping[str, str] = {
    "win": "WN",
    "draw": "DR",
    "loss": "LS",
    "unplayed": "XFZBHU",
    "pending": "P",
}
_UNSAID = 5
"""The fault of a bye in words that do not say its worth."""


def conditions(names: SectionNames, cell: str) -> Iterator[tuple[str, str]]:
    """Yield each kind of result with the condition that a cell is one; the first that holds counts.
    ``cell`` is the block's first cell (``F5``).

    Conditions stay under 255 characters, hold no array constants, and are false where they cannot
    be worked out. SUM turns what a condition takes for a list into one number.
    """
    down, across = (
        f"SUM({direction}({cell}))-MIN({direction}({names['Results']}))+1"
        for direction in ("ROW", "COLUMN")
    )
    letter, fault = (
        f"INDEX({names[name]},{down},{across})" for name in ("CellLetters", "CellFaults")
    )
    yield "awaited", f"{fault}=-2"
    yield "", f"LEN(TRIM({cell}))=0"
    yield "disagrees", f"AND({fault}>1,{fault}<5)"
    yield "unreadable", f"{fault}>0"
    for kind, letters in _KINDS.items():
        yield kind, f'ISNUMBER(FIND({letter},"{letters}"))'


def score_formula(names: SectionNames, name: str, results: str) -> str:
    """Return the formula for a row's points; empty while the row has neither a name nor a result,
    whose cells are ``name`` and ``results``."""
    row = f"SUM(ROW())-MIN(ROW({names['Results']}))+1"
    letters, faults = (f"INDEX({names[block]},{row},0)" for block in ("CellLetters", "CellFaults"))
    worth = f'ISNUMBER(FIND({letters},"WXBN"))+0.5*ISNUMBER(FIND({letters},"DZRH"))'
    points = f'SUMPRODUCT(({worth})*({letters}<>"")*({faults}<>{_UNSAID}))'
    is_empty = f'AND({name}="",SUMPRODUCT(--({results}<>""))=0)'
    return f'IF({is_empty},"",IFERROR({points},""))'
