"""The tie-breaks that have a function of their own, by its name: what the registry asks for.

``NAMED`` are those of a block of results, ``NAMED_OF_MATCHES`` those that need the points inside
the matches of teams, too."""

from __future__ import annotations

from xltiebreak.rules.systems import SYSTEMS, Needs, TieBreak, tie_break

_ALL: dict[str, TieBreak] = {
    name: tie_break(f"{system.code}/{option}" if option else system.code)
    for system in SYSTEMS.values()
    for option, name in [("", system.function), *system.functions.items()]
    if name
}

NAMED = {
    name: one
    for name, one in _ALL.items()
    if one.system.needs in (Needs.NOTHING, Needs.RATINGS, Needs.COLOURS)
}
NAMED_OF_MATCHES = {name: one for name, one in _ALL.items() if one.system.needs is Needs.POINTS}
