"""Made-up events with everything that a file can hold, the same for the same seed: players, pairs
and teams of :mod:`tests.referees` and of :mod:`tests.make.half_typed` with what directors add, and
typed events with what only labels say. The ways in which the text of one is pasted."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, TypeVar

from tests.make import reading
from tests.make.crosstables import renumbered
from tests.make.half_typed import half_typed, section_of
from tests.make.kinds import drawn
from tests.make.made_up_teams import WEIGHTS, team_event
from tests.referees.events import roundrobin, swiss, unfinished
from tests.referees.team_events import team_roundrobin, team_swiss
from xltiebreak import EDITIONS, Crosstable, Event, Outcome, Player, Section

POINTS = type(EDITIONS["fide2026"].match_points)
NAMES = ("Ash, Ada", "Österberg, Zoë", "O'Neill, Pat", "=SUM(A1)", "Nguyễn Văn An", "Li", "",
         "A" * 40, "Van der  Berg,  Jo", "+1", "Smith; John", 'Quote, "Q"',
         "Ивanov, И.")  # fmt: skip
TEXTS = ("", "", "Old Mill", "two, three", "=1+1", "Käse & Brot", "long " * 20)
Rows = list[list[str]]
Choices = Mapping[str, Sequence[Any]]
Changes = Sequence[Sequence[Mapping[str, Any]]]
EVENT: Choices = {
    "name": ("Elm Valley Open", "=Cup", "A very long name of an event, " * 3, ""),
    "dates": ("", "2026-03-14", "March 14-15, 2026", "03/04/2026", "next spring",
              "2024/05/06 – 2024/05/09", "2019-01-02"),
    "venue": TEXTS,
    "city": ("", "Springfield, IL 62701", "Elm Valley", "Paris, France", "x" * 30),
    "organizer": ("", "A6012345", "Elm Chess Club"),
    "chief_td": ("", "10000081", "Juniper, Jane", "Ray (10000081)"),
    "assistant_tds": ("", "10000099; 10000107", "Larch, Leo; Maple, May"),
    "rated_by": ("", "US Chess", "FIDE"),
    "time_control": ("", "G/60;d5", "90'+30\"", "an hour"),
    "notes": ("", "Round 3: late.\nRound 4: early.", "=2", "short"),
}  # fmt: skip
SECTION: Choices = {
    "edition": ("", "", "uschess", "fide2026", "fide2023", "fide2009", "raw", "wintd"),
    "trophies": (None, None, 3),
}
OF_PLAYERS: Choices = {
    "order": ("", "", "MM,SOLK", "BH/C1,BH,SB", "fide", "bham", "SB,DE,WIN", "CUM,H2H,LOT"),
    "unrated": (None, None, 1200),
    "counting": (None, None, 2),
    "team_minimum": (None, None, 1, 3),
}
OF_TEAMS: Choices = {"order": ("", "", "usat", "EDE,MPvGP", "BH:GP/C1,GMP", "ihsa", "SSSC,BC")}
NAMES_OF_SECTIONS = [("Open", "U1200", "K-5 Novice", "Extra")] * 3 + [("A" * 35, "B", "C", "D")]
PERSON: Choices = {
    "team": ("", "Oaks", "Elms", "Fir & Co"),
    "title": ("", "GM", "WFM", "Expert"),
    "federation": ("", "NOR", "VT", "Vermont"),
    "sex": ("", "m", "w", "F", "female", "u"),
    "birth": ("", "1990/12/01", "1978", "a long while ago"),
}
TEAM: Choices = {
    "id": ("", "T1", "LONGNAME"),
    "federation": ("", "", "NOR"),
    "printed_place": (None, None, 9),
}
SETTLED: Changes = ([{"unrated": True}] * 2, [{"colour": ""}] * 2, [{"colour": ""}])
"""What is otherwise in the two cells of a game, or in one."""
CHANGES = (*SETTLED, [{"outcome": Outcome.PENDING, "ruling": False, "unrated": False}] * 2)
"""In the last round it may not have ended."""

LABELS: Mapping[str, Sequence[str]] = {
    "Next event": ("", "May 9, 2026: Quads", "=9+1", "15 June"),
    "Thanks": ("", "the library; Ash & Sons"),
    "Seal": ("", "7K3M-Q9TT-2V4B-0XYZ"),
    "Perfect scores": ("", "playoff"),
}
OF_PRIZES: Mapping[str, Sequence[str]] = {
    "Prizes": (
        "",
        "500-300-200, U2000 150-100, Unr 50; b/50",
        "$$830 b/9: 300-200-100, U1800 100-50, U1400/Unr 80, top junior trophy",
        "1st $100, 2nd $50, U1600 $40",
        "Trophies to top 3, U1200 trophy",
        "$$1000 b/10: 60% 1st, 40% 2nd",
        "€60–40, biggest upset €20",
        "3 points $20, 1st $50",
    ),
    "Prize rule": ("", "uschess, no cap"),
    "Entries": ("", "17.5"),
    "Guaranteed": ("", "80%"),
    "Trophy rule": ("", "follow the money"),
    "Upset draws": ("", "half"),
    "Unrated limit": ("", "$40"),
    "Prize lists": ("", "junior: 1"),
    "Prize ratings": ("", "1: 1700"),
}
TABLE = [
    ["Prize", "Rank", "Cash", "Trophy"],
    ["1st", "", "100", "cup"],
    ["2nd", "", "50.50", ""],
    ["U1500", "1", "25", "plaque"],
    ["Top junior", "", "", "trophy"],
]

Value = TypeVar("Value", Event, Section, Player)


def _with_any(random: Random, value: Value, *choices: Choices) -> Value:
    """The same with any of these in its fields."""
    fields = {name: random.choice(texts) for each in choices for name, texts in each.items()}
    return replace(value, **fields)


def made_up_event(seed: int) -> Event:
    """The event of this number: up to four sections of players, or one of teams."""
    random = Random(f"event {seed}")
    make = random.choice((_swiss, _swiss, _half_typed, _half_typed, _robin, _teams, _teams))
    sections = [make(random, seed)]
    while make is not _teams and random.random() < 0.15:
        sections.append(_swiss(random, seed + 1000 * len(sections)))
    names = random.choice(NAMES_OF_SECTIONS)
    named = (replace(section, name=name) for section, name in zip(sections, names))
    event = Event("", tuple(_with_settings(random, section) for section in named))
    return _with_any(random, event, EVENT)


def _swiss(random: Random, seed: int) -> Section:
    rounds = random.randint(2, 7)
    made = swiss(seed, random.randint(2, 16), rounds, unplayed=random.choice((0, 0.1, 0.3, 0.6)),
                 bye_worth=random.choice((None, None, 0.5, 0.0)))  # fmt: skip
    if rounds > 2 and random.random() < 0.3:
        made = unfinished(made, random.randint(0, rounds - 1))
    made = _with_people(random, _with_other_games(random, made))
    if random.random() < 0.3:  # in no order
        old = made.crosstable.numbers
        new = random.sample(range(1, 3 * len(old) + 1), len(old))
        made = renumbered(made, dict(zip(old, new)))
    return _with_printed(random, made) if random.random() < 0.3 else made


def _half_typed(random: Random, seed: int) -> Section:
    """With rulings, forfeits of every kind, and a round of which not all is typed."""
    made = section_of(half_typed(seed, random.randint(2, 9), random.randint(2, 5)))
    return _with_people(random, made)


def _robin(random: Random, seed: int) -> Section:
    leaves = random.choice((None, None, 0.3, 0.7))
    made = roundrobin(seed, random.randint(3, 8), double=random.random() < 0.3, leaves_after=leaves)
    if random.random() < 0.3:
        made = unfinished(made, max(1, made.crosstable.rounds - random.randint(1, 3)))
    return _with_people(random, _with_other_games(random, made))


def _teams(random: Random, seed: int) -> Section:
    placed_by, kind = random.choice(("match", "game")), random.randrange(4)
    if kind == 0:
        teams, rounds = random.randint(2, 8), random.randint(1, 5)
        drawing = team_event(teams, rounds, random.choice(WEIGHTS), random, random.choice((1, 3)))
        made = drawing.section(with_boards=random.random() < 0.7, placed_by=placed_by)
    elif kind == 1:
        made = team_roundrobin(seed, random.randint(3, 6), boards=random.randint(2, 5))
    else:
        made = team_swiss(
            seed, random.randint(4, 9), random.randint(2, 5), random.randint(2, 6),
            unplayed=random.choice((0, 0.2, 0.5)), placed_by=placed_by,
            scale=random.choice((None, None, POINTS(3, 1, 0), POINTS(1, 0.5, 0))),
        )  # fmt: skip
        made = unfinished(made, 1) if random.random() < 0.3 else made
    made = _with_people(random, made)
    matches = made.matches
    if matches is None or matches.members is None:
        return made
    names = {n: team.name for team, roster in zip(made.players, matches.rosters) for n in roster}
    people = _with_people(random, _with_other_games(random, matches.members, SETTLED))
    players = (
        replace(player, name=player.name or f"M. {player.number}", team=names[player.number])
        for player in people.players
    )  # a row without a name and without a game is none
    return replace(made, matches=replace(matches, members=replace(people, players=tuple(players))))


def _with_people(random: Random, section: Section) -> Section:
    """With names of every kind and what else is said of players or teams, in half of the events."""
    if random.random() < 0.4:
        return section
    said = _team if section.matches else _person
    return replace(section, players=tuple(said(random, player) for player in section.players))


def _person(random: Random, player: Player) -> Player:
    number, rating = player.number, random.choice((player.rating, player.rating, None, 850))
    return replace(
        _with_any(random, player, PERSON),
        name=f"{random.choice(NAMES)}{random.choice(('', f' {number}'))}",
        id=random.choice(("", "10000014", "A" * 12, f"2000{number:04}")),
        rating=rating,
        provisional=random.choice((None, 7)) if rating else None,
    )


def _team(random: Random, team: Player) -> Player:
    number = team.number
    other = random.choice((team.name, f"Österling {number}", f"{'T' * 36}{number}"))
    return _with_any(random, replace(team, name=other), TEAM)


def _with_settings(random: Random, section: Section) -> Section:
    numbers = section.crosstable.numbers
    rounds = section.crosstable.rounds + (section.kind != "roundrobin")
    more: Choices = {
        "lots": ("", "", "7", ",".join(map(str, random.sample(numbers, len(numbers))))),
        "scheduled_rounds": (section.scheduled_rounds, None, rounds),
    }
    return _with_any(random, section, SECTION, OF_TEAMS if section.matches else OF_PLAYERS, more)


def _with_other_games(random: Random, section: Section, in_last: Changes = CHANGES) -> Section:
    """With games not rated and without colors, few or all; in the last round without a result."""
    rows = {number: list(row) for number, row in section.crosstable.rows.items()}
    share = random.choice((0, 0, 0, 0.2, 1))
    for number, row in rows.items():
        for round, result in enumerate(row, start=1):
            if not result.opponent or not result.played or random.random() >= share:
                continue
            changes = random.choice(in_last if round == section.crosstable.rounds else SETTLED)
            for player, other in zip((number, result.opponent), changes):
                rows[player][round - 1] = replace(rows[player][round - 1], **other)
    return replace(section, crosstable=Crosstable(tuple(rows), tuple(map(tuple, rows.values()))))


def _with_printed(random: Random, section: Section) -> Section:
    """Further columns, and scores and places as another program printed them."""
    numbers = section.crosstable.numbers
    scores = [sum(result.points for result in row) for row in section.crosstable.results]
    scores[0] += random.choice((0, 0.5))
    players = tuple(
        replace(player, printed_score=score, printed_place=place)
        for place, (player, score) in enumerate(zip(section.players, scores), start=1)
    )
    printed = {"Solk": {number: f"{number}.5" for number in numbers}, "Grade": {numbers[0]: "7"}}
    return replace(section, players=players, printed=printed)


def labelled_event(seed: int) -> Event:
    """A typed event of this number with prizes and who can win them, a play-off, seals, or a
    competition of teams."""
    random = Random(f"labels {seed}")
    kind = ("prizes", "play-off", "combined teams", "round-robin")[seed // 20 % 4]
    [typed] = drawn(1, kind, first=seed)
    sheets = {name: [[*row] for row in rows] for name, rows in typed.sheets.items()}
    labels = {label: random.choice(texts) for label, texts in LABELS.items()}
    if kind != "play-off":
        labels |= {label: random.choice(texts) for label, texts in OF_PRIZES.items()}
        if labels["Prizes"] == "":
            sheets["Prizes"] = TABLE
    stated = {label for label, *_ in sheets["Event"]}
    labels = {label: text for label, text in labels.items() if text and label not in stated}
    sheets["Event"] += map(list, labels.items())
    return reading.sheets(**sheets)


def rows_of(content: bytes) -> Rows:
    return list(csv.reader(io.StringIO(content.decode("utf-8-sig"), newline="")))


def _with_semicolons(rows: Rows) -> bytes:
    file = io.StringIO(newline="")
    csv.writer(file, delimiter=";").writerows(rows)
    return file.getvalue().encode()


def _with_tabs(rows: Rows) -> str:
    tidy = ("\t".join(" ".join(cell.split()) for cell in row) for row in rows)
    return "".join(f"{line}\n" for line in tidy)


PASTED: Mapping[str, Callable[[Rows], bytes]] = {
    "tabs": lambda rows: _with_tabs(rows).encode(),
    "tabs in UTF-16": lambda rows: _with_tabs(rows).encode("utf-16"),
    "semicolons": _with_semicolons,
}
"""How the rows of a text table look when they are pasted or saved by another program."""
