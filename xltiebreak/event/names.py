"""Names of players as they are said: ``Hugh Hart`` and ``Hart's`` of ``Hart, Hugh``."""

from __future__ import annotations


def first_name_first(name: str) -> str:
    """``Hugh Hart`` of ``Hart, Hugh``, ``Hugh Hart, Jr.`` of ``Hart, Hugh, Jr.``; any other name
    as it stands."""
    last, *others = (" ".join(part.split()) for part in name.split(","))
    if not others or not last or not others[0]:
        return " ".join(name.split())
    first, *rest = others
    return ", ".join([f"{first} {last}", *filter(None, rest)])


def surname(name: str) -> str:
    """``Hart`` of ``Hart, Hugh``; without a comma nobody knows which word it is, so the whole
    name."""
    return " ".join((name.partition(",")[0].strip() or name).split())
