"""How things are said: what a row is called, points and values on paper, lists of names."""

from __future__ import annotations

import re
from collections.abc import Sequence

from xltiebreak.event.figures import Figure, counted, decimal, on_paper
from xltiebreak.event.section import BY_GAME_POINTS, Matches, Section
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.systems import System
from xltiebreak.rules.worksheet import MEAN, ROUNDED_MEAN

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


def points_inside(standings: Standings, number: int, round: int) -> str:
    """The points that a team made in its match of a round, with a space before them; nothing
    where they are not known or nobody played a match."""
    points = standings.context.by.points(number, round)
    return "" if points is None else f"\N{NO-BREAK SPACE}{score_text(points)}"


def what_points_are(standings: Standings) -> str:
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


NO_VALUE = "–"
MEANS = (MEAN, ROUNDED_MEAN)
_HUNDREDTHS = ("IHSA", "SSSC")
"""Sums that are no halves and quarters: ``7.00`` and ``10.20``, as the IHSA prints them."""

_FRACTIONS = {"25": "¼", "5": "½", "75": "¾"}
_DECIMAL = re.compile(r"(?<![\d.])(?<!article )(\d+)\.(25|5|75)(?!\.?\d)")


def value_text(value: Figure | None, system: System) -> str:
    """``6½`` for a sum of points, ``72.2`` or ``50.0`` for a mean, a dash where there is no
    value."""
    if value is None:
        return NO_VALUE
    if system.combine != MEAN and system.code not in _HUNDREDTHS:
        return on_paper(value, system.digits)
    return _with_all_digits(value, system.digits)


def term_text(amount: Figure, system: System) -> str:
    """What one round gives: ``3½``, ``10.20``, or ``1641`` where means are made."""
    if system.code in _HUNDREDTHS:
        return _with_all_digits(amount, system.digits)
    if system.combine in MEANS:
        return decimal(amount, system.digits).replace("-", "−")
    return on_paper(amount, system.digits)


def _with_all_digits(figure: Figure, digits: int) -> str:
    whole, _, decimals = decimal(figure, digits).replace("-", "−").partition(".")
    return f"{whole}.{decimals.ljust(digits, '0')}"


def score_text(score: float) -> str:
    """``6½``."""
    return on_paper(score)


def points_text(score: float) -> str:
    """``6½ points``, ``1 point``, ``½ point``."""
    return f"{on_paper(score)} point{'s' * (score == 0 or score > 1)}"


def with_fractions(sentence: str) -> str:
    """The sentence with its quarter points as on paper: ``score 2.5`` becomes ``score 2½``, but
    ``article 16.5`` stays."""
    return _DECIMAL.sub(
        lambda match: f"{'' if match[1] == '0' else match[1]}{_FRACTIONS[match[2]]}", sentence
    )


def listed(words: Sequence[str]) -> str:
    """``A``, ``A and B``, ``A, B and C``; ``Lee, Ann; Roe, Bo; and Poe, Cy`` with commas inside."""
    if len(words) < 2:
        return "".join(words)
    if any("," in word for word in words) and len(words) > 2:
        return f"{'; '.join(words[:-1])}; and {words[-1]}"
    return f"{', '.join(words[:-1])} and {words[-1]}"


def in_order(words: Sequence[str]) -> str:
    """``A``, ``A, B and C, in this order``"""
    return listed(words) + ", in this order" * (len(words) > 1)
