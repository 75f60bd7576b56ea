"""The columns of standings, which other tables use too, and their key."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from xltiebreak.bulletin.prizes import divides_equally
from xltiebreak.bulletin.word.columns import (
    RESULT,
    Column,
    figures,
    words,
)
from xltiebreak.bulletin.word.styles import Faces
from xltiebreak.bulletin.wording import (
    BOLD_DECIDED,
    EQUALLY,
    GAME_POINTS,
    MATCH_POINTS,
    entry,
    order_used,
    score_head,
)
from xltiebreak.event.figures import counted, listed, on_paper
from xltiebreak.event.section import Matches, Section
from xltiebreak.questions.plain_words import PLAYOFF_FIRST, value_text
from xltiebreak.ranking.orders import PLAYOFF
from xltiebreak.ranking.places import Standing, Step
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.systems import TieBreak


def parting(tie_breaks: Sequence[TieBreak], steps: Sequence[Step]) -> list[TieBreak]:
    """Return those of the tie-breaks that separated tied players."""
    codes = {step.tie_break.code for step in steps if step.parted}
    return [tie_break for tie_break in tie_breaks if tie_break.code in codes]


def standings_title(standings: Standings, what: str = "") -> str:
    """Return ``Final standings``, or ``Standings`` with the rounds played so far; ``what`` makes it
    ``Final team standings``."""
    called = f"{what} standings".lstrip()
    if standings.is_final:
        return f"Final {called}"
    called = called.capitalize()
    return f"{called} after {standings.progress}" if standings.rounds else called


def key_of(standings: Standings, shown: Sequence[TieBreak]) -> Iterator[str]:
    """Yield sentences on the order and on the tie-breaks that are shown."""
    if standings.section.has_only_scores:
        yield from standings.rules_from
    elif not standings.rounds:
        yield "No round is complete yet."
    elif standings.ties:
        yield order_used(standings)
        if any(tie_break.code == PLAYOFF for tie_break in shown):
            yield PLAYOFF_FIRST
        if shown:
            yield BOLD_DECIDED
        if standings.is_final and divides_equally(standings):
            yield EQUALLY
    else:
        yield f"No two {entry(standings.section)}s have the same score."
    if any(row.values[tie_break.code] is None for row in standings.rows for tie_break in shown):
        yield "Dash: not needed, or no value."


def what_points_are(standings: Standings) -> str:
    """Return what match points and game points are; an empty text if no teams play."""
    by, matches = standings.context.by, standings.section.matches
    if matches is None:
        return ""
    scale = by.scale
    lost = f", {on_paper(scale.loss)} for one lost" * (scale.loss != 0)
    sentences = (
        f"Match points: {on_paper(scale.win)} for a match won, {on_paper(scale.draw)} for one "
        f"drawn{lost}."
    )
    if by.knows_points:
        sentences += f" Game points: the points made inside the matches{_boards(matches)}."
    return sentences


def _boards(matches: Matches) -> str:
    """Return ``, at most 68 a match (boards worth 12, 11, … and 5)``; an empty text if no boards
    are stated."""
    if not matches.boards:
        return ""
    if len(set(matches.board_weights)) == 1:
        boards = counted(matches.boards, "board")
    else:
        boards = f"the boards are worth {listed([on_paper(weight) for weight in matches.weights])}"
    return f", at most {on_paper(matches.most)} a match ({boards})"


_NUMBER = re.compile(r" (?=\d)")


def places(faces: Faces, rows: Sequence[Standing], *, large: bool = False) -> Column:
    """Return the column of places, shared ones as ``3–4``."""
    faces, mark = (faces._replace(cell=faces.large), "Bulletin Large") if large else (faces, "")
    texts = [row.places for row in rows]
    return words(faces, "Place", texts, RESULT, emphasis=[mark] * len(rows))


def numbers(faces: Faces, rows: Sequence[Standing]) -> Column:
    """Return the column of pairing numbers."""
    return figures(faces, "No.", [str(row.player.number) for row in rows])


def names(
    faces: Faces, head: str, rows: Sequence[Standing], last: int, *, wraps: bool = True
) -> Column:
    """Return the column of names, in bold down to place ``last``; in a narrow table in two lines,
    if it ``wraps``."""
    return words(
        faces,
        head,
        [row.player.label for row in rows],
        wraps=wraps,
        share=8,
        emphasis=["Bulletin Strong" if 0 < row.place <= last else "" for row in rows],
    )


def ids(faces: Faces, rows: Sequence[Standing]) -> list[Column]:
    """Return the column of the members' ids; no column if nobody has one."""
    texts = [row.player.id for row in rows]
    return [words(faces, "ID", texts)] if any(texts) else []


def teams(
    faces: Faces, rows: Sequence[Standing], section: Section, *, wraps: bool = True
) -> list[Column]:
    """Return the column of clubs or teams, with the head of the file; no column if nobody has
    one."""
    texts = [row.player.team for row in rows]
    head = section.origin.team or "Team"
    return [words(faces, head, texts, wraps=wraps, share=5)] if any(texts) else []


def score(faces: Faces, head: str, rows: Sequence[Standing], *, large: bool = False) -> Column:
    """Return the column of the scores that decide the places."""
    mark = "Bulletin Large" if large else "Bulletin Strong"
    faces = faces._replace(cell=faces.large) if large else faces
    texts = [on_paper(row.score) for row in rows]
    return figures(faces, head, texts, share=2, emphasis=[mark] * len(rows))


def scores(
    standings: Standings,
    faces: Faces,
    rows: Sequence[Standing],
    head: str = "Score",
    emphasis: Sequence[str] = (),
    *,
    large: bool = False,
) -> list[Column]:
    """Return the columns of scores, the first under ``head``; in a team event match points and game
    points, first those that decide the places. ``emphasis`` holds a character style for each row of
    the other points."""
    columns = [score(faces, score_head(standings.section, head), rows, large=large)]
    by = standings.context.by
    if by.knows_points:
        other = MATCH_POINTS if columns[0].head == GAME_POINTS else GAME_POINTS
        texts = [on_paper(by.secondary.final[row.player.number]) for row in rows]
        columns.append(figures(faces, other, texts, share=2, emphasis=emphasis))
    return columns


def beside_the_scores(standings: Standings) -> list[TieBreak]:
    """Return play-offs and the tie-breaks of the order, without those that :func:`scores` shows as
    points."""
    shown = standings.context.by.knows_points
    return [
        tie_break
        for tie_break in standings.tie_breaks
        if not (shown and _is_other_points(tie_break))
    ]


def decided_by_other_points(standings: Standings, row: Standing) -> bool:
    """Return whether a team's place was decided by the points that are only a tie-break."""
    return any(
        tie_break.code == row.decided_by and _is_other_points(tie_break)
        for tie_break in standings.order.tie_breaks
    )


def _is_other_points(tie_break: TieBreak) -> bool:
    return tie_break.system.code in ("GMP", "MPvGP")


def tie_break_head(tie_break: TieBreak) -> str:
    """Return a tie-break's name, with a number held on the line of the word before it."""
    return _NUMBER.sub("\N{NO-BREAK SPACE}", tie_break.name)


def tie_break_column(
    faces: Faces, tie_break: TieBreak, rows: Sequence[Standing], *, short: bool = False
) -> Column:
    """Return the values of one tie-break under its name or, ``short``, its code; those that decided
    a place stand out."""
    return figures(
        faces,
        tie_break.code if short else tie_break_head(tie_break),
        [value_text(row.values[tie_break.code], tie_break.system) for row in rows],
        share=2,
        emphasis=["Bulletin Decisive" if row.decided_by == tie_break.code else "" for row in rows],
    )
