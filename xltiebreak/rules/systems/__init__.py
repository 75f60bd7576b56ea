"""The tie-break systems, a file a family; importing this package fills the registry."""

# ruff: noqa: F401, I001 - imported to be registered, in the order in which users read the list
from xltiebreak.rules.systems import opponents, sonneborn, results, encounters, counts, ratings
from xltiebreak.rules.systems import us_teams, fide_teams, lots, names
from xltiebreak.rules.systems.names import tie_break
from xltiebreak.rules.systems.registry import SYSTEMS, Figures, Needs, System, TieBreak

__all__ = ["SYSTEMS", "Figures", "Needs", "System", "TieBreak", "tie_break"]
