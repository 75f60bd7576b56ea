"""Every variation that is known, the likeliest first."""

from __future__ import annotations

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.verify import (
    ways_general,
    ways_medians,
    ways_own_results,
    ways_teams,
    ways_unplayed,
)
from xltiebreak.verify.variation import Variation


def known_variations(asked: str, table: Crosstable) -> tuple[Variation, ...]:
    """What may have been done otherwise, where the edition of this code was asked for."""
    editions = ways_general.OTHER_EDITIONS
    return (
        *ways_general.SYSTEMS_NEAR,
        *(one for one in editions if _is_near(one.code, asked)),
        *ways_teams.VARIATIONS,
        *ways_medians.VARIATIONS,
        *ways_own_results.VARIATIONS,
        *ways_unplayed.VARIATIONS,
        *ways_general.OTHER_CUTS,
        *ways_general.FINISHES,
        *(one for one in editions if not _is_near(one.code, asked)),
        *ways_general.of_rounds(table),
        *ways_general.SYSTEMS_FAR,
    )


def _is_near(code: str, asked: str) -> bool:
    """Whether an edition is of the same federation, so that it is tried first."""
    return not code.endswith("raw") and ("fide" in code) == ("fide" in asked)
