"""The standings: places, scores, and those tie-breaks that parted somebody, with a key."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

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
from xltiebreak.bulletin.key import definition, order_used
from xltiebreak.bulletin.prizes import divides_equally
from xltiebreak.bulletin.winners import prize_places
from xltiebreak.bulletin.word.page import Room
from xltiebreak.bulletin.word.tables import Part, across_the_page, new_groups
from xltiebreak.bulletin.word.text import heading
from xltiebreak.bulletin.wording import entry, name_head, titled
from xltiebreak.event.figures import counted, listed, on_paper
from xltiebreak.event.section import Matches
from xltiebreak.ranking.places import Step
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.systems import TieBreak


def standings_table(
    standings: Standings, level: int, room: Room, explained: Collection[str] = ()
) -> Part:
    """The table with its key; tie-breaks that have no room even on a page on its side go into
    further tables. The tie-breaks with the codes ``explained`` are told elsewhere."""
    rows, faces, section = standings.rows, room.faces, standings.section
    by_other_points = [decided_by_other_points(standings, row) for row in rows]
    shown = parting(beside_the_scores(standings), standings.steps)
    who = [
        places(faces, rows, large=True),
        numbers(faces, rows),
        names(faces, name_head(section), rows, prize_places(standings)),
        *teams(faces, rows, section),
        *scores(
            standings,
            faces,
            rows,
            emphasis=["Bulletin Decisive" * one for one in by_other_points],
            large=True,
        ),
    ]
    unexplained = [one for one in shown if one.code not in explained]
    table = across_the_page(
        who,
        [tie_break(faces, one, rows) for one in shown],
        (),
        room,
        titled("Standings", section),
        f"One row for each {entry(section)} in order of places, with the score and each tie-break "
        "that parted some. A thin line parts one score from the next.",
        ruled=new_groups([row.score for row in rows]),
        notes=[_note(standings, shown), *map(definition, unexplained)],
    )
    return table.under(heading(level, standings_title(standings)))


def parting(tie_breaks: Sequence[TieBreak], steps: Sequence[Step]) -> list[TieBreak]:
    """Those of the tie-breaks that parted somebody."""
    codes = {step.tie_break.code for step in steps if step.parted}
    return [one for one in tie_breaks if one.code in codes]


def standings_title(standings: Standings, of: str = "") -> str:
    """``Final standings``, or how far the section has come; ``of`` what, as in ``Final team
    standings``."""
    called = f"{of} standings".lstrip()
    if standings.is_final:
        return f"Final {called}"
    called = called.capitalize()
    return f"{called} after {standings.progress}" if standings.rounds else called


def _note(standings: Standings, shown: Sequence[TieBreak]) -> str:
    return " ".join(filter(None, [*_key(standings, shown), _what_points_are(standings)]))


def _key(standings: Standings, shown: Sequence[TieBreak]) -> Iterator[str]:
    """The key in a line: how ties were broken, and what the marks mean."""
    if not standings.rounds:
        yield "No round is complete yet."
    elif standings.ties:
        yield order_used(standings)
        if shown:
            yield "Bold: decided the place."
        if standings.is_final and divides_equally(standings):
            yield "Equal scores share prize money."
    else:
        yield f"No two {entry(standings.section)}s have the same score."
    if any(row.values[one.code] is None for row in standings.rows for one in shown):
        yield "Dash: not needed, or no value."


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
