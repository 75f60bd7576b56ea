"""SwissSys: its save file ``.sjson`` and the JSON file with which it publishes results.

Neither is documented. Files that SwissSys 11 wrote (versions 11.34 to 11.75), and programs that
read them, show what is read here; anything else is reported and not guessed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from xltiebreak.event.byes import UnknownCell
from xltiebreak.event.crosstable import UNNUMBERED, Crosstable
from xltiebreak.event.findings import WARNING, Finding, Origin, TieBreakError
from xltiebreak.event.letters import LETTERS as US_LETTERS
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.section import Event, Player, Section
from xltiebreak.event.words import too_long
from xltiebreak.formats.entries import (
    named_after,
    numbered,
    one_round,
    rated,
    refuse_what_is_too_large,
)
from xltiebreak.formats.kinds import decoded
from xltiebreak.tables.cells import plain

Record = Mapping[str, Any]
"""A JSON object, whose fields may be missing or of another kind than expected."""

KINDS = {0: "swiss", 1: "roundrobin", 3: "roundrobin"}
"""The meaning of a section's number ``Type`` in a save file, as far as files show it."""

SIGNS: Mapping[str, Outcome] = {"+": Outcome.WIN, "=": Outcome.DRAW, "-": Outcome.LOSS}
LETTERS: Mapping[str, Outcome] = {"W": Outcome.WIN, "D": Outcome.DRAW, "L": Outcome.LOSS}
"""Games in a save file and in one of published results; other rounds have US letters."""
_NOTHING = frozenset({"", "~", "\0"})
_DOUBLE = frozenset("$#%")
_GAMES = frozenset({Outcome.WIN, Outcome.DRAW, Outcome.LOSS})
_FORFEITS = frozenset({Outcome.FORFEIT_WIN, Outcome.FORFEIT_DRAW, Outcome.FORFEIT_LOSS})

MAX_RECORDS, MAX_VALUES = 500_000, 5_000_000
_STATE = re.compile(r"[A-Z]{2,3}")


def read_sjson(content: bytes, name: str) -> Event:
    """Return the event in a save file; ``name`` is its file name.

    What cannot be understood becomes a fault with its player and round; nothing is guessed.

    Raises:
        TieBreakError: it is not JSON, or has no section with players.
    """
    document = _read_json(content)
    overview_field = document.get("Overview")
    overview: Record = overview_field if isinstance(overview_field, dict) else {}
    sections = [_saved_section(record) for record in _records(document, "Sections")]
    first, last = _text(overview, "Starting date"), _text(overview, "Ending date")
    return Event(
        name=_text(overview, "Tournament title") or named_after(name),
        sections=_with_players(sections, "save"),
        dates=" – ".join(dict.fromkeys(day for day in (first, last) if day)),
        time_control=_text(overview, "Tournament time controls"),
    )


def _saved_section(record: Record) -> Section:
    name = _text(record, "Section name") or _text(record, "Section title") or "Open"
    entries = _records(record, "Players")
    paired = max(_whole(record, "Rounds paired"), _whole(record, "Rounds played"))
    rounds = max([paired, *map(_last_entered, entries)])
    refuse_what_is_too_large(len(entries), rounds)
    faults: list[Finding] = []
    kind = record.get("Type", 0)
    if kind not in (0, 1, 3):
        message = (
            f"the section's type {_text(record, 'Type')!r} is not known; it is read as a Swiss"
        )
        faults.append(Finding(WARNING, "section-type", name, message))
    if _records(record, "Teams"):
        message = "teams are not read yet, players are taken one by one"
        faults.append(Finding(WARNING, "team-records", name, message))
    players = tuple(
        _saved_player(name, k, entry, faults) for k, entry in enumerate(entries, start=1)
    )
    results = tuple(
        _saved_results(name, player.number, _items(entry, "Results"), rounds, paired, faults)
        for player, entry in zip(players, entries)
    )
    return Section(
        name=name,
        players=players,
        crosstable=Crosstable(tuple(player.number for player in players), results),
        kind=KINDS.get(kind, "") if type(kind) is int else "",
        scheduled_rounds=_whole(record, "Final round") or None,
        origin=Origin(sheet=name),
        faults=tuple(faults),
    )


def _last_entered(entry: Record) -> int:
    entered = (
        round
        for round, token in enumerate(_items(entry, "Results"), start=1)
        if isinstance(token, str) and token.partition(";")[0] not in _NOTHING
    )
    return max(entered, default=0)


def _saved_player(section: str, place: int, record: Record, faults: list[Finding]) -> Player:
    number = numbered(
        _whole(record, "Pair number"), _text(record, "Pair number"), place, section, faults
    )
    club, state = _text(record, "Club"), _text(record, "State")
    if not state and _STATE.fullmatch(club):  # where SwissSys keeps the state of some entries
        club, state = "", club
    return Player(
        number,
        _text(record, "Name"),
        _text(record, "ID"),
        *rated(_text(record, "Rating"), f"{section}!player {number}", faults),
        _text(record, "Team") or club,
        _text(record, "Player title"),
        state,
        _text(record, "Sex"),
        _text(record, "Birth date"),
    )


def _saved_results(
    section: str, number: int, slots: Sequence[Any], rounds: int, paired: int, faults: list[Finding]
) -> tuple[Result, ...]:
    results = []
    for round in range(1, rounds + 1):
        slot = slots[round - 1] if round <= len(slots) else None
        if slot is None:
            results.append(BLANK)
            continue
        where = f"{section}!player {number}, round {round}"
        results.append(one_round(faults, where, read_token, str(slot), paired=round <= paired))
    return tuple(results)


def read_published(content: bytes, name: str) -> Event:
    """Return the event in a file of published results, with its printed tie-breaks; ``name`` is its
    file name.

    Players stand in the order of their pairing numbers, 1, 2, 3 …, by which opponents are named.

    Raises:
        TieBreakError: it is not JSON, or has no section with players.
    """
    document = _read_json(content)
    sections = [_published_section(record) for record in _records(document, "sections")]
    places = (_text(document, key) for key in ("city", "state", "country"))
    return Event(
        name=_text(document, "tournament") or named_after(name),
        sections=_with_players(sections, "publish"),
        dates=_text(document, "date"),
        city=", ".join(place for place in places if place),
        chief_td=_text(document, "td"),
    )


def _published_section(record: Record) -> Section:
    name = _text(record, "section") or "Open"
    entries = dict(enumerate(_records(record, "players"), start=1))
    played = _whole(record, "rounds_played")
    entered = (len(_items(entry, "results")) for entry in entries.values())
    rounds = max([_whole(record, "rounds_paired"), played, *entered])
    refuse_what_is_too_large(len(entries), rounds)
    faults: list[Finding] = []
    places = _places(record)
    players = tuple(
        _published_player(name, number, entry, places, faults) for number, entry in entries.items()
    )
    results = tuple(
        _published_results(name, number, entry, rounds, played, faults)
        for number, entry in entries.items()
    )
    return Section(
        name=name,
        players=players,
        crosstable=Crosstable(tuple(entries), results),
        printed=_printed(record, entries),
        origin=Origin(sheet=name),
        faults=tuple(faults),
    )


def _places(record: Record) -> Mapping[int, int]:
    """Return each player's place: ``place[k]``, such as ``"2-3"``, is that of ``standings[k]``."""
    places = {}
    for number, place in zip(_items(record, "standings"), _items(record, "place")):
        first = str(place).partition("-")[0]
        if type(number) is int and first.isascii() and first.isdecimal() and len(first) < 7:
            places[number] = int(first)
    return places


def _printed(record: Record, entries: Mapping[int, Record]) -> Mapping[str, Mapping[int, str]]:
    """Return the tie-breaks by label, for each player with as many figures as there are labels."""
    labels = [plain(str(label)) for label in _items(record, "tiebreaks")]
    return {
        label: {
            number: plain(str(values[k]))
            for number, entry in entries.items()
            if len(values := _items(entry, "tiebreaks")) == len(labels)
        }
        for k, label in enumerate(labels)
    }


def _published_player(
    section: str, number: int, record: Record, places: Mapping[int, int], faults: list[Finding]
) -> Player:
    return Player(
        number,
        _text(record, "name"),
        _text(record, "id1"),
        *rated(_text(record, "rating"), f"{section}!player {number}", faults),
        _text(record, "team"),
        _text(record, "player_title"),
        _text(record, "state") or _text(record, "club"),
        printed_place=places.get(number),
    )


def _published_results(
    section: str, number: int, record: Record, rounds: int, played: int, faults: list[Finding]
) -> tuple[Result, ...]:
    columns = [_items(record, name) for name in ("results", "ops", "colors")]
    results = []
    for round in range(1, rounds + 1):
        cell = (str(column[round - 1]) if round <= len(column) else "" for column in columns)
        where = f"{section}!player {number}, round {round}"
        paired = round <= played
        results.append(one_round(faults, where, read_result, *cell, LETTERS, paired=paired))
    return tuple(results)


def read_token(token: str, *, paired: bool) -> Result:
    """Return the result in a round of the save file: ``+;9;B;1;9;9;0``, a win against 9 as Black on
    board 1.

    ``paired`` says whether the round has been paired: an empty slot means not paired then.

    Raises:
        UnknownCell: it states no result.
    """
    sign, *fields = token.split(";")
    opponent, colour = (*fields, "", "")[:2]
    return read_result(sign, opponent, colour, SIGNS, paired=paired)


def read_result(
    sign: str, opponent: str, colour: str, signs: Mapping[str, Outcome], *, paired: bool
) -> Result:
    """Return the result that one of ``signs`` states, or a US letter without a game.

    An opponent of 0 or −1 is none.

    Raises:
        UnknownCell: there is no such sign, or it needs an opponent; the message says which.
    """
    named = opponent.isascii() and opponent.isdecimal() and len(opponent) < 10
    number = int(opponent) if named else 0
    known = number if 0 < number < 10**6 else None
    side = colour.lower() if colour.lower() in ("w", "b") else ""
    letter = sign.strip().upper() if sign != "\0" else ""
    if letter in _NOTHING:
        if known is not None and side:
            return Result(Outcome.PENDING, known, side)
        return Result(Outcome.UNPAIRED) if paired else BLANK
    if letter in _DOUBLE:
        raise UnknownCell(
            f"{sign!r} states two games of a double round; only one game a round can be read"
        )
    outcome = signs.get(letter) or US_LETTERS.get(letter)
    if outcome is None or (outcome in _GAMES and letter not in signs):
        raise UnknownCell(f"{sign!r} is not a result; expected {' '.join(signs)} X F Z B H or U")
    if outcome in _GAMES:
        if known is None:
            raise UnknownCell(f"{sign!r} does not say against whom")
        return Result(outcome, known, side)
    return Result(outcome, known if outcome in _FORFEITS else None)


def _read_json(content: bytes) -> Record:
    text = decoded(content)
    if text.count("{") + text.count("[") > MAX_RECORDS or text.count(",") > MAX_VALUES:
        raise TieBreakError(
            f"the file holds more than {MAX_RECORDS:,} records or {MAX_VALUES:,} values, more than "
            "any event"
        )
    try:
        document = json.loads(text)
    except json.JSONDecodeError as error:
        raise TieBreakError(
            f"line {error.lineno}, column {error.colno}: the file is damaged or cut short "
            f"({error.msg}); save it again in SwissSys"
        ) from error
    except (ValueError, RecursionError) as error:
        raise TieBreakError(
            "the file is no JSON that a program for tournaments writes; save it again in SwissSys"
        ) from error
    if not isinstance(document, dict):
        raise TieBreakError("the file holds no tournament; save it again in SwissSys")
    return document


def _with_players(sections: Sequence[Section], again: str) -> tuple[Section, ...]:
    filled = tuple(section for section in sections if section.players)
    if not filled:
        raise TieBreakError(f"the file has no section with players; {again} it again in SwissSys")
    return filled


def _records(record: Record, name: str) -> list[Record]:
    return [item for item in _items(record, name) if isinstance(item, dict)]


def _items(record: Record, name: str) -> Sequence[Any]:
    items = record.get(name)
    return items if isinstance(items, list) else []


def _text(record: Record, name: str) -> str:
    text = record.get(name)
    tidy = plain(str(text)) if isinstance(text, (str, int, float)) else ""
    if why := too_long(tidy):
        raise TieBreakError(f"{name}: {why}")
    return tidy


def _whole(record: Record, name: str) -> int:
    number = record.get(name)
    return number if type(number) is int and 0 < number < UNNUMBERED else 0
