"""The functions on a block of results, one for each way to look at it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xltiebreak.checks import examine
from xltiebreak.event.figures import Figure
from xltiebreak.event.findings import TieBreakError
from xltiebreak.functions.blocks import (
    column_of,
    scores_of,
    section_of,
    standings_of,
    values_of,
)
from xltiebreak.functions.matches import (
    INDIVIDUAL,
    PLAYER,
    MatchArguments,
    entry_of,
    match_key,
)
from xltiebreak.functions.reading import Block, text_of
from xltiebreak.functions.remembering import key_of
from xltiebreak.ranking.places import Standing
from xltiebreak.rules.systems import Figures, tie_break
from xltiebreak.rules.worksheet import MEAN, SUM, Worksheet

Spill = list[list[Any]]
"""Rows of values for a spreadsheet; an empty text where there is nothing."""

NOTHING_TO_FIX = "nothing to fix"


def tie_break_column(
    code: Any,
    results: Block,
    player: Any = None,
    edition: Any = None,
    ratings: Block | None = None,
    matches: MatchArguments = INDIVIDUAL,
) -> Spill | float | str:
    """A tie-break of every player or team as a column, or of one as a number."""
    key = key_of(results)
    inside = match_key(matches, key)
    values = values_of(key, text_of(code), text_of(edition), key_of(ratings), inside)
    return _shown(values, len(results), player, entry_of(inside))


def match_column(
    code: Any, results: Block, team: Any, edition: Any, matches: MatchArguments
) -> Spill | float | str:
    """A tie-break that is made of the points inside the matches, as :func:`tie_break_column`.

    Raises:
        TieBreakError: the points, or the boards where it looks at them, are left out.
    """
    if match_key(MatchArguments(matches.points), key_of(results)) is None:
        raise TieBreakError(
            f"{code} needs the block of points inside the matches, of the shape of the results"
        )
    if Figures.BOARDS in tie_break(code).system.by_hand and not text_of(matches.boards):
        raise TieBreakError(
            f"{code} needs the number of boards, such as 4, or the weights of all of them"
        )
    return tie_break_column(code, results, team, edition, None, matches)


def score_column(results: Block, player: Any = None) -> Spill | float | str:
    """Every player's score, or one player's."""
    return _shown(scores_of(key_of(results)), len(results), player, PLAYER)


def place_column(
    results: Block,
    order: Any = None,
    edition: Any = None,
    ratings: Block | None = None,
    lots: Any = None,
    withdrawn: Any = None,
    matches: MatchArguments = INDIVIDUAL,
) -> Spill:
    """Every player's or team's place, the first of a shared one."""
    table = standings_of(results, order, edition, ratings, lots, withdrawn, matches)
    places = {row.player.number: float(row.place) for row in table.rows}
    return [[figure_cell(places.get(row))] for row in range(1, len(results) + 1)]


def standings_table(
    results: Block,
    names: Block,
    order: Any = None,
    edition: Any = None,
    ratings: Block | None = None,
    lots: Any = None,
    withdrawn: Any = None,
    matches: MatchArguments = INDIVIDUAL,
) -> Spill:
    """The players or teams in place order, under a row of headers."""
    named = [text_of(name) for name in column_of(names, len(results), "names")]
    table = standings_of(results, order, edition, ratings, lots, withdrawn, matches)
    entry = table.section.origin.entry
    name = "Name" if entry == PLAYER else "Team"
    header = ["Place", "No.", name, "Score", *table.order.codes, "Decided by"]
    rows: Spill = [list(header)]
    for row in table.rows:
        number = row.player.number
        rows.append(
            [
                place_cell(row),
                float(number),
                named[number - 1] or f"{entry.capitalize()} {number}",
                row.score,
                *(figure_cell(row.values[code]) for code in table.order.codes),
                row.decided_by or "",
            ]
        )
    return rows


def explanation(
    results: Block,
    code: Any,
    player: Any,
    edition: Any = None,
    ratings: Block | None = None,
    withdrawn: Any = None,
    matches: MatchArguments = INDIVIDUAL,
) -> str:
    """A player's or team's tie-break in one sentence."""
    return _worksheet(results, code, player, edition, ratings, withdrawn, matches).sentence()


def terms_table(
    results: Block,
    code: Any,
    player: Any,
    edition: Any = None,
    ratings: Block | None = None,
    withdrawn: Any = None,
    matches: MatchArguments = INDIVIDUAL,
) -> Spill:
    """A player's or team's tie-break round by round, with the total in the last row."""
    sheet = _worksheet(results, code, player, edition, ratings, withdrawn, matches)
    rows: Spill = [["Round", "Opponent", "Amount", "Counts", "Why"]]
    for term in sheet.terms:
        rows.append(
            [
                figure_cell(term.round),
                figure_cell(term.opponent),
                float(term.amount),
                "yes" if term.counted else "no",
                term.why,
            ]
        )
    total = {SUM: "Total", MEAN: "Mean"}.get(sheet.combine, "Value")
    rows.append([total, "", figure_cell(sheet.value), "", sheet.name])
    return rows


def findings_table(
    results: Block, withdrawn: Any = None, matches: MatchArguments = INDIVIDUAL
) -> Spill:
    """What is wrong in the results, a row a finding: severity, place, message."""
    key = key_of(results)
    found = examine(section_of(key, (), text_of(withdrawn), match_key(matches, key)))
    if not found:
        return [[NOTHING_TO_FIX, "", ""]]
    return [[finding.severity, finding.where, finding.message] for finding in found]


def _worksheet(
    results: Block,
    code: Any,
    player: Any,
    edition: Any,
    ratings: Block | None,
    withdrawn: Any,
    matches: MatchArguments,
) -> Worksheet:
    table = standings_of(results, "uschess", edition, ratings, None, withdrawn, matches)
    entry = table.section.origin.entry
    number = _row(player, len(results), table.context.scores.final, entry)
    return table.worksheet(number, tie_break(text_of(code)))


def place_cell(row: Standing) -> float | str:
    """A place as a spreadsheet takes it: a number, or ``3–4`` where it is shared."""
    return row.places if row.shared else float(row.place)


def figure_cell(figure: Figure | None) -> float | str:
    """A figure as a spreadsheet takes it; an empty text where there is none."""
    return "" if figure is None else float(figure)


def _shown(values: Mapping[int, Any], rows: int, player: Any, entry: str) -> Spill | float | str:
    if not text_of(player):
        return [[figure_cell(values.get(row))] for row in range(1, rows + 1)]
    return figure_cell(values[_row(player, rows, values, entry)])


def _row(player: Any, rows: int, known: Mapping[int, Any], entry: str) -> int:
    """The row that names a player or team.

    Raises:
        TieBreakError: it is no row of the block, or an empty one.
    """
    text = text_of(player)
    if not text.isdecimal() or len(text) > 6:
        raise TieBreakError(f"{text!r} is not a {entry}; give the row's number in the results")
    if int(text) not in known:
        empty = 0 < int(text) <= rows
        raise TieBreakError(
            f"{entry} {text} has an empty row"
            if empty
            else f"there is no {entry} {text}; the results have {rows} rows"
        )
    return int(text)
