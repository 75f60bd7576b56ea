"""SwissSys: its save file ``.sjson`` and the JSON file with which it publishes results.

Neither is documented. Files that SwissSys 11 wrote (versions 11.34 to 11.75), and programs that
read them, show what is read here; anything else is reported and not guessed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from xltiebreak.disk.shipped import table_in
from xltiebreak.event.crosstable import UNNUMBERED
from xltiebreak.event.findings import WARNING, Finding, TieBreakError
from xltiebreak.event.section import Event
from xltiebreak.event.words import too_long
from xltiebreak.formats.kinds import decoded, named_after, refuse_what_is_too_large
from xltiebreak.formats.sheet import Records, Sheet, event_of, headed
from xltiebreak.tables.around import joined
from xltiebreak.tables.cells import EMPTY, Cell, Fault, Row, plain
from xltiebreak.tables.labels import Settings

Record = Mapping[str, Any]
"""A JSON object, whose fields may be missing or of another kind than expected."""

KINDS = {"0": "swiss", "": "swiss", "1": "roundrobin", "3": "roundrobin"}
"""The meaning of a section's number ``Type`` in a save file, as far as files show it."""

_SIGNS, _LETTERS = {"+": "W", "=": "D", "-": "L"}, {"W": "W", "D": "D", "L": "L"}
"""Games in a save file and in one of published results; other rounds have US letters."""
_NOTHING = frozenset({"", "~"})
_SAVED, _PUBLISHED = table_in("formats/words.toml")["swisssys"].values()
_NUMBER = re.compile(r"0*([1-9]\d{0,5})")

MAX_RECORDS, MAX_VALUES = 500_000, 5_000_000
_STATE = re.compile(r"[A-Z]{2,3}")
_DAMAGED = "the file is damaged or cut short, or holds no tournament; save it again in SwissSys"
_NO_PLAYERS = "the file has no section with players; {} it again in SwissSys"


def read_sjson(content: bytes, name: str) -> Event:
    """Return the event in a save file; ``name`` is its file name."""
    document = _read_json(content)
    overview_field = document.get("Overview")
    overview: Record = overview_field if isinstance(overview_field, dict) else {}
    return event_of(
        _text(overview, "Tournament title") or named_after(name),
        [*map(_saved, _sections(document, "Sections", "Players"))],
        _NO_PLAYERS.format("save"),
        dates=joined(_text(overview, "Starting date"), _text(overview, "Ending date")),
        time_control=_text(overview, "Tournament time controls"),
    )


def read_published(content: bytes, name: str) -> Event:
    """Return the event in a file of published results, with its printed tie-breaks; ``name`` is its
    file name.

    Players stand in the order of their pairing numbers, 1, 2, 3 …, by which opponents are named.
    """
    document = _read_json(content)
    places = (_text(document, key) for key in ("city", "state", "country"))
    return event_of(
        _text(document, "tournament") or named_after(name),
        [*map(_published, _sections(document, "sections", "players"))],
        _NO_PLAYERS.format("publish"),
        dates=_text(document, "date"),
        city=", ".join(filter(None, places)),
        chief_td=_text(document, "td"),
    )


def _sections(document: Record, sections: str, players: str) -> list[Record]:
    return [record for record in _records(document, sections) if _records(record, players)]


def _saved(record: Record) -> Sheet:
    name = _text(record, "Section name") or _text(record, "Section title") or "Open"
    players, kind = _records(record, "Players"), _text(record, "Type")
    paired = max(_whole(record, "Rounds paired"), _whole(record, "Rounds played"))
    slots = [_items(player, "Results") for player in players]
    entered = (
        round
        for row in slots
        for round, slot in enumerate(row, start=1)
        if isinstance(slot, str) and slot.partition(";")[0].strip("\0") not in _NOTHING
    )
    rounds = max([paired, *entered])
    faults = []
    if kind not in KINDS:
        message = f"the section's type {kind!r} is not known; it is read as a Swiss"
        faults.append(Finding(WARNING, "section-type", name, message))
    if _records(record, "Teams"):
        message = "teams are not read yet, players are taken one by one"
        faults.append(Finding(WARNING, "team-records", name, message))
    rows = []
    for place, (player, row) in enumerate(zip(players, slots), start=1):
        own = {title: _text(player, field) for title, field in _SAVED.items()}
        club = _text(player, "Club")
        if not own["Federation"] and _STATE.fullmatch(club):  # where SwissSys keeps some states
            own["Federation"], club = club, ""
        own["Team"] = own["Team"] or club
        cells = []
        for round, slot in enumerate(row[:rounds], start=1):  # "+;9;B;1;9;9;0": a win as Black
            sign, opponent, colour = [*str(slot).split(";"), "", ""][:3]
            cell = _cell(_SIGNS, sign, opponent, colour, paired=round <= paired)
            cells.append(EMPTY if slot is None else cell)
        rows.append(Row(place, [*map(Cell, own.values()), *cells]))
    final = _whole(record, "Final round") or None
    settings = Settings(name, KINDS.get(kind, ""), final, notation="us")
    return Sheet(headed(Records(name, rows), [*_SAVED], rounds), settings, faults=faults)


def _published(record: Record) -> Sheet:
    name = _text(record, "section") or "Open"
    players = _records(record, "players")
    played = _whole(record, "rounds_played")
    entered = (len(_items(player, "results")) for player in players)
    rounds = max([_whole(record, "rounds_paired"), played, *entered])
    refuse_what_is_too_large(len(players), rounds)
    # "2-3" in place[k] is that of standings[k]
    places = dict(zip(map(str, _items(record, "standings")), _items(record, "place")))
    labels = [plain(str(label)) for label in _items(record, "tiebreaks")]
    rows = []
    for number, player in enumerate(players, start=1):
        own = {title: _text(player, field) for title, field in _PUBLISHED.items()}
        own["Federation"] = own["Federation"] or _text(player, "club")
        own |= {"No.": str(number), "Place": str(places.get(str(number), ""))}
        columns = [_items(player, field) for field in ("results", "ops", "colors")]
        cells = []
        for round in range(1, rounds + 1):
            cell = (str(column[round - 1]) if round <= len(column) else "" for column in columns)
            cells.append(_cell(_LETTERS, *cell, paired=round <= played))
        printed = [plain(str(figure)) for figure in _items(player, "tiebreaks")]
        printed = printed if len(printed) == len(labels) else []
        rows.append(Row(number, [*map(Cell, own.values()), *cells, *map(Cell, printed)]))
    grid = headed(Records(name, rows), [*_PUBLISHED], rounds, labels)
    return Sheet(grid, Settings(name, notation="us"))


def _cell(games: Mapping[str, str], sign: str, opponent: str, colour: str, *, paired: bool) -> Cell:
    """Return a round in US letters; ``games`` are the signs of games, and an opponent of 0 or −1 is
    none. Where nothing stands in a round that was ``paired``, the player was not."""
    named = _NUMBER.fullmatch(opponent)
    met = named[1] if named else ""
    side = colour.lower() if colour.lower() in ("w", "b") else ""
    letter = sign.strip("\0").strip().upper()
    if letter in _NOTHING:
        return Cell(f"{met}{side}" if met and side else "U" * paired)
    if letter in games:
        return Cell(f"{games[letter]}{met and met + side}", typed=sign)
    if letter in (*"XFZBHU",):
        return Cell(f"{letter}{met}" if letter in "XFZ" else letter)
    why = f"{sign!r} is not a result; expected {' '.join(games)} X F Z B H or U"
    return Cell(sign, Fault("unknown-code", why))


def _read_json(content: bytes) -> Record:
    text = decoded(content)
    if text.count("{") + text.count("[") > MAX_RECORDS or text.count(",") > MAX_VALUES:
        raise TieBreakError(
            f"the file holds more than {MAX_RECORDS:,} records or {MAX_VALUES:,} values, more than "
            "any event"
        )
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise TieBreakError(_DAMAGED) from error
    if not isinstance(document, dict):
        raise TieBreakError(_DAMAGED)
    return document


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
