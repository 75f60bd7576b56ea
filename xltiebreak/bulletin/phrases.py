"""Lists of names as a sentence has them."""

from __future__ import annotations

from collections.abc import Sequence


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
