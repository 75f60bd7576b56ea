"""How every help text ends: with examples and exit codes."""

from __future__ import annotations

EVENT_CODES = "0 fine, 1 errors in the event, 2 wrong usage or unreadable"


def ending(*examples: str, codes: str) -> str:
    """Examples, each on its line, and what the exit codes mean."""
    lines = "\n".join(f"  xltiebreak {example}" for example in examples)
    return f"\b\nExample{'s' * (len(examples) > 1)}:\n{lines}\n\nExit codes: {codes}."
