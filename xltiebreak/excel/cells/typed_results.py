"""Results as a director would type them: in US letters, in a round-robin's grid, or as rows of the
sheet ``Games``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from xltiebreak.event import letters as us
from xltiebreak.event.crosstable import ROUNDROBIN, rounds_of_a_cycle
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.letters import LETTERS, WORDS, too_many_rulings
from xltiebreak.event.letters import write_in_grid as write
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.roundrobin import SITS_OUT, berger_round
from xltiebreak.event.section import Player, Section
from xltiebreak.tables.vocabulary import US

BYE_LETTERS: Mapping[float | None, str] = {1.0: "B", 0.5: "H", 0.0: "U"}
"""The letter of a bye by what it is worth."""


def letters(player: Player, round: int, result: Result) -> str:
    """Return a result in US letters; a bye worth ½ or 0 points has letters of its own.

    Raises:
        TieBreakError: the result was not understood, or there is no letter for it.
    """
    if result.outcome is Outcome.UNREADABLE:
        raise TieBreakError(
            f"Round {round} of {player.label} could not be read; correct it before it is "
            "written to a workbook."
        )
    if result.worth is None:
        return us.write(result)
    if result.points in BYE_LETTERS:
        return BYE_LETTERS[result.points]
    raise TieBreakError(
        f"Round {round} of {player.label} is a bye worth {result.points:g}, "
        "for which there is no letter."
    )


def notation_of(section: Section) -> str:
    """Return ``us`` if a section has so many rulings that its sheet has to say so, else ""."""
    results = [result for row in section.crosstable.results for result in row]
    rulings = sum(result.ruling for result in results)
    return US if too_many_rulings(rulings, sum(result.played for result in results)) else ""


BYE_LISTS = ("said", "unsaid")
"""The lists of words for byes: those that say a bye's worth, and others."""


def bye_words(which: str) -> str:
    """Return the words of a list, each between ``;`` and ``=`` and followed by the bye's letter:
    ``;HALF BYE=H;½ BYE=H``."""
    is_said = which == BYE_LISTS[0]
    words = ((word, letter) for word, letter in WORDS.items() if bool(letter) == is_said)
    return "".join(f";{word.upper()}={letter or '?'}" for word, letter in words)


def cycles_in(section: Section) -> int:
    """Return how often all players of a section meet (1 or 2); 0 if a grid cannot hold the section.

    A grid numbers its players from 1, takes each game's round from the Berger tables, and has no
    place for colours, byes and rulings.
    """
    numbers = section.crosstable.numbers
    players = len(numbers)
    cycles, rest = divmod(section.crosstable.rounds, rounds_of_a_cycle(players))
    if section.kind != ROUNDROBIN or players < 2 or rest or cycles not in (1, 2):
        return 0
    fits = numbers == tuple(range(1, players + 1)) and all(
        _fits(result, players, number, round)
        for number, row in section.crosstable.rows.items()
        for round, result in enumerate(row, start=1)
    )
    return cycles if fits else 0


def _fits(result: Result, players: int, number: int, round: int) -> bool:
    if result.opponent is None:
        return result.blank or result == SITS_OUT
    in_cycle = (round - 1) % rounds_of_a_cycle(players) + 1
    return (
        not (result.colour or result.ruling or result.unrated)
        and write(result) != ""
        and 0 < result.opponent <= players
        and result.opponent != number
        and berger_round(players, number, result.opponent) == in_cycle
    )


def grid_texts(section: Section, cycles: int) -> list[list[str]]:
    """Return the texts that a director would type, a row a player, in a column or two a player."""
    players = len(section.players)
    a_cycle = rounds_of_a_cycle(players)
    rows = [[""] * (players * cycles) for _ in range(players)]
    for number, row in section.crosstable.rows.items():
        for k, result in enumerate(row):
            if result.opponent is not None:
                rows[number - 1][(result.opponent - 1) * cycles + k // a_cycle] = write(result)
    return rows


class TypedGame(NamedTuple):
    """A row of the sheet, with the players' numbers."""

    round: int | None = None
    white: int | None = None
    result: str = ""
    black: int | None = None
    board: int | None = None


_SPELLED = {
    (Outcome.WIN, Outcome.LOSS): "1-0",
    (Outcome.DRAW, Outcome.DRAW): "½-½",
    (Outcome.LOSS, Outcome.WIN): "0-1",
    (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS): "F 1-0",
    (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN): "F 0-1",
    (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS): "F 0-0",
    (Outcome.FORFEIT_DRAW, Outcome.FORFEIT_DRAW): "F ½-½",
    (Outcome.PENDING, Outcome.PENDING): "",
}
_ALONE = {
    **{outcome: letter for letter, outcome in LETTERS.items() if outcome.bye},
    **{Outcome.FULL_BYE: "B", Outcome.FORFEIT_WIN: "+", Outcome.FORFEIT_LOSS: "F 0-1"},
    Outcome.FORFEIT_DRAW: "F ½-½",
}


def is_awaited(section: Section, number: int, round: int) -> bool:
    """Whether nothing is known of a round, so that no row is written: not where the round is
    complete, for somebody with a name, whom other kinds of tables leave empty."""
    is_known = round in section.crosstable.complete_rounds and section.by_number[number].name
    return section.crosstable.rows[number][round - 1].blank and not is_known


def typed_games(section: Section) -> Iterator[TypedGame]:
    """Yield the games of a section round by round, by their boards as far as a list of games had
    them, each round's byes after its games.

    Raises:
        TieBreakError: a list of games cannot say what a result is, or who had White.
    """
    rows = section.crosstable.rows
    for round in range(1, section.crosstable.rounds + 1):
        games, byes = [], []
        for number, results in rows.items():
            own = results[round - 1]
            if is_awaited(section, number, round):
                continue
            if own.opponent is None:
                typed = _ALONE.get(own.outcome) if own.worth is None else None
                if typed is None:
                    raise TieBreakError(_not_listed(section, number, round))
                byes.append(TypedGame(round, number, typed))
            elif own.colour == "w" or (own.forfeit and not own.colour and number < own.opponent):
                twin = rows[own.opponent][round - 1] if own.opponent in rows else None
                result = _SPELLED.get((own.outcome, twin.outcome)) if twin else None
                if twin is None or twin.opponent != number or result is None or own.ruling:
                    raise TieBreakError(_not_listed(section, number, round))
                board = section.origin.boards.get((number, round))
                games.append(TypedGame(round, number, result, own.opponent, board))
            elif not own.colour and not own.forfeit:
                raise TieBreakError(
                    f"round {round} of {section.by_number[number].label} does not say who had "
                    "White, which a list of games needs; add w or b behind the opponent's number, "
                    "or write a crosstable"
                )
        yield from sorted(games, key=lambda game: game.board or _NO_BOARD)
        yield from byes


_NO_BOARD = 1_000_000
_BYES_A_ROUND = 2


def games_with_room(section: Section) -> Sequence[TypedGame]:
    """Return the typed games, then empty rows for all that this section may still need."""
    typed, rounds = [*typed_games(section)], section.crosstable.rounds
    a_round = (len(section.players) + 1) // 2 + _BYES_A_ROUND
    begun = max((game.round or 0 for game in typed), default=0)
    return [*typed, *[TypedGame()] * max(rounds * a_round - len(typed), (rounds - begun) * a_round)]


def _not_listed(section: Section, number: int, round: int) -> str:
    return (
        f"round {round} of {section.by_number[number].label} is nothing that a list of games can "
        "say; write a crosstable (games have one result for both players)"
    )


_LONGEST_SOUGHT = 255
"""The most characters of a text that Excel searches for."""


def names_to_type(players: Iterable[Player]) -> Mapping[int, str]:
    """Return the names that are typed in the place of numbers: those by which formulas find a
    single player or team, and that look like no number or condition."""
    named = {player.number: player.name for player in players}
    folded = Counter(map(str.casefold, named.values()))
    return {
        number: name
        for number, name in named.items()
        if folded[name.casefold()] == 1
        and name == " ".join(name.split())
        and len(name) <= _LONGEST_SOUGHT
        and name[:1].isalpha()
        and not set(name) & set("*?~")
    }
