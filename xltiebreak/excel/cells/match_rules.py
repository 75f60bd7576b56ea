"""The formulas of a row of the sheet ``Matches``, and the check of a row that was written.

The formulas need no add-in and use only what Excel 2007 and LibreOffice know.
"""

from __future__ import annotations

from collections.abc import Container, Mapping

from xltiebreak.event.byes import A_DATE, NO_DATE
from xltiebreak.event.results import Outcome
from xltiebreak.event.team_match import State, Wrong, match_outcome, state_of
from xltiebreak.excel.cells.formulas import (
    A_ROUND,
    filled_in,
    first_that_holds,
    in_this_row,
    listed,
    looked_up,
    number_of,
    row_of,
    shortened,
    words_of,
)
from xltiebreak.excel.cells.layout import MATCH_HELPERS, match_helper
from xltiebreak.excel.cells.names import TeamNames
from xltiebreak.excel.cells.typed_matches import (
    ALONE,
    BY_POINTS,
    BYES,
    CONTRADICTED,
    MIRRORED,
    PENDING,
    RESULT_TEXTS,
    UNREADABLE,
    TypedMatch,
    letter_of,
    outcome_of,
)
from xltiebreak.excel.known_names import TYPED_MATCHES
from xltiebreak.excel.shape_rules import NO_TEAM as UNKNOWN_TEAM

TWICE = "twice"
"""What the crosstable shows if a team has two matches in one round."""

JOINED: Mapping[str, str] = {
    "W": " beat ",
    "D": " drew with ",
    "L": " lost to ",
    "X": " won by forfeit against ",
    "F": " lost by forfeit to ",
    "Z": " drew by forfeit with ",
    "FF": " lost by forfeit, as did ",
    PENDING: " – ",
}
SAID_ALONE: Mapping[str, str] = {
    "B": "bye",
    "H": "half-point bye",
    "U": "not paired",
    "X": "forfeit win",
    "F": "forfeit loss",
    "FF": "forfeit loss",
    "Z": "forfeit draw",
}
"""The words between the two teams of a match, or behind the only team."""

_MORE_EQUAL_FEWER = (State.MORE, State.EQUAL, State.FEWER)
_COMPARED = {
    **{(False, True, True): "<=", (True, False, True): "<>", (True, True, False): ">="},
    **{(False, False, True): "<", (True, False, False): ">"},
}
"""By whether more, equal and fewer points contradict a result: the comparison that does."""

TO_COME = ": no result yet"
NO_TEAM = "Team is missing."
BYE_AS_OPPONENT = "'{}' is no team; for a bye clear this cell, and type it under Result"
ITSELF = "A team cannot play itself."
UNREADABLE_RESULT = "Result: leave it empty, or choose from its list."
NO_OPPONENT = "Opponent is missing; for a bye type bye as the result."
UNREADABLE_POINTS = "Points: type a number of 0 or more, or nothing."
TOO_MANY = "The two teams have more points than a match brings, which is "


def is_wrong(row: TypedMatch, teams: Container[int], most: float) -> bool:
    """Whether a written row cannot be used. ``most`` is what all boards of a match are worth, 0 if
    unknown."""
    own, theirs = row.points or 0.0, row.opponents_points or 0.0
    if row.team is None or row.opponent is None:
        state = State.ALONE
    else:
        state = state_of(row.points, row.opponents_points)
        if row.opponent not in teams or row.opponent == row.team:
            return True
    if min(own, theirs) < 0 or 0 < most < own + theirs:
        return True
    if row.letter not in CONTRADICTED and (row.letter or row.opponent is None):
        return False
    outcome = outcome_of(row.letter) if row.letter else Outcome.PENDING
    return isinstance(match_outcome(outcome, state), Wrong)


def _sentence(wrong: Wrong) -> str:
    return f"{wrong.value[0].upper()}{wrong.value[1:]}."


ROUND, TEAM, POINTS, OPPONENTS_POINTS, OPPONENT, RESULT = "ABCDEF"
"""The typed columns."""


def formulas(row: int, names: TeamNames, rounds: int) -> Mapping[str, str]:
    """Return the formulas of a row's hidden columns and of its last column, without equals signs.
    Rows count from 1; the formulas refer to each other."""
    cell = {name: f"{match_helper(name)}{row}" for name in MATCH_HELPERS}
    numbers, players = names["Numbers"], names["Players"]
    return {
        **{name: in_this_row(names[name]) for name in TYPED_MATCHES},
        "round": _round(cell["TypedRounds"], rounds),
        "first": number_of(cell["MatchTeams"], numbers, players),
        "second": number_of(cell["TypedOpponents"], numbers, players),
        "typed": _typed(f"UPPER(TRIM({cell['TypedResults']}))"),
        "own": _points(cell["TypedPoints"], cell["boards"], cell["boards_own"], names),
        "theirs": _points(cell["TypedOppPoints"], cell["boards"], cell["boards_theirs"], names),
        "letter": _letter(cell),
        **_cells(cell),
        "first_key": _key(cell, "first"),
        "second_key": _key(cell, "second"),
        **_boards(cell, names),
        **{f"{side}_name": _name(cell[side], numbers, players) for side in ("first", "second")},
        "problem": _problem(row, cell, names, rounds),
        "words": _words(cell),
    }


def _round(cell: str, rounds: int) -> str:
    number = f"VALUE({cell})"
    return (
        f'IF(TRIM({cell})="","",IFERROR(IF(AND({number}=INT({number}),{number}>=1,'
        f"{number}<={rounds}),{number},0),0))"
    )


def _typed(text: str) -> str:
    formula = f'"{UNREADABLE}"'
    for letter, texts in RESULT_TEXTS.items():
        capitals = [text.upper() for text in texts]
        formula = f'IF({listed(text, capitals)},"{letter}",{formula})'
    return f'IF({text}="","",{formula})'


def _points(cell: str, boards: str, from_boards: str, names: TeamNames) -> str:
    """Return the formula for a team's typed points, else for its boards' once all are in."""
    text = f"TRIM({cell})"
    half = f"IF(LEN({text})=1,0,VALUE(LEFT({text},LEN({text})-1)))+0.5"
    whole = f"AND({names['BoardCount']}>0,{boards}={names['BoardCount']})"
    untyped = f'IF({whole},{from_boards},"")' if names.layout.boards else '""'
    return (
        f'IF({text}="",{untyped},'
        f'IFERROR(IF(RIGHT({text})="½",{half},VALUE({text})),"{UNREADABLE}"))'
    )


def _letter(cell: Mapping[str, str]) -> str:
    own, theirs = cell["own"], cell["theirs"]
    more, equal, fewer = (
        letter_of(match_outcome(Outcome.PENDING, state)) for state in _MORE_EQUAL_FEWER
    )
    by_points = f'IF({own}>{theirs},"{more}",IF({own}<{theirs},"{fewer}","{equal}"))'
    return (
        f'IF({cell["first"]}="","",IF({cell["typed"]}<>"",{cell["typed"]},'
        f'IF({cell["second"]}="","",IF(AND(ISNUMBER({own}),ISNUMBER({theirs})),{by_points},'
        f'"{PENDING}"))))'
    )


def _cells(cell: Mapping[str, str]) -> dict[str, str]:
    """Return the formulas for both teams' crosstable cells: ``W3`` and ``L1``, ``3?``, ``B``."""
    letter, first, second = cell["letter"], cell["first"], cell["second"]
    mirrored = looked_up(letter, MIRRORED, f"LEFT({letter})")
    return {
        "first_cell": f'IF({letter}="","",IF({letter}="{PENDING}",{second}&"?",'
        f"LEFT({letter})&{second}))",
        "second_cell": f'IF(OR({letter}="",{second}=""),"",IF({letter}="{PENDING}",{first}&"?",'
        f"{mirrored}&{first}))",
    }


def _key(cell: Mapping[str, str], side: str) -> str:
    return (
        f'IF(AND(N({cell["round"]})>0,N({cell[side]})>0),{A_ROUND}*{cell["round"]}+{cell[side]},"")'
    )


def _boards(cell: Mapping[str, str], names: TeamNames) -> dict[str, str]:
    """Return the formulas for how many boards are in, and for each team's points on them; none
    without a sheet ``Boards``."""
    if not names.layout.boards:
        return {}
    own, theirs = names["BoardPoints"], names["BoardOppPoints"]
    first, second = names["BoardKeys"], names["BoardOppKeys"]
    key, other = cell["first_key"], cell["second_key"]

    def of_match(count: str) -> str:
        return f'IF(OR({key}="",{other}=""),0,{count})'

    def added(team_key: str) -> str:
        return of_match(f"SUMIFS({own},{first},{team_key})+SUMIFS({theirs},{second},{team_key})")

    known = f'{own},">=0"'
    boards = f"COUNTIFS({first},{key},{known})+COUNTIFS({second},{key},{known})"
    return {
        "boards": of_match(boards),
        "boards_own": added(key),
        "boards_theirs": added(other),
    }


def _name(number: str, numbers: str, players: str) -> str:
    team = f"INDEX({players},{row_of(number, numbers, players)})"
    return f'IF(N({number})=0,"",IF({team}="","Team "&{number},{team}&""))'


def _problem(row: int, cell: Mapping[str, str], names: TeamNames, rounds: int) -> str:
    """Return the formula for the first problem of a row: the letter of its column, then a
    sentence; empty if there is none."""
    first, second, typed = cell["first"], cell["second"], cell["typed"]
    own, theirs, most = cell["own"], cell["theirs"], names["MostPoints"]
    keys = f"COUNTIF({names['FirstKeys']},#)+COUNTIF({names['SecondKeys']},#)>1"
    both_known = f"AND(ISNUMBER({own}),ISNUMBER({theirs}))"
    against = ",".join(
        f'AND({typed}="{letter}",{own}{_contradiction(letter)}{theirs})' for letter in CONTRADICTED
    )
    twice = '&" stands twice in round "&' + cell["round"] + '&"."'

    def is_unread(points: str) -> str:
        return f'OR({points}="{UNREADABLE}",N({points})<0)'

    cases = [
        (f"N({cell['round']})=0", ROUND, f'"Round: type a number from 1 to {rounds}."'),
        (f'{first}=""', TEAM, f'"{NO_TEAM}"'),
        (f"{first}=0", TEAM, _unknown(cell["MatchTeams"])),
        (f"{second}=0", OPPONENT, _unknown_opponent(cell["TypedOpponents"])),
        (f"{second}={first}", OPPONENT, f'"{ITSELF}"'),
        (keys.replace("#", cell["first_key"]), TEAM, f"{shortened(cell['first_name'])}{twice}"),
        (
            f'IF({second}="",FALSE,{keys.replace("#", cell["second_key"])})',
            OPPONENT,
            f"{shortened(cell['second_name'])}{twice}",
        ),
        (f'{typed}="{UNREADABLE}"', RESULT, f'"{UNREADABLE_RESULT}"'),
        (is_unread(own), POINTS, f'"{UNREADABLE_POINTS}"'),
        (is_unread(theirs), OPPONENTS_POINTS, f'"{UNREADABLE_POINTS}"'),
        (f"N({own})>{NO_DATE}", POINTS, f'"{A_DATE}."'),
        (f"N({theirs})>{NO_DATE}", OPPONENTS_POINTS, f'"{A_DATE}."'),
        (f'AND({second}="",NOT({listed(typed, ALONE)}))', OPPONENT, f'"{NO_OPPONENT}"'),
        (
            f'AND({second}<>"",{listed(typed, BYES)})',
            OPPONENT,
            f'"{_sentence(Wrong.HAS_OPPONENT)}"',
        ),
        (f"AND({most}>0,N({own})+N({theirs})>{most})", POINTS, f'"{TOO_MANY}"&{most}&"."'),
        (
            f'AND({second}<>"",{listed(cell["letter"], BY_POINTS)},'
            f"ISNUMBER({own})<>ISNUMBER({theirs}))",
            POINTS,
            f'"{_sentence(Wrong.HALF_TYPED)}"',
        ),
        (f"IF({both_known},OR({against}),FALSE)", RESULT, f'"{_sentence(Wrong.CONTRADICTS)}"'),
    ]
    if names.layout.boards:
        whole = f"AND({most}>0,{cell['boards']}={names['BoardCount']},{cell['boards']}>0)"
        differ = f"OR({own}<>{cell['boards_own']},{theirs}<>{cell['boards_theirs']})"
        added = f'{cell["boards_own"]}&"–"&{cell["boards_theirs"]}&"."'
        is_other_sum = f"IF(AND({whole},{both_known}),{differ},FALSE)"
        words = f'"The boards of this match add up to "&{added}'
        cases.append((is_other_sum, POINTS, words))
    cells = "&".join(cell[name] for name in TYPED_MATCHES if name != "TypedRounds")
    sentences = [(condition, f'"{column}"&{words}') for condition, column, words in cases]
    return f'IF(TRIM({cells})="","",{first_that_holds(sentences)})'


def _unknown(cell: str) -> str:
    """Return the formula for the words about a typed team that is not on the sheet Teams."""
    typed = shortened(f"TRIM({cell})")
    quoted = f"""IF(ISNUMBER(VALUE({typed})),{typed},"'"&{typed}&"'")"""
    return filled_in(UNKNOWN_TEAM, quoted)


def _unknown_opponent(cell: str) -> str:
    words = [text.upper() for texts in RESULT_TEXTS.values() for text in texts]
    no_team = filled_in(BYE_AS_OPPONENT, shortened(f"TRIM({cell})"))
    return f"IF({listed(f'UPPER(TRIM({cell}))', words)},{no_team},{_unknown(cell)})"


def _contradiction(letter: str) -> str:
    ends = [match_outcome(outcome_of(letter), state) for state in _MORE_EQUAL_FEWER]
    more, equal, fewer = (end is Wrong.CONTRADICTS for end in ends)
    return _COMPARED[more, equal, fewer]


def _words(cell: Mapping[str, str]) -> str:
    letter, own, theirs = cell["letter"], cell["own"], cell["theirs"]
    joined, alone = looked_up(letter, JOINED), looked_up(letter, SAID_ALONE)
    behind = (
        f'IF(AND(ISNUMBER({own}),ISNUMBER({theirs}))," "&{own}&"–"&{theirs},'
        f'IF({letter}="{PENDING}","{TO_COME}",""))'
    )
    return (
        f'IF({cell["problem"]}<>"",{words_of(cell["problem"])},IF({letter}="","",IF({cell["second"]}="",'
        f'{cell["first_name"]}&": "&{alone},'
        f"{cell['first_name']}&{joined}&{cell['second_name']}&{behind})))"
    )
