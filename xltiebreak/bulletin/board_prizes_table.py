"""Board prizes: the players of each board, ranked by their own games."""

from __future__ import annotations

from xltiebreak.bulletin.columns import ids, names, places, score, teams, tie_break
from xltiebreak.bulletin.word.page import Room
from xltiebreak.bulletin.word.tables import (
    RESULT,
    Part,
    across_the_page,
    figures,
    new_groups,
    words,
)
from xltiebreak.bulletin.word.text import heading
from xltiebreak.bulletin.wording import in_order, titled
from xltiebreak.ranking.board_prizes import BoardStandings, board_standings
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.systems import TieBreak

SHOWN_DOWN_TO = 3
"""Of each board the players down to this place are printed."""


def board_prizes(standings: Standings, level: int, room: Room, with_ids: bool) -> Part:
    """The first of each board with the rule that ranks them; nothing where the line-ups are not
    known. ``with_ids`` prints the players' ids as well."""
    boards = board_standings(standings.section, standings.edition, standings.order)
    if not boards:
        return Part([])
    called = "Board prizes" if standings.is_final else "Players by board"
    table = _table(standings, boards, room, with_ids)
    return table.under(heading(level, called))


def _needed(boards: tuple[BoardStandings, ...]) -> tuple[TieBreak, ...]:
    """The tie-breaks that parted anybody who is printed; only they have a column."""
    shown = {row.player.number for one in boards for row in one.rows if row.place <= SHOWN_DOWN_TO}
    codes = {
        step.tie_break.code
        for one in boards
        for tie in one.ties
        for step in tie.steps
        if step.parted and not shown.isdisjoint(step.group)
    }
    return tuple(one for one in boards[0].tie_breaks if one.code in codes)


def _rule(boards: tuple[BoardStandings, ...]) -> str:
    tie_breaks = in_order([one.name for one in boards[0].tie_breaks])
    then = f", then by {tie_breaks}" if tie_breaks else ""
    return (
        "Each player stands at the board at which he or she sat most often, with the games at all "
        f"boards; placed by points, 1 for a game won and ½ for one drawn{then}. The event’s own "
        "rules may ask for a number of games."
    )


def _table(
    standings: Standings, boards: tuple[BoardStandings, ...], room: Room, with_ids: bool
) -> Part:
    """All boards in one table, the best of each under each other."""
    needed, faces = _needed(boards), room.faces
    shown = [(one, row) for one in boards for row in one.rows if row.place <= SHOWN_DOWN_TO]
    rows = [row for _, row in shown]
    first = new_groups([one.board for one, _ in shown]) | {0}
    numbers = [str(one.board) if k in first else "" for k, (one, _) in enumerate(shown)]
    games, seats = (
        [str(getattr(one, many)[row.player.number]) for one, row in shown]
        for many in ("games", "seats")
    )
    who = [
        words(faces, "Board", numbers, RESULT, share=0, emphasis=["Bulletin Strong"] * len(rows)),
        places(faces, rows),
        names(faces, "Name", rows, 1),
        *(ids(faces, rows) if with_ids else []),
        *teams(faces, rows, standings.section),
        score(faces, "Points", rows),
        figures(faces, "Games", games, share=0),
        figures(faces, "At this board", seats, share=0),
    ]
    return across_the_page(
        who,
        [tie_break(faces, each, rows) for each in needed],
        (),
        room,
        titled("Board prizes", standings.section),
        "One row for each of the first three players of each board, in order of places, with "
        "points, games and each tie-break.",
        ruled=first - {0},
        notes=[" ".join([_rule(boards), *_notes(standings, boards, needed)])],
    )


def _notes(
    standings: Standings, boards: tuple[BoardStandings, ...], needed: tuple[TieBreak, ...]
) -> list[str]:
    """What the tie-breaks are that the key does not have, and what was left out."""
    in_key = {one.system.code for one in standings.order.tie_breaks}
    notes = [
        f"{one.name} ({one.code}): {one.system.key}"
        for one in needed
        if one.system.code not in in_key
    ]
    if any(row.shared for one in boards for row in one.rows if row.place == 1):
        notes.append("Where a first place is shared, the event’s own rules or lots decide.")
    return notes
