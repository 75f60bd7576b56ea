"""Events of every kind that a bulletin is printed of, to be looked at page by page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import cycle
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from examples.build import EXAMPLES
from tests.bulletin.documents import club as club_document
from tests.bulletin.documents import saved
from tests.make import reading
from tests.make.crosstables import section
from tests.make.files import written
from tests.make.made_up_teams import team_event
from tests.referees.events import open_event
from xltiebreak import Crosstable, Event, Outcome, Result, Section, standings
from xltiebreak.bulletin import write_bulletin
from xltiebreak.formats.files import load

_CLASSES = ", ".join(f"{letter} $150-75-40" for letter in "ABCD")
_TEN = "$100-60-40, U1400 $30, U1200 $20, U1000 $10, cup to 1st, plaque to 2nd, medal to top U1200"
DATA = Path(__file__).parents[1] / "data"

FIRST = [
    "Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hy", "Ida", "Jo", "Kit", "Lee", "Mae", "Ned",
    "Ora", "Pat", "Quin", "Ray", "Sue", "Ty", "Una", "Vic"
]  # fmt: skip
LAST = [
    "Abara", "Brandt", "Castellano", "Delacroix", "Espinoza", "Ferreira", "Gallagher",
    "Haverford", "Ibarra", "Jankowski", "Kowalczyk", "Lindgren", "Marchetti", "Nakamori",
    "Okonjo", "Petrakis", "Quillan", "Rosales", "Sorensen"
]  # fmt: skip
CYRILLIC = ["Иванова, Анна", "Петров, Борис", "Сидоренко, Вера", "Кузнецов, Глеб", "Жукова, Дарья"]
CHINESE = ["李明", "王小红", "陈建国", "欧阳文静", "赵伟"]
ARABIC = ["حسن, عمر", "الخطيب, ليلى", "منصور, يوسف", "عبد الله, سارة", "نجار, كريم"]
LONG_CLUBS = (
    "The Old Ferry House Chess Club of Alder Crossing",
    "Saint Bartholomew-on-the-Hill Preparatory Academy",
)
LONG_NAMES = ("Featherstonehaugh-Montgomery, Bartholomew", "von und zu Hohenlohe, Maximiliane")


class Printed(NamedTuple):
    """An event, and how its bulletin is asked for."""

    event: Event
    options: Mapping[str, Any] = MappingProxyType({})


def named(event: Event, names: Sequence[str], clubs: Sequence[str] = ("",)) -> Event:
    """The same event with these names, numbered where there are more players, and clubs."""

    def renamed(section: Section) -> Section:
        each, of = zip(section.players, cycle(names)), cycle(clubs)
        again = len(section.players) > len(names)
        players = tuple(
            replace(player, name=f"{name} {player.number}" if again else name, team=next(of))
            for player, name in each
        )
        return replace(section, players=players)

    return replace(event, sections=tuple(map(renamed, event.sections)))


def club(players: int, rounds: int, seed: int = 1, **fields: Any) -> Event:
    """A Swiss with names as they are."""
    choice = Random(seed)
    names = [f"{last}, {first}" for last in LAST for first in FIRST]
    choice.shuffle(names)
    made = open_event(players, rounds, seed)
    made = named(made, names[:players], ("Millrace Chess Club", "Harbor Street", ""))
    [each] = made.sections
    each = replace(each, **{"scheduled_rounds": rounds, "trophies": 3, **fields})
    return replace(made, name="Mill Lane Open", dates="May 2-3, 2026", sections=(each,))


def unfinished(players: int, rounds: int) -> Event:
    """The same with games of the last round to be played."""
    event = club(players, rounds)
    [each] = event.sections
    rows = [list(row) for row in each.crosstable.results]
    for number, row in enumerate(rows[: players // 2], start=1):
        if opponent := row[-1].opponent:
            row[-1] = Result(Outcome.PENDING, opponent)
            rows[opponent - 1][-1] = Result(Outcome.PENDING, number)
    table = Crosstable(each.crosstable.numbers, tuple(map(tuple, rows)))
    return replace(event, sections=(replace(each, crosstable=table),))


def with_prizes(players: int, rounds: int, prizes: str) -> Event:
    """A club's event for players of all classes, with prizes as a flyer announces them."""
    event = club(players, rounds)
    [each] = event.sections
    rated = tuple(
        replace(player, rating=2150 - 1400 * player.number // players) for player in each.players
    )
    event = replace(event, sections=(replace(each, players=rated),))
    head, _, rows = written(event, "csv").decode("utf-8-sig").partition("\nNo.,")
    return reading.text(f'{head.rstrip()}\nPrizes,"{prizes}"\n\nNo.,{rows}', "open.csv")


def three_sections() -> Event:
    parts = [
        replace(club(players, 5, seed).sections[0], name=name)
        for players, seed, name in ((26, 1, "Open"), (18, 2, "U1600"), (11, 3, "Novices"))
    ]
    return replace(club(6, 3), sections=tuple(parts))


def everybody_tied() -> Event:
    rows = [f"D{n + 1 if n % 2 else n - 1}" for n in range(1, 13)]
    return replace(club(6, 3), sections=(replace(section(*rows), scheduled_rounds=1),))


@cache
def twenty_events() -> dict[str, Printed]:
    """By what is special about them."""
    [sixty] = named(club(60, 6), LONG_NAMES, LONG_CLUBS).sections
    teams = team_event(12, 5, (1.0,) * 4, Random(4)).section()
    amounts = "-".join(str(400 - 5 * place) for place in range(63))
    takers = named(with_prizes(64, 5, f"${amounts}"), [LONG_NAMES[1].upper()])
    doubled = (f"{LAST[k % 19]}-von {LAST[k // 19]}-Montague, Max" for k in range(64))
    in_capitals = named(takers, [name.upper() for name in doubled])
    long_ties = reading.text((DATA / "long-ties.csv").read_bytes(), "open.csv")
    return {
        **{name: Printed(make()) for name, make in EXAMPLES.items()},
        "24": Printed(club(24, 5)),
        "60": Printed(club(60, 6)),
        "60-long": Printed(replace(club(6, 3), sections=(sixty,))),
        "150": Printed(club(150, 7)),
        "24-prizes": Printed(with_prizes(24, 5, f"$500-300-200-100, {_CLASSES}, U1200 $80")),
        "60-prizes": Printed(
            with_prizes(60, 6, f"$800-500-300-200-100, {_CLASSES}, U1200 $100-50")
        ),
        "150-prizes": Printed(
            with_prizes(150, 7, f"$1000-600-400-300-200, {_CLASSES}, U1200 $200")
        ),
        "63-takers": Printed(takers),
        "63-takers-club": Printed(takers, {"template": saved(club_document())}),
        "63-capitals": Printed(in_capitals, {"template": saved(club_document("Verdana"))}),
        "8-prizes": Printed(with_prizes(8, 5, _TEN)),
        "8-ties": Printed(named(long_ties, FIRST, LONG_CLUBS[:1])),
        "10-prizes": Printed(with_prizes(10, 3, _TEN)),
        "sections": Printed(three_sections()),
        "double": Printed(load(DATA / "double-roundrobin.csv")),
        "teams": Printed(replace(club(6, 3), sections=(replace(teams, name=""),))),
        "combined": Printed(club(40, 5, order="scholastic", counting=4)),
        "unfinished": Printed(unfinished(30, 5)),
        "tied": Printed(everybody_tied()),
        "cyrillic": Printed(named(club(20, 5), CYRILLIC)),
        "chinese": Printed(named(club(20, 5), CHINESE)),
        "arabic": Printed(named(club(20, 5), ARABIC)),
        "all-ties": Printed(club(24, 5, seed=3), {"ties": "all"}),
        "nine-rounds": Printed(club(34, 9, seed=5, order="fide")),
        "many-rounds": Printed(club(16, 13, seed=6)),
        "wide": Printed(club(28, 5, order="MM MED SOLK SB KASH CUM ACUM OCUM BLACKS PCT")),
    }


def bulletins(paper: str, only: Sequence[str] = ()) -> Iterator[tuple[str, bytes]]:
    """The bulletins of these events, or of all, each by its name."""
    for name, (event, options) in twenty_events().items():
        if not only or name in only:
            ranked = standings(event)
            yield name, write_bulletin(ranked, paper=paper, **options).docx
