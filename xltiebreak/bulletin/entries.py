"""Who stands in the tables: players with a score, or teams with match points and game points."""

from __future__ import annotations

from collections.abc import Sequence

from xltiebreak.bulletin.amounts import points_text, score_text
from xltiebreak.bulletin.measure import Faces
from xltiebreak.bulletin.phrases import listed
from xltiebreak.bulletin.tables import Column, figures
from xltiebreak.event.figures import counted, on_paper
from xltiebreak.event.section import BY_GAME_POINTS, Matches, Section
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.systems import TieBreak

MATCH_POINTS, GAME_POINTS = "Match points", "Game points"


def entry(section: Section) -> str:
    """What a row is: ``player``, or ``team`` in a team event."""
    return "player" if section.matches is None else "team"


def name_head(section: Section) -> str:
    """The head of the column of names."""
    return "Name" if section.matches is None else "Team"


def game(section: Section) -> str:
    """What two of them play: ``game``, or ``match`` in a team event."""
    return "game" if section.matches is None else "match"


def games(section: Section) -> str:
    """The same of several: ``games``, ``matches``."""
    return "games" if section.matches is None else "matches"


def score_head(section: Section, otherwise: str = "Score") -> str:
    """The head of the column of scores; in a team event the points that place the teams."""
    if section.matches is None:
        return otherwise
    return GAME_POINTS if section.matches.placed_by == BY_GAME_POINTS else MATCH_POINTS


def points_of(section: Section, score: float) -> str:
    """``6½ points``; in a team event ``5 match points``."""
    kind, plain = score_head(section, "").rpartition(" ")[0].lower(), points_text(score)
    return plain.replace(" point", f" {kind} point") if kind else plain


def scores(
    standings: Standings,
    rows: Sequence[Standing],
    faces: Faces,
    head: str = "Score",
    emphasis: Sequence[str] = (),
) -> list[Column]:
    """The column of scores under ``head``; in a team event the match points and the game points,
    those that place the teams first. ``emphasis`` holds a character style for each of the others.
    """
    columns = [
        figures(
            faces,
            score_head(standings.section, head),
            [score_text(row.score) for row in rows],
            emphasis=["Bulletin Strong"] * len(rows),
        )
    ]
    teams = standings.context.teams
    if teams is not None and teams.knows_points:
        other = MATCH_POINTS if columns[0].head == GAME_POINTS else GAME_POINTS
        points = teams.secondary.scores
        texts = [score_text(points[row.player.number]) for row in rows]
        columns.append(figures(faces, other, texts, emphasis=emphasis))
    return columns


def points_inside(standings: Standings, number: int, round: int) -> str:
    """The points that a team made in its match of a round, with a space before them; nothing
    where they are not known or nobody played a match."""
    teams = standings.context.teams
    points = teams.points(number, round) if teams else None
    return "" if points is None else f"\N{NO-BREAK SPACE}{score_text(points)}"


def beside_the_scores(standings: Standings) -> list[TieBreak]:
    """The tie-breaks of the order that :func:`scores` does not show already."""
    teams = standings.context.teams
    shown = teams is not None and teams.knows_points
    return [one for one in standings.order.tie_breaks if not (shown and _is_other_points(one))]


def decided_by_other_points(standings: Standings, row: Standing) -> bool:
    """Whether the points that do not place the teams put a team in its place."""
    return any(
        one.code == row.decided_by and _is_other_points(one) for one in standings.order.tie_breaks
    )


def _is_other_points(one: TieBreak) -> bool:
    """Whether it is the points that do not place the teams."""
    return one.system.code in ("GMP", "MPvGP")


def what_points_are(standings: Standings) -> str:
    """What a match is worth, and what can be won inside it; nothing where players play."""
    teams = standings.context.teams
    if teams is None:
        return ""
    scale = teams.scale
    lost = f", {on_paper(scale.loss)} for one lost" * (scale.loss != 0)
    said = (
        f"Match points: {on_paper(scale.win)} for a match won, {on_paper(scale.draw)} for one "
        f"drawn{lost}."
    )
    if teams.knows_points:
        said += f" Game points: the points made inside the matches{_boards(teams.matches)}."
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
