"""A round without an opponent, in the words of several languages: ``½ bye``, ``EXE``, ``frei``."""

from __future__ import annotations

import re

_WORDS = (
    *("bye", "point bye", "pt bye", "frei", "spielfrei", "freilos", "exe", "exempt"),
    *("libre", "exento", "vrij", "oneven", "riposo", "folga", "isento"),
)
_AWAY = frozenset(
    {
        "absent",
        "abs",
        "withdrawn",
        "withdrew",
        "wd",
        "not paired",
        "unpaired",
        "abwesend",
        "afwezig",
        "ausente",
        "assente",
    }
)
_SCORE = r"1(?:[.,]0)?|½|0(?:[.,]0)?"
_BYE = re.compile(
    rf"(?:({_SCORE}|full|half|zero)[ -]?)?(?:{'|'.join(_WORDS)})[ :=-]?\(?({_SCORE})?\)?"
)
_WORTH = {"1": "1", "½": "½", "0": "0", "f": "1", "h": "½", "z": "0"}
"""By the first letter of what states it."""


def worth_of_bye(text: str) -> str | None:
    """``1``, ``½`` or ``0`` for the tidied words of a bye, an empty text where they do not say
    what it is worth; nothing where they are none, or say two things."""
    words = text.lower()
    if words in _AWAY:
        return "0"
    found = _BYE.fullmatch(words)
    if found is None:
        return None
    stated = {_WORTH[worth[0]] for worth in found.groups() if worth}
    return (stated or {""}).pop() if len(stated) < 2 else None
