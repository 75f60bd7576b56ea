"""The last resort: drawing lots."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from xltiebreak.event.findings import TieBreakError
from xltiebreak.rules.context import Context
from xltiebreak.rules.systems.registry import Needs, system
from xltiebreak.rules.terms import NO_TERMS, Terms, Words, read_off
from xltiebreak.rules.worksheet import READ_OFF


@system(
    "LOT",
    "The order in which lots were drawn, or a coin flip.",
    combine=READ_OFF,
    higher_is_better=False,
    needs=Needs.LOTS,
)
def drawing_of_lots(context: Context, number: int) -> Terms:
    """Drawing of Lots (US Chess 34E13): the player's place in the drawn order; no value if no lot
    was drawn for him."""
    place = context.lots.get(number)
    if place is None:
        return NO_TERMS
    return read_off(float(place), Words(f"number {place} of {len(context.lots)} drawn"))


def is_seed(lots: str) -> bool:
    """Whether the lots are a seed, and not the drawn order itself."""
    return len(_parts(lots)) == 1


def _parts(lots: str) -> list[str]:
    return [part for part in re.split(r"[,;\s]+", lots) if part]


def drawn(lots: str, numbers: Sequence[int]) -> dict[int, int]:
    """Return each player's place in the drawn order.

    ``lots`` is the order itself (``"3, 1, 2"``: 3 comes first), which may leave out players who
    need no lot, or a seed: one word or number from which the order of all players is made, the same
    at every time and place (by the SHA-256 of ``seed:number``).

    Raises:
        TieBreakError: it is neither; or the order names a player twice, or one who is not there.
    """
    if not lots.strip():
        return {}
    entries = _parts(lots)
    if len(entries) > 1 and not all(part.isdecimal() and len(part) < 7 for part in entries):
        raise TieBreakError(
            f"the lots {lots!r} are neither pairing numbers (3, 1, 2) nor a seed of one word"
        )
    if is_seed(lots):
        import hashlib

        seed = entries[0]
        order: Sequence[int] = sorted(
            numbers, key=lambda number: hashlib.sha256(f"{seed}:{number}".encode()).digest()
        )
    else:
        order = [int(part) for part in entries]
        known = set(numbers)
        unknown = [number for number in order if number not in known]
        if unknown:
            raise TieBreakError(f"the lots name player {unknown[0]}, but there is none")
        if len(set(order)) < len(order):
            twice, _ = Counter(order).most_common(1)[0]
            raise TieBreakError(f"the lots name player {twice} twice")
    places: Mapping[int, int] = {number: place for place, number in enumerate(order, start=1)}
    return dict(places)
