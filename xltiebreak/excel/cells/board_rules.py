"""The formulas of a row of the sheet ``Boards``, and the sentences that they show."""

from __future__ import annotations

from collections.abc import Mapping

from xltiebreak.event.byes import A_DATE, NO_DATE, tidy
from xltiebreak.event.result_words import BOARD_SIGNS
from xltiebreak.event.team_match import BOTH_LOST, Seats, Wrong, board_outcomes
from xltiebreak.excel.cells.formulas import (
    A_ROUND,
    first_that_holds,
    listed,
    number_of,
    row_of,
    words_of,
)
from xltiebreak.excel.cells.layout import BOARD_HELPERS, board_helper
from xltiebreak.excel.cells.names import SectionNames

BAD_BOARD = "Board: type a number from 1 to "
UNKNOWN_TEAM = "Team and Opponent come from the sheet Matches: they are missing or not known."
UNKNOWN_PLAYER = "Player: type a number or a name from the sheet Players, or nothing."
OTHER_TEAM = "Player: the sheet Players has this one in another team."
UNREADABLE_RESULT = "Result: type 1, ½, 0, or + - -- for a forfeit."
NOBODY = "The result gives points to a side where nobody sits: type the player, or correct it."
NO_RESULT = ": no result yet"


_TAKEN = ("1", "0", "½", "1/2", "0.5", "0,5", "=", "+", "X", "-", "F", "--")
_MEANT = {sign: BOARD_SIGNS[tidy(sign).casefold()] for sign in _TAKEN}
"""The typed results that the sheet takes, and what each means in :data:`BOARD_SIGNS`."""

_WON, _DREW, _LOST = (
    [sign for sign, both in _MEANT.items() if both.first.points == worth] for worth in (1, 0.5, 0)
)
_BOTH_LOST = [sign for sign, both in _MEANT.items() if both == BOTH_LOST]
_EMPTY = {Seats.FIRST: ("<>", "="), Seats.SECOND: ("=", "<>"), Seats.NOBODY: ("=", "=")}
"""How formulas compare the cells of the two players with an empty text, by which side is empty."""


def formulas(row: int, names: SectionNames) -> Mapping[str, str]:
    """Return the formulas of a row's hidden columns and of its last column, without equals signs.
    Rows count from 1; the formulas refer to each other."""
    cell = {name: f"{board_helper(name)}{row}" for name in BOARD_HELPERS}
    numbers, players, teams = (names[f"Member{what}"] for what in ("Numbers", "Names", "Teams"))
    known = numbers, players
    sign = f"UPPER(TRIM(E{row}))"
    weight = f"INDEX({names['Weights']},B{row})"
    there = f'AND({cell["key"]}<>"",{cell["opponents_key"]}<>"",ISNUMBER({cell["own"]}))'
    points = cell["points"]
    theirs = f"IF({listed(sign, _BOTH_LOST)},0,{weight}-{points})"
    return {
        "key": _key(row, f"C{row}", names),
        "opponents_key": _key(row, f"G{row}", names),
        "player": number_of(f"D{row}", *known),
        "opponent": number_of(f"F{row}", *known),
        **{
            f"{side}_team": f'IF(N({cell[side]})>0,INDEX({teams},{row_of(cell[side], *known)}),"")'
            for side in ("player", "opponent")
        },
        "own": f'IF({sign}="","",IF({listed(sign, _WON)},1,IF({listed(sign, _DREW)},0.5,'
        f'IF({listed(sign, _LOST)},0,"?"))))',
        "points": f'IF({there},{weight}*{cell["own"]},"")',
        "opponents_points": f'IF({points}="","",{theirs})',
        "problem": _problem(row, cell, names),
        "words": _words(row, cell, names, weight),
    }


def _key(row: int, team: str, names: SectionNames) -> str:
    """Return the formula for a team's key; empty if team, round or board is unknown."""
    number = number_of(team, names["Numbers"], names["Players"])
    board = f"AND(N(A{row})>0,N(B{row})>=1,N(B{row})<={names['BoardCount']})"
    known = f'IF({number}=0,"",{A_ROUND}*A{row}+{number})'
    return f'IF(TRIM({team})="","",IF({board},{known},""))'


def _problem(row: int, cell: Mapping[str, str], names: SectionNames) -> str:
    """Return the formula for the first problem of a row: the letter of its column, then a sentence;
    empty if there is none, or if nobody typed more than what comes from the matches."""
    sign = f"UPPER(TRIM(E{row}))"

    def stranger(side: str, key: str) -> str:
        his = number_of(cell[f"{side}_team"], names["Numbers"], names["Players"])
        return f"IF(N({cell[side]})>0,{his}<>MOD({cell[key]},{A_ROUND}),FALSE)"

    cases = [
        (
            f"OR(N(B{row})<1,N(B{row})>{names['BoardCount']})",
            f'"B{BAD_BOARD}"&{names["BoardCount"]}&"."',
        ),
        (f'OR({cell["key"]}="",{cell["opponents_key"]}="")', f'"C{UNKNOWN_TEAM}"'),
        (f"{cell['player']}=0", f'"D{UNKNOWN_PLAYER}"'),
        (f"{cell['opponent']}=0", f'"F{UNKNOWN_PLAYER}"'),
        (stranger("player", "key"), f'"D{OTHER_TEAM}"'),
        (stranger("opponent", "opponents_key"), f'"F{OTHER_TEAM}"'),
        (f"N(E{row})>{NO_DATE}", f'"E{A_DATE}."'),
        (f'{cell["own"]}="?"', f'"E{UNREADABLE_RESULT}"'),
        *((_refused(sign, seats, cell), f'"E{NOBODY}"') for seats in _EMPTY),
    ]
    return f'IF(TRIM(D{row}&E{row}&F{row})="","",{first_that_holds(cases)})'


def _refused(sign: str, seats: Seats, cell: Mapping[str, str]) -> str:
    first, second = _EMPTY[seats]
    wrong = [
        text for text, both in _MEANT.items() if isinstance(board_outcomes(both, seats), Wrong)
    ]
    there = f'{cell["player"]}{first}"",{cell["opponent"]}{second}""'
    return f"AND({there},{listed(sign, [text.upper() for text in wrong])})"


def _words(row: int, cell: Mapping[str, str], names: SectionNames, weight: str) -> str:
    numbers, named = names["MemberNumbers"], names["MemberNames"]

    def name(player: str) -> str:
        member = f"INDEX({named},{row_of(player, numbers, named)})"
        return f'IF({player}="","nobody",IF({member}="","Player "&{player},{member}&""))'

    own, theirs = cell["points"], cell["opponents_points"]
    scored = f'" "&{own}/{weight}&"–"&{theirs}/{weight}'
    points = f'", "&{own}&"–"&{theirs}&" points"'
    return (
        f'IF({cell["problem"]}<>"",{words_of(cell["problem"])},'
        f'IF(TRIM(D{row}&F{row})="","",{name(cell["player"])}&" – "&{name(cell["opponent"])}&'
        f'IF({own}="","{NO_RESULT}",{scored}&IF({weight}=1,"",{points}))))'
    )
