"""The tie-breaks that have a function of their own, by its name: what the registry asks for."""

from __future__ import annotations

from xltiebreak.systems import SYSTEMS, TieBreak, tie_break

NAMED: dict[str, TieBreak] = {
    name: tie_break(f"{system.code}/{option}" if option else system.code)
    for system in SYSTEMS.values()
    for option, name in [("", system.function), *system.functions.items()]
    if name
}
