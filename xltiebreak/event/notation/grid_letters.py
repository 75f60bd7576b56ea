"""Letters of games in a round-robin's grid, player × player: ``S``, ``R`` and ``N`` for 1, ½, 0."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from xltiebreak.event.notation.dialects import tidy
from xltiebreak.event.notation.languages import ENGLISH, LANGUAGES, Letters, has_cyrillic

Games = Mapping[tuple[str, str, int], str]
"""The text of each filled cell by the numbers of its player and his opponent, and the cycle."""

_FEWEST, _ONE_IN = 3, 10
"""So many games make a grid, of which one, or one in ten, may be no letter, or disagree with
its twin."""
_BYES = frozenset("BHUXFZ")
_TWINS = {"1": "0", "½": "½", "0": "1"}


class GridLetters(NamedTuple):
    """How the letters of a grid are read: the language in words, and each text's score."""

    words: str
    scores: Mapping[str, str]


def letters_in(games: Games) -> Sequence[GridLetters]:
    """Return how the letters of a grid can be read as games: nothing if they are none, one reading,
    or those of several languages that fit equally well."""
    texts = {text: tidy(text) for text in dict.fromkeys(games.values())}
    others = sum(not texts[text].isalpha() for text in games.values())
    if len(games) < _FEWEST or _ONE_IN * others > len(games) or _capitals(texts) <= _BYES:
        return ()
    fitting: dict[tuple[tuple[str, str], ...], tuple[int, GridLetters]] = {}
    for letters in (ENGLISH, *LANGUAGES):
        if letters.is_cyrillic and not any(map(has_cyrillic, texts)):
            continue
        scores = {text: score for text in texts if (score := _score(letters, texts[text]))}
        wrong = sum(text not in scores for text in games.values()) + _contradictions(games, scores)
        if wrong <= max(1, len(games) // _ONE_IN):
            key = tuple(sorted(scores.items()))
            fitting.setdefault(key, (wrong, GridLetters(_words(letters), scores)))
    least = min((wrong for wrong, _ in fitting.values()), default=0)
    return [reading for wrong, reading in fitting.values() if wrong == least]


def _capitals(texts: Mapping[str, str]) -> set[str]:
    return {text.upper() for text in texts.values()}


def _score(letters: Letters, text: str) -> str:
    by_letter = {letters.win: "1", letters.draw: "½", letters.loss: "0"}
    return by_letter.get(letters.spelled(text), "")


def _words(letters: Letters) -> str:
    return f"{letters.language} letters ({letters.meanings})"


def _contradictions(games: Games, scores: Mapping[str, str]) -> int:
    """Count the cells whose twin has another score."""
    count = 0
    for (own, other, cycle), text in games.items():
        score, twin = scores.get(text), scores.get(games.get((other, own, cycle), ""))
        count += bool(score and twin and _TWINS[score] != twin)
    return count // 2
