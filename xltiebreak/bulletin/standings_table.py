"""The standings: places, scores, and the tie-breaks under their names."""

from __future__ import annotations

from xltiebreak.bulletin.columns import (
    beside_the_scores,
    decided_by_other_points,
    names,
    numbers,
    places,
    scores,
    teams,
    tie_break,
)
from xltiebreak.bulletin.prizes import divides_equally
from xltiebreak.bulletin.winners import prize_places
from xltiebreak.bulletin.word.fonts import INCH
from xltiebreak.bulletin.word.markup import heading
from xltiebreak.bulletin.word.page import Part, Room
from xltiebreak.bulletin.word.tables import across_the_page, new_groups
from xltiebreak.bulletin.wording import entry, name_head, titled
from xltiebreak.event.figures import counted, listed, on_paper
from xltiebreak.event.section import Matches
from xltiebreak.ranking.standings import Standings

_NAME = round(1.9 * INCH)


def standings_table(standings: Standings, level: int, room: Room) -> Part:
    """The table with the note under it; tie-breaks that have no room even on a page on its side
    go into further tables."""
    rows, faces, section = standings.rows, room.faces, standings.section
    by_other_points = [decided_by_other_points(standings, row) for row in rows]
    who = [
        places(faces, rows),
        numbers(faces, rows),
        names(faces, name_head(section), rows, _NAME, prize_places(standings)),
        *teams(faces, rows, INCH),
        *scores(
            standings, faces, rows, emphasis=["Bulletin Decisive" * one for one in by_other_points]
        ),
    ]
    table = across_the_page(
        who,
        [tie_break(faces, one, rows) for one in beside_the_scores(standings)],
        (),
        room,
        titled("Standings", section),
        f"One row for each {entry(section)} in order of places, with the score and each tie-break. "
        "A thin line parts one score from the next.",
        ruled=new_groups([row.score for row in rows]),
        notes=[_note(standings)],
    )
    return table.under(heading(level, standings_title(standings)))


def standings_title(standings: Standings, of: str = "") -> str:
    """``Final standings``, or how far the section has come; ``of`` what, as in ``Final team
    standings``."""
    called = f"{of} standings".lstrip()
    if standings.is_final:
        return f"Final {called}"
    called = called.capitalize()
    return f"{called} after {standings.progress}" if standings.rounds else called


def _note(standings: Standings) -> str:
    notes = []
    if not standings.rounds:
        notes.append("No round is complete yet.")
    elif standings.ties:
        if any(row.decided_by for row in standings.rows):
            notes.append("A tie-break in bold decided the place.")
        if standings.is_final and divides_equally(standings):
            notes.append("Those on one score share prize money equally.")
    else:
        notes.append(f"No two {entry(standings.section)}s have the same score.")
    if any(
        row.values[one.code] is None
        for row in standings.rows
        for one in beside_the_scores(standings)
    ):
        notes.append("Dash: not needed, or no value.")
    notes.append("No.: pairing number.")
    return " ".join(filter(None, [*notes, _what_points_are(standings)]))


def _what_points_are(standings: Standings) -> str:
    """What a match is worth, and what can be won inside it; nothing where players play."""
    by, matches = standings.context.by, standings.section.matches
    if matches is None:
        return ""
    scale = by.scale
    lost = f", {on_paper(scale.loss)} for one lost" * (scale.loss != 0)
    said = (
        f"Match points: {on_paper(scale.win)} for a match won, {on_paper(scale.draw)} for one "
        f"drawn{lost}."
    )
    if by.knows_points:
        said += f" Game points: the points made inside the matches{_boards(matches)}."
    return said


def _boards(matches: Matches) -> str:
    """``, at most 68 a match (boards worth 12, 11, … and 5)``"""
    if not matches.boards:
        return ""
    if len(set(matches.board_weights)) == 1:
        boards = counted(matches.boards, "board")
    else:
        boards = f"the boards are worth {listed([on_paper(one) for one in matches.weights])}"
    return f", at most {on_paper(matches.most)} a match ({boards})"
