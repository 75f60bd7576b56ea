"""The rows of a crosstable that hold a player or a team, and what each says; and other rows."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from xltiebreak.event.crosstable import UNNUMBERED
from xltiebreak.event.figures import Rating, points, printed_places, rating
from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.section import Player
from xltiebreak.event.words import bare
from xltiebreak.tables.around import is_about_tie_breaks
from xltiebreak.tables.cells import EMPTY, Cell, Row, column_letter, number_in, whole_number
from xltiebreak.tables.grid import Block
from xltiebreak.tables.header import columns_in
from xltiebreak.tables.meetings import games_below
from xltiebreak.tables.vocabulary import SUMS, TOTALS


class Entry(NamedTuple):
    """One player's row, its number worked out, its results still text."""

    row: Row
    number: int
    results: tuple[Cell, ...]


def read_entries(block: Block, faults: list[Finding]) -> list[Entry]:
    """Return the rows that hold a player, numbered by their rows in a table without pairing
    numbers; empty rows, pre-numbered ones, headings and notes hold none.

    ``faults`` gets each row that only looks like a player, and a finding that quotes the notes.
    """
    rows = list(_rows(block, faults))
    cells = [block.results(row) for row in rows]
    are_filled = [*map(block.is_filled, rows, cells)]
    last_played = max((k for k, filled in enumerate(are_filled) if filled), default=-1)
    is_numbered, column = "No." in block.header.fields, block.header.name
    headings = headings_in(block, rows, are_filled)
    are_named = any(block.name(row).text for row in rows)
    entries: list[Entry] = []
    notes: list[Row] = []
    after_gap, has_results = False, bool(block.rounds) or "Score" in block.header.fields
    lists_scores = block.header.lists_scores and not block.grid.games
    teams = {bare(block.cell(row, "Team").text) for row in rows} - {""}
    for k, (row, filled) in enumerate(zip(rows, are_filled)):
        after_gap = after_gap or (row.empty and has_results)
        name, number = block.name(row), block.cell(row, "No.")
        is_below = is_numbered or -1 < last_played < k
        has_number = bool(number.text or number.fault)
        is_passed = is_below and is_note(block, row, filled=filled)
        is_passed |= lists_scores and _is_total(block, row, teams)
        if is_passed or k in headings:
            notes.append(row)
        elif not (filled or name.text or (name.fault and not is_numbered)):
            faults += _without_name(block, row, has_number=has_number)
        elif after_gap and not (filled or has_number) and (is_numbered or k > last_played):
            notes += [row] if name.text else []
            if lists_scores and printed_score(block.cell(row, "Score")) is not None:
                message = _BELOW_A_GAP.format(name.text)
                faults.append(block.finding(ERROR, "score", row, column or 0, message))
        elif is_numbered:
            entries.append(Entry(row, pairing_number(block, row, faults), cells[k]))
            if column is not None and are_named and name == EMPTY != number:
                message = f"this {block.entry} has results but no name; type the name"
                faults.append(block.finding(WARNING, "no-name", row, column, message))
        else:
            entries.append(Entry(row, len(entries) + 1, cells[k]))
            if column is not None and last_played >= 0 and not filled:
                message = _NO_RESULT.format(name.text, block.entry, len(entries))
                faults.append(block.finding(WARNING, "no-results", row, column, message))
    notes = [row for row in notes if not is_about_tie_breaks(row)]
    if notes and not block.grid.kind:
        faults.append(passed_over(block, notes))
    return entries


_BELOW_A_GAP = (
    "{!r} has a score below an empty row; delete the empty row if this is a player, else clear the "
    "score"
)
_NO_RESULT = (
    "{0!r} counts as {1} {2} but has no result; is this a row of totals or a note? Leave an empty "
    "row above it; or, for a {1} who was not paired, type what is meant (U in US letters)"
)


def headings_in(block: Block, rows: Sequence[Row], are_filled: Sequence[bool]) -> set[int]:
    """Return the rows that are headings, such as schools above their players: two or more with one
    text that is no number, the first above all players and each above one. In a table without
    pairing numbers a heading has a subtotal."""
    fields, number = block.header.fields, block.header.fields.get("No.")
    lines = [k for k, row in enumerate(rows) if not row.empty]
    found = {
        k
        for k in lines
        if not are_filled[k]
        and len(rows[k].texts) - bool(rows[k].cell(fields.get("Score")).text) == 1
        and not (rows[k].texts[0][:1].isdigit() or is_note(block, rows[k], filled=True))
        and (number is not None or (printed_score(block.cell(rows[k], "Score")) or 0) > 0)
    }
    below = dict(zip(lines, lines[1:]))
    are_players = [
        are_filled[j] or bool(rows[j].cell(number).text)
        for j in (below.get(k) for k in found)
        if j is not None
    ]
    are_all = len(are_players) == len(found) > 1 and lines[0] in found and all(are_players)
    return found if are_all else set()


def _rows(block: Block, faults: list[Finding]) -> Iterator[Row]:
    """Yield the rows below the header; report and omit a repeated header, and a list of games."""
    header = block.header
    titled = header.fields.get("No.", header.name)
    mark = min(header.rounds.values()) if titled is None else titled
    title = Row(0, [*header.heads]).cell(mark).text
    for row in block.grid.rows[header.row + 1 :]:
        if not block.grid.games and games_below(row):
            message = "a list of games begins here and is not read; move it to a file, or delete it"
            faults.append(block.finding(ERROR, "unread-games", row, mark, message))
            return
        again = columns_in([row]) if title and row.cell(mark).text == title else None
        if again is None or not (again.parts or again.lists_scores):
            yield row
            continue
        message = (
            "the row of headers stands here once more; delete it, or, if another section begins "
            "here, give it a sheet of its own"
        )
        faults.append(block.finding(ERROR, "repeated-header", row, mark, message))


def _without_name(block: Block, row: Row, *, has_number: bool) -> Iterator[Finding]:
    """Report a row with a number and a rating, id or team, but without a name and a result; in a
    list of scores, one with a score, since money depends on it."""
    name, column, score = block.name(row), block.header.name, block.cell(row, "Score")
    lists_scores = block.header.lists_scores and not block.grid.games
    total = printed_score(score)
    if lists_scores and (total or (total is None and score.text and has_number)):
        why = name.fault.message if name.fault else "the name is missing"
        message = f"{why}; type it, or clear the row"
        yield block.finding(ERROR, "no-name", row, column or 0, message)
        return
    if not has_number:
        return
    is_rated = any(map(str.isdigit, block.cell(row, "Rating").text.strip("0")))
    is_typed = is_rated or block.cell(row, "ID").text or block.cell(row, "Team").text
    if name.fault is not None or is_typed:
        message = name.fault.message if name.fault else "there is a number, but no name"
        message = f"{message}; until then, the row is no {block.entry}; type the name, or clear it"
        column = block.header.fields["No."] if column is None else column
        code = name.fault.code if name.fault else "no-name"
        yield block.finding(WARNING, code, row, column, message)


def pairing_number(block: Block, row: Row, faults: list[Finding]) -> int:
    """Return the number under ``No.``; report one that cannot be read, and return a stand-in."""
    column = block.header.fields["No."]
    cell = row.cell(column)
    noun = "a pairing number" if block.entry == "player" else f"the number of a {block.entry}"
    code = "pairing-number"
    message = f"{cell.text!r} is not {noun}; expected a whole number such as 12"
    if cell.fault is not None:
        code, message = cell.fault
    elif not cell.text:
        below = block.grid.rows[block.header.row + 1 :]
        taken = {number_in(block.cell(other, "No.").text) for other in below}
        free = next(k for k in range(1, len(taken) + 2) if str(k) not in taken)
        message = f"the number is missing; type {free}, which nobody has"
    number = whole_number(cell.text)
    if cell.fault is not None or not number:
        faults.append(block.finding(ERROR, code, row, column, message))
    return number or UNNUMBERED + row.number


def hidden_parts(block: Block, entries: Sequence[Entry]) -> Iterator[str]:
    """Yield sentences that name the rows and columns that are read although Excel hides them."""
    grid = block.grid
    rows = [str(entry.row.number) for entry in entries if entry.row.number in grid.hidden_rows]
    own = sorted(column for column in block.header.own if column + 1 in grid.hidden_columns)
    letters = [column_letter(column) for column in own]
    for what, hidden in (("row", rows), ("column", letters)):
        if hidden and not grid.kind:
            listed = ", ".join(hidden[:_LISTED]) + (" …" if len(hidden) > _LISTED else "")
            yield f"hidden {what}{'s' * (len(hidden) > 1)} {listed}, read as the others"


_LISTED = 8


def read_player(block: Block, entry: Entry, faults: list[Finding]) -> Player:
    """Return the player in a row; report cells that cannot be trusted and omit them."""
    row, fields = entry.row, block.header.fields
    rating = rating_of(block, row, faults)
    texts = []
    cells = block.name(row), block.cell(row, "ID"), block.cell(row, "Team")
    for cell, column in zip(cells, (block.header.name, fields.get("ID"), fields.get("Team"))):
        text = cell.text
        if cell.fault is not None and column is not None:
            code, message = cell.fault
            if code != "merged-cells":
                text, message = "", f"{message}; until then, it is left out"
            faults.append(block.finding(cell.fault.severity, code, row, column, message))
        texts.append(text)
    name, id, team = texts
    score = printed_score(block.cell(row, "Score"))
    place = printed_place(block.cell(row, "Place"))  # a column of lists of scores alone
    return Player(entry.number, name, id, *rating, team, printed_score=score, printed_place=place)


def rating_of(block: Block, row: Row, faults: list[Finding]) -> Rating:
    """Return the rating in a row; report one that cannot be read, which counts as unrated."""
    cell = block.cell(row, "Rating")
    try:
        if cell.fault is None:
            return rating(cell.text)
        message = cell.fault.message
    except ValueError:
        message = f"{cell.text!r} is not a rating"
    message = f"{message}; the {block.entry} is taken as unrated"
    faults.append(block.finding(WARNING, "rating", row, block.header.fields["Rating"], message))
    return Rating(None)


def printed_score(cell: Cell) -> float | None:
    """Return the total beside the results; nothing for a formula or a text that is no score."""
    try:
        return points(cell.text) if cell.text and not cell.fault else None
    except ValueError:
        return None


def printed_place(cell: Cell) -> int | None:
    """Return the place in a cell, the first of a shared one; nothing if there is none."""
    stated = None if cell.fault else printed_places(cell.text)
    return (stated and stated[0]) or None


def passed_over(block: Block, notes: Sequence[Row]) -> Finding:
    """Return the finding that quotes the first rows that hold no player."""
    listed = ", ".join(repr(row.texts[0][:_QUOTED]) for row in notes[:_MOST_QUOTED])
    more = f" and {len(notes) - _MOST_QUOTED} more" if len(notes) > _MOST_QUOTED else ""
    hold, are = ("and others below hold", "are") if len(notes) > 1 else ("holds", "is")
    column = next(k for k, cell in enumerate(notes[0].cells) if cell.text)
    cure = "the results and, where there are numbers, a number"
    if block.header.lists_scores:
        cure = "the whole name, and a place or a rating"
    message = (
        f"this row {hold} no {block.entry} and {are} passed over: {listed}{more}; if a "
        f"{block.entry} is among them, type {cure}"
    )
    return block.finding(WARNING, "passed-over", notes[0], column, message)


_QUOTED, _MOST_QUOTED = 60, 3
_SIGNS_OF_A_NOTE = frozenset(":=*@")
_WORDS_OF_A_NAME = 5


def is_note(block: Block, row: Row, *, filled: bool) -> bool:
    """Whether a row is a note: its first text is no name, or begins with the word of a sum or an
    average, or ends with that of a total; if it is ``filled``, only such a word counts."""
    number = block.cell(row, "No.").text
    text = number or block.name(row).text
    if not text or number_in(number).isdecimal():
        return False
    if _names_sum(text):
        return True
    is_long = len(text.split()) > _WORDS_OF_A_NAME
    return not filled and (is_long or not _SIGNS_OF_A_NOTE.isdisjoint(text))


def _names_sum(text: str) -> bool:
    words = [word.strip(":()-") for word in text.casefold().split()]
    return words[0] in SUMS or words[-1] in TOTALS or " ".join(words[-2:]) in TOTALS


def _is_total(block: Block, row: Row, teams: Collection[str]) -> bool:
    """Whether a row of a list of scores sums up others: in the place of its name stands the word of
    a sum or an average, or one of the ``teams``, and it has no number, place or id. A row with a
    rating does so only if that word stands alone."""
    name, team = block.name(row).text, block.cell(row, "Team").text
    if not name or any(block.cell(row, title).text for title in ("No.", "Place", "ID")):
        return False
    if block.cell(row, "Rating").text:
        return len(name.split()) == 1 and _names_sum(name)
    return _names_sum(name) or (bare(name) in teams and not team)


_RISES = 5


def go_down(points: Sequence[float]) -> bool:
    """Whether these points, in the order of the players' numbers, go down as those of places do:
    fewer than one in five exceed those before. Some headers call start numbers ranks."""
    rises = sum(later > earlier for earlier, later in zip(points, points[1:]))
    return _RISES * rises < len(points)
