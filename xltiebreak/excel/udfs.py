"""The Excel functions, for all three of xlwings' routes: classic add-in, Lite and Server.

A tie-break's function is made from its system in the registry: name, help and arguments have one
source. Whole blocks come in as rows of values (``ndim=2``) and error cells as their text, since
xlwings would make them look empty otherwise. There are no type hints on what Excel calls: xlwings
takes them for converters.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Any

from xlwings import arg, func

from xltiebreak.errors import TieBreakError
from xltiebreak.functions import byhand, crosstable
from xltiebreak.functions.printed import comparison_table
from xltiebreak.systems import SYSTEMS, TieBreak, tie_break

CATEGORY = "Chess tie-breaks"

BLOCKS = frozenset({"results", "names", "ratings", "printed", "opponents_scores", "round_points"})
"""Arguments that are ranges; ``points`` and ``opponents_points`` are, too, but in IHSA_ROUND."""

ARGUMENTS: Mapping[str, str] = {
    "results": "The block of results: a row a player, a column a round (W12, D7b, H …), or a grid",
    "player": "The row of one player in the block; leave out for a column of all",
    "edition": "Rule edition: uschess (if left out), wintd, raw …",
    "ratings": "The column of ratings beside the results; empty for unrated",
    "code": "The tie-break's code, such as MM, SOLK or SB/A",
    "order": "Tie-break order: a name such as uschess, or codes such as MM,SOLK",
    "withdrawn": "In a round-robin, the numbers of those who left it early, such as 3,7",
    "lots": "The drawn order of players (3,1,2), or a seed to draw it from",
    "names": "The column of names beside the results",
    "printed": "What a pairing program printed: headings, then a row a player; No. says whose",
    "opponents_scores": "The opponents' scores",
    "own_score": "The player's own score, for plus or minus",
    "rounds": "The number of rounds, if more than the opponents given",
    "round_points": "The player's points in each round: 1, ½, 0, or B, H, X, F, U",
    "points": "The points inside the match (0 to 68 at the Illinois final)",
    "opponents_points": "The tournament points of each opponent, unplayed matches as draws",
    "opponent_points": "The opponent's tournament points, unplayed matches as draws",
}

CLASSIC = func.__module__ == "xlwings.udfs"
"""On the classic route an exception's text becomes the cell's text; elsewhere a #VALUE!."""


def answer(work: Callable[..., Any], *arguments: Any) -> Any:
    """What a function gives to Excel: its value, or one sentence about what is wrong."""
    try:
        return work(*arguments)
    except TieBreakError as error:
        if CLASSIC:
            return f"TB error: {error}"
        raise ValueError(str(error)) from None


def excel_function(function: Callable[..., Any]) -> Callable[..., Any]:
    """Register a function with xlwings under its own name, each argument with its help."""
    parameters = list(inspect.signature(function).parameters)
    ranges = BLOCKS | (
        set() if function.__name__ == "IHSA_ROUND" else {"points", "opponents_points"}
    )
    for name in reversed(parameters):
        shape = {"ndim": 2} if name in ranges else {}
        function = arg(name, err_to_str=True, doc=ARGUMENTS[name], **shape)(function)
    registered: Callable[..., Any] = func(category=CATEGORY)(function)
    return registered


def _of_tie_break(name: str, one: TieBreak) -> Callable[..., Any]:
    """The function of one tie-break, with a column of ratings where it needs one."""
    code, system = one.code, one.system

    def plain(results, player=None, edition=None):
        return answer(crosstable.tie_break_column, code, results, player, edition)

    def rated(results, ratings, player=None, edition=None):
        return answer(crosstable.tie_break_column, code, results, player, edition, ratings)

    function = rated if system.needs == "ratings" else plain
    function.__name__ = function.__qualname__ = name
    options = "".join(f" {system.meaning(option)}." for option in one.options)
    function.__doc__ = f"{one.name} ({system.reference}): {system.key}{options}"
    return excel_function(function)


NAMED: Mapping[str, TieBreak] = {
    name: tie_break("/".join(filter(None, (system.code, option))))
    for system in SYSTEMS.values()
    for option, name in {"": system.function, **system.functions}.items()
    if name
}
"""The tie-breaks that have a function of their own, by its name."""

globals().update({name: _of_tie_break(name, one) for name, one in NAMED.items()})


@excel_function
def TIEBREAK(results, code, player=None, edition=None, ratings=None):  # noqa: N802
    """Any tie-break by its code: a column of all players, or one player's value."""
    return answer(crosstable.tie_break_column, code, results, player, edition, ratings)


@excel_function
def SCORE_TB(results, player=None):  # noqa: N802
    """The score over the complete rounds: a column of all players, or one player's."""
    return answer(crosstable.score_column, results, player)


@excel_function
def PLACE_TB(  # noqa: N802
    results, order=None, edition=None, ratings=None, lots=None, withdrawn=None
):
    """Every player's place, ties broken in the given order; the first of a shared place."""
    return answer(crosstable.place_column, results, order, edition, ratings, lots, withdrawn)


@excel_function
def STANDINGS_TB(  # noqa: N802
    results, names, order=None, edition=None, ratings=None, lots=None, withdrawn=None
):
    """The standings in place order: places, names, scores, tie-breaks and what decided."""
    settings = (order, edition, ratings, lots, withdrawn)
    return answer(crosstable.standings_table, results, names, *settings)


@excel_function
def EXPLAIN_TB(  # noqa: N802
    results, code, player, edition=None, ratings=None, withdrawn=None
):
    """One player's tie-break in a sentence: what was added, what was dropped, and why."""
    return answer(crosstable.explanation, results, code, player, edition, ratings, withdrawn)


@excel_function
def TERMS_TB(  # noqa: N802
    results, code, player, edition=None, ratings=None, withdrawn=None
):
    """One player's tie-break round by round, with the total in the last row."""
    return answer(crosstable.terms_table, results, code, player, edition, ratings, withdrawn)


@excel_function
def CHECK_TB(results, withdrawn=None):  # noqa: N802
    """What is wrong in the results, a row for each finding, or "nothing to fix"."""
    return answer(crosstable.findings_table, results, withdrawn)


@excel_function
def VERIFY_TB(  # noqa: N802
    results, printed, order=None, edition=None, ratings=None, lots=None, withdrawn=None
):
    """What a pairing program printed against the rules: our figure wherever the two differ."""
    settings = (order, edition, ratings, lots, withdrawn)
    return answer(comparison_table, results, printed, *settings)


@excel_function
def OPPONENTS_BYHAND(code, opponents_scores, own_score=None, rounds=None):  # noqa: N802
    """A tie-break from the opponents' scores alone, without a crosstable."""
    return answer(byhand.opponents_by_hand, code, opponents_scores, own_score, rounds)


@excel_function
def CUMULATIVE_BYHAND(round_points):  # noqa: N802
    """Cumulative from the points of each round, without a crosstable."""
    return answer(byhand.cumulative_by_hand, round_points)


@excel_function
def IHSA_BYHAND(points, opponents_points):  # noqa: N802
    """The IHSA team tie-break: the sum of (m + 10) × (t² + 1) ÷ 100 over the matches played."""
    return answer(byhand.ihsa_by_hand, points, opponents_points)


@excel_function
def IHSA_ROUND(points, opponent_points):  # noqa: N802
    """What one match adds to the IHSA team tie-break: (m + 10) × (t² + 1) ÷ 100."""
    return answer(byhand.ihsa_one_round, points, opponent_points)
