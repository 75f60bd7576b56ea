"""An answer, taken apart into figures and words, and how it differs from the one of before."""

from __future__ import annotations

import json
import re
from typing import Any

Answer = dict[str, Any]
"""``code`` of the exit, ``err``, and ``texts``: what was printed and written, by names."""

SAME, TOLD, SILENTLY = "same", "told otherwise", "silently otherwise"
_WORDS = {"sentence", "sentences", "message", "why", "where", "remarks", "lines", "said"}
"""Keys of the JSON beside which words stand; beside all others stand figures and names."""


def how(before: Answer, now: Answer) -> str:
    """Return whether an answer is the same, told otherwise or silently otherwise."""
    if before == now:
        return SAME
    if is_refused(now) and now["code"] != 9:
        return TOLD
    figures = [figures_and_words(answer)[0] for answer in (before, now)]
    return TOLD if figures[0] == figures[1] else SILENTLY


def is_refused(answer: Answer) -> bool:
    """Whether it is only said why there is no answer."""
    return answer["code"] != 0 and not any(text.strip() for text in answer["texts"].values())


def figures_and_words(answer: Answer) -> tuple[str, str]:
    """Return the figures and names of an answer, and all of its words.

    JSON is parted by its keys; of texts the numbers are the figures.
    """
    figures, words = [str(answer["code"])], [answer["err"]]
    for name, text in answer["texts"].items():
        figures.append(f"{name}:")
        try:
            parted = json.loads(text)
        except ValueError:
            figures += re.findall(r"\d+(?:[.,]\d+)?[½]?|½", text)
            words.append(text)
        else:
            _part(parted, figures, words)
    return "\n".join(figures), "\n".join(words)


def _part(value: Any, figures: list[str], words: list[str], key: str = "") -> None:
    if isinstance(value, dict):
        for name, each in value.items():
            figures.append(f"{name}:")
            _part(each, figures, words, name)
    elif isinstance(value, list):
        for each in value:
            _part(each, figures, words, key)
    elif isinstance(value, str) and (key in _WORDS or len(value) > 40):
        words.append(value)
    else:
        figures.append(json.dumps(value, ensure_ascii=False))
