"""Results that are typed round by round, as the sheet ``Arithmetic`` reads them by plain formulas:
which games were played, what prevents all results, and whether everybody meets everybody."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from xltiebreak.event.byes import A_DATE, NO_DATE
from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.excel.cells.formulas import (
    edition_formula,
    filled_in,
    first_that_holds,
    listed,
    lowest,
    nth,
    shortened,
)
from xltiebreak.excel.plain.columns import Rounds
from xltiebreak.excel.plain.table import ArithmeticTable, spelled
from xltiebreak.rules import editions
from xltiebreak.rules.called import edition_spellings
from xltiebreak.rules.unplayed import US_CHESS

PLAYED, RULINGS = "WDLNRS", "NRS"
"""Letters of games that were played, and of rulings."""

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


def without_colour(games: str, texts: str) -> str:
    """Return the condition, for a block, that a game has neither ``w`` nor ``b`` behind it."""
    ends = f"RIGHT({texts})"
    return f'({games}<>"")*({games}>0)*({ends}<>"W")*({ends}<>"B")'


EDITIONS = [
    spelling
    for edition in editions.EDITIONS.values()
    if edition.swiss is US_CHESS and edition.cumulative_deducts
    for spelling in edition_spellings(edition.code)
]
"""The names of the editions that define these tie-breaks alike."""

_NOTATION = "These formulas read US letters such as W12, and another notation is stated here."
_RULED = (
    "{} of {} games have N, R or S, which in US letters are a director's rulings. Type W, D and L "
    "for won, drawn and lost; or, if these really are rulings, type us at Notation on the sheet "
    "Event."
)
_EDITION = (
    "These formulas know the edition uschess alone, and by Edition or Tie-break order {} is in "
    "force; others need a workbook with functions."
)
WITHDRAWN = (
    "Who withdraws from a round-robin may annul games, which these formulas do not know: use the "
    "workbook with a grid, or clear this cell."
)
ODD = (
    "Everybody meets everybody here, and with an odd number of players these formulas know the "
    "order roundrobin alone: clear this cell, or choose the Kind swiss."
)
_CORRECT = ". Correct it on the sheet Crosstable; until then nobody has a place."


@dataclass(frozen=True)
class RoundsTable(ArithmeticTable):
    """The figures above the columns that tell whether the typed rounds can be worked out."""

    @cached_property
    def games(self) -> Rounds:
        """The rows of the opponents played."""
        return self.block("game")

    @cached_property
    def points(self) -> Rounds:
        """The points that each round gave."""
        return self.block("points")

    @property
    def _order(self) -> str:
        """A formula for the typed order."""
        return f'TRIM({self.live.names["Order"]}&"")'

    @property
    def wrong(self) -> Sequence[str]:
        """The cells that say what is wrong in a cell into which one types."""
        return [self.seen(name) for name in ("room", "fault")]

    def _colours(self) -> Iterator[tuple[str, str]]:
        """Yield in how many cells a game that counts has no color, whether another has one, and the
        row and round of the first of these cells, 0 if there is none or no game has one."""
        games, texts, row = self.games.all, self.block("text").all, self.cell("colourless_row")
        without = without_colour(games, texts)
        yield "colourless", f"SUMPRODUCT({without})"
        yield "knows_colours", f'N(COUNTIF({games},">0")>{self.cell("colourless")})'
        some = f"{self.cell('knows_colours')}*{self.cell('colourless')}"
        yield "colourless_row", f"IF({some}=0,0,{lowest(without, nth(games))})"
        own = [f"INDEX({block},{row},0)" for block in (games, texts)]
        round = lowest(without_colour(*own), nth(games, "COLUMN"))
        yield "colourless_round", f"IF({row}=0,0,{round})"

    def _room(self) -> str:
        """Return a formula for what prevents all results, other than faults in result cells."""
        names = self.live.names
        kind = f"LOWER(TRIM({names['Kind']}))"
        return first_that_holds(self.live.reasons_to_wait(kind, for_functions=False))

    def _is_roundrobin(self) -> str:
        """Return a formula: 1 where everybody meets everybody.

        The stated kind decides, else the number of rounds and how often players meet each other.
        """
        kind = f"LOWER(TRIM({self.live.names['Kind']}))"
        entries, rounds = self.cell("entries"), self.cell("scheduled")
        a_cycle = f"({entries}-1+MOD({entries},2))"
        met = f"MAX({self.helper('most_met').all})"
        meets = f"IF({entries}<3,0,IF(MOD({rounds},{a_cycle})>0,0,N({met}*{a_cycle}<={rounds})))"
        return f'IF({kind}="{ROUNDROBIN}",1,IF({kind}<>"",0,{meets}))'

    def _needs(self) -> str:
        """Return a formula for why these would not be the event's places."""
        names = self.live.names
        unsuited, left = self.cell("unsuited"), f'TRIM({names["Withdrawn"]}&"")'
        by_roundrobin = self.cell("by_roundrobin")
        return first_that_holds(
            [
                (f'{unsuited}<>""', unsuited),
                (
                    f'AND({self.cell("roundrobin")}=1,{left}<>"")',
                    f'{names.at(names["Withdrawn"])}&"{WITHDRAWN}"',
                ),
                (
                    f"{self.cell('one_sits_out')}>{by_roundrobin}",
                    f'{names.at(names["Order"])}&"{ODD}"',
                ),
            ],
            self.needs(),
        )

    def _unsuited(self) -> str:
        """Return a formula for why these would not be the event's figures."""
        names = self.live.names
        notation = f"LOWER(TRIM({names['Notation']}))"
        typed = spelled(f'TRIM({names["Edition"]}&"")')
        edition = edition_formula(typed, names["Order"])
        at_edition = f'IF({typed}="",{names.at(names["Order"])},{names.at(names["Edition"])})'
        return first_that_holds(
            [
                (
                    f'NOT(OR({notation}="",{notation}="us"))',
                    f'{names.at(names["Notation"])}&"{_NOTATION}"',
                ),
                (
                    f"NOT({listed(edition, EDITIONS)})",
                    f"{at_edition}&{filled_in(_EDITION, shortened(edition))}",
                ),
            ]
        )

    def _fault(self) -> str:
        """Return a formula for the first wrong result, with its cell."""
        results, row, count = self.live.names["Results"], self.cell("faulty"), self.cell("faults")
        round = f"INDEX({self.helper('first_fault').all},{row})"
        typed = f"INDEX({results},{row},{round})"
        kind = f"INDEX({self.block('fault').all},{row},{round})"
        cases = [(f"{kind}={k}", f'"{text}"') for k, text in FAULTS.items()]
        words = first_that_holds([(f"N({typed})>{NO_DATE}", f'"is no result: {A_DATE}"'), *cases])
        address = f"ADDRESS(ROW({typed}),COLUMN({typed}),4)"
        more = f'IF({count}>1," ("&{count}&" such cells in all)","")'
        quoted = f'IFERROR({shortened(f"TRIM({typed})")},"")'
        fault = f'{address}&": "&{quoted}&" "&{words}&{more}&"{_CORRECT}"'
        rulings, games = self.cell("rulings"), self.cell("games")
        too_many = f"OR(AND({rulings}>2,10*{rulings}>{games}),2*{rulings}>{games})"
        ruled = f'AND({too_many},TRIM({self.live.names["Notation"]})="")'
        return first_that_holds([(ruled, filled_in(_RULED, rulings, games)), (f"{count}>0", fault)])

    def _count(self, letters: str) -> str:
        """Return a formula for how many results with an opponent have one of these letters."""
        letter, opponent = self.block("letter").all, self.block("opponent").all
        return f'SUMPRODUCT(ISNUMBER(FIND({letter},"{letters}"))*({letter}<>"")*({opponent}>0))'

    def _first_reason(self, *names: str) -> str:
        cells = [self.cell(name) for name in names]
        return first_that_holds([(f'{cell}<>""', cell) for cell in cells])
