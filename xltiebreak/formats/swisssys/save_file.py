"""SwissSys's save file ``.sjson`` → an event."""

from __future__ import annotations

import re
from pathlib import PurePath

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import ERROR, WARNING, Finding, TieBreakError
from xltiebreak.event.notation import UnknownCell
from xltiebreak.event.origin import Origin
from xltiebreak.event.results import BLANK, UNREADABLE, Result
from xltiebreak.event.section import Event, Player, Section
from xltiebreak.formats.swisssys.records import (
    Record,
    items,
    numbered,
    rated,
    read_json,
    records,
    refuse_what_is_too_large,
    text,
    whole,
)
from xltiebreak.formats.swisssys.rounds import read_token
from xltiebreak.tables.cells import plain

KINDS = {0: "swiss", 1: "roundrobin", 3: "roundrobin"}
"""What the number ``Type`` of a section means, as far as files show it."""

_STATE = re.compile(r"[A-Z]{2,3}")


def read_sjson(content: bytes, name: str) -> Event:
    """The event in a save file; ``name`` is its file name.

    What cannot be understood becomes a fault with its player and round; nothing is guessed.

    Raises:
        TieBreakError: it is not JSON, or has no section with players.
    """
    document = read_json(content)
    found = document.get("Overview")
    overview: Record = found if isinstance(found, dict) else {}
    sections = tuple(_section(one) for one in records(document, "Sections"))
    if not any(section.players for section in sections):
        raise TieBreakError("the file has no section with players; save it again in SwissSys")
    first, last = text(overview, "Starting date"), text(overview, "Ending date")
    return Event(
        name=text(overview, "Tournament title") or plain(PurePath(name).stem),
        sections=tuple(section for section in sections if section.players),
        dates=" – ".join(dict.fromkeys(day for day in (first, last) if day)),
        time_control=text(overview, "Tournament time controls"),
    )


def _section(record: Record) -> Section:
    name = text(record, "Section name") or text(record, "Section title") or "Open"
    entries = records(record, "Players")
    paired = max(whole(record, "Rounds paired"), whole(record, "Rounds played"))
    rounds = max([paired, *(_last_entered(entry) for entry in entries)])
    refuse_what_is_too_large(len(entries), rounds)
    faults: list[Finding] = []
    kind = record.get("Type", 0)
    if kind not in (0, 1, 3):
        faults.append(
            Finding(
                WARNING,
                "section-type",
                name,
                f"the section's type {text(record, 'Type')!r} is not known; it is read as a Swiss",
            )
        )
    if records(record, "Teams"):
        faults.append(
            Finding(
                WARNING,
                "team-records",
                name,
                "teams are not read yet, players are taken one by one",
            )
        )
    players = tuple(_player(name, k, one, faults) for k, one in enumerate(entries, start=1))
    results = tuple(
        _results(name, player.number, one, rounds, paired, faults)
        for player, one in zip(players, entries)
    )
    return Section(
        name=name,
        players=players,
        crosstable=Crosstable(tuple(player.number for player in players), results),
        kind=KINDS.get(kind, "swiss") if type(kind) is int else "swiss",
        scheduled_rounds=whole(record, "Final round") or None,
        origin=Origin(sheet=name),
        faults=tuple(faults),
    )


def _last_entered(entry: Record) -> int:
    """The last round of which a player's slot is not empty."""
    tokens = items(entry, "Results")
    entered = (
        round
        for round, token in enumerate(tokens, start=1)
        if isinstance(token, str) and token.partition(";")[0] not in ("", "\0", "~")
    )
    return max(entered, default=0)


def _player(section: str, place: int, record: Record, faults: list[Finding]) -> Player:
    number = numbered(record, "Pair number", place, section, faults)
    rating = rated(record, "Rating", f"{section}!player {number}", faults)
    club, state = text(record, "Club"), text(record, "State")
    if not state and _STATE.fullmatch(club):  # where SwissSys keeps the state of some entries
        club, state = "", club
    return Player(
        number=number,
        name=text(record, "Name"),
        id=text(record, "ID"),
        rating=rating.value,
        provisional=rating.provisional,
        team=text(record, "Team") or club,
        title=text(record, "Player title"),
        federation=state,
        sex=text(record, "Sex"),
        birth=text(record, "Birth date"),
    )


def _results(
    section: str, number: int, record: Record, rounds: int, paired: int, faults: list[Finding]
) -> tuple[Result, ...]:
    tokens = items(record, "Results")
    results = []
    for round in range(1, rounds + 1):
        token = tokens[round - 1] if round <= len(tokens) else None
        if token is None:
            results.append(BLANK)
            continue
        try:
            results.append(read_token(str(token), paired=round <= paired))
        except UnknownCell as unknown:
            where = f"{section}!player {number}, round {round}"
            faults.append(Finding(ERROR, "unknown-code", where, str(unknown)))
            results.append(UNREADABLE)
    return tuple(results)
