"""The functions on a block of results, each of which shows it in another way."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from xltiebreak.answers.shape import Table
from xltiebreak.checks import examine
from xltiebreak.checks.unfinished import left_out
from xltiebreak.event.crosstable import disagreements
from xltiebreak.event.figures import Figure
from xltiebreak.event.findings import Finding, TieBreakError, shortened_list, stop_on_errors
from xltiebreak.functions.blocks import section_of
from xltiebreak.functions.values import (
    BLOCKS,
    PLAYER,
    Block,
    Entered,
    Given,
    column_of,
    key_of,
    text_of,
    value_cell,
    whole_of,
)
from xltiebreak.ranking.asked import Asked, as_settled
from xltiebreak.ranking.combined import team_standings
from xltiebreak.ranking.named import number_in
from xltiebreak.ranking.orders import TEAM_SUM
from xltiebreak.ranking.standings import Ranked, Standings, ranked
from xltiebreak.rules.context import Context, context_of
from xltiebreak.rules.editions import USUAL, edition_named
from xltiebreak.rules.systems import Needs, tie_break
from xltiebreak.rules.worksheet import MEAN, SUM, Worksheet
from xltiebreak.tables.cells import Row
from xltiebreak.tables.header import columns_in
from xltiebreak.tables.labels import understood

Spill = list[list[Any]]
"""Rows of values for a spreadsheet; an empty text stands for nothing."""

NOTHING_TO_FIX = "nothing to fix"

UNKNOWN = "Ours: ?"
"""The heading above a printed column whose own heading names no tie-break."""

_FIGURE = r"-?\d{1,9}(\.\d+)?"


def tie_break_column(given: Given, player: Any, code: Any) -> Spill | float | str:
    """Return a tie-break as a column for all players or teams, or as a number for one. A tie-break
    among tied players takes all on the same score as tied.

    Raises:
        TieBreakError: the points inside the matches, or the boards, are left out that it needs.
    """
    entered, system = given.entered, tie_break(text_of(code)).system
    if system.needs is Needs.POINTS and not entered.points:
        raise TieBreakError(
            f"{code} needs the block of points inside the matches, of the shape of the results"
        )
    if system.code == "PI" and not entered.boards:
        raise TieBreakError(
            f"{code} needs the number of boards, such as 4, or the weights of all of them"
        )
    return _shown(_values(entered, text_of(code), text_of(given.edition)), entered, player)


def column_in_order(given: Given, code: Any, player: Any = None) -> Spill | float | str:
    """Return the tie-break as the standings in this order, or in the edition's own, show it."""
    asked = given.asked
    tie = tie_break(text_of(code), asked.edition or USUAL)
    if not (tie.system.in_group or asked.order or asked.lots):
        return tie_break_column(given, player, code)  # no order changes its value
    return _shown(standings_of(given).column(tie), given.entered, player)


def score_column(given: Given, player: Any = None) -> Spill | float | str:
    """Return every player's score over the complete rounds, or one player's."""
    return _shown(_context(given.entered, "").scores.final, given.entered, player)


def place_column(given: Given) -> Spill | float | str:
    """Return every player's or team's place; a shared place as its first."""
    places = {row.player.number: row.place for row in standings_of(given).rows}
    return _shown(places, given.entered, None)


def standings_table(given: Given) -> Spill:
    """Return the players or teams in place order, under a row of headers; below them a row for each
    round that has begun and does not count."""
    table = _named_standings(given)
    name = "Name" if table.section.origin.entry == PLAYER else "Team"
    codes = [tie_break.code for tie_break in table.tie_breaks]
    remarks = [*filter(None, [table.playoff_due]), *left_out(table.section).values()]
    return _in_place_order(("No.", name), table, codes, remarks)


def _in_place_order(
    named: Sequence[str], table: Ranked | None, codes: Sequence[str], remarks: Iterable[str]
) -> Spill:
    """Return a row for each player or team below their headers, those of their numbers and names
    ``named`` so, and a row for each remark."""
    rows: Spill = [["Place", *named, "Score", *codes, "Decided by"]]
    for row in table.listed if table else ():
        who = [float(row.player.number), row.player.name][-len(named) :]
        values = [figure_cell(row.values[code]) for code in codes]
        decided = table.decided_by(row) if table else ""
        place = row.places if row.shared or not row.place else float(row.place)  # 3–4 is a text
        rows.append([place, *who, row.score, *values, decided])
    return padded([*rows, *([remark] for remark in remarks)])


def padded(rows: Spill) -> Spill:
    """Return the rows, all as wide as the widest one."""
    width = max(map(len, rows))
    return [[*row, *[""] * (width - len(row))] for row in rows]


def _named_standings(given: Given) -> Standings:
    """Return the standings with the names of players or teams."""
    table = standings_of(given)
    names, entry = column_of(given.names, given.rows, "names"), table.section.origin.entry
    named = [name or f"{entry.capitalize()} {k}" for k, name in enumerate(names, start=1)]
    rows = (
        row._replace(player=replace(row.player, name=named[row.player.number - 1]))
        for row in table.rows
    )
    return replace(table, rows=tuple(rows))


def team_standings_table(given: Given, counting: Any, minimum: Any = None) -> Spill:
    """Return the teams of an event for players in place order, under a row of headers: place, team,
    the score of the top ``counting`` players, the sums of their tie-breaks, and what decided.

    A team of fewer than ``minimum`` players has no place; a row below reports it, and rounds that
    do not count.

    Raises:
        TieBreakError: there is an error in the results, nobody has a team, or an argument is not
            understood.
    """
    teams = column_of(given.teams, given.rows, "teams")
    most = whole_of(counting, "how many players count for a team; expected a number such as 4")
    least, section = text_of(minimum), section_of(given.entered)
    players = tuple(replace(player, team=teams[player.number - 1]) for player in section.players)
    section = replace(
        section,
        players=players,
        team_minimum=understood("team_minimum", least) if least else None,
    )
    remarks, table = [*left_out(section).values()], None
    if players and not any(player.plays_for for player in players):
        raise TieBreakError("no player has a team; select the column of team names")
    if players:
        table = team_standings(ranked(section, given.asked), most)
        remarks[:0] = [table.about_unplaced] * bool(table.unplaced)
    summed = [tie.code for tie in table.tie_breaks if tie.system.code != TEAM_SUM] if table else []
    return _in_place_order(("Team",), table, summed, remarks)


def explanation(given: Given, code: Any, player: Any) -> str:
    """Return a player's or team's tie-break in one sentence, and why rounds that have begun are
    left out of it."""
    sentence = _worksheet(given, code, player).sentence()
    return "; ".join((sentence, *left_out(section_of(given.entered)).values()))


def terms_table(given: Given, code: Any, player: Any) -> Spill:
    """Return a player's or team's tie-break round by round, with the total in the last row; rounds
    that have begun and do not count stand above it, with why."""
    sheet = _worksheet(given, code, player)
    figures = [(term.round, term.opponent, term.amount) for term in sheet.terms]
    counts = [("yes" if term.counted else "no", term.why) for term in sheet.terms]
    left = left_out(section_of(given.entered))
    total = {SUM: "Total", MEAN: "Mean"}.get(sheet.combine, "Value")
    return [
        ["Round", "Opponent", "Amount", "Counts", "Why"],
        *([*map(figure_cell, each), *whether] for each, whether in zip(figures, counts)),
        *([float(round), "", "", "no", why_not] for round, why_not in left.items()),
        [total, "", figure_cell(sheet.value), "", sheet.name],
    ]


def why_table(given: Given, one: Any, other: Any) -> Spill:
    """Return why one of two players or teams is placed before the other: the answer, the rounds of
    both, and a sentence for each tie-break."""
    from xltiebreak.answers.questions import WhyAnswer  # late: few sheets ask
    from xltiebreak.questions.why import why  # late: as above

    table = _named_standings(given) if given.entered.named else standings_of(given)
    numbers = [_row(each, table.context.scores.final, given.entered) for each in (one, other)]
    rows: Spill = []
    for part in WhyAnswer(why(table, *numbers)).parts():
        rows += [[part]] if isinstance(part, str) else _rows_of(part)
    return padded(rows)


def _rows_of(table: Table) -> Spill:
    cells = zip(*(column.cells for column in table.columns))
    return [
        [column.head for column in table.columns],
        *([*map(_text_cell, row)] for row in cells),
    ]


def _text_cell(text: str) -> float | str:
    return float(text) if re.fullmatch(_FIGURE, text) else text


def findings_of(given: Given) -> Sequence[Finding]:
    """Return the findings about the results."""
    return _found(given.entered._replace(ratings=()))


@lru_cache(maxsize=BLOCKS)
def _found(entered: Entered) -> Sequence[Finding]:
    return examine(section_of(entered))


def checked(given: Given, in_one_cell: Any = None) -> Spill | str:
    """Return a row for each finding, of severity, place and message, of many alike a few and a
    count; if it is to stand ``in_one_cell``, the first one alone, as a sentence that says how many
    follow."""
    findings, is_alone = findings_of(given), text_of(in_one_cell) not in ("", "0", "FALSE")
    if not findings:
        return NOTHING_TO_FIX if is_alone else [[NOTHING_TO_FIX, "", ""]]
    if not is_alone:
        return [[each.severity, each.where, each.message] for each in shortened_list(findings)]
    first, more = findings[0], len(findings) - 1
    return f"{first.severity}: {first.where}: {first.message}" + f" (and {more} more)" * bool(more)


def standings_of(given: Given) -> Standings:
    """Return the standings of these arguments.

    Raises:
        TieBreakError: there is an error in the results, or an argument is not understood.
    """
    return _ranked(given.entered, given.asked)


@lru_cache(maxsize=BLOCKS)
def _ranked(entered: Entered, asked: Asked) -> Standings:
    section = section_of(entered)
    try:
        settled = as_settled(section, asked)
    except TieBreakError:  # ranked() reports it, after what is wrong in the results
        settled = asked
    if settled != asked:
        return _ranked(entered, settled)
    return ranked(section, asked, _found(entered._replace(ratings=())))


@lru_cache(maxsize=16 * BLOCKS)
def _values(entered: Entered, code: str, edition: str) -> Mapping[int, Figure | None]:
    context = _context(entered, edition)
    tie = tie_break(code, context.edition.code)
    return tie.column(context, list(context.scores.final))


@lru_cache(maxsize=BLOCKS)
def _context(entered: Entered, edition: str) -> Context:
    section = section_of(entered)
    if section.faults or section.matches or disagreements(section.crosstable):
        stop_on_errors(_found(entered._replace(ratings=())))
    rated = {player.number: player.rating for player in section.players if player.rating}
    return context_of(section, edition_named(edition or USUAL), rated)


def _worksheet(given: Given, code: Any, player: Any) -> Worksheet:
    table = standings_of(given)
    number = _row(player, table.context.scores.final, given.entered)
    return table.worksheet(number, table.meant(text_of(code)))


def _shown(values: Mapping[int, Any], entered: Entered, player: Any) -> Spill | float | str:
    if not text_of(player):
        rows = range(1, len(entered.results) + 1)
        return [[figure_cell(values.get(row))] for row in rows]
    return figure_cell(values[_row(player, values, entered)])


def _row(player: Any, known: Mapping[int, Any], entered: Entered) -> int:
    text, entry, rows = text_of(player), entered.entry, len(entered.results)
    text = number_in(text) or text
    if not text.isdecimal() or len(text) > 6:
        raise TieBreakError(f"{text!r} is not a {entry}; give the row's number in the results")
    if int(text) not in known:
        if 0 < int(text) <= rows:
            raise TieBreakError(f"{entry} {text} has an empty row")
        raise TieBreakError(f"there is no {entry} {text}; the results have {rows} rows")
    return int(text)


def figure_cell(figure: Figure | None) -> float | str:
    """Return a figure as a spreadsheet takes it, an empty text for None."""
    return "" if figure is None else float(figure)


# What another program printed, pasted beside the players

NONE = "none"
"""The cell where a figure was printed and the rules give none."""


def comparison_table(given: Given, printed: Block) -> Spill:
    """Return our figure for each printed one that differs, and an empty text for all others.

    ``printed`` has its headings in the first row. The column ``No.`` gives each row's player;
    without it, row k is player k. The answer has the shape of ``printed``, and its headings say
    what each column was taken for; the column ``No.`` shows what is wrong with a number. The first
    heading says which rounds that have begun do not count.

    Raises:
        TieBreakError: there is an error in the results, nothing was pasted, a row without a number
            is beyond the last player, or an argument is not understood.
    """
    from xltiebreak.tables import further_columns as printed_rows  # late: few sheets ask
    from xltiebreak.verify.columns import PLACE, SCORE, columns_of  # late: as above
    from xltiebreak.verify.comparison import compare  # late: as above

    ours, block = standings_of(given), key_of(printed)
    if not block:
        raise TieBreakError("nothing was pasted; select the printed columns with their headings")
    heads, *below = (Row(k, [*map(value_cell, row)]) for k, row in enumerate(block))
    header, labels = columns_in([heads]), dict[str, int]()
    for column, head in enumerate(heads.cells):
        if column not in header.own and any(row.cell(column).text for row in below):
            labels[printed_rows.told_apart(head.text, labels)] = column
    numbers = header.fields.get("No.")
    rows_of, faults = printed_rows.rows_of_players(below, numbers, labels.values(), ours.section)
    if numbers is None and faults:
        number, why = min(faults.items())
        raise TieBreakError(
            f"row {number} of what was pasted has {why}; put a column No. with the "
            f"{ours.section.origin.entry}s' numbers before it"
        )
    texts = {
        label: {n: row.cell(k).text for n, row in rows_of.items() if row.cell(k).text}
        for label, k in labels.items()
    }
    placed_by = ours.section.matches.placed_by if ours.section.matches else ""
    columns = columns_of(texts, ours.tie_breaks, placed_by, edition=ours.edition.code)
    answer: Spill = [[""] * len(row) for row in block]
    for k, why in faults.items():
        answer[k][numbers or 0] = why
    for column in labels.values():
        answer[0][column] = UNKNOWN
    for result in compare(ours, columns):
        column, code = labels[result.label], result.system
        answer[0][column] = printed_rows.OURS + {PLACE: "Place", SCORE: "Score"}.get(code, code)
        for difference in result.differences:
            row = rows_of[difference.number]
            answer[row.number][column] = _text_cell(difference.ours() or NONE)
    first = (answer[0][numbers or 0], *left_out(ours.section).values())
    answer[0][numbers or 0] = "; ".join(filter(None, first))
    return answer
