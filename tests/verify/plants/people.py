"""One player's rating, colours and withdrawal; round-robins and teams."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction
from random import Random

from tests.make.crosstables import roundrobin
from tests.make.made_up import MadeUp
from tests.make.made_up_teams import WEIGHTS, team_event
from tests.make.printed import values_of
from tests.rules import reference
from tests.rules.reference import Event
from tests.verify import programs
from tests.verify.plants.made import (
    KINDS,
    RESULT,
    Columns,
    Plant,
    Texts,
    planted,
    some_swiss,
    texts,
)
from tests.verify.plants.misprints import misprinted
from tests.verify.plants.rules_of_others import rule
from tests.verify.programs import decimal, is_game
from xltiebreak import Outcome, Result, Section, standings


def averages(event: Event, ratings: Mapping[int, int]) -> dict[int, Fraction]:
    means = {
        n: reference.mean([ratings[c[1] or 0] for c in row if is_game(c)])
        for n, row in event.items()
    }
    return {n: value for n, value in means.items() if value is not None}


def _another_rating(random: Random, by: int) -> Plant | None:
    made = some_swiss(random)
    ratings = {n: random.randrange(900, 2200) for n in made.event}
    number = random.choice(sorted(ratings))
    theirs = {**ratings, number: ratings[number] + by}
    section = MadeUp(made.event, ratings=ratings).section
    column = {n: decimal(v, 1) for n, v in averages(made.event, theirs).items()}
    return Plant(
        replace(section, printed={"COMPAVG": column}), frozenset({"rating-typed-otherwise"})
    )


KINDS["one rating 90 higher"] = lambda random: _another_rating(random, 90)
KINDS["one rating 9 lower"] = lambda random: _another_rating(random, -9)


@planted("White for Black", "colors-exchanged")
def _colours(random: Random, event: Event, columns: Columns) -> None:
    swapped = {
        n: [(letter, other, {"w": "b", "b": "w"}.get(c, "")) for letter, other, c in row]
        for n, row in event.items()
    }
    columns["Blacks"] = texts(programs.right("BLACKS")(swapped))


rule(
    "who withdrew counts 0",
    "SOLK",
    programs.column(
        lambda e, n: sum(
            (
                reference.adjusted(e, c[1] or 0, "uschess") * (e[c[1] or 0][-1][0] not in ("U", ""))
                for c in e[n]
                if is_game(c)
            ),
            Fraction(),
        )
    ),
    "opponents-withdrawn-zero",
)

# Round-robins and teams


def all_against_all(random: Random) -> Section:
    players = random.choice([6, 8, 10])
    outcomes = [Outcome.WIN] * 3 + [Outcome.LOSS] * 3 + [Outcome.DRAW] * 3 + [Outcome.FORFEIT_WIN]
    games = {
        (player, other): random.choice(outcomes)
        for player in range(1, players + 1)
        for other in range(player + 1, players + 1)
    }
    return roundrobin(games, players)


def column_of(section: Section, code: str, edition: str = "") -> Texts:
    return {n: decimal(v, 5) for n, v in values_of(section, code, edition).items()}


def everything(section: Section, codes: Mapping[str, str], edition: str = "") -> Columns:
    rows = standings(section, edition=edition).rows
    score = {row.player.number: decimal(row.score) for row in rows}
    return {"Score": score, **{k: column_of(section, c, edition) for k, c in codes.items()}}


def in_section(
    name: str,
    made: Callable[[Random], Section],
    codes: Mapping[str, str],
    change: Callable[[Random, Section, Columns], bool | None],
    *right: str,
    edition: str = "",
) -> None:
    def kind(random: Random) -> Plant | None:
        section = made(random)
        columns = everything(section, codes, edition)
        before = {label: dict(column) for label, column in columns.items()}
        if change(random, section, columns) is False or columns == before:
            return None
        asked = {"edition": edition} if edition else {}
        return Plant(replace(section, printed=columns), frozenset(right), asked)

    KINDS[name] = kind


def _without_forfeits(random: Random, section: Section, columns: Columns) -> None:
    columns["SB"] = column_of(section, "SB", "uschess")


def _doubled(label: str) -> Callable[[Random, Section, Columns], None]:
    def change(random: Random, section: Section, columns: Columns) -> None:
        columns[label] = {n: decimal(2 * Fraction(t), 5) for n, t in columns[label].items()}

    return change


def _slip_in(label: str) -> Callable[[Random, Section, Columns], None]:
    return lambda random, section, columns: misprinted(random, columns[label])


def _another_result(random: Random, section: Section, columns: Columns) -> bool:
    games = [
        (n, r)
        for n, row in section.crosstable.rows.items()
        for r, result in enumerate(row)
        if result.outcome is Outcome.WIN
    ]
    number, round = random.choice(games)
    table = section.crosstable
    opponent = table.rows[number][round].opponent
    rows = {n: list(row) for n, row in table.rows.items()}
    for player in (number, opponent or 0):
        rows[player][round] = replace(rows[player][round], outcome=Outcome.DRAW)
    changed = replace(
        section, crosstable=replace(table, results=tuple(tuple(row) for row in rows.values()))
    )
    codes = {label: _CODES[label] for label in columns if label in _CODES}
    columns.update(everything(changed, codes))
    return True


_CODES = {"SB": "SB", "KS": "KS", "Wins": "WIN", "Solk": "SOLK", "MM": "MM", "IHSA": "IHSA"}
GRID = {"SB": "SB", "KS": "KS", "Wins": "WIN"}
TEAMS = {"IHSA": "IHSA", "Solk": "SOLK", "MM": "MM"}


def teams(random: Random) -> Section:
    return team_event(random.choice([9, 12]), 5, WEIGHTS[0], random).section()


in_section("round-robin: one SB misprinted", all_against_all, GRID, _slip_in("SB"), "misprint")
in_section(
    "round-robin: SB doubled", all_against_all, GRID, _doubled("SB"), "edition-wintd", "doubled"
)
in_section("round-robin: D for W", all_against_all, GRID, _another_result, RESULT)
in_section(
    "round-robin: forfeits are no games in SB",
    all_against_all,
    {"SB": "SB"},
    _without_forfeits,
    "edition-uschess",
    "sonneborn-final",
    "edition-raw",
    edition="fide2026",
)


def _annulled(random: Random, section: Section, columns: Columns) -> None:
    """A player's games count for nobody."""
    gone = random.choice(section.crosstable.numbers)
    rows = tuple(
        tuple(
            Result(Outcome.UNPAIRED) if gone in (number, result.opponent) else result
            for result in row
        )
        for number, row in section.crosstable.rows.items()
    )
    changed = replace(section, crosstable=replace(section.crosstable, results=rows))
    columns.update(everything(changed, {"SB": "SB"}))


in_section(
    "round-robin: one player's games annulled",
    all_against_all,
    {"SB": "SB"},
    _annulled,
    "games-annulled",
)
in_section("teams: one IHSA misprinted", teams, TEAMS, _slip_in("IHSA"), "misprint")
in_section("teams: one Solk misprinted", teams, TEAMS, _slip_in("Solk"), "misprint")
in_section("teams: one score misprinted", teams, TEAMS, _slip_in("Score"), "misprint")
in_section("teams: IHSA doubled", teams, TEAMS, _doubled("IHSA"), "doubled")
in_section(
    "teams: Solkoff for Modified Median",
    teams,
    TEAMS,
    lambda random, section, columns: columns.update(MM=columns["Solk"]),
    "system-SOLK",
)
