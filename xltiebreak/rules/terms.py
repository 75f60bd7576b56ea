"""The terms of a tie-break: what each round gives to it, and what was dropped and why.

A tie-break's value is made from its terms alone. Words are made late: a note is a template with its
figures until it is shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Callable, NamedTuple, Optional, Union, overload

from xltiebreak.event.figures import Figure, decimal
from xltiebreak.event.results import Result

Show = Callable[[Figure, int], str]
"""How a figure is written, with at most so many decimals: ``2.5`` on screen, ``2½`` on paper."""

_DIGITS = 2


class Words(NamedTuple):
    """A text whose figures are not yet written out: ``Words("half of {}", (2.5,))``.

    The caller of :meth:`shown` decides how figures are written; whole numbers and texts stay as
    they are. ``more`` follows behind a semicolon.
    """

    template: str = ""
    figures: tuple[object, ...] = ()
    more: Words | None = None

    def shown(self, show: Show = decimal) -> str:
        """Return the words as a reader sees them."""
        rest = self.more.shown(show) if self.more else ""
        return "; ".join(part for part in (self.first(show), rest) if part)

    def first(self, show: Show = decimal) -> str:
        """Return the words before the first semicolon."""
        if not self.figures:
            return self.template
        return self.template.format(*(_written(figure, show) for figure in self.figures))

    def then(self, more: Words) -> Words:
        """Return these words and, behind a semicolon, more."""
        if not more:
            return self
        return self._replace(more=self.more.then(more) if self.more else more) if self else more

    def __bool__(self) -> bool:
        return bool(self.template)


def _written(figure: object, show: Show) -> str:
    return show(figure, _DIGITS) if isinstance(figure, (float, Fraction)) else str(figure)


SILENCE = Words()

Wording = Union[Words, Callable[[], Words]]
"""Words, or a function that makes them; ranking alone never calls it."""


class Drop(NamedTuple):
    """Why a term does not count: ``which`` it is (the lowest …) and the rule's ``reason``.

    Without ``which``, the term was never a candidate, for example because no game was played.
    """

    which: str
    reason: Words


def idle(reason: str, *figures: object) -> Drop:
    """Return the reason for a term that was never a candidate."""
    return Drop("", Words(reason, figures))


class Term(NamedTuple):
    """What one round gives to a tie-break.

    ``wording`` says what the amount is where that is not plain, in words or as a function that
    makes them; ``drop`` is why the term does not count. ``round`` is empty only where a value is
    read off as a whole (a drawn lot, a rank). If an opponent's adjusted score makes the amount,
    ``instead`` is that opponent's score in the standings.
    """

    round: int | None
    opponent: int | None
    amount: Figure
    wording: Wording = SILENCE
    drop: Drop | None = None
    instead: Figure | None = None

    @property
    def words(self) -> Words:
        """What the amount is, where that is not plain, with the figures still in it."""
        return self.wording if isinstance(self.wording, Words) else self.wording()

    @property
    def note(self) -> str:
        """What the amount is, where that is not plain, as it stands on screen."""
        return self.words.shown()

    @property
    def counted(self) -> bool:
        """Whether the term enters the value."""
        return self.drop is None

    def dropped(self, drop: Drop) -> Term:
        """Return the same term, dropped for this reason."""
        return self._replace(drop=drop)

    @property
    def reasons(self) -> Words:
        """The note and the reason for dropping it."""
        if self.drop is None:
            return self.words
        if not self.drop.which:
            return self.words.then(self.drop.reason)
        template, figures, more = self.drop.reason
        return self.words.then(
            Words(f"dropped as the {self.drop.which}: {template}", figures, more)
        )

    @property
    def why(self) -> str:
        """The note and the reason for dropping it, as they stand on screen."""
        return self.reasons.shown()


def not_played(round: int, result: Result) -> Term:
    """Return the term of a round without a game, where only games count."""
    return Term(round, None, 0.0, drop=idle(result.outcome.value))


TermMaker = Callable[[int, Optional[Figure]], Term]
"""Makes a term from its place in the list and its amount."""

_NONE_DROPPED: Mapping[int, Drop] = {}


class Terms(Sequence[Term]):
    """A list of terms that holds the amounts, and makes each term only when it is read.

    Ranking needs no more than the amounts. An empty amount was never a candidate; ``make_term``
    takes a place in the list and its amount; ``drops`` holds, by place, what is dropped and why.
    ``missing`` is why there are no terms, if the reason is not the system's own.
    """

    __slots__ = ("_candidates", "amounts", "drops", "make_term", "missing")

    def __init__(
        self,
        amounts: Sequence[Optional[Figure]],  # noqa: UP045 - Python 3.9
        make_term: TermMaker,
        drops: Mapping[int, Drop] = _NONE_DROPPED,
    ) -> None:
        self.amounts = amounts
        self.make_term = make_term
        self.drops = drops
        self.missing = ""
        self._candidates: dict[int, Figure] | None = None

    @classmethod
    def of(cls, terms: Iterable[Term]) -> Terms:
        """Return a list of terms that are made already."""
        made = tuple(terms)
        amounts = [term.amount if term.drop is None else None for term in made]
        return cls(amounts, lambda place, _: made[place])

    def without(self, drops: Mapping[int, Drop]) -> Terms:
        """Return the same terms with these dropped as well."""
        fewer = Terms(
            self.amounts, self.make_term, {**self.drops, **drops} if self.drops else drops
        )
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
        term = self.make_term(place, self.amounts[place])
        drop = self.drops.get(place)
        return term if drop is None else term.dropped(drop)


NO_TERMS = Terms.of(())
"""The terms of a player who has no value."""


def no_value(reason: str) -> Terms:
    """Return the terms of a player who has no value, for this reason."""
    terms = Terms.of(())
    terms.missing = reason
    return terms


def read_off(amount: float, words: Words) -> Terms:
    """Return the one term of a value that is read off as a whole."""
    return Terms.of([Term(None, None, amount, words)])
