"""Made-up events for the referees: Swiss events with every kind of bye and forfeit, and
round-robins."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random

from xltiebreak import Crosstable, Event, Outcome, Player, Result, Section

Results = dict[int, list[Result]]

BYES = [Outcome.HALF_BYE] * 4 + [Outcome.UNPAIRED] * 4 + [Outcome.FULL_BYE]
GAMES = [(Outcome.WIN, Outcome.LOSS), (Outcome.DRAW, Outcome.DRAW), (Outcome.LOSS, Outcome.WIN)]
FORFEITS = [
    (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS),
    (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN),
]
DOUBLE_FORFEIT = (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS)
ABSENT = Result(Outcome.UNPAIRED)


def every_kind(events: int) -> Iterator[Section]:
    """So many events of each kind, the same at every run: Swiss events of 8 to 25 players and 5
    to 11 rounds, single and double round-robins of 4 to 10 players; some not finished, some with
    unrated players, some with pairing byes worth ½."""
    for seed in range(events):
        made = swiss(
            seed,
            players=8 + seed % 18,
            rounds=5 + seed % 7,
            unplayed=(0.12, 0.3, 0.0)[seed % 3],
            bye_worth=0.5 if seed % 5 == 4 else None,
        )
        yield with_unrated(made, seed) if seed % 4 == 1 else made
        if seed % 3 == 0:
            yield unfinished(made, rounds=3 + seed % 4)
        of_all = roundrobin(seed, players=4 + seed % 7, double=seed % 2 == 1)
        yield of_all
        if seed % 4 == 2:
            yield with_unrated(of_all, seed)
        if seed % 4 == 0:
            yield unfinished(of_all, rounds=of_all.crosstable.rounds - 2)
        if seed % 2 == 0:
            yield roundrobin(seed, players=5 + seed % 6, leaves_after=(0.3, 0.7)[seed % 4 // 2])


def named(section: Section | str) -> str:
    """A short name of such an event, or of an edition, for a list of tests."""
    if isinstance(section, str):
        return section
    rounds, planned = section.crosstable.rounds, section.scheduled_rounds
    length = f"{rounds} rounds" if rounds == planned else f"{rounds} of {planned} rounds"
    return f"{section.name}, {len(section.players)} players, {length}"


def swiss(
    seed: int, players: int, rounds: int, *, unplayed: float = 0.12, bye_worth: float | None = None
) -> Section:
    """Score groups paired in the order of a shuffled list; some of those away have asked for a
    bye, have left, or come late; some games are forfeited, by one or by both."""
    random = Random(seed)
    numbers = list(range(1, players + 1))
    results: Results = {number: [] for number in numbers}
    joins = {n: random.randint(2, 3) for n in numbers if random.random() < unplayed / 2}
    leaves = {n: random.randint(2, rounds) for n in numbers if random.random() < unplayed}
    for round in range(1, rounds + 1):
        here = []
        for number in numbers:
            if round < joins.get(number, 0) or round >= leaves.get(number, rounds + 1):
                results[number].append(ABSENT)
            elif random.random() < unplayed / 2:
                results[number].append(Result(random.choice(BYES)))
            else:
                here.append(number)
        here.sort(key=lambda n: (-sum(r.points for r in results[n]), random.random()))
        if len(here) % 2:
            results[here.pop()].append(Result(Outcome.PAIRING_BYE, worth=bye_worth))
        while here:
            _play(results, *next_pair(here, results), random, unplayed)
    return _section(results, random, "swiss", rounds, f"Swiss {seed}")


def open_event(players: int, rounds: int, seed: int = 1) -> Event:
    """An Open of many players of six clubs, few of whom miss a round."""
    made = swiss(seed, players, rounds, unplayed=0.05)
    people = tuple(
        replace(player, name=f"Player, Invented {player.number}", team="ABCDEF"[player.number % 6])
        for player in made.players
    )
    return Event("A Large Open", (replace(made, name="Open", players=people),))


def roundrobin(
    seed: int,
    players: int,
    *,
    double: bool = False,
    unplayed: float = 0.1,
    leaves_after: float | None = None,
) -> Section:
    """Everybody against everybody by the circle method, once or twice.

    ``leaves_after`` is the share of the rounds after which one player withdraws; the games that
    are left to him are lost by forfeit.
    """
    random = Random(seed)
    seats = range(1, players + 1)
    results: Results = {number: [] for number in seats}
    for pairs in circle(seats, double=double):
        for first, other in pairs:
            if first and other:
                _play(results, first, other, random, unplayed)
            else:
                results[first or other or 0].append(ABSENT)
    rounds = len(results[1])
    name = f"{'double ' * double}round-robin {seed}" + ", one leaves" * (leaves_after is not None)
    made = _section(results, random, "roundrobin", rounds, name)
    if leaves_after is None:
        return made
    return _leaving(made, random.randint(1, players), int(leaves_after * rounds))


def circle(
    entries: Iterable[int], *, double: bool
) -> Iterator[list[tuple[int | None, int | None]]]:
    """The pairs of each round in which everybody meets everybody, once or twice; one of a pair is
    nobody where the number is odd."""
    seats: list[int | None] = [*entries]
    if len(seats) % 2:
        seats.append(None)
    for _ in range((len(seats) - 1) * (2 if double else 1)):
        yield list(zip(seats, reversed(seats[len(seats) // 2 :])))
        seats.insert(1, seats.pop())


def unfinished(section: Section, rounds: int) -> Section:
    """The same event after this round, of players or of teams."""
    matches = section.matches
    if matches is not None:
        assert matches.members is not None
        members = replace(matches.members, crosstable=matches.members.crosstable.up_to(rounds))
        matches = replace(
            matches,
            points=tuple(row[:rounds] for row in matches.points),
            lineups=tuple(row[:rounds] for row in matches.lineups),
            members=members,
        )
    return replace(section, crosstable=section.crosstable.up_to(rounds), matches=matches)


def with_unrated(section: Section, seed: int) -> Section:
    """The same event with two players who have no rating, every other time at a stated one."""
    without = Random(seed).sample(section.crosstable.numbers, 2)
    players = tuple(replace(p, rating=None) if p.number in without else p for p in section.players)
    name = f"{section.name}, two unrated"
    return replace(section, name=name, players=players, unrated=1200 if seed % 8 < 4 else None)


def _leaving(section: Section, number: int, last: int) -> Section:
    """The section with this player's games after the round ``last`` forfeited."""

    def result(player: int, r: int, before: Result) -> Result:
        if r < last or before.opponent is None or number not in (player, before.opponent):
            return before
        lost = player == number
        return Result(
            Outcome.FORFEIT_LOSS if lost else Outcome.FORFEIT_WIN, before.opponent, before.colour
        )

    rows = tuple(
        tuple(result(player, r, before) for r, before in enumerate(row))
        for player, row in section.crosstable.rows.items()
    )
    table = Crosstable(section.crosstable.numbers, rows)
    return replace(section, crosstable=table, withdrawn=(number,))


def next_pair(here: list[int], results: Mapping[int, Sequence[Result]]) -> tuple[int, int]:
    """The first player and the next one whom he has not met, if there is one."""
    first = here.pop(0)
    met = {result.opponent for result in results[first]}
    other = next((number for number in here if number not in met), here[0])
    here.remove(other)
    return first, other


def _play(results: Results, first: int, other: int, random: Random, unplayed: float) -> None:
    white, black = (first, other) if random.random() < 0.5 else (other, first)
    chance = random.random()
    if chance < unplayed / 8:
        pair = DOUBLE_FORFEIT
    elif chance < unplayed / 2:
        pair = random.choice(FORFEITS)
    else:
        pair = random.choice(GAMES)
    results[white].append(Result(pair[0], black, "w"))
    results[black].append(Result(pair[1], white, "b"))


def _section(results: Results, random: Random, kind: str, rounds: int, name: str) -> Section:
    players = tuple(
        Player(number, f"Entrant {number}", rating=random.randrange(1000, 2600))
        for number in results
    )
    rows = tuple(tuple(row) for row in results.values())
    return Section(
        name, players, Crosstable(tuple(results), rows), kind=kind, scheduled_rounds=rounds
    )
