"""Columns that several tables have: places, names, scores, tie-breaks."""

from __future__ import annotations

import re
from collections.abc import Sequence

from xltiebreak.bulletin.word.fonts import Faces
from xltiebreak.bulletin.word.tables import RESULT, Column, figures, words
from xltiebreak.bulletin.wording import GAME_POINTS, MATCH_POINTS, score_head
from xltiebreak.event.figures import on_paper
from xltiebreak.event.section import Section
from xltiebreak.questions.plain_words import value_text
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.systems import TieBreak

_NUMBER = re.compile(r" (?=\d)")


def places(faces: Faces, rows: Sequence[Standing], *, large: bool = False) -> Column:
    """The places, shared ones as ``3–4``."""
    texts = [row.places for row in rows]
    if not large:
        return words(faces, "Place", texts, RESULT)
    marks = ["Bulletin Large"] * len(rows)
    return words(faces._replace(cell=faces.large), "Place", texts, RESULT, emphasis=marks)


def numbers(faces: Faces, rows: Sequence[Standing]) -> Column:
    """The pairing numbers."""
    return figures(faces, "No.", [str(row.player.number) for row in rows])


def names(faces: Faces, head: str, rows: Sequence[Standing], last: int) -> Column:
    """The names, which give way to two lines before anything else does; in bold down to place
    ``last``."""
    return words(
        faces,
        head,
        [row.player.label for row in rows],
        wraps=True,
        share=8,
        emphasis=["Bulletin Strong" if 0 < row.place <= last else "" for row in rows],
    )


def ids(faces: Faces, rows: Sequence[Standing]) -> list[Column]:
    """The column of the members' ids, where any has one."""
    texts = [row.player.id for row in rows]
    return [words(faces, "ID", texts)] if any(texts) else []


def teams(faces: Faces, rows: Sequence[Standing], section: Section) -> list[Column]:
    """The column of the players' clubs or teams, headed as in their file, where any has one."""
    texts = [row.player.team for row in rows]
    head = section.origin.team or "Team"
    return [words(faces, head, texts, wraps=True, share=5)] if any(texts) else []


def score(faces: Faces, head: str, rows: Sequence[Standing], *, large: bool = False) -> Column:
    """The scores that place the rows."""
    texts = [on_paper(row.score) for row in rows]
    if not large:
        return figures(faces, head, texts, share=2, emphasis=["Bulletin Strong"] * len(rows))
    faces = faces._replace(cell=faces.large)
    return figures(faces, head, texts, share=2, emphasis=["Bulletin Large"] * len(rows))


def scores(
    standings: Standings,
    faces: Faces,
    rows: Sequence[Standing],
    head: str = "Score",
    emphasis: Sequence[str] = (),
    *,
    large: bool = False,
) -> list[Column]:
    """The column of scores under ``head``; in a team event the match points and the game points,
    those that place the teams first. ``emphasis`` holds a character style for each of the others.
    """
    columns = [score(faces, score_head(standings.section, head), rows, large=large)]
    by = standings.context.by
    if by.knows_points:
        other = MATCH_POINTS if columns[0].head == GAME_POINTS else GAME_POINTS
        texts = [on_paper(by.secondary.final[row.player.number]) for row in rows]
        columns.append(figures(faces, other, texts, share=2, emphasis=emphasis))
    return columns


def beside_the_scores(standings: Standings) -> list[TieBreak]:
    """The tie-breaks of the order that :func:`scores` does not show already."""
    shown = standings.context.by.knows_points
    return [one for one in standings.order.tie_breaks if not (shown and _is_other_points(one))]


def decided_by_other_points(standings: Standings, row: Standing) -> bool:
    """Whether the points that do not place the teams put a team in its place."""
    return any(
        one.code == row.decided_by and _is_other_points(one) for one in standings.order.tie_breaks
    )


def _is_other_points(one: TieBreak) -> bool:
    """Whether it is the points that do not place the teams."""
    return one.system.code in ("GMP", "MPvGP")


def tie_break_head(one: TieBreak) -> str:
    """A tie-break's name, in which a number stays on the line of the word before it."""
    return _NUMBER.sub("\N{NO-BREAK SPACE}", one.name)


def tie_break(faces: Faces, one: TieBreak, rows: Sequence[Standing]) -> Column:
    """The values of one tie-break, those that decided a place made to stand out."""
    return figures(
        faces,
        tie_break_head(one),
        [value_text(row.values[one.code], one.system) for row in rows],
        share=2,
        emphasis=["Bulletin Decisive" if row.decided_by == one.code else "" for row in rows],
    )
