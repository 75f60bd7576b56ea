"""Made-up events with everything that a file can hold, the same for the same seed.

Swiss events, round-robins and team events of :mod:`tests.referees`, with what directors add: texts
of every kind, settings, rulings, colors that nobody told, rounds half typed, printed columns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

from tests.make.crosstables import AWAITED, BLANK
from tests.make.made_up_teams import WEIGHTS, team_event
from tests.referees.events import roundrobin, swiss, unfinished
from tests.referees.team_events import team_roundrobin, team_swiss
from xltiebreak import EDITIONS as RULES
from xltiebreak import Crosstable, Event, Outcome, Player, Result, Section

NAMES = ("Ash, Ada", "Österberg, Zoë", "O'Neill, Pat", "=SUM(A1)", "Nguyễn Văn An", "Li", "",
         "A" * 40, "Van der  Berg,  Jo", "+1", "Smith; John", 'Quote, "Q"',
         "Ивanov, И.")  # fmt: skip
TEXTS = ("", "", "Old Mill", "two, three", "=1+1", "Käse & Brot", "long " * 20)
DATES = ("", "2026-03-14", "March 14-15, 2026", "03/04/2026", "next spring",
         "2024/05/06 – 2024/05/09", "2019-01-02")  # fmt: skip
EDITIONS = ("", "", "uschess", "fide2026", "fide2023", "fide2009", "raw", "wintd")
ORDERS = ("", "", "MM,SOLK", "BH/C1,BH,SB", "fide", "bham", "SB,DE,WIN", "CUM,H2H,LOT")
TEAM_ORDERS = ("", "", "usat", "EDE,MPvGP", "BH:GP/C1,GMP", "ihsa", "SSSC,BC")
POINTS = type(RULES["fide2026"].match_points)
PAIRS_BY_RULING = [
    (Outcome.WIN, Outcome.WIN),
    (Outcome.DRAW, Outcome.WIN),
    (Outcome.LOSS, Outcome.DRAW),
    (Outcome.WIN, Outcome.LOSS),
]


def made_up_event(seed: int) -> Event:
    random = Random(f"event {seed}")
    make = random.choices((_players, _robin, _teams), (5, 2, 3))[0]
    sections = [make(random, seed)]
    while make is not _teams and random.random() < 0.15:
        sections.append(_players(random, seed + 1000 * len(sections)))
    sections = [
        _with_settings(random, replace(one, name=name))
        for one, name in zip(
            sections,
            random.choice(
                [("Open", "U1200", "K-5 Novice", "Extra")] * 3 + [("A" * 35, "B", "C", "D")]
            ),
        )
    ]
    return Event(
        name=random.choice(("Elm Valley Open", "=Cup", "A very long name of an event, " * 3, "")),
        sections=tuple(sections),
        dates=random.choice(DATES),
        venue=random.choice(TEXTS),
        city=random.choice(("", "Springfield, IL 62701", "Elm Valley", "Paris, France", "x" * 30)),
        organizer=random.choice(("", "A6012345", "Elm Chess Club")),
        chief_td=random.choice(("", "10000081", "Juniper, Jane", "Ray (10000081)")),
        assistant_tds=random.choice(("", "10000099; 10000107", "Larch, Leo; Maple, May")),
        rated_by=random.choice(("", "US Chess", "FIDE")),
        time_control=random.choice(("", "G/60;d5", "90'+30\"", "an hour")),
        notes=random.choice(("", "Round 3: late.\nRound 4: early.", "=2", "short")),
    )


def _players(random: Random, seed: int) -> Section:
    rounds = random.randint(2, 7)
    made = swiss(seed, random.randint(2, 16), rounds, unplayed=random.choice((0, 0.1, 0.3, 0.6)),
                 bye_worth=random.choice((None, None, 0.5, 0.0)))  # fmt: skip
    if rounds > 2 and random.random() < 0.3:
        made = unfinished(made, random.randint(0, rounds - 1))
    made = _with_people(random, made)
    if random.random() < 0.5:
        made = _with_other_results(random, made)
    if random.random() < 0.3:
        made = _renumbered(random, made)
    return _with_printed(random, made) if random.random() < 0.3 else made


def _robin(random: Random, seed: int) -> Section:
    leaves = random.choice((None, None, 0.3, 0.7))
    made = roundrobin(seed, random.randint(3, 8), double=random.random() < 0.3, leaves_after=leaves)
    if random.random() < 0.3:
        made = unfinished(made, max(1, made.crosstable.rounds - random.randint(1, 3)))
    made = _with_people(random, made)
    return _with_other_results(random, made) if random.random() < 0.3 else made


def _teams(random: Random, seed: int) -> Section:
    kind = random.randrange(4)
    if kind == 0:
        made = team_event(
            random.randint(2, 8), random.randint(1, 5), random.choice(WEIGHTS), random,
            step=random.choice((1, 3)),
        ).section(
            with_boards=random.random() < 0.7, placed_by=random.choice(("match", "game"))
        )  # fmt: skip
    elif kind == 1:
        made = team_roundrobin(seed, random.randint(3, 6), boards=random.randint(2, 5))
    else:
        made = team_swiss(
            seed, random.randint(4, 9), random.randint(2, 5), random.randint(2, 6),
            unplayed=random.choice((0, 0.2, 0.5)), placed_by=random.choice(("match", "game")),
            scale=random.choice((None, None, POINTS(3, 1, 0), POINTS(1, 0.5, 0))),
        )  # fmt: skip
        if random.random() < 0.3:
            made = unfinished(made, 1)
    teams = tuple(
        replace(
            team,
            name=random.choice((team.name, f"Österling {team.number}", f"{'T' * 36}{team.number}")),
            id=random.choice(("", f"T{team.number}", "LONGNAME")),
            federation=random.choice(("", "", "NOR")),
            printed_place=random.choice((None, None, 9)),
        )
        if random.random() < 0.4
        else team
        for team in made.players
    )
    made = replace(made, players=teams)
    members = made.matches.members if made.matches else None
    if made.matches is None or members is None:
        return made
    people = _with_people(random, members) if random.random() < 0.5 else members
    people = replace(
        people, players=tuple(replace(p, name=p.name or f"M. {p.number}") for p in people.players)
    )  # a row without a name and without a game is none
    team_of = {n: team.name for team, roster in zip(teams, made.matches.rosters) for n in roster}
    people = replace(
        people,
        players=tuple(replace(player, team=team_of[player.number]) for player in people.players),
    )
    if random.random() < 0.3:
        people = _without_colours(random, people)
    if random.random() < 0.3:
        made = _without_colours(random, made)
    matches = made.matches
    assert matches is not None
    return replace(made, matches=replace(matches, members=people))


def _with_people(random: Random, section: Section) -> Section:
    plain = random.random() < 0.4
    people = (
        section.players if plain else tuple(_person(random, player) for player in section.players)
    )
    return replace(section, players=people)


def _person(random: Random, player: Player) -> Player:
    rating = random.choice((player.rating, player.rating, None, 850))
    return replace(
        player,
        name=f"{random.choice(NAMES)}{random.choice(('', f' {player.number}'))}",
        id=random.choice(("", "10000014", "A" * 12, f"2000{player.number:04}")),
        rating=rating,
        provisional=random.choice((None, 7)) if rating else None,
        team=random.choice(("", "Oaks", "Elms", "Fir & Co")),
        title=random.choice(("", "GM", "WFM", "Expert")),
        federation=random.choice(("", "NOR", "VT", "Vermont")),
        sex=random.choice(("", "m", "w", "F", "female", "u")),
        birth=random.choice(("", "1990/12/01", "1978", "a long while ago")),
    )


def _with_settings(random: Random, section: Section) -> Section:
    teams = section.matches is not None
    grid = section.kind == "roundrobin"
    order = random.choice(TEAM_ORDERS if teams else ORDERS)
    numbers = section.crosstable.numbers
    return replace(
        section,
        edition=random.choice(EDITIONS),
        order=order if not order.isalpha() or random.random() < 0.5 else "",
        lots=random.choice(("", "", "7", ",".join(map(str, random.sample(numbers, len(numbers)))))),
        trophies=random.choice((None, None, 3)),
        unrated=random.choice((None, None, 1200)) if not teams else None,
        withdrawn=section.withdrawn or (random.choice(((), (numbers[0],))) if grid else ()),
        counting=random.choice((None, None, 2)) if not teams else None,
        team_minimum=random.choice((None, None, 1, 3)) if not teams else None,
        scheduled_rounds=random.choice(
            (section.scheduled_rounds, None, section.crosstable.rounds + (not grid))
        ),
    )


def _cells(section: Section) -> dict[int, list[Result]]:
    return {number: list(row) for number, row in section.crosstable.rows.items()}


def _rebuilt(section: Section, cells: dict[int, list[Result]]) -> Section:
    rows = tuple(tuple(row) for row in cells.values())
    return replace(section, crosstable=Crosstable(tuple(cells), rows))


def _with_other_results(random: Random, section: Section) -> Section:
    """Rulings, games not rated, forfeits of other kinds, rounds that nobody has finished."""
    cells = _cells(section)
    last = section.crosstable.rounds
    kinds: list[Callable[[Result, Result], tuple[Result, Result]]] = [
        _by_ruling(random), _not_rated, _colourless, _half_coloured, _drawn_by_forfeit,
        _without_opponent,
    ]  # fmt: skip
    chosen = random.sample(kinds, random.randint(1, 3))
    for number, round, result in _games(section):
        if random.random() > 0.25:
            continue
        other = result.opponent or 0
        mine, theirs = random.choice(chosen)(result, cells[other][round - 1])
        if round == last and random.random() < 0.3:
            mine, theirs = (replace_open(one) for one in (mine, theirs))
        cells[number][round - 1], cells[other][round - 1] = mine, theirs
    if last and random.random() < 0.3:
        _leave_out(random, cells, last)
    return _rebuilt(section, cells)


def replace_open(result: Result) -> Result:
    """The same game without its result, where it names the opponent."""
    return Result(Outcome.PENDING, result.opponent, result.colour) if result.opponent else result


def _leave_out(random: Random, cells: dict[int, list[Result]], last: int) -> None:
    """Some cells of the last round that nobody typed."""
    for row in cells.values():
        if row[last - 1].outcome is Outcome.UNPAIRED and random.random() < 0.5:
            row[last - 1] = random.choice((AWAITED, BLANK))


def _games(section: Section) -> Iterator[tuple[int, int, Result]]:
    for number, row in section.crosstable.rows.items():
        for round, result in enumerate(row, start=1):
            if result.opponent and result.opponent > number:
                yield number, round, result


def _by_ruling(random: Random) -> Callable[[Result, Result], tuple[Result, Result]]:
    def ruled(own: Result, other: Result) -> tuple[Result, Result]:
        if not own.played:
            return own, other
        mine, theirs = random.choice(PAIRS_BY_RULING)
        return (
            Result(mine, own.opponent, own.colour, ruling=True),
            Result(theirs, other.opponent, other.colour),
        )

    return ruled


def _not_rated(own: Result, other: Result) -> tuple[Result, Result]:
    if not own.played:
        return own, other
    return replace(own, unrated=True), replace(other, unrated=True)


def _colourless(result: Result, other: Result) -> tuple[Result, Result]:
    return replace(result, colour=""), replace(other, colour="")


def _half_coloured(result: Result, other: Result) -> tuple[Result, Result]:
    return replace(result, colour=""), other


def _drawn_by_forfeit(result: Result, other: Result) -> tuple[Result, Result]:
    return Result(Outcome.FORFEIT_DRAW, result.opponent), Result(
        Outcome.FORFEIT_DRAW, other.opponent
    )


def _without_opponent(own: Result, other: Result) -> tuple[Result, Result]:
    return Result(Outcome.FORFEIT_WIN), Result(Outcome.FORFEIT_LOSS)


def _without_colours(random: Random, section: Section) -> Section:
    """Without the colors of some rounds."""
    rounds = {r for r in range(section.crosstable.rounds) if random.random() < 0.6}
    rows = {
        number: [
            replace(result, colour="") if r in rounds else result for r, result in enumerate(row)
        ]
        for number, row in section.crosstable.rows.items()
    }
    return _rebuilt(section, rows)


def _renumbered(random: Random, section: Section) -> Section:
    """Other pairing numbers, in no order."""
    old = section.crosstable.numbers
    new = dict(zip(old, random.sample(range(1, 3 * len(old) + 1), len(old))))
    rows = {
        new[number]: [
            replace(result, opponent=new[result.opponent]) if result.opponent else result
            for result in row
        ]
        for number, row in section.crosstable.rows.items()
    }
    players = tuple(replace(player, number=new[player.number]) for player in section.players)
    table = Crosstable(tuple(rows), tuple(map(tuple, rows.values())))
    return replace(section, players=players, crosstable=table)


def _with_printed(random: Random, section: Section) -> Section:
    """Further columns, and scores and places as another program printed them."""
    numbers = section.crosstable.numbers
    scores = [sum(result.points for result in row) for row in section.crosstable.results]
    wrong = random.random() < 0.5
    players = tuple(
        replace(player, printed_score=score + (0.5 if wrong and k == 0 else 0), printed_place=k + 1)
        for k, (player, score) in enumerate(zip(section.players, scores))
    )
    printed = {"Solk": {number: f"{number}.5" for number in numbers}, "Grade": {numbers[0]: "7"}}
    return replace(section, players=players, printed=printed)
