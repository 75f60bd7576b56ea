"""The tie-break systems by code: what each is called, and where its rule stands."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Any, Callable, NamedTuple, TypeVar

from xltiebreak.event.figures import Figure
from xltiebreak.event.findings import TieBreakError
from xltiebreak.rules.context import GAME_POINTS, MATCH_POINTS, Context
from xltiebreak.rules.terms import NO_TERMS, Terms, no_value
from xltiebreak.rules.worksheet import SUM, Combine, Worksheet, total

Compute = Callable[[Context, int], Terms]
Computing = TypeVar("Computing", bound=Compute)


class Needs(Enum):
    """What has to be known for a system; the value is the sentence where it is not known."""

    __hash__ = object.__hash__

    NOTHING = ""
    RATINGS = "no opponent has a rating"
    COLOURS = "no colors are known"
    LOTS = "no lot was drawn"
    TEAMS = "this is no team event"
    POINTS = "the points inside the matches are not known"
    BOARDS = "the results by board are not known"
    COMBINED = "only teams have it, where their top players are added up"


class Figures(Enum):
    """The figures that :mod:`xltiebreak.ranking.byhand` needs for a system: those of the opponents
    (with the word for them), or the contestant's own."""

    __hash__ = object.__hash__

    SCORES = "scores"
    CUMULATIVES = "cumulatives"
    RATINGS = "ratings"
    PERFORMANCES = "performances"
    TOURNAMENT_POINTS = "tournament points"
    POINTS = "points"
    SCORE = "score"
    MATCHES = "matches"

    @property
    def of_opponents(self) -> bool:
        """Whether these are figures of the opponents."""
        return self not in _OWN_FIGURES


_OWN_FIGURES = (Figures.POINTS, Figures.SCORE, Figures.MATCHES)
_NONE: Mapping[str, str] = {}


class System(NamedTuple):
    """One tie-break system.

    ``reference`` is the rule's number; ``key`` the one line that users read, on screen and on
    paper; ``compute`` gives a player's terms, ``combine`` is how they make the value; ``needs`` is
    what has to be known, ``missing`` the sentence where it is not. ``of_points`` marks a system
    that adds up points, so that a team event can take match or game points for it (``BH:GP``);
    ``of_rounds`` one that depends on the order of the games; ``of_opponents`` one whose terms are
    figures of the opponents, whatever the results; ``in_group`` one that is worked out among the
    players still tied. ``options`` are its suffixes, each with its one line, where ``C1`` stands
    for any number behind C; ``by_hand`` are the figures for a calculation by hand; ``function`` is
    its name in Excel, ``functions`` those of its options. ``unplayed`` says what a round without a
    game is worth in it, if neither the key nor the edition does.
    """

    code: str
    name: str
    reference: str
    key: str
    compute: Compute
    combine: Combine = SUM
    digits: int = 2
    higher_is_better: bool = True
    needs: Needs = Needs.NOTHING
    in_group: bool = False
    of_opponents: bool = False
    of_points: bool = False
    of_rounds: bool = False
    by_hand: tuple[Figures, ...] = ()
    function: str = ""
    functions: Mapping[str, str] = _NONE
    options: Mapping[str, str] = _NONE
    missing: str = ""
    unplayed: str = ""

    @property
    def of_scores(self) -> bool:
        """Whether its terms are opponents' scores, as the edition counts their unplayed rounds."""
        cumulatives = Figures.CUMULATIVES in self.by_hand
        return self.of_opponents and self.of_points and not cumulatives

    @property
    def of_teams(self) -> bool:
        """Whether only teams have it."""
        return self.needs in _OF_TEAMS

    def meaning(self, option: str) -> str:
        """Return the one line of an option, with its number filled in: ``Cut 2 (…)`` for ``C2``.

        Raises:
            KeyError: the system does not take it.
        """
        if option in self.options:
            return self.options[option].replace(" the 1 ", " the ")
        letter, number = _parted(option)
        for example, text in self.options.items():
            shape, shown = _parted(example)
            if shape == letter and shown and number:
                return text.replace(shown, number).replace(" the 1 ", " the ")
        raise KeyError(option)


def _parted(option: str) -> tuple[str, str]:
    """Return ``C`` and ``2`` of ``C2``, ``L+`` and ``1`` of ``L+1``, ``A`` and nothing of ``A``."""
    match = re.fullmatch(_OPTION, option)
    return (match[1], match[2]) if match else (option, "")


_OPTION = r"([A-Z]+[+-]?)([1-9]\d{0,3})?"

_OF_TEAMS = (Needs.TEAMS, Needs.POINTS, Needs.BOARDS, Needs.COMBINED)

SYSTEMS: dict[str, System] = {}

REVERSED = "R"
"""The option that lets the lower value come first."""

_POINTS: Mapping[str, tuple[str, ...]] = {
    "": (),
    MATCH_POINTS: ("on match points",),
    GAME_POINTS: ("on game points",),
}

_NO_ROUNDS = "a grid of players does not say in which round a game was played"
_NO_GAME_POINTS = "the points inside the matches, or the number of boards, are not known"


_NAMED = re.compile(r"(.+?) \((.+?)\): ")


def system(
    code: str, key: str, name: str = "", reference: str = "", **settings: Any
) -> Callable[[Computing], Computing]:
    """Register the decorated function as the system of this code; the settings are the fields of
    :class:`System`. Name and rule are those with which its docstring begins, unless they are given:
    ``Solkoff (US Chess 34E2): the sum ...``."""

    def register(compute: Computing) -> Computing:
        named = _NAMED.match(" ".join((compute.__doc__ or "").split()))
        called, rule = named.groups() if named and not name else (name, reference)
        made = System(code, called, rule, key, compute, **settings)
        if made.needs is Needs.COLOURS:
            made = made._replace(compute=_where_colors_are_known(compute))
        SYSTEMS[code] = made._replace(missing=made.missing or made.needs.value)
        return compute

    return register


def _where_colors_are_known(compute: Compute) -> Compute:
    """Return the same for players with a color in each game: one that is missing may be Black, too,
    and is never taken for White."""

    def terms(context: Context, number: int) -> Terms:
        if not context.scores.knows_colours:
            return NO_TERMS
        unknown = [f"R{round}" for round, _, result in context.games(number) if not result.colour]
        if unknown:
            return no_value(f"entered without a color: {', '.join(unknown)}")
        return compute(context, number)

    return terms


@dataclass(frozen=True)
class TieBreak:
    """A system with its options, as a user asks for it: ``MM``, ``MED/H``, ``BH:GP/C1``.

    ``code`` keeps the user's spelling; ``points`` is ``MP`` or ``GP`` for a team event, and empty
    for the points that place the teams.
    """

    code: str
    system: System
    options: tuple[str, ...] = ()
    points: str = ""

    @property
    def name(self) -> str:
        """The system's name with its options: ``Sonneborn-Berger on adjusted scores``."""
        options = (self.system.meaning(option).partition(" (")[0] for option in self.options)
        return " ".join([self.system.name, *_POINTS[self.points], *options])

    @property
    def help(self) -> str:
        """The name, the rule and the one line that users read, with the line of each option."""
        return self.help_under("")

    def named_under(self, family: str) -> str:
        """Return the name with its rule, that of this federation where several have it:
        ``Sonneborn-Berger (US Chess 34E8)``."""
        rules = self.system.reference.split("; ")
        own = [rule for rule in rules if family and rule.startswith(family)]
        reference = "; ".join(own or rules)
        return f"{self.name} ({reference})" if reference else self.name

    def help_under(self, family: str) -> str:
        """Return the same as ``help`` with the rule of this federation."""
        options = "".join(f" {self.system.meaning(option)}." for option in self.options)
        return f"{self.named_under(family)}: {self.system.key}{options}"

    @cached_property
    def settings(self) -> Mapping[str, int]:
        """The options as rules ask for them: ``C2`` is 2 under ``C``, ``A`` is 1 under ``A``."""
        parted = map(_parted, self.options)
        return {letter: int(number or 1) for letter, number in parted}

    @property
    def higher_is_better(self) -> bool:
        """Whether the higher value comes first; option R reverses it."""
        return self.system.higher_is_better != (REVERSED in self.settings)

    def is_same_as(self, other: TieBreak) -> bool:
        """Whether both compute the same, however they are spelled."""
        mine = (self.system, self.settings, self.points)
        return mine == (other.system, other.settings, other.points)

    def terms(self, context: Context, number: int, group: Sequence[int] = ()) -> Terms:
        """Return a player's terms; ``group`` are the players still tied, where that matters."""
        seen = self._looked_at(context, group)
        return seen if isinstance(seen, Terms) else self.system.compute(seen, number)

    def values(
        self, context: Context, numbers: Sequence[int], group: Sequence[int] = ()
    ) -> dict[int, Figure | None]:
        """Return the value of each of these players."""
        seen = self._looked_at(context, group)
        if isinstance(seen, Terms):
            return dict.fromkeys(numbers)
        combine, compute = self.system.combine, self.system.compute
        return {number: total(combine, compute(seen, number)) for number in numbers}

    def column(self, context: Context, numbers: Sequence[int]) -> dict[int, Figure | None]:
        """Return the value of each of these players, outside an order. A tie-break of tied players
        is worked out among all players with the same score."""
        if not self.system.in_group:
            return self.values(context, numbers)
        same_score: dict[float, list[int]] = {}
        for number, score in context.scores.final.items():
            same_score.setdefault(score, []).append(number)
        return {
            number: self.values(context, [number], same_score[context.score(number)])[number]
            for number in numbers
        }

    def _looked_at(self, context: Context, group: Sequence[int]) -> Context | Terms:
        """Return the section by the points that the tie-break takes; or terms that say why there is
        no value: nobody is tied, or the rounds, the points or a match's greatest points are not
        known."""
        if self.system.in_group and len(group) < 2:
            return NO_TERMS
        if self.system.of_rounds and not context.knows_rounds:
            return no_value(_NO_ROUNDS)
        scores = context.scores if not self.points else context.by.counted_by(self.points)
        if scores is None or (self.system.of_points and not scores.win):
            return no_value(_NO_GAME_POINTS if context.by.of_teams else Needs.TEAMS.value)
        return context.on(scores).narrowed(self.settings, group)

    def worksheet(
        self, context: Context, number: int, group: Sequence[int] = (), alone: str = ""
    ) -> Worksheet:
        """Return a player's calculation, to be shown; ``alone`` is why no other is tied with
        him."""
        terms = self.terms(context, number, group)
        missing = terms.missing or self.system.missing
        if self.system.in_group and len(group) < 2:
            missing = alone or f"no other {context.entry} has the same score"
        return Worksheet(
            system=self.code,
            name=self.name,
            combine=self.system.combine,
            terms=Terms.of(terms),
            digits=self.system.digits,
            remark=context.edition.remark(self.system.code, context.scores.kind),
            missing=missing,
        )


def of_code(code: str) -> TieBreak:
    """Return the tie-break of this code, in any case, with its options behind slashes. Names are
    read by :mod:`xltiebreak.rules.systems.names`.

    Raises:
        TieBreakError: there is no such system or option; the message lists its options.
    """
    first, *options = code.strip().upper().split("/")
    base, colon, points = first.partition(":")
    system = SYSTEMS.get(base) or _spelled_otherwise(base)
    if system is None:
        raise TieBreakError(f"{code!r} is not the code of a tie-break")
    if colon and (points not in _POINTS or not points or not system.of_points):
        takes = f"{base}:MP or {base}:GP" if system.of_points else f"{base} alone"
        raise TieBreakError(f"{code!r} is not a tie-break; use {takes}")
    for k, option in enumerate(options):
        try:
            system.meaning(option)
        except KeyError:
            takes = ", ".join(f"{base}/{o}" for o in system.options) or "none"
            raise TieBreakError(f"{base} has no option {option!r}; it takes {takes}") from None
        if _parted(option)[0] in {_parted(other)[0] for other in options[:k]}:
            raise TieBreakError(f"{code!r} has the option {_parted(option)[0]} twice; give it once")
    return TieBreak(code.strip(), system, tuple(options), points)


def _spelled_otherwise(code: str) -> System | None:
    return next((system for system in SYSTEMS.values() if system.code.upper() == code), None)
