"""The tie-break systems, a file a family; importing this package fills the registry."""

from xltiebreak.systems import encounters, lots, opponents, progress, ratings, results
from xltiebreak.systems.registry import SYSTEMS, System, TieBreak, tie_break

__all__ = [
    "SYSTEMS",
    "System",
    "TieBreak",
    "encounters",
    "lots",
    "opponents",
    "progress",
    "ratings",
    "results",
    "tie_break",
]
