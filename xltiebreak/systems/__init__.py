"""The tie-break systems, a file a family; importing this package fills the registry."""

# ruff: noqa: I001 - in the order in which users read the list
from xltiebreak.systems import opponents
from xltiebreak.systems import sonneborn
from xltiebreak.systems import progress
from xltiebreak.systems import results
from xltiebreak.systems import encounters
from xltiebreak.systems import direct
from xltiebreak.systems import counts
from xltiebreak.systems import ratings
from xltiebreak.systems import performance
from xltiebreak.systems import teams
from xltiebreak.systems import fide_teams
from xltiebreak.systems import boards
from xltiebreak.systems import team_encounters
from xltiebreak.systems import lots
from xltiebreak.systems.registry import SYSTEMS, System, TieBreak, tie_break

__all__ = [
    "SYSTEMS",
    "System",
    "TieBreak",
    "boards",
    "counts",
    "direct",
    "encounters",
    "fide_teams",
    "lots",
    "opponents",
    "performance",
    "progress",
    "ratings",
    "results",
    "sonneborn",
    "team_encounters",
    "teams",
    "tie_break",
]
