"""The terms of a tie-break: what each round gives to it, and what was dropped and why.

A tie-break's value is made from its list of terms, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Callable, NamedTuple, Optional, Union, overload

from xltiebreak.event.figures import Figure

if TYPE_CHECKING:
    from xltiebreak.event.results import Result

Said = Union[str, Callable[[], str]]
"""Words, or what makes them: whoever only ranks never asks."""


class Drop(NamedTuple):
    """Why a term does not count: ``which`` it is (the lowest …) and the rule's reason.

    Without ``which``, the term was never a candidate: no game was played, say.
    """

    which: str
    because: str


class Term(NamedTuple):
    """What one round gives to a tie-break.

    ``said`` says what the amount is where that is not plain, or makes the words when somebody
    asks; ``drop`` is why the term does not count. ``round`` is empty only where a value is read
    off as a whole (a drawn lot, a rank).
    """

    round: int | None
    opponent: int | None
    amount: Figure
    said: Said = ""
    drop: Drop | None = None

    @property
    def note(self) -> str:
        """What the amount is, where that is not plain."""
        return self.said if isinstance(self.said, str) else self.said()

    @property
    def counted(self) -> bool:
        """Whether the term enters the value."""
        return self.drop is None

    def dropped(self, drop: Drop) -> Term:
        """The same term, which does not count for this reason."""
        return Term(self.round, self.opponent, self.amount, self.said, drop)

    @property
    def why(self) -> str:
        """The note and the reason for dropping it, as one text."""
        dropped = (
            ""
            if self.drop is None
            else f"dropped as the {self.drop.which}: {self.drop.because}"
            if self.drop.which
            else self.drop.because
        )
        return "; ".join(part for part in (self.note, dropped) if part)


def not_played(round: int, result: Result) -> Term:
    """The term of a round without a game, where only games count."""
    return Term(round, None, 0.0, drop=Drop("", result.outcome.value))


Told = Callable[[int, Optional[Figure]], Term]
"""What makes a term of its place in the list and its amount."""

_NONE_DROPPED: Mapping[int, Drop] = {}


class Terms(Sequence[Term]):
    """A list of terms that holds the amounts and makes each term when somebody looks at it.

    Ranking needs no more than the amounts. An empty one was never a candidate; ``told`` makes the
    term of a place in the list and its amount; ``drops`` holds, by place, what is dropped and why.
    """

    __slots__ = ("_candidates", "amounts", "drops", "told")

    def __init__(
        self,
        amounts: Sequence[Optional[Figure]],  # noqa: UP045 - Python 3.9
        told: Told,
        drops: Mapping[int, Drop] = _NONE_DROPPED,
    ) -> None:
        self.amounts = amounts
        self.told = told
        self.drops = drops
        self._candidates: dict[int, Figure] | None = None

    def without(self, drops: Mapping[int, Drop]) -> Terms:
        """The same terms, of which these are dropped as well."""
        fewer = Terms(self.amounts, self.told, {**self.drops, **drops} if self.drops else drops)
        fewer._candidates = {**self.candidates}
        for place in drops:
            del fewer._candidates[place]
        return fewer

    @property
    def counted(self) -> list[Figure]:
        """The amounts that enter the value."""
        if self._candidates is not None:
            return list(self._candidates.values())
        if self.drops:
            return list(self.candidates.values())
        return [amount for amount in self.amounts if amount is not None]

    @property
    def candidates(self) -> Mapping[int, Figure]:
        """The same amounts by their places in the list."""
        if self._candidates is None:
            self._candidates = {
                place: amount
                for place, amount in enumerate(self.amounts)
                if amount is not None and place not in self.drops
            }
        return self._candidates

    def __len__(self) -> int:
        return len(self.amounts)

    @overload
    def __getitem__(self, index: int) -> Term: ...
    @overload
    def __getitem__(self, index: slice) -> list[Term]: ...
    def __getitem__(self, index: int | slice) -> Term | list[Term]:
        if isinstance(index, slice):
            return list(self)[index]
        place = range(len(self.amounts))[index]
        term = self.told(place, self.amounts[place])
        drop = self.drops.get(place)
        return term if drop is None else term.dropped(drop)
