"""The JSON file with which SwissSys publishes results, with the tie-breaks that it printed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import PurePath

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import ERROR, Finding, TieBreakError
from xltiebreak.event.notation import UnknownCell
from xltiebreak.event.origin import Origin
from xltiebreak.event.results import UNREADABLE, Outcome, Result
from xltiebreak.event.section import Event, Player, Section
from xltiebreak.formats.swisssys.records import (
    Record,
    items,
    rated,
    read_json,
    records,
    refuse_what_is_too_large,
    text,
    whole,
)
from xltiebreak.formats.swisssys.rounds import read_result
from xltiebreak.tables.cells import plain

LETTERS: Mapping[str, Outcome] = {"W": Outcome.WIN, "D": Outcome.DRAW, "L": Outcome.LOSS}


def read_published(content: bytes, name: str) -> Event:
    """The event in a file of published results; ``name`` is its file name.

    Players stand in the order of their pairing numbers, 1, 2, 3 …, which the opponents refer to.

    Raises:
        TieBreakError: it is not JSON, or has no section with players.
    """
    document = read_json(content)
    sections = tuple(_section(one) for one in records(document, "sections"))
    if not any(section.players for section in sections):
        raise TieBreakError("the file has no section with players; publish it again in SwissSys")
    places = (text(document, key) for key in ("city", "state", "country"))
    return Event(
        name=text(document, "tournament") or plain(PurePath(name).stem),
        sections=tuple(section for section in sections if section.players),
        dates=text(document, "date"),
        city=", ".join(place for place in places if place),
        chief_td=text(document, "td"),
    )


def _section(record: Record) -> Section:
    name = text(record, "section") or "Open"
    entries = records(record, "players")
    played = whole(record, "rounds_played")
    rounds = max([whole(record, "rounds_paired"), played, *(_rounds(one) for one in entries)])
    refuse_what_is_too_large(len(entries), rounds)
    faults: list[Finding] = []
    places = _places(record)
    players = tuple(
        _player(name, number, one, places, faults) for number, one in enumerate(entries, start=1)
    )
    results = tuple(
        tuple(_result(name, number, one, round, played, faults) for round in range(1, rounds + 1))
        for number, one in enumerate(entries, start=1)
    )
    return Section(
        name=name,
        players=players,
        crosstable=Crosstable(tuple(player.number for player in players), results),
        printed=_printed(record, entries),
        origin=Origin(sheet=name),
        faults=tuple(faults),
    )


def _rounds(entry: Record) -> int:
    return len(items(entry, "results"))


def _places(record: Record) -> Mapping[int, int]:
    """The place of each player: ``place[k]``, ``"2-3"`` for a shared one, is that of the player
    ``standings[k]``."""
    places = {}
    for number, place in zip(items(record, "standings"), items(record, "place")):
        first = str(place).partition("-")[0]
        if type(number) is int and first.isascii() and first.isdecimal() and len(first) < 7:
            places[number] = int(first)
    return places


def _printed(record: Record, entries: Sequence[Record]) -> Mapping[str, Mapping[int, str]]:
    """The tie-breaks by label, for each player who has as many as there are labels."""
    labels = [plain(str(label)) for label in items(record, "tiebreaks")]
    return {
        label: {
            number: plain(str(values[k]))
            for number, entry in enumerate(entries, start=1)
            if len(values := items(entry, "tiebreaks")) == len(labels)
        }
        for k, label in enumerate(labels)
    }


def _player(
    section: str, number: int, record: Record, places: Mapping[int, int], faults: list[Finding]
) -> Player:
    rating = rated(record, "rating", f"{section}!player {number}", faults)
    return Player(
        number=number,
        name=text(record, "name"),
        id=text(record, "id1"),
        rating=rating.value,
        provisional=rating.provisional,
        team=text(record, "team"),
        title=text(record, "player_title"),
        federation=text(record, "state") or text(record, "club"),
        printed_place=places.get(number),
    )


def _result(
    section: str, number: int, record: Record, round: int, played: int, faults: list[Finding]
) -> Result:
    letter, opponent, colour = (
        str(found[round - 1]) if round <= len(found := items(record, name)) else ""
        for name in ("results", "ops", "colors")
    )
    try:
        return read_result(letter, opponent, colour, LETTERS, paired=round <= played)
    except UnknownCell as unknown:
        where = f"{section}!player {number}, round {round}"
        faults.append(Finding(ERROR, "unknown-code", where, str(unknown)))
        return UNREADABLE
