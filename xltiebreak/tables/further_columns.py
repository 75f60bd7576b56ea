"""The columns of a table that are not read: what another program printed beside its players or what
was pasted on a sheet ``Verify``, which no rule needs, and games that would be left out."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.letters import tidy
from xltiebreak.event.section import Section
from xltiebreak.event.words import bare
from xltiebreak.rules.systems.names import named_by_program
from xltiebreak.tables.cells import Cell, Row, whole_number
from xltiebreak.tables.grid import Block, Grid
from xltiebreak.tables.header import headers_in, scores_in
from xltiebreak.tables.people import Names
from xltiebreak.tables.player_rows import Entry, printed_score
from xltiebreak.tables.vocabulary import NO_GAMES, OPPONENT, PART_OF, ROUND_WORDS, heading

OURS = "Ours: "
"""The first word of a heading above our own figures, which no other program printed."""

_HEADER_WITHIN_ROWS = 20

Printed = Mapping[str, Mapping[int, str]]
"""The text of each player's cell by header and pairing number, in the order of the table."""

Rows = Collection[tuple[int, Row]]
"""Rows, each with the number of its player."""


def further_columns(block: Block, rows: Rows) -> Printed:
    """Return the texts of the columns that the reader does not know, from each player's row."""
    heads, used = block.header.heads, block.header.used
    return _texts(heads, (k for k in range(len(heads)) if k not in used), rows, {})


_LOOKED_AT = 500
_A_GAME = r"(?:[01½][-:][01½])?[^\d.,½]*(\d{1,6})[^\d.,½]*"
_WITHOUT_OPPONENT = frozenset({"b", "h", "u", "x", "f", "z", "bye", "-"})
_OF_A_GAME = {
    **{"w": 1.0, "win": 1.0, "won": 1.0, "d": 0.5, "draw": 0.5},
    **{"l": 0.0, "loss": 0.0, "lost": 0.0},
}
_UNREAD = (
    "this column is not read, and it holds {!r}, so games would be left out: head {}the rounds R1, "
    "R2, R3 … (and results behind a column of opponents Res), or delete the column"
)
_IN_A_GRID = (
    "the columns of a grid by the players' numbers, 1, 2, 3 … in this order (and once more behind "
    "them where all meet twice), or "
)


def unread_results(
    block: Block, entries: Sequence[Entry], *, is_said: bool, in_grid: bool = False
) -> Iterator[Finding]:
    """Report the first column that is not read and holds results: cells that name each other's
    rows or, in a list of scores, those of a grid and points by round. Of points alone two things
    must tell that they are results: several columns, totals that are their sums, or that rounds or
    a round-robin are stated (``is_said``); of letters or points beside rounds, that these are of
    whole games. ``in_grid``, only those of a further grid count, without games with oneself."""
    entries, rounds = entries[:_LOOKED_AT], block.header.rounds
    used = block.header.used.difference(block.header.unused if rounds else ())
    if "Name" in block.header.fields:  # then a last name, or the last round, is not read
        used.discard(block.header.fields.get("Last name", -1))
    width = max((len(entry.row.cells) for entry in entries), default=0)
    unread = [column for column in range(width) if column not in used]
    head = Row(block.grid.rows[block.header.row].number, [*block.header.heads])
    names = Names({entry.number: block.name(entry.row).text for entry in entries if unread})
    left = {entry.number: printed_score(block.cell(entry.row, "Score")) for entry in entries}
    scored: dict[int, str] = {}
    alone: set[int] = set()
    is_grid = False
    for column in unread:
        title = head.cell(column).text
        headed = heading(title)
        is_round = not {*ROUND_WORDS}.isdisjoint(headed.split())
        cells = [(entry.number, tidy(entry.row.cell(column).text)) for entry in entries]
        texts = {number: text for number, text in cells if text}
        if headed in NO_GAMES and (headed[1:] or all(map(str.isdecimal, texts.values()))):
            continue
        is_opponent = is_round or PART_OF.get(headed) == OPPONENT
        game = _names_back(texts, names, of=len(entries), alone=is_opponent)
        if rounds and not in_grid:
            game = game or _whole_games(texts, points=is_round)
        if game:
            message = _UNREAD.format(game, "")
            yield block.finding(ERROR, "unread-results", head, column, message)
            return
        scores = scores_in(texts) if in_grid or not rounds else {}
        if scores and not is_tie_break(title):
            scored[column] = next(iter(texts.values()))
            is_grid |= len(scores) < len(texts) or "=" in texts.values()
            without = [number for number, text in cells if text in ("", "-")]
            alone.update(without if len(without) == 1 else ())
            for number, points in scores.items():
                left[number] = (left[number] or 0.0) - points
    are_sums = 2 * [*left.values()].count(0.0) > len(left)
    hints = 2 * (len(alone) > 1) if in_grid else (len(scored) > 1) + is_said + are_sums
    for column, text in [*scored.items()][:1] if is_grid or hints > 1 else ():
        message = _UNREAD.format(text, _IN_A_GRID)
        yield block.finding(ERROR, "unread-results", head, column, message)


def is_tie_break(title: str) -> bool:
    """Whether a header names a tie-break, or is one of tie-breaks without a name."""
    return bool(named_by_program(title).codes) or bare(title)[:2] in ("tb", "ti")


def _names_back(texts: Mapping[int, str], names: Names, *, of: int, alone: bool) -> str:
    """Return the first cell of a column that names the player of another cell who names this one,
    if the cells that do, and byes, are most ``of`` all players; empty if not. Under the header of
    an opponent the number may be ``alone``, and most cells with numbers are enough."""
    met: dict[int, int] = {}
    byes = 0
    for number, text in texts.items():
        if text.casefold() in _WITHOUT_OPPONENT:
            byes += 1
            continue
        named, _ = names.with_number(text)
        game = None if named.isdecimal() and not alone else re.fullmatch(_A_GAME, named)
        met[number] = int(game[1]) if game and not re.search(_ORDINAL, named) else 0
    back = [number for number, other in met.items() if other != number == met.get(other)]
    is_most = 2 * len(back) > len(met) if alone else 2 * (len(back) + byes) > of
    return texts[back[0]] if back and is_most else ""


_ORDINAL = r"(?i)\d(?:st|nd|rd|th)\b"


def _whole_games(texts: Mapping[int, str], *, points: bool) -> str:
    """Return the first cell of a column in which all have letters of games, W, D and L, or points,
    and half of them together; empty if not."""
    letters = {number: text.casefold() for number, text in texts.items()}
    scores = {number: _OF_A_GAME[text] for number, text in letters.items() if text in _OF_A_GAME}
    if not scores and points:
        scores = scores_in(texts)
    is_whole = len(scores) == len(texts) > 2 and 2 * sum(scores.values()) == len(texts)
    return next(iter(texts.values())) if is_whole and len({*scores.values()}) > 1 else ""


def _texts(heads: Sequence[Cell], columns: Iterable[int], rows: Rows, known: Printed) -> Printed:
    """Return the texts of the columns that have a header, added to those that are known.

    A header that stands twice becomes ``TBrk (2)``; cells whose text cannot be trusted are left
    out, and so are columns without any text.
    """
    printed = dict(known)
    for column in columns:
        cells = [(number, row.cell(column)) for number, row in rows]
        texts = {number: cell.text for number, cell in cells if cell.text and not cell.fault}
        if texts and heads[column].text:
            printed[told_apart(heads[column].text, printed)] = texts
    return printed


def told_apart(title: str, known: Collection[str]) -> str:
    """Return the header; if it is known already, with a number behind it: ``TBrk (2)``."""
    numbered = (f"{title} ({count})" for count in range(2, len(known) + 2))
    return next(label for label in (title, *numbered) if label not in known)


def with_pasted(section: Section, grid: Grid | None) -> Section:
    """Return the section with the columns of its sheet ``Verify`` added to those of its crosstable.

    A row belongs to the player whose number stands in its column ``No.``; a row without such a
    player is reported.
    """
    headers = headers_in(grid.rows if grid else [], _HEADER_WITHIN_ROWS)
    header = next((header for header in headers if "No." in header.fields), None)
    if grid is None or header is None:
        return section
    below, number = grid.rows[header.row + 1 :], header.fields["No."]
    pasted = [
        column
        for column, title in enumerate(header.heads)
        if title.text
        and not title.fault  # what the functions leave where they are not live
        and column not in header.own
        and not title.text.startswith(OURS)
    ]
    rows, wrong = rows_of_players(below, number, pasted, section)
    passed_over = "the printed values of this row are passed over"
    faults = [
        grid.finding(WARNING, "printed-row", row, number, f"{wrong[row.number]}; {passed_over}")
        for row in below
        if row.number in wrong
    ]
    printed = _texts(header.heads, pasted, rows.items(), section.printed)
    return replace(section, printed=printed, faults=(*section.faults, *faults))


def rows_of_players(
    rows: Sequence[Row], numbers: int | None, printed: Collection[int], section: Section
) -> tuple[dict[int, Row], dict[int, str]]:
    """Return the row of each player by the number in the column of ``numbers``, else by the row's
    own, and what is wrong with others in which something is ``printed``, by their own numbers."""
    of_players: dict[int, Row] = {}
    wrong: dict[int, str] = {}
    noun = section.origin.entry
    for row in rows:
        text = str(row.number) if numbers is None else row.cell(numbers).text
        number = whole_number(text)
        if not any(row.cell(column).text for column in printed):
            continue
        if number in of_players:
            wrong[row.number] = f"a second row of {noun} {number}"
        elif number in section.by_number:
            of_players[number] = row
        else:
            wrong[row.number] = f"no {noun} {text} in the results" if text else "type the number"
    return of_players, wrong
