"""US letters in a crosstable: what a director would type, and the formulas for a row's score and
for the colours.

The formulas follow :mod:`xltiebreak.event.letters`. They need no add-in and use only what Excel
2007 and LibreOffice know. Conditions stay under 255 characters, hold no array constants, and are
false where they cannot be worked out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from xltiebreak.event import letters as us
from xltiebreak.event.byes import WORDS
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.letters import too_many_rulings
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Player, Section
from xltiebreak.excel.cells.formulas import figure_in, row_of
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


BYE_LISTS: Mapping[str, str] = {"said": "SaidByes", "unsaid": "UnsaidByes"}
"""The names of the cells that list words for byes: those that say a bye's worth, and others."""

_BYE_LETTERS: Mapping[str, str] = {"1": "B", "½": "H", "0": "U", "": "?"}
"""By a bye's worth its letter."""

_WORTH_A_POINT, _WORTH_HALF = "WXBN", "DZRH"


def bye_words(which: str) -> str:
    """Return the words of a list, each between ``;`` and ``=`` and followed by the bye's letter:
    ``;HALF BYE=H;½ BYE=H``."""
    words = (one for one in WORDS.items() if bool(one[1]) == (which == "said"))
    return "".join(f";{word.upper()}={_BYE_LETTERS[worth]}" for word, worth in words)


def between_signs(text: str) -> str:
    """Return the formula for a text in capitals as those lists have it, with ½ however typed."""
    for typed, read in ((",", "."), (".50", ".5"), ("0.5", "½"), (".5", "½"), ("1/2", "½")):
        text = f'SUBSTITUTE({text},"{typed}","{read}")'
    return f'";"&{text}&"="'


@dataclass(frozen=True)
class ByeNames:
    """The names of a section's two lists of byes in words."""

    said: str
    unsaid: str

    def hold(self, text: str, worth: str = "") -> str:
        """Return the condition that a text in capitals is a bye in words of this worth, or of any
        that is said."""
        letter = f'&"{_BYE_LETTERS[worth]}"' if worth else ""
        return f"ISNUMBER(FIND({between_signs(text)}{letter},{self.said}))"

    def hold_any(self, text: str) -> str:
        """Return the condition that a text in capitals is a bye in words, of whatever worth."""
        return f"({self.hold(text)}+ISNUMBER(FIND({between_signs(text)},{self.unsaid}))>0)"


def bye_names(names: SectionNames) -> ByeNames:
    """Return the names of a section's lists of byes."""
    return ByeNames(*(names[name] for name in BYE_LISTS.values()))


_PLAYED, _RULINGS = "WDL", "NRS"
_TWINS = ["WL", "LW", "DD", "XF", "FX", "FF", "ZZ"] + [
    mine + theirs
    for mine in _PLAYED + _RULINGS
    for theirs in _PLAYED + _RULINGS
    if mine in _RULINGS or theirs in _RULINGS
]
_TWINS_WITHOUT_A_NUMBER = ["XF", "FX", "FF", "ZZ"]
"""The pairs of letters that a cell and its twin may have."""


def score_formula(name: str, results: str, byes: ByeNames, *, of_games: bool = False) -> str:
    """Return the formula for a row's points; empty while the row has neither a name nor a result.
    Results ``of_games`` are formulas themselves.

    The formula counts cells by their first letters, then corrects byes in words.
    """
    full, half = (
        "+".join(
            f'COUNTIF({results},"{space}{letter}*")' for letter in letters for space in ("", " ")
        )
        for letters in (_WORTH_A_POINT, _WORTH_HALF)
    )
    entry = f"UPPER(TRIM({results}))"
    first = f'LEFT({entry}&"?")'
    counted = (
        f'ISNUMBER(FIND({first},"{_WORTH_A_POINT}"))+0.5*ISNUMBER(FIND({first},"{_WORTH_HALF}"))'
    )
    worth = f"{byes.hold(entry, '1')}+0.5*{byes.hold(entry, '½')}"
    any_word = f"SUMPRODUCT(--{byes.hold_any(entry)})"
    corrected = f"SUMPRODUCT({worth}-{byes.hold_any(entry)}*({counted}))"
    in_words = f"IFERROR(IF({any_word}=0,0,{corrected}),0)"
    is_empty = f"COUNTA({name},{results})=0"
    if of_games:
        is_empty = f'AND({name}="",SUMPRODUCT(--({results}<>""))=0)'
    return f'IF({is_empty},"",{full}+0.5*({half})+{in_words})'


def conditions(cell: str, numbers: str, byes: ByeNames) -> Iterator[tuple[str, str]]:
    """Yield each kind of result with the condition that a cell is one; the first that holds counts.

    ``cell`` is the block's first cell (``F5``), ``numbers`` the players' numbers (``$A$5:$A$28``).
    A cell of no kind is unreadable, or names an unknown opponent.
    """
    text = f"TRIM({cell})"
    letter = f"UPPER(LEFT({text}))"
    colour = _ends_in_a_colour(text)
    opponent = _is_known(_behind_the_letter(text), numbers)
    opponent_text = f'TRIM(SUBSTITUTE(SUBSTITUTE(MID({text},2,9),"-",""),"–",""))'
    yield "", f"LEN({text})=0"
    yield (
        "disagrees",
        f'AND(ISNUMBER(FIND({letter},"{_PLAYED}{_RULINGS}XFZ")),opponents_cell<>"",'
        "NOT(twins_agree))",
    )
    for kind, letters in (("win", "WN"), ("draw", "DR"), ("loss", "LS"), ("unplayed", "XFZ")):
        yield kind, f'AND(ISNUMBER(FIND({letter},"{letters}")),{opponent}>0)'
    yield (
        "unplayed",
        f'AND(ISNUMBER(FIND({letter},"XFZBHU")),OR({opponent_text}="",{opponent_text}="0"))',
    )
    yield "unplayed", byes.hold(f"UPPER({text})")
    yield (
        "pending",
        f'AND(OR({colour},RIGHT({text})="?"),'
        f"{_is_known(f'LEFT({text},LEN({text})-1)', numbers)}>0)",
    )
    yield "unreadable", f"LEN({text})>0"


def names(sheet: str, numbers: str, first: int, last: int) -> Iterator[tuple[str, str]]:
    """Yield defined names that lead from a result cell to its twin in the opponent's row.

    ``sheet`` is the sheet's quoted name, ``numbers`` as in :func:`conditions`, ``first`` and
    ``last`` the block's rows. Inside a name ``A1`` is the cell that uses it, so ``A$5:A$28`` is its
    round and ``$A1`` its player's number.
    """
    text, own_number = f"TRIM({sheet}!A1)", figure_in(f"{sheet}!$A1")
    twin, names_player = f"{sheet}!opponents_cell", f"{sheet}!opponent_names"
    row = row_of(f"{sheet}!named_opponent", f"{sheet}!{numbers}")
    pair = f'FIND(UPPER(LEFT({text}))&LEFT({twin})&" ",'
    yield "named_opponent", f"VALUE({_behind_the_letter(text)})"
    yield (
        "opponents_cell",
        f'UPPER(SUBSTITUTE(SUBSTITUTE(INDEX({sheet}!A${first}:A${last},{row})," ",""),"-",""))',
    )
    yield "opponent_names", f"IFERROR(VALUE({_behind_the_letter(twin)}),0)"
    yield (
        "twins_agree",
        f"OR(AND({names_player}={own_number},ISNUMBER({pair}{_listed(_TWINS)}))),"
        f"AND({names_player}=0,ISNUMBER({pair}{_listed(_TWINS_WITHOUT_A_NUMBER)}))),"
        f"IFERROR(VALUE(LEFT({twin},LEN({twin})-1)),0)={own_number})",
    )


def _is_known(text: str, numbers: str) -> str:
    """Return the formula for how many players have the number in a text; COUNTIF of LibreOffice
    passes over numbers that are texts."""
    return f'SUMPRODUCT(--(TRIM({numbers})=VALUE({text})&""))'


def _listed(twins: list[str]) -> str:
    return f'"{"".join(f"{pair} " for pair in twins)}"'


def _ends_in_a_colour(text: str) -> str:
    return f'OR(RIGHT({text})="w",RIGHT({text})="b")'


def _behind_the_letter(text: str) -> str:
    """Return the formula for the text between letter and colour; an error if there is none."""
    return f"MID({text},2,LEN({text})-1-{_ends_in_a_colour(text)})"
