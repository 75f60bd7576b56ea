"""The other program has another crosstable, or other places."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from tests.make.made_up import MadeUp
from tests.rules.reference import Event
from tests.verify import programs
from tests.verify.plants.made import (
    KINDS,
    RESULT,
    Columns,
    Plant,
    as_printed,
    planted,
    some_swiss,
    texts,
)
from tests.verify.programs import points, solkoff
from xltiebreak import standings


def retyped(event: Event, number: int, round: int, letter: str, one_cell: bool = False) -> Event:
    """The event with another result of one game."""
    twin = {"W": "L", "L": "W", "D": "D", "X": "F", "F": "X"}
    opponent = event[number][round][1]
    assert opponent
    changed = {n: list(row) for n, row in event.items()}
    changed[number][round] = (letter, opponent, event[number][round][2])
    if not one_cell:
        changed[opponent][round] = (twin[letter], number, event[opponent][round][2])
    return changed


def some_game(random: Random, event: Event, letter: str) -> tuple[int, int] | None:
    games = [(n, r) for n, row in event.items() for r, cell in enumerate(row) if cell[0] == letter]
    return random.choice(games) if games else None


def other_results(columns: Columns, event: Event, *, places: bool = True) -> None:
    """What the other program prints that has this crosstable; no places of one that contradicts
    itself."""
    if "Score" in columns:
        columns["Place"] = {}
        if places:
            rows = standings(MadeUp(event).section).rows
            columns["Place"] = {row.player.number: row.places for row in rows}
    columns.update({k: column for k, column in as_printed(event).items() if k in columns})


for _mine, _theirs in ("WD", "DW", "WL", "LD", "WX", "XW"):
    for _alone in ("", "Cum", "Solk"):
        _where = f", {_alone} alone printed" if _alone else ""

        @planted(f"{_theirs} for {_mine} in one game{_where}", RESULT, alone=_alone)
        def _other(
            random: Random, event: Event, columns: Columns, mine: str = _mine, theirs: str = _theirs
        ) -> bool:
            game = some_game(random, event, mine)
            if game is None:
                return False
            other_results(columns, retyped(event, *game, theirs))
            return True


@planted("one cell of a game typed otherwise", RESULT)
def _one_cell(random: Random, event: Event, columns: Columns) -> bool:
    game = some_game(random, event, "W")
    if game is None:
        return False
    other_results(columns, retyped(event, *game, "D", one_cell=True), places=False)
    return True


for _mine, _theirs in ("HU", "HB", "UH"):

    @planted(f"{_theirs} for {_mine}", RESULT)
    def _bye(
        random: Random, event: Event, columns: Columns, mine: str = _mine, theirs: str = _theirs
    ) -> bool:
        game = some_game(random, event, mine)
        if game is None:
            return False
        number, round = game
        changed = {n: list(row) for n, row in event.items()}
        changed[number][round] = (theirs, None, "")
        other_results(columns, changed)
        return True


@planted("another result, and Solkoff at face value", RESULT, "opponents-face-value", "edition-raw")
def _result_and_rule(random: Random, event: Event, columns: Columns) -> bool:
    game = some_game(random, event, "W")
    if game is None:
        return False
    changed = retyped(event, *game, "L")
    other_results(columns, changed)
    columns["Solk"] = texts(solkoff(worth=points)(changed))
    return True


for _letters, _alone in (("WL", ""), ("WD", ""), ("XW", ""), ("WL", "Score"), ("WD", "Score")):
    _where = f", {_alone} alone printed" if _alone else ""

    @planted(f"two results typed otherwise, {' and '.join(_letters)}{_where}", RESULT, alone=_alone)
    def _two_results(
        random: Random, event: Event, columns: Columns, letters: str = _letters
    ) -> bool:
        changed = event
        for letter in letters:
            game = some_game(random, changed, letter)
            if game is None:
                return False
            changed = retyped(
                changed, *game, "L" if letter == "X" else "W" if letter == "D" else "D"
            )
        other_results(columns, changed)
        return True


@planted("everything as after the round before", "earlier-round")
def _stale(random: Random, event: Event, columns: Columns) -> None:
    rounds = len(event[1])
    other_results(columns, programs.first_rounds(rounds - 1)(event))


@planted("Solkoff as after the round before", "earlier-round")
def _stale_solkoff(random: Random, event: Event, columns: Columns) -> None:
    columns["Solk"] = as_printed(programs.first_rounds(len(event[1]) - 1)(event))["Solk"]


# Places


def ranked_otherwise(name: str, *right: str, order: str = "") -> Callable[..., None]:
    def add(change: Callable[[Random, dict[int, str]], bool | None]) -> None:
        def kind(random: Random) -> Plant | None:
            made = some_swiss(random)
            section = made.section
            rows = standings(section, order=order).rows
            places = {row.player.number: row.places for row in rows}
            if change(random, places) is False:
                return None
            printed = {"Place": places, **as_printed(made.event)}
            return Plant(replace(section, printed=printed), frozenset(right))

        KINDS[name] = kind

    return add


@ranked_otherwise("one place misprinted", "misprint")
def _place(random: Random, places: dict[int, str]) -> None:
    number = random.choice(sorted(places))
    places[number] = str(int(places[number].partition("–")[0]) + random.choice([1, 2, 10]))


@ranked_otherwise("two places exchanged", "exchanged")
def _two_places(random: Random, places: dict[int, str]) -> bool:
    first, other = random.sample(sorted(places), 2)
    places[first], places[other] = places[other], places[first]
    return places[first] != places[other]


@ranked_otherwise("places by Cumulative first", "other-order", order="CUM,SOLK,MM")
def _other_order(random: Random, places: dict[int, str]) -> None:
    pass


@ranked_otherwise(
    "places by wintd's order", "order-wintd", "order-scholastic", "other-order", order="wintd"
)
def _wintd_order(random: Random, places: dict[int, str]) -> None:
    pass


@ranked_otherwise("places at random")
def _random_places(random: Random, places: dict[int, str]) -> None:
    numbers = sorted(places)
    for place, number in enumerate(random.sample(numbers, len(numbers)), 1):
        places[number] = str(place)
