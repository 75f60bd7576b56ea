"""The lists into which each game, match or board is typed once, and the formulas of their rows.

They need no add-in and use only what Excel 2010 and LibreOffice know. The figures that a row works
out stand in hidden columns behind the typed ones; formulas in ``lists.formulas``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from xlsxwriter.utility import xl_col_to_name  # type: ignore[import-untyped]

from xltiebreak.disk.shipped import table_in
from xltiebreak.event.letters import A_DATE, NO_DATE
from xltiebreak.event.result_words import codes
from xltiebreak.excel.cells.names import SectionNames, Sheets
from xltiebreak.excel.cells.typed_matches import RESULT_TEXTS, UNREADABLE
from xltiebreak.excel.formulas.language import (
    first_that_holds,
    formula_file,
    listed,
    looked_up,
    short,
)
from xltiebreak.excel.known_names import NEEDED, TYPED_GAMES, TYPED_MATCHES

_FILE = formula_file("abbreviations", "lists")
WORDS = table_in("excel/sheets/lists.toml")
_PUT_IN = ("own by boards", "theirs by boards", "other sum")
"""What a match's formulas have from its boards, which stands in no column of its own."""


class TypedList(NamedTuple):
    """A list on a sheet of this ``kind``: the ``sections`` of its formulas, its first hidden
    column, the ``typed`` columns and the hidden ones that other cells read, by the names of their
    ranges."""

    kind: str
    sections: Sequence[str]
    first: int
    typed: Mapping[str, int]
    hidden: Mapping[str, str]

    @property
    def helpers(self) -> Sequence[str]:
        """The figures in hidden columns, from left to right. The first are what is typed, since a
        reference would follow a cell that is cut out and pasted."""
        names = chain.from_iterable(_FILE.sections[section] for section in self.sections)
        return [*self.typed, *(name for name in names if name not in ("words", *_PUT_IN))]

    @property
    def behind(self) -> int:
        """The column behind the hidden ones and an empty one: at Matches, of the first board's
        weight, in the row of the key."""
        return self.first + len(self.helpers) + 1

    def column(self, name: str) -> int:
        """Return a hidden column."""
        return self.first + self.helpers.index(name)

    def cell(self, name: str) -> str:
        """Return the cell of a hidden column in the formula's row."""
        return f"${xl_col_to_name(self.column(name))}{{row}}"

    def formulas(self, names: SectionNames, others: Mapping[str, str]) -> dict[str, str]:
        """Return the formulas of the hidden columns and of the words; ``{row}`` stands for the row,
        and ``others`` is what else stands in brackets."""
        known = {"a date": f'"{A_DATE}."', "no date": str(NO_DATE), **names.in_brackets, **others}
        cells = {**{name: self.cell(name) for name in self.helpers}, **known}
        made = {of: short("typed_in_row", names[of]) for of in self.typed}
        for section in reversed(self.sections):
            own = dict(_FILE.of_row(section, cells, names.__getitem__))
            cells |= {name: own.pop(name) for name in _PUT_IN if name in own}
            made |= own
        return made


GAMES = TypedList(
    Sheets.GAMES,
    ["game"],
    7,
    dict(zip(TYPED_GAMES, (0, 2, 3, 4))),
    {
        **{"GameRounds": "round", "WhiteKeys": "first_key", "BlackKeys": "second_key"},
        **{"WhiteCells": "first_cell", "BlackCells": "second_cell"},
        "GameProblems": "problem",
    },
)
MATCHES = TypedList(
    Sheets.MATCHES,
    ["match", "boards of a match"],
    8,
    {name: column for column, name in enumerate(TYPED_MATCHES)},
    {
        **{"FirstKeys": "first_key", "SecondKeys": "second_key"},
        **{"FirstCells": "first_cell", "SecondCells": "second_cell"},
        **{"FirstPoints": "own", "SecondPoints": "theirs", "MatchLetters": "letter"},
        **{"MatchRounds": "round", "MatchProblems": "problem", "MatchesWithFew": "few"},
        **{"BoardsIn": "boards", "FirstSums": "boards_own", "SecondSums": "boards_theirs"},
    },
)
BOARDS = TypedList(
    Sheets.BOARDS,
    ["board"],
    10,
    {},
    {
        **{"BoardRounds": "round", "BoardNumbers": "number", "BoardsPlayed": "played"},
        **{"SeatedPlayers": "player", "SeatedOpponents": "opponent"},
        **{"BoardKeys": "key", "BoardOppKeys": "opponents_key", "BoardPoints": "points"},
        **{"BoardOppPoints": "opponents_points", "BoardProblems": "problem"},
    },
)


def match_formulas(names: SectionNames, rounds: int, *, has_boards: bool) -> Mapping[str, str]:
    """Return the formulas of a row of the sheet ``Matches``."""
    between = {pair if pair == "FF" else pair[0]: said for pair, said in WORDS["joined"].items()}
    said = [text.upper() for texts in RESULT_TEXTS.values() for text in texts]
    typed = f'SUBSTITUTE(UPPER(TRIM({MATCHES.cell("TypedResults")})),"–","-")'
    letters = [
        (listed(typed, [text.upper() for text in texts]), f'"{meant}"')
        for meant, texts in RESULT_TEXTS.items()
    ]
    others = {
        **dict.fromkeys(_PUT_IN, '""'),
        "rounds": str(rounds),
        "no such round": f'"Round: type a number from 1 to {rounds}."',
        "typed letter": first_that_holds(letters, f'"{UNREADABLE}"'),
        "all results": f'"|{"|".join(said)}|"',
        "in words alone": looked_up(MATCHES.cell("letter"), WORDS["alone"]),
        "in words between": looked_up(MATCHES.cell("letter"), between),
    }
    sections = MATCHES.sections if has_boards else MATCHES.sections[:1]
    return MATCHES._replace(sections=sections).formulas(names, others)


def board_formulas(names: SectionNames) -> Mapping[str, str]:
    """Return the formulas of a row of the sheet ``Boards``."""
    typed = {title: f"{'ABCDEFG'[column]}{{row}}" for title, column in NEEDED["Boards"].items()}
    return BOARDS.formulas(names, {**typed, "Color": "H{row}"})


SIGNS = "".join(f"|{text}={code}" for text, code in sorted(codes().items()))
"""The table of a game's results. The empty text comes first, since ``=`` would begin another."""
