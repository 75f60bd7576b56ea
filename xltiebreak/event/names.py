"""Players' names as they are spoken and shown: ``Hugh Hart``, ``Hart`` and ``H. H.`` for ``Hart,
Hugh``."""

from __future__ import annotations


def first_name_first(name: str) -> str:
    """Return ``Hugh Hart`` for ``Hart, Hugh``, ``Hugh Hart, Jr.`` for ``Hart, Hugh, Jr.``; any
    other name unchanged."""
    last, *others = (" ".join(part.split()) for part in name.split(","))
    if not others or not last or not others[0]:
        return " ".join(name.split())
    first, *rest = others
    return ", ".join([f"{first} {last}", *filter(None, rest)])


def surname(name: str) -> str:
    """Return ``Hart`` for ``Hart, Hugh``; the whole name where no comma tells which word it is."""
    return " ".join((name.partition(",")[0].strip() or name).split())


def initials(name: str) -> str:
    """Return ``H. H.`` for ``Hart, Hugh``."""
    words = first_name_first(name).replace(",", " ").split()
    return " ".join(f"{word[0]}." for word in words)
