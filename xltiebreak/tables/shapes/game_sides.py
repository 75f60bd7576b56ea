"""The two players of a game as a row of a list names them, and what in their places is no name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from xltiebreak.event.words import bare, words_of
from xltiebreak.tables.list_sheets import Misfit

_NUMBERED = re.compile(r"#?(\d{1,6})[.):]?\s+(\D.*)")
_RATED = re.compile(
    r"(.*[^\s(\[])\s*[(\[]\s*(\d{3,4})(?:[P/]\d{1,4})?[^()\[\]]*[)\]]", re.IGNORECASE
)
_RATED_BEHIND = re.compile(r"(?=.*[,)\]]|.* [FNE]$)(.*\D) (\d{3,4})(?:P\d+)?(?: [FNE])?")
"""``Adams, Ann 1900``, ``Adams Ann (0) 1900``, ``ADAMS Ann 1900 F``, and not ``Player 101``."""
_SCORED = re.compile(r"(.*[^\s(\[])\s*[(\[]\s*(?:\d{0,2}[.,]\d|\d{0,2}½|\d{1,2})\s*[)\]]")
_RESULT_BEHIND = re.compile(r"\s(?:[01½]|1/2|0?\.5)\s*[-–:]\s*(?:[01½]|1/2|0?\.5)$|\s(?:½|1/2)$")
BYE = frozenset({"bye", "byes"})
"""The words for a bye that may stand beside others."""
_REMARKED = re.compile(r"(.*[^\s(\[])\s*[(\[]([^()\[\]]+)[)\]]")
REMARKS = frozenset(
    bare(words)
    for words in (
        *("late", "late entry", "entered late", "late arrival", "re-entry", "new", "new entry"),
        *("no show", "forfeit", "default", "walkover", "tbd", "tba", "tbc", "to be determined"),
        *("to be announced", "unknown", "vacant", "empty", "nobody", "no one", "none", "n/a"),
        *("no opponent", "opponent", "player", "did not play", "did not show", "dnp", "dnf", "dns"),
        *("not here", "excused", "sick", "ill", "out", "sit out", "sits out", "sitting out"),
        *("odd man", "odd man out", "odd player", "ghost", "dummy", "house player", "filler"),
        *("fill in", "x", "xx", "xxx", "postponed", "adjourned", "cancelled", "canceled"),
        *("not paired", "unpaired", "pending", "open", "free", "kampflos", "nachmeldung", "retard"),
    )
)
"""Words in the place of a player that are hardly his name."""


class Side(NamedTuple):
    """One of a game's two players as the row names him, by number, name or both, and where."""

    number: int
    name: str
    where: str
    title: str
    rating: str = ""
    team: str = ""
    id: str = ""

    @property
    def key(self) -> str:
        """The player's identity if there is no list of players: his number, else his name."""
        return f"#{self.number}" if self.number else spelled(self.name)


def spelled(name: str) -> str:
    """Return a name in small letters with single spaces, the first name first."""
    last, comma, first = name.casefold().partition(",")
    return " ".join([*first.split(), *last.split()]) if comma else " ".join(last.split())


_OF_TWO = 3
"""So many letters has the result of two players at least."""


def won_by(text: str, sides: Sequence[Side | None]) -> str:
    """Return a result in which one of the two players stands as who won; any other as it is."""
    words = {*words_of(text)}
    won = [bool(words) and bool(side) and words <= {*words_of(side.name)} for side in sides if side]
    return {(True, False): "1-0", (False, True): "0-1"}.get((won[0], won[1]), text)


def read_name(text: str, number: int, rated: str) -> tuple[int, str, str]:
    """Return a player's number, name and rating, of which the text of the name may hold all; those
    that are given stay."""
    if match := _NUMBERED.fullmatch(text):
        number, text = number or int(match[1]), match[2]
    if (match := _REMARKED.fullmatch(text)) and bare(match[2]) in REMARKS:
        text = match[1]
    for pattern in (_RATED_BEHIND, _SCORED, _RATED, _SCORED):
        if match := pattern.fullmatch(text):
            text = match[1]
            rated = rated or (match[2] if pattern is not _SCORED else "")
    return number, text, rated


def refuse_other_names(sides: Sequence[Side | None], result: str) -> None:
    """Refuse a name that may be a bye, such as ``bye request``, or that ends in a result.

    Raises:
        Misfit: a name has the word bye, and the result is not that of two players; or it ends in a
            result.
    """
    for side in sides:
        if side and _RESULT_BEHIND.search(side.name):
            message = (
                f"behind the name stands a result: {side.name!r}; put the results into a column of "
                "their own, headed Result"
            )
            raise Misfit(side.title, "unknown-code", message)
        if side and len(result) < _OF_TWO and not BYE.isdisjoint(words_of(side.name)):
            message = (
                f"{side.name!r} may be a bye or a player; for a bye of 1, ½ or 0 points type full "
                "bye, half bye or zero bye here, for a player his whole result, such as 1-0"
            )
            raise Misfit(side.title, "unknown-player", message)
