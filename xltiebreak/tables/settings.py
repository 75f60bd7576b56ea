"""A section's settings: what may be typed for each, and what it means."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from xltiebreak.event.crosstable import KINDS, ROUNDROBIN, SWISS
from xltiebreak.event.figures import points
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import (
    BY_GAME_POINTS,
    BY_MATCH_POINTS,
    MAX_BOARDS,
    PERFECT_PLAYOFF,
    MatchPoints,
)
from xltiebreak.event.words import bare, folded
from xltiebreak.ranking.orders import order_named
from xltiebreak.rules.editions import edition_named
from xltiebreak.tables.cells import Cell, whole_number
from xltiebreak.tables.vocabulary import known_name

TEAM_KINDS = ("team", "team roundrobin")
"""The kinds of events in which the players are teams."""

_FIGURE = r"\d+(?:[.,]\d+)?½?|½"
_USUAL = r"[01](?:[.,]0+)?|0?[.,]50*|½"
"""How the points of a win, a draw or a loss may be written."""

_OF_SECTION = (
    *("name", "kind", "scheduled_rounds", "edition", "order", "lots", "trophies", "playoff"),
    *("perfect_scores", "unrated", "withdrawn", "counting", "team_minimum"),
)


class TeamsBy(NamedTuple):
    """A competition of teams: the header of the column that names them, how many of their players
    count, and how many they have to enter."""

    header: str
    counting: int
    minimum: int | None


class Settings(NamedTuple):
    """A section's settings as a file's labels state them, already checked.

    ``is_double`` says that all meet twice, ``of_teams`` that the players are teams; then
    ``placed_by``, ``match_points``, ``boards`` and ``board_weights`` are those of
    :class:`~xltiebreak.event.section.Matches`. ``typed`` holds the cells beside all labels,
    ``prizes`` those of prizes, ``cells`` the full addresses, by the names of fields.
    ``in_our_book`` says that our formulas read the results, in US letters where no ``notation`` is
    stated.
    """

    name: str = ""
    kind: str = ""
    scheduled_rounds: int | None = None
    edition: str = ""
    order: str = ""
    lots: str = ""
    playoff: str = ""
    perfect_scores: str = ""
    trophies: int | None = None
    notation: str = ""
    scoring: str = ""
    unrated: int | None = None
    withdrawn: tuple[int, ...] = ()
    of_teams: bool = False
    is_double: bool = False
    placed_by: str = BY_MATCH_POINTS
    match_points: MatchPoints | None = None
    boards: int = 0
    board_weights: tuple[float, ...] = ()
    counting: int | None = None
    team_minimum: int | None = None
    teams_by: tuple[TeamsBy, ...] = ()
    prizes: Mapping[str, Cell] = {}
    typed: Mapping[str, Cell] = {}
    cells: Mapping[str, str] = {}
    in_our_book: bool = False

    @property
    def states_rounds(self) -> bool:
        """Whether a number of rounds, or a round-robin, is stated."""
        return self.kind == ROUNDROBIN or bool(self.scheduled_rounds)

    @property
    def of_section(self) -> dict[str, Any]:
        """The fields that a :class:`~xltiebreak.event.section.Section` keeps, by name."""
        return {field: getattr(self, field) for field in _OF_SECTION}


def understood(name: str, text: str) -> Any:
    """Return the value that a text states for the setting ``name``, a field of :class:`Settings`.

    Raises:
        TieBreakError: the text is none; the message says what was expected.
    """
    return _READ.get(name, str)(text)


def boards_of(text: str) -> tuple[int, tuple[float, ...]]:
    """Return the number of boards that a text states, and their weights: ``4``, or
    ``12 11 10 9 8 7 6 5``; 0 boards where it is empty.

    Raises:
        TieBreakError: it is neither.
    """
    if not text:
        return 0, ()
    if re.fullmatch(r"[^,;\s]+", text):
        return understood("boards", text), ()
    weights: tuple[float, ...] = understood("board_weights", text)
    return len(weights), weights


def names_teams(kind: str) -> bool:
    """Whether this kind of event is one of teams."""
    return "team" in bare(kind)


def names_two_cycles(kind: str) -> bool:
    """Whether all meet twice in this kind of event."""
    return re.search("double|doppel", bare(kind)) is not None


def _scoring(text: str) -> str:
    """Refuse points other than 1, ½ and 0: all sums here would be wrong for them."""
    figures = re.findall(_FIGURE, text.replace("1/2", "½"))
    if not all(re.fullmatch(_USUAL, figure) for figure in figures):
        raise TieBreakError(
            f"scoring {text!r} is not supported; a win is 1, a draw ½ and a loss 0 in every sum "
            "here"
        )
    return text


def _whole_number(text: str) -> int:
    number = text.removesuffix(".0")
    if not number.isdecimal() or len(number) > 4:
        raise TieBreakError(f"{text!r} is not a whole number; expected one such as 5, or nothing")
    return int(number)


def _words(text: str) -> list[str]:
    return [word for word in re.split(r"[,;\s]+", text) if word]


def _numbers(text: str) -> tuple[int, ...]:
    numbers = {word: whole_number(word) for word in _words(text)}
    for word, number in numbers.items():
        if not number:
            raise TieBreakError(f"{word!r} is not a pairing number; expected numbers such as 3, 7")
    return tuple(dict.fromkeys(numbers.values()))


_ROUNDROBINS = "rr allplayall quad quads berger rundenturnier touscontretous todoscontratodos"
_SWISSES = "schweizer schweizersystem suisse systemesuisse suizo sistemasuizo zwitsers svizzero"
_PAIRED = {
    **dict.fromkeys(_ROUNDROBINS.split(), ROUNDROBIN),
    **dict.fromkeys(_SWISSES.split(), SWISS),
}


def _kind(text: str) -> str:
    """Return how the players, or the teams, are paired; teams play a Swiss where none is named."""
    kind = re.sub(r"(system|event|tournament|pairings?){1,5}$", "", bare(folded(text)))
    paired = re.sub(r"^(?:double|doppel)", "", re.sub(r"teams?(?!wiss)|individual", "", kind))
    paired = _PAIRED.get(paired, paired) or (SWISS if names_teams(text) else "")
    if paired not in KINDS:
        kinds = ", ".join((*KINDS, *TEAM_KINDS))
        raise TieBreakError(f"{text!r} is not a kind of event; use one of {kinds}")
    return paired


def _placed_by(text: str) -> str:
    first = bare(text).removesuffix("s").removesuffix("point")
    for places, names in ((BY_MATCH_POINTS, ("match", "mp")), (BY_GAME_POINTS, ("game", "gp"))):
        if first in names:
            return places
    raise TieBreakError(f"{text!r} places no teams; expected match points or game points")


def _match_points(text: str) -> MatchPoints:
    """Return what a match won, drawn and lost is worth: ``2-1-0``, ``1-1/2-0``."""
    parts = re.split(r"[-\u2013:;,/\s]+", text.replace("1/2", "½").strip())
    try:
        win, draw, loss = map(points, parts)
    except ValueError:
        win = draw = loss = 0.0
    if not win > draw >= loss:
        raise TieBreakError(
            f"{text!r} does not say what a match is worth; expected the points for a match won, "
            "drawn and lost, such as 2-1-0"
        )
    return MatchPoints(win, draw, loss)


def _from_one(refusal: str, most: int = 9_999) -> Callable[[str], int]:
    def read(text: str) -> int:
        number = _whole_number(text)
        if not 0 < number <= most:
            raise TieBreakError(refusal.format(text))
        return number

    return read


def _weights(text: str) -> tuple[float, ...]:
    try:
        weights = tuple(map(points, _words(text)))
    except ValueError:
        weights = ()
    if not weights or len(weights) > MAX_BOARDS or min(weights) <= 0:
        raise TieBreakError(
            f"{text!r} does not say what the boards are worth; expected a number for each board, "
            "the first board first, such as 12 11 10 9 8 7 6 5"
        )
    return weights


def _checked(understand: Callable[[str], object]) -> Callable[[str], str]:
    """Return a reader that checks the text and keeps it as typed."""

    def read(text: str) -> str:
        understand(text)
        return text

    return read


_COMPETITION = (
    r"(?i)(.+) (?:top|best)\.? (?!0+\b)(\d{1,3})"
    r"(?: (?:min|minimum|at least)\.? (?!0+\b)(\d{1,3}))?\.?"
)
_NEXT = r"(?i)[,;](?! ?(?:min|minimum|at least)\b)"
"""Parts competitions; a comma may stand before the minimum."""


def _teams_by(text: str) -> tuple[TeamsBy, ...]:
    """Return the competitions that ``School top 4 min 2, Club top 3`` states."""
    parts = [re.sub("[,;:]", " ", part).split() for part in re.split(_NEXT, text)]
    matches = [re.fullmatch(_COMPETITION, " ".join(words)) for words in parts if words]
    if not matches or not all(matches):
        raise TieBreakError(
            f"{text!r} does not say by which columns teams are made; expected such as "
            "School top 4 min 2, Club top 3"
        )
    return tuple(
        TeamsBy(match[1], int(match[2]), int(match[3]) if match[3] else None)
        for match in matches
        if match
    )


def _perfect_scores(text: str) -> str:
    words = bare(text)
    if words in ("no", "tiebreak", "tiebreaks", "bytiebreak", "bytiebreaks"):
        return ""
    if "playoff" not in words:
        raise TieBreakError(
            f"{text!r} does not say what parts players with perfect scores; expected playoff, or "
            "tie-breaks"
        )
    return PERFECT_PLAYOFF


_READ: Mapping[str, Callable[[str], Any]] = {
    "kind": _kind,
    "scoring": _scoring,
    "scheduled_rounds": _whole_number,
    "edition": lambda text: edition_named(text).code,
    "order": _checked(order_named),
    "trophies": _whole_number,
    "notation": _checked(known_name),
    "unrated": _whole_number,
    "perfect_scores": _perfect_scores,
    "withdrawn": _numbers,
    "placed_by": _placed_by,
    "match_points": _match_points,
    "boards": _from_one(f"a match has 1 to {MAX_BOARDS} boards, and not {{}}", MAX_BOARDS),
    "board_weights": _weights,
    "counting": _from_one("at least one player has to count for a team; expected such as 4"),
    "team_minimum": _from_one("a team has at least one player; expected such as 2"),
    "teams_by": _teams_by,
}
