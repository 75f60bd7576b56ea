"""The tie-break systems by code: what each is called, where its rule stands, how it is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Callable

from xltiebreak.context import Context
from xltiebreak.errors import TieBreakError
from xltiebreak.figures import Figure
from xltiebreak.worksheet import SUM, Term, Worksheet, total

Compute = Callable[[Context, int], Sequence[Term]]


@dataclass(frozen=True)
class System:
    """One tie-break system.

    ``reference`` is the rule's number; ``key`` the one line that users read, on screen and on
    paper; ``combine`` how the terms make the value; ``needs`` what has to be known for it
    (``"ratings"``, ``"colours"``, ``"lots"``); ``options`` the suffixes that it takes, each
    with its one line; ``in_group`` marks a system that is worked out among the players still
    tied; ``by_hand`` is what :mod:`xltiebreak.byhand` has to be told for it, of ``"scores"``,
    ``"cumulatives"``, ``"ratings"`` and ``"performances"`` of the opponents, the player's own
    ``"points"`` by round and his ``"score"``; ``function`` is its name in Excel; ``compute``
    gives a player's terms.
    """

    code: str
    name: str
    reference: str
    key: str
    compute: Compute
    combine: str = SUM
    digits: int = 2
    higher_is_better: bool = True
    needs: str = ""
    in_group: bool = False
    by_hand: tuple[str, ...] = ()
    function: str = ""
    options: Mapping[str, str] = field(default_factory=dict)


SYSTEMS: dict[str, System] = {}

_MISSING = {
    "ratings": "no opponent has a rating",
    "colours": "no colors are known",
    "lots": "no lot was drawn",
}


def system(
    code: str,
    name: str,
    reference: str,
    key: str,
    *,
    combine: str = SUM,
    digits: int = 2,
    higher_is_better: bool = True,
    needs: str = "",
    in_group: bool = False,
    by_hand: tuple[str, ...] = (),
    function: str = "",
    options: Mapping[str, str] | None = None,
) -> Callable[[Compute], Compute]:
    """Register the decorated function as the system of this code."""

    def register(compute: Compute) -> Compute:
        SYSTEMS[code] = System(
            code=code,
            name=name,
            reference=reference,
            key=key,
            compute=compute,
            combine=combine,
            digits=digits,
            higher_is_better=higher_is_better,
            needs=needs,
            in_group=in_group,
            by_hand=by_hand,
            function=function,
            options=options or {},
        )
        return compute

    return register


@dataclass(frozen=True)
class TieBreak:
    """A system with its options, as a user asks for it: ``MM``, ``MED/H``.

    ``code`` keeps the user's spelling.
    """

    code: str
    system: System
    options: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The system's name with its options: ``Sonneborn-Berger on adjusted scores``."""
        options = (self.system.options[option].partition(" (")[0] for option in self.options)
        return " ".join([self.system.name, *options])

    def is_same_as(self, other: TieBreak) -> bool:
        """Whether both compute the same, however they are spelled."""
        return self.system is other.system and set(self.options) == set(other.options)

    def terms(self, context: Context, number: int, group: Sequence[int] = ()) -> tuple[Term, ...]:
        """A player's terms; ``group`` are the players still tied, where that matters."""
        return tuple(self.system.compute(context.narrowed(self.options, group), number))

    def values(
        self, context: Context, numbers: Sequence[int], group: Sequence[int] = ()
    ) -> dict[int, Figure | None]:
        """The value of each of these players."""
        narrowed = context.narrowed(self.options, group)
        system = self.system
        return {
            number: total(system.combine, system.compute(narrowed, number)) for number in numbers
        }

    def worksheet(self, context: Context, number: int, group: Sequence[int] = ()) -> Worksheet:
        """A player's calculation, to be shown."""
        return Worksheet(
            system=self.code,
            name=self.name,
            combine=self.system.combine,
            terms=self.terms(context, number, group),
            digits=self.system.digits,
            remark=context.edition.remarks.get(self.system.code, ""),
            missing=_MISSING.get(self.system.needs, ""),
        )


def tie_break(code: str) -> TieBreak:
    """The tie-break of this code, in any case, with its options behind slashes.

    Raises:
        TieBreakError: there is no such system or option; the message lists those there are.
    """
    base, *options = code.strip().upper().split("/")
    found = SYSTEMS.get(base)
    if found is None:
        raise TieBreakError(f"{code!r} is not a tie-break; use one of {', '.join(SYSTEMS)}")
    for option in options:
        if option not in found.options:
            takes = ", ".join(f"{base}/{o}" for o in found.options) or "none"
            raise TieBreakError(f"{base} has no option {option!r}; it takes {takes}")
    return TieBreak(code.strip(), found, tuple(options))
