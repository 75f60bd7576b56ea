"""A result cell in US letters, taken apart by plain formulas: its letter, the opponent's row, and
whether it agrees with the opponent's cell. Each step has a hidden column of its own.

:mod:`xltiebreak.event.letters` decides what is a result, :mod:`xltiebreak.checks.games` which
cells agree.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from xltiebreak.excel.cells.letter_rules import between_signs
from xltiebreak.excel.plain.columns import Column
from xltiebreak.excel.plain.table import ArithmeticTable

PENDING = "P"
"""The letter of ``5w``, a game without a result."""

PLAYED, RULINGS, WORTH_A_POINT, WORTH_HALF = "WDLNRS", "NRS", "WXBN", "DZRH"
_RULED_OR_PENDING = f"{RULINGS}{PENDING}"
_WITH_OPPONENT, _FORFEITS = f"{PLAYED}{PENDING}XFZ", "XFZ"
_TWINS = "WL LW DD XF FX FF ZZ"
"""Letters of two cells of a game that agree, if neither is a ruling or pending."""

_TWINS_OF_NOBODY = "XF FX FF ZZ NX NF NZ RX RF RZ SX SF SZ"
"""Letters that agree where the twin is a forfeit without an opponent."""

NOBODY, NOT_UNDERSTOOD = 0, -1
"""In place of the opponent's row: the cell names no opponent; the opponent was not understood."""

FAULTS: Mapping[int, str] = {
    1: "cannot be read, or names a number that no player has",
    2: "says that somebody plays himself",
    3: "names an opponent whom another player names in the same round",
    4: "does not go together with the opponent's cell",
    5: "does not say how many points it gave: type B for a full point, H for half a point, U for "
    "none",
}
"""What may be wrong with a cell, by the number that its formula gives; 0 is no fault."""


SAME_COLOUR = -1
"""In place of a fault: a warning that the opponent's cell, further down, has the same colour."""

BLOCKS = ("typed", "text", "letter", "named", "opponent", "fault")
"""The hidden columns, one block of all rounds a step."""


def formulas(table: ArithmeticTable, round: int) -> Iterator[tuple[Column, str]]:
    """Yield each column of a round with its formula, the same in every row of the table.

    The table's helper ``k`` is the row's place in the typed ranges; ``here`` tells whether the row
    has a player; the figures ``byes_said`` and ``byes_unsaid`` hold the words for byes.
    """
    columns = [table.block(name).of(round) for name in BLOCKS]
    typed, text, letter, named, opponent, _ = (column.at() for column in columns)
    steps = (
        _typed(table, round),
        _text(table, typed),
        _letter(text),
        _named(text, letter),
        _opponent(table, letter, named),
        _fault(table, text, letter, opponent, round),
    )
    return zip(columns, steps)


def _typed(table: ArithmeticTable, round: int) -> str:
    """Return a formula for the typed text in capitals: "?" for an error, "" where the row or round
    was deleted."""
    results, k = table.live.names["Results"], table.helper("k").at()
    typed = f"UPPER(TRIM(INDEX({results},{k},{round})))"
    outside = f"OR({k}>ROWS({results}),{round}>COLUMNS({results}))"
    return f'IF({outside},"",IFERROR(SUBSTITUTE({typed},"–","-"),"?"))'


def _text(table: ArithmeticTable, typed: str) -> str:
    """Return a formula for the text, with the letter in place of words for a bye."""
    word = between_signs(typed)
    words = table.cell("byes_said")
    return f"IFERROR(MID({words},FIND({word},{words})+LEN({word}),1),{typed})"


def _opponent(table: ArithmeticTable, letter: str, named: str) -> str:
    """Return a formula for the row of the opponent, whose number stands in figures."""
    number, numbers = f"VALUE({named})", table.page("No.").all
    is_number = f'AND({number}>0,TEXT({number},REPT("0",LEN({named})))={named})'
    row = f"IFERROR(IF({is_number},MATCH({number},{numbers},0),{NOT_UNDERSTOOD}),-1)"
    without = f"IF({_is_one_of(letter, 'XFZBHU')},{NOBODY},{NOT_UNDERSTOOD})"
    return (
        f'IF({letter}="",{NOBODY},IF({named}="",{without},'
        f"IF({_is_one_of(letter, _WITH_OPPONENT)},{row},{NOT_UNDERSTOOD})))"
    )


def _fault(table: ArithmeticTable, text: str, letter: str, opponent: str, round: int) -> str:
    """Return a formula for the number of the cell's fault, or for :data:`SAME_COLOUR`."""
    number = table.page("No.")
    opponents, k = table.block("opponent").of(round).all, table.helper("k").at()
    twin = f"INDEX({table.block('letter').of(round).all},{opponent})"
    twins_opponent = f"INDEX({opponents},{opponent})"
    pair = f"{letter}&{twin}"
    named_back = (
        f'OR(ISNUMBER(FIND({pair},"{_TWINS}")),{_is_one_of(letter, _RULED_OR_PENDING)},'
        f"{_is_one_of(twin, _RULED_OR_PENDING)})"
    )
    names_nobody = f'AND({twins_opponent}={NOBODY},ISNUMBER(FIND({pair},"{_TWINS_OF_NOBODY}")))'
    agree = f'OR({twin}="",{twins_opponent}<0,IF({twins_opponent}={k},{named_back},{names_nobody}))'
    twins_text = f"INDEX({table.block('text').of(round).all},{opponent})"
    is_first = f"{number.at()}<INDEX({number.all},{opponent})"
    by_forfeit = ",".join(_is_one_of(side, _FORFEITS) for side in (letter, twin))
    same_colour = (
        f"AND({twins_opponent}={k},{is_first},RIGHT({text})=RIGHT({twins_text}),"
        f"{_is_one_of(f'RIGHT({text})', 'WB')},NOT(OR({by_forfeit})))"
    )
    unsaid = f'ISNUMBER(FIND(";"&{text}&"=",{table.cell("byes_unsaid")}))'
    return (
        f"IF({opponent}=0,0,IF({opponent}<0,IF({unsaid},5,1),IF({opponent}={k},2,"
        f"IF(INDEX({table.helper('here').all},{opponent})=0,1,"
        f"IF(COUNTIF({opponents},{opponent})>1,3,IF({agree},IF({same_colour},{SAME_COLOUR},0),4))))))"
    )


def _is_one_of(letter: str, letters: str) -> str:
    return f'ISNUMBER(FIND({letter},"{letters}"))'


def _letter(text: str) -> str:
    """Return a formula for the letter: ``W`` of ``W12``."""
    is_pending = _is_one_of(f"LEFT({text})", "0123456789")
    return f'IF({text}="","",IF({is_pending},"{PENDING}",LEFT({text})))'


def _named(text: str, letter: str) -> str:
    """Return a formula for what names the opponent: figures, "", or text that is no number."""
    behind = f"TRIM(MID({text},2,99))"
    pending = f'IF({_is_one_of(f"RIGHT({text})", "WB?")},TRIM(LEFT({text},LEN({text})-1)),"?")'
    colour = _is_one_of(f"RIGHT({behind})", "WB")
    figures = f"TRIM(LEFT({behind},MAX(1,LEN({behind})-{colour})))"
    is_nobody = f'OR({behind}="0",SUBSTITUTE({behind},"-","")="")'
    return f'IF({text}="","",IF({letter}="{PENDING}",{pending},IF({is_nobody},"",{figures})))'


def without_colour(games: str, texts: str) -> str:
    """Return the condition, for a block, that a game has neither ``w`` nor ``b`` behind it."""
    ends = f"RIGHT({texts})"
    return f'({games}<>"")*({games}>0)*({ends}<>"W")*({ends}<>"B")'
