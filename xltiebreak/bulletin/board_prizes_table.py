"""Board prizes: the players of each board, ranked by their own games."""

from __future__ import annotations

from xltiebreak.bulletin.columns import ids, names, places, score, teams, tie_break
from xltiebreak.bulletin.word.fonts import INCH
from xltiebreak.bulletin.word.markup import heading, text
from xltiebreak.bulletin.word.page import Part, Room
from xltiebreak.bulletin.word.tables import banded, figures, new_groups
from xltiebreak.bulletin.wording import in_order
from xltiebreak.event.figures import counted
from xltiebreak.ranking.board_prizes import BoardStandings, board_standings
from xltiebreak.ranking.places import how_many_needed
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.systems import TieBreak

SHOWN_DOWN_TO = 10
"""Of each board the players down to this place are printed."""

_NAME = round(1.3 * INCH)
_TEAM = round(1.1 * INCH)


def board_prizes(standings: Standings, level: int, room: Room, with_ids: bool) -> Part:
    """A table for each board, under the rule that ranks its players; nothing where the line-ups
    are not known. ``with_ids`` prints the players' ids as well."""
    boards = board_standings(standings.section, standings.edition, standings.order)
    if not boards:
        return Part("")
    called = "Board prizes" if standings.is_final else "Players by board"
    needed = _needed(boards)
    parts = [heading(level, called), text("Bulletin Text", _rule(boards))]
    for one in boards:
        parts += [heading(level + 1, f"Board {one.board}"), _table(one, needed, room, with_ids)]
    note = _note(standings, boards, needed)
    return Part("".join(parts) + (text("Bulletin Note", note) if note else ""))


def _needed(boards: tuple[BoardStandings, ...]) -> tuple[TieBreak, ...]:
    """The tie-breaks that were looked at on any board; only they have a column."""
    order = boards[0].tie_breaks
    steps = [step for one in boards for tie in one.ties for step in tie.steps]
    return order[: how_many_needed(order, steps)]


def _rule(boards: tuple[BoardStandings, ...]) -> str:
    tie_breaks = in_order([one.name for one in boards[0].tie_breaks])
    then = f", then by {tie_breaks}" if tie_breaks else ""
    return (
        "Each player stands at the board at which he or she sat most often (of two, at the higher "
        "one), with the games at all boards. Players are placed by their points, 1 for a game won "
        f"and ½ for one drawn whatever the board is worth{then}. The event’s own rules may ask for "
        "a number of games."
    )


def _table(one: BoardStandings, needed: tuple[TieBreak, ...], room: Room, with_ids: bool) -> str:
    rows, faces = [row for row in one.rows if row.place <= SHOWN_DOWN_TO], room.faces
    games, seats = (
        [str(many[row.player.number]) for row in rows] for many in (one.games, one.seats)
    )
    who = [
        places(faces, rows),
        names(faces, "Name", rows, _NAME, 1),
        *(ids(faces, rows) if with_ids else []),
        *teams(faces, rows, _TEAM),
        score(faces, "Points", rows),
        figures(faces, "Games", games),
        figures(faces, "At this board", seats),
    ]
    return banded(
        who,
        [tie_break(faces, each, rows) for each in needed],
        (),
        room.upright,
        f"Board {one.board}",
        "One row for each player of the board in order of places, with points, games and each "
        "tie-break.",
        ruled=new_groups([row.score for row in rows]),
    )


def _note(
    standings: Standings, boards: tuple[BoardStandings, ...], needed: tuple[TieBreak, ...]
) -> str:
    """What the tie-breaks are that the key does not have, and what was left out."""
    in_key = {one.system.code for one in standings.order.tie_breaks}
    notes = [
        f"{one.name} ({one.code}): {one.system.key}"
        for one in needed
        if one.system.code not in in_key
    ]
    if len(needed) < len(boards[0].tie_breaks):
        notes.append("Tie-breaks that no board needed are not printed.")
    if any(row.shared for one in boards for row in one.rows if row.place == 1):
        notes.append("Where a first place is shared, the event’s own rules or lots decide.")
    left_out = sum(row.place > SHOWN_DOWN_TO for one in boards for row in one.rows)
    if left_out:
        notes.append(
            f"Shown down to place {SHOWN_DOWN_TO} of each board; {counted(left_out, 'player')} "
            f"{'are' if left_out > 1 else 'is'} left out."
        )
    return " ".join(notes)
