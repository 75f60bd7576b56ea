"""What the spreadsheet functions do, on plain values and without any spreadsheet.

A function puts what it is given into one :class:`Given`; ``blocks`` makes the section of it,
``spills`` what the cells show, ``pasted`` the comparison with what another program printed, and
``calculators`` need no results at all. ``catalogue`` lists the functions by name, as ``offered`` to
any spreadsheet. Like the core, these modules keep to the standard library: they travel into
workbooks.
"""

from xltiebreak.functions.calculators import (
    cumulative_by_hand,
    ihsa_by_hand,
    ihsa_one_round,
    opponents_by_hand,
)
from xltiebreak.functions.catalogue import FUNCTIONS, NAMED
from xltiebreak.functions.given import INDIVIDUAL, ONLY_US, Given, MatchArguments
from xltiebreak.functions.offered import CATEGORY, SheetFunction, error_cell, short
from xltiebreak.functions.pasted import UNKNOWN, comparison_table
from xltiebreak.functions.prize_list import PrizeArguments, prizes_table
from xltiebreak.functions.spills import (
    NOTHING_TO_FIX,
    Spill,
    column_in_order,
    explanation,
    findings_of,
    findings_table,
    match_column,
    place_column,
    score_column,
    standings_table,
    team_standings_table,
    terms_table,
    tie_break_column,
    why_table,
)

__all__ = [
    "CATEGORY",
    "FUNCTIONS",
    "INDIVIDUAL",
    "NAMED",
    "NOTHING_TO_FIX",
    "ONLY_US",
    "UNKNOWN",
    "Given",
    "MatchArguments",
    "PrizeArguments",
    "SheetFunction",
    "Spill",
    "column_in_order",
    "comparison_table",
    "cumulative_by_hand",
    "error_cell",
    "explanation",
    "findings_of",
    "findings_table",
    "ihsa_by_hand",
    "ihsa_one_round",
    "match_column",
    "opponents_by_hand",
    "place_column",
    "prizes_table",
    "score_column",
    "short",
    "standings_table",
    "team_standings_table",
    "terms_table",
    "tie_break_column",
    "why_table",
]
