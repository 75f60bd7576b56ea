"""Tie-breaks of the games between the players who are tied: Head-to-Head, Direct Encounter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple, Optional

from xltiebreak.event.figures import Figure
from xltiebreak.rules.context import Context
from xltiebreak.rules.systems.opponents import FORFEITS_AS_GAMES
from xltiebreak.rules.systems.registry import system
from xltiebreak.rules.terms import NO_TERMS, SILENCE, Term, Terms, Words, idle, not_played, read_off
from xltiebreak.rules.worksheet import READ_OFF


@system(
    "H2H",
    "Wins minus losses in the games between the players still tied.",
    in_group=True,
    function="HEADTOHEAD",
)
def head_to_head(context: Context, number: int) -> Terms:
    """Head-to-Head (US Chess 34E5): wins minus losses in the games between the players still tied:
    "plus two" beats "plus one", whatever the percentage."""
    return Terms.of(
        not_played(round, result)
        if not result.played
        else Term(round, result.opponent, result.points * 2 - 1, Words(result.outcome.value))
        if result.opponent in context.group
        else Term(round, result.opponent, 0.0, drop=idle(f"not against a tied {context.entry}"))
        for round, result in context.history(number)
    )


@system(
    "DE",
    "The place in the standings made of the games between the players still tied.",
    combine=READ_OFF,
    higher_is_better=False,
    in_group=True,
    of_points=True,
    options=FORFEITS_AS_GAMES,
    function="DIRECTENCOUNTER",
    missing="the games between the tied players do not part them",
)
def direct_encounter(context: Context, number: int) -> Terms:
    """Direct Encounter (FIDE C.07 6): the player's place, 1 first, in the standings made of the
    games between the tied players; no value if these games leave all of them level.

    Source: regulations until August 2023, "direct encounter".
    """
    place = _places(context)[number]
    return NO_TERMS if place is None else read_off(place, _place_in_words(context, number, place))


def _places(context: Context) -> Mapping[int, Optional[float]]:  # noqa: UP045 - Python 3.9
    """Return each tied player's place, shared by players who are level; none if all are level."""
    tied = sorted(context.group)
    what = (f"DE{'/P' * ('P' in context.options)}", tuple(tied))
    return context.scores.once(what, lambda: places_of(parted(context, tied)))


def places_of(blocks: Sequence[Sequence[int]]) -> dict[int, Optional[float]]:  # noqa: UP045 - 3.9
    """Return the place of each entry in these blocks, 1 first; none if there is only one block."""
    places: dict[int, Optional[float]] = {}  # noqa: UP045 - Python 3.9
    for block in blocks:
        place = None if len(blocks) == 1 else len(places) + 1.0
        places.update(dict.fromkeys(block, place))
    return places


class Encounters(NamedTuple):
    """The games of one player against the others of a tied group.

    ``points`` is the sum over the opponents met, since 2023 with the average for an opponent met
    more than once; ``missing`` the points that wins against those not met would bring; ``games``
    the rounds, opponents and points.
    """

    points: Figure
    missing: Figure
    games: Sequence[tuple[int, int, float]]

    @property
    def at_most(self) -> Figure:
        """The points if every missing game were won."""
        return self.points + self.missing


def encounters(context: Context, number: int, tied: Sequence[int]) -> Encounters:
    """Return the player's games against the other tied players; forfeits only where they are games.

    Source: FIDE C.07 6.1, 6.1.1, 6.1.2; until August 2023 all their games are added.
    """
    others = set(tied) - {number}
    games = [
        (round, result.opponent, result.points)
        for round, result in context.history(number)
        if result.opponent in others and context.is_game(result) and result.opponent is not None
    ]
    against: dict[int, list[float]] = {}
    for _, opponent, points in games:
        against.setdefault(opponent, []).append(points)
    averages = context.edition.encounter_of_2023
    total = sum(Fraction(sum(got)) / (len(got) if averages else 1) for got in against.values())
    missing = 0 if context.scores.is_roundrobin else len(others) - len(against)
    return Encounters(total, missing * Fraction(context.scores.win), games)


def parted(context: Context, tied: Sequence[int]) -> list[list[int]]:
    """Return the tied players in blocks, best first.

    If all have met, the points decide, and the rule is applied again to those still level.
    Otherwise a player is first if he stays alone at the top whatever the missing games bring, the
    next is second in the same way, and so on; the rule is applied again to all who are left.

    Source: FIDE C.07 6.2, 6.3; until August 2023 only if all have met.
    """
    met = {number: encounters(context, number, tied) for number in tied}
    if not any(encounter.missing for encounter in met.values()):
        blocks = _by_points(met)
        if len(blocks) == 1 or not context.edition.encounter_of_2023:
            return blocks
        return [level for block in blocks for level in parted(context, block)]
    if not context.edition.encounter_of_2023:
        return [list(tied)]
    first = _alone_at_the_top(met)
    rest = [number for number in tied if number not in first]
    if not first:
        return [list(tied)]
    return [[number] for number in first] + (parted(context, rest) if rest else [])


def _by_points(met: Mapping[int, Encounters]) -> list[list[int]]:
    blocks: dict[Figure, list[int]] = {}
    for number, encounter in met.items():
        blocks.setdefault(encounter.points, []).append(number)
    return [blocks[points] for points in sorted(blocks, reverse=True)]


def _alone_at_the_top(met: Mapping[int, Encounters]) -> list[int]:
    """Return the players who are first, second … whatever the missing games bring.

    Source: FIDE C.07 6.3.
    """
    left = sorted(met, key=lambda number: met[number].points, reverse=True)
    first: list[int] = []
    while len(left) > 1 and met[left[0]].points > max(met[n].at_most for n in left[1:]):
        first.append(left.pop(0))
    return first + left if first and len(left) == 1 else first


def _place_in_words(context: Context, number: int, place: float) -> Words:
    """``place 1 of the tied; 1.5 points against players 2, 3 (R2 v 2: 1, R4 v 3: 0.5)``"""
    others = sorted(context.group - {number})
    against = f"{context.entry}{'s' * (len(others) > 1)} {', '.join(map(str, others))}"
    own = encounters(context, number, sorted(context.group))
    first = Words("place {} of the tied", (place,))
    if not own.games:
        return first.then(Words(f"no game against {against}"))
    points = f"{{}} point{'s' * (own.points != 1)}"
    averages = context.edition.encounter_of_2023
    games = [_games_with(opponent, own.games, averages) for opponent in others]
    met = [words for words in games if words]
    listed = Words(
        ", ".join(words.template for words in met),
        tuple(figure for words in met for figure in words.figures),
    )
    score = Words(f"{points} against {against} ({listed.template})", (own.points, *listed.figures))
    return first.then(score)


def _games_with(opponent: int, games: Sequence[tuple[int, int, float]], averages: bool) -> Words:
    """``R2 v 3: 1``; ``average of R2, R5 v 3: 0.5 (1, 0)``, or ``R2, R5 v 3: 1 (1, 0)`` where games
    are added; nothing where the two did not meet."""
    met = [(round, got) for round, other, got in games if other == opponent]
    rounds = ", ".join(f"R{round}" for round, _ in met)
    if len(met) < 2:
        return Words(f"{rounds} v {opponent}: {{}}", (met[0][1],)) if met else SILENCE
    figures = [got for _, got in met]
    each = ", ".join("{}" for _ in figures)
    made = Fraction(sum(figures)) / (len(figures) if averages else 1)
    first = "average of " * averages
    return Words(f"{first}{rounds} v {opponent}: {{}} ({each})", (made, *figures))
